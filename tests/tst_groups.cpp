#include "core/club/series.h"
#include "core/money/prizes.h"
#include "core/ranking/groups.h"
#include "random_tournament.h"
#include "tests/suite.h"
#include "tournament_builder.h"

#include <QTest>

namespace tst_groups {

using namespace Qt::Literals::StringLiterals;
using core::Standings;
using core::Tournament;
using game_builder::plus;
using game_builder::romme;

namespace {

/// 1 and 5 share rank 1, 2 and 6 rank 3, 3 and 7 rank 5, 4 and 8 rank 7; 9 has not played.
Tournament twoTables()
{
    TournamentBuilder builder(plus());
    builder.participants(9).round(1, 1);
    builder.table({1, 2, 3, 4}).game(romme("0,3,5,9"));
    builder.table({5, 6, 7, 8}).game(romme("0,3,5,9"));
    return builder.tournament();
}

Tournament withTag(const std::vector<std::size_t>& people, const QString& tag)
{
    auto tournament = twoTables();
    for (const auto number : people) {
        tournament.participants[number - 1].tags << tag;
    }
    return tournament;
}

/// "1:2 =2:6 -:9": rank and start number.
QString linesText(const std::vector<core::Standing>& lines)
{
    QStringList texts;
    for (const auto& line : lines) {
        texts << u"%1:%2"_s.arg(line.rank ? QString::number(*line.rank) : u"-"_s)
                     .arg(plain(line.tally.number));
    }
    return texts.join(u' ');
}

/// "1 A 4+2=7": rank, team, who counts, points.
QString teamsText(const std::vector<core::TeamStanding>& teams)
{
    QStringList texts;
    for (const auto& team : teams) {
        QStringList people;
        for (const auto number : team.counted) {
            people << QString::number(plain(number));
        }
        texts << u"%1 %2 %3=%4"_s.arg(team.rank ? QString::number(*team.rank) : u"-"_s, team.team,
                                      people.join(u'+'),
                                      QString::fromStdString(scoring::fractionText(team.points)));
    }
    return texts.join(u", "_s);
}

core::Prize teamPrize(const QStringList& teams, std::int32_t best)
{
    core::Prize prize;
    prize.name = u"Teams"_s;
    prize.what = core::PrizeFor::Team;
    prize.teams = teams;
    prize.best = best;
    prize.places = core::PrizeCents{100};
    return prize;
}

} // namespace

/// The standings of groups and teams.
class TestGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ranksOfAGroup_data();
    void ranksOfAGroup();
    void teamsAddTheirBest_data();
    void teamsAddTheirBest();
    void namesGroupsOnce();
    void prizesGoByTheSameRanks();
};

void TestGroups::ranksOfAGroup_data()
{
    QTest::addColumn<std::vector<std::size_t>>("people");
    QTest::addColumn<QString>("lines");
    const auto row = [](const char* name, const std::vector<std::size_t>& people,
                        const QString& lines) { QTest::newRow(name) << people << lines; };
    row("from 1, whatever the place overall", {3, 4}, u"1:3 2:4"_s);
    row("level as among all: 1, 1, 3", {2, 6, 8}, u"1:2 1:6 3:8"_s);
    row("level only with others", {5, 7}, u"1:5 2:7"_s);
    row("without a result last, without a rank", {9, 4}, u"1:4 -:9"_s);
    row("nobody", {}, QString());
}

void TestGroups::ranksOfAGroup()
{
    QFETCH(const std::vector<std::size_t>, people);
    QFETCH(const QString, lines);
    const auto tournament = withTag(people, u"Damen"_s);
    QCOMPARE(linesText(groupStandings(tournament, Standings(tournament), u" damen"_s)), lines);
}

void TestGroups::teamsAddTheirBest_data()
{
    QTest::addColumn<core::Prize>("prize");
    QTest::addColumn<QString>("teams");
    const auto row = [](const char* name, const core::Prize& prize, const QString& teams) {
        QTest::newRow(name) << prize << teams;
    };
    row("the best two of each tag", teamPrize({u"Rot"_s, u"Blau"_s}, 2),
        u"1 Rot 1+2=7, 2 Blau 7+8=3"_s);
    row("too few results: last, without a rank", teamPrize({u"Rot"_s, u"Blau"_s}, 3),
        u"1 Rot 1+2+3=9, - Blau 7+8=3"_s);
    row("clubs", teamPrize({}, 1), u"1 Hof 5=4, 2 Plauen 6=3"_s);
}

void TestGroups::teamsAddTheirBest()
{
    QFETCH(const core::Prize, prize);
    QFETCH(const QString, teams);
    auto tournament = withTag({1, 2, 3, 4}, u"Rot"_s);
    for (const auto number : {7, 8, 9}) {
        tournament.participants[static_cast<std::size_t>(number - 1)].tags << u"Blau"_s;
    }
    tournament.participants[4].club = u"Hof"_s;
    tournament.participants[5].club = u"Plauen"_s;
    tournament.participants[6].club = u"HOF"_s;
    QCOMPARE(teamsText(teamStandings(tournament, Standings(tournament), prize)), teams);
}

void TestGroups::namesGroupsOnce()
{
    auto tournament = withTag({2, 3}, u"Senioren"_s);
    tournament.participants[0].tags = {u"damen"_s};
    tournament.participants[1].tags << u"Damen"_s;
    tournament.participants[8].tags << u"Gast"_s;
    tournament.participants[8].status = core::Attendance::Expected;
    QCOMPARE(groupsOf(tournament), QStringList({u"damen"_s, u"Senioren"_s}));
    core::Settings settings;
    settings.prizes = {teamPrize({}, 4), core::Prize()};
    settings.prizes[1].tag = u"Damen"_s;
    QCOMPARE(core::groupsWithPrizes(settings), QStringList{u"Damen"_s});
    QVERIFY(core::findTeamPrize(settings, u"TEAMS"_s) == &settings.prizes.front());
    QVERIFY(core::findTeamPrize(settings, u"Damen"_s) == nullptr);
}

/// In any state of any evening the first ranks of a group have its prizes.
void TestGroups::prizesGoByTheSameRanks()
{
    for (quint32 seed = 1; seed <= 60; ++seed) {
        auto tournament = randomTournament(seed, {13, 4, 4});
        tournament.settings.onePrizeEach = false;
        tournament.settings.absentWinners = core::AbsentWinners::Keep;
        const Standings standings(tournament);
        const auto& prize = tournament.settings.prizes[0];
        const auto lines = groupStandings(tournament, standings, prize.tag);
        for (const auto& award : prizesOf(tournament, standings).awards) {
            if (award.prize != std::size_t{0}) {
                continue;
            }
            const auto line =
                std::find_if(lines.begin(), lines.end(), [&award](const core::Standing& one) {
                    return one.tally.number == award.winners.front();
                });
            QVERIFY(line != lines.end());
            QCOMPARE(*line->rank, static_cast<std::int32_t>(award.place) + 1);
        }
    }
}

RUMMY_TEST(TestGroups)

} // namespace tst_groups

#include "tst_groups.moc"
