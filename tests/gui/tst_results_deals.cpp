#include "deals_test.h"
#include "tests/suite.h"

#include "app/desk/evening/results/tables_pane.h"

#include <QAbstractItemView>

namespace tst_results_deals {

using namespace deals_test;

/// Typing deals of Rommé 500: two fields per person, totals while typing, refusals.
class TestResultsDeals : public DealsTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void typesADeal();
    void typesAMatch();
    void tellsTotalsWhileTyping();
    void explainsTheDeal();
    void knowsTheEndings();
    void didNotPlay();
    void substitutes();
    void refuses_data();
    void refuses();
    void missing_data();
    void missing();
    void doubts();
    void keepsWhatIsTyped();
    void corrects();
    void laterDealsStay();
    void comparesBlind();
    void showsNothingOfStones();
    void tellsTheTables();
};

void TestResultsDeals::typesADeal()
{
    openMatch(target(CardEvent::Points, 500));
    type(" ");
    QCOMPARE(focused(), u"firstA"_s);
    keys_ = 0;
    type("85 0 40 20 0 35 10 5 ");
    QCOMPARE(keys_, 13 + 8); // The digits and one Enter per field.
    QVERIFY(deal(1, 1) != nullptr);
    QVERIFY(*deal(1, 1) == dealt("85,40,0,10", "0,20,35,5"));
    QCOMPARE(focused(), u"firstA"_s);
    QVERIFY(field(u"firstA"_s)->text().isEmpty());
    QVERIFY(facts().startsWith(u"Deal 2"));
    QVERIFY(facts().contains(u"500"));
}

void TestResultsDeals::typesAMatch()
{
    openMatch(target(CardEvent::Points, 100), {}, 2);
    type(" 60 0 20 5 ");
    QCOMPARE(match(), u"running"_s);
    QCOMPARE(rows(), (QStringList{u"Deal 1"_s, u"Deal 2"_s}));
    type("45 0 30 10 ");
    // The match ends by itself, says why, and returns to the tables.
    QCOMPARE(match(), u"won 1"_s);
    QCOMPARE(rows(), (QStringList{u"Deal 1"_s, u"Deal 2"_s}));
    QCOMPARE(focused(), u"tableField"_s);
    QVERIFY(under().contains(u"target reached"));
    QVERIFY(page_->status().what.contains(u"all tables are in"));
}

void TestResultsDeals::tellsTotalsWhileTyping()
{
    openMatch(target(CardEvent::Points, 150), games({dealt("85,40,0,10", "0,20,35,5")}));
    type(" ");
    QCOMPARE(totals(), u"85,20,-35,5"_s);
    QCOMPARE(besideTotals(),
             (QStringList{u"65 to go"_s, u"130 to go"_s, u"185 to go"_s, u"145 to go"_s}));
    type("20 10 140 0 15 5 0 10");
    QCOMPARE(totals(), u"95,160,-25,-5"_s);
    QCOMPARE(besideTotals().at(1), u"target reached"_s);
    QVERIFY(under().contains(u"won by"));
    QCOMPARE(match(), u"running"_s); // Nothing half-typed counts.
}

void TestResultsDeals::explainsTheDeal()
{
    openMatch(target(CardEvent::Points, 500), games({dealt("85,40,0,10", "0,20,35,5")}));
    type(" 20 10 90 0 15 5 0 10");
    QVERIFY(under().contains(u"D: 0 melded − 10 in hand = −10"));
    QVERIFY(under().contains(u"−5 in all"));
}

void TestResultsDeals::knowsTheEndings()
{
    openMatch(quick(CardEvent::Points, 2), {}, 2);
    type(" ");
    key(Qt::Key_F6); // No first-round Rommé here.
    QCOMPARE(sheet().rows.front().ending.text, u"running"_s);
    type("30 5 20 10");
    QVERIFY(under().contains(u"gone out"));
    key(Qt::Key_F7);
    type(" ");
    QVERIFY(*deal(1, 1) == dealtToStock("30,20", "5,10"));
    type("30 0 20 10 ");
    QVERIFY(*deal(1, 2) == dealt("30,20", "0,10"));
}

