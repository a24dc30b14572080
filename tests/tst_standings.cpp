#include "core/ranking/standings.h"
#include "tests/suite.h"
#include "tournament_builder.h"

#include <QTest>

#include <algorithm>
#include <compare>

namespace tst_standings {

using core::RankMove;
using core::RoundNumber;
using core::RoundState;
using core::Standing;
using core::Standings;
using core::StartNumber;
using core::Tally;
using core::Tournament;
using game_builder::early;
using game_builder::firstRound;
using game_builder::plus;
using game_builder::points;
using game_builder::pure;
using game_builder::romme;
using scoring::AverageGame;
using scoring::FirstRoundRommeClaims;
using scoring::MatchPoints;
using scoring::NamedScale;
using scoring::RankBy;
using scoring::RuleOptions;
using scoring::TieBreak;

namespace {

using OptionalRound = std::optional<RoundNumber>;

/// Rank and start number of each line: "1:4 2:1 2:3 -:5".
QString ranksText(const Standings& standings)
{
    QStringList texts;
    for (const auto& line : standings.lines()) {
        const QString rank = line.rank ? QString::number(*line.rank) : QStringLiteral("-");
        texts << rank + u':' + QString::number(plain(line.tally.number));
    }
    return texts.join(u' ');
}

/// The same and the total: "1:4=9/2".
QString totalsText(const Standings& standings)
{
    QStringList texts = ranksText(standings).split(u' ', Qt::SkipEmptyParts);
    for (qsizetype line = 0; line < texts.size(); ++line) {
        const auto& tally = standings.lines()[static_cast<std::size_t>(line)].tally;
        texts[line] += u'=' + game_builder::text(tally.tmp());
    }
    return texts.join(u' ');
}

Tally tallyOf(const Standings& standings, int number)
{
    const auto& lines = standings.lines();
    return std::find_if(
               lines.begin(), lines.end(),
               [number](const Standing& line) { return line.tally.number == StartNumber{number}; })
        ->tally;
}

/// All non-zero values: "games 2, gmp 7, wins 1".
QString text(const Tally& tally)
{
    QStringList texts;
    const auto add = [&texts](const char* name, const QString& value) {
        if (value != u"0") {
            texts << QLatin1String(name) + u' ' + value;
        }
    };
    add("games", QString::number(tally.games));
    add("gmp", game_builder::text(tally.gmp));
    add("cmp", game_builder::text(tally.cmp));
    add("penalties", game_builder::text(tally.penalties));
    add("byes", QString::number(tally.byes));
    add("byePoints", game_builder::text(tally.byePoints));
    add("wins", QString::number(tally.wins));
    add("rommes", QString::number(tally.rommes));
    add("claims", QString::number(tally.claims));
    add("stones", QString::number(tally.stones));
    return texts.join(QStringLiteral(", "));
}

/// E has a bye in round 1; D is gone in round 2.
TournamentBuilder fiveParticipants(RuleOptions options)
{
    TournamentBuilder builder(pure(std::move(options)));
    builder.participants(5);
    builder.round(1, 1).bye(5).table({1, 2, 3, 4}).game(romme("0,3,5,9"));
    builder.round(2, 1).table({5, 1, 2, 3}).game(romme("0,3,5,9"));
    return builder;
}

/// Eight with 4 points and a win each, at two tables that differ only in the last one's stones.
TournamentBuilder allEqual(std::vector<TieBreak> tieBreaks)
{
    TournamentBuilder builder(plus({.tieBreaks = std::move(tieBreaks)}));
    builder.participants(8).round(1, 1);
    builder.table({1, 2, 3, 4}).game(romme("0,3,5,9", "0,1,2,3"));
    builder.table({5, 6, 7, 8}).game(romme("0,3,5,8", "0,1,2,3"));
    return builder;
}

} // namespace

class TestStandings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ranks_data();
    void ranks();
    void tieBreaks_data();
    void tieBreaks();
    void tallies_data();
    void tallies();
    void means_data();
    void means();
    void rankMoves();
    void rankMovesOfNewcomers();
};

