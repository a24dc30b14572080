#pragma once

#include "compose.h"

/// What lies and stands on the tables of a round.
namespace documents {

/// A slip for each table of the round, or for the chosen ones alone. One whose seats changed after
/// publishing says that it replaces the one printed before.
reports::Document slipDocument(const Source& source, const Choice& choice);

/// Slips without round, table and names: pages full of them, for at least as many tables as the
/// latest round has.
reports::Document blankSlips(const Source& source);

/// A card with a large number for each table of the round, or for the chosen ones alone.
reports::Document cardDocument(const Source& source, const Choice& choice);

} // namespace documents
