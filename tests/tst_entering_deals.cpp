#include "card_evening.h"
#include "core/faults/faults.h"
#include "core/service/tournament_service.h"
#include "memory_store.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_entering_deals {

using namespace card_evening;
using core::EntryTerms;
using core::MatchFault;
using core::ResultFault;
using core::Tournament;

namespace {

const std::vector four = {1_p, 2_p, 3_p, 4_p};
const auto plainDeal = dealt("60,20,30,40", "0,5,5,5");
const auto otherDeal = dealt("50,25,30,40", "0,5,5,5");
const auto tiedDeal = dealtToStock("60,60,30,60", "5,5,5,5");
const auto threeTied = tieBreak({1_p, 2_p, 4_p}, "30,35,10", "0,5,5");
const auto twoTied = tieBreak({1_p, 2_p}, "30,35", "5,0");

Tournament oneTable(const CardRules& rules, std::vector<core::GameOutcome> outcomes)
{
    auto evening = cards(5, rules);
    evening.rounds = {round(1, {table(1, four, games(std::move(outcomes)))}, {5_p})};
    return evening;
}

core::GameKey game(int number)
{
    return {1_r, 1_t, core::GameNumber{number}};
}

EntryTerms correction()
{
    EntryTerms terms;
    terms.correction = true;
    return terms;
}

/// A desk on a store with one tournament.
struct Session
{
    MemoryStore store;
    core::TournamentService service{store, QStringLiteral("left"), [] {
                                        return QDateTime({2026, 5, 14}, {19, 0}, Qt::UTC);
                                    }};
    core::TournamentId id{0};

    explicit Session(const Tournament& evening) : id(*service.import(evening)) {}
};

core::Result<core::Change> entered(const Tournament& tournament, int number,
                                   const core::GameOutcome& outcome, const EntryTerms& terms = {})
{
    return core::gameEntry(tournament, game(number), outcome, terms, {});
}

} // namespace

/// Entering, correcting and clearing deals: the match must stay consistent.
class TestEnteringDeals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusals_data();
    void refusals();
    void entersDealByDeal();
    void asksOnceWhatIsDoubtful();
    void correctsAndTakesBack();
    void seatsSwapWithTheirResults();
    void roundIsClosedOnceItsMatchesAreDecided();
    void settingsCannotLeaveDealsBehind();
};

