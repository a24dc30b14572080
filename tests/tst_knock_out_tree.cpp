#include "card_evening.h"
#include "core/cards/knock_out.h"
#include "core/cards/knock_out_tree.h"
#include "core/ranking/standings.h"
#include "core/use_cases/judging.h"
#include "core/use_cases/repairing.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_knock_out_tree {

using namespace card_evening;
using namespace Qt::Literals::StringLiterals;
using core::Fate;

namespace {

/// Seven people at two tables, one of each advances; `first` is the match of the first.
core::Tournament knockOut(std::vector<core::Game> first, std::vector<core::StartNumber> left = {})
{
    auto tournament = cards(7, quick(CardEvent::Multi));
    auto one = table(1, {1_p, 2_p, 3_p, 4_p}, std::move(first));
    one.head.withdrawn = std::move(left);
    tournament.rounds = {
        round(1, {one, table(2, {5_p, 6_p, 7_p}, games({dealt("20,40,30", "5,0,10")}))})};
    return normalised(tournament);
}

core::Tournament won()
{
    auto tournament = knockOut(games({dealt("60,20,30,40", "0,5,9,10")}));
    tournament.rounds.push_back(round(2, {table(1, {6_p, 1_p}, games({dealt("10,40", "5,0")}))}));
    return normalised(tournament);
}

std::vector<Fate> fatesAt(const core::TreeTable& table)
{
    std::vector<Fate> fates;
    for (const auto& seat : table.seats) {
        fates.push_back(seat.fate);
    }
    return fates;
}

} // namespace

/// A knock-out as the single value shown on paper and screen.
class TestKnockOutTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fates_data();
    void fates();
    void aLotLeavesOnlyTheTiedUndecided();
    void whatPartsEqualTotals_data();
    void whatPartsEqualTotals();
    void theLastTableHasTheWinner();
    void endsWithTheRoundAskedFor();
    void leavesOutWhatDoesNotCount();
    void byesGoOn();
    void whoGoesOnAndIsAwayIsMissing();
    void tellsRoundsThatACorrectionOvertook_data();
    void tellsRoundsThatACorrectionOvertook();
    void seatsThoseThrough();
};

void TestKnockOutTree::fates_data()
{
    using enum Fate;
    QTest::addColumn<core::Tournament>("tournament");
    QTest::addColumn<std::vector<Fate>>("fates");
    QTest::newRow("no deal: all is open")
        << knockOut({}) << std::vector<Fate>{Open, Open, Open, Open};
    QTest::newRow("decided: the first goes on")
        << knockOut(games({dealt("60,20,30,40", "0,5,9,10")}))
        << std::vector<Fate>{GoesOn, Out, Out, Out};
    QTest::newRow("equal at the top: a lot is due among two")
        << knockOut(games({dealt("60,60,30,40", "5,5,9,0")}))
        << std::vector<Fate>{Equal, Equal, Out, Out};
    QTest::newRow("who left the match neither wins nor is just out")
        << knockOut(games({dealt("60,20,30,40", "0,5,9,10")}), {1_p})
        << std::vector<Fate>{Left, Out, Out, GoesOn};
    QTest::newRow("walk-over: nobody else is left")
        << knockOut({}, {1_p, 2_p, 4_p}) << std::vector<Fate>{Left, Left, GoesOn, Left};
}

void TestKnockOutTree::fates()
{
    QFETCH(const core::Tournament, tournament);
    const auto tree = core::knockOutTree(tournament);
    QTEST(fatesAt(tree.rounds.front().tables.front()), "fates");
    QCOMPARE(fatesAt(tree.rounds.front().tables.back()),
             (std::vector{Fate::Out, Fate::GoesOn, Fate::Out}));
    QVERIFY(!tree.winner);
}

