#pragma once

#include "core/texts/translation.h"

#include "core/ranking/account.h"
#include "scoring/explain.h"

#include <QLocale>
#include <QString>

/// A participant's account in words. `people` holds the names shown beside numbers.
namespace texts {

/// How a hand earned its match points: "2nd and 3rd tied at 5 stones: (3 + 2) ÷ 2 = 2½, plus 1
/// claim".
QString text(const scoring::HandExplanation& explanation, const QLocale& locale = texts::locale());

/// One game: "2nd with 5 stones: 3, plus 1 claim", "not yet entered".
QString text(const core::AccountEvent& event, const core::Tournament& people,
             const QLocale& locale = texts::locale());

/// One round in short: "4 + 2½ + 3, claims 2", for deals "65 + 80 − 10".
QString summaryText(const core::AccountRound& round, const QLocale& locale = texts::locale());

/// Match points taken or given: "deduction ½", "bonus 1".
QString penaltyText(scoring::MatchPoints points, const QLocale& locale = texts::locale());

/// What else counts in a round, one per text: "bye: 3", "deduction ½ (late)".
QStringList extrasText(const core::AccountRound& round, const QLocale& locale = texts::locale());

/// The composition of the TMP: "GMP 32 + CMP 7 − deduction ½".
QString sumText(const core::Tally& tally, const QLocale& locale = texts::locale());
/// The same for points with another name: "Points 310 + byes 3".
QString sumText(const QString& points, const core::Tally& tally,
                const QLocale& locale = texts::locale());

} // namespace texts
