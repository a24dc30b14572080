#include "core/cards/chip_balances.h"
#include "core/cards/knock_out.h"
#include "core/cards/matches.h"
#include "core/faults/faults.h"
#include "core/file/tournament_file.h"
#include "core/money/fee.h"
#include "core/money/prizes.h"
#include "core/ranking/open_tables.h"
#include "core/ranking/standings.h"
#include "tests/suite.h"

#include <QFile>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <map>

namespace tst_sample_data {

using core::PlayedGame;
using core::StartNumber;
using core::Tournament;
using scoring::Ending;

namespace {

Tournament readSample(const QString& name)
{
    QFile file(QFINDTESTDATA(QLatin1String("data/") + name));
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("The sample data are missing");
    }
    return core::normalised(*core::readTournament(file.readAll()));
}

QStringList placesOf(const core::Warnings& warnings)
{
    QStringList places;
    for (const auto& warning : warnings) {
        places << std::get<core::Pointer>(warning.place).text();
    }
    return places;
}

std::vector<PlayedGame> playedGames(const Tournament& tournament)
{
    std::vector<PlayedGame> games;
    for (const auto& round : tournament.rounds) {
        for (const auto& table : round.tables) {
            for (const auto& game : table.games) {
                if (const auto* played = std::get_if<PlayedGame>(&game.outcome)) {
                    games.push_back(*played);
                }
            }
        }
    }
    return games;
}

/// The most hands that hold places together in a game, first-round Rommés aside.
int largestTie(const Tournament& tournament, const PlayedGame& game)
{
    int largest = 1;
    if (game.result.ending != Ending::FirstRoundRomme) {
        for (const auto& hand : scoring::scoreGame(tournament.settings.rules, game.result)) {
            largest = std::max(largest, hand ? hand->lastPlace - hand->firstPlace + 1 : 1);
        }
    }
    return largest;
}

/// How often people who had met met again.
int repeatedMeetings(const Tournament& tournament)
{
    std::map<std::pair<StartNumber, StartNumber>, int> meetings;
    for (const auto& round : tournament.rounds) {
        for (const auto& table : round.tables) {
            auto seats = table.head.seats;
            std::sort(seats.begin(), seats.end());
            for (std::size_t one = 0; one < seats.size(); ++one) {
                for (std::size_t other = one + 1; other < seats.size(); ++other) {
                    ++meetings[{seats[one], seats[other]}];
                }
            }
        }
    }
    int repeats = 0;
    for (const auto& [pair, count] : meetings) {
        repeats += count - 1;
    }
    return repeats;
}

/// The table sizes of a round, largest first.
QList<std::size_t> tableSizes(const core::Round& round)
{
    QList<std::size_t> sizes;
    for (const auto& table : round.tables) {
        sizes << table.head.seats.size();
    }
    std::sort(sizes.begin(), sizes.end(), std::greater<>());
    return sizes;
}

} // namespace

/// The sample data match the description in tests/data/README.md.
class TestSampleData : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isPlausible_data();
    void isPlausible();
    void namesAreTheHardOnes_data();
    void namesAreTheHardOnes();
    void clubEveningSeatsTwentyTwo();
    void clubEveningShowsEveryMishap();
    void standings_data();
    void standings();
    void openTournamentOwesForThoseWhoCame();
    void cardsArePlausible_data();
    void cardsArePlausible();
    void cardsShowTiesAndTheirEnds();
    void knockOutHasItsTies();
};

void TestSampleData::isPlausible_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("participants");
    QTest::addColumn<QStringList>("warned");

    QTest::newRow("club evening: one hand over 27 stones")
        << QStringLiteral("club-evening.json") << 22
        << QStringList{QStringLiteral("/rounds/1/tables/0/games/2/hands/1/stones")};
    QTest::newRow("pure evening") << QStringLiteral("pure-evening.json") << 16 << QStringList();
    QTest::newRow("open tournament")
        << QStringLiteral("open-tournament.json") << 120 << QStringList();
}

