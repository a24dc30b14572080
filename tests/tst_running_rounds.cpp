#include "core/use_cases/running_rounds.h"
#include "evening.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_running_rounds {

using namespace evening;
using core::Action;
using core::GameOutcome;
using core::Refusals;
using core::ResultFault;
using core::ResultsGo;
using core::RoundFault;
using core::RoundState;
using core::Tournament;

class TestRunningRounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shortensARoundBeyondTheLimit();
    void swapsSeatsOnPaper();
    void swapsWithABye();
    void swapsPeopleWithTheirResults();
    void swapsPeopleWithinATable();
    void movesSubstitutesWithTheHand();
    void dropsATakeOverThatBecomesTheOwnSeat();
    void refusesSwaps_data();
    void refusesSwaps();
    void refusesSwapsOfGamesThatDiffer();
    void refusesSwapsThatCannotHaveBeen();
    void changesGames();
    void refusesGames();
    void closesWhenAllIsIn();
    void endsTheEvening();
    void cancelsAndReopens();
    void refusesStates();
    void swapsResultsOfTables();
    void refusesToSwapResults();
};

namespace {

/// Two tables of four and one of three; the first two are complete. 12 has a bye, 13 was absent.
Tournament running()
{
    auto evening = tournament(13);
    evening.rounds = {round(
        1,
        {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played("0,3,5,9", "1,2,0,0")}, {2_g, unplayed()}}),
         table(2, {5_p, 6_p, 7_p, 8_p}, {{1_g, played("7,0,4,2", "0,0,3,0")}, {2_g, unplayed()}}),
         table(3, {9_p, 10_p, 11_p})},
        {12_p})};
    return evening;
}

GameOutcome& outcome(Tournament& evening, std::size_t table, std::size_t game = 0)
{
    return evening.rounds[0].tables[table].games[game].outcome;
}

std::vector<core::StartNumber>& seats(Tournament& evening, std::size_t table)
{
    return evening.rounds[0].tables[table].head.seats;
}

/// Also checks that the change can be undone.
Tournament after(const core::Result<core::Change>& change, const Tournament& evening)
{
    auto result = evening;
    core::apply(*change, result);
    auto back = result;
    core::apply(core::reversed(*change), back);
    return back == evening && core::normalised(result) == result ? result : Tournament();
}

Tournament inState(RoundState state)
{
    auto evening = running();
    evening.rounds[0].head.state = state;
    return evening;
}

} // namespace

void TestRunningRounds::swapsSeatsOnPaper()
{
    const auto change = core::swapSeats(running(), 1_r, 2_p, 8_p, ResultsGo::WithTheSeat);
    QVERIFY(change);
    QVERIFY(change->label == (core::Label{Action::SwapSeats, 1_r}));
    auto expected = running();
    seats(expected, 0)[1] = 8_p;
    seats(expected, 1)[3] = 2_p;
    QVERIFY(after(change, running()) == expected);
    QVERIFY(core::swapSeats(inState(RoundState::Closed), 1_r, 2_p, 8_p, ResultsGo::WithTheSeat));
}

void TestRunningRounds::swapsWithABye()
{
    auto evening = running();
    evening.rounds[0].head.byes = {12_p, 13_p};
    const auto change = core::swapSeats(evening, 1_r, 12_p, 11_p, ResultsGo::WithTheSeat);
    QVERIFY(change);
    auto expected = evening;
    seats(expected, 2)[2] = 12_p;
    expected.rounds[0].head.byes = {11_p, 13_p};
    QVERIFY(after(change, evening) == expected);

    const auto first = core::swapSeats(evening, 1_r, 1_p, 13_p, ResultsGo::WithTheSeat);
    seats(evening, 0)[0] = 13_p;
    evening.rounds[0].head.byes = {1_p, 12_p};
    auto before = running();
    before.rounds[0].head.byes = {12_p, 13_p};
    QVERIFY(after(first, before) == evening);
}

