#pragma once

#include "tournament.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace core {

/// What a participant has collected.
struct Tally
{
    StartNumber number{1};
    std::int64_t games = 0; ///< Hands held under the own number.
    scoring::MatchPoints gmp;
    scoring::MatchPoints cmp;
    scoring::MatchPoints penalties;
    scoring::MatchPoints byePoints;
    std::int64_t byes = 0;
    /// Pure: first places. Plus: most GMP + CMP of the game. Rommé 500: matches. Ties count.
    std::int64_t wins = 0;
    std::int64_t rommes = 0; ///< Hands of no stones, or empty ones in deals.
    std::int64_t claims = 0; ///< The own ones, unpooled.
    std::int64_t stones = 0;
    /// Rommé 500: matches won by tie-breaker deals, which decide among equals before anything else.
    std::int64_t tieBreaks = 0;
    /// Rommé 500: what ranks before all points, the higher first. How far somebody came in a
    /// knock-out; in a ring or single match −1 for who left it. Not a sum: add() leaves it alone.
    std::int64_t reached = 0;

    [[nodiscard]] scoring::MatchPoints tmp() const { return gmp + cmp + byePoints + penalties; }
    /// Whether there is anything to rank: a game, or a match won without one.
    [[nodiscard]] bool hasResult() const { return games > 0 || wins > 0; }
    /// All that is collected.
    void add(const Tally& gain);

    friend bool operator==(const Tally&, const Tally&) = default;
};

struct Standing
{
    /// Shared by equals (1, 2, 2, 4); nothing for whoever has no result, they stand last.
    std::optional<std::int32_t> rank;
    Tally tally;

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// Who stands before whom by `rankBy` and the tie-breaks: `less` is before, `equivalent` shares a
/// rank. Whoever has no result stands behind all who have one.
std::weak_ordering compareTallies(const scoring::RuleOptions& options, const Tally& left,
                                  const Tally& right);

/// What decides between two in the standings.
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
    std::optional<scoring::TieBreak> tieBreak; ///< By::TieBreak alone has it.

    friend bool operator==(const Decision&, const Decision&) = default;
};

/// What compareTallies() decides by.
Decision decisionBetween(const scoring::RuleOptions& options, const Tally& left,
                         const Tally& right);

/// The standings of a tournament after a round, kept up to date game by game.
///
/// Games and byes count if their round does (see counts()). Penalties always count: they are the
/// director's, not the round's, so a cancelled round keeps them.
class Standings
{
public:
    /// Counts rounds and penalties up to `after`; all of them without it. The tournament has no
    /// faults; it need not be normalised.
    explicit Standings(const Tournament& tournament,
                       std::optional<RoundNumber> after = std::nullopt);

    /// By rank, equals by start number.
    [[nodiscard]] const std::vector<Standing>& lines() const& { return lines_; }
    /// A temporary gives its lines away, so that a loop over them is safe.
    [[nodiscard]] std::vector<Standing> lines() && { return std::move(lines_); }

    /// Counts the rounds and penalties behind those counted so far as well, up to `after`; all of
    /// them without it. The tournament is the same; so are the lines as from scratch.
    void countOn(const Tournament& tournament, std::optional<RoundNumber> after);

    /// One game of a round that is counted here was entered, corrected or cleared: `before` stood
    /// at the table, `after` does now; nullptr where nothing did or does. The same lines as from
    /// scratch, without the cost of it. Not under Rommé 500, where a deal may decide a match.
    void gameChanged(const TableHead& table, const GameOutcome* before, const GameOutcome* after);

private:
    struct Span
    {
        std::size_t first = 0;
        std::size_t last = 0;
    };

    /// Adds `gain` to its participant's tally and moves the line to its new place. Returns the
    /// lines between which something moved.
    Span moveLine(const Tally& gain);
    /// Brings the ranks up to date after the lines within `moved` have changed.
    void renumber(Span moved);
    [[nodiscard]] std::optional<std::int32_t> rankOf(std::size_t line) const;
    [[nodiscard]] bool standsBefore(const Standing& left, const Standing& right) const;

    scoring::Rules rules_;
    std::vector<Standing> lines_;
    std::optional<RoundNumber> counted_ = RoundNumber{0}; ///< Up to this round; nothing: all.
};

/// Somebody whose rank differs between two standings.
struct RankMove
{
    StartNumber number{1};
    std::optional<std::int32_t> from; ///< Nothing: had no rank.
    std::optional<std::int32_t> to;   ///< Nothing: has none any more.

    friend bool operator==(const RankMove&, const RankMove&) = default;
};

/// Whose rank changes from `before` to `after`, in the order of `after`.
std::vector<RankMove> rankMoves(const Standings& before, const Standings& after);

} // namespace core
