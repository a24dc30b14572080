#include "core/ranking/standings.h"
#include "core/use_cases/planning.h"
#include "core/use_cases/running_rounds.h"
#include "evening.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_planning {

using namespace evening;
using core::RoundState;
using core::SeatingOrder;
using core::StartNumber;
using core::Tournament;
using seating::RefusalCode;

namespace {

constexpr std::uint64_t fewSteps = 40'000;

SeatingOrder order(int rounds, seating::Mode mode = seating::Mode::Plan)
{
    SeatingOrder order;
    order.rounds = rounds;
    order.mode = mode;
    order.limit = seating::Steps{fewSteps};
    order.threads = 2;
    return order;
}

seating::PlayerId id(int number)
{
    return seating::PlayerId{number};
}

std::vector<seating::PlayerId> ids(std::initializer_list<int> numbers)
{
    std::vector<seating::PlayerId> players;
    for (const int number : numbers) {
        players.push_back(id(number));
    }
    return players;
}

Tournament after(const core::Result<core::Change>& change, Tournament evening)
{
    core::apply(*change, evening);
    return evening;
}

/// Eight people at two tables, a ninth with a bye; a game at table 1.
Tournament begun()
{
    auto evening = tournament(9);
    evening.rounds = {round(1,
                            {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played("0,3,5,9")}}),
                             table(2, {5_p, 6_p, 7_p, 8_p})},
                            {9_p})};
    return evening;
}

std::set<StartNumber> seatedIn(const core::RoundPlan& plan)
{
    std::set<StartNumber> seated;
    for (const auto& table : plan.tables) {
        seated.insert(table.seats.begin(), table.seats.end());
    }
    return seated;
}

bool meet(const core::RoundPlan& plan, StartNumber one, StartNumber other)
{
    return std::any_of(plan.tables.begin(), plan.tables.end(), [&](const auto& table) {
        const auto& seats = table.seats;
        return std::count(seats.begin(), seats.end(), one) > 0 &&
               std::count(seats.begin(), seats.end(), other) > 0;
    });
}

} // namespace

/// A tournament's requests to the seating library, and the use of its answers.
class TestPlanning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersTheNextRound();
    void asksWithTheWishes();
    void asksForWhoIsPresentInEachRound();
    void leavesOutWhoNeverPlays();
    void asksWithTheOrder();
    void looksAheadToThePlannedRounds_data();
    void looksAheadToThePlannedRounds();
    void historyIsWhoReallySatTogether();
    void historyKnowsCorrectedSeats();
    void historyOfACancelledRoundIsWhatWasPlayed();
    void standingsAreTheRanking();
    void roundsGoToTheLibraryAndBack();
    void seatsWhoIsThere();
    void leavesTheTournamentAlone();
    void drawsADraftAgain();
    void neverParts_data();
    void neverParts();
    void theSeedPartsThoseLevel();
    void decisionsComeBeforeTheSeed();
    void theFirstRoundByStandingsIsDrawn();
    void theLastHasTheBye();
    void byesGoRound();
    void aKnockOutHasNoByes();
    void refusesWithPlaces_data();
    void refusesWithPlaces();
    void placesEveryRefusal_data();
    void placesEveryRefusal();
};

void TestPlanning::numbersTheNextRound()
{
    auto evening = begun();
    QCOMPARE(core::nextRound(evening), 2_r);
    evening.rounds.clear();
    QCOMPARE(core::nextRound(evening), 1_r);
    evening.rounds = {round(1, {}), round(2, {}, {}, RoundState::Draft)};
    QCOMPARE(core::nextRound(evening), 3_r);
    evening.rounds.back().number = core::roundNumberLimit;
    QCOMPARE(core::nextRound(evening), core::roundNumberLimit);
}

