#include "core/year/evenings.h"

#include "core/service/club_service.h"
#include "core/year/closed_series.h"
#include "core/year/earlier_meetings.h"
#include "service_desk.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_club_evenings {

using namespace Qt::StringLiterals;
using namespace director_test;
using core::ClubEvenings;

/// The evenings of a club, cached in memory.
class TestClubEvenings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsOnlyWhatChanged();
    void countsUnfinishedEvenings_data();
    void countsUnfinishedEvenings();
    void countsAnEveningOnce();
    void knowsPeopleAsTheyAreKnownNow();
    void forgetsWhatIsDeleted();
    void sharesItsValues();
    void readsBitByBit();
    void readsWhatIsWanted();
    void tellsWhoMetEarlier();
    void tellsCorrectionsAfterClosing();
    void comparesWithWhatWasClosed();
};

namespace {

/// The only game of the first table.
core::PlayedGame firstResult()
{
    return evening::played("0,5,9,12");
}

core::Series seriesOf(const ClubEvenings& club)
{
    core::Series series;
    for (const auto& one : club.all()) {
        series.evenings.push_back(one->evening.tournament);
    }
    return series;
}

} // namespace

void TestClubEvenings::readsOnlyWhatChanged()
{
    Session desk;
    ClubEvenings club;
    QVERIFY(club.read(desk.store.read()));
    const int once = desk.store.loads();
    QVERIFY(!club.read(desk.store.read()));
    QCOMPARE(desk.store.loads(), once);
    QVERIFY(club.all().front()->evening.results.empty());
    QCOMPARE(club.all().front()->openTables, 2);
    QCOMPARE(club.unfinishedOf(seriesOf(club), {}), 1);

    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, firstResult(), plainTerms).ok());
    const int entered = desk.store.loads();
    QVERIFY(club.read(desk.store.read()));
    QCOMPARE(desk.store.loads(), entered + 1);
    const auto& results = club.all().front()->evening.results;
    QCOMPARE(results.size(), std::size_t{4});
    QCOMPARE(plain(results.front().number), 1);
    QCOMPARE(club.of(seriesOf(club)).size(), std::size_t{1});
    QVERIFY(club.of(core::Series()).empty());
    QVERIFY(club.find({QUuid::createUuid()}) == nullptr);
}

void TestClubEvenings::countsUnfinishedEvenings_data()
{
    QTest::addColumn<core::RoundState>("state");
    QTest::addColumn<int>("afterTheLast");
    QTest::newRow("closed") << core::RoundState::Closed << 0;
    QTest::newRow("all results are in, and nobody has closed it")
        << core::RoundState::Published << 1;
}

/// However often it was imported; a series may have any of them.
void TestClubEvenings::countsAnEveningOnce()
{
    Session desk;
    auto played = tournament(4);
    played.settings.name = u"Twice"_s;
    played.rounds = {
        round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, {{core::GameNumber{1}, firstResult()}})})};
    QVERIFY(desk.service.import(played));
    ClubEvenings club;
    QVERIFY(club.read(desk.store.read()));
    QCOMPARE(club.counted().size(), std::size_t{2});
    const auto first = club.all().front()->id;
    const auto copy = desk.service.import(played);
    QVERIFY(copy);
    QCOMPARE(desk.club.countedInstead(*copy)->id, first);
    QVERIFY(!desk.club.countedInstead(first));
    QVERIFY(club.read(desk.store.read()));
    QCOMPARE(club.all().size(), std::size_t{3});
    QCOMPARE(club.counted().size(), std::size_t{2});
    auto another = played;
    another.settings.name = u"Another"_s;
    QVERIFY(desk.service.import(another));
    QVERIFY(club.read(desk.store.read()));
    QCOMPARE(club.counted().size(), std::size_t{3});
}

