#pragma once

#include "core/club/cash.h"

#include <QString>

#include <cstdint>
#include <optional>

class QWidget;

namespace desk {

class Session;

/// The contents of the box, by coin and note.
struct CountQuestion
{
    core::TournamentUuid evening;
    std::int64_t expected = 0;           ///< Expected contents in cents.
    std::optional<core::CashCount> seen; ///< The previous count.
    QString box = {};                    ///< Empty: the one without a name.
};

/// Asks, and stores the count; the dialog stays open if refused.
/// True if it was stored.
bool askCount(Session& session, const CountQuestion& question, QWidget* parent);

} // namespace desk
