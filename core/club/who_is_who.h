#pragma once

#include "core/change.h"
#include "core/people/enrolment.h"
#include "core/player.h"

#include <set>
#include <vector>

/// Whom the directory knows among those enrolled. Names written either way are the same; `people`
/// are always all participants of the tournaments concerned.
namespace core {

/// A change of one link. Without a value: nobody knows who that is.
using LinkExchange = Exchange<EnrolledKey, PlayerId>;

/// The links of those who have none so far and about whom there is no doubt: name and club are
/// those of exactly one entry, and nobody else of that tournament is that person or has that name
/// and club.
std::vector<PlayerLink> certainLinks(const std::vector<Player>& directory,
                                     const std::vector<EnrolledPerson>& people);

/// The tournaments in which one of the `unknown` has the name and club of one of the players: those
/// where certainLinks() may find somebody.
std::set<TournamentId> tournamentsNaming(const std::vector<Player>& players,
                                         const std::vector<EnrolledKey>& unknown);

/// The links that a change of a tournament brings along: of people taken from the directory
/// (Enrolment::player), and of those who only got another start number.
std::vector<PlayerLink> linksBy(const Change& change, TournamentId id,
                                const std::vector<Enrolment>& enrolled,
                                const std::vector<EnrolledPerson>& before);

/// Whoever of the directory wants less than the whole name shown in public.
PeopleWishes wishesOf(const std::vector<Player>& directory);

/// Whoever of a tournament's people wants less than the whole name shown in public.
PublicNames publicNamesOf(const std::vector<Player>& directory,
                          const std::vector<EnrolledPerson>& people);

/// Whether a change may make somebody another person.
bool namesAnew(const Change& change);

/// People of one name and club who may be known, which only the director can tell: the directory
/// has the name with another club, or several times.
struct DoubtfulPerson
{
    std::vector<EnrolledKey> enrolled; ///< In different tournaments; never empty.
    std::vector<Player> candidates;    ///< Never empty.

    friend bool operator==(const DoubtfulPerson&, const DoubtfulPerson&) = default;
};

/// By name. Where two people of a tournament have one name and club, each is doubtful alone.
std::vector<DoubtfulPerson> doubtfulPeople(const std::vector<Player>& directory,
                                           const std::vector<EnrolledPerson>& people);

/// Somebody who would be the same person as another participant of that tournament.
struct SeenTwice
{
    EnrolledKey one;
    EnrolledKey other;
};

/// The first such pair if all `links` were added; nothing if there is none.
std::optional<SeenTwice> seenTwice(const std::vector<EnrolledPerson>& people,
                                   const std::vector<PlayerLink>& links);

} // namespace core
