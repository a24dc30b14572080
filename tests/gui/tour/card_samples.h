#pragma once

#include "core/model/tournament.h"

/// Rommé 500 tournaments in mid-evening, for scenes.
namespace samples {

/// The knock-out of tests/data in its second round: table 1 has a lot due, table 4 is still
/// playing.
core::Tournament runningKnockOut();

/// The same before its second round is drawn.
core::Tournament knockOutBetweenRounds();

/// A knock-out of 120, played to its end.
core::Tournament largeKnockOut();

} // namespace samples
