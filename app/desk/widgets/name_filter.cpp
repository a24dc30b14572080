#include "app/desk/widgets/name_filter.h"

#include "app/desk/widgets/list_style.h"

namespace desk {

NameFilter::NameFilter(int searchRole, QObject* parent)
    : QSortFilterProxyModel(parent), searchRole_(searchRole)
{
    setSortLocaleAware(true);
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void NameFilter::search(const QString& typed)
{
    typed_ = typed.trimmed();
    searched_ = core::NameMatcher(typed);
    invalidateFilter();
}

QVariant NameFilter::data(const QModelIndex& index, int role) const
{
    return role == MatchRole && index.column() == highlightColumn_
               ? typed_
               : QSortFilterProxyModel::data(index, role);
}

bool NameFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    return searched_.isEmpty() ||
           searched_.matches(sourceModel()->index(row, 0, parent).data(searchRole_).toString());
}

} // namespace desk
