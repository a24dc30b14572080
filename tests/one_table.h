#pragma once

#include "evening.h"

#include <optional>
#include <utility>
#include <vector>

/// Evenings of one table of four with two games a round.
namespace evening {

inline std::vector<core::Game> bothGames(const char* stones = "0,5,5,9")
{
    return {{1_g, played(stones)}, {2_g, played(stones)}};
}

inline core::Round oneTable(int number, core::RoundState state,
                            std::vector<core::Game> games = bothGames())
{
    return round(number, {table(1, {1_p, 2_p, 3_p, 4_p}, std::move(games))}, {}, state);
}

inline core::Tournament with(std::vector<core::Round> rounds, std::optional<int> planned)
{
    auto made = tournament(4);
    made.settings.plannedRounds = planned;
    made.rounds = std::move(rounds);
    return made;
}

} // namespace evening
