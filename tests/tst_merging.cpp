#include "core/use_cases/merging_participants.h"
#include "tests/suite.h"

#include "core/faults/faults.h"
#include "core/model/bookings.h"
#include "evening.h"

#include <QTest>

namespace tst_merging {

using namespace evening;
using core::ParticipantFault;
using core::Tournament;
using scoring::MatchPoints;

class TestMerging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingGoesToTheOneKept();
    void keepsWhatTheOneKeptHas();
    void wishesAreJoined();
    void canBeTakenBack();
    void refuses_data();
    void refuses();
};

namespace {

/// 1 played round 1, sat on a bye in 3; 9 is the same person: sat in round 2, took over a seat in
/// round 4, has a penalty. 10 is unused.
Tournament twice()
{
    auto evening = tournament(10);
    evening.participants[0].setPaidCents(300);
    evening.participants[0].tags = {QStringLiteral("guest")};
    evening.participants[0].present = {{1_r, 1_r}};
    evening.participants[8].setPaidCents(200);
    evening.participants[8].club = QStringLiteral("Hof");
    evening.participants[8].tags = {QStringLiteral("guest"), QStringLiteral("ladies")};
    evening.participants[8].fixedTable = 3_t;
    evening.participants[8].present = {{2_r, {}}};
    evening.rounds = {
        round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played("0,1,2,3")}})}),
        round(2, {table(1, {5_p, 9_p, 3_p, 4_p}, {{1_g, played("0,1,2,3")}})}, {2_p}),
        round(3, {table(1, {5_p, 2_p, 3_p, 4_p})}, {1_p}),
        round(4, {table(1, {5_p, 2_p, 3_p, 4_p}, {{1_g, takenOver(played("0,1,2,3"), 2, 9_p)}})}),
    };
    evening.penalties = {{2_p, 1_r, MatchPoints::fromPoints(-1), {}},
                         {9_p, 2_r, MatchPoints::fromPoints(-2), {}}};
    return withPaymentNumbers(evening);
}

Tournament merged(const Tournament& evening, core::StartNumber keep, core::StartNumber twin)
{
    auto after = evening;
    core::apply(*core::mergeParticipants(evening, keep, twin, true), after);
    return after;
}

} // namespace

void TestMerging::everythingGoesToTheOneKept()
{
    const auto change = core::mergeParticipants(twice(), 1_p, 9_p, true);
    QVERIFY2(change, core::told(refusalsOf(change)).constData());
    QVERIFY(change->label == (core::Label{core::Action::MergeParticipants, {}, {}, {}, 1_p}));
    auto expected = twice();
    expected.participants[0].club = QStringLiteral("Hof");
    expected.participants[0].tags = {QStringLiteral("guest"), QStringLiteral("ladies")};
    expected.participants[0].fixedTable = 3_t;
    expected.participants[0].present = {{1_r, {}}};
    expected.participants[0].payments.push_back(expected.participants[8].payments.front());
    expected.participants[0].payments.back().payer = payerOf(expected.participants[0]);
    expected.participants.erase(expected.participants.begin() + 8);
    expected.rounds[1].tables[0].head.seats[1] = 1_p;
    expected.rounds[3].tables[0].games[0].outcome = takenOver(played("0,1,2,3"), 2, 1_p);
    expected.penalties[1].participant = 1_p;
    const auto after = merged(twice(), 1_p, 9_p);
    QVERIFY(after == expected);
    QCOMPARE(core::faultsOf(after), core::Refusals());
    QVERIFY(core::normalised(after) == after);
}

void TestMerging::keepsWhatTheOneKeptHas()
{
    auto evening = twice();
    evening.participants[0].club = QStringLiteral("Plauen");
    evening.participants[0].fixedTable = 1_t;
    const auto after = merged(evening, 1_p, 9_p);
    QCOMPARE(after.participants[0].name, QStringLiteral("Person 1"));
    QCOMPARE(after.participants[0].club, QStringLiteral("Plauen"));
    QVERIFY(after.participants[0].fixedTable == 1_t);
}

void TestMerging::wishesAreJoined()
{
    auto evening = twice();
    evening.settings.apart = {{1_p, 4_p}, {1_p, 9_p}, {4_p, 9_p}, {8_p, 9_p}};
    const auto after = merged(evening, 9_p, 1_p);
    using Pairs = std::vector<std::pair<core::StartNumber, core::StartNumber>>;
    QVERIFY(after.settings.apart == (Pairs{{4_p, 9_p}, {8_p, 9_p}}));
    QCOMPARE(core::faultsOf(after), core::Refusals());
}

void TestMerging::canBeTakenBack()
{
    for (const auto& [keep, twin] :
         {std::pair{1_p, 9_p}, std::pair{9_p, 1_p}, std::pair{5_p, 10_p}}) {
        auto evening = twice();
        evening.settings.apart = {{1_p, 9_p}, {4_p, 9_p}};
        const auto before = evening;
        const auto change = core::mergeParticipants(evening, keep, twin, true);
        QVERIFY(change);
        QVERIFY(core::tryApply(*change, evening));
        QVERIFY(core::tryApply(core::reversed(*change), evening));
        QVERIFY(evening == before);
    }
}

void TestMerging::refuses_data()
{
    QTest::addColumn<int>("keep");
    QTest::addColumn<int>("twin");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, int keep, int twin, const core::Refusals& expected) {
        QTest::newRow(name) << keep << twin << core::told(expected);
    };
    const auto both = ParticipantFault::BothInRound;
    const auto text = [](int number) { return QString::number(number); };
    row("at one table", 2, 3, {refusal(both, "/twin", {text(2), text(3), text(1)})});
    row("seat and bye", 9, 2, {refusal(both, "/twin", {text(9), text(2), text(2)})});
    row("seat and a hand taken over", 9, 5, {refusal(both, "/twin", {text(9), text(5), text(2)})});
    row("with oneself", 1, 1, {refusal(core::RoundFault::SamePerson, "/twin", {text(1)})});
    row("unknown", 20, 21,
        {refusal(ParticipantFault::Unknown, "/keep", {text(20)}),
         refusal(ParticipantFault::Unknown, "/twin", {text(21)})});
}

void TestMerging::refuses()
{
    QFETCH(int, keep);
    QFETCH(int, twin);
    const auto result =
        core::mergeParticipants(twice(), core::StartNumber{keep}, core::StartNumber{twin}, true);
    QTEST(core::told(refusalsOf(result)), "expected");
}

RUMMY_TEST(TestMerging)

} // namespace tst_merging

#include "tst_merging.moc"
