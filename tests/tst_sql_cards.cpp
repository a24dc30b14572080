#include "random_cards.h"
#include "sql_store_test.h"
#include "store_engine.h"
#include "tests/suite.h"

namespace tst_sql_cards {

using namespace sql_store_test;

namespace {

/// A match with a departure, decided by a lot.
core::Tournament withLot()
{
    using namespace card_evening;
    auto evening = cards(3, quick(CardEvent::Multi));
    auto played = table(1, {1_p, 2_p, 3_p}, games({dealtToStock("60,60,5", "5,5,5")}));
    played.head.lot = {2_p};
    played.head.withdrawn = {3_p};
    evening.rounds = {round(1, {played})};
    return evening;
}

} // namespace

/// The SQL store handles Rommé 500 tournaments like all others.
class SqlCardsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsCreatedIsLoaded();
    void changesAndTheirReverseAreWritten();
    void dealsHaveRevisions();
    void removedWithEverything();
    void walls_data();
    void walls();
};

void SqlCardsTest::whatIsCreatedIsLoaded()
{
    const auto store = store_engine::newStore();
    for (unsigned seed = 1; seed <= static_cast<unsigned>(store_engine::times(100)); ++seed) {
        const auto tournament = randomCards(seed);
        const auto loaded = store->read().load(create(*store, tournament));
        QVERIFY2(loaded && loaded->tournament == tournament, qPrintable(QString::number(seed)));
    }
}

void SqlCardsTest::changesAndTheirReverseAreWritten()
{
    const auto store = store_engine::newStore();
    for (unsigned seed = 1; seed <= static_cast<unsigned>(store_engine::times(40)); ++seed) {
        const auto one = randomCards(seed);
        // Every third has other rules, with games in place of deals.
        const auto other =
            seed % 3 == 0 ? randomTournament(seed, {18, 3, 3}) : randomCards(seed + 1000);
        const auto change = difference::between(one, other);
        const auto id = create(*store, one);
        record(*store, id, change);
        QVERIFY2(store->read().load(id)->tournament == other, qPrintable(QString::number(seed)));
        record(*store, id, reversed(change));
        QVERIFY2(store->read().load(id)->tournament == one, qPrintable(QString::number(seed)));
    }
}

void SqlCardsTest::dealsHaveRevisions()
{
    auto evening = card_evening::cards(2, card_evening::quick(core::CardEvent::Ring, 3));
    const core::GameOutcome first = card_evening::dealt("60,20", "0,5");
    const core::GameOutcome second = card_evening::dealt("60,25", "0,5");
    evening.rounds = {
        evening::round(1, {evening::table(1, {core::StartNumber{1}, core::StartNumber{2}},
                                          card_evening::games({first}))})};
    const auto store = store_engine::newStore();
    const auto id = create(*store, evening);
    QCOMPARE(store->read().gameRevision(id, firstGame).number, 1);
    record(*store, id, gameChange(first, second));
    QCOMPARE(store->read().gameRevision(id, firstGame).number, 2);
    record(*store, id, gameChange(second, closedGame(u"time"_s)));
    record(*store, id, gameChange(closedGame(u"time"_s), std::nullopt));
    QCOMPARE(store->read().gameRevision(id, firstGame).number, 4);
}

void SqlCardsTest::removedWithEverything()
{
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    for (unsigned seed = 1; seed <= 30; ++seed) {
        const auto id = create(*store, randomCards(seed));
        const auto transaction = store->beginWrite();
        QVERIFY(transaction->remove(id));
        transaction->commit();
    }
    const auto connection = plainConnection(folder.club());
    for (const auto& table : {u"deal"_s, u"deal_hand"_s, u"lot"_s, u"withdrawn"_s, u"game"_s,
                              u"seat"_s, u"journal"_s, u"tournament"_s}) {
        QCOMPARE(connection->valueOf<int>(u"SELECT count(*) FROM %1"_s.arg(table)), 0);
    }
}

void SqlCardsTest::walls_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("an ending of other rules") << u"UPDATE deal SET ending = 'romme'"_s;
    QTest::newRow("points below 0") << u"UPDATE deal_hand SET melded = -1"_s;
    QTest::newRow("a fifth seat") << u"UPDATE deal_hand SET seat = 4"_s;
    QTest::newRow("a substitute of two kinds")
        << u"UPDATE deal_hand SET played_by = 'Hans', taken_over_by = 1"_s;
    QTest::newRow("a lot of nobody known") << u"UPDATE lot SET participant = 99"_s;
    QTest::newRow("left by nobody known") << u"UPDATE withdrawn SET participant = 99"_s;
    QTest::newRow("an unknown rule set") << u"UPDATE tournament SET rule_set = 'romme-501'"_s;
}

void SqlCardsTest::walls()
{
    QFETCH(const QString, sql);
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    create(*store, withLot());
    const auto connection = plainConnection(folder.club());
    connection->run(u"PRAGMA foreign_keys = ON"_s);
    QVERIFY(failureOf([&] { connection->run(sql); }));
}

RUMMY_TEST(SqlCardsTest)

} // namespace tst_sql_cards

#include "tst_sql_cards.moc"
