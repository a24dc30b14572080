#include "core/evening/prize_changes.h"

#include "core/evening/missing.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace core {
namespace {

std::vector<Award> awardsOf(const Tournament& tournament)
{
    return prizesOf(tournament, Standings(tournament)).awards;
}

bool areOfOne(const Award& left, const Award& right)
{
    return left.team == right.team &&
           (!left.team.isEmpty() || left.winners.front() == right.winners.front());
}

PrizeChange& lineFor(const Award& award, std::vector<PrizeChange>& lines)
{
    const auto found = std::find_if(lines.begin(), lines.end(), [&award](const auto& line) {
        return areOfOne(line.any(), award);
    });
    return found != lines.end() ? *found : lines.emplace_back();
}

auto worthOf(const Award& award)
{
    return std::tuple(award.cents(), award.goods, award.turn, award.isInKind() ? award.sharers : 1);
}

bool areWorthTheSame(const PrizeChange& line)
{
    return std::equal(
        line.before.begin(), line.before.end(), line.now.begin(), line.now.end(),
        [](const Award& left, const Award& right) { return worthOf(left) == worthOf(right); });
}

} // namespace

std::int64_t PrizeChange::cents() const
{
    const auto sum = [](const std::vector<Award>& awards) {
        return std::accumulate(
            awards.begin(), awards.end(), std::int64_t{0},
            [](std::int64_t cents, const Award& award) { return cents + award.cents(); });
    };
    return sum(now) - sum(before);
}

std::vector<PrizeChange> prizeChanges(const Tournament& before, const Tournament& now)
{
    std::vector<PrizeChange> lines;
    if (!arePrizesDecided(before) || !arePrizesDecided(now)) {
        return lines;
    }
    for (const auto& award : awardsOf(now)) {
        lineFor(award, lines).now.push_back(award);
    }
    for (const auto& award : awardsOf(before)) {
        lineFor(award, lines).before.push_back(award);
    }
    std::erase_if(lines, areWorthTheSame);
    return lines;
}

std::vector<PrizeChange> prizesChangedBy(const Change& change, const Tournament& now)
{
    auto before = now;
    apply(reversed(change), before);
    return prizeChanges(before, now);
}

} // namespace core
