#include "app/desk/evening/participants/participants_filter.h"

#include "app/desk/evening/participants/participants_model.h"

namespace desk {

ParticipantsFilter::ParticipantsFilter(QObject* parent)
    : NameFilter(ParticipantsModel::SearchRole, parent)
{}

void ParticipantsFilter::setStatus(std::optional<core::Attendance> status)
{
    status_ = status;
    invalidateFilter();
}

bool ParticipantsFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto statusOf = [&] {
        return sourceModel()->index(row, 0, parent).data(ParticipantsModel::StatusRole).toInt();
    };
    return NameFilter::filterAcceptsRow(row, parent) &&
           (!status_ || statusOf() == static_cast<int>(*status_));
}

} // namespace desk
