#pragma once

#include "core/club/club.h"
#include "core/club/who_is_who.h"
#include "core/result.h"

#include <vector>

/// The director's decisions about the club's directory. An entry is looked up by id plus the name
/// and club seen; without an id by these only. Each function checks and returns the change, or why
/// not; an empty change if nothing would differ.
namespace core {

/// Adds those not yet there, in either form ("Weiß, Käthe" or "Käthe Weiß"); duplicates in the list
/// are different people; each gets an id unless it has one. Places: "/<index>/name" and so on.
Result<ClubChange> addPlayers(const std::vector<Player>& directory,
                              const std::vector<Player>& players);

/// Tags added or removed by others meanwhile are kept. Places: "/before", "/after/name" and so on.
Result<ClubChange> changePlayer(const std::vector<Player>& directory, const Player& before,
                                const Player& after);

/// Each player has one entry. Places: "/<index>".
Result<ClubChange> removePlayers(const std::vector<Player>& directory,
                                 const std::vector<Player>& players);

/// Participants of all tournaments and the people they are known to be.
struct KnownPeople
{
    std::vector<EnrolledPerson> people;
    std::vector<PlayerLink> links;
};

/// Removes the duplicates and adds their tags to the entry kept; people linked to them become the
/// person kept. Refused if two participants of one tournament would be one person. An entry that
/// exists twice may be its own duplicate. Places: "/keep/0", "/doubles/<index>".
Result<ClubChange> mergePlayers(const std::vector<Player>& directory, const Player& keep,
                                const std::vector<Player>& doubles, const KnownPeople& known);

/// Identifies these people as an entry of the directory. Refused if somebody is no longer enrolled
/// so, or would be in a tournament twice. Places: "/player", "/enrolled/<index>".
Result<ClubChange> recognise(const std::vector<Player>& directory, const KnownPeople& known,
                             const std::vector<EnrolledKey>& enrolled, PlayerId player);

/// The same for people not in the directory: adds an entry with the first one's name and club.
Result<ClubChange> recogniseAsNew(std::vector<Player> directory, const KnownPeople& known,
                                  const std::vector<EnrolledKey>& enrolled);

/// The same change plus the links that identify people.
ClubChange withLinks(ClubChange change, const std::vector<PlayerLink>& links);

} // namespace core
