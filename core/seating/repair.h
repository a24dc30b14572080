#pragma once

#include "manual.h"

#include <vector>

/// Small repairs of a published round: each lists every way to mend it, those that touch the
/// fewest tables first, and among these the ones with the fewest repeats.
namespace seating {

/// One way to mend a round.
struct Repair
{
    Round round;
    /// Numbers of the tables whose people or seats differ, new and dissolved ones included: their
    /// slips are printed again.
    std::vector<int> changedTables;
    ManualCost cost;
};

/// Seats somebody who came late: at a table of three, else out of the byes or out of other tables
/// into a new one, else with a bye. Empty if the person sits already. Locked tables stay as they
/// are, and locked people where they are.
std::vector<Repair> seatLatecomer(const Request& request, const Round& round, PlayerId latecomer,
                                  const Locks& locks = {});

/// Mends a round in which somebody seated is missing: a table of four goes on with three; a table
/// of three takes somebody from a bye or a table of four, or is dissolved among tables of three.
/// Empty if the person does not sit in the round and has no bye, or sits at a locked table. Locks
/// as above.
std::vector<Repair> replaceMissing(const Request& request, const Round& round, PlayerId missing,
                                   const Locks& locks = {});

} // namespace seating