void TestRunningRounds::swapsPeopleWithTheirResults()
{
    const auto change = core::swapSeats(running(), 1_r, 2_p, 8_p, ResultsGo::WithThePerson);
    QVERIFY(change);
    auto expected = running();
    seats(expected, 0)[1] = 8_p;
    seats(expected, 1)[3] = 2_p;
    outcome(expected, 0) = played("0,2,5,9", "1,0,0,0");
    outcome(expected, 1) = played("7,0,4,3", "0,0,3,2");
    QVERIFY(after(change, running()) == expected);
}

void TestRunningRounds::swapsPeopleWithinATable()
{
    auto evening = running();
    outcome(evening, 0) =
        takenOver(playedBy(played("0,3,5,9", "1,2,0,0"), 1, QStringLiteral("Hans")), 3, 13_p);
    const auto change = core::swapSeats(evening, 1_r, 4_p, 2_p, ResultsGo::WithThePerson);
    QVERIFY(change);
    auto expected = evening;
    seats(expected, 0) = {1_p, 4_p, 3_p, 2_p};
    outcome(expected, 0) =
        playedBy(takenOver(played("0,9,5,3", "1,0,0,2"), 1, 13_p), 3, QStringLiteral("Hans"));
    QVERIFY(after(change, evening) == expected);
}

void TestRunningRounds::movesSubstitutesWithTheHand()
{
    auto evening = running();
    outcome(evening, 0) = takenOver(played("0,3,5,9"), 1, 13_p);
    outcome(evening, 1) = playedBy(played("7,0,4,2"), 3, QStringLiteral("Hans"));
    const auto change = core::swapSeats(evening, 1_r, 2_p, 8_p, ResultsGo::WithThePerson);
    QVERIFY(change);
    auto expected = evening;
    seats(expected, 0)[1] = 8_p;
    seats(expected, 1)[3] = 2_p;
    outcome(expected, 0) = playedBy(played("0,2,5,9"), 1, QStringLiteral("Hans"));
    outcome(expected, 1) = takenOver(played("7,0,4,3"), 3, 13_p);
    QVERIFY(after(change, evening) == expected);

    // A seat that did not play stays so.
    outcome(evening, 0) = played("0,-,5,9");
    outcome(evening, 1) = played("7,0,4,2");
    expected = after(core::swapSeats(evening, 1_r, 2_p, 8_p, ResultsGo::WithThePerson), evening);
    QVERIFY(outcome(expected, 0) == GameOutcome(played("0,2,5,9")));
    QVERIFY(outcome(expected, 1) == GameOutcome(played("7,0,4,-")));
}

void TestRunningRounds::dropsATakeOverThatBecomesTheOwnSeat()
{
    auto evening = running();
    outcome(evening, 0) = takenOver(played("0,3,5,9"), 1, 12_p);
    const auto change = core::swapSeats(evening, 1_r, 2_p, 12_p, ResultsGo::WithTheSeat);
    QVERIFY(change);
    const auto swapped = after(change, evening);
    QVERIFY(swapped.rounds[0].tables[0].games[0].outcome == GameOutcome(played("0,3,5,9")));
    QVERIFY(swapped.rounds[0].head.byes == std::vector{2_p});
}

void TestRunningRounds::refusesSwaps_data()
{
    QTest::addColumn<int>("one");
    QTest::addColumn<int>("other");
    QTest::addColumn<bool>("withThePerson");
    QTest::addColumn<Refusals>("expected");
    const auto notSeated = RoundFault::NotSeated;
    QTest::newRow("oneself") << 1 << 1 << false
                             << Refusals{
                                    refusal(RoundFault::SamePerson, "/other", numberTexts({1}))};
    QTest::newRow("one who was not there")
        << 1 << 13 << false << Refusals{refusal(notSeated, "/other", numberTexts({13, 1}))};
    QTest::newRow("two who were not there")
        << 13 << 14 << false
        << Refusals{refusal(notSeated, "/one", numberTexts({13, 1})),
                    refusal(notSeated, "/other", numberTexts({14, 1}))};
    QTest::newRow("results cannot go on a bye")
        << 12 << 1 << true << Refusals{refusal(notSeated, "/one", numberTexts({12, 1}))};
}

