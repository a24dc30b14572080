#pragma once

#include "core/change.h"
#include "core/tournament.h"
#include "wording.h"

#include <QString>

/// What a change did, for the journal and for undoing.
namespace texts {

/// "Round 1, table 3, game 2: result corrected"; "Settings changed" where it concerns no place.
/// With `people` a participant has the name beside the number.
QString text(const core::Label& label, Wording wording = Wording::Translated,
             const core::Tournament* people = nullptr);

/// "Undo: round 1, table 3, game 2"; what concerns no game names what was done as well.
QString undoText(const core::Label& label);
QString redoText(const core::Label& label);

} // namespace texts
