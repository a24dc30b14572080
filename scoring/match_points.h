#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace scoring {

/// An exact amount of match points, counted in units of 1/120 point.
///
/// 120 makes every share in the rules exact: a tie of two, three or four hands over places whose
/// values are multiples of 0.1 point (12 units).
class MatchPoints
{
public:
    static constexpr std::int64_t unitsPerPoint = 120;
    /// The steps in which people state match points (scales, bye points, penalties): 0.1 point.
    static constexpr std::int64_t unitsPerStep = unitsPerPoint / 10;
    /// The largest amount, of either sign, that people may state.
    static constexpr std::int64_t largestStatedPoints = 1'000'000;

    constexpr MatchPoints() = default;

    static constexpr MatchPoints fromUnits(std::int64_t units) { return MatchPoints(units); }
    static constexpr MatchPoints fromPoints(std::int64_t points)
    {
        return MatchPoints(points * unitsPerPoint);
    }

    [[nodiscard]] constexpr std::int64_t units() const { return units_; }

    /// This amount shared equally by `sharers` (1 to 4) hands; exact for every sum the rules share.
    [[nodiscard]] constexpr MatchPoints sharedBy(int sharers) const
    {
        return MatchPoints(units_ / sharers);
    }

    constexpr MatchPoints& operator+=(MatchPoints other)
    {
        units_ += other.units_;
        return *this;
    }
    constexpr MatchPoints& operator-=(MatchPoints other)
    {
        units_ -= other.units_;
        return *this;
    }
    friend constexpr MatchPoints operator+(MatchPoints left, MatchPoints right)
    {
        return left += right;
    }
    friend constexpr MatchPoints operator-(MatchPoints left, MatchPoints right)
    {
        return left -= right;
    }
    friend constexpr MatchPoints operator*(MatchPoints amount, std::int64_t times)
    {
        return MatchPoints(amount.units_ * times);
    }
    friend constexpr auto operator<=>(MatchPoints, MatchPoints) = default;

private:
    explicit constexpr MatchPoints(std::int64_t units) : units_(units) {}

    std::int64_t units_ = 0;
};

/// Reads an amount as people write it: a whole number, a fraction or a decimal with a point ("4",
/// "-1", "5/2", "2.5"). Nothing for any other text, amounts that are not a multiple of 0.1 point,
/// or amounts beyond MatchPoints::largestStatedPoints.
std::optional<MatchPoints> parseMatchPoints(std::string_view text);

/// The reduced fraction: "4", "-1/2", "121/12".
std::string fractionText(MatchPoints points);

/// Decimal with a point and `decimals` (1 to 6) places, rounded half away from zero: "10.083".
std::string decimalText(MatchPoints points, int decimals);

} // namespace scoring
