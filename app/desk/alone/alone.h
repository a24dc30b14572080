#pragma once

#include "app/desk/alone/alone_clubs.h"

#include <optional>

class QWidget;

/// Questions when a desk loses the others and when it finds them again.
namespace desk {

class Session;

/// Offers to work offline with this desk's copy of the open tournament; returns the file of the
/// club created from it, or the failure; nothing if the director chooses to wait.
std::optional<core::Result<QString>> askToGoOnAlone(Session& session, QWidget* parent);

/// Opens the tournament and shows the differences; true: settled, and the club is no longer in
/// aloneClubs().
bool askToBringBack(Session& session, const AloneClub& club, QWidget* parent);

} // namespace desk
