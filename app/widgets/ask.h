#pragma once

#include "core/result.h"

#include <QString>

#include <optional>

class QWidget;

/// The few dialogs: only where a decision is needed.
namespace desk {

/// Asks whether to do it; `verb` is the button's text ("Cancel the round"), the other is "Back".
bool confirm(QWidget* parent, const QString& title, const QString& text, const QString& verb);

/// Asks for a reason (one line, not blank unless `optional`); nothing if one goes back.
std::optional<QString> askReason(QWidget* parent, const QString& title, const QString& text,
                                 const QString& verb, bool optional = false);

/// The texts of refusals and unconfirmed warnings, one a line, without their places.
QString textOf(const core::Refused& refused);

} // namespace desk
