#pragma once

#include "core/tournament.h"

#include <optional>
#include <vector>

namespace core {

/// Whether the results of the table are complete: every game of the round is entered (played or
/// closed as not played), or under Rommé 500 the match is decided.
bool isComplete(const Settings& settings, const Round& round, const Table& table);

/// The tables of a round that still miss something, ascending.
std::vector<TableNumber> openTablesOf(const Settings& settings, const Round& round);

/// How many tables that count still miss something, over all rounds up to `after`.
int openTables(const Tournament& tournament, std::optional<RoundNumber> after = std::nullopt);

} // namespace core
