#pragma once

#include "reports/documents/people.h"

#include "core/cards/knock_out_tree.h"
#include "reports/typeset/table_document.h"
#include "scoring/chips.h"

/// Words and numbers shared by several documents and pages.
namespace documents {

/// A hand's result in a game or deal.
struct Held
{
    QString text; ///< "5 +2", "85 − 20", "–" for a player who sat out.
    std::optional<std::int32_t> first = {};  ///< Stones, or points melded.
    std::optional<std::int32_t> second = {}; ///< Claims, or points left in hand.
    std::optional<scoring::MatchPoints> points = {};
};

/// By seat; empty without a result, and for people not in a tie-breaker deal.
scoring::PerSeat<Held> heldIn(const core::GameOutcome* outcome, const core::TableHead& table,
                              const scoring::Rules& rules);

/// How a game ended for CSV, in the words of the tournament file: "romme", "not-played", nothing if
/// not entered.
QString endingWord(const core::GameOutcome* outcome);

/// How a game ended, and who did not play, substituted or took over: "ended early; 4 Lang, Uwe did
/// not play", "not yet entered".
QString outcomeText(const People& people, const core::TableHead& table,
                    const core::GameOutcome* outcome);

/// The same for a list of games, naming only the unusual: empty for a game that ended with a Rommé
/// or by going out and had no substitutes.
QString unusualText(const People& people, const core::TableHead& table,
                    const core::GameOutcome* outcome);

/// The text with a capital first letter, for a separate line.
QString asLine(const QString& text);

// Rommé 500

/// Whether the standings of Rommé 500 add up what the deals scored.
bool givesCardPoints(const core::Settings& settings);

/// The head of the standings' total: "Points", "Match points".
QString pointsHead(const core::Settings& settings);

/// As match points, which also represent a sixth exactly.
scoring::MatchPoints asPoints(scoring::Chips chips);

/// How the match of a round's table stands: "won by 4 Lang, Uwe (target reached)", "tie-breaker
/// deal due among 4 Lang, Uwe; 7 Fuchs, Stefan", "running".
QString matchText(const People& people, const core::Settings& settings, const core::Round& round,
                  const core::MatchState& match);

/// What is unusual about a match, without names: "lot due", "time ran out"; empty if the
/// totals decided it.
QString shortMatchText(const core::MatchState& match);

/// What a drawn lot decided: "Lot drawn: 14 Roth, Eva"; empty without one.
QString lotText(const People& people, const std::vector<core::StartNumber>& lot);

/// "Left the match: 15 Graf, Otto"; empty if nobody did.
QString withdrawnText(const People& people, const core::TableHead& table);

/// "Round 2, table 3", "Round 4, final table".
QString treeTableTitle(core::RoundNumber round, const core::TreeTable& table);

/// What broke a tie: "Equal totals: the points melded decided"; empty without a tie, or after a
/// lot (see lotText()).
QString tieText(const std::optional<core::MatchDecision>& tie);
/// What is amiss at the table since a correction of an earlier round: who is out, who should sit in
/// a later one.
QStringList overtakenNotes(const People& people, const core::KnockOutTree& tree,
                           core::RoundNumber round, const core::TreeTable& table);

/// The fate of a person at a knock-out table: "goes on"; never translated in CSV. Empty while
/// undecided.
typeset::Cell fateCell(core::Fate fate);

/// "Winner: 13 Roth, Eva", or a note that there is none yet.
QString winnerText(const People& people, const std::optional<core::StartNumber>& winner);

} // namespace documents
