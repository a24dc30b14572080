#pragma once

#include "people.h"

#include "core/cards/matches.h"
#include "reports/table_document.h"
#include "scoring/chips.h"

/// Words and numbers that documents of Rommé 500 have in common.
namespace documents {

/// Whether the standings of Rommé 500 add up what the deals scored.
bool givesCardPoints(const core::Settings& settings);

/// What the standings add up: "Points", "Match points".
QString pointsHead(const core::Settings& settings);

/// Halves and thirds as fractions; CSV has a decimal as for points.
reports::Cell chipsCell(scoring::Chips chips);

/// Melded and left in hand: "85 − 20", "–" for who did not play.
QString cardHandText(const std::optional<scoring::CardHand>& hand);

/// How the match of a round's table stands: "won by 4 Lang, Uwe (target reached)", "tie-breaker
/// deal due among 4 Lang, Uwe; 7 Fuchs, Stefan", "running".
QString matchText(const People& people, const core::Settings& settings, const core::Round& round,
                  const core::MatchState& match);

/// The same without names: "won: target reached", "lot due".
QString shortMatchText(const core::MatchState& match);

/// What a drawn lot decided: "Lot drawn: 14 Roth, Eva"; empty without one.
QString lotText(const People& people, const core::TableHead& table);

/// "Left the match: 15 Graf, Otto"; empty where nobody did.
QString withdrawnText(const People& people, const core::TableHead& table);

} // namespace documents