void TestPlanning::asksWithTheWishes()
{
    auto evening = tournament(9);
    evening.participants[0].club = QStringLiteral("Hof");
    evening.participants[1].club = QStringLiteral("Plauen");
    evening.participants[4].club = QStringLiteral("Hof");
    evening.participants[2].fixedTable = 2_t;
    evening.settings.apart = {{1_p, 2_p}, {3_p, 9_p}};
    auto request = core::seatingRequest(evening, order(1));
    QCOMPARE(request.players.size(), std::size_t{9});
    QCOMPARE(request.players[4].id, id(5));
    QCOMPARE(request.players[0].club, request.players[4].club);
    QVERIFY(request.players[0].club != request.players[1].club);
    QVERIFY(!request.players[2].club);
    QCOMPARE(request.players[2].fixedTable, std::optional(2));
    QVERIFY(!request.players[0].fixedTable);
    QVERIFY(request.apart == (std::vector<seating::PlayerPair>{{id(1), id(2)}, {id(3), id(9)}}));
    QCOMPARE(request.clubWeight, 0);
    QVERIFY(request.threes == seating::Threes::First);
    QVERIFY(request.twoPlayerTables);

    evening.settings.clubsApart = true;
    evening.settings.threes = seating::Threes::Last;
    evening.settings.rules.ruleSet = scoring::RuleSet::RummyPure;
    request = core::seatingRequest(evening, order(1));
    QVERIFY(request.clubWeight > 0 && request.clubWeight < 100);
    QVERIFY(request.threes == seating::Threes::Last);
    QVERIFY(!request.twoPlayerTables);
}

void TestPlanning::asksForWhoIsPresentInEachRound()
{
    auto evening = begun();
    evening.participants[0].present = {{1_r, 2_r}};            // goes home after round 2
    evening.participants[1].present = {{3_r, {}}};             // comes for round 3
    evening.participants[2].present = {{1_r, 2_r}, {4_r, {}}}; // misses round 3
    evening.participants[3].present = {};                      // has left
    const auto request = core::seatingRequest(evening, order(3));
    QCOMPARE(request.rounds, 3);
    QCOMPARE(request.players.size(), std::size_t{9});
    QVERIFY(request.present == (std::vector{ids({1, 3, 5, 6, 7, 8, 9}), ids({2, 5, 6, 7, 8, 9}),
                                            ids({2, 3, 5, 6, 7, 8, 9})}));
    QCOMPARE(core::seatingRequest(evening, order(0)).present.size(), std::size_t{0});
    QCOMPARE(core::seatingRequest(evening, order(seating::mostRounds + 1)).present.size(),
             std::size_t{0});
}

/// A plan is chosen by the number of players: 23 have one without repeats for seven rounds, unlike
/// a plan for 24 with one absent.
void TestPlanning::leavesOutWhoNeverPlays()
{
    auto evening = tournament(25);
    evening.participants[5].present = {};
    evening.settings.apart = {{6_p, 7_p}};
    const auto proposal = core::proposeSeating(evening, order(7));
    QVERIFY(proposal);
    QCOMPARE(proposal->quality.repeats, 0);

    auto absent = order(1);
    absent.locked = {{1_r, 1_t, 6_p}};
    const auto refused = core::proposeSeating(evening, absent);
    QVERIFY(!refused);
    QCOMPARE(refused.refused().refusals.front().code,
             core::RefusalCode{RefusalCode::LockedPlayerAbsent});
}

void TestPlanning::asksWithTheOrder()
{
    auto wanted = order(1, seating::Mode::Final);
    wanted.topTables = 2;
    wanted.seed = 77;
    wanted.threads = 3;
    const auto request = core::seatingRequest(begun(), wanted);
    QCOMPARE(request.mode, seating::Mode::Final);
    QCOMPARE(request.topTables, 2);
    QCOMPARE(request.seed, std::uint64_t{77});
    QCOMPARE(request.threads, 3);
    QCOMPARE(std::get<seating::Steps>(request.limit).count, fewSteps);
}

void TestPlanning::looksAheadToThePlannedRounds_data()
{
    QTest::addColumn<std::optional<std::int32_t>>("planned");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<seating::Mode>("mode");
    QTest::addColumn<int>("ahead");
    using enum seating::Mode;
    const auto row = [](const char* name, std::optional<std::int32_t> planned, int rounds,
                        seating::Mode mode,
                        int ahead) { QTest::newRow(name) << planned << rounds << mode << ahead; };
    // One round has been played.
    row("one of five", 5, 1, Draw, 3);
    row("two of five", 5, 2, Draw, 2);
    row("the last one", 2, 1, Draw, 0);
    row("beyond the planned rounds", 2, 3, Draw, 0);
    row("nothing planned", std::nullopt, 1, Draw, 0);
    row("a plan", 5, 1, Plan, 0);
    row("by standings", 5, 1, Swiss, 0);
    row("final tables", 5, 1, Final, 0);
}

