#pragma once

#include "reports/documents/catalogue.h"

namespace documents {

/// Whose names or clubs on these documents no font here can write, and what to install: "No font
/// here can write … of 4 …". Empty if all can be written, or if no font is needed.
QString unwrittenNamesText(const core::Tournament& tournament, const std::vector<Choice>& choices);

} // namespace documents
