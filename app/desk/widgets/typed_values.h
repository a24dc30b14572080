#pragma once

#include "scoring/match_points.h"

#include <QDate>
#include <QString>
#include <QStringList>
#include <QTime>

#include <cstdint>
#include <optional>

/// Reads values as typed; nothing if the text is not valid.
namespace desk {

/// "2.5", "2,5", "5/2", "2½", "½"; multiples of 0.1.
std::optional<scoring::MatchPoints> typedPoints(const QString& text);
/// "4", "2½", "0.3": readable by typedPoints().
QString fieldText(scoring::MatchPoints points);

/// "5", "5.00", "5,5", with or without "EUR" or "€" before or after it.
std::optional<std::int64_t> typedCents(const QString& text);
/// The same for fees and payments, where blank means 0.
std::optional<std::int64_t> typedFee(const QString& text);

/// A whole number from 1 up.
std::optional<std::int32_t> typedNumber(const QString& text);

/// Tags separated by commas.
QStringList typedTags(const QString& text);

/// In the locale's date format, with a two- or four-digit year, or "2026-11-21".
std::optional<QDate> typedDate(const QString& text);

/// "19:30", "19.30" or "19", optionally followed by "Uhr" or "h".
std::optional<QTime> typedTime(const QString& text);

/// The fault of an IBAN; empty if valid or blank.
QString ibanComplaint(const QString& iban);

} // namespace desk
