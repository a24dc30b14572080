#pragma once

#include "core/seating/request.h"

#include <map>
#include <vector>

/// Keeping people apart: exact answers for the tables of one round.
namespace seating {

/// Tables of a round, and people to be seated there.
struct PartingTask
{
    /// Seated in this order, each at the first table that suits. People who neither avoid anybody
    /// nor are bound to a table may be left out, as they fit in anywhere.
    std::vector<PlayerId> people;
    /// Table numbers of those bound to one of the tables.
    std::map<PlayerId, int> homes;
    /// People not in the task may be named.
    std::vector<PlayerPair> apart;
    int firstTable = 1;
    /// Of each table from firstTable on.
    std::vector<int> seats;
    /// So many of the tables are full in the end, the others lack one person.
    int fullTables = 0;
};

enum class PartingOutcome {
    Parted,
    Impossible,
    Unknown, ///< Finding out takes too long.
};

struct Parting
{
    PartingOutcome outcome = PartingOutcome::Unknown;
    std::map<PlayerId, int> tables; ///< Only if parted: the table number of each person.
};

/// The first seating in the order of people and tables that keeps everybody apart who has to be.
Parting part(const PartingTask& task);

} // namespace seating
