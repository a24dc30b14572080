#pragma once

#include "name_search.h"

#include <QSortFilterProxyModel>

namespace desk {

/// The rows of people whose texts match what is searched for, sorted by the column chosen.
class PersonFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    /// The roles of the source model that hold what is searched and what is sorted by.
    PersonFilter(int searchRole, int sortRole, QObject* parent = nullptr);
    void setSearch(const QString& typed);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    int searchRole_;
    NameSearch search_{QString()};
};

} // namespace desk
