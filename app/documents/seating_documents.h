#pragma once

#include "compose.h"

/// Who sits where in a round, in large type for the wall.
namespace documents {

/// A block for each table and one for the byes. Of chosen tables these alone.
reports::Document seatingByTable(const Source& source, const Choice& choice);

/// Everybody by name with table and seat.
reports::Document seatingByName(const Source& source, const Choice& choice);

} // namespace documents
