#pragma once

#include "core/journal.h"
#include "core/texts/translation.h"

#include <QString>

#include <vector>

/// What changes did, for the journal and for undoing.
namespace texts {

/// "Round 1, table 3, game 2: result corrected"; "Settings changed" where it concerns no place.
/// With `people` a participant has the name beside the number.
QString text(const core::Label& label, Wording wording = Wording::Translated,
             const core::Tournament* people = nullptr);

/// "Undo: round 1, table 3, game 2"; where no game is concerned, the action is named as well:
/// "Undo: Lang, Karl, enrolled" with `people`.
QString undoText(const core::Label& label, const core::Tournament* people = nullptr);
QString redoText(const core::Label& label, const core::Tournament* people = nullptr);

/// The label of the entry's change; of undoing and redoing "Undone: Round 1, table 3 …".
QString text(const core::JournalEntry& entry, Wording wording = Wording::Translated,
             const core::Tournament* people = nullptr);

/// What an entry of that kind says of a change: "Undone: Round 1, table 3 …".
QString entryText(core::EntryKind kind, const QString& change, Wording wording);

/// One value and what replaced it: "venue", "Post", "Krone".
struct ExchangeText
{
    QString what; ///< Empty where the change's label says it: results, penalties.
    QString before;
    QString after;
};

/// The values that the steps exchanged. What was only added or removed is left to the label.
std::vector<ExchangeText> exchangeTexts(const std::vector<core::Step>& steps);

/// All in one line: "0,3,5,9 → 0,3,5,8", "venue: Post → Krone; open: no → yes".
QString inOneLine(const std::vector<ExchangeText>& texts);
QString stepsText(const std::vector<core::Step>& steps);

} // namespace texts