void TestPlanning::looksAheadToThePlannedRounds()
{
    QFETCH(std::optional<std::int32_t>, planned);
    QFETCH(int, rounds);
    QFETCH(seating::Mode, mode);
    QFETCH(int, ahead);
    auto evening = begun();
    evening.settings.plannedRounds = planned;
    evening.participants[8].present = {{1_r, 3_r}};
    const auto request = core::seatingRequest(evening, order(rounds, mode));
    QCOMPARE(request.lookAhead, ahead);
    QCOMPARE(request.present.size(), static_cast<std::size_t>(rounds + ahead));
    for (std::size_t round = 0; round < request.present.size(); ++round) {
        QCOMPARE(request.present[round].size(), std::size_t{round < 2 ? 9U : 8U});
    }
    evening.settings.rules.ruleSet = scoring::RuleSet::Romme500;
    evening.settings.cards.event = core::CardEvent::Multi;
    QCOMPARE(core::seatingRequest(evening, order(rounds, mode)).lookAhead, 0);
}

void TestPlanning::historyIsWhoReallySatTogether()
{
    auto evening = begun();
    evening.rounds.push_back(round(2, {table(4, {9_p, 5_p, 1_p})}, {2_p}, RoundState::Closed));
    evening.rounds.push_back(round(3, {table(1, {3_p, 6_p, 9_p})}, {}, RoundState::Draft));
    const auto history = core::seatingRequest(evening, order(1)).history;
    QCOMPARE(history.size(), std::size_t{3});
    QVERIFY(history[0] ==
            (seating::Round{{{1, ids({1, 2, 3, 4})}, {2, ids({5, 6, 7, 8})}}, ids({9})}));
    QVERIFY(history[1] == (seating::Round{{{4, ids({9, 5, 1})}}, ids({2})}));
    QVERIFY(history[2] == (seating::Round{{{1, ids({3, 6, 9})}}, {}}));
}

void TestPlanning::historyKnowsCorrectedSeats()
{
    const auto evening = begun();
    const auto swapped =
        after(core::swapSeats(evening, 1_r, 2_p, 7_p, core::ResultsGo::WithTheSeat), evening);
    const auto history = core::seatingRequest(swapped, order(1)).history;
    QVERIFY(history[0].tables[0].seats == ids({1, 7, 3, 4}));
    QVERIFY(history[0].tables[1].seats == ids({5, 6, 2, 8}));
    const auto withBye =
        after(core::swapSeats(evening, 1_r, 9_p, 8_p, core::ResultsGo::WithTheSeat), evening);
    QVERIFY(core::seatingRequest(withBye, order(1)).history[0].byes == ids({8}));
}

void TestPlanning::historyOfACancelledRoundIsWhatWasPlayed()
{
    const auto evening = begun();
    const auto cancelled =
        after(core::cancelRound(evening, 1_r, QStringLiteral("power cut")), evening);
    const auto request = core::seatingRequest(cancelled, order(1));
    QCOMPARE(request.history.size(), std::size_t{1});
    QVERIFY(request.history[0] == (seating::Round{{{1, ids({1, 2, 3, 4})}}, {}}));
    QCOMPARE(core::nextRound(cancelled), 2_r);
}

void TestPlanning::standingsAreTheRanking()
{
    auto evening = begun();
    evening.rounds[0].tables[1].games = {{1_g, played("9,0,2,1")}};
    auto ranking = core::seatingRequest(evening, order(1)).ranking;
    QCOMPARE(ranking.size(), std::size_t{9});
    // Those level, in pairs, are in the order of the seed.
    for (auto pair = ranking.begin(); pair != ranking.end() - 1; pair += 2) {
        std::sort(pair, pair + 2);
    }
    QVERIFY(ranking == ids({1, 6, 2, 8, 3, 7, 4, 5, 9}));
}

void TestPlanning::roundsGoToTheLibraryAndBack()
{
    const seating::Round round{{{2, ids({4, 1, 3})}, {5, ids({2, 9, 8, 7})}}, ids({6, 5})};
    const auto plan = core::planOf(round, 12_r);
    QCOMPARE(plan.round, 12_r);
    QCOMPARE(plan.tables[1].number, 5_t);
    QVERIFY(plan.tables[0].seats == (std::vector<StartNumber>{4_p, 1_p, 3_p}));
    QVERIFY(plan.byes == (std::vector<StartNumber>{6_p, 5_p}));
    QVERIFY(core::seatingOf(plan) == round);
}

