#pragma once

#include "core/model/ids.h"

class QWidget;

namespace desk {

class Session;

/// After the round's time, asks about each game without a result: not typed yet, ended early, or
/// not begun. Games not begun are closed as not played; games ended early wait on the results page
/// for their stones. True if there are any of these.
bool askOpenGames(QWidget* parent, Session& session, core::RoundNumber round);

} // namespace desk
