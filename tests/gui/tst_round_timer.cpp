#include "app/desk/evening/clock/clock_habits.h"
#include "app/desk/evening/clock/round_timer.h"
#include "app/desk/evening/clock/tone.h"
#include "db/sqlite/open_store.h"
#include "desk_fixture.h"
#include "evening.h"
#include "page_test.h"
#include "tests/suite.h"

#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QWidget>

#include <memory>

namespace tst_round_timer {

using namespace evening;
using core::ClockState;
using core::TournamentService;

/// The clock running in the window; tests advance the time.
class TestRoundTimer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void wakesNobodyWhileNoClockGoes();
    void wakesOnceASecondWhileItIsSeen();
    void wakesForTheNextWarningWhileItIsNotSeen();
    void warnsOnce();
    void warnsNobodyOfWhatIsLongOver();
    void goesOnAfterARestart();
    void seesOtherPrograms();
    void keepsHabits();
    void toneIsASoundFile();

private:
    static core::Tournament oneRound();
    template <typename Use>
    void run(Use use)
    {
        QVERIFY(desk_->session().run(use));
    }
    void start()
    {
        run([](TournamentService& service, auto id) {
            return service.run(id, core::startClock, 1_r);
        });
    }
    void pass(int minutes)
    {
        desk_->advance(60 * minutes);
        timer_->look();
    }
    /// Milliseconds until it wakes up; nothing: never.
    [[nodiscard]] std::optional<int> wakesIn() const
    {
        const auto* const waiting = timer_->findChild<QTimer*>();
        return waiting != nullptr && waiting->isActive() ? std::optional(waiting->interval())
                                                         : std::nullopt;
    }

    std::unique_ptr<DeskFixture> desk_;
    std::unique_ptr<desk::RoundTimer> timer_;
};

core::Tournament TestRoundTimer::oneRound()
{
    auto tournament = evening::tournament(4);
    tournament.settings.roundMinutes = 35;
    tournament.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p})})};
    return tournament;
}

void TestRoundTimer::init()
{
    desk_ = std::make_unique<DeskFixture>();
    desk_->open(oneRound());
    timer_ = std::make_unique<desk::RoundTimer>(desk_->session());
}

void TestRoundTimer::cleanup()
{
    timer_.reset();
    desk_.reset();
}

void TestRoundTimer::wakesNobodyWhileNoClockGoes()
{
    QWidget window;
    timer_->watch(window);
    page_test::show(window);
    QCOMPARE(timer_->reading().state, ClockState::Stopped);
    QVERIFY(!wakesIn());
    start();
    QVERIFY(wakesIn());
    run([](TournamentService& service, auto id) { return service.run(id, core::pauseClock, 1_r); });
    QCOMPARE(timer_->reading().state, ClockState::Paused);
    QVERIFY(!wakesIn());
}

void TestRoundTimer::wakesOnceASecondWhileItIsSeen()
{
    QWidget window;
    timer_->watch(window);
    page_test::show(window);
    start();
    QCOMPARE(*wakesIn(), 1000);
    window.hide();
    timer_->look();
    QVERIFY(*wakesIn() > 60'000);
    window.show();
    QCOMPARE(*wakesIn(), 1000);
}

void TestRoundTimer::wakesForTheNextWarningWhileItIsNotSeen()
{
    start();
    const auto left = timer_->reading().secondsLeft;
    QCOMPARE(*wakesIn(), static_cast<int>(left - 300) * 1000);
    pass(36);
    QCOMPARE(timer_->reading().state, ClockState::Overtime);
    QVERIFY(!wakesIn());
}

void TestRoundTimer::warnsOnce()
{
    QSignalSpy warned(timer_.get(), &desk::RoundTimer::warned);
    start();
    pass(29);
    QVERIFY(warned.isEmpty());
    QVERIFY(!timer_->warning());
    pass(1);
    QCOMPARE(warned.size(), 1);
    QCOMPARE(warned.takeFirst().at(0).toInt(), 5);
    QCOMPARE(timer_->warning(), std::optional(5));
    timer_->look();
    QVERIFY(warned.isEmpty());
    pass(4);
    QCOMPARE(warned.takeFirst().at(0).toInt(), 1);
    QCOMPARE(timer_->warning(), std::optional(1));
    pass(1);
    QCOMPARE(warned.takeFirst().at(0).toInt(), 0);
    QCOMPARE(timer_->warning(), std::optional(0));
}

void TestRoundTimer::warnsNobodyOfWhatIsLongOver()
{
    QSignalSpy warned(timer_.get(), &desk::RoundTimer::warned);
    start();
    pass(60); // The laptop slept.
    QCOMPARE(timer_->reading().state, ClockState::Overtime);
    QVERIFY(warned.isEmpty());
}

void TestRoundTimer::goesOnAfterARestart()
{
    start();
    timer_.reset();
    desk_->stop();
    desk_->advance(20 * 60);
    desk_->restart();
    timer_ = std::make_unique<desk::RoundTimer>(desk_->session());
    QCOMPARE(timer_->reading().state, ClockState::Running);
    QVERIFY(timer_->reading().secondsLeft < 900);
    QVERIFY(timer_->reading().secondsLeft > 840);
}

void TestRoundTimer::seesOtherPrograms()
{
    const auto id = *desk_->session().current();
    const auto store = db::openStore(desk_->clubFile(), db::IfMissing::Refuse);
    TournamentService other(*store, QStringLiteral("other"), [this] { return desk_->now(); });
    QVERIFY(other.run(id, core::startClock, 1_r));
    desk_->session().lookForChanges();
    QCOMPARE(timer_->reading().state, ClockState::Running);
    QVERIFY(other.run(id, core::addToClock, 1_r, 10));
    desk_->session().lookForChanges();
    QCOMPARE(timer_->reading().secondsInAll, 45 * 60);
}

void TestRoundTimer::keepsHabits()
{
    auto& uiState = desk_->session().uiState();
    QCOMPARE(desk::clockHabits(uiState), desk::ClockHabits());
    const desk::ClockHabits mine{{10, 0}, false, 30, QStringLiteral("/tmp/gong.wav")};
    desk::keep(mine, uiState);
    QCOMPARE(desk::clockHabits(uiState), mine);
    uiState.setValue(QStringLiteral("clock/firstWarning"), -7);
    QCOMPARE(desk::clockHabits(uiState).warnings[0], 0);
}

void TestRoundTimer::toneIsASoundFile()
{
    const auto tone = desk::waveOf(desk::Tone::Bell);
    QVERIFY(tone.startsWith("RIFF"));
    QCOMPARE(tone.mid(8, 8), QByteArray("WAVEfmt "));
    constexpr int header = 44;
    QVERIFY(tone.size() > header + 2 * 22'050);
    QVERIFY(tone.mid(header).count('\0') < tone.size() / 4); // Requested to be audible.
}

RUMMY_TEST(TestRoundTimer)

} // namespace tst_round_timer

#include "tst_round_timer.moc"
