#include "results_test.h"
#include "tests/card_evening.h"
#include "tests/pending_builder.h"
#include "tests/suite.h"
#include "visible_texts.h"

#include "app/desk/evening/results/game_grid.h"

#include "db/sqlite/open_store.h"

#include <QListView>

namespace tst_results_comparing {

using namespace evening;
using namespace results_test;

/// Typed results against stored ones: by another desk, or in the first pass.
class TestResultsComparing : public ResultsTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void anotherDeskEntersTheSame();
    void anotherDeskEntersAnother_data();
    void anotherDeskEntersAnother();
    void halfTypedIsTypedToTheEnd();
    void emptyLineShowsWhatAnotherDeskEntered();
    void correctionAsksAboutClaimsThatStay();
    void anotherDeskDoesNotDisturb();
    void anotherDeskClears();
    void comparesBlind();
    void hidesWhatWasTypedBefore();
    void hidesTheMatch();
    void comparesWhoReallyPlayed();
    void countsDifferencesThatRaiseWarnings();
    void beginsWithWhatHelpersCompared();
    void storesWhatWasCompared();
};

void TestResultsComparing::anotherDeskEntersTheSame()
{
    open();
    type(" 0  5  6  9");
    const auto store = db::openStore(fixture_->clubFile(), db::IfMissing::Refuse);
    auto other = otherDesk(*store);
    QVERIFY(other.run(id_, core::enterGame, {1_r, 1_t, 1_g}, played("0,5,6,9"), {}));
    type("  ");
    QVERIFY(facts().contains(u"Game 2"));
    QCOMPARE(other.read().gameRevision(id_, {1_r, 1_t, 1_g}).number, 1);
}

void TestResultsComparing::anotherDeskEntersAnother_data()
{
    QTest::addColumn<char>("answer");
    QTest::addColumn<int>("stones");
    QTest::addColumn<bool>("seen");
    QTest::newRow("mine, told when storing") << 'm' << 9 << false;
    QTest::newRow("theirs, told when storing") << 't' << 7 << false;
    QTest::newRow("mine, told while typing") << 'm' << 9 << true;
    QTest::newRow("theirs, told while typing") << 't' << 7 << true;
}

void TestResultsComparing::anotherDeskEntersAnother()
{
    QFETCH(const char, answer);
    QFETCH(const int, stones);
    QFETCH(const bool, seen);
    open();
    type(" 0  5  6  9 ");
    const auto store = db::openStore(fixture_->clubFile(), db::IfMissing::Refuse);
    auto other = otherDesk(*store);
    QVERIFY(other.run(id_, core::enterGame, {1_r, 1_t, 1_g}, played("0,5,6,7"), {}));
    if (seen) {
        fixture_->session().lookForChanges();
    } else {
        type(" ");
    }
    QVERIFY2(under().contains(u"Other desk"), qPrintable(under()));
    QVERIFY(under().contains(u"D 7"));
    QVERIFY(under().contains(u"D 9"));
    type(" ");
    QCOMPARE(game(1, 1)->result.hands[3]->stones, 7);
    type(QByteArray(1, answer).constData());
    QCOMPARE(game(1, 1)->result.hands[3]->stones, stones);
    QVERIFY(facts().contains(u"Game 2"));
}

void TestResultsComparing::halfTypedIsTypedToTheEnd()
{
    open();
    type(" 0  5");
    const auto store = db::openStore(fixture_->clubFile(), db::IfMissing::Refuse);
    auto other = otherDesk(*store);
    QVERIFY(other.run(id_, core::enterGame, {1_r, 1_t, 1_g}, played("0,5,6,7"), {}));
    fixture_->session().lookForChanges();
    QVERIFY2(under().contains(u"not typed to the end yet"), qPrintable(under()));
    type("m");
    QVERIFY(*game(1, 1) == played("0,5,6,7"));
    QVERIFY(!under().contains(u"Other desk"));
    type("  6  9  ");
    QVERIFY(*game(1, 1) == played("0,5,6,9"));
}

void TestResultsComparing::emptyLineShowsWhatAnotherDeskEntered()
{
    open();
    type(" ");
    const auto store = db::openStore(fixture_->clubFile(), db::IfMissing::Refuse);
    auto other = otherDesk(*store);
    QVERIFY(other.run(id_, core::enterGame, {1_r, 1_t, 1_g}, played("0,5,6,7"), {}));
    fixture_->session().lookForChanges();
    QVERIFY2(!under().contains(u"Typed here"), qPrintable(under()));
    QCOMPARE(field(u"firstD"_s)->text(), u"7"_s);
}

