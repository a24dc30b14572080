#include "app/hall/page_parts.h"
#include "app/hall/television.h"
#include "core/ranking/standings.h"
#include "core/texts/translation.h"
#include "hall_evening.h"
#include "reports/hall/own_places.h"
#include "reports/hall/pages.h"
#include "tests/pending_builder.h"
#include "tests/suite.h"

namespace tst_hall_pages {

using namespace Qt::Literals::StringLiterals;
using hall::NameStyle;
using hall::Pages;

namespace {

/// "1 Weiß, Käthe".
QString textOf(const hall::Person& person)
{
    return QString::number(person.number) + u' ' + person.name;
}

QStringList namesIn(const core::Tournament& tournament, NameStyle style)
{
    QStringList names;
    for (const auto& person : hall::pagesOf({tournament, style}).people) {
        names << person.name;
    }
    return names;
}

} // namespace

class TestHallPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rounds()
    {
        const auto tournament = hall_evening::tournament();
        const auto pages = hall::pagesOf({tournament});
        QCOMPARE(pages.rounds.size(), std::size_t{3}); // no draft
        QCOMPARE(pages.current, std::optional<std::size_t>(1));
        QCOMPARE(pages.rounds[0].state, u"All results are in"_s);
        QCOMPARE(pages.rounds[1].title, u"Round 2 of 4"_s);
        QCOMPARE(pages.rounds[1].state, u"Still open: table 2"_s);
        QCOMPARE(pages.rounds[2].state, u"The round was cancelled"_s);
        QVERIFY(pages.rounds[2].openTables.empty());
        QCOMPARE(pages.place, u"RC Hof · Gasthaus Post"_s);
    }

    void seating()
    {
        const auto tournament = hall_evening::tournament();
        const auto round = hall::pagesOf({tournament}).rounds[0];
        QStringList seats;
        for (const auto& seat : round.tables[0].seats) {
            seats << seat.letter + u' ' + textOf(seat.person);
        }
        QCOMPARE(seats.join(u" · "_s), u"A 4 Berger, Anna · B 1 Weiß, Käthe · C 7 von der "
                                       "Heydebrinck, Margarethe · D 2 Lang, Uwe (Plauen)"_s);
        QCOMPARE(round.byes.size(), std::size_t{1});
        QStringList places;
        for (const auto& place : round.places) {
            places << QString::number(place.person.number) + u": "_s + place.text;
        }
        QCOMPARE(places.join(u" · "_s),
                 u"4: Table 1, seat A · 2: Table 1, seat D · 5: Table 2, seat B · "
                 "3: Table 2, seat A · 6: Table 2, seat C · 8: bye · 7: Table 1, seat C · "
                 "1: Table 1, seat B"_s);
    }

    void placesAreByName()
    {
        const auto tournament = hall_evening::tournament();
        const auto pages = hall::pagesOf({tournament});
        QStringList all;
        for (const auto& person : pages.people) {
            all << QString::number(person.number);
        }
        QStringList placed;
        for (const auto& place : pages.rounds[1].places) {
            placed << QString::number(place.person.number);
        }
        QCOMPARE(placed, all);
    }

    void names_data()
    {
        QTest::addColumn<NameStyle>("style");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("name");
        QTest::newRow("in full") << NameStyle::Full << 1 << u"Weiß, Käthe"_s;
        QTest::newRow("two of a name") << NameStyle::Full << 2 << u"Lang, Uwe (Plauen)"_s;
        QTest::newRow("short") << NameStyle::Short << 1 << u"Käthe W."_s;
        QTest::newRow("short, without comma") << NameStyle::Short << 2 << u"Uwe L."_s;
        QTest::newRow("short, one word") << NameStyle::Short << 6 << u"Paweł"_s;
        QTest::newRow("short, nobiliary") << NameStyle::Short << 7 << u"Margarethe H."_s;
        QTest::newRow("number") << NameStyle::Number << 1 << u"No. 1"_s;
    }
    void names()
    {
        QFETCH(const NameStyle, style);
        QFETCH(const int, number);
        const auto tournament = hall_evening::tournament();
        const hall::PublicNames names(tournament, style);
        QTEST(names.person(core::StartNumber{number}).name, "name");
    }

