#pragma once

#include "core/seating/request.h"
#include "core/seating/sizes.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

/// Decisions about a round before the search for its tables: its form, who has a bye, who sits at
/// the top tables of a final.
namespace seating {

/// Requirements for one of the further rounds.
struct RoundWishes
{
    std::vector<PlayerId> people; ///< Present, in the order of the request.
    /// Forms that have the tables of `homes` and the top tables, the wanted one first.
    std::vector<RoundSizes> forms;
    std::map<PlayerId, int> homes; ///< Fixed tables and locks of people present.
    std::set<PlayerId> locked;     ///< Those whose lock rules out a bye.
    std::vector<PlayerPair> apart; ///< Both present.
    int topTables = 0;             ///< Only of a final, else 0.
    std::vector<PlayerId> ranking; ///< Only of a final: everybody present, the best first.
};

/// Precondition: the round can be seated by its number of people.
RoundWishes wishesOf(const Request& request, int round);

struct RoundChoice
{
    RoundSizes sizes;
    std::vector<PlayerId> byes;
    std::map<PlayerId, int> homes; ///< Of people seated; in a final of all at the top tables.
    int topTables = 0;             ///< Tables whose people are all bound to them.
    /// Tables of those who avoid somebody or are bound to a table, without forbidden meetings;
    /// empty if there is no such wish or finding out takes too long.
    std::map<PlayerId, int> parted;
};

/// The first form and bye that keep all wishes, in the order of `forByes`, which names everybody
/// present; nothing if none does.
std::optional<RoundChoice> chooseRound(const RoundWishes& wishes,
                                       const std::vector<PlayerId>& forByes);

/// The preferred form, with the first byes in order, ignoring wishes.
RoundChoice wantedRound(const RoundWishes& wishes, const std::vector<PlayerId>& forByes);

/// Some of the pairs, as few as possible, that cannot be kept apart. Precondition: chooseRound()
/// finds nothing.
std::vector<PlayerPair> pairsInTheWay(RoundWishes wishes);

} // namespace seating
