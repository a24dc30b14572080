#include "app/desk/evening/results/attention_tone.h"
#include "app/desk/evening/results/game_grid.h"
#include "app/desk/widgets/key_hint.h"
#include "results_test.h"
#include "tests/suite.h"

#include <QSignalSpy>

#include <algorithm>

namespace tst_results_typing {

using namespace evening;
using namespace results_test;
using scoring::Ending;

/// Typing a slip: fields, endings, refusals and doubts.
class TestResultsTyping : public ResultsTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void typesAGame();
    void typesATableOfFourGames();
    void typesAPureTable();
    void goesBack_data();
    void goesBack();
    void halfTypedSlipIsTypedFromItsBeginning();
    void didNotPlay();
    void dropsSignsWithoutMeaning_data();
    void dropsSignsWithoutMeaning();
    void endings();
    void hintsAtAnEarlyEnd();
    void notPlayed();
    void discards();
    void refusesAtTheField();
    void missingStones();
    void warningTakesItsOwnKey();
    void substitutes();
    void substitutesStay();
    void takesTheOnlyName_data();
    void takesTheOnlyName();
    void findsWhoTakesOver_data();
    void findsWhoTakesOver();
    void soundsAtQuestionsAndRefusals();
    void sumsGoToWhoHeldTheHand();

private:
    QWidget* askWhoPlays();
};

void TestResultsTyping::typesAGame()
{
    open();
    type(" ");
    QCOMPARE(focused(), u"firstA"_s);
    keys_ = 0;
    type("0 1 5  5 2 9  ");
    QCOMPARE(keys_, 6 + 8); // The digits and eight Enters.
    QVERIFY(game(1, 1) != nullptr);
    QVERIFY(*game(1, 1) == played("0,5,5,9", "1,0,2,0"));
    QCOMPARE(focused(), u"firstA"_s);
    QVERIFY(field(u"firstA"_s)->text().isEmpty());
    QVERIFY(facts().contains(u"2"));
}

void TestResultsTyping::typesATableOfFourGames()
{
    open();
    keys_ = 0;
    type(" ");
    type("0  5  6  9  ");
    type("7  0  3  8 1 ");
    type("4  12  0  2  ");
    type("6  1  5  0 2 ");
    // Enter in Table, 17 digits of stones, 2 of claims, 8 Enters per game.
    QCOMPARE(keys_, 1 + 17 + 2 + 4 * 8);
    for (int number = 1; number <= 4; ++number) {
        QVERIFY(game(1, number) != nullptr);
    }
    QCOMPARE(game(1, 3)->result.hands[1]->stones, 12);
    QCOMPARE(focused(), u"tableField"_s);
    QCOMPARE(field(u"tableField"_s)->selectedText(), u"2"_s);
}

void TestResultsTyping::typesAPureTable()
{
    Before before;
    before.rules = scoring::RuleSet::RummyPure;
    open(before);
    type(" ");
    keys_ = 0;
    type("0 5 6 9 ");
    QCOMPARE(keys_, 8);
    QVERIFY(*game(1, 1) == played("0,5,6,9"));
}

void TestResultsTyping::goesBack_data()
{
    QTest::addColumn<int>("pressed");
    QTest::addColumn<int>("modifiers");
    QTest::newRow("Shift+Tab") << int(Qt::Key_Backtab) << int(Qt::ShiftModifier);
    QTest::newRow("Backspace") << int(Qt::Key_Backspace) << 0;
}

void TestResultsTyping::goesBack()
{
    QFETCH(const int, pressed);
    QFETCH(const int, modifiers);
    open();
    type(" 3 ");
    QCOMPARE(focused(), u"secondA"_s);
    key(Qt::Key(pressed), Qt::KeyboardModifiers(modifiers));
    QCOMPARE(focused(), u"firstA"_s);
    type("0");
    key(Qt::Key_Tab);
    QCOMPARE(focused(), u"secondA"_s);
    key(Qt::Key_Backtab, Qt::ShiftModifier);
    key(Qt::Key_Delete);
    key(Qt::Key(pressed), Qt::KeyboardModifiers(modifiers));
    QCOMPARE(focused(), u"tableField"_s);
}

