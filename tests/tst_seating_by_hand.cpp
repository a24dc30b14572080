#include "core/seating/manual.h"
#include "core/seating/repair.h"
#include "seating_requests.h"
#include "tests/suite.h"

#include <QTest>

#include <set>

namespace tst_seating_by_hand {

using requests::id;
using requests::roundOf;
using seating::ManualChange;
using seating::ManualRefusal;
using seating::PlayerId;
using seating::Round;

namespace {

std::multiset<PlayerId> everybody(const Round& round)
{
    std::multiset<PlayerId> people(round.byes.begin(), round.byes.end());
    for (const auto& table : round.tables) {
        people.insert(table.seats.begin(), table.seats.end());
    }
    return people;
}

} // namespace

/// Swaps, moves, locks and small repairs during an evening.
class TestSeatingByHand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void swapSaysWhatItCosts();
    void swapWithByeAndWithinTable();
    void moveFillsTheLastSeat();
    void refusesWithReason_data();
    void refusesWithReason();
    void lockedSeatsStayInANewPlan();
    void latecomerSitsDownAtATableOfThree();
    void latecomerOpensATableWithByes();
    void latecomerKeepsWishesWithoutABye_data();
    void latecomerKeepsWishesWithoutABye();
    void missingLeavesNobodyWithWhomTheyMustNotMeet();
    void missingPlayerLeavesATableOfThree();
    void missingAtATableOfThreeIsReplaced();
    void repairsKeepEverybody_data();
    void repairsKeepEverybody();
};

void TestSeatingByHand::swapSaysWhatItCosts()
{
    auto request = requests::plain(8, 1);
    request.history = {roundOf({{1, 2, 3, 4}, {5, 6, 7, 8}})};
    request.apart = {{id(5), id(3)}};
    request.players[1].club = 4;
    request.players[4].club = 4;
    const seating::ManualRound draft(request, roundOf({{1, 2, 5, 6}, {3, 4, 7, 8}}));
    // 2 leaves 1 (met), 5, 6 for 4 (met), 7, 8; 3 leaves 4 (met), 7, 8 for 1 (met), 5, 6.
    const auto result = draft.swapped(id(2), id(3));
    const auto& change = std::get<ManualChange>(result);
    QVERIFY(change.round == roundOf({{1, 3, 5, 6}, {2, 4, 7, 8}}));
    QCOMPARE(change.cost.repeats, 0);
    QCOMPARE(change.cost.forbidden, 1);
    QCOMPARE(change.cost.sameClub, -1);
    QCOMPARE(change.cost.repeatedPairs.size(), std::size_t{2});

    const auto worse = std::get<ManualChange>(draft.swapped(id(5), id(3)));
    QCOMPARE(worse.cost.repeats, 2);
}

void TestSeatingByHand::swapWithByeAndWithinTable()
{
    const auto request = requests::plain(5, 1);
    const seating::ManualRound draft(request, roundOf({{1, 2, 3, 4}}, {5}));
    QVERIFY(std::get<ManualChange>(draft.swapped(id(5), id(2))).round ==
            roundOf({{1, 5, 3, 4}}, {2}));
    const auto seats = std::get<ManualChange>(draft.swapped(id(1), id(4)));
    QVERIFY(seats.round == roundOf({{4, 2, 3, 1}}, {5}));
    QCOMPARE(seats.cost.repeats, 0);
}

void TestSeatingByHand::moveFillsTheLastSeat()
{
    const auto request = requests::plain(7, 1);
    const seating::ManualRound draft(request, roundOf({{1, 2, 3, 4}, {5, 6, 7}}));
    QVERIFY(std::get<ManualChange>(draft.moved(id(2), 2)).round ==
            roundOf({{1, 3, 4}, {5, 6, 7, 2}}));
}

void TestSeatingByHand::refusesWithReason_data()
{
    QTest::addColumn<int>("player");
    QTest::addColumn<int>("other");
    QTest::addColumn<int>("table"); // 0: swap with other
    QTest::addColumn<ManualRefusal>("expected");
    QTest::newRow("unknown") << 1 << 99 << 0 << ManualRefusal::UnknownPlayer;
    QTest::newRow("with oneself") << 2 << 2 << 0 << ManualRefusal::SamePlace;
    QTest::newRow("locked person") << 1 << 5 << 0 << ManualRefusal::PlayerLocked;
    QTest::newRow("locked table") << 2 << 9 << 0 << ManualRefusal::PlayerLocked;
    QTest::newRow("fixed table") << 2 << 6 << 0 << ManualRefusal::PlayerLocked;
    QTest::newRow("no such table") << 2 << 0 << 9 << ManualRefusal::UnknownTable;
    QTest::newRow("own table") << 2 << 0 << 1 << ManualRefusal::SamePlace;
    QTest::newRow("full table") << 7 << 0 << 1 << ManualRefusal::TableFull;
    QTest::newRow("two would stay") << 7 << 0 << 4 << ManualRefusal::TableTooSmall;
    QTest::newRow("to a locked table") << 2 << 0 << 3 << ManualRefusal::PlayerLocked;
}

