#pragma once

#include "core/ranking/standings.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Ties that the rules leave open.
namespace core {

/// People level on everything the rules rank by.
struct Tie
{
    std::int32_t rank = 1; ///< The best of their ranks.
    /// In the order of the standings: by start number until decided.
    std::vector<StartNumber> numbers;
    std::optional<TieDecision> decision; ///< The one in force.
};

/// All ties of the standings, by rank.
std::vector<Tie> tiesIn(const Standings& standings);
/// The tie that somebody is in; nothing if they do not share a rank.
std::optional<Tie> tieOf(const Standings& standings, StartNumber number);

/// Decisions no longer in force because a correction changed who is level. Empty while `standings`
/// do not count all rounds.
std::vector<TieDecision> setAside(const Tournament& tournament, const Standings& standings);

/// A play-off is one game at one table.
bool canPlayOff(const Settings& settings, const Tie& tie);

} // namespace core
