#pragma once

#include "core/ids.h"
#include "core/limits.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Draws winners so that anybody can repeat it: docs/rules.md says how.
namespace core {

/// Seeds are short enough to be called out in the hall.
inline constexpr NumberRange raffleSeedRange = {0, 999'999'999};

/// A raffle as it was drawn, or a prize that the director gave away by hand.
struct Raffle
{
    QString prize; ///< What it was about, one line: the name of a door prize, or any words. May be
                   ///< empty.
    std::vector<StartNumber> among; ///< Ascending, nobody twice.
    /// In raffleSeedRange; the winners are those it draws. Nothing: given by hand.
    std::optional<std::int64_t> seed;
    std::vector<StartNumber> winners; ///< In the order drawn, each among `among`; at least one.

    friend bool operator==(const Raffle&, const Raffle&) = default;
};

/// One by chance, as a seed that nobody has chosen.
std::int64_t raffleSeedByChance();

/// So many of them, at most all, in the order in which they are drawn: each draw takes one out of
/// those left. The same numbers and seed give the same winners on every machine.
std::vector<StartNumber> drawnWinners(std::vector<StartNumber> among, std::int64_t seed,
                                      std::size_t winners);

} // namespace core
