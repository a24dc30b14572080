#include "scoring/checks.h"

namespace scoring {
namespace {

using Faults = std::vector<Finding<GameFault>>;
using Doubts = std::vector<Finding<GameDoubt>>;

constexpr std::int64_t numberedStones = 104;
constexpr std::int64_t stonesPerClaim = 4;
constexpr std::int64_t stonesAtStart = 15;
constexpr std::int64_t manyClaims = 10;
constexpr std::int64_t firstCircuitHand = 16;
constexpr std::int64_t firstCircuitStonesPerPlayer = 17;

struct Totals
{
    std::int64_t stones = 0;
    std::int64_t claims = 0;
    int emptyHands = 0;

    [[nodiscard]] std::int64_t stonesAccountedFor() const
    {
        return stones + stonesPerClaim * claims;
    }
};

Totals totalsOf(const Hands& hands)
{
    Totals totals;
    for (const auto& hand : hands) {
        if (hand) {
            totals.stones += hand->stones;
            totals.claims += hand->claims;
            totals.emptyHands += hand->stones == 0 ? 1 : 0;
        }
    }
    return totals;
}

/// One joker per player besides the numbered stones.
std::int64_t stonesInGame(int players)
{
    return numberedStones + players;
}

/// An even share of all stones, rounded up: a hand grows by one per turn, so few get that far.
std::int64_t usualLargestHand(int players, Ending ending)
{
    const auto evenShare = (stonesInGame(players) + players - 1) / players;
    return evenShare + (ending == Ending::Early ? 1 : 0);
}

void findHandFaults(RuleSet ruleSet, const Hands& hands, Faults& faults)
{
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        const auto& hand = hands[seat];
        if (hand && hand->stones < 0) {
            faults.push_back({GameFault::NegativeStones, seat, hand->stones, 0});
        }
        if (hand && hand->claims < 0) {
            faults.push_back({GameFault::NegativeClaims, seat, hand->claims, 0});
        }
        if (hand && hand->claims > 0 && ruleSet == RuleSet::RummyPure) {
            faults.push_back({GameFault::ClaimsInPure, seat, hand->claims, 0});
        }
    }
}

void findEndingFaults(const Rules& rules, Ending ending, int emptyHands, Faults& faults)
{
    if (emptyHands > 1) {
        faults.push_back({GameFault::SeveralEmptyHands, std::nullopt, emptyHands, 1});
    }
    if (ending != Ending::Early && emptyHands == 0) {
        faults.push_back({GameFault::NoEmptyHand, std::nullopt, 0, 1});
    }
    if (ending == Ending::Early && emptyHands > 0) {
        faults.push_back({GameFault::EmptyHandInEarly, std::nullopt, emptyHands, 0});
    }
    if (ending == Ending::FirstRoundRomme && !rules.options.firstRoundRomme) {
        faults.push_back({GameFault::FirstRoundRommeIsOff, std::nullopt, 0, 0});
    }
}

void findHandDoubts(const GameResult& game, Doubts& doubts)
{
    const auto largest = usualLargestHand(playedHands(game.hands), game.ending);
    for (std::size_t seat = 0; seat < game.hands.size(); ++seat) {
        const auto& hand = game.hands[seat];
        if (hand && hand->stones > largest) {
            doubts.push_back({GameDoubt::LargeHand, seat, hand->stones, largest});
        }
        if (hand && hand->claims >= manyClaims) {
            doubts.push_back({GameDoubt::ManyClaims, seat, hand->claims, manyClaims});
        }
        if (hand && game.ending == Ending::FirstRoundRomme && hand->stones > firstCircuitHand) {
            doubts.push_back({GameDoubt::LateFirstRound, seat, hand->stones, firstCircuitHand});
        }
    }
}

void findTotalDoubts(const GameResult& game, Doubts& doubts)
{
    const int players = playedHands(game.hands);
    const auto totals = totalsOf(game.hands);
    const auto melded = stonesInGame(players) - totals.stones;
    if (game.ending != Ending::Early && melded < stonesAtStart) {
        doubts.push_back({GameDoubt::HardlyAnyMelded, std::nullopt, melded, stonesAtStart});
    }
    const auto firstCircuit = firstCircuitStonesPerPlayer * players;
    if (game.ending == Ending::FirstRoundRomme && totals.stonesAccountedFor() > firstCircuit) {
        doubts.push_back(
            {GameDoubt::FullFirstRound, std::nullopt, totals.stonesAccountedFor(), firstCircuit});
    }
}

} // namespace

std::vector<Finding<GameFault>> gameFaults(const Rules& rules, const GameResult& game)
{
    Faults faults;
    findHandFaults(rules.ruleSet, game.hands, faults);
    const int players = playedHands(game.hands);
    if (!allowsTableOf(rules.ruleSet, players)) {
        faults.push_back(
            {GameFault::HandCountRefused, std::nullopt, players, smallestTable(rules.ruleSet)});
    }
    const auto totals = totalsOf(game.hands);
    findEndingFaults(rules, game.ending, totals.emptyHands, faults);
    if (totals.stonesAccountedFor() > stonesInGame(players)) {
        faults.push_back({GameFault::TooManyStones, std::nullopt, totals.stonesAccountedFor(),
                          stonesInGame(players)});
    }
    return faults;
}

std::vector<Finding<GameDoubt>> gameDoubts(const GameResult& game, const GameResult* previous)
{
    Doubts doubts;
    findHandDoubts(game, doubts);
    findTotalDoubts(game, doubts);
    if (previous != nullptr && *previous == game) {
        doubts.push_back({GameDoubt::SameAsPreviousGame, std::nullopt, 0, 0});
    }
    return doubts;
}

} // namespace scoring
