#pragma once

#include "core/ranking/standings.h"

#include <optional>
#include <vector>

/// The course of the standings: everybody's rank after each round.
namespace core {

/// What a participant had after a round, and what the round brought.
struct CourseStop
{
    std::optional<std::int32_t> rank; ///< After the round.
    /// The difference from the round before: games, byes and penalties of the round. All stops and
    /// the penalties of rounds that don't count add up to the TMP.
    scoring::MatchPoints points;
    std::int64_t games = 0; ///< Hands in the round.
    std::int64_t byes = 0;
};

struct Course
{
    std::vector<RoundNumber> rounds;            ///< Those that count, ascending.
    std::vector<StartNumber> numbers;           ///< Ascending.
    std::vector<std::vector<CourseStop>> stops; ///< By place in `numbers`, then in `rounds`.

    /// One participant's stops, one per round; nullptr if there is no such participant.
    [[nodiscard]] const std::vector<CourseStop>* of(StartNumber number) const;
};

/// The course up to a round, or without one over all rounds. The tournament is normalised and has
/// no faults.
Course courseOf(const Tournament& tournament, std::optional<RoundNumber> after = std::nullopt);

} // namespace core
