#include "core/service/tournament_service.h"
#include "db/sql_store.h"
#include "db/transaction.h"
#include "sql_store_test.h"
#include "tests/noticed.h"
#include "tests/suite.h"

namespace tst_sql_walls {

using namespace sql_store_test;

/// Invalid data are never stored, whatever the caller; concurrency and a full disk do no harm.
class SqlWallsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepThatDoesNotFitIsRefused_data();
    void stepThatDoesNotFitIsRefused();
    void secondWall_data();
    void secondWall();
    void contradictionsAreDamage_data();
    void contradictionsAreDamage();
    void journalThatContradictsItselfIsDamage_data();
    void journalThatContradictsItselfIsDamage();
    void undoOfImpossibleStepsIsRefused();
    void readsOneState();
    void writersWaitForEachOther();
    void vanishedFileIsNoticed_data();
    void vanishedFileIsNoticed();
    void fullDiskLeavesTheDataIntact();
};

void SqlWallsTest::stepThatDoesNotFitIsRefused_data()
{
    QTest::addColumn<core::Step>("step");
    const auto row = [](const char* name, const core::Step& step) { QTest::newRow(name) << step; };
    const core::RoundNumber one{1};
    const core::RoundNumber two{2};
    const core::TableKey secondTable{one, core::TableNumber{2}};
    core::Participant guest;
    guest.name = u"Gast"_s;
    guest.number = core::StartNumber{9};
    const auto table = oneTable().rounds[0].tables[0].head;

    row("participant to change is missing", core::ParticipantExchange{guest.number, guest, guest});
    row("participant to remove is missing", core::ParticipantExchange{guest.number, guest, {}});
    guest.number = core::StartNumber{1};
    row("participant to add is there", core::ParticipantExchange{guest.number, {}, guest});
    row("round to change is missing",
        core::RoundExchange{two, core::RoundHead(), core::RoundHead()});
    row("round to add is there", core::RoundExchange{one, {}, core::RoundHead()});
    row("round to remove has a table", core::RoundExchange{one, core::RoundHead(), {}});
    row("table to change is missing", core::TableExchange{secondTable, table, table});
    row("table in no round", core::TableExchange{{two, core::TableNumber{1}}, {}, table});
    row("game to correct is missing",
        core::GameExchange{firstGame, closedGame(u"a"_s), closedGame(u"b"_s)});
    row("game to clear is missing", core::GameExchange{firstGame, closedGame(u"a"_s), {}});
    row("game at no table",
        core::GameExchange{{one, secondTable.table, core::GameNumber{1}}, {}, closedGame(u"a"_s)});
    auto stranger = table;
    stranger.seats[0] = core::StartNumber{99};
    row("stranger at a table", core::TableExchange{secondTable, {}, stranger});
}

void SqlWallsTest::stepThatDoesNotFitIsRefused()
{
    QFETCH(const core::Step, step);
    const auto store = db::openStoreInMemory();
    const auto id = create(*store, oneTable());
    const auto version = store->read().version(id);
    QVERIFY(failureOf([&] { record(*store, id, changeOf(step)); }));
    QVERIFY(store->read().load(id)->tournament == oneTable());
    QCOMPARE(store->read().version(id), version);
    QCOMPARE(store->read().newestLinks(id, 100).size(), std::size_t{1});
}

void SqlWallsTest::secondWall_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("text for a number") << u"UPDATE hand SET stones = 'many'"_s;
    QTest::newRow("negative stones") << u"UPDATE hand SET stones = -1"_s;
    QTest::newRow("unknown state") << u"UPDATE round SET state = 'open'"_s;
    QTest::newRow("unknown ending") << u"UPDATE game SET ending = 'late' WHERE seats > 0"_s;
    QTest::newRow("neither played nor closed") << u"UPDATE game SET ending = NULL, seats = NULL"_s;
    QTest::newRow("start number 0") << u"UPDATE participant SET number = 0"_s;
    QTest::newRow("participant still seated") << u"DELETE FROM participant"_s;
    QTest::newRow("seat of nobody") << u"UPDATE seat SET participant = 4711"_s;
    QTest::newRow("table of no round")
        << u"INSERT INTO game_table (tournament, round, number, note) VALUES (1, 99, 1, '')"_s;
    QTest::newRow("no edition of a slip") << u"UPDATE game_table SET slip = 0"_s;
    QTest::newRow("penalty not in steps") << u"INSERT INTO penalty VALUES (1, 99, 1, 1, 7, '')"_s;
    QTest::newRow("tournament without a name") << u"UPDATE tournament SET name = ''"_s;
    QTest::newRow("unknown rule set") << u"UPDATE tournament SET rule_set = 'poker'"_s;
    QTest::newRow("undone without what")
        << u"INSERT INTO journal (tournament, kind, undoable, time, desk, action, reason, old, new)"
           " VALUES (1, 'undone', 0, '2026-05-14T19:30:15.123Z', '', 'enrol', '', '{}', '{}')"_s;
}

