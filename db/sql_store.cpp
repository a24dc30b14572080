#include "db/sql_store.h"

#include "db/clock_rows.h"
#include "db/club_rows.h"
#include "db/directory.h"
#include "db/erasing.h"
#include "db/hall_rows.h"
#include "db/journal_rows.h"
#include "db/player_links.h"
#include "db/proof.h"
#include "db/summaries.h"
#include "db/tournament_reader.h"
#include "db/tournament_writer.h"
#include "db/transaction.h"

#include <chrono>
#include <thread>
#include <utility>

namespace db {
namespace {

using namespace Qt::StringLiterals;

std::optional<core::Version> readVersion(Connection& connection, core::TournamentId id)
{
    Rows rows = connection.rows(u"SELECT version FROM tournament WHERE id = ?"_s, id);
    return rows.next() ? std::optional(rows.value<core::Version>(0)) : std::nullopt;
}

class SqlWriteTransaction final : public core::WriteTransaction
{
public:
    explicit SqlWriteTransaction(Connection& connection)
        : connection_(connection), transaction_(connection, Transaction::Kind::Write)
    {}

    std::optional<core::Version> version(core::TournamentId id) override
    {
        return readVersion(connection_, id);
    }

    std::optional<core::StoredTournament> load(core::TournamentId id) override
    {
        return readTournament(connection_, id);
    }

    core::RoundClocks clocks(core::TournamentId id) override { return readClocks(connection_, id); }

    QByteArray hallKey(core::TournamentId id) override { return readHallKey(connection_, id); }

    std::vector<core::Report> reports(core::TournamentId id, const core::TableKey& table) override
    {
        return readReports(connection_, id, table);
    }

    bool hasReport(core::TournamentId id, const QString& request) override
    {
        return db::hasReport(connection_, id, request);
    }

    core::GameRevision gameRevision(core::TournamentId id, const core::GameKey& key) override
    {
        return readRevision(connection_, id, key);
    }

    std::vector<core::JournalLink> newestLinks(core::TournamentId id, std::size_t limit) override
    {
        return readNewestLinks(connection_, id, limit);
    }

    std::optional<core::JournalEntry> journalEntry(core::TournamentId id,
                                                   core::JournalId entry) override
    {
        return readEntry(connection_, id, entry);
    }

    std::vector<core::Player> players() override { return readPlayers(connection_); }

    std::vector<core::EnrolledPerson> enrolledPeople() override
    {
        return readEnrolledPeople(connection_);
    }

    std::vector<core::EnrolledPerson> enrolledPeople(core::TournamentId id) override
    {
        return readEnrolledPeople(connection_, id);
    }

    std::vector<core::EnrolledKey> unknownPeople() override
    {
        return readUnknownPeople(connection_);
    }

    std::vector<core::PlayerLink> playerLinks() override { return readLinks(connection_); }

    std::vector<core::PlayerLink> playerLinks(core::TournamentId id) override
    {
        return readLinks(connection_, id);
    }

    core::ClubRecords clubRecords() override { return readRecords(connection_); }

    std::vector<core::JournalLink> newestClubLinks(std::size_t limit) override
    {
        return readNewestClubLinks(connection_, limit);
    }

    std::optional<core::ClubJournalEntry> clubJournalEntry(core::JournalId entry) override
    {
        return readClubEntry(connection_, entry);
    }

    std::vector<core::JournalEntry> newest(core::TournamentId id,
                                           const core::JournalFilter& filter) override
    {
        return readNewest(connection_, id, filter);
    }

    core::TournamentId create(const core::Tournament& tournament, core::Action beginning,
                              const core::Stamp& stamp) override
    {
        const auto id = TournamentWriter::insert(connection_, tournament);
        prove(connection_, id, tournament);
        core::Change change;
        change.label.action = beginning;
        addEntry(connection_, id, change, core::EntryKind::Done, std::nullopt, stamp);
        return id;
    }

