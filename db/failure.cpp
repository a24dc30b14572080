#include "db/failure.h"

#include <QSqlError>

namespace db {
namespace {

using Kind = core::StoreFailure::Kind;

/// Those of SQLite's primary result codes that are distinguished here.
enum PrimaryCode : int {
    Busy = 5,
    Locked = 6,
    ReadOnly = 8,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    Authorisation = 23,
    NotADatabase = 26,
    Permission = 3,
};

Kind kindOf(int nativeCode)
{
    constexpr int primaryPart = 0xff;
    switch (nativeCode & primaryPart) {
    case Busy:
    case Locked:
        return Kind::Busy;
    case ReadOnly:
        return Kind::ReadOnly;
    case Corrupt:
    case NotADatabase:
        return Kind::Damaged;
    case Full:
        return Kind::Full;
    case CannotOpen:
    case Authorisation:
    case Permission:
        return Kind::Unreadable;
    default:
        return Kind::Other;
    }
}

} // namespace

core::StoreFailure failureOf(const QSqlError& error)
{
    const QString words = error.databaseText();
    return {kindOf(error.nativeErrorCode().toInt()), words.isEmpty() ? error.text() : words};
}

core::StoreFailure damaged(const QString& what)
{
    return {Kind::Damaged, what};
}

} // namespace db
