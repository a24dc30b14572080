#pragma once

#include "core/ids.h"

#include <QSortFilterProxyModel>

#include <optional>

namespace desk {

/// Lets through the entries of a journal that fit everything searched for.
class JournalFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    /// Every word has to be somewhere in the entry.
    void search(const QString& text);
    /// A table number; anything else lets everything through.
    void searchTable(const QString& text);
    /// A start number or part of a name.
    void searchPerson(const QString& text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList words_;
    std::optional<core::TableNumber> table_;
    QString person_;
};

} // namespace desk
