#include "seating_checker.h"
#include "seating_requests.h"
#include "tests/suite.h"

#include <QTest>

#include <set>

namespace tst_seating_modes {

using requests::id;

namespace {

/// 1 is the best, then 2, and so on.
std::vector<seating::PlayerId> byNumber(int players)
{
    std::vector<seating::PlayerId> ranking;
    for (int number = 1; number <= players; ++number) {
        ranking.push_back(id(number));
    }
    return ranking;
}

int spreadOfTable(const seating::Table& table)
{
    const auto [best, last] = std::minmax_element(table.seats.begin(), table.seats.end());
    return static_cast<int>(*last) - static_cast<int>(*best);
}

} // namespace

/// Draw, by standings, final; wishes; even threes before repeats.
class TestSeatingModes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawAvoidsRepeatsRoundByRound();
    void swissSeatsNeighbours();
    void swissAvoidsRepeats();
    void finalSeatsTheBestAtTheTop_data();
    void finalSeatsTheBestAtTheTop();
    void apartPairsNeverMeet();
    void clubsAreKeptApart();
    void fixedTablesAreKept();
    void evennessMayComeFirst_data();
    void evennessMayComeFirst();
    void evennessHasAPrice();
    void fairThreesCostNoMoreThanTheySave_data();
    void fairThreesCostNoMoreThanTheySave();
    void evennessIsNotTraded();
    void unevenThreesAreNotProven();
    void evennessCostsNothing_data();
    void evennessCostsNothing();
    void swissSharesThreesByHistory();
    void swissSharesThreesForEverySeed_data();
    void swissSharesThreesForEverySeed();
    void byesAreShared();
};

void TestSeatingModes::drawAvoidsRepeatsRoundByRound()
{
    auto request = requests::plain(40, 5, 400000);
    request.mode = seating::Mode::Draw;
    const auto plan = std::get<seating::Plan>(seating::makePlan(request));
    checker::Checker check(request);
    QCOMPARE(check.fault(plan), std::string());
    QCOMPARE(plan.quality.repeats, 0);
}

void TestSeatingModes::swissSeatsNeighbours()
{
    auto request = requests::plain(24, 1, 400000);
    request.mode = seating::Mode::Swiss;
    request.ranking = byNumber(24);
    const auto plan = std::get<seating::Plan>(seating::makePlan(request));
    checker::Checker check(request);
    QCOMPARE(check.fault(plan), std::string());
    for (const auto& table : plan.rounds[0].tables) {
        QCOMPARE(spreadOfTable(table), 3);
        QCOMPARE((static_cast<int>(table.seats[0]) - 1) / 4 + 1, table.number);
    }
}

void TestSeatingModes::swissAvoidsRepeats()
{
    auto request = requests::plain(26, 1, 400000);
    request.mode = seating::Mode::Swiss;
    request.ranking = byNumber(26);
    for (int round = 0; round < 5; ++round) {
        const auto plan = std::get<seating::Plan>(seating::makePlan(request));
        checker::Checker check(request);
        QCOMPARE(check.fault(plan), std::string());
        QCOMPARE(plan.quality.repeats, 0);
        for (const auto& table : plan.rounds[0].tables) {
            // In later rounds the best have already met their neighbours.
            QVERIFY(round > 0 || spreadOfTable(table) <= 4);
        }
        request.history.push_back(plan.rounds[0]);
    }
}

void TestSeatingModes::finalSeatsTheBestAtTheTop_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("tables");
    QTest::newRow("16, one") << 16 << 1;
    QTest::newRow("22, two") << 22 << 2;
    QTest::newRow("13, all") << 13 << 4;
}

void TestSeatingModes::finalSeatsTheBestAtTheTop()
{
    QFETCH(int, players);
    QFETCH(int, tables);
    auto request = requests::plain(players, 1, 40000);
    request.mode = seating::Mode::Final;
    request.topTables = tables;
    request.ranking = byNumber(players);
    const auto plan = std::get<seating::Plan>(seating::makePlan(request));
    checker::Checker check(request);
    QCOMPARE(check.fault(plan), std::string());
    int next = 1;
    for (int t = 0; t < tables; ++t) {
        const auto& seats = plan.rounds[0].tables[static_cast<std::size_t>(t)].seats;
        std::set<seating::PlayerId> expected;
        for (std::size_t i = 0; i < seats.size(); ++i) {
            expected.insert(id(next++));
        }
        QVERIFY((std::set<seating::PlayerId>(seats.begin(), seats.end()) == expected));
    }
}

