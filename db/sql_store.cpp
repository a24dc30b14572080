#include "db/sql_store.h"

#include "db/clock_rows.h"
#include "db/club_rows.h"
#include "db/connection.h"
#include "db/directory.h"
#include "db/erasing.h"
#include "db/hall_rows.h"
#include "db/helper_rows.h"
#include "db/journal_rows.h"
#include "db/pictures.h"
#include "db/player_links.h"
#include "db/proof.h"
#include "db/tournament_writer.h"
#include "db/transaction.h"

#include <QAbstractEventDispatcher>
#include <QScopeGuard>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

namespace db {
namespace {

using namespace Qt::StringLiterals;

/// A round of many tables takes longer to store than a result.
template <typename AnyChange>
std::chrono::milliseconds answerTimeFor(const AnyChange& change)
{
    constexpr std::chrono::milliseconds perStep(100);
    const auto steps = static_cast<std::chrono::milliseconds::rep>(change.steps.size());
    return std::min(Connection::answerTime + steps * perStep, Connection::longAnswerTime);
}

class SqlWriteTransaction final : public core::WriteTransaction
{
public:
    explicit SqlWriteTransaction(Connection& connection)
        : connection_(connection),
          transaction_(connection, Transaction::Kind::Write),
          reader_(connection)
    {}

    core::Reader& read() override { return reader_; }

    core::TournamentId create(const core::Tournament& tournament, core::Action beginning,
                              const core::Stamp& stamp) override
    {
        const auto patient = connection_.allowing(Connection::longAnswerTime);
        const auto id = TournamentWriter::insert(connection_, tournament);
        prove(connection_, id, tournament);
        if (!tournament.copyOf.value.isNull()) {
            rememberVersion(connection_, id, tournament.copyOf);
        }
        core::Change change;
        change.label.action = beginning;
        addEntry(connection_, id, change, core::EntryKind::Done, std::nullopt, stamp);
        return id;
    }

    bool remove(core::TournamentId id) override
    {
        const auto patient = connection_.allowing(Connection::longAnswerTime);
        rememberDeletedEvening(connection_, id);
        const bool isRemoved = TournamentWriter(connection_, id).remove();
        removeUnusedPictures(connection_);
        return isRemoved;
    }

    core::Version record(core::TournamentId id, const core::Change& change, core::EntryKind kind,
                         std::optional<core::JournalId> concerns, const core::Stamp& stamp) override
    {
        const auto patient = connection_.allowing(answerTimeFor(change));
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

    void addPicture(const QByteArray& bytes) override { db::addPicture(connection_, bytes); }

    void addPending(core::TournamentId id, const core::PendingEntry& entry) override
    {
        db::addPending(connection_, id, entry);
    }
    void settle(core::TournamentId id, const QString& entry,
                const std::optional<core::Settlement>& settlement) override
    {
        settlePending(connection_, id, entry, settlement);
    }

    void setHelperCodes(core::TournamentId id, const std::vector<core::HelperCode>& codes) override
    {
        writeHelperCodes(connection_, id, codes);
    }
    void addHelperEntry(core::TournamentId id, const core::HelperEntry& entry,
                        core::JournalId stored) override
    {
        db::addHelperEntry(connection_, id, entry, stored);
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
        const auto patient = connection_.allowing(Connection::longAnswerTime);
        db::addLinks(connection_, links);
    }

    void removeLinks(const std::vector<core::PlayerLink>& links) override
    {
        const auto patient = connection_.allowing(Connection::longAnswerTime);
        db::removeLinks(connection_, links);
    }

    void recordClub(const core::ClubChange& change, core::EntryKind kind,
                    std::optional<core::JournalId> concerns, const core::Stamp& stamp) override
    {
        const auto patient = connection_.allowing(answerTimeFor(change));
        db::recordClub(connection_, change, kind, concerns, stamp);
    }

    core::ErasedCounts erase(const core::Eraser& eraser) override
    {
        const auto patient = connection_.allowing(Connection::wholeClubAnswerTime);
        return db::erase(connection_, eraser);
    }

    void commit() override { transaction_.commit(); }

private:
    Connection& connection_;
    Transaction transaction_;
    SqlReader reader_;
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

/// Looks from the event loop of its thread: at once when the engine says so, and several times a
/// second, since a file says nothing.
class SqlStore::Watch
{
public:
    Watch(SqlStore& store, Connection& connection) : connection_(connection)
    {
        const auto look = [&store, &connection] {
            if (!store.isBeginning_ && !connection.isAwaiting()) {
                store.look();
            }
        };
        QObject::connect(&now_, &QTimer::timeout, &now_, look);
        QObject::connect(&regularly_, &QTimer::timeout, &regularly_, look);
        now_.setSingleShot(true);
        constexpr std::chrono::milliseconds betweenLooks(400);
        if (QThread::currentThread()->eventDispatcher() != nullptr) {
            regularly_.start(betweenLooks);
        }
        connection_.setWake(
            [this] { QMetaObject::invokeMethod(&now_, "start", Qt::QueuedConnection); });
    }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;
    Watch(Watch&&) = delete;
    Watch& operator=(Watch&&) = delete;
    ~Watch() { connection_.setWake({}); }

private:
    Connection& connection_;
    /// Started from the thread of the engine.
    QTimer now_;
    QTimer regularly_;
};

SqlStore::SqlStore(std::unique_ptr<Connection> connection,
                   std::optional<core::StoreFailure> obstacle,
                   std::optional<core::LostEntries> lostEntries)
    : connection_(std::move(connection)),
      obstacle_(std::move(obstacle)),
      lostEntries_(std::move(lostEntries)),
      reader_(*connection_),
      waiting_(waitPatiently)
{}

SqlStore::~SqlStore() = default;

std::int64_t SqlStore::changesByOthers()
{
    return connection_->changesByOthers();
}

void SqlStore::setWatched(bool isWatched)
{
    watch_.reset();
    if (isWatched) {
        watch_ = std::make_unique<Watch>(*this, *connection_);
    }
}

void SqlStore::announce(const core::Desk& own)
{
    connection_->announce(own);
}

std::vector<core::Desk> SqlStore::otherDesks()
{
    return connection_->otherDesks();
}

std::chrono::milliseconds SqlStore::ahead() const
{
    return connection_->ahead();
}

std::optional<core::StoreFailure> SqlStore::wipe()
{
    return connection_->wipe();
}

std::unique_ptr<core::WriteTransaction> SqlStore::beginWrite()
{
    if (obstacle_) {
        throw core::StoreFailure(*obstacle_);
    }
    letOthersGoFirst();
    isBeginning_ = true;
    const auto begun = qScopeGuard([this] { isBeginning_ = false; });
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

void SqlStore::setAwaiting(const core::Awaiting& awaiting)
{
    connection_->setAwaiting(awaiting);
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
