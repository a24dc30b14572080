#include "db/statement.h"

#include "db/digest.h"
#include "db/failure.h"

namespace db {

bool Statement::isProven(int column) const
{
    return value<std::optional<std::int64_t>>(column) == digestOf(column);
}

std::int64_t Statement::digestOf(int count) const
{
    RowDigest digest(count);
    for (int column = 0; column < count; ++column) {
        addTo(digest, column);
    }
    return digest.value();
}

std::int64_t Statement::numberIn(int column, std::int64_t smallest, std::int64_t largest) const
{
    const std::int64_t found = number(column);
    if (found < smallest || found > largest) {
        throw damaged(QStringLiteral("a number is out of range: %1").arg(found));
    }
    return found;
}

} // namespace db
