#include "db/sql_store.h"

#include "db/club_database.h"
#include "db/directory.h"
#include "db/journal_rows.h"
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

void requireInPlace(const std::optional<OpenFile>& file)
{
    if (file) {
        file->requireInPlace();
    }
}

class SqlWriteTransaction final : public core::WriteTransaction
{
public:
    SqlWriteTransaction(Connection& connection, const std::optional<OpenFile>& file)
        : connection_(connection), file_(file), transaction_(connection, Transaction::Kind::Write)
    {
        requireInPlace(file_);
    }

    std::optional<core::Version> version(core::TournamentId id) override
    {
        return readVersion(connection_, id);
    }

    std::optional<core::StoredTournament> load(core::TournamentId id) override
    {
        return readTournament(connection_, id);
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

    void addPlayers(const std::vector<core::Player>& players) override
    {
        db::addPlayers(connection_, players);
    }

    void removePlayers(const std::vector<core::Player>& players) override
    {
        db::removePlayers(connection_, players);
    }

    void commit() override
    {
        requireInPlace(file_);
        transaction_.commit();
    }

private:
    Connection& connection_;
    const std::optional<OpenFile>& file_;
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

SqlStore::SqlStore(std::unique_ptr<Connection> connection, std::optional<OpenFile> file)
    : connection_(std::move(connection)), file_(std::move(file)), waiting_(waitPatiently)
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

core::GameRevision SqlStore::gameRevision(core::TournamentId id, const core::GameKey& key)
{
    const Transaction oneState(*connection_, Transaction::Kind::Read);
    return readRevision(*connection_, id, key);
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
    requireInPlace(file_);
    return connection_->valueOf<std::int64_t>(u"PRAGMA data_version"_s);
}

std::unique_ptr<core::WriteTransaction> SqlStore::beginWrite()
{
    letOthersGoFirst();
    QElapsedTimer waited;
    waited.start();
    for (;;) {
        try {
            const auto impatient = connection_->withoutWaiting();
            auto transaction = std::make_unique<SqlWriteTransaction>(*connection_, file_);
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

std::unique_ptr<core::Store> openStore(const QString& file, IfMissing ifMissing)
{
    auto connection = openClubDatabase(file, ifMissing);
    return std::make_unique<SqlStore>(std::move(connection), OpenFile(file));
}

std::unique_ptr<core::Store> openStoreInMemory()
{
    return std::make_unique<SqlStore>(openClubInMemory());
}

} // namespace db
