#include "scoring/match_points.h"

#include <charconv>
#include <numeric>

namespace scoring {
namespace {

/// One to nine digits; nothing otherwise.
std::optional<std::int64_t> parseDigits(std::string_view digits)
{
    constexpr std::size_t longest = 9;
    if (digits.empty() || digits.size() > longest) {
        return std::nullopt;
    }
    std::int64_t value = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, value);
    if (error != std::errc() || stop != end || digits.front() == '-') {
        return std::nullopt;
    }
    return value;
}

std::optional<MatchPoints> parseFraction(std::string_view numerator, std::string_view denominator)
{
    const auto above = parseDigits(numerator);
    const auto below = parseDigits(denominator);
    if (!above || !below || *below == 0) {
        return std::nullopt;
    }
    const std::int64_t units = *above * MatchPoints::unitsPerPoint;
    if (units % *below != 0) {
        return std::nullopt;
    }
    return MatchPoints::fromUnits(units / *below);
}

std::optional<MatchPoints> parseDecimal(std::string_view whole, std::string_view decimals)
{
    const auto last = decimals.find_last_not_of('0');
    const auto significant = last == std::string_view::npos ? 0 : last + 1;
    const auto points = parseDigits(whole);
    const auto tenths = parseDigits(decimals.substr(0, 1));
    const bool onlyDigits = decimals.find_first_not_of("0123456789") == std::string_view::npos;
    if (!points || !tenths || !onlyDigits || significant > 1) {
        return std::nullopt;
    }
    return MatchPoints::fromPoints(*points) +
           MatchPoints::fromUnits(*tenths * MatchPoints::unitsPerStep);
}

std::optional<MatchPoints> parseAmount(std::string_view text)
{
    if (const auto slash = text.find('/'); slash != std::string_view::npos) {
        return parseFraction(text.substr(0, slash), text.substr(slash + 1));
    }
    if (const auto point = text.find('.'); point != std::string_view::npos) {
        return parseDecimal(text.substr(0, point), text.substr(point + 1));
    }
    return parseFraction(text, "1");
}

} // namespace

std::optional<MatchPoints> parseMatchPoints(std::string_view text)
{
    const bool negative = text.starts_with('-');
    const bool signedText = negative || text.starts_with('+');
    const auto amount = parseAmount(signedText ? text.substr(1) : text);
    if (!amount || amount->units() % MatchPoints::unitsPerStep != 0 ||
        *amount > MatchPoints::fromPoints(MatchPoints::largestStatedPoints)) {
        return std::nullopt;
    }
    return negative ? MatchPoints() - *amount : *amount;
}

std::string fractionText(MatchPoints points)
{
    const std::int64_t divisor = std::gcd(points.units(), MatchPoints::unitsPerPoint);
    const std::int64_t denominator = MatchPoints::unitsPerPoint / divisor;
    std::string text = std::to_string(points.units() / divisor);
    if (denominator != 1) {
        text += '/' + std::to_string(denominator);
    }
    return text;
}

std::string decimalText(MatchPoints points, int decimals)
{
    std::int64_t scale = 1;
    for (int place = 0; place < decimals; ++place) {
        scale *= 10;
    }
    const bool negative = points.units() < 0;
    const std::int64_t units = negative ? -points.units() : points.units();
    const std::int64_t fraction = units % MatchPoints::unitsPerPoint * scale;
    const std::int64_t rounded =
        (fraction + MatchPoints::unitsPerPoint / 2) / MatchPoints::unitsPerPoint;
    const std::int64_t whole = units / MatchPoints::unitsPerPoint + rounded / scale;
    std::string places = std::to_string(rounded % scale);
    places.insert(0, static_cast<std::size_t>(decimals) - places.size(), '0');
    const bool zero = whole == 0 && rounded % scale == 0;
    std::string text = negative && !zero ? "-" : "";
    text += std::to_string(whole);
    text += '.';
    return text += places;
}

} // namespace scoring
