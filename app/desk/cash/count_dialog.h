#pragma once

#include "core/club/cash.h"

#include <cstdint>
#include <optional>

class QWidget;

namespace desk {

class Session;

/// What is in the box, coin by coin and note by note.
struct CountQuestion
{
    core::TournamentUuid evening;
    std::int64_t expected = 0;           ///< Cents that the box must hold.
    std::optional<core::CashCount> seen; ///< What was counted before.
};

/// Asks, and stores the count; the dialog stays open where that is refused.
void askCount(Session& session, const CountQuestion& question, QWidget* parent);

} // namespace desk
