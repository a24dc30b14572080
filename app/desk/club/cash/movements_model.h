#pragma once

#include "app/desk/widgets/cell_model.h"
#include "core/club/cash.h"

#include <QCoreApplication>

#include <array>
#include <cstdint>

namespace desk {

enum class MovementColumn : std::uint8_t { Time, Kind, Text, In, Out, By };
inline constexpr std::size_t movementColumns = 6;

struct MovementRow
{
    core::CashMovement movement;
    std::array<Cell, movementColumns> cells;
};

/// The movements of an evening's cash, in their order.
class MovementsModel : public CellModel<MovementRow>
{
    Q_DECLARE_TR_FUNCTIONS(MovementsModel)

public:
    explicit MovementsModel(QObject* parent = nullptr);

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    void setMovements(const std::vector<core::CashMovement>& movements);
};

} // namespace desk
