#include "core/model/tournament.h"
#include "core/ranking/open_tables.h"
#include "evening.h"
#include "random_tournament.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_tournament {

using namespace evening;
using core::PresenceSpan;

class TestTournament : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsNoMoreGamesThanThereCanBe_data();
    void listsNoMoreGamesThanThereCanBe();
    void findsWhatStandsUnderANumber();
    void sortsNumberedLists();
    void keepsTheOrderOfPenalties();
    void mergesPresence_data();
    void mergesPresence();
    void dropsNeedlessSubstitutions();
    void isTheSameNormalisedTwice();
    void creditsWhoTookOver();
    void knowsPresence_data();
    void knowsPresence();
    void countsOpenTables();
};

namespace {

PresenceSpan span(int from, std::optional<int> until = std::nullopt)
{
    return {core::RoundNumber{from},
            until ? std::optional(core::RoundNumber{*until}) : std::nullopt};
}

core::Tournament twoRounds()
{
    auto result = tournament(9);
    result.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played("0,1,2,3")}}),
                               table(3, {5_p, 6_p, 7_p, 8_p})}),
                     round(3, {table(2, {1_p, 5_p, 2_p, 6_p})})};
    return result;
}

} // namespace

void TestTournament::findsWhatStandsUnderANumber()
{
    auto evening = twoRounds();
    evening.participants.erase(evening.participants.begin() + 3);
    QCOMPARE(core::findParticipant(evening, 5_p), &evening.participants[3]);
    for (const auto missing : {0_p, 4_p, 10_p}) {
        QCOMPARE(core::findParticipant(evening, missing), nullptr);
    }
    QCOMPARE(core::findRound(evening, 3_r), &evening.rounds[1]);
    QCOMPARE(core::findRound(evening, 2_r), nullptr);
    QCOMPARE(core::findRound(evening, 4_r), nullptr);
    QCOMPARE(core::findTable(evening, 1_r, 3_t), &evening.rounds[0].tables[1]);
    QCOMPARE(core::findTable(evening, 1_r, 2_t), nullptr);
    QCOMPARE(core::findTable(evening, 2_r, 1_t), nullptr);
    QCOMPARE(core::findGame(evening, {1_r, 1_t, 1_g}), &evening.rounds[0].tables[0].games[0]);
    QCOMPARE(core::findGame(evening, {1_r, 1_t, 2_g}), nullptr);
    QCOMPARE(core::findGame(evening, {1_r, 2_t, 1_g}), nullptr);
    QCOMPARE(core::findGame(evening, {9_r, 1_t, 1_g}), nullptr);
}

void TestTournament::sortsNumberedLists()
{
    auto sorted = twoRounds();
    sorted.rounds[0].head.byes = {9_p};
    sorted.rounds[1].head.byes = {3_p, 7_p, 9_p};
    sorted.rounds[0].tables[0].games.push_back({2_g, unplayed()});
    sorted.settings.apart = {{1_p, 5_p}, {2_p, 3_p}};

    auto shuffled = sorted;
    std::reverse(shuffled.participants.begin(), shuffled.participants.end());
    std::reverse(shuffled.rounds.begin(), shuffled.rounds.end());
    for (auto& round : shuffled.rounds) {
        std::reverse(round.head.byes.begin(), round.head.byes.end());
        std::reverse(round.tables.begin(), round.tables.end());
        for (auto& table : round.tables) {
            std::reverse(table.games.begin(), table.games.end());
        }
    }
    shuffled.settings.apart = {{3_p, 2_p}, {5_p, 1_p}};
    QVERIFY(shuffled != sorted);
    QVERIFY(core::normalised(shuffled) == sorted);
    QVERIFY(core::normalised(shuffled.settings) == sorted.settings);
}

void TestTournament::keepsTheOrderOfPenalties()
{
    auto evening = tournament(4);
    const auto point = scoring::MatchPoints::fromPoints(-1);
    evening.penalties = {{4_p, 2_r, point, {}}, {1_p, 1_r, point, {}}, {4_p, 1_r, point, {}}};
    QVERIFY(core::normalised(evening) == evening);
}

void TestTournament::mergesPresence_data()
{
    QTest::addColumn<std::vector<PresenceSpan>>("given");
    QTest::addColumn<std::vector<PresenceSpan>>("merged");
    using Spans = std::vector<PresenceSpan>;
    constexpr int largest = std::numeric_limits<std::int32_t>::max();
    QTest::newRow("never present") << Spans{} << Spans{};
    QTest::newRow("apart by a round")
        << Spans{span(3, 4), span(1, 1)} << Spans{span(1, 1), span(3, 4)};
    QTest::newRow("touching") << Spans{span(1, 2), span(3, 4)} << Spans{span(1, 4)};
    QTest::newRow("overlapping") << Spans{span(2, 5), span(1, 3)} << Spans{span(1, 5)};
    QTest::newRow("one within the other") << Spans{span(1, 9), span(2, 3)} << Spans{span(1, 9)};
    QTest::newRow("the same twice") << Spans{span(2, 2), span(2, 2)} << Spans{span(2, 2)};
    QTest::newRow("same beginning, open end last") << Spans{span(2, 2), span(2)} << Spans{span(2)};
    QTest::newRow("same beginning, open end first") << Spans{span(2), span(2, 2)} << Spans{span(2)};
    QTest::newRow("open end swallows all behind")
        << Spans{span(2), span(5, 6), span(9)} << Spans{span(2)};
    QTest::newRow("the last round there can be")
        << Spans{span(1, largest), span(largest, largest)} << Spans{span(1, largest)};
}

