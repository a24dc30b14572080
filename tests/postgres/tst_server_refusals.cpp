#include "core/file/tournament_file.h"
#include "core/service/club_service.h"
#include "core/service/tournament_service.h"
#include "core/texts/refusal_texts.h"
#include "db/migrations.h"
#include "db/postgres/server_connection.h"
#include "db/postgres/server_schema.h"
#include "db/postgres/server_store.h"
#include "db/proven_row.h"
#include "postgres/desk_work.h"
#include "postgres/private_server.h"
#include "store_fixture.h"
#include "suite.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/mount.h>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace tst_server_refusals {

using namespace Qt::StringLiterals;
using namespace store_fixture;

namespace {

PrivateServer& server()
{
    return PrivateServer::instance();
}

/// A club as written by an earlier version of the program, by default the previous one.
QString olderClub(std::optional<int> version = std::nullopt)
{
    QString database = server().newDatabase();
    const auto migrations = db::migrationsFor(u"postgres"_s);
    db::ServerConnection connection(server().address(database));
    const int last = version.value_or(migrations.back().version - 1);
    for (const auto& migration : migrations) {
        if (migration.version > last) {
            break;
        }
        for (const auto& statement : migration.statements) {
            connection.runOnce(statement);
        }
        connection.run(u"UPDATE club_database SET schema_version = ?"_s, migration.version);
    }
    return database;
}

/// Of a game of a round being played, as schemas before 26 had it.
void layReport(const QString& database)
{
    db::ServerConnection connection(server().address(database));
    connection.run(u"INSERT INTO tournament (id, version, name, rule_set, settings) "
                   "VALUES (9, 1, 'Abend', 'rummy-pure', '{}')"_s);
    connection.run(u"INSERT INTO round (tournament, number, state, games, reason) "
                   "VALUES (9, 1, 'published', 2, '')"_s);
    const core::GameKey key{core::RoundNumber{1}, core::TableNumber{1}, core::GameNumber{1}};
    const auto outcome =
        core::writeSteps(
            {core::GameExchange{key, std::nullopt, core::GameOutcome(core::UnplayedGame{u"ü"_s})}})
            .after;
    db::insertProven(connection,
                     u"report (tournament, position, request, round, game_table, edition, game, "
                     "outcome, seen_revision, seat, device, time, reporter, digest)"_s,
                     core::TournamentId{9}, 1, u"a"_s, key.round, key.table, 1, key.game, outcome,
                     0, 1, u"4F2A"_s, u"2026-05-16T19:30:01.000Z"_s,
                     std::optional<core::StartNumber>());
}

QString changed(const QString& database, const QString& sql)
{
    server().execute(sql, database);
    return database;
}

/// The director's message when the club can't be opened.
QString reasonOf(const db::ServerAddress& address)
{
    try {
        db::openServerStore(address);
    } catch (const core::StoreFailure& failure) {
        return texts::text(failure);
    }
    return {};
}

db::ServerAddress as(const QString& user, const QString& database)
{
    auto address = server().address(database);
    address.user = user;
    return address;
}

} // namespace

/// Unusable databases and servers, and the director's messages.
class TestServerRefusals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhy_data();
    void saysWhy();
    void takesTheServersClock();
    void olderClubIsMigrated();
    void olderClubWaitsForOtherDesks();
    void fullDisk();
};

void TestServerRefusals::saysWhy_data()
{
    QTest::addColumn<std::function<db::ServerAddress()>>("address");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const std::function<db::ServerAddress()>& address,
                        const QString& reason) { QTest::newRow(name) << address << reason; };
    row(
        "of a newer program",
        [] {
            return server().address(
                changed(server().newClub(), u"UPDATE club_database SET schema_version = 99"_s));
        },
        u"The club database was written by a newer version of this program. Install that version."_s);
    row(
        "of another program",
        [] {
            return server().address(
                changed(server().newDatabase(), u"CREATE TABLE stock (id BIGINT)"_s));
        },
        u"This is no club database, or it cannot be read. Look at its name and permissions."_s);
    row(
        "of another program, with a table of that name",
        [] {
            return server().address(
                changed(server().newDatabase(), u"CREATE TABLE club_database (id BIGINT)"_s));
        },
        u"The club database is damaged. Restore the last backup."_s);
    row(
        "no database of that name", [] { return server().address(u"nothing"_s); },
        u"The server does not let you in. Look at the code, or at user, password and the name of "
        "the database."_s);
    row(
        "a user whom the server does not know", [] { return as(u"nobody"_s, server().newClub()); },
        u"The server does not let you in. Look at the code, or at user, password and the name of "
        "the database."_s);
    row(
        "no server",
        [] {
            auto address = server().address(u"club"_s);
            address.port = 1;
            return address;
        },
        u"The server does not answer; nothing was stored. Look at the network, then try again."_s);
}

void TestServerRefusals::saysWhy()
{
    QFETCH(const std::function<db::ServerAddress()>, address);
    QFETCH(const QString, reason);
    const QString said = reasonOf(address());
    QVERIFY2(said.startsWith(reason), qPrintable(said));
}

