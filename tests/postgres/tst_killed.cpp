#include "core/service/tournament_service.h"
#include "db/postgres/server_connection.h"
#include "db/postgres/server_store.h"
#include "postgres/desk_work.h"
#include "postgres/private_server.h"
#include "postgres/proxy.h"
#include "store_fixture.h"
#include "suite.h"

#include <QProcess>

#include <functional>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <set>
#include <vector>

namespace tst_killed {

using namespace Qt::StringLiterals;
using namespace store_fixture;
using desk_work::Piece;

namespace {

constexpr int patience = 60'000;

/// A desk in its own process, which works until done or killed.
class DeskProcess
{
public:
    /// `database` is as for `--database`.
    DeskProcess(const QString& database, core::TournamentId id, int desk, int count)
        : database_(database), id_(id), desk_(desk), count_(count)
    {
        start();
    }

    void start()
    {
        process_ = std::make_unique<QProcess>();
        process_->setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process_->start(QStringLiteral(DESK_WRITER),
                        {database_, QString::number(core::plain(id_)), QString::number(desk_),
                         QString::number(next_), QString::number(count_ - next_)});
        process_->waitForStarted(patience);
    }

    /// Waits for the next piece reported as stored; false if it ends first.
    bool advance()
    {
        while (!process_->canReadLine()) {
            if (!process_->waitForReadyRead(patience)) {
                return false;
            }
        }
        readLine();
        return true;
    }

    /// The piece in progress when killed is unknown, and skipped by its successor.
    void kill()
    {
        process_->kill();
        process_->waitForFinished(patience);
        readAll();
        if (next_ < count_) {
            unknown.insert({desk_, next_++});
        }
    }

    /// Reads its output so far; returns whether it is finished.
    bool isDone()
    {
        process_->waitForReadyRead(1);
        readAll();
        return next_ >= count_;
    }

    /// Waits for its end; returns whether it succeeded.
    bool ends()
    {
        const bool ended =
            process_->state() == QProcess::NotRunning || process_->waitForFinished(patience);
        readAll();
        return ended && process_->exitStatus() == QProcess::NormalExit && process_->exitCode() == 0;
    }

    std::set<Piece> acknowledged;
    std::set<Piece> unknown;

private:
    void readAll()
    {
        while (process_->canReadLine()) {
            readLine();
        }
    }

    void readLine()
    {
        const int index = process_->readLine().trimmed().toInt();
        acknowledged.insert({desk_, index});
        next_ = index + 1;
    }

    QString database_;
    core::TournamentId id_;
    int desk_;
    int count_;
    int next_ = 0;
    std::unique_ptr<QProcess> process_;
};

QString urlOf(const db::ServerAddress& address)
{
    return u"postgresql://%1@%2:%3/%4?sslmode=disable"_s.arg(
        address.user, address.host, QString::number(*address.port), address.database);
}

/// A club with an evening, and a proxy for each desk.
class Evening
{
public:
    Evening()
    {
        id = create(*open(), desk_work::tournament());
        for (int desk = 0; desk < desk_work::desks; ++desk) {
            ways.push_back(std::make_unique<Proxy>(server.socket()));
        }
    }

    [[nodiscard]] std::unique_ptr<core::Store> open() const
    {
        return db::openServerStore(server.address(database));
    }

    [[nodiscard]] DeskProcess desk(int number, int count) const
    {
        return {urlOf(ways[static_cast<std::size_t>(number)]->address(database)), id, number,
                count};
    }

    /// Everything acknowledged is stored once, and nothing twice; unknown pieces are stored once or
    /// not at all.
    void requireEverything(const std::vector<DeskProcess>& desks) const
    {
        const auto store = open();
        auto stored = desk_work::stored(*store, id);
        std::size_t expected = 0;
        for (const auto& desk : desks) {
            for (const auto& piece : desk.acknowledged) {
                QVERIFY2(stored[piece] == 1,
                         qPrintable(u"desk %1, piece %2: %3 times"_s.arg(piece.desk)
                                        .arg(piece.index)
                                        .arg(stored[piece])));
            }
            for (const auto& piece : desk.unknown) {
                QVERIFY(stored[piece] <= 1);
            }
            expected += desk.acknowledged.size() + desk.unknown.size();
        }
        // Looking up the unknown one has added it to the map.
        QCOMPARE(stored.size(), expected);
        // Loading compares the digests of everything.
        QVERIFY(store->read().load(id));
    }