    /// Where no number is beside them.
    void namesakesHaveTheirNumberInLists_data()
    {
        QTest::addColumn<NameStyle>("style");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("listed");
        QTest::newRow("in full, told apart by the club")
            << NameStyle::Full << 2 << u"Lang, Uwe (Plauen)"_s;
        QTest::newRow("short") << NameStyle::Short << 2 << u"2 Uwe L."_s;
        QTest::newRow("short, nobody else's") << NameStyle::Short << 1 << u"Käthe W."_s;
        QTest::newRow("number") << NameStyle::Number << 2 << u"No. 2"_s;
    }
    void namesakesHaveTheirNumberInLists()
    {
        QFETCH(const NameStyle, style);
        QFETCH(const int, number);
        const auto tournament = hall_evening::tournament();
        const auto pages = hall::pagesOf({tournament, style});
        const auto found =
            std::find_if(pages.people.begin(), pages.people.end(),
                         [number](const hall::Person& one) { return one.number == number; });
        QTEST(found->listed, "listed");
        const auto wall = web::televisionContents(pages, {}, {{}, {}}).toUtf8();
        QVERIFY2(wall.contains((u"class=\"name\">"_s + found->listed + u'<').toUtf8()),
                 wall.constData());
    }

    /// Decided here for display and televisions alike.
    void seatsAreShownUntilStandingsAre()
    {
        auto tournament = hall_evening::tournament();
        QCOMPARE(hall::pagesOf({tournament}).seated, std::optional<std::size_t>(1));
        tournament.settings.releasedRounds = 1; // Round 2 is still being played.
        QCOMPARE(hall::pagesOf({tournament}).seated, std::optional<std::size_t>(1));
        tournament.rounds[1].tables[1].games.push_back(
            tournament.rounds[1].tables[1].games.front());
        tournament.rounds[1].tables[1].games.back().number = core::GameNumber{2};
        QVERIFY(!hall::pagesOf({tournament}).seated);
        tournament.settings.releasedRounds.reset();
        QCOMPARE(hall::pagesOf({tournament}).seated, std::optional<std::size_t>(1));
    }

    /// Though an older round still has an open table.
    void seatsAreThoseOfTheNewestRound()
    {
        auto tournament = hall_evening::tournament();
        tournament.rounds[3].head.state = core::RoundState::Published;
        const auto pages = hall::pagesOf({tournament});
        QCOMPARE(pages.current, std::optional<std::size_t>(1));
        QCOMPARE(pages.seated, std::optional<std::size_t>(3));
        const auto television = web::televisionContents(pages, {}, {{}, {}}).toUtf8();
        QVERIFY(television.contains("Who sits where (Round 4 of 4)"));
    }

    void televisionsSayOvertimeInWords()
    {
        auto tournament = hall_evening::tournament();
        tournament.settings.roundMinutes = 35;
        tournament.rounds[1].clock = core::startedClock(QDateTime({2026, 5, 14}, {19, 0}, Qt::UTC));
        const auto pages = hall::pagesOf({tournament});
        QVERIFY(web::televisionContents(pages, {}, {{}, {}}).toUtf8().contains("Time is over"));
    }

    /// However many they are: the list turns its pages where it does not fit.
    void televisionsTurnThePagesOfWinners()
    {
        hall::PrizeGiving prizes{u"Prize-giving"_s, {}};
        for (int place = 1; place <= 8; ++place) {
            prizes.called.push_back({u"Place %1"_s.arg(place), u"Person %1"_s.arg(place), {}});
        }
        const auto tournament = hall_evening::tournament();
        const auto television =
            web::televisionContents(hall::pagesOf({tournament}), {prizes}, {{}, {}}).toUtf8();
        QVERIFY(television.contains("class=\"paged\" data-pages=\"1\""));
        QCOMPARE(television.count("<li"), 7);
    }

    void wishesShowLessAlone_data()
    {
        using enum core::PublicName;
        QTest::addColumn<NameStyle>("style");
        QTest::addColumn<core::PublicName>("wish");
        QTest::addColumn<QString>("name");
        QTest::newRow("in full, but short") << NameStyle::Full << Short << u"Käthe W."_s;
        QTest::newRow("in full, but a number") << NameStyle::Full << Number << u"No. 1"_s;
        QTest::newRow("short, but a number") << NameStyle::Short << Number << u"No. 1"_s;
        QTest::newRow("short already") << NameStyle::Short << Short << u"Käthe W."_s;
        QTest::newRow("short, whole name allowed") << NameStyle::Short << Full << u"Käthe W."_s;
        QTest::newRow("a number, short allowed") << NameStyle::Number << Short << u"No. 1"_s;
    }
    void wishesShowLessAlone()
    {
        QFETCH(const NameStyle, style);
        QFETCH(const core::PublicName, wish);
        const auto tournament = hall_evening::tournament();
        const hall::PublicNames names(tournament, {style, {{core::StartNumber{1}, wish}}});
        QTEST(names.person(core::StartNumber{1}).name, "name");
        QCOMPARE(names.person(core::StartNumber{2}).name,
                 hall::PublicNames(tournament, style).person(core::StartNumber{2}).name);
    }

