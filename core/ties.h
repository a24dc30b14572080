#pragma once

#include "core/standings.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Ties that the rules leave open.
namespace core {

/// People level in all that the rules rank by.
struct Tie
{
    std::int32_t rank = 1; ///< The best of their ranks.
    /// In the order of the standings: by start number as long as nothing is decided.
    std::vector<StartNumber> numbers;
    std::optional<TieDecision> decision; ///< The one in force.
};

/// All ties of the standings, by rank.
std::vector<Tie> tiesIn(const Standings& standings);
/// The tie that somebody is in; nothing if they rank alone.
std::optional<Tie> tieOf(const Standings& standings, StartNumber number);

/// The decisions that are not in force: by a correction others are level, or those decided between
/// no longer are. Nothing while `standings` do not count all rounds.
std::vector<TieDecision> setAside(const Tournament& tournament, const Standings& standings);

/// A play-off is one game at one table.
bool canPlayOff(const Settings& settings, const Tie& tie);

} // namespace core