void TestSampleData::isPlausible()
{
    QFETCH(QString, file);
    const Tournament tournament = readSample(file);

    QVERIFY(core::faultsOf(tournament).empty());
    QTEST(placesOf(core::doubtsOf(tournament)), "warned");
    QTEST(int(tournament.participants.size()), "participants");
    QCOMPARE(core::openTables(tournament), 0);
    QCOMPARE(repeatedMeetings(tournament), 0);
}

void TestSampleData::namesAreTheHardOnes_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("namesakes");

    QTest::newRow("club evening") << QStringLiteral("club-evening.json") << 1;
    QTest::newRow("pure evening") << QStringLiteral("pure-evening.json") << 0;
    QTest::newRow("open tournament") << QStringLiteral("open-tournament.json") << 1;
}

void TestSampleData::namesAreTheHardOnes()
{
    QFETCH(QString, file);
    const Tournament tournament = readSample(file);

    QSet<QString> names;
    int withoutSurname = 0;
    bool doubleName = false;
    bool beyondAscii = false;
    for (const auto& participant : tournament.participants) {
        names << participant.name;
        withoutSurname += participant.name.contains(u',') ? 0 : 1;
        doubleName = doubleName || participant.name.contains(u'-');
        beyondAscii = beyondAscii || participant.name.toUtf8().size() > participant.name.size();
    }
    QTEST(int(tournament.participants.size()) - int(names.size()), "namesakes");
    QCOMPARE(withoutSurname, 1);
    QVERIFY(doubleName);
    QVERIFY(beyondAscii);
}

void TestSampleData::clubEveningSeatsTwentyTwo()
{
    const Tournament evening = readSample(QStringLiteral("club-evening.json"));
    const QList<std::size_t> forTwentyTwo = {4, 4, 4, 4, 3, 3};
    const QList<std::size_t> forTwentyOne = {4, 4, 4, 3, 3, 3};

    QCOMPARE(evening.rounds.size(), 4U);
    QCOMPARE(tableSizes(evening.rounds[0]), forTwentyOne);
    QCOMPARE(tableSizes(evening.rounds[1]), forTwentyTwo);
    QCOMPARE(tableSizes(evening.rounds[2]), forTwentyTwo);
    QCOMPARE(tableSizes(evening.rounds[3]), forTwentyOne);
}

void TestSampleData::clubEveningShowsEveryMishap()
{
    const Tournament evening = readSample(QStringLiteral("club-evening.json"));

    QSet<int> ties;
    QSet<Ending> endings;
    bool missed = false;
    bool takenOver = false;
    bool playedBy = false;
    const auto games = playedGames(evening);
    for (const auto& game : games) {
        ties << largestTie(evening, game);
        endings << game.result.ending;
        missed = missed || scoring::playedHands(game.result.hands) < int(game.result.hands.size());
        for (const auto& substitution : game.substitutions) {
            const bool takesOver =
                std::holds_alternative<core::Substitution::TakenOverBy>(substitution.by);
            (takesOver ? takenOver : playedBy) = true;
        }
    }
    QCOMPARE(ties, QSet<int>({1, 2, 3, 4}));
    QCOMPARE(endings, QSet<Ending>({Ending::Romme, Ending::FirstRoundRomme, Ending::Early}));
    QVERIFY(missed);
    QVERIFY(takenOver);
    QVERIFY(playedBy);
    QCOMPARE(evening.penalties.size(), 1U);
    QCOMPARE(games.size(), 4U * 24U - 1U);
    QVERIFY(
        !core::isPresent(*core::findParticipant(evening, StartNumber{22}), core::RoundNumber{1}));
    QVERIFY(
        !core::isPresent(*core::findParticipant(evening, StartNumber{19}), core::RoundNumber{4}));
}

