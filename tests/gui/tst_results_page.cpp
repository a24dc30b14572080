#include "desk_fixture.h"

#include "app/icons.h"
#include "app/results/entry.h"
#include "app/results/recent_model.h"
#include "app/results/results_page.h"
#include "app/results/round_progress.h"
#include "app/results/tables_model.h"
#include "app/results/under_grid.h"
#include "app/theme.h"
#include "app/widgets/notice.h"
#include "core/slip_id.h"
#include "evening.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <functional>

using namespace evening;
using namespace Qt::Literals::StringLiterals;
using scoring::Ending;

/// Drives the page by its keys and looks at what is stored.
class TestResultsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void knowsTheNextTable_data();
    void knowsTheNextTable();
    void slipsAreKept();
    void beginsInTable();
    void typesAGame();
    void typesATableOfFourGames();
    void typesAPureTable();
    void goesBack_data();
    void goesBack();
    void didNotPlay();
    void endings();
    void notPlayed();
    void discards();
    void goesToOtherTables();
    void namesNoSuchTable();
    void takesSlipIds();
    void takesSlipIdsOfOtherRounds();
    void refusesSlipIds_data();
    void refusesSlipIds();
    void refusesAtTheField();
    void missingStones();
    void warningTakesItsOwnKey();
    void keepsWhatIsTyped();
    void correctsTheLast();
    void comesBackAfterACorrection();
    void showsRanksThatMove();
    void closedRoundAsksAReason();
    void anotherDeskEntersTheSame();
    void anotherDeskEntersAnother_data();
    void anotherDeskEntersAnother();
    void anotherDeskDoesNotDisturb();
    void anotherDeskClears();
    void substitutes();
    void putsAside();
    void swapsTables();
    void closesTheRound();
    void comparesBlind();
    void comparesWhoReallyPlayed();
    void clears();
    void leavesUndoToTheWindow();
    void modelsAreSound();

private:
    struct Before
    {
        std::vector<core::Game> first;
        core::RoundState state = core::RoundState::Published;
        scoring::RuleSet rules = scoring::RuleSet::RummyPurePlus;
        int games = 4;
        std::vector<core::Game> second;
    };
    void open(const Before& before);
    void open() { open(Before()); }
    void showPage();

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Types characters; a space is Enter.
    void type(const char* keys);
    /// After a dialog: no window manager gives the focus back.
    void backToThePage();
    void answer(std::function<void(QWidget&)> use);
    void answerReason(const QString& reason);

    [[nodiscard]] QLineEdit* field(const QString& name) const
    {
        return page_->findChild<QLineEdit*>(name);
    }
    [[nodiscard]] QString focused() const
    {
        return QApplication::focusWidget() != nullptr ? QApplication::focusWidget()->objectName()
                                                      : QString();
    }
    [[nodiscard]] QString under() const { return page_->findChild<desk::UnderGrid*>()->text(); }
    [[nodiscard]] QString atTheField() const
    {
        return page_->findChild<desk::Notice*>(u"tableRefusal"_s)->text();
    }
    [[nodiscard]] const core::PlayedGame* game(int table, int number) const;
    [[nodiscard]] const core::Game* anyGame(int table, int number) const;
    [[nodiscard]] QPushButton* button(const QString& name) const
    {
        return page_->findChild<QPushButton*>(name);
    }

    std::unique_ptr<DeskFixture> fixture_;
    std::unique_ptr<desk::ResultsPage> page_;
    core::TournamentId id_{0};
    int keys_ = 0;
};

namespace {

core::Game gameOf(int number, core::GameOutcome outcome)
{
    return {core::GameNumber{number}, std::move(outcome)};
}

/// All four games of a table.
std::vector<core::Game> allGames()
{
    return {gameOf(1, played("0,5,6,9")), gameOf(2, played("7,0,3,8")),
            gameOf(3, played("4,12,0,2")), gameOf(4, played("6,1,5,0"))};
}

core::Director otherDesk(core::Store& store)
{
    return {store, u"Other desk"_s,
            [] { return QDateTime(QDate(2026, 10, 16), QTime(20, 30), Qt::UTC); }};
}

} // namespace

void TestResultsPage::initTestCase()
{
    icons::prepare();
    theme::apply(*qApp, theme::Tone::Light);
}

