#pragma once

#include "core/club/series.h"
#include "reports/documents/discipline.h"

namespace documents {

/// Whether the game of an evening of the club has it.
bool has(const core::SeriesEvening& evening, StandingsTrait trait);

} // namespace documents
