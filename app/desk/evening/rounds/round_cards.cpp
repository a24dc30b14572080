#include "app/desk/evening/rounds/round_cards.h"

#include "app/desk/frame/theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using theme::Role;

constexpr int cardHeadHeight = 41;
constexpr qreal floatingRadius = 6;

/// Whether the places are the same; people are ignored.
bool samePlaces(const RoundView& one, const RoundView& other)
{
    return std::equal(one.cards.begin(), one.cards.end(), other.cards.begin(), other.cards.end(),
                      [](const CardView& left, const CardView& right) {
                          return left.table == right.table &&
                                 left.seats.size() == right.seats.size();
                      });
}

/// Tables have one height, so that they line up.
int heightOf(const CardView& card)
{
    constexpr int bottom = 10;
    const auto rows = card.table ? std::max(card.seats.size(), fullTable) : card.seats.size();
    return cardHeadHeight + static_cast<int>(rows) * SeatRow::rowHeight + bottom;
}

} // namespace

/// Floats over the cards without taking input; painted by a function.
class Floating : public QWidget
{
public:
    using Paint = std::function<void(QPainter&)>;

    Floating(const QString& objectName, QWidget* parent) : QWidget(parent)
    {
        setObjectName(objectName);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }
    void show(const QRect& rect, Paint paint)
    {
        paint_ = std::move(paint);
        setGeometry(rect);
        QWidget::show();
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paint_(painter);
    }

private:
    Paint paint_;
};

RoundCards::RoundCards(Previewer previewer)
    : previewer_(std::move(previewer)),
      tip_(new Floating(u"costTip"_s, this)),
      picked_(new Floating(u"pickedRow"_s, this))
{
    setObjectName(u"roundCards"_s);
    setAccessibleName(tr("Tables of the round"));
}

void RoundCards::show(const RoundView& view)
{
    if (view == view_) {
        return;
    }
    putBack();
    const bool keep = samePlaces(view, view_);
    view_ = view;
    if (!keep) {
        rebuildRows();
    }
    for (auto* row : rows_) {
        row->show(view_.cards[row->spot().card]);
    }
    layOut();
    update();
}

void RoundCards::rebuildRows()
{
    const auto* before = focusedRow();
    const auto spot = before != nullptr ? std::optional(before->spot()) : std::nullopt;
    for (auto* row : rows_) {
        row->removeEventFilter(this);
        row->hide();
        row->deleteLater();
    }
    rows_.clear();
    for (std::size_t card = 0; card < view_.cards.size(); ++card) {
        for (std::size_t seat = 0; seat < view_.cards[card].seats.size(); ++seat) {
            auto* row = new SeatRow({card, seat}, this);
            row->installEventFilter(this);
            rows_.push_back(row);
            row->QWidget::show();
        }
    }
    current_ = spot ? rowAt(*spot) : nullptr;
    if (current_ == nullptr && !rows_.empty()) {
        current_ = rows_.front();
    }
    if (current_ != nullptr) {
        current_->setFocusPolicy(Qt::StrongFocus);
        if (spot) {
            current_->setFocus();
        }
    }
    tip_->raise();
    picked_->raise();
}

void RoundCards::layOut()
{
    constexpr int gap = 16;
    constexpr int leastWidth = 300;
    constexpr int mostColumns = 3;
    constexpr int headGap = 4;
    const int columns = std::clamp((width() + gap) / (leastWidth + gap), 1, mostColumns);
    const int cardWidth = (width() - gap * (columns - 1)) / columns;
    columns_ = static_cast<std::size_t>(columns);
    cardRects_.clear();
    int top = 0;
    int lineHeight = 0;
    for (const auto& card : view_.cards) {
        const int column = static_cast<int>(cardRects_.size()) % columns;
        if (column == 0 && !cardRects_.empty()) {
            top += lineHeight + gap;
            lineHeight = 0;
        }
        const int height = heightOf(card);
        lineHeight = std::max(lineHeight, height);
        cardRects_.emplace_back(column * (cardWidth + gap), top, cardWidth, height);
    }
    for (auto* row : rows_) {
        const auto [card, seat] = row->spot();
        const QRect& rect = cardRects_[card];
        row->setGeometry(rect.left() + 1,
                         rect.top() + cardHeadHeight + headGap +
                             static_cast<int>(seat) * SeatRow::rowHeight,
                         rect.width() - 2, SeatRow::rowHeight);
    }
    setMinimumHeight(top + lineHeight);
}

