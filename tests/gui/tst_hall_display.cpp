#include "app/desk/evening/clock/round_timer.h"
#include "app/desk/hall/display_painter.h"
#include "app/desk/hall/display_pane.h"
#include "app/desk/hall/display_window.h"
#include "app/desk/hall/hall_display.h"
#include "app/desk/hall/lock_dialog.h"
#include "app/desk/hall/prize_dialog.h"
#include "app/desk/hall/prize_giving.h"
#include "app/desk/hall/raffle_dialog.h"
#include "app/desk/hall/serving.h"
#include "app/desk/widgets/notice.h"
#include "desk_fixture.h"
#include "evening.h"
#include "page_test.h"
#include "tests/suite.h"

#include <QComboBox>
#include <QFontMetricsF>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <memory>

namespace tst_hall_display {

using namespace Qt::Literals::StringLiterals;
using namespace evening;
using core::TournamentService;

namespace {

/// People 1 to `people` at tables of four, in round 1, which is being played.
core::Tournament crowd(int people)
{
    auto tournament = evening::tournament(people);
    tournament.settings.roundMinutes = 35;
    auto& round = tournament.rounds.emplace_back();
    for (int first = 1; first <= people; first += 4) {
        std::vector<core::StartNumber> seats;
        for (int number = first; number < first + 4 && number <= people; ++number) {
            seats.push_back(core::StartNumber{number});
        }
        round.tables.push_back(evening::table(first / 4 + 1, seats));
    }
    return tournament;
}

/// Two rounds of one game, the first closed; number 1 wins both.
core::Tournament twoRounds()
{
    auto tournament = evening::tournament(4);
    tournament.settings.gamesPerRound = 1;
    tournament.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played("0,3,5,9")}})}),
                         round(2, {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played("0,3,5,9")}})})};
    for (auto& each : tournament.rounds) {
        each.head.games = 1;
    }
    tournament.rounds.front().head.state = core::RoundState::Closed;
    return tournament;
}

struct Scene
{
    DeskFixture desk;
    std::unique_ptr<desk::RoundTimer> timer;
    std::unique_ptr<desk::Serving> serving;
    std::unique_ptr<desk::HallDisplay> display;

    explicit Scene(const core::Tournament& tournament)
    {
        desk.open(tournament);
        timer = std::make_unique<desk::RoundTimer>(desk.session());
        serving = std::make_unique<desk::Serving>(desk.session());
        display = std::make_unique<desk::HallDisplay>(desk.session(), *timer, *serving);
    }
    template <typename Use>
    void run(Use use)
    {
        if (!desk.session().run(use)) {
            qFatal("a change is refused");
        }
        page_test::settle();
    }
    [[nodiscard]] const desk::DisplayContent& shown() const { return display->content(); }
    /// All texts on any of its pages.
    [[nodiscard]] QString everything() const
    {
        const auto& content = shown();
        QStringList texts = {content.event, content.place,   content.round,
                             content.state, content.checked, content.next};
        texts << content.notices;
        for (const auto& page : content.pages) {
            texts << page.title << page.foot;
            for (const auto& block : page.blocks) {
                for (const auto& line : block) {
                    texts << line.cells;
                }
            }
        }
        return texts.join(u'\n');
    }
    [[nodiscard]] QStringList titles() const
    {
        QStringList titles;
        for (const auto& page : shown().pages) {
            if (!titles.contains(page.title)) {
                titles << page.title;
            }
        }
        return titles;
    }
};

QImage pictureOf(const desk::DisplayContent& content, QSize size)
{
    QImage picture(size, QImage::Format_RGB32);
    QPainter painter(&picture);
    desk::paintDisplay(painter, QRectF(QPointF(), size), content, QApplication::palette());
    return picture;
}

} // namespace

