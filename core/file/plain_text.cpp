#include "core/file/plain_text.h"

#include <QByteArray>

#include <algorithm>
#include <utility>

namespace core {
namespace {

constexpr qsizetype longestShown = 40;

bool isWhole(const QString& token)
{
    const auto digits = QStringView(token).sliced(token.startsWith(u'-') ? 1 : 0);
    return !digits.isEmpty() && std::all_of(digits.begin(), digits.end(), [](QChar character) {
        return character >= u'0' && character <= u'9';
    });
}

/// Of a text that is not valid UTF-8 as a whole.
Line firstLineNotUtf8(QByteArrayView text)
{
    Line line;
    for (QByteArrayView rest = text;; ++line.number) {
        // No other UTF-8 character contains the line-feed byte, so lines can be checked one by one.
        const auto end = std::find_if(rest.begin(), rest.end(),
                                      [](char byte) { return byte == '\n' || byte == '\r'; });
        const QByteArrayView current = rest.first(end - rest.begin());
        if (end == rest.end() || !current.isValidUtf8()) {
            return line;
        }
        rest = rest.sliced(current.size());
        rest = rest.sliced(rest.startsWith("\r\n") ? 2 : 1);
    }
}

} // namespace

std::optional<Refusal> textFault(QByteArrayView file)
{
    if (file.startsWith(QByteArrayView("SQLite format 3\0", 16))) {
        return Refusal{FileFault::Database, Line{1}, {}};
    }
    if (!file.isValidUtf8()) {
        return Refusal{FileFault::NotUtf8, firstLineNotUtf8(file), {}};
    }
    return std::nullopt;
}

QString fromUtf8(QByteArrayView text)
{
    // Qt drops a leading U+FEFF as a byte-order mark.
    const bool beginsWithMark = text.startsWith("\xEF\xBB\xBF");
    const QString decoded = QString::fromUtf8(text);
    return beginsWithMark ? QChar(QChar::ByteOrderMark) + decoded : decoded;
}

QString shownToken(const QString& token)
{
    return token.size() <= longestShown ? token : token.first(longestShown) + u'…';
}

QString lastShown(const QString& text)
{
    return text.size() <= longestShown ? text : u'…' + text.last(longestShown);
}

QString uuidText(const QUuid& uuid)
{
    return uuid.toString(QUuid::WithoutBraces);
}

std::optional<QUuid> parseUuid(const QString& text)
{
    const auto uuid = QUuid::fromString(text);
    return uuid.isNull() || uuidText(uuid) != text ? std::nullopt : std::optional(uuid);
}

std::optional<std::int64_t> parseWholeNumber(const QString& token, NumberRange range)
{
    bool fits = false;
    const qlonglong number = token.toLongLong(&fits);
    if (!isWhole(token) || !fits || number < range.smallest || number > range.largest) {
        return std::nullopt;
    }
    return number;
}

Refusal wholeNumberFault(const QString& token, NumberRange range, const Place& place)
{
    if (!isWhole(token)) {
        return {FileFault::NotAWholeNumber, place, {shownToken(token)}};
    }
    return {FileFault::NumberOutOfRange,
            place,
            {shownToken(token), QString::number(range.smallest), QString::number(range.largest)}};
}

} // namespace core
