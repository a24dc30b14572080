#include "app/desk/evening/standings/tree_view.h"

#include "app/desk/frame/icons.h"
#include "app/desk/widgets/numbers.h"
#include "core/people/people_names.h"
#include "core/people/search_text.h"
#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"
#include "reports/documents/words.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <set>
#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using icons::Meaning;
using theme::Role;

constexpr int headHeight = 30;
constexpr int columnGap = 14;
constexpr int boxGap = 10;
constexpr int leastColumn = 190;
constexpr int widestColumn = 320;
constexpr int winnerHeight = 56;
constexpr qreal cornerRadius = 6;

constexpr int titleHeight = 28;
constexpr int seatHeight = 22;
constexpr int boxMargin = 10;
constexpr int boxBottom = 6;
constexpr int iconSize = 16;
constexpr int numberRoom = 22;
constexpr int totalRoom = 44;
constexpr int notePixels = 12;

std::optional<std::pair<Meaning, Role>> markOf(core::Fate fate)
{
    switch (fate) {
    case core::Fate::Open:
    case core::Fate::Out:
        break;
    case core::Fate::Equal:
        return {{Meaning::Unclear, Role::Warn}};
    case core::Fate::Left:
    case core::Fate::Away:
        return {{Meaning::Left, Role::Muted}};
    case core::Fate::GoesOn:
        return {{Meaning::Complete, Role::Done}};
    case core::Fate::Winner:
        return {{Meaning::Certificate, Role::Accent}};
    }
    return std::nullopt;
}

} // namespace

/// A table of the tree, or a round's byes. Those who advance are bold with a tick.
class TreeBox : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(TreeBox)

public:
    TreeBox(const documents::People& people, core::RoundNumber round, const core::TreeTable& table,
            TreeView& tree)
        : QWidget(&tree),
          tree_(tree),
          round_(round),
          table_(table.number),
          title_(table.isLast ? tr("Final table") : tr("Table %1").arg(plain(table.number))),
          state_(table.match.isDecided() && table.match.over ? texts::text(*table.match.over)
                                                             : texts::text(table.match.status)),
          isDecided_(table.match.isDecided()),
          notes_(documents::overtakenNotes(people, tree.tree_, round, table))
    {
        notes_ << documents::tieText(table.tie) << documents::lotText(people, table.lot);
        notes_.removeAll(QString());
        for (const auto& seat : table.seats) {
            const auto total = scoring::MatchPoints::fromPoints(seat.total);
            seats_.push_back({seat, people.name(seat.number), texts::matchPointsText(total)});
        }
        setObjectName(u"treeTable-%1-%2"_s.arg(plain(round)).arg(plain(table.number)));
        prepare(documents::treeTableTitle(round, table));
    }
    /// The byes.
    TreeBox(const documents::People& people, const core::TreeRound& round, TreeView& tree)
        : QWidget(&tree), tree_(tree), round_(round.number), title_(tr("Byes"))
    {
        for (const auto number : round.byes) {
            seats_.push_back({{number, 0, core::Fate::GoesOn}, people.name(number), {}});
        }
        setObjectName(u"treeByes-%1"_s.arg(plain(round_)));
        prepare(tr("Round %1, byes").arg(plain(round_)));
    }

    [[nodiscard]] bool isLike(const TreeBox& other) const
    {
        return round_ == other.round_ && table_ == other.table_;
    }
    [[nodiscard]] int heightForWidth(int width) const override
    {
        return noteRect(width).bottom() + boxBottom;
    }
    /// Highlights a person under the pointer, here or in another box.
    void point(std::optional<core::StartNumber> number)
    {
        if (std::exchange(pointed_, number) != number) {
            update();
        }
    }
    /// Highlights search results; returns whether there are any.
    bool mark(const core::NameMatcher& matcher)
    {
        found_.clear();
        for (const auto& seat : seats_) {
            if (!matcher.isEmpty() && matcher.matches(seat.number, seat.name)) {
                found_.insert(seat.number);
            }
        }
        update();
        return !found_.empty();
    }
    void open()
    {
        if (table_) {
            Q_EMIT tree_.tableRequested(round_, *table_);
        }
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool strong = hasFocus();
        painter.setPen(QPen(ink(strong ? Role::Accent : Role::Line), strong ? 2 : 1));
        painter.setBrush(ink(underMouse() && table_ ? Role::Hover : Role::Base));
        const qreal inset = strong ? 1 : 0.5;
        painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), cornerRadius,
                                cornerRadius);
        paintHead(painter);
        QRect row(2, titleHeight, width() - 4, seatHeight);
        for (const auto& seat : seats_) {
            paintSeat(painter, seat, row);
            row.translate(0, seatHeight);
        }
        painter.setPen(ink(Role::Muted));
        painter.setFont(theme::font(notePixels));
        painter.drawText(noteRect(width()), Qt::TextWordWrap, notes_.join(u'\n'));
    }
    void mouseMoveEvent(QMouseEvent* event) override
    {
        const int y = event->pos().y() - titleHeight;
        const auto row = static_cast<std::size_t>(std::max(y, 0) / seatHeight);
        const bool isOnSeat = y >= 0 && row < seats_.size();
        pointEverywhere(isOnSeat ? std::optional(seats_[row].number) : std::nullopt);
    }
    void leaveEvent(QEvent* event) override
    {
        pointEverywhere(std::nullopt);
        QWidget::leaveEvent(event);
    }
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        if (event->button() == Qt::LeftButton && rect().contains(event->pos())) {
            open();
        }
    }
    void focusInEvent(QFocusEvent* event) override
    {
        tree_.setCurrent(this);
        QWidget::focusInEvent(event);
    }

