#include "results_test.h"
#include "tests/suite.h"

#include "app/desk/evening/results/phone_reports.h"
#include "app/desk/evening/results/unsettled.h"
#include "app/desk/evening/standings/sheet.h"

#include <QListView>
#include <QSignalSpy>

namespace tst_results_phone {

using namespace evening;
using namespace results_test;

namespace {

core::Report reportOf(int table, int game, const char* stones)
{
    core::Report report;
    report.request = u"%1/%2/%3"_s.arg(table).arg(game).arg(QLatin1StringView(stones));
    report.slip = {1_r, core::TableNumber{table}, 1};
    report.game = core::GameNumber{game};
    report.outcome = played(stones);
    report.seat = 1;
    report.device = u"4F2A"_s;
    report.time = QDateTime(QDate(2026, 10, 16), QTime(19, 30), Qt::UTC);
    return report;
}

} // namespace

/// Slips reported by phone from tables.
class TestResultsPhone : public ResultsTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void enterTakesAWholeTableOver();
    void isSeenBeforeItIsTakenOver();
    void paperThatIsHalfTypedCountsMore();
    void typedOtherwise_data();
    void typedOtherwise();
    void typedTheSame();
    void waitsForItsTable();
    void newestCounts();
    void lateOnesAreShownAlone();
    void offIsOff();
    void waitsAndDiffersOnEveryPage();

private:
    void openHall(core::PhoneSlips phoneSlips = core::PhoneSlips::Desk)
    {
        open({.games = 2});
        auto& session = fixture_->session();
        const auto before = session.tournament().settings;
        auto after = before;
        after.phoneSlips = phoneSlips;
        QVERIFY(session.run(core::editSettings, {before, after}));
        page_test::settle();
    }
    void report(const core::Report& report)
    {
        QVERIFY(
            fixture_->session().run([&](core::TournamentService& service, core::TournamentId id) {
                return service.report(id, report, true);
            }));
    }
    void reportWhileTable1IsOpen()
    {
        type("1 ");
        report(reportOf(1, 1, "0,5,6,9"));
        QTRY_VERIFY(lineOfTable1().contains(u"reported by phone"_s));
    }
    [[nodiscard]] QString lineOfTable1() const
    {
        const auto& list = page_test::part<QListView>(*page_, "tableList");
        return list.model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
    }
    [[nodiscard]] QString told() const
    {
        const auto& notice = page_test::part<desk::Notice>(*page_, "phoneReports");
        return notice.isVisible() ? notice.text() : QString();
    }
};

void TestResultsPhone::enterTakesAWholeTableOver()
{
    openHall();
    report(reportOf(1, 1, "0,5,6,9"));
    report(reportOf(1, 2, "7,0,3,8"));
    QTRY_VERIFY(told().contains(u"Table 1 reported by phone"_s));
    QVERIFY(told().contains(u"Game 2: A 7 · B 0 · C 3 · D 8"_s));
    type(" ");
    QVERIFY(game(1, 1) != nullptr);
    QVERIFY(game(1, 2) != nullptr);
    QCOMPARE(field(u"tableField"_s)->text(), u"2"_s);
    QCOMPARE(told(), QString());
    const auto journal =
        fixture_->session().read([](auto& service, auto id) { return *service.journal(id); });
    QCOMPARE(journal.back().entry.change.reason, u"by phone: seat B, phone 4F2A"_s);
}

/// An Enter meant for the field does not accept a report that has just arrived.
void TestResultsPhone::isSeenBeforeItIsTakenOver()
{
    openHall();
    report(reportOf(1, 1, "0,5,6,9"));
    type(" ");
    QVERIFY(anyGame(1, 1) == nullptr);
    QVERIFY(told().contains(u"Table 1 reported by phone"_s));
    QVERIFY2(lineOfTable1().contains(u"reported by phone"_s), qPrintable(lineOfTable1()));
    type(" ");
    QVERIFY(game(1, 1) != nullptr);
}

void TestResultsPhone::paperThatIsHalfTypedCountsMore()
{
    openHall();
    type("1 0  5 ");
    key(Qt::Key_Escape);
    report(reportOf(1, 1, "0,9,9,9"));
    type("1  ");
    QVERIFY(anyGame(1, 1) == nullptr);
    QVERIFY(focused() != u"tableField"_s);
}

