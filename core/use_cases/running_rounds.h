#pragma once

#include "core/change.h"
#include "core/result.h"

/// Rounds being played: repairs, closing and cancelling. Each function checks and returns the
/// change, or why not; a change without steps if nothing would be different. Places where
/// nothing else is said: "/round".
namespace core {

/// Two people turn out to sit at each other's place.
enum class ResultsGo : std::uint8_t {
    WithTheSeat,   ///< The seats were wrong on paper: what was entered there stays there.
    WithThePerson, ///< The results were entered for the right people and move along with them.
};

/// Either may be on a bye as long as results stay with the seat. Games that would be impossible
/// afterwards are refused with pointers in the tournament file's form. Other places: "/one",
/// "/other".
Result<Change> swapSeats(const Tournament& tournament, RoundNumber number, StartNumber one,
                         StartNumber other, ResultsGo results, const QString& reason = {});

/// Shortens or lengthens a draft or a round being played. Place also: "/games".
Result<Change> changeGames(const Tournament& tournament, RoundNumber number, std::int32_t games,
                           const QString& reason);

/// Refused while tables are open.
Result<Change> closeRound(const Tournament& tournament, RoundNumber number);
Result<Change> cancelRound(const Tournament& tournament, RoundNumber number, const QString& reason);
/// A closed or cancelled round is being played again.
Result<Change> reopenRound(const Tournament& tournament, RoundNumber number, const QString& reason);

/// The games of two tables of one round change places: their slips were swapped. The tables must
/// have the same number of seats. Places also: "/table", "/other".
Result<Change> swapTableResults(const Tournament& tournament, RoundNumber number, TableNumber one,
                                TableNumber other);

} // namespace core
