#include "core/use_cases/series.h"

#include "evening.h"
#include "tests/suite.h"

#include <QTest>

#include <functional>

namespace tst_managing_series {

using namespace Qt::StringLiterals;
using core::ClubAction;
using core::ClubChange;
using core::ClubFault;
using core::ClubRecords;
using core::Series;
using core::SeriesEvening;
using core::SeriesFault;
using core::SeriesMeasure;
using core::TournamentUuid;
using evening::refusal;
using evening::refusalsOf;

/// The director's decisions about series.
class TestManagingSeries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void createsASeries();
    void refuses_data();
    void refuses();
    void rulesMayDifferByPlace();
    void changesWhatWasEdited();
    void twoDesksAddAnEveningEach();
    void tellsWhatAnotherDeskChanged();
    void keepsEveningsThatAreGone();
    void removesASeries();
    void closesTheYear();
    void reopensTheYear();
    void undoesItself();
};

namespace {

TournamentUuid uuidOf(uint number)
{
    return {QUuid(number, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)};
}

SeriesEvening clubEvening(uint number, scoring::RuleSet rules = scoring::RuleSet::RummyPurePlus)
{
    SeriesEvening made;
    made.tournament = uuidOf(number);
    made.name = u"Evening %1"_s.arg(number);
    made.date = QDate(2026, 1, static_cast<int>(number));
    made.rules.ruleSet = rules;
    core::EveningResult result;
    result.person.name = u"Anna"_s;
    result.rank = 1;
    result.tmp = scoring::MatchPoints::fromPoints(static_cast<std::int64_t>(number));
    made.results = {result};
    return made;
}

/// Three evenings with the same rules, the fourth with different ones, the fifth a knock-out.
std::vector<SeriesEvening> club()
{
    auto knockOut = clubEvening(5);
    knockOut.isKnockOut = true;
    return {clubEvening(1), clubEvening(2), clubEvening(3),
            clubEvening(4, scoring::RuleSet::RummyPure), knockOut};
}

Series seriesNamed(const QString& name)
{
    Series series;
    series.id = {QUuid::createUuid()};
    series.name = name;
    return series;
}

ClubRecords recordsWith(const Series& series)
{
    ClubRecords records;
    records.series.emplace(series.id, series);
    return records;
}

/// The series after the change; fails if there is none.
Series after(const core::Result<ClubChange>& change)
{
    return change && !change->isEmpty()
               ? std::get<core::SeriesExchange>(change->steps.front()).after.value_or(Series())
               : Series();
}

} // namespace

void TestManagingSeries::createsASeries()
{
    auto wanted = seriesNamed(u"  Year   2026 "_s);
    wanted.evenings = {uuidOf(3), uuidOf(1)};
    const auto change = core::createSeries({}, wanted, club());
    QVERIFY(change.ok());
    QVERIFY(change->label == (core::ClubLabel{ClubAction::CreateSeries, u"Year 2026"_s}));
    const auto made = after(change);
    QCOMPARE(made.name, u"Year 2026"_s);
    QVERIFY(made.evenings == (std::vector{uuidOf(1), uuidOf(3)}));
}