void TestRunningRounds::refusesSwaps()
{
    QFETCH(int, one);
    QFETCH(int, other);
    QFETCH(bool, withThePerson);
    QFETCH(Refusals, expected);
    const auto results = withThePerson ? ResultsGo::WithThePerson : ResultsGo::WithTheSeat;
    QCOMPARE(refusalsOf(core::swapSeats(running(), 1_r, core::StartNumber{one},
                                        core::StartNumber{other}, results)),
             expected);
}

void TestRunningRounds::refusesSwapsOfGamesThatDiffer()
{
    const Refusals expected = {refusal(ResultFault::GamesDiffer, "/other", numberTexts({1}))};
    for (const auto& [one, other] : {std::pair{1_p, 9_p}, std::pair{9_p, 1_p}}) {
        QCOMPARE(refusalsOf(core::swapSeats(running(), 1_r, one, other, ResultsGo::WithThePerson)),
                 expected);
        QVERIFY(core::swapSeats(running(), 1_r, one, other, ResultsGo::WithTheSeat));
    }
    auto evening = running();
    outcome(evening, 1, 1) = played("0,1,2,3");
    QCOMPARE(refusalsOf(core::swapSeats(evening, 1_r, 1_p, 5_p, ResultsGo::WithThePerson)),
             (Refusals{refusal(ResultFault::GamesDiffer, "/other", numberTexts({2}))}));
}

void TestRunningRounds::refusesSwapsThatCannotHaveBeen()
{
    const auto change = core::swapSeats(running(), 1_r, 1_p, 5_p, ResultsGo::WithThePerson);
    QCOMPARE(refusalsOf(change),
             (Refusals{refusal(scoring::GameFault::NoEmptyHand, "/rounds/0/tables/0/games/0/hands",
                               numberTexts({0, 1})),
                       refusal(scoring::GameFault::SeveralEmptyHands,
                               "/rounds/0/tables/1/games/0/hands", numberTexts({2, 1}))}));

    auto evening = running();
    outcome(evening, 0) = takenOver(played("0,3,5,9"), 1, 12_p);
    QCOMPARE(refusalsOf(core::swapSeats(evening, 1_r, 1_p, 12_p, ResultsGo::WithTheSeat)),
             (Refusals{refusal(ResultFault::TwoHands, "/rounds/0/tables/0/games/0/hands/1",
                               numberTexts({12}))}));
}

void TestRunningRounds::changesGames()
{
    const auto reason = QStringLiteral("late");
    const auto longer = core::changeGames(running(), 1_r, 3, reason);
    QVERIFY(longer);
    QVERIFY(longer->label == (core::Label{Action::ChangeRoundGames, 1_r}));
    QCOMPARE(longer->reason, reason);
    auto expected = running();
    expected.rounds[0].head.games = 3;
    expected.rounds[0].head.reason = reason;
    QVERIFY(after(longer, running()) == expected);
    QVERIFY(core::changeGames(running(), 1_r, 2, {})->isEmpty());
    QVERIFY(core::changeGames(expected, 1_r, 3, {})->isEmpty());

    auto oneGame = running();
    for (auto& table : oneGame.rounds[0].tables) {
        table.games.resize(std::min<std::size_t>(table.games.size(), 1));
    }
    QVERIFY(core::changeGames(oneGame, 1_r, 1, reason));
}

void TestRunningRounds::refusesGames()
{
    QCOMPARE(refusalsOf(core::changeGames(running(), 1_r, 0, {})),
             (Refusals{refusal(RoundFault::GamesOutOfRange, "/games", numberTexts({0}))}));
    QCOMPARE(refusalsOf(core::changeGames(running(), 1_r, 1, {})),
             (Refusals{refusal(RoundFault::GamesBeyond, "/games", numberTexts({1, 2}))}));
}

void TestRunningRounds::closesWhenAllIsIn()
{
    QCOMPARE(refusalsOf(core::closeRound(running(), 1_r)),
             (Refusals{refusal(RoundFault::TablesOpen, "/round", numberTexts({1}))}));
    auto evening = running();
    evening.rounds[0].tables[2].games = {{1_g, played("0,1,2")}, {2_g, unplayed()}};
    const auto change = core::closeRound(evening, 1_r);
    QVERIFY(change);
    QVERIFY(change->label == (core::Label{Action::CloseRound, 1_r}));
    auto expected = evening;
    expected.rounds[0].head.state = RoundState::Closed;
    QVERIFY(after(change, evening) == expected);
    QVERIFY(core::closeRound(expected, 1_r)->isEmpty());
}

