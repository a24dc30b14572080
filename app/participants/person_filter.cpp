#include "person_filter.h"

namespace desk {

PersonFilter::PersonFilter(int searchRole, int sortRole, QObject* parent)
    : QSortFilterProxyModel(parent), searchRole_(searchRole)
{
    setSortRole(sortRole);
    setSortLocaleAware(true);
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void PersonFilter::setSearch(const QString& typed)
{
    search_ = NameSearch(typed);
    invalidateFilter();
}

bool PersonFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    return search_.isEmpty() ||
           search_.matches(sourceModel()->index(row, 0, parent).data(searchRole_).toString());
}

} // namespace desk
