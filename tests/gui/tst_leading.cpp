#include "app/desk/evening/reports/document_list.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/notice.h"
#include "db/sqlite/open_store.h"
#include "hands.h"
#include "tests/evening.h"
#include "tests/pending_builder.h"
#include "tests/suite.h"

#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSpinBox>
#include <QTimer>

#include <memory>

namespace tst_leading {

using namespace hands_test;
using desk::PageId;
using page_test::currentPage;
using page_test::part;

/// What leads through an evening in the window: undo that shows first what it takes back, and the
/// next step.
class TestLeading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void init();
    void cleanup();
    void changeOutOfSightIsShownFirst();
    void closedRoundIsShownFirst_data();
    void closedRoundIsShownFirst();
    void undoSaysWhosePrizesChange();
    void objectionsAreToBeSettled();
    void settingIsShownFirst_data();
    void settingIsShownFirst();
    void undoOfRulesAsksLikeTheChange();
    void rowOutOfSightIsScrolledTo_data();
    void rowOutOfSightIsScrolledTo();
    void undoneGameHasTheCursor();
    void fieldHasUndoUntilNothingIsLeft();
    void storedTextIsNotUndoneInTheField();
    void whatOthersBuiltOnIsNamedFirst();
    void pagesUndoWhatTheyAreAbout();
    void moneyOutOfSightIsNamedFirst();
    void changeOfPlayersIsNamedFirst();
    void nextStepLeadsThroughARound();
    void keyIsNotTakenTwice();
    void stepIsLeftOutAndTakenUpAgain();
    void stepStaysUntilItIsDone();
    void stepIsDoneOnlyWhileItStands();
    void paneShowsTheTableConcerned();
    void enrolmentsAreUndoneAtTheEvening();
    void planIsNamedBeforeTheLastRound();
    void lastRoundHasAKey_data();
    void lastRoundHasAKey();
    void moneyLeftIsLedTo();
    void paperIsTheOneNamed();
    void prizesAreReadOutWithoutADisplay();
    void stepIsNotDoneBeforeItsTime();
    void openTablesOfferOtherWays_data();
    void openTablesOfferOtherWays();
    void callsThatNobodySeesAreRefused();
    void openTablesSayForHowLong();

private:
    void open(const QString& sample);
    /// One round of one game, nothing drawn.
    void openEvening(int people);
    /// Draws, publishes, enters and closes the first round of three people.
    void playTheOnlyTable();
    /// Its round with two tables and no results.
    void openWithOpenTables();
    [[nodiscard]] QString told() { return part<QLabel>(hands_->window(), "statusTold").text(); }
    [[nodiscard]] QString next()
    {
        return part<QAction>(hands_->window(), "nextStepAction").text();
    }
    [[nodiscard]] const core::Game* game(const core::GameKey& key)
    {
        return core::findGame(fixture_->session().tournament(), key);
    }
    void undo() { hands_->key(Qt::Key_Z, Qt::ControlModifier); }

    std::unique_ptr<DeskFixture> fixture_;
    std::unique_ptr<Hands> hands_;
    int doubleClickInterval_ = 0;
};

namespace {

constexpr core::GameKey firstGame{core::RoundNumber{4}, core::TableNumber{1}, core::GameNumber{1}};

} // namespace

void TestLeading::init()
{
    doubleClickInterval_ = QApplication::doubleClickInterval();
    QApplication::setDoubleClickInterval(0); // Keys come faster here than from people.
    fixture_ = std::make_unique<DeskFixture>();
}

void TestLeading::cleanup()
{
    hands_.reset();
    fixture_.reset();
    QApplication::setDoubleClickInterval(doubleClickInterval_);
}

void TestLeading::open(const QString& sample)
{
    fixture_->openSample(sample);
    hands_ = std::make_unique<Hands>(fixture_->session());
}

void TestLeading::changeOutOfSightIsShownFirst()
{
    open(u"club-evening.json"_s);
    hands_->go(PageId::Standings);
    QVERIFY(fixture_->session().run(core::clearGame, firstGame, u"wrong table"_s));
    page_test::settle();
    undo();
    QCOMPARE(currentPage(hands_->window()), PageId::Results);
    QVERIFY(game(firstGame) == nullptr);
    QVERIFY2(told().startsWith(u"Ctrl+Z once more takes back: round 4, table 1, game 1: "),
             qPrintable(told()));
    undo();
    QVERIFY(game(firstGame) != nullptr);
    QVERIFY2(told().startsWith(u"Taken back: round 4, table 1, game 1: "), qPrintable(told()));
    auto& redo = part<QPushButton>(hands_->window(), "statusOffered");
    QCOMPARE(redo.text(), u"Redo"_s);
    redo.click();
    page_test::settle();
    QVERIFY(game(firstGame) == nullptr);

    // Another page that does not show results comes first as well.
    hands_->go(PageId::Participants);
    QCOMPARE(told(), QString());
    undo();
    QCOMPARE(currentPage(hands_->window()), PageId::Results);
    QVERIFY(game(firstGame) == nullptr);
}

