#include "core/ranking/ties.h"
#include "core/use_cases/deciding_ties.h"
#include "core/use_cases/managing_participants.h"
#include "core/use_cases/merging_participants.h"
#include "core/use_cases/running_rounds.h"
#include "core/use_cases/seating_rounds.h"
#include "tests/suite.h"
#include "tournament_builder.h"

#include <QTest>

#include <functional>
#include <set>

namespace tst_ties {

using core::Standings;
using core::StartNumber;
using core::TieDecidedBy;
using core::TieDecision;
using core::TieFault;
using core::Tournament;
using game_builder::plus;
using game_builder::romme;

namespace {

using namespace Qt::Literals::StringLiterals;
using Numbers = std::vector<StartNumber>;

Numbers numbers(std::initializer_list<int> plainNumbers)
{
    Numbers made;
    for (const int number : plainNumbers) {
        made.push_back(StartNumber{number});
    }
    return made;
}

TieDecision byLot(std::initializer_list<int> order)
{
    return {numbers(order), TieDecidedBy::Lot, {}};
}

/// Two tables with the same results: 1 and 5 share rank 1, 2 and 6 rank 3, and so on; 9 has not
/// played.
TournamentBuilder twins()
{
    TournamentBuilder builder(plus());
    builder.participants(9).round(1, 1);
    builder.table({1, 2, 3, 4}).game(romme("0,3,5,9"));
    builder.table({5, 6, 7, 8}).game(romme("0,3,5,9"));
    return builder;
}

/// "1:5 2:1 3:2 3:6".
QString ranksText(const Standings& standings)
{
    QStringList texts;
    for (const auto& line : standings.lines()) {
        if (line.rank) {
            texts << u"%1:%2"_s.arg(*line.rank).arg(plain(line.tally.number));
        }
    }
    return texts.join(u' ');
}

Tournament decided(Tournament tournament, const TieDecision& decision)
{
    const auto change = core::decideTie(tournament, decision);
    if (!change) {
        qFatal("refused");
    }
    apply(*change, tournament);
    return tournament;
}

core::Game& firstGame(Tournament& tournament, std::size_t table)
{
    return tournament.rounds.front().tables[table].games.front();
}

core::Refusal refusal(core::RefusalCode code, const char* place, QStringList arguments = {})
{
    return {code, core::Pointer(QString::fromLatin1(place)), std::move(arguments)};
}

constexpr auto undecided = "1:1 1:5 3:2 3:6 5:3 5:7 7:4 7:8";

} // namespace

/// Ties left open by the rules, and the director's decision.
class TestTies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsTies();
    void decides();
    void decidesThree();
    void holdsForTheLastRoundAlone();
    void isSetAsideAndComesBack();
    void followsEntries();
    void replacesAndCancels();
    void undoes();
    void refused_data();
    void refused();
    void decidesBetweenRounds();
    void refusesWithResultsMissing();
    void endWithARound_data();
    void endWithARound();
    void refusesPlayOffsOfTooMany();
    void refusesPlayOffsOfCards();
    void drawsByLot();
    void playsOff();
    void playsOffAgain();
    void keepsPeople();
    void mergesPeople();
};

void TestTies::listsTies()
{
    const auto tournament = decided(twins().tournament(), byLot({6, 2}));
    const Standings standings(tournament);
    const auto ties = core::tiesIn(standings);
    QCOMPARE(ties.size(), 4U);
    QCOMPARE(ties[0].rank, 1);
    QVERIFY(ties[0].numbers == numbers({1, 5}) && !ties[0].decision);
    QCOMPARE(ties[1].rank, 3);
    QVERIFY(ties[1].numbers == numbers({6, 2}) && ties[1].decision == byLot({6, 2}));
    QVERIFY(core::tieOf(standings, StartNumber{2})->rank == 3);
    QVERIFY(!core::tieOf(standings, StartNumber{9}));
}

void TestTies::decides()
{
    const auto start = twins().tournament();
    QCOMPARE(ranksText(Standings(start)), QLatin1String(undecided));
    const auto tournament = decided(start, byLot({5, 1}));
    QCOMPARE(ranksText(Standings(tournament)), u"1:5 2:1 3:2 3:6 5:3 5:7 7:4 7:8"_s);
    QVERIFY(Standings(tournament).decisions() == std::vector{byLot({5, 1})});
    // Only the places differ, not the numbers.
    const auto before = Standings(start).lines();
    for (const auto& line : Standings(tournament).lines()) {
        QVERIFY(std::any_of(before.begin(), before.end(),
                            [&line](const auto& old) { return old.tally == line.tally; }));
    }
}

