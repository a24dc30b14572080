#include "core/use_cases/seating_rounds.h"
#include "evening.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_seating_rounds {

using namespace evening;
using core::Action;
using core::ParticipantFault;
using core::Refusals;
using core::RoundFault;
using core::RoundPlan;
using core::RoundState;
using core::Tournament;

class TestSeatingRounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesByesToWhoeverIsLeft();
    void addsRounds();
    void refusesRoundNumbers_data();
    void refusesRoundNumbers();
    void refusesARoundThatNoneCanFollow();
    void refusesPlans_data();
    void refusesPlans();
    void publishesDraftsInOrder();
    void publishesNobodyAbsent_data();
    void publishesNobodyAbsent();
    void withdrawsOnlyTheLast();
    void changesSeating();
    void changesOnlyTheSeatingSeen();
    void replacesDrafts();
    void raisesThePlan_data();
    void raisesThePlan();
    void replacesNoRoundInPlay();
    void keepsMarksOfTablesThatStay();
    void letsStayWhoIsThereAlready();
    void keepsTablesWithGames_data();
    void keepsTablesWithGames();
    void refusesStates();
};

namespace {

RoundPlan plan(int number)
{
    return {core::RoundNumber{number},
            {{2_t, {5_p, 6_p, 7_p, 8_p}}, {1_t, {1_p, 2_p, 3_p, 4_p}}},
            {10_p, 9_p}};
}

/// Ten people; round 1 is published with a game at table 1 and a mark at table 2; 10 was absent.
Tournament begun()
{
    auto evening = tournament(10);
    evening.rounds = {round(1,
                            {table(1, {1_p, 2_p, 3_p, 4_p}, {{2_g, played("0,3,5,9")}}),
                             table(2, {5_p, 6_p, 7_p, 8_p})},
                            {9_p})};
    evening.rounds[0].tables[1].head.mark = core::TableMark::Unclear;
    evening.rounds[0].tables[1].head.note = QStringLiteral("slip torn");
    return evening;
}

Tournament after(const core::Result<core::Change>& change, Tournament evening)
{
    core::apply(*change, evening);
    return evening;
}

} // namespace

void TestSeatingRounds::givesByesToWhoeverIsLeft()
{
    auto evening = tournament(12);
    evening.participants[10].present = {{2_r, {}}};
    auto wanted = plan(1);
    QVERIFY(core::withByes(evening, wanted).byes ==
            (std::vector<core::StartNumber>{10_p, 9_p, 12_p}));
    wanted.round = 2_r;
    wanted.byes.clear();
    QVERIFY(core::withByes(evening, wanted).byes ==
            (std::vector<core::StartNumber>{9_p, 10_p, 11_p, 12_p}));
}

void TestSeatingRounds::addsRounds()
{
    const auto evening = begun();
    const auto one = core::addRounds(evening, {plan(2)}, RoundState::Draft);
    QVERIFY(one);
    QVERIFY(one->label == (core::Label{Action::DraftRound, 2_r}));
    auto expected = evening;
    expected.rounds.push_back(
        round(2, {table(1, {1_p, 2_p, 3_p, 4_p}), table(2, {5_p, 6_p, 7_p, 8_p})}, {9_p, 10_p},
              RoundState::Draft));
    QVERIFY(after(one, evening) == expected);

    const auto two = core::addRounds(evening, {plan(2), plan(3)}, RoundState::Published);
    QVERIFY(two);
    QVERIFY(two->label == core::Label{Action::PublishRound});
    expected.rounds[1].head.state = RoundState::Published;
    expected.rounds.push_back(expected.rounds[1]);
    expected.rounds[2].number = 3_r;
    QVERIFY(after(two, evening) == expected);
    QVERIFY(after(core::Result<core::Change>(core::reversed(*two)), expected) == evening);

    QVERIFY(core::addRounds(evening, {}, RoundState::Published)->isEmpty());
}