void RoundCards::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

const SeatView& RoundCards::seatAt(const SeatSpot& spot) const
{
    return view_.cards[spot.card].seats[spot.seat];
}

SeatRow* RoundCards::rowAt(const SeatSpot& spot) const
{
    const auto found = std::find_if(rows_.begin(), rows_.end(),
                                    [&](const SeatRow* row) { return row->spot() == spot; });
    return found != rows_.end() ? *found : nullptr;
}

SeatRow* RoundCards::rowUnder(const QPoint& point) const
{
    return qobject_cast<SeatRow*>(childAt(point));
}

SeatRow* RoundCards::focusedRow() const
{
    return current_ != nullptr && current_->hasFocus() ? current_ : nullptr;
}

core::TableNumber RoundCards::currentTable() const
{
    const auto table =
        current_ != nullptr ? view_.cards[current_->spot().card].table : std::nullopt;
    return table.value_or(core::TableNumber{1});
}

void RoundCards::focusCurrent() const
{
    if (current_ != nullptr) {
        current_->setFocus(Qt::TabFocusReason);
    }
}

bool RoundCards::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn) {
        // The Tab key reaches one seat only; arrows reach the others.
        current_->setFocusPolicy(Qt::ClickFocus);
        current_ = qobject_cast<SeatRow*>(watched);
        current_->setFocusPolicy(Qt::StrongFocus);
        Q_EMIT scrollRequested(current_->geometry());
    }
    return QWidget::eventFilter(watched, event);
}

SeatRow* RoundCards::neighbour(const SeatRow& row, int key) const
{
    const auto [card, seat] = row.spot();
    const auto cards = view_.cards.size();
    const auto inCard = [&](std::size_t other, std::size_t wanted) {
        return rowAt({other, std::min(wanted, view_.cards[other].seats.size() - 1)});
    };
    switch (key) {
    case Qt::Key_Up:
        return seat > 0           ? rowAt({card, seat - 1})
               : card >= columns_ ? inCard(card - columns_, fullTable)
                                  : nullptr;
    case Qt::Key_Down:
        return seat + 1 < view_.cards[card].seats.size() ? rowAt({card, seat + 1})
               : card + columns_ < cards                 ? inCard(card + columns_, 0)
                                                         : nullptr;
    case Qt::Key_Left:
        return card > 0 ? inCard(card - 1, seat) : nullptr;
    case Qt::Key_Right:
        return card + 1 < cards ? inCard(card + 1, seat) : nullptr;
    case Qt::Key_Home:
        return rows_.front();
    case Qt::Key_End:
        return rows_.back();
    default:
        return nullptr;
    }
}