void TestStandings::ranks_data()
{
    QTest::addColumn<Tournament>("tournament");
    QTest::addColumn<OptionalRound>("after");
    QTest::addColumn<QString>("totals");

    const OptionalRound all;

    QTest::newRow("TMP: five participants, a bye is worth nothing")
        << fiveParticipants({}).tournament() << all << "1:1=7 2:2=5 3:5=4 4:3=3 5:4=1";
    QTest::newRow("mean: without the round with a bye")
        << fiveParticipants({.rankBy = RankBy::Mean}).tournament() << all
        << "1:5=4 2:1=7 3:2=5 4:3=3 5:4=1";
    QTest::newRow("bye points count for the TMP")
        << fiveParticipants({.byeMatchPoints = points("5/2")}).tournament() << all
        << "1:1=7 2:5=13/2 3:2=5 4:3=3 5:4=1";
    QTest::newRow("average game: 5/2 for a bye in a round of one")
        << fiveParticipants({.byeMatchPoints = AverageGame()}).tournament() << all
        << "1:1=7 2:5=13/2 3:2=5 4:3=3 5:4=1";
    QTest::newRow("mean: bye points don't count")
        << fiveParticipants({.byeMatchPoints = points("-5"), .rankBy = RankBy::Mean}).tournament()
        << all << "1:5=-1 2:1=7 3:2=5 4:3=3 5:4=1";
    QTest::newRow("mean: penalties count")
        << fiveParticipants({.rankBy = RankBy::Mean}).penalty(5, 2, "-1").tournament() << all
        << "1:1=7 2:5=3 3:2=5 4:3=3 5:4=1";
    QTest::newRow("mean: claims count") << TournamentBuilder(plus({.rankBy = RankBy::Mean}))
                                               .participants(3)
                                               .round(1, 1)
                                               .table({1, 2, 3})
                                               .game(romme("0,3,5", "0,0,5"))
                                               .tournament()
                                        << all << "1:3=6 2:1=3 3:2=2";
    QTest::newRow("after round 1: no game, no rank")
        << fiveParticipants({.byeMatchPoints = points("9")}).tournament()
        << OptionalRound(RoundNumber{1}) << "1:1=4 2:2=3 3:3=2 4:4=1 -:5=9";
    QTest::newRow("before the first round: by start number")
        << fiveParticipants({}).tournament() << OptionalRound(RoundNumber{0})
        << "-:1=0 -:2=0 -:3=0 -:4=0 -:5=0";
    QTest::newRow("no rank in spite of penalties") << TournamentBuilder(pure())
                                                          .participants(3)
                                                          .penalty(1, 1, "-1")
                                                          .penalty(3, 1, "1")
                                                          .tournament()
                                                   << all << "-:1=-1 -:2=0 -:3=1";
    QTest::newRow("nobody enrolled") << Tournament() << all << "";

    TournamentBuilder threeGames(pure({.scale = NamedScale::German}));
    threeGames.participants(4).round(1, 3).table({1, 2, 3, 4});
    threeGames.game(romme("0,7,7,7")).game(early("2,2,2,9")).game(early("5,5,5,5"));
    QTest::newRow("ranks are shared: 1, 2, 2, 4")
        << threeGames.tournament() << all << "1:1=121/12 2:2=101/12 2:3=101/12 4:4=73/12";
}

void TestStandings::ranks()
{
    QFETCH(Tournament, tournament);
    QFETCH(OptionalRound, after);
    QTEST(totalsText(Standings(tournament, after)), "totals");
}