/// Also where the page would show the round to come.
void TestLeading::closedRoundIsShownFirst_data()
{
    QTest::addColumn<PageId>("from");
    QTest::newRow("from the tournaments") << PageId::Tournaments;
    QTest::newRow("from the rounds") << PageId::Rounds;
}
void TestLeading::closedRoundIsShownFirst()
{
    QFETCH(const PageId, from);
    openWithOpenTables();
    auto& session = fixture_->session();
    const core::RoundNumber round{1};
    for (const auto table : {1, 2}) {
        const core::GameKey key{round, core::TableNumber{table}, core::GameNumber{1}};
        QVERIFY(session.run(core::enterGame, key, core::UnplayedGame{u"rain"_s}, {}));
    }
    hands_->go(from == PageId::Rounds ? PageId::Tournaments : PageId::Rounds);
    QVERIFY(session.run(core::closeRound, round));
    page_test::settle();
    hands_->go(from);
    undo();
    QCOMPARE(currentPage(hands_->window()), PageId::Rounds);
    QVERIFY2(told().startsWith(u"Ctrl+Z once more takes back: round 1: closed"),
             qPrintable(told()));
    page_test::answer(hands_->window(), [](QDialog& dialog) { dialog.accept(); });
    undo();
    QCOMPARE(core::findRound(session.tournament(), round)->head.state, core::RoundState::Published);
}

/// They may have been paid out.
void TestLeading::undoSaysWhosePrizesChange()
{
    using namespace evening;
    openEvening(4);
    auto& session = fixture_->session();
    core::RoundPlan plan;
    plan.tables = {{1_t, {1_p, 2_p, 3_p, 4_p}}};
    QVERIFY(session.run(core::addRounds, {plan}, core::RoundState::Published));
    auto prizes = session.tournament().settings;
    prizes.prizeCents = {3'000, 2'000, 1'000};
    QVERIFY(session.run(core::changeSettings, prizes));
    const core::GameKey key{1_r, 1_t, 1_g};
    QVERIFY(session.run(core::enterGame, key, played("0,3,5,9"), {}));
    QVERIFY(session.run(core::closeRound, 1_r));
    core::EntryTerms terms;
    terms.correction = true;
    terms.reason = u"misread"_s;
    QVERIFY(session.run(core::enterGame, key, played("0,5,3,9"), terms));
    hands_->go(PageId::Results);
    undo();
    if (told().contains(u"once more"_s)) {
        undo();
    }
    page_test::settle();
    const auto& notice = part<desk::Notice>(hands_->window(), "failure");
    const auto said = notice.text();
    QVERIFY(notice.isVisible());
    QVERIFY2(said.contains(u"Person 2 10 € → 20 €; Person 3 20 € → 10 €"_s), qPrintable(said));
}

/// What phones say is a next step as soon as it is there.
void TestLeading::objectionsAreToBeSettled()
{
    openWithOpenTables();
    auto& session = fixture_->session();
    const auto before = session.tournament().settings;
    auto wanted = before;
    wanted.phoneSlips = core::PhoneSlips::Desk;
    QVERIFY(session.run(core::editSettings, {before, wanted}));
    const core::RoundNumber round{1};
    for (const auto table : {1, 2}) {
        const core::GameKey key{round, core::TableNumber{table}, core::GameNumber{1}};
        QVERIFY(session.run(core::enterGame, key, core::UnplayedGame{u"rain"_s}, {}));
    }
    page_test::settle();
    QVERIFY2(next().startsWith(u"Next: close round 1"_s), qPrintable(next()));
    QVERIFY(session.run([&](core::TournamentService& service, core::TournamentId id) {
        return service.submit(
            id, pending_builder::objection(u"o"_s, {round, core::TableNumber{2}, 1}), false);
    }));
    QTRY_VERIFY2(next().startsWith(u"To be settled: 1 table(s): 2"_s), qPrintable(next()));
}

/// Settings are seen where they are changed.
void TestLeading::settingIsShownFirst_data()
{
    QTest::addColumn<bool>("releases");
    QTest::addColumn<int>("page");
    QTest::newRow("release") << true << static_cast<int>(PageId::Standings);
    QTest::newRow("venue") << false << static_cast<int>(PageId::Setup);
}

void TestLeading::settingIsShownFirst()
{
    QFETCH(const bool, releases);
    QFETCH(const int, page);
    open(u"club-evening.json"_s);
    hands_->go(PageId::Rounds);
    const auto before = hands_->now().settings;
    auto wanted = before;
    if (releases) {
        wanted.releasedRounds = 3;
    } else {
        wanted.venue = u"Krone"_s;
    }
    QVERIFY(fixture_->session().run(core::editSettings, {before, wanted}));
    page_test::settle();
    undo();
    QCOMPARE(static_cast<int>(currentPage(hands_->window())), page);
    QVERIFY(hands_->now().settings == wanted);
    undo();
    QVERIFY(hands_->now().settings == before);
}

/// What is typed again is stored as the same game.
void TestLeading::undoOfRulesAsksLikeTheChange()
{
    open(u"club-evening.json"_s);
    auto& session = fixture_->session();
    const auto before = session.tournament().settings;
    auto wanted = before;
    wanted.rules.options.scale = scoring::optionsOf(scoring::RuleText::German).scale;
    QVERIFY(session.run(core::editSettings, {before, wanted}));
    page_test::settle();
    undo(); // Shows it first.
    QCOMPARE(currentPage(hands_->window()), PageId::Setup);
    int questions = 0;
    const auto answerBy = [&](const QString& button) {
        hands_->answer([&questions, button](QDialog& dialog) {
            ++questions;
            QCOMPARE(dialog.objectName(), u"rulesDialog"_s);
            QVERIFY(
                part<QLabel>(dialog, "rankMovesTitle").text().startsWith(u"This change moves"_s));
            part<QPushButton>(dialog, button).click();
        });
        undo();
    };
    answerBy(u"backButton"_s);
    QVERIFY(session.tournament().settings == wanted);
    hands_->go(PageId::Setup); // Without a window manager the focus is lost.
    answerBy(u"yesButton"_s);
    QVERIFY(session.tournament().settings == before);
    QCOMPARE(questions, 2);
}

void TestLeading::rowOutOfSightIsScrolledTo_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<PageId>("page");
    QTest::addColumn<int>("rows");
    QTest::addColumn<bool>("isPageBuilt");
    for (const bool isPageBuilt : {false, true}) {
        const char* const when = isPageBuilt ? "seen before" : "never seen";
        QTest::addRow("participants, %s", when)
            << u"participantsTable"_s << PageId::Participants << 1 << isPageBuilt;
        QTest::addRow("several participants, %s", when)
            << u"participantsTable"_s << PageId::Participants << 2 << isPageBuilt;
        QTest::addRow("results, %s", when) << u"tableList"_s << PageId::Results << 1 << isPageBuilt;
    }
}