void TestRunningRounds::endsTheEvening()
{
    auto evening = inState(RoundState::Closed);
    auto another = evening.rounds[0];
    another.number = 2_r;
    another.head.state = RoundState::Cancelled;
    evening.rounds.push_back(another);
    for (const auto planned : {std::optional<std::int32_t>(), std::optional(4)}) {
        evening.settings.plannedRounds = planned;
        const auto ended = core::endEvening(evening);
        QVERIFY(ended);
        QVERIFY(ended->label == (core::Label{Action::EndEvening, 1_r}));
        auto expected = evening;
        expected.settings.plannedRounds = 1; // The second was cancelled.
        QVERIFY(after(ended, evening) == expected);
        QVERIFY(core::endEvening(expected)->isEmpty());
    }
    QCOMPARE(refusalsOf(core::endEvening(running())),
             (Refusals{refusal(RoundFault::IsPublished, "/round", numberTexts({1}))}));
    QCOMPARE(refusalsOf(core::endEvening(inState(RoundState::Draft))),
             (Refusals{refusal(RoundFault::IsDraft, "/round", numberTexts({1}))}));
    QCOMPARE(refusalsOf(core::endEvening(inState(RoundState::Cancelled))),
             (Refusals{refusal(RoundFault::Unknown, "/round", numberTexts({1}))}));
}

void TestRunningRounds::cancelsAndReopens()
{
    const auto reason = QStringLiteral("power cut");
    const auto cancelled = core::cancelRound(running(), 1_r, reason);
    QVERIFY(cancelled);
    QVERIFY(cancelled->label == (core::Label{Action::CancelRound, 1_r}));
    QCOMPARE(cancelled->reason, reason);
    auto expected = inState(RoundState::Cancelled);
    expected.rounds[0].head.reason = reason;
    QVERIFY(after(cancelled, running()) == expected);
    QVERIFY(core::cancelRound(expected, 1_r, reason)->isEmpty());

    const auto reopened = core::reopenRound(expected, 1_r, QStringLiteral("light is back"));
    QVERIFY(reopened->label == (core::Label{Action::ReopenRound, 1_r}));
    QCOMPARE(reopened->reason, QStringLiteral("light is back"));
    QVERIFY(after(reopened, expected) == running());

    // The reason for shortening remains when a closed round is reopened.
    auto closed = inState(RoundState::Closed);
    closed.rounds[0].head.reason = QStringLiteral("shortened");
    expected = closed;
    expected.rounds[0].head.state = RoundState::Published;
    QVERIFY(after(core::reopenRound(closed, 1_r, {}), closed) == expected);
    QVERIFY(core::reopenRound(running(), 1_r, {})->isEmpty());
}

