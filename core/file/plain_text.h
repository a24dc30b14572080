#pragma once

#include "core/model/limits.h"
#include "core/model/refusal.h"

#include <QByteArrayView>
#include <QString>
#include <QUuid>

#include <cstdint>
#include <limits>
#include <optional>

/// Shared by the readers of all text files.
namespace core {

/// Why a file cannot be read as text: FileFault::Database, or NotUtf8 with its first such line.
std::optional<Refusal> textFault(QByteArrayView file);

/// The text of valid UTF-8; unlike QString::fromUtf8 it keeps U+FEFF at the beginning.
QString fromUtf8(QByteArrayView text);

/// The offending token, shortened for display.
QString shownToken(const QString& token);
QString lastShown(const QString& text);

/// A time of day: "19:00".
inline QString timeOfDayFormat()
{
    return QStringLiteral("HH:mm");
}

/// "0197f3c2-4a5e-4b61-9d0c-2f8a7b3e6d10"
QString uuidText(const QUuid& uuid);
/// Nothing if uuidText() did not write the text, or for the null id.
std::optional<QUuid> parseUuid(const QString& text);

/// The start, round, table and game numbers that can be read; faultsOf() checks their limits.
inline constexpr NumberRange idRange = {1, std::numeric_limits<std::int32_t>::max()};

/// A number of plain digits, optionally with a minus; nothing if invalid or out of range.
std::optional<std::int64_t> parseWholeNumber(const QString& token, NumberRange range);
/// Why parseWholeNumber gave nothing: FileFault::NotAWholeNumber or NumberOutOfRange.
Refusal wholeNumberFault(const QString& token, NumberRange range, const Place& place);

} // namespace core
