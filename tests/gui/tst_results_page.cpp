#include "deals_test.h"
#include "tests/suite.h"

#include "app/desk/evening/results/attention_tone.h"
#include "app/desk/evening/results/recent_pane.h"
#include "app/desk/evening/results/round_progress.h"
#include "app/desk/evening/results/slip_model.h"
#include "app/desk/widgets/segments.h"
#include "app/desk/widgets/undo_of_window.h"

#include "core/texts/history_texts.h"
#include "db/sqlite/open_store.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QListView>
#include <QSignalSpy>

namespace tst_results_page {

using namespace evening;
using namespace card_evening;
using namespace results_test;
using scoring::Ending;

/// The results page as a whole: visiting, correcting and setting aside tables and games.
class TestResultsPage : public ResultsTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void knowsTheNextTable_data();
    void knowsTheNextTable();
    void slipsAreKept_data();
    void slipsAreKept();
    void beginsInTable();
    void goesToOtherTables();
    void namesNoSuchTable();
    void opensACompleteTableAtItsFirstGame();
    void ignoresTheSlipOfARefusedTable_data();
    void ignoresTheSlipOfARefusedTable();
    void keepsWhatIsTyped();
    void correctsTheLast();
    void comesBackAfterACorrection();
    void showsRanksThatMove();
    void closedRoundAsksAReason();
    void offersTheNoticeOfACorrection();
    void putsAside();
    void swapsTables();
    void swapsTheTableJustTyped();
    void saysThatSubstitutesGoAlong();
    void closesTheRound();
    void offersTheNextDraw_data();
    void offersTheNextDraw();
    void clears();
    void leavesUndoToTheWindow();
    void modelsAreSound();
    void placesTheLastEntriesByTheShownRound();
    void lastEntriesSayWhatNoLongerStands();
};

void TestResultsPage::knowsTheNextTable_data()
{
    QTest::addColumn<int>("after");
    QTest::addColumn<bool>("backwards");
    QTest::addColumn<int>("next");
    // Of five tables the second is complete and the third set aside.
    QTest::newRow("the first of all") << 0 << false << 1;
    QTest::newRow("complete and marked ones are passed over") << 1 << false << 4;
    QTest::newRow("begins anew at the end") << 5 << false << 1;
    QTest::newRow("back") << 4 << true << 1;
    QTest::newRow("back from the first") << 1 << true << 5;
}

void TestResultsPage::knowsTheNextTable()
{
    QFETCH(const int, after);
    QFETCH(const bool, backwards);
    QFETCH(const int, next);
    auto playing =
        round(1, {table(1, {1_p, 2_p, 3_p}), table(2, {4_p, 5_p, 6_p}), table(3, {7_p, 8_p, 9_p}),
                  table(4, {1_p, 2_p, 3_p}), table(5, {1_p, 2_p, 3_p})});
    playing.tables[1].games = {gameOf(1, unplayed()), gameOf(2, unplayed())};
    playing.tables[2].head.mark = core::TableMark::Unclear;
    const auto from = after > 0 ? std::optional(core::TableNumber{after}) : std::nullopt;
    QVERIFY(desk::nextOpenTable({}, playing, from, backwards) == core::TableNumber{next});
    for (const std::size_t index : {0U, 3U, 4U}) {
        playing.tables[index].games = playing.tables[1].games;
    }
    QVERIFY(desk::nextOpenTable({}, playing, from, backwards) == 3_t); // Set aside comes last.
    playing.tables[2].games = playing.tables[1].games;
    QVERIFY(!desk::nextOpenTable({}, playing, from, backwards));
}

void TestResultsPage::slipsAreKept_data()
{
    QTest::addColumn<core::GameOutcome>("outcome");
    QTest::addColumn<core::GameOutcome>("otherForm");
    const core::GameOutcome stones =
        takenOver(playedBy(played("0,5,-,9", "1,0,-,12"), 0, u"Hans"_s), 1, 9_p);
    const core::GameOutcome deal = dealtToStock("85,40,-,10", "0,20,-,5");
    QTest::newRow("stones") << stones << deal;
    QTest::newRow("a deal") << deal << stones;
    QTest::newRow("a tie-breaker deal")
        << core::GameOutcome(tieBreak({4_p, 2_p}, "30,50", "10,0")) << deal;
}

