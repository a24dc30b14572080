#include "core/money/prize_doubts.h"
#include "core/people/same_text.h"

#include <algorithm>
#include <map>

namespace core {
namespace {

using PrizeDoubts = std::vector<PrizeDoubt>;

PrizeDoubts oneDoubt(PrizeDoubtBecause why)
{
    return {{why}};
}

/// How many can win.
PrizeDoubts fewWinners(const Prize& prize, std::size_t winners)
{
    return winners < placesOf(prize)
               ? PrizeDoubts{{PrizeDoubtBecause::TooFew, {}, static_cast<std::int32_t>(winners)}}
               : PrizeDoubts();
}

PrizeDoubts groupDoubts(const Prize& prize, const std::vector<Participant>& people)
{
    const auto members = std::count_if(people.begin(), people.end(), [&](const auto& person) {
        return containsSame(person.tags, prize.tag);
    });
    return members == 0 ? oneDoubt(PrizeDoubtBecause::NobodyInGroup)
                        : fewWinners(prize, static_cast<std::size_t>(members));
}

/// Members of each team by its name, or of each club by its key.
std::map<QString, std::int32_t> teamSizes(const Prize& prize,
                                          const std::vector<Participant>& people)
{
    std::map<QString, std::int32_t> sizes;
    for (const auto& team : prize.teams) {
        sizes.emplace(team, 0);
    }
    for (const auto& person : people) {
        if (prize.teams.isEmpty() && !person.club.isEmpty()) {
            ++sizes[sameKey(person.club)];
        }
        for (const auto& team : prize.teams) {
            sizes[team] += containsSame(person.tags, team) ? 1 : 0;
        }
    }
    return sizes;
}

PrizeDoubts teamDoubts(const Prize& prize, const std::vector<Participant>& people)
{
    PrizeDoubts small;
    std::size_t teams = 0;
    for (const auto& [team, size] : teamSizes(prize, people)) {
        if (size >= prize.best) {
            ++teams;
        } else if (!prize.teams.isEmpty()) {
            small.push_back({PrizeDoubtBecause::SmallTeam, team, size});
        }
    }
    if (teams == 0) {
        return oneDoubt(PrizeDoubtBecause::NoTeam);
    }
    const auto few = fewWinners(prize, teams);
    small.insert(small.end(), few.begin(), few.end());
    return small;
}

} // namespace

PrizeDoubts prizeDoubts(const Prize& prize, const Settings& settings,
                        const std::vector<Participant>& people)
{
    if (people.empty()) {
        return {};
    }
    switch (prize.what) {
    case PrizeFor::Group:
        return groupDoubts(prize, people);
    case PrizeFor::Team:
        return teamDoubts(prize, people);
    case PrizeFor::Round:
        if (settings.plannedRounds && plain(prize.round) > *settings.plannedRounds) {
            return oneDoubt(PrizeDoubtBecause::NotPlanned);
        }
        break;
    case PrizeFor::Claims:
        if (settings.rules.ruleSet != scoring::RuleSet::RummyPurePlus) {
            return oneDoubt(PrizeDoubtBecause::NoClaims);
        }
        break;
    case PrizeFor::Rank:
    case PrizeFor::Rommes:
    case PrizeFor::Last:
    case PrizeFor::Door:
        break;
    }
    return fewWinners(prize, people.size());
}

} // namespace core
