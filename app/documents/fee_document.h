#pragma once

#include "compose.h"

namespace documents {

/// The report to the rights holder: who is counted, what is due or why nothing is, how to pay.
reports::Document feeDocument(const Source& source);

} // namespace documents
