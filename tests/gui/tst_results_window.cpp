#include "hands.h"
#include "results_test.h"
#include "tests/suite.h"

#include "app/desk/evening/results/feedback_bar.h"
#include "app/desk/evening/results/game_grid.h"
#include "app/desk/frame/ui_state.h"
#include "app/desk/widgets/key_hint.h"
#include "app/desk/widgets/segments.h"
#include "core/codes/slip_id.h"

#include "db/sqlite/open_store.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QListView>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace tst_results_window {

using namespace evening;
using namespace results_test;
using hands_test::Hands;

using Loss = std::function<void(QPushButton*)>;

/// The page of results in its window: the cursor after every possible interruption, and the fate of
/// typed values.
class TestResultsWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void scannedSlipsAreTakenWhole_data();
    void scannedSlipsAreTakenWhole();
    void typedNumbersAreNoScan();
    void comesBackToTheSamePlace_data();
    void comesBackToTheSamePlace();
    void leavingATableKeepsIt_data();
    void leavingATableKeepsIt();
    void goesOnAfterACorrection();
    void setsAsideWhatOthersSitAt_data();
    void setsAsideWhatOthersSitAt();
    void showsAgainWhatTheSamePeopleTyped();
    void returnsToTheFieldOfAReturningSlip();
    void shortensUnderTheCursor();
    void beginsLaterRoundsLikeTheFirst_data();
    void beginsLaterRoundsLikeTheFirst();
    void followsTheRunningRound_data();
    void followsTheRunningRound();
    void focusIsNeverLeftToChance_data();
    void focusIsNeverLeftToChance();
    void fourGamesFit();
    void latestEntriesAreInSight_data();
    void latestEntriesAreInSight();
    void headStaysInView();
    void undoesTyping_data();
    void undoesTyping();
    void undoesTheTableNumber();
    void undoesEscape();
    void undoesWhatIsSavedLast();
    void asksBeforeUndoing_data();
    void asksBeforeUndoing();
    void plusOpensTheClaims_data();
    void plusOpensTheClaims();
    void countsTheKeysOfATable_data();
    void countsTheKeysOfATable();
    void showsAllKeysOnRequest();
    void saysWhatEnterDoes();
    void keysAreSeenAtEveryWidth_data();
    void keysAreSeenAtEveryWidth();
    void completingTakesTheMarkOff_data();
    void completingTakesTheMarkOff();
    void enterLeadsOnAfterTheLastSlip();
    void secondPassHidesWhatUndoDoes();
    void closingAsksForMarks();
    void typesASubstitute_data();
    void typesASubstitute();
    void comesBackAfterAKill_data();
    void comesBackAfterAKill();
    void storedInTheMomentOfAKill();

private:
    using PageId = desk::PageId;

    void open(const core::Tournament& tournament);
    /// Two tables of four in round 1, person 9 has a bye; four games.
    static core::Tournament evening(std::vector<core::Game> first = {},
                                    std::vector<core::Game> second = {});
    void show()
    {
        hands_ = std::make_unique<Hands>(fixture_->session());
        hands_->go(PageId::Results);
    }
    template <typename Use>
    void run(Use use)
    {
        QVERIFY(fixture_->session().run(use).ok());
        page_test::settle();
    }
    void type(const QString& keys)
    {
        for (const auto letter : keys) {
            ++keys_;
            hands_->type(letter);
        }
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        hands_->key(key, modifiers);
    }
    QString focused() const
    {
        const auto* const widget = QApplication::focusWidget();
        return widget != nullptr ? widget->objectName() : u"nothing"_s;
    }
    QString text(const QString& name) const
    {
        return hands_->find<QLineEdit>(PageId::Results, name)->text();
    }
    QString under() const
    {
        page_test::settle();
        return page().findChild<desk::FeedbackBar*>()->text();
    }
    QString label(const char* name) const { return page_test::part<QLabel>(page(), name).text(); }
    desk::Page& page() const { return hands_->window().page(PageId::Results); }
    const core::Game* anyGame(int round, int table, int number) const
    {
        return core::findGame(
            fixture_->session().tournament(),
            {core::RoundNumber{round}, core::TableNumber{table}, core::GameNumber{number}});
    }
    void otherDeskEnters(int table, int number)
    {
        const auto store = db::openStore(fixture_->clubFile(), db::IfMissing::Refuse);
        QVERIFY(otherDesk(*store).run(id_, core::enterGame,
                                      {1_r, core::TableNumber{table}, core::GameNumber{number}},
                                      played("0,5,6,7"), {}));
        fixture_->session().lookForChanges();
        page_test::settle();
    }
    /// Answers the next question; its text is in asked_.
    void answer(const char* button)
    {
        hands_->answer([this, button](QDialog& dialog) {
            for (const auto* const part : dialog.findChildren<QLabel*>()) {
                asked_ << part->text();
            }
            page_test::part<QPushButton>(dialog, button).click();
        });
    }
    void skipClaims(bool skips)
    {
        fixture_->session().uiState().setValue(u"results/enterSkipsClaims"_s, skips);
    }

    std::unique_ptr<DeskFixture> fixture_;
    std::unique_ptr<Hands> hands_;
    core::TournamentId id_{0};
    QStringList asked_;
    int keys_ = 0;
};

void TestResultsWindow::initTestCase()
{
    page_test::dress();
}

void TestResultsWindow::init()
{
    fixture_ = std::make_unique<DeskFixture>();
    asked_.clear();
    keys_ = 0;
}

void TestResultsWindow::cleanup()
{
    hands_.reset();
    fixture_.reset();
}

core::Tournament TestResultsWindow::evening(std::vector<core::Game> first,
                                            std::vector<core::Game> second)
{
    auto playing = tournament(9);
    playing.settings.gamesPerRound = 4;
    playing.rounds = {round(1,
                            {table(1, {1_p, 2_p, 3_p, 4_p}, std::move(first)),
                             table(2, {5_p, 6_p, 7_p, 8_p}, std::move(second))},
                            {9_p})};
    playing.rounds[0].head.games = 4;
    return playing;
}

