#pragma once

#include "call.h"
#include "core/tournament.h"
#include "read.h"

#include <cstddef>
#include <optional>

namespace cli {

/// Reads `--stones`, `--claims`, `--ending` and who sat in for whom, or `--not-played`.
/// `seats` are those of the table, unless there is no such table.
Read<core::GameOutcome> readOutcome(Call& call, std::optional<std::size_t> seats);

} // namespace cli
