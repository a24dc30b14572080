#pragma once

#include "translation.h"

#include "core/tournament.h"

#include <QLocale>
#include <QString>
#include <QStringList>

namespace texts {

/// "Rummy-pure" or "Rummy-pure-plus".
QString ruleSetName(scoring::RuleSet ruleSet);

/// "Ring game", as in a list of what can be played.
QString eventName(core::CardEvent event);

/// "matches to 500 points", "matches of 3 deals".
QString matchText(const scoring::MatchForm& match);

/// Every rule option in force, one a text: "English scale", "ties split the places' points".
QStringList optionsInForce(const core::Settings& settings, const QLocale& locale = texts::locale());

/// By what the standings rank, one a text: "ranked by TMP", "equals share a rank"; of a knock-out
/// who goes on: "knock-out: 2 of each table go on".
QStringList rankingTexts(const core::Settings& settings);

} // namespace texts