void TestResultsWindow::open(const core::Tournament& tournament)
{
    id_ = fixture_->open(tournament);
    show();
}

/// A scanner types digits and dashes, which are values and keys here, and ends with Enter.
void TestResultsWindow::scannedSlipsAreTakenWhole_data()
{
    QTest::addColumn<PageId>("page");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("before");
    const auto id = core::slipText({1_r, 2_t});
    QTest::newRow("in the table field") << PageId::Results << QString() << QString();
    QTest::newRow("in a game not begun") << PageId::Results << u"1 "_s << QString();
    QTest::newRow("in a game half typed") << PageId::Results << u"1 0 5 "_s << QString();
    QTest::newRow("in a name") << PageId::Participants << QString() << QString();
    QTest::newRow("in a search") << PageId::Standings << QString() << QString();
    QTest::newRow("with the address")
        << PageId::Results << u"1 0 5 "_s << u"http://192.168.1.5:8080/t/9FGB#"_s;
}

void TestResultsWindow::scannedSlipsAreTakenWhole()
{
    QFETCH(const PageId, page);
    QFETCH(const QString, typed);
    QFETCH(const QString, before);
    open(evening());
    const auto people = hands_->now().participants.size();
    hands_->go(page);
    type(typed);
    hands_->write(before + core::slipText({1_r, 2_t}));
    hands_->key(Qt::Key_Return);
    QCOMPARE(page_test::currentPage(hands_->window()), PageId::Results);
    QCOMPARE(label("slipTitle"), u"Round 1, table 2"_s);
    QCOMPARE(focused(), u"firstA"_s);
    QCOMPARE(text(u"firstA"_s), QString());
    QCOMPARE(hands_->now().participants.size(), people);
    // What was half typed is still there.
    hands_->go(PageId::Standings);
    hands_->go(PageId::Results);
    hands_->key(Qt::Key_Escape);
    type(u"1 "_s);
    QCOMPARE(text(u"firstB"_s), typed.contains(u'5') ? u"5"_s : QString());
    QCOMPARE(text(u"firstC"_s), QString());
}

/// What people type is theirs: also where a part of it could be an id.
void TestResultsWindow::typedNumbersAreNoScan()
{
    open(evening());
    type(u"1 0 5 "_s);
    hands_->write(u"1-02-1"_s); // A wrong check digit.
    hands_->key(Qt::Key_Return);
    QCOMPARE(label("slipTitle"), u"Round 1, table 1"_s);
}

void TestResultsWindow::comesBackToTheSamePlace_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("fact");
    const auto row = [](const char* name, const QString& typed, const QString& place,
                        const QString& fact) { QTest::newRow(name) << typed << place << fact; };
    row("the table suggested", {}, u"tableField"_s, u"table 1"_s);
    row("a table typed, not entered", u"2"_s, u"tableField"_s, u"table 2"_s);
    row("a blank game", u"2 "_s, u"firstA"_s, u"Game 1"_s);
    row("the next game", u"2 0 5 6 9 "_s, u"firstA"_s, u"Game 2"_s);
    row("half typed", u"2 0 5 "_s, u"firstC"_s, u"Game 1"_s);
    row("in the claims", u"2 3+"_s, u"secondA"_s, u"Game 1"_s);
    row("all stones typed", u"2 0 5 6 9+"_s, u"secondD"_s, u"Game 1"_s);
}

void TestResultsWindow::comesBackToTheSamePlace()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, place);
    QFETCH(const QString, fact);
    open(evening());
    type(typed);
    const auto isThere = [&] {
        QCOMPARE(focused(), place);
        const bool inTable = place == u"tableField";
        const QString told = inTable ? label("slipTitle") : label("slipFacts");
        QVERIFY2(told.contains(fact), qPrintable(told));
        QCOMPARE(text(u"tableField"_s), fact == u"table 1" ? u"1"_s : u"2"_s);
    };
    isThere();
    hands_->go(PageId::Standings);
    hands_->go(PageId::Results);
    isThere();
    hands_->go(PageId::Standings);
    otherDeskEnters(1, 3);
    hands_->go(PageId::Results);
    isThere();
    hands_.reset();
    fixture_->restart();
    hands_ = std::make_unique<Hands>(fixture_->session());
    isThere();
}

void TestResultsWindow::leavingATableKeepsIt_data()
{
    QTest::addColumn<int>("pressed");
    QTest::newRow("Esc") << int(Qt::Key_Escape);
    QTest::newRow("Backspace in the first field") << int(Qt::Key_Backspace);
    QTest::newRow("Shift+Tab in the first field") << int(Qt::Key_Backtab);
}

void TestResultsWindow::leavingATableKeepsIt()
{
    QFETCH(const int, pressed);
    open(evening());
    type(u"1 "_s);
    key(Qt::Key(pressed));
    QCOMPARE(focused(), u"tableField"_s);
    QCOMPARE(text(u"tableField"_s), u"1"_s);
    QVERIFY(label("slipTitle").contains(u"table 1"));
}

/// A correction in an earlier round returns to the previous place.
void TestResultsWindow::goesOnAfterACorrection()
{
    auto playing = evening(allGames(), allGames());
    playing.rounds.push_back(playing.rounds[0]);
    playing.rounds[1].number = 2_r;
    playing.rounds[1].tables[0].games.clear();
    playing.rounds[1].tables[1].games.clear();
    playing.rounds[0].tables[0].games.pop_back();
    open(playing);
    QVERIFY(label("slipTitle").contains(u"Round 2"));
    {
        const auto store = db::openStore(fixture_->clubFile(), db::IfMissing::Refuse);
        QVERIFY(
            otherDesk(*store).run(id_, core::enterGame, {1_r, 1_t, 4_g}, played("6,1,5,0"), {}));
        fixture_->session().lookForChanges();
    }
    type(u"2"_s);
    key(Qt::Key_F8);
    QVERIFY(label("slipTitle").contains(u"Round 1"));
    type(u"7"_s);
    key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(label("slipTitle"), u"Round 2, table 2"_s);
    QCOMPARE(focused(), u"tableField"_s);
    QCOMPARE(text(u"tableField"_s), u"2"_s);
}

