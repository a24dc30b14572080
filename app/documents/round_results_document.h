#pragma once

#include "compose.h"

namespace documents {

/// All games of a round, a block for each table: what everybody was left with and earned.
reports::Document roundResultsDocument(const Source& source, const Choice& choice);

} // namespace documents
