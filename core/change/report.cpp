#include "core/change/report.h"

#include <algorithm>

namespace core {

GameKey gameOf(const Report& report)
{
    return {report.slip.round, report.slip.table, report.game};
}

bool isSameReport(const Report& one, const Report& other)
{
    return one.slip == other.slip && one.game == other.game && one.outcome == other.outcome;
}

bool isInTime(const Tournament& tournament, const Report& report)
{
    const auto* const round = findRound(tournament, report.slip.round);
    const auto* const table = round != nullptr ? findTable(*round, report.slip.table) : nullptr;
    return table != nullptr && round->head.state == RoundState::Published &&
           slipOf(*round, *table) == report.slip;
}

const Report* newestInTime(const Tournament& tournament, const std::vector<Report>& reports,
                           const GameKey& key)
{
    const auto newest = std::find_if(reports.rbegin(), reports.rend(), [&](const Report& report) {
        return gameOf(report) == key && isInTime(tournament, report);
    });
    return newest != reports.rend() ? &*newest : nullptr;
}

} // namespace core
