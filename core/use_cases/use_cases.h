#pragma once

/// All that can be done to a tournament or to the club: pure functions that check a request against
/// the stored state and return the change (without steps if nothing would differ) or a refusal.
/// TournamentService::run() and ClubService::run() execute them. Each declaration says what is
/// refused and at which places.

// The tournament, its people and what they pay.
#include "core/use_cases/attending.h"
#include "core/use_cases/checking_in.h"
#include "core/use_cases/door.h"
#include "core/use_cases/editing_entries.h"
#include "core/use_cases/enrolling.h"
#include "core/use_cases/managing.h"
#include "core/use_cases/managing_participants.h"
#include "core/use_cases/merging_participants.h"
#include "core/use_cases/paying.h"
#include "core/use_cases/penalizing.h"
#include "core/use_cases/unifying.h"

// Rounds and their seating.
#include "core/use_cases/repairing.h"
#include "core/use_cases/running_clocks.h"
#include "core/use_cases/running_rounds.h"
#include "core/use_cases/seating_rounds.h"

// Results.
#include "core/use_cases/confirming.h"
#include "core/use_cases/entering.h"
#include "core/use_cases/managing_matches.h"
#include "core/use_cases/settling.h"

// What becomes of them.
#include "core/use_cases/deciding_ties.h"
#include "core/use_cases/raffling.h"

// The club.
#include "core/use_cases/cash.h"
#include "core/use_cases/directory.h"
#include "core/use_cases/helpers.h"
#include "core/use_cases/remembering.h"
#include "core/use_cases/series.h"