void TestResultsPhone::typedOtherwise_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QByteArray>("counts");
    QTest::addColumn<QString>("reason");
    QTest::newRow("mine") << QByteArray("m") << QByteArray("0,5,6,8") << QString();
    QTest::newRow("theirs") << QByteArray("t") << QByteArray("0,5,6,9")
                            << u"by phone: seat B, phone 4F2A"_s;
}

/// From paper, while the table's own report is waiting.
void TestResultsPhone::typedOtherwise()
{
    QFETCH(const QByteArray, answer);
    QFETCH(const QByteArray, counts);
    QFETCH(const QString, reason);
    openHall();
    reportWhileTable1IsOpen();
    type("0  5  6  8  ");
    QVERIFY(anyGame(1, 1) == nullptr);
    const auto asked = under();
    QVERIFY2(asked.contains(u"Reported by phone"_s) && asked.contains(u"D 9"_s), qPrintable(asked));
    type(answer.constData());
    QVERIFY(game(1, 1) != nullptr);
    QVERIFY(anyGame(1, 1)->outcome == core::GameOutcome(played(counts.constData())));
    const auto journal =
        fixture_->session().read([](auto& service, auto id) { return *service.journal(id); });
    QCOMPARE(journal.back().entry.change.reason, reason);
}

void TestResultsPhone::typedTheSame()
{
    openHall();
    reportWhileTable1IsOpen();
    type("0  5  6  9  ");
    QVERIFY(game(1, 1) != nullptr);
}

void TestResultsPhone::waitsForItsTable()
{
    openHall(core::PhoneSlips::SecondSeat);
    auto byCode = reportOf(1, 1, "0,5,6,9");
    const auto table = core::findTable(fixture_->session().tournament(), core::RoundNumber{1}, 1_t);
    byCode.reporter = table->head.seats[1];
    report(byCode);
    QTRY_VERIFY(told().contains(u"has yet to confirm it"_s));
    type(" ");
    QVERIFY(game(1, 1) != nullptr);
}

void TestResultsPhone::newestCounts()
{
    openHall();
    report(reportOf(1, 1, "0,5,6,9"));
    report(reportOf(1, 1, "0,5,6,8"));
    QTRY_VERIFY(told().contains(u"D 8"_s));
    QVERIFY(!told().contains(u"D 9"_s));
}

void TestResultsPhone::lateOnesAreShownAlone()
{
    openHall();
    auto late = reportOf(1, 1, "0,5,6,9");
    late.slip.edition = 2;
    report(late);
    QTRY_VERIFY(told().contains(u"Reported too late"_s));
    type(" ");
    QVERIFY(anyGame(1, 1) == nullptr);
    QCOMPARE(focused(), u"firstA"_s);
}

void TestResultsPhone::offIsOff()
{
    openHall(core::PhoneSlips::Off);
    report(reportOf(1, 1, "0,5,6,9"));
    type(" ");
    QCOMPARE(told(), QString());
    QCOMPARE(focused(), u"firstA"_s);
}

/// The status line says so wherever the desk looks.
void TestResultsPhone::waitsAndDiffersOnEveryPage()
{
    openHall();
    desk::Unsettled unsettled(fixture_->session());
    const QSignalSpy reported(&unsettled, &desk::Unsettled::reported);
    QCOMPARE(unsettled.text(), QString());
    report(reportOf(1, 1, "0,5,6,9"));
    QTRY_COMPARE(reported.size(), 1);
    QCOMPARE(unsettled.text(), u"Round 1: table(s) 1: report by phone waits"_s);
    const core::GameKey key{1_r, 1_t, 1_g};
    QVERIFY(fixture_->session().run(core::enterGame, key, played("0,5,6,8"), core::EntryTerms()));
    page_test::settle();
    QCOMPARE(unsettled.text(), u"Round 1: table(s) 1: report by phone differs · provisional"_s);
    const auto sheet =
        desk::makeSheet(fixture_->session().tournament(), {}, desk::reportsOf(fixture_->session()));
    QVERIFY(std::find(sheet.missing.begin(), sheet.missing.end(),
                      core::Missing(core::DifferingReport{key})) != sheet.missing.end());
    // It still differs when tables report no longer.
    const auto before = fixture_->session().tournament().settings;
    auto wanted = before;
    wanted.phoneSlips = core::PhoneSlips::Off;
    QVERIFY(fixture_->session().run(core::editSettings, {before, wanted}));
    page_test::settle();
    QCOMPARE(desk::reportsOf(fixture_->session()).size(), std::size_t{1});
}

RUMMY_TEST(TestResultsPhone)

} // namespace tst_results_phone

#include "tst_results_phone.moc"
