#pragma once

#include "translation.h"

#include "core/tournament.h"

#include <QLocale>
#include <QString>
#include <QStringList>

namespace texts {

/// "Rummy-pure" or "Rummy-pure-plus".
QString ruleSetName(scoring::RuleSet ruleSet);

/// Every rule option in force, one a text: "English scale", "ties split the places' points".
QStringList optionsInForce(const core::Settings& settings, const QLocale& locale = texts::locale());

/// By what the standings rank, one a text: "ranked by TMP", "equals share a rank".
QStringList rankingTexts(const scoring::RuleOptions& options);

} // namespace texts
