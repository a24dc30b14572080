#include "card_evening.h"
#include "core/faults/faults.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_match_faults {

using namespace card_evening;
using core::MatchFault;
using core::Refusals;
using core::SettingsFault;
using core::Tournament;
using scoring::DealFault;

/// Refusals specific to Rommé 500 tournaments.
class TestMatchFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesEachWithItsPlace_data();
    void namesEachWithItsPlace();
    void acceptsWhatIsAtTheLimit_data();
    void acceptsWhatIsAtTheLimit();
    void namesDoubts();
    void leavesOtherRulesAlone();

private:
    static void settingsRows();
    static void dealRows();
    static void matchRows();
    static void tieBreakRows();
    static void headRows();
};

namespace {

const std::vector four = {1_p, 2_p, 3_p, 4_p};

/// Four at one table, one with a bye.
Tournament oneTable(const CardRules& rules, std::vector<core::GameOutcome> outcomes)
{
    auto evening = cards(5, rules);
    evening.rounds = {round(1, {table(1, four, games(std::move(outcomes)))}, {5_p})};
    return evening;
}

core::TableHead& headOf(Tournament& tournament)
{
    return tournament.rounds[0].tables[0].head;
}

void faultRow(const char* name, const Tournament& tournament, const core::Refusal& expected)
{
    QTest::newRow(name) << tournament << Refusals{expected};
}

const auto plainDeal = dealt("60,20,30,40", "0,5,5,5");
const auto tiedDeal = dealtToStock("60,60,30,60", "5,5,5,5");
constexpr auto first = "/rounds/0/tables/0/games/0/";

} // namespace