void TestResultsWindow::setsAsideWhatOthersSitAt_data()
{
    QTest::addColumn<QString>("way");
    QTest::addColumn<bool>("shown");
    for (const QString& way : {u"swapped seats"_s, u"drawn anew"_s, u"a latecomer"_s}) {
        QTest::addRow("%s, the page is shown", qPrintable(way)) << way << true;
        QTest::addRow("%s, another page is shown", qPrintable(way)) << way << false;
    }
}

void TestResultsWindow::setsAsideWhatOthersSitAt()
{
    QFETCH(const QString, way);
    QFETCH(const bool, shown);
    open(tournament(9));
    const auto draw = [&](const std::vector<core::StartNumber>& one,
                          const std::vector<core::StartNumber>& other) {
        run([&](auto& service, auto id) {
            return service.run(
                id, core::addRounds,
                std::vector<core::RoundPlan>{{1_r, {{1_t, one}, {2_t, other}}, {8_p, 9_p}}},
                core::RoundState::Published);
        });
    };
    draw({1_p, 2_p, 3_p, 4_p}, {5_p, 6_p, 7_p});
    type(u"1 3+1 5 "_s);
    QCOMPARE(focused(), u"firstC"_s);
    if (!shown) {
        hands_->go(PageId::Rounds);
    }
    if (way == u"swapped seats") {
        run([](auto& service, auto id) {
            return service.run(id, core::swapSeats, 1_r, 1_p, 5_p, core::ResultsGo::WithTheSeat,
                               {});
        });
    } else if (way == u"drawn anew") {
        run([](auto& service, auto id) { return service.undo(id); });
        draw({7_p, 6_p, 2_p, 1_p}, {3_p, 4_p, 5_p});
    } else {
        run([](auto& service, auto id) {
            return service.run(
                id, core::changeSeating,
                {1_r, {{1_t, {1_p, 2_p, 3_p, 8_p}}, {2_t, {5_p, 6_p, 7_p, 4_p}}}, {9_p}}, {});
        });
    }
    if (!shown) {
        hands_->go(PageId::Results);
    }
    if (focused() == u"tableField") {
        type(u"1 "_s);
    }
    QCOMPARE(text(u"firstA"_s), QString());
    QCOMPARE(text(u"secondA"_s), QString());
    QCOMPARE(text(u"firstB"_s), QString());
    // What, and whose.
    QVERIFY2(under().contains(u"A 3+1 · B 5"), qPrintable(under()));
    QVERIFY2(under().contains(u"Person 1, Person 2, Person 3, Person 4"), qPrintable(under()));
}

/// Undoing a change of seats restores what was typed before it.
void TestResultsWindow::showsAgainWhatTheSamePeopleTyped()
{
    open(evening());
    type(u"1 3+1 5 "_s);
    run([](auto& service, auto id) {
        return service.run(id, core::swapSeats, 1_r, 1_p, 5_p, core::ResultsGo::WithTheSeat, {});
    });
    hands_.reset();
    fixture_->restart();
    show();
    run([](auto& service, auto id) { return service.undo(id); });
    if (focused() == u"tableField") {
        type(u"1 "_s);
    }
    QCOMPARE(text(u"firstA"_s), u"3"_s);
    QCOMPARE(text(u"secondA"_s), u"1"_s);
    QCOMPARE(text(u"firstB"_s), u"5"_s);
}

/// In the field that the cursor was in, which need not be the first one missing.
void TestResultsWindow::returnsToTheFieldOfAReturningSlip()
{
    open(evening());
    type(u"1 3+1 5 "_s);
    hands_->key(Qt::Key_Backtab, Qt::ShiftModifier);
    const auto field = focused();
    QCOMPARE(field, u"firstB"_s);
    run([](auto& service, auto id) {
        return service.run(id, core::swapSeats, 1_r, 1_p, 5_p, core::ResultsGo::WithTheSeat, {});
    });
    QCOMPARE(text(u"firstB"_s), QString());
    run([](auto& service, auto id) { return service.undo(id); });
    QCOMPARE(text(u"firstB"_s), u"5"_s);
    QCOMPARE(focused(), field);
}

void TestResultsWindow::shortensUnderTheCursor()
{
    auto three = allGames();
    three.pop_back();
    open(evening(three, {}));
    type(u"1 7 "_s);
    QVERIFY(label("slipFacts").contains(u"Game 4 of 4"));
    run([](auto& service, auto id) {
        return service.run(id, core::changeGames, 1_r, 3, u"late"_s);
    });
    QCOMPARE(focused(), u"tableField"_s);
    QCOMPARE(text(u"tableField"_s), u"2"_s);
    QVERIFY2(!label("slipFacts").contains(u"Game 4"), qPrintable(label("slipFacts")));
    QVERIFY2(under().contains(u"A 7"), qPrintable(under()));
    QVERIFY2(under().contains(u"Game 4"), qPrintable(under()));
    key(Qt::Key_Space);
    QCOMPARE(fixture_->session().tournament().rounds[0].head.games, 3);
    // Lengthened again, what was typed is there.
    run([](auto& service, auto id) { return service.run(id, core::changeGames, 1_r, 4, {}); });
    type(u"1 "_s);
    QCOMPARE(text(u"firstA"_s), u"7"_s);
}

void TestResultsWindow::beginsLaterRoundsLikeTheFirst_data()
{
    QTest::addColumn<int>("page");
    QTest::newRow("published on another page") << static_cast<int>(PageId::Rounds);
    QTest::newRow("published by another desk") << static_cast<int>(PageId::Results);
}