/// From a page that shows neither.
void TestLeading::rowOutOfSightIsScrolledTo()
{
    QFETCH(const QString, view);
    QFETCH(const PageId, page);
    QFETCH(const int, rows);
    QFETCH(const bool, isPageBuilt);
    constexpr int people = 80;
    auto evening = evening::tournament(people);
    std::vector<core::Table> tables;
    for (int number = 1; number <= people; number += 4) {
        std::vector<core::StartNumber> seats;
        for (int seat = number; seat < number + 4; ++seat) {
            seats.push_back(core::StartNumber{seat});
        }
        tables.push_back(evening::table(number / 4 + 1, seats));
    }
    evening.rounds = {evening::round(1, tables)};
    fixture_->open(evening);
    hands_ = std::make_unique<Hands>(fixture_->session());
    auto& session = fixture_->session();
    if (isPageBuilt) {
        hands_->go(page);
    }
    hands_->go(PageId::Clock);
    if (page == PageId::Participants) {
        const auto& all = session.tournament().participants;
        std::vector<core::Participant> wanted(all.end() - rows, all.end());
        for (auto& person : wanted) {
            person.club = u"Hof"_s;
        }
        QVERIFY(session.run(core::editParticipants, core::editsOf(session.tournament(), wanted)));
    } else {
        const core::GameKey last{core::RoundNumber{1}, tables.back().number, core::GameNumber{1}};
        QVERIFY(session.run(core::enterGame, last, core::UnplayedGame{u"rain"_s}, {}));
    }
    page_test::settle();
    undo();
    QCOMPARE(currentPage(hands_->window()), page);
    auto& list = part<QAbstractItemView>(hands_->window(), view);
    QCOMPARE(list.selectionModel()->selectedRows().size(), rows);
    const auto row = [&list] { return list.visualRect(list.currentIndex()); };
    QTRY_VERIFY(QRegion(row()).subtracted(list.viewport()->visibleRegion()).isEmpty());
}

void TestLeading::undoneGameHasTheCursor()
{
    open(u"club-evening.json"_s);
    QVERIFY(fixture_->session().run(core::clearGame, firstGame, u"wrong table"_s));
    hands_->go(PageId::Results);
    hands_->type(u"1 "_s);
    const auto* const grid = hands_->find<QWidget>(PageId::Results, u"gameGrid"_s);
    QVERIFY(grid != nullptr && grid->isAncestorOf(QApplication::focusWidget()));
    hands_->type(u"0 5 6 9 "_s);
    QVERIFY(game(firstGame) != nullptr);
    const auto undoGame = [this] {
        undo();
        if (game(firstGame) != nullptr) {
            undo(); // The table was complete and left.
        }
    };
    undoGame();
    QVERIFY(game(firstGame) == nullptr);
    hands_->type(u"0 4 7 8 "_s);
    const auto& outcome = std::get<core::PlayedGame>(game(firstGame)->outcome);
    QCOMPARE(outcome.result.hands[1]->stones, 4);
    // One with a result is only shown: nobody asked to correct it.
    undoGame();
    QVERIFY(game(firstGame) == nullptr);
    hands_->key(Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(game(firstGame) != nullptr);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"tableField"_s);
}

void TestLeading::fieldHasUndoUntilNothingIsLeft()
{
    open(u"club-evening.json"_s);
    hands_->go(PageId::Participants);
    QVERIFY(fixture_->session().run(core::clearGame, firstGame, u"wrong table"_s));
    page_test::settle();
    auto* const field = hands_->find<QLineEdit>(PageId::Participants, u"addField"_s);
    field->setFocus();
    hands_->write(u"abc"_s);
    undo();
    QCOMPARE(field->text(), QString());
    QCOMPARE(currentPage(hands_->window()), PageId::Participants);
    undo();
    QCOMPARE(currentPage(hands_->window()), PageId::Results);

    // A spin box hands the key to a field inside it.
    QSpinBox box(&hands_->window());
    box.show();
    box.setFocus();
    QTRY_VERIFY(box.hasFocus());
    undo();
    QVERIFY(game(firstGame) != nullptr);
}

