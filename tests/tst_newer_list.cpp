#include "core/faults/faults.h"
#include "core/money/start_fee.h"
#include "core/use_cases/enrolling.h"
#include "evening.h"
#include "situation_at.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_newer_list {

using namespace evening;
using core::Attendance;
using core::Enrolment;
using core::ListKind;
using core::Tournament;

using Numbers = std::vector<core::StartNumber>;
using Rows = std::vector<std::optional<core::StartNumber>>;

/// A list of people against those enrolled from an earlier one.
class TestNewerList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsDifferences_data();
    void findsDifferences();
    void leavesThoseHere();
    void matchesCorrections_data();
    void matchesCorrections();
    void leavesThoseHereWithAnotherClub();
    void findsRepetitions_data();
    void findsRepetitions();
    void knowsWhoIsMissing();
    void tellsANewerList_data();
    void tellsANewerList();
    void takesWhatIsTicked();
    void freesThePlacesOfThoseRemoved();
    void enrolsInAFeeClassByItsName();
    void refusesAtTheLine();
    void refusesToRemoveThoseInAWish();
};

namespace {

const QDateTime monday({2026, 5, 11}, {20, 0}, Qt::UTC);

QString word(const char* text)
{
    return QString::fromUtf8(text);
}

Enrolment listed(const char* name, const char* club = "")
{
    Enrolment person;
    person.name = word(name);
    person.club = word(club);
    person.status = Attendance::Expected;
    return person;
}

/// 1 Anna (Hof) is here; 2 Uwe (Hof) and 3 Uwe (Plauen) are expected; 4 Eva waits.
Tournament registered()
{
    auto evening = tournament(4);
    evening.settings.startFeeCents = 500;
    evening.settings.feeClasses = {{word("guest"), word("Gast"), 750}};
    const std::array people = {std::tuple(word("Berger, Anna"), word("Hof"), Attendance::Here),
                               std::tuple(word("Lang, Uwe"), word("Hof"), Attendance::Expected),
                               std::tuple(word("Lang, Uwe"), word("Plauen"), Attendance::Expected),
                               std::tuple(word("Roth, Eva"), QString(), Attendance::Waiting)};
    for (std::size_t index = 0; index < people.size(); ++index) {
        auto& person = evening.participants[index];
        std::tie(person.name, person.club, person.status) = people[index];
        person.registeredAt = monday;
    }
    return evening;
}

core::ListComparison compared(const Tournament& evening, const std::vector<Enrolment>& people,
                              ListKind kind = ListKind::Newer)
{
    return core::comparedWithList(evening, people, kind);
}

Rows numbersOf(const core::ListComparison& comparison)
{
    Rows rows;
    for (const auto& entry : comparison.entries) {
        rows.push_back(entry.number);
    }
    return rows;
}

core::Result<core::Change> update(const Tournament& evening, const std::vector<Enrolment>& people,
                                  const core::ListTicks& ticks)
{
    return core::updateFromList(SituationAt(monday.addDays(1), evening), people, ticks);
}

} // namespace

void TestNewerList::findsDifferences_data()
{
    QTest::addColumn<Enrolment>("line");
    QTest::addColumn<QStringList>("members");
    const auto row = [](const char* name, auto edit, const QStringList& members) {
        auto line = listed("Uwe Lang", "HOF");
        edit(line);
        QTest::newRow(name) << line << members;
    };
    row("the same, written otherwise", [](Enrolment&) {}, {});
    row("another time", [](Enrolment& line) { line.registeredAt = monday.addSecs(1); },
        {word("registeredAt")});
    row("the same time", [](Enrolment& line) { line.registeredAt = monday; }, {});
    row("paid", [](Enrolment& line) { line.paidInFull = true; }, {word("paidCents")});
    row("less than paid at the desk", [](Enrolment& line) { line.paidCents = 200; }, {});
    row("more than paid at the desk", [](Enrolment& line) { line.paidCents = 301; },
        {word("paidCents")});
    row("a fee class, whose fee is paid",
        [](Enrolment& line) {
            line.feeClass = word("guest");
            line.paidInFull = true;
        },
        {word("feeClass"), word("paidCents")});
    row("a fee class by its name, in any case",
        [](Enrolment& line) { line.feeClass = word("gast"); }, {word("feeClass")});
    row("a table", [](Enrolment& line) { line.fixedTable = 3_t; }, {word("fixedTable")});
    row("a group known already", [](Enrolment& line) { line.tags = {word("damen")}; }, {});
    row("another group", [](Enrolment& line) { line.tags = {word("Gast")}; }, {word("tags")});
    row("a number, and another club",
        [](Enrolment& line) {
            line.number = 2_p;
            line.club = word("Selb");
        },
        {word("club")});
}

