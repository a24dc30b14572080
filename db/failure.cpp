#include "db/failure.h"

#include <sqlite3.h>

namespace db {
namespace {

using Kind = core::StoreFailure::Kind;

Kind kindOf(int code)
{
    constexpr int primaryPart = 0xff;
    switch (code & primaryPart) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return Kind::Busy;
    case SQLITE_READONLY:
        return Kind::ReadOnly;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return Kind::Damaged;
    case SQLITE_FULL:
        return Kind::Full;
    case SQLITE_CANTOPEN:
    case SQLITE_AUTH:
    case SQLITE_PERM:
        return Kind::Unreadable;
    case SQLITE_IOERR:
        return Kind::Device;
    default:
        return Kind::Other;
    }
}

} // namespace

core::StoreFailure failureOf(sqlite3* connection)
{
    const auto kind = kindOf(sqlite3_errcode(connection));
    // The system knows more than "disk I/O error".
    const int reason = kind == Kind::Device ? sqlite3_system_errno(connection) : 0;
    return {kind,
            reason != 0 ? qt_error_string(reason) : QString::fromUtf8(sqlite3_errmsg(connection))};
}

core::StoreFailure damaged(const QString& what)
{
    return {Kind::Damaged, what};
}

} // namespace db
