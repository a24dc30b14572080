#include "tree_view.h"

#include "app/documents/card_words.h"
#include "app/widgets/search_text.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace desk {
namespace {

constexpr int headHeight = 30;
constexpr int columnGap = 14;
constexpr int boxGap = 10;
constexpr int leastColumn = 190;
constexpr int widestColumn = 320;
constexpr int winnerHeight = 56;

std::vector<std::vector<TreeBoxView>> viewsOf(const documents::People& people,
                                              const core::KnockOutTree& tree)
{
    std::vector<std::vector<TreeBoxView>> columns;
    for (const auto& round : tree.rounds) {
        auto& column = columns.emplace_back();
        for (const auto& table : round.tables) {
            column.push_back(boxOf(people, round.number, table));
        }
        if (!round.byes.empty()) {
            column.push_back(boxOfByes(people, round));
        }
    }
    return columns;
}

int peopleIn(const core::TreeRound& round)
{
    std::size_t people = round.byes.size();
    for (const auto& table : round.tables) {
        people += table.seats.size();
    }
    return static_cast<int>(people);
}

} // namespace

TreeView::TreeView(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("knockOutTree"));
    setAccessibleName(tr("Knock-out tree"));
}

template <typename Use>
void TreeView::forEachBox(Use use) const
{
    for (const auto& column : columns_) {
        std::for_each(column.begin(), column.end(), use);
    }
}

std::vector<std::vector<TreeBoxView>> TreeView::views() const
{
    std::vector<std::vector<TreeBoxView>> views;
    for (const auto& column : columns_) {
        auto& made = views.emplace_back();
        for (const auto* box : column) {
            made.push_back(box->view());
        }
    }
    return views;
}

void TreeView::show(const core::Tournament& tournament, const core::KnockOutTree& tree)
{
    const documents::People people(tournament);
    heads_.clear();
    for (const auto& round : tree.rounds) {
        heads_.push_back(
            tr("Round %1 · %n people", nullptr, peopleIn(round)).arg(core::plain(round.number)));
    }
    isWon_ = tree.winner.has_value();
    winner_ = tree.rounds.empty() ? QString() : documents::winnerText(people, tree.winner);
    setAccessibleDescription(winner_);
    if (const auto wanted = viewsOf(people, tree); wanted != views()) {
        makeBoxes(wanted);
    }
    layOut();
    update();
}

TreeBox* TreeView::makeBox(const TreeBoxView& view)
{
    auto* box = new TreeBox(view, this);
    box->installEventFilter(this);
    connect(box, &TreeBox::opened, this, [this, box] { open(*box); });
    connect(box, &TreeBox::pointed, this, [this](std::optional<core::StartNumber> number) {
        forEachBox([number](TreeBox* one) { one->point(number); });
    });
    box->QWidget::show();
    return box;
}

void TreeView::makeBoxes(const std::vector<std::vector<TreeBoxView>>& views)
{
    const auto before = columns_;
    const bool focused = last_ != nullptr && last_->hasFocus();
    columns_.clear();
    for (const auto& column : views) {
        auto& boxes = columns_.emplace_back();
        std::transform(column.begin(), column.end(), std::back_inserter(boxes),
                       [this](const TreeBoxView& view) { return makeBox(view); });
    }
    last_ = boxLike(last_);
    if (last_ != nullptr) {
        last_->setFocusPolicy(Qt::StrongFocus);
        if (focused) {
            last_->setFocus();
        }
    }
    for (const auto& column : before) {
        for (auto* box : column) {
            box->removeEventFilter(this);
            box->hide();
            box->deleteLater();
        }
    }
    search(searched_);
}

/// The box of the same table, else the first.
TreeBox* TreeView::boxLike(const TreeBox* before) const
{
    TreeBox* found = nullptr;
    forEachBox([&](TreeBox* box) {
        const bool same = before != nullptr && box->view().round == before->view().round &&
                          box->view().table == before->view().table;
        found = same || found == nullptr ? box : found;
    });
    return found;
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
    searched_ = folded(text.trimmed());
    QRect first;
    forEachBox([&](TreeBox* box) {
        std::set<core::StartNumber> found;
        for (const auto& seat : box->view().seats) {
            const bool matches = QString::number(core::plain(seat.number)) == searched_ ||
                                 folded(seat.name).contains(searched_);
            if (!searched_.isEmpty() && matches) {
                found.insert(seat.number);
            }
        }
        if (!found.empty() && first.isNull()) {
            first = box->geometry();
        }
        box->setFound(std::move(found));
    });
    if (!first.isNull()) {
        Q_EMIT shown(first);
    }
}

void TreeView::open(const TreeBox& box)
{
    if (box.view().table) {
        Q_EMIT tableWanted(box.view().round, *box.view().table);
    }
}

void TreeView::focusCurrent()
{
    if (last_ != nullptr) {
        last_->setFocus(Qt::TabFocusReason);
    }
}

bool TreeView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn) {
        // The Tab key reaches one table only; arrows reach the others.
        if (last_ != nullptr) {
            last_->setFocusPolicy(Qt::ClickFocus);
        }
        last_ = qobject_cast<TreeBox*>(watched);
        last_->setFocusPolicy(Qt::StrongFocus);
        Q_EMIT shown(last_->geometry());
    }
    return QWidget::eventFilter(watched, event);
}

TreeBox* TreeView::neighbour(const TreeBox& box, int key) const
{
    const auto column = std::find_if(columns_.begin(), columns_.end(), [&box](const auto& boxes) {
        return std::find(boxes.begin(), boxes.end(), &box) != boxes.end();
    });
    if (column == columns_.end()) {
        return nullptr;
    }
    const auto at = std::find(column->begin(), column->end(), &box);
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
    if (last_ == nullptr || !last_->hasFocus()) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (auto* next = neighbour(*last_, event->key())) {
        next->setFocus(Qt::OtherFocusReason);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        open(*last_);
        return;
    default:
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
    const auto ink = [this](theme::Role role) { return theme::colour(palette(), role); };
    painter.setPen(ink(theme::Role::Muted));
    painter.setFont(theme::font(13, QFont::DemiBold));
    for (std::size_t column = 0; column < columns_.size(); ++column) {
        const QRect first = columns_[column].front()->geometry();
        painter.drawText(QRect(first.left(), 0, first.width(), headHeight), Qt::AlignVCenter,
                         heads_[column]);
    }
    if (isWon_) {
        constexpr qreal radius = 6;
        painter.setPen(QPen(ink(theme::Role::Accent), 1));
        painter.setBrush(ink(theme::Role::Tint));
        painter.drawRoundedRect(QRectF(winnerRect_).adjusted(1, 1, -1, -1), radius, radius);
    }
    constexpr int inset = 12;
    painter.setPen(ink(isWon_ ? theme::Role::Text : theme::Role::Muted));
    painter.setFont(theme::font(isWon_ ? 15 : 13, isWon_ ? QFont::Bold : QFont::Normal));
    painter.drawText(winnerRect_.adjusted(isWon_ ? inset : 0, 0, 0, 0),
                     Qt::AlignVCenter | Qt::TextWordWrap, winner_);
}

} // namespace desk
