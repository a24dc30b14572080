#pragma once

#include "compose.h"

namespace documents {

/// Every deal of a round of Rommé 500, the totals of its matches and how they stand. Tie-breaker
/// deals stand behind the totals, as they add nothing.
reports::Document cardResultsDocument(const Source& source, const Choice& choice);

} // namespace documents