void TestTies::decidesThree()
{
    TournamentBuilder builder(plus());
    builder.participants(12).round(1, 1);
    builder.table({1, 2, 3, 4}).game(romme("0,3,5,9"));
    builder.table({5, 6, 7, 8}).game(romme("0,3,5,9"));
    builder.table({9, 10, 11, 12}).game(romme("0,3,5,9"));
    const auto tournament = decided(builder.tournament(), byLot({9, 1, 5}));
    QVERIFY(ranksText(Standings(tournament)).startsWith(u"1:9 2:1 3:5 4:2 4:6 4:10"_s));
}

void TestTies::holdsForTheLastRoundAlone()
{
    auto builder = twins();
    builder.round(2, 1);
    builder.table({1, 2, 3, 4}).game(romme("0,3,5,9"));
    builder.table({5, 6, 7, 8}).game(romme("0,3,5,9"));
    const auto tournament = decided(builder.tournament(), byLot({5, 1}));
    QVERIFY(ranksText(Standings(tournament)).startsWith(u"1:5 2:1 "_s));
    QVERIFY(ranksText(Standings(tournament, core::RoundNumber{2})).startsWith(u"1:5 2:1 "_s));
    const Standings first(tournament, core::RoundNumber{1});
    QCOMPARE(ranksText(first), QLatin1String(undecided));
    QVERIFY(core::setAside(tournament, first).empty());
}

void TestTies::isSetAsideAndComesBack()
{
    const auto decision = byLot({5, 1});
    auto tournament = decided(twins().tournament(), decision);
    const auto right = firstGame(tournament, 0).outcome;
    // A correction separates them: the decision is kept but has no effect.
    firstGame(tournament, 0).outcome = core::PlayedGame{romme("0,3,5,9", "1,0,0,0"), {}};
    QVERIFY(ranksText(Standings(tournament)).startsWith(u"1:1 2:5 "_s));
    QVERIFY(core::setAside(tournament, Standings(tournament)) == std::vector{decision});
    // A third person is tied as well.
    firstGame(tournament, 0).outcome = right;
    auto third = tournament;
    third.penalties.push_back(
        {StartNumber{2}, core::RoundNumber{1}, game_builder::points("1"), {}});
    QVERIFY(ranksText(Standings(third)).startsWith(u"1:1 1:2 1:5 "_s));
    QVERIFY(core::setAside(third, Standings(third)) == std::vector{decision});
    // The tie is back, and so is its decision.
    QVERIFY(ranksText(Standings(tournament)).startsWith(u"1:5 2:1 "_s));
    QVERIFY(core::setAside(tournament, Standings(tournament)).empty());
}

void TestTies::followsEntries()
{
    auto tournament = decided(decided(twins().tournament(), byLot({5, 1})), byLot({8, 4}));
    Standings standings(tournament);
    const auto& head = tournament.rounds.front().tables.front().head;
    auto& game = firstGame(tournament, 0);
    const auto right = game.outcome;
    for (const auto& other : {core::GameOutcome(core::PlayedGame{romme("0,3,5,9", "1,0,0,0"), {}}),
                              core::GameOutcome(core::PlayedGame{romme("9,5,3,0"), {}}), right}) {
        standings.gameChanged(head, &game.outcome, &other);
        game.outcome = other;
        QVERIFY(standings.lines() == Standings(tournament).lines());
        QVERIFY(standings.decisions() == Standings(tournament).decisions());
    }
    QCOMPARE(standings.decisions().size(), 2U);
}

void TestTies::replacesAndCancels()
{
    auto tournament = decided(decided(twins().tournament(), byLot({5, 1})), byLot({6, 2}));
    const TieDecision other{numbers({1, 5}), TieDecidedBy::Reason, u"older"_s};
    tournament = decided(tournament, other);
    QVERIFY(tournament.tieDecisions == (std::vector{byLot({6, 2}), other}));
    QVERIFY(core::decideTie(tournament, other)->isEmpty());
    const auto cancelled = core::cancelTieDecision(tournament, numbers({5, 1}));
    QVERIFY(cancelled->label.action == core::Action::CancelTieDecision);
    apply(*cancelled, tournament);
    QVERIFY(tournament.tieDecisions == std::vector{byLot({6, 2})});
    QVERIFY(core::cancelTieDecision(tournament, numbers({5, 1})).refused().refusals ==
            core::Refusals{refusal(TieFault::NotDecided, "/order")});
}

void TestTies::undoes()
{
    const auto before = twins().tournament();
    const auto change = core::decideTie(before, byLot({5, 1}));
    auto tournament = before;
    apply(*change, tournament);
    QVERIFY(tournament != before);
    QVERIFY(tryApply(reversed(*change), tournament));
    QVERIFY(tournament == before);
}

