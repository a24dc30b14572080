#pragma once

#include "app/desk/widgets/cell_model.h"
#include "core/club/series.h"

#include <QCoreApplication>

#include <array>
#include <cstdint>

namespace desk {

/// A line of the table of a series.
struct SeriesRow
{
    enum Column : std::uint8_t { Rank, Name, Club, There, Count, Value, ColumnCount };
    std::array<Cell, ColumnCount> cells;
};

/// The table of a series.
class SeriesModel : public CellModel<SeriesRow>
{
    Q_DECLARE_TR_FUNCTIONS(SeriesModel)

public:
    explicit SeriesModel(QObject* parent);

    void show(const core::SeriesSettings& settings, const core::SeriesTable& table);
};

} // namespace desk
