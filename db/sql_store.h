#pragma once

#include "core/store.h"
#include "db/database_file.h"
#include "db/durable_files.h"

#include <QElapsedTimer>

#include <cstdint>
#include <memory>
#include <optional>

namespace db {

class Connection;

/// The tournaments in a club database, for the thread that created it.
class SqlStore final : public core::Store
{
public:
    /// The connection has the newest schema: see openClubDatabase(). Where it is one to a file,
    /// nothing is stored any more once that was deleted, moved or replaced.
    explicit SqlStore(std::unique_ptr<Connection> connection,
                      std::optional<OpenFile> file = std::nullopt);
    SqlStore(const SqlStore&) = delete;
    SqlStore& operator=(const SqlStore&) = delete;
    SqlStore(SqlStore&&) = delete;
    SqlStore& operator=(SqlStore&&) = delete;
    ~SqlStore() override;

    std::vector<core::TournamentSummary> tournaments() override;
    std::optional<core::StoredTournament> load(core::TournamentId id) override;
    std::optional<core::Version> version(core::TournamentId id) override;
    core::GameRevision gameRevision(core::TournamentId id, const core::GameKey& key) override;
    std::vector<core::JournalEntry> journal(core::TournamentId id) override;
    std::vector<core::JournalLink> newestLinks(core::TournamentId id, std::size_t limit) override;
    std::vector<core::JournalEntry> newestInEffect(core::TournamentId id,
                                                   const core::JournalFilter& filter) override;
    std::optional<core::JournalEntry> journalEntry(core::TournamentId id,
                                                   core::JournalId entry) override;
    std::vector<core::Player> players() override;
    std::vector<core::LastPlayed> lastPlayed(QDate until) override;
    std::vector<core::LastPlayed> lastPlayedWithSurname() override;
    std::int64_t changesByOthers() override;

    /// The store outlives it. Until it is destroyed, the store reads what it wrote.
    std::unique_ptr<core::WriteTransaction> beginWrite() override;
    void setWaiting(core::Waiting waiting) override;

private:
    void letOthersGoFirst();

    std::unique_ptr<Connection> connection_;
    std::optional<OpenFile> file_;
    core::Waiting waiting_;
    QElapsedTimer sinceWrite_;            ///< Invalid before the first.
    std::int64_t changesAtLastWrite_ = 0; ///< Of others.
};

/// Opens a club database, migrating an older one. Throws core::StoreFailure.
std::unique_ptr<core::Store> openStore(const QString& file, IfMissing ifMissing);

/// An empty club database in memory.
std::unique_ptr<core::Store> openStoreInMemory();

} // namespace db
