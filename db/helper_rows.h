#pragma once

#include "core/club/helper_code.h"
#include "db/connection.h"

#include <vector>

namespace db {

/// The codes of helpers for a tournament, by helper. Both throw core::StoreFailure; Damaged if one
/// was changed outside the program.
std::vector<core::HelperCode> readHelperCodes(Connection& connection, core::TournamentId id);
/// Replaces them.
void writeHelperCodes(Connection& connection, core::TournamentId id,
                      const std::vector<core::HelperCode>& codes);

} // namespace db
