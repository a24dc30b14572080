#include "seating_checker.h"
#include "seating_requests.h"
#include "tests/suite.h"

#include <QTest>

#include <optional>

namespace tst_seating_known {

/// The results that plans must achieve, with a limit in steps well below a second's work.
class TestSeatingKnown : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reachesKnownRepeats_data();
    void reachesKnownRepeats();
    void evenThreesCostNoMoreThanTheyMust_data();
    void evenThreesCostNoMoreThanTheyMust();
    void fourTablesExcludeEvenThrees_data();
    void fourTablesExcludeEvenThrees();
    void seatsAreEvenAtTablesOfFour_data();
    void seatsAreEvenAtTablesOfFour();
};

void TestSeatingKnown::reachesKnownRepeats_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("repeats");
    QTest::addColumn<bool>("threesEven");
    const auto row = [](int players, int rounds, int repeats, bool even = true) {
        QTest::addRow("%dx%d", players, rounds) << players << rounds << repeats << even;
    };
    // Without repeats, tables of four.
    row(16, 5, 0);
    row(20, 5, 0);
    row(24, 6, 0);
    row(24, 7, 0);
    row(28, 7, 0);
    row(28, 9, 0);
    row(32, 8, 0);
    row(32, 9, 0);
    row(32, 10, 0);
    row(36, 9, 0);
    row(36, 11, 0);
    row(40, 10, 0);
    row(40, 12, 0);
    row(48, 12, 0);
    row(64, 12, 0);
    row(100, 8, 0);
    row(100, 12, 0);
    row(1000, 8, 0);
    row(10000, 12, 0);
    // Up to the maximum number of rounds.
    row(40, 13, 0);
    row(44, 14, 0);
    row(48, 15, 0);
    row(52, 17, 0);
    row(56, 18, 0);
    row(60, 19, 0);
    row(64, 21, 0);
    row(67, 21, 0);
    row(68, 21, 0);
    row(72, 23, 0);
    row(76, 25, 0);
    row(80, 26, 0);
    row(84, 27, 0);
    row(88, 29, 0);
    row(91, 28, 0);
    row(92, 23, 0);
    row(92, 28, 0);
    row(92, 29, 0);
    row(96, 31, 0);
    row(100, 33, 0);
    // Tables of three and four.
    row(15, 5, 0);
    row(17, 5, 0);
    row(21, 7, 0);
    row(22, 6, 0);
    row(26, 7, 0);
    row(30, 8, 0);
    row(33, 8, 0);
    row(25, 7, 0);
    row(34, 9, 0);
    row(18, 5, 0);
    row(19, 5, 0);
    row(49, 12, 0);
    row(50, 8, 0);
    row(99, 12, 0);
    row(9997, 12, 0);
    row(25, 8, 0);
    row(26, 8, 0);
    row(34, 10, 0);
    row(29, 7, 0);
    row(29, 8, 0);
    row(37, 8, 0);
    row(38, 10, 0);
    row(38, 11, 0);
    row(38, 12, 0);
    row(41, 9, 0);
    row(41, 10, 0);
    row(41, 12, 0);
    row(46, 11, 0);
    row(57, 12, 0);
    // Without repeats; then even threes are impossible, see fourTablesExcludeEvenThrees().
    row(13, 2, 0, false);
    row(13, 3, 0, false);
    row(13, 4, 0, false);
    row(14, 2, 0, false);
    row(14, 3, 0, false);
    row(14, 4, 0, false);
    // The eight from tables of four of one round must sit at tables of four again: there are only
    // three others, and four people from one table need four.
    row(17, 2, 0, false);
    // Without repeats, but not known with even threes as well. 22 and 34: every design found for
    // two more people leaves unmet triangles, so that one person avoids all threes.
    row(22, 7, 0, false);
    row(29, 9, 0, false);
    row(34, 11, 0, false);
    row(37, 10, 0, false);
    row(37, 11, 0, false);
    row(37, 12, 0, false);
    // More rounds than fit without repeats.
    row(8, 3, 12);
    row(12, 3, 9);
    row(16, 6, 24);
    row(20, 6, 6);
    row(20, 8, 50);
    row(24, 8, 18);
    row(28, 10, 42);
    row(32, 11, 32);
    row(36, 12, 27);
}

