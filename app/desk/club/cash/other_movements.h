#pragma once

#include "core/club/cash.h"

#include <QString>

#include <optional>

class QWidget;

namespace desk {

class Session;

/// Lists what the cash book has of no evening in the club, and cancels it.
void showOtherMovements(Session& session, QWidget* parent);

/// Asks for a reason and cancels the movement, and with it the other half of a handover; the text
/// says why not, if refused. Nothing: done, or rejected.
std::optional<QString> cancelMovement(Session& session, const core::CashMovement& movement,
                                      QWidget* parent);

} // namespace desk
