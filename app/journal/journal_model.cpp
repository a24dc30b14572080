#include "journal_model.h"

#include "app/widgets/list_style.h"

#include <algorithm>
#include <utility>

namespace desk {

void JournalModel::clear()
{
    beginResetModel();
    rows_.clear();
    endResetModel();
}

void JournalModel::prepend(JournalRow row)
{
    beginInsertRows({}, 0, 0);
    rows_.push_back(std::move(row));
    endInsertRows();
}

void JournalModel::append(std::vector<JournalRow> rows)
{
    if (rows.empty()) {
        return;
    }
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(rows.size()) - 1);
    for (auto& row : rows) {
        rows_.push_front(std::move(row));
    }
    endInsertRows();
}

void JournalModel::setTakenBack(const std::vector<core::JournalId>& takenBack)
{
    for (int index = 0; index < rowCount(); ++index) {
        auto& row = rows_[rows_.size() - 1 - static_cast<std::size_t>(index)];
        const bool undone = std::binary_search(takenBack.begin(), takenBack.end(), row.link.id);
        if (undone != row.undone) {
            row.undone = undone;
            Q_EMIT dataChanged(this->index(index, 0), this->index(index, journalColumnCount - 1));
        }
    }
}

QString JournalModel::head(JournalColumn column)
{
    switch (column) {
    case JournalColumn::Time:
        return tr("Time");
    case JournalColumn::Desk:
        return tr("Desk");
    case JournalColumn::What:
        return tr("What");
    case JournalColumn::Old:
        return tr("Before");
    case JournalColumn::New:
        return tr("After");
    case JournalColumn::Reason:
        return tr("Reason");
    case JournalColumn::Undone:
        return tr("Undone");
    }
    return {};
}

int JournalModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int JournalModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : journalColumnCount;
}

QString JournalModel::textOf(const JournalRow& row, JournalColumn column) const
{
    if (column == JournalColumn::Undone) {
        return row.undone ? tr("undone") : QString();
    }
    return row.texts.at(static_cast<std::size_t>(column));
}

QVariant JournalModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const auto& row = this->row(index.row());
    const auto column = static_cast<JournalColumn>(index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return textOf(row, column);
    case Qt::AccessibleTextRole:
        return head(column) + u' ' + textOf(row, column);
    case IconRole:
        return row.undone && column == JournalColumn::Undone
                   ? QVariant(static_cast<int>(icons::Meaning::Undo))
                   : QVariant();
    case ColourRole: {
        const bool quiet =
            row.undone || column == JournalColumn::Time || column == JournalColumn::Desk;
        return static_cast<int>(quiet ? theme::Role::Muted : theme::Role::Text);
    }
    case NumberRole:
        return column == JournalColumn::Time;
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant JournalModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && role == Qt::DisplayRole
               ? QVariant(head(static_cast<JournalColumn>(section)))
               : QVariant();
}

} // namespace desk