void TestSeatingRounds::refusesRoundNumbers_data()
{
    QTest::addColumn<QList<int>>("numbers");
    QTest::addColumn<Refusals>("expected");
    const auto taken = RoundFault::NumberTaken;
    const auto notNext = RoundFault::NotNext;
    QTest::newRow("the next ones") << QList<int>{2, 3} << Refusals{};
    QTest::newRow("taken") << QList<int>{1}
                           << Refusals{refusal(taken, "/0/round", numberTexts({1}))};
    QTest::newRow("a gap") << QList<int>{3}
                           << Refusals{refusal(notNext, "/0/round", numberTexts({3, 2}))};
    QTest::newRow("a gap between them")
        << QList<int>{2, 4} << Refusals{refusal(notNext, "/1/round", numberTexts({4, 3}))};
    QTest::newRow("twice the same")
        << QList<int>{2, 2} << Refusals{refusal(notNext, "/1/round", numberTexts({2, 3}))};
}

void TestSeatingRounds::refusesRoundNumbers()
{
    QFETCH(QList<int>, numbers);
    QFETCH(Refusals, expected);
    std::vector<RoundPlan> plans;
    for (const int number : numbers) {
        plans.push_back(plan(number));
    }
    QCOMPARE(refusalsOf(core::addRounds(begun(), plans, RoundState::Draft)), expected);
}

void TestSeatingRounds::refusesARoundThatNoneCanFollow()
{
    constexpr int limit = core::plain(core::roundNumberLimit);
    auto evening = begun();
    evening.rounds[0].number = core::RoundNumber{limit - 1};
    const auto refusals = refusalsOf(core::addRounds(evening, {plan(limit)}, RoundState::Draft));
    QVERIFY(!refusals.empty());
    QCOMPARE(Refusals{refusals.front()},
             (Refusals{refusal(RoundFault::NotNext, "/0/round", numberTexts({limit, limit}))}));
}

void TestSeatingRounds::refusesPlans_data()
{
    QTest::addColumn<RoundPlan>("wanted");
    QTest::addColumn<Refusals>("expected");
    const auto row = [](const char* name, const core::Refusal& expected, const auto& edit) {
        auto wanted = plan(2);
        edit(wanted);
        QTest::newRow(name) << wanted << Refusals{expected};
    };
    row("not present", refusal(RoundFault::NotPresent, "/1/tables/0/seats/1", numberTexts({11, 2})),
        [](RoundPlan& it) { it.tables[0].seats[1] = 11_p; });
    row("not present but on a bye",
        refusal(RoundFault::NotPresent, "/1/byes/2", numberTexts({11, 2})),
        [](RoundPlan& it) { it.byes.push_back(11_p); });
    row("unknown", refusal(ParticipantFault::Unknown, "/1/tables/1/seats/0", numberTexts({12})),
        [](RoundPlan& it) { it.tables[1].seats[0] = 12_p; });
    row("at two tables", refusal(RoundFault::SeatedTwice, "/1/tables/1/seats/3", numberTexts({5})),
        [](RoundPlan& it) { it.tables[1].seats[3] = 5_p; });
    row("seated and on a bye", refusal(RoundFault::SeatedAndBye, "/1/byes/0", numberTexts({1})),
        [](RoundPlan& it) { it.byes[0] = 1_p; });
    row("one alone",
        refusal(RoundFault::TableSizeRefused, "/1/tables/1/seats", numberTexts({1, 2, 4})),
        [](RoundPlan& it) { it.tables[1].seats = {1_p}; });
    row("table taken", refusal(RoundFault::TableTaken, "/1/tables/1/number", numberTexts({2})),
        [](RoundPlan& it) { it.tables[1].number = 2_t; });
    row("no tables", refusal(RoundFault::NoTables, "/1/tables", numberTexts({2})),
        [](RoundPlan& it) { it.tables.clear(); });
}

