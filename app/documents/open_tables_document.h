#pragma once

#include "compose.h"

namespace documents {

/// The tables of a round that miss a game: which games, who sits there, and how they are marked.
reports::Document openTablesDocument(const Source& source, const Choice& choice);

} // namespace documents