void TestTournament::mergesPresence()
{
    QFETCH(std::vector<PresenceSpan>, given);
    QFETCH(std::vector<PresenceSpan>, merged);
    auto person = participant(1);
    person.present = given;
    QVERIFY(core::normalised(person).present == merged);
    std::reverse(person.present.begin(), person.present.end());
    QVERIFY(core::normalised(person).present == merged);
}

void TestTournament::dropsNeedlessSubstitutions()
{
    const auto seats = table(1, {1_p, 2_p, 3_p, 4_p}).head;
    const auto plain = played("0,1,-,3");
    QVERIFY(core::normalised(takenOver(plain, 1, 2_p), seats) == plain);
    QVERIFY(core::normalised(takenOver(plain, 2, 9_p), seats) == plain);
    QVERIFY(core::normalised(playedBy(plain, 2, QStringLiteral("Hans")), seats) == plain);
    QVERIFY(core::normalised(takenOver(plain, 4, 9_p), seats) == plain);

    const auto hans = QStringLiteral("Hans");
    const auto two = playedBy(takenOver(plain, 0, 9_p), 3, hans);
    QVERIFY(core::normalised(takenOver(playedBy(plain, 3, hans), 0, 9_p), seats) == two);
}

void TestTournament::isTheSameNormalisedTwice()
{
    for (quint32 seed = 1; seed <= 50; ++seed) {
        const auto made = randomTournament(seed);
        QVERIFY(core::normalised(made) == made);
    }
}

void TestTournament::creditsWhoTookOver()
{
    const auto seats = table(1, {1_p, 2_p, 3_p}).head;
    const auto game = playedBy(takenOver(played("0,1,2"), 1, 9_p), 2, QStringLiteral("Hans"));
    QCOMPARE(core::creditedParticipant(seats, game, 0), 1_p);
    QCOMPARE(core::creditedParticipant(seats, game, 1), 9_p);
    QCOMPARE(core::creditedParticipant(seats, game, 2), 3_p);
}

void TestTournament::knowsPresence_data()
{
    QTest::addColumn<std::vector<PresenceSpan>>("spans");
    QTest::addColumn<QList<int>>("rounds");
    using Spans = std::vector<PresenceSpan>;
    QTest::newRow("by default always") << participant(1).present << QList<int>{1, 2, 3, 4, 5};
    QTest::newRow("never") << Spans{} << QList<int>{};
    QTest::newRow("from the third on") << Spans{span(3)} << QList<int>{3, 4, 5};
    QTest::newRow("until the second") << Spans{span(1, 2)} << QList<int>{1, 2};
    QTest::newRow("all but the third") << Spans{span(1, 2), span(4)} << QList<int>{1, 2, 4, 5};
    QTest::newRow("the third alone") << Spans{span(3, 3)} << QList<int>{3};
}

void TestTournament::knowsPresence()
{
    QFETCH(std::vector<PresenceSpan>, spans);
    QFETCH(QList<int>, rounds);
    auto person = participant(1);
    person.present = spans;
    for (int number = 1; number <= 5; ++number) {
        QCOMPARE(core::isPresent(person, core::RoundNumber{number}), rounds.contains(number));
    }
}

void TestTournament::countsOpenTables()
{
    auto evening = twoRounds();
    QCOMPARE(core::openTables(evening), 3);
    QCOMPARE(core::openTables(evening, 1_r), 2);
    QCOMPARE(core::openTables(evening, 0_r), 0);

    auto& first = evening.rounds[0];
    QVERIFY(!core::isComplete(evening.settings, first, first.tables[0]));
    first.tables[0].games.push_back({2_g, unplayed()});
    QVERIFY(core::isComplete(evening.settings, first, first.tables[0]));
    QCOMPARE(core::openTables(evening, 1_r), 1);

    for (const auto state : {core::RoundState::Draft, core::RoundState::Cancelled}) {
        evening.rounds[1].head.state = state;
        QCOMPARE(core::openTables(evening), 1);
    }
}

void TestTournament::listsNoMoreGamesThanThereCanBe_data()
{
    QTest::addColumn<int>("games");
    QTest::addColumn<int>("lastEntered");
    QTest::addColumn<int>("enterable");
    QTest::addColumn<int>("listed");
    QTest::newRow("four, none entered") << 4 << 0 << 4 << 4;
    QTest::newRow("fifty") << 50 << 0 << 50 << 50;
    QTest::newRow("many, none entered") << 1'000 << 0 << 1'000 << 50;
    QTest::newRow("many, few entered") << 1'000 << 7 << 1'000 << 50;
    QTest::newRow("many, the last entered") << 1'000 << 1'000 << 1'000 << 1'000;
    QTest::newRow("more than there can be") << 2'000'000'000 << 60 << 1'000 << 60;
    QTest::newRow("entered beyond them") << 2'000'000'000 << 5'000 << 1'000 << 1'000;
}

void TestTournament::listsNoMoreGamesThanThereCanBe()
{
    QFETCH(int, games);
    QFETCH(int, lastEntered);
    core::Round round;
    round.head.games = games;
    round.tables.resize(2);
    if (lastEntered > 0) {
        round.tables[1].games = {{core::GameNumber{lastEntered}, unplayed()}};
    }
    QTEST(core::enterableGames(round), "enterable");
    QTEST(core::listedGames(round), "listed");
}

RUMMY_TEST(TestTournament)

} // namespace tst_tournament

#include "tst_tournament.moc"
