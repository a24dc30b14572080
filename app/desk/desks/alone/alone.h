#pragma once

#include "app/desk/desks/alone/alone_clubs.h"

#include <optional>

class QWidget;

/// Questions when a desk loses the others and when it finds them again.
namespace desk {

class Session;

/// Asks whether to go on alone with this desk's copy of the open tournament; returns the place
/// of the club made of it, or why there is none; nothing if the director waits instead.
std::optional<core::Result<core::ClubPlace>> askToGoOnAlone(Session& session, QWidget* parent);

/// Opens the tournament and shows the differences; true: settled, and the club is no longer in
/// aloneClubs().
bool askToBringBack(Session& session, const AloneClub& club, QWidget* parent);

} // namespace desk
