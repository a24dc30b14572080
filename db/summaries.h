#pragma once

#include "core/ranking/summary.h"
#include "db/connection.h"

#include <optional>
#include <vector>

namespace db {

/// As core::Reader::tournaments().
std::vector<core::TournamentSummary> readSummaries(Connection& connection,
                                                   std::optional<core::TournamentId> only);

} // namespace db