void TestResultsPage::init()
{
    fixture_ = std::make_unique<DeskFixture>();
    keys_ = 0;
}

void TestResultsPage::cleanup()
{
    page_.reset();
    fixture_.reset();
}

void TestResultsPage::open(const Before& before)
{
    auto evening = tournament(9);
    evening.settings.rules.ruleSet = before.rules;
    evening.settings.gamesPerRound = before.games;
    auto first = round(1,
                       {table(1, {1_p, 2_p, 3_p, 4_p}, before.first),
                        table(2, {5_p, 6_p, 7_p, 8_p}, before.second)},
                       {9_p}, before.state);
    first.head.games = before.games;
    evening.rounds = {first};
    id_ = *fixture_->desk().runClub(
        [&](core::Director& director) { return director.import(evening); });
    fixture_->desk().open(id_);
    showPage();
}

void TestResultsPage::showPage()
{
    page_ = std::make_unique<desk::ResultsPage>(fixture_->desk());
    page_->resize(1088, 734);
    page_->show();
    page_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(page_.get()));
    page_->enter();
}

void TestResultsPage::backToThePage()
{
    if (QApplication::focusWidget() == nullptr) {
        page_->activateWindow();
        QTRY_VERIFY(QApplication::focusWidget() != nullptr);
    }
}

void TestResultsPage::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    ++keys_;
    backToThePage();
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
}

void TestResultsPage::type(const char* keys)
{
    backToThePage();
    for (const char letter : QByteArray(keys)) {
        ++keys_;
        if (letter == ' ') {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        } else {
            QTest::keyClick(QApplication::focusWidget(), letter);
        }
    }
}

void TestResultsPage::answer(std::function<void(QWidget&)> use)
{
    auto* const waiting = new QTimer(page_.get());
    connect(waiting, &QTimer::timeout, this, [waiting, use = std::move(use)] {
        if (auto* const dialog = QApplication::activeModalWidget()) {
            waiting->deleteLater();
            waiting->stop();
            use(*dialog);
        }
    });
    waiting->start(0);
}

void TestResultsPage::answerReason(const QString& reason)
{
    answer([reason](QWidget& dialog) {
        dialog.findChild<QLineEdit*>(u"reasonField"_s)->setText(reason);
        dialog.findChild<QPushButton*>(u"yesButton"_s)->click();
    });
}

const core::Game* TestResultsPage::anyGame(int table, int number) const
{
    return core::findGame(fixture_->desk().tournament(),
                          {1_r, core::TableNumber{table}, core::GameNumber{number}});
}

const core::PlayedGame* TestResultsPage::game(int table, int number) const
{
    const auto* const found = anyGame(table, number);
    return found != nullptr ? std::get_if<core::PlayedGame>(&found->outcome) : nullptr;
}

void TestResultsPage::knowsTheNextTable_data()
{
    QTest::addColumn<int>("after");
    QTest::addColumn<bool>("backwards");
    QTest::addColumn<int>("next");
    // Of five tables the second is complete and the third put aside.
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
    QVERIFY(desk::nextOpenTable(playing, from, backwards) == core::TableNumber{next});
    for (const std::size_t index : {0U, 3U, 4U}) {
        playing.tables[index].games = playing.tables[1].games;
    }
    QVERIFY(desk::nextOpenTable(playing, from, backwards) == 3_t); // Put aside comes last.
    playing.tables[2].games = playing.tables[1].games;
    QVERIFY(!desk::nextOpenTable(playing, from, backwards));
}