void TestKnockOutTree::aLotLeavesOnlyTheTiedUndecided()
{
    auto tournament = knockOut(games({dealt("60,40,40,20", "0,5,5,10")}));
    tournament.settings.cards.advance = 2;
    const auto table = core::knockOutTree(tournament).rounds.front().tables.front();
    QVERIFY(table.match.status == core::MatchStatus::Lot);
    using enum Fate;
    QCOMPARE(fatesAt(table), (std::vector{GoesOn, Equal, Equal, Out}));
    QVERIFY(!table.tie);
    // The standings agree.
    const core::Standings standings(tournament);
    QStringList ranks;
    for (const auto& line : standings.lines()) {
        ranks << u"%1:%2"_s.arg(line.rank.value_or(0)).arg(plain(line.tally.number));
    }
    QCOMPARE(ranks.join(u' '), u"1:1 1:6 1:7 4:2 4:3 6:4 6:5"_s);
}

void TestKnockOutTree::whatPartsEqualTotals_data()
{
    using enum core::MatchDecision;
    QTest::addColumn<core::Tournament>("tournament");
    QTest::addColumn<std::optional<core::MatchDecision>>("tie");
    const auto row = [](const char* name, const core::Tournament& tournament,
                        std::optional<core::MatchDecision> tie) {
        QTest::newRow(name) << tournament << tie;
    };
    row("the totals", knockOut(games({dealt("60,20,30,40", "0,5,9,10")})), std::nullopt);
    row("equal where nobody goes on", knockOut(games({dealt("60,20,20,40", "0,5,5,10")})),
        std::nullopt);
    row("the points melded", knockOut(games({dealt("60,75,30,40", "0,15,9,10")})), Melded);
    auto twoDeals = knockOut(
        games({dealt("60,50,30,40", "0,10,9,10"), dealtToStock("60,70,30,40", "10,0,9,10")}));
    twoDeals.settings.cards.match = QuickMatch{2};
    row("the last hand", twoDeals, LastHand);
    auto drawn = knockOut(games({dealtToStock("60,60,30,40", "5,5,9,10")}));
    row("nothing yet: a lot is due", drawn, std::nullopt);
    drawn.rounds.front().tables.front().head.lot = {2_p};
    row("the lot", drawn, Lot);
}

void TestKnockOutTree::whatPartsEqualTotals()
{
    QFETCH(const core::Tournament, tournament);
    QFETCH(const std::optional<core::MatchDecision>, tie);
    QVERIFY(core::knockOutTree(tournament).rounds.front().tables.front().tie == tie);
}

void TestKnockOutTree::theLastTableHasTheWinner()
{
    const auto tree = core::knockOutTree(won());
    QCOMPARE(tree.rounds.size(), std::size_t{2});
    const auto& last = tree.rounds.back().tables.front();
    QVERIFY(last.isLast && !tree.rounds.front().tables.front().isLast);
    QCOMPARE(fatesAt(last), (std::vector{Fate::Out, Fate::Winner}));
    QCOMPARE(last.seats.back().total, std::int64_t{40});
    QCOMPARE(tree.winner, std::optional(1_p));
}

void TestKnockOutTree::endsWithTheRoundAskedFor()
{
    const auto tree = core::knockOutTree(won(), 1_r);
    QCOMPARE(tree.rounds.size(), std::size_t{1});
    QVERIFY(!tree.winner);
}

void TestKnockOutTree::leavesOutWhatDoesNotCount()
{
    auto tournament = won();
    tournament.rounds.back().head.state = core::RoundState::Cancelled;
    QCOMPARE(core::knockOutTree(tournament).rounds.size(), std::size_t{1});
}

void TestKnockOutTree::byesGoOn()
{
    auto tournament = knockOut({});
    tournament.rounds.front().tables.pop_back();
    tournament.rounds.front().head.byes = {7_p};
    const auto tree = core::knockOutTree(tournament);
    QCOMPARE(tree.rounds.front().byes, std::vector{7_p});
    QVERIFY(!tree.rounds.front().tables.front().isLast);
}

