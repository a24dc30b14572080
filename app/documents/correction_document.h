#pragma once

#include "compose.h"

namespace documents {

/// The corrections in a round (Source::corrections), newest first: what stood there or who sat
/// where, what it is now and why, and where those concerned rank now.
reports::Document correctionDocument(const Source& source, const Choice& choice);

} // namespace documents
