#include "game_builder.h"
#include "random_game.h"
#include "scoring/explain.h"
#include "tests/suite.h"

#include <QTest>

#include <numeric>

namespace tst_explain {

using game_builder::early;
using game_builder::firstRound;
using game_builder::plus;
using game_builder::pure;
using game_builder::romme;
using scoring::CmpRule;
using scoring::EarlyTermination;
using scoring::FirstRoundRommeClaims;
using scoring::GameResult;
using scoring::GmpRule;
using scoring::HandExplanation;
using scoring::MatchPoints;
using scoring::NamedScale;
using scoring::Rules;
using scoring::Ties;

namespace {

QString valuesText(const HandExplanation& explanation)
{
    QStringList texts;
    for (const auto value : explanation.addedValues) {
        texts << game_builder::text(value);
    }
    return texts.join(u'+');
}

/// The places held, the values added and the GMP: "2-3: 3+2 = 5/2".
QString gmpText(const HandExplanation& explanation)
{
    return QStringLiteral("%1-%2: %3 = %4")
        .arg(explanation.firstPlace)
        .arg(explanation.lastPlace)
        .arg(valuesText(explanation), game_builder::text(explanation.gmp));
}

} // namespace

class TestExplain : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gmp_data();
    void gmp();
    void cmp_data();
    void cmp();
    void shifted_data();
    void shifted();
    void whoDidNotPlayHasNothingToExplain();
    void partsAddUpToTheScore();
};

void TestExplain::gmp_data()
{
    QTest::addColumn<Rules>("rules");
    QTest::addColumn<GameResult>("game");
    QTest::addColumn<GmpRule>("rule");
    QTest::addColumn<QString>("gmp");

    const Rules german = pure({.scale = NamedScale::German});
    const Rules high = plus({.ties = Ties::High});
    const Rules shifted = plus({.earlyTermination = EarlyTermination::Shifted});

    QTest::newRow("alone on a place")
        << pure() << romme("5,0,3,9") << GmpRule::OwnPlace << "3-3: 2 = 2";
    QTest::newRow("ties split: 2nd and 3rd")
        << pure() << romme("5,0,5,9") << GmpRule::TiesSplit << "2-3: 3+2 = 5/2";
    QTest::newRow("ties split, German: 2nd to 4th")
        << german << romme("7,0,7,7") << GmpRule::TiesSplit << "2-4: 3+3+1 = 7/3";
    QTest::newRow("ties split: all four, ended early")
        << german << early("5,5,5,5") << GmpRule::TiesSplit << "1-4: 4+3+3+1 = 11/4";
    QTest::newRow("ties high: 2nd and 3rd")
        << high << romme("5,0,5,9") << GmpRule::TiesHigh << "2-3: 3 = 3";
    QTest::newRow("ties high: alone on a place")
        << high << romme("5,0,3,9") << GmpRule::OwnPlace << "3-3: 2 = 2";
    QTest::newRow("shifted: the place stays, the value moves")
        << shifted << early("2,3,5,9") << GmpRule::OwnPlace << "1-1: 3 = 3";
    QTest::newRow("shifted: tied on the first place")
        << shifted << early("3,3,5,9") << GmpRule::TiesSplit << "1-2: 3+2 = 5/2";
    QTest::newRow("first-round Rommé: the winner")
        << plus() << firstRound("0,14,12,10") << GmpRule::FirstRoundRomme << "1-1: 4 = 4";
    QTest::newRow("first-round Rommé: the others")
        << plus() << firstRound("14,0,12,10") << GmpRule::FirstRoundRommeShare << "2-4: 3+2+1 = 2";
    QTest::newRow("first-round Rommé: the others share with ties high as well")
        << high << firstRound("14,0,12") << GmpRule::FirstRoundRommeShare << "2-3: 2+1 = 3/2";
    QTest::newRow("first-round Rommé of two: the other")
        << plus() << firstRound("14,0") << GmpRule::FirstRoundRommeShare << "2-2: 1 = 1";
}

void TestExplain::gmp()
{
    QFETCH(Rules, rules);
    QFETCH(GameResult, game);
    const auto explanation = scoring::explainHand(rules, game, 0);
    QVERIFY(explanation);
    QTEST(explanation->gmpRule, "rule");
    QTEST(gmpText(*explanation), "gmp");
}