/// An evening with a round to come is not over before its day is.
void TestClubEvenings::countsUnfinishedEvenings()
{
    QFETCH(const core::RoundState, state);
    QFETCH(const int, afterTheLast);
    const QDate day(2026, 5, 14);
    Session desk;
    auto playing = tournament(4);
    playing.settings.date = day;
    playing.settings.plannedRounds = 2;
    auto first = table(1, {1_p, 2_p, 3_p, 4_p}, {{core::GameNumber{1}, firstResult()}});
    playing.rounds = {round(1, {first}, {}, state)};
    playing.rounds.front().head.games = 1;
    QVERIFY(desk.service.remove(desk.id));
    const auto id = desk.service.import(playing);
    QVERIFY(id);
    ClubEvenings club;
    club.read(desk.store.read());
    const auto series = seriesOf(club);
    QCOMPARE(club.all().front()->openTables, 0);
    QCOMPARE(club.unfinishedOf(series, {}), 0);
    QCOMPARE(club.unfinishedOf(series, day), 1);
    QCOMPARE(club.unfinishedOf(series, day.addDays(1)), 0);
    auto settings = playing.settings;
    settings.plannedRounds = 1;
    QVERIFY(desk.service.run(*id, core::editSettings, {playing.settings, settings}));
    club.read(desk.store.read());
    QCOMPARE(club.unfinishedOf(series, day), afterTheLast);
}

void TestClubEvenings::knowsPeopleAsTheyAreKnownNow()
{
    Session desk;
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, firstResult(), plainTerms).ok());
    ClubEvenings club;
    club.read(desk.store.read());
    const auto playerOfFirst = [&club] {
        return club.all().front()->evening.results.front().person.player;
    };
    QVERIFY(playerOfFirst().value.isNull());
    core::ClubService directory(desk.store, u"left"_s, tickingClock());
    QVERIFY(directory.run(core::addPlayers, {{u"Person 1"_s, {}, {}}}).ok());
    const int before = desk.store.loads();
    QVERIFY(club.read(desk.store.read()));
    QCOMPARE(desk.store.loads(), before); // The tournament did not change.
    QVERIFY(playerOfFirst() == directory.read().players().front().id);
    QVERIFY(!playerOfFirst().value.isNull());
}

void TestClubEvenings::forgetsWhatIsDeleted()
{
    Session desk;
    ClubEvenings club;
    club.read(desk.store.read());
    const auto uuid = club.all().front()->evening.tournament;
    QVERIFY(club.find(uuid) != nullptr);
    QVERIFY(desk.service.remove(desk.id).ok());
    QVERIFY(club.read(desk.store.read()));
    QVERIFY(club.all().empty());
    QVERIFY(club.find(uuid) == nullptr);
}

void TestClubEvenings::sharesItsValues()
{
    Session desk;
    ClubEvenings club;
    club.read(desk.store.read());
    auto copy = club;
    QVERIFY(copy.all().front() == club.all().front());
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, firstResult(), plainTerms).ok());
    QVERIFY(copy.read(desk.store.read()));
    QVERIFY(club.all().front()->evening.results.empty());
}

void TestClubEvenings::readsBitByBit()
{
    Session desk;
    ClubEvenings club;
    const ClubEvenings::Deadline passed;
    QVERIFY(!club.read(desk.store.read(), passed));
    QVERIFY(!club.isComplete());
    QCOMPARE(desk.store.loads(), 0);
    QVERIFY(club.read(desk.store.read(), std::chrono::steady_clock::now() + std::chrono::hours(1)));
    QVERIFY(club.isComplete());
    QVERIFY(!club.read(desk.store.read(), passed)); // Nothing to be read.
    QVERIFY(club.isComplete());
}

void TestClubEvenings::readsWhatIsWanted()
{
    Session desk;
    QVERIFY(desk.service.import(evening::tournament(4)).ok());
    ClubEvenings club;
    club.read(desk.store.read());
    QCOMPARE(club.all().size(), std::size_t{2});
    const auto wanted = club.all().back()->evening.tournament;
    QVERIFY(club.read(desk.store.read(), std::set{wanted}));
    QCOMPARE(club.all().size(), std::size_t{1});
    QVERIFY(club.find(wanted) != nullptr);
}