void TestTies::refused_data()
{
    QTest::addColumn<TieDecision>("decision");
    QTest::addColumn<core::Refusals>("expected");
    const auto row = [](const char* name, const TieDecision& decision, core::Refusal expected) {
        QTest::newRow(name) << decision << core::Refusals{std::move(expected)};
    };
    row("nobody", byLot({}), refusal(TieFault::TooFew, "/order", {u"0"_s}));
    row("one alone", byLot({1}), refusal(TieFault::TooFew, "/order", {u"1"_s}));
    row("unknown", byLot({1, 99}), refusal(core::ParticipantFault::Unknown, "/order/1", {u"99"_s}));
    row("doubled", byLot({1, 5, 1}), refusal(TieFault::Twice, "/order/2", {u"1"_s}));
    row("no reason", {numbers({1, 5}), TieDecidedBy::Reason, u"  "_s},
        refusal(TieFault::ReasonMissing, "/reason"));
    row("without a game", byLot({1, 9}), refusal(TieFault::NoResult, "/order/1", {u"9"_s}));
    row("decided by the rules", byLot({1, 2}),
        refusal(TieFault::NotTied, "/order/1", {u"2"_s, u"1"_s}));
    row("one more than are tied", byLot({1, 5, 6}),
        refusal(TieFault::NotTied, "/order/2", {u"6"_s, u"1"_s}));
}

void TestTies::refused()
{
    QFETCH(const TieDecision, decision);
    QTEST(core::decideTie(twins().tournament(), decision).refused().refusals, "expected");
}

void TestTies::decidesBetweenRounds()
{
    auto planned = twins().tournament();
    planned.settings.plannedRounds = 2;
    planned = decided(planned, byLot({5, 1}));
    QVERIFY(ranksText(Standings(planned)).startsWith(u"1:5 2:1 "_s));
}

/// Only of those tied: the others may still play.
void TestTies::refusesWithResultsMissing()
{
    auto builder = twins();
    builder.participants(13).table({9, 10, 11, 12});
    auto open = builder.tournament();
    QVERIFY(core::decideTie(open, byLot({1, 5})));
    open.rounds.front().head.games = 2;
    const core::Refusals missing = {refusal(TieFault::ResultsMissing, "/order", {u"1, 5"_s})};
    QVERIFY(core::decideTie(open, byLot({1, 5})).refused().refusals == missing);
    QVERIFY(core::drawTie(open, numbers({1, 5}), 1).refused().refusals == missing);
}

void TestTies::endWithARound_data()
{
    QTest::addColumn<std::function<core::Result<core::Change>(const Tournament&)>>("use");
    QTest::addColumn<core::RoundState>("state"); // of round 2 before
    QTest::addColumn<bool>("ends");
    const auto row = [](const char* name, core::RoundState state, bool ends,
                        const std::function<core::Result<core::Change>(const Tournament&)>& use) {
        QTest::newRow(name) << use << state << ends;
    };
    using enum core::RoundState;
    const core::RoundNumber second{2};
    const core::RoundPlan third{core::RoundNumber{3},
                                {{core::TableNumber{1}, numbers({1, 2, 3, 4})},
                                 {core::TableNumber{2}, numbers({5, 6, 7, 8})}},
                                numbers({9})};
    row("a draft is drawn", Published, false,
        [=](const Tournament& it) { return core::addRounds(it, {third}, Draft); });
    row("a round is added", Published, true,
        [=](const Tournament& it) { return core::addRounds(it, {third}, Published); });
    row("a draft is published", Draft, true,
        [=](const Tournament& it) { return core::publishRound(it, second); });
    row("a draft is withdrawn", Draft, false,
        [=](const Tournament& it) { return core::withdrawRound(it, second); });
    row("a round is withdrawn", Published, true,
        [=](const Tournament& it) { return core::withdrawRound(it, second); });
    row("a round is cancelled", Published, true,
        [=](const Tournament& it) { return core::cancelRound(it, second, u"fire alarm"_s); });
    row("a cancelled round counts again", Cancelled, true,
        [=](const Tournament& it) { return core::reopenRound(it, second, {}); });
    row("a closed round is opened", Closed, false,
        [=](const Tournament& it) { return core::reopenRound(it, second, {}); });
}

/// The decision was made after the rounds that counted then.
void TestTies::endWithARound()
{
    QFETCH(const std::function<core::Result<core::Change>(const Tournament&)>, use);
    QFETCH(const core::RoundState, state);
    QFETCH(const bool, ends);
    auto builder = twins();
    builder.round(2, 1);
    builder.table({1, 2, 3, 4});
    builder.table({5, 6, 7, 8});
    auto before = builder.tournament();
    before.rounds.back().head.state = state;
    before.rounds.back().head.byes = numbers({9});
    before.tieDecisions = {byLot({5, 1})};
    const auto change = use(before);
    QVERIFY(change);
    auto after = before;
    apply(*change, after);
    QCOMPARE(after.tieDecisions.empty(), ends);
    QVERIFY(tryApply(reversed(*change), after));
    QVERIFY(after == before);
}

