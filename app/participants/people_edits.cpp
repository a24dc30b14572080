#include "people_edits.h"

#include "core/use_cases/managing.h"
#include "core/use_cases/planning.h"

#include <algorithm>

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

bool contains(const std::vector<core::StartNumber>& numbers, core::StartNumber number)
{
    return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

bool isSeatedIn(const core::Round& round, core::StartNumber number)
{
    return contains(round.head.byes, number) ||
           std::any_of(
               round.tables.begin(), round.tables.end(),
               [number](const core::Table& table) { return contains(table.head.seats, number); });
}

} // namespace

core::RoundNumber roundToCome(const core::Tournament& tournament)
{
    const auto draft = std::find_if(
        tournament.rounds.begin(), tournament.rounds.end(),
        [](const core::Round& round) { return round.head.state == core::RoundState::Draft; });
    return draft != tournament.rounds.end() ? draft->number : core::nextRound(tournament);
}

std::optional<core::RoundNumber> lastRoundOf(const core::Tournament& tournament,
                                             core::StartNumber number)
{
    const auto last =
        std::find_if(tournament.rounds.rbegin(), tournament.rounds.rend(),
                     [number](const core::Round& round) { return isSeatedIn(round, number); });
    return last != tournament.rounds.rend() ? std::optional(last->number) : std::nullopt;
}

std::vector<core::Participant> presenceToggled(const core::Tournament& tournament,
                                               const Numbers& numbers, core::RoundNumber round)
{
    auto people = peopleOf(tournament, numbers);
    const bool allPresent = std::all_of(people.begin(), people.end(), [round](const auto& person) {
        return core::isPresent(person, round);
    });
    for (auto& person : people) {
        if (core::isPresent(person, round) == allPresent) {
            const auto edit = allPresent ? core::PresenceEdit(core::AbsentIn{round})
                                         : core::PresenceEdit(core::PresentFrom{round});
            person.present = core::withPresence(person.present, edit);
        }
    }
    return people;
}

std::vector<core::Participant> paidToggled(const core::Tournament& tournament,
                                           const Numbers& numbers, std::int64_t feeCents)
{
    auto people = peopleOf(tournament, numbers);
    const bool allPaid = std::all_of(people.begin(), people.end(), [feeCents](const auto& person) {
        return person.paidCents >= feeCents;
    });
    for (auto& person : people) {
        person.paidCents = allPaid ? 0 : std::max(person.paidCents, feeCents);
    }
    return people;
}

std::vector<core::Participant> withdrawnFrom(const core::Tournament& tournament,
                                             const Numbers& numbers, core::RoundNumber round)
{
    auto people = peopleOf(tournament, numbers);
    for (auto& person : people) {
        if (core::plain(round) <= 1) {
            person.present.clear();
        } else {
            const core::PresentUntil edit{core::RoundNumber{core::plain(round) - 1}};
            person.present = core::withPresence(person.present, edit);
        }
    }
    return people;
}

int presentIn(const core::Tournament& tournament, core::RoundNumber round)
{
    return static_cast<int>(
        std::count_if(tournament.participants.begin(), tournament.participants.end(),
                      [round](const auto& person) { return core::isPresent(person, round); }));
}

} // namespace desk
