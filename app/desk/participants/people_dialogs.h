#pragma once

#include "core/ids.h"

#include <optional>

class QWidget;

namespace desk {

class Session;

/// Lets everything about one participant be edited, and stores it. Returns their start number then,
/// unless it was rejected.
std::optional<core::StartNumber> editParticipant(Session& session, core::StartNumber number,
                                                 QWidget* parent);

/// Shows the tick list of the player directory: Space enrols and takes back. The directory is kept
/// in order here too: entries are edited, merged and removed.
void showRegulars(Session& session, QWidget* parent);

} // namespace desk
