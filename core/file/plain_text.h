#pragma once

#include "core/refusal.h"
#include "core/tournament.h"

#include <QByteArrayView>

#include <cstdint>
#include <limits>
#include <optional>

/// What the readers of all text files have in common.
namespace core {

/// The first line that is no valid UTF-8.
std::optional<Line> firstLineNotUtf8(QByteArrayView text);

/// The text of valid UTF-8; unlike QString::fromUtf8 it keeps U+FEFF at the beginning.
QString fromUtf8(QByteArrayView text);

/// At most this many faults are reported; nobody corrects more at a time.
inline constexpr std::size_t mostFaults = 10'000;
void addFault(Refusals& faults, Refusal fault);

/// What was found, shortened so that it can be shown.
QString shownToken(const QString& token);
QString lastShown(const QString& text);

/// The whole numbers from `smallest` to `largest`, both included.
struct NumberRange
{
    std::int64_t smallest = std::numeric_limits<std::int32_t>::min();
    std::int64_t largest = std::numeric_limits<std::int32_t>::max();
};
/// The range of start, round, table and game numbers.
inline constexpr NumberRange idRange = {1, std::numeric_limits<std::int32_t>::max()};
/// The range of the club's own start fee, in cents.
inline constexpr NumberRange paidCentsRange = {0, largestPaidCents};

/// A number of plain digits, perhaps with a minus; nothing if the text is none or out of range.
std::optional<std::int64_t> parseWholeNumber(const QString& token, NumberRange range);
/// Why parseWholeNumber gave nothing: FileFault::NotAWholeNumber or NumberOutOfRange.
Refusal wholeNumberFault(const QString& token, NumberRange range, const Place& place);

} // namespace core