void SqlWallsTest::secondWall()
{
    QFETCH(const QString, sql);
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto tournament = randomTournament(11);
    const auto id = create(*store, tournament);
    QVERIFY(failureOf([&] { plainConnection(folder.club())->run(sql); }));
    QVERIFY(store->read().load(id)->tournament == tournament);
}

void SqlWallsTest::contradictionsAreDamage_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("unknown state") << u"UPDATE round SET state = 'open'"_s;
    QTest::newRow("number beyond its range") << u"UPDATE round SET games = 99999999999"_s;
    QTest::newRow("hand of no seat") << u"UPDATE game SET seats = 0 WHERE seats > 0"_s;
    QTest::newRow("too many seats") << u"UPDATE game SET seats = 9 WHERE seats > 0"_s;
    QTest::newRow("game of no table") << u"DELETE FROM game_table"_s;
    QTest::newRow("gap in the seats") << u"DELETE FROM seat WHERE seat = 1"_s;
    QTest::newRow("seat of nobody") << u"UPDATE seat SET participant = 4711 WHERE seat = 1"_s;
    QTest::newRow("bye of nobody") << u"INSERT INTO bye (tournament, round, participant) "
                                      "SELECT tournament, number, 4711 FROM round"_s;
    QTest::newRow("hand taken over by nobody")
        << u"UPDATE hand SET played_by = NULL, taken_over_by = 4711"_s;
    QTest::newRow("penalty of nobody") << u"INSERT INTO penalty VALUES (1, 99, 4711, 1, 12, '')"_s;
    QTest::newRow("twice in a round")
        << u"UPDATE seat SET participant = (SELECT min(number) FROM participant)"_s;
    QTest::newRow("start number 0") << u"UPDATE participant SET number = 0 WHERE number = "
                                       "(SELECT min(number) FROM participant)"_s;
    QTest::newRow("round without games") << u"UPDATE round SET games = 0"_s;
    QTest::newRow("two empty hands") << u"UPDATE hand SET stones = 0"_s;
    QTest::newRow("presence that overlaps")
        << u"INSERT OR REPLACE INTO presence SELECT tournament, number, first, NULL "
           "FROM participant, (SELECT 1 AS first UNION SELECT 2)"_s;
    QTest::newRow("text that is not UTF-8")
        << u"UPDATE participant SET name = CAST(x'47e4737465' AS TEXT)"_s;
    QTest::newRow("text of several lines") << u"UPDATE participant SET club = char(10)"_s;
    QTest::newRow("tags that are no texts") << u"UPDATE participant SET tags = '[1]'"_s;
    QTest::newRow("settings that are no JSON") << u"UPDATE tournament SET settings = '{'"_s;
    QTest::newRow("settings with an unknown key")
        << u"UPDATE tournament SET settings = json_set(settings, '$.colour', 'red')"_s;
}

void SqlWallsTest::contradictionsAreDamage()
{
    QFETCH(const QString, sql);
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto id = create(*store, randomTournament(11));
    {
        const auto connection = plainConnection(folder.club());
        connection->run(u"PRAGMA foreign_keys = OFF"_s);
        connection->run(u"PRAGMA ignore_check_constraints = ON"_s);
        connection->run(sql);
    }
    QCOMPARE(failureOf([&] { store->read().load(id); }), Kind::Damaged);
}

void SqlWallsTest::journalThatContradictsItselfIsDamage_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("undone without what") << u"UPDATE journal SET kind = 'undone'"_s;
    QTest::newRow("done, but concerns another") << u"UPDATE journal SET concerns = 1"_s;
    QTest::newRow("unknown kind") << u"UPDATE journal SET kind = 'forgotten'"_s;
    QTest::newRow("unknown action") << u"UPDATE journal SET action = 'dance'"_s;
    QTest::newRow("no time") << u"UPDATE journal SET time = 'yesterday'"_s;
    QTest::newRow("number beyond its range") << u"UPDATE journal SET round = 99999999999"_s;
}

void SqlWallsTest::journalThatContradictsItselfIsDamage()
{
    QFETCH(const QString, sql);
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto id = create(*store, oneTable());
    record(*store, id, gameChange(std::nullopt, closedGame(u"a"_s)));
    {
        const auto connection = plainConnection(folder.club());
        connection->run(u"PRAGMA ignore_check_constraints = ON"_s);
        connection->run(u"DROP TRIGGER journal_is_never_changed"_s);
        connection->run(sql);
    }
    QCOMPARE(failureOf([&] { store->read().journal(id); }), Kind::Damaged);
}

