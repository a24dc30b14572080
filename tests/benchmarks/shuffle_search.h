#pragma once

#include <chrono>
#include <cstdint>

/// The yardstick of the benchmark: the result of shuffling alone in the same time.
namespace benchmark {

struct ShuffleResult
{
    std::int64_t repeats = 0;
    int threesMin = 0;
    int threesMax = 0;
    std::uint64_t plans = 0;
};

/// Seats round after round by the best of a hundred shuffles, making whole plans until the time is
/// up.
ShuffleResult shuffleSearch(int players, int rounds, std::chrono::milliseconds time);

} // namespace benchmark
