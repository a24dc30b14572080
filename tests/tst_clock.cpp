#include "core/model/schedule.h"
#include "evening.h"
#include "suite.h"

#include <QTest>

namespace tst_clock {

using namespace Qt::Literals::StringLiterals;
using namespace evening;
using core::ClockState;
using core::Progress;
using core::RoundClock;

namespace {

const QTimeZone berlin("Europe/Berlin");

/// A moment of the evening, at home.
QDateTime at(int hour, int minute, int second = 0, QDate day = {2026, 5, 14})
{
    return QDateTime(day, {hour, minute, second}, berlin).toUTC();
}

core::Tournament threeRounds()
{
    auto tournament = evening::tournament(4);
    tournament.settings.date = QDate(2026, 5, 14);
    tournament.settings.roundMinutes = 35;
    for (int number = 1; number <= 3; ++number) {
        auto round = evening::round(number, {evening::table(1, {1_p, 2_p, 3_p, 4_p})});
        round.head.state = core::RoundState::Draft;
        tournament.rounds.push_back(std::move(round));
    }
    tournament.settings.schedule = {{1_r, QTime(19, 0)},
                                    {core::ScheduledBreak{10, {}}, {}},
                                    {2_r, {}},
                                    {core::ScheduledBreak{30, u"Essen"_s}, {}},
                                    {3_r, QTime(21, 0)}};
    return tournament;
}

void play(core::Tournament& tournament, int round, const QDateTime& start)
{
    auto& played = tournament.rounds.at(static_cast<std::size_t>(round - 1));
    played.head.state = core::RoundState::Published;
    played.clock = core::startedClock(start);
}

/// "19:00-19:35 now"; "?" for unknown times.
QStringList timesOf(const core::Tournament& tournament, const QDateTime& now,
                    const core::RoundEnds& ends = {})
{
    const auto text = [](const std::optional<QDateTime>& moment) {
        return moment ? moment->toTimeZone(berlin).toString(u"HH:mm"_s) : u"?"_s;
    };
    QStringList lines;
    for (const auto& line : core::expectedTimes(tournament, berlin, now, ends)) {
        lines << text(line.start) + u'-' + text(line.end) +
                     (line.progress == Progress::Past  ? u" past"_s
                      : line.progress == Progress::Now ? u" now"_s
                                                       : QString());
    }
    return lines;
}

} // namespace

/// The display of a round's clock, and the expected end of the evening.
class TestClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shows_data();
    void shows();
    void pausedTwiceIsPausedOnce();
    void pauseKeepsWhatIsLeft_data();
    void pauseKeepsWhatIsLeft();
    void changeOfTheHourChangesNothing_data();
    void changeOfTheHourChangesNothing();
    void hallSeesTheLastClockStarted();
    void scheduleFollowsTheEvening();
    void scheduleWithoutTimesBeginsWithTheFirstRound();
    void plannedRoundsAreTheScheduleWhereNoneIsSet();
    void eveningEndsAfterMidnight();
    void firstTimeStatedIsAfterMidnight();
};