void TestKnockOutTree::whoGoesOnAndIsAwayIsMissing()
{
    auto tournament = knockOut(games({dealt("60,20,30,40", "0,5,9,10")}));
    for (const auto away : {0, 1}) { // 1 advances, 2 is out
        tournament.participants[static_cast<std::size_t>(away)].present = {{1_r, 1_r}, {3_r, {}}};
    }
    const auto standing = core::knockOutOf(tournament);
    QCOMPARE(standing.absent, std::vector{1_p});
    const auto tree = core::knockOutTree(tournament);
    QCOMPARE(fatesAt(tree.rounds.front().tables.front()),
             (std::vector{Fate::Away, Fate::Out, Fate::Out, Fate::Out}));
    QCOMPARE(standing.next, std::vector{6_p});
    const auto count = core::headcount(tournament, 2_r, seating::FivePlayers::FourAndBye);
    QCOMPARE(count.present, 1);
    QCOMPARE(count.missing, 1);
}

void TestKnockOutTree::tellsRoundsThatACorrectionOvertook_data()
{
    QTest::addColumn<core::Tournament>("tournament");
    QTest::addColumn<std::vector<core::OvertakenRound>>("overtaken");
    const auto row = [](const char* name, const auto& change,
                        const std::vector<core::OvertakenRound>& overtaken) {
        auto tournament = won();
        change(tournament);
        QTest::newRow(name) << tournament << overtaken;
    };
    const auto corrected = [](core::Tournament& it) {
        it.rounds[0].tables[1].games = games({dealt("60,40,30", "5,0,10")});
    };
    row("nothing was corrected", [](core::Tournament&) {}, {});
    row("another winner", corrected, {{2_r, {6_p}, {5_p}, {}}});
    row("another winner, who has gone home",
        [&](core::Tournament& it) {
            corrected(it);
            it.participants[4].present = {{1_r, 1_r}};
        },
        {{2_r, {6_p}, {}, {}}});
    row("the same winner otherwise",
        [](core::Tournament& it) {
            it.rounds[0].tables[1].games = games({dealt("20,90,30", "5,0,10")});
        },
        {});
    row("undecided again", [](core::Tournament& it) { it.rounds[0].tables[1].games.clear(); },
        {{2_r, {}, {}, {2_t}}});
    row("of a round that was cancelled",
        [&](core::Tournament& it) {
            corrected(it);
            it.rounds[1].head.state = core::RoundState::Cancelled;
        },
        {});
    row("of an event without a tree",
        [&](core::Tournament& it) {
            corrected(it);
            it.settings.cards.event = CardEvent::Points;
        },
        {});
}

void TestKnockOutTree::tellsRoundsThatACorrectionOvertook()
{
    QFETCH(const core::Tournament, tournament);
    QTEST(core::overtakenRounds(tournament), "overtaken");
    if (isKnockOut(tournament.settings)) {
        QTEST(core::knockOutTree(tournament).overtaken, "overtaken");
        QVERIFY(core::knockOutTree(tournament, 1_r).overtaken.empty());
    }
}

void TestKnockOutTree::seatsThoseThrough()
{
    auto tournament = won();
    tournament.rounds[0].tables[1].games = games({dealt("60,40,30", "5,0,10")});
    const auto late = core::seatThoseThrough(tournament, 2_r);
    QCOMPARE(refusalsOf(late),
             (core::Refusals{refusal(core::RoundFault::HasGames, "/round", {u"2"_s, u"1"_s})}));

    tournament.rounds[1].tables[0].games.clear();
    const auto change = core::seatThoseThrough(tournament, 2_r);
    QVERIFY(change);
    apply(*change, tournament);
    QVERIFY(tournament.rounds[1].tables[0].head.seats == (std::vector{5_p, 1_p}));
    QVERIFY(core::overtakenRounds(tournament).empty());
    QVERIFY(core::seatThoseThrough(tournament, 2_r)->isEmpty());
    QCOMPARE(refusalsOf(core::seatThoseThrough(tournament, 3_r)),
             (core::Refusals{refusal(core::RoundFault::Unknown, "/round", {u"3"_s})}));
}

RUMMY_TEST(TestKnockOutTree)

} // namespace tst_knock_out_tree

#include "tst_knock_out_tree.moc"
