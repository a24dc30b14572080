#include "app/desk/evening/participants/people_edits.h"

#include "app/desk/evening/participants/newcomers.h"
#include "app/desk/frame/session.h"
#include "core/money/start_fee.h"
#include "core/people/people_names.h"
#include "core/use_cases/attending.h"
#include "core/use_cases/checking_in.h"
#include "core/use_cases/planning.h"

#include <algorithm>
#include <set>
#include <utility>

namespace desk {
namespace {

std::vector<core::Participant> peopleOf(const core::Tournament& tournament, const Numbers& numbers)
{
    std::vector<core::Participant> people;
    for (const auto number : numbers) {
        if (const auto* person = core::findParticipant(tournament, number)) {
            people.push_back(*person);
        }
    }
    return people;
}

/// Those of the numbers missing from the directory.
std::vector<std::pair<core::StartNumber, core::Player>>
unknownOf(const std::vector<core::Player>& directory, const core::Tournament& tournament,
          const Numbers& numbers)
{
    std::set<core::PersonSpelling> known;
    for (const auto& player : directory) {
        known.insert(core::spellingOf(player.name, player.club));
    }
    std::vector<std::pair<core::StartNumber, core::Player>> unknown;
    for (const auto& person : peopleOf(tournament, numbers)) {
        if (!known.contains(core::spellingOf(person.name, person.club))) {
            unknown.push_back({person.number, {person.name, person.club, person.tags}});
        }
    }
    return unknown;
}

/// The numbers of those whom the change added; `remember` puts them into the directory.
template <typename Remember>
core::Result<Numbers> addedBy(const core::Result<core::Change>& change, Session& session,
                              Newcomers& newcomers, const Remember& remember)
{
    if (!change) {
        return change.refused();
    }
    auto added = core::enrolledBy(*change);
    const auto unknown = unknownOf(session.directory(), session.tournament(), added);
    const core::Result<core::ClubChange> remembered = remember();
    if (!remembered) {
        return remembered.refused();
    }
    for (const auto& [number, player] : unknown) {
        newcomers.add(number, player);
    }
    return added;
}

core::Result<Numbers> addedBy(const core::Result<core::Change>& change, Session& session,
                              const std::vector<core::Enrolment>& people, Newcomers& newcomers)
{
    return addedBy(change, session, newcomers, [&session, &people] {
        std::vector<core::Player> players;
        players.reserve(people.size());
        for (const auto& person : people) {
            players.push_back({person.name, person.club, person.tags});
        }
        return session.followInClub(core::addPlayers, players);
    });
}

} // namespace

core::Enrolment enrolmentOf(const core::Player& player, std::optional<core::StartNumber> number)
{
    core::Enrolment person;
    person.number = number;
    person.name = player.name;
    person.club = player.club;
    person.tags = player.tags;
    if (!player.id.value.isNull()) {
        person.player = player.id;
    }
    return person;
}

core::Result<Numbers> enrol(Session& session, const std::vector<core::Enrolment>& people,
                            Newcomers& newcomers)
{
    return addedBy(session.run(core::enrol, people), session, people, newcomers);
}

core::Result<core::Change>
enterAtDoor(Session& session, const std::vector<core::DoorPerson>& people, Newcomers& newcomers)
{
    auto change = session.run(core::enterAtDoor, people);
    const auto added = addedBy(change, session, newcomers, [&session, &people] {
        return session.followInClub(
            core::rememberAtDoor,
            {*session.current(), session.tournament().settings.feeClasses, people});
    });
    return added ? std::move(change) : added.refused();
}

core::Result<Numbers> enrolList(Session& session, const std::vector<core::Enrolment>& people,
                                const core::ListTicks& ticks, Newcomers& newcomers)
{
    return addedBy(session.run(core::updateFromList, people, ticks), session, people, newcomers);
}

core::RoundNumber roundToCome(const core::Tournament& tournament)
{
    const auto draft = std::find_if(
        tournament.rounds.begin(), tournament.rounds.end(),
        [](const core::Round& round) { return round.head.state == core::RoundState::Draft; });
    return draft != tournament.rounds.end() ? draft->number : core::nextRound(tournament);
}

bool isSeated(const core::Tournament& tournament, core::StartNumber number)
{
    const auto contains = [number](const Numbers& numbers) {
        return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
    };
    return std::any_of(tournament.rounds.begin(), tournament.rounds.end(),
                       [&](const core::Round& round) {
                           return contains(round.head.byes) ||
                                  std::any_of(round.tables.begin(), round.tables.end(),
                                              [&](const core::Table& table) {
                                                  return contains(table.head.seats);
                                              });
                       });
}

std::vector<core::Participant> presenceToggled(const core::Tournament& tournament,
                                               const Numbers& numbers, core::RoundNumber round)
{
    auto people = peopleOf(tournament, numbers);
    const bool allPresent = std::all_of(people.begin(), people.end(), [round](const auto& person) {
        return core::isPresent(person, round);
    });
    for (auto& person : people) {
        if (allPresent) {
            person.present = core::withPresence(person.present, core::AbsentIn{round});
        } else if (!core::isPresent(person, round)) {
            person = core::arrived(std::move(person), round);
        }
    }
    return people;
}

std::vector<core::Participant> paidToggled(const core::Tournament& tournament,
                                           const Numbers& numbers)
{
    auto people = peopleOf(tournament, numbers);
    const bool allPaid = std::all_of(people.begin(), people.end(), [&](const auto& person) {
        return core::feeAccountOf(tournament.settings, person).missing == 0;
    });
    for (auto& person : people) {
        const auto fee = core::startFeeOf(tournament.settings, person);
        person.setPaidCents(allPaid ? 0 : std::max(person.paidCents(), fee));
    }
    return people;
}

std::vector<core::Participant> hereAndPaid(const core::Tournament& tournament,
                                           const Numbers& numbers, core::RoundNumber round)
{
    auto people = peopleOf(tournament, numbers);
    for (auto& person : people) {
        const auto& spans = person.present;
        const bool hasLeft = !spans.empty() && spans.back().until && *spans.back().until < round;
        const bool staysAway = hasLeft && people.size() > 1;
        if (!core::isPresent(person, round) && !staysAway) {
            person = core::arrived(std::move(person), round);
        }
        const auto fee = core::startFeeOf(tournament.settings, person);
        person.setPaidCents(std::max(person.paidCents(), fee));
    }
    return people;
}

std::vector<core::Participant> withdrawnFrom(const core::Tournament& tournament,
                                             const Numbers& numbers, core::RoundNumber round)
{
    auto people = peopleOf(tournament, numbers);
    const core::PresentUntil edit{core::RoundNumber{core::plain(round) - 1}};
    for (auto& person : people) {
        person.present = core::plain(round) > 1 ? core::withPresence(person.present, edit)
                                                : std::vector<core::PresenceSpan>();
    }
    return people;
}

} // namespace desk