void TestPlanning::seatsWhoIsThere()
{
    auto evening = tournament(14);
    evening.participants[2].present = {{1_r, 1_r}};
    evening.participants[7].present = {{2_r, {}}};
    evening.settings.threes = seating::Threes::Last;
    const auto proposal = core::proposeSeating(evening, order(3));
    QVERIFY(proposal);
    QCOMPARE(proposal->plans.size(), std::size_t{3});
    for (std::size_t further = 0; further < 3; ++further) {
        const auto& plan = proposal->plans[further];
        QCOMPARE(core::plain(plan.round), static_cast<std::int32_t>(further) + 1);
        const auto seated = seatedIn(plan);
        QCOMPARE(seated.size(), std::size_t{13});
        QCOMPARE(seated.count(3_p), std::size_t{further == 0});
        QCOMPARE(seated.count(8_p), std::size_t{further > 0});
        QVERIFY(plan.byes.empty());
    }
    QCOMPARE(proposal->quality.repeats, 0);
    // People arriving late or leaving early can be seated in the proposed rounds.
    QVERIFY(core::addRounds(evening, proposal->plans, RoundState::Published));
}

void TestPlanning::leavesTheTournamentAlone()
{
    auto evening = tournament(16);
    const auto first = core::proposeSeating(evening, order(5));
    evening =
        after(core::addRounds(evening, {first->plans[0], first->plans[1]}, RoundState::Published),
              evening);
    const auto before = evening;
    const auto rest = core::proposeSeating(evening, order(3));
    QVERIFY(rest);
    QVERIFY(evening == before);
    QCOMPARE(rest->plans.front().round, 3_r);
    QCOMPARE(rest->quality.repeats, 0);
    const auto published =
        after(core::addRounds(evening, rest->plans, RoundState::Published), evening);
    QVERIFY(published.rounds[0] == before.rounds[0]);
    QVERIFY(published.rounds[1] == before.rounds[1]);
    QCOMPARE(published.rounds.size(), std::size_t{5});
}

void TestPlanning::drawsADraftAgain()
{
    auto evening = begun();
    const auto first = core::proposeSeating(evening, order(1));
    const auto drafted = after(core::addRounds(evening, first->plans, RoundState::Draft), evening);
    QCOMPARE(core::nextRound(drafted), 3_r);
    const auto without = after(core::withdrawRound(drafted, 2_r), drafted);
    QVERIFY(without == evening);
    auto other = order(1);
    other.seed = 5;
    const auto second = core::proposeSeating(without, other);
    QVERIFY(seatedIn(second->plans[0]).size() + second->plans[0].byes.size() == 9);
    // The draft also takes the new tables in one step; the round before is unchanged.
    const auto changed = after(core::changeSeating(drafted, second->plans[0]), drafted);
    QVERIFY(changed.rounds[0] == drafted.rounds[0]);
    QVERIFY(changed == after(core::addRounds(evening, second->plans, RoundState::Draft), evening));
    QCOMPARE(second->plans[0].round, 2_r);
}

void TestPlanning::neverParts_data()
{
    QTest::addColumn<seating::Mode>("mode");
    QTest::newRow("plan") << seating::Mode::Plan;
    QTest::newRow("draw") << seating::Mode::Draw;
    QTest::newRow("by standings") << seating::Mode::Swiss;
    QTest::newRow("final") << seating::Mode::Final;
}

/// Wishes hold in every mode; the final table is full of the best.
void TestPlanning::neverParts()
{
    QFETCH(seating::Mode, mode);
    auto evening = tournament(12);
    evening.settings.apart = {{5_p, 6_p}, {11_p, 12_p}};
    evening.participants[11].fixedTable = 3_t;
    const auto proposal = core::proposeSeating(evening, order(1, mode));
    QVERIFY(proposal);
    const auto& plan = proposal->plans.front();
    QVERIFY(!meet(plan, 5_p, 6_p));
    QVERIFY(!meet(plan, 11_p, 12_p));
    const auto& home = plan.tables[2].seats;
    QVERIFY(std::find(home.begin(), home.end(), 12_p) != home.end());
    if (mode == seating::Mode::Final) {
        QCOMPARE(plan.tables[0].seats.size(), std::size_t{4});
    }
}

