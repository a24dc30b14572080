#include "seating_checker.h"
#include "seating_requests.h"

#include <QTest>

#include <random>

namespace {

using requests::id;

int draw(std::mt19937& random, int least, int most)
{
    return least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1));
}

/// Some people are missing in some rounds; never fewer than six stay.
void drawPresence(seating::Request& request, std::mt19937& random)
{
    for (int round = 0; round < request.rounds; ++round) {
        std::vector<seating::PlayerId> roster;
        for (const auto& player : request.players) {
            if (draw(random, 1, 8) > 1) {
                roster.push_back(player.id);
            }
        }
        for (const auto& player : request.players) {
            const bool there = std::count(roster.begin(), roster.end(), player.id) > 0;
            if (roster.size() < 6 && !there) {
                roster.push_back(player.id);
            }
        }
        request.present.push_back(std::move(roster));
    }
}

seating::Request drawRequest(unsigned number)
{
    std::mt19937 random(number);
    auto request = requests::plain(draw(random, 6, 45), draw(random, 1, 7), 12000);
    request.seed = number;
    request.threads = draw(random, 1, 4);
    if (draw(random, 0, 1) == 1) {
        drawPresence(request, random);
    }
    if (draw(random, 0, 1) == 1) {
        for (auto& player : request.players) {
            player.club = draw(random, 1, 6);
        }
        request.clubWeight = draw(random, 0, 2) * 60;
    }
    const auto players = static_cast<int>(request.players.size());
    if (players >= 12) {
        for (int pair = draw(random, 0, 4); pair > 0; --pair) {
            const int first = draw(random, 1, players - 1);
            request.apart.emplace_back(id(first), id(draw(random, first + 1, players)));
        }
        if (draw(random, 0, 2) == 0) {
            request.players[2].fixedTable = 1;
            request.players[5].fixedTable = 2;
        }
    }
    request.evennessFirst = draw(random, 0, 5) == 0;
    request.mode = draw(random, 0, 3) == 0 ? seating::Mode::Draw : seating::Mode::Plan;
    return request;
}

} // namespace

/// Hundreds of random requests against the independent checker.
class TestSeatingRandom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plansKeepEveryPromise_data();
    void plansKeepEveryPromise();
    void smallFieldsKeepEveryPromise_data();
    void smallFieldsKeepEveryPromise();
    void sameSeedSamePlanForAnyThreads_data();
    void sameSeedSamePlanForAnyThreads();
    void publishedRoundsStayAndRestIsPlanned();
    void stopEndsTheSearch();
};

void TestSeatingRandom::plansKeepEveryPromise_data()
{
    QTest::addColumn<unsigned>("number");
    for (unsigned number = 0; number < 400; ++number) {
        QTest::addRow("request %u", number) << number;
    }
}

void TestSeatingRandom::plansKeepEveryPromise()
{
    QFETCH(unsigned, number);
    const auto request = drawRequest(number);
    const auto result = seating::makePlan(request);
    if (const auto* refusals = std::get_if<seating::Refusals>(&result)) {
        // Pairs to be kept apart may be bound to one table by chance.
        QVERIFY(refusals->front().code == seating::RefusalCode::PairMustMeet);
        return;
    }
    const auto& plan = std::get<seating::Plan>(result);
    checker::Checker check(request);
    QCOMPARE(check.fault(plan), std::string());
    QCOMPARE(check.figures().forbidden, 0);
}

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

void TestSeatingRandom::sameSeedSamePlanForAnyThreads_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::newRow("design") << 24 << 7;
    QTest::newRow("threes") << 22 << 6;
    QTest::newRow("beyond the record") << 20 << 7;
    QTest::newRow("few tables") << 10 << 5;
}

void TestSeatingRandom::sameSeedSamePlanForAnyThreads()
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

void TestSeatingRandom::publishedRoundsStayAndRestIsPlanned()
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

void TestSeatingRandom::stopEndsTheSearch()
{
    // Without an end the search would go on for hours: 20x6 can't reach its bound.
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

QTEST_GUILESS_MAIN(TestSeatingRandom)
#include "tst_seating_random.moc"