void TestExplain::cmp_data()
{
    QTest::addColumn<Rules>("rules");
    QTest::addColumn<GameResult>("game");
    QTest::addColumn<CmpRule>("rule");
    QTest::addColumn<int>("claims");
    QTest::addColumn<int>("sharers");
    QTest::addColumn<QString>("cmp");

    const Rules pool = plus({.firstRoundRommeClaims = FirstRoundRommeClaims::Pool});

    QTest::newRow("pure has none") << pure() << romme("0,1,2") << CmpRule::None << 0 << 1 << "0";
    QTest::newRow("one's own") << plus() << romme("0,1,2", "3,0,0") << CmpRule::Own << 3 << 1
                               << "3";
    QTest::newRow("kept in a first-round Rommé")
        << plus() << firstRound("9,0,2", "1,0,1") << CmpRule::Own << 1 << 1 << "1";
    QTest::newRow("pooled in a first-round Rommé")
        << pool << firstRound("9,0,2,4", "1,5,1,0") << CmpRule::Pooled << 2 << 3 << "2/3";
    QTest::newRow("pooled among those who played")
        << pool << firstRound("9,0,-,4", "1,5,0,0") << CmpRule::Pooled << 1 << 2 << "1/2";
    QTest::newRow("the winner's are not pooled")
        << pool << firstRound("0,9,2,4", "5,1,1,0") << CmpRule::Own << 5 << 1 << "5";
    QTest::newRow("a Rommé pools nothing")
        << pool << romme("9,0,2,4", "1,5,1,0") << CmpRule::Own << 1 << 1 << "1";
}

void TestExplain::cmp()
{
    QFETCH(Rules, rules);
    QFETCH(GameResult, game);
    const auto explanation = scoring::explainHand(rules, game, 0);
    QVERIFY(explanation);
    QTEST(explanation->cmpRule, "rule");
    QTEST(static_cast<int>(explanation->claimSum), "claims");
    QTEST(explanation->claimSharers, "sharers");
    QTEST(game_builder::text(explanation->cmp), "cmp");
}

void TestExplain::shifted_data()
{
    QTest::addColumn<EarlyTermination>("option");
    QTest::addColumn<GameResult>("game");
    QTest::addColumn<bool>("shifted");

    QTest::newRow("full, ended early") << EarlyTermination::Full << early("1,2,3") << false;
    QTest::newRow("shifted, ended early") << EarlyTermination::Shifted << early("1,2,3") << true;
    QTest::newRow("shifted, Rommé") << EarlyTermination::Shifted << romme("0,2,3") << false;
    QTest::newRow("shifted, first-round Rommé")
        << EarlyTermination::Shifted << firstRound("0,2,3") << false;
}

void TestExplain::shifted()
{
    QFETCH(EarlyTermination, option);
    QFETCH(GameResult, game);
    QTEST(scoring::explainHand(pure({.earlyTermination = option}), game, 0)->shifted, "shifted");
}

void TestExplain::whoDidNotPlayHasNothingToExplain()
{
    QVERIFY(!scoring::explainHand(plus(), romme("0,-,4"), 1));
}

void TestExplain::partsAddUpToTheScore()
{
    RandomGames random(1);
    for (int round = 0; round < 20'000; ++round) {
        const auto rules = random.rules();
        const auto game = random.game(rules);
        const auto score = scoring::scoreGame(rules, game);
        for (std::size_t seat = 0; seat < game.hands.size(); ++seat) {
            const auto explanation = scoring::explainHand(rules, game, seat);
            QCOMPARE(explanation.has_value(), score[seat].has_value());
            if (!explanation) {
                continue;
            }
            const auto& added = explanation->addedValues;
            const auto sum = std::accumulate(added.begin(), added.end(), MatchPoints());
            QCOMPARE(explanation->gmp * static_cast<std::int64_t>(added.size()), sum);
            QCOMPARE(explanation->cmp * explanation->claimSharers,
                     MatchPoints::fromPoints(explanation->claimSum));
            QCOMPARE(explanation->gmp, score[seat]->gmp);
            QCOMPARE(explanation->cmp, score[seat]->cmp);
            QCOMPARE(explanation->total(), score[seat]->total());
            QCOMPARE(explanation->firstPlace, int{score[seat]->firstPlace});
            QCOMPARE(explanation->lastPlace, int{score[seat]->lastPlace});
            QCOMPARE(explanation->won, score[seat]->won);
            QCOMPARE(explanation->stones, game.hands[seat]->stones);
        }
    }
}

RUMMY_TEST(TestExplain)

} // namespace tst_explain

#include "tst_explain.moc"
