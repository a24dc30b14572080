#include "game_builder.h"
#include "random_game.h"
#include "scoring/checks.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <numeric>

namespace tst_scoring {

using game_builder::early;
using game_builder::firstRound;
using game_builder::plus;
using game_builder::points;
using game_builder::pure;
using game_builder::romme;
using game_builder::values;
using scoring::AverageGame;
using scoring::EarlyTermination;
using scoring::Ending;
using scoring::FirstRoundRommeClaims;
using scoring::GameResult;
using scoring::GameScore;
using scoring::MatchPoints;
using scoring::NamedScale;
using scoring::OwnScale;
using scoring::Rules;
using scoring::RuleSet;
using scoring::Ties;

namespace {

constexpr int randomGames = 20'000;

OwnScale ownScale()
{
    return {
        .two = {}, .three = values({"4", "5/2", "1"}), .four = values({"6", "3.3", "0.1", "0"})};
}

MatchPoints gmpSum(const GameScore& score)
{
    MatchPoints sum;
    for (const auto& hand : score) {
        sum += hand ? hand->gmp : MatchPoints();
    }
    return sum;
}

MatchPoints cmpSum(const GameScore& score)
{
    MatchPoints sum;
    for (const auto& hand : score) {
        sum += hand ? hand->cmp : MatchPoints();
    }
    return sum;
}

std::int64_t claimSum(const GameResult& game)
{
    std::int64_t claims = 0;
    for (const auto& hand : game.hands) {
        claims += hand ? hand->claims : 0;
    }
    return claims;
}

} // namespace

class TestScoring : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scales_data();
    void scales();
    void places_data();
    void places();
    void totals_data();
    void totals();
    void winners_data();
    void winners();
    void byes_data();
    void byes();
    void placeValuesAreChecked_data();
    void placeValuesAreChecked();

    void randomGamesHaveNoFaults();
    void splitPointsAddUpToTheScale();
    void highPointsAreThoseOfThePlace();
    void claimsAreNeitherLostNorMade();
    void noHandScoresBelowZero();
    void seatOrderDoesNotMatter();
    void fewerStonesNeverEarnLess();
    void somebodyWinsEveryGame();
};

void TestScoring::scales_data()
{
    QTest::addColumn<Rules>("rules");
    QTest::addColumn<GameResult>("game");
    QTest::addColumn<QString>("gmp");

    const Rules germanPure = pure({.scale = NamedScale::German});
    const Rules germanPlus = plus({.scale = NamedScale::German});
    const Rules balancedPure = pure({.scale = NamedScale::Balanced});
    const Rules balancedPlus = plus({.scale = NamedScale::Balanced});

    QTest::newRow("English text, pure: four players 4-3-2-1")
        << pure() << romme("0,1,2,3") << "4,3,2,1";
    QTest::newRow("English text, pure: three players 3-2-1") << pure() << romme("0,1,2") << "3,2,1";
    QTest::newRow("English text, plus: four players 4-3-2-1")
        << plus() << romme("0,1,2,3") << "4,3,2,1";
    QTest::newRow("English text, plus: three players 3-2-1") << plus() << romme("0,1,2") << "3,2,1";
    QTest::newRow("English scale, plus: two players 2-1") << plus() << romme("0,1") << "2,1";
    QTest::newRow("German text, pure: four players 4-3-3-1")
        << germanPure << romme("0,1,2,3") << "4,3,3,1";
    QTest::newRow("German scale, pure: three players 3-2-1")
        << germanPure << romme("0,1,2") << "3,2,1";
    QTest::newRow("German text, plus: four players 4-3-2-1")
        << germanPlus << romme("0,1,2,3") << "4,3,2,1";
    QTest::newRow("German text, plus: three players 4-3-2")
        << germanPlus << romme("0,1,2") << "4,3,2";
    QTest::newRow("German text, plus: two players 4-3") << germanPlus << romme("0,1") << "4,3";
    QTest::newRow("balanced, pure: four players 4-3-2-1")
        << balancedPure << romme("0,1,2,3") << "4,3,2,1";
    QTest::newRow("balanced, pure: three players 4-2.5-1")
        << balancedPure << romme("0,1,2") << "4,5/2,1";
    QTest::newRow("balanced, plus: three players 4-2.5-1")
        << balancedPlus << romme("0,1,2") << "4,5/2,1";
    QTest::newRow("balanced, plus: two players 4-1") << balancedPlus << romme("0,1") << "4,1";
    QTest::newRow("own scale: four players")
        << plus({.scale = ownScale()}) << romme("0,1,2,3") << "6,33/10,1/10,0";
    QTest::newRow("own scale: three players")
        << plus({.scale = ownScale()}) << romme("0,1,2") << "4,5/2,1";
    QTest::newRow("own scale: a size left out takes the English values")
        << plus({.scale = ownScale()}) << romme("0,1") << "2,1";
    QTest::newRow("own scale, empty: English values, pure")
        << pure({.scale = OwnScale()}) << romme("0,1,2,3") << "4,3,2,1";
    QTest::newRow("did not play: the scale of those who played")
        << germanPlus << romme("0,-,3,9") << "4,-,3,2";
    QTest::newRow("did not play: two of four") << plus() << romme("-,4,-,0") << "-,1,-,2";
    QTest::newRow("did not play: three of four, pure")
        << germanPure << romme("6,0,5,-") << "1,3,2,-";
}

