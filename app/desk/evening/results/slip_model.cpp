#include "app/desk/evening/results/slip_model.h"

#include <utility>

namespace desk {

void SlipModel::setSlip(std::optional<Slip> slip)
{
    beginResetModel();
    slip_ = std::move(slip);
    endResetModel();
}

void SlipModel::toggleEnding(SlipEnding ending)
{
    slip_->ending = slip_->ending == ending ? SlipEnding::ByHands : ending;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 1));
}

void SlipModel::setSeat(std::size_t seat, const SlipSeat& typed)
{
    slip_->seats[seat] = typed;
    Q_EMIT dataChanged(indexOf({seat, false}), indexOf({seat, true}));
}

int SlipModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !slip_ ? 0 : static_cast<int>(slip_->seats.size());
}

int SlipModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 2;
}

QVariant SlipModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) ||
        (role != Qt::DisplayRole && role != Qt::EditRole)) {
        return {};
    }
    const SlipSeat& seat = slip_->seats[static_cast<std::size_t>(index.row())];
    return index.column() == 0 ? seat.first : seat.second;
}

bool SlipModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::EditRole) {
        return false;
    }
    const auto seat = static_cast<std::size_t>(index.row());
    SlipSeat typed = slip_->seats[seat];
    (index.column() == 0 ? typed.first : typed.second) = value.toString();
    if (typed.didNotPlay()) {
        typed.second.clear();
    }
    setSeat(seat, typed);
    return true;
}

} // namespace desk
