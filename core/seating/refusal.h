#pragma once

#include "core/seating/request.h"

#include <optional>
#include <vector>

/// Why a request is refused: a code and its place; core/texts has the words.
namespace seating {

/// The comment of each code names the members of Refusal that are set.
enum class RefusalCode {
    TooManyPlayers,            ///< Count.
    DuplicatePlayer,           ///< Players.
    NoRounds,                  ///< Count.
    TooManyRounds,             ///< Count.
    OneRoundOnly,              ///< Swiss and Final seat one round; count.
    BadLookAhead,              ///< Count.
    RosterCountDiffers,        ///< Count: of the rosters given.
    UnknownPlayer,             ///< Players; round and inHistory locate it.
    TwiceInRound,              ///< Players, round, inHistory.
    TooFewPlayers,             ///< Round, count.
    TwoPlayerTablesNotAllowed, ///< Round, count.
    BadTableSize,              ///< History or draft; round, table, count.
    BadTableNumber,            ///< Round, table.
    PairWithItself,            ///< Players.
    FixedTableOutOfRange,      ///< Players, table, round; count is the number of tables.
    FixedTableFull,            ///< Players, table, round.
    PairMustMeet,              ///< Players; both are bound to table in round.
    PairCannotBeParted,        ///< Players; too few tables in the round for these wishes.
    PairCannotBePartedInFinal, ///< Players, round; count is that of the final tables.
    LockedPlayerAbsent,        ///< Players, round.
    LockedTwice,               ///< Players, round.
    LockedAgainstFixedTable,   ///< Players, round, table.
    LockOutOfRange,            ///< Players, round, table.
    BadClubWeight,             ///< Count.
    BadTopTables,              ///< Count.
    BadThreads,                ///< Count.
};

struct Refusal
{
    RefusalCode code{};
    std::vector<PlayerId> players;
    /// Index from 0 among the further rounds, or among the history if inHistory is set.
    std::optional<int> round;
    bool inHistory = false;
    std::optional<int> table;
    std::optional<int> count;
};

using Refusals = std::vector<Refusal>;

} // namespace seating
