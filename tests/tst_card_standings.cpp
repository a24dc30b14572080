#include "card_evening.h"
#include "core/cards/card_tallies.h"
#include "core/cards/chip_balances.h"
#include "core/cards/deal_order.h"
#include "core/cards/knock_out.h"
#include "core/evening/missing.h"
#include "core/money/prizes.h"
#include "core/ranking/account.h"
#include "core/ranking/standings.h"
#include "core/ranking/tie_breaks.h"
#include "random_cards.h"
#include "tests/suite.h"

#include <QTest>

#include <map>

namespace tst_card_standings {

using namespace card_evening;
using core::Tournament;

namespace {

/// "1:4 2:7 2:9 -:1": rank and start number of each line.
QString ranksText(const Tournament& tournament)
{
    QStringList texts;
    const core::Standings standings(tournament);
    for (const auto& line : standings.lines()) {
        texts << QStringLiteral("%1:%2")
                     .arg(line.rank ? QString::number(*line.rank) : QStringLiteral("-"))
                     .arg(plain(line.tally.number));
    }
    return texts.join(u' ');
}

core::Tally tallyOf(const Tournament& tournament, core::StartNumber number)
{
    const core::Standings standings(tournament);
    for (const auto& line : standings.lines()) {
        if (line.tally.number == number) {
            return line.tally;
        }
    }
    return {};
}

/// "games gmp wins rommes byes" of one participant.
QString tallyText(const core::Tally& tally)
{
    return QStringLiteral("%1 %2 %3 %4 %5")
        .arg(tally.games)
        .arg(game_builder::text(tally.gmp))
        .arg(tally.wins)
        .arg(tally.rommes)
        .arg(game_builder::text(tally.byePoints));
}

/// Five people, two rounds: the one left out has a bye.
Tournament pointsEvening(core::TableScoring tableScoring)
{
    auto evening = cards(5, quick(CardEvent::Points, 2));
    evening.settings.cards.tableScoring = tableScoring;
    evening.settings.rules.options.byeMatchPoints = scoring::MatchPoints::fromPoints(3);
    evening.rounds = {
        round(1,
              {table(1, {1_p, 2_p, 3_p, 4_p},
                     games({dealt("60,20,30,40", "0,5,10,5"), dealt("20,70,10,55", "5,0,40,10")}))},
              {5_p}),
        round(2,
              {table(1, {5_p, 1_p}, games({dealt("60,20", "0,30")})),
               table(2, {2_p, 3_p}, games({dealt("40,-", "0,-"), unplayed()}))},
              {4_p})};
    evening.rounds[1].tables[1].games[0].outcome = dealtToStock("40,35", "5,10");
    return evening;
}

/// The deals in a participant's account with points credited to them.
struct Listed
{
    std::int64_t games = 0;
    std::int64_t rommes = 0;
    scoring::MatchPoints gmp;
    int deals = 0; ///< Including tie-breakers.
};

Listed listedDeals(const core::Account& account)
{
    Listed listed;
    for (const auto& round : account.rounds) {
        for (const auto& game : round.games) {
            const auto* const held = std::get_if<core::HeldDeal>(&game.event);
            if (held == nullptr) {
                continue;
            }
            ++listed.deals;
            if (!held->isTieBreak) {
                ++listed.games;
                listed.rommes += held->hand.hand == 0 ? 1 : 0;
                listed.gmp += scoring::MatchPoints::fromPoints(held->hand.score());
            }
        }
    }
    return listed;
}

/// How many hands each holds, including tie-breaker deals.
std::map<core::StartNumber, int> heldDeals(const Tournament& evening)
{
    std::map<core::StartNumber, int> held;
    for (const auto& round : evening.rounds) {
        for (const auto& table : round.tables) {
            for (const auto& game : table.games) {
                const auto* const deal = std::get_if<core::PlayedDeal>(&game.outcome);
                for (std::size_t hand = 0; deal != nullptr && hand < deal->deal.hands.size();
                     ++hand) {
                    if (deal->deal.hands[hand]) {
                        ++held[creditedParticipant(table.head, *deal, hand)];
                    }
                }
            }
        }
    }
    return held;
}

} // namespace

/// Rommé 500 standings: the contributions of deals and matches, and the ranking.
class TestCardStandings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tallies_data();
    void tallies();
    void tieBreaksThatCanDecide_data();
    void tieBreaksThatCanDecide();
    void ranks_data();
    void ranks();
    void accountsAddUpToTheStandings_data();
    void accountsAddUpToTheStandings();
    void dealsListedAreThoseThatCount();
    void chipsOfTheEvening();
    void chipsDealByDeal();
    void chipsStayWithinTheStack();
    void prizes_data();
    void prizes();
    void prizesAreDecided_data();
    void prizesAreDecided();
};