void RoundCards::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool picks =
        isPlain && (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter);
    auto* row = focusedRow();
    if (row == nullptr) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (auto* next = neighbour(*row, key)) {
        next->setFocus(Qt::OtherFocusReason);
        if (isPickedUp()) {
            hoverOver(next, next->geometry().bottomLeft() + QPoint(SeatRow::rowHeight, 0));
        }
    } else if (picks && isPickedUp()) {
        drop(row);
    } else if (picks) {
        pickUp(*row);
        explainKeys();
    } else if (key == Qt::Key_Escape && isPickedUp()) {
        auto* const origin = origin_;
        putBack();
        origin->setFocus(Qt::OtherFocusReason);
    } else if (key == Qt::Key_L) {
        requestLock(row->spot(), event->modifiers().testFlag(Qt::ShiftModifier));
    } else if (key == Qt::Key_F6 && row->seat().person) {
        Q_EMIT leavingRequested(*row->seat().person);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void RoundCards::requestLock(const SeatSpot& spot, bool ofTable)
{
    if (view_.isDraft) {
        Q_EMIT lockRequested(spot, ofTable);
    }
}

void RoundCards::pickUp(SeatRow& row)
{
    if (view_.isDraft && row.seat().person) {
        origin_ = &row;
        row.setPart(SeatRow::Part::Origin);
        update();
    }
}

void RoundCards::hoverOver(SeatRow* row, const QPoint& tipAt)
{
    if (target_ != nullptr) {
        target_->setPart(SeatRow::Part::None);
    }
    target_ = row != origin_ ? row : nullptr;
    if (target_ != nullptr) {
        target_->setPart(SeatRow::Part::Target);
        showTip(tipAt, previewer_(origin_->spot(), target_->spot()));
    } else {
        tip_->hide();
    }
    update();
}

/// With the mouse the dragged person is visible.
void RoundCards::explainKeys()
{
    if (isPickedUp()) {
        showTip(origin_->geometry().bottomLeft() + QPoint(SeatRow::rowHeight, 0),
                {std::nullopt, tr("%1 changes seats").arg(origin_->seat().name),
                 tr("Arrow keys: to where · Space: put down · Esc: stay")});
    }
}

/// Two dark lines near that point, inside the widget.
void RoundCards::showTip(const QPoint& point, const Preview& preview)
{
    constexpr int padding = 12;
    constexpr int lineHeight = 18;
    constexpr int below = 8;
    const QFont headFont = theme::font(13, QFont::DemiBold);
    const QFont textFont = theme::font(12);
    const QSize size(std::max(QFontMetrics(headFont).horizontalAdvance(preview.what),
                              QFontMetrics(textFont).horizontalAdvance(preview.cost)) +
                         2 * padding,
                     2 * lineHeight + padding);
    const bool fits = point.y() + below + size.height() <= height();
    const int top = fits ? point.y() + below : point.y() - size.height() - below - 2 * lineHeight;
    const QPoint place(std::clamp(point.x(), 0, std::max(0, width() - size.width())),
                       std::max(0, top));
    tip_->setAccessibleName(preview.what + u". "_s + preview.cost);
    tip_->show({place, size}, [=, this](QPainter& painter) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::colour(palette(), Role::Text));
        painter.drawRoundedRect(QRect(QPoint(), size), floatingRadius, floatingRadius);
        painter.setPen(theme::colour(palette(), Role::Base));
        const QRect line(padding, padding / 2, size.width(), lineHeight);
        painter.setFont(headFont);
        painter.drawText(line, Qt::AlignVCenter, preview.what);
        painter.setFont(textFont);
        painter.drawText(line.translated(0, lineHeight), Qt::AlignVCenter, preview.cost);
    });
}

/// Number and name of the dragged person.
void RoundCards::showPicked(const QPoint& place)
{
    constexpr int padding = 12;
    constexpr int numberRight = 36;
    constexpr int numberRoom = 40;
    constexpr int pickedHeight = 32;
    const auto& seat = origin_->seat();
    const QFont nameFont = theme::font(13, QFont::DemiBold);
    const QSize size(QFontMetrics(nameFont).horizontalAdvance(seat.name) + numberRoom + 2 * padding,
                     pickedHeight);
    picked_->show({place, size}, [=, this, name = seat.name,
                                  number = core::plain(*seat.person)](QPainter& painter) {
        painter.setPen(QPen(theme::colour(palette(), Role::Accent), 2));
        painter.setBrush(theme::colour(palette(), Role::Base));
        painter.drawRoundedRect(QRectF(QPoint(), size).adjusted(1, 1, -1, -1), floatingRadius,
                                floatingRadius);
        painter.setPen(theme::colour(palette(), Role::Text));
        painter.setFont(theme::font(13));
        painter.drawText(QRect(0, 0, numberRight, size.height()), Qt::AlignVCenter | Qt::AlignRight,
                         QString::number(number));
        painter.setFont(nameFont);
        painter.drawText(QRect({numberRight + padding, 0}, size), Qt::AlignVCenter, name);
    });
}

void RoundCards::drop(SeatRow* row)
{
    if (row == nullptr || row == origin_) {
        putBack();
    } else if (const auto plan =
                   previewer_(origin_->spot(), row->spot()).plan) { // else the tip says why
        putBack();
        Q_EMIT planRequested(*plan);
    }
}

void RoundCards::putBack()
{
    for (auto* row : rows_) {
        row->setPart(SeatRow::Part::None);
    }
    origin_ = nullptr;
    target_ = nullptr;
    dragging_ = false;
    tip_->hide();
    picked_->hide();
    update();
}

void RoundCards::mousePressEvent(QMouseEvent* event)
{
    auto* row = rowUnder(event->pos());
    if (event->button() != Qt::LeftButton || row == nullptr) {
        return;
    }
    if (isPickedUp()) {
        hoverOver(row, event->pos());
        drop(row);
    } else {
        pressed_ = event->pos();
    }
}

