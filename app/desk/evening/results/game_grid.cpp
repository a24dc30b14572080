#include "app/desk/evening/results/game_grid.h"

#include "app/desk/evening/results/number_field.h"

#include "app/desk/widgets/numbers.h"
#include "app/desk/widgets/text_painter.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QRegularExpressionValidator>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

using theme::Role;

constexpr int labelWidth = 70;
constexpr int endingWidth = 104;
constexpr int endingWidthOfPicture = 28; ///< If there is no room for words.
constexpr int leastSeat = 134;
constexpr int narrowSeat = 138;
constexpr int wideSeat = 240;
constexpr int firstWidth = 44;
constexpr int firstWidthOfWholePoints = 40;
constexpr int secondWidth = 36;
constexpr int fieldHeight = 32;
constexpr int gap = 6;
constexpr int pointsWidth = 44;
constexpr int pointsWidthOfWholePoints = 48;
/// Space after whole numbers, aligned with other rows' fractions.
constexpr int behindWholePoints = 8;

} // namespace

/// The layout of the grid, in logical pixels.
class GridLayout
{
public:
    static constexpr int titlesHeight = 22;

    GridLayout(const GridSheet& sheet, QRect rect, bool isLow)
        : sheet_(sheet),
          rect_(rect),
          isLow_(isLow),
          rowHeight_(rowHeightFor(sheet.usualRows, isLow)),
          hasEndingWords_(rect.width() >= widthOfWords),
          seatWidth_(hasEndingWords_ ? seatWidth(rect, endingWidth, narrowSeat, wideSeat)
                                     : seatWidth(rect, endingWidthOfPicture, leastSeat, narrowSeat))
    {}

    static constexpr int leastWidth =
        labelWidth + scoring::largestTable * leastSeat + endingWidthOfPicture;
    static constexpr int widthOfWords =
        labelWidth + scoring::largestTable * narrowSeat + endingWidth;

    /// Of the names.
    static int namesHeight(bool isLow) { return isLow ? 48 : 68; }
    static int rowHeightFor(std::size_t usualRows, bool isLow)
    {
        constexpr std::size_t fewRows = 4;
        constexpr std::size_t someRows = 6;
        return isLow ? 34 : usualRows <= fewRows ? 46 : usualRows <= someRows ? 40 : 36;
    }
    static int heightFor(std::size_t rows, std::size_t usualRows, bool isLow)
    {
        return namesHeight(isLow) + titlesHeight +
               static_cast<int>(rows) * rowHeightFor(usualRows, isLow) + GameGrid::sumsHeight;
    }
    [[nodiscard]] bool isLow() const { return isLow_; }
    [[nodiscard]] bool hasEndingWords() const { return hasEndingWords_; }

    [[nodiscard]] QRect head(std::size_t seat) const
    {
        return {seatLeft(seat), rect_.top(), seatWidth_ - gap, namesHeight(isLow_)};
    }
    [[nodiscard]] QRect titles() const
    {
        return {rect_.left(), rect_.top() + namesHeight(isLow_), rect_.width(), titlesHeight};
    }
    /// The row after the last holds the totals, at the foot of the sheet.
    [[nodiscard]] QRect row(std::size_t row) const
    {
        if (row >= sheet_.rows.size()) {
            return {rect_.left(), rect_.bottom() + 1 - GameGrid::sumsHeight, rect_.width(),
                    GameGrid::sumsHeight};
        }
        return {rect_.left(), titles().bottom() + 1 + static_cast<int>(row) * rowHeight_,
                rect_.width(), rowHeight_};
    }
    [[nodiscard]] QRect label(std::size_t index) const
    {
        const QRect whole = row(index);
        return {whole.left() + 2 * gap, whole.top(), labelWidth - 2 * gap, whole.height()};
    }
    [[nodiscard]] QRect field(std::size_t index, FieldPlace place) const
    {
        const QRect first(seatLeft(place.seat), row(index).center().y() - fieldHeight / 2 + 1,
                          sheet_.wholePoints ? firstWidthOfWholePoints : firstWidth, fieldHeight);
        return place.second ? QRect(first.right() + gap, first.top(),
                                    sheet_.hasSecond ? secondWidth : 0, first.height())
                            : first;
    }
    [[nodiscard]] QRect points(std::size_t index, std::size_t seat) const
    {
        const QRect left = field(index, {seat, sheet_.hasSecond});
        return {left.right() + gap / 2, left.top(),
                sheet_.wholePoints ? pointsWidthOfWholePoints - behindWholePoints : pointsWidth,
                left.height()};
    }
    /// Before the seat's total.
    [[nodiscard]] QRect besideTotal(std::size_t seat) const
    {
        const std::size_t index = sheet_.rows.size();
        const int left = head(seat).left();
        return {left, row(index).top(), points(index, seat).left() - left, row(index).height()};
    }
    [[nodiscard]] QRect ending(std::size_t index) const
    {
        const QRect whole = row(index);
        const int left = seatLeft(scoring::largestTable);
        return {left, whole.top(), whole.right() - left, whole.height()};
    }

private:
    static int seatWidth(QRect rect, int ending, int least, int most)
    {
        constexpr int seats = scoring::largestTable;
        return std::clamp((rect.width() - labelWidth - ending) / seats, least, most);
    }
    [[nodiscard]] int seatLeft(std::size_t seat) const
    {
        return rect_.left() + labelWidth + static_cast<int>(seat) * seatWidth_;
    }