private:
    void pointEverywhere(std::optional<core::StartNumber> number)
    {
        tree_.forEachBox([number](TreeBox* box) { box->point(number); });
    }

    struct Seat : core::TreeSeat
    {
        QString name;
        QString totalText; ///< Empty with a bye.
    };

    /// `title` is for screen readers: "Round 2, table 3".
    void prepare(const QString& title)
    {
        QStringList parts = {title, state_};
        for (const auto& seat : seats_) {
            QStringList words = {core::numberedName(seat.number, seat.name), seat.totalText,
                                 documents::fateCell(seat.fate).text};
            words.removeAll(QString());
            parts << words.join(u", "_s);
        }
        parts.removeAll(QString());
        setAccessibleName((parts + notes_).join(u"; "_s));
        setFocusPolicy(Qt::ClickFocus);
        setMouseTracking(true);
        setAttribute(Qt::WA_Hover);
        show();
    }

    [[nodiscard]] QColor ink(Role role) const { return theme::colour(palette(), role); }

    [[nodiscard]] QRect noteRect(int width) const
    {
        const int top = titleHeight + static_cast<int>(seats_.size()) * seatHeight + 2;
        const QRect room(boxMargin, top, width - 2 * boxMargin, QWIDGETSIZE_MAX);
        return notes_.isEmpty() ? QRect(room.topLeft(), QSize(room.width(), 0))
                                : QFontMetrics(theme::font(notePixels))
                                      .boundingRect(room, Qt::TextWordWrap, notes_.join(u'\n'));
    }

    void paintHead(QPainter& painter) const
    {
        const QRect head(boxMargin, 0, width() - 2 * boxMargin, titleHeight);
        painter.setPen(ink(Role::Text));
        painter.setFont(theme::font(13, QFont::DemiBold));
        painter.drawText(head, Qt::AlignVCenter, title_);
        const int taken = painter.fontMetrics().horizontalAdvance(title_) + boxMargin;
        painter.setPen(ink(isDecided_ ? Role::Muted : Role::Warn));
        painter.setFont(theme::font(12));
        const QRect rest = head.adjusted(taken, 0, 0, 0);
        painter.drawText(rest, Qt::AlignVCenter | Qt::AlignRight,
                         painter.fontMetrics().elidedText(state_, Qt::ElideRight, rest.width()));
        painter.setPen(ink(Role::Line));
        painter.drawLine(head.bottomLeft(), head.bottomRight());
    }

    void paintSeat(QPainter& painter, const Seat& seat, const QRect& rect) const
    {
        if (pointed_ == seat.number || found_.count(seat.number) > 0) {
            painter.fillRect(rect, ink(Role::Tint));
        }
        const QRect inside = rect.adjusted(boxMargin, 0, -boxMargin, 0);
        if (const auto mark = markOf(seat.fate)) {
            painter.drawPixmap(
                inside.right() - iconSize + 1, inside.center().y() - iconSize / 2 + 1,
                icons::pixmap(mark->first, ink(mark->second), iconSize, devicePixelRatioF()));
        }
        const QRect text = inside.adjusted(0, 0, -iconSize - 6, 0);
        painter.setPen(ink(Role::Muted));
        painter.setFont(theme::font(12));
        paintNumber(painter, QRectF(text.left(), text.top(), numberRoom, text.height()),
                    QString::number(plain(seat.number)));
        const bool isGone = seat.fate == core::Fate::Out || seat.fate == core::Fate::Left ||
                            seat.fate == core::Fate::Away;
        painter.setPen(ink(isGone ? Role::Muted : Role::Text));
        painter.setFont(theme::font(13, seat.isThrough() ? QFont::Bold : QFont::Normal));
        paintNumber(painter, text, seat.totalText);
        const QRect name = text.adjusted(numberRoom + 6, 0, -totalRoom, 0);
        painter.drawText(name, Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(seat.name, Qt::ElideRight, name.width()));
    }

    TreeView& tree_;
    core::RoundNumber round_;
    std::optional<core::TableNumber> table_; ///< Nothing: the byes.
    QString title_;                          ///< "Table 3", "Final table".
    QString state_;                          ///< "all deals played", "lot due".
    bool isDecided_ = true;
    std::vector<Seat> seats_;
    QStringList notes_; ///< Lots, and what decided equal totals.
    std::optional<core::StartNumber> pointed_;
    std::set<core::StartNumber> found_;
};