void TestStandings::tieBreaks_data()
{
    QTest::addColumn<Tournament>("tournament");
    QTest::addColumn<QString>("ranks");

    using enum TieBreak;
    QTest::newRow("none: equals share the rank, by start number")
        << allEqual({}).tournament() << "1:1 1:2 1:3 1:4 1:5 1:6 1:7 1:8";
    QTest::newRow("rommes: the more the better")
        << allEqual({Rommes}).tournament() << "1:1 1:5 3:2 3:3 3:4 3:6 3:7 3:8";
    QTest::newRow("claims: the more the better")
        << allEqual({Claims}).tournament() << "1:4 1:8 3:3 3:7 5:2 5:6 7:1 7:5";
    QTest::newRow("stones: the fewer the better")
        << allEqual({Stones}).tournament() << "1:1 1:5 3:2 3:6 5:3 5:7 7:8 8:4";
    QTest::newRow("gmp: the more the better")
        << allEqual({Gmp}).tournament() << "1:1 1:5 3:2 3:6 5:3 5:7 7:4 7:8";
    QTest::newRow("in their order: claims before stones")
        << allEqual({Claims, Stones}).tournament() << "1:8 2:4 3:3 3:7 5:2 5:6 7:1 7:5";
    QTest::newRow("in their order: rommes before claims")
        << allEqual({Rommes, Claims}).tournament() << "1:1 1:5 3:4 3:8 5:3 5:7 7:2 7:6";

    QTest::newRow("TMP before any tie-break")
        << allEqual({Claims}).penalty(4, 1, "-0.1").tournament()
        << "1:8 2:3 2:7 4:2 4:6 6:1 6:5 8:4";
    QTest::newRow("mean: equals share the rank")
        << fiveParticipants({.rankBy = RankBy::Mean}).penalty(5, 2, "-1/2").tournament()
        << "1:1 1:5 3:2 4:3 5:4";
    QTest::newRow("mean: tie-breaks decide as well")
        << fiveParticipants({.rankBy = RankBy::Mean, .tieBreaks = {Gmp}})
               .penalty(5, 2, "-1/2")
               .tournament()
        << "1:1 2:5 3:2 4:3 5:4";

    TournamentBuilder wins(pure({.tieBreaks = {Wins}}));
    wins.participants(4).round(1, 2).table({1, 2, 3, 4});
    wins.game(romme("0,3,5,9")).game(romme("9,5,3,0"));
    QTest::newRow("wins: the more the better") << wins.tournament() << "1:1 1:4 3:2 3:3";
}

void TestStandings::tieBreaks()
{
    QFETCH(Tournament, tournament);
    QTEST(ranksText(Standings(tournament)), "ranks");
}

