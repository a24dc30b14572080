#include "seating_checker.h"
#include "seating_requests.h"
#include "tests/suite.h"

#include <QTest>

#include <random>

namespace tst_seating_earlier {

using requests::id;
using requests::plain;
using seating::Mode;
using seating::Plan;
using seating::Request;

/// People who met at earlier evenings of the year.
class TestSeatingEarlier : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsWhoMetBefore();
    void prefersWhoMetLeast();
    void neverCostsARepeat_data();
    void neverCostsARepeat();
    void withoutAnyNothingChanges();
    void strangersDoNotMatter();
    void weighsAgainstClubs();
};

namespace {

Plan planOf(const Request& request)
{
    return std::get<Plan>(seating::makePlan(request));
}

/// All pairs among these, who met that often, in percent.
void meet(Request& request, const std::vector<int>& people, int weight = 100)
{
    for (std::size_t one = 0; one < people.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            request.earlier.push_back({{id(people[other]), id(people[one])}, weight});
        }
    }
}

bool sitTogether(const Plan& plan, int one, int other)
{
    for (const auto& round : plan.rounds) {
        for (const auto& table : round.tables) {
            const auto has = [&table](int person) {
                return std::find(table.seats.begin(), table.seats.end(), id(person)) !=
                       table.seats.end();
            };
            if (has(one) && has(other)) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

void TestSeatingEarlier::partsWhoMetBefore()
{
    auto request = plain(16, 1, 40000);
    for (int table = 0; table < 4; ++table) {
        meet(request, {4 * table + 1, 4 * table + 2, 4 * table + 3, 4 * table + 4});
    }
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        request.seed = seed;
        const auto plan = planOf(request);
        QVERIFY(plan.quality.familiar.has_value());
        QCOMPARE(plan.quality.familiar->meetings, 0);
        QVERIFY(plan.quality.familiar->unminded.value_or(0) > 0);
    }
    // Eight people from two tables: two of each at either.
    auto two = plain(8, 1, 40000);
    meet(two, {1, 2, 3, 4});
    meet(two, {5, 6, 7, 8});
    QCOMPARE(planOf(two).quality.familiar->meetings, 4);
}

void TestSeatingEarlier::prefersWhoMetLeast()
{
    // Everyone has met everyone, 1 and 2 more often than the others.
    auto request = plain(8, 1, 40000);
    meet(request, {1, 2, 3, 4, 5, 6, 7, 8}, 300);
    for (auto& [pair, weight] : request.earlier) {
        weight = pair == seating::PlayerPair(id(1), id(2)) ? 900 : weight;
    }
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        request.seed = seed;
        QVERIFY(!sitTogether(planOf(request), 1, 2));
    }
}

void TestSeatingEarlier::neverCostsARepeat_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("mode");
    QTest::newRow("a plan without repeats") << 24 << 5 << static_cast<int>(Mode::Plan);
    QTest::newRow("with threes") << 22 << 4 << static_cast<int>(Mode::Plan);
    QTest::newRow("more rounds than fit") << 12 << 5 << static_cast<int>(Mode::Plan);
    QTest::newRow("a draw that looks ahead") << 20 << 1 << static_cast<int>(Mode::Draw);
}

void TestSeatingEarlier::neverCostsARepeat()
{
    QFETCH(const int, players);
    QFETCH(const int, rounds);
    QFETCH(const int, mode);
    std::mt19937 random(7);
    auto request = plain(players, rounds, 800000);
    request.mode = static_cast<Mode>(mode);
    request.lookAhead = request.mode == Mode::Draw ? 3 : 0;
    const auto without = planOf(request);
    QVERIFY(!without.quality.familiar);
    for (int one = 1; one <= players; ++one) {
        for (int other = one + 1; other <= players; ++other) {
            if (random() % 4 == 0) {
                request.earlier.push_back({{id(one), id(other)}, 100});
            }
        }
    }
    const auto minding = planOf(request);
    QVERIFY(minding.quality.c2 <= without.quality.c2);
    QCOMPARE(minding.quality.threesEven, without.quality.threesEven);
    QVERIFY(minding.quality.familiar->meetings < *minding.quality.familiar->unminded);
    QVERIFY(planOf(request).rounds == minding.rounds);
}

void TestSeatingEarlier::withoutAnyNothingChanges()
{
    auto request = plain(24, 6, 20000);
    const auto without = planOf(request);
    std::vector<int> everybody;
    for (int person = 1; person <= 24; ++person) {
        everybody.push_back(person);
    }
    meet(request, everybody);
    // What all pairs have in common makes no difference.
    QVERIFY(planOf(request).rounds == without.rounds);
}

void TestSeatingEarlier::strangersDoNotMatter()
{
    auto request = plain(8, 2, 20000);
    const auto without = planOf(request);
    meet(request, {1, 77, 78});
    QVERIFY(planOf(request).rounds == without.rounds);
}

void TestSeatingEarlier::weighsAgainstClubs()
{
    // Two tables where either clubmates or old acquaintances can be separated, whichever weighs
    // more.
    for (const int weight : {10, 90}) {
        auto request = plain(8, 1, 40000);
        request.clubWeight = 50;
        // 1 and 2 are separated from 3 to 8 only if they sit together.
        request.players[0].club = 1;
        request.players[1].club = 1;
        for (int other = 3; other <= 8; ++other) {
            request.earlier.push_back({{id(1), id(other)}, weight});
        }
        QCOMPARE(sitTogether(planOf(request), 1, 2), weight > 50);
    }
}

RUMMY_TEST(TestSeatingEarlier)

} // namespace tst_seating_earlier

#include "tst_seating_earlier.moc"
