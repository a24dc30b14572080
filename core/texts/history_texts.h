#pragma once

#include "core/change/journal.h"
#include "core/texts/translation.h"

#include <QString>

#include <vector>

/// Descriptions of changes, for the journal and for undoing.
namespace texts {

/// "Round 1, table 3, game 2: result corrected"; "Settings changed" if it concerns no place. With
/// `people` a participant is shown with name and number.
QString text(const core::Label& label, Wording wording = Wording::Translated,
             const core::Tournament* people = nullptr);

/// The same with the number of people where the change concerns several: "24 participants
/// enrolled".
QString changeText(const core::Change& change, const core::Tournament* people = nullptr);

/// What undoing an entry of kind Done takes back: "round 1, table 3, game 2: 0,3,5,9"; if no game
/// is concerned, includes the action: "Lang, Karl (4): removed" with `people`.
QString stepText(const core::JournalEntry& entry, const core::Tournament* people = nullptr);
/// "Undo: round 1, table 3, game 2: 0,3,5,9".
QString undoText(const core::JournalEntry& entry, const core::Tournament* people = nullptr);
QString redoText(const core::JournalEntry& entry, const core::Tournament* people = nullptr);

/// The label of the entry's change; for undo and redo "Undone: Round 1, table 3 …".
QString text(const core::JournalEntry& entry, Wording wording = Wording::Translated,
             const core::Tournament* people = nullptr);

/// How an entry of that kind describes a change: "Undone: Round 1, table 3 …".
QString entryText(core::EntryKind kind, const QString& change, Wording wording);

/// One value and what replaced it: "venue", "Post", "Krone".
struct ExchangeText
{
    QString what; ///< Empty if the change's label says it: results, penalties.
    QString before;
    QString after;
};

/// The values that the steps exchanged. What was only added or removed is left to the label.
std::vector<ExchangeText> exchangeTexts(const std::vector<core::Step>& steps);

/// All on one line: "0,3,5,9 → 0,3,5,8", "venue: Post → Krone; open: no → yes".
QString inOneLine(const std::vector<ExchangeText>& texts);
QString stepsText(const std::vector<core::Step>& steps);

} // namespace texts