/// The hall display.
class TestHallDisplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void everybodyStandsOnAFewPages_data();
    void everybodyStandsOnAFewPages();
    void tablesAreNotParted();
    void typeCanBeReadFromTheBack();
    void longNamesWrapInTheSameType();
    void feetSayOnceWhatAPageHas();
    void standingsOnlyOnceReleased();
    void privateMattersNeverAppear();
    void enterInTheNumberBeginsThePrizes();
    void pagesTurnAtTheirPace();
    void choosesLists();
    void showsWarningAndNotice();
    void callsTablesForTheirSlips();
    void isBlackAndPaintedAtAnySize();
    void windowIsLeftByKey();
    void callsPlacesFromTheLastToTheFirst();
    void keepsTheFocusAfterTheLastPlace();
    void callsFurtherPrizesFirst();
    void announcesNoRoundAfterTheLast();
    void callsPlacesWithTheirPrizes();
    void allWinnersArePainted();
    void callsTheWinnersOfARaffle();
    void rafflesAsManyAsAPrizeHas();
    void rafflesByKeys();
    void ceremonyStaysAsItBegan();
    void namesWhatIsNotSettled();
    void namesWhoHasGone();
    void namesWhoGetsTheCentLeftOver();
    void lockIsLeftByEnterAlone();
};

void TestHallDisplay::everybodyStandsOnAFewPages_data()
{
    QTest::addColumn<int>("people");
    QTest::addColumn<int>("pages");
    QTest::addColumn<int>("rows");
    QTest::newRow("8") << 8 << 1 << 8;
    QTest::newRow("22") << 22 << 3 << 8;
    QTest::newRow("120") << 120 << 4 << 15;
    QTest::newRow("400") << 400 << 12 << 17;
}

void TestHallDisplay::everybodyStandsOnAFewPages()
{
    QFETCH(const int, people);
    const Scene scene(crowd(people));
    std::size_t pages = 0;
    QStringList names;
    for (const auto& page : scene.shown().pages) {
        if (page.title != scene.titles().first()) {
            continue;
        }
        ++pages;
        QTEST(page.rows, "rows");
        for (const auto& block : page.blocks) {
            QVERIFY(static_cast<int>(block.size()) <= page.rows);
            for (const auto& line : block) {
                names << line.cells.first();
            }
        }
    }
    QTEST(static_cast<int>(pages), "pages");
    QCOMPARE(names.size(), people);
    QCOMPARE(names.removeDuplicates(), 0);
}

void TestHallDisplay::tablesAreNotParted()
{
    const Scene scene(crowd(22));
    int tables = 0;
    for (const auto& page : scene.shown().pages) {
        if (page.title != scene.titles().at(1)) {
            continue;
        }
        for (const auto& block : page.blocks) {
            QVERIFY(block.front().isFirst);
            tables += static_cast<int>(std::count_if(
                block.begin(), block.end(), [](const auto& line) { return line.isFirst; }));
        }
    }
    QCOMPARE(tables, 6);
}

/// Capitals of 4 % of the height for 22 people.
void TestHallDisplay::typeCanBeReadFromTheBack()
{
    constexpr int height = 1080;
    const Scene scene(crowd(22));
    auto content = scene.shown();
    content.pages.resize(1);
    for (auto& line : content.pages.front().blocks.front()) {
        line.cells = {u"H"_s, {}, {}};
    }
    const auto picture = pictureOf(content, {1920, height});
    const auto ink = theme::colour(QApplication::palette(), theme::Role::Text).rgb();
    // The first letter of the list: the tallest run of ink in a column of its stem.
    int tallest = 0;
    for (int x = 740; x < 800; ++x) {
        int run = 0;
        for (int y = 240; y < 360; ++y) {
            run = picture.pixel(x, y) == ink ? run + 1 : 0;
            tallest = std::max(tallest, run);
        }
    }
    QVERIFY2(tallest >= height * 4 / 100, QByteArray::number(tallest).constData());
}

/// The second row of a long name is below its first, and the next name below that.
void TestHallDisplay::longNamesWrapInTheSameType()
{
    const Scene scene(crowd(22));
    auto content = scene.shown();
    content.pages.resize(1);
    auto& lines = content.pages.front().blocks.front();
    const auto rowsWithInk = [&] {
        const auto picture = pictureOf(content, {1920, 1080});
        const auto ink = theme::colour(QApplication::palette(), theme::Role::Text).rgb();
        int rows = 0;
        bool wasInk = false;
        for (int y = 252; y < 970; ++y) {
            bool isInk = false;
            for (int x = 740; x < 1500 && !isInk; ++x) {
                isInk = picture.pixel(x, y) == ink;
            }
            rows += isInk && !wasInk ? 1 : 0;
            wasInk = isInk;
        }
        return rows;
    };
    for (auto& line : lines) {
        line.cells = {u"HHHH"_s, {}, {}};
    }
    const auto count = static_cast<int>(lines.size());
    QCOMPARE(rowsWithInk(), count);
    lines[2].cells.first() = u"HHHHHHHHHHHHHHHHHHHH, HHHHHHHHHHHHHHHHHHHH"_s;
    QCOMPARE(rowsWithInk(), count + 1);
}

