#include "db/postgres/server_text.h"

namespace db {
namespace {

using namespace Qt::StringLiterals;

/// A code point that is no character and occurs in no text.
constexpr QChar escape(0xfdd0);
constexpr QStringView escapedZero = u"\ufdd0"
                                    "0";
constexpr QStringView escapedEscape = u"\ufdd0"
                                      "1";

} // namespace

QString toServer(const QString& text)
{
    if (text.isEmpty()) {
        return u""_s; // To the driver a null string is NULL.
    }
    QString kept = text;
    if (kept.contains(escape)) {
        kept.replace(escape, escapedEscape.toString());
    }
    if (kept.contains(QChar(0))) {
        kept.replace(QChar(0), escapedZero.toString());
    }
    if (kept.front() == QChar::ByteOrderMark) {
        kept.prepend(QChar::ByteOrderMark);
    }
    return kept;
}

QString fromServer(const QString& text)
{
    if (!text.contains(escape)) {
        return text;
    }
    QString read = text;
    return read.replace(escapedZero.toString(), QChar(0)).replace(escapedEscape.toString(), escape);
}

} // namespace db