void TestTies::refusesPlayOffsOfTooMany()
{
    TournamentBuilder builder(plus());
    builder.participants(20).round(1, 1);
    for (int first = 1; first < 20; first += 4) {
        builder.table({first, first + 1, first + 2, first + 3}).game(romme("0,3,5,9"));
    }
    const TieDecision decision{numbers({1, 5, 9, 13, 17}), TieDecidedBy::PlayOff, {}};
    QVERIFY(core::decideTie(builder.tournament(), decision).refused().refusals ==
            core::Refusals{refusal(TieFault::TooManyAtTable, "/order", {u"5"_s, u"4"_s})});
    const auto partly = core::decideTie(builder.tournament(), byLot({1, 5}));
    QVERIFY(partly.refused().refusals ==
            core::Refusals{refusal(TieFault::LeftOut, "/order", {u"9, 13, 17"_s})});
}

void TestTies::refusesPlayOffsOfCards()
{
    auto tournament = twins().tournament();
    tournament.settings.rules.ruleSet = scoring::RuleSet::Romme500;
    const TieDecision decision{numbers({1, 5}), TieDecidedBy::PlayOff, {}};
    QVERIFY(core::decideTie(tournament, decision).refused().refusals ==
            core::Refusals{refusal(TieFault::NoPlayOff, "/by")});
}

void TestTies::drawsByLot()
{
    const auto tournament = twins().tournament();
    std::set<Numbers> seen;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto drawn = core::drawTie(tournament, numbers({5, 1}), seed);
        QVERIFY(drawn && drawn->by == TieDecidedBy::Lot);
        QVERIFY(core::drawTie(tournament, numbers({1, 5}), seed)->order == drawn->order);
        seen.insert(drawn->order);
    }
    QVERIFY(seen == (std::set<Numbers>{numbers({1, 5}), numbers({5, 1})}));
}

void TestTies::playsOff()
{
    const auto decision = core::playOffDecision({{StartNumber{1}, {7}}, {StartNumber{5}, {0}}});
    QVERIFY(*decision == (TieDecision{numbers({5, 1}), TieDecidedBy::PlayOff, u"0 : 7"_s}));
    const auto level = core::playOffDecision(
        {{StartNumber{1}, {7}}, {StartNumber{5}, {0}}, {StartNumber{9}, {7}}});
    QVERIFY(level.refused().refusals ==
            core::Refusals{refusal(TieFault::PlayAgain, "/stones", {u"1, 9"_s})});
    const auto negative = core::playOffDecision({{StartNumber{1}, {-1}}, {StartNumber{5}, {0}}});
    QVERIFY(negative.refused().refusals ==
            core::Refusals{refusal(TieFault::NegativeStones, "/stones", {u"-1"_s})});
}

void TestTies::playsOffAgain()
{
    const auto decision = core::playOffDecision(
        {{StartNumber{1}, {7, 4}}, {StartNumber{5}, {0}}, {StartNumber{9}, {7, 0}}});
    QVERIFY(*decision ==
            (TieDecision{numbers({5, 9, 1}), TieDecidedBy::PlayOff, u"0 : 7/0 : 7/4"_s}));
}

void TestTies::keepsPeople()
{
    auto tournament = twins().tournament();
    // From a file, as nobody without a game can be tied.
    tournament.tieDecisions = {byLot({9, 1})};
    QVERIFY(core::removeParticipant(tournament, StartNumber{9}, core::MoneyOfRemoved::OwedBack)
                .refused()
                .refusals ==
            core::Refusals{refusal(core::ParticipantFault::StillTied, "/number", {u"9"_s})});
}

void TestTies::mergesPeople()
{
    auto tournament = twins().tournament();
    tournament.tieDecisions = {byLot({9, 2}), byLot({5, 1}), byLot({3, 7})};
    auto merged = tournament;
    apply(*core::mergeParticipants(tournament, StartNumber{9}, StartNumber{1}, true), merged);
    QVERIFY(merged.tieDecisions == (std::vector{byLot({9, 2}), byLot({3, 7})}));
    merged = tournament;
    tournament.tieDecisions = {byLot({9, 1}), byLot({5, 2})};
    merged = tournament;
    apply(*core::mergeParticipants(tournament, StartNumber{9}, StartNumber{1}, true), merged);
    QVERIFY(merged.tieDecisions == std::vector{byLot({5, 2})});
}

RUMMY_TEST(TestTies)

} // namespace tst_ties

#include "tst_ties.moc"
