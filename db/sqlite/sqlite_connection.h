#pragma once

#include "db/connection.h"
#include "db/sqlite/durable_files.h"

#include <optional>
#include <vector>

struct sqlite3;

namespace db {

/// A connection to an SQLite file, whatever it contains: see club_database.h. All functions throw
/// core::StoreFailure.
class SqliteConnection final : public Connection
{
public:
    enum class Access : std::uint8_t {
        ReadOnly,
        Immutable, ///< Read-only and without locks, so that nothing is written beside the file;
                   ///< neither its log nor a journal beside it is read.
        Alone,     ///< Read-only together with its log, without writing anything, even beside the
                   ///< file; Busy while it is open elsewhere.
        ReadWrite,
        Memory, ///< A private database in memory; the file name is ignored.
    };

    /// Creates an empty file if missing and access is ReadWrite. Every name is taken as a file's,
    /// even "file:x", which the engine would treat as a URI.
    SqliteConnection(const QString& file, Access access, std::chrono::milliseconds wait = patience);
    SqliteConnection(const SqliteConnection&) = delete;
    SqliteConnection& operator=(const SqliteConnection&) = delete;
    SqliteConnection(SqliteConnection&&) = delete;
    SqliteConnection& operator=(SqliteConnection&&) = delete;
    ~SqliteConnection() override;

    void runOnce(const QString& sql) override;
    std::int64_t nextId(const QString& table) override;
    std::int64_t lastId(const QString& table) override;
    void keepIds(const QString& table, std::int64_t last) override;
    /// SQLite always does.
    void goOnAboveIds(const QString&) override {}
    void unguardJournals() override;
    void guardJournals() override;
    std::optional<core::StoreFailure> wipe() override;
    std::int64_t changesByOthers() override;

    /// From now on writing fails once that file is deleted, moved or replaced, or while its club is
    /// elsewhere (resting_mark.h).
    void holdTo(const OpenFile& file);

    /// The URI under which the engine opens an absolute path without locks: "file:///C:/a%20b",
    /// "file:////nas/share/a" for a share.
    static QByteArray immutableUri(const QString& path);

    /// Replaces all contents with those of `source`.
    void copyFrom(const SqliteConnection& source);
    /// The contents as a file would have them.
    [[nodiscard]] QByteArray image() const;
    /// Replaces all contents with those of an image().
    void copyFrom(const QByteArray& image);

private:
    struct Close
    {
        void operator()(sqlite3* database) const;
    };

    std::unique_ptr<Statement> prepare(const QString& sql) override;
    void setWait(std::chrono::milliseconds wait) override;
    void beginRead() override;
    void beginWrite() override;
    void commit() override;
    void rollBack() override;

    void prepareFor(Access access);
    /// Returns false if a change that failed while it was stored may return after a crash.
    bool overwriteUnfinished();
    void requireInPlace() const;
    /// Failing has no effect.
    void noteNewestEntries();

    std::unique_ptr<sqlite3, Close> database_;
    std::optional<OpenFile> file_;
    /// Where what is written goes first, since the first time. Another program deletes it if it
    /// takes the file for closed because some part of this process has opened and closed it, by
    /// which POSIX drops all locks.
    std::optional<OpenFile> log_;
    bool isWriting_ = false;
    std::vector<QString> guards_; ///< The dropped triggers' definitions.
};

} // namespace db
