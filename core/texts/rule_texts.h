#pragma once

#include "core/texts/translation.h"

#include "core/cards/matches.h"
#include "core/model/tournament.h"
#include "core/money/fee.h"
#include "core/ranking/standings.h"
#include "core/ranking/tie_breaks.h"

#include <QLocale>
#include <QString>
#include <QStringList>

namespace texts {

/// "Rummy-pure" or "Rummy-pure-plus".
QString ruleSetName(scoring::RuleSet ruleSet);

/// "Table of four: 4-3-3-1 · of three: 3-2-1": the value of each place, largest table first.
QString placesText(const scoring::Scale& scale, scoring::RuleSet ruleSet,
                   const QLocale& locale = texts::locale());

/// "Ring game", for lists of games to play.
QString eventName(core::CardEvent event);

/// "matches to 500 points", "matches of 3 deals".
QString matchText(const scoring::MatchForm& match);

/// The state of a match of Rommé 500: "running", "tie-breaker due".
QString text(core::MatchStatus status);
/// Why it is over: "target reached".
QString text(core::MatchOver over);

/// Every rule option in force, one per text: "English scale", "ties split the places' points".
QStringList optionsInForce(const core::Settings& settings, const QLocale& locale = texts::locale());

/// What the standings rank by, one per text: "ranked by TMP", "equals share a rank"; for a
/// knock-out who advances: "knock-out: 2 of each table go on".
QStringList rankingTexts(const core::Settings& settings);

/// Why no licence fee is due.
QString text(core::NoFee reason, Wording wording = Wording::Translated);

/// Why the report has no payment code though something is due.
QString noPaymentCodeText(const core::Licence& licence);

/// The texts of core::TieBreakInfo, translated; Rommé 500 has its own wording for some. "more games
/// won", under Rommé 500 "more matches won".
QString tieBreakChoice(scoring::TieBreak tieBreak, bool cards);
/// The head of a column: "Wins".
QString tieBreakHead(scoring::TieBreak tieBreak, bool cards);
/// A person's value: "5", "22½".
QString tieBreakValue(scoring::TieBreak tieBreak, const core::Tally& tally,
                      const QLocale& locale = texts::locale());

/// Why somebody with the tally `ahead` ranks ahead of somebody with `behind`: "level on points;
/// more wins (5 to 4)".
QString decisionText(const scoring::RuleOptions& options, const core::Tally& ahead,
                     const core::Tally& behind, const QLocale& locale = texts::locale());

} // namespace texts
