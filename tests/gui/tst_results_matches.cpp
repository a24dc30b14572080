#include "app/desk/widgets/notice.h"
#include "deals_test.h"
#include "tests/suite.h"

#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

namespace tst_results_matches {

using namespace deals_test;

/// Matches of Rommé 500 beyond typing deals: tie-breakers, lots, departures, running out of time.
class TestResultsMatches : public DealsTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void asksForTheTieBreaker();
    void drawsTheLot_data();
    void drawsTheLot();
    void drawsTheLotByChance();
    void lotIsWanted();
    void tellsWhatACorrectionOvertook();
    void leaves();
    void walksOver();
    void comesBack();
    void endsWithoutTime();
    void hasNoneOfItElsewhere();

private:
    void choose(const QString& action)
    {
        auto* const menu = page_->findChild<QMenu*>(u"moreMenu"_s);
        Q_EMIT menu->aboutToShow();
        auto* const found = page_->findChild<QAction*>(action);
        QVERIFY(found != nullptr);
        found->trigger();
        page_test::settle();
    }
};

void TestResultsMatches::asksForTheTieBreaker()
{
    openMatch(quick(CardEvent::Single), {}, 3);
    type(" 60 0 20 5 ");
    key(Qt::Key_F7);
    type("65 5 ");
    QCOMPARE(match(), u"tie-breaker 1,3"_s);
    QCOMPARE(rows(), (QStringList{u"Deal 1"_s, u"Tie"_s}));
    // People who are out have no fields.
    QVERIFY(field(u"firstA"_s)->isVisible());
    QVERIFY(!field(u"firstB"_s)->isVisible());
    QVERIFY(facts().startsWith(u"Tie-breaker"));
    type("30 10 50 0 ");
    QVERIFY(*deal(1, 2) == tieBreak({1_p, 3_p}, "30,50", "10,0"));
    QCOMPARE(match(), u"won 3"_s);
    QCOMPARE(totals(), u"60,15,60"_s); // It adds to no total.
    QCOMPARE(focused(), u"tableField"_s);
}

void TestResultsMatches::drawsTheLot_data()
{
    QTest::addColumn<int>("advance");
    QTest::addColumn<QList<int>>("drawn");
    QTest::addColumn<QString>("match");
    QTest::newRow("one goes on") << 1 << QList<int>{3} << u"won 3"_s;
    QTest::newRow("two go on") << 2 << QList<int>{4, 1} << u"won 4,1"_s;
}

void TestResultsMatches::drawsTheLot()
{
    QFETCH(const int, advance);
    QFETCH(const QList<int>, drawn);
    QFETCH(const QString, match);
    auto rules = quick(CardEvent::Multi);
    rules.advance = advance;
    auto playing = cards(8, rules);
    playing.rounds = {
        round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, games({dealtToStock("60,20,60,60", "5,5,5,5")})),
                  table(2, {5_p, 6_p, 7_p, 8_p})})};
    open(playing);
    QVERIFY(this->match().startsWith(u"lot 1,3,4"));
    type("1 ");
    // Nothing is typed there: Enter leads to the lot.
    QCOMPARE(focused(), u"lotButton"_s);
    answer([&](QDialog& dialog) {
        auto& yes = page_test::part<QPushButton>(dialog, "lotYes");
        for (int place = 0; place < drawn.size(); ++place) {
            QVERIFY(!yes.isEnabled());
            auto& choice =
                page_test::part<QComboBox>(dialog, qPrintable(u"lotPlace%1"_s.arg(place + 1)));
            choice.setCurrentIndex(choice.findData(drawn[place]));
        }
        QVERIFY(yes.isEnabled());
        yes.click();
    });
    key(Qt::Key_Space);
    QCOMPARE(this->match(), match);
    QVERIFY(!button(u"lotButton"_s)->isVisible());
}

void TestResultsMatches::drawsTheLotByChance()
{
    auto rules = quick(CardEvent::Multi);
    rules.advance = 2;
    openMatch(rules, games({dealtToStock("60,20,60,60", "5,5,5,5")}), 4);
    type("1 ");
    answer([](QDialog& dialog) {
        page_test::part<QPushButton>(dialog, "lotByChance").click();
        page_test::part<QPushButton>(dialog, "lotYes").click();
    });
    key(Qt::Key_Space);
    QVERIFY(match().startsWith(u"won "));
    QVERIFY(!tableOne().head.lot.empty());
    for (const auto number : tableOne().head.lot) {
        QVERIFY(number == 1_p || number == 3_p || number == 4_p);
    }
}

