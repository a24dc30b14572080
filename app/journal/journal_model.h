#pragma once

#include "journal_row.h"

#include <QAbstractTableModel>

#include <deque>
#include <vector>

namespace desk {

/// The journal, newest first. It is filled from outside, new entries and old ones a few at a time.
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
    /// Which entries are taken back at present, ascending.
    void setTakenBack(const std::vector<core::JournalId>& takenBack);

    [[nodiscard]] const JournalRow& row(int row) const
    {
        return rows_[rows_.size() - 1 - static_cast<std::size_t>(row)];
    }
    [[nodiscard]] static QString head(JournalColumn column);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString textOf(const JournalRow& row, JournalColumn column) const;

    std::deque<JournalRow> rows_; ///< Oldest first: both ends grow.
};

} // namespace desk