void TestCardStandings::tallies_data()
{
    QTest::addColumn<Tournament>("evening");
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("tally");
    const auto points = pointsEvening(core::TableScoring::CardPoints);
    QTest::newRow("card points: all deals added, also of a match that runs")
        << points << 1 << "3 65 0 1 0";
    QTest::newRow("card points: won a match of 85") << points << 2 << "3 120 2 1 0";
    QTest::newRow("card points: a total below 0") << points << 3 << "3 15 0 0 0";
    QTest::newRow("a bye counts as one game") << points << 5 << "1 60 0 1 3";

    const auto matches = pointsEvening(core::TableScoring::MatchPoints);
    QTest::newRow("match points: second of four, nothing of a match that runs")
        << matches << 1 << "3 2 0 1 0";
    QTest::newRow("match points: first of four and of two") << matches << 2 << "3 6 2 1 0";
    QTest::newRow("match points: last of four and of two") << matches << 3 << "3 2 0 0 0";
    QTest::newRow("match points: tied for the second place") << matches << 4 << "2 3 0 0 3";

    auto tied = cards(3, quick(CardEvent::Points));
    tied.settings.cards.tableScoring = core::TableScoring::MatchPoints;
    tied.rounds = {
        round(1, {table(1, {1_p, 2_p, 3_p}, games({dealtToStock("60,60,20", "5,5,5")}))})};
    QTest::newRow("match points: a tie shares them, and both have won")
        << tied << 1 << "1 5/2 1 0 0";
    tied.settings.rules.options.ties = scoring::Ties::High;
    QTest::newRow("match points: a tie gets the better place") << tied << 2 << "1 3 1 0 0";

    auto knockOut = cards(6, quick(CardEvent::Multi));
    knockOut.settings.cards.advance = 2;
    knockOut.rounds = {
        round(1, {table(1, {1_p, 2_p, 3_p}, games({dealt("60,40,20", "0,5,5")})),
                  table(2, {4_p, 5_p, 6_p}, games({dealtToStock("60,60,20", "5,5,5")}))})};
    QTest::newRow("knock-out: who leads the table has won its match")
        << knockOut << 1 << "1 0 1 1 0";
    QTest::newRow("knock-out: who goes on behind has not") << knockOut << 2 << "1 0 0 0 0";
    QTest::newRow("knock-out: level in everything at the top, both have")
        << knockOut << 4 << "1 0 1 0 0";

    auto taken = cards(5, quick(CardEvent::Points));
    auto deal = dealt("60,20,30,40", "0,5,5,5");
    deal.substitutions = {{0, 5_p}, {1, QStringLiteral("Hans")}};
    taken.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, games({deal}))})};
    QTest::newRow("the points of a deal are the taker's") << taken << 5 << "1 60 0 1 0";
    QTest::newRow("the match is the seat's") << taken << 1 << "0 0 1 0 0";
    QTest::newRow("played for somebody") << taken << 2 << "1 15 0 0 0";
}

void TestCardStandings::tallies()
{
    QFETCH(const Tournament, evening);
    QFETCH(const int, number);
    QTEST(tallyText(tallyOf(evening, core::StartNumber{number})), "tally");
}

void TestCardStandings::tieBreaksThatCanDecide_data()
{
    using enum scoring::TieBreak;
    QTest::addColumn<core::Settings>("settings");
    QTest::addColumn<std::vector<scoring::TieBreak>>("offered");
    core::Settings stones;
    QTest::newRow("stones") << stones << std::vector{Wins, Rommes, Claims, Stones, Gmp};
    QTest::newRow("cards") << cards(2, quick(CardEvent::Points)).settings
                           << std::vector{Wins, Rommes, Gmp};
    QTest::newRow("a knock-out adds up nothing")
        << cards(2, quick(CardEvent::Multi)).settings << std::vector{Wins, Rommes};
}

