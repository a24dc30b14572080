#include "card_evening.h"
#include "core/cards/knock_out.h"
#include "core/faults/faults.h"
#include "core/ranking/standings.h"
#include "core/ranking/summary.h"
#include "core/use_cases/attending.h"
#include "core/use_cases/entering.h"
#include "core/use_cases/judging.h"
#include "core/use_cases/managing_matches.h"
#include "core/use_cases/planning.h"
#include "core/use_cases/running_rounds.h"
#include "tests/suite.h"

#include <QTest>

#include <set>

namespace tst_knock_out {

using namespace card_evening;
using core::MatchFault;
using core::Tournament;

namespace {

CardRules knockOut(std::int32_t advance, const scoring::MatchForm& match)
{
    CardRules rules;
    rules.event = CardEvent::Multi;
    rules.advance = advance;
    rules.match = match;
    return rules;
}

core::SeatingOrder oneRound()
{
    core::SeatingOrder order;
    order.limit = seating::Steps{20};
    order.threads = 1;
    return order;
}

/// Applies a use case's change, and checks that it can be undone.
void carryOut(const core::Result<core::Change>& change, Tournament& tournament)
{
    if (!change) {
        QFAIL(core::told(refusalsOf(change)).constData());
    }
    const Tournament before = tournament;
    apply(*change, tournament);
    Tournament back = tournament;
    apply(reversed(*change), back);
    QVERIFY(back == before);
    QVERIFY(core::faultsOf(tournament).empty());
}

/// Plays a knock-out through the use cases at random.
class RandomKnockOut
{
public:
    RandomKnockOut(unsigned seed, int people) : random_(seed), tournament_(cards(people, rules()))
    {}

    void playOn()
    {
        const auto seated = core::proposeSeating(tournament_, oneRound());
        QVERIFY(seated);
        carryOut(core::addRounds(tournament_, seated->plans, core::RoundState::Published),
                 tournament_);
        const auto drawn = tournament_.rounds.back();
        for (const auto& table : drawn.tables) {
            play({drawn.number, table.number});
        }
        carryOut(core::closeRound(tournament_, drawn.number), tournament_);
    }

    void somebodyStaysAway()
    {
        const auto next = core::knockOutOf(tournament_).next;
        if (!tournament_.rounds.empty() && next.size() > 1 && below(3) == 0) {
            const auto gone = next[below(static_cast<unsigned>(next.size()))];
            carryOut(core::changePresence(tournament_, gone,
                                          core::PresentUntil{tournament_.rounds.back().number}),
                     tournament_);
        }
    }

    [[nodiscard]] const Tournament& tournament() const { return tournament_; }

private:
    unsigned below(unsigned bound) { return static_cast<unsigned>(random_() % bound); }

    CardRules rules()
    {
        const auto advance = static_cast<std::int32_t>(1 + below(2));
        return below(2) == 0
                   ? knockOut(advance, QuickMatch{static_cast<std::int32_t>(1 + below(3))})
                   : knockOut(advance, TargetMatch{100});
    }

    core::MatchState match(const core::TableKey& key) const
    {
        const auto& round = tournament_.rounds.back();
        return core::matchOf(tournament_.settings, round, *findTable(round, key.table));
    }

    void play(const core::TableKey& key)
    {
        for (std::int32_t game = 1; !match(key).isDecided(); ++game) {
            const core::Table& table = *findTable(tournament_.rounds.back(), key.table);
            if (match(key).status == core::MatchStatus::Lot) {
                const auto drawn = core::drawLot(tournament_, key, random_());
                QVERIFY(drawn);
                carryOut(core::recordLot(tournament_, key, *drawn), tournament_);
                continue;
            }
            if (below(12) == 0) {
                const auto& seats = table.head.seats;
                carryOut(core::leaveMatch(tournament_, key.round,
                                          seats[below(static_cast<unsigned>(seats.size()))]),
                         tournament_);
                continue;
            }
            enter({key.round, key.table, core::GameNumber{game}}, table.head.seats.size());
        }
    }

    void enter(const core::GameKey& key, std::size_t seats)
    {
        const core::PlayedDeal deal{deal_builder::randomDeal(random_, seats)};
        core::EntryTerms terms;
        terms.warningsConfirmed = true;
        carryOut(core::gameEntry(tournament_, key, deal, terms, {}), tournament_);
    }