void TestRunningRounds::refusesStates()
{
    const auto seat = ResultsGo::WithTheSeat;
    const auto only = [](RoundFault fault) {
        return Refusals{refusal(fault, "/round", numberTexts({1}))};
    };
    const auto draft = inState(RoundState::Draft);
    const auto closed = inState(RoundState::Closed);
    const auto cancelled = inState(RoundState::Cancelled);
    QCOMPARE(refusalsOf(core::swapSeats(cancelled, 1_r, 1_p, 2_p, seat)),
             only(RoundFault::IsCancelled));
    QCOMPARE(refusalsOf(core::changeGames(closed, 1_r, 3, {})), only(RoundFault::IsClosed));
    QCOMPARE(refusalsOf(core::changeGames(cancelled, 1_r, 3, {})), only(RoundFault::IsCancelled));
    QCOMPARE(refusalsOf(core::closeRound(draft, 1_r)), only(RoundFault::IsDraft));
    QCOMPARE(refusalsOf(core::closeRound(cancelled, 1_r)), only(RoundFault::IsCancelled));
    QCOMPARE(refusalsOf(core::cancelRound(draft, 1_r, {})), only(RoundFault::IsDraft));
    QCOMPARE(refusalsOf(core::cancelRound(closed, 1_r, QStringLiteral(" "))),
             Refusals{refusal(core::ResultFault::ReasonMissing, "/reason")});
    QCOMPARE(refusalsOf(core::reopenRound(draft, 1_r, {})), only(RoundFault::IsDraft));
    QCOMPARE(refusalsOf(core::swapTableResults(draft, 1_r, 1_t, 2_t)), only(RoundFault::IsDraft));
    QCOMPARE(refusalsOf(core::swapTableResults(cancelled, 1_r, 1_t, 2_t)),
             only(RoundFault::IsCancelled));

    const auto none = tournament(4);
    const auto unknown = only(RoundFault::Unknown);
    QCOMPARE(refusalsOf(core::swapSeats(none, 1_r, 1_p, 2_p, seat)), unknown);
    QCOMPARE(refusalsOf(core::changeGames(none, 1_r, 3, {})), unknown);
    QCOMPARE(refusalsOf(core::closeRound(none, 1_r)), unknown);
    QCOMPARE(refusalsOf(core::cancelRound(none, 1_r, {})), unknown);
    QCOMPARE(refusalsOf(core::reopenRound(none, 1_r, {})), unknown);
    QCOMPARE(refusalsOf(core::swapTableResults(none, 1_r, 1_t, 2_t)), unknown);
}

void TestRunningRounds::swapsResultsOfTables()
{
    auto evening = running();
    evening.rounds[0].tables[1].games.pop_back();
    evening.rounds[0].tables[1].head.mark = core::TableMark::Disputed;
    outcome(evening, 0) = takenOver(played("0,3,5,9"), 2, 7_p);
    const auto change = core::swapTableResults(evening, 1_r, 1_t, 2_t);
    QVERIFY(change);
    QVERIFY(change->label == (core::Label{Action::SwapTableResults, 1_r}));
    auto expected = evening;
    std::swap(expected.rounds[0].tables[0].games, expected.rounds[0].tables[1].games);
    outcome(expected, 1) = played("0,3,5,9");
    QVERIFY(after(change, evening) == expected);
}

void TestRunningRounds::refusesToSwapResults()
{
    QCOMPARE(refusalsOf(core::swapTableResults(running(), 1_r, 4_t, 1_t)),
             (Refusals{refusal(RoundFault::TableUnknown, "/table", numberTexts({4}))}));
    QCOMPARE(refusalsOf(core::swapTableResults(running(), 1_r, 1_t, 4_t)),
             (Refusals{refusal(RoundFault::TableUnknown, "/other", numberTexts({4}))}));
    QCOMPARE(refusalsOf(core::swapTableResults(running(), 1_r, 1_t, 3_t)),
             (Refusals{refusal(ResultFault::TablesDiffer, "/other", numberTexts({1, 3}))}));
    QCOMPARE(refusalsOf(core::swapTableResults(running(), 1_r, 1_t, 1_t)),
             (Refusals{refusal(ResultFault::SameTable, "/other", numberTexts({1}))}));

    auto evening = running();
    outcome(evening, 0) = takenOver(played("0,3,5,9"), 2, 6_p);
    QCOMPARE(refusalsOf(core::swapTableResults(evening, 1_r, 1_t, 2_t)),
             (Refusals{refusal(ResultFault::TwoHands, "/rounds/0/tables/1/games/0/hands/2",
                               numberTexts({6}))}));
}

/// As in a database from before limits existed.
void TestRunningRounds::shortensARoundBeyondTheLimit()
{
    auto evening = tournament(4);
    evening.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p})})};
    evening.rounds[0].head.games = 2'000'000'000;
    evening.rounds[0].tables[0].number = 200'000_t;
    QVERIFY(core::changeGames(evening, 1_r, 1'000, {}));
    QCOMPARE(refusalsOf(core::changeGames(evening, 1_r, 1'001, {})),
             core::Refusals{
                 refusal(core::RoundFault::GamesOutOfRange, "/games", {QStringLiteral("1001")})});
}

RUMMY_TEST(TestRunningRounds)

} // namespace tst_running_rounds

#include "tst_running_rounds.moc"
