#pragma once

#include "translation.h"

#include "scoring/match_points.h"

#include <QLocale>
#include <QString>

#include <cstdint>

/// Numbers as people read them, in the manner of a country.
namespace texts {

/// Halves, thirds and quarters as fractions ("2½", "−3⅓"), others as decimals of two places
/// ("10.08").
QString matchPointsText(scoring::MatchPoints points, const QLocale& locale = texts::locale());

/// `points` per game, three places: "2.667". `games` is 1 or more.
QString meanText(scoring::MatchPoints points, std::int64_t games,
                 const QLocale& locale = texts::locale());

/// "5.00".
QString centsText(std::int64_t cents, const QLocale& locale = texts::locale());

/// "5 €", "7.50 €".
QString moneyText(std::int64_t cents, const QLocale& locale = texts::locale());

/// A place in a ranking: "1st", "22nd".
QString ordinalText(int place);

/// "2nd place", "shared 2nd place".
QString placeText(int place, bool shared);

} // namespace texts
