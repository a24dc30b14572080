#include "db/postgres/server_store.h"

#include "db/postgres/server_link.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>

#include <algorithm>
#include <thread>
#include <utility>

namespace db {
namespace {

using Kind = core::StoreFailure::Kind;
using Line = ServerLink::Line;

/// A round of many tables takes longer to store than a result.
template <typename AnyChange>
std::chrono::milliseconds patienceFor(const AnyChange& change)
{
    constexpr std::chrono::milliseconds perStep(100);
    const auto steps = static_cast<std::chrono::milliseconds::rep>(change.steps.size());
    return std::min(ServerLink::patience + steps * perStep, ServerLink::longPatience);
}

/// A write transaction in the link's thread. Arguments are copied: see ServerLink::call().
class ServerWriteTransaction final : public core::WriteTransaction
{
    template <typename Work>
    auto call(Work work, std::chrono::milliseconds wait = ServerLink::patience)
    {
        return link_.call([work = std::move(work), begun = begun_](
                              Line& line) mutable { return work(line.transaction(begun)); },
                          wait);
    }

public:
    /// `unsettled` is given the id of the transaction if it is not known what became of it.
    ServerWriteTransaction(ServerLink& link, std::optional<QString>& unsettled)
        : link_(link), unsettled_(unsettled), begun_(link.call([](Line& line) {
              line.writing.reset();
              line.writing = line.store->beginWrite();
              return line.connection->writeTransaction();
          }))
    {}
    ServerWriteTransaction(const ServerWriteTransaction&) = delete;
    ServerWriteTransaction& operator=(const ServerWriteTransaction&) = delete;
    ServerWriteTransaction(ServerWriteTransaction&&) = delete;
    ServerWriteTransaction& operator=(ServerWriteTransaction&&) = delete;

    ~ServerWriteTransaction() override
    {
        try {
            link_.call([](Line& line) { line.writing.reset(); });
        } catch (const core::StoreFailure&) {
            // Without a connection the server rolls back.
        }
    }

    std::optional<core::Version> version(core::TournamentId id) override
    {
        return call([=](auto& transaction) { return transaction.version(id); });
    }

    std::optional<core::StoredTournament> load(core::TournamentId id) override
    {
        return call([=](auto& transaction) { return transaction.load(id); },
                    ServerLink::longPatience);
    }

    core::RoundClocks clocks(core::TournamentId id) override
    {
        return call([=](auto& transaction) { return transaction.clocks(id); });
    }

    QByteArray hallKey(core::TournamentId id) override
    {
        return call([=](auto& transaction) { return transaction.hallKey(id); });
    }

    std::vector<core::Report> reports(core::TournamentId id, const core::TableKey& table) override
    {
        return call([=](auto& transaction) { return transaction.reports(id, table); });
    }

    bool hasReport(core::TournamentId id, const QString& request) override
    {
        return call([=](auto& transaction) { return transaction.hasReport(id, request); });
    }

    core::GameRevision gameRevision(core::TournamentId id, const core::GameKey& key) override
    {
        return call([=](auto& transaction) { return transaction.gameRevision(id, key); });
    }

    std::vector<core::JournalLink> newestLinks(core::TournamentId id, std::size_t limit) override
    {
        return call([=](auto& transaction) { return transaction.newestLinks(id, limit); });
    }

    std::optional<core::JournalEntry> journalEntry(core::TournamentId id,
                                                   core::JournalId entry) override
    {
        return call([=](auto& transaction) { return transaction.journalEntry(id, entry); });
    }

    std::vector<core::Player> players() override
    {
        return call([](auto& transaction) { return transaction.players(); });
    }

    std::vector<core::EnrolledPerson> enrolledPeople() override
    {
        return call([](auto& transaction) { return transaction.enrolledPeople(); },
                    ServerLink::longPatience);
    }

    std::vector<core::EnrolledPerson> enrolledPeople(core::TournamentId id) override
    {
        return call([=](auto& transaction) { return transaction.enrolledPeople(id); });
    }

    std::vector<core::EnrolledKey> unknownPeople() override
    {
        return call([](auto& transaction) { return transaction.unknownPeople(); },
                    ServerLink::longPatience);
    }

    std::vector<core::PlayerLink> playerLinks() override
    {
        return call([](auto& transaction) { return transaction.playerLinks(); },
                    ServerLink::longPatience);
    }

    std::vector<core::PlayerLink> playerLinks(core::TournamentId id) override
    {
        return call([=](auto& transaction) { return transaction.playerLinks(id); });
    }

    core::ClubRecords clubRecords() override
    {
        return call([](auto& transaction) { return transaction.clubRecords(); },
                    ServerLink::longPatience);
    }

    std::vector<core::JournalLink> newestClubLinks(std::size_t limit) override
    {
        return call([=](auto& transaction) { return transaction.newestClubLinks(limit); });
    }

    std::optional<core::ClubJournalEntry> clubJournalEntry(core::JournalId entry) override
    {
        return call([=](auto& transaction) { return transaction.clubJournalEntry(entry); });
    }