void TestStandings::tallies_data()
{
    QTest::addColumn<Tournament>("tournament");
    QTest::addColumn<OptionalRound>("after");
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("tally");

    const OptionalRound all;
    const OptionalRound one = RoundNumber{1};
    const auto game = romme("5,0,7,9", "1,0,2,0");
    const auto started = [](int games = 1, RoundState state = RoundState::Published) {
        TournamentBuilder builder(plus({.byeMatchPoints = points("2")}));
        return builder.participants(6).round(1, games, state).bye(6).table({1, 2, 3, 4});
    };

    QTest::newRow("a hand") << started().game(game).tournament() << all << 1
                            << "games 1, gmp 3, cmp 1, wins 1, claims 1, stones 5";
    QTest::newRow("a Rommé") << started().game(game).tournament() << all << 2
                             << "games 1, gmp 4, wins 1, rommes 1";
    QTest::newRow("neither seated nor on a bye")
        << started().game(game).tournament() << all << 5 << "";
    QTest::newRow("a bye") << started().game(game).tournament() << all << 6
                           << "byes 1, byePoints 2";
    QTest::newRow("stones of every game add up")
        << started(2).game(game).game(early("3,9,8,4")).tournament() << all << 1
        << "games 2, gmp 7, cmp 1, wins 2, claims 1, stones 8";
    QTest::newRow("did not play") << started().game(romme("-,0,7,9")).tournament() << all << 1
                                  << "";
    QTest::newRow("did not play: the others' scale")
        << started().game(romme("-,0,7,9")).tournament() << all << 3 << "games 1, gmp 2, stones 7";
    QTest::newRow("game not played") << started().unplayedGame().tournament() << all << 1 << "";

    QTest::newRow("played by somebody: the seat's participant keeps the points")
        << started().game(romme("5,0,7,9"), {playedBy(1, "Hans")}).tournament() << all << 2
        << "games 1, gmp 4, wins 1, rommes 1";
    QTest::newRow("taken over: the points are the taker's")
        << started().game(romme("5,0,7,9"), {takenOverBy(1, 5)}).tournament() << all << 5
        << "games 1, gmp 4, wins 1, rommes 1";
    QTest::newRow("taken over: nothing for the seat's participant")
        << started().game(romme("5,0,7,9"), {takenOverBy(1, 5)}).tournament() << all << 2 << "";
    QTest::newRow("taken over: the other seats are as before")
        << started().game(romme("5,0,7,9"), {takenOverBy(1, 5)}).tournament() << all << 1
        << "games 1, gmp 3, stones 5";
    QTest::newRow("taken over from a bye: the bye is kept")
        << started().game(romme("5,0,7,9"), {takenOverBy(1, 6)}).tournament() << all << 6
        << "games 1, gmp 4, byes 1, byePoints 2, wins 1, rommes 1";
    QTest::newRow("taken over: for that game alone")
        << started(2).game(romme("5,0,7,9"), {takenOverBy(1, 5)}).game(game).tournament() << all
        << 2 << "games 1, gmp 4, wins 1, rommes 1";

    TournamentBuilder pooled(plus({.firstRoundRommeClaims = FirstRoundRommeClaims::Pool}));
    pooled.participants(4).round(1, 1).table({1, 2, 3, 4});
    pooled.game(firstRound("0,14,12,10", "2,1,0,0"));
    QTest::newRow("claims are one's own though CMP are pooled")
        << pooled.tournament() << all << 2 << "games 1, gmp 2, cmp 1/3, claims 1, stones 14";
    QTest::newRow("no claims of one's own though CMP are pooled")
        << pooled.tournament() << all << 3 << "games 1, gmp 2, cmp 1/3, stones 12";

    QTest::newRow("closed round: games count")
        << started(1, RoundState::Closed).game(game).tournament() << all << 2
        << "games 1, gmp 4, wins 1, rommes 1";
    QTest::newRow("closed round: byes count")
        << started(1, RoundState::Closed).game(game).tournament() << all << 6
        << "byes 1, byePoints 2";
    QTest::newRow("cancelled round: games don't count")
        << started(1, RoundState::Cancelled).game(game).tournament() << all << 2 << "";
    QTest::newRow("cancelled round: byes don't count")
        << started(1, RoundState::Cancelled).game(game).tournament() << all << 6 << "";
    QTest::newRow("cancelled round: penalties count")
        << started(1, RoundState::Cancelled).game(game).penalty(2, 1, "-3").tournament() << all << 2
        << "penalties -3";
    QTest::newRow("draft: byes don't count")
        << started(1, RoundState::Draft).tournament() << all << 6 << "";

    const auto later = started().game(game).round(2, 3).bye(6).table({1, 2, 3, 4}).game(game);
    QTest::newRow("after a round: it counts") << later.tournament() << OptionalRound(RoundNumber{2})
                                              << 2 << "games 2, gmp 8, wins 2, rommes 2";
    QTest::newRow("after a round: later games don't count")
        << later.tournament() << one << 2 << "games 1, gmp 4, wins 1, rommes 1";
    QTest::newRow("after a round: later byes don't count")
        << later.tournament() << one << 6 << "byes 1, byePoints 2";
    QTest::newRow("after a round: its penalties count, later ones don't")
        << started().penalty(1, 1, "-1/2").penalty(1, 2, "-3").tournament() << one << 1
        << "penalties -1/2";
    QTest::newRow("all penalties, of rounds to come as well")
        << started().penalty(1, 1, "-1/2").penalty(1, 9, "3").tournament() << all << 1
        << "penalties 5/2";

    TournamentBuilder average(plus({.byeMatchPoints = AverageGame()}));
    average.participants(5).round(1, 4).bye(5).round(2, 3).bye(5);
    QTest::newRow("average game: times each round's own number of games")
        << average.tournament() << all << 5 << "byes 2, byePoints 35/2";
}

void TestStandings::tallies()
{
    QFETCH(Tournament, tournament);
    QFETCH(OptionalRound, after);
    QFETCH(int, number);
    QTEST(text(tallyOf(Standings(tournament, after), number)), "tally");
}

