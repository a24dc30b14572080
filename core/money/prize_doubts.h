#pragma once

#include "core/model/prize.h"
#include "core/model/tournament.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace core {

/// Why a prize, or some of its places, cannot be won.
enum class PrizeDoubtBecause : std::uint8_t {
    NobodyInGroup,
    NoTeam,     ///< None of the teams is large enough.
    SmallTeam,  ///< One of them is not.
    NotPlanned, ///< There is no such round.
    NoClaims,   ///< The rules have none.
    TooFew,     ///< Fewer can win than there are places.
};

struct PrizeDoubt
{
    PrizeDoubtBecause why = PrizeDoubtBecause::TooFew;
    QString team = {};       ///< Of SmallTeam.
    std::int32_t people = 0; ///< Of SmallTeam its members, of TooFew who can win.

    friend bool operator==(const PrizeDoubt&, const PrizeDoubt&) = default;
};

/// Problems with a prize already known from those enrolled, expected and waiting, whatever will be
/// played; empty while there is nobody.
std::vector<PrizeDoubt> prizeDoubts(const Prize& prize, const Settings& settings,
                                    const std::vector<Participant>& people);

} // namespace core
