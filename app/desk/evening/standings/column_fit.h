#pragma once

#include "app/desk/evening/standings/standings_model.h"

#include <QHash>

namespace desk {

/// Cached widths of names and clubs: measuring means laying out hundreds of texts, few of which
/// change.
using NameWidths = QHash<QString, int>;

/// A column and the width it needs, in pixels.
struct MeasuredColumn
{
    ShownColumn shown;
    int width = 0;
};

/// The column widths required by a model. `known` grows.
std::vector<MeasuredColumn> measured(const StandingsModel& model, NameWidths& known);

/// The minimum beside the chart: everything but the rounds, and the last round.
int leastWidth(const std::vector<MeasuredColumn>& columns);

/// The columns that fit into `width`: leaves out rounds first, oldest first, then others from the
/// right; never rank, name and main column.
std::vector<MeasuredColumn> fitting(std::vector<MeasuredColumn> columns, int width);

} // namespace desk