void TestStandings::means_data()
{
    QTest::addColumn<qint64>("leftUnits");
    QTest::addColumn<qint64>("leftGames");
    QTest::addColumn<qint64>("rightUnits");
    QTest::addColumn<qint64>("rightGames");
    QTest::addColumn<QString>("left");

    const auto row = [](const char* name, qint64 leftUnits, qint64 leftGames, qint64 rightUnits,
                        qint64 rightGames, const char* left) {
        QTest::newRow(name) << leftUnits << leftGames << rightUnits << rightGames << left;
    };
    constexpr qint64 manyGames = 2'000'000'000;
    row("more in as many games", 481, 4, 480, 4, "before");
    row("less in more games", 480, 5, 480, 4, "behind");
    row("thirds are exact", 1, 3, 333'333'333, 1'000'000'000, "before");
    row("the same thirds", 1, 3, 333'333'333, 999'999'999, "equal");
    row("negative: less taken", -1, 3, -1, 2, "before");
    row("negative: the same", -2, 4, -1, 2, "equal");
    row("negative: between whole units", -7, 2, -3, 1, "behind");
    row("negative and nothing", -1, 5, 0, 1, "behind");
    row("negative and positive below one unit", -1, 3, 1, 3, "behind");
    row("penalties as large as can be", -120'000'000, 1, -120'000'001, 1, "before");
    row("products beyond 64 bits", 6'000'000'000'000'000'000, 2, 2'000'000'000'000'000'000, 3,
        "before");
    row("products beyond 64 bits, nearly equal", manyGames * manyGames + 1, manyGames,
        manyGames * (manyGames + 1) + 1, manyGames + 1, "before");
    row("products beyond 64 bits, equal", manyGames * manyGames, manyGames,
        manyGames * (manyGames + 1), manyGames + 1, "equal");
    row("no game stands behind", 0, 0, -480, 1, "behind");
    row("neither has a game", 480, 0, 0, 0, "equal");
}

void TestStandings::means()
{
    QFETCH(qint64, leftUnits);
    QFETCH(qint64, leftGames);
    QFETCH(qint64, rightUnits);
    QFETCH(qint64, rightGames);
    QFETCH(QString, left);
    const auto tally = [](qint64 units, qint64 games) {
        Tally result;
        result.games = games;
        result.gmp = MatchPoints::fromUnits(units);
        return result;
    };
    const auto order = core::compareTallies({.rankBy = RankBy::Mean}, tally(leftUnits, leftGames),
                                            tally(rightUnits, rightGames));
    const auto reverse = core::compareTallies(
        {.rankBy = RankBy::Mean}, tally(rightUnits, rightGames), tally(leftUnits, leftGames));
    QCOMPARE(std::is_lt(order), left == u"before");
    QCOMPARE(std::is_gt(order), left == u"behind");
    QCOMPARE(std::is_gt(reverse), std::is_lt(order));
    QCOMPARE(std::is_lt(reverse), std::is_gt(order));
}

void TestStandings::rankMoves()
{
    const auto tournament = fiveParticipants({}).tournament();
    const Standings before(tournament, RoundNumber{1});
    const Standings after(tournament);
    // 1 to 4 are as before, but 5 comes third.
    const std::vector<RankMove> moves = {
        {StartNumber{5}, std::nullopt, 3}, {StartNumber{3}, 3, 4}, {StartNumber{4}, 4, 5}};
    QCOMPARE(core::rankMoves(before, after), moves);
    QVERIFY(core::rankMoves(after, after).empty());
    const std::vector<RankMove> back = {
        {StartNumber{3}, 4, 3}, {StartNumber{4}, 5, 4}, {StartNumber{5}, 3, std::nullopt}};
    QCOMPARE(core::rankMoves(after, before), back);
}

void TestStandings::rankMovesOfNewcomers()
{
    TournamentBuilder builder(pure());
    builder.participants(3).round(1, 2).table({1, 2, 3}).game(romme("0,3,5"));
    const Standings before(builder.tournament());
    builder.participant(4).participant(5).game(romme("5,3,0"), {takenOverBy(2, 4)});
    const std::vector<RankMove> moves = {
        {StartNumber{2}, 2, 1}, {StartNumber{4}, std::nullopt, 3}, {StartNumber{3}, 3, 4}};
    QCOMPARE(core::rankMoves(before, Standings(builder.tournament())), moves);
}

RUMMY_TEST(TestStandings)

} // namespace tst_standings

#include "tst_standings.moc"
