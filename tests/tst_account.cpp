#include "core/ranking/account.h"
#include "random_tournament.h"
#include "tests/suite.h"
#include "tournament_builder.h"

#include <QTest>

namespace tst_account {

using namespace Qt::Literals::StringLiterals;
using core::Account;
using core::AccountRound;
using core::RoundNumber;
using core::RoundState;
using core::StartNumber;
using core::Tally;
using game_builder::points;
using scoring::MatchPoints;

namespace {

scoring::Rules plusWithByes()
{
    scoring::Rules rules;
    rules.ruleSet = scoring::RuleSet::RummyPurePlus;
    rules.options.byeMatchPoints = MatchPoints::fromPoints(3);
    return rules;
}

scoring::GameResult game(const char* stones, const char* claims)
{
    return game_builder::game(scoring::Ending::Romme, QString::fromLatin1(stones),
                              QString::fromLatin1(claims));
}

/// Round 1: 5 has a bye and takes over the seat of 2 in game 2, where Hans plays for 1 and 3 sits
/// out; game 3 is not played, game 4 not yet entered. Round 2 is cancelled. 1 is penalised in the
/// rounds 1 and 7.
TournamentBuilder eventful()
{
    TournamentBuilder builder(plusWithByes());
    builder.participants(5)
        .round(1)
        .bye(5)
        .table({1, 2, 3, 4})
        .game(game("0,5,5,9", "1,0,2,0"))
        .game(game("4,0,-,9", "0,3,-,0"), {playedBy(0, "Hans"), takenOverBy(1, 5)})
        .unplayedGame()
        .round(2, 1, RoundState::Cancelled)
        .bye(5)
        .table({1, 2, 3, 4})
        .game(game("0,5,5,9", "1,0,2,0"))
        .penalty(1, 1, "-1/2")
        .penalty(1, 7, "-2");
    return builder;
}

Account account(int number, std::optional<RoundNumber> after = std::nullopt)
{
    return core::accountOf(eventful().tournament(), StartNumber{number}, after);
}

QString eventText(const core::AccountEvent& event)
{
    if (const auto* held = std::get_if<core::HeldHand>(&event)) {
        const QString from = held->seatOf ? QString::number(plain(*held->seatOf)) : u"own"_s;
        return u"%1 stones, %2 units, %3 %4"_s.arg(held->hand.stones)
            .arg(held->score.total().units())
            .arg(from, held->playedBy)
            .trimmed();
    }
    if (const auto* given = std::get_if<core::GivenAway>(&event)) {
        return u"to %1"_s.arg(plain(given->to));
    }
    if (const auto* notPlayed = std::get_if<core::NotPlayed>(&event)) {
        return u"not played: "_s + notPlayed->reason;
    }
    return std::holds_alternative<core::SatOut>(event) ? u"sat out"_s : u"not entered"_s;
}

QStringList eventTexts(const AccountRound& round)
{
    QStringList texts;
    for (const auto& played : round.games) {
        texts << u"%1/%2%3 %4"_s.arg(plain(played.table))
                     .arg(plain(played.number))
                     .arg(QChar(u'A' + static_cast<char16_t>(played.seat)))
                     .arg(eventText(played.event));
    }
    return texts;
}

/// The games' own points, without byes and penalties.
Tally sumOfGames(const Account& account)
{
    Tally sum;
    for (const auto& round : account.rounds) {
        for (const auto& game : round.games) {
            const auto* const held = std::get_if<core::HeldHand>(&game.event);
            if (held != nullptr && round.counted()) {
                ++sum.games;
                sum.gmp += held->score.gmp;
                sum.cmp += held->score.cmp;
                sum.wins += held->score.won ? 1 : 0;
                sum.rommes += held->hand.stones == 0 ? 1 : 0;
                sum.claims += held->hand.claims;
                sum.stones += held->hand.stones;
            }
        }
    }
    return sum;
}

/// `tally` without what games do not contribute.
Tally ofGames(Tally tally)
{
    tally.number = Tally().number;
    tally.penalties = {};
    tally.byePoints = {};
    tally.byes = 0;
    return tally;
}

} // namespace

class TestAccount : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyGameIsThere_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QStringList>("events");
        QTest::newRow("somebody plays for 1")
            << 1
            << QStringList{u"1/1A 0 stones, 600 units, own"_s,
                           u"1/2A 4 stones, 240 units, own Hans"_s, u"1/3A not played: time"_s,
                           u"1/4A not entered"_s};
        QTest::newRow("2 gave a game away")
            << 2
            << QStringList{u"1/1B 5 stones, 300 units, own"_s, u"1/2B to 5"_s,
                           u"1/3B not played: time"_s, u"1/4B not entered"_s};
        QTest::newRow("3 sat one out")
            << 3
            << QStringList{u"1/1C 5 stones, 540 units, own"_s, u"1/2C sat out"_s,
                           u"1/3C not played: time"_s, u"1/4C not entered"_s};
        QTest::newRow("5 took over") << 5 << QStringList{u"1/2B 0 stones, 720 units, 2"_s};
    }
    void everyGameIsThere()
    {
        QFETCH(const int, number);
        QFETCH(const QStringList, events);
        QCOMPARE(eventTexts(account(number).rounds.front()), events);
    }

    void chairsOfTheOwnTable_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("event");
        QTest::newRow("on each other's chairs, one") << 1 << u"1/1B 5 stones, 240 units, 2"_s;
        QTest::newRow("on each other's chairs, the other") << 2 << u"1/1A 0 stones, 360 units, 1"_s;
        QTest::newRow("sits out the own chair, holds another")
            << 3 << u"1/1D 9 stones, 120 units, 4"_s;
        QTest::newRow("lost the chair to it") << 4 << u"1/1D to 3"_s;
    }
    void chairsOfTheOwnTable()
    {
        QFETCH(const int, number);
        TournamentBuilder builder(plusWithByes());
        builder.participants(4)
            .round(1, 1)
            .table({1, 2, 3, 4})
            .game(game("0,5,-,9", "0,0,-,0"),
                  {takenOverBy(0, 2), takenOverBy(1, 1), takenOverBy(3, 3)});
        const auto events =
            eventTexts(core::accountOf(builder.tournament(), StartNumber{number}).rounds.front());
        QCOMPARE(events.size(), 1);
        QTEST(events.front(), "event");
    }

    void tableAndNeighboursAreNamed()
    {
        const auto round = account(3).rounds.front();
        QCOMPARE(round.table, core::TableNumber{1});
        QCOMPARE(round.seats,
                 (std::vector{StartNumber{1}, StartNumber{2}, StartNumber{3}, StartNumber{4}}));
        QCOMPARE(round.openGames(), 1);
        QVERIFY(!account(5).rounds.front().table);
    }

    void aByeCreditsItsPoints()
    {
        const auto round = account(5).rounds.front();
        QVERIFY(round.bye);
        QCOMPARE(round.gain.byePoints, points("3"));
        QCOMPARE(round.gain.byes, 1);
    }

    void aCancelledRoundBringsNothing()
    {
        const auto round = account(5).rounds.at(1);
        QCOMPARE(round.state, RoundState::Cancelled);
        QVERIFY(round.bye);
        Tally nothing;
        nothing.number = StartNumber{5};
        QCOMPARE(round.gain, nothing);
        QCOMPARE(eventTexts(account(1).rounds.at(1)),
                 (QStringList{u"1/1A 0 stones, 600 units, own"_s}));
    }

    void penaltiesStandAtTheirRound()
    {
        const auto rounds = account(1).rounds;
        QCOMPARE(rounds.size(), 3U);
        QCOMPARE(rounds.front().penalties.size(), 1U);
        QCOMPARE(rounds.front().gain.penalties, points("-1/2"));
        QCOMPARE(rounds.back().number, RoundNumber{7});
        QVERIFY(!rounds.back().state);
        QCOMPARE(rounds.back().penalties.front().reason, u"late"_s);
    }

    void laterRoundsAndDraftsAreLeftOut()
    {
        QCOMPARE(account(1, RoundNumber{1}).rounds.size(), 1U);
        auto builder = eventful();
        builder.round(3, 2, RoundState::Draft).table({1, 2, 3, 4});
        QCOMPARE(core::accountOf(builder.tournament(), StartNumber{2}).rounds.size(), 2U);
    }

    void sumsAreTheStandings()
    {
        for (quint32 seed = 0; seed < 300; ++seed) {
            const auto tournament = randomTournament(seed, {14, 3, 3});
            const auto after = seed % 2 == 0 ? std::optional<RoundNumber>()
                                             : RoundNumber{static_cast<std::int32_t>(seed % 5)};
            for (const auto& line : core::Standings(tournament, after).lines()) {
                const auto account = core::accountOf(tournament, line.tally.number, after);
                QCOMPARE(account.tally, line.tally);
                QCOMPARE(sumOfGames(account), ofGames(line.tally));
            }
        }
    }
};

RUMMY_TEST(TestAccount)

} // namespace tst_account

#include "tst_account.moc"