    PrivateServer& server = PrivateServer::instance();
    QString database = server.newClub();
    core::TournamentId id{0};
    std::vector<std::unique_ptr<Proxy>> ways;
};

/// Server processes for this database.
std::vector<pid_t> backends(const PrivateServer& server, const QString& database)
{
    db::ServerConnection connection(server.address(u"postgres"_s));
    std::vector<pid_t> processes;
    auto rows =
        connection.rows(u"SELECT pid::bigint FROM pg_stat_activity WHERE datname = ?"_s, database);
    while (rows.next()) {
        processes.push_back(rows.value<int>(0));
    }
    return processes;
}

/// A desk within the test.
class Desk
{
public:
    Desk(core::Store& store, core::TournamentId id) : store_(store), id_(id) {}

    /// Nothing on success.
    std::optional<Kind> fails(const Piece& piece)
    {
        return failureOf([&] { (void)desk_work::carryOut(service_, id_, piece); });
    }

    /// Why it does not respond.
    [[nodiscard]] std::optional<Kind> isCutOff() const
    {
        return failureOf([&] { (void)store_.read().version(id_); });
    }

private:
    core::Store& store_;
    core::TournamentId id_;
    core::TournamentService service_{store_, u"desk"_s, QDateTime::currentDateTimeUtc};
};

/// Adding somebody: repeated, there would be two.
constexpr Piece guest{0, 7};

bool mayWriteAtOnce(core::Store& store)
{
    return !failureOf([&] { (void)store.beginWrite(); });
}

void killOne(const PrivateServer& server, const QString& database)
{
    killProcess(backends(server, database).front());
}

void terminateOne(const PrivateServer& server, const QString& database)
{
    server.execute(u"SELECT pg_terminate_backend(%1)"_s.arg(backends(server, database).front()));
}

void restart(const PrivateServer& server)
{
    server.kill();
    server.start();
}

} // namespace

/// Desks and servers are killed while working.
class TestKilled : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void deskInATransactionLeavesNoLock();
    void serverIsKilledInATransaction_data();
    void serverIsKilledInATransaction();
    void writesAreKnownAcrossACrash();
    void eveningWithFaults();
};

void TestKilled::deskInATransactionLeavesNoLock()
{
    const Evening evening;
    const auto store = evening.open();
    store->setWaiting([](std::chrono::milliseconds /*waited*/) { return false; });
    auto& way = *evening.ways.front();
    way.set({Proxy::From::Desk, "INSERT INTO journal", 0, Proxy::Mishap::Hold});
    auto desk = evening.desk(0, 1);
    QTRY_VERIFY(way.hasSprung());
    QVERIFY(!mayWriteAtOnce(*store));
    desk.kill();
    QTRY_VERIFY(mayWriteAtOnce(*store));
    QVERIFY(desk_work::stored(*store, evening.id).empty());
}

void TestKilled::serverIsKilledInATransaction_data()
{
    QTest::addColumn<std::function<void(const PrivateServer&, const QString&)>>("kill");
    const auto row = [](const char* name, auto kill) {
        QTest::newRow(name) << std::function<void(const PrivateServer&, const QString&)>(kill);
    };
    row("the connection, by the server's owner", terminateOne);
    row("a process of the server", killOne);
    row("the whole server",
        [](const PrivateServer& server, const QString& /*database*/) { restart(server); });
}

void TestKilled::serverIsKilledInATransaction()
{
    QFETCH(const std::function<void(const PrivateServer&, const QString&)>, kill);
    const Evening evening;
    const auto store = evening.open();
    Desk desk(*store, evening.id);
    QCOMPARE(desk.fails(guest), std::nullopt);
    const auto version = store->read().version(evening.id);
    {
        const auto transaction = store->beginWrite();
        QVERIFY(transaction->remove(evening.id));
        kill(evening.server, evening.database);
        QCOMPARE(failureOf([&] { transaction->commit(); }), Kind::Unreachable);
    }
    // A starting server does not refuse access.
    std::set<Kind> reasons;
    const auto answers = [&] {
        const auto reason = desk.isCutOff();
        if (reason) {
            reasons.insert(*reason);
        }
        return !reason;
    };
    QTRY_VERIFY(answers());
    reasons.erase(Kind::Unreachable);
    QVERIFY(reasons.empty());
    QVERIFY(store->read().version(evening.id) == version);
    QCOMPARE(desk.fails({0, 15}), std::nullopt);
    QCOMPARE(desk_work::stored(*store, evening.id),
             (std::map<Piece, int>{{guest, 1}, {{0, 15}, 1}}));
}