void TestCardStandings::tieBreaksThatCanDecide()
{
    QFETCH(const core::Settings, settings);
    QTEST(core::tieBreaksFor(settings), "offered");
}

void TestCardStandings::ranks_data()
{
    QTest::addColumn<Tournament>("evening");
    QTest::addColumn<QString>("ranks");
    const auto oneTable = [](const CardRules& rules, std::vector<core::GameOutcome> outcomes) {
        auto evening = cards(5, rules);
        evening.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, games(std::move(outcomes)))})};
        return evening;
    };
    const auto tied = dealtToStock("60,65,20,60", "5,10,5,5");
    QTest::newRow("points: card points, who has none is last")
        << pointsEvening(core::TableScoring::CardPoints) << "1:2 2:4 3:1 4:5 5:3";
    QTest::newRow("ring: equals share the rank")
        << oneTable(quick(CardEvent::Ring), {tied}) << "1:1 1:2 1:4 4:3 -:5";
    QTest::newRow("single: tied while the tie-breaker is due")
        << oneTable(quick(CardEvent::Single), {tied}) << "1:1 1:2 1:4 4:3 -:5";
    QTest::newRow("single: the winner of the tie-breaker is before who was tied")
        << oneTable(quick(CardEvent::Single), {tied, tieBreak({1_p, 2_p, 4_p}, "20,5,60", "5,5,0")})
        << "1:4 2:1 2:2 4:3 -:5";
    auto left = oneTable(quick(CardEvent::Ring), {tied});
    left.rounds[0].tables[0].head.withdrawn = {2_p};
    QTest::newRow("ring: who left stands behind who stayed") << left << "1:1 1:4 3:3 4:2 -:5";

    auto penalised = oneTable(quick(CardEvent::Points), {dealt("60,59,20,10", "0,5,5,5")});
    penalised.penalties = {{1_p, 1_r, scoring::MatchPoints::fromPoints(-7), {}}};
    QTest::newRow("penalties as ever") << penalised << "1:2 2:1 3:3 4:4 -:5";

    QTest::newRow("knock-out at the last table: its places")
        << oneTable(quick(CardEvent::Multi), {dealt("60,65,20,59", "0,10,5,5")})
        << "1:1 2:2 3:4 4:3 -:5";
    QTest::newRow("knock-out at the last table, still tied")
        << oneTable(quick(CardEvent::Multi), {dealtToStock("60,60,20,60", "5,5,5,5")})
        << "1:1 1:2 1:4 4:3 -:5";

    auto knockOut = cards(8, quick(CardEvent::Multi));
    knockOut.rounds = {round(1,
                             {table(1, {1_p, 2_p, 3_p}, games({dealt("60,20,30", "0,5,5")})),
                              table(2, {4_p, 5_p, 6_p}, games({dealt("10,90,30", "5,0,5")}))},
                             {7_p})};
    QTest::newRow("knock-out: who goes on, then who went out; a bye is no result")
        << knockOut << "1:1 1:5 3:2 3:3 3:4 3:6 -:7 -:8";
    knockOut.rounds.push_back(round(2, {table(1, {1_p, 5_p, 7_p})}));
    QTest::newRow("knock-out: who still plays") << knockOut << "1:1 1:5 3:2 3:3 3:4 3:6 -:7 -:8";
    knockOut.rounds[1].tables[0].games = games({dealt("10,20,60", "5,5,0")});
    QTest::newRow("knock-out: the last table by place, the others by the round they went out in")
        << knockOut << "1:7 2:5 3:1 4:2 4:3 4:4 4:6 -:8";

    auto alone = cards(2, quick(CardEvent::Multi));
    alone.rounds = {round(1, {table(1, {1_p, 2_p})})};
    alone.rounds[0].tables[0].head.withdrawn = {1_p};
    QTest::newRow("a walk-over without a deal has a rank") << alone << "1:2 -:1";

    auto byes = cards(5, quick(CardEvent::Multi));
    byes.rounds = {
        round(1, {table(1, {1_p, 2_p, 3_p}, games({dealt("60,20,30", "0,5,5")}))}, {4_p})};
    byes.participants[4].present = {};
    QTest::newRow("knock-out: a bye alone is no rank yet") << byes << "1:1 2:2 2:3 -:4 -:5";
    byes.participants[0].present = {{1_r, 1_r}};
    QTest::newRow("knock-out: won by byes alone, as nobody else is left")
        << byes << "1:4 2:1 3:2 3:3 -:5";
}