void TestResultsPage::slipsAreKept()
{
    QFETCH(const core::GameOutcome, outcome);
    QFETCH(const core::GameOutcome, otherForm);
    const core::TableHead head = table(1, {1_p, 2_p, 3_p, 4_p}).head;
    const core::TableHead otherHead = table(1, {1_p, 2_p, 4_p}).head;
    const auto form = desk::slipForm(head, outcome);
    auto slip = desk::slipOf(form, 3_g, outcome);
    QVERIFY(slip.played() == outcome);
    slip.seats[3].first.clear();
    slip.seenRevision = 7;
    QVERIFY(desk::slipFrom(desk::mapOf(slip), form) == slip);
    QVERIFY(!desk::slipFrom(desk::mapOf(slip), desk::slipForm(head, otherForm)));
    QVERIFY(!desk::slipFrom(desk::mapOf(slip), desk::slipForm(otherHead, outcome)));
    QVERIFY(slip.firstMissing() == (desk::FieldPlace{3, false}));
    QVERIFY(!slip.played());
    QVERIFY(!slip.isBlank());
    QVERIFY(desk::blankSlip(form, 3_g).isBlank());
}

void TestResultsPage::beginsInTable()
{
    open({allGames(), core::RoundState::Published, scoring::RuleSet::RummyPurePlus, 4, {}});
    QCOMPARE(focused(), u"tableField"_s);
    QCOMPARE(field(u"tableField"_s)->text(), u"2"_s);
    QCOMPARE(field(u"tableField"_s)->selectedText(), u"2"_s);
    QVERIFY(page_->findChild<QLabel*>(u"slipTitle"_s)->text().contains(u"table 2"));
    type("1");
    QVERIFY(page_->findChild<QLabel*>(u"slipTitle"_s)->text().contains(u"table 1"));
    QCOMPARE(field(u"tableField"_s)->text(), u"1"_s);
    QVERIFY(!button(u"closeRoundButton"_s)->isEnabled());
    QVERIFY(!button(u"closeRoundButton"_s)->toolTip().isEmpty());
}

void TestResultsPage::goesToOtherTables()
{
    open();
    type(" 3 1 ");
    key(Qt::Key_PageDown);
    QCOMPARE(focused(), u"firstA"_s);
    QVERIFY(field(u"firstA"_s)->text().isEmpty());
    type("8");
    key(Qt::Key_PageUp);
    QCOMPARE(field(u"firstA"_s)->text(), u"3"_s);
    QCOMPARE(focused(), u"firstB"_s);
    key(Qt::Key_PageDown);
    QCOMPARE(field(u"firstA"_s)->text(), u"8"_s);
}

void TestResultsPage::namesNoSuchTable()
{
    open();
    type("7 ");
    QCOMPARE(focused(), u"tableField"_s);
    QVERIFY2(atTheField().contains(u"7"), qPrintable(atTheField()));
    key(Qt::Key_Escape);
    QCOMPARE(atTheField(), QString());
    type("2 ");
    QCOMPARE(focused(), u"firstA"_s);
    QVERIFY(facts().contains(u"Game 1"));
}

void TestResultsPage::ignoresTheSlipOfARefusedTable_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<bool>("isSecondPass");
    QTest::newRow("no such table") << QByteArray("7 ") << false;
    QTest::newRow("no table 0") << QByteArray("0 ") << false;
    QTest::newRow("no such slip") << QByteArray("1-02-1 ") << false;
    QTest::newRow("compared already") << QByteArray("1 ") << true;
}

/// For reading, with a tone for those who type without looking.
void TestResultsPage::opensACompleteTableAtItsFirstGame()
{
    open({.first = allGames()});
    const QSignalSpy sounded(page_->findChild<desk::AttentionTone*>(),
                             &desk::AttentionTone::sounded);
    type("1 ");
    QCOMPARE(focused(), u"firstA"_s);
    QCOMPARE(field(u"firstA"_s)->selectedText(), u"0"_s);
    QVERIFY2(facts().contains(u"Game 1 of 4 is being corrected"), qPrintable(facts()));
    QVERIFY2(under().contains(u"Table 1 is complete"), qPrintable(under()));
    QCOMPARE(sounded.size(), 1);
    key(Qt::Key_Escape);
    QCOMPARE(focused(), u"tableField"_s);
    type("2 ");
    QCOMPARE(sounded.size(), 1);
}

