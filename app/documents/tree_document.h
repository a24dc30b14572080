#pragma once

#include "compose.h"

namespace documents {

/// A knock-out up to the round: every table with who sat there, their totals and who goes on.
reports::Document treeDocument(const Source& source, const Choice& choice);

} // namespace documents