void TestLeading::storedTextIsNotUndoneInTheField()
{
    open(u"club-evening.json"_s);
    hands_->go(PageId::Participants);
    auto* const field = hands_->find<QLineEdit>(PageId::Participants, u"addField"_s);
    field->setFocus();
    const auto before = hands_->now().participants.size();
    hands_->write(u"Ganz, Neu"_s);
    hands_->key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(hands_->now().participants.size(), before + 1);
    undo();
    QCOMPARE(hands_->now().participants.size(), before);
    QCOMPARE(field->text(), QString());
}

/// Ctrl+Z is meant for the newest change: an older one is not taken back unseen in its place.
void TestLeading::whatOthersBuiltOnIsNamedFirst()
{
    openEvening(3);
    auto& session = fixture_->session();
    const auto change = [](auto& service, core::TournamentId id, const QString& club) {
        const auto before = *core::findParticipant(**service.tournament(id), core::StartNumber{1});
        auto after = before;
        after.club = club;
        return service.run(id, core::editParticipant, {before, after});
    };
    core::Enrolment guest;
    guest.name = u"Moser, Ida"_s;
    QVERIFY(session.run(core::enrol, {guest}));
    QVERIFY(session.run(
        [&](core::TournamentService& service, auto id) { return change(service, id, u"Hof"_s); }));
    const auto store = db::openStore(fixture_->clubFile(), db::IfMissing::Refuse);
    core::TournamentService other(*store, u"Desk 2"_s, [this] { return fixture_->now(); });
    QVERIFY(change(other, *session.current(), u"Plauen"_s));
    session.lookForChanges();
    page_test::settle();
    hands_->go(PageId::Participants);
    undo();
    auto& notice = part<desk::Notice>(hands_->window(), "failure");
    QTRY_VERIFY(notice.isVisible());
    QVERIFY2(notice.text().contains(u"Person 1"_s) && notice.text().contains(u"stays"_s) &&
                 notice.text().contains(u"Moser, Ida"_s),
             qPrintable(notice.text()));
    QCOMPARE(hands_->now().participants.size(), std::size_t{4});
    undo();
    QCOMPARE(hands_->now().participants.size(), std::size_t{3});
    QCOMPARE(core::findParticipant(hands_->now(), core::StartNumber{1})->club, u"Plauen"_s);
    QTRY_VERIFY(!notice.isVisible());
}

void TestLeading::pagesUndoWhatTheyAreAbout()
{
    open(u"club-evening.json"_s);
    auto& session = fixture_->session();
    QVERIFY(session.run(core::clearGame, firstGame, u"wrong table"_s));
    QVERIFY(session.runClub(core::addPlayers, {{u"Moser, Ida"_s, u"Hof"_s, {}}}));
    core::CashMovement coffee;
    coffee.cents = 400;
    coffee.text = u"coffee"_s;
    QVERIFY(session.runClub(core::bookCash, coffee));
    // Money of another evening is not on that page.
    core::CashMovement elsewhere = coffee;
    elsewhere.text = u"elsewhere"_s;
    core::Tournament other;
    other.settings.name = u"Other"_s;
    const auto id =
        session.runClub([&](core::TournamentService& service) { return service.create(other); });
    elsewhere.evening = core::findSummary(session.club(), *id)->uuid;
    QVERIFY(session.runClub(core::bookCash, elsewhere));
    page_test::settle();
    auto& action = part<QAction>(hands_->window(), "undoAction");
    const auto undoOn = [&](PageId page) {
        hands_->window().showPage(page);
        page_test::settle();
        return action.text();
    };
    QTRY_VERIFY(undoOn(PageId::Cash).contains(u"coffee"));
    QVERIFY(undoOn(PageId::People).contains(u"Moser, Ida"));
    QCOMPARE(undoOn(PageId::Series), u"Undo"_s);
    QVERIFY(undoOn(PageId::Standings).contains(u"table 1, game 1"));
}

/// Cash sums up start fees: which one is taken back is said first.
void TestLeading::moneyOutOfSightIsNamedFirst()
{
    openEvening(3);
    auto& session = fixture_->session();
    const auto before = session.tournament().settings;
    auto settings = before;
    settings.startFeeCents = 500;
    QVERIFY(session.run(core::editSettings, {before, settings}));
    QVERIFY(session.run(core::takePayment, core::StartNumber{2}, core::FeePayment{500}));
    page_test::settle();
    hands_->window().showPage(PageId::Cash);
    const auto paid = [&session] {
        return !core::findParticipant(session.tournament(), core::StartNumber{2})->payments.empty();
    };
    QVERIFY(paid());
    undo();
    QVERIFY(paid());
    QCOMPARE(currentPage(hands_->window()), PageId::Cash);
    QVERIFY2(told().contains(u"Person 2"_s), qPrintable(told()));
    undo();
    QVERIFY(!paid());
}

void TestLeading::openEvening(int people)
{
    core::Tournament evening;
    evening.settings.name = u"Evening"_s;
    evening.settings.plannedRounds = 1;
    evening.settings.gamesPerRound = 1;
    for (int number = 1; number <= people; ++number) {
        core::Participant person;
        person.number = core::StartNumber{number};
        person.name = u"Person %1"_s.arg(number);
        evening.participants.push_back(person);
    }
    const auto made = fixture_->session().runClub(
        [&](core::TournamentService& service) { return service.import(evening); });
    QVERIFY(made);
    fixture_->session().open(*made);
    hands_ = std::make_unique<Hands>(fixture_->session());
}

