#pragma once

#include "core/change/change.h"
#include "core/model/result.h"

/// Joining two entries of one person.
namespace core {

/// Merges two start numbers of one person who was enrolled twice: seats, byes, hands taken over,
/// penalties and wishes of `twin` pass to `keep`, what both paid is added up, and `twin` is
/// removed. Name, club and fixed table come from `keep` if it has them. Refused if both are in one
/// round, and if `twin` has paid, with MoneyDoubt::MergedAfterPaying to be confirmed. Places:
/// "/keep", "/twin".
Result<Change> mergeParticipants(const Tournament& tournament, StartNumber keep, StartNumber twin,
                                 bool warningsConfirmed);

} // namespace core