    std::vector<core::JournalEntry> newest(core::TournamentId id,
                                           const core::JournalFilter& filter) override
    {
        return call([=](auto& transaction) { return transaction.newest(id, filter); });
    }

    core::TournamentId create(const core::Tournament& tournament, core::Action beginning,
                              const core::Stamp& stamp) override
    {
        return call(
            [=](auto& transaction) { return transaction.create(tournament, beginning, stamp); },
            ServerLink::longPatience);
    }

    bool remove(core::TournamentId id) override
    {
        return call([=](auto& transaction) { return transaction.remove(id); },
                    ServerLink::longPatience);
    }

    core::Version record(core::TournamentId id, const core::Change& change, core::EntryKind kind,
                         std::optional<core::JournalId> concerns, const core::Stamp& stamp) override
    {
        return call(
            [=](auto& transaction) {
                return transaction.record(id, change, kind, concerns, stamp);
            },
            patienceFor(change));
    }

    void setClock(core::TournamentId id, core::RoundNumber round,
                  const std::optional<core::RoundClock>& clock) override
    {
        call([=](auto& transaction) { transaction.setClock(id, round, clock); });
    }

    void setHallKey(core::TournamentId id, const QByteArray& key) override
    {
        call([=](auto& transaction) { transaction.setHallKey(id, key); });
    }

    void addReport(core::TournamentId id, const core::Report& report) override
    {
        call([=](auto& transaction) { transaction.addReport(id, report); });
    }

    std::vector<core::PlayerId> addPlayers(const std::vector<core::Player>& players) override
    {
        return call([=](auto& transaction) { return transaction.addPlayers(players); });
    }

    void removePlayers(const std::vector<core::Player>& players) override
    {
        call([=](auto& transaction) { transaction.removePlayers(players); });
    }

    void addLinks(const std::vector<core::PlayerLink>& links) override
    {
        call([=](auto& transaction) { transaction.addLinks(links); }, ServerLink::longPatience);
    }

    void removeLinks(const std::vector<core::PlayerLink>& links) override
    {
        call([=](auto& transaction) { transaction.removeLinks(links); }, ServerLink::longPatience);
    }

    void recordClub(const core::ClubChange& change, core::EntryKind kind,
                    std::optional<core::JournalId> concerns, const core::Stamp& stamp) override
    {
        call([=](auto& transaction) { transaction.recordClub(change, kind, concerns, stamp); },
             patienceFor(change));
    }

    core::ErasedCounts erase(const core::Eraser& eraser) override
    {
        return call([=](auto& transaction) { return transaction.erase(eraser); },
                    ServerLink::wholeClubPatience);
    }

    void commit() override
    {
        bool isSent = false;
        try {
            // Once more before the point of no return: a desk without its connection stores
            // nothing.
            call([](auto& /*transaction*/) {});
            isSent = true;
            call([](auto& transaction) { transaction.commit(); });
        } catch (const core::StoreFailure& failure) {
            if (!isSent || failure.kind() != Kind::Unreachable) {
                throw;
            }
            settle(failure);
        }
    }

private:
    /// The answer to a commit was lost. Throws unless it was stored.
    void settle(const core::StoreFailure& lost)
    {
        if (!wasCommitted()) {
            throw core::StoreFailure(lost);
        }
    }

    /// Asks until there is an answer, for as long as a server may need to start again.
    bool wasCommitted()
    {
        using namespace std::chrono_literals;
        const QDeadlineTimer deadline(3s);
        for (;;) {
            try {
                link_.connectAgain();
                return link_.call(
                    [begun = begun_](Line& line) { return line.connection->wasCommitted(begun); });
            } catch (const core::StoreFailure& failure) {
                if (deadline.hasExpired()) {
                    unsettled_ = begun_;
                    throw core::StoreFailure(Kind::Unsettled, failure.detail());
                }
            }
            std::this_thread::sleep_for(50ms);
        }
    }

    ServerLink& link_;
    std::optional<QString>& unsettled_;
    QString begun_;
};

bool waitPatientlyForOthers(std::chrono::milliseconds waited)
{
    return waited < Connection::patience;
}

class ServerStore final : public core::Store
{
    template <typename Work>
    auto call(Work work, std::chrono::milliseconds wait = ServerLink::patience)
    {
        return link_.call(
            [work = std::move(work)](Line& line) mutable { return work(*line.store); }, wait);
    }

public:
    explicit ServerStore(const ServerAddress& address) : link_(address) {}

    std::vector<core::TournamentSummary> tournaments() override
    {
        return call([](auto& store) { return store.tournaments(); });
    }

    std::optional<core::StoredTournament> load(core::TournamentId id) override
    {
        return call([=](auto& store) { return store.load(id); }, ServerLink::longPatience);
    }

    std::optional<core::Version> version(core::TournamentId id) override
    {
        return call([=](auto& store) { return store.version(id); });
    }

