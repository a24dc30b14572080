#pragma once

#include "core/seating/request.h"

#include <map>
#include <vector>

/// Keeping people apart: exact answers for the tables of one round.
namespace seating {

/// Tables of a round, and people to be seated there.
struct PartingTask
{
    /// Seated in this order, each at the first suitable table. People who neither avoid anyone nor
    /// are bound to a table may be left out, as they fit anywhere.
    std::vector<PlayerId> people;
    /// Table numbers of those bound to one of the tables.
    std::map<PlayerId, int> homes;
    /// May name people not in the task.
    std::vector<PlayerPair> apart;
    int firstTable = 1;
    /// Of each table from firstTable on.
    std::vector<int> seats;
    /// For each table from firstTable on.
    int fullTables = 0;
};

enum class PartingOutcome {
    Parted,
    Impossible,
    Unknown, ///< How many tables end up full; the others lack one person.
};

struct Parting
{
    PartingOutcome outcome = PartingOutcome::Unknown;
    std::map<PlayerId, int> tables; ///< Only if parted: the table number of each person.
};

/// The first valid seating in the order of people and tables.
Parting part(const PartingTask& task);

} // namespace seating