void TestSeatingModes::apartPairsNeverMeet()
{
    auto request = requests::plain(28, 8, 400000);
    for (int number = 1; number < 12; number += 2) {
        request.apart.emplace_back(id(number), id(number + 1));
    }
    const auto plan = std::get<seating::Plan>(seating::makePlan(request));
    checker::Checker check(request);
    QCOMPARE(check.fault(plan), std::string());
    QCOMPARE(plan.quality.forbidden, 0);
    QCOMPARE(plan.quality.repeats, 0);
}

void TestSeatingModes::clubsAreKeptApart()
{
    auto request = requests::plain(40, 5, 400000);
    for (std::size_t i = 0; i < request.players.size(); ++i) {
        request.players[i].club = static_cast<int>(i % 10);
    }
    const auto plan = std::get<seating::Plan>(seating::makePlan(request));
    checker::Checker check(request);
    QCOMPARE(check.fault(plan), std::string());
    QCOMPARE(plan.quality.repeats, 0);
    QCOMPARE(plan.quality.sameClub, 0);
}

void TestSeatingModes::fixedTablesAreKept()
{
    auto request = requests::plain(30, 6, 1000000);
    request.players[0].fixedTable = 1;
    request.players[1].fixedTable = 3;
    request.players[2].fixedTable = 8;
    const auto plan = std::get<seating::Plan>(seating::makePlan(request));
    checker::Checker check(request);
    QCOMPARE(check.fault(plan), std::string());
    QCOMPARE(plan.quality.repeats, 0);
}

void TestSeatingModes::evennessMayComeFirst_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<seating::Mode>("mode");
    const std::pair<int, int> sizes[] = {{10, 4}, {11, 3}, {11, 5}, {13, 4}, {14, 5},
                                         {17, 6}, {18, 6}, {22, 7}, {29, 9}};
    for (const auto& [players, rounds] : sizes) {
        QTest::addRow("%dx%d", players, rounds) << players << rounds << seating::Mode::Plan;
        QTest::addRow("%dx%d drawn", players, rounds) << players << rounds << seating::Mode::Draw;
    }
}

void TestSeatingModes::evennessMayComeFirst()
{
    QFETCH(int, players);
    QFETCH(int, rounds);
    QFETCH(seating::Mode, mode);
    auto request = requests::plain(players, rounds, 60000);
    request.mode = mode;
    request.threes = seating::Threes::First;
    const auto plan = std::get<seating::Plan>(seating::makePlan(request));
    checker::Checker check(request);
    QCOMPARE(check.fault(plan), std::string());
    QVERIFY(plan.quality.threesMax - plan.quality.threesMin <= 1);
    QVERIFY(plan.quality.threesEven);
}

void TestSeatingModes::evennessHasAPrice()
{
    auto request = requests::plain(10, 4, 400000);
    request.threes = seating::Threes::First;
    const auto plan = std::get<seating::Plan>(seating::makePlan(request));
    const auto& price = plan.quality.priceOfEvenThrees;
    QVERIFY(price);
    QVERIFY(plan.other);
    QCOMPARE(price->even, plan.quality.repeats);
    const auto& other = plan.other->quality;
    QCOMPARE(price->repeats, plan.quality.repeats - other.repeats);
    QVERIFY(price->repeats > 0);
    QCOMPARE(other.threesDistance, 1);
    QCOMPARE(price->most.threes, other.threesMax);
    QCOMPARE(price->fewest.threes, other.threesMin);
    for (const auto& named : {price->most, price->fewest}) {
        const auto line = std::find_if(other.threes.begin(), other.threes.end(),
                                       [&](const auto& it) { return it.player == named.player; });
        QCOMPARE(line->threes, named.threes);
    }
    request.threes = seating::Threes::Fair;
    QCOMPARE(seating::measure(request, plan.other->rounds).repeats, other.repeats);
    checker::Checker check(request);
    QCOMPARE(check.fault({plan.other->rounds, other}), std::string());
}

void TestSeatingModes::fairThreesCostNoMoreThanTheySave_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("most");
    QTest::addColumn<bool>("even");
    QTest::newRow("even where it costs nothing") << 22 << 6 << 0 << true;
    QTest::newRow("one table away saves repeats") << 10 << 4 << 7 << false;
    QTest::newRow("two rounds of seven") << 7 << 2 << 3 << false;
}

void TestSeatingModes::fairThreesCostNoMoreThanTheySave()
{
    QFETCH(int, players);
    QFETCH(int, rounds);
    QFETCH(int, most);
    QFETCH(bool, even);
    auto request = requests::plain(players, rounds, 400000);
    request.threes = seating::Threes::Fair;
    const auto plan = std::get<seating::Plan>(seating::makePlan(request));
    checker::Checker check(request);
    QCOMPARE(check.fault(plan), std::string());
    QVERIFY2(plan.quality.repeats <= most, qPrintable(QString::number(plan.quality.repeats)));
    QCOMPARE(plan.quality.threesDistance, even ? 0 : 1);
    QCOMPARE(plan.quality.threesEven, even);
    // Beside it there is the even plan, with more repeats.
    QCOMPARE(plan.other.has_value(), !even);
    if (plan.other) {
        QVERIFY(plan.other->quality.threesEven);
        QVERIFY(plan.other->quality.repeats > plan.quality.repeats);
    }
}

