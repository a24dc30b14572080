#pragma once

#include "core/standings.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace core {

/// Somebody's share of the prizes: an equal share of those for the places that their rank covers.
struct PrizeShare
{
    StartNumber number{1};
    std::int64_t sumCents = 0; ///< Of the prizes that are shared.
    std::int64_t sharers = 1;

    /// The amount that can be paid to each.
    [[nodiscard]] std::int64_t wholeCents() const { return sumCents / sharers; }
    /// The remainder of the sum, for everybody who shares it.
    [[nodiscard]] std::int64_t oddCents() const { return sumCents % sharers; }
    /// The reduced fraction of cents: "5000/3".
    [[nodiscard]] QString fraction() const;

    friend bool operator==(const PrizeShare&, const PrizeShare&) = default;
};

/// Whether the ranks after that round decide the prizes: no table is open, no later round counts
/// and all planned rounds have been played; of a knock-out whether it is won.
bool arePrizesDecided(const Tournament& tournament,
                      std::optional<RoundNumber> after = std::nullopt);

/// The prizes of everybody whose rank has one, in the order of the standings.
std::vector<PrizeShare> prizeShares(const Settings& settings, const Standings& standings);

} // namespace core
