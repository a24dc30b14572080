#include "app/desk/evening/clock/clock_page.h"
#include "app/desk/evening/clock/small_clock.h"
#include "app/desk/evening/results/attention_tone.h"
#include "app/desk/evening/results/slip.h"
#include "app/desk/hall/hall_display.h"
#include "app/desk/hall/serving.h"
#include "desk_fixture.h"
#include "evening.h"
#include "page_test.h"
#include "tests/suite.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <memory>

namespace tst_clock_page {

using namespace Qt::Literals::StringLiterals;
using namespace evening;
using core::ClockState;
using core::TournamentService;
using page_test::settle;

namespace {

/// Round 1 is being played at two tables; table 1 has its first game.
core::Tournament oneRound()
{
    auto tournament = evening::tournament(8);
    tournament.settings.roundMinutes = 35;
    tournament.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played("0,1,2,3")}}),
                                   table(2, {5_p, 6_p, 7_p, 8_p})})};
    return tournament;
}

struct Scene
{
    DeskFixture desk;
    std::unique_ptr<desk::RoundTimer> timer;
    std::unique_ptr<desk::Serving> serving;
    std::unique_ptr<desk::HallDisplay> display;
    std::unique_ptr<desk::ClockPage> page;

    explicit Scene(const core::Tournament& tournament = oneRound())
    {
        desk.open(tournament);
        timer = std::make_unique<desk::RoundTimer>(desk.session());
        serving = std::make_unique<desk::Serving>(desk.session());
        display = std::make_unique<desk::HallDisplay>(desk.session(), *timer, *serving);
        page = std::make_unique<desk::ClockPage>(desk.session(), *timer, *serving, *display);
        page_test::show(*page);
        page->enter();
    }
    template <typename Part>
    Part& part(const char* name) const
    {
        return page_test::part<Part>(*page, name);
    }
    void click(const char* name) const { part<QPushButton>(name).click(); }
    void pass(int minutes)
    {
        desk.advance(60 * minutes);
        timer->look();
    }
    [[nodiscard]] ClockState state() const { return timer->reading().state; }
    [[nodiscard]] bool has(const char* name) const
    {
        const auto* const found = page->findChild<QPushButton*>(QString::fromLatin1(name));
        return found != nullptr && found->isVisible();
    }
};

} // namespace

/// The clock page.
class TestClockPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void startsPausesAndAddsByKey();
    void publishingStartsNothing();
    void newerRoundIsStartedBesideTheOneThatRuns();
    void asksForMinutes();
    void asksOfOpenGamesAtTheEnd();
    void asksNobodyWhenAllIsIn();
    void keepsWarnings();
    void keepsTheToneOfResults();
    void smallClockIsThereOnceItGoes();
};

void TestClockPage::startsPausesAndAddsByKey()
{
    Scene scene;
    QCOMPARE(scene.part<QLabel>("clockTitle").text(), u"Round 1: not started"_s);
    QVERIFY(!scene.part<QPushButton>("minuteMoreButton").isEnabled());
    QTest::keyClick(scene.page.get(), Qt::Key_Plus); // Nothing to add to.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(scene.state(), ClockState::Running);
    QCOMPARE(scene.part<QPushButton>("startPauseButton").text(), u"Pause"_s);
    QTest::keyClick(scene.page.get(), Qt::Key_Plus);
    QCOMPARE(scene.timer->reading().secondsInAll, 36 * 60);
    QTest::keyClick(scene.page.get(), Qt::Key_Asterisk);
    QTest::keyClick(scene.page.get(), Qt::Key_Minus);
    QCOMPARE(scene.timer->reading().secondsInAll, 40 * 60);
    QTest::keyClick(scene.page.get(), Qt::Key_Space);
    QCOMPARE(scene.state(), ClockState::Paused);
    QCOMPARE(scene.part<QPushButton>("startPauseButton").text(), u"Continue"_s);
    page_test::answer(*scene.page, [](QDialog& dialog) { dialog.accept(); });
    scene.click("resetClockButton");
    QCOMPARE(scene.state(), ClockState::Stopped);
}

void TestClockPage::publishingStartsNothing()
{
    auto tournament = oneRound();
    tournament.rounds.front().head.state = core::RoundState::Draft;
    tournament.rounds.front().tables.front().games.clear();
    Scene scene(tournament);
    QVERIFY(!scene.part<QPushButton>("startPauseButton").isEnabled());
    QVERIFY(scene.desk.session().run([](TournamentService& service, auto id) {
        return service.run(id, core::publishRound, 1_r);
    }));
    settle();
    QCOMPARE(scene.state(), ClockState::Stopped);
    QVERIFY(scene.part<QPushButton>("startPauseButton").isEnabled());
}

