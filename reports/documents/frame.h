#pragma once

#include "reports/documents/catalogue.h"

#include "core/evening/missing.h"
#include "core/seating/sizes.h"

#include <QCoreApplication>

/// The frame shared by all documents.
namespace documents {

/// Translates the texts of documents.
class Texts
{
    Q_DECLARE_TR_FUNCTIONS(Texts)
};

/// Whether rule options are printed at the foot.
enum class RulesLine : std::uint8_t {
    Without,
    With,
};

typeset::PageFrame frameOf(const Source& source, RulesLine rules = RulesLine::Without);

/// "21 November 2026 19:30".
QString timeText(const QDateTime& time);

/// The rule set and the options in force.
QString rulesText(const core::Settings& settings);

/// "21 November 2026 · Gasthaus Post"; omits unknown parts.
QString dateAndPlaceOf(const core::Settings& settings);

/// What keeps the results after a round, or of one round, from being settled.
std::vector<core::Missing> missingUpTo(const Source& source,
                                       std::optional<core::RoundNumber> after);
std::vector<core::Missing> missingIn(const Source& source, const core::Round& round);

/// The same without open tables, for documents that show what is open.
std::vector<core::Missing> withoutOpenTables(std::vector<core::Missing> missing);

/// Says so before the table, and in one word on every page. The desk's own papers name the tables
/// that are being checked.
void showMissing(typeset::TableDocument& document, const std::vector<core::Missing>& missing,
                 texts::CheckedTables tables);

/// "Final standings", "Standings after round 2".
QString standingsTitle(const Source& source, std::optional<core::RoundNumber> after,
                       core::RoundNumber round);

/// For something to be written in by hand.
QString lineToWriteOn();

/// The text of a round's documents before the first round.
QString noRoundText();

/// An empty table whose text says that no round is published.
typeset::TableDocument tableDocument(const QString& title);

/// The same for a round on the wall, "Seating by table, round 3"; nullptr: no round. A cancelled
/// round is marked first.
typeset::TableDocument roundDocument(Kind kind, const core::Round* round);

/// An empty block that is not split between pages.
typeset::Block unsplitBlock(const QString& title);
/// The same for a table of players: "Table 3".
typeset::Block tableBlock(const core::Table& table);

/// The document's round; nullptr: none.
const core::Round* chosenRound(const Source& source, const Choice& choice);

/// Table sizes of the round after the last one; nothing if people cannot be seated.
std::optional<seating::RoundSizes> nextSizes(const core::Tournament& tournament);

/// The chosen tables of the round, or all.
std::vector<const core::Table*> chosenTables(const core::Round& round, const Choice& choice);

} // namespace documents
