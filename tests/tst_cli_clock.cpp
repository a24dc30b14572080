#include "cli_evening.h"
#include "tests/suite.h"

namespace tst_cli_clock {

using namespace cli_evening_test;

/// The clock of a round by commands, all run at 18:30 UTC.
class TestCliClock : public CliEvening
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        begin();
        startEvening(u"--ruleset rummy-pure --option roundMinutes=35"_s, 4);
    }

    void showsWhatWasDone()
    {
        QCOMPARE(clock().output, "Round 1: the clock was not started.\n");
        QCOMPARE(clock(u"start"_s).code, ExitCode::Done);
        QVERIFY(clock().output.startsWith("Round 1: 35:00 left, ends at "));
        QCOMPARE(clock(u"add 5"_s).code, ExitCode::Done);
        QCOMPARE(clock(u"add -1"_s).code, ExitCode::Done);
        QCOMPARE(clock(u"pause"_s).code, ExitCode::Done);
        QCOMPARE(clock().output, "Round 1: 39:00 left, paused.\n");
        QCOMPARE(clock(u"start --round 1"_s).code, ExitCode::Done);
        QCOMPARE(clock(u"add -40"_s).code, ExitCode::Done);
        QVERIFY(clock().output.startsWith("Round 1: over since "));
        QCOMPARE(clock(u"reset"_s).code, ExitCode::Done);
        QCOMPARE(clock().output, "Round 1: the clock was not started.\n");
    }

    void writesJson()
    {
        QCOMPARE(clock(u"start"_s).code, ExitCode::Done);
        run(u"set 'schedule=[{\"round\": 1}, {\"break\": 10}, {\"round\": 2}]'"_s);
        const auto shown = json(clock(u"--format json"_s));
        QCOMPARE(shown["round"_L1].toInt(), 1);
        QCOMPARE(shown["state"_L1].toString(), u"running"_s);
        QCOMPARE(shown["secondsLeft"_L1].toInt(), 35 * 60);
        QCOMPARE(shown["end"_L1].toString(), u"2026-05-14T19:05:00Z"_s);
        const auto schedule = shown["schedule"_L1].toArray();
        QCOMPARE(schedule.size(), 3);
        QCOMPARE(schedule[0]["state"_L1].toString(), u"now"_s);
        QCOMPARE(schedule[1]["break"_L1].toInt(), 10);
        QCOMPARE(schedule[2]["end"_L1].toString(), u"2026-05-14T19:50:00Z"_s);
        QVERIFY(clock().output.contains("Break"));
    }

    void isExported()
    {
        QCOMPARE(clock(u"start"_s).code, ExitCode::Done);
        const auto file = run(u"export"_s).output;
        QVERIFY2(file.contains("\"startedAt\":\"2026-05-14T18:30:00Z\""), file.constData());
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<ExitCode>("code");
        QTest::newRow("pause of what does not go") << u"pause"_s << ExitCode::Refused;
        QTest::newRow("minutes for what does not go") << u"add 5"_s << ExitCode::Refused;
        QTest::newRow("a round that is not there") << u"start --round 2"_s << ExitCode::Refused;
        QTest::newRow("to show one") << u"--round 2"_s << ExitCode::Refused;
        QTest::newRow("no minutes") << u"add"_s << ExitCode::Usage;
        QTest::newRow("no number") << u"add five"_s << ExitCode::Usage;
        QTest::newRow("no such command") << u"stop"_s << ExitCode::Usage;
    }
    void refuses()
    {
        QFETCH(const QString, line);
        QTEST(clock(line).code, "code");
        QCOMPARE(clock().output, "Round 1: the clock was not started.\n");
    }

    void needsARoundBeingPlayed()
    {
        run(u"round --round 1 --cancel --reason rain"_s);
        QCOMPARE(clock().output, "No round is being played.\n");
        QCOMPARE(clock(u"start"_s).code, ExitCode::Refused);
        QVERIFY(clock(u"pause"_s).errors.contains("Publish one first."));
    }

private:
    Outcome clock(const QString& line = {})
    {
        return commands_->run(u"clock "_s + line + u" --tournament=1"_s);
    }
};

RUMMY_TEST(TestCliClock)

} // namespace tst_cli_clock

#include "tst_cli_clock.moc"
