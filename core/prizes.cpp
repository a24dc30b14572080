#include "core/prizes.h"

#include "core/cards/knock_out.h"

#include <algorithm>
#include <numeric>

namespace core {
namespace {

/// The prizes of the places from `first` on, from 0, for so many people.
std::int64_t prizesOfPlaces(const std::vector<std::int64_t>& prizes, std::size_t first,
                            std::size_t count)
{
    const auto from = prizes.begin() + static_cast<std::ptrdiff_t>(std::min(first, prizes.size()));
    const auto to =
        prizes.begin() + static_cast<std::ptrdiff_t>(std::min(first + count, prizes.size()));
    return std::accumulate(from, to, std::int64_t{0});
}

} // namespace

QString PrizeShare::fraction() const
{
    const std::int64_t divisor = std::gcd(sumCents, sharers);
    const QString cents = QString::number(sumCents / divisor);
    return sharers == divisor ? cents
                              : cents + QLatin1Char('/') + QString::number(sharers / divisor);
}

bool arePrizesDecided(const Tournament& tournament, std::optional<RoundNumber> after)
{
    if (openTables(tournament, after) > 0) {
        return false;
    }
    if (isKnockOut(tournament.settings)) {
        return knockOutOf(tournament, after).winner.has_value();
    }
    const auto counted = [](const Round& round) { return counts(round.head.state); };
    const auto isLater = [&](const Round& round) {
        return counted(round) && after && round.number > *after;
    };
    const auto& rounds = tournament.rounds;
    return std::none_of(rounds.begin(), rounds.end(), isLater) &&
           std::count_if(rounds.begin(), rounds.end(), counted) >=
               tournament.settings.plannedRounds.value_or(1);
}

std::vector<PrizeShare> prizeShares(const Settings& settings, const Standings& standings)
{
    std::vector<PrizeShare> shares;
    const auto& lines = standings.lines();
    for (std::size_t first = 0; first < lines.size() && lines[first].rank;) {
        std::size_t end = first;
        while (end < lines.size() && lines[end].rank == lines[first].rank) {
            ++end;
        }
        const auto sum = prizesOfPlaces(settings.prizeCents, first, end - first);
        for (std::size_t line = first; line < end && sum > 0; ++line) {
            shares.push_back(
                {lines[line].tally.number, sum, static_cast<std::int64_t>(end - first)});
        }
        first = end;
    }
    return shares;
}

} // namespace core
