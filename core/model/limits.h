#pragma once

#include "core/model/ids.h"
#include "scoring/chips.h"
#include "scoring/deal_checks.h"
#include "scoring/match_points.h"

#include <QtGlobal>

#include <cstddef>
#include <cstdint>
#include <limits>

/// The limits of numbers and texts in a tournament, listed in docs/file-format.md. Checked by
/// core/faults/faults.h, not by the readers: a database that exceeds them still opens.
namespace core {

/// The whole numbers from `smallest` to `largest`, both included.
struct NumberRange
{
    std::int64_t smallest = std::numeric_limits<std::int32_t>::min();
    std::int64_t largest = std::numeric_limits<std::int32_t>::max();

    [[nodiscard]] constexpr bool contains(std::int64_t number) const
    {
        return number >= smallest && number <= largest;
    }
};

/// Games of a round, and the numbers of games and deals.
inline constexpr NumberRange gamesRange = {1, 1'000};
/// Planned rounds, and the numbers of rounds.
inline constexpr NumberRange roundsRange = {1, 1'000};
/// Above every round number, so there is always a number after the last.
inline constexpr RoundNumber roundNumberLimit{roundsRange.largest + 1};
inline constexpr NumberRange startNumberRange = {1, 999'999};
inline constexpr NumberRange tableNumberRange = {1, 99'999};

/// The range of valid ids.
template <typename Id>
inline constexpr NumberRange rangeOf = startNumberRange;
template <>
inline constexpr NumberRange rangeOf<RoundNumber> = roundsRange;
template <>
inline constexpr NumberRange rangeOf<TableNumber> = tableNumberRange;
template <>
inline constexpr NumberRange rangeOf<GameNumber> = gamesRange;

/// Ranks that get a certificate: at most everyone.
inline constexpr NumberRange placesRange = startNumberRange;
/// People here or expected: at most one per start number.
inline constexpr NumberRange capacityRange = startNumberRange;
/// Length of a round or break, in minutes.
inline constexpr NumberRange roundMinutesRange = {1, 600};
/// Minutes added to the clock of a round.
inline constexpr NumberRange addedMinutesRange = {-600, 6'000};
/// The pauses of a clock: at most a year.
inline constexpr NumberRange pausedSecondsRange = {0, 366LL * 24 * 60 * 60};
/// Lines of a schedule.
inline constexpr std::size_t longestSchedule = 200;

/// The target of a match of Rommé 500.
inline constexpr NumberRange targetRange = {1, 1'000'000};
/// Chips each person starts with.
inline constexpr NumberRange stackRange = {1, 1'000'000'000};
/// The most cents a participant can owe or have paid, and of one prize.
inline constexpr std::int64_t largestPaidCents = 1'000'000'000'000;
inline constexpr NumberRange paidCentsRange = {0, largestPaidCents};
/// A payment or, with a minus, a refund.
inline constexpr NumberRange paymentRange = {-largestPaidCents, largestPaidCents};
inline constexpr std::size_t mostPayments = 1'000; ///< Of one participant.
/// A movement of cash, in either direction.
inline constexpr NumberRange cashRange = {1, largestPaidCents};
inline constexpr std::size_t mostCashMovements = 1'000'000; ///< Of a club.
/// Coins or notes of one value.
inline constexpr NumberRange piecesRange = {0, 100'000};

/// Evenings of a series, and counts of them.
inline constexpr NumberRange seriesEveningsRange = {1, 1'000};
/// The points of a place in a series.
inline constexpr NumberRange placePointsRange = {0, 1'000'000};
/// Places that have points.
inline constexpr std::size_t mostPlacesWithPoints = 1'000;
/// How many of a team's best results count.
inline constexpr NumberRange teamRange = {1, 1'000};
/// Shares in percent: of the pot for a prize, of earlier evenings' weight in the draw.
inline constexpr NumberRange percentRange = {0, 100};
/// Prizes beyond those by rank, and raffles, of a tournament; places of a prize, and teams.
inline constexpr std::size_t mostPrizes = 1'000;

/// Characters (UTF-16 code units) of a text of one line: a name, a club, a venue.
inline constexpr qsizetype longestLine = 200;
/// The same of a text that may have several lines (a note, a reason, an address) and of a file's
/// path.
inline constexpr qsizetype longestNote = 2'000;

/// The most hands one participant can hold in a tournament: a hundred for each of its games, by
/// taking over seats.
inline constexpr std::int64_t mostHandsOfOne = 100 * roundsRange.largest * gamesRange.largest;

/// The largest addend for sums of twice that many.
inline constexpr std::int64_t largestAddend =
    std::numeric_limits<std::int64_t>::max() / mostHandsOfOne / 2;

/// The match points of a hand, a penalty or a stated bye; GMP, CMP, byes and penalties are added.
inline constexpr std::int64_t mostUnitsOfHand =
    scoring::MatchPoints::fromPoints(scoring::MatchPoints::largestStatedPoints).units();
static_assert(4 * mostUnitsOfHand <= largestAddend);
/// A bye can also be worth the mean of each game of its round.
static_assert(mostUnitsOfHand * gamesRange.largest * roundsRange.largest <=
              std::numeric_limits<std::int64_t>::max() / 4);
/// Under Rommé 500 a point of the cards counts as one match point.
static_assert(scoring::MatchPoints::fromPoints(scoring::largestMelded).units() <= mostUnitsOfHand);
/// From three others the winner of a deal receives the difference in score.
static_assert(3 * scoring::Chips::sixthsPerChip * scoring::largestPcr *
                  (scoring::largestMelded + scoring::allInHand) <=
              largestAddend);
static_assert(scoring::Chips::sixthsPerChip * stackRange.largest <= largestAddend);
/// All payments, and the prizes that everybody together shares.
static_assert(largestPaidCents <=
              std::numeric_limits<std::int64_t>::max() / startNumberRange.largest);

/// All movements of a club's cash, twice over.
static_assert(largestPaidCents <= std::numeric_limits<std::int64_t>::max() / 2 /
                                      static_cast<std::int64_t>(mostCashMovements));

} // namespace core
