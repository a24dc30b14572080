#pragma once

#include "call.h"
#include "core/tournament.h"
#include "read.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace cli {

/// Start numbers separated by commas; nothing if it is something else.
std::optional<std::vector<core::StartNumber>> startNumbersIn(const QString& list);

/// Reads `--stones`, `--claims`, `--ending` and who sat in for whom, or `--melded`, `--hand` and
/// who played a tie-breaker deal, or `--not-played`. `seats` are those of the table, unless there
/// is no such table.
Read<core::GameOutcome> readOutcome(Call& call, std::optional<std::size_t> seats);

} // namespace cli
