#pragma once

#include "core/store.h"

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
    /// The connection's database has the newest schema.
    explicit SqlStore(std::unique_ptr<Connection> connection);
    SqlStore(const SqlStore&) = delete;
    SqlStore& operator=(const SqlStore&) = delete;
    SqlStore(SqlStore&&) = delete;
    SqlStore& operator=(SqlStore&&) = delete;
    ~SqlStore() override;

    std::vector<core::TournamentSummary> tournaments() override;
    std::optional<core::StoredTournament> load(core::TournamentId id) override;
    std::optional<core::Version> version(core::TournamentId id) override;
    core::RoundClocks clocks(core::TournamentId id) override;
    QByteArray hallKey(core::TournamentId id) override;
    std::vector<core::Report> reportsAfter(core::TournamentId id, std::size_t known) override;
    std::vector<core::Report> reports(core::TournamentId id, const core::TableKey& table) override;
    core::GameRevision gameRevision(core::TournamentId id, const core::GameKey& key) override;
    core::GameRevisions gameRevisions(core::TournamentId id, core::RoundNumber round) override;
    core::GameRevisions gameRevisions(core::TournamentId id, const core::TableKey& table) override;
    std::vector<core::JournalEntry> journal(core::TournamentId id) override;
    std::vector<core::JournalLink> newestLinks(core::TournamentId id, std::size_t limit) override;
    std::vector<core::JournalEntry> newestInEffect(core::TournamentId id,
                                                   const core::JournalFilter& filter) override;
    std::optional<core::JournalEntry> journalEntry(core::TournamentId id,
                                                   core::JournalId entry) override;
    std::vector<core::Player> players() override;
    std::vector<core::EnrolledPerson> enrolledPeople() override;
    std::vector<core::EnrolledPerson> enrolledPeople(core::TournamentId id) override;
    core::ClubRecords clubRecords() override;
    std::int64_t clubVersion() override;
    std::vector<core::ClubJournalEntry> clubJournal() override;
    std::vector<core::JournalLink> newestClubLinks(std::size_t limit) override;
    std::optional<core::ClubJournalEntry> clubJournalEntry(core::JournalId entry) override;
    std::vector<core::LastPlayed> lastPlayed(QDate until) override;
    std::vector<core::LastPlayed> lastPlayedWithSurname() override;
    std::int64_t changesByOthers() override;
    bool wipe() override;

    /// The store outlives it. Until it is destroyed, the store reads what it wrote.
    std::unique_ptr<core::WriteTransaction> beginWrite() override;
    void setWaiting(core::Waiting waiting) override;

private:
    void letOthersGoFirst();

    std::unique_ptr<Connection> connection_;
    core::Waiting waiting_;
    QElapsedTimer sinceWrite_;            ///< Invalid before the first.
    std::int64_t changesAtLastWrite_ = 0; ///< Of others.
};

} // namespace db
