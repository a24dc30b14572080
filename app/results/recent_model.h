#pragma once

#include "outcome_texts.h"

#include "core/journal.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include <optional>
#include <vector>

namespace desk {

/// One of the last entries as the list shows it.
struct RecentLine
{
    core::GameKey key;
    QString time;
    QString place;
    QString hands;
    EndingText ending;
    QString points;
    QString desk;
    icons::Meaning icon = icons::Meaning::Complete;
    theme::Role role = theme::Role::Done;

    friend bool operator==(const RecentLine& left, const RecentLine& right)
    {
        return left.key == right.key && left.time == right.time && left.hands == right.hands;
    }
};

/// `shown` is the round the page shows; the place names another.
std::optional<RecentLine> recentLine(const core::Tournament& tournament,
                                     const core::JournalEntry& entry,
                                     std::optional<core::RoundNumber> shown);

/// The last entries, the newest last: it stands next to the grid.
class RecentModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setLines(std::vector<RecentLine> lines);
    [[nodiscard]] const RecentLine& line(int row) const
    {
        return lines_[static_cast<std::size_t>(row)];
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<RecentLine> lines_;
};

class RecentDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int rowHeight = 23;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

} // namespace desk
