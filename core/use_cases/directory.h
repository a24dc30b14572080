#pragma once

#include "core/club/club.h"
#include "core/model/result.h"
#include "core/use_cases/club_situation.h"

#include <vector>

/// The director's decisions about the club's directory. An entry is looked up by id plus the name
/// and club seen; without an id by these only. Each function checks and returns the change, or why
/// not; an empty change if nothing would differ.
namespace core {

/// Adds those that are not there yet, whether as "Weiß, Käthe" or as "Käthe Weiß"; two of one name
/// and club in the list are two people; each gets an id unless it has one. Past
/// participants among them are recognised where there is no doubt. Places: "/<index>/name" and so
/// on.
Result<ClubChange> addPlayers(const ClubSituation& now, const std::vector<Player>& players);

/// How many entries such a change adds.
int playersAddedBy(const ClubChange& change);

/// Tags added or removed by others meanwhile are kept. Places: "/before", "/after/name" and so on.
Result<ClubChange> changePlayer(const std::vector<Player>& directory, const Player& before,
                                const Player& after);

/// Each player has one entry. Places: "/<index>".
Result<ClubChange> removePlayers(const std::vector<Player>& directory,
                                 const std::vector<Player>& players);

/// Removes the doubles and adds their tags to the entry kept; their participants become the person
/// kept. Refused where two participants of one tournament would be one person. An entry that exists
/// twice may be its own double. Places: "/keep/0", "/doubles/<index>".
Result<ClubChange> mergePlayers(const ClubSituation& now, const Player& keep,
                                const std::vector<Player>& doubles);

/// Says who these people are: an entry of the directory. Refused where somebody is no longer
/// enrolled so, or would be in a tournament twice. Places: "/player", "/enrolled/<index>".
Result<ClubChange> recognise(const ClubSituation& now, const std::vector<EnrolledPerson>& enrolled,
                             PlayerId player);

/// The same for people who are not in the directory: an entry is added of the first one's name and
/// club.
Result<ClubChange> recogniseAsNew(const ClubSituation& now,
                                  const std::vector<EnrolledPerson>& enrolled);

} // namespace core
