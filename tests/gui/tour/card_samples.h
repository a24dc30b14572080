#pragma once

#include "core/tournament.h"

/// Tournaments of Rommé 500 in the middle of an evening, for scenes.
namespace samples {

/// The knock-out of tests/data in its second round: at table 1 a lot is due, table 4 is still
/// playing.
core::Tournament runningKnockOut();

/// The same before its second round is drawn.
core::Tournament knockOutBetweenRounds();

/// A knock-out of 120, played to its end.
core::Tournament largeKnockOut();

} // namespace samples
