#include "core/codes/hall_codes.h"
#include "service_desk.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_reports {

using namespace Qt::Literals::StringLiterals;
using namespace director_test;
using core::Report;

namespace {

/// Of game 1 at table 1.
Report reportOf(const QString& request, const char* stones)
{
    Report report;
    report.request = request;
    report.slip = {1_r, 1_t, 1};
    report.game = 1_g;
    report.outcome = played(stones);
    report.device = u"4F"_s;
    report.time = start;
    return report;
}

} // namespace

/// Reports by phone from tables.
class TestReports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areNoResults()
    {
        Session session;
        const auto before = session.now();
        const auto entries = session.store.read().journal(session.id).size();
        QVERIFY(session.service.report(session.id, reportOf(u"a"_s, "0,5,7,9"), false));
        QCOMPARE(session.service.read().reportsAfter(session.id, 0).size(), std::size_t{1});
        QVERIFY(session.now() == before);
        QCOMPARE(session.store.read().journal(session.id).size(), entries);
    }

    void areKeptOnce()
    {
        Session session;
        const auto report = reportOf(u"a"_s, "0,5,7,9");
        QVERIFY(session.service.report(session.id, report, false));
        QVERIFY(session.service.report(session.id, report, false));
        QCOMPARE(session.service.read().reportsAfter(session.id, 0), std::vector<Report>{report});
    }

    void areCheckedLikeEntries()
    {
        Session session;
        QVERIFY(!session.service.report(session.id, reportOf(u"a"_s, "0,0,7"), false));
        auto beyond = reportOf(u"b"_s, "0,5,7,9");
        beyond.game = core::GameNumber{99};
        QVERIFY(!session.service.report(session.id, beyond, false));
        QVERIFY(session.service.read().reportsAfter(session.id, 0).empty());
    }

    void warningsAreConfirmed()
    {
        Session session;
        const auto many = reportOf(u"a"_s, "0,5,7,60");
        const auto unconfirmed = session.service.report(session.id, many, false);
        QVERIFY(!unconfirmed);
        QVERIFY(!unconfirmed.refused().unconfirmed.empty());
        QVERIFY(session.service.read().reportsAfter(session.id, 0).empty());
        QVERIFY(session.service.report(session.id, many, true));
    }

    void gameThatChangedMeanwhileIsShown()
    {
        Session session;
        QVERIFY(session.service.run(session.id, core::enterGame, firstGame, played("0,1,2,3"),
                                    plainTerms));
        const auto refused = session.service.report(session.id, reportOf(u"a"_s, "0,5,7,9"), false);
        QVERIFY(!refused);
        QVERIFY(refused.refused().refusals.front().code ==
                core::RefusalCode(core::ResultFault::Stale));
        QVERIFY(session.service.read().reportsAfter(session.id, 0).empty());
    }

    void lateOnesAreKept_data()
    {
        QTest::addColumn<bool>("isReplaced");
        QTest::newRow("the slip was replaced") << true;
        QTest::newRow("the round is closed") << false;
    }
    void lateOnesAreKept()
    {
        QFETCH(const bool, isReplaced);
        Session session;
        auto report = reportOf(u"a"_s, "0,5,7,9");
        QVERIFY(isInTime(session.now(), report));
        if (isReplaced) {
            report.slip.edition = 2;
        } else {
            QVERIFY(session.service.run(session.id, core::cancelRound, 1_r, u"rain"_s));
        }
        QVERIFY(!isInTime(session.now(), report));
        QVERIFY(session.service.report(session.id, report, false));
        QCOMPARE(session.service.read().reportsAfter(session.id, 0).size(), std::size_t{1});
    }

    void areBounded()
    {
        Session session;
        for (std::size_t count = 0; count < core::mostReportsOfGame; ++count) {
            QVERIFY(session.service.report(session.id, reportOf(QString::number(count), "0,5,7,9"),
                                           false));
        }
        const auto refused = session.service.report(session.id, reportOf(u"z"_s, "0,5,7,9"), false);
        QVERIFY(refused.refused().refusals.front().code ==
                core::RefusalCode(core::ResultFault::TooManyReports));
    }

    void keyIsMadeOnce()
    {
        Session session;
        QVERIFY(session.service.read().hallKey(session.id).isEmpty());
        const auto key = session.service.makeHallKey(session.id);
        QCOMPARE(key->size(), core::hallKeyLength);
        QCOMPARE(*session.service.makeHallKey(session.id), *key);
        QCOMPARE(session.service.read().hallKey(session.id), *key);
        QVERIFY(!session.service.makeHallKey(core::TournamentId{99}));
    }
};

RUMMY_TEST(TestReports)

} // namespace tst_reports

#include "tst_reports.moc"