    const GridSheet& sheet_;
    QRect rect_;
    bool isLow_;
    int rowHeight_;
    bool hasEndingWords_;
    int seatWidth_;
};

namespace {

/// Paints the slip: its head, and below it everything but the fields of the row being typed.
class GridPainter : TextPainter
{
    Q_DECLARE_TR_FUNCTIONS(GridPainter)

public:
    GridPainter(QPainter& painter, const GridSheet& sheet, const GridLayout& layout,
                const QPalette& palette)
        : TextPainter(painter, palette), sheet_(sheet), layout_(layout)
    {}

    void paintHead()
    {
        for (std::size_t seat = 0; seat < sheet_.seats.size(); ++seat) {
            paintSeat(seat);
            paintTitles(seat);
        }
        const QRect titles = layout_.titles();
        use(11, QFont::Normal, Role::Muted);
        text(QRect(layout_.ending(0).left(), titles.top(), 80, titles.height()), tr("Ending"));
        line(titles.top(), Role::Strong);
    }

    void paintRows()
    {
        for (std::size_t row = 0; row < sheet_.rows.size(); ++row) {
            paintRow(row);
        }
        paintSums();
    }

private:
    void line(int y, Role role)
    {
        const QRect whole = layout_.titles();
        painter_.setPen(theme::colour(palette_, role));
        painter_.drawLine(whole.left(), y, whole.right(), y);
    }

    /// The number of letters of a name that fit the width; long names are broken after a hyphen or
    /// blank.
    [[nodiscard]] qsizetype fittingLetters(const QString& name, int width) const
    {
        const QFontMetrics metrics(painter_.font());
        if (metrics.horizontalAdvance(name) <= width) {
            return name.size();
        }
        for (qsizetype length = name.size() - 1; length > 0; --length) {
            const QChar last = name[length - 1];
            if ((last == u'-' || last == u' ') &&
                metrics.horizontalAdvance(name.left(length)) <= width) {
                return length;
            }
        }
        return name.size();
    }

    void paintSeat(std::size_t index)
    {
        const GridSeat& seat = sheet_.seats[index];
        const QRect rect = layout_.head(index);
        constexpr int lineHeight = 18;
        QRect part(rect.left(), rect.top() + (layout_.isLow() ? 6 : 8), rect.width(), lineHeight);
        use(12, QFont::DemiBold, Role::Accent);
        text(part, seat.letter);
        use(12, QFont::Normal, Role::Muted);
        text(part.adjusted(lineHeight, 0, 0, 0), seat.number);
        if (layout_.isLow()) {
            constexpr int behindNumber = 6;
            part.setLeft(part.left() + lineHeight + width(seat.number) + behindNumber);
        } else {
            part.translate(0, lineHeight);
        }
        use(13, QFont::DemiBold, Role::Text);
        const auto fits = fittingLetters(seat.surname, part.width());
        text(part, seat.surname.left(fits));
        part = QRect(rect.left(), part.top() + lineHeight, rect.width(), lineHeight);
        QStringList second = {seat.surname.mid(fits).trimmed(), seat.second};
        second.removeAll(QString());
        use(12, QFont::Normal, seat.substituted ? Role::Note : Role::Muted);
        text(part, second.join(QStringLiteral(", ")));
    }