void TestResultsPage::slipsAreKept()
{
    auto slip = desk::slipOf(
        3_g, takenOver(playedBy(played("0,5,-,9", "1,0,-,12"), 0, u"Hans"_s), 1, 9_p), 4);
    slip.ending = desk::SlipEnding::FirstRoundRomme;
    slip.seats[3].stones.clear();
    slip.seenRevision = 7;
    QVERIFY(desk::slipFrom(desk::mapOf(slip), 4) == slip);
    QVERIFY(!desk::slipFrom(desk::mapOf(slip), 3));
    QVERIFY(slip.firstMissing() == 3U);
    QVERIFY(!slip.played());
    QVERIFY(!slip.isBlank());
    QVERIFY(desk::blankSlip(3_g, 4).isBlank());
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

void TestResultsPage::typesAGame()
{
    open();
    type(" ");
    QCOMPARE(focused(), u"stonesA"_s);
    keys_ = 0;
    type("0 1 5  5 2 9  ");
    QCOMPARE(keys_, 6 + 8); // The digits and eight Enters.
    QVERIFY(game(1, 1) != nullptr);
    QVERIFY(*game(1, 1) == played("0,5,5,9", "1,0,2,0"));
    QCOMPARE(focused(), u"stonesA"_s);
    QVERIFY(field(u"stonesA"_s)->text().isEmpty());
    QVERIFY(page_->findChild<QLabel*>(u"slipFacts"_s)->text().contains(u"2"));
}

void TestResultsPage::typesATableOfFourGames()
{
    open();
    keys_ = 0;
    type(" ");
    type("0  5  6  9  ");
    type("7  0  3  8 1 ");
    type("4  12  0  2  ");
    type("6  1  5  0 2 ");
    // Enter in Table, 17 digits of stones, 2 of claims, 8 Enters a game.
    QCOMPARE(keys_, 1 + 17 + 2 + 4 * 8);
    for (int number = 1; number <= 4; ++number) {
        QVERIFY(game(1, number) != nullptr);
    }
    QCOMPARE(game(1, 3)->result.hands[1]->stones, 12);
    QCOMPARE(focused(), u"tableField"_s);
    QCOMPARE(field(u"tableField"_s)->selectedText(), u"2"_s);
}

void TestResultsPage::typesAPureTable()
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

void TestResultsPage::goesBack_data()
{
    QTest::addColumn<int>("pressed");
    QTest::addColumn<int>("modifiers");
    QTest::newRow("Shift+Tab") << int(Qt::Key_Backtab) << int(Qt::ShiftModifier);
    QTest::newRow("Backspace") << int(Qt::Key_Backspace) << 0;
}

void TestResultsPage::goesBack()
{
    QFETCH(const int, pressed);
    QFETCH(const int, modifiers);
    open();
    type(" 3 ");
    QCOMPARE(focused(), u"claimsA"_s);
    key(Qt::Key(pressed), Qt::KeyboardModifiers(modifiers));
    QCOMPARE(focused(), u"stonesA"_s);
    type("0");
    key(Qt::Key_Tab);
    QCOMPARE(focused(), u"claimsA"_s);
    key(Qt::Key_Backtab, Qt::ShiftModifier);
    key(Qt::Key_Delete);
    key(Qt::Key(pressed), Qt::KeyboardModifiers(modifiers));
    QCOMPARE(focused(), u"tableField"_s);
}

void TestResultsPage::didNotPlay()
{
    open();
    type(" 0  5  6  ");
    keys_ = 0;
    type("- "); // Who did not play has no claims: one field less.
    QVERIFY(*game(1, 1) == played("0,5,6,-"));
}

void TestResultsPage::endings()
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

void TestResultsPage::notPlayed()
{
    open();
    type(" ");
    answerReason(u"no time"_s);
    key(Qt::Key_F9);
    QVERIFY(std::get<core::UnplayedGame>(anyGame(1, 1)->outcome).reason == u"no time");
    QVERIFY(page_->findChild<QLabel*>(u"slipFacts"_s)->text().contains(u"2"));
}

void TestResultsPage::discards()
{
    open();
    type(" 3 1 ");
    key(Qt::Key_Escape);
    QVERIFY(field(u"stonesA"_s)->text().isEmpty());
    QVERIFY(field(u"claimsA"_s)->text().isEmpty());
    QCOMPARE(focused(), u"stonesA"_s);
    key(Qt::Key_Escape);
    QCOMPARE(focused(), u"tableField"_s);
    QVERIFY(anyGame(1, 1) == nullptr);
}

void TestResultsPage::goesToOtherTables()
{
    open();
    type(" 3 1 ");
    key(Qt::Key_PageDown);
    QCOMPARE(focused(), u"stonesA"_s);
    QVERIFY(field(u"stonesA"_s)->text().isEmpty());
    type("8");
    key(Qt::Key_PageUp);
    QCOMPARE(field(u"stonesA"_s)->text(), u"3"_s);
    QCOMPARE(focused(), u"stonesB"_s);
    key(Qt::Key_PageDown);
    QCOMPARE(field(u"stonesA"_s)->text(), u"8"_s);
}

void TestResultsPage::namesNoSuchTable()
{
    open();
    type("7 ");
    QCOMPARE(focused(), u"tableField"_s);
    QVERIFY2(atTheField().contains(u"7"), qPrintable(atTheField()));
    type("2");
    QCOMPARE(atTheField(), QString());
}

void TestResultsPage::takesSlipIds()
{
    open();
    // As a scanner types it, a blank being Enter.
    type((core::slipText({1_r, 2_t}) + u' ').toLatin1().constData());
    QCOMPARE(focused(), u"stonesA"_s);
    QCOMPARE(field(u"tableField"_s)->text(), u"2"_s);
    type("0  5  6  9  ");
    QVERIFY(game(2, 1) != nullptr);
    QVERIFY(anyGame(1, 1) == nullptr);
}

void TestResultsPage::takesSlipIdsOfOtherRounds()
{
    open();
    auto& desk = fixture_->desk();
    QVERIFY(desk.run([](core::Director& director, core::TournamentId id) {
        return director.addRounds(id, {{2_r, {{1_t, {9_p, 1_p, 2_p, 3_p}}}, {4_p}}},
                                  core::RoundState::Published);
    }));
    type("2.01.0 ");
    QVERIFY2(!atTheField().isEmpty(), "a wrong digit");
    type((core::slipText({2_r, 1_t}).replace(u'-', u'.') + u' ').toLatin1().constData());
    QCOMPARE(atTheField(), QString());
    QCOMPARE(page_->findChild<QLabel*>(u"slipTitle"_s)->text(), u"Round 2, table 1"_s);
    QCOMPARE(focused(), u"stonesA"_s);
}

void TestResultsPage::refusesSlipIds_data()
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

void TestResultsPage::refusesSlipIds()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, says);
    open();
    QVERIFY(fixture_->desk().run([](core::Director& director, core::TournamentId id) {
        return director.swapSeats(id, 1_r, 1_p, 2_p, core::ResultsGo::WithTheSeat);
    }));
    QTest::keyClicks(QApplication::focusWidget(), typed);
    key(Qt::Key_Return);
    QCOMPARE(focused(), u"tableField"_s);
    QCOMPARE(field(u"tableField"_s)->text(), typed);
    QCOMPARE(field(u"tableField"_s)->selectedText(), typed);
    QVERIFY2(atTheField().contains(says), qPrintable(atTheField()));
    // The right one replaces it.
    QTest::keyClicks(QApplication::focusWidget(), core::slipText({1_r, 1_t, 2}));
    QCOMPARE(atTheField(), QString());
    key(Qt::Key_Return);
    QCOMPARE(focused(), u"stonesA"_s);
}

