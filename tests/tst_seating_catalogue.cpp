#include "core/seating/catalogue.h"
#include "core/seating/design.h"
#include "seating_requests.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace tst_seating_catalogue {

namespace {

/// The first pair that meets twice or the first round that is not a partition, in words.
QString faultOf(const seating::Design& design, int players)
{
    std::set<std::pair<int, int>> met;
    for (const auto& round : design.rounds) {
        std::set<int> seen;
        for (const auto& table : round) {
            for (std::size_t i = 0; i < table.size(); ++i) {
                if (table[i] < 0 || table[i] >= players || !seen.insert(table[i]).second) {
                    return QStringLiteral("point %1 is out of range or sits twice").arg(table[i]);
                }
                for (std::size_t j = 0; j < i; ++j) {
                    if (!met.insert(std::minmax(table[i], table[j])).second) {
                        return QStringLiteral("%1 and %2 meet twice").arg(table[i]).arg(table[j]);
                    }
                }
            }
        }
        if (static_cast<int>(seen.size()) != players) {
            return QStringLiteral("a round leaves somebody out");
        }
    }
    return {};
}

} // namespace

class TestSeatingCatalogue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void starterDevelopsWithoutRepeats_data();
    void starterDevelopsWithoutRepeats();
    void directShiftHasNoRepeats_data();
    void directShiftHasNoRepeats();
    void storedPlanIsAsClaimed_data();
    void storedPlanIsAsClaimed();
    void searchBeginsWithTheStoredPlan_data();
    void searchBeginsWithTheStoredPlan();
    void evenThreesAtAPriceAreAskedFor();
};

void TestSeatingCatalogue::starterDevelopsWithoutRepeats_data()
{
    QTest::addColumn<int>("position");
    int position = 0;
    for (const auto& starter : seating::starters()) {
        QTest::addRow("%d points, %d cycles of %d", starter.points(), starter.cycles,
                      starter.cycleLength)
            << position++;
    }
}

void TestSeatingCatalogue::starterDevelopsWithoutRepeats()
{
    QFETCH(int, position);
    const auto& starter = seating::starters()[static_cast<std::size_t>(position)];
    const auto design = seating::develop(starter);
    QCOMPARE(faultOf(design, starter.points()), QString());
    // At most (n - 1) / 3 rounds are possible without a repeat.
    QVERIFY(static_cast<int>(design.rounds.size()) <= (starter.points() - 1) / 3);
    const auto developed = starter.tables.size() / static_cast<std::size_t>(starter.points()) *
                               static_cast<std::size_t>(starter.cycleLength) +
                           starter.transversals.size() / 4;
    QCOMPARE(design.rounds.size(), developed);
    QVERIFY(!design.rounds.empty());
}

void TestSeatingCatalogue::directShiftHasNoRepeats_data()
{
    QTest::addColumn<int>("tables");
    QTest::addColumn<int>("rounds");
    for (int tables = 4; tables <= 60; ++tables) {
        QTest::addRow("%d tables", tables) << tables << tables;
    }
    QTest::newRow("2500 tables") << 2500 << 12;
}

void TestSeatingCatalogue::directShiftHasNoRepeats()
{
    QFETCH(int, tables);
    QFETCH(int, rounds);
    const auto design = seating::directShift(tables, rounds);
    QCOMPARE(faultOf(design, tables * 4), QString());
    QVERIFY(static_cast<int>(design.rounds.size()) >= std::min(rounds, tables / 3));
}

void TestSeatingCatalogue::storedPlanIsAsClaimed_data()
{
    QTest::addColumn<int>("position");
    int position = 0;
    for (const auto& plan : seating::storedPlans()) {
        QTest::addRow("%dx%d", plan.players, plan.rounds) << position++;
    }
}

void TestSeatingCatalogue::storedPlanIsAsClaimed()
{
    QFETCH(int, position);
    const auto& stored = seating::storedPlans()[static_cast<std::size_t>(position)];
    const auto design = seating::designOf(stored);
    QCOMPARE(static_cast<int>(design.rounds.size()), stored.rounds);
    std::map<std::pair<int, int>, int> meetings;
    std::vector<int> threes(static_cast<std::size_t>(stored.players), 0);
    for (const auto& round : design.rounds) {
        std::set<int> seen;
        for (const auto& table : round) {
            QVERIFY(table.size() == 3 || table.size() == 4);
            for (std::size_t i = 0; i < table.size(); ++i) {
                QVERIFY(table[i] >= 0 && table[i] < stored.players);
                QVERIFY2(seen.insert(table[i]).second, "somebody sits twice in a round");
                threes[static_cast<std::size_t>(table[i])] += table.size() == 3 ? 1 : 0;
                for (std::size_t j = 0; j < i; ++j) {
                    ++meetings[std::minmax(table[i], table[j])];
                }
            }
        }
        QCOMPARE(static_cast<int>(seen.size()), stored.players);
        // The fewest tables of three.
        QCOMPARE(static_cast<int>(round.size()), (stored.players + 3) / 4);
    }
    int repeats = 0;
    for (const auto& [pair, count] : meetings) {
        QVERIFY2(count <= 2, "a pair meets three times");
        repeats += count - 1;
    }
    QCOMPARE(repeats, stored.repeats);
    const auto [least, most] = std::minmax_element(threes.begin(), threes.end());
    QCOMPARE(*most - *least, stored.threesSpread);
}

void TestSeatingCatalogue::searchBeginsWithTheStoredPlan_data()
{
    storedPlanIsAsClaimed_data();
}

void TestSeatingCatalogue::searchBeginsWithTheStoredPlan()
{
    QFETCH(int, position);
    const auto& stored = seating::storedPlans()[static_cast<std::size_t>(position)];
    auto request = requests::plain(stored.players, stored.rounds, 1000);
    request.threes = stored.threesSpread <= 1 ? seating::Threes::First : seating::Threes::Last;
    const auto plan = std::get<seating::Plan>(seating::makePlan(request));
    QVERIFY2(plan.quality.repeats <= stored.repeats,
             qPrintable(QString::number(plan.quality.repeats)));
    QVERIFY(plan.quality.threesMax - plan.quality.threesMin <= stored.threesSpread);
}

void TestSeatingCatalogue::evenThreesAtAPriceAreAskedFor()
{
    QVERIFY(seating::storedDesign(17, 6, seating::Threes::First));
    QVERIFY(!seating::storedDesign(17, 6, seating::Threes::Last));
    const auto fewRepeats = seating::storedDesign(22, 8, seating::Threes::Last);
    const auto evenThrees = seating::storedDesign(22, 8, seating::Threes::First);
    QVERIFY(fewRepeats && evenThrees);
    QVERIFY(fewRepeats->rounds != evenThrees->rounds);
}

RUMMY_TEST(TestSeatingCatalogue)

} // namespace tst_seating_catalogue

#include "tst_seating_catalogue.moc"
