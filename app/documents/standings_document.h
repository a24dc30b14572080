#pragma once

#include "compose.h"

namespace documents {

/// The standings after the chosen round, without one after all rounds.
reports::Document standingsDocument(const Source& source, const Choice& choice);

} // namespace documents
