#include "core/service/tournament_service.h"
#include "db/sqlite/check.h"
#include "db/sqlite/club_database.h"
#include "db/sqlite/contents.h"
#include "store_engine.h"
#include "store_fixture.h"
#include "tests/noticed.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_sql_clocks {

using namespace Qt::StringLiterals;
using namespace store_fixture;

namespace {

const core::RoundNumber first{1};
const QDateTime evening({2026, 5, 14}, {19, 0}, Qt::UTC);

core::Tournament withClock()
{
    auto tournament = oneTable();
    tournament.settings.roundMinutes = 35;
    tournament.settings.schedule = {{first, QTime(19, 0)},
                                    {core::ScheduledBreak{20, u"Essen"_s}, std::nullopt}};
    tournament.rounds[0].clock = core::RoundClock{evening, evening.addSecs(600), 90, -2};
    return tournament;
}

core::TournamentService serviceOf(core::Store& store, const QDateTime& now)
{
    return {store, u"desk"_s, [now] { return now; }};
}

} // namespace

/// The clocks of rounds in a database.
class TestSqlClocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isStored();
    void goesOnAfterARestart();
    void twoProgramsAtOneFile();
    void goesWithItsRound();
    void fileOfSchema8TakesClocks();
    void changeOutsideIsRefused();
};

void TestSqlClocks::isStored()
{
    const auto store = store_engine::newStore();
    const auto id = create(*store, withClock());
    QVERIFY(store->read().load(id)->tournament == withClock());
    QCOMPARE(store->read().clocks(id).size(), std::size_t{1});
    {
        const auto transaction = store->beginWrite();
        transaction->setClock(id, first, std::nullopt);
        transaction->commit();
    }
    QVERIFY(store->read().clocks(id).empty());
    QVERIFY(store->beginWrite()->remove(id));
}

void TestSqlClocks::goesOnAfterARestart()
{
    const Folder folder;
    core::TournamentId id{0};
    {
        const auto store = db::openStore(folder.club(), db::IfMissing::Create);
        auto tournament = withClock();
        tournament.rounds[0].clock.reset();
        id = create(*store, tournament);
        QVERIFY(serviceOf(*store, evening).run(id, core::startClock, first));
    }
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    const auto later = evening.addSecs(600);
    auto service = serviceOf(*store, later);
    const auto* const tournament = *service.tournament(id);
    QCOMPARE(
        core::readClock(tournament->settings, core::clockedRound(*tournament), later).secondsLeft,
        25 * 60);
    QVERIFY(db::checkDatabase(folder.club()).empty());
}

void TestSqlClocks::twoProgramsAtOneFile()
{
    const store_engine::Club club;
    const auto store = club.open();
    const auto other = club.open();
    const auto id = create(*store, withClock());
    auto left = serviceOf(*store, evening);
    auto right = serviceOf(*other, evening);
    QVERIFY(left.tournament(id));
    QVERIFY(right.tournament(id));
    Noticed noticed(*other);
    QVERIFY(left.run(id, core::addToClock, first, 7));
    QTRY_COMPARE(noticed.commits(), 1);
    const core::GameKey game{first, core::TableNumber{1}, core::GameNumber{1}};
    QVERIFY(right.run(id, core::enterGame, game, core::UnplayedGame{u"time"_s}, {}));
    QVERIFY(right.undo(id));
    QVERIFY(left.run(id, core::startClock, first));
    QVERIFY(right.redo(id));
    QCOMPARE((*right.tournament(id))->rounds[0].clock->addedMinutes, 5);
    QVERIFY(**left.tournament(id) == **right.tournament(id));
}

void TestSqlClocks::goesWithItsRound()
{
    const auto store = store_engine::newStore();
    const auto id = create(*store, withClock());
    auto service = serviceOf(*store, evening);
    QVERIFY(service.run(id, core::withdrawRound, first));
    QVERIFY(store->read().clocks(id).empty());
    QVERIFY(service.undo(id));
    QVERIFY(**service.tournament(id) == store->read().load(id)->tournament);
}

void TestSqlClocks::fileOfSchema8TakesClocks()
{
    const Folder folder;
    {
        auto before = db::shippedMigrations();
        std::erase_if(before, [](const db::Migration& one) { return one.version > 8; });
        const auto connection = db::openClubDatabase(folder.club(), db::IfMissing::Create, before);
        QCOMPARE(db::schemaVersion(*connection), 8);
    }
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    const auto id = create(*store, withClock());
    QVERIFY(store->read().load(id)->tournament == withClock());
    QVERIFY(db::checkDatabase(folder.club()).empty());
}

void TestSqlClocks::changeOutsideIsRefused()
{
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto id = create(*store, withClock());
    plainConnection(folder.club())->run(u"UPDATE round_clock SET added_minutes = 60"_s);
    QCOMPARE(failureOf([&] { store->read().load(id); }), Kind::Damaged);
    QCOMPARE(failureOf([&] { store->read().clocks(id); }), Kind::Damaged);
    QCOMPARE(db::checkDatabase(folder.club()).size(), std::size_t{1});
}

RUMMY_TEST(TestSqlClocks)

} // namespace tst_sql_clocks

#include "tst_sql_clocks.moc"
