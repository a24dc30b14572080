#pragma once

#include "core/ranking/standings.h"
#include "scoring/explain.h"

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

/// A participant's account: every number of the standings broken down by round, to the single hand.
namespace core {

/// A hand credited to the participant.
struct HeldHand
{
    scoring::Hand hand;
    scoring::HandExplanation score;
    QString playedBy;                  ///< The stand-in who held the cards; empty if none.
    std::optional<StartNumber> seatOf; ///< Whose seat it is, if they took it over.
};

/// A hand of Rommé 500 credited to the participant. What its match brings is not included.
struct HeldDeal
{
    scoring::CardHand hand;
    bool isTieBreak = false;           ///< Adds nothing to any total.
    QString playedBy;                  ///< As in HeldHand.
    std::optional<StartNumber> seatOf; ///< As in HeldHand.
};

/// Somebody else took over the participant's seat and gets the points.
struct GivenAway
{
    StartNumber to{1};
};

/// The participant's seat did not play.
struct SatOut
{};

/// The game was closed without a result.
struct NotPlayed
{
    QString reason;
};

/// No result yet.
struct NotEntered
{};

using AccountEvent = std::variant<HeldHand, GivenAway, SatOut, NotPlayed, NotEntered, HeldDeal>;

struct AccountGame
{
    TableNumber table{1};
    GameNumber number{1};
    std::size_t seat = 0; ///< 0 is seat A; of a tie-breaker deal the place of the hand.
    AccountEvent event;
};

struct AccountRound
{
    RoundNumber number{1};
    std::optional<RoundState> state;  ///< Empty if the round has only penalties.
    std::optional<TableNumber> table; ///< Where the participant is seated.
    std::vector<StartNumber> seats;   ///< Everybody at that table, seat A first.
    std::vector<AccountGame> games;   ///< By table and game; including games taken over elsewhere.
    std::int32_t unlisted = 0;        ///< Further games, not entered: those after listedGames().
    bool bye = false;                 ///< Present but not seated.
    std::vector<Penalty> penalties;   ///< The participant's own.
    Tally gain;                       ///< What the round brought; nothing if it does not count.

    [[nodiscard]] bool counted() const { return state && counts(*state); }
    /// Games at the participant's own table without a result that may still come.
    [[nodiscard]] int openGames() const;
};

struct Account
{
    StartNumber number{1};
    std::vector<AccountRound> rounds; ///< Ascending; no drafts.
    Tally tally;                      ///< The rounds' gains added up: the standings' tally.
};

/// The account of a participant after a round, or without one after all rounds. The tournament is
/// normalised and has no faults.
Account accountOf(const Tournament& tournament, StartNumber number,
                  std::optional<RoundNumber> after = std::nullopt);

} // namespace core