void TestManagingSeries::refuses_data()
{
    QTest::addColumn<std::function<void(Series&)>>("spoil");
    QTest::addColumn<core::Refusals>("expected");
    const auto row = [](const char* tag, const std::function<void(Series&)>& spoil,
                        SeriesFault fault, const char* place, const QStringList& arguments = {}) {
        QTest::newRow(tag) << spoil << core::Refusals{refusal(fault, place, arguments)};
    };
    using enum SeriesFault;
    row(
        "no name", [](Series& series) { series.name = u"  "_s; }, NameMissing, "/name");
    row("a name that is taken", [](Series& series) { series.name = u"year 2025"_s; }, NameTaken,
        "/name", {u"Year 2025"_s});
    row("none of the best", [](Series& series) { series.settings.best = 0; }, BestOutOfRange,
        "/best", {u"0"_s, u"1"_s, u"1000"_s});
    row("fewer than none", [](Series& series) { series.settings.best = -3; }, BestOutOfRange,
        "/best", {u"-3"_s, u"1"_s, u"1000"_s});
    row("negative attendance", [](Series& series) { series.settings.leastAttendance = -1; },
        AttendanceOutOfRange, "/leastAttendance", {u"-1"_s, u"0"_s, u"1000"_s});
    row("more than all", [](Series& series) { series.earlierMeetings = 101; }, EarlierOutOfRange,
        "/earlierMeetings", {u"101"_s, u"0"_s, u"100"_s});
    row(
        "an evening of another club", [](Series& series) { series.evenings = {uuidOf(77)}; },
        EveningUnknown, "/evenings/0");
    row(
        "an evening twice",
        [](Series& series) {
            series.evenings = {uuidOf(1), uuidOf(1)};
        },
        EveningTwice, "/evenings/1");
    row("TMP by different rules",
        [](Series& series) {
            series.evenings = {uuidOf(1), uuidOf(4)};
        },
        RulesDiffer, "/evenings", {u"Evening 1"_s, u"Evening 4"_s});
    row("TMP of a knock-out, which has none",
        [](Series& series) {
            series.evenings = {uuidOf(1), uuidOf(5)};
        },
        RulesDiffer, "/evenings", {u"Evening 1"_s, u"Evening 5"_s});
    row("wins by different rules",
        [](Series& series) {
            series.settings.measure = SeriesMeasure::Wins;
            series.evenings = {uuidOf(1), uuidOf(4)};
        },
        RulesDiffer, "/evenings", {u"Evening 1"_s, u"Evening 4"_s});
    row(
        "by place without points",
        [](Series& series) { series.settings.measure = SeriesMeasure::PlacePoints; },
        PlacePointsMissing, "/placePoints");
    row("a scale that grows",
        [](Series& series) {
            series.settings.placePoints = {10, 8, 9};
        },
        PointsRise, "/placePoints/2", {u"9"_s, u"8"_s});
    row("negative points",
        [](Series& series) {
            series.settings.placePoints = {10, -1};
        },
        PointsOutOfRange, "/placePoints/1", {u"-1"_s, u"0"_s, u"1000000"_s});
    row("a tie-break twice",
        [](Series& series) {
            series.settings.tieBreaks = {core::SeriesTieBreak::Attendance,
                                         core::SeriesTieBreak::Attendance};
        },
        TieBreakTwice, "/tieBreaks/1", {u"attendance"_s});
}

void TestManagingSeries::refuses()
{
    QFETCH(const std::function<void(Series&)>, spoil);
    const auto records = recordsWith(seriesNamed(u"Year 2025"_s));
    auto wanted = seriesNamed(u"Year 2026"_s);
    spoil(wanted);
    QTEST(refusalsOf(core::createSeries(records, wanted, club())), "expected");
    // An existing series is not spoilt either.
    const auto stored = seriesNamed(u"Year 2027"_s);
    auto all = records;
    all.series.emplace(stored.id, stored);
    auto edited = stored;
    spoil(edited);
    QTEST(refusalsOf(core::changeSeries(all, {stored, edited}, club())), "expected");
}

void TestManagingSeries::rulesMayDifferByPlace()
{
    auto wanted = seriesNamed(u"Year"_s);
    wanted.evenings = {uuidOf(1), uuidOf(4)};
    wanted.settings.measure = SeriesMeasure::BeatenPlaces;
    QVERIFY(core::createSeries({}, wanted, club()).ok());
    wanted.settings.measure = SeriesMeasure::PlacePoints;
    wanted.settings.placePoints = {3, 2, 2, 1, 0};
    QVERIFY(core::createSeries({}, wanted, club()).ok());
}

void TestManagingSeries::changesWhatWasEdited()
{
    const auto stored = seriesNamed(u"Year"_s);
    auto wanted = stored;
    wanted.settings.best = 8;
    const auto change = core::changeSeries(recordsWith(stored), {stored, wanted}, club());
    QVERIFY(after(change) == wanted);
    QVERIFY(core::changeSeries(recordsWith(stored), {stored, stored}, club())->isEmpty());
    QCOMPARE(refusalsOf(core::changeSeries({}, {stored, wanted}, club())),
             core::Refusals{refusal(SeriesFault::Unknown, "")});
}