    /// Neither the position among the names nor the club reveals who is shown only by number.
    void numbersStandBehindNames()
    {
        const auto tournament = hall_evening::released(2);
        const hall::Naming naming(NameStyle::Full,
                                  {{core::StartNumber{4}, core::PublicName::Number},
                                   {core::StartNumber{2}, core::PublicName::Number}});
        const auto pages = hall::pagesOf({tournament, naming});
        QCOMPARE(pages.people[pages.people.size() - 2].name, u"No. 2"_s);
        QCOMPARE(pages.people.back().name, u"No. 4"_s);
        for (const auto& line : pages.standings->lines) {
            QVERIFY(line.person.number != 2 || line.club.isEmpty());
        }
    }

    void numbersStandInOrder()
    {
        const auto names = namesIn(hall_evening::tournament(), NameStyle::Number);
        QCOMPARE(names.join(u' '), u"No. 1 No. 2 No. 3 No. 4 No. 5 No. 6 No. 7 No. 8"_s);
    }

    void standingsOnlyOnceReleased_data()
    {
        QTest::addColumn<int>("released");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("state");
        QTest::newRow("none") << 0 << QString() << QString();
        QTest::newRow("round 1") << 1 << u"Standings after round 1"_s << QString();
        QTest::newRow("an open round") << 2 << u"Standings after round 2"_s << u"provisional"_s;
    }
    void standingsOnlyOnceReleased()
    {
        QFETCH(const int, released);
        const auto tournament =
            released > 0 ? hall_evening::released(released) : hall_evening::tournament();
        const auto pages = hall::pagesOf({tournament});
        QCOMPARE(pages.standings.has_value(), released > 0);
        const auto standings = pages.standings.value_or(hall::StandingsPage());
        QTEST(standings.title, "title");
        QTEST(standings.state, "state");
    }

    /// A phone that reports something else than was entered is a reason to check as well.
    void checkedByNumberAlone()
    {
        auto tournament = hall_evening::released(2);
        const auto checked = [&](const core::PendingEntries& reports) {
            const auto pages = hall::pagesOf({tournament, hall::NameStyle::Full, {}, reports});
            return QStringList{pages.checked, pages.rounds[0].checked, pages.rounds[1].checked};
        };
        const auto one = u"One result is being checked."_s;
        QCOMPARE(checked({}), QStringList({one, QString(), one}));
        tournament.rounds[1].tables[1].head.mark.reset();
        QCOMPARE(checked({}), QStringList(3));
        const core::SlipId slip = {core::RoundNumber{2}, core::TableNumber{1}, 1};
        const auto report =
            pending_builder::report(u"a"_s, slip, core::GameNumber{1},
                                    core::PlayedGame{game_builder::romme("0,1,2,4"), {}});
        QCOMPARE(checked({report}), QStringList({one, QString(), one}));
        QCOMPARE(checked({pending_builder::objection(u"b"_s, slip)}),
                 QStringList({one, QString(), one}));
    }

    void standingsCountReleasedRoundsAlone()
    {
        const auto tournament = hall_evening::released(1);
        const auto pages = hall::pagesOf({tournament});
        const core::Standings expected(tournament, core::RoundNumber{1});
        QCOMPARE(pages.standings->lines.size(), expected.lines().size());
        for (std::size_t line = 0; line < expected.lines().size(); ++line) {
            const auto& told = pages.standings->lines[line];
            const auto& counted = expected.lines()[line];
            QCOMPARE(told.person.number, plain(counted.tally.number));
            QCOMPARE(told.rank, counted.rank ? QString::number(*counted.rank) : QString());
            QCOMPARE(told.games, QString::number(counted.tally.games));
        }
        QCOMPARE(pages.standings->lines[0].sum, u"7"_s);
        QCOMPARE(pages.standings->sumHead, u"TMP"_s);
    }

