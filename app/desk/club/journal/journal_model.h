#pragma once

#include "core/change/journal.h"
#include "core/club/club.h"
#include "core/people/search_text.h"

#include <QSortFilterProxyModel>

#include <array>
#include <deque>
#include <map>
#include <set>

namespace desk {

enum class JournalColumn { Time, Session, What, Old, New, Reason, Undone };
inline constexpr int journalColumnCount = static_cast<int>(JournalColumn::Undone) + 1;

/// One journal entry as shown and searched.
struct JournalRow
{
    /// `tournament` provides the names, and who sits at the tables.
    JournalRow(const core::JournalEntry& entry, const core::Tournament& tournament);
    explicit JournalRow(const core::ClubJournalEntry& entry);
    void add(core::StartNumber person, const core::Tournament& tournament);

    core::JournalId id;
    std::array<QString, journalColumnCount> texts; ///< By JournalColumn; Undone is left empty.
    std::set<core::TableNumber> tables;            ///< The tables it concerns.
    std::map<core::StartNumber, core::SearchText> people; ///< "4 Lang, Uwe" for all it concerns.
    core::SearchText searched;                            ///< Everything shown.
    bool isReversible = false;                            ///< A change, and within reach of undo.
    bool undone = false;
};

/// The journal, newest first. Filled from outside, a few new and old entries at a time.
class JournalModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void clear();
    /// Newer than all others.
    void prepend(JournalRow row);
    /// Older than all others, newest first.
    void append(std::vector<JournalRow> rows);
    /// The entries currently undone, ascending.
    void setTakenBack(const std::vector<core::JournalId>& takenBack);

    [[nodiscard]] const JournalRow& row(int row) const
    {
        return rows_[rows_.size() - 1 - static_cast<std::size_t>(row)];
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(rows_.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : journalColumnCount;
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    std::deque<JournalRow> rows_; ///< Oldest first, as both ends grow.
};

/// Passes the journal entries that match all search terms.
class JournalFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    /// All words must occur in the entry. `table` is a number, any other text matches everything;
    /// `person` is a start number or part of a name.
    void search(const QString& words, const QString& table, const QString& person);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    core::NameMatcher words_;
    std::optional<std::int32_t> table_;
    std::optional<std::int32_t> personNumber_;
    core::NameMatcher person_;
};

} // namespace desk