void TestHallDisplay::feetSayOnceWhatAPageHas()
{
    desk::DisplayList list{
        u"Standings"_s, {{{}, Qt::AlignLeft, true}}, {}, u"Places %1 to %2"_s, u"Place %1"_s};
    for (int line = 0; line < 100; ++line) {
        list.lines.push_back({{u"Person"_s}, true, line < 60 ? u"1"_s : QString::number(line)});
    }
    const auto pages = desk::cut(list);
    QCOMPARE(pages.front().foot, u"Place 1"_s);
    QCOMPARE(pages.back().foot.startsWith(u"Places "_s), true);
}

void TestHallDisplay::standingsOnlyOnceReleased()
{
    Scene scene(twoRounds());
    const auto count = scene.titles().size();
    QVERIFY(!scene.everything().contains(u"TMP"_s));
    const auto before = scene.desk.session().tournament().settings;
    auto after = before;
    after.releasedRounds = 1;
    scene.run([&](TournamentService& service, auto id) {
        return service.run(id, core::editSettings, {before, after});
    });
    // All results are in, so that nobody looks for a seat any more.
    QCOMPARE(scene.titles().size(), 1);
    QVERIFY2(scene.titles().last().startsWith(u"Standings after round 1"_s),
             qPrintable(scene.titles().last()));
    scene.display->setChoice({true, true, false});
    QCOMPARE(scene.titles().size(), count);
}

void TestHallDisplay::announcesNoRoundAfterTheLast()
{
    auto tournament = twoRounds();
    tournament.settings.roundMinutes = 35;
    tournament.settings.schedule = {{2_r, {}}, {core::RoundNumber{3}, {}}};
    tournament.settings.plannedRounds = 3;
    Scene scene(tournament);
    QCOMPARE(scene.shown().next, u"Then: Round 3"_s);
    const auto before = scene.desk.session().tournament().settings;
    auto after = before;
    after.plannedRounds = 2; // It is not played any more.
    scene.run([&](TournamentService& service, auto id) {
        return service.run(id, core::editSettings, {before, after});
    });
    QVERIFY2(scene.shown().next.isEmpty(), qPrintable(scene.shown().next));
}

void TestHallDisplay::callsPlacesWithTheirPrizes()
{
    auto tournament = twoRounds();
    tournament.settings.prizeCents = {4'000, 2'000};
    const auto ceremony = desk::ceremonyOf(tournament, hall::NameStyle::Full, 2);
    QCOMPARE(ceremony.places.size(), std::size_t{2});
    QVERIFY2(ceremony.places[1].sum.startsWith(u"40 € · "_s) &&
                 ceremony.places[1].sum.endsWith(u" TMP"_s),
             qPrintable(ceremony.places[1].sum));
}

/// Eight winners and more are all on the picture, smaller where need be.
void TestHallDisplay::allWinnersArePainted()
{
    Scene scene(twoRounds());
    auto content = scene.shown();
    auto& called = content.stage.prizes.emplace().called;
    for (int place = 1; place <= 16; ++place) {
        const auto before = pictureOf(content, {960, 540});
        called.push_back({u"Place %1"_s.arg(place), u"Person %1"_s.arg(place), u"20 €"_s});
        QVERIFY2(pictureOf(content, {960, 540}) != before, qPrintable(called.back().name));
    }
}

