#include "random_requests.h"
#include "tests/suite.h"

namespace tst_seating_random {

/// Rounds planned ahead: random requests, and every small field.
class TestSeatingRandom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plansKeepEveryPromise_data() { random_requests::addRows(seating::Mode::Plan); }
    void plansKeepEveryPromise() { random_requests::checkPromises(); }
    void smallFieldsKeepEveryPromise_data();
    void smallFieldsKeepEveryPromise();
};

void TestSeatingRandom::smallFieldsKeepEveryPromise_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<bool>("pairs");
    for (int players = 2; players <= 12; ++players) {
        for (const int rounds : {1, 2, 5, 11}) {
            for (const bool pairs : {false, true}) {
                if (players > 2 || pairs) {
                    QTest::addRow("%dx%d%s", players, rounds, pairs ? " with pairs" : "")
                        << players << rounds << pairs;
                }
            }
        }
    }
}

void TestSeatingRandom::smallFieldsKeepEveryPromise()
{
    QFETCH(int, players);
    QFETCH(int, rounds);
    QFETCH(bool, pairs);
    auto request = requests::plain(players, rounds, 12000);
    request.twoPlayerTables = pairs;
    request.fivePlayers =
        pairs ? seating::FivePlayers::ThreeAndTwo : seating::FivePlayers::FourAndBye;
    const auto result = seating::makePlan(request);
    QVERIFY(std::holds_alternative<seating::Plan>(result));
    checker::Checker check(request);
    QCOMPARE(check.fault(std::get<seating::Plan>(result)), std::string());
}

RUMMY_TEST(TestSeatingRandom)

} // namespace tst_seating_random

#include "tst_seating_random.moc"
