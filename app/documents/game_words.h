#pragma once

#include "people.h"

#include <QStringList>

namespace documents {

/// How a game ended: "Rommé", "ended early", "not played: time", "not yet entered".
QString endingText(const core::GameOutcome* outcome);

/// The same for CSV, as the tournament file says it: "romme", "not-played", nothing if not entered.
QString endingWord(const core::GameOutcome* outcome);

/// Stones with claims as on a slip: "5", "5 +2", "–" for who did not play.
QString handText(const std::optional<scoring::Hand>& hand);

/// Who did not play, who played for somebody, who took over: one a text.
QStringList exceptionTexts(const People& people, const core::TableHead& table,
                           const core::GameOutcome& outcome);

/// "unclear: slip torn"; empty without a mark.
QString markText(const core::TableHead& table);

/// The text with a capital first letter, as a line of its own.
QString asLine(const QString& text);

} // namespace documents
