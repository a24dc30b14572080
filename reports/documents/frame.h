#pragma once

#include "reports/documents/catalogue.h"

#include "core/seating/sizes.h"

#include <QCoreApplication>

/// What documents have in common around their contents.
namespace documents {

/// Translates the texts of documents.
class Texts
{
    Q_DECLARE_TR_FUNCTIONS(Texts)
};

/// Whether the rule options in force stand at the foot.
enum class RulesLine : std::uint8_t {
    Without,
    With,
};

typeset::PageFrame frameOf(const Source& source, RulesLine rules = RulesLine::Without);

/// "21 November 2026 19:30".
QString timeText(const QDateTime& time);

/// The rule set and the options in force.
QString rulesText(const core::Settings& settings);

/// "21 November 2026 · Gasthaus Post"; leaves out what is not known.
QString dateAndPlaceOf(const core::Settings& settings);

/// That results are missing from the standings after a round, and which tables are disputed;
/// nothing once all are in and clear.
QStringList provisionalLead(const core::Tournament& tournament,
                            std::optional<core::RoundNumber> after);

/// The same in one word for every page: "provisional"; nothing once all are in.
QString provisionalState(const core::Tournament& tournament,
                         std::optional<core::RoundNumber> after);

/// The same of one round.
QString provisionalState(const core::Settings& settings, const core::Round& round);

/// The text of a round's documents before the first round.
QString noRoundText();

/// A table without rows as yet, which says that no round was published.
typeset::TableDocument tableDocument(const QString& title);

/// The same of a round for the wall, "Seating by table, round 3"; nullptr: there is none. A
/// cancelled round says so before anything else.
typeset::TableDocument roundDocument(Kind kind, const core::Round* round);

/// A block without rows as yet that is not split between pages.
typeset::Block unsplitBlock(const QString& title);
/// The same for a table of players: "Table 3".
typeset::Block tableBlock(const core::Table& table);

/// The round that the document is of; nullptr: there is none.
const core::Round* chosenRound(const Source& source, const Choice& choice);

/// How the people of the round after the last one are shared out to tables; nothing: they cannot
/// be seated.
std::optional<seating::RoundSizes> nextSizes(const core::Tournament& tournament);

/// The tables of the round that were chosen, all of them without a choice.
std::vector<const core::Table*> chosenTables(const core::Round& round, const Choice& choice);

} // namespace documents