void TestSeatingRounds::refusesPlans()
{
    QFETCH(RoundPlan, wanted);
    QFETCH(Refusals, expected);
    auto evening = tournament(11);
    evening.participants[10].present = {{1_r, 1_r}};
    const auto change = core::addRounds(evening, {plan(1), wanted}, RoundState::Published);
    QCOMPARE(refusalsOf(change), expected);

    // The same plan is refused for an existing round, with places without the index.
    evening.rounds = {round(2, {table(1, {1_p, 2_p, 3_p, 4_p})})};
    Refusals alone = expected;
    for (auto& refusal : alone) {
        refusal.place = core::Pointer(std::get<core::Pointer>(refusal.place).text().mid(2));
    }
    QCOMPARE(refusalsOf(core::changeSeating(evening, wanted)), alone);
}

void TestSeatingRounds::publishesDraftsInOrder()
{
    auto evening = begun();
    core::apply(*core::addRounds(evening, {plan(2), plan(3)}, RoundState::Draft), evening);
    QCOMPARE(refusalsOf(core::publishRound(evening, 3_r)),
             (Refusals{refusal(RoundFault::EarlierDraft, "/round", numberTexts({3, 2}))}));
    QCOMPARE(refusalsOf(core::addRounds(evening, {plan(4)}, RoundState::Published)),
             (Refusals{refusal(RoundFault::EarlierDraft, "/0/round", numberTexts({4, 2}))}));
    const auto change = core::publishRound(evening, 2_r);
    QVERIFY(change);
    QVERIFY(change->label == (core::Label{Action::PublishRound, 2_r}));
    auto expected = evening;
    expected.rounds[1].head.state = RoundState::Published;
    QVERIFY(after(change, evening) == expected);
    QVERIFY(core::publishRound(expected, 3_r));
}

void TestSeatingRounds::publishesNobodyAbsent_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<core::Participant>("participant");
    QTest::addColumn<bool>("isPublished");
    const auto row = [](const char* name, int number, const auto& change, bool isPublished) {
        auto participant = begun().participants.at(static_cast<std::size_t>(number) - 1);
        change(participant);
        QTest::newRow(name) << number << participant << isPublished;
    };
    using core::Participant;
    row(
        "everybody is there", 6, [](Participant&) {}, true);
    row(
        "gone home after round 1", 6,
        [](Participant& it) {
            it.present = {{1_r, 1_r}};
        },
        false);
    row(
        "comes later", 6,
        [](Participant& it) {
            it.present = {{3_r, {}}};
        },
        false);
    row(
        "expected again", 6, [](Participant& it) { it.status = core::Attendance::Expected; },
        false);
    row(
        "a bye of somebody gone", 10,
        [](Participant& it) {
            it.present = {{1_r, 1_r}};
        },
        false);
}

void TestSeatingRounds::publishesNobodyAbsent()
{
    QFETCH(const int, number);
    QFETCH(const core::Participant, participant);
    QFETCH(const bool, isPublished);
    auto evening = begun();
    core::apply(*core::addRounds(evening, {plan(2)}, RoundState::Draft), evening);
    evening.participants.at(static_cast<std::size_t>(number) - 1) = participant;
    const auto change = core::publishRound(evening, 2_r);
    QCOMPARE(refusalsOf(change), isPublished ? Refusals()
                                             : Refusals{refusal(RoundFault::NotPresent, "/round",
                                                                numberTexts({number, 2}))});
}

void TestSeatingRounds::withdrawsOnlyTheLast()
{
    auto evening = begun();
    core::apply(*core::addRounds(evening, {plan(2)}, RoundState::Published), evening);
    QCOMPARE(refusalsOf(core::withdrawRound(evening, 1_r)),
             (Refusals{refusal(RoundFault::NotLast, "/round", numberTexts({1, 2}))}));
    const auto change = core::withdrawRound(evening, 2_r);
    QVERIFY(change);
    QVERIFY(change->label == (core::Label{Action::WithdrawRound, 2_r}));
    QVERIFY(after(change, evening) == begun());
    QCOMPARE(refusalsOf(core::withdrawRound(begun(), 1_r)),
             (Refusals{refusal(RoundFault::HasGames, "/round", numberTexts({1, 1}))}));
}

