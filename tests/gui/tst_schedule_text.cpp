#include "app/desk/evening/setup/schedule_text.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_schedule_text {

using namespace Qt::Literals::StringLiterals;
using core::RoundNumber;
using core::ScheduledBreak;
using Schedule = std::vector<core::ScheduleEntry>;

/// An evening's schedule as typed.
class TestScheduleText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void namesTheLineItCannotRead_data();
    void namesTheLineItCannotRead();
    void readsWhatItWrote();
};

void TestScheduleText::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Schedule>("schedule");
    const auto row = [](const char* name, const QString& text, const core::ScheduleEntry& entry) {
        QTest::newRow(name) << text << Schedule{entry};
    };
    QTest::newRow("nothing") << QString() << Schedule{};
    QTest::newRow("blank lines") << u"\n \n"_s << Schedule{};
    row("round", u"Round 2"_s, {RoundNumber{2}, {}});
    row("round in German", u"Runde 2"_s, {RoundNumber{2}, {}});
    row("round in short", u"R2"_s, {RoundNumber{2}, {}});
    row("round with a time", u"19:30 Round 2"_s, {RoundNumber{2}, QTime(19, 30)});
    row("time with a point", u"9.30 Uhr Runde 12"_s, {RoundNumber{12}, QTime(9, 30)});
    row("break", u"15"_s, {ScheduledBreak{15, {}}, {}});
    row("break with its unit", u"15 min"_s, {ScheduledBreak{15, {}}, {}});
    row("break with a name", u"30 min Supper"_s, {ScheduledBreak{30, u"Supper"_s}, {}});
    row("break in German", u"30 Minuten Essen"_s, {ScheduledBreak{30, u"Essen"_s}, {}});
    row("break without a unit", u"30 Essen"_s, {ScheduledBreak{30, u"Essen"_s}, {}});
    row("break with a time", u"20:00 45 min Buffet"_s,
        {ScheduledBreak{45, u"Buffet"_s}, QTime(20, 0)});
}

void TestScheduleText::reads()
{
    QFETCH(const QString, text);
    const auto read = desk::typedSchedule(text);
    QVERIFY(std::holds_alternative<Schedule>(read));
    QTEST(std::get<Schedule>(read), "schedule");
}

void TestScheduleText::namesTheLineItCannotRead_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("a word") << u"Supper"_s;
    QTest::newRow("a time alone") << u"19:30"_s;
    QTest::newRow("no time of day") << u"25:00 Round 2"_s;
    QTest::newRow("a round without a number") << u"19:30 Round"_s;
}

void TestScheduleText::namesTheLineItCannotRead()
{
    QFETCH(const QString, line);
    const auto read = desk::typedSchedule(u"Round 1\n\n"_s + line + u"\nRound 2"_s);
    QVERIFY(std::holds_alternative<desk::UnreadLine>(read));
    QCOMPARE(std::get<desk::UnreadLine>(read).number, 3);
}

void TestScheduleText::readsWhatItWrote()
{
    const Schedule schedule = {{RoundNumber{1}, QTime(19, 0)},
                               {ScheduledBreak{10, {}}, {}},
                               {RoundNumber{2}, {}},
                               {ScheduledBreak{30, u"2. Gang"_s}, QTime(9, 5)}};
    const auto read = desk::typedSchedule(desk::scheduleText(schedule));
    QVERIFY(std::holds_alternative<Schedule>(read));
    QCOMPARE(std::get<Schedule>(read), schedule);
}

RUMMY_TEST(TestScheduleText)

} // namespace tst_schedule_text

#include "tst_schedule_text.moc"