void TestResultsPage::refusesAtTheField()
{
    open();
    type(" 0  0  6  9  ");
    QVERIFY(anyGame(1, 1) == nullptr);
    QVERIFY(under().contains(u"only one can go out"));
    QCOMPARE(field(u"stonesA"_s)->property("state").toString(), u"refused"_s);
    QCOMPARE(field(u"stonesB"_s)->property("state").toString(), u"refused"_s);
    QVERIFY(field(u"stonesC"_s)->property("state").toString().isEmpty());
    QCOMPARE(focused(), u"stonesA"_s);
    type(" "); // Enter stays in the row.
    QVERIFY(anyGame(1, 1) == nullptr);
    key(Qt::Key_Tab);
    type("4");
    QVERIFY(field(u"stonesA"_s)->property("state").toString().isEmpty());
    type("      ");
    QVERIFY(*game(1, 1) == played("0,4,6,9"));
}

void TestResultsPage::missingStones()
{
    open();
    type(" 0    6  9  ");
    QVERIFY(anyGame(1, 1) == nullptr);
    QCOMPARE(focused(), u"stonesB"_s);
    QCOMPARE(field(u"stonesB"_s)->property("state").toString(), u"refused"_s);
}

void TestResultsPage::warningTakesItsOwnKey()
{
    open();
    type(" 0  5  6  34  ");
    QVERIFY(anyGame(1, 1) == nullptr);
    QCOMPARE(focused(), u"stonesD"_s);
    QCOMPARE(field(u"stonesD"_s)->property("state").toString(), u"doubtful"_s);
    QVERIFY(under().contains(u"34"));
    type("  ");
    QVERIFY(anyGame(1, 1) == nullptr);
    key(Qt::Key_Escape);
    QVERIFY(field(u"stonesD"_s)->property("state").toString().isEmpty());
    type("y");
    QVERIFY(anyGame(1, 1) == nullptr);
    QCOMPARE(field(u"stonesD"_s)->text(), u"34"_s);
    key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(anyGame(1, 1) == nullptr);
    type("y");
    QVERIFY(*game(1, 1) == played("0,5,6,34"));
}

