#pragma once

#include "core/model/player.h"
#include "core/model/result.h"

class QWidget;

namespace desk {

class Session;

/// Offers to erase that person, one of core::erasablePeople(), permanently; then names the backups
/// that still hold the name.
core::Result<core::Done> askToErase(Session& session, const core::Player& person, QWidget* parent);

} // namespace desk
