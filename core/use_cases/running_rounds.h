#pragma once

#include "core/change/change.h"
#include "core/model/result.h"

/// Rounds being played: repairs, closing and cancelling. Each function returns the change (without
/// steps if nothing would differ) or the refusal. Its place is "/round" unless stated otherwise.
namespace core {

/// What happens to results when two people are found to be in each other's place.
enum class ResultsGo : std::uint8_t {
    WithTheSeat,   ///< The seats were wrong on paper: results stay where they were entered.
    WithThePerson, ///< Results were entered for the right people and move with them.
};

/// Swaps two people; either may have a bye if results stay with the seat. Refused if a game would
/// become impossible, with pointers into the tournament file. Other places: "/one", "/other".
Result<Change> swapSeats(const Tournament& tournament, RoundNumber number, StartNumber one,
                         StartNumber other, ResultsGo results, const QString& reason = {});

/// Changes the number of games of a draft or a round being played. Other place: "/games".
Result<Change> changeGames(const Tournament& tournament, RoundNumber number, std::int32_t games,
                           const QString& reason);

/// Closes a round; refused while tables are open. With a winner of the knock-out: endEvening() too.
Result<Change> closeRound(const Tournament& tournament, RoundNumber number);
/// Its results do not count; refused as ResultFault::ReasonMissing at "/reason" without a reason.
Result<Change> cancelRound(const Tournament& tournament, RoundNumber number, const QString& reason);
/// Reopens a closed or cancelled round.
Result<Change> reopenRound(const Tournament& tournament, RoundNumber number, const QString& reason);

/// The rounds played were all: as many are planned from now on. Refused while a round is drawn or
/// being played, and before one was closed.
Result<Change> endEvening(const Tournament& tournament);

/// Swaps the games of two tables of a round whose slips were mixed up. The tables must have the
/// same number of seats. Other places: "/table", "/other".
Result<Change> swapTableResults(const Tournament& tournament, RoundNumber number, TableNumber one,
                                TableNumber other);

} // namespace core