void TestHallDisplay::privateMattersNeverAppear()
{
    auto tournament = twoRounds();
    tournament.settings.releasedRounds = 2;
    tournament.settings.startFeeCents = 77'700;
    tournament.participants[0].setPaidCents(77'700);
    tournament.participants[1].tags = {u"secret-tag"_s};
    tournament.settings.apart = {{1_p, 2_p}};
    tournament.rounds[1].tables[0].head.mark = core::TableMark::Disputed;
    tournament.rounds[1].tables[0].head.note = u"secret-note"_s;
    tournament.penalties = {{3_p, 1_r, scoring::MatchPoints::fromPoints(-1), u"secret-reason"_s}};
    const Scene scene(tournament);
    const auto texts = scene.everything();
    QVERIFY(texts.contains(u"Person 1"_s));
    QVERIFY(!texts.contains(u"secret"_s));
    QVERIFY(!texts.contains(u"disputed"_s));
    QCOMPARE(scene.shown().checked, u"1 result(s) being checked."_s);
    QVERIFY(!texts.contains(u"777"_s));
}

/// The director is warned, and goes back by Enter at first; then the number is meant.
void TestHallDisplay::enterInTheNumberBeginsThePrizes()
{
    auto tournament = twoRounds();
    tournament.rounds.back().tables.front().head.mark = core::TableMark::Disputed;
    Scene scene(tournament);
    QWidget window;
    page_test::show(window);
    page_test::answer(window, [](QDialog& dialog) {
        QVERIFY(dialog.findChild<desk::Notice*>()->isVisible());
        QCOMPARE(dialog.focusWidget()->objectName(), u"backButton"_s);
        auto& places = page_test::part<QSpinBox>(dialog, "prizePlaces");
        places.setFocus();
        QTest::keyClick(&places, Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
    });
    desk::askPrizeGiving(&window, scene.desk.session(), *scene.serving, *scene.display);
    QVERIFY(scene.display->isGivingPrizes());
}

void TestHallDisplay::pagesTurnAtTheirPace()
{
    Scene scene(crowd(22));
    auto* const turning = scene.display->findChild<QTimer*>(u"displayPages"_s);
    QVERIFY(!turning->isActive()); // Nobody sees it.
    scene.display->show(nullptr);
    QVERIFY(turning->isActive());
    QCOMPARE(turning->interval(), 12'000);
    scene.display->setPace(20);
    QCOMPARE(turning->interval(), 20'000);
    const auto pages = scene.shown().pages.size();
    for (std::size_t page = 1; page < pages; ++page) {
        scene.display->turn();
        QCOMPARE(scene.shown().page, page);
    }
    scene.display->turn();
    QCOMPARE(scene.shown().page, std::size_t{0});
    scene.display->close();
    QVERIFY(!turning->isActive());
}

void TestHallDisplay::choosesLists()
{
    Scene scene(crowd(8));
    QCOMPARE(scene.titles().size(), 2);
    scene.display->setChoice({false, true, true});
    QCOMPARE(scene.titles(), QStringList{u"Who sits at which table?"_s});
    scene.display->setChoice({false, false, false});
    QVERIFY(scene.shown().pages.empty());
    desk::HallDisplay restarted(scene.desk.session(), *scene.timer, *scene.serving);
    QVERIFY(restarted.content().pages.empty());
}

void TestHallDisplay::showsWarningAndNotice()
{
    Scene scene(crowd(8));
    scene.serving->setNotices(u"Buffet ab 20 Uhr\n\nLos gewinnt"_s);
    QCOMPARE(scene.shown().notices, QStringList({u"Buffet ab 20 Uhr"_s, u"Los gewinnt"_s}));
    QVERIFY(!scene.shown().warning);
    scene.run(
        [](TournamentService& service, auto id) { return service.run(id, core::startClock, 1_r); });
    scene.desk.advance(31 * 60);
    scene.timer->look();
    QCOMPARE(scene.shown().warning, std::optional(5));
    QVERIFY(scene.shown().clock->secondsLeft < 300);
}

void TestHallDisplay::callsTablesForTheirSlips()
{
    Scene scene(crowd(8));
    constexpr QSize size(640, 360);
    const auto before = pictureOf(scene.shown(), size);
    auto& calls = scene.serving->calls();
    calls.call({1_r, core::TableNumber{1}});
    calls.call({1_r, core::TableNumber{2}});
    QVERIFY2(scene.shown().call.contains(u"1 and 2"_s), qPrintable(scene.shown().call));
    QVERIFY(pictureOf(scene.shown(), size) != before);
    scene.run(
        [](TournamentService& service, auto id) { return service.run(id, core::startClock, 1_r); });
    QVERIFY2(!scene.shown().call.isEmpty(), "other changes do not end it");
    auto* const end = calls.findChild<QTimer*>(u"callEnds-2"_s);
    QVERIFY(end->isSingleShot() && end->isActive());
    QVERIFY(end->setProperty("interval", 0));
    QTRY_VERIFY2(!scene.shown().call.contains(u'2'), qPrintable(scene.shown().call));
    QVERIFY2(scene.shown().call.contains(u'1'), qPrintable(scene.shown().call));
    scene.run([](TournamentService& service, auto id) {
        return service.run(id, core::cancelRound, 1_r, u"rain"_s);
    });
    QVERIFY(scene.shown().call.isEmpty());
}

void TestHallDisplay::isBlackAndPaintedAtAnySize()
{
    Scene scene(crowd(8));
    for (const QSize size : {QSize(1, 1), QSize(320, 180), QSize(1280, 720), QSize(1024, 768),
                             QSize(3840, 2160), QSize(2560, 1080)}) {
        QVERIFY(!pictureOf(scene.shown(), size).isNull());
    }
    scene.display->setBlack(true);
    const auto black = pictureOf(scene.shown(), {320, 180});
    for (int x = 0; x < black.width(); x += 7) {
        QCOMPARE(qGray(black.pixel(x, x % black.height())), 0);
    }
}

void TestHallDisplay::windowIsLeftByKey()
{
    Scene scene(crowd(8));
    desk::DisplayWindow window(*scene.display);
    window.showOn(nullptr);
    QTest::keyClick(&window, Qt::Key_B);
    QVERIFY(scene.shown().stage.isBlack);
    QTest::keyClick(&window, Qt::Key_B);
    QVERIFY(!scene.shown().stage.isBlack);
    QSignalSpy closed(&window, &desk::DisplayWindow::closed);
    QTest::keyClick(&window, Qt::Key_Escape);
    QVERIFY(!window.isVisible());
    QCOMPARE(closed.size(), 1);
}

void TestHallDisplay::callsPlacesFromTheLastToTheFirst()
{
    Scene scene(twoRounds());
    scene.display->begin(desk::ceremonyOf(twoRounds(), hall::NameStyle::Full, 3));
    QVERIFY(scene.shown().stage.prizes->called.empty());
    QCOMPARE(scene.display->placesDue(), std::size_t{3});
    scene.display->callNext();
    QCOMPARE(scene.shown().stage.prizes->called.front().name, u"Person 3"_s);
    scene.display->callNext();
    scene.display->callNext();
    QCOMPARE(scene.shown().stage.prizes->called.front().name, u"Person 1"_s);
    QCOMPARE(scene.shown().stage.prizes->called.size(), std::size_t{3});
    scene.display->callNext(); // Nobody is left.
    QCOMPARE(scene.display->placesDue(), std::size_t{0});
    scene.display->endPrizes();
    QVERIFY(!scene.shown().stage.prizes);
}

/// The button pressed last is gone or disabled after the last place.
void TestHallDisplay::keepsTheFocusAfterTheLastPlace()
{
    Scene scene(twoRounds());
    desk::DisplayPane pane(scene.desk.session(), *scene.serving, *scene.display);
    pane.show();
    QVERIFY(QTest::qWaitForWindowActive(&pane));
    scene.display->begin(desk::ceremonyOf(twoRounds(), hall::NameStyle::Full, 2));
    page_test::part<QPushButton>(pane, "nextPlaceButton").setFocus();
    const auto press = [] {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        return QApplication::focusWidget()->objectName();
    };
    QCOMPARE(press(), u"nextPlaceButton"_s);
    QCOMPARE(press(), u"endPrizesButton"_s);
    QCOMPARE(press(), u"prizesButton"_s);
    QVERIFY(!scene.display->isGivingPrizes());
}

void TestHallDisplay::callsFurtherPrizesFirst()
{
    auto tournament = twoRounds();
    core::Prize last;
    last.name = u"Trostpreis"_s;
    last.what = core::PrizeFor::Last;
    last.places = core::PrizeGoods{u"ein Glas"_s};
    tournament.settings.prizes = {last};
    const auto ceremony = desk::ceremonyOf(tournament, hall::NameStyle::Number, 1);
    QCOMPARE(ceremony.places.size(), std::size_t{2});
    QCOMPARE(ceremony.places[0].rank, u"Trostpreis"_s);
    QCOMPARE(ceremony.places[0].name, u"No. 4"_s);
    QCOMPARE(ceremony.places[0].sum, u"ein Glas"_s);
    QVERIFY(desk::unsettled(tournament, 1).isEmpty());
    tournament.settings.prizes[0].what = core::PrizeFor::Door;
    const auto left = desk::unsettled(tournament, 1);
    QCOMPARE(left.size(), 1);
    QVERIFY2(left[0].startsWith(u"Trostpreis"), qPrintable(left[0]));
    tournament.settings.prizes[0].what = core::PrizeFor::Last;
    tournament.settings.plannedRounds = 3; // Nothing is decided yet.
    QCOMPARE(desk::ceremonyOf(tournament, hall::NameStyle::Number, 1).places.size(),
             std::size_t{1});
}

void TestHallDisplay::callsTheWinnersOfARaffle()
{
    Scene scene(twoRounds());
    const core::Raffle raffle{u"Schinken"_s, {1_p, 2_p, 3_p}, std::nullopt, {2_p}};
    scene.display->begin(
        desk::raffleCeremony(scene.desk.session().tournament(), hall::NameStyle::Full, raffle));
    QVERIFY(scene.shown().stage.prizes->called.empty());
    QCOMPARE(scene.shown().stage.prizes->title, u"Schinken"_s);
    scene.display->callNext();
    QCOMPARE(scene.shown().stage.prizes->called.front().name, u"Person 2"_s);
    QCOMPARE(scene.display->placesDue(), std::size_t{0});
}

namespace {

std::vector<core::Raffle> rafflesOf(Scene& scene)
{
    return scene.desk.session().tournament().raffles;
}

} // namespace

void TestHallDisplay::rafflesByKeys()
{
    Scene scene(twoRounds());
    QWidget window;
    page_test::show(window);
    {
        desk::RaffleDialog dialog(scene.desk.session(), &window);
        page_test::show(dialog);
        QTest::keyClicks(dialog.focusWidget(), u"Schinken"_s);
        auto& people = page_test::part<QListWidget>(dialog, "rafflePeople");
        people.setFocus();
        people.setCurrentRow(0);
        QTest::keyClick(&people, Qt::Key_Space); // Person 1 is out.
        QCOMPARE(page_test::part<QLabel>(dialog, "raffleCount").text(), u"3 in the raffle"_s);
        auto& seed = page_test::part<QLineEdit>(dialog, "raffleSeed");
        seed.setFocus();
        QTest::keyClicks(&seed, u"x"_s);
        QVERIFY(!page_test::part<QPushButton>(dialog, "raffleYes").isEnabled());
        QTest::keyClick(&seed, Qt::Key_Backspace);
        QTest::keyClicks(&seed, u"7"_s);
        QTest::keyClick(&seed, Qt::Key_Return);
        QVERIFY(dialog.drawn());
    }
    page_test::settle();
    const auto raffles = rafflesOf(scene);
    QCOMPARE(raffles.size(), std::size_t{1});
    QVERIFY((raffles[0] ==
             core::Raffle{
                 u"Schinken"_s, {2_p, 3_p, 4_p}, 7, core::drawnWinners({2_p, 3_p, 4_p}, 7, 1)}));
    desk::RaffleDialog dialog(scene.desk.session(), &window);
    page_test::show(dialog);
    // The winner is now unticked, but may be ticked.
    QCOMPARE(page_test::part<QLabel>(dialog, "raffleCount").text(), u"3 in the raffle"_s);
    page_test::part<QPushButton>(dialog, "raffleTakeBack").click();
    page_test::settle();
    QVERIFY(rafflesOf(scene).empty());
}

void TestHallDisplay::rafflesAsManyAsAPrizeHas()
{
    auto tournament = twoRounds();
    core::Prize door;
    door.name = u"Tombola"_s;
    door.what = core::PrizeFor::Door;
    door.places = core::PrizeGoods{u"Schinken"_s, u"Wein"_s};
    tournament.settings.prizes = {door};
    Scene scene(tournament);
    QWidget window;
    page_test::show(window);
    desk::RaffleDialog dialog(scene.desk.session(), &window);
    page_test::show(dialog);
    auto& prize = *page_test::part<QComboBox>(dialog, "rafflePrize").lineEdit();
    auto& winners = page_test::part<QSpinBox>(dialog, "raffleWinners");
    QCOMPARE(prize.text(), u"Tombola"_s);
    QCOMPARE(winners.value(), 2);
    winners.setValue(1);
    page_test::part<QPushButton>(dialog, "raffleYes").click();
    QVERIFY(dialog.drawn());
    desk::RaffleDialog next(scene.desk.session(), &window);
    page_test::show(next);
    QCOMPARE(page_test::part<QSpinBox>(next, "raffleWinners").value(), 1);
    page_test::part<QComboBox>(next, "rafflePrize").setEditText(u"Kaffee"_s);
    page_test::part<QSpinBox>(next, "raffleWinners").setValue(3);
    page_test::part<QComboBox>(next, "rafflePrize").setEditText(u"Kaffeemaschine"_s);
    QCOMPARE(page_test::part<QSpinBox>(next, "raffleWinners").value(), 3);
}

void TestHallDisplay::ceremonyStaysAsItBegan()
{
    Scene scene(twoRounds());
    scene.display->begin(
        desk::ceremonyOf(scene.desk.session().tournament(), hall::NameStyle::Full, 1));
    scene.run([](TournamentService& service, auto id) {
        return service.run(id, core::givePenalty,
                           {1_p, 2_r, scoring::MatchPoints::fromPoints(-100), u"late"_s});
    });
    scene.display->callNext();
    QCOMPARE(scene.shown().stage.prizes->called.front().name, u"Person 1"_s);
}

void TestHallDisplay::namesWhatIsNotSettled()
{
    QVERIFY(desk::unsettled(twoRounds(), 3).isEmpty());
    auto open = twoRounds();
    open.rounds[1].tables[0].games.clear();
    QCOMPARE(desk::unsettled(open, 1).size(), 1);
    auto disputed = twoRounds();
    disputed.rounds[1].tables[0].head.mark = core::TableMark::Disputed;
    QCOMPARE(desk::unsettled(disputed, 1).size(), 1);
    auto tied = twoRounds();
    tied.rounds[0].tables[0].games[0].outcome = played("0,3,3,9");
    tied.rounds[1].tables[0].games[0].outcome = played("0,3,3,9");
    QCOMPARE(desk::unsettled(tied, 1).size(), 0);
    QCOMPARE(desk::unsettled(tied, 2).size(), 1);
    tied.settings.prizeCents = {1'000, 500};
    QCOMPARE(desk::usualPlaces(tied), 2);
}

void TestHallDisplay::namesWhoHasGone()
{
    auto evening = twoRounds();
    QVERIFY(desk::goneText(evening, 3).isEmpty());
    const auto leaves = [&](std::size_t person, int round) {
        evening.participants[person].present = {{1_r, core::RoundNumber{round}}};
    };
    leaves(3, 1); // fourth of four
    QCOMPARE(desk::goneText(evening, 3), u"Gone already? Person 4"_s);
    leaves(1, 2);
    QCOMPARE(desk::goneText(evening, 3), u"Gone already? Person 2 (place 2), Person 4"_s);
    QCOMPARE(desk::goneText(evening, 1), u"Gone already? Person 2, Person 4"_s);
    core::Prize last;
    last.name = u"Trostpreis"_s;
    last.what = core::PrizeFor::Last;
    last.places = core::PrizeGoods{u"ein Glas"_s};
    evening.settings.prizes = {last};
    QCOMPARE(desk::goneText(evening, 1), u"Gone already? Person 4 (place 4), Person 2"_s);
}

void TestHallDisplay::namesWhoGetsTheCentLeftOver()
{
    auto tied = twoRounds();
    tied.rounds[0].tables[0].games[0].outcome = played("0,3,3,9");
    tied.rounds[1].tables[0].games[0].outcome = played("0,3,3,9");
    tied.settings.prizeCents = {1'000, 500};
    QVERIFY(desk::leftOverCents(tied).isEmpty());
    tied.settings.prizeCents = {1'000, 501};
    const auto notes = desk::leftOverCents(tied);
    QCOMPARE(notes.size(), 1);
    QVERIFY2(notes.front().contains(u"1 cent") && notes.front().endsWith(u"Person 2."),
             qPrintable(notes.front()));
    tied.settings.plannedRounds = 3;
    QVERIFY(desk::leftOverCents(tied).isEmpty());
}

void TestHallDisplay::lockIsLeftByEnterAlone()
{
    Scene scene(crowd(8));
    QWidget window;
    page_test::show(window);
    QPointer lock = new desk::LockDialog(*scene.timer, &window);
    lock->show();
    QVERIFY(QTest::qWaitForWindowActive(lock));
    QVERIFY(lock->isModal());
    QCOMPARE(lock->size(), window.size());
    QTest::keyClick(lock, Qt::Key_Escape);
    QTest::keyClick(lock, Qt::Key_A);
    QVERIFY(lock->isVisible());
    QTest::keyClick(lock, Qt::Key_Return);
    QTRY_VERIFY(lock == nullptr);
}

RUMMY_TEST(TestHallDisplay)

} // namespace tst_hall_display

#include "tst_hall_display.moc"