    std::mt19937 random_;
    Tournament tournament_;
};

std::set<core::StartNumber> seatedIn(const core::Round& round)
{
    std::set<core::StartNumber> people;
    for (const auto& table : round.tables) {
        people.insert(table.head.seats.begin(), table.head.seats.end());
    }
    return people;
}

/// Ten people: three tables and nobody left over.
Tournament started()
{
    auto evening = cards(10, knockOut(1, QuickMatch{1}));
    evening.rounds = {
        round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, games({dealt("60,5,5,5", "0,5,5,5")})),
                  table(2, {5_p, 6_p, 7_p}, games({dealt("5,60,5", "5,0,5")})),
                  table(3, {8_p, 9_p, 10_p}, games({dealt("5,5,60", "5,5,0")}))})};
    return evening;
}

std::vector<core::RoundPlan> planOf(std::vector<core::StartNumber> seats,
                                    std::vector<core::StartNumber> byes = {})
{
    return {{2_r, {{1_t, std::move(seats)}}, std::move(byes)}};
}

} // namespace

/// A knock-out from its first round to its winner.
class TestKnockOut : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasExactlyOneWinner_data();
    void hasExactlyOneWinner();
    void whoGoesOn();
    void whoStaysAwayIsOut();
    void tableSizes_data();
    void tableSizes();
    void refusals_data();
    void refusals();
    void byesAreOnlyForThoseStillIn();
    void headcountIsOfThoseStillIn();
    void roundThatIsThereTakesNobodyWhoIsOut();
    void lots();
    void leavingAndComingBack();
};

void TestKnockOut::hasExactlyOneWinner_data()
{
    QTest::addColumn<unsigned>("seed");
    QTest::addColumn<int>("people");
    for (unsigned seed = 1; seed <= 30; ++seed) {
        const int people = 2 + static_cast<int>(seed * 7 % 26);
        QTest::addRow("seed %u, %d people", seed, people) << seed << people;
    }
}

void TestKnockOut::hasExactlyOneWinner()
{
    QFETCH(const unsigned, seed);
    QFETCH(const int, people);
    RandomKnockOut play(seed, people);
    for (int rounds = 0; !core::knockOutOf(play.tournament()).winner; ++rounds) {
        QVERIFY(rounds < people);
        play.somebodyStaysAway();
        if (core::knockOutOf(play.tournament()).winner) {
            break;
        }
        play.playOn();
        if (QTest::currentTestFailed()) {
            return;
        }
        auto summary = core::summaryOf(core::TournamentId{1}, play.tournament());
        summary.date = QDate(2026, 5, 14);
        QCOMPARE(core::stageOf(summary, *summary.date) == core::Stage::Finished,
                 core::knockOutOf(play.tournament()).winner.has_value());
    }
    const auto& tournament = play.tournament();
    // Nobody who is out plays again, and each round is smaller than the one before.
    for (std::size_t index = 1; index < tournament.rounds.size(); ++index) {
        const auto before = seatedIn(tournament.rounds[index - 1]);
        const auto now = seatedIn(tournament.rounds[index]);
        QVERIFY(std::includes(before.begin(), before.end(), now.begin(), now.end()));
        QVERIFY(now.size() < before.size());
    }
    const core::Standings standings(tournament);
    const auto first = std::count_if(standings.lines().begin(), standings.lines().end(),
                                     [](const auto& line) { return line.rank == 1; });
    QCOMPARE(first, 1);
    QVERIFY(standings.lines().front().tally.number == *core::knockOutOf(tournament).winner);
    QVERIFY(!core::proposeSeating(tournament, oneRound()));
}

void TestKnockOut::whoGoesOn()
{
    auto evening = started();
    const auto stands = core::knockOutOf(evening);
    QVERIFY(stands.round == 1_r);
    QVERIFY(stands.undecided.empty());
    QVERIFY(stands.next == (std::vector{1_p, 6_p, 10_p}));
    QVERIFY(!stands.winner);

    evening.rounds[0].head.byes = {};
    evening.rounds[0].tables[1].games.clear();
    const auto open = core::knockOutOf(evening);
    QVERIFY(open.undecided == std::vector{2_t});
    QVERIFY(open.next == (std::vector{1_p, 10_p}));

    const auto fresh = core::knockOutOf(cards(3, knockOut(1, QuickMatch{1})));
    QVERIFY(!fresh.round);
    QCOMPARE(fresh.next.size(), 3U);

    evening.rounds[0].head.state = core::RoundState::Cancelled;
    QCOMPARE(core::knockOutOf(evening).next.size(), 10U);
}

