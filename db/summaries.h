#pragma once

#include "core/ranking/summary.h"
#include "db/connection.h"

#include <vector>

namespace db {

/// Newest date first, those without a date last.
std::vector<core::TournamentSummary> readSummaries(Connection& connection);

} // namespace db