void TestSeatingRounds::changesSeating()
{
    // A latecomer takes the bye; its previous holder sits at the second table.
    const auto evening = begun();
    const RoundPlan wanted{
        1_r, {{3_t, {5_p, 6_p, 9_p}}, {2_t, {7_p, 8_p}}, {1_t, {1_p, 2_p, 3_p, 4_p}}}, {10_p}};
    const auto change = core::changeSeating(evening, wanted);
    QVERIFY(change);
    QVERIFY(change->label == (core::Label{Action::ChangeSeating, 1_r}));
    auto expected = evening;
    expected.rounds[0].head.byes = {10_p};
    expected.rounds[0].tables = {evening.rounds[0].tables[0], table(2, {7_p, 8_p}),
                                 table(3, {5_p, 6_p, 9_p})};
    QVERIFY(after(change, evening) == expected);
    QVERIFY(after(core::Result<core::Change>(core::reversed(*change)), expected) == evening);
}

void TestSeatingRounds::changesOnlyTheSeatingSeen()
{
    const auto evening = begun();
    auto wanted = core::planOf(evening.rounds[0]);
    std::swap(wanted.tables[1].seats[0], wanted.byes[0]);
    core::SeatingTerms terms{QStringLiteral("she asked"), core::planOf(evening.rounds[0])};
    const auto change = core::changeSeating(evening, wanted, terms);
    QVERIFY(change);
    QCOMPARE(change->reason, QStringLiteral("she asked"));
    QCOMPARE(refusalsOf(core::changeSeating(after(change, evening), wanted, terms)),
             (Refusals{refusal(RoundFault::SeatingChanged, "/round", numberTexts({1}))}));
}

void TestSeatingRounds::replacesDrafts()
{
    auto evening = begun();
    core::apply(*core::addRounds(evening, {plan(2), plan(3)}, RoundState::Draft), evening);
    evening.rounds[1].head.games = 3;
    auto other = plan(2);
    std::swap(other.tables[0].seats[0], other.tables[1].seats[0]);

    const auto one = core::replaceDrafts(evening, 2_r, {other});
    QVERIFY(one);
    QVERIFY(one->label == (core::Label{Action::DraftRound, 2_r}));
    const auto shorter = after(one, evening);
    QCOMPARE(shorter.rounds.size(), std::size_t{2});
    QCOMPARE(shorter.rounds[1].head.games, 3);
    QVERIFY(shorter.rounds[1].tables[0].head.seats[0] == 5_p);
    QVERIFY(after(core::Result<core::Change>(core::reversed(*one)), shorter) == evening);

    const auto three = core::replaceDrafts(evening, 2_r, {other, plan(3), plan(4)});
    QVERIFY(three);
    QVERIFY(three->label == core::Label{Action::DraftRound});
    const auto longer = after(three, evening);
    QCOMPARE(longer.rounds.size(), std::size_t{4});
    QVERIFY(longer.rounds[2] == evening.rounds[2]);
    QVERIFY(after(core::Result<core::Change>(core::reversed(*three)), longer) == evening);

    QVERIFY(*core::replaceDrafts(begun(), 2_r, {plan(2)}) ==
            *core::addRounds(begun(), {plan(2)}, RoundState::Draft));
}

void TestSeatingRounds::raisesThePlan_data()
{
    using Planned = std::optional<std::int32_t>;
    QTest::addColumn<Planned>("planned");
    QTest::addColumn<Planned>("expected");
    QTest::newRow("a second of one round") << Planned(1) << Planned(2);
    QTest::newRow("the last planned round") << Planned(2) << Planned(2);
    QTest::newRow("no plan") << Planned() << Planned();
}

void TestSeatingRounds::raisesThePlan()
{
    QFETCH(std::optional<std::int32_t>, planned);
    QFETCH(std::optional<std::int32_t>, expected);
    auto evening = begun();
    evening.settings.plannedRounds = planned;
    const auto drawn = core::replaceDrafts(evening, 2_r, {plan(2)});
    QVERIFY(drawn);
    const auto later = after(drawn, evening);
    QVERIFY(later.settings.plannedRounds == expected);
    QVERIFY(after(core::Result<core::Change>(core::reversed(*drawn)), later) == evening);
}

