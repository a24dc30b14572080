#pragma once

#include "scoring/match_points.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace scoring {

inline constexpr int largestTable = 4;

enum class RuleSet : std::uint8_t {
    RummyPure,     ///< Three or four at a table, no claims.
    RummyPurePlus, ///< Two, three or four at a table; each claim standing at the end is 1 CMP.
    Romme500,      ///< With cards, two to four at a table, in matches of deals: see match.h.
};

/// The fewest hands a game may have under the rule set; the most is `largestTable`.
constexpr int smallestTable(RuleSet ruleSet)
{
    return ruleSet == RuleSet::RummyPure ? 3 : 2;
}

constexpr bool allowsTableOf(RuleSet ruleSet, int hands)
{
    return hands >= smallestTable(ruleSet) && hands <= largestTable;
}

/// The values of the places of one game, first place first. Exactly one value per hand, none
/// negative or larger than the previous one.
class PlaceValues
{
public:
    /// Nothing unless there are 1 to 4 values as described above.
    static std::optional<PlaceValues> from(std::span<const MatchPoints> values);

    [[nodiscard]] int size() const { return size_; }
    /// `place` counts from 1 to size().
    [[nodiscard]] MatchPoints at(int place) const
    {
        return values_[static_cast<std::size_t>(place - 1)];
    }
    /// The sum of the values of places `first` to `last`.
    [[nodiscard]] MatchPoints sum(int first, int last) const;
    [[nodiscard]] MatchPoints sum() const { return sum(1, size_); }
    /// Every value moved up by one place; the last place gets nothing.
    [[nodiscard]] PlaceValues shifted() const;

    friend bool operator==(const PlaceValues&, const PlaceValues&) = default;

private:
    std::array<MatchPoints, largestTable> values_{};
    int size_ = 0;
};

enum class NamedScale : std::uint8_t {
    English,  ///< 4-3-2-1, 3-2-1, 2-1, as the English text prints.
    German,   ///< Pure 4-3-3-1 and 3-2-1; plus 4-3-2-1, 4-3-2, 4-3, as the German text prints.
    Balanced, ///< 4-3-2-1, 4-2.5-1, 4-1: a win is worth the same at every table.
};

/// A custom scale. Missing sizes take the English values.
struct OwnScale
{
    std::optional<PlaceValues> two;
    std::optional<PlaceValues> three;
    std::optional<PlaceValues> four;

    /// The values given for a table of that size; `hands` is 2 to 4.
    [[nodiscard]] const std::optional<PlaceValues>& forTableOf(int hands) const;
    [[nodiscard]] std::optional<PlaceValues>& forTableOf(int hands);

    friend bool operator==(const OwnScale&, const OwnScale&) = default;
};

using Scale = std::variant<NamedScale, OwnScale>;

/// The values of the places of a game of `hands` hands. The rule set must allow that number.
PlaceValues placeValues(const Scale& scale, RuleSet ruleSet, int hands);

enum class Ties : std::uint8_t {
    Split, ///< Tied hands share the sum of their places equally.
    High,  ///< Each tied hand gets the value of the better place.
};

enum class EarlyTermination : std::uint8_t {
    Full,    ///< The smallest hand gets the value of first place.
    Shifted, ///< Nobody went out, so nobody gets first place's value: see PlaceValues::shifted.
};

enum class FirstRoundRommeClaims : std::uint8_t {
    Keep, ///< All keep their own CMP.
    Pool, ///< The others also share their CMP equally.
};

/// Bye points equal to the mean GMP of a four-player game for each game of the round.
struct AverageGame
{
    friend bool operator==(AverageGame, AverageGame) = default;
};

/// The value of a round with a bye: a stated amount, or AverageGame.
using ByeMatchPoints = std::variant<MatchPoints, AverageGame>;

enum class RankBy : std::uint8_t {
    Tmp,
    Mean, ///< (GMP + CMP + penalties) per game played, without bye points.
};

enum class TieBreak : std::uint8_t {
    Wins,
    Rommes,
    Claims,
    Stones, ///< Fewer is better; for all others, more is better.
    Gmp,
};

/// Options for where the rule texts are silent or contradict each other. The defaults are the first
/// choices.
struct RuleOptions
{
    Scale scale = NamedScale::English;
    Ties ties = Ties::Split;
    EarlyTermination earlyTermination = EarlyTermination::Full;
    bool firstRoundRomme = true;
    FirstRoundRommeClaims firstRoundRommeClaims = FirstRoundRommeClaims::Keep;
    ByeMatchPoints byeMatchPoints = MatchPoints();
    RankBy rankBy = RankBy::Tmp;
    /// In deciding order; no duplicates. Empty: ranks are shared.
    std::vector<TieBreak> tieBreaks = {};

    friend bool operator==(const RuleOptions&, const RuleOptions&) = default;
};

/// Rule texts a tournament can simply follow. Where one is silent the other applies; what neither
/// covers (byes, tie-breaks) keeps its default.
enum class RuleText : std::uint8_t { English, German };

RuleOptions optionsOf(RuleText text);
/// Nothing if the options match neither text.
std::optional<RuleText> followedText(const RuleOptions& options);

struct Rules
{
    RuleSet ruleSet = RuleSet::RummyPure;
    RuleOptions options;

    friend bool operator==(const Rules&, const Rules&) = default;
};

/// The points for a bye in a round of `games` games.
MatchPoints byePoints(const Rules& rules, std::int64_t games);

} // namespace scoring
