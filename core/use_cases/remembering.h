#pragma once

#include "core/change/change.h"
#include "core/club/club.h"
#include "core/model/result.h"
#include "core/use_cases/club_situation.h"
#include "core/use_cases/door.h"

#include <optional>
#include <vector>

/// What the club's directory keeps of what was said at an evening's check-in.
namespace core {

/// What was stored by enterAtDoor().
struct SaidAtDoor
{
    TournamentId tournament{0};
    std::vector<FeeClass> feeClasses; ///< Of the tournament.
    std::vector<DoorPerson> people;
};

/// The directory has those who were enrolled, and as tags the groups and the name of the fee class
/// that were chosen for anybody. Entries are found by what is known of the people, else by name
/// and club. Refused as addPlayers() and changePlayer().
Result<ClubChange> rememberAtDoor(const ClubSituation& now, const SaidAtDoor& said);

/// Name and club as they were corrected at the evening.
struct Respelt
{
    EnrolledKey person;
    QString formerName;
    QString formerClub;
    QString name;
    QString club;
};

/// Whose name or club a change of a tournament corrects; nothing if nobody's.
std::optional<Respelt> respeltBy(TournamentId id, const Change& change);

/// The entry has the same spelling and remains that person's, unless somebody else is known by it:
/// another participant, or the person at another evening. An empty change then. Refused as
/// changePlayer().
Result<ClubChange> respellPlayer(const ClubSituation& now, const Respelt& respelt);

} // namespace core
