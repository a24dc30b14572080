#include "results_test.h"
#include "tests/suite.h"

#include "core/codes/slip_id.h"

namespace tst_results_slip_ids {

using namespace evening;
using namespace results_test;

/// The table field accepts ids of score slips.
class TestResultsSlipIds : public ResultsTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void takesSlipIds();
    void takesAddressesOfSlips();
    void takesSlipIdsOfOtherRounds();
    void refusesSlipIds_data();
    void refusesSlipIds();
};

void TestResultsSlipIds::takesSlipIds()
{
    open();
    // As typed by a scanner, a blank being Enter.
    type((core::slipText({1_r, 2_t}) + u' ').toLatin1().constData());
    QCOMPARE(focused(), u"firstA"_s);
    QCOMPARE(field(u"tableField"_s)->text(), u"2"_s);
    type("0  5  6  9  ");
    QVERIFY(game(2, 1) != nullptr);
    QVERIFY(anyGame(1, 1) == nullptr);
}

void TestResultsSlipIds::takesAddressesOfSlips()
{
    open();
    type(("http://192.168.178.100:8080/t/9FGBAHWSB3KYF2Y5YV3Y6HNPTK#" +
          core::slipText({1_r, 2_t}).toLatin1() + ' ')
             .constData());
    QCOMPARE(atTheField(), QString());
    QCOMPARE(focused(), u"firstA"_s);
    QCOMPARE(field(u"tableField"_s)->text(), u"2"_s);
}

void TestResultsSlipIds::takesSlipIdsOfOtherRounds()
{
    open();
    auto& session = fixture_->session();
    QVERIFY(session.run(core::addRounds, {{2_r, {{1_t, {9_p, 1_p, 2_p, 3_p}}}, {4_p}}},
                        core::RoundState::Published));
    type("2.01.0 ");
    QVERIFY2(!atTheField().isEmpty(), "a wrong digit");
    key(Qt::Key_Escape);
    type((core::slipText({2_r, 1_t}).replace(u'-', u'.') + u' ').toLatin1().constData());
    QCOMPARE(atTheField(), QString());
    QCOMPARE(page_->findChild<QLabel*>(u"slipTitle"_s)->text(), u"Round 2, table 1"_s);
    QCOMPARE(focused(), u"firstA"_s);
}

void TestResultsSlipIds::refusesSlipIds_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("says");
    QTest::newRow("a wrong check digit") << u"1-02-1"_s << u"mistyped"_s;
    QTest::newRow("not all of it") << u"1-02"_s << u"no slip id"_s;
    QTest::newRow("replaced") << core::slipText({1_r, 1_t}) << u"replaced"_s;
    QTest::newRow("taken back") << core::slipText({1_r, 2_t, 2}) << u"taken back"_s;
    QTest::newRow("no such table") << core::slipText({1_r, 3_t}) << u"no table 3"_s;
    QTest::newRow("no such round") << core::slipText({4_r, 1_t}) << u"no round 4"_s;
}

void TestResultsSlipIds::refusesSlipIds()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, says);
    open();
    QVERIFY(
        fixture_->session().run(core::swapSeats, 1_r, 1_p, 2_p, core::ResultsGo::WithTheSeat, {}));
    QTest::keyClicks(QApplication::focusWidget(), typed);
    key(Qt::Key_Return);
    QCOMPARE(focused(), u"tableField"_s);
    QCOMPARE(field(u"tableField"_s)->text(), typed);
    QCOMPARE(field(u"tableField"_s)->selectedText(), typed);
    QVERIFY2(atTheField().contains(says), qPrintable(atTheField()));
    // The right one replaces it.
    key(Qt::Key_Escape);
    QTest::keyClicks(QApplication::focusWidget(), core::slipText({1_r, 1_t, 2}));
    QCOMPARE(atTheField(), QString());
    key(Qt::Key_Return);
    QCOMPARE(focused(), u"firstA"_s);
}

RUMMY_TEST(TestResultsSlipIds)

} // namespace tst_results_slip_ids

#include "tst_results_slip_ids.moc"