void TestResultsPage::keepsWhatIsTyped()
{
    open();
    type(" 3 1 5 ");
    key(Qt::Key_F7);
    page_.reset();
    fixture_->restart();
    showPage();
    QCOMPARE(field(u"stonesA"_s)->text(), u"3"_s);
    QCOMPARE(field(u"claimsA"_s)->text(), u"1"_s);
    QCOMPARE(field(u"stonesB"_s)->text(), u"5"_s);
    QCOMPARE(focused(), u"stonesC"_s);
    QVERIFY(anyGame(1, 1) == nullptr);
    type("6  9  ");
    QVERIFY(*game(1, 1) == played("3,5,6,9", "1,0,0,0", Ending::Early));
    QVERIFY(fixture_->desk().memory().slip(fixture_->desk().file(), id_, {1_r, 1_t}).isEmpty());
}

void TestResultsPage::correctsTheLast()
{
    open();
    type(" 0  5  6  9  ");
    key(Qt::Key_Escape);
    key(Qt::Key_F8);
    QCOMPARE(field(u"stonesD"_s)->text(), u"9"_s);
    QVERIFY(page_->findChild<QLabel*>(u"slipFacts"_s)->text().contains(u"corrected"));
    type("      8  ");
    QVERIFY(*game(1, 1) == played("0,5,6,8"));
    const auto last = fixture_->desk().run([](core::Director& director, core::TournamentId id) {
        return core::Result(director.recentResults(id, 1));
    });
    QVERIFY(last->front().change.label.action == core::Action::CorrectGame);
    QCOMPARE(focused(), u"tableField"_s);
}