    core::RoundClocks clocks(core::TournamentId id) override
    {
        return call([=](auto& store) { return store.clocks(id); });
    }

    QByteArray hallKey(core::TournamentId id) override
    {
        return call([=](auto& store) { return store.hallKey(id); });
    }

    std::vector<core::Report> reportsAfter(core::TournamentId id, std::size_t known) override
    {
        return call([=](auto& store) { return store.reportsAfter(id, known); });
    }

    std::vector<core::Report> reports(core::TournamentId id, const core::TableKey& table) override
    {
        return call([=](auto& store) { return store.reports(id, table); });
    }

    core::GameRevisions gameRevisions(core::TournamentId id, core::RoundNumber round) override
    {
        return call([=](auto& store) { return store.gameRevisions(id, round); });
    }

    core::GameRevisions gameRevisions(core::TournamentId id, const core::TableKey& table) override
    {
        return call([=](auto& store) { return store.gameRevisions(id, table); });
    }

    core::GameRevision gameRevision(core::TournamentId id, const core::GameKey& key) override
    {
        return call([=](auto& store) { return store.gameRevision(id, key); });
    }

    std::vector<core::JournalEntry> journal(core::TournamentId id) override
    {
        return call([=](auto& store) { return store.journal(id); }, ServerLink::longPatience);
    }

    std::vector<core::JournalLink> newestLinks(core::TournamentId id, std::size_t limit) override
    {
        return call([=](auto& store) { return store.newestLinks(id, limit); });
    }

    std::optional<core::JournalEntry> journalEntry(core::TournamentId id,
                                                   core::JournalId entry) override
    {
        return call([=](auto& store) { return store.journalEntry(id, entry); });
    }

    std::vector<core::JournalEntry> newestInEffect(core::TournamentId id,
                                                   const core::JournalFilter& filter) override
    {
        return call([=](auto& store) { return store.newestInEffect(id, filter); });
    }

    std::vector<core::Player> players() override
    {
        return call([](auto& store) { return store.players(); });
    }

    std::vector<core::EnrolledPerson> enrolledPeople() override
    {
        return call([](auto& store) { return store.enrolledPeople(); }, ServerLink::longPatience);
    }

    std::vector<core::EnrolledPerson> enrolledPeople(core::TournamentId id) override
    {
        return call([=](auto& store) { return store.enrolledPeople(id); });
    }

    core::ClubRecords clubRecords() override
    {
        return call([](auto& store) { return store.clubRecords(); }, ServerLink::longPatience);
    }

    std::int64_t clubVersion() override
    {
        return call([](auto& store) { return store.clubVersion(); });
    }

    std::vector<core::ClubJournalEntry> clubJournal() override
    {
        return call([](auto& store) { return store.clubJournal(); }, ServerLink::longPatience);
    }

    std::vector<core::JournalLink> newestClubLinks(std::size_t limit) override
    {
        return call([=](auto& store) { return store.newestClubLinks(limit); });
    }

    std::optional<core::ClubJournalEntry> clubJournalEntry(core::JournalId entry) override
    {
        return call([=](auto& store) { return store.clubJournalEntry(entry); });
    }

    std::vector<core::LastPlayed> lastPlayed(QDate until) override
    {
        return call([=](auto& store) { return store.lastPlayed(until); });
    }

    std::vector<core::LastPlayed> lastPlayedWithSurname() override
    {
        return call([](auto& store) { return store.lastPlayedWithSurname(); });
    }

    std::int64_t changesByOthers() override { return link_.changes(); }

    void announce(const core::Desk& own) override { link_.announce(own); }

    std::vector<core::Desk> otherDesks() override { return link_.otherDesks(); }

    std::unique_ptr<core::WriteTransaction> beginWrite() override
    {
        settle();
        QElapsedTimer waited;
        waited.start();
        for (;;) {
            try {
                return std::make_unique<ServerWriteTransaction>(link_, unsettled_);
            } catch (const core::StoreFailure& failure) {
                if (failure.kind() != Kind::Busy ||
                    !waiting_(std::chrono::milliseconds(waited.elapsed()))) {
                    throw;
                }
            }
        }
    }

    void setWaiting(core::Waiting waiting) override { waiting_ = std::move(waiting); }

private:
    /// Whoever enters again what was unsettled is told if it is stored already: this may be what
    /// they are about to do.
    void settle()
    {
        if (!unsettled_) {
            return;
        }
        const bool wasCommitted = link_.call(
            [begun = *unsettled_](Line& line) { return line.connection->wasCommitted(begun); });
        unsettled_.reset();
        if (wasCommitted) {
            throw core::StoreFailure(Kind::StoredAfterAll, QString());
        }
    }

    ServerLink link_;
    std::optional<QString> unsettled_; ///< A write transaction.
    core::Waiting waiting_ = waitPatientlyForOthers;
};

} // namespace

std::unique_ptr<core::Store> openServerStore(const ServerAddress& address)
{
    return std::make_unique<ServerStore>(address);
}

} // namespace db
