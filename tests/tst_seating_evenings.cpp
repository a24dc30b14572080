#include "seating_checker.h"
#include "seating_requests.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace tst_seating_evenings {

using requests::id;

namespace {

/// An evening drawn round by round; people may come and go between the draws.
class Evening
{
public:
    Evening(int players, int rounds, std::uint64_t seed)
        : request_(requests::plain(players, 1, 60000)), rounds_(rounds), seed_(seed)
    {
        request_.mode = seating::Mode::Draw;
        for (const auto& player : request_.players) {
            here_.push_back(player.id);
        }
    }

    seating::Request& request() { return request_; }
    [[nodiscard]] int roundsLeft() const
    {
        return rounds_ - static_cast<int>(request_.history.size());
    }

    void leave(int number) { here_.erase(std::find(here_.begin(), here_.end(), id(number))); }
    void returnsAgain(int number) { here_.push_back(id(number)); }
    void come(int number)
    {
        request_.players.push_back({id(number), std::nullopt, std::nullopt});
        here_.push_back(id(number));
    }

    /// The next request: everyone here stays to the end.
    seating::Request next()
    {
        request_.lookAhead = roundsLeft() - 1;
        request_.present.assign(static_cast<std::size_t>(roundsLeft()), here_);
        request_.seed = seed_ * 1000 + request_.history.size();
        return request_;
    }

    seating::QualitySheet draw()
    {
        auto plan = std::get<seating::Plan>(seating::makePlan(next()));
        request_.history.push_back(std::move(plan.rounds.front()));
        return plan.quality;
    }

    seating::QualitySheet drawToTheEnd()
    {
        seating::QualitySheet last;
        while (roundsLeft() > 0) {
            last = draw();
        }
        return last;
    }

    /// The same as one plan, given what has been played.
    [[nodiscard]] seating::QualitySheet planned()
    {
        auto request = next();
        request.mode = seating::Mode::Plan;
        request.rounds = roundsLeft();
        request.lookAhead = 0;
        return std::get<seating::Plan>(seating::makePlan(request)).quality;
    }

private:
    seating::Request request_;
    int rounds_;
    std::uint64_t seed_;
    std::vector<seating::PlayerId> here_;
};

seating::Plan drawn(const seating::Request& request)
{
    return std::get<seating::Plan>(seating::makePlan(request));
}

/// The player's company at a table.
std::set<int> matesOf(const seating::Round& round, int player)
{
    std::set<int> mates;
    for (const auto& table : round.tables) {
        if (std::count(table.seats.begin(), table.seats.end(), id(player)) > 0) {
            for (const auto seat : table.seats) {
                mates.insert(static_cast<int>(seat));
            }
        }
    }
    mates.erase(player);
    return mates;
}

} // namespace

/// Draws that look ahead: round by round as good as a plan for the whole evening.
class TestSeatingEvenings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void meetsNobodyTwice_data();
    void meetsNobodyTwice();
    void keepsWhatWasExpected_data();
    void keepsWhatWasExpected();
    void followsComingsAndGoings_data();
    void followsComingsAndGoings();
    void sharesThreesAmongThoseWhoComeAndGo_data();
    void sharesThreesAmongThoseWhoComeAndGo();
    void plansComingsAndGoings_data();
    void plansComingsAndGoings();
    void goesOnAfterACorrection();
    void keepsPairsApart();
    void drawsSeveralRoundsAtOnce();
    void leavesOutRoundsThatCannotBePlanned();
    void looksNotBeyondThePlannedRounds();
    void isDrawnByTheSeedAlone_data();
    void isDrawnByTheSeedAlone();
    void anotherSeedIsAnotherEvening();
    void firstPartnersAreDrawnFromEverybody();
};

void TestSeatingEvenings::meetsNobodyTwice_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<seating::Threes>("threes");
    for (const auto& [players, rounds] : {std::pair{16, 5},
                                          {20, 5},
                                          {24, 7},
                                          {28, 9},
                                          {32, 10},
                                          {36, 11},
                                          {40, 13},
                                          {17, 5},
                                          {18, 5},
                                          {21, 7},
                                          {22, 6},
                                          {23, 6},
                                          {26, 7},
                                          {33, 8},
                                          {50, 8},
                                          {99, 12}}) {
        for (const auto& [name, threes] : {std::pair("repeats first", seating::Threes::Last),
                                           std::pair("fair", seating::Threes::Fair),
                                           std::pair("threes first", seating::Threes::First)}) {
            QTest::addRow("%d people, %d rounds, %s", players, rounds, name)
                << players << rounds << threes;
        }
    }
}