void TestResultsPage::comesBackAfterACorrection()
{
    open();
    type(" 0  5  6  9  4 ");
    key(Qt::Key_F8);
    QCOMPARE(field(u"stonesA"_s)->text(), u"0"_s);
    type("        "); // Nothing is different: nothing is written.
    QCOMPARE(field(u"stonesA"_s)->text(), u"4"_s);
    QCOMPARE(focused(), u"stonesB"_s);
    const auto entries = fixture_->desk().run([](core::Director& director, core::TournamentId id) {
        return core::Result(director.recentResults(id, 5));
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
    QCOMPARE(field(u"stonesA"_s)->text(), u"6"_s); // The last game, to be corrected.
    key(Qt::Key_Tab);
    type("9");
    QVERIFY2(under().contains(u"rank"), qPrintable(under()));
    key(Qt::Key_Up);
    QCOMPARE(field(u"stonesA"_s)->text(), u"4"_s);
    key(Qt::Key_Down);
    QCOMPARE(field(u"claimsA"_s)->text(), u"9"_s); // Nothing typed is lost.
}

void TestResultsPage::closedRoundAsksAReason()
{
    Before before;
    before.first = allGames();
    before.second = allGames();
    before.state = core::RoundState::Closed;
    open(before);
    type("1 ");
    type("      8  ");
    QVERIFY(game(1, 4)->result.hands[3]->stones == 0);
    key(Qt::Key_Escape);
    type("9");
    answer([](QWidget& dialog) { dialog.findChild<QPushButton*>(u"backButton"_s)->click(); });
    key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(game(1, 4)->result.hands[0]->stones, 6);
    answerReason(u"misread"_s);
    key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(game(1, 4)->result.hands[0]->stones, 9);
    const auto last = fixture_->desk().run([](core::Director& director, core::TournamentId id) {
        return core::Result(director.recentResults(id, 1));
    });
    QCOMPARE(last->front().change.reason, u"misread"_s);
}

void TestResultsPage::anotherDeskEntersTheSame()
{
    open();
    type(" 0  5  6  9");
    const auto store = db::openStore(fixture_->desk().file(), db::IfMissing::Refuse);
    auto other = otherDesk(*store);
    QVERIFY(other.enter(id_, {1_r, 1_t, 1_g}, played("0,5,6,9"), {}));
    type("  ");
    QVERIFY(page_->findChild<QLabel*>(u"slipFacts"_s)->text().contains(u"Game 2"));
    QCOMPARE(other.revision(id_, {1_r, 1_t, 1_g}).number, 1);
}

void TestResultsPage::anotherDeskEntersAnother_data()
{
    QTest::addColumn<char>("answer");
    QTest::addColumn<int>("stones");
    QTest::addColumn<bool>("seen");
    QTest::newRow("mine, told when storing") << 'm' << 9 << false;
    QTest::newRow("theirs, told when storing") << 't' << 7 << false;
    QTest::newRow("mine, told while typing") << 'm' << 9 << true;
    QTest::newRow("theirs, told while typing") << 't' << 7 << true;
}

void TestResultsPage::anotherDeskEntersAnother()
{
    QFETCH(const char, answer);
    QFETCH(const int, stones);
    QFETCH(const bool, seen);
    open();
    type(" 0  5  6  9 ");
    const auto store = db::openStore(fixture_->desk().file(), db::IfMissing::Refuse);
    auto other = otherDesk(*store);
    QVERIFY(other.enter(id_, {1_r, 1_t, 1_g}, played("0,5,6,7"), {}));
    if (seen) {
        fixture_->desk().lookForChanges();
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
    QVERIFY(page_->findChild<QLabel*>(u"slipFacts"_s)->text().contains(u"Game 2"));
}

void TestResultsPage::anotherDeskDoesNotDisturb()
{
    open();
    type(" 0  5");
    const auto store = db::openStore(fixture_->desk().file(), db::IfMissing::Refuse);
    auto other = otherDesk(*store);
    QVERIFY(other.enter(id_, {1_r, 2_t, 1_g}, played("0,5,6,7"), {}));
    QVERIFY(other.enter(id_, {1_r, 1_t, 2_g}, played("0,5,6,7"), {}));
    fixture_->desk().lookForChanges();
    QCOMPARE(focused(), u"stonesB"_s);
    QCOMPARE(field(u"stonesB"_s)->text(), u"5"_s);
    type("  6  9  ");
    QVERIFY(*game(1, 1) == played("0,5,6,9"));
    QVERIFY(page_->findChild<QLabel*>(u"slipFacts"_s)->text().contains(u"Game 3"));
}

void TestResultsPage::anotherDeskClears()
{
    Before before;
    before.first = allGames();
    open(before);
    type("1 7");
    const auto store = db::openStore(fixture_->desk().file(), db::IfMissing::Refuse);
    auto other = otherDesk(*store);
    QVERIFY(other.clear(id_, {1_r, 1_t, 4_g}, {}));
    key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(under().contains(u"cleared"), qPrintable(under()));
    type("m");
    QCOMPARE(game(1, 4)->result.hands[0]->stones, 7);
}

void TestResultsPage::substitutes()
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
    QCOMPARE(field(u"stonesB"_s)->text(), u"5"_s);
    type("  6 ");
    key(Qt::Key_F5);
    auto* const number = popover()->findChild<QLineEdit*>(u"takesOverNumber"_s);
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
    QCOMPARE(field(u"stonesD"_s)->text(), u"-"_s);
    type(" ");
    QVERIFY(*game(1, 1) == takenOver(playedBy(played("0,5,6,-"), 1, u"Hans"_s), 2, 9_p));
}

void TestResultsPage::putsAside()
{
    open();
    type(" 3 ");
    answerReason(u"slip torn"_s);
    key(Qt::Key_F2);
    const auto* head = &core::findTable(fixture_->desk().tournament(), 1_r, 1_t)->head;
    QVERIFY(head->mark == core::TableMark::Unclear);
    QCOMPARE(head->note, u"slip torn"_s);
    backToThePage();
    QCOMPARE(focused(), u"tableField"_s);
    QCOMPARE(field(u"tableField"_s)->text(), u"2"_s);
    type("1 ");
    QCOMPARE(field(u"stonesA"_s)->text(), u"3"_s);
    answerReason({});
    key(Qt::Key_F3);
    head = &core::findTable(fixture_->desk().tournament(), 1_r, 1_t)->head;
    QVERIFY(head->mark == core::TableMark::Disputed);
    type("1 ");
    key(Qt::Key_F3);
    head = &core::findTable(fixture_->desk().tournament(), 1_r, 1_t)->head;
    QVERIFY(!head->mark);
    QCOMPARE(field(u"stonesA"_s)->text(), u"3"_s);
}

void TestResultsPage::swapsTables()
{
    Before before;
    before.first = allGames();
    open(before);
    type("1 ");
    answer([](QWidget& dialog) {
        dialog.findChild<QComboBox*>(u"swapOther"_s)->setCurrentIndex(1);
        dialog.findChild<QPushButton*>(u"swapButton"_s)->click();
    });
    page_->findChild<QAction*>(u"swapTables"_s)->trigger();
    QVERIFY(anyGame(1, 1) == nullptr);
    QVERIFY(game(2, 4) != nullptr);
}

void TestResultsPage::closesTheRound()
{
    Before before;
    before.first = allGames();
    before.second = allGames();
    open(before);
    QVERIFY(button(u"closeRoundButton"_s)->isEnabled());
    button(u"closeRoundButton"_s)->click();
    QVERIFY(core::findRound(fixture_->desk().tournament(), 1_r)->head.state ==
            core::RoundState::Closed);
    QVERIFY(!button(u"closeRoundButton"_s)->isEnabled());
}

void TestResultsPage::comparesBlind()
{
    Before before;
    before.games = 2;
    before.first = {gameOf(1, played("0,5,6,9")), gameOf(2, played("7,0,3,8"))};
    before.second = {gameOf(1, played("0,5,6,9")), gameOf(2, played("7,0,3,8"))};
    open(before);
    button(u"secondPassButton"_s)->click();
    QCOMPARE(field(u"tableField"_s)->text(), u"1"_s);
    type(" ");
    QVERIFY(field(u"stonesA"_s)->text().isEmpty());
    type("0  5  6  9  "); // The same: on to the next.
    QVERIFY(page_->findChild<QLabel*>(u"slipFacts"_s)->text().contains(u"Game 2"));
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
    QCOMPARE(field(u"stonesA"_s)->text(), u"7"_s);
}

void TestResultsPage::comparesWhoReallyPlayed()
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

void TestResultsPage::leavesUndoToTheWindow()
{
    open();
    int undone = 0;
    auto* const undo = new QAction(page_.get());
    undo->setShortcut(QKeySequence::Undo);
    page_->addAction(undo);
    connect(undo, &QAction::triggered, page_.get(), [&] {
        ++undone;
        (void)fixture_->desk().run(
            [](core::Director& director, core::TournamentId id) { return director.undo(id); });
    });
    type("1");
    key(Qt::Key_Z, Qt::ControlModifier); // There is nothing to undo yet: the import stays.
    QCOMPARE(undone, 1);
    type(" 0  5  6  9  4");
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone, 2);
    QVERIFY(anyGame(1, 1) == nullptr);
    QCOMPARE(field(u"stonesA"_s)->text(), u"4"_s);
}

void TestResultsPage::clears()
{
    Before before;
    before.first = allGames();
    open(before);
    type("1 ");
    answerReason(u"wrong table"_s);
    page_->findChild<QAction*>(u"clearGame"_s)->trigger();
    QVERIFY(anyGame(1, 4) == nullptr);
    QVERIFY(field(u"stonesA"_s)->text().isEmpty());
    QVERIFY(!page_->findChild<QAction*>(u"clearGame"_s)->isEnabled());
}

void TestResultsPage::modelsAreSound()
{
    open();
    using Mode = QAbstractItemModelTester::FailureReportingMode;
    const QAbstractItemModelTester tables(page_->findChild<desk::TablesModel*>(), Mode::QtTest);
    const QAbstractItemModelTester recent(page_->findChild<desk::RecentModel*>(), Mode::QtTest);
    type(" 0  5  6  9  ");
    fixture_->openSample();
    const auto* const model = page_->findChild<desk::TablesModel*>();
    QCOMPARE(model->rowCount(), 6);
    QVERIFY(model->index(1, 0).data(Qt::AccessibleTextRole).toString().contains(u"disputed"));
}

QTEST_MAIN(TestResultsPage)
#include "tst_results_page.moc"