/// Typed without looking: its stones are no tables.
void TestResultsPage::ignoresTheSlipOfARefusedTable()
{
    QFETCH(const QByteArray, table);
    QFETCH(const bool, isSecondPass);
    if (isSecondPass) {
        open({.first = {gameOf(1, played("0,5,6,9"))},
              .games = 1,
              .second = {gameOf(1, played("0,4,5,6"))}});
        button(u"secondPassButton"_s)->click();
        type("1 0  5  6  9  ");
    } else {
        open();
    }
    const QSignalSpy sounded(page_->findChild<desk::AttentionTone*>(),
                             &desk::AttentionTone::sounded);
    const auto before = fixture_->session().tournament();
    type(table.constData());
    QCOMPARE(sounded.size(), 1);
    const QString told = atTheField();
    QVERIFY(!told.isEmpty());
    type("2  0  5  6 2 0 5 6 9 ");
    QCOMPARE(sounded.size(), 13); // Each Enter.
    key(Qt::Key_Backspace);
    type("2 0 5 6 9 ");
    QCOMPARE(focused(), u"tableField"_s);
    QCOMPARE(field(u"tableField"_s)->text() + u' ', QString::fromLatin1(table));
    QCOMPARE(atTheField(), told);
    QVERIFY(fixture_->session().tournament() == before);

    QTest::mouseClick(field(u"tableField"_s), Qt::LeftButton);
    QCOMPARE(atTheField(), QString());
    QVERIFY(!field(u"tableField"_s)->isReadOnly());
}

void TestResultsPage::keepsWhatIsTyped()
{
    open();
    type(" 3 1 5 ");
    key(Qt::Key_F7);
    page_.reset();
    fixture_->restart();
    showPage();
    QCOMPARE(field(u"firstA"_s)->text(), u"3"_s);
    QCOMPARE(field(u"secondA"_s)->text(), u"1"_s);
    QCOMPARE(field(u"firstB"_s)->text(), u"5"_s);
    QCOMPARE(focused(), u"secondB"_s);
    QVERIFY(anyGame(1, 1) == nullptr);
    type(" 6  9  ");
    QVERIFY(*game(1, 1) == played("3,5,6,9", "1,0,0,0", Ending::Early));
    QVERIFY(
        fixture_->session().uiState().slip(fixture_->session().place(), id_, {1_r, 1_t}).isEmpty());
}

void TestResultsPage::correctsTheLast()
{
    open();
    type(" 0  5  6  9  ");
    key(Qt::Key_Escape);
    key(Qt::Key_F8);
    QCOMPARE(field(u"firstD"_s)->text(), u"9"_s);
    QVERIFY(facts().contains(u"corrected"));
    type("      8  ");
    QVERIFY(*game(1, 1) == played("0,5,6,8"));
    const auto last =
        fixture_->session().run([](core::TournamentService& service, core::TournamentId id) {
            return core::Result(service.recentResults(id, 1));
        });
    QVERIFY(last->front().change.label.action == core::Action::CorrectGame);
    QCOMPARE(focused(), u"tableField"_s);
}

void TestResultsPage::comesBackAfterACorrection()
{
    open();
    type(" 0  5  6  9  4 ");
    key(Qt::Key_F8);
    QCOMPARE(field(u"firstA"_s)->text(), u"0"_s);
    type("        "); // No difference: nothing is written.
    QCOMPARE(field(u"firstA"_s)->text(), u"4"_s);
    QCOMPARE(focused(), u"secondA"_s);
    const auto entries =
        fixture_->session().run([](core::TournamentService& service, core::TournamentId id) {
            return core::Result(service.recentResults(id, 5));
        });
    QCOMPARE(entries->size(), std::size_t{1});
}

void TestResultsPage::showsRanksThatMove()
{
    Before before;
    before.first = allGames();
    open(before);
    const auto row = page_->findChild<QListView*>(u"tableList"_s)->model()->index(0, 0);
    auto* const list = page_->findChild<QListView*>(u"tableList"_s);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(row).center());
    QCOMPARE(field(u"firstA"_s)->text(), u"0"_s); // The first game, to be corrected.
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    QCOMPARE(field(u"firstA"_s)->text(), u"6"_s);
    key(Qt::Key_Tab);
    type("9");
    QVERIFY2(under().contains(u"rank"), qPrintable(under()));
    key(Qt::Key_Up);
    QCOMPARE(field(u"firstA"_s)->text(), u"4"_s);
    key(Qt::Key_Down);
    QCOMPARE(field(u"secondA"_s)->text(), u"9"_s); // Nothing typed is lost.
}