void TestSeatingEvenings::meetsNobodyTwice()
{
    QFETCH(int, players);
    QFETCH(int, rounds);
    QFETCH(seating::Threes, threes);
    for (const std::uint64_t seed : {1U, 2U}) {
        Evening evening(players, rounds, seed);
        evening.request().threes = threes;
        while (evening.roundsLeft() > 1) {
            const auto sheet = evening.draw();
            QCOMPARE(sheet.repeats, 0);
            QVERIFY(sheet.outlook.has_value());
            QCOMPARE(sheet.outlook->rounds, evening.roundsLeft());
            QCOMPARE(sheet.outlook->repeats, 0);
        }
        const auto request = evening.next();
        const auto last = drawn(request);
        checker::Checker check(request);
        QCOMPARE(check.fault(last), std::string());
        QCOMPARE(check.figures().repeats, 0);
        QVERIFY(check.figures().threesMax - check.figures().threesMin <= 1);
        QVERIFY(!last.quality.outlook);
    }
}

void TestSeatingEvenings::keepsWhatWasExpected_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("most");
    QTest::newRow("two tables") << 8 << 3 << 12;
    QTest::newRow("three tables") << 12 << 3 << 9;
    QTest::newRow("threes alone") << 9 << 4 << 9;
    QTest::newRow("one round more than fits") << 16 << 6 << 24;
}

/// If repeats are inevitable, later draws keep what the first one foresaw.
void TestSeatingEvenings::keepsWhatWasExpected()
{
    QFETCH(int, players);
    QFETCH(int, rounds);
    QFETCH(int, most);
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        Evening evening(players, rounds, seed);
        const auto expected = evening.draw().outlook->repeats;
        QVERIFY2(expected <= most, qPrintable(QString::number(expected)));
        QVERIFY(evening.drawToTheEnd().repeats <= expected);
    }
}

void TestSeatingEvenings::followsComingsAndGoings_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("most");
    QTest::newRow("24 people, 7 rounds") << 24 << 7 << 1;
    QTest::newRow("30 people, 8 rounds") << 30 << 8 << 7;
}

/// One person leaves before round 3, one arrives before round 4, two leave before round 5.
void TestSeatingEvenings::followsComingsAndGoings()
{
    QFETCH(int, players);
    QFETCH(int, rounds);
    QFETCH(int, most);
    Evening evening(players, rounds, 1);
    evening.request().limit = seating::Steps{300000};
    evening.draw();
    evening.draw();
    const auto goesOn = [&] {
        const auto planned = evening.planned();
        const auto sheet = evening.draw();
        return sheet.outlook->repeats <= planned.repeats;
    };
    evening.leave(5);
    QVERIFY(goesOn());
    evening.come(players + 1);
    QVERIFY(goesOn());
    evening.leave(11);
    evening.leave(17);
    QVERIFY(goesOn());
    const auto repeats = evening.drawToTheEnd().repeats;
    QVERIFY2(repeats <= most, qPrintable(QString::number(repeats)));
}

void TestSeatingEvenings::sharesThreesAmongThoseWhoComeAndGo_data()
{
    QTest::addColumn<int>("rounds");
    QTest::addColumn<seating::Threes>("threes");
    for (const int rounds : {4, 5}) {
        QTest::addRow("first, %d rounds", rounds) << rounds << seating::Threes::First;
    }
    for (const int rounds : {4, 5}) {
        QTest::addRow("fair, %d rounds", rounds) << rounds << seating::Threes::Fair;
    }
}

/// 22 people, one of them absent in round 2: nobody has two tables of three more than another.
void TestSeatingEvenings::sharesThreesAmongThoseWhoComeAndGo()
{
    QFETCH(int, rounds);
    QFETCH(seating::Threes, threes);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Evening evening(22, rounds, seed);
        evening.request().limit = seating::Steps{100000};
        evening.request().threes = threes;
        evening.draw();
        evening.leave(18);
        evening.draw();
        evening.returnsAgain(18);
        const auto last = evening.drawToTheEnd();
        QVERIFY2(
            last.threesMax - last.threesMin <= 1,
            qPrintable(
                QStringLiteral("%1: %2 to %3").arg(seed).arg(last.threesMin).arg(last.threesMax)));
        QCOMPARE(last.threesDistance, 0);
    }
}

void TestSeatingEvenings::plansComingsAndGoings_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("most");
    QTest::newRow("24 people, 7 rounds") << 24 << 7 << 0;
    QTest::newRow("28 people, 9 rounds") << 28 << 9 << 0;
    QTest::newRow("32 people, 10 rounds") << 32 << 10 << 1;
    QTest::newRow("40 people, 13 rounds") << 40 << 13 << 1;
}

/// As above, planned with that knowledge: the newcomer replaces the person who left.
void TestSeatingEvenings::plansComingsAndGoings()
{
    QFETCH(int, players);
    QFETCH(int, rounds);
    QFETCH(int, most);
    auto request = requests::plain(players + 1, rounds);
    for (int round = 1; round <= rounds; ++round) {
        std::vector<seating::PlayerId> here;
        for (int number = 1; number <= players + 1; ++number) {
            const bool away = (number == 5 && round >= 3) || (number == players + 1 && round < 4) ||
                              ((number == 11 || number == 17) && round >= 5);
            if (!away) {
                here.push_back(id(number));
            }
        }
        request.present.push_back(here);
    }
    const auto plan = drawn(request);
    checker::Checker check(request);
    QCOMPARE(check.fault(plan), std::string());
    QVERIFY2(check.figures().repeats <= most, qPrintable(QString::number(check.figures().repeats)));
}

