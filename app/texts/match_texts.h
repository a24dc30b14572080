#pragma once

#include "core/cards/matches.h"

#include <QString>

/// How the matches of Rommé 500 stand, in words.
namespace texts {

/// "running", "tie-breaker due".
QString text(core::MatchStatus status);

/// Why a match is over: "target reached".
QString text(core::MatchOver over);

} // namespace texts
