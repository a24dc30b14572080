#include "core/service/tournament_service.h"
#include "db/postgres/server_connection.h"
#include "db/postgres/server_store.h"
#include "noticed.h"
#include "postgres/desk_work.h"
#include "postgres/private_server.h"
#include "postgres/proxy.h"
#include "store_fixture.h"
#include "suite.h"

#include <future>
#include <memory>
#include <optional>

namespace tst_server_faults {

using namespace Qt::StringLiterals;
using namespace store_fixture;
using desk_work::Piece;
using From = Proxy::From;
using Mishap = Proxy::Mishap;

namespace {

PrivateServer& server()
{
    return PrivateServer::instance();
}

/// A club with an evening, seen by the desk affected by faults, and by another one.
class Evening
{
public:
    Evening() : there(db::openServerStore(server().address(database)))
    {
        id = create(*there, desk_work::tournament());
    }

    /// How often the piece is stored.
    [[nodiscard]] int times(const Piece& piece) const
    {
        const auto stored = desk_work::stored(*there, id);
        const auto found = stored.find(piece);
        return found == stored.end() ? 0 : found->second;
    }

    QString database = server().newClub();
    std::unique_ptr<core::Store> there;
    core::TournamentId id{0};
};

/// A desk with a bad connection to the server.
class Desk
{
public:
    explicit Desk(const Evening& evening)
        : store(db::openServerStore(proxy.address(evening.database))), id_(evening.id)
    {}

    /// Nothing on success.
    std::optional<Kind> fails(const Piece& piece)
    {
        return failureOf([&] {
            if (!desk_work::carryOut(service_, id_, piece)) {
                qFatal("refused");
            }
        });
    }

    bool answers()
    {
        return !failureOf([&] { (void)store->read().version(id_); });
    }

    Proxy proxy{server().socket()};
    std::unique_ptr<core::Store> store;

private:
    core::TournamentId id_;
    core::TournamentService service_{*store, u"desk 1"_s, QDateTime::currentDateTimeUtc};
};

/// Adding somebody: repeated, there would be two.
constexpr Piece guest{0, 7};
constexpr Piece otherGuest{0, 15};

/// The desk's message at the point of no return, and the server's response.
const QByteArray commit = QByteArrayLiteral("; COMMIT");
const QByteArray committed = QByteArrayLiteral("COMMIT");

} // namespace

/// A desk loses its connection: every answer it received is true, nothing is done twice, and the
/// store recovers by itself.
class TestServerFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutWhileStoring_data();
    void cutWhileStoring();
    void lookedUpLater_data();
    void lookedUpLater();
    void silence();
    void givenUp_data();
    void givenUp();
    void lostTransaction_data();
    void lostTransaction();
    void cutWhileReading();
    void cutWhileListening();
    void opensWhileOthersStore();
    void cutWhileConnecting_data();
    void cutWhileConnecting();
    void storesOnASlowWay();
    void conflicts_data();
    void conflicts();
    void serialisationFails_data();
    void serialisationFails();
    void deadlock();
};

void TestServerFaults::cutWhileStoring_data()
{
    QTest::addColumn<Proxy::Trap>("trap");
    QTest::addColumn<std::optional<Kind>>("failure");
    QTest::addColumn<int>("times");
    const auto row = [](const char* name, const Proxy::Trap& trap, std::optional<Kind> failure,
                        int times) { QTest::newRow(name) << trap << failure << times; };
    row("before it begins", {From::Desk, "BEGIN ISOLATION LEVEL READ COMMITTED"}, Kind::Unreachable,
        0);
    row("before the server has begun",
        {From::Desk, "BEGIN ISOLATION LEVEL READ COMMITTED", 0, Mishap::CutAfter},
        Kind::Unreachable, 0);
    row("while it checks", {From::Desk, "SELECT version FROM tournament"}, Kind::Unreachable, 0);
    row("while it writes", {From::Desk, "INSERT INTO participant"}, Kind::Unreachable, 0);
    row("while the server writes", {From::Desk, "INSERT INTO journal", 0, Mishap::CutAfter},
        Kind::Unreachable, 0);
    row("the server never hears of the commit", {From::Desk, commit}, Kind::Unreachable, 0);
    row("the answer to the commit is lost", {From::Desk, commit, 0, Mishap::CutAfter}, std::nullopt,
        1);
    row("after the answer to the commit", {From::Server, committed, 0, Mishap::CutAfter},
        std::nullopt, 1);
}