void TestEnteringDeals::refusals_data()
{
    QTest::addColumn<core::Refusals>("found");
    QTest::addColumn<core::Refusals>("expected");
    const auto row = [](const char* name, const core::Result<core::Change>& result,
                        const core::Refusals& expected) {
        QTest::newRow(name) << refusalsOf(result) << expected;
    };
    const auto toTarget = target(CardEvent::Ring, 100);
    const auto single = quick(CardEvent::Single);
    row("a deal below the target",
        entered(oneTable(toTarget, {plainDeal}), 2, plainDeal, {true, false, {}, {}}), {});
    row("a deal after the end",
        entered(oneTable(quick(CardEvent::Ring), {plainDeal}), 2, otherDeal),
        {refusal(MatchFault::DealAfterEnd, "/game", numberTexts({2, 1}))});
    row("a deal where a tie-breaker is due", entered(oneTable(single, {tiedDeal}), 2, otherDeal),
        {refusal(MatchFault::TieBreakDue, "/game", {QStringLiteral("1, 2, 4")})});
    row("the tie-breaker that is due", entered(oneTable(single, {tiedDeal}), 2, threeTied), {});
    row("a tie-breaker of others", entered(oneTable(single, {tiedDeal}), 2, twoTied),
        {refusal(MatchFault::TieBreakOthers, "/players", {QStringLiteral("1, 2, 4")})});
    row("a tie-breaker that is not due", entered(oneTable(single, {plainDeal}), 2, threeTied),
        {refusal(MatchFault::TieBreakNotDue, "/tieBreaker", numberTexts({2}))});
    row("a deal number 0", entered(oneTable(toTarget, {}), 0, plainDeal),
        {refusal(ResultFault::GameOutOfRange, "/game", {QStringLiteral("0"), QString()})});
    row("a deal number far beyond the round's games",
        entered(oneTable(toTarget, {}), 77, plainDeal), {});
    row("stones", entered(oneTable(toTarget, {}), 1, played("0,3,5,9")),
        {refusal(ResultFault::OtherRules, "/hands")});
    row("a hand of 1", entered(oneTable(toTarget, {}), 1, dealt("60,20,30,40", "0,1,5,5")),
        {refusal(scoring::DealFault::HandOfOne, "/hands/1/hand", numberTexts({1, 2}))});
    row("a correction without saying so", entered(oneTable(toTarget, {plainDeal}), 1, otherDeal),
        {refusal(ResultFault::DifferentResult, "/game",
                 {QStringLiteral("60,20,30,40"), QStringLiteral("0,5,5,5"), QStringLiteral("out"),
                  QString(), QString()})});

    row("a correction that ends the match before a later deal",
        entered(oneTable(toTarget, {plainDeal, otherDeal}), 1, dealt("100,20,30,40", "0,5,5,5"),
                correction()),
        {refusal(MatchFault::LaterDeals, "/game", {QStringLiteral("2")})});
    row("a correction that leaves no tie",
        entered(oneTable(single, {tiedDeal, threeTied, twoTied}), 1, plainDeal, correction()),
        {refusal(MatchFault::LaterDeals, "/game", {QStringLiteral("2, 3")})});
    row("a correction of a tie-breaker that leaves one",
        entered(oneTable(single, {tiedDeal, threeTied, twoTied}), 2,
                tieBreak({1_p, 2_p, 4_p}, "30,15,10", "0,5,5"), correction()),
        {refusal(MatchFault::LaterDeals, "/game", {QStringLiteral("3")})});
    row("a correction with the same tie",
        entered(oneTable(single, {tiedDeal, threeTied, twoTied}), 1,
                dealtToStock("70,70,30,70", "5,5,5,5"), correction()),
        {});
    row("clearing a deal before tie-breakers",
        core::clearGame(oneTable(single, {tiedDeal, threeTied}), game(1), {}),
        {refusal(MatchFault::LaterDeals, "/game", {QStringLiteral("2")})});
    row("clearing the last tie-breaker",
        core::clearGame(oneTable(single, {tiedDeal, threeTied}), game(2), {}), {});
    row("clearing a deal in the middle",
        core::clearGame(oneTable(quick(CardEvent::Ring, 3), {plainDeal, tiedDeal, plainDeal}),
                        game(2), {}),
        {});
}

void TestEnteringDeals::refusals()
{
    QFETCH(const core::Refusals, found);
    QTEST(found, "expected");
}

void TestEnteringDeals::entersDealByDeal()
{
    Session desk(oneTable(target(CardEvent::Single, 100), {}));
    auto& service = desk.service;
    const auto id = desk.id;
    const auto enter = [&](int number, const core::GameOutcome& outcome) {
        return service.run(id, core::enterGame, game(number), outcome, {});
    };
    const auto firstDeal = enter(1, plainDeal);
    QVERIFY(firstDeal);
    QVERIFY(!firstDeal->isEmpty());
    const auto& settings = (*service.tournament(id))->settings;
    QCOMPARE(core::scoreOutcome(settings, plainDeal).deal[3], std::optional<std::int64_t>(35));
    QVERIFY(enter(1, plainDeal)->isEmpty());
    QVERIFY(enter(2, dealt("45,90,30,75", "5,0,5,5")));
    const auto status = [&] {
        const auto& evening = **service.tournament(id);
        return matchText(
            core::matchOf(evening.settings, evening.rounds[0], evening.rounds[0].tables[0]));
    };
    QCOMPARE(status(), QStringLiteral("tie-breaker 2,4")); // 100, 105, 50 and 105.
    QVERIFY(enter(5, tieBreak({4_p, 2_p}, "20,30", "0,5")));
    QCOMPARE(status(), QStringLiteral("won 2"));
    QCOMPARE(desk.store.commits(), 4);
}

