#pragma once

#include "core/seating/seating.h"

#include <cstdint>
#include <vector>

/// Requests for the tests.
namespace requests {

inline seating::PlayerId id(int number)
{
    return seating::PlayerId{number};
}

/// Players 1 to n; limited in steps, so that no test depends on time.
inline seating::Request plain(int players, int rounds, std::uint64_t steps = 400000)
{
    seating::Request request;
    for (int number = 1; number <= players; ++number) {
        request.players.push_back({id(number), std::nullopt, std::nullopt});
    }
    request.rounds = rounds;
    request.limit = seating::Steps{steps};
    request.threads = 2;
    return request;
}

/// Tables from 1 on with those players.
inline seating::Round roundOf(const std::vector<std::vector<int>>& tables,
                              const std::vector<int>& byes = {})
{
    seating::Round round;
    for (const auto& seats : tables) {
        seating::Table table;
        table.number = static_cast<int>(round.tables.size()) + 1;
        for (const int number : seats) {
            table.seats.push_back(id(number));
        }
        round.tables.push_back(table);
    }
    for (const int number : byes) {
        round.byes.push_back(id(number));
    }
    return round;
}

} // namespace requests