void TestServerFaults::cutWhileStoring()
{
    QFETCH(const Proxy::Trap, trap);
    QFETCH(const std::optional<Kind>, failure);
    QFETCH(const int, times);
    const Evening evening;
    Desk desk(evening);
    desk.proxy.set(trap);
    QCOMPARE(desk.fails(guest), failure);
    QVERIFY(desk.proxy.hasSprung());
    QCOMPARE(evening.times(guest), times);

    QTRY_VERIFY(desk.answers());
    QCOMPARE(desk.fails(otherGuest), std::nullopt);
    QCOMPARE(evening.times(otherGuest), 1);
    QCOMPARE(evening.times(guest), times);
}

void TestServerFaults::lookedUpLater_data()
{
    QTest::addColumn<Mishap>("mishap");
    QTest::addColumn<bool>("isStored");
    QTest::newRow("it was stored") << Mishap::CutAfter << true;
    QTest::newRow("it was not stored") << Mishap::CutBefore << false;
}

/// The server is temporarily unavailable. A retry then learns whether it is already stored.
void TestServerFaults::lookedUpLater()
{
    QFETCH(const Mishap, mishap);
    QFETCH(const bool, isStored);
    const Evening evening;
    Desk desk(evening);
    desk.proxy.set({From::Desk, commit, 0, mishap, true});
    QCOMPARE(desk.fails(guest), Kind::Unsettled);
    QTRY_COMPARE(evening.times(guest), isStored ? 1 : 0);

    desk.proxy.letIn();
    QTRY_VERIFY(desk.answers());
    QCOMPARE(desk.fails(guest), isStored ? std::optional(Kind::StoredAfterAll) : std::nullopt);
    QCOMPARE(evening.times(guest), 1);
    QCOMPARE(desk.fails(otherGuest), std::nullopt);
    QCOMPARE(evening.times(otherGuest), 1);
}

/// The connection stays open, but nothing arrives any more, and neither side is notified. All in
/// parallel, as each takes a desk's full timeout.
void TestServerFaults::silence()
{
    struct Silence
    {
        explicit Silence(const Proxy::Trap& trap) : desk(evening)
        {
            desk.proxy.set(trap);
            outcome = std::async(std::launch::async, [this] { return desk.fails(guest); });
        }

        Evening evening;
        Desk desk;
        std::future<std::optional<Kind>> outcome;
    };
    Silence unheard({From::Desk, "BEGIN ISOLATION LEVEL READ COMMITTED", 0, Mishap::Swallow});
    Silence inside({From::Desk, "INSERT INTO journal", 0, Mishap::Swallow});
    Silence before({From::Desk, commit, 0, Mishap::Swallow});
    Silence behind({From::Desk, commit, 0, Mishap::SwallowNext});

    QCOMPARE(unheard.outcome.get(), Kind::Unreachable);
    QCOMPARE(inside.outcome.get(), Kind::Unreachable);
    QCOMPARE(before.outcome.get(), Kind::Unreachable);
    QCOMPARE(behind.outcome.get(), std::nullopt);
    for (auto* const silence : {&unheard, &inside, &before, &behind}) {
        QVERIFY(silence->desk.proxy.hasSprung());
        QCOMPARE(silence->evening.times(guest), silence == &behind ? 1 : 0);
        QTRY_VERIFY(silence->desk.answers());
        QCOMPARE(silence->desk.fails(otherGuest), std::nullopt);
        QCOMPARE(silence->evening.times(otherGuest), 1);
    }
}

/// At the commit nobody knows what became of it until the server answers again.
void TestServerFaults::givenUp_data()
{
    QTest::addColumn<Proxy::Trap>("trap");
    QTest::addColumn<Kind>("failure");
    QTest::addColumn<std::optional<Kind>>("next");
    QTest::newRow("before anything is written")
        << Proxy::Trap{From::Desk, "BEGIN ISOLATION LEVEL READ COMMITTED", 0, Mishap::Swallow}
        << Kind::Unreachable << std::optional<Kind>();
    QTest::newRow("while it writes")
        << Proxy::Trap{From::Desk, "INSERT INTO journal", 0, Mishap::Swallow} << Kind::Unreachable
        << std::optional<Kind>();
    QTest::newRow("the server never hears of the commit")
        << Proxy::Trap{From::Desk, commit, 0, Mishap::Swallow} << Kind::Unsettled
        << std::optional<Kind>();
    QTest::newRow("the answer to the commit is lost")
        << Proxy::Trap{From::Desk, commit, 0, Mishap::SwallowNext} << Kind::Unsettled
        << std::optional(Kind::StoredAfterAll);
}

