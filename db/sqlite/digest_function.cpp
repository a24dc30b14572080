#include "db/sqlite/digest_function.h"

#include "db/digest.h"
#include "db/sqlite/engine_failure.h"

#include <algorithm>

#include <sqlite3.h>

namespace db {
namespace {

void addValue(RowDigest& digest, sqlite3_value* value)
{
    switch (sqlite3_value_type(value)) {
    case SQLITE_NULL:
        digest.addNull();
        break;
    case SQLITE_INTEGER:
        digest.addNumber(sqlite3_value_int64(value));
        break;
    default: {
        const void* const bytes = sqlite3_value_blob(value);
        digest.addText(
            QByteArray::fromRawData(static_cast<const char*>(bytes), sqlite3_value_bytes(value)));
    }
    }
}

void digestOf(sqlite3_context* context, int count, sqlite3_value** values)
{
    RowDigest digest(count);
    std::for_each(values, values + count,
                  [&digest](sqlite3_value* value) { addValue(digest, value); });
    sqlite3_result_int64(context, digest.value());
}

} // namespace

void addDigestFunction(sqlite3* connection)
{
    constexpr int anyNumber = -1;
    constexpr int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY;
    if (sqlite3_create_function(connection, "digest_of", anyNumber, flags, nullptr, digestOf,
                                nullptr, nullptr) != SQLITE_OK) {
        throw failureOf(connection);
    }
}

} // namespace db