void RoundCards::mouseMoveEvent(QMouseEvent* event)
{
    const auto way = (event->pos() - pressed_).manhattanLength();
    auto* const start = rowUnder(pressed_);
    if (!event->buttons().testFlag(Qt::LeftButton)) {
        return;
    }
    if (!dragging_ && way >= QApplication::startDragDistance() && start != nullptr) {
        pickUp(*start);
        dragging_ = isPickedUp();
    }
    if (!dragging_) {
        return;
    }
    constexpr QPoint beside(12, 4);
    showPicked(event->pos() + beside);
    hoverOver(rowUnder(event->pos()), picked_->geometry().bottomLeft());
    Q_EMIT scrollRequested(
        QRect(event->pos() - QPoint(0, SeatRow::rowHeight), QSize(1, 2 * SeatRow::rowHeight)));
}

void RoundCards::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !dragging_) {
        return;
    }
    auto* row = rowUnder(event->pos());
    const auto spot = (row != nullptr ? row : origin_)->spot();
    drop(row);
    if (isPickedUp()) {
        putBack();
    } else if (auto* now = rowAt(spot)) { // the rows may have been replaced
        now->setFocus(Qt::MouseFocusReason);
    }
}

void RoundCards::contextMenuEvent(QContextMenuEvent* event)
{
    auto* row = rowUnder(event->pos());
    if (!view_.isDraft || row == nullptr) {
        return;
    }
    const auto spot = row->spot();
    const auto& card = view_.cards[spot.card];
    QMenu menu(this);
    if (row->seat().person) {
        menu.addAction(tr("Pick up"), this, [this, row] {
            row->setFocus();
            pickUp(*row);
        });
        menu.addAction(row->seat().locked ? tr("Unlock the person") : tr("Lock the person"), this,
                       [this, spot] { requestLock(spot, false); });
    }
    if (card.table) {
        menu.addAction(card.locked ? tr("Unlock the table") : tr("Lock the table"), this,
                       [this, spot] { requestLock(spot, true); });
    }
    menu.exec(event->globalPos());
}

void RoundCards::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t card = 0; card < view_.cards.size(); ++card) {
        if (cardRects_[card].intersects(event->rect())) {
            paintCard(painter, card);
        }
    }
}

/// Everything but the rows: background, number, people, state.
void RoundCards::paintCard(QPainter& painter, std::size_t index) const
{
    const CardView& card = view_.cards[index];
    const QRect& rect = cardRects_[index];
    const bool isTarget = target_ != nullptr && target_->spot().card == index;
    const auto ink = [this](Role role) { return theme::colour(palette(), role); };
    constexpr qreal half = 0.5;
    constexpr qreal radius = 8;
    painter.setPen(QPen(ink(isTarget ? Role::Accent : Role::Line), isTarget ? 2 : 1));
    painter.setBrush(ink(Role::Base));
    painter.drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), radius, radius);

    constexpr int margin = 14;
    const QRect head(rect.left() + margin, rect.top(), rect.width() - 2 * margin, cardHeadHeight);
    painter.setPen(ink(Role::Line));
    painter.drawLine(head.bottomLeft(), head.bottomRight());

    painter.setPen(ink(Role::Text));
    painter.setFont(theme::font(20, QFont::DemiBold));
    const QString number = card.table ? QString::number(core::plain(*card.table)) : tr("Bye");
    painter.drawText(head, Qt::AlignVCenter, number);

    constexpr int leastTaken = 30;
    constexpr int gap = 12;
    const int taken = std::max(leastTaken, painter.fontMetrics().horizontalAdvance(number) + gap);
    const auto people = std::count_if(card.seats.begin(), card.seats.end(),
                                      [](const SeatView& seat) { return seat.person.has_value(); });
    painter.setPen(ink(Role::Muted));
    painter.setFont(theme::font(12));
    painter.drawText(head.adjusted(taken, 2, 0, 0), Qt::AlignVCenter,
                     tr("%n people", nullptr, static_cast<int>(people)));
    if (card.state) {
        constexpr int iconSize = 16;
        constexpr int iconGap = 6;
        const auto& [icon, role, word] = *card.state;
        painter.setFont(theme::font(13, QFont::DemiBold));
        painter.setPen(ink(role));
        painter.drawText(head, Qt::AlignVCenter | Qt::AlignRight, word);
        const int width = painter.fontMetrics().horizontalAdvance(word);
        painter.drawPixmap(head.right() - width - iconGap - iconSize,
                           head.center().y() - iconSize / 2 + 1,
                           icons::pixmap(icon, ink(role), iconSize, devicePixelRatioF()));
    }
}

} // namespace desk