void TestScoring::scales()
{
    QFETCH(Rules, rules);
    QFETCH(GameResult, game);
    QTEST(game_builder::gmpText(scoring::scoreGame(rules, game)), "gmp");
}

void TestScoring::places_data()
{
    QTest::addColumn<GameResult>("game");
    QTest::addColumn<QString>("places");

    QTest::newRow("fewest stones first") << romme("7,0,9,3") << "3-3,1-1,4-4,2-2";
    QTest::newRow("two tied") << romme("0,5,5,9") << "1-1,2-3,2-3,4-4";
    QTest::newRow("two pairs, ended early") << early("2,5,5,2") << "1-2,3-4,3-4,1-2";
    QTest::newRow("all four tied, ended early") << early("5,5,5,5") << "1-4,1-4,1-4,1-4";
    QTest::newRow("one did not play") << romme("9,-,0,9") << "2-3,-,1-1,2-3";
    QTest::newRow("first-round Rommé: all others hold the rest")
        << firstRound("14,0,12,10") << "2-4,1-1,2-4,2-4";
    QTest::newRow("first-round Rommé of two") << firstRound("0,14") << "1-1,2-2";
}

void TestScoring::places()
{
    QFETCH(GameResult, game);
    const auto placesText = [](const scoring::HandScore& hand) {
        return QStringLiteral("%1-%2").arg(hand.firstPlace).arg(hand.lastPlace);
    };
    QTEST(game_builder::seatTexts(scoring::scoreGame(plus(), game), placesText), "places");
}

