#include "core/evening/missing_slips.h"

#include "core/ranking/open_tables.h"

#include <algorithm>

namespace core {
namespace {

/// When the last missing game was reported; nothing if one was not.
std::optional<QDateTime> reportedAt(const Tournament& tournament, const Round& round,
                                    const Table& table, const PendingEntries& pending)
{
    std::optional<QDateTime> latest;
    for (std::int32_t number = 1; number <= round.head.games; ++number) {
        const GameKey key{round.number, table.number, GameNumber{number}};
        if (findGame(table, key.game) != nullptr) {
            continue;
        }
        const auto* const report = newestInTime(tournament, pending, key);
        if (report == nullptr) {
            return std::nullopt;
        }
        latest = latest ? std::max(*latest, report->time) : report->time;
    }
    return latest;
}

} // namespace

std::vector<MissingSlip> missingSlips(const Tournament& tournament, const Round& round,
                                      const PendingEntries& pending,
                                      const std::optional<QDateTime>& publishedAt)
{
    std::vector<MissingSlip> slips;
    if (round.head.state != RoundState::Published) {
        return slips;
    }
    for (const auto& table : round.tables) {
        if (!isComplete(tournament.settings, round, table)) {
            const auto reported = reportedAt(tournament, round, table, pending);
            slips.push_back(
                {table.number, reported.has_value(), reported ? reported : publishedAt});
        }
    }
    std::stable_sort(slips.begin(), slips.end(), [](const auto& one, const auto& other) {
        return one.since && (!other.since || *one.since < *other.since);
    });
    return slips;
}

} // namespace core
