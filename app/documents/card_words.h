#pragma once

#include "people.h"

#include "core/cards/knock_out_tree.h"
#include "reports/table_document.h"
#include "scoring/chips.h"

/// Words and numbers that documents of Rommé 500 have in common.
namespace documents {

/// Whether the standings of Rommé 500 add up what the deals scored.
bool givesCardPoints(const core::Settings& settings);

/// How many deals a match has; nothing where nobody knows beforehand.
std::optional<std::int32_t> dealsOf(const core::CardRules& rules);

/// What the standings add up: "Points", "Match points".
QString pointsHead(const core::Settings& settings);

/// Columns that are called the same wherever standings are shown.
enum class CardColumn : std::uint8_t { Deals, MatchesWon, GoneOut, CameTo, Chips, Prize };
QString headOf(CardColumn column);

/// In the unit of points, of which a sixth is a whole number too.
scoring::MatchPoints asPoints(scoring::Chips chips);

/// Halves and thirds as fractions; CSV has a decimal as for points.
reports::Cell chipsCell(scoring::Chips chips);

/// Melded and left in hand: "85 − 20", "–" for who did not play.
QString cardHandText(const std::optional<scoring::CardHand>& hand);

/// How the match of a round's table stands: "won by 4 Lang, Uwe (target reached)", "tie-breaker
/// deal due among 4 Lang, Uwe; 7 Fuchs, Stefan", "running".
QString matchText(const People& people, const core::Settings& settings, const core::Round& round,
                  const core::MatchState& match);

/// What is not as usual with a match, without names: "lot due", "time ran out"; empty where the
/// totals decided it.
QString shortMatchText(const core::MatchState& match);

/// What a drawn lot decided: "Lot drawn: 14 Roth, Eva"; empty without one.
QString lotText(const People& people, const std::vector<core::StartNumber>& lot);

/// "Left the match: 15 Graf, Otto"; empty where nobody did.
QString withdrawnText(const People& people, const core::TableHead& table);

/// "Round 2, table 3", "Round 4, final table".
QString treeTableTitle(core::RoundNumber round, const core::TreeTable& table);

/// What parted equal totals: "Equal totals: the points melded decided"; empty where the totals did,
/// or a lot, which lotText() tells.
QString tieText(const std::optional<core::TieDecision>& tie);

/// What becomes of somebody in a knock-out: "goes on"; CSV has a word that stays as it is. Empty
/// while it is open.
reports::Cell fateCell(core::Fate fate);

/// "Winner: 13 Roth, Eva", or that there is none yet.
QString winnerText(const People& people, const std::optional<core::StartNumber>& winner);

} // namespace documents
