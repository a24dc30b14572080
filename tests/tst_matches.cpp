#include "card_evening.h"
#include "core/ranking/open_tables.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_matches {

using namespace card_evening;

namespace {

struct Situation
{
    CardRules rules;
    core::Table table;
    std::vector<core::StartNumber> byes; ///< With it, the table is not the last of a knock-out.
};

core::Table seatedAt(std::vector<core::StartNumber> seats, std::vector<core::GameOutcome> outcomes)
{
    return table(1, std::move(seats), games(std::move(outcomes)));
}

core::Table withLot(core::Table table, std::vector<core::StartNumber> lot)
{
    table.head.lot = std::move(lot);
    return table;
}

core::Table without(core::Table table, std::vector<core::StartNumber> withdrawn)
{
    table.head.withdrawn = std::move(withdrawn);
    return table;
}

CardRules multi(CardRules rules, std::int32_t advance)
{
    rules.event = CardEvent::Multi;
    rules.advance = advance;
    return rules;
}

core::MatchState stateOf(const Situation& situation)
{
    const auto evening = cards(9, situation.rules);
    const auto played = round(1, {situation.table}, situation.byes);
    return core::matchOf(evening.settings, played, played.tables.front());
}

} // namespace

/// The state of a match: who has won, who advances, and what is due.
class TestMatches : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void status_data();
    void status();
    void gapsInNumbersDoNotMatter();
    void places_data();
    void places();
    void countsTheMatchesOfRoundsThatCount();

private:
    static void pointsAndRingRows();
    static void singleRows();
    static void multiRows();
    static void leavingRows();
};

void TestMatches::pointsAndRingRows()
{
    const auto row = [](const char* name, const Situation& situation, const char* status) {
        QTest::newRow(name) << situation << status;
    };
    const auto ring = target(CardEvent::Ring, 100);
    const std::vector seats = {4_p, 7_p, 9_p};
    row("nothing played", {ring, seatedAt(seats, {}), {}}, "running");
    row("below the target", {ring, seatedAt(seats, {dealt("60,30,20", "0,5,5")}), {}}, "running");
    row("reached", {ring, seatedAt(seats, {dealt("100,30,20", "0,5,5")}), {}}, "won 4");
    row("two over it: the highest wins",
        {ring, seatedAt(seats, {dealt("110,125,20", "0,5,5")}), {}}, "won 7");
    row("ring: tied at the top", {ring, seatedAt(seats, {dealt("110,115,20", "0,5,5")}), {}},
        "split 4,7");
    row("points: tied at the top",
        {target(CardEvent::Points, 100), seatedAt(seats, {dealt("110,115,20", "0,5,5")}), {}},
        "split 4,7");
    row("quick: the highest wins",
        {quick(CardEvent::Points, 2),
         seatedAt(seats, {dealt("60,90,20", "0,5,5"), dealt("60,20,70", "5,0,5")}),
         {}},
        "won 4");
    row("time ran out: the highest wins",
        {ring, seatedAt(seats, {dealt("60,30,20", "0,5,5"), unplayed()}), {}}, "won 4");
    row("quick, a closed deal counts as one",
        {quick(CardEvent::Ring, 2), seatedAt(seats, {dealt("60,30,20", "0,5,5"), unplayed()}), {}},
        "won 4");
    row("over, and nobody played", {quick(CardEvent::Ring), seatedAt(seats, {unplayed()}), {}},
        "won");
    row("who never played does not win with 0",
        {quick(CardEvent::Ring), seatedAt(seats, {dealtToStock("10,10,-", "30,25,-")}), {}},
        "won 7");
}

void TestMatches::singleRows()
{
    const auto row = [](const char* name, std::vector<core::GameOutcome> outcomes,
                        const char* status) {
        QTest::newRow(name) << Situation{quick(CardEvent::Single),
                                         seatedAt({4_p, 7_p, 9_p, 2_p}, std::move(outcomes)),
                                         {}}
                            << status;
    };
    const auto tied = dealt("60,65,70,20", "0,5,10,5");
    row("single: tied at the top", {tied}, "tie-breaker 4,7,9");
    row("single: one tie-breaker decides", {tied, tieBreak({9_p, 4_p, 7_p}, "30,40,20", "5,0,5")},
        "won 4");
    row("single: the others are out", {tied, tieBreak({9_p, 4_p, 7_p}, "40,45,20", "0,5,5")},
        "tie-breaker 9,4");
    row("single: until one is left",
        {tied, tieBreak({9_p, 4_p, 7_p}, "40,45,20", "0,5,5"), tieBreak({4_p, 9_p}, "40,45", "0,5"),
         tieBreak({4_p, 9_p}, "40,50", "5,0")},
        "won 9");
}