    bool remove(core::TournamentId id) override
    {
        return TournamentWriter(connection_, id).remove();
    }

    core::Version record(core::TournamentId id, const core::Change& change, core::EntryKind kind,
                         std::optional<core::JournalId> concerns, const core::Stamp& stamp) override
    {
        Proof proof(connection_, id);
        const auto version = connection_.valueOf<core::Version>(
            u"UPDATE tournament SET version = version + 1 WHERE id = ? RETURNING version"_s, id);
        TournamentWriter writer(connection_, id);
        for (const auto& step : change.steps) {
            if (const auto* game = std::get_if<core::GameExchange>(&step)) {
                raiseRevision(connection_, id, *game, stamp);
            }
            writer.write(step);
            proof.follow(step);
        }
        proof.store();
        addEntry(connection_, id, change, kind, concerns, stamp);
        return version;
    }

    void setClock(core::TournamentId id, core::RoundNumber round,
                  const std::optional<core::RoundClock>& clock) override
    {
        writeClock(connection_, id, round, clock);
    }

    void setHallKey(core::TournamentId id, const QByteArray& key) override
    {
        writeHallKey(connection_, id, key);
    }

    void addReport(core::TournamentId id, const core::Report& report) override
    {
        db::addReport(connection_, id, report);
    }

    std::vector<core::PlayerId> addPlayers(const std::vector<core::Player>& players) override
    {
        return db::addPlayers(connection_, players);
    }

    void removePlayers(const std::vector<core::Player>& players) override
    {
        db::removePlayers(connection_, players);
    }

    void addLinks(const std::vector<core::PlayerLink>& links) override
    {
        db::addLinks(connection_, links);
    }

    void removeLinks(const std::vector<core::PlayerLink>& links) override
    {
        db::removeLinks(connection_, links);
    }

    void recordClub(const core::ClubChange& change, core::EntryKind kind,
                    std::optional<core::JournalId> concerns, const core::Stamp& stamp) override
    {
        db::recordClub(connection_, change, kind, concerns, stamp);
    }

    core::ErasedCounts erase(const core::Eraser& eraser) override
    {
        return db::erase(connection_, eraser);
    }

