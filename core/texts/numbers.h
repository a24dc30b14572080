#pragma once

#include "core/texts/translation.h"

#include "scoring/match_points.h"

#include <QDateTime>
#include <QLocale>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>

/// Numbers, seats and times in a country's format.
namespace texts {

/// Halves, thirds and quarters as fractions ("2½", "−3⅓"), others as decimals of two places
/// ("10.08").
QString matchPointsText(scoring::MatchPoints points, const QLocale& locale = texts::locale());

/// `points` per game, three places: "2.667". `games` is 1 or more.
QString meanText(scoring::MatchPoints points, std::int64_t games,
                 const QLocale& locale = texts::locale());

/// "5.00".
QString centsText(std::int64_t cents, const QLocale& locale = texts::locale());

/// The same for reading, with thousands: "1,205.00".
QString amountText(std::int64_t cents, const QLocale& locale = texts::locale());

/// Whether whole euros have cents as well, as beside others that have them.
enum class Cents : std::uint8_t { WhereAny, Always };

/// "5 €", "1,207.50 €".
QString moneyText(std::int64_t cents, const QLocale& locale = texts::locale(),
                  Cents shown = Cents::WhereAny);

/// A place in a ranking: "1st", "22nd".
QString ordinalText(int place);

/// "2nd place", "shared 2nd place".
QString placeText(int place, bool shared);

/// "5", "=5" where others have the same rank.
QString rankText(int rank, bool isShared);

/// "A" for seat 0.
QString seatLetter(std::size_t seat);

/// The seat of a letter A to D, in either case.
std::optional<std::size_t> seatOfLetter(const QString& letter);

/// The language's short date format, but with the full year.
QString dayFormat(const QLocale& locale);

/// A date in the language's format with the full year: "17/10/2026".
QString dayText(QDate day);

/// The same with the month spelled out, for paper: "17 October 2026", "October 17, 2026".
QString writtenDayText(QDate day);

/// Date and time in the reader's time zone: "17/10/2026 20:15:03".
QString timeText(const QDateTime& time);

} // namespace texts
