#include "db/sqlite/engine_failure.h"

#include <cerrno>

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

/// The system's error as passed to the engine.
std::error_code systemError(sqlite3* connection)
{
    std::error_code error(sqlite3_system_errno(connection), std::system_category());
    // The engine does not record it for a failed commit.
    if (sqlite3_vfs* const files = sqlite3_vfs_find(nullptr); !error && files != nullptr) {
        const std::error_code last(files->xGetLastError(files, 0, nullptr), error.category());
        error = kindOfDisk(last) ? last : error;
    }
    return error;
}

} // namespace

core::StoreFailure failureOf(sqlite3* connection)
{
    const auto kind = kindOf(sqlite3_errcode(connection));
    // The system's message is more precise than "disk I/O error" or "unable to open database file".
    if (kind == Kind::Device || kind == Kind::Unreadable) {
        const auto error = systemError(connection);
        const auto ofDisk = kindOfDisk(error);
        if (ofDisk || (kind == Kind::Device && error)) {
            return {ofDisk.value_or(kind), qt_error_string(error.value())};
        }
    }
    return {kind, kind == Kind::Full ? qt_error_string(ENOSPC)
                                     : QString::fromUtf8(sqlite3_errmsg(connection))};
}

bool isInLog(sqlite3* connection)
{
    switch (sqlite3_extended_errcode(connection)) {
    case SQLITE_IOERR_FSYNC:
    case SQLITE_IOERR_DIR_FSYNC:
    case SQLITE_IOERR_SHMSIZE:
    case SQLITE_IOERR_SHMMAP:
        return true;
    default:
        return false;
    }
}

std::optional<Kind> kindOfDisk(const std::error_code& error)
{
#ifdef EDQUOT
    const bool isShareFull = error == std::error_code(EDQUOT, error.category());
#else
    const bool isShareFull = false;
#endif
    if (error == std::errc::no_space_on_device || isShareFull) {
        return Kind::Full;
    }
    return error == std::errc::io_error ? std::optional(Kind::Device) : std::nullopt;
}

} // namespace db
