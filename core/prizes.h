#pragma once

#include "standings.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace core {

/// What somebody gets of the prizes: an equal share of those of the places that their rank takes.
struct PrizeShare
{
    StartNumber number{1};
    std::int64_t sumCents = 0; ///< Of the prizes that are shared.
    std::int64_t sharers = 1;

    /// What can be paid out to each.
    [[nodiscard]] std::int64_t wholeCents() const { return sumCents / sharers; }
    /// What then is left over of the sum, for all who share it.
    [[nodiscard]] std::int64_t oddCents() const { return sumCents % sharers; }
    /// The reduced fraction of cents: "5000/3".
    [[nodiscard]] QString fraction() const;

    friend bool operator==(const PrizeShare&, const PrizeShare&) = default;
};

/// Whether the ranks after that round are those that prizes are given by: no table is open, no
/// later round counts and as many are played as were planned; of a knock-out whether it is won.
bool arePrizesDecided(const Tournament& tournament,
                      std::optional<RoundNumber> after = std::nullopt);

/// The prizes of everybody whose rank has one, in the order of the standings.
std::vector<PrizeShare> prizeShares(const Settings& settings, const Standings& standings);

} // namespace core