/// Without "+" a seat has none, as on a slip typed for the first time.
void TestResultsComparing::correctionAsksAboutClaimsThatStay()
{
    Before before;
    before.games = 1;
    before.first = {gameOf(1, played("10,8,0,12", "0,0,1,0"))};
    open(before);
    type("1 10  0  8  12  ");
    QVERIFY2(under().contains(u"Seat C keeps 1 claim"_s), qPrintable(under()));
    QCOMPARE(game(1, 1)->result.hands[2]->stones, 0);
    // What comes next on the pile is not typed into this game.
    type("5  7 ");
    QCOMPARE(field(u"secondC"_s)->text(), u"1"_s);
    QVERIFY(under().contains(u"Seat C keeps 1 claim"_s));
    key(Qt::Key_Escape);
    QCOMPARE(focused(), u"secondC"_s);
    type("0  ");
    key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(game(1, 1)->result.hands[2]->stones, 8);
    QCOMPARE(game(1, 1)->result.hands[2]->claims, 0);
}

void TestResultsComparing::anotherDeskDoesNotDisturb()
{
    open();
    type(" 0  5");
    const auto store = db::openStore(fixture_->clubFile(), db::IfMissing::Refuse);
    auto other = otherDesk(*store);
    QVERIFY(other.run(id_, core::enterGame, {1_r, 2_t, 1_g}, played("0,5,6,7"), {}));
    QVERIFY(other.run(id_, core::enterGame, {1_r, 1_t, 2_g}, played("0,5,6,7"), {}));
    fixture_->session().lookForChanges();
    QCOMPARE(focused(), u"firstB"_s);
    QCOMPARE(field(u"firstB"_s)->text(), u"5"_s);
    type("  6  9  ");
    QVERIFY(*game(1, 1) == played("0,5,6,9"));
    QVERIFY(facts().contains(u"Game 3"));
}

void TestResultsComparing::anotherDeskClears()
{
    Before before;
    before.first = allGames();
    open(before);
    correctTheLastGame();
    type("7");
    const auto store = db::openStore(fixture_->clubFile(), db::IfMissing::Refuse);
    auto other = otherDesk(*store);
    QVERIFY(other.run(id_, core::clearGame, {1_r, 1_t, 4_g}, {}));
    key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(under().contains(u"cleared"), qPrintable(under()));
    type("m");
    QCOMPARE(game(1, 4)->result.hands[0]->stones, 7);
}

void TestResultsComparing::comparesBlind()
{
    Before before;
    before.games = 2;
    before.first = {gameOf(1, played("0,5,6,9")), gameOf(2, played("7,0,3,8"))};
    before.second = {gameOf(1, played("0,5,6,9")), gameOf(2, played("7,0,3,8"))};
    open(before);
    button(u"secondPassButton"_s)->click();
    QCOMPARE(field(u"tableField"_s)->text(), u"1"_s);
    type(" ");
    QVERIFY(field(u"firstA"_s)->text().isEmpty());
    type("0  5  6  9  "); // The same: on to the next.
    QVERIFY(facts().contains(u"Game 2"));
    type("7  0  3  9  ");
    QVERIFY(under().contains(u"D 9"));
    QVERIFY(under().contains(u"D 8"));
    type("t");
    QCOMPARE(game(1, 2)->result.hands[3]->stones, 8);
    QCOMPARE(field(u"tableField"_s)->text(), u"2"_s);
    type(" 0  5  6  9  7  0  3  5  m");
    QCOMPARE(game(2, 2)->result.hands[3]->stones, 5);
    QVERIFY2(under().contains(u"2 difference"), qPrintable(under()));
    button(u"secondPassButton"_s)->click();
    type("1 ");
    QCOMPARE(field(u"firstA"_s)->text(), u"0"_s);
}

/// Numbers that appear nowhere else, in every text of the page.
void TestResultsComparing::hidesWhatWasTypedBefore()
{
    open({.games = 2});
    type(" 0  23  17  21  23  0  21  17  ");
    answerReason(u"23 or 21?"_s);
    type("1");
    key(Qt::Key_F3);
    const auto texts = [this] {
        page_test::settle();
        QStringList all;
        for (const auto* const widget : page_->findChildren<QWidget*>()) {
            if (widget->isVisible()) {
                all << visible_texts::of(*widget) << widget->accessibleDescription()
                    << widget->statusTip();
            }
        }
        for (const auto* const list : page_->findChildren<QListView*>()) {
            for (int row = 0; row < list->model()->rowCount(); ++row) {
                for (const auto role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole}) {
                    all << list->model()->index(row, 0).data(role).toString();
                }
            }
        }
        return all.join(u'\n');
    };
    const auto hides = [&] {
        for (const auto& number : {u"17"_s, u"21"_s, u"23"_s}) {
            QVERIFY2(!texts().contains(number), qPrintable(texts()));
        }
    };
    QVERIFY(texts().contains(u"23"));
    button(u"secondPassButton"_s)->click();
    hides();
    for (const auto& seat : page_->findChild<desk::GameGrid*>()->sheet().seats) {
        QVERIFY(!seat.soFar && !seat.total);
    }
    type("1");
    hides();
    type(" 0  ");
    hides();
    key(Qt::Key_Up);
    key(Qt::Key_Down);
    key(Qt::Key_Escape);
    hides();
    // Typed again, a game is in sight.
    type("1 0  23  17  21  ");
    QVERIFY(texts().contains(u"23"));
}

