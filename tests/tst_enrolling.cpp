#include "core/use_cases/enrolling.h"
#include "evening.h"
#include "people_known.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_enrolling {

using namespace evening;
using core::Enrolment;
using core::ParticipantFault;
using core::Tournament;

class TestEnrolling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersGoOnAfterTheHighest();
    void keepsWhatIsStated();
    void statedNumbersAreNotGivenAway();
    void leavesWhoIsThere_data();
    void leavesWhoIsThere();
    void readsAListTwice();
    void twoOfOneNameAreTwoPeople();
    void refuses_data();
    void refuses();
    void refusesAllAtOnce();
    void findsAFreeNumberBehindTheLargest_data();
    void findsAFreeNumberBehindTheLargest();
    void stopsAfterSoManyFaults();
    void namesOnePersonInTheLabel();
    void foreseesWhatBecomesOfEach();
    void comesFromTheNextRoundOn_data();
    void comesFromTheNextRoundOn();
};

namespace {

Enrolment person(const QString& name, const QString& club = {},
                 std::optional<core::StartNumber> number = std::nullopt)
{
    Enrolment person;
    person.number = number;
    person.name = name;
    person.club = club;
    return person;
}

const auto uwe = QStringLiteral("Lang, Uwe");
const auto anna = QStringLiteral("Berger, Anna");
const auto hof = QStringLiteral("Hof");

/// 1 Uwe without a club, 4 Uwe of Hof, 6 Anna.
Tournament enrolled()
{
    auto evening = tournament(0);
    for (const auto& [number, name, club] :
         {std::tuple{1_p, uwe, QString()}, std::tuple{4_p, uwe, hof}, std::tuple{6_p, anna, hof}}) {
        core::Participant participant;
        participant.number = number;
        participant.name = name;
        participant.club = club;
        evening.participants.push_back(participant);
    }
    return evening;
}

/// The start numbers added.
std::vector<core::StartNumber> added(const core::Result<core::Change>& change)
{
    std::vector<core::StartNumber> numbers;
    for (const auto& step : change->steps) {
        numbers.push_back(std::get<core::ParticipantExchange>(step).key);
    }
    return numbers;
}

using Numbers = std::vector<core::StartNumber>;

} // namespace

void TestEnrolling::numbersGoOnAfterTheHighest()
{
    const auto change =
        core::enrolIn(enrolled(), {person(QStringLiteral("A")), person(QStringLiteral("B"))});
    QVERIFY(change);
    QVERIFY(added(change) == (Numbers{7_p, 8_p}));
    QVERIFY(added(core::enrolIn(tournament(0), {person(anna)})) == Numbers{1_p});
}

void TestEnrolling::keepsWhatIsStated()
{
    auto wanted = person(anna, hof, 12_p);
    wanted.tags = {QStringLiteral("Damen")};
    wanted.fixedTable = 3_t;
    wanted.paidCents = 500;
    const auto change = core::enrolIn(tournament(1), {wanted});
    QVERIFY(change);
    auto evening = tournament(1);
    core::apply(*change, evening);
    const core::Participant expected{
        12_p, anna, hof, wanted.tags, 3_t, {core::PresenceSpan{}}, {core::FeePayment{500}}};
    QVERIFY(withoutIds(evening).participants[1] == expected);
}

void TestEnrolling::statedNumbersAreNotGivenAway()
{
    const auto change = core::enrolIn(
        tournament(2), {person(anna), person(uwe, {}, 3_p), person(QStringLiteral("C"))});
    QVERIFY(change);
    auto evening = tournament(2);
    core::apply(*change, evening);
    QCOMPARE(core::findParticipant(evening, 3_p)->name, uwe);
    QCOMPARE(core::findParticipant(evening, 4_p)->name, anna);
    QCOMPARE(core::findParticipant(evening, 5_p)->name, QStringLiteral("C"));
}

void TestEnrolling::leavesWhoIsThere_data()
{
    QTest::addColumn<Enrolment>("wanted");
    QTest::addColumn<bool>("isThere");
    QTest::newRow("same name and club") << person(uwe, hof) << true;
    QTest::newRow("same name, no club") << person(uwe) << true;
    QTest::newRow("same name, another club") << person(anna) << false;
    QTest::newRow("same name and number, another club") << person(uwe, anna, 4_p) << true;
    QTest::newRow("same name and club, another number") << person(anna, hof, 9_p) << false;
    QTest::newRow("in capitals") << person(anna.toUpper(), hof) << true;
    QTest::newRow("letters not composed")
        << person(anna.normalized(QString::NormalizationForm_D), hof) << true;
    QTest::newRow("club with other blanks")
        << person(anna, QStringLiteral("  ") + hof.toUpper()) << true;
}