void TestResultsPage::closedRoundAsksAReason()
{
    Before before;
    before.first = allGames();
    before.second = allGames();
    before.state = core::RoundState::Closed;
    open(before);
    correctTheLastGame();
    type("      8  ");
    QVERIFY(game(1, 4)->result.hands[3]->stones == 0);
    key(Qt::Key_Escape);
    type("9");
    answer([](QDialog& dialog) { dialog.findChild<QPushButton*>(u"backButton"_s)->click(); });
    key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(game(1, 4)->result.hands[0]->stones, 6);
    answerReason(u"misread"_s);
    key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(game(1, 4)->result.hands[0]->stones, 9);
    const auto last =
        fixture_->session().run([](core::TournamentService& service, core::TournamentId id) {
            return core::Result(service.recentResults(id, 1));
        });
    QCOMPARE(last->front().change.reason, u"misread"_s);
}

/// Of a closed round alone: the standings of one being played are on no wall yet.
void TestResultsPage::offersTheNoticeOfACorrection()
{
    Before before;
    before.first = allGames();
    before.second = allGames();
    open(before);
    const auto isOffered = [this] {
        return page_test::part<desk::Notice>(*page_, "correctionOffer").isVisible();
    };
    correctTheLastGame();
    type("9");
    key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(game(1, 4)->result.hands[0]->stones, 9);
    QVERIFY(!isOffered());
    end();
    begin();
    before.state = core::RoundState::Closed;
    open(before);
    correctTheLastGame();
    type("9");
    answerReason(u"misread"_s);
    key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(game(1, 4)->result.hands[0]->stones, 9);
    QVERIFY(isOffered());
    QVERIFY(page_test::part<desk::Notice>(*page_, "correctionOffer").text().contains(u"Round 1"_s));
    QSignalSpy preview(page_.get(), &desk::Page::documentRequested);
    button(u"correctionButton"_s)->click();
    QCOMPARE(preview.size(), 1);
    const auto choice = preview.front().front().value<documents::Choice>();
    QVERIFY(choice.kind == documents::Kind::Correction && choice.round == 1_r);
    QVERIFY(!isOffered());
    correctTheLastGame();
    type("8");
    answerReason(u"misread"_s);
    key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(isOffered());
    key(Qt::Key_Escape);
    QVERIFY(!isOffered());
}

void TestResultsPage::putsAside()
{
    open();
    type(" 3 ");
    answerReason(u"slip torn"_s);
    key(Qt::Key_F2);
    const auto* head = &core::findTable(fixture_->session().tournament(), 1_r, 1_t)->head;
    QVERIFY(head->mark == core::TableMark::Unclear);
    QCOMPARE(head->note, u"slip torn"_s);
    backToThePage();
    QCOMPARE(focused(), u"tableField"_s);
    QCOMPARE(field(u"tableField"_s)->text(), u"2"_s);
    type("1 ");
    QCOMPARE(field(u"firstA"_s)->text(), u"3"_s);
    answerReason({});
    key(Qt::Key_F3);
    head = &core::findTable(fixture_->session().tournament(), 1_r, 1_t)->head;
    QVERIFY(head->mark == core::TableMark::Disputed);
    type("1 ");
    key(Qt::Key_F3);
    head = &core::findTable(fixture_->session().tournament(), 1_r, 1_t)->head;
    QVERIFY(!head->mark);
    QCOMPARE(field(u"firstA"_s)->text(), u"3"_s);
}

void TestResultsPage::swapsTables()
{
    Before before;
    before.first = allGames();
    open(before);
    type("1 ");
    answer([](QDialog& dialog) {
        auto& notice = *dialog.findChild<desk::Notice*>(u"swapNotice"_s);
        auto& other = *dialog.findChild<QComboBox*>(u"swapOther"_s);
        auto& swap = *dialog.findChild<QPushButton*>(u"swapButton"_s);
        QCOMPARE(notice.text(), u"Choose the other table."_s);
        QVERIFY(!swap.isEnabled());
        other.setCurrentIndex(0); // The same table.
        QVERIFY(notice.text() != u"Choose the other table."_s);
        QVERIFY(!swap.isEnabled());
        other.setCurrentIndex(1);
        QVERIFY(!notice.isVisible());
        swap.click();
    });
    page_->findChild<QAction*>(u"swapTables"_s)->trigger();
    QVERIFY(anyGame(1, 1) == nullptr);
    QVERIFY(game(2, 4) != nullptr);
}

