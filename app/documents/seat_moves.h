#pragma once

#include "core/change.h"

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace documents {

/// Where somebody is in a round.
struct Spot
{
    std::optional<core::TableNumber> table; ///< Nothing: a bye.
    std::size_t seat = 0;                   ///< At a table; 0 is seat A.

    friend bool operator==(const Spot&, const Spot&) = default;
};

/// Somebody who is elsewhere since a change. Nothing: neither seated nor on a bye.
struct SeatMove
{
    core::StartNumber person{1};
    std::optional<Spot> before;
    std::optional<Spot> after;
};

/// Whom a change moved in a round: by table and seat where they are now, then the byes, then who is
/// gone, by number.
std::vector<SeatMove> seatMoves(const core::Change& change, core::RoundNumber round);

/// The tables of a round as they were at each of its changes, which are gone through from the
/// newest on.
class TablesThen
{
public:
    explicit TablesThen(const core::Round& round);

    /// The table of a game; nullptr: there was none, or there is none any more.
    [[nodiscard]] const core::TableHead* headOf(const core::GameKey& game) const;
    /// Back to before a change.
    void goBehind(const core::Change& change);

private:
    core::RoundNumber round_;
    std::map<core::TableNumber, core::TableHead> heads_;
};

} // namespace documents
