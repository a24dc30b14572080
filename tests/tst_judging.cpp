#include "core/use_cases/judging.h"
#include "core/use_cases/seating_by_hand.h"
#include "evening.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_judging {

using namespace evening;
using core::Round;
using core::SeatLocks;
using core::Tournament;
using seating::FivePlayers;
using seating::ManualRefusal;

/// The quality of a drawn round, and changing it by hand.
class TestJudging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measuresTheRoundWithThoseBefore();
    void measuresWhatCannotBePlanned();
    void tellsWhoMetBefore();
    void namesBrokenWishes();
    void tellsWhatIsOutOfDate();
    void countsHeads_data();
    void countsHeads();
    void swapsByHand();
    void movesByHand();
    void refusesByHand_data();
    void refusesByHand();
    void locksPlaces();
    void drawsAgainWithLocks();
    void seatsByNumber_data();
    void seatsByNumber();
};

namespace {

/// Nine people, round 1 closed, round 2 a draft in which 1 and 2 meet again, round 3 a draft.
Tournament drawn()
{
    auto evening = tournament(9);
    evening.rounds = {
        round(1, {table(1, {1_p, 2_p, 3_p}), table(2, {4_p, 5_p, 6_p}), table(3, {7_p, 8_p, 9_p})},
              {}, core::RoundState::Closed),
        round(2, {table(1, {1_p, 2_p, 7_p}), table(2, {3_p, 5_p, 8_p}), table(3, {4_p, 6_p, 9_p})},
              {}, core::RoundState::Draft),
        round(3, {table(1, {1_p, 8_p, 4_p}), table(2, {2_p, 5_p, 7_p}), table(3, {3_p, 6_p, 9_p})},
              {}, core::RoundState::Draft)};
    return evening;
}

const core::SeatingChoice& choiceOf(const core::RoundByHand::Answer& answer)
{
    return std::get<core::SeatingChoice>(answer);
}

} // namespace

void TestJudging::measuresTheRoundWithThoseBefore()
{
    auto evening = drawn();
    const auto sheet = core::judge(evening, evening.rounds[1]);
    QVERIFY(sheet);
    QCOMPARE(sheet->repeats, 2); // 1 and 2, 4 and 6
    QCOMPARE(sheet->bound, 0);
    QVERIFY(!sheet->proven);
    QCOMPARE(sheet->threesMin, 2);
    evening.participants[0].club = evening.participants[6].club = QStringLiteral("Hof");
    QCOMPARE(core::judge(evening, evening.rounds[1])->sameClub, 1);
    QCOMPARE(core::judge(evening, evening.rounds[0])->repeats, 0);
}

void TestJudging::measuresWhatCannotBePlanned()
{
    // A fixed table that does not exist, and three people to separate at two tables.
    auto evening = drawn();
    evening.participants[0].fixedTable = 9_t;
    evening.settings.apart = {{1_p, 2_p}, {1_p, 4_p}, {1_p, 7_p},
                              {2_p, 4_p}, {2_p, 7_p}, {4_p, 7_p}};
    const auto sheet = core::judge(evening, evening.rounds[1]);
    QVERIFY(sheet);
    QCOMPARE(sheet->forbidden, 3);
}

void TestJudging::tellsWhoMetBefore()
{
    const auto evening = drawn();
    const std::map<core::StartNumber, std::vector<core::StartNumber>> expected = {
        {1_p, {2_p}}, {2_p, {1_p}}, {4_p, {6_p}}, {6_p, {4_p}}};
    QVERIFY(core::metBefore(evening, evening.rounds[1]) == expected);
    QVERIFY(core::metBefore(evening, evening.rounds[0]).empty());
}

void TestJudging::namesBrokenWishes()
{
    auto evening = drawn();
    evening.settings.apart = {{1_p, 7_p}, {2_p, 9_p}};
    evening.participants[7].fixedTable = 3_t;
    evening.participants[8].fixedTable = 3_t;
    const std::vector<core::BrokenWish> expected = {core::TogetherAtTable{1_p, 7_p, 1_t},
                                                    core::FixedTableMissed{8_p, 3_t, 2_t}};
    QVERIFY(core::brokenWishes(evening, evening.rounds[1]) == expected);
}