void TestSeatingEvenings::goesOnAfterACorrection()
{
    Evening evening(28, 9, 1);
    for (int round = 0; round < 4; ++round) {
        evening.draw();
    }
    // Two people sat in each other's places.
    auto& tables = evening.request().history.back().tables;
    std::swap(tables[0].seats[0], tables[1].seats[0]);
    // Each of them meets three people planned for later.
    constexpr int mostBySwap = 6;
    const auto next = evening.draw();
    QVERIFY2(next.outlook->repeats <= mostBySwap,
             qPrintable(QString::number(next.outlook->repeats)));
    QVERIFY(evening.drawToTheEnd().repeats <= mostBySwap);
}

void TestSeatingEvenings::keepsPairsApart()
{
    Evening evening(28, 7, 1);
    for (int number = 1; number < 8; number += 2) {
        evening.request().apart.emplace_back(id(number), id(number + 1));
    }
    while (evening.roundsLeft() > 0) {
        const auto sheet = evening.draw();
        QCOMPARE(sheet.forbidden, 0);
        QCOMPARE(sheet.repeats, 0);
    }
}

void TestSeatingEvenings::drawsSeveralRoundsAtOnce()
{
    Evening evening(22, 6, 1);
    evening.draw();
    auto request = evening.next();
    request.rounds = 2;
    request.lookAhead = 3;
    const auto plan = drawn(request);
    QCOMPARE(plan.rounds.size(), std::size_t{2});
    QCOMPARE(plan.quality.outlook->rounds, 3);
    for (const auto& round : plan.rounds) {
        evening.request().history.push_back(round);
    }
    QCOMPARE(evening.drawToTheEnd().repeats, 0);
}

void TestSeatingEvenings::leavesOutRoundsThatCannotBePlanned()
{
    Evening evening(24, 7, 1);
    auto request = evening.next();
    for (std::size_t round = 4; round < request.present.size(); ++round) {
        request.present[round] = {id(1)};
    }
    const auto plan = drawn(request);
    QCOMPARE(plan.rounds.size(), std::size_t{1});
    QCOMPARE(plan.quality.outlook->rounds, 3);
    request.present[0] = {id(1)};
    QVERIFY(std::holds_alternative<seating::Refusals>(seating::makePlan(request)));
}

void TestSeatingEvenings::looksNotBeyondThePlannedRounds()
{
    Evening evening(16, 5, 1);
    evening.drawToTheEnd();
    auto request = evening.request();
    request.lookAhead = 0;
    request.present.resize(1);
    const auto plan = drawn(request);
    checker::Checker check(request);
    QCOMPARE(check.fault(plan), std::string());
    QVERIFY(!plan.quality.outlook);
}

void TestSeatingEvenings::isDrawnByTheSeedAlone_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::newRow("design") << 24 << 7;
    QTest::newRow("threes") << 26 << 7;
    QTest::newRow("beyond the record") << 16 << 6;
}

void TestSeatingEvenings::isDrawnByTheSeedAlone()
{
    QFETCH(int, players);
    QFETCH(int, rounds);
    Evening evening(players, rounds, 7);
    while (evening.roundsLeft() > 0) {
        auto request = evening.next();
        request.threads = 1;
        const auto alone = drawn(request);
        request.threads = 4;
        QVERIFY(drawn(request).rounds == alone.rounds);
        evening.request().history.push_back(alone.rounds.front());
    }
}

/// In each round, and from the same history.
void TestSeatingEvenings::anotherSeedIsAnotherEvening()
{
    Evening evening(22, 6, 1);
    while (evening.roundsLeft() > 2) {
        std::vector<std::set<int>> mates;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            auto request = evening.next();
            request.seed = seed;
            mates.push_back(matesOf(drawn(request).rounds.front(), 1));
        }
        QVERIFY(std::any_of(mates.begin(), mates.end(),
                            [&](const auto& others) { return others != mates.front(); }));
        evening.draw();
    }
}

void TestSeatingEvenings::firstPartnersAreDrawnFromEverybody()
{
    constexpr int players = 16;
    constexpr int draws = 400;
    std::map<int, int> met;
    for (std::uint64_t seed = 1; seed <= draws; ++seed) {
        Evening evening(players, 5, seed);
        evening.draw();
        for (const int mate : matesOf(evening.request().history.front(), 1)) {
            ++met[mate];
        }
    }
    // 80 times each on average, with a standard deviation of 8.
    QCOMPARE(met.size(), std::size_t{players - 1});
    for (const auto& [mate, times] : met) {
        QVERIFY2(times > 40 && times < 120, qPrintable(QString::number(times)));
    }
}

RUMMY_TEST(TestSeatingEvenings)

} // namespace tst_seating_evenings

#include "tst_seating_evenings.moc"
