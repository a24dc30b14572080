#pragma once

#include "scoring/match_points.h"

#include <QDate>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

/// Values as people type them, and how they stand in a field. Nothing where the text is no such
/// value.
namespace desk {

/// "2.5", "2,5", "5/2", "2½", "½"; multiples of 0.1.
std::optional<scoring::MatchPoints> typedPoints(const QString& text);
/// "4", "2½", "0.3": what typedPoints() reads back as the same.
QString fieldText(scoring::MatchPoints points, const QLocale& locale = QLocale());

/// "5", "5.00", "5,5", without or with a currency behind or before it.
std::optional<std::int64_t> typedCents(const QString& text);
/// The same of what is due or paid: blank is 0.
std::optional<std::int64_t> typedFee(const QString& text);

/// A whole number from 1 on.
std::optional<std::int32_t> typedNumber(const QString& text);

/// Tags parted by commas.
QStringList typedTags(const QString& text);

/// As the locale writes dates, with the year of two or four digits, or "2026-11-21".
std::optional<QDate> typedDate(const QString& text, const QLocale& locale = QLocale());

/// What is wrong with an IBAN; empty where nothing is, and for an empty one.
QString ibanComplaint(const QString& iban);

} // namespace desk