/// The next open table is in the field and in sight.
void TestResultsWindow::beginsLaterRoundsLikeTheFirst()
{
    QFETCH(const int, page);
    open(evening(allGames(), allGames()));
    hands_->click(PageId::Results, u"closeRoundButton"_s);
    hands_->go(static_cast<PageId>(page));
    run([](auto& service, auto id) {
        return service.run(
            id, core::addRounds,
            std::vector<core::RoundPlan>{
                {2_r, {{1_t, {9_p, 1_p, 2_p, 3_p}}, {2_t, {4_p, 5_p, 6_p, 7_p}}}, {8_p}}},
            core::RoundState::Published);
    });
    hands_->go(PageId::Results);
    QCOMPARE(focused(), u"tableField"_s);
    QCOMPARE(text(u"tableField"_s), u"1"_s);
    QCOMPARE(label("slipTitle"), u"Round 2, table 1"_s);
    type(u" "_s);
    QCOMPARE(focused(), u"firstA"_s);
    QVERIFY(!page_test::part<desk::Notice>(this->page(), "tableRefusal").isVisible());
}

void TestResultsWindow::followsTheRunningRound_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("shown");
    QTest::newRow("in the field of tables") << u""_s << u"Round 2"_s;
    QTest::newRow("another round was chosen, then its slip typed") << u"slip"_s << u"Round 2"_s;
    QTest::newRow("another round was chosen") << u"chosen"_s << u"Round 1"_s;
}

void TestResultsWindow::followsTheRunningRound()
{
    QFETCH(const QString, before);
    QFETCH(const QString, shown);
    open(evening(allGames(), allGames()));
    run([](auto& service, auto id) { return service.run(id, core::closeRound, 1_r); });
    const auto publish = [this] {
        run([](auto& service, auto id) {
            return service.run(
                id, core::addRounds,
                std::vector<core::RoundPlan>{
                    {2_r, {{1_t, {9_p, 1_p, 2_p, 3_p}}, {2_t, {4_p, 5_p, 6_p, 7_p}}}, {8_p}}},
                core::RoundState::Published);
        });
    };
    if (before == u"slip") {
        type(u"1 "_s); // A correction in the closed round, while the next one is published.
        publish();
        QVERIFY(label("slipTitle").contains(u"Round 1"));
        key(Qt::Key_Escape);
    } else {
        publish();
    }
    if (before == u"chosen") {
        Q_EMIT page().findChild<desk::Segments*>(u"roundSegments"_s)->chosen(1);
        run([](auto& service, auto id) {
            return service.run(id, core::markTable, {2_r, 1_t}, core::TableMark::Unclear, {});
        });
        hands_->go(PageId::Rounds);
        hands_->go(PageId::Results);
    }
    QVERIFY2(label("slipTitle").contains(shown), qPrintable(label("slipTitle")));
    QCOMPARE(focused(), u"tableField"_s);
}

void TestResultsWindow::focusIsNeverLeftToChance_data()
{
    QTest::addColumn<int>("page");
    for (const auto& [page, info] : desk::pageCatalogue()) {
        if (info.digit) { // The others are not in the list of a club that is one laptop's.
            QTest::addRow("page %d", *info.digit) << static_cast<int>(page);
        }
    }
}

/// When the focused widget is removed, the page's own field gets the focus, or the page itself.
void TestResultsWindow::focusIsNeverLeftToChance()
{
    QFETCH(const int, page);
    fixture_->openSample();
    hands_ = std::make_unique<Hands>(fixture_->session());
    hands_->go(static_cast<PageId>(page));
    auto& shown = hands_->window().page(static_cast<PageId>(page));
    QWidget* const own = QApplication::focusWidget();
    QVERIFY(own == &shown || shown.isAncestorOf(own));
    const std::vector<Loss> losses = {[](QPushButton* going) { going->setEnabled(false); },
                                      [](QPushButton* going) { going->hide(); },
                                      [](QPushButton* going) { delete going; }};
    for (const auto& lose : losses) {
        auto* const going = new QPushButton(&shown);
        going->show();
        going->setFocus();
        QVERIFY(going->hasFocus());
        lose(going);
        QTRY_COMPARE(QApplication::focusWidget(), own);
    }
    if (own == &shown) {
        return; // The page has no field of its own to lose.
    }
    own->setEnabled(false);
    QCoreApplication::processEvents();
    auto* const now = QApplication::focusWidget();
    QVERIFY2(now == &shown || shown.isAncestorOf(now), qPrintable(focused()));
    QVERIFY2(qobject_cast<QAbstractButton*>(now) == nullptr, qPrintable(focused()));
}

/// In a window of 1280 × 800 with a title bar, in one of 1366 × 768, and there with text at 110 %:
/// with their totals, and the newest of the entries above them.
void TestResultsWindow::fourGamesFit()
{
    open(evening({}, {}));
    type(u"1 "_s);
    for (int game = 1; game <= 4; ++game) {
        type(u"%1 5 8 0 "_s.arg(game));
    }
    QCOMPARE(text(u"tableField"_s), u"2"_s);
    type(u" "_s);
    QVERIFY(label("slipFacts").contains(u"Game 1"));
    const auto& entries = page_test::part<QListView>(page(), "recentList");
    const auto newest = entries.model()->index(entries.model()->rowCount() - 1, 0);
    QCOMPARE(newest.row(), 3);
    constexpr int titleBar = 37;
    for (const QSize screen : {QSize(1280, 800), QSize(1366, 768), QSize(1242, 698)}) {
        hands_->window().resize(screen.width(), screen.height() - titleBar);
        QCoreApplication::processEvents();
        const auto& scroll = page_test::part<QScrollArea>(page(), "gridScroll");
        QCOMPARE(scroll.verticalScrollBar()->maximum(), 0);
        QVERIFY(entries.viewport()->rect().contains(entries.visualRect(newest)));
    }
}

