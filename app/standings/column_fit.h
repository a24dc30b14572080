#pragma once

#include "standings_model.h"

#include <QHash>

namespace desk {

/// How wide names are. Few of them change from one look at the standings to the next, and laying
/// out some hundred texts is what measuring costs.
using NameWidths = QHash<QString, int>;

/// A column and the width it needs, in pixels.
struct MeasuredColumn
{
    ShownColumn shown;
    int width = 0;
};

/// What the columns of a sheet need. `known` are names measured before, and grows.
std::vector<MeasuredColumn> measured(const StandingsModel& model,
                                     const std::vector<ShownColumn>& columns, NameWidths& known);

/// What must at least fit beside the chart: everything but the rounds, and the last of these.
int leastWidth(const std::vector<MeasuredColumn>& columns);

/// The columns that fit into `width`: rounds are left out first, the oldest before the newer ones,
/// then others from the right; never rank, name and what they rank by.
std::vector<MeasuredColumn> fitting(std::vector<MeasuredColumn> columns, int width);

} // namespace desk