    void paintTitles(std::size_t seat)
    {
        use(11, QFont::Normal, Role::Muted);
        const auto title = [&](QRect below, const QString& name) {
            const QRect titles = layout_.titles();
            constexpr int overlap = 12;
            painter_.drawText(QRect(below.left() - overlap, titles.top(),
                                    below.width() + 2 * overlap, titles.height()),
                              Qt::AlignCenter, name);
        };
        title(layout_.field(0, {seat, false}), sheet_.words.firstField);
        if (sheet_.hasSecond) {
            title(layout_.field(0, {seat, true}), sheet_.skipsSecond
                                                      ? tr("+%1").arg(sheet_.words.secondField)
                                                      : sheet_.words.secondField);
        }
        title(layout_.points(0, seat), tr("Points"));
    }

    /// Card points are whole, so no room is kept for fractions.
    void paintWorth(const QRect& rect, scoring::MatchPoints points)
    {
        if (sheet_.wholePoints) {
            paintNumber(painter_, rect, texts::matchPointsText(points));
        } else {
            paintPoints(painter_, rect, points);
        }
    }

    void paintRow(std::size_t index)
    {
        const GridRow& row = sheet_.rows[index];
        const QRect rect = layout_.row(index);
        const bool typing = row.state == GridRow::State::Typing;
        if (typing) {
            highlight(rect, Role::Tint, Role::Accent);
        } else if (index > 0) {
            line(rect.top(), Role::Line);
        }
        const bool weak = row.state == GridRow::State::Open;
        use(13, QFont::DemiBold, typing ? Role::Accent : weak ? Role::Muted : Role::Text);
        text(layout_.label(index), row.label);
        for (const auto seat : row.slip.form.hands) {
            paintHand(index, seat);
        }
        paintEnding(index);
    }

    void paintHand(std::size_t index, std::size_t seat)
    {
        const GridRow& row = sheet_.rows[index];
        const QString& substitute = row.substitutes[static_cast<qsizetype>(seat)];
        const bool typing = row.state == GridRow::State::Typing;
        const int lift = substitute.isEmpty() || typing ? 0 : 7;
        const auto lifted = [lift](QRect rect) { return rect.translated(0, -lift); };
        for (const bool second : {false, true}) {
            if (!typing && (sheet_.hasSecond || !second)) {
                paintTyped(lifted(layout_.field(index, {seat, second})), row, {seat, second});
            }
        }
        if (row.worth && (*row.worth)[seat]) {
            use(17, QFont::Bold, typing ? Role::Accent : Role::Text);
            paintWorth(lifted(layout_.points(index, seat)), *(*row.worth)[seat]);
        }
        if (lift > 0) {
            use(11, QFont::Normal, Role::Note);
            const QRect whole = layout_.row(index);
            constexpr int height = 14;
            text(QRect(layout_.head(seat).left(), whole.bottom() - height - 1,
                       layout_.head(seat).width(), height),
                 substitute);
        }
    }

    /// The value of an empty hand is emphasised; missing claims are muted.
    void paintTyped(const QRect& rect, const GridRow& row, FieldPlace place)
    {
        const QString number = row.text(place);
        const bool deal = row.slip.form.deal;
        const bool strong = row.slip.isEmptyHand(place.seat) && place.second == deal;
        const bool weak =
            (!deal && place.second && number == u"0") || row.state == GridRow::State::Open;
        const bool isStored =
            row.state != GridRow::State::HalfTyped && row.state != GridRow::State::Reported;
        use(16, strong ? QFont::Bold : QFont::Normal,
            weak       ? Role::Muted
            : isStored ? Role::Text
                       : Role::Note);
        paintNumber(painter_, rect, number, Qt::AlignHCenter);
    }

    void paintEnding(std::size_t index)
    {
        const GridRow& row = sheet_.rows[index];
        const QRect rect = layout_.ending(index);
        const bool open = row.state == GridRow::State::Open;
        int left = rect.left();
        const Role role = row.state == GridRow::State::Typing && row.ending.role == Role::Done
                              ? Role::Accent
                              : row.ending.role;
        if (!open) {
            constexpr int iconWidth = 21;
            icon(rect, row.ending.icon, role);
            left += iconWidth;
        }
        if (!layout_.hasEndingWords()) {
            return;
        }
        use(12, open ? QFont::Normal : QFont::DemiBold, role);
        text(QRect(left, rect.top(), rect.right() - left - 2, rect.height()), row.ending.text);
    }