void TestCardStandings::ranks()
{
    QFETCH(const Tournament, evening);
    QTEST(ranksText(evening), "ranks");
}

void TestCardStandings::accountsAddUpToTheStandings_data()
{
    ranks_data();
}

void TestCardStandings::accountsAddUpToTheStandings()
{
    QFETCH(const Tournament, evening);
    const core::Standings standings(evening);
    for (const auto& line : standings.lines()) {
        QVERIFY(core::accountOf(evening, line.tally.number).tally == line.tally);
    }
}

void TestCardStandings::dealsListedAreThoseThatCount()
{
    for (unsigned seed = 0; seed < 300; ++seed) {
        const auto evening = randomCards(seed);
        const bool addsScores =
            !isKnockOut(evening.settings) && !givesMatchPoints(evening.settings.cards);
        const auto held = heldDeals(evening);
        for (const auto& line : core::Standings(evening).lines()) {
            const auto account = core::accountOf(evening, line.tally.number);
            QVERIFY(account.tally == line.tally);
            const auto listed = listedDeals(account);
            QCOMPARE(listed.games, line.tally.games);
            QCOMPARE(listed.rommes, line.tally.rommes);
            if (addsScores) {
                QVERIFY(listed.gmp == line.tally.gmp);
            }
            const auto found = held.find(line.tally.number);
            QCOMPARE(listed.deals, found != held.end() ? found->second : 0);
        }
    }
}

void TestCardStandings::chipsOfTheEvening()
{
    auto evening = pointsEvening(core::TableScoring::CardPoints);
    QVERIFY(core::chipBalances(evening).empty()); // Without PCR there are none.
    evening.settings.cards.pcr = 2;
    const auto balances = core::chipBalances(evening);
    QStringList texts;
    scoring::Chips sum;
    for (const auto& [number, chips] : balances) {
        texts << QString::fromStdString(scoring::fractionText(chips));
        sum += chips;
    }
    // Deals 60/15/20/35, 15/70/-30/45, 60/-10 and 35/25, at 2 chips a point.
    QCOMPARE(texts.join(u' '), QStringLiteral("-30 290 -300 -100 140"));
    QVERIFY(sum == scoring::Chips());
}

void TestCardStandings::chipsDealByDeal()
{
    auto evening = pointsEvening(core::TableScoring::CardPoints);
    QVERIFY(core::dealPayments(evening).empty()); // Without PCR there are none.
    evening.settings.cards.pcr = 2;
    const auto payments = core::dealPayments(evening);
    std::map<core::StartNumber, scoring::Chips> sums;
    for (const auto& payment : payments) {
        const auto& table = *findTable(evening, payment.deal.round, payment.deal.table);
        const auto& deal = core::playedDeal(*findGame(evening, payment.deal));
        for (std::size_t seat = 0; seat < payment.gains.size(); ++seat) {
            if (payment.gains[seat]) {
                sums[creditedParticipant(table.head, deal, seat)] += *payment.gains[seat];
            }
        }
    }
    for (const auto& [number, chips] : core::chipBalances(evening)) {
        QVERIFY(sums[number] == chips);
    }
    const core::RoundNumber first = evening.rounds.front().number;
    for (const auto& payment : core::dealPayments(evening, first)) {
        QCOMPARE(plain(payment.deal.round), plain(first));
    }
    QVERIFY(core::chipBalances(evening, first) != core::chipBalances(evening));
}

void TestCardStandings::chipsStayWithinTheStack()
{
    auto evening = cards(2, quick(CardEvent::Points, 3));
    evening.settings.cards.pcr = 1;
    evening.settings.cards.stack = 50;
    evening.rounds = {round(
        1, {table(1, {1_p, 2_p},
                  games({dealt("60,20", "0,5"), dealt("60,20", "0,5"), dealt("10,100", "5,0")}))})};
    // 45, then the 5 that are left, then 95 back.
    const auto balances = core::chipBalances(evening);
    QVERIFY(balances[0].chips == scoring::Chips::fromChips(50 - 95));
    QVERIFY(balances[1].chips == scoring::Chips::fromChips(95 - 50));
}

