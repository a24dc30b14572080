#include "round_progress.h"

#include <algorithm>

namespace desk {

std::optional<core::RoundNumber> roundToWorkOn(const core::Tournament& tournament)
{
    std::optional<core::RoundNumber> newest;
    for (auto round = tournament.rounds.rbegin(); round != tournament.rounds.rend(); ++round) {
        if (!core::counts(round->head.state)) {
            continue;
        }
        if (round->head.state == core::RoundState::Published &&
            !openTablesOf(tournament.settings, *round).empty()) {
            return round->number;
        }
        newest = newest ? newest : std::optional(round->number);
    }
    return newest;
}

std::optional<core::TableNumber> nextOpenTable(const core::Settings& settings,
                                               const core::Round& round,
                                               std::optional<core::TableNumber> after,
                                               bool backwards)
{
    std::vector<core::TableNumber> open = openTablesOf(settings, round);
    if (open.empty()) {
        return std::nullopt;
    }
    if (backwards) {
        std::reverse(open.begin(), open.end());
    }
    const auto behind = std::find_if(open.begin(), open.end(), [&](core::TableNumber number) {
        return !after || (backwards ? number < *after : number > *after);
    });
    std::rotate(open.begin(), behind, open.end());
    const auto unmarked = std::find_if(open.begin(), open.end(), [&](core::TableNumber number) {
        return number != after && !core::findTable(round, number)->head.mark;
    });
    return unmarked != open.end() ? *unmarked : open.front();
}

std::optional<core::GameNumber> nextOpenGame(const core::Round& round, const core::Table& table,
                                             core::GameNumber after)
{
    const std::int32_t games = round.head.games;
    for (std::int32_t step = 0; step < games; ++step) {
        const core::GameNumber number{(core::plain(after) + step) % games + 1};
        if (core::findGame(table, number) == nullptr) {
            return number;
        }
    }
    return std::nullopt;
}

QString surname(const QString& name)
{
    return name.section(u',', 0, 0).trimmed();
}

QString forename(const QString& name)
{
    return name.section(u',', 1).trimmed();
}

QString surnameOf(const core::Tournament& tournament, core::StartNumber number)
{
    const auto* const participant = core::findParticipant(tournament, number);
    return participant != nullptr ? surname(participant->name)
                                  : QString::number(core::plain(number));
}

} // namespace desk