void TestResultsTyping::dropsSignsWithoutMeaning_data()
{
    QTest::addColumn<scoring::RuleSet>("rules");
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QByteArray>("rest");
    QTest::addColumn<QByteArray>("hands");
    QTest::addColumn<QByteArray>("claims");
    const auto row = [](const char* name, scoring::RuleSet rules, const char* typed,
                        const char* rest, const char* hands, const char* claims = "") {
        QTest::newRow(name) << rules << QByteArray(typed) << QByteArray(rest) << QByteArray(hands)
                            << QByteArray(claims);
    };
    using enum scoring::RuleSet;
    row("claims where there are none", RummyPure, " 0 12+3", " 4 5 ", "0,12,4,5");
    row("two of them", RummyPure, " 0 1+2+3", " 4 5 ", "0,1,4,5");
    row("a minus", RummyPure, " 0 12-3", " 4 5 ", "0,12,4,5");
    row("a decimal comma", RummyPure, " 0 1,5", " 4 5 ", "0,1,4,5");
    row("a second sign of claims", RummyPurePlus, " 0  12+1+2", " 4  5  ", "0,12,4,5", "0,1,0,0");
}

/// "12+3" never becomes 123.
void TestResultsTyping::dropsSignsWithoutMeaning()
{
    QFETCH(const scoring::RuleSet, rules);
    QFETCH(const QByteArray, typed);
    QFETCH(const QByteArray, rest);
    QFETCH(const QByteArray, hands);
    QFETCH(const QByteArray, claims);
    Before before;
    before.rules = rules;
    open(before);
    type(typed.constData());
    QVERIFY2(under().contains(u"is not used here"), qPrintable(under()));
    type(rest.constData());
    QVERIFY(*game(1, 1) == played(hands.constData(), claims.constData()));
}

/// Entered by its number, a slip is typed from its beginning, whatever was typed before: the first
/// number must not become that of the seat where typing had stopped.
void TestResultsTyping::halfTypedSlipIsTypedFromItsBeginning()
{
    Before before;
    before.rules = scoring::RuleSet::RummyPure;
    open(before);
    type(" 6 ");
    QCOMPARE(focused(), u"firstB"_s);
    answerReason(u"slip torn"_s);
    key(Qt::Key_F2);
    backToThePage();
    QCOMPARE(focused(), u"tableField"_s);
    type("1 ");
    QCOMPARE(focused(), u"firstA"_s);
    QCOMPARE(field(u"firstA"_s)->selectedText(), u"6"_s);
    type("0 2 7 9 ");
    QVERIFY(*game(1, 1) == played("0,2,7,9"));
}

void TestResultsTyping::didNotPlay()
{
    open();
    type(" 0  5  6  ");
    keys_ = 0;
    type("- "); // A seat that did not play has no claims: one field less.
    QVERIFY(*game(1, 1) == played("0,5,6,-"));
}

void TestResultsTyping::endings()
{
    open();
    type(" 1  2  3  4 ");
    key(Qt::Key_F7);
    type(" ");
    QVERIFY(*game(1, 1) == played("1,2,3,4", "", Ending::Early));
    key(Qt::Key_F6);
    type("0  9  9  9  ");
    QVERIFY(*game(1, 2) == played("0,9,9,9", "", Ending::FirstRoundRomme));
    key(Qt::Key_F6);
    key(Qt::Key_F6);
    type("0  9  8  7  ");
    QVERIFY(*game(1, 3) == played("0,9,8,7"));
}