void TestServerFaults::givenUp()
{
    QFETCH(const Proxy::Trap, trap);
    QFETCH(const Kind, failure);
    const Evening evening;
    Desk desk(evening);
    desk.proxy.set(trap);
    desk.store->setAwaiting([&desk](const auto& overWithin) {
        while (!overWithin(std::chrono::milliseconds(1))) {
            if (desk.proxy.hasSprung()) {
                return false;
            }
        }
        return true;
    });
    QCOMPARE(desk.fails(guest), failure);
    QVERIFY(desk.proxy.hasSprung());
    desk.store->setAwaiting({});
    // The server ends what it hears nothing more of after five seconds.
    constexpr int patience = 30'000;
    QTRY_VERIFY_WITH_TIMEOUT(desk.answers(), patience);
    QTEST(desk.fails(otherGuest), "next");
    const bool wasStored = failure == Kind::Unsettled && evening.times(guest) == 1;
    QCOMPARE(evening.times(guest), wasStored ? 1 : 0);
    QCOMPARE(evening.times(otherGuest), wasStored ? 0 : 1);
}

void TestServerFaults::lostTransaction_data()
{
    QTest::addColumn<Mishap>("mishap");
    QTest::newRow("the connection is cut") << Mishap::CutBefore;
    QTest::newRow("an answer is not waited for any longer") << Mishap::Swallow;
}

/// The rest of a transaction never gets to the connection that the desk has by then.
void TestServerFaults::lostTransaction()
{
    QFETCH(const Mishap, mishap);
    const Evening evening;
    Desk desk(evening);
    Noticed noticed(*desk.store);
    auto writing = desk.store->beginWrite();
    desk.proxy.set({From::Desk, "SELECT version FROM tournament", 0, mishap});
    QCOMPARE(failureOf([&] { (void)writing->read().version(evening.id); }), Kind::Unreachable);
    QVERIFY(desk.proxy.hasSprung());

    QTRY_VERIFY(!noticed.failure());
    QCOMPARE(failureOf([&] { (void)writing->read().version(evening.id); }), Kind::Unreachable);
    QCOMPARE(failureOf([&] { writing->remove(evening.id); }), Kind::Unreachable);
    QCOMPARE(failureOf([&] { writing->commit(); }), Kind::Unreachable);
    writing.reset();
    QVERIFY(evening.there->read().version(evening.id));
    QCOMPARE(desk.fails(guest), std::nullopt);
    QCOMPARE(evening.times(guest), 1);
}

void TestServerFaults::cutWhileReading()
{
    const Evening evening;
    Desk desk(evening);
    desk.proxy.set({From::Server, "Person 20"});
    QCOMPARE(failureOf([&] { (void)desk.store->read().load(evening.id); }), Kind::Unreachable);
    QVERIFY(desk.proxy.hasSprung());
    QTRY_VERIFY(desk.answers());
    QVERIFY(desk.store->read().load(evening.id)->tournament ==
            evening.there->read().load(evening.id)->tournament);
}

/// Another desk's changes meanwhile are seen afterwards.
void TestServerFaults::cutWhileListening()
{
    const Evening evening;
    Desk desk(evening);
    Noticed noticed(*desk.store);
    desk.proxy.keepOut();
    desk.proxy.cut();
    QTRY_VERIFY(!desk.answers());
    core::TournamentService other(*evening.there, u"desk 2"_s, QDateTime::currentDateTimeUtc);
    QVERIFY(desk_work::carryOut(other, evening.id, guest));
    desk.proxy.letIn();
    QTRY_VERIFY(desk.answers());
    QVERIFY(noticed.commits() > 0);
    QVERIFY(desk.store->read().version(evening.id) == evening.there->read().version(evening.id));
}

void TestServerFaults::opensWhileOthersStore()
{
    const Evening evening;
    const auto storing = evening.there->beginWrite();
    const auto opened = db::openServerStore(server().address(evening.database));
    QCOMPARE(opened->read().tournaments().size(), std::size_t{1});
}

void TestServerFaults::cutWhileConnecting_data()
{
    QTest::addColumn<Proxy::Trap>("trap");
    QTest::newRow("at the first word") << Proxy::Trap{From::Desk, "director"};
    QTest::newRow("at the server's answer") << Proxy::Trap{From::Server, "server_version"};
    QTest::newRow("while the schema is looked at") << Proxy::Trap{From::Desk, "pg_tables"};
    QTest::newRow("while it says that the club is open")
        << Proxy::Trap{From::Desk, "pg_advisory_lock_shared"};
    QTest::newRow("while it begins to listen") << Proxy::Trap{From::Desk, "LISTEN"};
}

