#pragma once

#include "app/desk/widgets/cell_model.h"
#include "core/club/cash.h"

#include <QCoreApplication>

#include <array>
#include <cstdint>

class QTableView;

namespace desk {

enum class MovementColumn : std::uint8_t { Time, Kind, Text, In, Out, Way, Box, By };
inline constexpr std::size_t movementColumns = 8;

/// What the first column shows.
enum class ShownTime : std::uint8_t { OfDay, Day };

struct MovementRow
{
    core::CashMovement movement;
    std::array<Cell, movementColumns> cells;
};

/// Movements of cash, in their order.
class MovementsModel : public CellModel<MovementRow>
{
    Q_DECLARE_TR_FUNCTIONS(MovementsModel)

public:
    explicit MovementsModel(QObject* parent = nullptr);

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    void setMovements(const std::vector<core::CashMovement>& movements,
                      ShownTime shown = ShownTime::OfDay);
};

/// The columns of way and box are hidden where no movement has one.
void showUsedColumns(QTableView& table, const MovementsModel& model);

} // namespace desk
