#include "round_progress.h"

#include "core/cards/matches.h"

#include <algorithm>

namespace desk {
namespace {

/// So many deals more can be played as far as one knows.
std::int32_t dealsToPlay(const core::Settings& settings, const core::Round& round,
                         const core::Table& table)
{
    const auto match = core::matchOf(settings, round, table);
    if (match.status == core::MatchStatus::TieBreaker) {
        return 1;
    }
    if (match.status != core::MatchStatus::Running) {
        return 0;
    }
    const auto* const quick = std::get_if<scoring::QuickMatch>(&settings.cards.match);
    return quick != nullptr ? quick->deals - static_cast<std::int32_t>(match.score.deals) : 1;
}

std::vector<core::GameNumber> dealsOf(const core::Settings& settings, const core::Round& round,
                                      const core::Table& table)
{
    std::vector<core::GameNumber> deals;
    for (const auto& game : table.games) {
        deals.push_back(game.number);
    }
    const auto due = deals.size() + static_cast<std::size_t>(dealsToPlay(settings, round, table));
    for (std::int32_t deal = 1; deals.size() < due; ++deal) {
        const core::GameNumber number{deal};
        if (core::findGame(table, number) == nullptr) {
            deals.push_back(number);
        }
    }
    std::sort(deals.begin(), deals.end());
    return deals;
}

} // namespace

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

std::vector<core::GameNumber> gamesOf(const core::Settings& settings, const core::Round& round,
                                      const core::Table& table)
{
    if (core::playsCards(settings)) {
        return dealsOf(settings, round, table);
    }
    std::vector<core::GameNumber> games;
    for (std::int32_t game = 1; game <= round.head.games; ++game) {
        games.push_back(core::GameNumber{game});
    }
    return games;
}

std::optional<core::GameNumber> nextOpenGame(const core::Settings& settings,
                                             const core::Round& round, const core::Table& table,
                                             core::GameNumber after)
{
    auto games = gamesOf(settings, round, table);
    const auto behind = std::find_if(games.begin(), games.end(),
                                     [after](core::GameNumber number) { return number > after; });
    std::rotate(games.begin(), behind, games.end());
    const auto open = std::find_if(games.begin(), games.end(), [&](core::GameNumber number) {
        return core::findGame(table, number) == nullptr;
    });
    return open != games.end() ? std::optional(*open) : std::nullopt;
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