void TestResultsComparing::hidesTheMatch()
{
    auto playing = card_evening::cards(2, card_evening::target(core::CardEvent::Points, 100));
    playing.rounds = {
        round(1, {table(1, {1_p, 2_p}, {gameOf(1, card_evening::dealt("125,20", "0,5"))})})};
    ResultsTest::open(playing);
    type("1");
    QVERIFY2(under().contains(u"Won by"_s), qPrintable(under()));
    button(u"secondPassButton"_s)->click();
    QCOMPARE(under(), QString());
    const auto& list = page_test::part<QListView>(*page_, "tableList");
    const auto said = list.model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(!said.contains(u"won"_s), qPrintable(said));
}

void TestResultsComparing::comparesWhoReallyPlayed()
{
    Before before;
    before.games = 2;
    before.first = {gameOf(1, playedBy(played("0,5,6,9"), 1, u"Hans"_s)), gameOf(2, unplayed())};
    open(before);
    button(u"secondPassButton"_s)->click();
    type("1 0  5  6  9  ");
    QCOMPARE(focused(), u"tableField"_s); // A game not played has nothing to compare.
    QCOMPARE(field(u"tableField"_s)->text(), u"2"_s);
}

void TestResultsComparing::countsDifferencesThatRaiseWarnings()
{
    Before before;
    before.games = 1;
    before.first = {gameOf(1, played("0,5,6,9"))};
    before.second = before.first;
    open(before);
    button(u"secondPassButton"_s)->click();
    type("1 0  5  6  34  m");
    QVERIFY2(under().contains(u"34"), qPrintable(under()));
    QCOMPARE(game(1, 1)->result.hands[3]->stones, 9);
    type("y");
    QCOMPARE(game(1, 1)->result.hands[3]->stones, 34);
    type(" 0  5  6  9  ");
    QVERIFY2(under().contains(u"1 difference"), qPrintable(under()));
}

void TestResultsComparing::beginsWithWhatHelpersCompared()
{
    Before before;
    before.games = 1;
    before.first = {gameOf(1, played("0,5,6,9"))};
    before.second = before.first;
    open(before);
    const auto store = db::openStore(fixture_->clubFile(), db::IfMissing::Refuse);
    auto other = otherDesk(*store);
    auto entry = pending_builder::report(u"first"_s, {1_r, 1_t, 1}, 1_g, played("0,5,6,9"));
    entry.reason = u"second pass"_s;
    QVERIFY(other.submit(id_, entry, true).ok());
    button(u"secondPassButton"_s)->click();
    QCOMPARE(field(u"tableField"_s)->text(), u"2"_s);
    type("1");
    key(Qt::Key_Return);
    QVERIFY(field(u"tableField"_s)->hasFocus());
}

void TestResultsComparing::storesWhatWasCompared()
{
    Before before;
    before.games = 1;
    before.first = {gameOf(1, played("0,5,6,9"))};
    before.second = before.first;
    open(before);
    button(u"secondPassButton"_s)->click();
    type("1 0  5  6  9  ");
    type(" 0  5  6  8  t");
    const auto entries = fixture_->session().read(
        [](const auto& service, auto id) { return service.read().pendingEntries(id); });
    QCOMPARE(entries.size(), std::size_t{2});
    for (const auto& entry : entries) {
        QVERIFY(entry.settled && entry.settled->how == core::SettledHow::Taken);
        QCOMPARE(entry.reason, u"second pass"_s);
        QVERIFY(gameIn(entry)->outcome == core::GameOutcome(played("0,5,6,9")));
    }
    button(u"secondPassButton"_s)->click();
    button(u"secondPassButton"_s)->click();
    QVERIFY(field(u"tableField"_s)->text().isEmpty()); // Still compared.
}

RUMMY_TEST(TestResultsComparing)

} // namespace tst_results_comparing

#include "tst_results_comparing.moc"