void TestSeatingKnown::reachesKnownRepeats()
{
    QFETCH(int, players);
    QFETCH(int, rounds);
    QFETCH(int, repeats);
    QFETCH(bool, threesEven);
    const auto request = requests::plain(players, rounds, 2000000);
    const auto result = seating::makePlan(request);
    QVERIFY(std::holds_alternative<seating::Plan>(result));
    const auto& plan = std::get<seating::Plan>(result);
    checker::Checker check(request);
    QCOMPARE(check.fault(plan), std::string());
    QVERIFY2(check.figures().repeats <= repeats, qPrintable(QString::number(plan.quality.repeats)));
    if (threesEven) {
        QVERIFY(check.figures().threesMax - check.figures().threesMin <= 1);
    }
}

void TestSeatingKnown::evenThreesCostNoMoreThanTheyMust_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("bound");
    QTest::addColumn<int>("known");
    const auto row = [](int players, int rounds, int bound, std::optional<int> known = {}) {
        QTest::addRow("%dx%d", players, rounds)
            << players << rounds << bound << known.value_or(bound);
    };
    // One of seven is at the table of four twice, so that the others there met at it or at the
    // table of three.
    row(7, 2, 6);
    row(10, 3, 8);
    row(10, 4, 12);
    row(10, 5, 20);
    row(10, 6, 27);
    row(11, 2, 3);
    row(11, 3, 9);
    row(11, 4, 17);
    row(11, 5, 26);
    row(11, 6, 38);
    row(13, 2, 2);
    row(13, 3, 6);
    row(13, 4, 6);
    row(13, 5, 6, 7);
    row(14, 2, 4);
    row(14, 3, 4);
    row(14, 4, 4);
    row(14, 5, 4, 8);
    // Counting proves nothing.
    row(22, 7, 0, 10);
}

void TestSeatingKnown::evenThreesCostNoMoreThanTheyMust()
{
    QFETCH(int, players);
    QFETCH(int, rounds);
    QFETCH(int, bound);
    QFETCH(int, known);
    auto request = requests::plain(players, rounds, 2000000);
    request.threes = seating::Threes::First;
    const auto plan = std::get<seating::Plan>(seating::makePlan(request));
    checker::Checker check(request);
    QCOMPARE(check.fault(plan), std::string());
    QVERIFY(check.figures().threesMax - check.figures().threesMin <= 1);
    QCOMPARE(plan.quality.c2Bound, bound);
    QVERIFY2(plan.quality.c2 <= known, qPrintable(QString::number(plan.quality.c2)));
    QCOMPARE(plan.quality.proven, plan.quality.c2 == bound);
}

void TestSeatingKnown::fourTablesExcludeEvenThrees_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<bool>("excluded");
    for (const int players : {13, 14}) {
        for (const int rounds : {2, 3, 4}) {
            QTest::addRow("%dx%d", players, rounds) << players << rounds << true;
        }
    }
    QTest::newRow("15x5 can have both") << 15 << 5 << false;
    QTest::newRow("16x5 has no threes") << 16 << 5 << false;
}

/// With four tables and no repeats four people from one table are spread over all tables of any
/// other round, so each two tables of four of different rounds have exactly one person in common.
/// If everyone has the same number of tables of four, within one, too few (or too many) people
/// would sit at tables of four in two rounds.
void TestSeatingKnown::fourTablesExcludeEvenThrees()
{
    QFETCH(int, players);
    QFETCH(int, rounds);
    const int fours = players - 12; // of four tables
    const int inCommon = fours * fours * rounds * (rounds - 1) / 2;
    const int seats = 4 * fours * rounds;
    const int fewest = seats / players;
    const int withOneMore = seats % players;
    const auto pairsOf = [](int number) { return number * (number - 1) / 2; };
    const int even = withOneMore * pairsOf(fewest + 1) + (players - withOneMore) * pairsOf(fewest);
    QTEST(even != inCommon, "excluded");
}

void TestSeatingKnown::seatsAreEvenAtTablesOfFour_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    for (const int players : {8, 12, 16, 24, 40, 64, 100}) {
        for (const int rounds : {1, 3, 4, 7, 12}) {
            QTest::addRow("%dx%d", players, rounds) << players << rounds;
        }
    }
}

void TestSeatingKnown::seatsAreEvenAtTablesOfFour()
{
    QFETCH(int, players);
    QFETCH(int, rounds);
    const auto result = seating::makePlan(requests::plain(players, rounds, 20000));
    QVERIFY(std::get<seating::Plan>(result).quality.seatSpread <= 1);
}

RUMMY_TEST(TestSeatingKnown)

} // namespace tst_seating_known

#include "tst_seating_known.moc"