/// On a screen of 1280 × 800 at 150 %: as many of the newest as there is room for above the slip.
void TestResultsWindow::latestEntriesAreInSight_data()
{
    QTest::addColumn<int>("games");
    QTest::addColumn<int>("entries");
    QTest::newRow("two games") << 2 << 2;
    QTest::newRow("three games, without a head") << 3 << 1;
}

void TestResultsWindow::latestEntriesAreInSight()
{
    QFETCH(const int, games);
    QFETCH(const int, entries);
    auto playing = evening({}, {});
    playing.settings.gamesPerRound = games;
    playing.rounds.front().head.games = games;
    open(playing);
    hands_->window().setMinimumSize(0, 0);
    hands_->window().resize(853, 508);
    type(u"1 "_s);
    for (int game = 1; game <= games; ++game) {
        type(u"%1 5 8 0 "_s.arg(game));
    }
    QCoreApplication::processEvents();
    const auto& list = page_test::part<QListView>(page(), "recentList");
    const auto* const model = list.model();
    QVERIFY(model->rowCount() == games);
    QVERIFY(list.isVisible());
    for (int row = games - entries; row < games; ++row) {
        QVERIFY(list.viewport()->rect().contains(list.visualRect(model->index(row, 0))));
    }
}

void TestResultsWindow::headStaysInView()
{
    auto three = allGames();
    three.pop_back();
    open(evening(three, {}));
    constexpr int tooLow = 480; // Four games fit the lowest possible window.
    hands_->window().setMinimumHeight(tooLow);
    hands_->window().resize(1366, tooLow);
    QCoreApplication::processEvents();
    type(u"1 "_s);
    QVERIFY(label("slipFacts").contains(u"Game 4"));
    QCoreApplication::processEvents();
    const auto& scroll = page_test::part<QScrollArea>(page(), "gridScroll");
    QVERIFY(scroll.verticalScrollBar()->maximum() > 0);
    const auto inView = [&scroll](const QWidget& part) {
        const QRect rect(part.mapTo(scroll.viewport(), QPoint()), part.size());
        return scroll.viewport()->rect().contains(rect);
    };
    const auto isFree = [&] {
        const auto& head = page_test::part<QWidget>(page(), "gridHead");
        const auto& field = page_test::part<QLineEdit>(page(), "firstA");
        const auto above = head.mapTo(scroll.viewport(), QPoint(0, head.height())).y();
        return inView(head) && inView(field) &&
               field.mapTo(scroll.viewport(), QPoint()).y() >= above;
    };
    QVERIFY(isFree());
    key(Qt::Key_Up);
    key(Qt::Key_Up);
    key(Qt::Key_Up);
    QVERIFY(isFree());
    key(Qt::Key_Down);
    QVERIFY(isFree());
    // The next table begins at its top.
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    type(u"6 1 5 0 "_s);
    QCoreApplication::processEvents();
    QCOMPARE(text(u"tableField"_s), u"2"_s);
    QCOMPARE(scroll.verticalScrollBar()->value(), 0);
}

void TestResultsWindow::undoesTyping_data()
{
    QTest::addColumn<QKeySequence>("redo");
    QTest::newRow("Ctrl+Shift+Z") << QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    QTest::newRow("Ctrl+Y") << QKeySequence(Qt::CTRL | Qt::Key_Y);
}

void TestResultsWindow::undoesTyping()
{
    QFETCH(const QKeySequence, redo);
    const auto pressRedo = [&] {
        key(static_cast<Qt::Key>(redo[0].key()), redo[0].keyboardModifiers());
    };
    open(evening());
    type(u"1 0 5 6 9 "_s);
    QVERIFY(anyGame(1, 1, 1) != nullptr);
    type(u"12+2 7 "_s);
    QCOMPARE(focused(), u"firstC"_s);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(u"firstB"_s), QString());
    QCOMPARE(focused(), u"firstB"_s);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(u"secondA"_s), QString());
    QCOMPARE(text(u"firstA"_s), u"12"_s);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(u"firstA"_s), QString());
    QCOMPARE(focused(), u"firstA"_s);
    QVERIFY(anyGame(1, 1, 1) != nullptr); // Nothing saved was touched.
    pressRedo();
    pressRedo();
    pressRedo();
    QCOMPARE(text(u"firstA"_s), u"12"_s);
    QCOMPARE(text(u"secondA"_s), u"2"_s);
    QCOMPARE(text(u"firstB"_s), u"7"_s);
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_Z, Qt::ControlModifier); // No typing is left: undoes the entry.
    QVERIFY(anyGame(1, 1, 1) == nullptr);
}

void TestResultsWindow::undoesTheTableNumber()
{
    open(evening());
    type(u"1 0 5 6 9 "_s);
    key(Qt::Key_Escape);
    type(u"2"_s);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(u"tableField"_s), u"1"_s);
    QVERIFY(anyGame(1, 1, 1) != nullptr);
}

void TestResultsWindow::undoesEscape()
{
    open(evening());
    type(u"1 0 5 6 9 12 7 "_s);
    key(Qt::Key_Escape);
    QCOMPARE(text(u"firstA"_s), QString());
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(u"firstA"_s), u"12"_s);
    QCOMPARE(text(u"firstB"_s), u"7"_s);
    QCOMPARE(focused(), u"firstC"_s);
    // Also after another Esc left the table.
    key(Qt::Key_Escape);
    key(Qt::Key_Escape);
    QCOMPARE(focused(), u"tableField"_s);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(u"firstA"_s), u"12"_s);
    QCOMPARE(text(u"firstB"_s), u"7"_s);
    QVERIFY(anyGame(1, 1, 1) != nullptr);
    // Undone values are kept as typed values.
    hands_.reset();
    fixture_->restart();
    show();
    QCOMPARE(text(u"firstB"_s), u"7"_s);
}