void TestSeatingByHand::refusesWithReason()
{
    QFETCH(int, player);
    QFETCH(int, other);
    QFETCH(int, table);
    QFETCH(ManualRefusal, expected);
    auto request = requests::plain(13, 1);
    request.players[5].fixedTable = 2;
    const seating::ManualRound draft(
        request, roundOf({{1, 2, 3, 4}, {5, 6, 7}, {8, 9, 10}, {11, 12, 13}}), {{id(1)}, {3}});
    const auto result =
        table == 0 ? draft.swapped(id(player), id(other)) : draft.moved(id(player), table);
    QVERIFY(std::holds_alternative<ManualRefusal>(result));
    QCOMPARE(std::get<ManualRefusal>(result), expected);
}

void TestSeatingByHand::lockedSeatsStayInANewPlan()
{
    auto request = requests::plain(14, 1, 20000);
    const auto plan = std::get<seating::Plan>(seating::makePlan(request));
    request.locked = {{0, 1, plan.rounds.front().tables[0].seats[0]}};
    for (const auto player : plan.rounds.front().tables[1].seats) {
        request.locked.push_back({0, 2, player});
    }
    request.seed = 77;
    const auto again = std::get<seating::Plan>(seating::makePlan(request));
    const std::set<PlayerId> before(plan.rounds[0].tables[1].seats.begin(),
                                    plan.rounds[0].tables[1].seats.end());
    const auto& now = again.rounds[0].tables[1].seats;
    QVERIFY(std::includes(std::set<PlayerId>(now.begin(), now.end()).begin(),
                          std::set<PlayerId>(now.begin(), now.end()).end(), before.begin(),
                          before.begin()));
    for (const auto& lock : request.locked) {
        const auto& seats = again.rounds[0].tables[static_cast<std::size_t>(lock.table - 1)].seats;
        QVERIFY(std::find(seats.begin(), seats.end(), lock.player) != seats.end());
    }
}

void TestSeatingByHand::latecomerSitsDownAtATableOfThree()
{
    auto request = requests::plain(11, 1);
    request.history = {roundOf({{1, 2, 3, 11}})};
    const auto round = roundOf({{1, 2, 3}, {4, 5, 6}, {7, 8, 9, 10}});
    const auto repairs = seating::seatLatecomer(request, round, id(11));
    QVERIFY(!repairs.empty());
    QCOMPARE(repairs.front().changedTables, std::vector{2});
    QCOMPARE(repairs.front().cost.repeats, 0);
    QVERIFY(repairs.front().round == roundOf({{1, 2, 3}, {4, 5, 6, 11}, {7, 8, 9, 10}}));
    QVERIFY(seating::seatLatecomer(request, round, id(5)).empty());
}

void TestSeatingByHand::latecomerKeepsWishesWithoutABye_data()
{
    QTest::addColumn<std::vector<std::vector<int>>>("tables");
    QTest::addColumn<std::vector<int>>("byes");
    QTest::addColumn<std::vector<int>>("avoided"); // for the latecomer, the highest number
    using Tables = std::vector<std::vector<int>>;
    using People = std::vector<int>;
    QTest::newRow("at the only table of three")
        << Tables{{1, 2, 3, 4}, {5, 6, 7}} << People{} << People{5};
    QTest::newRow("has the bye") << Tables{{2, 3, 4, 5}} << People{1} << People{1};
    QTest::newRow("two of them") << Tables{{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11}} << People{}
                                 << People{9, 3};
}