TreeView::TreeView(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"knockOutTree"_s);
    setAccessibleName(tr("Knock-out tree"));
}

template <typename Use>
void TreeView::forEachBox(Use use) const
{
    for (const auto& column : columns_) {
        std::for_each(column.begin(), column.end(), use);
    }
}

void TreeView::show(const core::Tournament& tournament, const core::KnockOutTree& tree)
{
    const documents::People people(tournament);
    QStringList names;
    for (const auto& person : tournament.participants) {
        names << people.name(person.number);
    }
    const bool isStale = std::exchange(tree_, tree) != tree;
    if (std::exchange(names_, names) != names || isStale) {
        buildBoxes(people);
    }
    winner_ = tree.rounds.empty() ? QString() : documents::winnerText(people, tree.winner);
    setAccessibleDescription(winner_);
    layOut();
    update();
}

void TreeView::buildBoxes(const documents::People& people)
{
    const auto before = std::exchange(columns_, {});
    TreeBox* current = nullptr; // that of the same table, else the first
    const auto add = [&](TreeBox* box) {
        columns_.back().push_back(box);
        const bool isSame = current_ != nullptr && current_->isLike(*box);
        current = isSame || current == nullptr ? box : current;
    };
    for (const auto& round : tree_.rounds) {
        columns_.emplace_back();
        for (const auto& table : round.tables) {
            add(new TreeBox(people, round.number, table, *this));
        }
        if (!round.byes.empty()) {
            add(new TreeBox(people, round, *this));
        }
    }
    const bool isFocused = current_ != nullptr && current_->hasFocus();
    setCurrent(current);
    if (isFocused && current != nullptr) {
        current->setFocus();
    }
    for (const auto& column : before) {
        qDeleteAll(column);
    }
    search(searched_);
}

void TreeView::setCurrent(TreeBox* box)
{
    if (current_ != nullptr) {
        current_->setFocusPolicy(Qt::ClickFocus);
    }
    current_ = box;
    if (current_ != nullptr) {
        current_->setFocusPolicy(Qt::StrongFocus);
        if (current_->hasFocus()) {
            Q_EMIT shown(current_->geometry());
        }
    }
}