void TestJudging::tellsWhatIsOutOfDate()
{
    auto evening = drawn();
    QVERIFY(core::outOfDate(evening, evening.rounds[1]).isEmpty());
    evening.participants[3].present = {{1_r, 1_r}, {3_r, {}}};
    evening.participants.push_back(participant(10));
    const auto out = core::outOfDate(evening, evening.rounds[1]);
    QVERIFY(out == (core::OutOfDate{{4_p}, {10_p}}));
}

void TestJudging::countsHeads_data()
{
    QTest::addColumn<int>("people");
    QTest::addColumn<bool>("threeAndTwo");
    QTest::addColumn<QList<int>>("sizes");
    QTest::addColumn<int>("byes");
    QTest::newRow("22") << 22 << false << QList<int>{4, 4, 4, 4, 3, 3} << 0;
    QTest::newRow("5") << 5 << false << QList<int>{4} << 1;
    QTest::newRow("5 as 3 and 2") << 5 << true << QList<int>{3, 2} << 0;
    QTest::newRow("1") << 1 << false << QList<int>{} << 0;
}

void TestJudging::countsHeads()
{
    QFETCH(int, people);
    QFETCH(bool, threeAndTwo);
    QFETCH(QList<int>, sizes);
    QFETCH(int, byes);
    auto evening = tournament(people + 4);
    const auto set = [&](int index, std::vector<core::PresenceSpan> spans) {
        evening.participants[static_cast<std::size_t>(people) + static_cast<std::size_t>(index)]
            .present = std::move(spans);
    };
    set(0, {{3_r, {}}});             // comes later
    set(1, {{1_r, 1_r}, {3_r, {}}}); // misses round 2
    set(2, {{1_r, 1_r}});            // went home
    set(3, {});                      // withdrew
    evening.settings.startFeeCents = 500;
    evening.participants[0].setPaidCents(500);
    const auto count = core::headcount(
        evening, 2_r, threeAndTwo ? FivePlayers::ThreeAndTwo : FivePlayers::FourAndBye);
    QCOMPARE(count.present, people);
    QCOMPARE(count.missing, 2);
    QCOMPARE(count.unpaid, people - 1);
    QCOMPARE(count.sizes.has_value(), !sizes.isEmpty());
    if (count.sizes) {
        QCOMPARE(QList<int>(count.sizes->tables.begin(), count.sizes->tables.end()), sizes);
        QCOMPARE(count.sizes->byes, byes);
    }
}

void TestJudging::swapsByHand()
{
    const auto evening = drawn();
    const core::RoundByHand round(evening, evening.rounds[1]);
    const auto answer = round.swapped(2_p, 5_p);
    QCOMPARE(choiceOf(answer).cost.repeats, 0); // 1 and 2 are separated, 2 and 3 meet
    QVERIFY(choiceOf(answer).cost.repeatedPairs == (std::vector{std::pair{2_p, 3_p}}));
    const auto& plan = choiceOf(answer).plan;
    QVERIFY(plan.round == 2_r);
    QVERIFY(plan.tables[0].seats == (std::vector{1_p, 5_p, 7_p}));
    QVERIFY(core::changeSeating(evening, plan));
    QCOMPARE(choiceOf(round.swapped(2_p, 8_p)).cost.repeats, 1);
}

void TestJudging::movesByHand()
{
    auto evening = drawn();
    evening.rounds[1].tables.pop_back();
    evening.rounds[1].tables[0].head.seats.push_back(9_p);
    evening.rounds[1].head.byes = {4_p, 6_p};
    const core::RoundByHand round(evening, evening.rounds[1]);
    QVERIFY(choiceOf(round.moved(9_p, 2_t)).plan.tables[1].seats ==
            (std::vector{3_p, 5_p, 8_p, 9_p}));
    QVERIFY(choiceOf(round.moved(4_p, 2_t)).plan.byes == std::vector{6_p});
    QVERIFY(choiceOf(round.swapped(4_p, 3_p)).plan.byes == (std::vector{3_p, 6_p}));
}

void TestJudging::refusesByHand_data()
{
    QTest::addColumn<int>("one");
    QTest::addColumn<int>("other");
    QTest::addColumn<int>("expected");
    QTest::newRow("a locked person") << 1 << 5 << static_cast<int>(ManualRefusal::PlayerLocked);
    QTest::newRow("at a locked table") << 5 << 9 << static_cast<int>(ManualRefusal::PlayerLocked);
    QTest::newRow("somebody unknown") << 5 << 12 << static_cast<int>(ManualRefusal::UnknownPlayer);
    QTest::newRow("oneself") << 5 << 5 << static_cast<int>(ManualRefusal::SamePlace);
}