void TestSeatingRounds::replacesNoRoundInPlay()
{
    auto evening = begun();
    QCOMPARE(refusalsOf(core::replaceDrafts(evening, 1_r, {plan(1)})),
             (Refusals{refusal(RoundFault::IsPublished, "/round", numberTexts({1}))}));
    QCOMPARE(refusalsOf(core::replaceDrafts(evening, 3_r, {plan(3)})),
             (Refusals{refusal(RoundFault::NotNext, "/0/round", numberTexts({3, 2}))}));
}

void TestSeatingRounds::keepsMarksOfTablesThatStay()
{
    auto wanted = plan(1);
    wanted.byes = {9_p};
    QVERIFY(core::changeSeating(begun(), wanted)->isEmpty());
}

void TestSeatingRounds::letsStayWhoIsThereAlready()
{
    auto evening = begun();
    evening.participants[4].present.clear();
    evening.participants[8].present.clear();
    evening.participants[9].present.clear();
    auto wanted = plan(1);
    std::swap(wanted.tables[0].seats[0], wanted.byes[1]);
    QCOMPARE(refusalsOf(core::changeSeating(evening, wanted)),
             (Refusals{refusal(RoundFault::NotPresent, "/byes/0", numberTexts({10, 1}))}));
    wanted.byes.erase(wanted.byes.begin());
    QVERIFY(core::changeSeating(evening, wanted));
}

void TestSeatingRounds::keepsTablesWithGames_data()
{
    QTest::addColumn<RoundPlan>("wanted");
    const auto row = [](const char* name, const auto& edit) {
        auto wanted = plan(1);
        edit(wanted);
        QTest::newRow(name) << wanted;
    };
    row("left out", [](RoundPlan& it) { it.tables.pop_back(); });
    row("in another order",
        [](RoundPlan& it) { std::swap(it.tables[1].seats[0], it.tables[1].seats[1]); });
    row("with somebody else", [](RoundPlan& it) { std::swap(it.tables[1].seats[0], it.byes[0]); });
    row("under another number", [](RoundPlan& it) { it.tables[1].number = 3_t; });
    row("with one fewer", [](RoundPlan& it) { it.tables[1].seats.pop_back(); });
}

void TestSeatingRounds::keepsTablesWithGames()
{
    QFETCH(RoundPlan, wanted);
    QCOMPARE(refusalsOf(core::changeSeating(begun(), wanted)),
             (Refusals{refusal(RoundFault::HasGames, "/tables", numberTexts({1, 1}))}));
}

void TestSeatingRounds::refusesStates()
{
    const auto only = [](RoundFault fault) {
        return Refusals{refusal(fault, "/round", numberTexts({1}))};
    };
    const auto inState = [](RoundState state) {
        auto evening = begun();
        evening.rounds[0].head.state = state;
        return evening;
    };
    for (const auto& [state, fault] : {std::pair{RoundState::Closed, RoundFault::IsClosed},
                                       std::pair{RoundState::Cancelled, RoundFault::IsCancelled}}) {
        QCOMPARE(refusalsOf(core::publishRound(inState(state), 1_r)), only(fault));
        QCOMPARE(refusalsOf(core::withdrawRound(inState(state), 1_r)), only(fault));
        QCOMPARE(refusalsOf(core::changeSeating(inState(state), plan(1))), only(fault));
    }
    QCOMPARE(refusalsOf(core::publishRound(begun(), 1_r)), only(RoundFault::IsPublished));
    const auto empty = tournament(10);
    QCOMPARE(refusalsOf(core::publishRound(empty, 1_r)), only(RoundFault::Unknown));
    QCOMPARE(refusalsOf(core::withdrawRound(empty, 1_r)), only(RoundFault::Unknown));
    QCOMPARE(refusalsOf(core::changeSeating(empty, plan(1))), only(RoundFault::Unknown));
}

RUMMY_TEST(TestSeatingRounds)

} // namespace tst_seating_rounds

#include "tst_seating_rounds.moc"
