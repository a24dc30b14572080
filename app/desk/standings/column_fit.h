#pragma once

#include "app/desk/standings/standings_model.h"

#include <QHash>

namespace desk {

/// Widths of names and clubs measured so far: laying out hundreds of texts is what measuring
/// costs, and few of them change.
using NameWidths = QHash<QString, int>;

/// A column and the width it needs, in pixels.
struct MeasuredColumn
{
    ShownColumn shown;
    int width = 0;
};

/// The widths that the columns of a model need. `known` grows.
std::vector<MeasuredColumn> measured(const StandingsModel& model, NameWidths& known);

/// What must at least fit beside the chart: everything but the rounds, and the last round.
int leastWidth(const std::vector<MeasuredColumn>& columns);

/// The columns that fit into `width`: leaves out rounds first, oldest first, then others from the
/// right; never rank, name and main column.
std::vector<MeasuredColumn> fitting(std::vector<MeasuredColumn> columns, int width);

} // namespace desk