void TestNewerList::findsDifferences()
{
    QFETCH(Enrolment, line);
    QFETCH(QStringList, members);
    auto evening = registered();
    evening.participants[1].tags = {word("Damen")};
    evening.participants[1].setPaidCents(300);
    const auto comparison = compared(evening, {line});
    const auto& entry = comparison.entries.front();
    QCOMPARE(entry.number, std::optional(2_p));
    QCOMPARE(entry.members, members);
    QCOMPARE(entry.wanted.has_value(), !members.isEmpty());
    if (members.contains(word("paidCents"))) {
        const auto paid =
            line.paidInFull ? core::startFeeOf(evening.settings, *entry.wanted) : line.paidCents;
        QCOMPARE(entry.wanted->paidCents(), paid);
    }
    if (members.contains(word("tags"))) {
        QCOMPARE(entry.wanted->tags, (QStringList{word("Damen"), word("Gast")}));
    }
}

void TestNewerList::leavesThoseHere()
{
    auto line = listed("Berger, Anna", "Hof");
    line.paidCents = 500;
    const auto entry = compared(registered(), {line}).entries.front();
    QCOMPARE(entry.number, std::optional(1_p));
    QCOMPARE(entry.members, QStringList{word("paidCents")});
    QVERIFY(!entry.wanted);
    const auto change = update(registered(), {line}, {ListKind::Newer, {1_p}, {1_p}});
    QVERIFY(change && change->isEmpty());
}

void TestNewerList::matchesCorrections_data()
{
    QTest::addColumn<std::vector<Enrolment>>("people");
    QTest::addColumn<Rows>("more");
    QTest::addColumn<Rows>("newer");
    const auto none = std::optional<core::StartNumber>();
    const auto numbered = [](Enrolment person, core::StartNumber number) {
        person.number = number;
        return person;
    };
    QTest::newRow("another club, a single name")
        << std::vector{listed("Eva Roth", "Selb")} << Rows{none} << Rows{4_p};
    QTest::newRow("another club, two of that name")
        << std::vector{listed("Uwe Lang", "Selb")} << Rows{none} << Rows{none};
    QTest::newRow("another club, the other of that name is listed")
        << std::vector{listed("Uwe Lang", "Selb"), listed("Uwe Lang", "Hof")} << Rows{none, 2_p}
        << Rows{3_p, 2_p};
    QTest::newRow("another club, twice in the list")
        << std::vector{listed("Eva Roth", "Selb"), listed("Eva Roth", "Hof")} << Rows{none, none}
        << Rows{none, none};
    QTest::newRow("another club, and here")
        << std::vector{listed("Anna Berger", "Selb")} << Rows{none} << Rows{1_p};
    QTest::newRow("a number, and here")
        << std::vector{numbered(listed("Weiß, Anna"), 1_p)} << Rows{none} << Rows{1_p};
    QTest::newRow("a number, and a name with the same first name")
        << std::vector{numbered(listed("Weiß, Eva"), 4_p)} << Rows{none} << Rows{4_p};
    QTest::newRow("a number, and quite another name")
        << std::vector{numbered(listed("Weiß, Ida"), 4_p)} << Rows{none} << Rows{none};
}

void TestNewerList::matchesCorrections()
{
    QFETCH(std::vector<Enrolment>, people);
    QFETCH(Rows, more);
    QFETCH(Rows, newer);
    QCOMPARE(numbersOf(compared(registered(), people, ListKind::More)), more);
    QCOMPARE(numbersOf(compared(registered(), people)), newer);
}

void TestNewerList::leavesThoseHereWithAnotherClub()
{
    const auto anna = listed("Berger, Anna", "Selb");
    const auto comparison = compared(registered(), {anna});
    QCOMPARE(comparison.entries.front().members, QStringList{word("club")});
    QVERIFY(!comparison.entries.front().wanted);
    QCOMPARE(comparison.missing, (Numbers{2_p, 3_p, 4_p}));
    const auto change = update(registered(), {anna}, {ListKind::Newer, {1_p}, {}});
    QVERIFY(change && change->isEmpty());
}

void TestNewerList::findsRepetitions_data()
{
    QTest::addColumn<Enrolment>("second");
    QTest::addColumn<bool>("isRepeated");
    const auto numbered = [](Enrolment person, core::StartNumber number) {
        person.number = number;
        return person;
    };
    QTest::newRow("the same") << listed("Weiß, Käthe", "Hof") << true;
    QTest::newRow("the other way round") << listed("käthe  weiss", "HOF") << true;
    QTest::newRow("letters taken apart") << listed("Weiß, Ka\u0308the", "Hof") << true;
    QTest::newRow("a sign that shows nothing") << listed("Weiß, Käthe\u200B", "Hof") << true;
    QTest::newRow("a number") << numbered(listed("Weiß, Käthe", "Hof"), 7_p) << true;
    QTest::newRow("another club") << listed("Weiß, Käthe", "Selb") << false;
    QTest::newRow("another name") << listed("Weiß, Kathe", "Hof") << false;
}

