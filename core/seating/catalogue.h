#pragma once

#include <cstdint>
#include <span>
#include <vector>

/// Starters and whole plans found by this project's own searches; data only.
namespace seating {

/// One or more base rounds on cycles * cycleLength + fixedPoints points. Point c * cycleLength + x
/// stands for x in cycle c; the fixed points come last. Adding one to every x modulo cycleLength
/// turns a round into the next; nobody meets twice in all cycleLength developments.
struct Starter
{
    int cycleLength = 0;
    int cycles = 0;
    int fixedPoints = 0;
    /// Base rounds one after the other, each a list of tables of four.
    std::span<const std::uint8_t> tables;
    /// Tables of four points of different cycles, whose development is a complete round.
    std::span<const std::uint8_t> transversals;

    int points() const { return cycles * cycleLength + fixedPoints; }
};

const std::vector<Starter>& starters();

/// A whole plan: for each round the players in table order, tables of four before tables of three.
/// A size may have two: with the fewest repeats, and with even threes.
struct StoredPlan
{
    int players = 0;
    int rounds = 0;
    int repeats = 0;      ///< Nobody meets three times.
    int threesSpread = 0; ///< Most minus fewest tables of three of a player.
    std::span<const std::uint8_t> seats;
    /// Even threes cost repeats: not for those who prefer fewer repeats.
    bool evenAtAPrice = false;
};

const std::vector<StoredPlan>& storedPlans();

} // namespace seating