void TestServerRefusals::takesTheServersClock()
{
    const QString database = server().newClub();
    changed(database, u"CREATE FUNCTION clock_timestamp() RETURNS timestamptz LANGUAGE sql AS "
                      "'SELECT pg_catalog.clock_timestamp() + interval ''1 hour'''"_s);
    changed(database, u"ALTER DATABASE %1 SET search_path TO public, pg_catalog"_s.arg(database));
    const auto store = db::openServerStore(server().address(database));
    const auto ahead = store->ahead();
    QVERIFY(ahead > std::chrono::minutes(59) && ahead < std::chrono::minutes(61));
}

/// What earlier versions let helpers do goes, if their role is there, and reports come along.
void TestServerRefusals::olderClubIsMigrated()
{
    constexpr int withHelpers = 24;
    const QString database = olderClub(withHelpers);
    layReport(database);
    server().execute(u"CREATE ROLE rummy_helper LOGIN"_s);
    for (const auto& statement : {
             u"GRANT INSERT, UPDATE (digest) ON player TO rummy_helper"_s,
             u"GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO rummy_helper"_s,
             u"CREATE FUNCTION helper_adds_players() RETURNS trigger LANGUAGE plpgsql AS "
             "$$ BEGIN RAISE EXCEPTION 'no'; END $$"_s,
             u"CREATE TRIGGER helper_adds_players BEFORE INSERT ON club_journal "
             "FOR EACH ROW EXECUTE FUNCTION helper_adds_players()"_s,
         }) {
        server().execute(statement, database);
    }
    const auto store = db::openServerStore(server().address(database));
    const auto waiting = store->read().pendingEntries(core::TournamentId{9});
    QCOMPARE(waiting.size(), std::size_t{1});
    QVERIFY(!waiting.front().settled);
    const auto id = create(*store, desk_work::tournament());
    core::TournamentService service(*store, u"desk 2"_s, QDateTime::currentDateTimeUtc);
    QVERIFY(desk_work::carryOut(service, id, {0, 0}));
    core::ClubService club(*store, u"desk 2"_s, QDateTime::currentDateTimeUtc);
    QVERIFY(club.run(core::addPlayers, {{u"Späte, Suse"_s, {}, {}}}));
    db::ServerConnection helper(as(u"rummy_helper"_s, database));
    QVERIFY_THROWS_EXCEPTION(core::StoreFailure, helper.runOnce(u"SELECT 1 FROM player"_s));
    server().execute(u"DROP ROLE rummy_helper"_s);
}

/// What an older program has open.
void TestServerRefusals::olderClubWaitsForOtherDesks()
{
    const QString database = olderClub();
    {
        db::ServerConnection older(server().address(database));
        older.runOnce(u"SELECT pg_advisory_lock_shared((1380213604::bigint << 32) + 1)"_s);
        const QString said = reasonOf(server().address(database));
        QVERIFY2(said.startsWith(u"Other desks have the club database open."), qPrintable(said));
        QCOMPARE(db::serverSchemaVersion(older).value_or(0),
                 db::migrationsFor(u"postgres"_s).back().version - 1);
    }
    QCOMPARE(reasonOf(server().address(database)), QString());
}

namespace {

/// A disk of a few megabytes, if this user may have one.
class SmallDisk
{
public:
    SmallDisk()
    {
        const auto path = QFile::encodeName(folder_.path());
        isThere_ = mount("tmpfs", path.constData(), "tmpfs", 0, "size=16m,mode=0777") == 0;
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    SmallDisk(SmallDisk&&) = delete;
    SmallDisk& operator=(SmallDisk&&) = delete;
    ~SmallDisk()
    {
        if (isThere_) {
            umount(QFile::encodeName(folder_.path()).constData());
        }
    }

    [[nodiscard]] bool isThere() const { return isThere_; }
    [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }

    void fill() const
    {
        QFile file(path(u"filler"_s));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        const QByteArray page(4096, 'x');
        while (file.write(page) == page.size()) {
        }
    }

    void makeRoom() const { QVERIFY(QFile::remove(path(u"filler"_s))); }

private:
    QTemporaryDir folder_;
    bool isThere_ = false;
};

} // namespace

/// Of the server.
void TestServerRefusals::fullDisk()
{
    const SmallDisk disk;
    if (!disk.isThere()) {
        QSKIP("only root can mount a small disk");
    }
    {
        const AsNobody user;
        QVERIFY(QDir().mkpath(disk.path(u"tables"_s)));
    }
    server().execute(u"CREATE TABLESPACE small LOCATION '%1'"_s.arg(disk.path(u"tables"_s)));
    server().execute(u"CREATE DATABASE full_disk TABLESPACE small"_s);
    {
        const auto store = db::openServerStore(server().address(u"full_disk"_s));
        const auto id = create(*store, oneTable());
        disk.fill();
        QCOMPARE(failureOf([&] { create(*store, desk_work::tournament()); }), Kind::Full);
        QVERIFY(store->read().load(id));
        disk.makeRoom();
        create(*store, desk_work::tournament());
        QCOMPARE(store->read().tournaments().size(), std::size_t{2});
    }
    server().execute(u"DROP DATABASE full_disk"_s);
    server().execute(u"DROP TABLESPACE small"_s);
}

RUMMY_TEST(TestServerRefusals)

} // namespace tst_server_refusals

#include "tst_server_refusals.moc"