void TestResultsTyping::hintsAtAnEarlyEnd()
{
    const auto isHinted = [this] {
        page_test::settle();
        const auto hints = page_->findChildren<desk::KeyHint*>();
        return std::any_of(hints.begin(), hints.end(), [](const desk::KeyHint* hint) {
            return hint->isVisible() && hint->key() == u"F7";
        });
    };
    open();
    type(" 3");
    QVERIFY(isHinted());
    type("  0"); // B has gone out.
    QVERIFY(!isHinted());
    key(Qt::Key_Backspace);
    type("5");
    QVERIFY(isHinted());
    type("  6  9");
    QVERIFY(isHinted());
    type("  "); // Refused: nobody has 0.
    QVERIFY(anyGame(1, 1) == nullptr);
    QVERIFY(under().contains(u"Nobody has gone out"));
    QVERIFY(isHinted());
    key(Qt::Key_F7);
    key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(*game(1, 1) == played("3,5,6,9", "", Ending::Early));
}

void TestResultsTyping::notPlayed()
{
    open();
    type(" ");
    answerReason(u"no time"_s);
    key(Qt::Key_F9);
    QVERIFY(std::get<core::UnplayedGame>(anyGame(1, 1)->outcome).reason == u"no time");
    QVERIFY(facts().contains(u"2"));
}

void TestResultsTyping::discards()
{
    open();
    type(" 3 1 ");
    key(Qt::Key_Escape);
    QVERIFY(field(u"firstA"_s)->text().isEmpty());
    QVERIFY(field(u"secondA"_s)->text().isEmpty());
    QCOMPARE(focused(), u"firstA"_s);
    key(Qt::Key_Escape);
    QCOMPARE(focused(), u"tableField"_s);
    QVERIFY(anyGame(1, 1) == nullptr);
}

void TestResultsTyping::refusesAtTheField()
{
    open();
    type(" 0  0  6  9  ");
    QVERIFY(anyGame(1, 1) == nullptr);
    QVERIFY(under().contains(u"only one can go out"));
    QCOMPARE(field(u"firstA"_s)->property("state").toString(), u"refused"_s);
    QCOMPARE(field(u"firstB"_s)->property("state").toString(), u"refused"_s);
    QVERIFY(field(u"firstC"_s)->property("state").toString().isEmpty());
    QCOMPARE(focused(), u"firstA"_s);
    type(" "); // Enter stays in the row.
    QVERIFY(anyGame(1, 1) == nullptr);
    key(Qt::Key_Tab);
    type("4");
    QVERIFY(field(u"firstA"_s)->property("state").toString().isEmpty());
    type("      ");
    QVERIFY(*game(1, 1) == played("0,4,6,9"));
}

void TestResultsTyping::missingStones()
{
    open();
    type(" 0    6  9  ");
    QVERIFY(anyGame(1, 1) == nullptr);
    QCOMPARE(focused(), u"firstB"_s);
    QCOMPARE(field(u"firstB"_s)->property("state").toString(), u"refused"_s);
}

void TestResultsTyping::warningTakesItsOwnKey()
{
    open();
    type(" 0  5  6  34  ");
    QVERIFY(anyGame(1, 1) == nullptr);
    QCOMPARE(focused(), u"firstD"_s);
    QCOMPARE(field(u"firstD"_s)->property("state").toString(), u"doubtful"_s);
    QVERIFY(under().contains(u"34"));
    type("  ");
    QVERIFY(anyGame(1, 1) == nullptr);
    key(Qt::Key_Escape);
    QVERIFY(field(u"firstD"_s)->property("state").toString().isEmpty());
    type("y");
    QVERIFY(anyGame(1, 1) == nullptr);
    QCOMPARE(field(u"firstD"_s)->text(), u"34"_s);
    key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(anyGame(1, 1) == nullptr);
    type("y");
    QVERIFY(*game(1, 1) == played("0,5,6,34"));
}

