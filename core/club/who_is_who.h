#pragma once

#include "core/change/change.h"
#include "core/model/player.h"
#include "core/people/enrolment.h"

#include <set>
#include <vector>

/// Matches people enrolled with the directory. Both forms of a name are equal; `people` are always
/// all participants of the tournaments concerned.
namespace core {

/// A change of one link. Without a value: unknown person.
using LinkExchange = Exchange<EnrolledKey, PlayerId>;

/// New links for people without one and beyond doubt: exactly one entry has the name and club, and
/// nobody else in that tournament is that person or has that name and club.
std::vector<PlayerLink> certainLinks(const std::vector<Player>& directory,
                                     const std::vector<EnrolledPerson>& people);

/// The tournaments in which one of the `unknown` has the name and club of one of the players: those
/// where certainLinks() may find somebody.
std::set<TournamentId> tournamentsNaming(const std::vector<Player>& players,
                                         const std::vector<EnrolledPerson>& unknown);

/// The links that a change of a tournament says: of people added from the directory
/// (Enrolment::player).
std::vector<PlayerLink> linksBy(const Change& change, TournamentId id,
                                const std::vector<Enrolment>& enrolled);

/// The links that end with a change of a tournament, as somebody else took the place: the new name
/// and club are those of another entry, or the new name has no word in common with the old one. Any
/// other change of a name is a correction.
std::vector<PlayerLink> linksEndedBy(const Change& change, const std::vector<Player>& directory,
                                     const std::vector<EnrolledPerson>& before);

/// People in the directory who want less than their full name shown in public.
PeopleWishes wishesOf(const std::vector<Player>& directory);

/// Participants who want less than their full name shown in public.
PublicNames publicNamesOf(const std::vector<Player>& directory,
                          const std::vector<EnrolledPerson>& people);

/// Whether a change may affect who somebody is.
bool namesAnew(const Change& change);

/// People of one name and club who may be in the directory, for the director to decide: it has the
/// name with another club, or several times.
struct DoubtfulPerson
{
    std::vector<EnrolledPerson> enrolled; ///< In different tournaments; never empty.
    std::vector<Player> candidates;       ///< Never empty.

    friend bool operator==(const DoubtfulPerson&, const DoubtfulPerson&) = default;
};

/// By name. Namesakes of one club in a tournament are listed separately.
std::vector<DoubtfulPerson> doubtfulPeople(const std::vector<Player>& directory,
                                           const std::vector<EnrolledPerson>& people);

/// Somebody who would be the same person as another participant of that tournament.
struct SeenTwice
{
    EnrolledPerson one;
    EnrolledPerson other;
};

/// The first such pair if all `links` were added; nothing if there is none.
std::optional<SeenTwice> seenTwice(const std::vector<EnrolledPerson>& people,
                                   const std::vector<PlayerLink>& links);

} // namespace core