void TestResultsDeals::didNotPlay()
{
    openMatch(target(CardEvent::Points, 500));
    type(" 85 0 40 20 0 35 ");
    keys_ = 0;
    type("- "); // A seat that did not play has nothing in hand: one field less.
    QVERIFY(*deal(1, 1) == dealt("85,40,0,-", "0,20,35,-"));
}

void TestResultsDeals::substitutes()
{
    openMatch(target(CardEvent::Points, 500));
    type(" 85 0 ");
    key(Qt::Key_F5);
    auto* const name = page_->findChild<QLineEdit*>(u"playsForName"_s);
    QTRY_VERIFY(name != nullptr && name->isVisible());
    QTest::keyClicks(name, u"Hans"_s);
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_COMPARE(focused(), u"firstB"_s);
    type("40 20 0 35 10 5 ");
    auto expected = dealt("85,40,0,10", "0,20,35,5");
    expected.substitutions = {{1, core::Substitution::PlayedBy(u"Hans"_s)}};
    QVERIFY(*deal(1, 1) == expected);
}

void TestResultsDeals::refuses_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QStringList>("fields");
    QTest::addColumn<QString>("says");
    QTest::newRow("two have gone out")
        << QByteArray("85 0 40 0 0 35 10 5 ") << QStringList{u"secondA"_s, u"secondB"_s}
        << u"only one can go out"_s;
    QTest::newRow("no card counts 1 in hand")
        << QByteArray("85 0 40 1 0 35 10 5 ") << QStringList{u"secondB"_s} << u"ace counts 15"_s;
    QTest::newRow("nobody has gone out")
        << QByteArray("85 5 40 20 0 35 10 5 ") << QStringList() << u"Nobody has gone out"_s;
    QTest::newRow("less than the smallest meld")
        << QByteArray("5 0 0 20 0 35 0 5 ") << QStringList() << u"smallest meld"_s;
    QTest::newRow("more than all cards count")
        << QByteArray("85 0 40 200 0 200 10 50 ") << QStringList() << u"all cards together"_s;
}

void TestResultsDeals::refuses()
{
    QFETCH(const QByteArray, typed);
    QFETCH(const QStringList, fields);
    QFETCH(const QString, says);
    openMatch(target(CardEvent::Points, 500));
    type(" ");
    type(typed.constData());
    QVERIFY(deal(1, 1) == nullptr);
    QVERIFY2(under().contains(says), qPrintable(under()));
    for (const char seat : {'A', 'B', 'C', 'D'}) {
        for (const auto& name : {u"first%1"_s, u"second%1"_s}) {
            const QString at = name.arg(QLatin1Char(seat));
            QCOMPARE(stateOf(at) == u"refused", fields.contains(at));
        }
    }
}

void TestResultsDeals::missing_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("says");
    QTest::newRow("melded") << QByteArray("85 0  20 0 35 10 5 ") << u"firstB"_s << u"melded"_s;
    QTest::newRow("in hand") << QByteArray("85 0 40  0 35 10 5 ") << u"secondB"_s
                             << u"left in hand"_s;
}

void TestResultsDeals::missing()
{
    QFETCH(const QByteArray, typed);
    QFETCH(const QString, field);
    QFETCH(const QString, says);
    openMatch(target(CardEvent::Points, 500));
    type(" ");
    type(typed.constData());
    QVERIFY(deal(1, 1) == nullptr);
    QCOMPARE(focused(), field);
    QCOMPARE(stateOf(field), u"refused"_s);
    QVERIFY2(under().contains(says), qPrintable(under()));
}

void TestResultsDeals::doubts()
{
    openMatch(target(CardEvent::Points, 500), {}, 2);
    type(" 300 0 120 4 "); // More than the cards can score, unless a joker was exchanged.
    QVERIFY(deal(1, 1) == nullptr);
    type(" ");
    QVERIFY(deal(1, 1) == nullptr);
    type("y");
    QVERIFY(*deal(1, 1) == dealt("300,120", "0,4"));
}