    void paintSums()
    {
        const std::size_t index = sheet_.rows.size();
        const QRect rect = layout_.row(index);
        line(rect.top(), Role::Strong);
        use(13, QFont::DemiBold, Role::Text);
        text(layout_.label(index), sheet_.words.total);
        const bool isOnOneLine = hasRoomBesideTotals();
        for (std::size_t seat = 0; seat < sheet_.seats.size(); ++seat) {
            const QRect points = layout_.points(index, seat);
            const QRect beside = layout_.besideTotal(seat);
            use(isOnOneLine ? 12 : 11, QFont::Normal, Role::Muted);
            if (isOnOneLine) {
                text(beside, sheet_.seats[seat].besideTotal);
            } else {
                painter_.drawText(beside, Qt::AlignLeft | Qt::AlignVCenter,
                                  onTwoLines(sheet_.seats[seat].besideTotal));
            }
            if (const auto& total = sheet_.seats[seat].total) {
                use(17, QFont::Bold, Role::Text);
                paintWorth(points, *total);
            }
        }
    }

    /// The number below the words.
    static QString onTwoLines(QString text)
    {
        const auto blank = text.lastIndexOf(u' ');
        return blank < 0 ? text : text.replace(blank, 1, u'\n');
    }

    /// Without claims a seat may be too narrow for one line.
    [[nodiscard]] bool hasRoomBesideTotals()
    {
        use(12, QFont::Normal, Role::Muted);
        const QFontMetrics metrics(painter_.font());
        for (std::size_t seat = 0; seat < sheet_.seats.size(); ++seat) {
            if (metrics.horizontalAdvance(sheet_.seats[seat].besideTotal) >
                layout_.besideTotal(seat).width()) {
                return false;
            }
        }
        return true;
    }

    const GridSheet& sheet_;
    const GridLayout& layout_;
};

} // namespace