void TestResultsWindow::undoesWhatIsSavedLast()
{
    open(evening());
    type(u"1 0 5 6 9 "_s);
    auto* const undo = hands_->window().findChild<QAction*>(u"undoAction"_s);
    QTRY_VERIFY2(undo->text().contains(u"game 1"), qPrintable(undo->text()));
    type(u"3"_s);
    QVERIFY2(undo->text().contains(u"typ"), qPrintable(undo->text())); // It says what it does.
    key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY2(undo->text().contains(u"game 1"), qPrintable(undo->text()));
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(anyGame(1, 1, 1) == nullptr);
    key(Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(anyGame(1, 1, 1) != nullptr);
}

void TestResultsWindow::asksBeforeUndoing_data()
{
    QTest::addColumn<QString>("done");
    QTest::addColumn<QString>("named");
    QTest::addColumn<bool>("isInSight");
    QTest::newRow("a round published") << u"publish"_s << u"published"_s << false;
    QTest::newRow("a round drawn") << u"draw"_s << u"drawn"_s << false;
    QTest::newRow("a round shortened") << u"shorten"_s << u"number of games"_s << false;
    QTest::newRow("people removed") << u"remove"_s << u"removed"_s << false;
    QTest::newRow("results of two tables swapped") << u"swap"_s << u"swapped"_s << true;
    QTest::newRow("one result") << u"enter"_s << QString() << true;
    QTest::newRow("one game cleared") << u"clear"_s << QString() << false;
    QTest::newRow("one person enrolled") << u"enrol"_s << QString() << false;
}

void TestResultsWindow::asksBeforeUndoing()
{
    QFETCH(const QString, done);
    QFETCH(const QString, named);
    QFETCH(const bool, isInSight);
    open(evening(allGames(), {}));
    const auto addRound = [this](core::RoundState state) {
        run([state](auto& service, auto id) {
            return service.run(
                id, core::addRounds,
                std::vector<core::RoundPlan>{{2_r, {{1_t, {9_p, 1_p, 2_p, 3_p}}}, {4_p}}}, state);
        });
    };
    if (done == u"publish") {
        addRound(core::RoundState::Draft);
        run([](auto& service, auto id) { return service.run(id, core::publishRound, 2_r); });
    } else if (done == u"draw") {
        addRound(core::RoundState::Draft);
    } else if (done == u"shorten") {
        run([](auto& service, auto id) { return service.run(id, core::changeGames, 1_r, 5, {}); });
    } else if (done == u"remove") {
        run([](auto& service, auto id) {
            return service.run(id, core::enrol,
                               std::vector<core::Enrolment>{{10_p, u"Ten"_s, {}, {}, {}},
                                                            {11_p, u"Eleven"_s, {}, {}, {}}});
        });
        run([](auto& service, auto id) {
            return service.run(id, core::removeParticipants, {10_p, 11_p},
                               core::MoneyOfRemoved::OwedBack);
        });
    } else if (done == u"swap") {
        run([](auto& service, auto id) {
            return service.run(id, core::swapTableResults, 1_r, 1_t, 2_t);
        });
    } else if (done == u"enter") {
        run([](auto& service, auto id) {
            return service.run(id, core::enterGame, {1_r, 2_t, 1_g}, played("0,5,6,9"), {});
        });
    } else if (done == u"clear") {
        run([](auto& service, auto id) {
            return service.run(id, core::clearGame, {1_r, 1_t, 4_g}, {});
        });
    } else {
        run([](auto& service, auto id) {
            return service.run(id, core::enrol,
                               std::vector<core::Enrolment>{{10_p, u"Ten"_s, {}, {}, {}}});
        });
    }
    const core::Tournament before = fixture_->session().tournament();
    if (!isInSight) {
        key(Qt::Key_Z, Qt::ControlModifier); // Shows it.
        QVERIFY(fixture_->session().tournament() == before);
    }
    if (!named.isEmpty()) {
        answer("backButton");
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(fixture_->session().tournament() == before);
        QVERIFY2(asked_.join(u'\n').contains(named), qPrintable(asked_.join(u'\n')));
        hands_->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&hands_->window()));
        answer("yesButton");
    }
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!(fixture_->session().tournament() == before));
}

void TestResultsWindow::plusOpensTheClaims_data()
{
    QTest::addColumn<bool>("skips");
    QTest::addColumn<QString>("typed");
    QTest::newRow("Enter skips claims") << true << u"14+2 5 0 9 "_s;
    QTest::newRow("Enter skips claims, the last seat's are opened") << true << u"14+2 5 0 9+ "_s;
    QTest::newRow("Enter goes to claims") << false << u"14+2 5  0  9  "_s;
    QTest::newRow("Enter goes to claims, by Enter") << false << u"14 2 5  0  9  "_s;
}

void TestResultsWindow::plusOpensTheClaims()
{
    QFETCH(const bool, skips);
    QFETCH(const QString, typed);
    skipClaims(skips);
    open(evening());
    type(u"1 "_s + typed);
    const auto* const stored = anyGame(1, 1, 1);
    QVERIFY(stored != nullptr);
    QVERIFY(stored->outcome == core::GameOutcome(played("14,5,0,9", "2,0,0,0")));
}

void TestResultsWindow::countsTheKeysOfATable_data()
{
    QTest::addColumn<bool>("skips");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("keys");
    QTest::newRow("Enter skips claims")
        << true << u" 0 5 6 9 7 0 3 8+1 4 12 0 2 6 1 5 0+2 "_s << 1 + 17 + 2 * 2 + 4 * 4;
    QTest::newRow("Enter goes to claims")
        << false << u" 0  5  6  9  7  0  3  8 1 4  12  0  2  6  1  5  0 2 "_s << 1 + 17 + 2 + 4 * 8;
}

