#pragma once

#include "core/model/tournament.h"

#include <optional>
#include <vector>

namespace core {

/// Whether the results of the table are complete: every game of the round is entered (played or
/// closed as not played), or under Rommé 500 the match is decided.
bool isComplete(const Settings& settings, const Round& round, const Table& table);

/// The games with a row on the table's slip, ascending: those of its round, or in a match
/// listedDeals().
std::vector<GameNumber> gamesOnSlip(const Settings& settings, const Round& round,
                                    const Table& table);

/// Tables of a round with missing results, ascending.
std::vector<TableNumber> openTablesOf(const Settings& settings, const Round& round);

/// Counting tables with missing results, over all rounds up to `after`.
int openTables(const Tournament& tournament, std::optional<RoundNumber> after = std::nullopt);

/// Those of the people who sit at a table with missing results in a round that counts.
std::vector<StartNumber> withResultsMissing(const Tournament& tournament,
                                            std::vector<StartNumber> people);

} // namespace core
