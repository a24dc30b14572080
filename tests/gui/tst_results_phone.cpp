#include "results_test.h"
#include "tests/pending_builder.h"
#include "tests/suite.h"

#include "app/desk/evening/results/unsettled.h"
#include "app/desk/evening/results/waiting_entries.h"
#include "app/desk/evening/standings/sheet.h"
#include "core/pending/pending_keys.h"

#include <QListView>
#include <QMenu>
#include <QSignalSpy>

namespace tst_results_phone {

using namespace evening;
using namespace results_test;

namespace {

core::SlipId slipOf(int table)
{
    return {1_r, core::TableNumber{table}, 1};
}

core::PendingEntry reportOf(int table, int game, const char* stones)
{
    auto report =
        pending_builder::report(u"%1/%2/%3"_s.arg(table).arg(game).arg(QLatin1StringView(stones)),
                                slipOf(table), core::GameNumber{game}, played(stones));
    report.sender.seat = 1;
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

    void enterTakesGameAfterGame();
    void isSeenBeforeItIsTakenOver();
    void fillsTheRowInWhichNothingIsTyped();
    void questionShowsWhatCameSince();
    void warningsAreAskedAtTheDesk();
    void disputedTablesTakeNothingByEnter_data();
    void disputedTablesTakeNothingByEnter();
    void paperThatIsHalfTypedCountsMore();
    void typedOtherwise_data();
    void typedOtherwise();
    void typedTheSame();
    void waitsForItsTable();
    void anotherPhoneIsHeard();
    void newestCounts();
    void differingOneIsFilledInOrLeftOut_data();
    void differingOneIsFilledInOrLeftOut();
    void aHelpersCorrectionIsShownWithItsReason();
    void oneIsLeftOutOrTheWholeTable_data();
    void oneIsLeftOutOrTheWholeTable();
    void lateOnesAreLeftOut();
    void whatWaitsStaysWhenPhonesAreOff();
    void waitsAndDiffersOnEveryPage();
    void objectionsAreSeenEverywhere();

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
    /// It comes from elsewhere: the page hears of it by itself.
    void report(const core::PendingEntry& entry)
    {
        QVERIFY(
            fixture_->session().run([&](core::TournamentService& service, core::TournamentId id) {
                return service.submit(id, entry, true);
            }));
    }
    void press(const char* button)
    {
        page_test::part<QPushButton>(*page_, button).click();
        page_test::settle();
    }
    /// How the entry was settled; empty: it waits.
    [[nodiscard]] QString settled(const core::PendingEntry& entry)
    {
        const auto found = fixture_->session().read(
            [&](auto& service, auto id) { return service.read().pendingEntry(id, entry.id); });
        return found && found->settled ? core::keyOf(found->settled->how) : QString();
    }
    [[nodiscard]] QString lastReason()
    {
        const auto journal =
            fixture_->session().read([](auto& service, auto id) { return *service.journal(id); });
        return journal.back().entry.change.reason;
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

void TestResultsPhone::enterTakesGameAfterGame()
{
    openHall();
    const auto first = reportOf(1, 1, "0,5,6,9");
    report(first);
    report(reportOf(1, 2, "7,0,3,8"));
    QTRY_VERIFY(told().contains(u"Table 1 reported by phone"_s));
    type(" ");
    // In the grid, with who says so.
    QCOMPARE(focused(), u"firstA"_s);
    QCOMPARE(field(u"firstD"_s)->text(), u"9"_s);
    QVERIFY2(under().contains(u"by phone: seat B, phone 4F2A"_s), qPrintable(under()));
    QVERIFY(anyGame(1, 1) == nullptr);
    type(" ");
    QVERIFY(game(1, 1) != nullptr);
    QVERIFY(anyGame(1, 2) == nullptr);
    QCOMPARE(settled(first), u"taken"_s);
    QCOMPARE(lastReason(), u"by phone: seat B, phone 4F2A"_s);
    QCOMPARE(field(u"firstA"_s)->text(), u"7"_s);
    type(" ");
    QVERIFY(game(1, 2) != nullptr);
    QCOMPARE(field(u"tableField"_s)->text(), u"2"_s);
    QCOMPARE(told(), QString());
}

/// An Enter meant for the field does not accept a report that has just arrived.
void TestResultsPhone::isSeenBeforeItIsTakenOver()
{
    openHall();
    report(reportOf(1, 1, "0,5,6,9"));
    type(" ");
    QVERIFY(anyGame(1, 1) == nullptr);
    QCOMPARE(focused(), u"firstA"_s);
    QTRY_VERIFY2(lineOfTable1().contains(u"reported by phone"_s), qPrintable(lineOfTable1()));
    type(" ");
    QVERIFY(game(1, 1) != nullptr);
}

/// What is being typed stays.
void TestResultsPhone::fillsTheRowInWhichNothingIsTyped()
{
    openHall();
    type("1 ");
    report(reportOf(1, 1, "0,5,6,9"));
    QTRY_COMPARE(field(u"firstD"_s)->text(), u"9"_s);
    QCOMPARE(focused(), u"firstA"_s);
    // What is in sight stays, whatever comes.
    report(reportOf(1, 1, "0,5,6,8"));
    QTRY_VERIFY(!under().contains(u"Enter stores it"_s));
    QCOMPARE(field(u"firstD"_s)->text(), u"9"_s);
    key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(under().contains(u"Reported by phone: A 0 · B 5 · C 6 · D 8"_s), qPrintable(under()));
    QVERIFY(anyGame(1, 1) == nullptr);
}

/// Theirs is what the question shows.
void TestResultsPhone::questionShowsWhatCameSince()
{
    openHall();
    reportWhileTable1IsOpen();
    type("0  5  6  8  ");
    QVERIFY2(under().contains(u"D 9"_s), qPrintable(under()));
    report(reportOf(1, 1, "0,5,6,7"));
    QTRY_VERIFY2(under().contains(u"D 7"_s), qPrintable(under()));
    QVERIFY(anyGame(1, 1) == nullptr);
    type("t");
    QVERIFY(anyGame(1, 1)->outcome == core::GameOutcome(played("0,5,6,7")));
}

/// Whatever the phone has confirmed.
void TestResultsPhone::warningsAreAskedAtTheDesk()
{
    openHall();
    report(reportOf(1, 1, "0,5,6,60"));
    type("1 ");
    QVERIFY2(under().contains(u"The phone asked"_s), qPrintable(under()));
    type(" ");
    QVERIFY(anyGame(1, 1) == nullptr);
    QVERIFY2(under().contains(u"60"_s), qPrintable(under()));
    type("y");
    QVERIFY(game(1, 1) != nullptr);
    QCOMPARE(lastReason(), u"by phone: seat B, phone 4F2A"_s);
}

void TestResultsPhone::disputedTablesTakeNothingByEnter_data()
{
    QTest::addColumn<bool>("isObjection");
    QTest::newRow("marked by the desk") << false;
    QTest::newRow("objected to by phone") << true;
}
void TestResultsPhone::disputedTablesTakeNothingByEnter()
{
    QFETCH(const bool, isObjection);
    openHall();
    report(reportOf(1, 1, "0,5,6,9"));
    if (isObjection) {
        report(pending_builder::objection(u"o"_s, slipOf(1)));
    } else {
        QVERIFY(fixture_->session().run(core::markTable, core::TableKey{1_r, 1_t},
                                        core::TableMark::Disputed, QString()));
    }
    page_test::settle();
    type("1 ");
    QCOMPARE(field(u"firstA"_s)->text(), QString());
    type("     ");
    QVERIFY(anyGame(1, 1) == nullptr);
    if (isObjection) {
        return;
    }
    key(Qt::Key_Escape);
    QTRY_VERIFY2(told().contains(u"is disputed"_s), qPrintable(told()));
    press("fillInButton");
    QCOMPARE(field(u"firstD"_s)->text(), u"9"_s);
    type(" ");
    QVERIFY(anyGame(1, 1) == nullptr);
    key(Qt::Key_Return, Qt::ControlModifier);
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
    QCOMPARE(lastReason(), reason);
    QCOMPARE(settled(reportOf(1, 1, "0,5,6,9")), answer == "m" ? u"dropped"_s : u"taken"_s);
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
    byCode.sender.person = table->head.seats[1];
    report(byCode);
    QTRY_VERIFY(told().contains(u"has yet to confirm it"_s));
    type("  ");
    QVERIFY(game(1, 1) != nullptr);
}

void TestResultsPhone::anotherPhoneIsHeard()
{
    openHall();
    auto other = reportOf(1, 1, "0,7,7,8");
    other.sender.device = u"77AA"_s;
    report(other);
    report(reportOf(1, 1, "0,5,6,9"));
    type("1 ");
    QCOMPARE(field(u"firstD"_s)->text(), u"9"_s);
    QVERIFY2(under().contains(u"Another phone says: Game 1: A 0 · B 7"_s), qPrintable(under()));
    type(" ");
    QCOMPARE(settled(other), u"replaced"_s);
}

void TestResultsPhone::newestCounts()
{
    openHall();
    report(reportOf(1, 1, "0,5,6,9"));
    report(reportOf(1, 1, "0,5,6,8"));
    QTRY_VERIFY(told().contains(u"D 8"_s));
    QVERIFY(!told().contains(u"D 9"_s));
}

void TestResultsPhone::differingOneIsFilledInOrLeftOut_data()
{
    QTest::addColumn<bool>("isFilledIn");
    QTest::newRow("filled in") << true;
    QTest::newRow("left out") << false;
}
void TestResultsPhone::differingOneIsFilledInOrLeftOut()
{
    QFETCH(const bool, isFilledIn);
    openHall();
    const auto entry = reportOf(1, 1, "0,5,6,9");
    report(entry);
    QVERIFY(fixture_->session().run(core::enterGame, core::GameKey{1_r, 1_t, 1_g},
                                    played("0,5,6,8"), core::EntryTerms()));
    page_test::settle();
    type("1");
    QTRY_VERIFY2(told().contains(u"reported otherwise than is stored"_s), qPrintable(told()));
    QVERIFY(told().contains(u"D 9"_s) && told().contains(u"D 8"_s));
    if (isFilledIn) {
        press("fillInButton");
        key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(anyGame(1, 1)->outcome == core::GameOutcome(played("0,5,6,9")));
    } else {
        answerReason(u"two slips"_s);
        press("leaveOutButton");
        QVERIFY(anyGame(1, 1)->outcome == core::GameOutcome(played("0,5,6,8")));
    }
    QCOMPARE(settled(entry), isFilledIn ? u"taken"_s : u"dropped"_s);
    QTRY_COMPARE(told(), QString());
}

/// With phones off, as helpers need none.
void TestResultsPhone::aHelpersCorrectionIsShownWithItsReason()
{
    openHall();
    const auto before = fixture_->session().tournament().settings;
    auto off = before;
    off.phoneSlips = core::PhoneSlips::Off;
    QVERIFY(fixture_->session().run(core::editSettings, {before, off}));
    const core::GameKey game{1_r, 1_t, 1_g};
    QVERIFY(fixture_->session().run(core::enterGame, game, played("0,5,6,8"), core::EntryTerms()));
    page_test::settle();
    auto entry = reportOf(1, 1, "0,5,6,9");
    entry.sender = {u"Helper: Anna"_s};
    entry.reason = u"the slip says 9"_s;
    entry.seenRevision = 1;
    report(entry);
    type("1");
    QTRY_VERIFY2(told().contains(u"A helper asks to correct table 1."_s), qPrintable(told()));
    QVERIFY2(told().contains(u"Helper: Anna: the slip says 9"_s), qPrintable(told()));
    QVERIFY(told().contains(u"D 9"_s) && told().contains(u"D 8"_s));
    const auto missing =
        core::whatIsMissing(fixture_->session().tournament(), desk::waitingIn(fixture_->session()));
    QVERIFY(std::find(missing.begin(), missing.end(), core::Missing(core::DifferingReport{game})) !=
            missing.end());
    press("fillInButton");
    key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(anyGame(1, 1)->outcome == core::GameOutcome(played("0,5,6,9")));
    QCOMPARE(settled(entry), u"taken"_s);
    QCOMPARE(lastReason(), u"Helper: Anna: the slip says 9"_s);
}

void TestResultsPhone::oneIsLeftOutOrTheWholeTable_data()
{
    QTest::addColumn<qsizetype>("choice");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("one") << qsizetype{1} << u"Game 2: "_s << QString() << u"dropped"_s;
    QTest::newRow("all") << qsizetype{2} << u"All 2 of table 1"_s << u"dropped"_s << u"dropped"_s;
}
void TestResultsPhone::oneIsLeftOutOrTheWholeTable()
{
    QFETCH(const qsizetype, choice);
    QFETCH(const QString, text);
    openHall();
    const auto first = reportOf(1, 1, "0,5,6,9");
    const auto second = reportOf(1, 2, "7,0,3,8");
    report(first);
    report(second);
    QTRY_VERIFY2(told().contains(u"Game 2"_s), qPrintable(told()));
    const auto actions = page_test::part<QMenu>(*page_, "leaveOutMenu").actions();
    QCOMPARE(actions.size(), qsizetype{3});
    QVERIFY2(actions[choice]->text().startsWith(text), qPrintable(actions[choice]->text()));
    answerReason(u"typed by mistake"_s);
    actions[choice]->trigger();
    page_test::settle();
    QTEST(settled(first), "first");
    QTEST(settled(second), "second");
}

void TestResultsPhone::lateOnesAreLeftOut()
{
    openHall();
    auto late = reportOf(1, 1, "0,5,6,9");
    pending_builder::gameOf(late).slip.edition = 2;
    report(late);
    QTRY_VERIFY(told().contains(u"can no longer be taken over"_s));
    type(" ");
    QVERIFY(anyGame(1, 1) == nullptr);
    QCOMPARE(focused(), u"firstA"_s);
    QCOMPARE(field(u"firstA"_s)->text(), QString());
}

void TestResultsPhone::whatWaitsStaysWhenPhonesAreOff()
{
    openHall();
    report(reportOf(1, 1, "0,5,6,9"));
    const auto before = fixture_->session().tournament().settings;
    auto wanted = before;
    wanted.phoneSlips = core::PhoneSlips::Off;
    QVERIFY(fixture_->session().run(core::editSettings, {before, wanted}));
    page_test::settle();
    QTRY_VERIFY(told().contains(u"Table 1 reported by phone"_s));
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
        desk::makeSheet(fixture_->session().tournament(), {}, desk::waitingIn(fixture_->session()));
    QVERIFY(std::find(sheet.missing.begin(), sheet.missing.end(),
                      core::Missing(core::DifferingReport{key})) != sheet.missing.end());
    // It still differs when tables report no longer.
    const auto before = fixture_->session().tournament().settings;
    auto wanted = before;
    wanted.phoneSlips = core::PhoneSlips::Off;
    QVERIFY(fixture_->session().run(core::editSettings, {before, wanted}));
    page_test::settle();
    QCOMPARE(desk::waitingIn(fixture_->session()).size(), std::size_t{1});
}

/// The results are provisional while somebody says that one is not right.
void TestResultsPhone::objectionsAreSeenEverywhere()
{
    openHall();
    const auto objection = pending_builder::objection(u"o"_s, slipOf(1));
    report(objection);
    QTRY_VERIFY2(lineOfTable1().contains(u"not right"_s), qPrintable(lineOfTable1()));
    desk::Unsettled unsettled(fixture_->session());
    QCOMPARE(unsettled.text(), u"Round 1: objection(s): table(s) 1 · provisional"_s);
    type("1");
    QTRY_VERIFY2(told().contains(u"it is not right"_s), qPrintable(told()));
    QVERIFY(fixture_->session().run(core::markTable, core::TableKey{1_r, 1_t},
                                    core::TableMark::Disputed, QString()));
    page_test::settle();
    QCOMPARE(settled(objection), u"taken"_s);
    QTRY_COMPARE(told(), QString());
}

RUMMY_TEST(TestResultsPhone)

} // namespace tst_results_phone

#include "tst_results_phone.moc"
