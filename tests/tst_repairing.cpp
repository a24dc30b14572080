#include "core/use_cases/repairing.h"
#include "evening.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>

namespace tst_repairing {

using namespace evening;
using core::Absence;
using core::Mending;
using core::PersonMove;
using core::Round;
using core::RoundFault;
using core::Tournament;

/// Latecomers and missing people in a drawn round.
class TestRepairing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesMoves();
    void seatsALatecomerAtATableOfThree();
    void seatsALatecomerWhereNothingWasEntered();
    void opensATable();
    void takesFromATableOfFour();
    void offersNoWayAtATableWithGames();
    void leavesOutTablesWithGamesBeforeCutting();
    void changesSeatingAndPresenceAtOnce();
    void takesOutTheMissing_data();
    void takesOutTheMissing();
    void refusesAPlanOfWhatIsNoLongerThere();
    void refusesThePlanWithTheMissing();
};

namespace {

/// Fifteen people; round 1 was played, round 2 has tables of 4, 4 and 3, number 15 is not here.
Tournament evening15()
{
    auto evening = tournament(15);
    evening.participants[11].present = {{3_r, {}}};
    evening.participants[14].present = {{3_r, {}}};
    evening.participants[12].present = {};
    evening.participants[13].present = {};
    evening.rounds = {round(1, {table(1, {1_p, 5_p, 9_p, 15_p}), table(2, {2_p, 6_p, 10_p, 12_p})},
                            {}, core::RoundState::Closed),
                      round(2, {table(1, {1_p, 2_p, 3_p, 4_p}), table(2, {5_p, 6_p, 7_p, 8_p}),
                                table(3, {9_p, 10_p, 11_p})})};
    return evening;
}

core::Game firstGame(const char* stones = "0,3,5,9")
{
    return {1_g, played(stones)};
}

bool touches(const Mending& mending, core::TableNumber table)
{
    const auto& changed = mending.changedTables;
    return std::find(changed.begin(), changed.end(), table) != changed.end();
}

std::vector<core::StartNumber> seatsAt(const core::RoundPlan& plan, core::TableNumber number)
{
    for (const auto& table : plan.tables) {
        if (table.number == number) {
            return table.seats;
        }
    }
    return {};
}

using Seats = std::vector<core::StartNumber>;

} // namespace

void TestRepairing::namesMoves()
{
    const core::RoundPlan before{2_r, {{1_t, {1_p, 2_p, 3_p}}, {2_t, {4_p, 5_p}}}, {6_p}};
    const core::RoundPlan after{2_r, {{1_t, {3_p, 1_p, 6_p}}, {3_t, {4_p, 7_p}}}, {2_p}};
    const std::vector<PersonMove> expected = {
        {2_p, 1_t, {}}, {4_p, 2_t, 3_t}, {5_p, 2_t, {}}, {6_p, {}, 1_t}, {7_p, {}, 3_t}};
    QVERIFY(core::movesBetween(before, after) == expected);
    QVERIFY(core::movesBetween(after, after).empty());
}

void TestRepairing::seatsALatecomerAtATableOfThree()
{
    const auto evening = evening15();
    const auto ways = core::waysToSeat(evening, evening.rounds[1], 12_p);
    QVERIFY(!ways.empty());
    QVERIFY(ways.front().changedTables == std::vector{3_t});
    QVERIFY(seatsAt(ways.front().plan, 3_t) == (Seats{9_p, 10_p, 11_p, 12_p}));
    QVERIFY(ways.front().moves == (std::vector<PersonMove>{{12_p, {}, 3_t}}));
    QCOMPARE(ways.front().cost.repeats, 1); // with 10, by round 1
    QVERIFY(ways.front().cost.repeatedPairs == (std::vector{std::pair{10_p, 12_p}}));
    QVERIFY(core::waysToSeat(evening, evening.rounds[1], 5_p).empty());
}

void TestRepairing::seatsALatecomerWhereNothingWasEntered()
{
    auto evening = evening15();
    evening.rounds[1].tables[2].games = {firstGame("0,3,5")};
    const auto ways = core::waysToSeat(evening, evening.rounds[1], 12_p);
    QVERIFY(!ways.empty());
    for (const auto& way : ways) {
        QVERIFY(!touches(way, 3_t));
        const auto change = core::seatLatecomer(evening, way.plan, 12_p);
        QVERIFY(change);
    }
}

void TestRepairing::opensATable()
{
    auto evening = evening15();
    evening.rounds[1].tables[2].head.seats = {9_p, 10_p, 11_p, 13_p};
    const auto ways = core::waysToSeat(evening, evening.rounds[1], 12_p);
    QVERIFY(!ways.empty());
    QCOMPARE(seatsAt(ways.front().plan, 4_t).size(), std::size_t{3});
    QCOMPARE(ways.front().moves.size(), std::size_t{3});

    evening.rounds[1].tables[0].games = {firstGame()};
    evening.rounds[1].tables[1].games = {firstGame()};
    for (const auto& way : core::waysToSeat(evening, evening.rounds[1], 12_p)) {
        QVERIFY(!touches(way, 1_t));
        QVERIFY(!touches(way, 2_t));
    }
}