void TestNewerList::findsRepetitions()
{
    QFETCH(Enrolment, second);
    QFETCH(bool, isRepeated);
    auto first = listed("Weiß, Käthe", "Hof");
    using Repeated = std::vector<std::optional<std::size_t>>;
    const auto expected = isRepeated ? std::optional<std::size_t>(0) : std::nullopt;
    QCOMPARE(core::repeatedIn({first, second}), (Repeated{std::nullopt, expected}));
    first.number = 3_p;
    QCOMPARE(core::repeatedIn({first, second}),
             (Repeated{std::nullopt, second.number ? std::nullopt : expected}));
}

void TestNewerList::knowsWhoIsMissing()
{
    const std::vector people = {listed("Lang, Uwe", "Plauen"), listed("Neu, Ida")};
    QCOMPARE(compared(registered(), people).missing, (Numbers{2_p, 4_p}));
    QCOMPARE(compared(registered(), people, ListKind::More).missing, Numbers());
}

void TestNewerList::tellsANewerList_data()
{
    QTest::addColumn<std::vector<Enrolment>>("people");
    QTest::addColumn<bool>("isNewer");
    const auto hof = listed("Lang, Uwe", "Hof");
    const auto plauen = listed("Lang, Uwe", "Plauen");
    QTest::newRow("nobody") << std::vector<Enrolment>() << false;
    QTest::newRow("one of three") << std::vector{hof, listed("Neu, Ida")} << false;
    QTest::newRow("two of three") << std::vector{hof, plauen} << true;
    QTest::newRow("only those here") << std::vector{listed("Berger, Anna", "Hof")} << false;
}

void TestNewerList::tellsANewerList()
{
    QFETCH(std::vector<Enrolment>, people);
    QFETCH(bool, isNewer);
    QCOMPARE(core::kindOfList(registered(), people) == ListKind::Newer, isNewer);
    auto nobodyExpected = registered();
    for (auto& person : nobodyExpected.participants) {
        person.status = Attendance::Here;
    }
    QVERIFY(core::kindOfList(nobodyExpected, people) == ListKind::More);
}

void TestNewerList::takesWhatIsTicked()
{
    auto paid = listed("Lang, Uwe", "Hof");
    paid.paidInFull = true;
    auto alsoPaid = listed("Lang, Uwe", "Plauen");
    alsoPaid.paidInFull = true;
    auto evening = registered();
    const auto change =
        update(evening, {paid, alsoPaid, listed("Neu, Ida")}, {ListKind::Newer, {2_p}, {4_p}});
    QVERIFY(change);
    apply(*change, evening);
    QCOMPARE(findParticipant(evening, 2_p)->paidCents(), 500);
    QCOMPARE(findParticipant(evening, 3_p)->paidCents(), 0);
    QVERIFY(findParticipant(evening, 4_p) == nullptr);
    QCOMPARE(findParticipant(evening, 5_p)->name, word("Neu, Ida"));
    QCOMPARE(core::enrolledBy(*change), Numbers{5_p});
    QVERIFY(core::faultsOf(evening).empty());
    apply(reversed(*change), evening);
    QVERIFY(evening == registered());
}

void TestNewerList::freesThePlacesOfThoseRemoved()
{
    auto evening = registered();
    evening.settings.capacity = 3;
    evening.participants.pop_back();
    const std::vector people = {listed("Lang, Uwe", "Hof"), listed("Neu, Ida")};
    const auto kept = update(evening, people, {});
    QVERIFY(std::get<core::ParticipantExchange>(kept->steps.front()).after->status ==
            Attendance::Waiting);
    const auto dropped = update(evening, people, {ListKind::Newer, {}, {3_p}});
    auto changed = evening;
    apply(*dropped, changed);
    QCOMPARE(findParticipant(changed, 4_p)->status, Attendance::Expected);
    QVERIFY(core::faultsOf(changed).empty());
}

/// As Setup shows it.
void TestNewerList::enrolsInAFeeClassByItsName()
{
    auto guest = listed("Neu, Ida");
    guest.feeClass = word(" GAST");
    auto evening = registered();
    apply(*update(evening, {guest}, {ListKind::More, {}, {}}), evening);
    QCOMPARE(evening.participants.back().feeClass, word("guest"));
}

void TestNewerList::refusesAtTheLine()
{
    auto wrong = listed("Lang, Uwe", "Plauen");
    wrong.feeClass = word("vip");
    QCOMPARE(refusalsOf(update(registered(), {listed("Lang, Uwe", "Hof"), wrong},
                               {ListKind::Newer, {3_p}, {}})),
             core::Refusals{
                 refusal(core::ParticipantFault::FeeClassUnknown, "/1/feeClass", {word("vip")})});
}

void TestNewerList::refusesToRemoveThoseInAWish()
{
    auto evening = registered();
    evening.settings.apart = {{1_p, 4_p}};
    QCOMPARE(refusalsOf(update(evening, {listed("Lang, Uwe", "Hof"), listed("Lang, Uwe", "Plauen")},
                               {ListKind::Newer, {}, {4_p}})),
             core::Refusals{refusal(core::ParticipantFault::StillWished, "/missing", {word("4")})});
}

RUMMY_TEST(TestNewerList)

} // namespace tst_newer_list

#include "tst_newer_list.moc"