/// Four games of four people, two with a claim.
void TestResultsWindow::countsTheKeysOfATable()
{
    QFETCH(const bool, skips);
    QFETCH(const QString, typed);
    QFETCH(const int, keys);
    skipClaims(skips);
    open(evening());
    type(typed);
    QCOMPARE(keys_, keys);
    QVERIFY(anyGame(1, 1, 1)->outcome == core::GameOutcome(played("0,5,6,9")));
    QVERIFY(anyGame(1, 1, 2)->outcome == core::GameOutcome(played("7,0,3,8", "0,0,0,1")));
    QVERIFY(anyGame(1, 1, 3)->outcome == core::GameOutcome(played("4,12,0,2")));
    QVERIFY(anyGame(1, 1, 4)->outcome == core::GameOutcome(played("6,1,5,0", "0,0,0,2")));
    QCOMPARE(text(u"tableField"_s), u"2"_s);
}

void TestResultsWindow::keysAreSeenAtEveryWidth_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {400, 600, 700, 900, 1400}) {
        QTest::addRow("%d pixels", width) << width;
    }
}

void TestResultsWindow::keysAreSeenAtEveryWidth()
{
    QFETCH(const int, width);
    QWidget window;
    auto* const column = new QVBoxLayout(&window);
    auto* const bar = new desk::FeedbackBar;
    bar->setShowsAllKeys(true);
    bar->setKeys({});
    column->addWidget(bar);
    column->addStretch();
    bar->showExplanation(u"Stones of each seat"_s);
    window.resize(width, 500);
    window.show();
    page_test::settle();
    const auto keys = bar->findChildren<desk::KeyHint*>();
    QVERIFY(!keys.empty());
    for (const auto* const key : keys) {
        const QRect place(key->mapTo(bar, QPoint()), key->size());
        QVERIFY2(bar->rect().contains(place), qPrintable(QStringLiteral("%1: %2 below %3")
                                                             .arg(key->accessibleName())
                                                             .arg(place.bottom())
                                                             .arg(bar->height())));
    }
}

/// A beginner sees the keys of the game, not all there are.
void TestResultsWindow::showsAllKeysOnRequest()
{
    open(evening());
    type(u"1 "_s);
    const auto shown = [this] {
        page_test::settle();
        QStringList keys;
        for (const auto* const hint :
             page_test::part<QWidget>(page(), "underGrid").findChildren<desk::KeyHint*>()) {
            if (hint->isVisible()) {
                keys << hint->key();
            }
        }
        return keys;
    };
    const auto few = shown();
    QVERIFY2(few.size() <= 5 && few.contains(u"F4"_s) && !few.contains(u"F9"_s),
             qPrintable(few.join(u' ')));
    auto& all = page_test::part<QAction>(page(), "allKeys");
    all.trigger();
    QVERIFY(shown().contains(u"F9"_s) && shown().contains(u"F2"_s));
    all.trigger();
    QCOMPARE(shown(), few);
}

void TestResultsWindow::saysWhatEnterDoes()
{
    open(evening());
    type(u"1 "_s);
    const auto hints = [this] {
        page_test::settle();
        QStringList texts;
        for (const auto* const part :
             page_test::part<QWidget>(page(), "underGrid").findChildren<QWidget*>()) {
            if (part->isVisible()) {
                texts << part->accessibleName();
            }
        }
        return texts.join(u'\n');
    };
    QVERIFY2(hints().contains(u"claims"), qPrintable(hints()));
    auto* const setting = page().findChild<QAction*>(u"enterSkipsClaims"_s);
    QVERIFY(setting != nullptr && setting->isChecked());
    const QString skipping = hints();
    setting->trigger();
    QVERIFY2(hints() != skipping, qPrintable(hints()));
    type(u"3 "_s);
    QCOMPARE(focused(), u"secondA"_s);
    hands_.reset();
    fixture_->restart();
    show();
    QCOMPARE(focused(), u"secondA"_s);
    QVERIFY(!page().findChild<QAction*>(u"enterSkipsClaims"_s)->isChecked());
}

void TestResultsWindow::completingTakesTheMarkOff_data()
{
    QTest::addColumn<bool>("disputed");
    QTest::addColumn<bool>("stays");
    QTest::newRow("put aside") << false << false;
    QTest::newRow("disputed: somebody has to settle it") << true << true;
}

void TestResultsWindow::completingTakesTheMarkOff()
{
    QFETCH(const bool, disputed);
    QFETCH(const bool, stays);
    auto playing = evening(allGames(), {});
    auto& table = playing.rounds[0].tables[0];
    table.games.pop_back();
    table.head.mark = disputed ? core::TableMark::Disputed : core::TableMark::Unclear;
    table.head.note = u"slip torn"_s;
    open(playing);
    type(u"1 6 1 5 0 "_s);
    const auto isMarked = [this] {
        return fixture_->session().tournament().rounds[0].tables[0].head.mark.has_value();
    };
    QCOMPARE(isMarked(), stays);
    QCOMPARE(under().contains(u"no longer put aside"), !stays);
    // It is one undo step; the table was left, so it is shown first.
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(isMarked());
    QVERIFY(anyGame(1, 1, 4) == nullptr);
}

/// The last slip is in: Enter leads to the next step, and a second Enter does it.
void TestResultsWindow::enterLeadsOnAfterTheLastSlip()
{
    auto one = allGames();
    one.pop_back();
    open(evening(one, allGames()));
    type(u"1 6 1 5 0 "_s);
    QCOMPARE(text(u"tableField"_s), QString());
    const auto state = [this] { return fixture_->session().tournament().rounds[0].head.state; };
    key(Qt::Key_Return);
    QCOMPARE(focused(), u"closeRoundButton"_s);
    QCOMPARE(state(), core::RoundState::Published);
    key(Qt::Key_Return);
    QCOMPARE(state(), core::RoundState::Closed);
    QCOMPARE(focused(), u"drawNextButton"_s);
}