void TestRepairing::takesFromATableOfFour()
{
    auto evening = evening15();
    evening.settings.rules.ruleSet = scoring::RuleSet::RummyPure;
    const auto ways = core::waysWithout(evening, evening.rounds[1], 9_p);
    QVERIFY(!ways.empty());
    QCOMPARE(seatsAt(ways.front().plan, 3_t).size(), std::size_t{3});
    QVERIFY(ways.front().changedTables.size() == 2);

    evening.rounds[1].tables[0].games = {firstGame()};
    const auto fewer = core::waysWithout(evening, evening.rounds[1], 9_p);
    QVERIFY(!fewer.empty());
    QVERIFY(std::none_of(fewer.begin(), fewer.end(),
                         [](const Mending& way) { return touches(way, 1_t); }));
}

void TestRepairing::offersNoWayAtATableWithGames()
{
    auto evening = evening15();
    evening.rounds[1].tables[0].games = {firstGame()};
    QVERIFY(core::waysWithout(evening, evening.rounds[1], 2_p).empty());
    QVERIFY(!core::waysWithout(evening, evening.rounds[1], 5_p).empty());
    QVERIFY(core::waysWithout(evening, evening.rounds[1], 12_p).empty());
}

void TestRepairing::leavesOutTablesWithGamesBeforeCutting()
{
    // Forty tables of four, one of three; only the last table of four has no game yet.
    auto evening = tournament(163);
    evening.settings.rules.ruleSet = scoring::RuleSet::RummyPure;
    Round big = round(1, {});
    for (int number = 1; number <= 40; ++number) {
        Seats seats;
        for (int seat = 0; seat < 4; ++seat) {
            seats.push_back(core::StartNumber{(number - 1) * 4 + seat + 1});
        }
        big.tables.push_back(table(number, seats));
        if (number < 40) {
            big.tables.back().games = {firstGame()};
        }
    }
    big.tables.push_back(table(41, {161_p, 162_p, 163_p}));
    evening.rounds = {big};
    const auto ways = core::waysWithout(evening, evening.rounds[0], 162_p);
    QCOMPARE(ways.size(), std::size_t{4});
    for (const auto& way : ways) {
        QVERIFY(way.changedTables == (std::vector{40_t, 41_t}));
    }
}

void TestRepairing::changesSeatingAndPresenceAtOnce()
{
    const auto evening = evening15();
    const auto ways = core::waysToSeat(evening, evening.rounds[1], 12_p);
    const auto change =
        core::seatLatecomer(evening, ways.front().plan, 12_p, {QStringLiteral("train"), {}});
    QVERIFY(change);
    QVERIFY(change->label == (core::Label{core::Action::ChangeSeating, 2_r, {}, {}, 12_p}));
    QCOMPARE(change->reason, QStringLiteral("train"));
    Tournament after = evening;
    core::apply(*change, after);
    QVERIFY(core::isPresent(after.participants[11], 2_r));
    QVERIFY(core::planOf(after.rounds[1]) == ways.front().plan);
    core::apply(core::reversed(*change), after);
    QVERIFY(after == evening);
}

void TestRepairing::takesOutTheMissing_data()
{
    QTest::addColumn<int>("round");
    QTest::addColumn<bool>("forGood");
    QTest::addColumn<QList<bool>>("present"); // in rounds 1 to 3
    QTest::newRow("misses round 2") << 2 << false << QList<bool>{true, false, true};
    QTest::newRow("went home after round 1") << 2 << true << QList<bool>{true, false, false};
    QTest::newRow("misses round 1") << 1 << false << QList<bool>{false, true, true};
    QTest::newRow("never came") << 1 << true << QList<bool>{false, false, false};
}

void TestRepairing::takesOutTheMissing()
{
    QFETCH(int, round);
    QFETCH(bool, forGood);
    QFETCH(QList<bool>, present);
    auto evening = evening15();
    evening.rounds[0].head.state = core::RoundState::Published;
    const Round& drawn = evening.rounds[static_cast<std::size_t>(round) - 1];
    const auto ways = core::waysWithout(evening, drawn, 2_p);
    QVERIFY(!ways.empty());
    const auto change = core::replaceMissing(evening, ways.front().plan, 2_p,
                                             forGood ? Absence::FromNowOn : Absence::ThisRound);
    QVERIFY(change);
    Tournament after = evening;
    core::apply(*change, after);
    for (int number = 1; number <= 3; ++number) {
        QCOMPARE(core::isPresent(after.participants[1], core::RoundNumber{number}),
                 present[number - 1]);
    }
    core::apply(core::reversed(*change), after);
    QVERIFY(after == evening);
}

void TestRepairing::refusesAPlanOfWhatIsNoLongerThere()
{
    auto evening = evening15();
    const auto seen = core::planOf(evening.rounds[1]);
    const auto ways = core::waysToSeat(evening, evening.rounds[1], 12_p);
    std::swap(evening.rounds[1].tables[0].head.seats[0], evening.rounds[1].tables[1].head.seats[0]);
    const auto change = core::seatLatecomer(evening, ways.front().plan, 12_p, {{}, seen});
    QCOMPARE(refusalsOf(change), (core::Refusals{refusal(RoundFault::SeatingChanged, "/round",
                                                         {QStringLiteral("2")})}));
}

void TestRepairing::refusesThePlanWithTheMissing()
{
    const auto evening = evening15();
    const auto change =
        core::replaceMissing(evening, core::planOf(evening.rounds[1]), 2_p, Absence::ThisRound);
    QCOMPARE(refusalsOf(change),
             (core::Refusals{refusal(RoundFault::NotPresent, "/missing",
                                     {QStringLiteral("2"), QStringLiteral("2")})}));
}

RUMMY_TEST(TestRepairing)

} // namespace tst_repairing

#include "tst_repairing.moc"
