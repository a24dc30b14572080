#pragma once

#include "app/cli/command.h"
#include "core/store/traces.h"

/// People erased from the club, where another state of it takes its place: a backup, a club file.
namespace cli {

class Call;

/// What the database to be replaced knows of erased people; nothing if it cannot be read.
core::KnownErased erasedBefore(Call& call);

/// Erases again those who are back, with eraseAgainOption(), or says who is named again.
void settleErased(Call& call, const core::KnownErased& before);

Option eraseAgainOption();

} // namespace cli
