#pragma once

#include "compose.h"

namespace documents {

/// All results at a glance: everybody's table and points in every round that counts, in the order
/// of the standings after the chosen round, without one after all rounds.
reports::Document crossTableDocument(const Source& source, const Choice& choice);

} // namespace documents
