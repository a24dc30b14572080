#pragma once

#include "reports/documents/catalogue.h"

namespace documents {

/// The five documents that the evening needs now, the first one first: for the door, for a round
/// being played, between two rounds, or at the end. Only those that apply, and papers about money
/// or prizes only where there are any.
std::vector<Kind> papersNow(const core::Tournament& tournament);

} // namespace documents
