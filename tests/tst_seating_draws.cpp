#include "random_requests.h"
#include "tests/suite.h"

namespace tst_seating_draws {

using requests::id;

/// Rounds drawn in sequence, and the effect of seed, threads, history and stopping on a search.
class TestSeatingDraws : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsKeepEveryPromise_data() { random_requests::addRows(seating::Mode::Draw); }
    void drawsKeepEveryPromise() { random_requests::checkPromises(); }
    void sameSeedSamePlanForAnyThreads_data();
    void sameSeedSamePlanForAnyThreads();
    void publishedRoundsStayAndRestIsPlanned();
    void stopEndsTheSearch();
};

void TestSeatingDraws::sameSeedSamePlanForAnyThreads_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::newRow("design") << 24 << 7;
    QTest::newRow("threes") << 22 << 6;
    QTest::newRow("beyond the record") << 20 << 7;
    QTest::newRow("few tables") << 10 << 5;
}

void TestSeatingDraws::sameSeedSamePlanForAnyThreads()
{
    QFETCH(int, players);
    QFETCH(int, rounds);
    auto request = requests::plain(players, rounds, 300000);
    request.seed = 42;
    request.threads = 1;
    const auto first = std::get<seating::Plan>(seating::makePlan(request));
    for (const int threads : {2, 3, 4, 0}) {
        request.threads = threads;
        const auto again = std::get<seating::Plan>(seating::makePlan(request));
        QVERIFY(first.rounds == again.rounds);
    }
    request.seed = 43;
    QVERIFY(first.rounds != std::get<seating::Plan>(seating::makePlan(request)).rounds);
}

void TestSeatingDraws::publishedRoundsStayAndRestIsPlanned()
{
    const auto first = requests::plain(24, 7);
    const auto whole = std::get<seating::Plan>(seating::makePlan(first));
    auto rest = requests::plain(25, 4, 2000000);
    rest.history.assign(whole.rounds.begin(), whole.rounds.begin() + 3);
    std::vector<seating::PlayerId> roster;
    for (int number = 1; number <= 25; ++number) {
        if (number != 5 && number != 11) {
            roster.push_back(id(number));
        }
    }
    rest.present.assign(4, roster);
    const auto result = seating::makePlan(rest);
    const auto& plan = std::get<seating::Plan>(result);
    checker::Checker check(rest);
    QCOMPARE(check.fault(plan), std::string());
    QVERIFY2(plan.quality.repeats == plan.quality.bound,
             qPrintable(QString::number(plan.quality.repeats)));
}

void TestSeatingDraws::stopEndsTheSearch()
{
    // Unlimited, the search would run for hours: 20x6 can't reach its bound.
    auto request = requests::plain(20, 6, 1ULL << 50U);
    std::stop_source source;
    seating::Hooks hooks;
    hooks.stop = source.get_token();
    int calls = 0;
    hooks.progress = [&](const seating::Progress& progress) {
        QVERIFY(progress.c2 >= progress.c2Bound);
        if (++calls == 3) {
            source.request_stop();
        }
    };
    const auto result = seating::makePlan(request, hooks);
    QCOMPARE(calls, 3);
    checker::Checker check(request);
    QCOMPARE(check.fault(std::get<seating::Plan>(result)), std::string());

    hooks.progress = nullptr;
    const auto atOnce = seating::makePlan(request, hooks);
    checker::Checker again(request);
    QCOMPARE(again.fault(std::get<seating::Plan>(atOnce)), std::string());
}

RUMMY_TEST(TestSeatingDraws)

} // namespace tst_seating_draws

#include "tst_seating_draws.moc"
