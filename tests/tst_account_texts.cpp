#include "core/texts/account_texts.h"
#include "core/texts/rule_texts.h"
#include "core/texts/translation.h"
#include "tests/suite.h"
#include "tournament_builder.h"

#include <QTest>

#include <memory>

namespace tst_account_texts {

using namespace Qt::Literals::StringLiterals;
using core::StartNumber;
using core::Tally;
using scoring::MatchPoints;
using scoring::TieBreak;

namespace {

scoring::GameResult game(const char* stones, const char* claims)
{
    return game_builder::game(scoring::Ending::Romme, QString::fromLatin1(stones),
                              QString::fromLatin1(claims));
}

core::Tournament eventful()
{
    scoring::Rules rules;
    rules.ruleSet = scoring::RuleSet::RummyPurePlus;
    rules.options.byeMatchPoints = MatchPoints::fromPoints(3);
    TournamentBuilder builder(rules);
    builder.participants(5)
        .round(1)
        .bye(5)
        .table({1, 2, 3, 4})
        .game(game("0,5,5,9", "1,0,2,0"))
        .game(game("4,0,-,9", "0,3,-,0"), {playedBy(0, "Hans"), takenOverBy(1, 5)})
        .unplayedGame()
        .round(2, 1, core::RoundState::Cancelled)
        .table({1, 2, 3, 4})
        .game(game("0,5,5,9", "1,0,2,0"))
        .penalty(1, 1, "-1/2");
    return builder.tournament();
}

core::AccountRound roundOf(int number, std::size_t index = 0)
{
    return core::accountOf(eventful(), StartNumber{number}).rounds.at(index);
}

Tally tally(int games, int points, int wins, int rommes, int claims, int stones)
{
    Tally tally;
    tally.games = games;
    tally.gmp = MatchPoints::fromPoints(points);
    tally.wins = wins;
    tally.rommes = rommes;
    tally.claims = claims;
    tally.stones = stones;
    return tally;
}

} // namespace

class TestAccountTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { translation_ = std::make_unique<texts::Translation>(QLocale(QLocale::English)); }
    void cleanup() { translation_.reset(); }

    void everyEventHasItsWords_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("game");
        QTest::addColumn<QString>("text");
        QTest::newRow("own hand") << 1 << 0 << u"1st with 0 stones: 4, plus 1 claim"_s;
        QTest::newRow("played by") << 1 << 1 << u"Hans played for them: 2nd with 4 stones: 2"_s;
        QTest::newRow("not played") << 1 << 2 << u"game not played: time"_s;
        QTest::newRow("open") << 1 << 3 << u"not yet entered"_s;
        QTest::newRow("given away")
            << 2 << 1 << u"5 Participant 5 took over the seat and has the points"_s;
        QTest::newRow("sat out") << 3 << 1 << u"did not play"_s;
        QTest::newRow("taken over")
            << 5 << 0
            << u"took over the seat of 2 Participant 2: 1st with 0 stones: 3, plus 3 claims"_s;
    }
    void everyEventHasItsWords()
    {
        QFETCH(const int, number);
        QFETCH(const int, game);
        QFETCH(const QString, text);
        const auto round = roundOf(number);
        QCOMPARE(texts::text(round.games.at(static_cast<std::size_t>(game)).event, eventful(),
                             QLocale(QLocale::English)),
                 text);
    }

    void roundsInShort()
    {
        const QLocale english(QLocale::English);
        QCOMPARE(texts::summaryText(roundOf(1), english), u"4 + 2, claims 1"_s);
        QCOMPARE(texts::summaryText(roundOf(4), english), u"1 + 1"_s);
        QCOMPARE(texts::summaryText(roundOf(5), english), u"3, claims 3"_s);
        QCOMPARE(texts::summaryText(roundOf(1, 1), english), u"cancelled, counts nothing"_s);
        QCOMPARE(texts::extrasText(roundOf(5), english), QStringList{u"bye: 3"_s});
        QCOMPARE(texts::extrasText(roundOf(1), english), QStringList{u"deduction ½ (late)"_s});
    }

    void bonusesAreNamed()
    {
        const QLocale english(QLocale::English);
        auto evening = eventful();
        evening.penalties.front().matchPoints = MatchPoints::fromPoints(2);
        const auto account = core::accountOf(evening, StartNumber{1});
        QCOMPARE(texts::extrasText(account.rounds.front(), english),
                 QStringList{u"bonus 2 (late)"_s});
        QCOMPARE(texts::sumText(account.tally, english), u"GMP 6 + CMP 1 + bonus 2"_s);
    }

    void sumsNameTheirParts()
    {
        const QLocale english(QLocale::English);
        const auto sumOf = [&](int number) {
            return texts::sumText(core::accountOf(eventful(), StartNumber{number}).tally, english);
        };
        QCOMPARE(sumOf(1), u"GMP 6 + CMP 1 − deduction ½"_s);
        QCOMPARE(sumOf(4), u"GMP 2"_s);
        QCOMPARE(sumOf(5), u"GMP 3 + CMP 3 + byes 3"_s);
    }

    void whatDecidedHasItsWords_data()
    {
        QTest::addColumn<Tally>("behind");
        QTest::addColumn<QString>("text");
        QTest::newRow("points") << tally(4, 8, 3, 2, 4, 9) << u"more TMP (9 to 8)"_s;
        QTest::newRow("wins") << tally(4, 9, 2, 2, 4, 9)
                              << u"level on points; more wins (3 to 2)"_s;
        QTest::newRow("rommes") << tally(4, 9, 3, 1, 4, 9)
                                << u"level on points; more Rommés (2 to 1)"_s;
        QTest::newRow("claims") << tally(4, 9, 3, 2, 3, 9)
                                << u"level on points; more claims (4 to 3)"_s;
        QTest::newRow("stones") << tally(4, 9, 3, 2, 4, 12)
                                << u"level on points; fewer stones (9 to 12)"_s;
        QTest::newRow("shared") << tally(4, 9, 3, 2, 4, 9)
                                << u"level in all that decides; the rank is shared"_s;
        QTest::newRow("no game") << tally(0, 0, 0, 0, 0, 0) << u"has played a game"_s;
    }
    void whatDecidedHasItsWords()
    {
        QFETCH(const Tally, behind);
        QFETCH(const QString, text);
        scoring::RuleOptions options;
        options.tieBreaks = {TieBreak::Wins, TieBreak::Rommes, TieBreak::Claims, TieBreak::Stones};
        QCOMPARE(texts::decisionText(options, tally(4, 9, 3, 2, 4, 9), behind,
                                     QLocale(QLocale::English)),
                 text);
    }

    void theMeanDecides()
    {
        scoring::RuleOptions options;
        options.rankBy = scoring::RankBy::Mean;
        QCOMPARE(texts::decisionText(options, tally(3, 8, 0, 0, 0, 0), tally(4, 9, 0, 0, 0, 0),
                                     QLocale(QLocale::English)),
                 u"a higher mean of a game (2.667 to 2.250)"_s);
    }

private:
    std::unique_ptr<texts::Translation> translation_;
};

RUMMY_TEST(TestAccountTexts)

} // namespace tst_account_texts

#include "tst_account_texts.moc"
