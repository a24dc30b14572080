#pragma once

#include "disk/disk_record.h"

#include <sqlite3.h>

#include <cstddef>
#include <optional>
#include <set>

/// While it lives, the SQLite of this process works with its files through this: it records what is
/// done to them and lets operations fail. Nothing waits for the disk. One at a time; opened
/// databases are closed before it goes. The shared memory beside a log is the system's own: it
/// survives neither a kill nor a loss of power.
class DiskEngine
{
public:
    struct Fault
    {
        int result = SQLITE_OK; ///< What the engine is told: SQLITE_FULL, or SQLITE_IOERR for the
                                ///< code of the operation.
        int reason = 0;         ///< As in errno.
        std::size_t after = 0;  ///< So many operations succeed before.
        bool lasts = false;     ///< Until stop(); else one operation fails.
        bool reads = false;     ///< Reading counts and fails too.
    };

    DiskEngine();
    DiskEngine(const DiskEngine&) = delete;
    DiskEngine& operator=(const DiskEngine&) = delete;
    DiskEngine(DiskEngine&&) = delete;
    DiskEngine& operator=(DiskEngine&&) = delete;
    ~DiskEngine();

    [[nodiscard]] const DiskRecord& record() const { return record_; }

    /// A file that was there before; nothing of it is lost.
    void adopt(const QString& file, const QByteArray& contents);

    void failWith(const Fault& fault);
    /// Operations succeed again; returns whether one failed.
    bool stop();

private:
    struct File;
    struct Calls; ///< What the engine calls.

    void add(const DiskRecord::Operation& operation);
    /// What the operation fails with, if it does; `code` is what the engine expects of it.
    int failureOf(int code);

    sqlite3_vfs* system_;
    sqlite3_vfs engine_;
    DiskRecord record_;
    std::set<QString> names_; ///< Of the files that there are.
    std::optional<Fault> fault_;
    bool hasFailed_ = false;
};