void TestClockPage::newerRoundIsStartedBesideTheOneThatRuns()
{
    auto tournament = oneRound();
    tournament.rounds.push_back(round(2, {table(1, {1_p, 2_p, 3_p, 4_p})}));
    tournament.rounds.front().clock =
        core::startedClock(QDateTime({2026, 10, 16}, {18, 40}, Qt::UTC));
    Scene scene(tournament);
    QCOMPARE(scene.timer->round()->number, 1_r);
    QVERIFY(scene.has("startNextButton"));
    QCOMPARE(scene.part<QPushButton>("startNextButton").text(), u"Start round 2"_s);
    scene.click("startNextButton");
    QCOMPARE(scene.timer->round()->number, 2_r);
    QVERIFY(!scene.has("startNextButton"));
}

void TestClockPage::asksForMinutes()
{
    auto tournament = oneRound();
    tournament.settings.roundMinutes.reset();
    Scene scene(tournament);
    QVERIFY(!scene.part<QPushButton>("startPauseButton").isEnabled());
    QSignalSpy wanted(scene.page.get(), &desk::Page::pageRequested);
    scene.click("minutesButton");
    QCOMPARE(wanted.size(), 1);
}

void TestClockPage::asksOfOpenGamesAtTheEnd()
{
    Scene scene;
    scene.click("startPauseButton");
    scene.pass(31);
    QVERIFY(!scene.has("openGamesButton"));
    scene.pass(5);
    QVERIFY(scene.has("openGamesButton"));
    QSignalSpy wanted(scene.page.get(), &desk::Page::pageRequested);
    page_test::answer(*scene.page, [](QDialog& dialog) {
        QCOMPARE(dialog.findChildren<QComboBox*>().size(), 3);
        page_test::part<QComboBox>(dialog, "fate-2-1").setCurrentIndex(1);
        page_test::part<QComboBox>(dialog, "fate-2-2").setCurrentIndex(2);
        dialog.accept();
    });
    scene.click("openGamesButton");
    settle();
    const auto& session = scene.desk.session();
    const auto& tournament = session.tournament();
    // Not typed yet: nothing was changed.
    QVERIFY(core::findGame(tournament, {1_r, 1_t, 2_g}) == nullptr);
    const auto* const notBegun = core::findGame(tournament, {1_r, 2_t, 2_g});
    QVERIFY(notBegun != nullptr && std::holds_alternative<core::UnplayedGame>(notBegun->outcome));
    QVERIFY(core::findGame(tournament, {1_r, 2_t, 1_g}) == nullptr);
    const desk::SlipBook slips(session, {1_r, 2_t});
    QVERIFY(slips.find(1_g) != nullptr);
    QVERIFY(slips.find(1_g)->slip.ending == desk::SlipEnding::Early);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.at(0).at(0).value<desk::PageId>(), desk::PageId::Results);
}

void TestClockPage::asksNobodyWhenAllIsIn()
{
    auto tournament = oneRound();
    auto& tables = tournament.rounds.front().tables;
    tables.pop_back();
    tables.front().games.push_back({2_g, unplayed()});
    Scene scene(tournament);
    scene.click("startPauseButton");
    scene.pass(36);
    QCOMPARE(scene.state(), ClockState::Overtime);
    QVERIFY(!scene.has("openGamesButton"));
}

void TestClockPage::keepsWarnings()
{
    Scene scene;
    const auto setFirst = [&scene](int minutes) {
        page_test::answer(*scene.page, [minutes](QDialog& dialog) {
            page_test::part<QSpinBox>(dialog, "warningField1").setValue(minutes);
            dialog.accept();
        });
        scene.click("warningsButton");
    };
    setFirst(10);
    scene.click("startPauseButton");
    scene.pass(26);
    QCOMPARE(scene.timer->warning(), std::optional(10));
    QVERIFY(scene.part<QLabel>("warningsLabel").text().startsWith(u"10, 1 min before the end"_s));
    setFirst(0);
    QVERIFY(!scene.timer->warning());
}

void TestClockPage::keepsTheToneOfResults()
{
    Scene scene;
    const auto click = [&scene](bool wasOn) {
        page_test::answer(*scene.page, [wasOn](QDialog& dialog) {
            auto& box = page_test::part<QCheckBox>(dialog, "attentionBox");
            QCOMPARE(box.isChecked(), wasOn);
            box.click();
            dialog.accept();
        });
        scene.click("warningsButton");
    };
    QVERIFY(::desk::AttentionTone::isOn(scene.desk.session().uiState()));
    click(true);
    QVERIFY(!::desk::AttentionTone::isOn(scene.desk.session().uiState()));
    click(false);
    QVERIFY(::desk::AttentionTone::isOn(scene.desk.session().uiState()));
}

void TestClockPage::smallClockIsThereOnceItGoes()
{
    Scene scene;
    QWidget window;
    desk::SmallClock clock(*scene.timer, &window);
    page_test::show(window);
    QVERIFY(!clock.isVisible());
    scene.click("startPauseButton");
    QVERIFY(clock.isVisible());
    scene.pass(5);
    QVERIFY2(clock.accessibleName().startsWith(u"Clock of round 1: 29:"_s),
             qPrintable(clock.accessibleName()));
}

RUMMY_TEST(TestClockPage)

} // namespace tst_clock_page

#include "tst_clock_page.moc"
