#pragma once

#include "core/pending/pending_entry.h"

#include <QDateTime>
#include <QString>

#include <utility>

/// What phones in the hall send.
namespace pending_builder {

inline core::PendingEntry sent(const QString& id, core::PendingAction action)
{
    core::PendingEntry entry;
    entry.id = id;
    entry.action = std::move(action);
    entry.sender.device = QStringLiteral("4F2A");
    entry.time = QDateTime({2026, 5, 16}, {19, 30, 1}, Qt::UTC);
    return entry;
}

inline core::PendingEntry report(const QString& id, const core::SlipId& slip, core::GameNumber game,
                                 core::GameOutcome outcome)
{
    return sent(id, core::PendingGame{slip, game, std::move(outcome)});
}

inline core::PendingEntry objection(const QString& id, const core::SlipId& slip)
{
    return sent(id, core::PendingMark{slip});
}

/// The game of a report.
inline core::PendingGame& gameOf(core::PendingEntry& report)
{
    return std::get<core::PendingGame>(report.action);
}

} // namespace pending_builder