void TestClock::shows_data()
{
    QTest::addColumn<RoundClock>("clock");
    QTest::addColumn<QDateTime>("now");
    QTest::addColumn<ClockState>("state");
    QTest::addColumn<int>("left");
    QTest::addColumn<QDateTime>("end");

    const auto started = core::startedClock(at(19, 0));
    const auto row = [](const char* name, const RoundClock& clock, const QDateTime& now,
                        ClockState state, int left, const QDateTime& end) {
        QTest::newRow(name) << clock << now << state << left << end;
    };
    row("just started", started, at(19, 0), ClockState::Running, 35 * 60, at(19, 35));
    row("a second before the end", started, at(19, 34, 59), ClockState::Running, 1, at(19, 35));
    row("at zero", started, at(19, 35), ClockState::Overtime, 0, at(19, 35));
    row("overtime", started, at(19, 37), ClockState::Overtime, -120, at(19, 35));
    row("slept or restarted for an hour", started, at(20, 35), ClockState::Overtime, -3600,
        at(19, 35));
    row("computer's clock put back", started, at(18, 0), ClockState::Running, 35 * 60, at(19, 35));
    const auto paused = core::pausedClock(started, at(19, 10));
    row("paused", paused, at(19, 10), ClockState::Paused, 25 * 60, at(19, 35));
    row("paused for a while", paused, at(19, 20), ClockState::Paused, 25 * 60, at(19, 45));
    row("paused in overtime", core::pausedClock(started, at(19, 36)), at(20, 0), ClockState::Paused,
        -60, at(19, 59));
    const auto resumed = core::resumedClock(paused, at(19, 20));
    row("gone on", resumed, at(19, 25), ClockState::Running, 20 * 60, at(19, 45));
    auto longer = started;
    longer.addedMinutes = 5;
    row("five minutes more", longer, at(19, 35), ClockState::Running, 5 * 60, at(19, 40));
    longer.addedMinutes = -100;
    row("more taken away than there were", longer, at(19, 5), ClockState::Overtime, -5 * 60,
        at(19, 0));
}

void TestClock::shows()
{
    QFETCH(const RoundClock, clock);
    QFETCH(const QDateTime, now);
    const auto reading = core::readClock(clock, 35, now);
    QTEST(reading.state, "state");
    QTEST(static_cast<int>(reading.secondsLeft), "left");
    QTEST(*reading.end, "end");
}

void TestClock::pausedTwiceIsPausedOnce()
{
    const auto started = core::startedClock(at(19, 0).addMSecs(250));
    QCOMPARE(started.startedAt, at(19, 0));
    const auto paused = core::pausedClock(started, at(19, 10));
    QCOMPARE(core::pausedClock(paused, at(19, 12)), paused);
    const auto resumed = core::resumedClock(paused, at(19, 13));
    QCOMPARE(resumed.pausedSeconds, 180);
    QCOMPARE(core::resumedClock(resumed, at(19, 30)), resumed);
    const auto again = core::resumedClock(core::pausedClock(resumed, at(19, 20)), at(19, 21));
    QCOMPARE(again.pausedSeconds, 240);
}

void TestClock::pauseKeepsWhatIsLeft_data()
{
    QTest::addColumn<QDateTime>("resumedAt");
    QTest::newRow("as it goes") << at(19, 20);
    QTest::newRow("the computer's clock was set on") << at(22, 20);
    QTest::newRow("set back") << at(18, 40);
    QTest::newRow("set back a day") << at(19, 20, 0, {2026, 5, 13});
}