/// It may be the last result of the first pass.
void TestResultsWindow::secondPassHidesWhatUndoDoes()
{
    open(evening());
    type(u"1 0 5 17 9 "_s);
    key(Qt::Key_Escape);
    const auto* const undo = hands_->window().findChild<QAction*>(u"undoAction"_s);
    QTRY_VERIFY2(undo->text().contains(u"17"_s), qPrintable(undo->text()));
    hands_->click(PageId::Results, u"secondPassButton"_s);
    QVERIFY2(!undo->text().contains(u"17"_s), qPrintable(undo->text()));
    QVERIFY(undo->isEnabled());
    hands_->go(PageId::Standings);
    QVERIFY(undo->text().contains(u"17"_s));
}

void TestResultsWindow::closingAsksForMarks()
{
    auto playing = evening(allGames(), allGames());
    playing.rounds[0].tables[0].head.mark = core::TableMark::Disputed;
    playing.rounds[0].tables[1].head.mark = core::TableMark::Unclear;
    playing.rounds[0].tables[1].head.note = u"slip torn"_s;
    open(playing);
    const auto state = [this] { return fixture_->session().tournament().rounds[0].head.state; };
    answer("backButton");
    hands_->click(PageId::Results, u"closeRoundButton"_s);
    QCOMPARE(state(), core::RoundState::Published);
    const QString asked = asked_.join(u'\n');
    QVERIFY2(asked.contains(u"1") && asked.contains(u"2") && asked.contains(u"slip torn"),
             qPrintable(asked));
    hands_->go(PageId::Results);
    // A finger that keeps pressing Enter closes nothing.
    page_test::answer(hands_->window(), [](QDialog& dialog) {
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    });
    hands_->click(PageId::Results, u"closeRoundButton"_s);
    QCOMPARE(state(), core::RoundState::Published);
    answer("yesButton");
    hands_->click(PageId::Results, u"closeRoundButton"_s);
    QCOMPARE(state(), core::RoundState::Closed);
}

void TestResultsWindow::typesASubstitute_data()
{
    QTest::addColumn<int>("tabs");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    QTest::newRow("a name with a blank") << 2 << u"Hans Peter"_s << u"Hans Peter"_s;
    QTest::newRow("a number") << 3 << u"9"_s << u"9"_s;
    QTest::newRow("part of a name") << 3 << u"son 9"_s << u"son 9"_s;
}

/// Keys as delivered by the screen: to the window, which passes them to the pop-over.
void TestResultsWindow::typesASubstitute()
{
    QFETCH(int, tabs);
    QFETCH(QString, typed);
    QFETCH(QString, shown);
    open(evening());
    type(u"1 "_s);
    key(Qt::Key_F5);
    auto* const popover = QApplication::activePopupWidget();
    QVERIFY(popover != nullptr);
    const auto press = [popover](Qt::Key key, const QString& text) {
        QTest::sendKeyEvent(QTest::Click, popover->windowHandle(), key, text, Qt::NoModifier);
    };
    for (int tab = 0; tab < tabs; ++tab) {
        press(Qt::Key_Tab, u"\t"_s);
    }
    for (const auto letter : typed) {
        press(QTest::asciiToKey(letter.toLatin1()), letter);
    }
    auto* const field = qobject_cast<QLineEdit*>(popover->focusWidget());
    QVERIFY(field != nullptr);
    QCOMPARE(field->text(), shown);
    press(Qt::Key_Return, {});
    QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    QCOMPARE(focused(), u"firstA"_s);
}

void TestResultsWindow::comesBackAfterAKill_data()
{
    QTest::addColumn<bool>("skips");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("place");
    QTest::newRow("claims still due") << false << u"1 3 "_s << u"secondA"_s;
    QTest::newRow("all stones typed, the last claims due")
        << false << u"1 0  5  6  9 "_s << u"secondD"_s;
    QTest::newRow("all stones typed, back in the middle")
        << true << u"1 0 5 6 9+1-"_s << u"firstC"_s;
    QTest::newRow("half typed") << true << u"1 0 5 "_s << u"firstC"_s;
}

void TestResultsWindow::comesBackAfterAKill()
{
    QFETCH(const bool, skips);
    QFETCH(const QString, typed);
    QFETCH(const QString, place);
    skipClaims(skips);
    open(evening());
    type(QString(typed).remove(u'-'));
    if (typed.endsWith(u'-')) {
        key(Qt::Key_Backtab);
        key(Qt::Key_Backtab);
    }
    QCOMPARE(focused(), place);
    const auto come = [&] {
        QCOMPARE(focused(), place);
        QCOMPARE(text(u"firstA"_s), typed.mid(2, 1));
    };
    key(Qt::Key_PageDown);
    key(Qt::Key_PageUp);
    come();
    hands_.reset();
    fixture_->killAndRestart();
    hands_ = std::make_unique<Hands>(fixture_->session());
    come();
}

/// The game was stored, but the program was killed before discarding its input.
void TestResultsWindow::storedInTheMomentOfAKill()
{
    open(evening());
    type(u"1 0 5 6 9"_s);
    const auto state = fixture_->file(u"desk.ini"_s);
    QVERIFY(QFile::copy(state, fixture_->file(u"typed.ini"_s)));
    type(u" "_s);
    QVERIFY(anyGame(1, 1, 1) != nullptr);
    hands_.reset();
    QVERIFY(QFile::remove(state) && QFile::rename(fixture_->file(u"typed.ini"_s), state));
    fixture_->killAndRestart();
    show();
    if (focused() == u"tableField") {
        QCOMPARE(text(u"tableField"_s), u"1"_s);
        type(u" "_s);
    }
    QVERIFY2(label("slipFacts").contains(u"Game 2"), qPrintable(label("slipFacts")));
    QCOMPARE(text(u"firstA"_s), QString());
    const auto* const list = page_test::part<QAbstractItemView>(page(), "tableList").model();
    QVERIFY(!list->index(0, 0).data(Qt::AccessibleTextRole).toString().contains(u"half typed"));
}

RUMMY_TEST(TestResultsWindow)

} // namespace tst_results_window

#include "tst_results_window.moc"