    void commit() override { transaction_.commit(); }

private:
    Connection& connection_;
    Transaction transaction_;
};

/// Short pauses, since a transaction takes about a millisecond: long ones would miss the gaps.
bool waitPatiently(std::chrono::milliseconds waited)
{
    using namespace std::chrono_literals;
    constexpr auto soon = 1s;
    std::this_thread::sleep_for(waited < soon ? 300us : 3ms);
    return waited < Connection::patience;
}

} // namespace

SqlStore::SqlStore(std::unique_ptr<Connection> connection)
    : connection_(std::move(connection)), waiting_(waitPatiently)
{}

SqlStore::~SqlStore() = default;

std::vector<core::TournamentSummary> SqlStore::tournaments()
{
    return readSummaries(*connection_);
}

std::optional<core::StoredTournament> SqlStore::load(core::TournamentId id)
{
    const Transaction oneState(*connection_, Transaction::Kind::Read);
    return readTournament(*connection_, id);
}

std::optional<core::Version> SqlStore::version(core::TournamentId id)
{
    return readVersion(*connection_, id);
}

core::RoundClocks SqlStore::clocks(core::TournamentId id)
{
    return readClocks(*connection_, id);
}

QByteArray SqlStore::hallKey(core::TournamentId id)
{
    return readHallKey(*connection_, id);
}

std::vector<core::Report> SqlStore::reportsAfter(core::TournamentId id, std::size_t known)
{
    return readReportsAfter(*connection_, id, known);
}

std::vector<core::Report> SqlStore::reports(core::TournamentId id, const core::TableKey& table)
{
    return readReports(*connection_, id, table);
}

core::GameRevision SqlStore::gameRevision(core::TournamentId id, const core::GameKey& key)
{
    const Transaction oneState(*connection_, Transaction::Kind::Read);
    return readRevision(*connection_, id, key);
}

core::GameRevisions SqlStore::gameRevisions(core::TournamentId id, core::RoundNumber round)
{
    const Transaction oneState(*connection_, Transaction::Kind::Read);
    return readRevisions(*connection_, id, round);
}

core::GameRevisions SqlStore::gameRevisions(core::TournamentId id, const core::TableKey& table)
{
    const Transaction oneState(*connection_, Transaction::Kind::Read);
    return readRevisions(*connection_, id, table.round, table.table);
}

std::vector<core::JournalEntry> SqlStore::journal(core::TournamentId id)
{
    return readJournal(*connection_, id);
}

std::vector<core::JournalLink> SqlStore::newestLinks(core::TournamentId id, std::size_t limit)
{
    return readNewestLinks(*connection_, id, limit);
}

std::optional<core::JournalEntry> SqlStore::journalEntry(core::TournamentId id,
                                                         core::JournalId entry)
{
    return readEntry(*connection_, id, entry);
}

std::vector<core::JournalEntry> SqlStore::newestInEffect(core::TournamentId id,
                                                         const core::JournalFilter& filter)
{
    return readNewestInEffect(*connection_, id, filter);
}

std::vector<core::Player> SqlStore::players()
{
    return readPlayers(*connection_);
}

std::vector<core::EnrolledPerson> SqlStore::enrolledPeople()
{
    return readEnrolledPeople(*connection_);
}

std::vector<core::EnrolledPerson> SqlStore::enrolledPeople(core::TournamentId id)
{
    return readEnrolledPeople(*connection_, id);
}

core::ClubRecords SqlStore::clubRecords()
{
    const Transaction oneState(*connection_, Transaction::Kind::Read);
    return readRecords(*connection_);
}

std::int64_t SqlStore::clubVersion()
{
    return readClubVersion(*connection_);
}

std::vector<core::ClubJournalEntry> SqlStore::clubJournal()
{
    const Transaction oneState(*connection_, Transaction::Kind::Read);
    return readClubJournal(*connection_);
}

std::vector<core::JournalLink> SqlStore::newestClubLinks(std::size_t limit)
{
    return readNewestClubLinks(*connection_, limit);
}

std::optional<core::ClubJournalEntry> SqlStore::clubJournalEntry(core::JournalId entry)
{
    return readClubEntry(*connection_, entry);
}

std::vector<core::LastPlayed> SqlStore::lastPlayed(QDate until)
{
    return readLastPlayed(*connection_, until);
}

std::vector<core::LastPlayed> SqlStore::lastPlayedWithSurname()
{
    return readLastPlayedWithSurname(*connection_);
}

std::int64_t SqlStore::changesByOthers()
{
    return connection_->changesByOthers();
}

bool SqlStore::wipe()
{
    return connection_->wipe();
}

std::unique_ptr<core::WriteTransaction> SqlStore::beginWrite()
{
    letOthersGoFirst();
    QElapsedTimer waited;
    waited.start();
    for (;;) {
        try {
            const auto impatient = connection_->withoutWaiting();
            auto transaction = std::make_unique<SqlWriteTransaction>(*connection_);
            sinceWrite_.start();
            changesAtLastWrite_ = changesByOthers();
            return transaction;
        } catch (const core::StoreFailure& failure) {
            if (failure.kind() != core::StoreFailure::Kind::Busy ||
                !waiting_(std::chrono::milliseconds(waited.elapsed()))) {
                throw;
            }
        }
    }
}

void SqlStore::setWaiting(core::Waiting waiting)
{
    waiting_ = std::move(waiting);
}

/// Who writes one change after another would otherwise keep those out who look for a gap between
/// them from time to time.
void SqlStore::letOthersGoFirst()
{
    constexpr int justNow = 5;
    if (sinceWrite_.isValid() && !sinceWrite_.hasExpired(justNow) &&
        changesByOthers() != changesAtLastWrite_) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

} // namespace db