void TestLeading::playTheOnlyTable()
{
    hands_->key(Qt::Key_F12);
    hands_->key(Qt::Key_Return);
    QTRY_COMPARE(next(), u"Next: publish round 1"_s);
    hands_->click(PageId::Rounds, u"publishButton"_s);
    hands_->go(PageId::Results);
    hands_->type(u"1 0 5 9 "_s);
    QTRY_COMPARE(next(), u"Next: close round 1"_s);
    hands_->key(Qt::Key_F12);
    hands_->key(Qt::Key_Return);
}

void TestLeading::openWithOpenTables()
{
    openEvening(6);
    hands_->go(PageId::Rounds);
    hands_->click(PageId::Rounds, u"drawButton"_s);
    QTRY_VERIFY(next().startsWith(u"Next: publish"_s));
    hands_->click(PageId::Rounds, u"publishButton"_s);
    QTRY_VERIFY(next().startsWith(u"Still open"_s));
}

/// Unless it was made on the page.
void TestLeading::changeOfPlayersIsNamedFirst()
{
    open(u"club-evening.json"_s);
    auto& session = fixture_->session();
    const auto add = [&session](const QString& name) {
        QVERIFY(session.runClub(core::addPlayers, {{name, {}, {}}}));
        page_test::settle();
    };
    const auto before = session.directory().size();
    add(u"Moser, Ida"_s);
    hands_->window().showPage(PageId::People);
    page_test::settle();
    undo();
    QCOMPARE(session.directory().size(), before + 1);
    QVERIFY2(told().startsWith(u"Ctrl+Z once more takes back: ") && told().contains(u"Moser, Ida"),
             qPrintable(told()));
    undo();
    QCOMPARE(session.directory().size(), before);
    add(u"Berg, Eva"_s);
    undo();
    QCOMPARE(session.directory().size(), before);
}

void TestLeading::nextStepLeadsThroughARound()
{
    openEvening(3);
    const auto round = [&] { return core::findRound(hands_->now(), core::RoundNumber{1}); };
    const auto focused = [] { return QApplication::focusWidget()->objectName(); };
    QCOMPARE(next(), u"Next: draw round 1"_s);
    hands_->key(Qt::Key_F12);
    QCOMPARE(currentPage(hands_->window()), PageId::Rounds);
    QCOMPARE(focused(), u"drawButton"_s);
    QVERIFY(round() == nullptr); // It only leads there.
    hands_->key(Qt::Key_Return);
    QTRY_VERIFY(round() != nullptr);
    QTRY_COMPARE(next(), u"Next: publish round 1"_s);
    hands_->key(Qt::Key_F12);
    QCOMPARE(focused(), u"publishButton"_s);
    hands_->key(Qt::Key_Return);
    QTRY_VERIFY(next().startsWith(u"Still open"));
    hands_->key(Qt::Key_F12);
    QCOMPARE(currentPage(hands_->window()), PageId::Results);
    hands_->type(u"1 0 5 9 "_s);
    QTRY_COMPARE(next(), u"Next: close round 1"_s);
    hands_->go(PageId::Standings);
    hands_->key(Qt::Key_F12);
    QCOMPARE(currentPage(hands_->window()), PageId::Results);
    QCOMPARE(focused(), u"closeRoundButton"_s);
    QCOMPARE(round()->head.state, core::RoundState::Published);
    hands_->key(Qt::Key_Return);
    QTRY_COMPARE(next(), u"Next: print the final standings"_s);
}

void TestLeading::keyIsNotTakenTwice()
{
    open(u"club-evening.json"_s);
    QApplication::setDoubleClickInterval(60'000);
    const auto first = next();
    hands_->key(Qt::Key_F12);
    QCOMPARE(currentPage(hands_->window()), PageId::Results);
    hands_->go(PageId::Standings);
    hands_->key(Qt::Key_F12);
    QCOMPARE(currentPage(hands_->window()), PageId::Standings);
    QCOMPARE(next(), first);
    QVERIFY(!part<QAction>(hands_->window(), "nextStepAction").autoRepeat());
}

void TestLeading::stepIsLeftOutAndTakenUpAgain()
{
    open(u"pure-evening.json"_s);
    QCOMPARE(next(), u"Next: print the final standings"_s);
    auto& leaveOut = part<QPushButton>(hands_->window(), "notTodayButton");
    QCOMPARE(leaveOut.text(), u"Not today"_s);
    leaveOut.click();
    QCOMPARE(next(), u"Next: back up to a stick"_s);
    leaveOut.click();
    QCOMPARE(next(), u"Left out: final standings and backup"_s);
    QCOMPARE(leaveOut.text(), u"Take up again"_s);
    // Also after the next start.
    hands_.reset();
    fixture_->restart();
    hands_ = std::make_unique<Hands>(fixture_->session());
    QCOMPARE(next(), u"Left out: final standings and backup"_s);
    part<QPushButton>(hands_->window(), "notTodayButton").click();
    QCOMPARE(next(), u"Next: print the final standings"_s);
}

/// Nothing stored says that there is a backup on a stick: only the command itself does.
void TestLeading::stepStaysUntilItIsDone()
{
    open(u"pure-evening.json"_s);
    hands_->key(Qt::Key_F12);
    QCOMPARE(currentPage(hands_->window()), PageId::Reports);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"printButton"_s);
    QCOMPARE(next(), u"Next: print the final standings"_s);
    part<QPushButton>(hands_->window(), "notTodayButton").click();
    QCOMPARE(next(), u"Next: back up to a stick"_s);
    bool isAsked = false;
    page_test::answer(hands_->window(), [&isAsked](QDialog& dialog) {
        isAsked = true;
        dialog.reject();
    });
    hands_->key(Qt::Key_F12);
    QVERIFY(isAsked);
    QCOMPARE(next(), u"Next: back up to a stick"_s);
    fixture_->session().tellDone(core::EveningStep::BackUp);
    QCOMPARE(next(), u"Left out: final standings"_s);
    hands_.reset();
    fixture_->restart();
    hands_ = std::make_unique<Hands>(fixture_->session());
    QCOMPARE(next(), u"Left out: final standings"_s);
}

