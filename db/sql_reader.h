#pragma once

#include "core/store/reader.h"

namespace db {

class Connection;

/// Reads a club database of either engine through a connection, which outlives it. In a transaction
/// of the connection it sees what was written there.
class SqlReader final : public core::Reader
{
public:
    explicit SqlReader(Connection& connection) : connection_(connection) {}

    std::vector<core::TournamentSummary>
    tournaments(std::optional<core::TournamentId> only) override;
    std::map<core::TournamentId, core::Version> versions() override;
    std::optional<core::StoredTournament> load(core::TournamentId id) override;
    std::optional<core::Version> version(core::TournamentId id) override;
    core::RoundClocks clocks(core::TournamentId id) override;

    QByteArray hallKey(core::TournamentId id) override;
    core::PendingEntries pendingEntries(core::TournamentId id,
                                        const core::PendingFilter& filter) override;
    std::optional<core::PendingEntry> pendingEntry(core::TournamentId id,
                                                   const QString& entry) override;

    std::vector<core::HelperCode> helperCodes(core::TournamentId id) override;
    std::optional<core::HelperEntry> helperEntry(core::TournamentId id,
                                                 const QString& entry) override;
    std::vector<core::JournalId>
    storedByHelper(core::TournamentId id, const core::HelperId& helper, std::size_t limit,
                   const std::optional<core::TableKey>& table) override;

    core::GameRevision gameRevision(core::TournamentId id, const core::GameKey& key) override;
    core::GameRevisions gameRevisions(core::TournamentId id, core::RoundNumber round,
                                      std::optional<core::TableNumber> table) override;

    std::vector<core::JournalEntry> journal(core::TournamentId id) override;
    std::vector<core::JournalLink> newestLinks(core::TournamentId id, std::size_t limit) override;
    std::vector<core::JournalEntry> newest(core::TournamentId id,
                                           const core::JournalFilter& filter) override;
    core::JournalId newestEntry() override;

    std::vector<core::Player> players() override;
    std::vector<core::EnrolledPerson> enrolledPeople(std::optional<core::TournamentId> id) override;
    std::vector<core::EnrolledPerson> unknownPeople() override;
    std::vector<core::PlayerLink> playerLinks(std::optional<core::TournamentId> id) override;
    std::vector<core::LastPlayed> lastPlayed(QDate until) override;
    std::vector<core::LastPlayed> lastPlayedWithSurname() override;

    std::optional<QByteArray> picture(const QString& name) override;
    std::vector<QString> olderPictures() override;

    core::ClubRecords clubRecords() override;
    std::int64_t clubVersion() override;
    std::vector<core::ClubJournalEntry> clubJournal() override;
    std::vector<core::ClubJournalEntry>
    newestOfClub(const core::ClubJournalFilter& filter) override;

private:
    Connection& connection_;
};

} // namespace db
