#include "core/ranking/ties.h"

#include "core/people/start_numbers.h"
#include "core/ranking/discipline.h"

#include <algorithm>

namespace core {

std::vector<Tie> tiesIn(const Standings& standings)
{
    const auto& lines = standings.lines();
    const auto& decisions = standings.decisions();
    std::vector<Tie> ties;
    for (std::size_t first = 0; first < lines.size() && lines[first].rank;) {
        const auto number = lines[first].tally.number;
        const auto decided =
            std::find_if(decisions.begin(), decisions.end(), [number](const TieDecision& decision) {
                return isAmong(decision.order, number);
            });
        Tie tie{*lines[first].rank, {}, std::nullopt};
        if (decided != decisions.end()) {
            tie.numbers = decided->order;
            tie.decision = *decided;
        }
        std::size_t end = first;
        while (decided == decisions.end() && end < lines.size() &&
               lines[end].rank == lines[first].rank) {
            tie.numbers.push_back(lines[end].tally.number);
            ++end;
        }
        first += tie.numbers.size();
        if (tie.numbers.size() > 1) {
            ties.push_back(std::move(tie));
        }
    }
    return ties;
}

std::optional<Tie> tieOf(const Standings& standings, StartNumber number)
{
    for (auto& tie : tiesIn(standings)) {
        if (isAmong(tie.numbers, number)) {
            return std::move(tie);
        }
    }
    return std::nullopt;
}

std::vector<TieDecision> setAside(const Tournament& tournament, const Standings& standings)
{
    auto decisions = tournament.tieDecisions;
    if (!standings.countsAllRounds()) {
        return {};
    }
    const auto& inForce = standings.decisions();
    std::erase_if(decisions, [&inForce](const TieDecision& decision) {
        return std::find(inForce.begin(), inForce.end(), decision) != inForce.end();
    });
    return decisions;
}

bool canPlayOff(const Settings& settings, const Tie& tie)
{
    return !Discipline::of(settings).hasMatches() &&
           tie.numbers.size() <= std::size_t{scoring::largestTable};
}

} // namespace core
