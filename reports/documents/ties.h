#pragma once

#include "core/ranking/ties.h"
#include "reports/documents/people.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace documents {

/// How a tie was decided: "decided by lot", "decided by a play-off: 7 before 4 (0 : 7)", "decided:
/// younger". A play-off names those tied, whatever note was added.
QString decisionText(const core::TieDecision& decision);

/// What was decided: "4 Lang, Uwe; 7 Fuchs, Stefan: decided by lot"; and decisions no longer in
/// force.
/// With `among` only what was decided among two or more of these people.
QStringList tieNotes(const core::Tournament& tournament, const core::Standings& standings,
                     const std::optional<std::vector<core::StartNumber>>& among = std::nullopt);

/// The undecided ties that a game can decide, at the end or between rounds: none of people with
/// missing results.
std::vector<core::Tie> playOffsDue(const core::Tournament& tournament);

} // namespace documents