    /// A group or team without a prize is nobody's business; with one its list is public.
    void groupsAndTeamsWithPrizes()
    {
        auto tournament = hall_evening::released(1);
        QVERIFY(hall::pagesOf({tournament}).groups.empty());
        core::Prize lady;
        lady.name = u"Best lady"_s;
        lady.tag = u"Ladies"_s;
        lady.places = core::PrizeCents{100};
        core::Prize teams;
        teams.name = u"Pairs"_s;
        teams.what = core::PrizeFor::Team;
        teams.teams = QStringList{u"Red"_s};
        teams.best = 2;
        teams.places = core::PrizeCents{100};
        tournament.settings.prizes = {lady, teams};
        for (const std::size_t index : {0U, 3U}) {
            tournament.participants[index].tags = {u"Ladies"_s, u"Red"_s};
        }
        const auto pages = hall::pagesOf({tournament, NameStyle::Short});
        QCOMPARE(pages.groups.size(), std::size_t{1});
        QCOMPARE(pages.groups[0].title, u"Ladies: Standings after round 1"_s);
        QCOMPARE(pages.groups[0].overallHead, u"Overall"_s);
        QCOMPARE(pages.groups[0].lines.size(), std::size_t{2});
        QCOMPARE(pages.groups[0].lines[0].rank, u"1"_s);
        QCOMPARE(pages.teams.size(), std::size_t{1});
        QCOMPARE(pages.teams[0].title, u"Pairs: Standings after round 1"_s);
        QCOMPARE(pages.teams[0].lines[0].team, u"Red"_s);
        QVERIFY(pages.teams[0].lines[0].people.contains(u"Käthe W."_s));
        const auto html = web::allStandings(pages, {}).toUtf8();
        QVERIFY(html.contains("Ladies: Standings after round 1") && html.contains("Red"));
        tournament.settings.releasedRounds = std::nullopt;
        const auto unreleased = hall::pagesOf({tournament});
        QVERIFY(unreleased.groups.empty() && unreleased.teams.empty());
    }

    void finalStandings()
    {
        auto tournament = hall_evening::released(2);
        tournament.rounds.resize(2);
        tournament.settings.plannedRounds = 2;
        QCOMPARE(hall::pagesOf({tournament}).standings->title, u"Standings after round 2"_s);
        auto& open = tournament.rounds[1].tables[1];
        open.games.push_back({core::GameNumber{2}, open.games[0].outcome});
        tournament.rounds[1].head.state = core::RoundState::Closed;
        QCOMPARE(hall::pagesOf({tournament}).standings->state, u"provisional"_s);
        open.head.mark.reset();
        QCOMPARE(hall::pagesOf({tournament}).standings->title, u"Final standings"_s);
    }

    void openTables_data()
    {
        QTest::addColumn<std::vector<std::int32_t>>("open");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << std::vector<std::int32_t>() << QString();
        QTest::newRow("one") << std::vector<std::int32_t>{4} << u"Still open: table 4"_s;
        QTest::newRow("two") << std::vector<std::int32_t>{4, 6} << u"Still open: tables 4 and 6"_s;
        QTest::newRow("many") << std::vector<std::int32_t>{1, 2, 3, 4, 5, 6, 7}
                              << u"7 of 30 tables open"_s;
    }
    void openTables()
    {
        QFETCH(const std::vector<std::int32_t>, open);
        QTEST(hall::openTablesText(open, 30), "text");
    }

    void withoutRounds()
    {
        const auto tournament =
            TournamentBuilder(game_builder::plus()).participants(7).tournament();
        const auto pages = hall::pagesOf({tournament});
        QVERIFY(pages.rounds.empty());
        QVERIFY(!pages.current);
        QVERIFY(!pages.standings);
        QCOMPARE(pages.people.size(), std::size_t{7});
    }

    void clock()
    {
        auto evening = hall_evening::tournament();
        evening.settings.roundMinutes = 35;
        auto& clock = evening.rounds[1].clock;
        const QDateTime began({2026, 5, 14}, {17, 0}, Qt::UTC);
        clock = core::startedClock(began);
        clock->pausedSeconds = 300;
        const auto running = *hall::pagesOf({evening}).clock;
        QVERIFY(running.isRunning && running.note.isEmpty());
        QCOMPARE(running.end, began.addSecs(2'400));
        clock->pausedAt = began.addSecs(600);
        const auto paused = *hall::pagesOf({evening}).clock;
        QCOMPARE(paused.text + u' ' + paused.note, u"30:00 paused"_s);
        clock->pausedAt = began.addSecs(40 * 60 + 7);
        QCOMPARE(hall::pagesOf({evening}).clock->text, u"+0:07"_s);
    }

    void ownPlaces()
    {
        auto evening = hall_evening::tournament();
        evening.rounds[3].head.state = core::RoundState::Published;
        const auto told = [](const Pages& pages, int number) {
            QStringList texts;
            for (const auto& place : hall::ownPlaces(pages, core::StartNumber{number})) {
                texts << place.round + u": "_s + place.text;
            }
            return texts.join(u" · "_s);
        };
        QCOMPARE(told(hall::pagesOf({evening}), 8),
                 u"Round 2 of 4: Table 2, seat D · Round 4 of 4: Table 1, seat A"_s);
        evening.rounds.resize(1);
        QCOMPARE(told(hall::pagesOf({evening}), 8), QString());
    }

private:
    texts::Translation english_{QLocale(QLocale::English, QLocale::UnitedKingdom)};
};

RUMMY_TEST(TestHallPages)

} // namespace tst_hall_pages

#include "tst_hall_pages.moc"
