#pragma once

#include "core/seating/arrangement.h"
#include "core/seating/bounds.h"
#include "core/seating/random.h"
#include "core/seating/score.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

/// Simulated annealing in integers: swaps two chairs of a round, keeps the best arrangement.
namespace seating {

/// Weights of the goals in the unit of the temperature, relative to one repeated meeting.
struct Prices
{
    std::int64_t forbidden = 20000;
    std::int64_t repeat = 1600;
    std::int64_t triple = 400;
    std::int64_t threes = 1; ///< Per square eighth.
    std::int64_t uneven = 0; ///< Per unit of unevenness().
    std::int64_t tooFar = 0; ///< Per unit of tooFarAway().
    std::int64_t clubmates = 60;
    std::int64_t familiar = 1; ///< Per hundredth of a meeting.
    std::int64_t gap = 0;
};

Prices pricesOf(const Problem& problem);

class Annealer
{
public:
    Annealer(const Problem& problem, const Bounds& bounds, Arrangement start, Random random);

    /// Tries up to that many swaps; ends early at the goal, on a stop request or at the deadline.
    /// Returns the number of swaps tried.
    std::uint64_t run(std::uint64_t swaps, const std::function<bool()>& mustEnd);

    /// The temperature: the cost of a worsening accepted with probability 1/e.
    void setTemperature(int temperature);
    /// Prefers swaps between tables of three and four to swaps that remove repeats.
    void preferThrees(bool prefer) { preferThrees_ = prefer; }
    /// Price of uneven threes as a multiple of the ordinary one.
    void weighThrees(int factor) { prices_.threes = threesPrice_ * factor; }
    /// Prices of uneven threes so high that repeats no longer outweigh them.
    void insistOnThrees();
    /// Returns to the best arrangement.
    void restartFromBest();
    /// Improves the best arrangement by swaps of people whose threes are not as wanted, as long as
    /// there are better ones by the order of goals.
    void evenOut();
    /// Whether the best arrangement has threes that the order of goals puts before meetings.
    bool isUneven() const { return bestKey_[unevenPlace] > 0; }

    const Arrangement& best() const { return best_; }
    const Totals& bestTotals() const { return bestTotals_; }
    const Key& bestKey() const { return bestKey_; }
    /// Whether the best arrangement meets the bounds on meetings and reaches every other goal.
    bool atGoal() const { return atGoal_; }

private:
    struct Move
    {
        std::size_t first = 0;
        std::size_t second = 0;
    };

    /// One of the two tables of a move, seen from its other chairs.
    struct Side
    {
        std::size_t chair = 0;
        Index goes = emptyChair;
        Index comes = emptyChair;
        int missing = 0; ///< Other chairs without a player.
    };

    std::optional<Move> chooseMove();
    bool isToEvenOut(Index player) const;
    std::optional<Move> bestSwapOf(Index player, std::uint64_t& tries) const;
    bool hasConflict(std::size_t chair) const;
    bool hasUnevenThrees(Index player) const;
    bool atTableOfThree(std::size_t chair) const;
    std::optional<Totals> change(const Move& move) const;
    void changeAtTable(Side& side, Totals& totals) const;
    void changeThrees(const Side& first, const Side& second, Totals& totals) const;
    void changeThreesOf(Index player, int by, Totals& totals) const;
    std::int64_t priceOf(const Totals& totals) const;
    bool accepts(std::int64_t price);
    void apply(const Move& move, const Totals& totals);
    void applyAtTable(const Side& side, bool goes);
    void adjustThrees(std::size_t chair, int by);
    void keepBest();
    bool reachesGoal() const;

    const Problem& problem_;
    Bounds bounds_;
    Prices prices_;
    std::int64_t threesPrice_ = 0;
    Arrangement current_;
    Count count_;
    Arrangement best_;
    Totals bestTotals_;
    Key bestKey_;
    bool unsaved_ = false; ///< `best_` is `current_`, not yet copied.
    bool atGoal_ = false;
    bool preferThrees_ = false;
    Random random_;
    std::vector<int> targets_;
    std::vector<std::size_t> openRounds_; ///< With more than one table to swap between.
    std::vector<std::uint32_t> acceptance_;
};

} // namespace seating