void TestClock::pauseKeepsWhatIsLeft()
{
    QFETCH(const QDateTime, resumedAt);
    auto before = core::startedClock(at(19, 0));
    before.pausedSeconds = 60;
    const auto paused = core::pausedClock(before, at(19, 11));
    QCOMPARE(core::readClock(paused, 35, resumedAt).secondsLeft, 25 * 60);
    const auto resumed = core::resumedClock(paused, resumedAt);
    const auto reading = core::readClock(resumed, 35, resumedAt);
    QCOMPARE(reading.secondsLeft, 25 * 60);
    QCOMPARE(*reading.end, resumedAt.addSecs(1'500));
    // The end stays, whenever it is looked for.
    QCOMPARE(*core::readClock(resumed, 35, resumed.startedAt).end, *reading.end);
    QCOMPARE(*core::readClock(resumed, 35, resumedAt.addSecs(7'200)).end, *reading.end);
}

void TestClock::changeOfTheHourChangesNothing_data()
{
    QTest::addColumn<QDate>("day");
    QTest::newRow("to summer time") << QDate(2026, 3, 29);
    QTest::newRow("from summer time") << QDate(2026, 10, 25);
}

void TestClock::changeOfTheHourChangesNothing()
{
    QFETCH(const QDate, day);
    const QDateTime start = at(1, 50, 0, day);
    const auto clock = core::startedClock(start);
    QCOMPARE(core::readClock(clock, 35, start.addSecs(1'200)).secondsLeft, 900);
    auto tournament = threeRounds();
    tournament.settings.date = day;
    tournament.settings.schedule = {{1_r, QTime(1, 50)}, {2_r, {}}};
    const auto times = core::expectedTimes(tournament, berlin, at(1, 0, 0, day));
    QCOMPARE(times.at(1).start->toSecsSinceEpoch() - start.toSecsSinceEpoch(), 35 * 60);
}

void TestClock::hallSeesTheLastClockStarted()
{
    auto tournament = threeRounds();
    QVERIFY(core::clockedRound(tournament) == nullptr);
    QCOMPARE(core::readClock(tournament.settings, nullptr, at(19, 0)).state, ClockState::Stopped);
    play(tournament, 1, at(19, 0));
    tournament.rounds[1].head.state = core::RoundState::Published;
    QCOMPARE(core::clockedRound(tournament)->number, 1_r);
    QCOMPARE(core::lastPublished(tournament)->number, 2_r);
    play(tournament, 2, at(19, 40));
    QCOMPARE(core::clockedRound(tournament)->number, 2_r);
    tournament.rounds[0].head.state = core::RoundState::Closed;
    tournament.rounds[1].head.state = core::RoundState::Closed;
    QVERIFY(core::clockedRound(tournament) == nullptr);
}

void TestClock::scheduleFollowsTheEvening()
{
    auto tournament = threeRounds();
    QCOMPARE(timesOf(tournament, at(18, 0)),
             QStringList({u"19:00-19:35"_s, u"19:35-19:45"_s, u"19:45-20:20"_s, u"20:20-20:50"_s,
                          u"21:00-21:35"_s}));
    // Nobody has begun: everything is late, but the break makes up for it.
    QCOMPARE(timesOf(tournament, at(19, 8)),
             QStringList({u"19:08-19:43"_s, u"19:43-19:53"_s, u"19:53-20:28"_s, u"20:28-20:58"_s,
                          u"21:00-21:35"_s}));
    play(tournament, 1, at(19, 10));
    tournament.rounds[0].clock->addedMinutes = 5;
    QCOMPARE(timesOf(tournament, at(19, 20)),
             QStringList({u"19:10-19:50 now"_s, u"19:50-20:00"_s, u"20:00-20:35"_s,
                          u"20:35-21:05"_s, u"21:05-21:40"_s}));
    // Overtime.
    QCOMPARE(timesOf(tournament, at(19, 55)).first(2),
             QStringList({u"19:10-19:55 now"_s, u"19:55-20:05"_s}));
    tournament.rounds[0].head.state = core::RoundState::Closed;
    QCOMPARE(timesOf(tournament, at(19, 52)),
             QStringList({u"19:10-19:50 past"_s, u"19:50-20:00 now"_s, u"20:00-20:35"_s,
                          u"20:35-21:05"_s, u"21:05-21:40"_s}));
    // Closed before its time; nothing tells when.
    QCOMPARE(timesOf(tournament, at(19, 40)).first(2),
             QStringList({u"19:10-? past"_s, u"19:40-19:50 now"_s}));
    // Or the journal.
    const core::RoundEnds ends = {{1_r, at(19, 38)}};
    QCOMPARE(timesOf(tournament, at(19, 40), ends).first(2),
             QStringList({u"19:10-19:38 past"_s, u"19:38-19:48 now"_s}));
    QCOMPARE(timesOf(tournament, at(19, 45), ends).first(2),
             QStringList({u"19:10-19:38 past"_s, u"19:38-19:48 now"_s}));
    // Closed long after its time.
    QCOMPARE(timesOf(tournament, at(19, 56), {{1_r, at(19, 55)}}).first(2),
             QStringList({u"19:10-19:50 past"_s, u"19:50-20:00 now"_s}));
    play(tournament, 2, at(19, 57));
    QCOMPARE(timesOf(tournament, at(20, 0)).first(3),
             QStringList({u"19:10-19:50 past"_s, u"19:50-19:57 past"_s, u"19:57-20:32 now"_s}));
}

void TestClock::scheduleWithoutTimesBeginsWithTheFirstRound()
{
    auto tournament = threeRounds();
    for (auto& entry : tournament.settings.schedule) {
        entry.start.reset();
    }
    QCOMPARE(timesOf(tournament, at(18, 0)), QStringList(5, u"?-?"_s));
    play(tournament, 1, at(19, 3));
    QCOMPARE(timesOf(tournament, at(19, 10)).last(), u"20:53-21:28"_s);
    tournament.settings.roundMinutes.reset();
    tournament.rounds[0].clock.reset();
    tournament.settings.schedule[0].start = QTime(19, 0);
    QCOMPARE(timesOf(tournament, at(18, 0)).first(2), QStringList({u"19:00-?"_s, u"?-?"_s}));
}

void TestClock::plannedRoundsAreTheScheduleWhereNoneIsSet()
{
    auto tournament = threeRounds();
    tournament.settings.schedule.clear();
    QVERIFY(timesOf(tournament, at(19, 0)).isEmpty());
    tournament.settings.plannedRounds = 3;
    play(tournament, 1, at(19, 0));
    QCOMPARE(timesOf(tournament, at(19, 5)),
             QStringList({u"19:00-19:35 now"_s, u"19:35-20:10"_s, u"20:10-20:45"_s}));
}

void TestClock::eveningEndsAfterMidnight()
{
    auto tournament = threeRounds();
    tournament.settings.schedule = {{1_r, QTime(23, 30)}, {2_r, QTime(0, 15)}};
    QCOMPARE(timesOf(tournament, at(22, 0)), QStringList({u"23:30-00:05"_s, u"00:15-00:50"_s}));
    // Also without a date, once the first round was begun before midnight.
    tournament.settings.date.reset();
    play(tournament, 1, at(23, 32));
    const auto times = core::expectedTimes(tournament, berlin, at(0, 5, 0, {2026, 5, 15}));
    QCOMPARE(times.at(1).start, at(0, 15, 0, {2026, 5, 15}));
}

void TestClock::firstTimeStatedIsAfterMidnight()
{
    const auto daysOf = [](const core::Tournament& tournament, const QDateTime& now) {
        QStringList starts;
        for (const auto& line : core::expectedTimes(tournament, berlin, now)) {
            starts << (line.start ? line.start->toTimeZone(berlin).toString(u"d. HH:mm"_s)
                                  : u"?"_s);
        }
        return starts;
    };
    auto tournament = threeRounds();
    tournament.settings.schedule = {{1_r, {}}, {2_r, QTime(0, 30)}, {3_r, QTime(1, 30)}};
    QCOMPARE(daysOf(tournament, at(22, 0)), QStringList({u"?"_s, u"15. 00:30"_s, u"15. 01:30"_s}));
    play(tournament, 1, at(23, 30));
    QCOMPARE(daysOf(tournament, at(23, 40)),
             QStringList({u"14. 23:30"_s, u"15. 00:30"_s, u"15. 01:30"_s}));
    // A night that begins with its day.
    tournament.rounds[0].clock.reset();
    QCOMPARE(daysOf(tournament, at(0, 10)), QStringList({u"?"_s, u"14. 00:30"_s, u"14. 01:30"_s}));
    // A start missed in the morning is late, not tomorrow's.
    tournament.settings.schedule = {{1_r, QTime(9, 0)}};
    QCOMPARE(daysOf(tournament, at(22, 0)), QStringList({u"14. 22:00"_s}));
}

RUMMY_TEST(TestClock)

} // namespace tst_clock

#include "tst_clock.moc"