void TestScoring::totals_data()
{
    QTest::addColumn<Rules>("rules");
    QTest::addColumn<GameResult>("game");
    QTest::addColumn<QString>("totals");

    const Rules germanPure = pure({.scale = NamedScale::German});
    const Rules high = plus({.ties = Ties::High});
    const Rules shiftedPure = pure({.earlyTermination = EarlyTermination::Shifted});
    const Rules shiftedPlus = plus({.earlyTermination = EarlyTermination::Shifted});
    const Rules pool = plus({.firstRoundRommeClaims = FirstRoundRommeClaims::Pool});

    QTest::newRow("ties split, German: three tied on 2nd to 4th")
        << germanPure << romme("0,7,7,7") << "4,7/3,7/3,7/3";
    QTest::newRow("ties split, English: three tied on 2nd to 4th")
        << pure() << romme("0,7,7,7") << "4,2,2,2";
    QTest::newRow("ties split: 2nd and 3rd") << plus() << romme("0,4,4,9") << "4,5/2,5/2,1";
    QTest::newRow("ties split: 3rd and 4th") << plus() << romme("0,4,9,9") << "4,3,3/2,3/2";
    QTest::newRow("ties split: 2nd and 3rd of three, one missing")
        << plus() << romme("0,-,4,4") << "3,-,3/2,3/2";
    QTest::newRow("ties split: thirds of tenths stay exact")
        << pure({.scale = ownScale()}) << romme("0,7,7,7") << "6,17/15,17/15,17/15";

    QTest::newRow("ties high: 2nd and 3rd") << high << romme("0,4,4,9") << "4,3,3,1";
    QTest::newRow("ties high: three tied on 2nd") << high << romme("0,7,7,7") << "4,3,3,3";
    QTest::newRow("ties high: all tied, ended early") << high << early("5,5,5") << "3,3,3";
    QTest::newRow("ties high: first-round Rommé shares equally all the same")
        << high << firstRound("14,0,12,14") << "2,4,2,2";

    QTest::newRow("early, full, German: three tied on 1st")
        << germanPure << early("2,2,2,9") << "10/3,10/3,10/3,1";
    QTest::newRow("early, full, German: all tied")
        << germanPure << early("5,5,5,5") << "11/4,11/4,11/4,11/4";
    QTest::newRow("early, full: two tied on 1st") << plus() << early("3,3,11,14") << "7/2,7/2,2,1";
    QTest::newRow("early, full: the smallest hand gets the first value")
        << pure() << early("9,2,5,14") << "2,4,3,1";
    QTest::newRow("early, shifted: nobody gets the first value")
        << shiftedPure << early("9,2,5,14") << "1,3,2,0";
    QTest::newRow("early, shifted: two tied on 1st of three")
        << shiftedPure << early("3,3,14") << "3/2,3/2,0";
    QTest::newRow("early, shifted: claims stay") << shiftedPlus << early("4,9", "0,2") << "1,2";
    QTest::newRow("early, shifted: with ties high the second value")
        << plus({.ties = Ties::High, .earlyTermination = EarlyTermination::Shifted})
        << early("3,3,11,14") << "3,3,1,0";
    QTest::newRow("early, shifted: own scale")
        << plus({.scale = ownScale(), .earlyTermination = EarlyTermination::Shifted})
        << early("1,2,3,4") << "33/10,1/10,0,0";
    QTest::newRow("early, shifted: a Rommé is not shifted")
        << shiftedPure << romme("0,2,5,14") << "4,3,2,1";
    QTest::newRow("early, shifted: nor is a first-round Rommé")
        << shiftedPure << firstRound("0,2,5,14") << "4,2,2,2";

    QTest::newRow("first-round Rommé of three") << pure() << firstRound("14,0,12") << "3/2,3,3/2";
    QTest::newRow("first-round Rommé of four, German")
        << germanPure << firstRound("14,0,12,10") << "7/3,4,7/3,7/3";
    QTest::newRow("first-round Rommé of two: the other gets all the rest")
        << plus() << firstRound("14,0") << "1,2";
    QTest::newRow("first-round Rommé, one missing")
        << plus() << firstRound("14,0,-,9") << "3/2,3,-,3/2";
    QTest::newRow("first-round Rommé, claims kept")
        << plus() << firstRound("0,14,12,10", "2,1,0,0") << "6,3,2,2";
    QTest::newRow("first-round Rommé, claims pooled")
        << pool << firstRound("0,14,12,10", "2,1,0,0") << "6,7/3,7/3,7/3";
    QTest::newRow("first-round Rommé, claims pooled among those who played")
        << pool << firstRound("9,-,0,4", "3,0,1,0") << "3,-,4,3";
    QTest::newRow("claims pooled in a first-round Rommé only")
        << pool << romme("0,14,12,10", "2,1,0,0") << "6,2,2,3";

    QTest::newRow("plus: each claim is one CMP")
        << plus() << romme("0,3,5,9", "1,0,3,0") << "5,3,5,1";
    QTest::newRow("plus: claims of a tied hand are its own")
        << plus() << romme("0,4,4,9", "0,2,0,0") << "4,9/2,5/2,1";
    QTest::newRow("plus: as many claims as there are stones")
        << plus() << romme("0,1,1,2", "0,0,0,26") << "4,5/2,5/2,27";
}

void TestScoring::totals()
{
    QFETCH(Rules, rules);
    QFETCH(GameResult, game);
    QTEST(game_builder::totalText(scoring::scoreGame(rules, game)), "totals");
}

