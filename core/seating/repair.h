#pragma once

#include "core/seating/manual.h"

#include <vector>

/// Small repairs of a published round. Each function lists ways to repair it, by fewest changed
/// tables, then by fewest repeats.
namespace seating {

/// One way to repair a round.
struct Repair
{
    Round round;
    /// Numbers of the tables whose people or seats differ, including new and dissolved ones: their
    /// slips are reprinted.
    std::vector<int> changedTables;
    ManualCost cost;
};

/// Seats a latecomer: at a table of three, else at a new table with people from the byes or other
/// tables, else with a bye. If somebody there must be avoided, the latecomer swaps with people at
/// other tables. Empty if the person is in the round already. Locked tables and people stay as they
/// are.
std::vector<Repair> seatLatecomer(const Request& request, const Round& round, PlayerId latecomer,
                                  const Locks& locks = {});

/// Repairs a round in which somebody is missing: a table of four continues with three; a table of
/// three is filled from a bye or a table of four, or is split among tables of three. Empty if the
/// person is not in the round, or sits at a locked table. Locks as above.
std::vector<Repair> replaceMissing(const Request& request, const Round& round, PlayerId missing,
                                   const Locks& locks = {});

} // namespace seating
