#pragma once

#include "core/club/club.h"
#include "core/club/helper_code.h"
#include "core/texts/history_texts.h"
#include "core/texts/translation.h"

#include <QString>

#include <vector>

/// Descriptions of club changes, for its journal and for undoing.
namespace texts {

/// "check-in", "start fees"; "check-in, printing".
QString text(core::HelperRight right);
QString text(const core::HelperRights& rights);
/// "valid".
QString text(core::HelperCodeState state);

/// "Weiß, Käthe: changed in the directory"; without the name if the label has none.
QString text(const core::ClubLabel& label, Wording wording = Wording::Translated);

/// "Weiß, Käthe: entries merged", "Undo: Weiß, Käthe: entries merged".
QString stepText(const core::ClubJournalEntry& entry);
QString undoText(const core::ClubJournalEntry& entry);
QString redoText(const core::ClubJournalEntry& entry);

/// The label of the entry's change; for undo and redo "Undone: Weiß, Käthe: …".
QString text(const core::ClubJournalEntry& entry, Wording wording = Wording::Translated);

/// The entry's reason; of a merge "backup before it: club-000012.rummydb".
QString reasonText(const core::ClubJournalEntry& entry);

/// The values that the steps exchanged; one side is empty for additions and removals. `what` is
/// always empty: the values speak for themselves.
std::vector<ExchangeText> exchangeTexts(const std::vector<core::ClubStep>& steps);

/// All on one line: "– → Weiß, Käthe (Hof)".
QString stepsText(const std::vector<core::ClubStep>& steps);

} // namespace texts