void TestServerFaults::cutWhileConnecting()
{
    QFETCH(const Proxy::Trap, trap);
    const Evening evening;
    Proxy proxy(server().socket());
    proxy.set(trap);
    const auto address = proxy.address(evening.database);
    QCOMPARE(failureOf([&] { db::openServerStore(address); }), Kind::Unreachable);
    QVERIFY(proxy.hasSprung());
    QVERIFY(!failureOf([&] { db::openServerStore(address); }));
}

void TestServerFaults::storesOnASlowWay()
{
    const Evening evening;
    Desk desk(evening);
    desk.proxy.delay(std::chrono::milliseconds(20));
    QCOMPARE(desk.fails(guest), std::nullopt);
    QCOMPARE(evening.times(guest), 1);
}

void TestServerFaults::conflicts_data()
{
    QTest::addColumn<QString>("held");
    QTest::newRow("a table that is written") << u"LOCK TABLE participant IN EXCLUSIVE MODE"_s;
    QTest::newRow("the row of the tournament") << u"SELECT 1 FROM tournament FOR UPDATE"_s;
}

/// Another program holds what the desk needs; the desk may try again.
void TestServerFaults::conflicts()
{
    QFETCH(const QString, held);
    const Evening evening;
    Desk desk(evening);
    {
        db::ServerConnection stranger(server().address(evening.database));
        stranger.runOnce(u"BEGIN"_s);
        stranger.runOnce(held);
        QCOMPARE(desk.fails(guest), Kind::Busy);
    }
    QCOMPARE(evening.times(guest), 0);
    QCOMPARE(desk.fails(guest), std::nullopt);
    QCOMPARE(evening.times(guest), 1);
}

void TestServerFaults::serialisationFails_data()
{
    QTest::addColumn<QString>("trigger");
    QTest::newRow("while it is written")
        << u"CREATE TRIGGER refusal BEFORE INSERT ON journal EXECUTE FUNCTION refuse()"_s;
    QTest::newRow("as it is committed")
        << u"CREATE CONSTRAINT TRIGGER refusal AFTER INSERT ON journal DEFERRABLE "
           "INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()"_s;
}

/// The server refuses work it cannot serialise with others'; the desk may retry.
void TestServerFaults::serialisationFails()
{
    QFETCH(const QString, trigger);
    const Evening evening;
    Desk desk(evening);
    server().execute(u"CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS "
                     "$$BEGIN RAISE serialization_failure; END$$"_s,
                     evening.database);
    server().execute(trigger, evening.database);
    QCOMPARE(desk.fails(guest), Kind::Busy);
    QCOMPARE(evening.times(guest), 0);
    server().execute(u"DROP TRIGGER refusal ON journal"_s, evening.database);
    QCOMPARE(desk.fails(guest), std::nullopt);
    QCOMPARE(evening.times(guest), 1);
}

/// A deadlock with another program. The server aborts the one that checks first, which is the desk.
void TestServerFaults::deadlock()
{
    const Evening evening;
    Desk desk(evening);
    auto writing = desk.store->beginWrite();
    auto stranger = std::async(std::launch::async, [&evening] {
        db::ServerConnection connection(server().address(evening.database));
        connection.runOnce(u"SET deadlock_timeout = '1h'"_s);
        connection.runOnce(u"BEGIN"_s);
        connection.runOnce(u"SELECT 1 FROM tournament FOR UPDATE"_s);
        connection.runOnce(
            u"SELECT pg_advisory_xact_lock((classid::bigint << 32) | objid::bigint) "
            "FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ExclusiveLock'"_s);
    });
    db::ServerConnection onlooker(server().address(evening.database));
    QTRY_COMPARE(onlooker.valueOf<int>(u"SELECT count(*)::int FROM pg_locks WHERE NOT granted"_s),
                 1);
    try {
        writing->remove(evening.id);
        QFAIL("there is no deadlock");
    } catch (const core::StoreFailure& failure) {
        QCOMPARE(failure.kind(), Kind::Busy);
        QVERIFY2(failure.detail().contains(u"deadlock"), qPrintable(failure.detail()));
    }
    writing.reset();
    stranger.get();
    QVERIFY(evening.there->read().version(evening.id));
    QCOMPARE(desk.fails(guest), std::nullopt);
    QCOMPARE(evening.times(guest), 1);
}

RUMMY_TEST(TestServerFaults)

} // namespace tst_server_faults

#include "tst_server_faults.moc"
