#pragma once

#include "core/seating/seating.h"

#include <cstdint>

/// Requests as the tests need them.
namespace requests {

inline seating::PlayerId id(int number)
{
    return seating::PlayerId{number};
}

/// Players 1 to n; a limit in steps, so that no test depends on time.
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

} // namespace requests
