#pragma once

#include "compose.h"

namespace documents {

/// Where the points come from, game by game: the chosen participant, without a choice everybody,
/// each beginning a page.
reports::Document personalSheetDocument(const Source& source, const Choice& choice);

} // namespace documents
