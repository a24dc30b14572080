#include "app/desk/evening/results/round_progress.h"

#include "app/desk/evening/results/results_discipline.h"
#include "app/desk/frame/discipline.h"
#include "core/evening/missing.h"
#include "core/ranking/open_tables.h"
#include "core/use_cases/planning.h"

#include <algorithm>

namespace desk {
namespace {

/// The first of ascending numbers after `after`, else the first of all.
template <typename Number>
std::optional<Number> firstBehind(const std::vector<Number>& numbers, Number after)
{
    const auto behind = std::upper_bound(numbers.begin(), numbers.end(), after);
    return behind != numbers.end() ? std::optional(*behind)
           : numbers.empty()       ? std::nullopt
                                   : std::optional(numbers.front());
}

} // namespace

const ResultsDiscipline& TableInRound::discipline() const
{
    return disciplineOf(settings).results();
}

std::optional<core::MatchState> TableInRound::match() const
{
    return disciplineOf(settings).matchAt(settings, round, table);
}

std::optional<core::GameNumber> TableInRound::nextOpenGame(core::GameNumber after) const
{
    auto open = discipline().games(*this);
    std::erase_if(
        open, [this](core::GameNumber number) { return core::findGame(table, number) != nullptr; });
    return firstBehind(open, after);
}

std::optional<TableInRound> tableAt(const core::Tournament& tournament,
                                    const std::optional<core::TableKey>& key)
{
    const auto* const round = key ? core::findRound(tournament, key->round) : nullptr;
    const auto* const table = round != nullptr ? core::findTable(*round, key->table) : nullptr;
    return table != nullptr ? std::optional(TableInRound{tournament.settings, *round, *table})
                            : std::nullopt;
}

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

std::optional<core::RoundNumber> roundToDraw(const core::Tournament& tournament)
{
    const bool isOver = std::all_of(tournament.rounds.begin(), tournament.rounds.end(),
                                    [](const core::Round& round) {
                                        return round.head.state == core::RoundState::Closed ||
                                               round.head.state == core::RoundState::Cancelled;
                                    });
    const auto missing = core::whatIsMissing(tournament);
    const bool goesOn = std::any_of(missing.begin(), missing.end(), [](const core::Missing& one) {
        return std::holds_alternative<core::RoundsToPlay>(one) ||
               std::holds_alternative<core::UnendedEvening>(one) ||
               std::holds_alternative<core::NoWinner>(one);
    });
    return isOver && goesOn ? std::optional(core::nextRound(tournament)) : std::nullopt;
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
    const auto next = !after      ? open.begin()
                      : backwards ? std::lower_bound(open.begin(), open.end(), *after)
                                  : std::upper_bound(open.begin(), open.end(), *after);
    std::rotate(open.begin(), next, open.end());
    if (backwards) {
        std::reverse(open.begin(), open.end());
    }
    const auto unmarked = std::find_if(open.begin(), open.end(), [&](core::TableNumber number) {
        return number != after && !core::findTable(round, number)->head.mark;
    });
    return unmarked != open.end() ? *unmarked : open.front();
}

} // namespace desk