void TestSeatingByHand::latecomerKeepsWishesWithoutABye()
{
    QFETCH(std::vector<std::vector<int>>, tables);
    QFETCH(std::vector<int>, byes);
    QFETCH(std::vector<int>, avoided);
    const auto round = roundOf(tables, byes);
    const auto latecomer = static_cast<int>(everybody(round).size()) + 1;
    auto request = requests::plain(latecomer, 1);
    for (const int other : avoided) {
        request.apart.emplace_back(id(other), id(latecomer));
    }
    const auto repairs = seating::seatLatecomer(request, round, id(latecomer));
    QCOMPARE(repairs.front().cost.forbidden, 0);
    QVERIFY(repairs.front().round.byes.empty());
    QCOMPARE(everybody(repairs.front().round).size(), static_cast<std::size_t>(latecomer));
    for (const auto& table : repairs.front().round.tables) {
        QVERIFY(table.seats.size() == 3 || table.seats.size() == 4);
    }
    QCOMPARE(repairs.front().changedTables.size(), std::size_t{2});
}

void TestSeatingByHand::missingLeavesNobodyWithWhomTheyMustNotMeet()
{
    auto request = requests::plain(7, 1);
    for (const int other : {1, 2, 3, 4}) {
        request.apart.emplace_back(id(other), id(5));
    }
    const auto repairs =
        seating::replaceMissing(request, roundOf({{1, 2, 3, 4}, {5, 6, 7}}), id(7));
    QCOMPARE(repairs.front().cost.forbidden, 0);
}

void TestSeatingByHand::latecomerOpensATableWithByes()
{
    const auto request = requests::plain(6, 1);
    const auto repairs = seating::seatLatecomer(request, roundOf({{1, 2, 3, 4}}, {5}), id(6));
    QVERIFY(!repairs.empty());
    const auto& best = repairs.front();
    QCOMPARE(best.changedTables, (std::vector{1, 2}));
    QCOMPARE(best.round.tables.size(), std::size_t{2});
    QVERIFY(best.round.byes.empty());
    QCOMPARE(best.round.tables[0].seats.size(), std::size_t{3});
    QCOMPARE(best.round.tables[1].seats.size(), std::size_t{3});
}

void TestSeatingByHand::missingPlayerLeavesATableOfThree()
{
    const auto request = requests::plain(8, 1);
    const auto repairs =
        seating::replaceMissing(request, roundOf({{1, 2, 3, 4}, {5, 6, 7, 8}}), id(3));
    QCOMPARE(repairs.front().changedTables, std::vector{1});
    QVERIFY(repairs.front().round == roundOf({{1, 2, 4}, {5, 6, 7, 8}}));
    QVERIFY(seating::replaceMissing(request, roundOf({{1, 2, 3, 4}}), id(8)).empty());
}

void TestSeatingByHand::missingAtATableOfThreeIsReplaced()
{
    auto request = requests::plain(11, 1);
    request.history = {roundOf({{1, 5, 8, 9}})};
    const auto round = roundOf({{1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}});
    const auto repairs = seating::replaceMissing(request, round, id(3));
    QCOMPARE(repairs.front().changedTables.size(), std::size_t{2});
    QCOMPARE(repairs.front().cost.repeats, 0); // not 5, who met 1
    for (const auto& repair : repairs) {
        for (const auto& table : repair.round.tables) {
            QVERIFY(table.seats.size() >= 3);
        }
    }
}

void TestSeatingByHand::repairsKeepEverybody_data()
{
    QTest::addColumn<int>("players");
    for (int players = 3; players <= 22; ++players) {
        QTest::addRow("%d", players) << players;
    }
}

void TestSeatingByHand::repairsKeepEverybody()
{
    QFETCH(int, players);
    auto request = requests::plain(players, 1, 2000);
    const auto round = std::get<seating::Plan>(seating::makePlan(request)).rounds.front();
    const auto newcomer = id(players + 1);
    request.players.push_back({newcomer, std::nullopt, std::nullopt});
    auto expected = everybody(round);
    expected.insert(newcomer);
    const auto late = seating::seatLatecomer(request, round, newcomer);
    QVERIFY(!late.empty());
    for (const auto& repair : late) {
        QCOMPARE(everybody(repair.round), expected);
    }
    for (int number = 1; number <= players; ++number) {
        auto left = everybody(round);
        left.erase(id(number));
        const auto repairs = seating::replaceMissing(request, round, id(number));
        QVERIFY(!repairs.empty());
        for (const auto& repair : repairs) {
            QCOMPARE(everybody(repair.round), left);
            for (const auto& table : repair.round.tables) {
                QVERIFY(table.seats.size() == 3 || table.seats.size() == 4);
            }
        }
    }
}

RUMMY_TEST(TestSeatingByHand)

} // namespace tst_seating_by_hand

#include "tst_seating_by_hand.moc"