/// Even threes cost three repeats more here, which a search that trades them does not pay.
void TestSeatingModes::evennessIsNotTraded()
{
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        auto request = requests::plain(7, 2, 200000);
        request.seed = seed;
        request.threes = seating::Threes::First;
        const auto plan = std::get<seating::Plan>(seating::makePlan(request));
        QCOMPARE(plan.quality.threesDistance, 0);
        QVERIFY(plan.quality.threesMax <= 1);
        QCOMPARE(plan.quality.repeats, 6);
        QVERIFY(plan.quality.proven);
    }
}

/// Repeats of the least number are not the best plan beside threes that could be evener.
void TestSeatingModes::unevenThreesAreNotProven()
{
    auto request = requests::plain(7, 2, 200000);
    request.threes = seating::Threes::Last;
    auto plan = std::get<seating::Plan>(seating::makePlan(request));
    QCOMPARE(plan.quality.repeats, 3);
    // No plan with three repeats has even threes.
    QCOMPARE(plan.quality.proven, plan.quality.threesDistance <= 1);
    request.threes = seating::Threes::First;
    const auto sheet = seating::measure(request, plan.rounds);
    QVERIFY(!sheet.threesEven);
    QVERIFY(!sheet.proven);
}

void TestSeatingModes::evennessCostsNothing_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::newRow("no repeats") << 22 << 6;
    QTest::newRow("no threes") << 20 << 6;
    QTest::newRow("one round") << 11 << 1;
}

void TestSeatingModes::evennessCostsNothing()
{
    QFETCH(int, players);
    QFETCH(int, rounds);
    auto request = requests::plain(players, rounds, 100000);
    request.threes = seating::Threes::First;
    const auto plan = std::get<seating::Plan>(seating::makePlan(request));
    QVERIFY(plan.quality.threesEven);
    QVERIFY(!plan.quality.priceOfEvenThrees);
}

void TestSeatingModes::swissSharesThreesByHistory()
{
    auto request = requests::plain(22, 1, 100000);
    request.mode = seating::Mode::Swiss;
    request.ranking = byNumber(22);
    request.threes = seating::Threes::First;
    for (int round = 0; round < 6; ++round) {
        const auto plan = std::get<seating::Plan>(seating::makePlan(request));
        checker::Checker check(request);
        QCOMPARE(check.fault(plan), std::string());
        QVERIFY(plan.quality.threesMax - plan.quality.threesMin <= 1);
        request.history.push_back(plan.rounds[0]);
    }
}

void TestSeatingModes::swissSharesThreesForEverySeed_data()
{
    QTest::addColumn<seating::Threes>("threes");
    QTest::newRow("first") << seating::Threes::First;
    QTest::newRow("fair, costing no repeat") << seating::Threes::Fair;
}

void TestSeatingModes::swissSharesThreesForEverySeed()
{
    QFETCH(seating::Threes, threes);
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        auto request = requests::plain(13, 1, 100000);
        request.mode = seating::Mode::Swiss;
        request.ranking = byNumber(13);
        request.threes = threes;
        for (std::uint64_t round = 1; round <= 3; ++round) {
            request.seed = seed * 10 + round;
            const auto plan = std::get<seating::Plan>(seating::makePlan(request));
            const auto& sheet = plan.quality;
            QVERIFY(sheet.threesDistance <= (threes == seating::Threes::First ? 0 : 1));
            QVERIFY(threes != seating::Threes::First || sheet.threesMax - sheet.threesMin <= 1);
            QVERIFY(sheet.threesEven || !sheet.proven);
            request.history.push_back(plan.rounds[0]);
        }
    }
}

void TestSeatingModes::byesAreShared()
{
    const auto request = requests::plain(5, 11, 1000);
    const auto plan = std::get<seating::Plan>(seating::makePlan(request));
    std::map<seating::PlayerId, int> byes;
    for (const auto& round : plan.rounds) {
        QCOMPARE(round.byes.size(), std::size_t{1});
        ++byes[round.byes[0]];
    }
    QCOMPARE(byes.size(), std::size_t{5});
    for (const auto& [player, count] : byes) {
        QVERIFY(count == 2 || count == 3);
    }
}

RUMMY_TEST(TestSeatingModes)

} // namespace tst_seating_modes

#include "tst_seating_modes.moc"
