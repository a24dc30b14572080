#pragma once

#include "disk/disk_record.h"

#include <sqlite3.h>

#include <cstddef>
#include <optional>
#include <set>

/// During its lifetime, this process's SQLite accesses files through it: it records operations and
/// can make them fail. Nothing waits for the disk. Only one may exist; databases must be closed
/// before it is destroyed. A log's shared memory is the system's own: it survives neither a kill
/// nor a power loss.
class DiskEngine
{
public:
    struct Fault
    {
        int result = SQLITE_OK; ///< The engine's error: SQLITE_FULL, or SQLITE_IOERR for the
                                ///< operation's own code.
        int reason = 0;         ///< As in errno.
        std::size_t after = 0;  ///< The number of operations that succeed first.
        bool lasts = false;     ///< Until stop(); otherwise one operation fails.
        bool reads = false;     ///< Reads also count and fail.
        bool syncsOnly = false; ///< Only syncs count and fail.
        QString folder = {};    ///< If there is one, only operations on files in it fail.
    };

    DiskEngine();
    DiskEngine(const DiskEngine&) = delete;
    DiskEngine& operator=(const DiskEngine&) = delete;
    DiskEngine(DiskEngine&&) = delete;
    DiskEngine& operator=(DiskEngine&&) = delete;
    ~DiskEngine();

    [[nodiscard]] const DiskRecord& record() const { return record_; }

    /// A file that existed before; nothing of it is lost.
    void adopt(const QString& file, const QByteArray& contents);

    void failWith(const Fault& fault);
    /// Operations succeed again; returns whether one failed.
    bool stop();

private:
    struct File;
    struct Calls; ///< The engine's entry points.

    void add(const DiskRecord::Operation& operation);
    /// The failure of the operation, if any; `code` is the one the engine expects.
    int failureOf(int code, const QString& name);

    sqlite3_vfs* system_;
    sqlite3_vfs engine_;
    DiskRecord record_;
    std::set<QString> names_; ///< Of existing files.
    std::optional<Fault> fault_;
    bool hasFailed_ = false;
};