/// Standings on the wall and a backup that a correction has overtaken.
void TestLeading::stepIsDoneOnlyWhileItStands()
{
    open(u"pure-evening.json"_s);
    auto& session = fixture_->session();
    const auto bothDone = [&session] {
        session.tellDone(core::EveningStep::HangUpStandings);
        session.tellDone(core::EveningStep::BackUp);
    };
    bothDone();
    QCOMPARE(next(), u"Nothing is left to do."_s);
    const core::Penalty penalty{session.tournament().participants.front().number,
                                core::RoundNumber{1}, scoring::MatchPoints::fromPoints(-1),
                                u"late"_s};
    QVERIFY(session.run(core::givePenalty, penalty));
    QTRY_COMPARE(next(), u"Next: print the final standings"_s);
    session.tellDone(core::EveningStep::HangUpStandings);
    QCOMPARE(next(), u"Next: back up to a stick"_s);
    session.tellDone(core::EveningStep::BackUp);
    QCOMPARE(next(), u"Nothing is left to do."_s);
    QVERIFY(session.run(
        [](core::TournamentService& service, core::TournamentId id) { return service.undo(id); }));
    QTRY_COMPARE(next(), u"Next: print the final standings"_s);
    bothDone();
    // On no paper, but in the backup.
    const auto before = session.tournament().settings;
    auto after = before;
    after.venue = u"Krone"_s;
    after.startFeeCents = 500;
    QVERIFY(session.run(core::editSettings, {before, after}));
    QTRY_COMPARE(next(), u"Next: collect the start fees still open"_s);
    part<QPushButton>(hands_->window(), "notTodayButton").click();
    QCOMPARE(next(), u"Next: count the cash"_s);
    const auto cashDone = [&session] {
        session.tellDone(core::EveningStep::CountCash);
        session.tellDone(core::EveningStep::BackUp);
    };
    cashDone();
    QCOMPARE(next(), u"Left out: start fees"_s);
    // Also what is booked for the club.
    core::CashMovement hall;
    hall.evening = session.club().front().uuid;
    hall.cents = 400;
    hall.text = u"hall"_s;
    QVERIFY(session.runClub(core::bookCash, hall));
    QTRY_COMPARE(next(), u"Next: count the cash"_s);
    cashDone();
    QCOMPARE(next(), u"Left out: start fees"_s);
    // A count that is undone, and done again.
    core::CountedCash box;
    box.evening = hall.evening;
    box.count.pieces = {{500, 1}};
    QVERIFY(session.runClub(core::countCash, box));
    cashDone();
    QCOMPARE(next(), u"Left out: start fees"_s);
    hands_->window().showPage(PageId::Cash);
    undo();
    QTRY_COMPARE(next(), u"Next: count the cash"_s);
    hands_->key(Qt::Key_Y, Qt::ControlModifier);
    QTRY_COMPARE(next(), u"Next: back up to a stick"_s);
    // A count that agrees is one, whatever was done since.
    core::CashMovement change;
    change.evening = hall.evening;
    change.kind = core::CashKind::Float;
    change.cents = 900;
    QVERIFY(session.runClub(core::bookCash, change));
    QTRY_COMPARE(next(), u"Next: back up to a stick"_s);
}

void TestLeading::paneShowsTheTableConcerned()
{
    openWithOpenTables();
    auto& session = fixture_->session();
    const core::RoundNumber round{1};
    const auto tableShown = [this] { return part<QLabel>(hands_->window(), "slipTitle").text(); };
    for (const auto table : {1, 2}) {
        const core::GameKey key{round, core::TableNumber{table}, core::GameNumber{1}};
        QVERIFY(session.run(core::enterGame, key,
                            core::UnplayedGame{table == 1 ? u"rain"_s : u"late"_s}, {}));
    }
    QVERIFY(session.run(core::swapTableResults, round, core::TableNumber{1}, core::TableNumber{2}));
    page_test::settle();
    undo();
    QCOMPARE(currentPage(hands_->window()), PageId::Results);
    QVERIFY2(tableShown().contains(u"table "_s), qPrintable(tableShown()));
    hands_->answer([](QDialog& dialog) { dialog.accept(); });
    undo();
    QVERIFY2(told().startsWith(u"Taken back: "), qPrintable(told()));
    QVERIFY2(tableShown().contains(u"table "_s), qPrintable(tableShown()));
    // A complete round.
    hands_->go(PageId::Tournaments);
    QTRY_COMPARE(next(), u"Next: close round 1"_s);
    hands_->key(Qt::Key_F12);
    QCOMPARE(currentPage(hands_->window()), PageId::Results);
    QVERIFY2(tableShown().contains(u"table "_s), qPrintable(tableShown()));
}