namespace {

/// The background of the grid and its head, which continues below its bottom edge.
void paintGround(QPainter& painter, const QPalette& palette, const QRectF& rect)
{
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr qreal radius = 6;
    painter.setPen(theme::colour(palette, Role::Line));
    painter.setBrush(theme::colour(palette, Role::Base));
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace

/// Names and titles, above the rows that scroll under them.
class GridHead : public QWidget
{
public:
    GridHead(const GridSheet& sheet, const bool& isLow, QWidget* grid)
        : QWidget(grid), sheet_(sheet), isLow_(isLow)
    {
        setObjectName(u"gridHead"_s);
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        const QRect whole = parentWidget()->rect();
        paintGround(painter, palette(), whole);
        const GridLayout layout(sheet_, whole.adjusted(1, 1, -1, -1), isLow_);
        GridPainter(painter, sheet_, layout, palette()).paintHead();
    }

private:
    const GridSheet& sheet_;
    const bool& isLow_;
};

GameGrid::GameGrid(SlipModel& model, QWidget* parent)
    : QWidget(parent), model_(model), head_(nullptr)
{
    setObjectName(u"gameGrid"_s);
    setAccessibleName(tr("Slip of the table"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (std::size_t seat = 0; seat < scoring::largestTable; ++seat) {
        for (const bool second : {false, true}) {
            fields_.push_back({{seat, second}, makeField({seat, second})});
        }
    }
    head_ = new GridHead(sheet_, isLow_, this); // Above the fields that scroll under it.
    connect(&model_, &SlipModel::dataChanged, this, &GameGrid::showTexts);
    connect(&model_, &SlipModel::modelReset, this, &GameGrid::showTexts);
}

QLineEdit* GameGrid::makeField(FieldPlace place)
{
    auto* const made = new NumberField(this);
    const QString name = place.second ? u"second%1"_s : u"first%1"_s;
    made->setObjectName(name.arg(texts::seatLetter(place.seat)));
    static const QRegularExpression digits(u"[0-9]{0,3}"_s);
    static const QRegularExpression digitsOrDash(u"-|[0-9]{0,3}"_s);
    made->setValidator(new QRegularExpressionValidator(place.second ? digits : digitsOrDash, made));
    made->setAlignment(Qt::AlignCenter);
    made->setFont(theme::font(16));
    made->setStyleSheet(u"QLineEdit { padding: 0; font-size: 16px; }"_s);
    made->setContextMenuPolicy(Qt::NoContextMenu);
    made->installEventFilter(this);
    made->hide();
    connect(made, &QLineEdit::textEdited, this,
            [this, place](const QString& text) { model_.setData(model_.indexOf(place), text); });
    return made;
}

QLineEdit* GameGrid::field(FieldPlace place) const
{
    return fields_[2 * place.seat + (place.second ? 1 : 0)].edit;
}

std::vector<FieldPlace> GameGrid::places() const
{
    std::vector<FieldPlace> all;
    const auto* const slip = model_.slip();
    for (std::size_t seat = 0; slip != nullptr && seat < slip->seats.size(); ++seat) {
        if (!slip->form.asks(seat)) {
            continue;
        }
        all.push_back({seat, false});
        if (sheet_.hasSecond && !slip->seats[seat].didNotPlay()) {
            all.push_back({seat, true});
        }
    }
    return all;
}

GridLayout GameGrid::layoutNow() const
{
    return {sheet_, rect().adjusted(1, 1, -1, -1), isLow_};
}

void GameGrid::setSheet(GridSheet sheet)
{
    const bool otherHeight =
        sheet.rows.size() != sheet_.rows.size() || sheet.usualRows != sheet_.usualRows;
    sheet_ = std::move(sheet);
    if (otherHeight) {
        updateGeometry();
    }
    setAccessibleDescription(description());
    for (const auto& [place, edit] : fields_) {
        const QString& title = place.second ? sheet_.words.secondField : sheet_.words.firstField;
        edit->setAccessibleName(tr("%1, seat %2").arg(title, texts::seatLetter(place.seat)));
    }
    placeFields();
}

QString GameGrid::description() const
{
    QStringList rows;
    for (const auto& row : sheet_.rows) {
        QStringList hands = {row.label};
        for (std::size_t seat = 0; seat < row.slip.seats.size(); ++seat) {
            if (!row.slip.form.asks(seat)) {
                continue;
            }
            hands << u"%1 %2 %3 %4"_s.arg(sheet_.seats[seat].surname, row.text({seat, false}),
                                          sheet_.words.between, row.text({seat, true}));
        }
        hands << row.ending.text;
        rows << hands.join(u", "_s);
    }
    return rows.join(u'\n');
}

void GameGrid::showTexts()
{
    for (const auto& [place, edit] : fields_) {
        const auto index = model_.indexOf(place);
        if (index.isValid() && edit->text() != index.data().toString()) {
            edit->setText(index.data().toString());
        }
    }
}

void GameGrid::placeFields()
{
    const auto row = sheet_.typingRow();
    const auto layout = layoutNow();
    const auto shown = row ? places() : std::vector<FieldPlace>();
    for (const auto& [place, edit] : fields_) {
        const bool visible = std::find(shown.begin(), shown.end(), place) != shown.end();
        if (visible) {
            edit->setGeometry(layout.field(*row, place));
        }
        edit->setVisible(visible);
    }
    placeHead();
    update();
}

void GameGrid::placeHead()
{
    head_->setGeometry(0, std::max(0, -y()), width(), headHeight() + 1);
    head_->update();
}

bool GameGrid::focusField(FieldPlace place)
{
    const auto all = places();
    if (std::find(all.begin(), all.end(), place) == all.end()) {
        return false;
    }
    lastFocused_ = place;
    QLineEdit* const wanted = field(place);
    wanted->setFocus(Qt::OtherFocusReason);
    wanted->selectAll();
    return true;
}

void GameGrid::focusFirstMissing()
{
    const auto all = places();
    if (!all.empty()) {
        focusField(model_.slip()->firstMissing().value_or(all.front()));
    }
}

std::optional<FieldPlace> GameGrid::focused() const
{
    for (const auto place : places()) {
        if (field(place) == focusWidget()) {
            return place;
        }
    }
    return std::nullopt;
}

QRect GameGrid::headRect(std::size_t seat) const
{
    return layoutNow().head(seat).translated(head_->pos());
}

std::optional<QRect> GameGrid::typingRow() const
{
    const auto row = sheet_.typingRow();
    return row ? std::optional(layoutNow().row(*row)) : std::nullopt;
}

void GameGrid::mark(const std::vector<FieldPlace>& fields, FieldState state)
{
    for (const auto& [place, edit] : fields_) {
        const bool marked = std::find(fields.begin(), fields.end(), place) != fields.end();
        setFieldState(*edit, marked ? state : FieldState::Normal);
    }
}

QSize GameGrid::sizeHint() const
{
    return {GridLayout::widthOfWords + 2, heightOfRows()};
}

QSize GameGrid::minimumSizeHint() const
{
    return {GridLayout::leastWidth + 2, heightOfRows()};
}

int GameGrid::headHeight() const
{
    return GridLayout::namesHeight(isLow_) + GridLayout::titlesHeight;
}

int GameGrid::usualHeight() const
{
    // A tie-breaker or two come on top of the usual games.
    constexpr std::size_t mostOnTop = 2;
    const auto rows = std::clamp(sheet_.rows.size(), usualRows(), usualRows() + mostOnTop);
    return GridLayout::heightFor(rows, usualRows(), isLow_) + 2;
}

std::size_t GameGrid::usualRows() const
{
    constexpr std::size_t usualWhenLow = 4;
    const auto rows = std::max<std::size_t>(sheet_.usualRows, 1);
    return isLow_ ? std::min(rows, usualWhenLow) : rows;
}

int GameGrid::heightOfRows() const
{
    return GridLayout::heightFor(std::max(sheet_.rows.size(), usualRows()), usualRows(), isLow_) +
           2;
}

void GameGrid::setLow(bool isLow)
{
    isLow_ = isLow;
    updateGeometry();
    placeFields();
}

void GameGrid::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paintGround(painter, palette(), rect());
    GridPainter(painter, sheet_, layoutNow(), palette()).paintRows();
}

void GameGrid::moveEvent(QMoveEvent* /*event*/)
{
    placeHead();
}

void GameGrid::resizeEvent(QResizeEvent* /*event*/)
{
    placeFields();
}

std::optional<std::size_t> GameGrid::seatAt(const QPoint& point) const
{
    for (std::size_t seat = 0; seat < sheet_.seats.size(); ++seat) {
        if (headRect(seat).contains(point)) {
            return seat;
        }
    }
    return std::nullopt;
}

void GameGrid::mousePressEvent(QMouseEvent* event)
{
    if (const auto seat = seatAt(event->pos())) {
        Q_EMIT seatClicked(*seat);
        return;
    }
    if (head_->geometry().contains(event->pos())) {
        return;
    }
    const auto layout = layoutNow();
    for (std::size_t row = 0; row < sheet_.rows.size(); ++row) {
        if (layout.row(row).contains(event->pos()) &&
            sheet_.rows[row].state != GridRow::State::Typing) {
            Q_EMIT rowClicked(sheet_.rows[row].slip.game);
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
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* const key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            // The window's commands undo typing in all fields of the row.
            event->ignore();
            return true;
        }
    }
    if (event->type() == QEvent::FocusIn) {
        if (const auto place = focused()) {
            lastFocused_ = *place;
            dropsDigits_ = false;
            Q_EMIT fieldEntered(*place);
        }
    }
    return QWidget::eventFilter(watched, event);
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
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (waitsForAnswer_ && (isEnter || (typed.size() == 1 && typed[0].isPrint()))) {
        Q_EMIT ignored();
        return true;
    }
    if (goToSecond(*place, typed) || dropSign(*field(*place), event)) {
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if ((event.modifiers() & Qt::ControlModifier) != 0 || sheet_.isReported) {
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
    // Tab stays inside the row: at its end it stores like Enter.
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

bool GameGrid::goToSecond(FieldPlace place, const QString& typed)
{
    if (place.second || !sheet_.hasSecond) {
        return false;
    }
    const auto* const edit = field(place);
    // In a deal the minus also marks a player who did not play.
    const bool isSign = sheet_.hasClaims ? typed == u"+"
                                         : typed == u"-" && !edit->text().isEmpty() &&
                                               edit->selectedText() != edit->text();
    return isSign && focusField({place.seat, true});
}

bool GameGrid::dropSign(const QLineEdit& edit, const QKeyEvent& event)
{
    const QString typed = event.text();
    if (dropsDigits_ && typed.size() == 1 && typed[0].isDigit()) {
        Q_EMIT ignored();
        return true;
    }
    const bool follows = !edit.text().isEmpty() && edit.selectedText() != edit.text();
    const bool isSign = typed.size() == 1 && u"+-,./"_s.contains(typed);
    if (isSign && follows) {
        dropsDigits_ = true;
        Q_EMIT signDropped(typed);
        return true;
    }
    // Shift and its like have no text.
    dropsDigits_ = dropsDigits_ && typed.isEmpty();
    return false;
}

std::vector<FieldPlace> GameGrid::stops(int direction) const
{
    auto all = places();
    std::erase_if(all, [&](FieldPlace place) {
        // Going back, typed claims can be corrected.
        const bool passed = direction > 0 || field(place)->text().isEmpty();
        return sheet_.skipsSecond && place.second && passed && place != focused();
    });
    return all;
}

void GameGrid::step(int direction)
{
    const auto all = stops(direction);
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