void TestResultsTyping::substitutes()
{
    open();
    type(" 0  5");
    const auto popover = [] { return QApplication::activePopupWidget(); };
    key(Qt::Key_F5);
    QVERIFY(popover() != nullptr);
    auto* name = popover()->findChild<QLineEdit*>(u"playsForName"_s);
    name->setText(u"Hans"_s);
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY(popover() == nullptr);
    QCOMPARE(field(u"firstB"_s)->text(), u"5"_s);
    type("  6 ");
    key(Qt::Key_F5);
    auto* const number = popover()->findChild<QLineEdit*>(u"takesOver"_s);
    number->setText(u"99"_s);
    QTest::keyClick(number, Qt::Key_Return);
    QVERIFY(popover() != nullptr);
    number->setText(u"9"_s);
    QTest::keyClick(number, Qt::Key_Return);
    QTRY_VERIFY(popover() == nullptr);
    type("  ");
    key(Qt::Key_F5);
    popover()->findChild<QPushButton*>(u"didNotPlay"_s)->click();
    QTRY_VERIFY(popover() == nullptr);
    QCOMPARE(field(u"firstD"_s)->text(), u"-"_s);
    type(" ");
    QVERIFY(*game(1, 1) == takenOver(playedBy(played("0,5,6,-"), 1, u"Hans"_s), 2, 9_p));
}

/// Named once, for the table's further games; an empty field ends it.
void TestResultsTyping::substitutesStay()
{
    open();
    type(" ");
    const auto second = [this] {
        page_test::settle();
        return page_->findChild<desk::GameGrid*>()->sheet().seats[0].second;
    };
    key(Qt::Key_F5);
    auto* const name = QApplication::activePopupWidget()->findChild<QLineEdit*>(u"playsForName"_s);
    name->setText(u"Hans"_s);
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    type("0  5  6  9  ");
    QVERIFY2(second().contains(u"Hans"), qPrintable(second()));
    answerReason(u"no time"_s);
    key(Qt::Key_F9); // Not played: the substitute stays.
    QVERIFY2(second().contains(u"Hans"), qPrintable(second()));
    type("7  0  3  8  ");
    QVERIFY(*game(1, 3) == playedBy(played("7,0,3,8"), 0, u"Hans"_s));
    const auto answerAgain = [this](Qt::Key answer) {
        key(Qt::Key_F5);
        auto* const focused = QApplication::activePopupWidget()->focusWidget();
        QTest::keyClick(focused, answer);
        if (QApplication::activePopupWidget() != nullptr) {
            QTest::keyClick(focused, Qt::Key_Return);
        }
    };
    answerAgain(Qt::Key_Return); // A look changes nothing.
    QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    QVERIFY2(second().contains(u"Hans"), qPrintable(second()));
    answerAgain(Qt::Key_Delete); // The name is selected.
    QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    QVERIFY2(!second().contains(u"Hans"), qPrintable(second()));
    key(Qt::Key_PageDown); // Also after a look elsewhere.
    key(Qt::Key_PageUp);
    QVERIFY(facts().contains(u"Game 4"));
    QVERIFY2(!second().contains(u"Hans"), qPrintable(second()));
    type("6  1  5  0  ");
    QVERIFY(*game(1, 4) == played("6,1,5,0"));
    // Somebody else sits at the next table.
    type(" ");
    QVERIFY2(!second().contains(u"Hans"), qPrintable(second()));
}

void TestResultsTyping::takesTheOnlyName_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("plays");
    QTest::newRow("beginning of the surname") << u"dvo"_s << u"Dvořák, Eva"_s;
    QTest::newRow("beginning of the forename") << u"ev"_s << u"Dvořák, Eva"_s;
    QTest::newRow("within a word") << u"vorak"_s << u"vorak"_s;
    QTest::newRow("several") << u"pers"_s << u"pers"_s;
    QTest::newRow("unknown") << u"Hans"_s << u"Hans"_s;
}

/// At seat A, where number 9, "Dvořák, Eva", sits at no table.
QWidget* TestResultsTyping::askWhoPlays()
{
    auto playing = tournament(9);
    playing.participants[8].name = u"Dvořák, Eva"_s;
    playing.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p})})};
    ResultsTest::open(playing);
    type(" ");
    key(Qt::Key_F5);
    return QApplication::activePopupWidget();
}

