#include "core/model/raffle.h"

#include <QRandomGenerator>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <random>

namespace core {
namespace {

/// 0 to bound − 1, each as likely; bound from 1. std::uniform_int_distribution may differ from
/// library to library, the generator may not.
std::uint64_t below(std::mt19937_64& generator, std::uint64_t bound)
{
    constexpr auto largest = std::numeric_limits<std::uint64_t>::max();
    // Values above the last whole multiple of the bound would favour the lower results.
    const std::uint64_t surplus = (largest % bound + 1) % bound;
    std::uint64_t number = generator();
    while (number > largest - surplus) {
        number = generator();
    }
    return number % bound;
}

} // namespace

std::int64_t raffleSeedByChance()
{
    const auto seeds = static_cast<std::uint64_t>(raffleSeedRange.largest) + 1;
    return static_cast<std::int64_t>(QRandomGenerator::system()->generate64() % seeds);
}

std::vector<StartNumber> drawnWinners(std::vector<StartNumber> among, std::int64_t seed,
                                      std::size_t winners)
{
    std::sort(among.begin(), among.end());
    std::mt19937_64 generator(static_cast<std::uint64_t>(seed));
    std::vector<StartNumber> drawn;
    while (drawn.size() < winners && !among.empty()) {
        const auto place =
            among.begin() + static_cast<std::ptrdiff_t>(below(generator, among.size()));
        drawn.push_back(*place);
        among.erase(place);
    }
    return drawn;
}

} // namespace core