/// The directory has them as well, but on Players there is nothing to take back.
void TestLeading::enrolmentsAreUndoneAtTheEvening()
{
    openEvening(3);
    auto& session = fixture_->session();
    const auto before = session.directory().size();
    hands_->window().showPage(PageId::Participants);
    hands_->write(u"Moser, Ida"_s);
    hands_->key(Qt::Key_Return);
    QTRY_COMPARE(session.directory().size(), before + 1);
    hands_->window().showPage(PageId::People);
    page_test::settle();
    QTRY_COMPARE(part<QAction>(hands_->window(), "undoAction").text(), u"Undo"_s);
    hands_->window().showPage(PageId::Participants);
    page_test::settle();
    undo();
    QTRY_COMPARE(session.directory().size(), before);
    hands_->window().showPage(PageId::People);
    page_test::settle();
    QTRY_COMPARE(part<QAction>(hands_->window(), "undoAction").text(), u"Undo"_s);
}

void TestLeading::planIsNamedBeforeTheLastRound()
{
    openEvening(3);
    auto& session = fixture_->session();
    const auto before = session.tournament().settings;
    auto settings = before;
    settings.plannedRounds = 3;
    QVERIFY(session.run(core::editSettings, {before, settings}));
    playTheOnlyTable();
    QTRY_COMPARE(next(), u"Next: draw round 2"_s);
    hands_->go(PageId::Rounds);
    const auto& notice = part<desk::Notice>(hands_->window(), "roundNotice");
    QTRY_VERIFY2(notice.text().contains(u"2 more round(s) are planned."_s),
                 qPrintable(notice.text()));
}

void TestLeading::lastRoundHasAKey_data()
{
    QTest::addColumn<PageId>("page");
    QTest::newRow("on Results") << PageId::Results;
    QTest::newRow("on Rounds") << PageId::Rounds;
}

/// Who chose it by name says yes with Enter: it can be undone.
void TestLeading::lastRoundHasAKey()
{
    QFETCH(const PageId, page);
    openEvening(3);
    auto& session = fixture_->session();
    const auto before = session.tournament().settings;
    auto settings = before;
    settings.plannedRounds.reset();
    QVERIFY(session.run(core::editSettings, {before, settings}));
    playTheOnlyTable();
    QTRY_COMPARE(next(), u"Next: draw round 2"_s);
    hands_->go(page);
    hands_->answer([](QDialog& question) {
        QTest::keyClick(question.focusWidget(), Qt::Key_Return);
        QVERIFY(!question.isVisible());
    });
    hands_->key(Qt::Key_L, Qt::AltModifier);
    QTRY_COMPARE(next(), u"Next: print the final standings"_s);
    QCOMPARE(session.tournament().settings.plannedRounds, 1);
}

