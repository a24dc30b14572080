#pragma once

#include "core/tournament.h"

#include <QString>

#include <optional>

class QWidget;

namespace desk {

class Session;

/// Lets everything about one participant be edited, and stores it. Returns their start number then,
/// unless it was rejected.
std::optional<core::StartNumber> editParticipant(Session& session, core::StartNumber number,
                                                 QWidget* parent);

/// Shows what somebody has paid, and takes a payment or gives one back.
void showPayments(Session& session, core::StartNumber number, QWidget* parent);

/// Asks for a fee class of the open tournament for those people: its id, empty for none; nothing if
/// rejected.
std::optional<QString> askFeeClass(const core::Settings& settings, const QString& who,
                                   QWidget* parent);

/// Shows the tick list of the player directory: Space enrols and takes back. The directory is kept
/// in order here too: entries are edited, merged and removed.
void showRegulars(Session& session, QWidget* parent);

} // namespace desk