void TestManagingSeries::twoDesksAddAnEveningEach()
{
    const auto seen = seriesNamed(u"Year"_s);
    auto stored = seen;
    stored.evenings = {uuidOf(2)};
    stored.settings.best = 5;
    auto wanted = seen;
    wanted.evenings = {uuidOf(1)};
    wanted.settings.leastAttendance = 3;
    const auto result = after(core::changeSeries(recordsWith(stored), {seen, wanted}, club()));
    QVERIFY(result.evenings == (std::vector{uuidOf(1), uuidOf(2)}));
    QVERIFY(result.settings.best == 5);
    QCOMPARE(result.settings.leastAttendance, 3);
}

void TestManagingSeries::tellsWhatAnotherDeskChanged()
{
    const auto seen = seriesNamed(u"Year"_s);
    auto stored = seen;
    stored.settings.best = 5;
    auto wanted = seen;
    wanted.settings.best = 6;
    QCOMPARE(refusalsOf(core::changeSeries(recordsWith(stored), {seen, wanted}, club())),
             core::Refusals{refusal(ClubFault::ChangedMeanwhile, "/best", {u"5"_s, u"6"_s})});
}

void TestManagingSeries::keepsEveningsThatAreGone()
{
    auto stored = seriesNamed(u"Year"_s);
    stored.evenings = {uuidOf(77)};
    auto wanted = stored;
    wanted.name = u"Last year"_s;
    QVERIFY(after(core::changeSeries(recordsWith(stored), {stored, wanted}, club())) == wanted);
}

void TestManagingSeries::removesASeries()
{
    const auto stored = seriesNamed(u"Year"_s);
    const auto change = core::removeSeries(recordsWith(stored), stored.id);
    QVERIFY(change.ok());
    const auto& step = std::get<core::SeriesExchange>(change->steps.front());
    QVERIFY(step.before == stored);
    QVERIFY(!step.after);
    QCOMPARE(refusalsOf(core::removeSeries({}, stored.id)),
             core::Refusals{refusal(SeriesFault::Unknown, "")});
}

void TestManagingSeries::closesTheYear()
{
    auto stored = seriesNamed(u"Year"_s);
    stored.settings.best = 2;
    const QDateTime time({2026, 12, 31}, {23, 59, 58, 999}, Qt::UTC);
    const auto table = core::closedTable(stored, {clubEvening(1), clubEvening(2), clubEvening(3)},
                                         time, u"left"_s);
    QCOMPARE(table.evenings, 3);
    QCOMPARE(table.lines.size(), std::size_t{1});
    QVERIFY(table.lines.front().total == scoring::MatchPoints::fromPoints(5));
    QCOMPARE(table.lines.front().counted, 2);
    QCOMPARE(table.time.time().msec(), 0);

    const auto closed = after(core::keepTable(recordsWith(stored), stored.id, table));
    QVERIFY(closed.closed == std::vector{table});
    QCOMPARE(refusalsOf(core::keepTable(recordsWith(stored), stored.id, {})),
             core::Refusals{refusal(SeriesFault::NoEvenings, "")});
    // Settings may change later: the kept table does not.
    auto wanted = closed;
    wanted.settings.best = 1;
    wanted.closed.clear();
    const auto changed = after(core::changeSeries(recordsWith(closed), {closed, wanted}, club()));
    QVERIFY(changed.closed == std::vector{table});
}

void TestManagingSeries::reopensTheYear()
{
    auto stored = seriesNamed(u"Year"_s);
    QCOMPARE(refusalsOf(core::reopenSeries(recordsWith(stored), stored.id)),
             core::Refusals{refusal(SeriesFault::NotClosed, "", {u"Year"_s})});
    const auto first = core::closedTable(stored, {clubEvening(1)}, QDateTime({2026, 1, 1}, {}), {});
    const auto second =
        core::closedTable(stored, {clubEvening(2)}, QDateTime({2026, 2, 1}, {}), {});
    stored.closed = {first, second};
    const auto change = core::reopenSeries(recordsWith(stored), stored.id);
    QVERIFY(change->label.action == ClubAction::ReopenSeries);
    QVERIFY(after(change).closed == std::vector{first});
}

void TestManagingSeries::undoesItself()
{
    const auto stored = seriesNamed(u"Year"_s);
    auto wanted = stored;
    wanted.evenings = {uuidOf(1)};
    const auto change = core::changeSeries(recordsWith(stored), {stored, wanted}, club());
    QVERIFY(after(core::Result<ClubChange>(core::reversed(*change))) == stored);
}

RUMMY_TEST(TestManagingSeries)

} // namespace tst_managing_series

#include "tst_managing_series.moc"