/// One game at each of two tables: 2 and 6 are level, 3 and 7, 4 and 8; 1 has gone home.
Tournament levelInPairs()
{
    auto evening = tournament(8);
    evening.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played("0,3,5,9")}}),
                                table(2, {5_p, 6_p, 7_p, 8_p}, {{1_g, played("0,3,5,9")}})})};
    evening.participants[0].present = {{1_r, 1_r}};
    return evening;
}

std::set<StartNumber> atTable(const core::RoundPlan& plan, std::size_t index)
{
    const auto& seats = plan.tables[index].seats;
    return {seats.begin(), seats.end()};
}

/// Nobody is at the final table for a low start number.
void TestPlanning::theSeedPartsThoseLevel()
{
    const auto evening = levelInPairs();
    std::set<std::set<StartNumber>> finals;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        auto final = order(1, seating::Mode::Final);
        final.seed = seed;
        const auto proposal = core::proposeSeating(evening, final);
        QVERIFY(proposal);
        const auto top = atTable(proposal->plans.front(), 0);
        QVERIFY(top.contains(5_p) && top.contains(2_p) && top.contains(6_p));
        const std::vector<core::PartedTie> expected = {
            {core::PartedTie::By::FinalTables, {3_p, 7_p}, {top.contains(3_p) ? 3_p : 7_p}}};
        QVERIFY(proposal->parted == expected);
        const auto again = core::proposeSeating(evening, final);
        QVERIFY(again->plans == proposal->plans);
        finals.insert(top);
    }
    QCOMPARE(finals.size(), std::size_t{2});
}

/// A tie that the director has decided is none for the seed.
void TestPlanning::decisionsComeBeforeTheSeed()
{
    auto evening = levelInPairs();
    evening.tieDecisions = {{{7_p, 3_p}, core::TieDecidedBy::Reason, QStringLiteral("younger")}};
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        auto final = order(1, seating::Mode::Final);
        final.seed = seed;
        const auto proposal = core::proposeSeating(evening, final);
        QVERIFY(proposal);
        QVERIFY((atTable(proposal->plans.front(), 0) == std::set<StartNumber>{2_p, 5_p, 6_p, 7_p}));
        const std::vector<core::PartedTie> expected = {
            {core::PartedTie::By::FinalTables, {7_p, 3_p}, {7_p}, core::TieDecidedBy::Reason}};
        QVERIFY(proposal->parted == expected);
    }
}

/// Without results everybody is level: the first round by standings is drawn.
void TestPlanning::theFirstRoundByStandingsIsDrawn()
{
    const auto evening = tournament(16);
    std::set<std::set<StartNumber>> tables;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        auto swiss = order(1, seating::Mode::Swiss);
        swiss.seed = seed;
        const auto proposal = core::proposeSeating(evening, swiss);
        tables.insert(atTable(proposal->plans.front(), 0));
        QVERIFY(proposal->parted.empty());
    }
    QVERIFY(tables.size() > 1);
}

/// Of five people by standings the last has the bye, not the leader.
void TestPlanning::theLastHasTheBye()
{
    auto evening = tournament(5);
    evening.rounds = {
        round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played("0,3,5,9")}})}, {5_p})};
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        for (const auto mode : {seating::Mode::Swiss, seating::Mode::Final}) {
            auto wanted = order(1, mode);
            wanted.seed = seed;
            const auto proposal = core::proposeSeating(evening, wanted);
            QVERIFY(proposal->plans.front().byes == std::vector<StartNumber>{4_p});
            QVERIFY(proposal->parted.empty());
        }
    }
}

/// By standings nobody has a second bye before everybody had one, the leader included.
void TestPlanning::byesGoRound()
{
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        auto evening = tournament(5);
        std::set<StartNumber> had;
        for (int number = 1; number <= 5; ++number) {
            auto wanted = order(1, seating::Mode::Swiss);
            wanted.seed = seed;
            const auto proposal = core::proposeSeating(evening, wanted);
            const auto& plan = proposal->plans.front();
            QCOMPARE(plan.byes.size(), std::size_t{1});
            const auto lines = core::Standings(evening).lines();
            const bool leads = lines[0].rank && lines[1].rank != lines[0].rank &&
                               lines[0].tally.number == plan.byes.front();
            QVERIFY(!leads || had.size() == 4);
            QVERIFY(had.insert(plan.byes.front()).second);
            evening.rounds.push_back(
                round(number, {table(1, plan.tables.front().seats, {{1_g, played("0,3,5,9")}})},
                      plan.byes));
        }
    }
}

