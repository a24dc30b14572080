#pragma once

#include "app/desk/alone/alone_clubs.h"

#include <optional>

class QWidget;

/// What the window asks when a desk loses the others, and when it has found them again.
namespace desk {

class Session;

/// Asks whether to go on alone with this desk's copy of the open tournament; returns the place
/// of the club made of it, or why there is none; nothing if the director waits instead.
std::optional<core::Result<core::ClubPlace>> askToGoOnAlone(Session& session, QWidget* parent);

/// Opens the tournament and shows what differs; true: it is settled, and the club is no longer
/// among aloneClubs().
bool askToBringBack(Session& session, const AloneClub& club, QWidget* parent);

} // namespace desk
