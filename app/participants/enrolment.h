#pragma once

#include "core/result.h"
#include "core/use_cases/enrolling.h"
#include "suggestions.h"

#include <vector>

namespace desk {

class Desk;

/// Enrols people in the open tournament and enters those in the player directory who are not there
/// yet. Returns the numbers given.
core::Result<std::vector<core::StartNumber>> enrol(Desk& desk,
                                                   const std::vector<core::Enrolment>& people);

/// When everybody took part last, up to today.
LastDates lastDatesOf(Desk& desk);

} // namespace desk