/// A bye would advance without playing: only wishes that nothing else can keep lead to one.
void TestPlanning::aKnockOutHasNoByes()
{
    for (int people = 2; people <= 25; ++people) {
        auto evening = tournament(people);
        evening.settings.rules.ruleSet = scoring::RuleSet::Romme500;
        evening.settings.cards.event = core::CardEvent::Multi;
        const auto proposal = core::proposeSeating(evening, order(1, seating::Mode::Draw));
        QVERIFY(proposal);
        QVERIFY2(proposal->plans.front().byes.empty(), qPrintable(QString::number(people)));
    }
    auto alone = tournament(5);
    alone.settings.rules.ruleSet = scoring::RuleSet::Romme500;
    alone.settings.cards.event = core::CardEvent::Multi;
    alone.settings.apart = {{1_p, 2_p}, {1_p, 3_p}, {1_p, 4_p}, {1_p, 5_p}};
    const auto proposal = core::proposeSeating(alone, order(1, seating::Mode::Draw));
    QVERIFY(proposal->plans.front().byes == std::vector<StartNumber>{1_p});
}

void TestPlanning::refusesWithPlaces_data()
{
    QTest::addColumn<int>("people");
    QTest::addColumn<std::function<void(Tournament&, SeatingOrder&)>>("change");
    QTest::addColumn<core::Refusals>("expected");
    const auto row = [](const char* name, int people,
                        const std::function<void(Tournament&, SeatingOrder&)>& change,
                        const core::Refusal& expected) {
        QTest::newRow(name) << people << change << core::Refusals{expected};
    };
    const auto text = [](const char* given) { return QString::fromLatin1(given); };
    const QString none;
    row(
        "no rounds", 8, [](Tournament&, SeatingOrder& o) { o.rounds = 0; },
        refusal(RefusalCode::NoRounds, "/rounds", {none, none, none, text("0")}));
    row(
        "too many rounds", 8, [](Tournament&, SeatingOrder& o) { o.rounds = 1001; },
        refusal(RefusalCode::TooManyRounds, "/rounds", {none, none, none, text("1001")}));
    row(
        "two rounds by standings", 8,
        [](Tournament&, SeatingOrder& o) {
            o.rounds = 2;
            o.mode = seating::Mode::Swiss;
        },
        refusal(RefusalCode::OneRoundOnly, "/rounds", {none, none, none, text("2")}));
    row(
        "one person, in the round that comes next", 1, [](Tournament&, SeatingOrder&) {},
        refusal(RefusalCode::TooFewPlayers, "/players", {none, text("1"), none, text("1")}));
    row(
        "two people under rummy-pure", 2,
        [](Tournament& t, SeatingOrder&) {
            t.settings.rules.ruleSet = scoring::RuleSet::RummyPure;
        },
        refusal(RefusalCode::TwoPlayerTablesNotAllowed, "/players",
                {none, text("1"), none, text("2")}));
    row(
        "everybody has gone after round 2, told once", 9,
        [](Tournament& t, SeatingOrder& o) {
            t = begun();
            for (auto& person : t.participants) {
                person.present = {{1_r, 2_r}};
            }
            o.rounds = 4;
        },
        refusal(RefusalCode::TooFewPlayers, "/players", {none, text("3"), none, text("0")}));
    row(
        "apart at one table", 4,
        [](Tournament& t, SeatingOrder&) {
            t.settings.apart = {{1_p, 3_p}};
        },
        refusal(RefusalCode::PairCannotBeParted, "/apart", {text("1, 3"), text("1"), none, none}));
    row(
        "apart, but bound to one table", 8,
        [](Tournament& t, SeatingOrder&) {
            t.settings.apart = {{1_p, 3_p}};
            t.participants[0].fixedTable = 2_t;
            t.participants[2].fixedTable = 2_t;
        },
        refusal(RefusalCode::PairMustMeet, "/apart", {text("1, 3"), text("1"), text("2"), none}));
    row(
        "a fixed table that is not there", 8,
        [](Tournament& t, SeatingOrder&) { t.participants[4].fixedTable = 3_t; },
        refusal(RefusalCode::FixedTableOutOfRange, "/fixedTable",
                {text("5"), text("1"), text("3"), text("2")}));
    row(
        "five at a fixed table", 12,
        [](Tournament& t, SeatingOrder&) {
            for (std::size_t person = 0; person < 5; ++person) {
                t.participants[person].fixedTable = 1_t;
            }
        },
        refusal(RefusalCode::FixedTableFull, "/fixedTable",
                {text("1, 2, 3, 4, 5"), text("1"), text("1"), none}));
    row(
        "no top table", 8,
        [](Tournament&, SeatingOrder& o) {
            o.mode = seating::Mode::Final;
            o.topTables = 0;
        },
        refusal(RefusalCode::BadTopTables, "/topTables", {none, none, none, text("0")}));
    row(
        "apart at the only final table", 8,
        [](Tournament& t, SeatingOrder& o) {
            t.settings.apart = {{1_p, 3_p}, {5_p, 8_p}};
            o.mode = seating::Mode::Final;
        },
        refusal(RefusalCode::PairCannotBePartedInFinal, "/apart",
                {text("1, 3"), text("1"), none, text("1")}));
    row(
        "threads below zero", 8, [](Tournament&, SeatingOrder& o) { o.threads = -1; },
        refusal(RefusalCode::BadThreads, "/threads", {none, none, none, text("-1")}));
}

