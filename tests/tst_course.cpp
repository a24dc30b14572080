#include "core/ranking/course.h"
#include "random_tournament.h"
#include "tests/suite.h"
#include "tournament_builder.h"

#include <QTest>

namespace tst_course {

using core::Decision;
using core::RoundNumber;
using core::StartNumber;
using core::Tally;
using scoring::MatchPoints;
using scoring::TieBreak;

namespace {

Tally tally(int games, int gmp, int wins, int stones)
{
    Tally tally;
    tally.games = games;
    tally.gmp = MatchPoints::fromPoints(gmp);
    tally.wins = wins;
    tally.stones = stones;
    return tally;
}

scoring::RuleOptions winsThenStones()
{
    scoring::RuleOptions options;
    options.tieBreaks = {TieBreak::Wins, TieBreak::Stones};
    return options;
}

} // namespace

class TestCourse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ranksAreThoseOfTheStandings()
    {
        for (quint32 seed = 0; seed < 100; ++seed) {
            const auto tournament = randomTournament(seed);
            const auto course = core::courseOf(tournament);
            for (std::size_t index = 0; index < course.rounds.size(); ++index) {
                for (const auto& line : core::Standings(tournament, course.rounds[index]).lines()) {
                    QCOMPARE(course.of(line.tally.number)->at(index).rank, line.rank);
                }
            }
        }
    }

    void stopsAndOtherPenaltiesAddUpToTheTmp()
    {
        for (quint32 seed = 0; seed < 300; ++seed) {
            const auto tournament = randomTournament(seed);
            const auto course = core::courseOf(tournament);
            for (const auto& line : core::Standings(tournament).lines()) {
                const auto number = line.tally.number;
                MatchPoints sum;
                for (const auto& stop : *course.of(number)) {
                    sum += stop.points;
                }
                for (const auto& penalty : tournament.penalties) {
                    const auto* round = core::findRound(tournament, penalty.round);
                    const bool counted = round != nullptr && core::counts(round->head.state);
                    sum += penalty.participant == number && !counted ? penalty.matchPoints
                                                                     : MatchPoints();
                }
                QCOMPARE(sum, line.tally.tmp());
            }
        }
    }

    void onlyRoundsThatCountAreStops()
    {
        TournamentBuilder builder{scoring::Rules()};
        builder.participants(3).round(1).round(2, 4, core::RoundState::Cancelled).round(3);
        builder.round(4, 4, core::RoundState::Draft);
        const std::vector both = {RoundNumber{1}, RoundNumber{3}};
        QCOMPARE(core::courseOf(builder.tournament()).rounds, both);
        QCOMPARE(core::courseOf(builder.tournament(), RoundNumber{2}).rounds,
                 std::vector{RoundNumber{1}});
        QVERIFY(core::courseOf(builder.tournament()).of(StartNumber{4}) == nullptr);
    }

    void whatDecides_data()
    {
        using By = Decision::By;
        QTest::addColumn<Tally>("left");
        QTest::addColumn<Tally>("right");
        QTest::addColumn<Decision>("decision");
        QTest::newRow("no game") << tally(4, 0, 0, 9) << tally(0, 0, 0, 0)
                                 << Decision{By::HavingPlayed, {}};
        QTest::newRow("both no game")
            << tally(0, 0, 0, 0) << tally(0, 0, 0, 0) << Decision{By::Nothing, {}};
        QTest::newRow("points") << tally(4, 9, 1, 9) << tally(4, 8, 3, 0)
                                << Decision{By::Points, {}};
        QTest::newRow("first tie-break")
            << tally(4, 9, 2, 9) << tally(4, 9, 1, 0) << Decision{By::TieBreak, TieBreak::Wins};
        QTest::newRow("second tie-break")
            << tally(4, 9, 2, 8) << tally(4, 9, 2, 9) << Decision{By::TieBreak, TieBreak::Stones};
        QTest::newRow("shared") << tally(4, 9, 2, 8) << tally(4, 9, 2, 8)
                                << Decision{By::Nothing, {}};
    }
    void whatDecides()
    {
        QFETCH(const Tally, left);
        QFETCH(const Tally, right);
        QFETCH(const Decision, decision);
        QVERIFY(core::decisionBetween(winsThenStones(), left, right) == decision);
        QVERIFY(core::decisionBetween(winsThenStones(), right, left) == decision);
    }
};

RUMMY_TEST(TestCourse)

} // namespace tst_course

#include "tst_course.moc"