/// Data a server has not yet written to disk are lost in a crash, including the transaction's
/// number, which is then reused.
void TestKilled::writesAreKnownAcrossACrash()
{
    PrivateServer server(PrivateServer::Disk::Fast, u"wal_writer_delay = 10s\n"_s);
    const QString database = server.newClub();
    core::TournamentId id{0};
    {
        const auto store = db::openServerStore(server.address(database));
        id = create(*store, desk_work::tournament());
    }
    Proxy way(server.socket());
    const auto store = db::openServerStore(way.address(database));
    Desk desk(*store, id);
    QVERIFY(mayWriteAtOnce(*store));
    way.set({Proxy::From::Desk, "; COMMIT", 0, Proxy::Mishap::Hold, true});
    auto outcome = std::async(std::launch::async, [&] { return desk.fails(guest); });
    QTRY_VERIFY(way.hasSprung());
    restart(server);
    QCOMPARE(outcome.get(), Kind::Unsettled);

    const auto otherStore = db::openServerStore(server.address(database));
    Desk other(*otherStore, id);
    for (const int index : {15, 23, 31}) {
        QCOMPARE(other.fails({1, index}), std::nullopt);
    }
    way.letIn();
    QTRY_VERIFY(!desk.isCutOff());
    QCOMPARE(desk.fails(guest), std::nullopt);
    QCOMPARE(desk_work::stored(*otherStore, id)[guest], 1);
}

namespace {

/// Mishaps on an evening, in sequence.
class Faults
{
public:
    Faults(const Evening& evening, std::vector<DeskProcess>& desks)
        : evening_(evening), desks_(desks)
    {}

    void next()
    {
        const auto desk = random_() % desks_.size();
        auto& way = *evening_.ways[desk];
        using enum Proxy::Mishap;
        switch (count_++ % 9) {
        case 0:
            desks_[desk].kill();
            desks_[desk].start();
            break;
        case 1:
            way.cut();
            break;
        case 2:
            way.set({Proxy::From::Desk, "; COMMIT", 0, CutBefore});
            break;
        case 3:
            way.set({Proxy::From::Desk, "; COMMIT", 0, CutAfter});
            break;
        case 4:
            shut(desk, CutBefore);
            break;
        case 5:
            shut(desk, CutAfter);
            break;
        case 6:
            // The server may be restarting.
            (void)failureOf([&] { terminateOne(evening_.server, evening_.database); });
            break;
        case 7:
            (void)failureOf([&] { killOne(evening_.server, evening_.database); });
            break;
        default:
            restart(evening_.server);
            break;
        }
    }

    /// Closed proxies reopen once their desks have noticed.
    void pass()
    {
        for (const auto& way : evening_.ways) {
            if (way->hasSprung()) {
                way->letIn();
            }
        }
    }

private:
    void shut(std::size_t desk, Proxy::Mishap mishap)
    {
        evening_.ways[desk]->set({Proxy::From::Desk, "; COMMIT", 0, mishap, true});
    }

    const Evening& evening_;
    std::vector<DeskProcess>& desks_;
    std::mt19937 random_{2026};
    int count_ = 0;
};

} // namespace

/// Four desks in separate processes enter a whole evening amid a series of mishaps.
void TestKilled::eveningWithFaults()
{
    constexpr int fewPieces = 360;
    constexpr int piecesBetweenFaults = 40;
    const int pieces = test_suite::count(fewPieces) / desk_work::desks;
    const Evening evening;
    std::vector<DeskProcess> desks;
    desks.reserve(desk_work::desks);
    for (int desk = 0; desk < desk_work::desks; ++desk) {
        desks.push_back(evening.desk(desk, pieces));
    }
    Faults faults(evening, desks);
    std::size_t atLastFault = 0;
    for (bool isDone = false; !isDone;) {
        isDone = true;
        std::size_t done = 0;
        for (auto& desk : desks) {
            isDone = desk.isDone() && isDone;
            done += desk.acknowledged.size();
        }
        faults.pass();
        if (!isDone && done >= atLastFault + piecesBetweenFaults) {
            faults.next();
            atLastFault = done;
        }
    }
    for (auto& desk : desks) {
        QVERIFY(desk.ends());
    }
    evening.requireEverything(desks);
}

RUMMY_TEST(TestKilled)

} // namespace tst_killed

#include "tst_killed.moc"