void TestPlanning::refusesWithPlaces()
{
    QFETCH(int, people);
    using Change = std::function<void(Tournament&, SeatingOrder&)>;
    QFETCH(Change, change);
    auto evening = tournament(people);
    auto wanted = order(1);
    change(evening, wanted);
    QTEST(refusalsOf(core::proposeSeating(evening, wanted)), "expected");
}

void TestPlanning::placesEveryRefusal_data()
{
    QTest::addColumn<seating::Refusal>("refusal");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("round");
    const auto row = [](const char* name, RefusalCode code, std::optional<int> round,
                        bool inHistory, const char* place, const char* told) {
        seating::Refusal refusal;
        refusal.code = code;
        refusal.round = round;
        refusal.inHistory = inHistory;
        QTest::newRow(name) << refusal << QString::fromLatin1(place) << QString::fromLatin1(told);
    };
    using enum RefusalCode;
    row("too many", TooManyPlayers, {}, false, "/players", "");
    row("a number twice", DuplicatePlayer, {}, false, "/players", "");
    row("rounds ahead", BadLookAhead, {}, false, "/rounds", "");
    row("rosters", RosterCountDiffers, {}, false, "/present", "");
    row("unknown in the first round played", UnknownPlayer, 0, true, "/history", "1");
    row("unknown in the second further round", UnknownPlayer, 1, false, "/present", "6");
    row("unknown in a pair", UnknownPlayer, {}, false, "/apart", "");
    row("twice in a round played", TwiceInRound, 3, true, "/history", "4");
    row("twice in a further round", TwiceInRound, 0, false, "/present", "5");
    row("table size", BadTableSize, 0, true, "/history", "1");
    row("table number", BadTableNumber, 0, true, "/history", "1");
    row("with oneself", PairWithItself, {}, false, "/apart", "");
    row("locked, absent", LockedPlayerAbsent, 0, false, "/locked", "5");
    row("locked twice", LockedTwice, 0, false, "/locked", "5");
    row("locked away", LockedAgainstFixedTable, 0, false, "/locked", "5");
    row("lock out of range", LockOutOfRange, 0, false, "/locked", "5");
    row("club weight", BadClubWeight, {}, false, "/clubWeight", "");
}

void TestPlanning::placesEveryRefusal()
{
    QFETCH(seating::Refusal, refusal);
    QFETCH(QString, place);
    QFETCH(QString, round);
    const auto told = core::refusalOf(refusal, 5_r);
    QCOMPARE(std::get<core::Pointer>(told.place).text(), place);
    QCOMPARE(told.arguments.value(1), round);
}

RUMMY_TEST(TestPlanning)

} // namespace tst_planning

#include "tst_planning.moc"