/// The slip of table 2 was typed at table 1; the page went on meanwhile.
void TestResultsPage::swapsTheTableJustTyped()
{
    auto games = allGames();
    games.pop_back();
    open({.first = games});
    type("1 6  1  5  0 2 ");
    QVERIFY(game(1, 4) != nullptr);
    QCOMPARE(field(u"tableField"_s)->text(), u"2"_s);
    answer([](QDialog& dialog) {
        QCOMPARE(page_test::part<QComboBox>(dialog, "swapOne").currentData().toInt(), 1);
        auto& other = page_test::part<QComboBox>(dialog, "swapOther");
        QCOMPARE(other.currentIndex(), -1);
        other.setCurrentIndex(1);
        page_test::part<QPushButton>(dialog, "swapButton").click();
    });
    page_->findChild<QAction*>(u"swapTables"_s)->trigger();
    QVERIFY(game(2, 4) != nullptr);
    QCOMPARE(under(), u"The results of tables 1 and 2 have been swapped."_s);
    const auto undo =
        fixture_->session().run([](core::TournamentService& service, core::TournamentId id) {
            return service.nextSteps(id);
        });
    QCOMPARE(texts::undoText(*undo->undo), u"Undo: round 1: results of tables 1 and 2 swapped"_s);
    // A table chosen for typing is the one meant.
    key(Qt::Key_PageDown);
    answer([](QDialog& dialog) {
        QCOMPARE(page_test::part<QComboBox>(dialog, "swapOne").currentData().toInt(), 1);
    });
    type("3");
    page_->findChild<QAction*>(u"swapTables"_s)->trigger();
}

void TestResultsPage::saysThatSubstitutesGoAlong()
{
    auto games = allGames();
    games[2].outcome = playedBy(played("4,12,0,2"), 0, u"Hans"_s);
    open({.first = games});
    type("1 ");
    answer([](QDialog& dialog) {
        const auto& notice = page_test::part<desk::Notice>(dialog, "swapNotice");
        page_test::part<QComboBox>(dialog, "swapOther").setCurrentIndex(1);
        QVERIFY(notice.isVisible());
        QVERIFY2(notice.text().contains(u"table 1, game 3"), qPrintable(notice.text()));
        QVERIFY(page_test::part<QPushButton>(dialog, "swapButton").isEnabled());
    });
    page_->findChild<QAction*>(u"swapTables"_s)->trigger();
}

void TestResultsPage::closesTheRound()
{
    Before before;
    before.first = allGames();
    before.second = allGames();
    open(before);
    QVERIFY(button(u"closeRoundButton"_s)->isEnabled());
    button(u"closeRoundButton"_s)->click();
    QVERIFY(core::findRound(fixture_->session().tournament(), 1_r)->head.state ==
            core::RoundState::Closed);
    QVERIFY(!button(u"closeRoundButton"_s)->isEnabled());
}

void TestResultsPage::offersTheNextDraw_data()
{
    using Planned = std::optional<std::int32_t>;
    QTest::addColumn<Planned>("planned");
    QTest::addColumn<bool>("offered");
    QTest::newRow("another round is planned") << Planned(2) << true;
    QTest::newRow("no plan") << Planned() << true;
    QTest::newRow("the last one planned") << Planned(1) << false;
}

void TestResultsPage::offersTheNextDraw()
{
    QFETCH(std::optional<std::int32_t>, planned);
    QFETCH(bool, offered);
    auto playing = tournament(4);
    playing.settings.plannedRounds = planned;
    playing.settings.gamesPerRound = 4;
    playing.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, allGames())})};
    playing.rounds[0].head.games = 4;
    open(playing);
    QVERIFY(!button(u"drawNextButton"_s)->isVisible());
    button(u"closeRoundButton"_s)->setFocus();
    QSignalSpy wanted(page_.get(), &desk::Page::pageRequested);
    key(Qt::Key_Return);
    QCOMPARE(button(u"drawNextButton"_s)->isVisible(), offered);
    QCOMPARE(button(u"closeRoundButton"_s)->isVisible(), !offered);
    if (offered) {
        QCOMPARE(button(u"drawNextButton"_s)->text(), u"Draw round 2"_s);
        key(Qt::Key_Return);
        QCOMPARE(wanted.at(0).at(0).value<desk::PageId>(), desk::PageId::Rounds);
    }
}

