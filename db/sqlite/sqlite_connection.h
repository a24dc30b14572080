#pragma once

#include "db/connection.h"
#include "db/sqlite/durable_files.h"

#include <optional>
#include <vector>

struct sqlite3;

namespace db {

/// A connection to an SQLite file, whatever the file contains: see club_database.h. All functions
/// throw core::StoreFailure.
class SqliteConnection final : public Connection
{
public:
    enum class Access : std::uint8_t {
        ReadOnly,
        Immutable, ///< Read-only and without locks, so that nothing is written beside the file;
                   ///< neither its log nor a journal beside it is read.
        ReadWrite,
        Memory, ///< A database of its own, in memory; the name of the file says nothing.
    };

    /// Creates an empty file where there is none and access is ReadWrite. Any name is that of a
    /// file, also "file:x", which the engine would take for a URI.
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
    /// It always does.
    void goOnAboveIds(const QString&) override {}
    void unguardJournals() override;
    void guardJournals() override;
    bool wipe() override;
    std::int64_t changesByOthers() override;

    /// From now on nothing is written any more once that file was deleted, moved or replaced, nor
    /// while its club is elsewhere (resting_mark.h).
    void holdTo(OpenFile file) { file_ = std::move(file); }

    /// Replaces everything here by what `source` holds.
    void copyFrom(const SqliteConnection& source);

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
    void requireInPlace() const;

    std::unique_ptr<sqlite3, Close> database_;
    std::optional<OpenFile> file_;
    std::vector<QString> guards_; ///< The triggers that were dropped, as they were made.
};

} // namespace db
