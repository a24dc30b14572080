#include "core/year/evening_facts.h"

#include "card_evening.h"
#include "random_cards.h"
#include "random_tournament.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <utility>

namespace tst_evening_facts {

using namespace Qt::StringLiterals;
using namespace card_evening;
using core::EveningFacts;
using core::StartNumber;

/// A tournament's facts about its people.
class TestEveningFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void meetings_data();
    void meetings();
    void seriesOfWins_data();
    void seriesOfWins();
    void linesAreTheStandings();
    void winsAreThoseOfTheStandings();
    void gamesAreMetByAllOfThem();
};

namespace {

/// "1-2: 2 tables, 3 games, 1:2" and so on.
QString meetingsText(const EveningFacts& facts)
{
    QStringList texts;
    for (const auto& meeting : facts.meetings) {
        texts << u"%1-%2: %3 tables, %4 games, %5:%6"_s.arg(plain(meeting.one))
                     .arg(plain(meeting.other))
                     .arg(meeting.tables)
                     .arg(meeting.games)
                     .arg(meeting.oneAhead)
                     .arg(meeting.otherAhead);
    }
    return texts.join(u" | "_s);
}

core::Tournament twoGames(core::PlayedGame first, core::PlayedGame second)
{
    auto evening = tournament(4);
    evening.rounds = {round(1, {table(1, {2_p, 1_p, 3_p}, games({first, second}))}, {4_p})};
    return evening;
}

} // namespace

void TestEveningFacts::meetings_data()
{
    QTest::addColumn<core::Tournament>("evening");
    QTest::addColumn<QString>("meetings");

    const auto plainGame = played("0,5,9");
    QTest::newRow("by the points of each game")
        << twoGames(plainGame, played("4,0,9"))
        << u"1-2: 1 tables, 2 games, 1:1 | 1-3: 1 tables, 2 games, 2:0 | 2-3: 1 tables, 2 games, "
           "2:0"_s;
    QTest::newRow("claims count, and equals are level")
        << twoGames(played("0,5,9", "0,1,2"), played("4,0,4"))
        << u"1-2: 1 tables, 2 games, 1:0 | 1-3: 1 tables, 2 games, 1:0 | 2-3: 1 tables, 2 games, "
           "0:0"_s;
    QTest::newRow("whoever did not play met nobody")
        << twoGames(plainGame, played("0,5,-"))
        << u"1-2: 1 tables, 2 games, 0:2 | 1-3: 1 tables, 1 games, 1:0 | 2-3: 1 tables, 1 games, "
           "1:0"_s;
    QTest::newRow("whoever took over a seat met the others without sitting there")
        << twoGames(plainGame, takenOver(plainGame, 2, 4_p))
        << u"1-2: 1 tables, 2 games, 0:2 | 1-3: 1 tables, 1 games, 1:0 | 1-4: 0 tables, 1 games, "
           "1:0 | 2-3: 1 tables, 1 games, 1:0 | 2-4: 0 tables, 1 games, 1:0"_s;

    auto cancelled = twoGames(plainGame, plainGame);
    cancelled.rounds[0].head.state = core::RoundState::Cancelled;
    QTest::newRow("a cancelled round counts for nothing") << cancelled << u""_s;

    auto match = cards(3, quick(CardEvent::Points, 2));
    match.rounds = {
        round(1, {table(1, {1_p, 2_p, 3_p},
                        games({dealt("60,20,30", "0,5,10"), dealt("20,70,10", "5,0,40")}))}),
        round(2, {table(1, {1_p, 2_p}, games({dealt("60,20", "0,30")}))})};
    QTest::newRow("a match is one game, and none while it runs")
        << match
        << u"1-2: 2 tables, 1 games, 0:1 | 1-3: 1 tables, 1 games, 1:0 | 2-3: 1 tables, 1 games, "
           "1:0"_s;
}

void TestEveningFacts::meetings()
{
    QFETCH(const core::Tournament, evening);
    QFETCH(const QString, meetings);
    QCOMPARE(meetingsText(core::factsOf(evening, core::Standings(evening))), meetings);
}