void TestEnrolling::leavesWhoIsThere()
{
    QFETCH(Enrolment, wanted);
    QFETCH(bool, isThere);
    const auto change = core::enrolIn(enrolled(), {wanted});
    QVERIFY(change);
    QCOMPARE(change->isEmpty(), isThere);
}

void TestEnrolling::readsAListTwice()
{
    const std::vector<Enrolment> list = {person(uwe), person(uwe), person(anna, hof, 7_p),
                                         person(anna, hof), person(uwe, hof)};
    auto evening = tournament(0);
    core::apply(*core::enrolIn(evening, list), evening);
    QCOMPARE(evening.participants.size(), list.size());
    const auto again = core::enrolIn(evening, list);
    QVERIFY(again);
    QVERIFY(again->isEmpty());
}

void TestEnrolling::twoOfOneNameAreTwoPeople()
{
    const auto change = core::enrolIn(enrolled(), {person(anna, hof), person(anna, hof)});
    QVERIFY(change);
    QVERIFY(added(change) == Numbers{7_p});
}

void TestEnrolling::refuses_data()
{
    QTest::addColumn<Enrolment>("wanted");
    QTest::addColumn<core::Refusals>("expected");
    const auto row = [](const char* name, const Enrolment& wanted, const core::Refusals& expected) {
        QTest::newRow(name) << wanted << expected;
    };
    row("a number somebody else has", person(anna, {}, 4_p),
        {refusal(ParticipantFault::NumberTaken, "/1/number", {QStringLiteral("4")})});
    row("a number given twice in the list", person(anna, {}, 9_p),
        {refusal(ParticipantFault::NumberTaken, "/1/number", {QStringLiteral("9")})});
    row("number 0", person(anna, {}, 0_p),
        {refusal(ParticipantFault::NumberOutOfRange, "/1/number", {QStringLiteral("0")})});
    row("no name", person(QStringLiteral(" ")),
        {refusal(ParticipantFault::NameMissing, "/1/name")});
    row("a club of two lines", person(anna, QStringLiteral("a\nb")),
        {refusal(ParticipantFault::TextNotPlain, "/1/club")});
    auto wanted = person(QString(), {}, 4_p);
    wanted.paidCents = -1;
    wanted.fixedTable = 0_t;
    wanted.tags = {QStringLiteral("\t")};
    row("all at once", wanted,
        {refusal(ParticipantFault::NameMissing, "/1/name"),
         refusal(ParticipantFault::TextNotPlain, "/1/tags/0"),
         refusal(ParticipantFault::FixedTableOutOfRange, "/1/fixedTable", {QStringLiteral("0")}),
         refusal(ParticipantFault::PaidOutOfRange, "/1/paidCents", {QStringLiteral("-1")}),
         refusal(ParticipantFault::NumberTaken, "/1/number", {QStringLiteral("4")})});
}

void TestEnrolling::refuses()
{
    QFETCH(Enrolment, wanted);
    QFETCH(core::Refusals, expected);
    const auto change = core::enrolIn(enrolled(), {person(QStringLiteral("Z"), {}, 9_p), wanted});
    QCOMPARE(refusalsOf(change), expected);
}

void TestEnrolling::refusesAllAtOnce()
{
    const auto change = core::enrolIn(
        tournament(1), {person(anna, {}, 1'000'000_p), person(uwe, {}, 1_p), person({}, {}, 1_p)});
    const core::Refusals expected = {
        refusal(ParticipantFault::NumberOutOfRange, "/0/number", {QStringLiteral("1000000")}),
        refusal(ParticipantFault::NumberTaken, "/1/number", {QStringLiteral("1")}),
        refusal(ParticipantFault::NameMissing, "/2/name"),
        refusal(ParticipantFault::NumberTaken, "/2/number", {QStringLiteral("1")})};
    QCOMPARE(refusalsOf(change), expected);
}

void TestEnrolling::findsAFreeNumberBehindTheLargest_data()
{
    QTest::addColumn<int>("largest");
    QTest::newRow("the largest there can be") << 999'999;
    QTest::newRow("one that was stored without a limit")
        << std::numeric_limits<std::int32_t>::max();
}

