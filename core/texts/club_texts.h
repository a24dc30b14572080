#pragma once

#include "core/club/club.h"
#include "core/texts/history_texts.h"
#include "core/texts/translation.h"

#include <QString>

#include <vector>

/// What changes of the club did, for its journal and for undoing.
namespace texts {

/// "Weiß, Käthe: changed in the directory"; without the name where the label has none.
QString text(const core::ClubLabel& label, Wording wording = Wording::Translated);

/// "Undo: Weiß, Käthe: entries merged".
QString undoText(const core::ClubLabel& label);
QString redoText(const core::ClubLabel& label);

/// The label of the entry's change; of undoing and redoing "Undone: Weiß, Käthe: …".
QString text(const core::ClubJournalEntry& entry, Wording wording = Wording::Translated);

/// The values that the steps exchanged; of what was added or removed one side is empty. `what` is
/// always empty: the values say it.
std::vector<ExchangeText> exchangeTexts(const std::vector<core::ClubStep>& steps);

/// All in one line: "– → Weiß, Käthe (Hof)".
QString stepsText(const std::vector<core::ClubStep>& steps);

} // namespace texts