void TestMatches::multiRows()
{
    const auto row = [](const char* name, const CardRules& rules, const core::Table& table,
                        const char* status, std::vector<core::StartNumber> byes = {9_p}) {
        QTest::newRow(name) << Situation{rules, table, std::move(byes)} << status;
    };
    const std::vector two = {1_p, 2_p};
    const std::vector four = {1_p, 2_p, 3_p, 4_p};
    const auto one = multi(quick(CardEvent::Multi), 1);
    const auto first2 = multi(quick(CardEvent::Multi), 2);
    row("multi, one deal: melded 110/125, hands 0/15", one,
        seatedAt(two, {dealt("110,125", "0,15")}), "won 2");
    row("multi, two deals: totals and melded equal, last hands 10/0",
        multi(quick(CardEvent::Multi, 2), 1),
        seatedAt(two, {dealt("50,60", "0,10"), dealt("70,60", "10,0")}), "won 2");
    row("multi: equal in all, a lot is due", one, seatedAt(two, {dealtToStock("60,60", "5,5")}),
        "lot 1,2");
    row("multi: the lot decides", one,
        withLot(seatedAt(two, {dealtToStock("60,60", "5,5")}), {2_p}), "won 2");
    row("multi: the first two go on, best first", first2,
        seatedAt(four, {dealt("20,70,60,30", "5,0,5,5")}), "won 2,3");
    row("multi: equal among those who go on needs no lot", first2,
        seatedAt(four, {dealtToStock("70,70,60,30", "5,5,5,5")}), "won 1,2");
    row("multi: three equal for one place left", first2,
        seatedAt(four, {dealtToStock("60,80,60,60", "5,5,5,5")}), "lot 1,3,4");
    row("multi: the lot gives the place left", first2,
        withLot(seatedAt(four, {dealtToStock("60,80,60,60", "5,5,5,5")}), {4_p}), "won 2,4");
    row("multi: four equal for two places", first2,
        withLot(seatedAt(four, {dealtToStock("60,60,60,60", "5,5,5,5")}), {3_p, 1_p}), "won 3,1");
    row("multi: a lot for one of two places does not do", first2,
        withLot(seatedAt(four, {dealtToStock("60,60,60,60", "5,5,5,5")}), {3_p}), "lot 1,2,3,4");
    row("multi: of two only one goes on", first2, seatedAt(two, {dealt("60,70", "0,5")}), "won 2");
    row("multi: at the last table one wins", first2,
        seatedAt(four, {dealt("20,70,60,30", "5,0,5,5")}), "won 2", {});
    row("multi: time ran out at once", one, seatedAt(two, {unplayed()}), "lot 1,2");
}

void TestMatches::leavingRows()
{
    const auto row = [](const char* name, const CardRules& rules, const core::Table& table,
                        const char* status, std::vector<core::StartNumber> byes = {}) {
        QTest::newRow(name) << Situation{rules, table, std::move(byes)} << status;
    };
    const std::vector three = {1_p, 2_p, 3_p};
    const auto high = dealt("110,60,40", "0,5,5");
    row("left: who has left does not win", target(CardEvent::Ring, 100),
        without(seatedAt(three, {high}), {1_p}), "won 2");
    row("left: the match goes on for the others", target(CardEvent::Ring, 200),
        without(seatedAt(three, {high}), {1_p}), "running");
    row("left: the last one has won", target(CardEvent::Single, 200),
        without(seatedAt(three, {high}), {1_p, 3_p}), "won 2");
    row("left: nobody is left", target(CardEvent::Points, 200),
        without(seatedAt(three, {high}), {1_p, 2_p, 3_p}), "won");
    row("left, multi: as many as go on", multi(quick(CardEvent::Multi), 2),
        without(seatedAt(three, {}), {3_p}), "won 1,2", {9_p});
    row("left, multi: at the last table one has to be left", multi(quick(CardEvent::Multi), 2),
        without(seatedAt(three, {}), {3_p}), "running");
    const auto tied = dealtToStock("60,60,60", "5,5,5");
    row("left before the tie-breaker", quick(CardEvent::Single),
        without(seatedAt(three, {tied}), {2_p}), "tie-breaker 1,3");
    row("left after a tie-breaker", quick(CardEvent::Single),
        without(seatedAt(three, {tied, tieBreak({1_p, 2_p, 3_p}, "30,35,10", "0,5,5")}), {1_p}),
        "won 2");
    row("left: everybody who was tied at last", quick(CardEvent::Single),
        without(seatedAt({1_p, 2_p, 3_p, 4_p},
                         {dealtToStock("60,60,60,60", "5,5,5,5"),
                          tieBreak({1_p, 2_p, 3_p, 4_p}, "30,35,10,10", "0,5,5,5")}),
                {1_p, 2_p}),
        "tie-breaker 3,4");
}

