#pragma once

#include "standings_model.h"

namespace desk {

/// A column and the width it needs, in pixels.
struct MeasuredColumn
{
    ShownColumn shown;
    int width = 0;
};

/// What the columns of a sheet need.
std::vector<MeasuredColumn> measured(const StandingsModel& model,
                                     const std::vector<ShownColumn>& columns);

/// What must at least fit beside the chart: everything but the rounds, and the last of these.
int leastWidth(const std::vector<MeasuredColumn>& columns);

/// The columns that fit into `width`: rounds are left out first, the oldest before the newer ones,
/// then others from the right; never rank, name and TMP.
std::vector<MeasuredColumn> fitting(std::vector<MeasuredColumn> columns, int width);

} // namespace desk