void TestMatchFaults::settingsRows()
{
    const auto row = [](const char* name, const core::Refusal& expected, const auto& edit) {
        auto tournament = cards(4, quick(CardEvent::Points));
        edit(tournament.settings);
        faultRow(name, tournament, expected);
    };
    using S = core::Settings;
    row("target 0",
        refusal(SettingsFault::TargetOutOfRange, "/tournament/match/target", numberTexts({0})),
        [](S& it) { it.cards.match = TargetMatch{0}; });
    row("no deal",
        refusal(SettingsFault::DealsOutOfRange, "/tournament/match/deals", numberTexts({0, 1, 3})),
        [](S& it) { it.cards.match = QuickMatch{0}; });
    row("four deals",
        refusal(SettingsFault::DealsOutOfRange, "/tournament/match/deals", numberTexts({4, 1, 3})),
        [](S& it) { it.cards.match = QuickMatch{4}; });
    row("nobody goes on",
        refusal(SettingsFault::AdvanceOutOfRange, "/tournament/advance", numberTexts({0, 1, 3})),
        [](S& it) { it.cards.advance = 0; });
    row("all four go on",
        refusal(SettingsFault::AdvanceOutOfRange, "/tournament/advance", numberTexts({4, 1, 3})),
        [](S& it) { it.cards.advance = 4; });
    row("PCR 0",
        refusal(SettingsFault::PcrOutOfRange, "/tournament/pcr", numberTexts({0, 1, 1'000'000})),
        [](S& it) { it.cards.pcr = 0; });
    row("a target too high",
        refusal(SettingsFault::TargetOutOfRange, "/tournament/match/target",
                numberTexts({1'000'001})),
        [](S& it) { it.cards.match = TargetMatch{1'000'001}; });
    row("a stack too high",
        refusal(SettingsFault::StackOutOfRange, "/tournament/stack", numberTexts({1'000'000'001})),
        [](S& it) { it.cards.stack = 1'000'000'001; });
    row("a stack of nothing",
        refusal(SettingsFault::StackOutOfRange, "/tournament/stack", numberTexts({0})),
        [](S& it) { it.cards.stack = 0; });
    row("a negative prize",
        refusal(SettingsFault::PrizeOutOfRange, "/tournament/prizeCents/1", numberTexts({-1})),
        [](S& it) {
            it.prizeCents = {500, -1};
        });
    row("one negative prize",
        refusal(SettingsFault::PrizeOutOfRange, "/tournament/prizeCents", numberTexts({-1})),
        [](S& it) { it.prizeCents = {-1}; });
    row("the average of match points without match points",
        refusal(SettingsFault::AverageWithoutScale, "/tournament/options/byeMatchPoints"),
        [](S& it) { it.rules.options.byeMatchPoints = scoring::AverageGame(); });
}

void TestMatchFaults::dealRows()
{
    const auto row = [](const char* name, const core::PlayedDeal& deal, core::RefusalCode code,
                        const char* place, const QStringList& arguments) {
        faultRow(name, oneTable(quick(CardEvent::Points), {deal}),
                 refusal(code, qPrintable(QLatin1StringView(first) + QLatin1StringView(place)),
                         arguments));
    };
    row("melded below 0", dealt("-3,20,30,40", "0,5,5,5"), DealFault::NegativeMelded,
        "hands/0/melded", numberTexts({-3, 0}));
    row("melded above all cards", dealt("60,1001,30,40", "0,5,5,5"), DealFault::TooMuchMelded,
        "hands/1/melded", numberTexts({1001, 1000}));
    row("in hand below 0", dealt("60,20,30,40", "0,-5,5,5"), DealFault::NegativeHand,
        "hands/1/hand", numberTexts({-5, 0}));
    row("1 in hand", dealt("60,20,30,40", "0,5,1,5"), DealFault::HandOfOne, "hands/2/hand",
        numberTexts({1, 2}));
    row("nobody out", dealt("60,20,30,40", "5,5,5,5"), DealFault::NoEmptyHand, "ending",
        numberTexts({0, 1}));
    row("two out", dealt("60,20,30,40", "0,0,5,5"), DealFault::SeveralEmptyHands, "hands",
        numberTexts({2, 1}));
    row("one played", dealt("60,-,-,-", "0,-,-,-"), DealFault::HandCountRefused, "hands",
        numberTexts({1, 2}));
    row("a hand too few", dealt("60,20,30", "0,5,5"), core::ResultFault::HandCount, "hands",
        numberTexts({3, 4}));
    auto taken = plainDeal;
    taken.substitutions = {{0, 2_p}};
    row("two hands of one", taken, core::ResultFault::TwoHands, "hands/1", numberTexts({2}));
    taken.substitutions = {{0, 9_p}};
    row("taken over by nobody known", taken, core::ParticipantFault::Unknown, "hands/0/participant",
        numberTexts({9}));

    faultRow("stones", oneTable(quick(CardEvent::Points), {played("0,3,5,9")}),
             refusal(core::ResultFault::OtherRules, "/rounds/0/tables/0/games/0/hands"));
    auto rummy = oneTable(quick(CardEvent::Points), {plainDeal});
    rummy.settings.rules.ruleSet = scoring::RuleSet::RummyPurePlus;
    faultRow("card points under other rules", rummy,
             refusal(core::ResultFault::OtherRules, "/rounds/0/tables/0/games/0/hands"));
    auto numbered = oneTable(quick(CardEvent::Points), {plainDeal});
    numbered.rounds[0].tables[0].games[0].number = 0_g;
    faultRow("deal number 0", numbered,
             refusal(core::ResultFault::GameOutOfRange, "/rounds/0/tables/0/games/0/number",
                     {QStringLiteral("0"), QString()}));
}

void TestMatchFaults::matchRows()
{
    faultRow("a deal after the last of a quick match",
             oneTable(quick(CardEvent::Points), {plainDeal, plainDeal}),
             refusal(MatchFault::DealAfterEnd, "/rounds/0/tables/0/games/1/number",
                     numberTexts({2, 1})));
    faultRow("a deal after the target",
             oneTable(target(CardEvent::Ring, 60), {plainDeal, tiedDeal}),
             refusal(MatchFault::DealAfterEnd, "/rounds/0/tables/0/games/1/number",
                     numberTexts({2, 1})));
    faultRow("a deal after time ran out",
             oneTable(target(CardEvent::Ring, 100), {plainDeal, unplayed(), tiedDeal}),
             refusal(MatchFault::DealAfterEnd, "/rounds/0/tables/0/games/2/number",
                     numberTexts({3, 2})));
    auto gaps = oneTable(quick(CardEvent::Points, 2), {plainDeal, tiedDeal, plainDeal});
    gaps.rounds[0].tables[0].games[0].number = 9_g;
    faultRow("the order of numbers counts", gaps,
             refusal(MatchFault::DealAfterEnd, "/rounds/0/tables/0/games/0/number",
                     numberTexts({9, 3})));
}

void TestMatchFaults::tieBreakRows()
{
    const auto single = quick(CardEvent::Single);
    const auto three = tieBreak({1_p, 2_p, 4_p}, "30,35,10", "0,5,5");
    const auto notDue = [](const char* name, const Tournament& tournament, int game) {
        const auto place =
            QStringLiteral("/rounds/0/tables/0/games/%1/tieBreaker").arg(game - 1).toLatin1();
        faultRow(name, tournament,
                 refusal(MatchFault::TieBreakNotDue, place.constData(), numberTexts({game})));
    };
    notDue("a tie-breaker, but nobody is tied", oneTable(single, {plainDeal, three}), 2);
    notDue("a tie-breaker before the end", oneTable(quick(CardEvent::Single, 2), {tiedDeal, three}),
           2);
    notDue("a tie-breaker in a ring", oneTable(quick(CardEvent::Ring), {tiedDeal, three}), 2);
    notDue("a tie-breaker after one is left",
           oneTable(single, {tiedDeal, tieBreak({1_p, 2_p, 4_p}, "40,20,10", "0,5,5"),
                             tieBreak({1_p, 2_p}, "40,20", "0,5")}),
           3);
    faultRow("a tie-breaker with one who is not tied",
             oneTable(single, {tiedDeal, tieBreak({1_p, 2_p, 3_p}, "30,35,10", "0,5,5")}),
             refusal(MatchFault::TieBreakOthers, "/rounds/0/tables/0/games/1/players",
                     {QStringLiteral("1, 2, 4")}));
    faultRow("a tie-breaker without one who is tied",
             oneTable(single, {tiedDeal, tieBreak({1_p, 2_p}, "30,35", "0,5")}),
             refusal(MatchFault::TieBreakOthers, "/rounds/0/tables/0/games/1/players",
                     {QStringLiteral("1, 2, 4")}));
    faultRow("a tie-breaker with who went out in the one before",
             oneTable(single, {tiedDeal, three, three}),
             refusal(MatchFault::TieBreakOthers, "/rounds/0/tables/0/games/2/players",
                     {QStringLiteral("1, 2")}));
    faultRow(
        "a tie-breaker that one of them did not play",
        oneTable(single, {tiedDeal, tieBreak({1_p, 2_p, 4_p}, "30,35,-", "0,5,-")}),
        refusal(MatchFault::TieBreakHand, "/rounds/0/tables/0/games/1/hands/2", numberTexts({4})));
    faultRow("a tie-breaker with a hand too many",
             oneTable(single, {tiedDeal, tieBreak({1_p, 2_p, 4_p}, "30,35,10,5", "0,5,5,5")}),
             refusal(core::ResultFault::HandCount, "/rounds/0/tables/0/games/1/hands",
                     numberTexts({4, 3})));
}

void TestMatchFaults::headRows()
{
    const auto row = [](const char* name, const CardRules& rules, const core::PlayedDeal& deal,
                        const core::Refusal& expected, const auto& edit) {
        auto tournament = oneTable(rules, {deal});
        edit(headOf(tournament));
        faultRow(name, tournament, expected);
    };
    using H = core::TableHead;
    auto two = quick(CardEvent::Multi);
    two.advance = 2;
    row("a lot where nobody is equal", two, plainDeal,
        refusal(MatchFault::LotNotDue, "/rounds/0/tables/0/lot", numberTexts({1})),
        [](H& it) { it.lot = {1_p}; });
    row("a lot in a ring", quick(CardEvent::Ring), tiedDeal,
        refusal(MatchFault::LotNotDue, "/rounds/0/tables/0/lot", numberTexts({1})),
        [](H& it) { it.lot = {1_p}; });
    row("a lot of somebody else", two, tiedDeal,
        refusal(MatchFault::LotOthers, "/rounds/0/tables/0/lot/1",
                {QStringLiteral("3"), QStringLiteral("1, 2, 4")}),
        [](H& it) {
            it.lot = {1_p, 3_p};
        });
    row("a lot for somebody twice", two, tiedDeal,
        refusal(MatchFault::LotTwice, "/rounds/0/tables/0/lot/1", numberTexts({1})), [](H& it) {
            it.lot = {1_p, 1_p};
        });
    row("a lot too short", two, tiedDeal,
        refusal(MatchFault::LotTooShort, "/rounds/0/tables/0/lot", numberTexts({1, 2})),
        [](H& it) { it.lot = {1_p}; });
    row("left by somebody who sits elsewhere", two, plainDeal,
        refusal(MatchFault::NotAtTable, "/rounds/0/tables/0/withdrawn/0", numberTexts({5})),
        [](H& it) { it.withdrawn = {5_p}; });
    row("left twice", two, plainDeal,
        refusal(MatchFault::LeftTwice, "/rounds/0/tables/0/withdrawn/1", numberTexts({2})),
        [](H& it) {
            it.withdrawn = {2_p, 2_p};
        });
}

void TestMatchFaults::namesEachWithItsPlace_data()
{
    QTest::addColumn<Tournament>("tournament");
    QTest::addColumn<Refusals>("expected");
    settingsRows();
    dealRows();
    matchRows();
    tieBreakRows();
    headRows();
}

void TestMatchFaults::namesEachWithItsPlace()
{
    QFETCH(const Tournament, tournament);
    QTEST(core::faultsOf(tournament), "expected");
}

void TestMatchFaults::acceptsWhatIsAtTheLimit_data()
{
    QTest::addColumn<Tournament>("tournament");
    const auto single = quick(CardEvent::Single);
    QTest::newRow("three deals of three")
        << oneTable(quick(CardEvent::Points, 3), {plainDeal, tiedDeal, plainDeal});
    QTest::newRow("numbers with gaps, beyond the round's games") << [] {
        auto tournament = oneTable(quick(CardEvent::Points, 2), {plainDeal, tiedDeal});
        tournament.rounds[0].tables[0].games[1].number = 99_g;
        return tournament;
    }();
    QTest::newRow("the target reached by the last deal")
        << oneTable(target(CardEvent::Points, 120), {plainDeal, plainDeal});
    QTest::newRow("time ran out") << oneTable(target(CardEvent::Points, 120),
                                              {plainDeal, unplayed()});
    QTest::newRow("tie-breakers until one is left")
        << oneTable(single, {tiedDeal, tieBreak({4_p, 1_p, 2_p}, "30,35,10", "0,5,5"),
                             tieBreak({1_p, 4_p}, "30,20", "0,5")});
    QTest::newRow("a tie-breaker of who left afterwards") << [&] {
        auto tournament =
            oneTable(single, {tiedDeal, tieBreak({1_p, 2_p, 4_p}, "30,35,10", "0,5,5")});
        headOf(tournament).withdrawn = {2_p};
        return tournament;
    }();
    QTest::newRow("a tie-breaker without who left before") << [&] {
        auto tournament = oneTable(single, {tiedDeal, tieBreak({1_p, 4_p}, "30,35", "0,5")});
        headOf(tournament).withdrawn = {2_p};
        return tournament;
    }();
    QTest::newRow("a tie at the top behind who left before") << [&] {
        auto tournament = oneTable(single, {dealtToStock("90,60,30,60", "5,5,5,5"),
                                            tieBreak({2_p, 4_p}, "30,35", "0,5"),
                                            tieBreak({2_p, 4_p}, "30,45", "0,5")});
        headOf(tournament).withdrawn = {1_p};
        return tournament;
    }();
    QTest::newRow("the average of match points, with match points") << [] {
        auto tournament = cards(4, quick(CardEvent::Points));
        tournament.settings.cards.tableScoring = core::TableScoring::MatchPoints;
        tournament.settings.rules.options.byeMatchPoints = scoring::AverageGame();
        return tournament;
    }();
}

void TestMatchFaults::acceptsWhatIsAtTheLimit()
{
    QFETCH(const Tournament, tournament);
    QCOMPARE(core::faultsOf(tournament), Refusals());
}

void TestMatchFaults::namesDoubts()
{
    const auto tournament = oneTable(quick(CardEvent::Points, 3),
                                     {plainDeal, plainDeal, dealt("360,20,30,40", "0,5,5,5")});
    const core::Warnings expected = {
        {scoring::DealDoubt::SameAsPreviousDeal,
         core::Pointer(QStringLiteral("/rounds/0/tables/0/games/1/hands")), numberTexts({0, 0})},
        {scoring::DealDoubt::MuchMelded,
         core::Pointer(QStringLiteral("/rounds/0/tables/0/games/2/hands")),
         numberTexts({450, 402})},
        {scoring::DealDoubt::MuchAltogether,
         core::Pointer(QStringLiteral("/rounds/0/tables/0/games/2/hands")),
         numberTexts({465, 426})}};
    QCOMPARE(core::doubtsOf(tournament), expected);
}

void TestMatchFaults::leavesOtherRulesAlone()
{
    auto rummy = evening::tournament(4);
    rummy.rounds = {round(1, {table(1, four, games({played("0,3,5,9")}))})};
    rummy.settings.cards.match = TargetMatch{0};
    QCOMPARE(core::faultsOf(rummy), Refusals());
    QVERIFY(core::normalised(rummy).settings.cards == CardRules());
}

RUMMY_TEST(TestMatchFaults)

} // namespace tst_match_faults

#include "tst_match_faults.moc"