void TestJudging::refusesByHand()
{
    QFETCH(int, one);
    QFETCH(int, other);
    QFETCH(int, expected);
    const auto evening = drawn();
    const core::RoundByHand round(evening, evening.rounds[1], {{1_p}, {3_t}});
    const auto answer = round.swapped(core::StartNumber{one}, core::StartNumber{other});
    QCOMPARE(static_cast<int>(std::get<ManualRefusal>(answer)), expected);
}

void TestJudging::locksPlaces()
{
    const auto evening = drawn();
    const std::vector<core::LockedPlace> expected = {
        {2_r, 1_t, 2_p}, {2_r, 3_t, 4_p}, {2_r, 3_t, 6_p}, {2_r, 3_t, 9_p}};
    QVERIFY(core::lockedPlaces(evening.rounds[1], {{2_p, 12_p}, {3_t, 7_t}}) == expected);
}

void TestJudging::drawsAgainWithLocks()
{
    const auto evening = drawn();
    core::SeatingOrder order;
    order.locked = core::lockedPlaces(evening.rounds[1], {{2_p}, {3_t}});
    order.limit = seating::Steps{20000};
    const auto before = core::beforeRound(evening, 2_r);
    QCOMPARE(before.rounds.size(), std::size_t{1});
    const auto proposal = core::proposeSeating(before, order);
    QVERIFY(proposal);
    const auto& plan = proposal->plans.front();
    QVERIFY(plan.round == 2_r);
    const auto has = [&plan](std::size_t table, core::StartNumber person) {
        const auto& seats = plan.tables[table].seats;
        return std::find(seats.begin(), seats.end(), person) != seats.end();
    };
    QVERIFY(has(0, 2_p));
    QVERIFY(has(2, 4_p) && has(2, 6_p) && has(2, 9_p));
    QVERIFY(core::replaceDrafts(evening, 2_r, proposal->plans));
}

void TestJudging::seatsByNumber_data()
{
    QTest::addColumn<int>("people");
    QTest::addColumn<int>("fixedOfSeven"); // 0: none
    QTest::addColumn<QList<QList<int>>>("tables");
    QTest::addColumn<QList<int>>("byes");
    QTest::newRow("seven") << 7 << 0 << QList<QList<int>>{{1, 2, 3, 4}, {5, 6, 7}} << QList<int>{};
    QTest::newRow("a fixed table")
        << 7 << 1 << QList<QList<int>>{{7, 1, 2, 3}, {4, 5, 6}} << QList<int>{};
    QTest::newRow("a fixed table too far")
        << 7 << 3 << QList<QList<int>>{{1, 2, 3, 4}, {5, 6, 7}} << QList<int>{};
    QTest::newRow("five") << 5 << 0 << QList<QList<int>>{{1, 2, 3, 4}} << QList<int>{5};
    QTest::newRow("one") << 1 << 0 << QList<QList<int>>{} << QList<int>{};
}

void TestJudging::seatsByNumber()
{
    QFETCH(int, people);
    QFETCH(int, fixedOfSeven);
    QFETCH(QList<QList<int>>, tables);
    QFETCH(QList<int>, byes);
    auto evening = tournament(people);
    if (fixedOfSeven > 0) {
        evening.participants[6].fixedTable = core::TableNumber{fixedOfSeven};
    }
    const auto plan = core::seatedByNumber(evening, 1_r, FivePlayers::FourAndBye);
    QCOMPARE(plan.has_value(), !tables.isEmpty());
    if (!plan) {
        return;
    }
    QList<QList<int>> seated;
    for (const auto& table : plan->tables) {
        QList<int>& seats = seated.emplace_back();
        for (const auto person : table.seats) {
            seats.push_back(core::plain(person));
        }
    }
    QCOMPARE(seated, tables);
    QCOMPARE(plan->byes.size(), static_cast<std::size_t>(byes.size()));
    QVERIFY(core::addRounds(evening, {*plan}, core::RoundState::Draft));
}

RUMMY_TEST(TestJudging)

} // namespace tst_judging

#include "tst_judging.moc"