void TestResultsMatches::lotIsWanted()
{
    openMatch(quick(CardEvent::Multi), games({dealtToStock("60,60", "5,5")}), 2);
    const auto status = page_->status();
    QVERIFY2(status.what.contains(u"1 of 1"), qPrintable(status.what));
    type("1 ");
    answer([](QDialog& dialog) {
        auto& first = page_test::part<QComboBox>(dialog, "lotPlace1");
        first.setCurrentIndex(1);
        dialog.reject();
    });
    key(Qt::Key_Space);
    QVERIFY(tableOne().head.lot.empty()); // Nothing is drawn until recorded.
    QVERIFY(match().startsWith(u"lot"));
}

void TestResultsMatches::tellsWhatACorrectionOvertook()
{
    auto playing = cards(5, quick(CardEvent::Multi));
    playing.rounds = {round(1, {table(1, {1_p, 2_p, 3_p}, games({dealt("60,20,30", "0,5,9")})),
                                table(2, {4_p, 5_p}, games({dealt("60,20", "0,5")}))}),
                      round(2, {table(1, {1_p, 4_p})})};
    open(playing);
    const auto& notice = page_test::part<desk::Notice>(*page_, "overtakenRounds");
    QVERIFY(!notice.isVisible());
    core::EntryTerms terms;
    terms.correction = true;
    QVERIFY(fixture_->session()
                .run(core::enterGame, {1_r, 1_t, 1_g}, dealt("20,60,30", "5,0,9"), terms)
                .ok());
    page_test::settle();
    QVERIFY(notice.isVisible());
    QVERIFY2(notice.text().contains(u"Out, but in it: 1 Person 1. Through, but not in it: 2 "
                                    "Person 2."_s),
             qPrintable(notice.text()));
    QSignalSpy wanted(page_.get(), &desk::Page::pageRequested);
    page_test::part<QPushButton>(*page_, "overtakenButton").click();
    QVERIFY(wanted.front().front().value<desk::PageId>() == desk::PageId::Rounds);
}

void TestResultsMatches::leaves()
{
    openMatch(target(CardEvent::Points, 100), games({dealt("85,40,0", "0,20,35")}), 3);
    type(" ");
    choose(u"leavesB"_s);
    QVERIFY(tableOne().head.withdrawn == std::vector{2_p});
    key(Qt::Key_Escape);
    type("1 ");
    // Nobody sits there any more: prefilled, but can be overwritten.
    QCOMPARE(field(u"firstB"_s)->text(), u"-"_s);
    type("20 0 ");
    QCOMPARE(focused(), u"firstB"_s);
    type(" 10 15 ");
    QVERIFY(*deal(1, 2) == dealt("20,-,10", "0,-,15"));
    QCOMPARE(match(), u"won 1"_s);
}

void TestResultsMatches::walksOver()
{
    openMatch(target(CardEvent::Points, 100), games({dealt("85,40", "0,20")}), 2);
    type(" ");
    choose(u"leavesA"_s);
    QCOMPARE(match(), u"won 2"_s);
    key(Qt::Key_Escape);
    QVERIFY2(under().contains(u"the others left"), qPrintable(under()));
    QCOMPARE(rows(), QStringList{u"Deal 1"_s}); // Nothing is left to play.
}

void TestResultsMatches::comesBack()
{
    openMatch(target(CardEvent::Points, 100), games({dealt("85,40", "0,20")}), 2);
    type(" ");
    choose(u"leavesA"_s);
    choose(u"leavesA"_s);
    QVERIFY(tableOne().head.withdrawn.empty());
    QCOMPARE(match(), u"running"_s);
}

void TestResultsMatches::endsWithoutTime()
{
    openMatch(target(CardEvent::Points, 500), games({dealt("85,40", "0,20")}), 2);
    type(" ");
    answer([](QDialog& dialog) {
        QStringList told;
        for (const auto* const label : dialog.findChildren<QLabel*>()) {
            told << label->text();
        }
        QVERIFY(told.join(u' ').contains(u"match ends with it"));
        page_test::part<QLineEdit>(dialog, "reasonField").setText(u"midnight"_s);
        page_test::part<QPushButton>(dialog, "yesButton").click();
    });
    key(Qt::Key_F9);
    QCOMPARE(match(), u"won 1"_s);
    QVERIFY2(under().contains(u"time ran out"), qPrintable(under()));
}

void TestResultsMatches::hasNoneOfItElsewhere()
{
    ResultsTest::open();
    type(" ");
    QVERIFY(!button(u"lotButton"_s)->isVisible());
    auto* const menu = page_->findChild<QMenu*>(u"moreMenu"_s);
    Q_EMIT menu->aboutToShow();
    QVERIFY(page_->findChild<QAction*>(u"leavesA"_s) == nullptr);
}

RUMMY_TEST(TestResultsMatches)

} // namespace tst_results_matches

#include "tst_results_matches.moc"
