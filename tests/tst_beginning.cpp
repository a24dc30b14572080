#include "core/faults/faults.h"
#include "core/use_cases/managing.h"
#include "evening.h"
#include "random_tournament.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_beginning {

using namespace evening;
using core::Regulars;
using core::Tournament;

class TestBeginning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheSettings();
    void leavesThePeopleOut();
    void enrolsTheSamePeople();
    void threesFollowTheScale_data();
    void threesFollowTheScale();
    void chosenThreesStay();
    void isAlwaysPossible_data();
    void isAlwaysPossible();
};

namespace {

const QDate today(2026, 10, 16);

Tournament lastEvening()
{
    auto evening = tournament(4);
    auto& settings = evening.settings;
    settings.date = QDate(2026, 9, 18);
    settings.plannedRounds = 4;
    settings.startFeeCents = 500;
    settings.clubsApart = true;
    settings.apart = {{1_p, 2_p}};
    settings.rules.options.tieBreaks = {scoring::TieBreak::Wins};
    evening.participants[0].fixedTable = 1_t;
    evening.participants[1].club = QStringLiteral("Hof");
    evening.participants[1].tags = {QStringLiteral("Damen")};
    evening.participants[2].setPaidCents(500);
    evening.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, {})})};
    evening.penalties = {{1_p, 1_r, scoring::MatchPoints::fromPoints(-1), {}}};
    return evening;
}

} // namespace

void TestBeginning::threesFollowTheScale_data()
{
    QTest::addColumn<scoring::RuleSet>("ruleSet");
    QTest::addColumn<scoring::NamedScale>("scale");
    QTest::addColumn<seating::Threes>("threes");
    using enum scoring::RuleSet;
    using enum scoring::NamedScale;
    // Match points a head at three and four: 2 and 2½, 2 and 2¾, 3 and 2½, 2½ and 2½.
    QTest::newRow("English") << RummyPurePlus << English << seating::Threes::First;
    QTest::newRow("German pure") << RummyPure << German << seating::Threes::First;
    QTest::newRow("German plus") << RummyPurePlus << German << seating::Threes::Fair;
    QTest::newRow("balanced") << RummyPure << Balanced << seating::Threes::Fair;
}

void TestBeginning::threesFollowTheScale()
{
    QFETCH(scoring::RuleSet, ruleSet);
    QFETCH(scoring::NamedScale, scale);
    QFETCH(seating::Threes, threes);
    Tournament evening = tournament(4);
    auto wanted = evening.settings;
    wanted.rules.ruleSet = ruleSet;
    wanted.rules.options.scale = scale;
    QCOMPARE(core::usualThrees(wanted.rules), threes);
    QCOMPARE(core::withThreesOfScale(evening, wanted).threes, threes);
}

void TestBeginning::chosenThreesStay()
{
    Tournament evening = tournament(4);
    auto wanted = evening.settings;
    wanted.rules.options.scale = scoring::NamedScale::Balanced;
    wanted.threes = seating::Threes::Last;
    QCOMPARE(core::withThreesOfScale(evening, wanted).threes, seating::Threes::Last);
    wanted.threes = evening.settings.threes;
    evening.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, {})})};
    QCOMPARE(core::withThreesOfScale(evening, wanted).threes, seating::Threes::First);
}

void TestBeginning::keepsTheSettings()
{
    auto expected = lastEvening().settings;
    expected.date = today;
    QVERIFY(core::nextEvening(lastEvening(), today, Regulars::Enrol).settings == expected);
    expected.apart.clear();
    QVERIFY(core::nextEvening(lastEvening(), today, Regulars::Leave).settings == expected);
}

void TestBeginning::leavesThePeopleOut()
{
    const auto next = core::nextEvening(lastEvening(), today, Regulars::Leave);
    QVERIFY(next.participants.empty());
    QVERIFY(next.rounds.empty());
    QVERIFY(next.penalties.empty());
}

void TestBeginning::enrolsTheSamePeople()
{
    const auto next = core::nextEvening(lastEvening(), today, Regulars::Enrol);
    auto expected = lastEvening().participants;
    for (auto& participant : expected) {
        participant.status = core::Attendance::Expected;
        participant.payments.clear();
    }
    QVERIFY(next.participants == expected);
    QVERIFY(next.rounds.empty());
    QVERIFY(next.penalties.empty());
}

void TestBeginning::isAlwaysPossible_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 0; seed < 40; ++seed) {
        QTest::addRow("seed %u", seed) << seed;
    }
}

void TestBeginning::isAlwaysPossible()
{
    QFETCH(quint32, seed);
    const auto last = random_tournament::Maker(seed, {}).tournament();
    for (const auto regulars : {Regulars::Leave, Regulars::Enrol}) {
        const auto next = core::nextEvening(last, today, regulars);
        QVERIFY(core::faultsOf(next).empty());
        QVERIFY(core::normalised(next) == next);
    }
}

RUMMY_TEST(TestBeginning)

} // namespace tst_beginning

#include "tst_beginning.moc"