void TestKnockOut::whoStaysAwayIsOut()
{
    auto evening = started();
    evening.participants[0].present = {{1_r, 1_r}};
    evening.participants[5].present = {{1_r, 1_r}};
    QVERIFY(core::knockOutOf(evening).winner == 10_p);
    QCOMPARE(refusalsOf(core::proposeSeating(evening, oneRound())),
             (core::Refusals{refusal(MatchFault::HasWinner, "/rounds", numberTexts({10}))}));
    const core::Standings standings(evening);
    QVERIFY(standings.lines()[0].tally.number == 10_p);
    QCOMPARE(standings.lines()[1].rank, std::optional(2));
    QCOMPARE(standings.lines()[2].rank, std::optional(2));

    // The winner at the last table may leave.
    auto over = cards(2, knockOut(1, QuickMatch{1}));
    over.rounds = {round(1, {table(1, {1_p, 2_p}, games({dealt("60,5", "0,5")}))})};
    over.participants[0].present = {{1_r, 1_r}};
    QVERIFY(core::knockOutOf(over).winner == 1_p);
}

void TestKnockOut::tableSizes_data()
{
    QTest::addColumn<int>("people");
    QTest::addColumn<QString>("sizes");
    QTest::newRow("2") << 2 << "2";
    QTest::newRow("3") << 3 << "3";
    QTest::newRow("5: no bye") << 5 << "3,2";
    QTest::newRow("6") << 6 << "3,3";
    QTest::newRow("27") << 27 << "4,4,4,4,4,4,3";
}

void TestKnockOut::tableSizes()
{
    QFETCH(const int, people);
    const auto seated = core::proposeSeating(cards(people, knockOut(1, QuickMatch{1})), oneRound());
    QVERIFY(seated);
    std::vector<int> sizes;
    for (const auto& table : seated->plans.front().tables) {
        sizes.push_back(static_cast<int>(table.seats.size()));
    }
    std::sort(sizes.rbegin(), sizes.rend());
    QStringList texts;
    for (const int size : sizes) {
        texts << QString::number(size);
    }
    QTEST(texts.join(u','), "sizes");
    QVERIFY(seated->plans.front().byes.empty());
}

void TestKnockOut::refusals_data()
{
    QTest::addColumn<core::Refusals>("found");
    QTest::addColumn<core::Refusals>("expected");
    const auto row = [](const char* name, const auto& result, const core::Refusals& expected) {
        QTest::newRow(name) << refusalsOf(result) << expected;
    };
    const auto published = core::RoundState::Published;
    auto open = started();
    open.rounds[0].tables[0].games.clear();
    open.rounds[0].tables[2].games.clear();
    const auto undecided = [](const char* place) {
        return core::Refusals{refusal(MatchFault::TablesUndecided, place,
                                      {QStringLiteral("1"), QStringLiteral("1, 3")})};
    };
    row("seated while tables are undecided", core::proposeSeating(open, oneRound()),
        undecided("/rounds"));
    row("drawn elsewhere while tables are undecided",
        core::addRounds(open, planOf({6_p, 1_p}), published), undecided("/0/round"));
    auto two = oneRound();
    two.rounds = 2;
    row("two rounds at once", core::proposeSeating(started(), two),
        {refusal(MatchFault::OneRoundAtATime, "/rounds")});
    row("somebody who is out is seated",
        core::addRounds(started(), planOf({1_p, 6_p, 2_p}, {10_p}), published),
        {refusal(MatchFault::IsOut, "/0/tables/0/seats/2", numberTexts({2, 1}))});
    row("somebody who is out has a bye",
        core::addRounds(started(), planOf({1_p, 6_p}, {9_p, 10_p}), published),
        {refusal(MatchFault::IsOut, "/0/byes/0", numberTexts({9, 1}))});
    row("who goes on may be seated elsewhere",
        core::addRounds(started(), planOf({1_p, 6_p}, {10_p}), published), {});
}

void TestKnockOut::refusals()
{
    QFETCH(const core::Refusals, found);
    QTEST(found, "expected");
}

void TestKnockOut::byesAreOnlyForThoseStillIn()
{
    const auto plan = core::withByes(started(), planOf({1_p, 6_p}).front());
    QVERIFY(plan.byes == std::vector{10_p});
}

void TestKnockOut::headcountIsOfThoseStillIn()
{
    auto evening = started();
    QCOMPARE(core::headcount(evening, 2_r, seating::FivePlayers::FourAndBye).present, 3);
    QCOMPARE(core::headcount(evening, 1_r, seating::FivePlayers::FourAndBye).present, 10);
    carryOut(core::addRounds(evening, planOf({1_p, 6_p, 10_p}), core::RoundState::Draft), evening);
    QVERIFY(core::outOfDate(evening, evening.rounds[1]).left.empty());
    const auto five = cards(5, knockOut(1, QuickMatch{1}));
    QVERIFY(core::headcount(five, 1_r, seating::FivePlayers::FourAndBye).sizes->tables ==
            (std::vector{3, 2}));
}