void TestMatches::status_data()
{
    QTest::addColumn<Situation>("situation");
    QTest::addColumn<QString>("status");
    pointsAndRingRows();
    singleRows();
    multiRows();
    leavingRows();
}

void TestMatches::status()
{
    QFETCH(const Situation, situation);
    const auto state = stateOf(situation);
    QTEST(matchText(state), "status");
    QCOMPARE(state.over.has_value(), state.status != core::MatchStatus::Running);
}

void TestMatches::gapsInNumbersDoNotMatter()
{
    core::Table played =
        table(1, {1_p, 2_p}, {{7_g, dealt("40,60", "0,5")}, {3_g, dealt("70,60", "0,5")}});
    const auto state = stateOf({quick(CardEvent::Points, 2), played, {}});
    QCOMPARE(matchText(state), QStringLiteral("split 1,2"));
    played.games.pop_back();
    QCOMPARE(matchText(stateOf({quick(CardEvent::Points, 2), played, {}})),
             QStringLiteral("running"));
}

void TestMatches::places_data()
{
    QTest::addColumn<Situation>("situation");
    QTest::addColumn<QString>("places");
    const std::vector four = {1_p, 2_p, 3_p, 4_p};
    const auto row = [&](const char* name, const CardRules& rules, const core::Table& table,
                         const char* places) {
        QTest::newRow(name) << Situation{rules, table, {}} << places;
    };
    const auto tied = dealtToStock("60,80,65,60", "5,5,10,10");
    row("by the totals", quick(CardEvent::Points), seatedAt(four, {tied}), "2-3,1-1,2-3,4-4");
    row("who left is last", quick(CardEvent::Points), without(seatedAt(four, {tied}), {2_p}),
        "1-2,4-4,1-2,3-3");
    row("who did not play has none", quick(CardEvent::Points),
        seatedAt(four, {dealt("60,-,30,40", "0,-,5,5")}), "1-1,-,3-3,2-2");
    row("knock-out: by all that decides", quick(CardEvent::Multi), seatedAt(four, {tied}),
        "3-3,1-1,2-2,4-4");
    row("knock-out: by the lot", quick(CardEvent::Multi),
        withLot(seatedAt(four, {dealtToStock("60,60,60,20", "5,5,5,5")}), {3_p}),
        "2-3,2-3,1-1,4-4");
    row("a walk-over", quick(CardEvent::Points), without(seatedAt({1_p, 2_p}, {}), {1_p}), "-,1-1");
}

void TestMatches::places()
{
    QFETCH(const Situation, situation);
    const auto state = stateOf(situation);
    QStringList texts;
    for (std::size_t seat = 0; seat < situation.table.head.seats.size(); ++seat) {
        const auto& places = state.places[seat];
        texts << (places ? QStringLiteral("%1-%2").arg(places->first).arg(places->last)
                         : QStringLiteral("-"));
    }
    QTEST(texts.join(u','), "places");
}

void TestMatches::countsTheMatchesOfRoundsThatCount()
{
    auto evening = cards(4, quick(CardEvent::Points));
    const auto one = table(1, {1_p, 2_p}, games({dealt("60,20", "0,5")}));
    const auto open = table(2, {3_p, 4_p});
    evening.rounds = {round(1, {one, open}), round(2, {one}, {}, core::RoundState::Cancelled),
                      round(3, {open}, {}, core::RoundState::Draft), round(4, {one})};
    evening.rounds[0].tables[0].games.push_back({99_g, unplayed()});
    evening.rounds[0].tables[0].games.pop_back();
    QCOMPARE(core::matchesOf(evening).size(), 3U);
    QCOMPARE(core::matchesOf(evening, 1_r).size(), 2U);
    QCOMPARE(core::openTables(evening), 1);
    QVERIFY(core::openTablesOf(evening.settings, evening.rounds[0]) == std::vector{2_t});
}

RUMMY_TEST(TestMatches)

} // namespace tst_matches

#include "tst_matches.moc"