void TestEveningFacts::seriesOfWins_data()
{
    QTest::addColumn<core::Tournament>("evening");
    QTest::addColumn<QString>("won");

    QTest::newRow("in the order of the games")
        << twoGames(played("0,5,9"), played("5,0,9")) << u"1: -+ | 2: +- | 3: -- | 4: "_s;
    QTest::newRow("a shared win is one")
        << twoGames(played("5,5,9", "", scoring::Ending::Early), played("5,9,0"))
        << u"1: +- | 2: +- | 3: -+ | 4: "_s;
}

void TestEveningFacts::seriesOfWins()
{
    QFETCH(const core::Tournament, evening);
    QFETCH(const QString, won);
    auto people = core::factsOf(evening, core::Standings(evening)).participants;
    std::sort(people.begin(), people.end(),
              [](const auto& left, const auto& right) { return left.number < right.number; });
    QStringList texts;
    for (const auto& person : people) {
        QString text = u"%1: "_s.arg(plain(person.number));
        for (const bool one : person.won) {
            text += one ? u'+' : u'-';
        }
        texts << text;
    }
    QCOMPARE(texts.join(u" | "_s), won);
}

void TestEveningFacts::linesAreTheStandings()
{
    for (quint32 seed = 1; seed <= 20; ++seed) {
        const auto evening = randomTournament(seed, {12, 3, 3, 4});
        const core::Standings standings(evening);
        const auto facts = core::factsOf(evening, standings);
        QCOMPARE(facts.participants.size(), standings.lines().size());
        for (std::size_t line = 0; line < facts.participants.size(); ++line) {
            const auto& person = facts.participants[line];
            QVERIFY(person.rank == standings.lines()[line].rank);
            QVERIFY(person.tally == standings.lines()[line].tally);
            QCOMPARE(person.name, core::findParticipant(evening, person.number)->name);
        }
    }
}

void TestEveningFacts::winsAreThoseOfTheStandings()
{
    for (quint32 seed = 1; seed <= 30; ++seed) {
        for (const auto& evening : {randomTournament(seed), randomCards(seed)}) {
            for (const auto& person :
                 core::factsOf(evening, core::Standings(evening)).participants) {
                QCOMPARE(std::count(person.won.begin(), person.won.end(), true), person.tally.wins);
                if (!core::playsCards(evening.settings)) {
                    QCOMPARE(std::ssize(person.won), person.tally.games);
                }
            }
        }
    }
}

void TestEveningFacts::gamesAreMetByAllOfThem()
{
    for (quint32 seed = 1; seed <= 30; ++seed) {
        const auto evening = randomTournament(seed);
        std::map<std::pair<StartNumber, StartNumber>, std::int64_t> games;
        for (const auto& round : evening.rounds) {
            for (const auto& table : round.tables) {
                for (const auto& game : table.games) {
                    const auto* played = std::get_if<core::PlayedGame>(&game.outcome);
                    if (played == nullptr || !counts(round.head.state)) {
                        continue;
                    }
                    std::vector<StartNumber> players;
                    for (std::size_t seat = 0; seat < played->result.hands.size(); ++seat) {
                        if (played->result.hands[seat]) {
                            players.push_back(core::creditedParticipant(table.head, *played, seat));
                        }
                    }
                    for (const auto one : players) {
                        for (const auto other : players) {
                            games[{one, other}] += one < other ? 1 : 0;
                        }
                    }
                }
            }
        }
        for (const auto& meeting : core::factsOf(evening, core::Standings(evening)).meetings) {
            QVERIFY(meeting.one < meeting.other);
            QVERIFY(meeting.oneAhead + meeting.otherAhead <= meeting.games);
            QCOMPARE(meeting.games, (games[{meeting.one, meeting.other}]));
            games.erase({meeting.one, meeting.other});
        }
        QVERIFY(std::all_of(games.begin(), games.end(),
                            [](const auto& pair) { return pair.second == 0; }));
    }
}

RUMMY_TEST(TestEveningFacts)

} // namespace tst_evening_facts

#include "tst_evening_facts.moc"