void TestSampleData::standings_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("games");
    QTest::addColumn<QString>("tmp");
    QTest::addColumn<QString>("gmp");
    QTest::addColumn<int>("claims");
    QTest::addColumn<int>("rommes");
    QTest::addColumn<int>("stones");

    // Calculated independently of this program.
    QString file;
    const auto row = [&file](int number, int games, const char* tmp, const char* gmp, int claims,
                             int rommes, int stones) {
        QTest::addRow("%s, %d", qPrintable(file), number)
            << file << number << games << QString::fromLatin1(tmp) << QString::fromLatin1(gmp)
            << claims << rommes << stones;
    };
    file = QStringLiteral("club-evening.json");
    row(1, 16, "79/2", "65/2", 7, 5, 119);
    row(2, 16, "95/2", "71/2", 12, 5, 100);
    row(3, 16, "107/2", "79/2", 14, 5, 83);
    row(4, 16, "87/2", "61/2", 13, 4, 109);
    row(5, 16, "62", "44", 18, 4, 54);
    row(6, 15, "38", "29", 9, 3, 96);
    row(7, 16, "48", "36", 12, 5, 67);
    row(8, 16, "97/2", "73/2", 12, 2, 114);
    row(9, 16, "111/2", "79/2", 16, 6, 72);
    row(10, 16, "101/2", "77/2", 12, 4, 74);
    row(11, 16, "101/2", "75/2", 13, 4, 110);
    row(12, 15, "95/2", "81/2", 8, 4, 66);
    row(13, 15, "95/2", "69/2", 13, 6, 65);
    row(14, 16, "54", "40", 14, 6, 62);
    row(15, 16, "64", "47", 17, 8, 47);
    row(16, 16, "41", "32", 9, 2, 127);
    row(17, 16, "79/2", "67/2", 6, 3, 102);
    row(18, 16, "93/2", "73/2", 10, 3, 85);
    row(19, 12, "59/2", "49/2", 5, 1, 90);
    row(20, 16, "55", "43", 12, 6, 70);
    row(21, 15, "75/2", "61/2", 7, 2, 108);
    row(22, 12, "42", "29", 13, 4, 60);
    file = QStringLiteral("pure-evening.json");
    row(1, 16, "38", "38", 0, 1, 121);
    row(2, 16, "45", "45", 0, 3, 102);
    row(3, 16, "139/3", "139/3", 0, 6, 104);
    row(4, 16, "121/3", "121/3", 0, 3, 125);
    row(5, 16, "142/3", "142/3", 0, 4, 89);
    row(6, 16, "47", "47", 0, 4, 93);
    row(7, 16, "41", "41", 0, 5, 116);
    row(8, 16, "124/3", "124/3", 0, 2, 110);
    row(9, 16, "133/3", "133/3", 0, 3, 111);
    row(10, 16, "112/3", "112/3", 0, 1, 124);
    row(11, 16, "97/2", "97/2", 0, 4, 81);
    row(12, 16, "45", "45", 0, 8, 77);
    row(13, 16, "127/3", "127/3", 0, 4, 106);
    row(14, 16, "48", "48", 0, 7, 81);
    row(15, 16, "289/6", "289/6", 0, 4, 99);
    row(16, 16, "44", "44", 0, 3, 104);
}

void TestSampleData::standings()
{
    QFETCH(QString, file);
    QFETCH(int, number);
    const core::Standings standings(readSample(file));
    const auto& lines = standings.lines();
    const auto line = std::find_if(lines.begin(), lines.end(), [number](const auto& candidate) {
        return candidate.tally.number == StartNumber{number};
    });

    QVERIFY(line != lines.end());
    const core::Tally& tally = line->tally;
    QTEST(int(tally.games), "games");
    QTEST(QString::fromStdString(scoring::fractionText(tally.tmp())), "tmp");
    QTEST(QString::fromStdString(scoring::fractionText(tally.gmp)), "gmp");
    QTEST(int(tally.claims), "claims");
    QTEST(int(tally.rommes), "rommes");
    QTEST(int(tally.stones), "stones");
}

void TestSampleData::openTournamentOwesForThoseWhoCame()
{
    const core::Fee fee = core::licenceFee(readSample(QStringLiteral("open-tournament.json")));

    QCOMPARE(fee.cents, 11600);
    QCOMPARE(fee.counted.size(), 116U);
    QCOMPARE(fee.noShows.size(), 4U);
    QVERIFY(!fee.reason);
}