/// Evenings on the first, second and third day; people with the same name and club are one.
void TestClubEvenings::tellsWhoMetEarlier()
{
    Session desk;
    QVERIFY(desk.service.remove(desk.id).ok());
    std::vector<core::TournamentUuid> uuids;
    for (int day = 1; day <= 3; ++day) {
        auto made = evening::tournament(8);
        made.settings.date = QDate(2026, 1, day);
        made.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, firstResult()}}),
                                 table(2, {5_p, 6_p, 7_p, 8_p}, {{1_g, firstResult()}})})};
        QVERIFY(desk.service.import(made).ok());
    }
    ClubEvenings club;
    club.read(desk.store.read());
    for (const auto& one : club.all()) {
        uuids.insert(uuids.begin(), one->evening.tournament); // Newest first.
    }
    const auto third = club.find(uuids[2])->id;
    std::vector<core::EnrolledPerson> people;
    for (const auto& person : desk.store.read().enrolledPeople()) {
        if (person.key.tournament == third && person.number != 4_p) {
            people.push_back(person);
        }
    }
    core::Series series;
    series.evenings = uuids;
    core::ClubRecords records;
    const auto meetings = [&](int percent) {
        series.earlierMeetings = percent;
        records.series[series.id] = series;
        return core::earlierMeetings(records, club, uuids[2], people);
    };
    QVERIFY(core::eveningsMinded(records, uuids[2]).empty());
    QVERIFY(meetings(0).empty());
    const auto minded = meetings(50);
    QCOMPARE(minded.size(), std::size_t{9}); // Three of the first table, four of the second.
    QVERIFY(minded.front() == (core::EarlierMeeting{1_p, 2_p, 100})); // Twice before.
    QCOMPARE(core::eveningsMinded(records, uuids[2]).size(), std::size_t{3});
    QVERIFY(core::earlierMeetings(records, club, uuids[0], people).empty()); // The first evening.
    QVERIFY(core::eveningsMinded(records, {QUuid::createUuid()}).empty());
}

void TestClubEvenings::tellsCorrectionsAfterClosing()
{
    Session desk;
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, firstResult(), plainTerms).ok());
    ClubEvenings club;
    club.read(desk.store.read());
    const auto series = seriesOf(club);
    const auto closed = desk.lastEntry().time;
    QVERIFY(core::correctionsAfter(desk.store.read(), club, series, closed).empty());

    auto terms = plainTerms;
    terms.correction = true;
    terms.reason = u"slip misread"_s;
    QVERIFY(
        desk.service.run(desk.id, core::enterGame, firstGame, evening::played("5,0,9,12"), terms)
            .ok());
    const auto corrections = core::correctionsAfter(desk.store.read(), club, series, closed);
    QCOMPARE(corrections.size(), std::size_t{1});
    QCOMPARE(corrections.front().reason, u"slip misread"_s);
    QVERIFY(corrections.front().label.action == core::Action::CorrectGame);
    // Undone changes are not corrections.
    QVERIFY(desk.service.undo(desk.id).ok());
    QVERIFY(core::correctionsAfter(desk.store.read(), club, series, closed).empty());
}

void TestClubEvenings::comparesWithWhatWasClosed()
{
    Session desk;
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, firstResult(), plainTerms).ok());
    ClubEvenings club;
    club.read(desk.store.read());
    const auto tableOf = [](const ClubEvenings& evenings) {
        return core::seriesTable({}, evenings.of(seriesOf(evenings)));
    };
    core::ClosedSeries closed;
    for (const auto& line : tableOf(club).lines) {
        closed.lines.push_back({line.rank, line.person.player, line.person.name, line.person.club,
                                line.total, line.counted});
    }
    for (const auto& line : core::comparedWithNow(closed, tableOf(club))) {
        QVERIFY(line.kept == line.now && !line.isDifferent);
    }

    auto terms = plainTerms;
    terms.correction = true;
    QVERIFY(
        desk.service.run(desk.id, core::enterGame, firstGame, evening::played("5,0,9,12"), terms)
            .ok());
    QVERIFY(
        desk.service
            .run(desk.id, core::enterGame, {1_r, 2_t, 1_g}, evening::played("0,5,9,12"), plainTerms)
            .ok());
    closed.lines.push_back({5, {}, u"Gone"_s, {}, {}, 1});
    club.read(desk.store.read());
    const auto table = tableOf(club);
    QStringList told;
    for (const auto& line : core::comparedWithNow(closed, table)) {
        const auto name =
            line.kept ? closed.lines[*line.kept].name : table.lines[*line.now].person.name;
        told << name + (line.isDifferent ? u"*"_s : QString()) +
                    (line.kept ? QString() : u" new"_s) + (line.now ? QString() : u" gone"_s);
    }
    QCOMPARE(told.first(2), (QStringList{u"Person 1*"_s, u"Person 2*"_s}));
    QVERIFY(told.contains(u"Gone* gone"_s));
    QCOMPARE(told.filter(u"new"_s).size(), 4);
}

RUMMY_TEST(TestClubEvenings)

} // namespace tst_club_evenings

#include "tst_club_evenings.moc"
