#include "core/change/report.h"
#include "core/codes/hall_codes.h"
#include "db/sqlite/check.h"
#include "store_engine.h"
#include "store_fixture.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_sql_reports {

using namespace Qt::StringLiterals;
using namespace store_fixture;

namespace {

core::Report reportOf(const QString& request, core::GameOutcome outcome)
{
    core::Report report;
    report.request = request;
    report.slip = {core::RoundNumber{1}, core::TableNumber{1}, 3};
    report.game = core::GameNumber{2};
    report.outcome = std::move(outcome);
    report.seenRevision = 4;
    report.device = u"4F2A"_s;
    report.time = QDateTime({2026, 5, 14}, {19, 30, 1}, Qt::UTC);
    return report;
}

/// One of each kind of outcome, with and without a seat.
std::vector<core::Report> allReports()
{
    core::PlayedGame game;
    game.result.hands = scoring::Hands(4);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        game.result.hands[seat] = scoring::Hand{static_cast<std::int32_t>(seat * 3), 1};
    }
    std::vector<core::Report> reports = {reportOf(u"played"_s, game),
                                         reportOf(u"not played"_s, core::UnplayedGame{u"ü"_s})};
    reports[0].seat = 3;
    reports[0].reporter = core::StartNumber{4};
    return reports;
}

} // namespace

/// Keys of codes and reports by phone in a database.
class TestSqlReports : public QObject
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
            for (const auto& report : allReports()) {
                transaction->addReport(id, report);
            }
            transaction->commit();
        }
        const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
        QCOMPARE(store->read().hallKey(id), key);
        QVERIFY(store->read().reportsAfter(id, 0) == allReports());
        QVERIFY(db::checkDatabase(folder.club()).empty());
    }

    void goWithTheTournament()
    {
        const auto store = store_engine::newStore();
        const auto id = create(*store, oneTable());
        const auto other = create(*store, oneTable());
        const auto transaction = store->beginWrite();
        transaction->setHallKey(id, core::newHallKey());
        transaction->addReport(id, allReports()[0]);
        QVERIFY(transaction->read().hallKey(other).isEmpty());
        QVERIFY(!transaction->read().report(other, u"played"_s));
        QVERIFY(transaction->remove(id));
        transaction->commit();
        QVERIFY(store->read().hallKey(id).isEmpty());
        QVERIFY(store->read().reportsAfter(id, 0).empty());
    }

    void areReadFromThoseKnownOn()
    {
        const auto store = db::openStoreInMemory();
        const auto id = create(*store, oneTable());
        const auto all = allReports();
        {
            const auto transaction = store->beginWrite();
            for (const auto& report : all) {
                transaction->addReport(id, report);
            }
            transaction->commit();
        }
        QVERIFY(store->read().reportsAfter(id, 1) == std::vector{all[1]});
        QVERIFY(store->read().reportsAfter(id, 2).empty());
        QVERIFY(store->read().reportsAfter(id, 3).empty());
    }

    void areReadByTable()
    {
        const auto store = db::openStoreInMemory();
        const auto id = create(*store, oneTable());
        auto other = allReports()[0];
        other.request = u"other table"_s;
        other.slip.table = core::TableNumber{2};
        const auto transaction = store->beginWrite();
        transaction->addReport(id, allReports()[0]);
        transaction->addReport(id, other);
        QVERIFY(transaction->read().reports(id, {core::RoundNumber{1}, core::TableNumber{2}}) ==
                std::vector{other});
        QVERIFY(transaction->read().report(id, other.request) == other);
        QVERIFY(!transaction->read().report(id, u"unknown"_s));
    }

    /// Those between others; removing the last one leaves no trace.
    void removedOnesAreNoticed()
    {
        const Folder folder;
        {
            const auto store = db::openStore(folder.club(), db::IfMissing::Create);
            const auto id = create(*store, oneTable());
            const auto transaction = store->beginWrite();
            for (const auto& report : allReports()) {
                transaction->addReport(id, report);
            }
            transaction->commit();
        }
        QVERIFY(db::checkDatabase(folder.club()).empty());
        plainConnection(folder.club())->run(u"DELETE FROM report WHERE position = 1"_s);
        QCOMPARE(db::checkDatabase(folder.club()).size(), std::size_t{1});
    }

    void sameRequestIsNotStoredTwice()
    {
        const auto store = store_engine::newStore();
        const auto id = create(*store, oneTable());
        const auto transaction = store->beginWrite();
        transaction->addReport(id, allReports()[0]);
        QVERIFY_THROWS_EXCEPTION(core::StoreFailure, transaction->addReport(id, allReports()[0]));
    }
};

RUMMY_TEST(TestSqlReports)

} // namespace tst_sql_reports

#include "tst_sql_reports.moc"
