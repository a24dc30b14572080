#pragma once

#include "app/hall/page_parts.h"
#include "app/hall/sent_slip.h"
#include "core/model/result.h"

#include <QString>

/// What a slip's form has besides its games.
namespace web {

/// A new id for what a form sends.
QString requestId();

/// Why it was refused, as far as that belongs to no field.
Html faultPart(const core::Refused& refused);
/// For the script and the style sheet.
QString formClass(const core::Refused& refused);
/// The hidden fields, the script's notices and the button; `game` as in TypedGame.
Html sendingPart(const TypedGame& typed, const core::Refused& refused, const QString& game);

} // namespace web
