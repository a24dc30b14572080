#include "game_grid.h"

#include "grid_painting.h"
#include "plain_undo.h"

#include "app/texts/seat_letters.h"
#include "app/widgets/field_state.h"
#include "app/widgets/page_head.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace desk {

using namespace Qt::StringLiterals;

GameGrid::GameGrid(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"gameGrid"_s);
    setAccessibleName(tr("Slip of the table"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (std::size_t seat = 0; seat < first_.size(); ++seat) {
        first_[seat] = makeField({seat, false});
        second_[seat] = makeField({seat, true});
    }
}

QLineEdit* GameGrid::makeField(FieldPlace place)
{
    const QString name = place.second ? u"second%1"_s : u"first%1"_s;
    auto* const made = desk::makeField(name.arg(texts::seatLetter(place.seat)), {}, this);
    static const QRegularExpression digits(u"[0-9]{0,3}"_s);
    static const QRegularExpression digitsOrDash(u"-|[0-9]{0,3}"_s);
    made->setValidator(new QRegularExpressionValidator(place.second ? digits : digitsOrDash, made));
    made->setAlignment(Qt::AlignCenter);
    made->setFont(theme::font(16));
    made->setStyleSheet(u"QLineEdit { padding: 0; font-size: 16px; }"_s);
    made->setContextMenuPolicy(Qt::NoContextMenu);
    made->installEventFilter(this);
    leaveUndoToTheWindow(*made);
    made->hide();
    connect(made, &QLineEdit::textEdited, this, [this] {
        placeFields();
        Q_EMIT edited();
    });
    return made;
}

QLineEdit* GameGrid::field(FieldPlace place) const
{
    return place.second ? second_[place.seat] : first_[place.seat];
}

std::vector<FieldPlace> GameGrid::places() const
{
    std::vector<FieldPlace> all;
    const auto row = typing_ ? typingRow() : std::nullopt;
    for (std::size_t seat = 0; row && seat < sheet_.seats.size(); ++seat) {
        if (!sheet_.rows[*row].hands[seat].asked) {
            continue;
        }
        all.push_back({seat, false});
        if (sheet_.hasSecond && first_[seat]->text() != u"-") {
            all.push_back({seat, true});
        }
    }
    return all;
}

std::optional<FieldPlace> GameGrid::placeOf(const QObject* object) const
{
    for (const auto place : places()) {
        if (field(place) == object) {
            return place;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> GameGrid::typingRow() const
{
    const auto found = std::find_if(sheet_.rows.begin(), sheet_.rows.end(), [](const GridRow& row) {
        return row.state == GridRow::State::Typing;
    });
    return found != sheet_.rows.end()
               ? std::optional(static_cast<std::size_t>(found - sheet_.rows.begin()))
               : std::nullopt;
}

GridLayout GameGrid::layoutNow() const
{
    return {sheet_, rect().adjusted(1, 1, -1, -1)};
}

void GameGrid::setSheet(GridSheet sheet)
{
    const bool otherHeight = sheet.rows.size() != sheet_.rows.size();
    sheet_ = std::move(sheet);
    if (otherHeight) {
        updateGeometry();
    }
    setAccessibleDescription(spoken());
    nameFields();
    placeFields();
    update();
}

QString GameGrid::spoken() const
{
    QStringList rows;
    for (const auto& row : sheet_.rows) {
        QStringList hands = {row.label};
        for (std::size_t seat = 0; seat < row.hands.size(); ++seat) {
            if (row.hands[seat].asked) {
                hands << u"%1 %2 %3 %4"_s.arg(sheet_.seats[seat].surname, row.hands[seat].first,
                                              sheet_.cards ? u"−"_s : u"+"_s,
                                              row.hands[seat].second);
            }
        }
        hands << row.ending.text;
        rows << hands.join(u", "_s);
    }
    return rows.join(u'\n');
}

void GameGrid::nameFields()
{
    for (std::size_t seat = 0; seat < sheet_.seats.size(); ++seat) {
        const QString letter = texts::seatLetter(seat);
        first_[seat]->setAccessibleName(tr("%1, seat %2").arg(sheet_.firstTitle, letter));
        second_[seat]->setAccessibleName(tr("%1, seat %2").arg(sheet_.secondTitle, letter));
    }
}

void GameGrid::setSlip(const Slip* slip)
{
    typing_ = slip != nullptr;
    const auto put = [](QLineEdit& field, const QString& text) {
        const QSignalBlocker quiet(field);
        if (field.text() != text) {
            field.setText(text);
        }
    };
    for (std::size_t seat = 0; slip != nullptr && seat < slip->seats.size(); ++seat) {
        put(*first_[seat], slip->seats[seat].first);
        put(*second_[seat], slip->seats[seat].second);
    }
    placeFields();
}

void GameGrid::readInto(Slip& slip) const
{
    for (std::size_t seat = 0; seat < slip.seats.size(); ++seat) {
        slip.seats[seat].first = first_[seat]->text();
        slip.seats[seat].second = slip.seats[seat].didNotPlay() ? QString() : second_[seat]->text();
    }
}

void GameGrid::placeFields()
{
    const auto row = typingRow();
    const auto layout = layoutNow();
    const auto shown = places();
    for (std::size_t seat = 0; seat < first_.size(); ++seat) {
        for (const bool second : {false, true}) {
            const FieldPlace place{seat, second};
            QLineEdit* const made = field(place);
            const bool visible = row && std::find(shown.begin(), shown.end(), place) != shown.end();
            if (visible) {
                made->setGeometry(layout.field(*row, place));
            }
            made->setVisible(visible);
        }
    }
    update();
}

void GameGrid::focusField(FieldPlace place)
{
    QLineEdit* const wanted = field(place);
    wanted->setFocus(Qt::OtherFocusReason);
    wanted->selectAll();
}

void GameGrid::focusFirstEmpty()
{
    const auto all = places();
    const auto empty = std::find_if(all.begin(), all.end(), [this](FieldPlace place) {
        return (!place.second || sheet_.cards) && field(place)->text().isEmpty();
    });
    if (!all.empty()) {
        focusField(empty != all.end() ? *empty : all.front());
    }
}

std::optional<FieldPlace> GameGrid::focused() const
{
    return placeOf(focusWidget());
}

QRect GameGrid::headRect(std::size_t seat) const
{
    return layoutNow().head(seat);
}

void GameGrid::mark(const std::vector<FieldPlace>& fields, Mark mark)
{
    const auto state = mark == Mark::Refused ? FieldState::Refused : FieldState::Doubtful;
    for (const auto place : places()) {
        const bool marked = std::find(fields.begin(), fields.end(), place) != fields.end();
        setFieldState(*field(place), marked ? state : FieldState::Normal);
    }
}

QSize GameGrid::sizeHint() const
{
    constexpr int width = 728;
    return {width, GridLayout::heightFor(std::max<std::size_t>(sheet_.rows.size(), 1)) + 2};
}

QSize GameGrid::minimumSizeHint() const
{
    return sizeHint();
}

void GameGrid::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr qreal radius = 6;
    painter.setPen(theme::colour(palette(), theme::Role::Line));
    painter.setBrush(theme::colour(palette(), theme::Role::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintGrid(painter, sheet_, layoutNow(), palette());
}

void GameGrid::resizeEvent(QResizeEvent* /*event*/)
{
    placeFields();
}

std::optional<std::size_t> GameGrid::seatAt(const QPoint& point) const
{
    const auto layout = layoutNow();
    for (std::size_t seat = 0; seat < sheet_.seats.size(); ++seat) {
        if (layout.head(seat).contains(point)) {
            return seat;
        }
    }
    return std::nullopt;
}

void GameGrid::mousePressEvent(QMouseEvent* event)
{
    const auto layout = layoutNow();
    if (const auto seat = seatAt(event->pos())) {
        Q_EMIT seatClicked(*seat);
        return;
    }
    for (std::size_t row = 0; row < sheet_.rows.size(); ++row) {
        if (layout.row(row).contains(event->pos()) &&
            sheet_.rows[row].state != GridRow::State::Typing) {
            Q_EMIT rowClicked(sheet_.rows[row].number);
            return;
        }
    }
}

bool GameGrid::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        auto* const help = static_cast<QHelpEvent*>(event);
        const auto seat = seatAt(help->pos());
        QToolTip::showText(help->globalPos(),
                           seat ? tr("%1, seat %2 (click or F5: somebody else plays)")
                                      .arg(sheet_.seats[*seat].name, sheet_.seats[*seat].letter)
                                : QString(),
                           this);
        return true;
    }
    return QWidget::event(event);
}

bool GameGrid::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        return keyPressed(*static_cast<QKeyEvent*>(event));
    }
    if (event->type() == QEvent::FocusIn) {
        if (const auto place = placeOf(watched)) {
            field(*place)->selectAll();
            Q_EMIT fieldEntered(*place);
        }
    }
    return QWidget::eventFilter(watched, event);
}

/// Tab stays inside the row: at its end it stores as Enter does.
bool GameGrid::focusNextPrevChild(bool next)
{
    if (!focused()) {
        return QWidget::focusNextPrevChild(next);
    }
    step(next ? 1 : -1);
    return true;
}

bool GameGrid::keyPressed(const QKeyEvent& event)
{
    const auto place = focused();
    if (!place) {
        return false;
    }
    const QString typed = event.text().toUpper();
    if (typed.size() == 1 && answers_.contains(typed[0])) {
        Q_EMIT answered(typed[0]);
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if ((event.modifiers() & Qt::ControlModifier) != 0) {
            Q_EMIT finished();
        } else {
            step(1);
        }
        return true;
    case Qt::Key_Backspace:
        if (field(*place)->text().isEmpty()) {
            step(-1);
            return true;
        }
        return false;
    case Qt::Key_Tab:
        step(1);
        return true;
    case Qt::Key_Backtab:
        step(-1);
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        Q_EMIT rowWanted(event.key() == Qt::Key_Up ? -1 : 1);
        return true;
    default:
        return false;
    }
}

void GameGrid::step(int direction)
{
    const auto all = places();
    const auto here = std::find(all.begin(), all.end(), *focused());
    if (direction > 0 && here + 1 == all.end()) {
        Q_EMIT finished();
    } else if (direction < 0 && here == all.begin()) {
        Q_EMIT left();
    } else {
        focusField(*(here + direction));
    }
}

} // namespace desk
