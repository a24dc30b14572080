#include "core/codes/hall_codes.h"
#include "db/sqlite/check.h"
#include "store_engine.h"
#include "store_fixture.h"
#include "tests/pending_builder.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_sql_pending {

using namespace Qt::StringLiterals;
using namespace store_fixture;

namespace {

core::PendingEntry reportOf(const QString& id, core::GameOutcome outcome)
{
    auto report = pending_builder::report(id, {core::RoundNumber{1}, core::TableNumber{1}, 3},
                                          core::GameNumber{2}, std::move(outcome));
    report.seenRevision = 4;
    return report;
}

/// One of each kind of action and outcome, with and without what may be missing.
core::PendingEntries allEntries()
{
    core::PlayedGame game;
    game.result.hands = scoring::Hands(4);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        game.result.hands[seat] = scoring::Hand{static_cast<std::int32_t>(seat * 3), 1};
    }
    core::PendingEntries entries = {
        reportOf(u"played"_s, game), reportOf(u"not played"_s, core::UnplayedGame{u"ü"_s}),
        pending_builder::objection(u"mark"_s, {core::RoundNumber{1}, core::TableNumber{1}, 1})};
    entries[0].sender.seat = 3;
    entries[0].sender.person = core::StartNumber{4};
    entries[0].warnings = {scoring::GameDoubt::LargeHand, scoring::GameDoubt::SameAsPreviousGame};
    entries[0].reason = u"the slip says 7"_s;
    entries[1].settled =
        core::Settlement{core::SettledHow::Dropped, u"Desk 2"_s,
                         QDateTime({2026, 5, 16}, {19, 40, 2}, Qt::UTC), u"no such game"_s};
    return entries;
}

} // namespace

/// Keys of codes, and what came from elsewhere, in a database.
class TestSqlPending : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areStored()
    {
        const Folder folder;
        core::TournamentId id{0};
        const auto key = core::newHallKey();
        {
            const auto store = db::openStore(folder.club(), db::IfMissing::Create);
            id = create(*store, oneTable());
            const auto transaction = store->beginWrite();
            transaction->setHallKey(id, key);
            for (const auto& entry : allEntries()) {
                transaction->addPending(id, entry);
            }
            transaction->commit();
        }
        const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
        QCOMPARE(store->read().hallKey(id), key);
        QVERIFY(store->read().pendingEntries(id) == allEntries());
        QVERIFY(db::checkDatabase(folder.club()).empty());
    }

    void goWithTheTournament()
    {
        const auto store = store_engine::newStore();
        const auto id = create(*store, oneTable());
        const auto other = create(*store, oneTable());
        const auto transaction = store->beginWrite();
        transaction->setHallKey(id, core::newHallKey());
        transaction->addPending(id, allEntries()[0]);
        QVERIFY(transaction->read().hallKey(other).isEmpty());
        QVERIFY(!transaction->read().pendingEntry(other, u"played"_s));
        QVERIFY(transaction->remove(id));
        transaction->commit();
        QVERIFY(store->read().hallKey(id).isEmpty());
        QVERIFY(store->read().pendingEntries(id).empty());
    }

    void areReadByWhatIsAsked()
    {
        const auto store = db::openStoreInMemory();
        const auto id = create(*store, oneTable());
        const core::TableKey otherTable{core::RoundNumber{1}, core::TableNumber{2}};
        auto other = allEntries()[0];
        other.id = u"other table"_s;
        pending_builder::gameOf(other).slip.table = otherTable.table;
        const auto transaction = store->beginWrite();
        auto all = allEntries();
        all.push_back(other);
        for (const auto& entry : all) {
            transaction->addPending(id, entry);
        }
        auto& read = transaction->read();
        QVERIFY(read.pendingEntries(id) == all);
        QVERIFY(read.pendingEntries(id, {.table = otherTable}) == std::vector{other});
        QVERIFY(read.pendingEntries(id, {.isUnsettled = true}) ==
                (core::PendingEntries{all[0], all[2], other}));
        QVERIFY(read.pendingEntry(id, other.id) == other);
        QVERIFY(!read.pendingEntry(id, u"unknown"_s));
    }

    void areSettled()
    {
        const auto store = store_engine::newStore();
        const auto id = create(*store, oneTable());
        const auto transaction = store->beginWrite();
        for (const auto& entry : allEntries()) {
            transaction->addPending(id, entry);
        }
        auto expected = allEntries();
        expected[0].settled =
            core::Settlement{core::SettledHow::Taken, u"Desk"_s, stampAt(5).time, {}};
        transaction->settle(id, expected[0].id, *expected[0].settled);
        QVERIFY(transaction->read().pendingEntries(id) == expected);
    }

    /// Those between others; removing the last one leaves no trace.
    void removedOnesAreNoticed()
    {
        const Folder folder;
        {
            const auto store = db::openStore(folder.club(), db::IfMissing::Create);
            const auto id = create(*store, oneTable());
            const auto transaction = store->beginWrite();
            for (const auto& entry : allEntries()) {
                transaction->addPending(id, entry);
            }
            transaction->commit();
        }
        QVERIFY(db::checkDatabase(folder.club()).empty());
        plainConnection(folder.club())->run(u"DELETE FROM pending WHERE position = 1"_s);
        QCOMPARE(db::checkDatabase(folder.club()).size(), std::size_t{1});
    }

    void sameRequestIsNotStoredTwice()
    {
        const auto store = store_engine::newStore();
        const auto id = create(*store, oneTable());
        const auto transaction = store->beginWrite();
        transaction->addPending(id, allEntries()[0]);
        QVERIFY_THROWS_EXCEPTION(core::StoreFailure, transaction->addPending(id, allEntries()[0]));
    }
};

RUMMY_TEST(TestSqlPending)

} // namespace tst_sql_pending

#include "tst_sql_pending.moc"
