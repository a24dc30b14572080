#pragma once

#include "scoring/romme500.h"

#include <compare>
#include <cstdint>
#include <string>

namespace scoring {

/// An exact amount of chips, counted in sixths: a deal's winnings are whole, shared by three at
/// most.
class Chips
{
public:
    static constexpr std::int64_t sixthsPerChip = 6;

    constexpr Chips() = default;
    static constexpr Chips fromChips(std::int64_t chips) { return Chips(chips * sixthsPerChip); }

    [[nodiscard]] constexpr std::int64_t sixths() const { return sixths_; }
    /// The whole chips in a non-negative amount.
    [[nodiscard]] constexpr std::int64_t whole() const { return sixths_ / sixthsPerChip; }
    /// A whole amount shared equally by `sharers` (1 to 3).
    [[nodiscard]] constexpr Chips sharedBy(int sharers) const { return Chips(sixths_ / sharers); }

    constexpr Chips& operator+=(Chips other)
    {
        sixths_ += other.sixths_;
        return *this;
    }
    constexpr Chips& operator-=(Chips other)
    {
        sixths_ -= other.sixths_;
        return *this;
    }
    friend constexpr Chips operator+(Chips left, Chips right) { return left += right; }
    friend constexpr Chips operator-(Chips left, Chips right) { return left -= right; }
    friend constexpr auto operator<=>(Chips, Chips) = default;

private:
    explicit constexpr Chips(std::int64_t sixths) : sixths_(sixths) {}

    std::int64_t sixths_ = 0;
};

/// The most chips a point can be worth.
inline constexpr std::int32_t largestPcr = 1'000'000;

/// What each seat wins (or, if negative, pays) in a deal without faults; the sum is zero. The
/// highest score (among equals, the higher melded sum) receives the difference in score from
/// everyone else, at `pcr` (1 to largestPcr) chips per point; seats equal in both share it. Nobody
/// pays more than the whole chips they hold; a seat without an entry in `held` has no limit.
PerSeat<Chips> chipsOf(const Deal& deal, std::int32_t pcr, const PerSeat<Chips>& held);

/// The reduced fraction: "260", "-40", "85/2".
std::string fractionText(Chips chips);

} // namespace scoring
