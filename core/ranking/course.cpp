#include "core/ranking/course.h"

#include <algorithm>

namespace core {
namespace {

/// The standings lines by start number.
std::vector<Standing> byNumber(std::vector<Standing> lines)
{
    std::sort(lines.begin(), lines.end(), [](const Standing& left, const Standing& right) {
        return left.tally.number < right.tally.number;
    });
    return lines;
}

CourseStop stopBetween(const Tally& before, const Standing& after)
{
    return {after.rank, after.tally.tmp() - before.tmp(), after.tally.games - before.games,
            after.tally.byes - before.byes};
}

} // namespace

const std::vector<CourseStop>* Course::of(StartNumber number) const
{
    const auto found = std::lower_bound(numbers.begin(), numbers.end(), number);
    return found != numbers.end() && *found == number
               ? &stops[static_cast<std::size_t>(found - numbers.begin())]
               : nullptr;
}

Course courseOf(const Tournament& tournament, std::optional<RoundNumber> after)
{
    Course course;
    for (const auto& participant : tournament.participants) {
        if (isHere(participant)) {
            course.numbers.push_back(participant.number);
        }
    }
    course.stops.resize(course.numbers.size());
    Standings standings(tournament, RoundNumber{0});
    std::vector<Standing> now;
    for (const auto& round : tournament.rounds) {
        if (!counts(round.head.state) || (after && round.number > *after)) {
            continue;
        }
        const RoundNumber previous{plain(round.number) - 1};
        const bool known = !course.rounds.empty() && course.rounds.back() == previous;
        if (!known) {
            standings.countOn(tournament, previous);
            now = byNumber(standings.lines());
        }
        const auto before = std::move(now);
        standings.countOn(tournament, round.number);
        now = byNumber(standings.lines());
        course.rounds.push_back(round.number);
        for (std::size_t index = 0; index < now.size(); ++index) {
            course.stops[index].push_back(stopBetween(before[index].tally, now[index]));
        }
    }
    return course;
}

} // namespace core