void TestSampleData::cardsArePlausible_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("participants");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("matches");
    QTest::newRow("ring game") << QStringLiteral("cards-ring.json") << 4 << 1 << 1;
    QTest::newRow("match to 500") << QStringLiteral("cards-target.json") << 4 << 1 << 1;
    QTest::newRow("knock-out") << QStringLiteral("cards-knock-out.json") << 27 << 4 << 14;
    QTest::newRow("points evening") << QStringLiteral("cards-points.json") << 16 << 4 << 16;
}

void TestSampleData::cardsArePlausible()
{
    QFETCH(QString, file);
    const Tournament tournament = readSample(file);

    QCOMPARE(tournament.settings.rules.ruleSet, scoring::RuleSet::Romme500);
    QVERIFY(core::faultsOf(tournament).empty());
    QCOMPARE(placesOf(core::doubtsOf(tournament)), QStringList());
    QTEST(int(tournament.participants.size()), "participants");
    QTEST(int(tournament.rounds.size()), "rounds");
    QTEST(int(core::matchesOf(tournament).size()), "matches");
    QCOMPARE(core::openTables(tournament), 0);
    QVERIFY(!core::chipBalances(tournament).empty() == tournament.settings.cards.pcr.has_value());
}

void TestSampleData::cardsShowTiesAndTheirEnds()
{
    const Tournament ring = readSample(QStringLiteral("cards-ring.json"));
    const auto shares = core::prizeShares(ring, core::Standings(ring));
    QCOMPARE(shares.size(), 2U);
    QCOMPARE(shares[0].fraction(), QStringLiteral("4001/2"));
    QCOMPARE(shares[0].oddCents(), 1);
    QVERIFY(core::matchesOf(ring)[0].state.status == core::MatchStatus::Split);

    const Tournament target = readSample(QStringLiteral("cards-target.json"));
    const auto match = core::matchesOf(target)[0].state;
    QVERIFY(match.over == core::MatchOver::TargetReached);
    QCOMPARE(match.score.seats[0].score, 506);
    QCOMPARE(match.score.seats[1].score, 510);
    QVERIFY(match.winners == std::vector{StartNumber{4}});

    const Tournament points = readSample(QStringLiteral("cards-points.json"));
    QVERIFY(core::matchesOf(points)[0].state.status == core::MatchStatus::Split);
    QCOMPARE(points.penalties.size(), 1U);
    const core::Standings standings(points);
    // Calculated independently of this program: a shared first place, two wins and a second place.
    QVERIFY(standings.lines()[0].tally.number == StartNumber{2});
    QCOMPARE(QString::fromStdString(scoring::fractionText(standings.lines()[0].tally.tmp())),
             QStringLiteral("29/2"));
}

void TestSampleData::knockOutHasItsTies()
{
    const Tournament knockOut = readSample(QStringLiteral("cards-knock-out.json"));
    QVERIFY(core::knockOutOf(knockOut).winner == StartNumber{13});
    const auto& byHand = *core::findTable(knockOut, core::RoundNumber{1}, core::TableNumber{3});
    const auto match = core::matchOf(knockOut.settings, knockOut.rounds[0], byHand);
    const auto& seats = match.score.seats;
    QCOMPARE(seats[0].score, seats[1].score);
    QCOMPARE(seats[0].melded, seats[1].melded);
    QVERIFY(*seats[1].lastHand < *seats[0].lastHand);
    QVERIFY(match.winners.back() == byHand.head.seats[1]);

    const auto& byLot = *core::findTable(knockOut, core::RoundNumber{2}, core::TableNumber{1});
    QCOMPARE(byLot.head.lot.size(), 1U);
    const auto& left = *core::findTable(knockOut, core::RoundNumber{1}, core::TableNumber{7});
    QCOMPARE(left.head.withdrawn.size(), 1U);
}

RUMMY_TEST(TestSampleData)

} // namespace tst_sample_data

#include "tst_sample_data.moc"