void TestKnockOut::roundThatIsThereTakesNobodyWhoIsOut()
{
    auto evening = started();
    carryOut(core::addRounds(evening, planOf({1_p, 6_p}, {10_p}), core::RoundState::Published),
             evening);
    auto plan = planOf({1_p, 6_p, 10_p}).front();
    QVERIFY(core::changeSeating(evening, plan));
    plan.tables[0].seats = {1_p, 6_p, 10_p, 7_p};
    QCOMPARE(
        refusalsOf(core::changeSeating(evening, plan)),
        (core::Refusals{refusal(MatchFault::IsOut, "/tables/0/seats/3", numberTexts({7, 1}))}));
}

void TestKnockOut::lots()
{
    auto evening = started();
    const core::TableKey key{1_r, 2_t};
    QCOMPARE(refusalsOf(core::drawLot(evening, key, 1)),
             (core::Refusals{refusal(MatchFault::LotNotDue, "/table", numberTexts({2}))}));
    evening.rounds[0].tables[1].games = games({dealtToStock("60,60,5", "5,5,5")});

    std::set<core::StartNumber> everDrawn;
    for (unsigned seed = 1; seed <= 40; ++seed) {
        const auto drawn = core::drawLot(evening, key, seed);
        QVERIFY(drawn && drawn->size() == 1);
        QVERIFY(*core::drawLot(evening, key, seed) == *drawn);
        everDrawn.insert(drawn->front());
    }
    QVERIFY(everDrawn == (std::set{5_p, 6_p}));

    QCOMPARE(refusalsOf(core::recordLot(evening, key, {7_p})),
             (core::Refusals{refusal(MatchFault::LotOthers, "/lot",
                                     {QStringLiteral("7"), QStringLiteral("5, 6")})}));
    carryOut(core::recordLot(evening, key, {6_p}), evening);
    QVERIFY(core::knockOutOf(evening).next == (std::vector{1_p, 6_p, 10_p}));

    // A correction that makes the lot pointless removes it.
    core::EntryTerms correction;
    correction.correction = true;
    carryOut(core::gameEntry(evening, {1_r, 2_t, 1_g}, dealt("60,40,5", "0,5,5"), correction, {}),
             evening);
    QVERIFY(evening.rounds[0].tables[1].head.lot.empty());
    QVERIFY(core::knockOutOf(evening).next == (std::vector{1_p, 5_p, 10_p}));
}

void TestKnockOut::leavingAndComingBack()
{
    auto evening = started();
    evening.rounds[0].tables[1].games.clear();
    QCOMPARE(refusalsOf(core::leaveMatch(evening, 1_r, 11_p)),
             (core::Refusals{
                 refusal(core::RoundFault::NotSeated, "/participant", numberTexts({11, 1}))}));
    QCOMPARE(refusalsOf(core::rejoinMatch(evening, 1_r, 5_p)),
             (core::Refusals{refusal(MatchFault::HasNotLeft, "/participant", numberTexts({5}))}));
    carryOut(core::leaveMatch(evening, 1_r, 7_p), evening);
    QVERIFY(core::leaveMatch(evening, 1_r, 7_p)->isEmpty());
    QVERIFY(!core::knockOutOf(evening).undecided.empty());
    carryOut(core::leaveMatch(evening, 1_r, 5_p), evening);
    QVERIFY(core::knockOutOf(evening).next == (std::vector{1_p, 6_p, 10_p}));

    // Nobody is left to play a deal with.
    QCOMPARE(
        refusalsOf(core::gameEntry(evening, {1_r, 2_t, 1_g}, dealt("5,60,5", "5,0,5"), {}, {})),
        (core::Refusals{
            refusal(MatchFault::DealAfterEnd, "/game", {QStringLiteral("1"), QString()})}));
    carryOut(core::rejoinMatch(evening, 1_r, 5_p), evening);
    carryOut(core::gameEntry(evening, {1_r, 2_t, 1_g}, dealt("50,60,90", "5,0,5"), {}, {}),
             evening);
    QVERIFY(core::knockOutOf(evening).next == (std::vector{1_p, 6_p, 10_p}));

    const auto rummy = evening::tournament(4);
    QCOMPARE(refusalsOf(core::leaveMatch(rummy, 1_r, 1_p)),
             (core::Refusals{refusal(MatchFault::NotCards, "")}));
}

RUMMY_TEST(TestKnockOut)

} // namespace tst_knock_out

#include "tst_knock_out.moc"