void TestEnteringDeals::asksOnceWhatIsDoubtful()
{
    const auto evening = oneTable(quick(CardEvent::Ring, 3), {plainDeal});
    const auto result = entered(evening, 2, plainDeal);
    QCOMPARE(refusalsOf(result), core::Refusals());
    QCOMPARE(unconfirmedOf(result).size(), 1U);
    EntryTerms confirmed;
    confirmed.warningsConfirmed = true;
    QVERIFY(entered(evening, 2, plainDeal, confirmed));
}

void TestEnteringDeals::correctsAndTakesBack()
{
    Session desk(oneTable(quick(CardEvent::Single), {tiedDeal, threeTied}));
    auto& service = desk.service;
    const auto id = desk.id;
    const Tournament before = **service.tournament(id);
    QVERIFY(service.run(id, core::enterGame, game(2),
                        tieBreak({4_p, 2_p, 1_p}, "30,35,10", "0,5,5"), correction()));
    QVERIFY(service.run(id, core::clearGame, game(2), {}));
    QVERIFY(service.run(id, core::clearGame, game(1), {}));
    QVERIFY(service.undo(id));
    QVERIFY(service.undo(id));
    QVERIFY(service.undo(id));
    QVERIFY(**service.tournament(id) == before);
    QVERIFY(service.redo(id));
    QVERIFY(**service.tournament(id) != before);
}

void TestEnteringDeals::seatsSwapWithTheirResults()
{
    auto evening = oneTable(quick(CardEvent::Single), {tiedDeal, threeTied});
    const auto stays = core::swapSeats(evening, 1_r, 4_p, 5_p, core::ResultsGo::WithTheSeat);
    QVERIFY(stays);
    Tournament changed = evening;
    apply(*stays, changed);
    QVERIFY(changed.rounds[0].tables[0].head.seats == (std::vector{1_p, 2_p, 3_p, 5_p}));
    QVERIFY(std::get<core::PlayedDeal>(changed.rounds[0].tables[0].games[1].outcome).tieBreak ==
            (std::vector{1_p, 2_p, 5_p}));
    QCOMPARE(core::faultsOf(changed), core::Refusals());

    const auto moves = core::swapSeats(evening, 1_r, 3_p, 4_p, core::ResultsGo::WithThePerson);
    QVERIFY(moves);
    apply(*moves, evening);
    const auto& deal = std::get<core::PlayedDeal>(evening.rounds[0].tables[0].games[0].outcome);
    QCOMPARE(deal.deal.hands[2]->melded, 60);
    QCOMPARE(deal.deal.hands[3]->melded, 30);
    QCOMPARE(core::faultsOf(evening), core::Refusals());
}

void TestEnteringDeals::roundIsClosedOnceItsMatchesAreDecided()
{
    auto evening = oneTable(quick(CardEvent::Single), {tiedDeal});
    QCOMPARE(refusalsOf(core::closeRound(evening, 1_r)),
             (core::Refusals{refusal(core::RoundFault::TablesOpen, "/round", numberTexts({1}))}));
    evening.rounds[0].tables[0].head.withdrawn = {2_p, 4_p};
    QVERIFY(core::closeRound(evening, 1_r));
}

void TestEnteringDeals::settingsCannotLeaveDealsBehind()
{
    const auto evening = oneTable(quick(CardEvent::Ring, 2), {plainDeal, otherDeal});
    auto wanted = evening.settings;
    wanted.cards.match = QuickMatch{1};
    QCOMPARE(refusalsOf(core::changeSettings(evening, wanted)),
             (core::Refusals{refusal(MatchFault::DealAfterEnd, "/rounds/0/tables/0/games/1/number",
                                     numberTexts({2, 1}))}));
    wanted.cards.match = QuickMatch{3};
    QVERIFY(core::changeSettings(evening, wanted));
}

RUMMY_TEST(TestEnteringDeals)

} // namespace tst_entering_deals

#include "tst_entering_deals.moc"
