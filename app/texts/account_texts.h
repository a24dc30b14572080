#pragma once

#include "translation.h"

#include "core/account.h"

#include <QLocale>
#include <QString>

/// A participant's account in words. `people` has the names that stand beside numbers.
namespace texts {

/// "4 Lang, Uwe"; the number alone for whoever is not there.
QString personText(const core::Tournament& people, core::StartNumber number);

/// One game: "2nd with 5 stones: 3, plus 1 claim", "not yet entered".
QString text(const core::AccountEvent& event, const core::Tournament& people,
             const QLocale& locale = texts::locale());

/// One round in short: "4 + 2½ + 3, claims 2", of deals "65 + 80 − 10".
QString summaryText(const core::AccountRound& round, const QLocale& locale = texts::locale());

/// What else counts in a round, one a text: "bye: 3", "penalty: −½ (late)".
QStringList extrasText(const core::AccountRound& round, const QLocale& locale = texts::locale());

/// How the TMP comes about: "GMP 32 + CMP 7 − penalties ½".
QString sumText(const core::Tally& tally, const QLocale& locale = texts::locale());
/// The same of points that are called otherwise: "Points 310 + byes 3".
QString sumText(const QString& points, const core::Tally& tally,
                const QLocale& locale = texts::locale());

} // namespace texts