void TreeView::layOut()
{
    const auto count = static_cast<int>(std::max<std::size_t>(columns_.size(), 1));
    const int room = (width() - columnGap * (count - 1)) / count;
    const int columnWidth = std::clamp(room, leastColumn, widestColumn);
    int lowest = headHeight;
    int left = 0;
    for (const auto& column : columns_) {
        int top = headHeight;
        for (auto* box : column) {
            const int height = box->heightForWidth(columnWidth);
            box->setGeometry(left, top, columnWidth, height);
            top += height + boxGap;
        }
        winnerRect_ = QRect(left, top, columnWidth, winnerHeight);
        lowest = std::max(lowest, top);
        left += columnWidth + columnGap;
    }
    setMinimumSize(count * (leastColumn + columnGap) - columnGap,
                   std::max(lowest, winnerRect_.bottom() + 2));
}

void TreeView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void TreeView::search(const QString& text)
{
    searched_ = text;
    const core::NameMatcher matcher(text);
    QRect first;
    forEachBox([&](TreeBox* box) {
        if (box->mark(matcher) && first.isNull()) {
            first = box->geometry();
        }
    });
    if (!first.isNull()) {
        Q_EMIT shown(first);
    }
}

void TreeView::focusCurrent()
{
    if (current_ != nullptr) {
        current_->setFocus(Qt::TabFocusReason);
    }
}

TreeBox* TreeView::neighbour(int key) const
{
    const auto column = std::find_if(columns_.begin(), columns_.end(), [this](const auto& boxes) {
        return std::find(boxes.begin(), boxes.end(), current_) != boxes.end();
    });
    const auto at = std::find(column->begin(), column->end(), current_.data());
    const auto beside = [&](const std::vector<TreeBox*>& boxes) {
        const auto row = static_cast<std::size_t>(at - column->begin());
        return boxes[std::min(row, boxes.size() - 1)];
    };
    switch (key) {
    case Qt::Key_Up:
        return at != column->begin() ? *(at - 1) : nullptr;
    case Qt::Key_Down:
        return at + 1 != column->end() ? *(at + 1) : nullptr;
    case Qt::Key_Left:
        return column != columns_.begin() ? beside(*(column - 1)) : nullptr;
    case Qt::Key_Right:
        return column + 1 != columns_.end() ? beside(*(column + 1)) : nullptr;
    case Qt::Key_Home:
        return columns_.front().front();
    case Qt::Key_End:
        return columns_.back().front();
    default:
        return nullptr;
    }
}

void TreeView::keyPressEvent(QKeyEvent* event)
{
    const bool isInTree = current_ != nullptr && current_->hasFocus();
    if (auto* const next = isInTree ? neighbour(event->key()) : nullptr) {
        next->setFocus(Qt::OtherFocusReason);
    } else if (isInTree && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                            event->key() == Qt::Key_Space)) {
        current_->open();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void TreeView::paintEvent(QPaintEvent* /*event*/)
{
    if (columns_.empty()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto ink = [this](Role role) { return theme::colour(palette(), role); };
    painter.setPen(ink(Role::Muted));
    painter.setFont(theme::font(13, QFont::DemiBold));
    for (std::size_t column = 0; column < columns_.size(); ++column) {
        const auto& round = tree_.rounds[column];
        auto people = round.byes.size();
        for (const auto& table : round.tables) {
            people += table.seats.size();
        }
        const QRect first = columns_[column].front()->geometry();
        painter.drawText(
            QRect(first.left(), 0, first.width(), headHeight), Qt::AlignVCenter,
            tr("Round %1 · %n people", nullptr, static_cast<int>(people)).arg(plain(round.number)));
    }
    const bool isWon = tree_.winner.has_value();
    if (isWon) {
        painter.setPen(QPen(ink(Role::Accent), 1));
        painter.setBrush(ink(Role::Tint));
        painter.drawRoundedRect(QRectF(winnerRect_).adjusted(1, 1, -1, -1), cornerRadius,
                                cornerRadius);
    }
    constexpr int inset = 12;
    painter.setPen(ink(isWon ? Role::Text : Role::Muted));
    painter.setFont(theme::font(isWon ? 15 : 13, isWon ? QFont::Bold : QFont::Normal));
    painter.drawText(winnerRect_.adjusted(isWon ? inset : 0, 0, 0, 0),
                     Qt::AlignVCenter | Qt::TextWordWrap, winner_);
}

} // namespace desk
