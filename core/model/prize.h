#pragma once

#include "core/model/ids.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

/// Prizes as set by the director in advance. core/money/prizes.h determines the winners.
namespace core {

/// What a prize is for.
enum class PrizeFor : std::uint8_t {
    Rank,   ///< The places of the standings.
    Group,  ///< The best of those with a tag.
    Team,   ///< The best teams.
    Round,  ///< The most points in one round.
    Claims, ///< The most claims.
    Rommes, ///< The most Rommés.
    Last,   ///< The last place, then the one before it.
    Door,   ///< Drawn, or given by hand (see Raffle).
};

/// Amounts of the first, second … place, each 0 to largestPaidCents.
using PrizeCents = std::vector<std::int64_t>;
/// The same in whole percent of the pot: the start fees that were paid.
using PrizePercents = std::vector<std::int32_t>;
/// The same as things, in words.
using PrizeGoods = QStringList;
/// Things that are laid out: the winners of places `from` to `until` choose one after the other.
struct FreeChoice
{
    std::int32_t from = 1; ///< Places before have nothing.
    std::int32_t until = 1;

    /// The places, those without anything too, like the size of a list.
    [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(std::max(until, 0)); }
    /// The turn of a place, from 1; nothing if it has no choice. `place` is from 0.
    [[nodiscard]] std::optional<std::int32_t> turnOf(std::size_t place) const
    {
        const auto number = static_cast<std::int64_t>(place) + 1;
        return number < from || number > until
                   ? std::nullopt
                   : std::optional(static_cast<std::int32_t>(number - from + 1));
    }

    friend bool operator==(const FreeChoice&, const FreeChoice&) = default;
};

struct Prize
{
    QString name; ///< One line, not blank; no two prizes of a tournament have the same.
    PrizeFor what = PrizeFor::Group;
    QString tag = {}; ///< Of PrizeFor::Group: not blank.
    /// Of PrizeFor::Team: their tags, each once; empty: clubs are the teams.
    QStringList teams = {};
    /// For PrizeFor::Team: how many best results are added, in teamRange. A team needs at least
    /// that many people with a result.
    std::int32_t best = 4;
    RoundNumber round{1}; ///< Of PrizeFor::Round.
    /// At least one place.
    std::variant<PrizeCents, PrizePercents, PrizeGoods, FreeChoice> places;

    friend bool operator==(const Prize&, const Prize&) = default;
};

/// How many places have a prize.
inline std::size_t placesOf(const Prize& prize)
{
    return std::visit([](const auto& list) { return static_cast<std::size_t>(list.size()); },
                      prize.places);
}

/// What happens to the prize of a winner who has left before the prize-giving.
enum class AbsentWinners : std::uint8_t {
    Keep,   ///< Kept for them.
    PassOn, ///< Passed to the next person.
};

} // namespace core