/// Enter takes the only name that begins so, and says before what it takes.
void TestResultsTyping::takesTheOnlyName()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, plays);
    auto* const popover = askWhoPlays();
    auto* const name = popover->findChild<QLineEdit*>(u"playsForName"_s);
    QTest::keyClicks(name, typed);
    QCOMPARE(popover->findChild<QLabel*>(u"playsForFound"_s)->text(),
             u"Enter: %1 plays."_s.arg(plays));
    Q_EMIT name->returnPressed(); // The list of proposals has the keyboard.
    QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    type("0  5  6  9  ");
    QVERIFY(*game(1, 1) == playedBy(played("0,5,6,9"), 0, plays));
}

void TestResultsTyping::findsWhoTakesOver_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("found");
    QTest::newRow("part of the name, no accents") << u"vorak"_s << true;
    QTest::newRow("forename") << u"EVA"_s << true;
    QTest::newRow("number") << u"9"_s << true;
    QTest::newRow("badge") << u"P9"_s << true;
    QTest::newRow("several") << u"person"_s << false;
    QTest::newRow("nobody") << u"zorn"_s << false;
}

void TestResultsTyping::findsWhoTakesOver()
{
    QFETCH(const QString, typed);
    QFETCH(const bool, found);
    auto* const popover = askWhoPlays();
    auto* const field = popover->findChild<QLineEdit*>(u"takesOver"_s);
    field->setText(typed);
    const QString told = page_test::part<QLabel>(*popover, "takesOverFound").text();
    QCOMPARE(told.contains(u"Dvořák"), found);
    QCOMPARE(page_test::part<QLabel>(*popover, "playsForFound").text(), QString());
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(popover->isVisible(), !found);
    if (found) {
        page_test::settle();
        QCOMPARE(page_->findChild<desk::GameGrid*>()->sheet().seats[0].second,
                 u"taken over: Dvořák"_s);
        type("0  5  6  9  ");
        QVERIFY(*game(1, 1) == takenOver(played("0,5,6,9"), 0, 9_p));
    } else {
        QVERIFY(!told.isEmpty());
        popover->close();
    }
}

/// For those who type without looking.
void TestResultsTyping::soundsAtQuestionsAndRefusals()
{
    open();
    const QSignalSpy sounded(page_->findChild<desk::AttentionTone*>(),
                             &desk::AttentionTone::sounded);
    type(" 0  5  6  9  ");
    QCOMPARE(sounded.size(), 0);
    type("0  5  6  34  "); // A question,
    QCOMPARE(sounded.size(), 1);
    type(" "); // which Enter does not answer.
    QCOMPARE(sounded.size(), 2);
    type("y");
    QCOMPARE(sounded.size(), 2);
    type("0  0  6  9  "); // Two with nothing left.
    QCOMPARE(sounded.size(), 3);
    key(Qt::Key_Escape);
    key(Qt::Key_Escape);
    type("7 "); // There is no such table.
    QCOMPARE(sounded.size(), 4);
    desk::AttentionTone::setOn(fixture_->session().uiState(), false);
    type("7 ");
    QCOMPARE(sounded.size(), 4);
}

/// 1 and 2 sat in each other's chairs, 9 has the hand of 3.
void TestResultsTyping::sumsGoToWhoHeldTheHand()
{
    auto swapped = played("0,5,6,9");
    swapped.substitutions = {{0, 2_p}, {1, 1_p}, {2, 9_p}};
    open({.first = {gameOf(1, swapped)}});
    const auto& tournament = fixture_->session().tournament();
    const desk::SlipPreview nothingTyped;
    const auto sheet =
        desk::gridSheet(tournament, *desk::tableAt(tournament, core::TableKey{1_r, 1_t}),
                        {nullptr, nothingTyped, nullptr, nullptr, nullptr});
    using scoring::MatchPoints;
    QVERIFY(sheet.seats[0].soFar == MatchPoints::fromPoints(3));
    QVERIFY(sheet.seats[1].soFar == MatchPoints::fromPoints(4));
    QVERIFY(!sheet.seats[2].soFar);
    QVERIFY(sheet.seats[3].soFar == MatchPoints::fromPoints(1));
}

RUMMY_TEST(TestResultsTyping)

} // namespace tst_results_typing

#include "tst_results_typing.moc"
