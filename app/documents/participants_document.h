#pragma once

#include "compose.h"

namespace documents {

/// Everybody enrolled, in which rounds they are there, and what they owe of the club's start fee.
reports::Document participantsDocument(const Source& source);

} // namespace documents
