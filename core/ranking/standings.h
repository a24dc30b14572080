#pragma once

#include "core/model/tally.h"
#include "core/model/tournament.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace core {

struct Standing
{
    /// Shared by equals (1, 2, 2, 4); nothing without a result, which ranks last.
    std::optional<std::int32_t> rank;
    Tally tally;

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// Orders by `rankBy` and the tie-breaks: `less` ranks first, `equivalent` shares a rank. Anyone
/// without a result ranks after everyone with one.
std::weak_ordering compareTallies(const scoring::RuleOptions& options, const Tally& left,
                                  const Tally& right);

/// What decides between two participants in the standings.
struct Decision
{
    enum class By : std::uint8_t {
        HavingPlayed, ///< One of them has no result.
        Reached,      ///< See Tally::reached.
        Points,       ///< What `rankBy` says.
        TieBreakDeal, ///< Equal in points; one of them has won tie-breaker deals.
        TieBreak,     ///< Equal in points; see `tieBreak`.
        Nothing,      ///< They share a rank.
    };

    By by = By::Nothing;
    std::optional<scoring::TieBreak> tieBreak; ///< Set for By::TieBreak only.

    friend bool operator==(const Decision&, const Decision&) = default;
};

/// What decides in compareTallies().
Decision decisionBetween(const scoring::RuleOptions& options, const Tally& left,
                         const Tally& right);

/// The standings of a tournament after a round, kept up to date game by game.
///
/// Games and byes count if their round does (see counts()). Penalties always count: they are the
/// director's, not the round's, so a cancelled round keeps them.
class Standings
{
public:
    /// Counts rounds and penalties up to `after`, or all of them. The tournament must have no
    /// faults; it need not be normalised.
    explicit Standings(const Tournament& tournament,
                       std::optional<RoundNumber> after = std::nullopt);

    /// By rank, equals by start number.
    [[nodiscard]] const std::vector<Standing>& lines() const& { return lines_; }
    /// A temporary moves out its lines, so looping over them is safe.
    [[nodiscard]] std::vector<Standing> lines() && { return std::move(lines_); }

    /// The decisions of ties that are in force, in the order they were made: made between exactly
    /// the people who would share a rank under the rules, with all counting rounds counted. Their
    /// lines are in the decided order with separate ranks.
    [[nodiscard]] const std::vector<TieDecision>& decisions() const { return decisions_; }

    /// Whether all rounds that count have been counted.
    [[nodiscard]] bool countsAllRounds() const { return countsAll_; }

    /// Also counts the rounds and penalties after those counted so far, up to `after`, or all of
    /// them. The tournament must be the same; the result equals a fresh computation.
    void countOn(const Tournament& tournament, std::optional<RoundNumber> after);

    /// Updates the lines after a game of a counted round was entered, corrected or cleared:
    /// `before` was replaced by `after`, nullptr for no result. Much cheaper than recomputing. Not
    /// for Rommé 500, where a deal may decide a match.
    void gameChanged(const TableHead& table, const GameOutcome* before, const GameOutcome* after);

private:
    struct Span
    {
        std::size_t first = 0;
        std::size_t last = 0;
    };

    /// Adds `gain` to its participant's tally and moves the line to its new place. Returns the
    /// range of lines that moved.
    Span moveLine(const Tally& gain);
    /// Brings the ranks up to date after the lines within `moved` have changed.
    void renumber(Span moved);
    /// Gives people separated by a decision their own ranks, and restores shared ranks otherwise.
    void applyDecisions();
    void liftDecisions();
    /// The lines with the same rank as somebody's, `last` is past the end; none without a rank.
    [[nodiscard]] Span sharersOf(StartNumber number) const;
    [[nodiscard]] std::optional<std::int32_t> rankOf(std::size_t line) const;
    [[nodiscard]] bool standsBefore(const Standing& left, const Standing& right) const;

    scoring::Rules rules_;
    std::vector<Standing> lines_;
    bool countsAll_ = false;
    std::vector<TieDecision> allDecisions_;               ///< None while a later round counts.
    std::vector<TieDecision> decisions_;                  ///< Those in force.
    std::optional<RoundNumber> counted_ = RoundNumber{0}; ///< Up to this round; all if empty.
};

/// Somebody whose rank differs between two standings.
struct RankMove
{
    StartNumber number{1};
    std::optional<std::int32_t> from; ///< Empty: had no rank.
    std::optional<std::int32_t> to;   ///< Empty: no longer has one.

    friend bool operator==(const RankMove&, const RankMove&) = default;
};

/// Whose rank changes from `before` to `after`, in the order of `after`.
std::vector<RankMove> rankMoves(const Standings& before, const Standings& after);

} // namespace core
