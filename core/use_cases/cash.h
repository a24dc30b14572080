#pragma once

#include "core/club/club.h"
#include "core/result.h"
#include "core/summary.h"

#include <QString>

#include <optional>
#include <vector>

/// What the director decides about the club's cash. Each function checks and returns what changes,
/// or why not; an empty change if nothing would be different.
namespace core {

/// Adds a movement, which has an id of its own. `club` are all tournaments. Places: "/cents",
/// "/text", "/evening", "/by".
Result<ClubChange> bookCash(const ClubRecords& records, const std::vector<TournamentSummary>& club,
                            CashMovement movement);

/// Takes a movement out again. The reason is one line, not blank. Places: "/movement", "/reason".
Result<ClubChange> cancelCash(const ClubRecords& records, CashMovementId movement,
                              const QString& reason);

/// The coins and notes counted at an evening, and what was known of them when counting began.
struct CountedCash
{
    TournamentUuid evening;
    std::optional<CashCount> seen; ///< Refused where another count is stored by now.
    CashCount count;               ///< 0 pieces mean the same as none.
};

/// Replaces what was counted before. Places: "/evening", "/pieces/<cents>", "/by".
Result<ClubChange> countCash(const ClubRecords& records, const std::vector<TournamentSummary>& club,
                             CountedCash counted);

} // namespace core
