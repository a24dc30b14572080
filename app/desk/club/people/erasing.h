#pragma once

#include "core/model/player.h"
#include "core/model/result.h"
#include "core/store/traces.h"

class QWidget;

namespace desk {

class Session;

/// Offers to erase that person, one of core::erasablePeople(), permanently; then names the backups
/// that still hold the name.
core::Result<core::Done> askToErase(Session& session, const core::Player& person, QWidget* parent);

/// What the club knows of erased people, before a copy takes its place.
core::KnownErased knownErased(Session& session);
/// Afterwards: says who of them is named again, and offers to erase them again.
void offerToEraseAgain(Session& session, const core::KnownErased& before, QWidget* parent);

} // namespace desk
