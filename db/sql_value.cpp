#include "db/sql_value.h"

#include "db/failure.h"

namespace db {

QVariant toVariant(const QString& text)
{
    // A null string would be stored as NULL, and SQLite removes a leading byte-order mark: one that
    // belongs to the text needs another in front of it.
    if (text.isNull()) {
        return QStringLiteral("");
    }
    return text.startsWith(QChar::ByteOrderMark) ? QChar(QChar::ByteOrderMark) + text : text;
}

std::int64_t numberIn(const QVariant& column, std::int64_t smallest, std::int64_t largest)
{
    if (column.typeId() != QMetaType::LongLong) {
        throw damaged(QStringLiteral("a column does not hold a number"));
    }
    const std::int64_t number = column.toLongLong();
    if (number < smallest || number > largest) {
        throw damaged(QStringLiteral("a number is out of range: %1").arg(number));
    }
    return number;
}

QString textIn(const QVariant& column)
{
    if (column.typeId() != QMetaType::QString || column.isNull()) {
        throw damaged(QStringLiteral("a column does not hold a text"));
    }
    return column.toString();
}

} // namespace db
