#include "core/seating/starts.h"

#include "core/seating/index.h"
#include "core/seating/relabel.h"
#include "core/seating/trim.h"

#include <numeric>

namespace seating {
namespace {

std::vector<Groups> relabelled(const std::vector<Groups>& groups,
                               const std::vector<Index>& playerOfPoint)
{
    std::vector<Groups> result = groups;
    for (Groups& round : result) {
        for (auto& table : round) {
            for (Index& point : table) {
                point = playerOfPoint[at(point)];
            }
        }
    }
    return result;
}

std::vector<Index> firstNumbers(int count)
{
    std::vector<Index> numbers(at(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
}

std::vector<Groups> partedGroups(const Problem& problem)
{
    std::vector<Groups> groups;
    for (const RoundTask& round : problem.rounds) {
        groups.push_back(round.parted);
    }
    return groups;
}

/// Reuses rounds of the design, with other players on the points, if there are too few.
void repeatRounds(std::vector<Groups>& groups, int rounds, int players, Random& random)
{
    const std::size_t whole = groups.size();
    auto labels = firstNumbers(players);
    for (std::size_t next = 0; whole > 0 && groups.size() < at(rounds); ++next) {
        if (next % whole == 0) {
            random.shuffle(labels);
        }
        groups.push_back(relabelled({groups[next % whole]}, labels).front());
    }
}

} // namespace

Start makeStart(const Problem& problem, const std::vector<Groups>& draft,
                const std::optional<Continuation>& continued, int worker, Random& random)
{
    const int rounds = static_cast<int>(problem.rounds.size());
    if (continued && worker % 2 == 0) {
        return {Arrangement(problem, continued->rounds, random), continued->method};
    }
    const bool byChance = worker == wishKeepingWorker || !problem.history.empty() || problem.ranked;
    if (!draft.empty() && worker < 2) {
        return {Arrangement(problem, draft, random), Method::Search};
    }
    if (byChance || problem.players < 8) {
        // One worker starts without forbidden meetings; the search keeps the best it has seen.
        const bool isParted = worker == wishKeepingWorker;
        return {
            Arrangement(problem, isParted ? partedGroups(problem) : std::vector<Groups>(), random),
            Method::Search};
    }
    if (worker < 2) {
        const auto stored = storedDesign(problem.players, rounds, problem.threes);
        if (stored) {
            const auto labels = playersForPoints(problem, stored->rounds, random);
            return {Arrangement(problem, relabelled(stored->rounds, labels), random),
                    Method::Catalogue};
        }
    }
    const Fitted fitted = fitDesign(problem.players, rounds, random);
    auto groups = applyTrim(fitted.design, fitted.trim, firstNumbers(problem.players));
    repeatRounds(groups, rounds, problem.players, random);
    const auto labels = playersForPoints(problem, groups, random);
    return {Arrangement(problem, relabelled(groups, labels), random), fitted.design.method};
}

} // namespace seating
