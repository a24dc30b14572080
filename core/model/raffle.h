#pragma once

#include "core/model/ids.h"
#include "core/model/limits.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Draws winners reproducibly; see docs/rules.md.
namespace core {

/// Seeds are short enough to call out in the hall.
inline constexpr NumberRange raffleSeedRange = {0, 999'999'999};

/// A raffle as it was drawn, or a prize that the director gave away by hand.
struct Raffle
{
    QString prize; ///< What was drawn, one line: the name of a door prize, or free text. May be
                   ///< empty.
    std::vector<StartNumber> among; ///< Ascending, nobody twice.
    /// In raffleSeedRange; it determines the winners. Nothing: given by hand.
    std::optional<std::int64_t> seed;
    std::vector<StartNumber> winners; ///< In the order drawn, each among `among`; at least one.

    friend bool operator==(const Raffle&, const Raffle&) = default;
};

/// A random seed, chosen by nobody.
std::int64_t raffleSeedByChance();

/// That many winners, at most all, in the order drawn, without replacement. The same numbers and
/// seed give the same winners on every machine.
std::vector<StartNumber> drawnWinners(std::vector<StartNumber> among, std::int64_t seed,
                                      std::size_t winners);

} // namespace core