void TestLeading::moneyLeftIsLedTo()
{
    open(u"pure-evening.json"_s);
    auto& session = fixture_->session();
    const auto before = session.tournament().settings;
    auto settings = before;
    settings.open = true;
    settings.startFeeCents = 500;
    settings.prizeCents = {1'000, 500};
    QVERIFY(session.run(core::editSettings, {before, settings}));
    const auto& people = session.tournament().participants;
    QVERIFY(session.run(core::takePayment, people.front().number, core::FeePayment{500}));
    page_test::settle();
    QCOMPARE(next(), u"Next: collect the start fees still open"_s);
    hands_->key(Qt::Key_F12);
    QCOMPARE(currentPage(hands_->window()), PageId::Cash);
    const auto& unpaid = part<QListWidget>(hands_->window(), "cashUnpaid");
    QVERIFY(unpaid.hasFocus());
    QVERIFY2(unpaid.currentItem()->text().startsWith(QString::number(plain(people[1].number))),
             qPrintable(unpaid.currentItem()->text()));
    const auto leaveOut = [this] { part<QPushButton>(hands_->window(), "notTodayButton").click(); };
    for (int paper = 0; paper < 5; ++paper) {
        leaveOut();
    }
    QVERIFY2(next().startsWith(u"Next: book the prizes paid out (15"_s), qPrintable(next()));
    hands_->key(Qt::Key_F12);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"cashAmount"_s);
    hands_->key(Qt::Key_Return);
    QTRY_VERIFY2(next().startsWith(u"Next: book the licence fee ("_s), qPrintable(next()));
    hands_->key(Qt::Key_F12);
    hands_->key(Qt::Key_Return);
    QTRY_COMPARE(next(), u"Next: count the cash"_s);
    const auto booked = session.readOfClub(
        [&session](core::ClubService& club) { return club.cashOf(*session.current()); });
    QCOMPARE(booked.movements.size(), 2U);
    QCOMPARE(booked.movements[0].kind, core::CashKind::Prize);
    QCOMPARE(booked.movements[0].cents, 1'500);
    QCOMPARE(booked.movements[1].kind, core::CashKind::LicenceFee);
}

/// Also after a restart in the middle.
void TestLeading::paperIsTheOneNamed()
{
    open(u"pure-evening.json"_s);
    auto& session = fixture_->session();
    const auto before = session.tournament().settings;
    auto settings = before;
    settings.prizeCents = {1'000};
    QVERIFY(session.run(core::editSettings, {before, settings}));
    page_test::settle();
    for (const auto& [step, title] :
         {std::pair{u"Next: print the final standings"_s, u"Standings"_s},
          {u"Next: print the list of winners"_s, u"Winners"_s},
          {u"Next: print the receipts of prizes"_s, u"Receipts of prizes"_s}}) {
        QCOMPARE(next(), step);
        hands_.reset();
        fixture_->restart();
        auto& again = fixture_->session();
        again.open(again.club().front().id);
        hands_ = std::make_unique<Hands>(again);
        hands_->key(Qt::Key_F12);
        QCOMPARE(currentPage(hands_->window()), PageId::Reports);
        const auto* const list = hands_->window().findChild<desk::DocumentList*>();
        QCOMPARE(documents::titleOf(list->current()), title);
        part<QPushButton>(hands_->window(), "notTodayButton").click();
    }
}

/// Nobody would see a prize-giving on a display that is not shown.
void TestLeading::prizesAreReadOutWithoutADisplay()
{
    open(u"pure-evening.json"_s);
    auto& session = fixture_->session();
    const auto before = session.tournament().settings;
    auto settings = before;
    settings.prizeCents = {1'000};
    QVERIFY(session.run(core::editSettings, {before, settings}));
    page_test::settle();
    auto& leaveOut = part<QPushButton>(hands_->window(), "notTodayButton");
    leaveOut.click();
    QCOMPARE(next(), u"Next: print the list of winners"_s);
    leaveOut.click();
    leaveOut.click();
    QCOMPARE(next(), u"Next: the prize-giving"_s);
    hands_->key(Qt::Key_F12);
    QCOMPARE(currentPage(hands_->window()), PageId::Reports);
    QCOMPARE(next(), u"Next: the prize-giving"_s);
}

/// A backup or standings in the middle of the evening are not those at its end.
void TestLeading::stepIsNotDoneBeforeItsTime()
{
    openEvening(3);
    fixture_->session().tellDone(core::EveningStep::BackUp);
    fixture_->session().tellDone(core::EveningStep::HangUpStandings);
    playTheOnlyTable();
    QTRY_COMPARE(next(), u"Next: print the final standings"_s);
    part<QPushButton>(hands_->window(), "notTodayButton").click();
    QCOMPARE(next(), u"Next: back up to a stick"_s);
}

void TestLeading::openTablesOfferOtherWays_data()
{
    QTest::addColumn<QString>("way");
    QTest::addColumn<PageId>("page");
    QTest::newRow("type a slip") << u"typeSlip-2"_s << PageId::Results;
    QTest::newRow("end the games") << u"endGames"_s << PageId::Standings;
    QTest::newRow("draw all the same") << u"drawAllTheSame"_s << PageId::Rounds;
}

void TestLeading::callsThatNobodySeesAreRefused()
{
    openWithOpenTables();
    hands_->go(PageId::Rounds);
    auto& list = part<QListView>(hands_->window(), "openTables");
    list.setCurrentIndex(list.model()->index(0, 0));
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Return);
    page_test::settle();
    const auto told = part<desk::Notice>(hands_->window(), "roundNotice").text();
    QVERIFY2(told.contains(u"Nobody would see the call"_s), qPrintable(told));
    QCOMPARE(list.model()->index(0, 0).data(desk::SecondLineRole).toString(), u"still playing"_s);
}

void TestLeading::openTablesOfferOtherWays()
{
    QFETCH(const QString, way);
    QFETCH(const PageId, page);
    openWithOpenTables();
    hands_->go(PageId::Standings);
    const auto before = fixture_->session().tournament();
    bool isAsked = false;
    page_test::answer(hands_->window(), [&isAsked](QDialog& dialog) {
        isAsked = true;
        dialog.reject();
    });
    QTimer::singleShot(0, &hands_->window(), [&way] {
        auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        const auto& call = part<QAction>(*menu, "callTables");
        QVERIFY2(!call.isEnabled(), "there is no display");
        QVERIFY2(call.text().contains(u"neither display nor pages"_s), qPrintable(call.text()));
        auto& action = part<QAction>(*menu, way);
        menu->close();
        action.trigger();
    });
    hands_->key(Qt::Key_F12, Qt::ShiftModifier);
    page_test::settle();
    QCOMPARE(currentPage(hands_->window()), page);
    QCOMPARE(isAsked, way == u"endGames"_s);
    QVERIFY2(fixture_->session().tournament() == before, "it only leads there");
    if (way == u"typeSlip-2"_s) {
        QVERIFY(hands_->window()
                    .page(PageId::Results)
                    .shows({{core::Action::MarkTable, core::RoundNumber{1}, core::TableNumber{2}},
                            {},
                            {}}));
    }
}

void TestLeading::openTablesSayForHowLong()
{
    openWithOpenTables();
    QVERIFY2(next().startsWith(u"Still open: 2 table(s): 1, 2 ("_s), qPrintable(next()));
    QVERIFY2(next().endsWith(u" min)"_s), qPrintable(next()));
}

RUMMY_TEST(TestLeading)

} // namespace tst_leading

#include "tst_leading.moc"