void TestCardStandings::prizes_data()
{
    QTest::addColumn<Tournament>("evening");
    QTest::addColumn<QString>("shares");
    const auto ring = [](std::vector<std::int64_t> prizes, const char* melded, const char* hands) {
        auto evening = cards(5, quick(CardEvent::Ring));
        evening.settings.prizeCents = std::move(prizes);
        evening.rounds = {
            round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, games({dealtToStock(melded, hands)}))})};
        return evening;
    };
    QTest::newRow("no prizes") << ring({}, "60,50,40,30", "0,5,5,5") << "";
    QTest::newRow("one winner has it all") << ring({5000}, "60,50,40,30", "0,5,5,5") << "1:5000+0";
    QTest::newRow("by rank") << ring({5000, 3000, 1000}, "30,50,40,60", "5,5,5,0")
                             << "4:5000+0 2:3000+0 3:1000+0";
    QTest::newRow("a tie shares the prize equally")
        << ring({5000}, "60,60,40,30", "5,5,5,5") << "1:2500+0 2:2500+0";
    QTest::newRow("odd cents are named")
        << ring({5000}, "60,60,60,30", "5,5,5,5") << "1:5000/3+2 2:5000/3+2 3:5000/3+2";
    QTest::newRow("equals share the prizes of their places")
        << ring({5000, 3001, 1000}, "60,60,50,30", "5,5,5,5") << "1:8001/2+1 2:8001/2+1 3:1000+0";
    QTest::newRow("the last prize for several")
        << ring({5000, 3000}, "60,50,50,50", "0,5,5,5") << "1:5000+0 2:1000+0 3:1000+0 4:1000+0";
    QTest::newRow("who has no rank has no prize")
        << ring({1, 1, 1, 1, 1}, "60,50,40,30", "0,5,5,5") << "1:1+0 2:1+0 3:1+0 4:1+0";
}

void TestCardStandings::prizes()
{
    QFETCH(const Tournament, evening);
    QStringList texts;
    for (const auto& share : core::prizeShares(evening, core::Standings(evening))) {
        texts << QStringLiteral("%1:%2+%3")
                     .arg(plain(share.number))
                     .arg(share.fraction())
                     .arg(share.oddCents());
    }
    QTEST(texts.join(u' '), "shares");
}

void TestCardStandings::prizesAreDecided_data()
{
    QTest::addColumn<Tournament>("evening");
    QTest::addColumn<int>("after"); // 0: all rounds
    QTest::addColumn<bool>("decided");
    const auto first = round(1, {table(1, {1_p, 2_p}, games({dealt("60,50", "0,5")})),
                                 table(2, {3_p, 4_p}, games({dealt("60,50", "0,5")}))});
    const auto second = [](std::vector<core::Game> deals) {
        return round(2, {table(1, {1_p, 3_p}, std::move(deals))});
    };
    const auto with = [](CardEvent event, std::vector<core::Round> rounds,
                         std::optional<int> planned = std::nullopt) {
        auto evening = cards(4, quick(event));
        evening.settings.plannedRounds = planned;
        evening.rounds = std::move(rounds);
        return evening;
    };
    const auto played = second(games({dealt("60,50", "0,5")}));
    const auto row = [](const char* name, const Tournament& evening, int after, bool decided) {
        QTest::newRow(name) << evening << after << decided;
    };
    row("nothing is played", with(CardEvent::Points, {}), 0, false);
    row("all rounds are", with(CardEvent::Points, {first, played}, 2), 0, true);
    row("as many as there are, none planned", with(CardEvent::Points, {first}), 0, true);
    row("one is still planned", with(CardEvent::Points, {first}, 2), 0, false);
    row("a table is open", with(CardEvent::Points, {first, second({})}, 2), 0, false);
    row("ranks of an earlier round", with(CardEvent::Points, {first, played}, 2), 1, false);
    row("half a knock-out", with(CardEvent::Multi, {first}), 0, false);
    row("a knock-out that is won", with(CardEvent::Multi, {first, played}), 0, true);
    row("the knock-out before that", with(CardEvent::Multi, {first, played}), 1, false);
}

void TestCardStandings::prizesAreDecided()
{
    QFETCH(const Tournament, evening);
    QFETCH(const int, after);
    const auto upTo = after > 0 ? std::optional(core::RoundNumber{after}) : std::nullopt;
    QTEST(core::arePrizesDecided(evening, upTo), "decided");
}

RUMMY_TEST(TestCardStandings)

} // namespace tst_card_standings

#include "tst_card_standings.moc"