void TestScoring::winners_data()
{
    QTest::addColumn<Rules>("rules");
    QTest::addColumn<GameResult>("game");
    QTest::addColumn<QString>("winners");

    const Rules pool = plus({.firstRoundRommeClaims = FirstRoundRommeClaims::Pool});
    const Rules shifted = {RuleSet::RummyPure, {.earlyTermination = EarlyTermination::Shifted}};

    QTest::newRow("pure: the first place") << pure() << romme("3,0,7,9") << "lost,won,lost,lost";
    QTest::newRow("pure: tied on the first place")
        << pure() << early("3,3,7,9") << "won,won,lost,lost";
    QTest::newRow("pure: equal points are not the first place")
        << pure({.scale = OwnScale{.two = {}, .three = values({"1", "1", "0"}), .four = {}}})
        << romme("0,3,7") << "won,lost,lost";
    QTest::newRow("pure: shifted leaves the win where it is")
        << shifted << early("5,3,7,9") << "lost,won,lost,lost";
    QTest::newRow("pure: first-round Rommé")
        << pure() << firstRound("3,0,7,9") << "lost,won,lost,lost";
    QTest::newRow("plus: most GMP + CMP, tied")
        << plus() << romme("0,3,5,9", "1,0,3,0") << "won,lost,won,lost";
    QTest::newRow("plus: claims outweigh the empty hand")
        << plus() << romme("0,3,5,9", "0,2,0,0") << "lost,won,lost,lost";
    QTest::newRow("plus: half a point decides")
        << plus() << romme("0,4,4,9", "0,2,0,0") << "lost,won,lost,lost";
    QTest::newRow("plus: with claims kept the other wins the first-round Rommé")
        << plus() << firstRound("0,14,12,10", "0,3,0,0") << "lost,won,lost,lost";
    QTest::newRow("plus: with claims pooled as credited")
        << pool << firstRound("0,14,12,10", "0,3,0,0") << "won,lost,lost,lost";
    QTest::newRow("plus: who did not play does not win")
        << plus() << romme("0,-,4", "0,0,0") << "won,-,lost";
}

void TestScoring::winners()
{
    QFETCH(Rules, rules);
    QFETCH(GameResult, game);
    QTEST(game_builder::winnersText(scoring::scoreGame(rules, game)), "winners");
}

void TestScoring::byes_data()
{
    QTest::addColumn<Rules>("rules");
    QTest::addColumn<int>("games");
    QTest::addColumn<QString>("byePoints");

    QTest::newRow("nothing by default") << plus() << 4 << "0";
    QTest::newRow("stated: per round, however many games")
        << plus({.byeMatchPoints = points("5/2")}) << 4 << "5/2";
    QTest::newRow("stated: a tenth") << plus({.byeMatchPoints = points("0.1")}) << 1 << "1/10";
    QTest::newRow("average, English: 5/2 a game")
        << plus({.byeMatchPoints = AverageGame()}) << 1 << "5/2";
    QTest::newRow("average: times the games of the round")
        << plus({.byeMatchPoints = AverageGame()}) << 3 << "15/2";
    QTest::newRow("average, German pure: 11/4 a game")
        << pure({.scale = NamedScale::German, .byeMatchPoints = AverageGame()}) << 2 << "11/2";
    QTest::newRow("average: of the own scale for four")
        << plus({.scale = ownScale(), .byeMatchPoints = AverageGame()}) << 1 << "47/20";
    QTest::newRow("average: no upper limit of games")
        << plus({.byeMatchPoints = AverageGame()}) << 2'000'000'000 << "5000000000";
}

void TestScoring::byes()
{
    QFETCH(Rules, rules);
    QFETCH(int, games);
    QTEST(game_builder::text(scoring::byePoints(rules, games)), "byePoints");
}

void TestScoring::placeValuesAreChecked_data()
{
    QTest::addColumn<QList<qint64>>("units");
    QTest::addColumn<bool>("accepted");

    QTest::newRow("falling") << QList<qint64>{480, 360, 240, 120} << true;
    QTest::newRow("equal values do not rise") << QList<qint64>{120, 120} << true;
    QTest::newRow("nothing for anybody") << QList<qint64>{0, 0, 0} << true;
    QTest::newRow("rising") << QList<qint64>{120, 132} << false;
    QTest::newRow("rising at the end") << QList<qint64>{480, 360, 240, 252} << false;
    QTest::newRow("negative") << QList<qint64>{120, 0, -12} << false;
    QTest::newRow("no value") << QList<qint64>{} << false;
    QTest::newRow("more values than seats") << QList<qint64>{5, 4, 3, 2, 1} << false;
}

void TestScoring::placeValuesAreChecked()
{
    QFETCH(QList<qint64>, units);
    std::vector<MatchPoints> stated;
    for (const auto value : units) {
        stated.push_back(MatchPoints::fromUnits(value));
    }
    QTEST(scoring::PlaceValues::from(stated).has_value(), "accepted");
}