void TestResultsPage::clears()
{
    Before before;
    before.first = allGames();
    open(before);
    correctTheLastGame();
    answerReason(u"wrong table"_s);
    page_->findChild<QAction*>(u"clearGame"_s)->trigger();
    QVERIFY(anyGame(1, 4) == nullptr);
    QVERIFY(field(u"firstA"_s)->text().isEmpty());
    QVERIFY(!page_->findChild<QAction*>(u"clearGame"_s)->isEnabled());
}

void TestResultsPage::leavesUndoToTheWindow()
{
    open();
    new desk::UndoOfWindow(page_.get());
    int undone = 0;
    auto* const undo = new QAction(page_.get());
    undo->setShortcut(QKeySequence::Undo);
    page_->addAction(undo);
    connect(undo, &QAction::triggered, page_.get(), [&] {
        ++undone;
        (void)fixture_->session().run([](core::TournamentService& service, core::TournamentId id) {
            return service.undo(id);
        });
    });
    key(Qt::Key_Z, Qt::ControlModifier); // There is nothing to undo yet: the import stays.
    QCOMPARE(undone, 1);
    type("2");
    key(Qt::Key_Z, Qt::ControlModifier); // The field's own.
    QCOMPARE(undone, 1);
    QCOMPARE(field(u"tableField"_s)->text(), u"1"_s);
    type(" 0  5  6  9  4");
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone, 2);
    QVERIFY(anyGame(1, 1) == nullptr);
    QCOMPARE(field(u"firstA"_s)->text(), u"4"_s);
}

void TestResultsPage::modelsAreSound()
{
    open();
    using Mode = QAbstractItemModelTester::FailureReportingMode;
    auto* const tableModel = page_test::part<QListView>(*page_, "tableList").model();
    const QAbstractItemModelTester tables(tableModel, Mode::QtTest);
    const QAbstractItemModelTester recent(page_test::part<QListView>(*page_, "recentList").model(),
                                          Mode::QtTest);
    const QAbstractItemModelTester slip(page_->findChild<desk::SlipModel*>(), Mode::QtTest);
    type(" 0  5  6  9  ");
    fixture_->openSample();
    page_test::settle();
    QCOMPARE(tableModel->rowCount(), 6);
    QVERIFY(tableModel->index(1, 0).data(Qt::AccessibleTextRole).toString().contains(u"disputed"));
}

void TestResultsPage::placesTheLastEntriesByTheShownRound()
{
    auto playing = tournament(4);
    playing.settings.gamesPerRound = 1;
    playing.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p})}),
                      round(2, {table(1, {1_p, 2_p, 3_p, 4_p})})};
    playing.rounds[0].head.games = 1;
    playing.rounds[1].head.games = 1;
    open(playing);
    const auto store = db::openStore(fixture_->clubFile(), db::IfMissing::Refuse);
    QVERIFY(otherDesk(*store).run(id_, core::enterGame, {1_r, 1_t, 1_g}, played("0,5,6,9"), {}));
    fixture_->session().lookForChanges();
    const auto* const entries = page_test::part<QListView>(*page_, "recentList").model();
    QCOMPARE(entries->index(0, 0).data().toString(), u"R1, table 1, game 1"_s);
    Q_EMIT page_->findChild<desk::Segments*>(u"roundSegments"_s)->chosen(1);
    QCOMPARE(entries->index(0, 0).data().toString(), u"Table 1, game 1"_s);
    Q_EMIT page_->findChild<desk::Segments*>(u"roundSegments"_s)->chosen(2);
    QCOMPARE(entries->index(0, 0).data().toString(), u"R1, table 1, game 1"_s);
}

/// After a swap of two tables, for one, what was typed there is no longer the result.
void TestResultsPage::lastEntriesSayWhatNoLongerStands()
{
    open();
    type(" 0  5  6  9  ");
    const auto* const entries = page_test::part<QListView>(*page_, "recentList").model();
    const auto outdated = [entries] {
        page_test::settle();
        int count = 0;
        for (int row = 0; row < entries->rowCount(); ++row) {
            const auto text = entries->index(row, 0).data(Qt::AccessibleTextRole).toString();
            count += text.contains(u"outdated"_s) ? 1 : 0;
        }
        return count;
    };
    QVERIFY(entries->rowCount() > 0);
    QCOMPARE(outdated(), 0);
    QVERIFY(fixture_->session().run(core::clearGame, {1_r, 1_t, 1_g}, u"wrong table"_s));
    QCOMPARE(outdated(), 1);
}

RUMMY_TEST(TestResultsPage)

} // namespace tst_results_page

#include "tst_results_page.moc"
