#pragma once

#include "core/ids.h"

class QWidget;

namespace desk {

class Session;

/// Asks of each game without a result, after the time of the round: not typed yet, ended early, or
/// not begun. Those not begun are closed as not played; those ended early wait on the page of
/// results for their stones. True if there are any of these.
bool askOpenGames(QWidget* parent, Session& session, core::RoundNumber round);

} // namespace desk