void TestScoring::randomGamesHaveNoFaults()
{
    RandomGames random(1);
    for (int round = 0; round < randomGames; ++round) {
        const auto rules = random.rules();
        QVERIFY(scoring::gameFaults(rules, random.game(rules)).empty());
    }
}

void TestScoring::splitPointsAddUpToTheScale()
{
    RandomGames random(2);
    for (int round = 0; round < randomGames; ++round) {
        auto rules = random.rules();
        rules.options.ties = Ties::Split;
        const auto game = random.game(rules);
        const auto scale = scoring::placeValues(rules.options.scale, rules.ruleSet,
                                                scoring::playedHands(game.hands));
        const bool shifted = game.ending == Ending::Early &&
                             rules.options.earlyTermination == EarlyTermination::Shifted;
        const auto given = shifted ? scale.sum() - scale.at(1) : scale.sum();
        QCOMPARE(gmpSum(scoring::scoreGame(rules, game)), given);
    }
}

void TestScoring::highPointsAreThoseOfThePlace()
{
    RandomGames random(3);
    for (int round = 0; round < randomGames; ++round) {
        auto rules = random.rules();
        rules.options.ties = Ties::High;
        rules.options.earlyTermination = EarlyTermination::Full;
        const auto game = random.game(rules);
        if (game.ending == Ending::FirstRoundRomme) {
            continue;
        }
        const auto scale = scoring::placeValues(rules.options.scale, rules.ruleSet,
                                                scoring::playedHands(game.hands));
        for (const auto& hand : scoring::scoreGame(rules, game)) {
            QVERIFY(!hand || hand->gmp == scale.at(hand->firstPlace));
        }
    }
}

void TestScoring::claimsAreNeitherLostNorMade()
{
    RandomGames random(4);
    for (int round = 0; round < randomGames; ++round) {
        const auto rules = random.rules();
        const auto game = random.game(rules);
        QCOMPARE(cmpSum(scoring::scoreGame(rules, game)), MatchPoints::fromPoints(claimSum(game)));
    }
}

void TestScoring::noHandScoresBelowZero()
{
    RandomGames random(5);
    for (int round = 0; round < randomGames; ++round) {
        const auto rules = random.rules();
        for (const auto& hand : scoring::scoreGame(rules, random.game(rules))) {
            QVERIFY(!hand || (hand->gmp >= MatchPoints() && hand->cmp >= MatchPoints()));
        }
    }
}

void TestScoring::seatOrderDoesNotMatter()
{
    RandomGames random(6);
    for (int round = 0; round < randomGames; ++round) {
        const auto rules = random.rules();
        const auto game = random.game(rules);
        std::vector<std::size_t> seats(game.hands.size());
        std::iota(seats.begin(), seats.end(), std::size_t{0});
        random.shuffle(seats);
        auto moved = game;
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            moved.hands[seat] = game.hands[seats[seat]];
        }
        const auto score = scoring::scoreGame(rules, game);
        const auto movedScore = scoring::scoreGame(rules, moved);
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            QVERIFY(movedScore[seat] == score[seats[seat]]);
        }
    }
}

void TestScoring::fewerStonesNeverEarnLess()
{
    RandomGames random(7);
    for (int round = 0; round < randomGames; ++round) {
        const auto rules = random.rules();
        const auto game = random.game(rules);
        const auto score = scoring::scoreGame(rules, game);
        for (std::size_t one = 0; one < score.size(); ++one) {
            for (std::size_t other = 0; other < score.size(); ++other) {
                const bool fewer = score[one] && score[other] &&
                                   game.hands[one]->stones < game.hands[other]->stones;
                QVERIFY(!fewer || game.ending == Ending::FirstRoundRomme ||
                        score[one]->gmp >= score[other]->gmp);
            }
        }
    }
}

void TestScoring::somebodyWinsEveryGame()
{
    RandomGames random(8);
    for (int round = 0; round < randomGames; ++round) {
        const auto rules = random.rules();
        const auto score = scoring::scoreGame(rules, random.game(rules));
        QVERIFY(std::any_of(score.begin(), score.end(),
                            [](const auto& hand) { return hand && hand->won; }));
    }
}

RUMMY_TEST(TestScoring)

} // namespace tst_scoring

#include "tst_scoring.moc"