void TestResultsDeals::keepsWhatIsTyped()
{
    openMatch(target(CardEvent::Points, 500));
    type(" 85 0 40 2");
    showPage();
    QCOMPARE(field(u"firstA"_s)->text(), u"85"_s);
    QCOMPARE(field(u"secondB"_s)->text(), u"2"_s);
    QCOMPARE(focused(), u"secondB"_s);
    type(" 0 35 10 5 ");
    QVERIFY(*deal(1, 1) == dealt("85,40,0,10", "0,2,35,5"));
}

void TestResultsDeals::corrects()
{
    openMatch(quick(CardEvent::Points, 2), games({dealt("85,40", "0,20"), dealt("10,90", "15,0")}),
              2);
    QCOMPARE(match(), u"won 2"_s);
    type("1 "); // The first deal, to be corrected.
    QCOMPARE(field(u"firstA"_s)->text(), u"85"_s);
    key(Qt::Key_Delete);
    type("185");
    QVERIFY2(under().contains(u"changes 2 rank"), qPrintable(under()));
    key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(*deal(1, 1) == dealt("185,40", "0,20"));
    QCOMPARE(match(), u"won 1"_s);
}

void TestResultsDeals::laterDealsStay()
{
    openMatch(target(CardEvent::Points, 100),
              games({dealt("85,40", "0,20"), dealt("20,10", "0,15")}), 2);
    type("1 ");
    key(Qt::Key_Up);
    key(Qt::Key_Delete);
    type("185");
    key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(*deal(1, 1) == dealt("85,40", "0,20"));
    QVERIFY2(under().contains(u"would have no place in the match"), qPrintable(under()));
    QCOMPARE(field(u"firstA"_s)->text(), u"185"_s);
}

void TestResultsDeals::comparesBlind()
{
    openMatch(target(CardEvent::Points, 500), games({dealt("85,40", "0,20")}), 2);
    button(u"secondPassButton"_s)->click();
    type(" ");
    QVERIFY(field(u"firstA"_s)->text().isEmpty());
    QCOMPARE(besideTotals(), (QStringList{u"500 to go"_s, u"500 to go"_s})); // Nothing is revealed.
    type("85 0 40 20 ");
    // The match continues, but missing entries are not compared.
    QVERIFY(under().contains(u"second pass is done: 0 "));
}

void TestResultsDeals::showsNothingOfStones()
{
    openMatch(target(CardEvent::Points, 500), games({dealt("85,40,0,10", "0,20,35,5")}));
    type(" 85 ");
    QString all = under() + facts() + page_->findChild<desk::GameGrid*>()->accessibleDescription() +
                  sheet().words.firstField + sheet().words.secondField + sheet().words.total;
    for (const auto* const field : page_->findChildren<QLineEdit*>()) {
        all += field->accessibleName();
    }
    QVERIFY(all.contains(u"Melded"));
    for (const auto& word : {u"stone"_s, u"claim"_s, u"Rommé"_s, u"game"_s}) {
        QVERIFY2(!all.contains(word, Qt::CaseInsensitive), qPrintable(word + u": "_s + all));
    }
}

void TestResultsDeals::tellsTheTables()
{
    auto playing = cards(8, target(CardEvent::Points, 60));
    playing.rounds = {
        round(1, {table(1, {1_p, 2_p}, games({dealt("85,40", "0,20")})),
                  table(2, {3_p, 4_p}, games({dealt("30,40", "0,20")})), table(3, {5_p, 6_p}),
                  table(4, {7_p, 8_p}, games({dealtToStock("85,85", "5,5")}))})};
    open(playing);
    const auto* const list = page_->findChild<QAbstractItemView*>(u"tableList"_s);
    QStringList told;
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        told << list->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
    }
    QVERIFY2(told[0].contains(u"won: "), qPrintable(told[0]));
    QVERIFY2(told[1].contains(u"1 deal"), qPrintable(told[1]));
    QVERIFY2(told[2].contains(u"open"), qPrintable(told[2]));
    QVERIFY2(told[3].contains(u"tied: "), qPrintable(told[3]));
}

RUMMY_TEST(TestResultsDeals)

} // namespace tst_results_deals

#include "tst_results_deals.moc"