void SqlWallsTest::undoOfImpossibleStepsIsRefused()
{
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto id = create(*store, oneTable());
    core::TournamentService service(*store, u"desk"_s, [] { return stampAt(1).time; });
    const core::GameKey key = firstGame;
    QVERIFY(service.run(id, core::enterGame, key, closedGame(u"a"_s), {}));
    {
        const auto connection = plainConnection(folder.club());
        connection->run(u"DROP TRIGGER journal_is_never_changed"_s);
        connection->run(u"UPDATE journal SET old = replace(old, 'null', "
                        "'{\"notPlayed\": \" \"}') WHERE action = 'enter-game'"_s);
        connection->run(u"UPDATE journal SET digest = NULL"_s);
        proveJournal(*connection);
    }
    const auto before = store->read().load(id)->tournament;
    QVERIFY(!service.undo(id));
    QVERIFY(store->read().load(id)->tournament == before);
}

void SqlWallsTest::readsOneState()
{
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto id = create(*store, oneTable());
    const auto reader = plainConnection(folder.club());
    const auto version = [&] {
        return reader->valueOf<int>(u"SELECT version FROM tournament WHERE id = ?"_s, id);
    };
    const db::Transaction oneState(*reader, db::Transaction::Kind::Read);
    const int before = version();
    record(*store, id, gameChange({}, closedGame(u"time"_s)));
    QCOMPARE(version(), before);
    QCOMPARE(reader->valueOf<int>(u"SELECT count(*) FROM game"_s), 0);
}

void SqlWallsTest::writersWaitForEachOther()
{
    using namespace std::chrono_literals;
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto id = create(*store, oneTable());
    db::SqlStore other(plainConnection(folder.club()));
    auto transaction = store->beginWrite();
    int tries = 0;
    other.setWaiting([&](std::chrono::milliseconds) {
        // What waits can read.
        return other.read().load(id)->tournament == oneTable() && ++tries < 3;
    });
    QCOMPARE(failureOf([&] { other.beginWrite(); }), Kind::Busy);
    QCOMPARE(tries, 3);
    other.setWaiting([&](std::chrono::milliseconds) {
        transaction.reset();
        return true;
    });
    QVERIFY(!failureOf([&] { other.beginWrite(); }));
}

void SqlWallsTest::vanishedFileIsNoticed_data()
{
    using Mishap = std::function<void(const QString&)>;
    QTest::addColumn<Mishap>("mishap");
    const auto moveAway = [](const QString& file) { QVERIFY(QFile::rename(file, file + u"-1"_s)); };
    QTest::newRow("deleted") << Mishap([](const QString& file) { QVERIFY(QFile::remove(file)); });
    QTest::newRow("moved") << Mishap(moveAway);
    QTest::newRow("replaced by a copy") << Mishap([moveAway](const QString& file) {
        moveAway(file);
        QVERIFY(QFile::copy(file + u"-1"_s, file));
    });
    QTest::newRow("the log deleted")
        << Mishap([](const QString& file) { QVERIFY(QFile::remove(file + u"-wal"_s)); });
    QTest::newRow("replaced by another database") << Mishap([moveAway](const QString& file) {
        moveAway(file);
        db::openStore(file, db::IfMissing::Create);
    });
}

/// Nothing counts as stored that could not be found again.
void SqlWallsTest::vanishedFileIsNoticed()
{
#ifdef Q_OS_WIN
    QSKIP("an open file cannot vanish here");
#endif
    QFETCH(const std::function<void(const QString&)>, mishap);
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    Noticed noticed(*store);
    const auto id = create(*store, oneTable());
    auto begun = store->beginWrite();
    mishap(folder.club());
    QCOMPARE(failureOf([&] { begun->commit(); }), Kind::Vanished);
    begun.reset();
    QCOMPARE(failureOf([&] { store->beginWrite(); }), Kind::Vanished);
    QCOMPARE(noticed.failure(), Kind::Vanished);
    QVERIFY(store->read().load(id)->tournament == oneTable());
}

void SqlWallsTest::fullDiskLeavesTheDataIntact()
{
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto id = create(*store, smallTournament());
    auto connection = plainConnection(folder.club());
    const int pages = connection->valueOf<int>(u"PRAGMA page_count"_s);
    connection->run(u"PRAGMA max_page_count = %1"_s.arg(pages + 3));
    db::SqlStore full(std::move(connection));
    QCOMPARE(failureOf([&] { create(full, randomTournament(3, {60, 8, 4})); }), Kind::Full);

    QCOMPARE(full.read().tournaments().size(), std::size_t{1});
    QVERIFY(full.read().load(id)->tournament == smallTournament());
    QVERIFY(store->read().load(id)->tournament == smallTournament());
    record(*store, id, difference::between(smallTournament(), oneTable()));
    QVERIFY(full.read().load(id)->tournament == oneTable());
}

RUMMY_TEST(SqlWallsTest)

} // namespace tst_sql_walls

#include "tst_sql_walls.moc"
