#pragma once

#include "app/desk/evening/results/slip.h"

#include <QAbstractTableModel>

namespace desk {

/// The slip being typed: a row for each seat of the table, its two fields as columns. dataChanged()
/// means typing or a choice, modelReset() another slip or none.
class SlipModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// nullptr while no game is being typed.
    [[nodiscard]] const Slip* slip() const { return slip_ ? &*slip_ : nullptr; }
    void setSlip(std::optional<Slip> slip);

    [[nodiscard]] QModelIndex indexOf(FieldPlace place) const
    {
        return index(static_cast<int>(place.seat), place.second ? 1 : 0);
    }
    /// The following require a slip.
    void toggleEnding(SlipEnding ending);
    void setSeat(std::size_t seat, const SlipSeat& typed);
    /// Marks the stored state up to this revision as seen.
    void setSeenRevision(std::int64_t revision) { slip_->seenRevision = revision; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    /// A seat that did not play has an empty second field.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

private:
    std::optional<Slip> slip_;
};

} // namespace desk
