#pragma once

#include "core/club/club.h"
#include "core/result.h"
#include "core/summary.h"

#include <QString>

#include <optional>
#include <vector>

/// The director's decisions about the club's cash. Each function checks and returns the change, or
/// why not; an empty change if nothing would differ.
namespace core {

/// Adds a movement, which already has an id. `club` holds all tournaments. Places: "/cents",
/// "/text", "/evening", "/by".
Result<ClubChange> bookCash(const ClubRecords& records, const std::vector<TournamentSummary>& club,
                            CashMovement movement);

/// Removes a movement. The reason is one line, not blank. Places: "/movement", "/reason".
Result<ClubChange> cancelCash(const ClubRecords& records, CashMovementId movement,
                              const QString& reason);

/// The coins and notes counted at an evening, and the count known when counting began.
struct CountedCash
{
    TournamentUuid evening;
    std::optional<CashCount> seen; ///< Refused if another count is stored by now.
    CashCount count;               ///< 0 pieces mean the same as none.
};

/// Replaces an earlier count. Places: "/evening", "/pieces/<cents>", "/by".
Result<ClubChange> countCash(const ClubRecords& records, const std::vector<TournamentSummary>& club,
                             CountedCash counted);

} // namespace core