void TestEnrolling::findsAFreeNumberBehindTheLargest()
{
    QFETCH(int, largest);
    auto evening = tournament(3);
    evening.participants[1].number = core::StartNumber{largest};
    const auto change = core::enrolIn(evening, {person(anna), person(uwe, {}, 4_p), person(uwe)});
    QVERIFY(change);
    QVERIFY((added(change) == Numbers{4_p, 2_p, 5_p}));
}

void TestEnrolling::stopsAfterSoManyFaults()
{
    const std::vector<Enrolment> nameless(2 * core::mostFaults, person({}));
    const auto refusals = refusalsOf(core::enrolIn(tournament(0), nameless));
    QCOMPARE(refusals.size(), core::mostFaults + 1);
    QVERIFY(refusals.back().code == core::RefusalCode(core::FileFault::MoreFaults));
}

void TestEnrolling::namesOnePersonInTheLabel()
{
    const auto one = core::enrolIn(enrolled(), {person(uwe), person(QStringLiteral("B"))});
    QVERIFY(one->label == (core::Label{core::Action::Enrol, {}, {}, {}, 7_p}));
    const auto two =
        core::enrolIn(enrolled(), {person(QStringLiteral("A")), person(QStringLiteral("B"))});
    QVERIFY(two->label == core::Label{core::Action::Enrol});
}

void TestEnrolling::foreseesWhatBecomesOfEach()
{
    using core::Foreseen;
    const std::vector<Enrolment> list = {person(QStringLiteral("A")), person(uwe, hof), person({}),
                                         person(anna, {}, 1_p),
                                         person(QStringLiteral("B"), {}, 9_p)};
    const std::vector<Foreseen> expected = {
        {Foreseen::Fate::Added, 10_p, {}},
        {Foreseen::Fate::There, 4_p, {}},
        {Foreseen::Fate::Refused, {}, {refusal(ParticipantFault::NameMissing, "/2/name")}},
        {Foreseen::Fate::Refused,
         {},
         {refusal(ParticipantFault::NumberTaken, "/3/number", {QStringLiteral("1")})}},
        {Foreseen::Fate::Added, 9_p, {}},
    };
    QVERIFY(core::foreseen(enrolled(), list) == expected);
    const auto left = core::enrolIn(enrolled(), {list[0], list[1], list[4]});
    QVERIFY(added(left) == (Numbers{9_p, 10_p}));
}

void TestEnrolling::comesFromTheNextRoundOn_data()
{
    using Rounds = std::vector<core::Round>;
    using core::RoundState;
    QTest::addColumn<Rounds>("rounds");
    QTest::addColumn<int>("from");
    const auto at = [](std::vector<core::Game> games) {
        return std::vector{table(1, {1_p, 2_p, 3_p, 4_p}, std::move(games))};
    };
    const auto done = at({{1_g, unplayed()}, {2_g, unplayed()}});
    QTest::newRow("before the first draw") << Rounds{} << 1;
    QTest::newRow("a draft") << Rounds{round(1, at({}), {}, RoundState::Draft)} << 1;
    QTest::newRow("being played") << Rounds{round(1, at({}))} << 2;
    QTest::newRow("all results in") << Rounds{round(1, done)} << 2;
    QTest::newRow("closed") << Rounds{round(1, done, {}, RoundState::Closed)} << 2;
    QTest::newRow("cancelled") << Rounds{round(1, at({}), {}, RoundState::Cancelled)} << 2;
    QTest::newRow("the second being played, the first open until it is closed")
        << Rounds{round(1, done), round(2, at({}))} << 3;
    QTest::newRow("later rounds published ahead")
        << Rounds{round(1, at({})), round(2, at({})), round(3, at({}))} << 2;
}

void TestEnrolling::comesFromTheNextRoundOn()
{
    QFETCH(std::vector<core::Round>, rounds);
    QFETCH(int, from);
    auto evening = tournament(4);
    evening.rounds = rounds;
    core::apply(*core::enrolIn(evening, {person(anna)}), evening);
    const std::vector<core::PresenceSpan> expected = {{core::RoundNumber{from}, std::nullopt}};
    QVERIFY(evening.participants.back().present == expected);
}

RUMMY_TEST(TestEnrolling)

} // namespace tst_enrolling

#include "tst_enrolling.moc"
