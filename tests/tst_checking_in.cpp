#include "core/faults/faults.h"
#include "core/money/fee.h"
#include "core/ranking/standings.h"
#include "core/use_cases/checking_in.h"
#include "core/use_cases/enrolling.h"
#include "core/use_cases/managing.h"
#include "core/use_cases/managing_participants.h"
#include "core/use_cases/merging_participants.h"
#include "evening.h"
#include "situation_at.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_checking_in {

using namespace evening;
using core::Attendance;
using core::ParticipantFault;
using core::Tournament;

using Numbers = std::vector<core::StartNumber>;

class TestCheckingIn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checksIn_data();
    void checksIn();
    void refusesToCheckIn_data();
    void refusesToCheckIn();
    void lateArrivalIsPresentFromTheNextRound();
    void waitsInOrderOfTime();
    void enrolsUpToTheCapacity_data();
    void enrolsUpToTheCapacity();
    void givesPlacesInTheOrderOfRegistration_data();
    void givesPlacesInTheOrderOfRegistration();
    void namesThoseEnrolledWhoWait();
    void nobodyOvertakesThoseWaiting();
    void whoWaitsPaysNothingAtTheDoor_data();
    void whoWaitsPaysNothingAtTheDoor();
    void changesStatus_data();
    void changesStatus();
    void whoTakesPartStaysHere_data();
    void whoTakesPartStaysHere();
    void proposesWhoMovesUp_data();
    void proposesWhoMovesUp();
    void passesAPlaceOnOnce_data();
    void passesAPlaceOnOnce();
    void putBackComesLast_data();
    void putBackComesLast();
    void whoLostAPlaceComesBack();
    void proposalIsRefusedOnceItIsStale();
    void knowsTheDeadline_data();
    void knowsTheDeadline();
    void countsOnlyThoseHere();
    void onlyThoseHereArePossibleInRounds();
    void capacityIsNotBelowThePlacesGiven();
    void mergedPersonIsHereIfEitherWas();
    void randomChangesKeepThePlaces_data();
    void randomChangesKeepThePlaces();
};

namespace {

const QDateTime monday({2026, 5, 11}, {20, 0}, Qt::UTC);
const QDateTime deadline = monday.addDays(8);

/// 1 and 2 are here, 3 and 4 expected, 5 and 6 waiting: 6 registered before 5. No place is free.
Tournament registered()
{
    auto evening = tournament(6);
    evening.settings.capacity = 4;
    evening.settings.startFeeCents = 500;
    auto& people = evening.participants;
    for (const std::size_t index : {2U, 3U}) {
        people[index].status = Attendance::Expected;
        people[index].registeredAt = monday.addSecs(static_cast<qint64>(index));
    }
    for (const std::size_t index : {4U, 5U}) {
        people[index].status = Attendance::Waiting;
        people[index].registeredAt = monday.addDays(static_cast<qint64>(6 - index));
    }
    return evening;
}

Tournament after(const Tournament& tournament, const core::Result<core::Change>& change)
{
    Tournament changed = tournament;
    apply(*change, changed);
    return changed;
}

Attendance statusOf(const Tournament& tournament, core::StartNumber number)
{
    return findParticipant(tournament, number)->status;
}

core::RegistrationCount count(int here, int expected, int waiting, std::optional<int> free)
{
    return {here, expected, waiting, free};
}

core::Enrolment person(const QString& name, Attendance status = Attendance::Expected)
{
    core::Enrolment person;
    person.name = name;
    person.status = status;
    person.registeredAt = monday;
    return person;
}

void waiting(Tournament& tournament, std::initializer_list<std::size_t> people)
{
    for (const auto index : people) {
        tournament.participants[index].status = Attendance::Waiting;
    }
}

} // namespace

void TestCheckingIn::checksIn_data()
{
    QTest::addColumn<core::StartNumber>("number");
    QTest::addColumn<bool>("isChange");
    QTest::newRow("expected") << 3_p << true;
    QTest::newRow("here, was absent") << 2_p << true;
    QTest::newRow("here") << 1_p << false;
}

void TestCheckingIn::checksIn()
{
    QFETCH(core::StartNumber, number);
    QFETCH(bool, isChange);
    auto evening = registered();
    evening.participants[1].present.clear();
    const auto change = core::arrivalOf(evening, number);
    QVERIFY(change.ok());
    QCOMPARE(change->isEmpty(), !isChange);
    QCOMPARE(change->label.participant, number);
    auto changed = after(evening, change);
    const auto& who = *findParticipant(changed, number);
    QVERIFY(isHere(who) && isPresent(who, 1_r));
    QVERIFY(core::faultsOf(changed).empty());
    apply(reversed(*change), changed);
    QVERIFY(changed == evening);
}

void TestCheckingIn::refusesToCheckIn_data()
{
    QTest::addColumn<core::StartNumber>("number");
    QTest::addColumn<core::Refusal>("expected");
    const auto refused = [](ParticipantFault fault, std::initializer_list<int> arguments) {
        return refusal(fault, "/participant", numberTexts(arguments));
    };
    QTest::newRow("nobody") << 9_p << refused(ParticipantFault::Unknown, {9});
    QTest::newRow("first of those waiting")
        << 6_p << refused(ParticipantFault::OnWaitingList, {6, 1});
    QTest::newRow("second of those waiting")
        << 5_p << refused(ParticipantFault::OnWaitingList, {5, 2});
}

void TestCheckingIn::refusesToCheckIn()
{
    QFETCH(core::StartNumber, number);
    QFETCH(core::Refusal, expected);
    QCOMPARE(refusalsOf(core::arrivalOf(registered(), number)), core::Refusals{expected});
}

void TestCheckingIn::lateArrivalIsPresentFromTheNextRound()
{
    auto evening = registered();
    evening.participants.push_back(participant(7));
    evening.rounds = {round(1, {table(1, {1_p, 2_p, 7_p})})};
    evening.settings.capacity.reset();
    const auto changed = after(evening, core::arrivalOf(evening, 3_p));
    QVERIFY(!isPresent(*findParticipant(changed, 3_p), 1_r));
    QVERIFY(isPresent(*findParticipant(changed, 3_p), 2_r));
}

void TestCheckingIn::waitsInOrderOfTime()
{
    auto evening = registered();
    QCOMPARE(core::waitingList(evening), (Numbers{6_p, 5_p}));
    waiting(evening, {0, 1});
    evening.participants[1].registeredAt = monday;
    evening.participants[5].registeredAt = evening.participants[4].registeredAt;
    // By time; ties by number; without a time last.
    QCOMPARE(core::waitingList(evening), (Numbers{2_p, 5_p, 6_p, 1_p}));
}

void TestCheckingIn::enrolsUpToTheCapacity_data()
{
    QTest::addColumn<Attendance>("status");
    QTest::newRow("registered before the day") << Attendance::Expected;
    QTest::newRow("on the day") << Attendance::Here;
}

void TestCheckingIn::enrolsUpToTheCapacity()
{
    QFETCH(Attendance, status);
    auto evening = tournament(2);
    evening.settings.capacity = 3;
    const std::vector people = {person(QStringLiteral("Anna"), status),
                                person(QStringLiteral("Uwe"), status)};
    const auto foreseen = core::foreseen(evening, people);
    QCOMPARE(foreseen[0].status, status);
    QCOMPARE(foreseen[1].status, Attendance::Waiting);
    const auto changed = after(evening, core::enrolIn(evening, people));
    QCOMPARE(statusOf(changed, 3_p), status);
    QCOMPARE(statusOf(changed, 4_p), Attendance::Waiting);
    QCOMPARE(findParticipant(changed, 4_p)->registeredAt, std::optional(monday));
    QVERIFY(core::faultsOf(changed).empty());
}

void TestCheckingIn::givesPlacesInTheOrderOfRegistration_data()
{
    QTest::addColumn<std::vector<int>>("days"); // Days after the first; −1: no time.
    QTest::addColumn<Numbers>("waiting");
    QTest::newRow("as listed") << std::vector{0, 1, 2, 3} << Numbers{3_p, 4_p};
    QTest::newRow("the latest first") << std::vector{3, 2, 1, 0} << Numbers{2_p, 1_p};
    QTest::newRow("at the same time") << std::vector{1, 1, 1, 1} << Numbers{3_p, 4_p};
    QTest::newRow("without a time last") << std::vector{-1, 2, -1, 1} << Numbers{1_p, 3_p};
    QTest::newRow("nobody has one") << std::vector{-1, -1, -1, -1} << Numbers{3_p, 4_p};
}

void TestCheckingIn::givesPlacesInTheOrderOfRegistration()
{
    QFETCH(std::vector<int>, days);
    QFETCH(Numbers, waiting);
    auto evening = tournament(0);
    evening.settings.capacity = 2;
    std::vector<core::Enrolment> people;
    for (const int day : days) {
        people.push_back(person(QString::number(people.size())));
        people.back().registeredAt = day < 0 ? std::nullopt : std::optional(monday.addDays(day));
    }
    const auto changed = after(evening, core::enrolIn(evening, people, monday.addDays(9)));
    QCOMPARE(core::waitingList(changed), waiting);
    const auto foreseen = core::foreseen(evening, people);
    for (std::size_t index = 0; index < people.size(); ++index) {
        const core::StartNumber number{static_cast<int>(index) + 1}; // As listed in any case.
        QCOMPARE(foreseen[index].number, number);
        QCOMPARE(foreseen[index].status, statusOf(changed, number));
    }
}

void TestCheckingIn::namesThoseEnrolledWhoWait()
{
    const auto evening = registered(); // 5 and 6 wait.
    const auto change =
        core::enrolIn(evening, {person(QStringLiteral("Anna")), person(QStringLiteral("Uwe"))});
    const auto changed = after(evening, change);
    QCOMPARE(core::waitingAmong(changed, core::enrolledBy(*change)), (Numbers{7_p, 8_p}));
    QCOMPARE(core::waitingAmong(changed, {1_p, 5_p, 6_p}), (Numbers{6_p, 5_p}));
}

void TestCheckingIn::nobodyOvertakesThoseWaiting()
{
    auto evening = registered();
    evening.participants.erase(evening.participants.begin());
    QCOMPARE(core::registrationCount(evening), count(1, 2, 2, 1));
    const auto changed = after(evening, core::enrolIn(evening, {person(QStringLiteral("Anna"))}));
    QCOMPARE(core::waitingList(changed), (Numbers{7_p, 6_p, 5_p}));
    QVERIFY(core::arrivalOf(evening, 6_p).ok());
    QVERIFY(!core::arrivalOf(evening, 5_p).ok());
}

void TestCheckingIn::whoWaitsPaysNothingAtTheDoor_data()
{
    QTest::addColumn<Attendance>("wanted");
    QTest::addColumn<int>("capacity");
    QTest::addColumn<bool>("inFull");
    QTest::addColumn<qint64>("paidCents");
    QTest::newRow("a place is free") << Attendance::Here << 7 << false << qint64{500};
    QTest::newRow("no place is free") << Attendance::Here << 6 << false << qint64{0};
    QTest::newRow("is only expected") << Attendance::Expected << 7 << false << qint64{0};
    QTest::newRow("has paid in advance") << Attendance::Here << 6 << true << qint64{500};
}

void TestCheckingIn::whoWaitsPaysNothingAtTheDoor()
{
    QFETCH(Attendance, wanted);
    QFETCH(int, capacity);
    QFETCH(bool, inFull);
    QFETCH(qint64, paidCents);
    auto evening = tournament(6);
    evening.settings.startFeeCents = 500;
    evening.settings.capacity = capacity;
    auto newcomer = person(QStringLiteral("Neubauer"), wanted);
    newcomer.paidIfHere = true;
    newcomer.paidInFull = inFull;
    const auto changed = after(evening, core::enrolIn(evening, {newcomer}, monday));
    QCOMPARE(changed.participants.back().paidCents(), paidCents);
}

void TestCheckingIn::changesStatus_data()
{
    QTest::addColumn<Numbers>("numbers");
    QTest::addColumn<Attendance>("status");
    QTest::addColumn<core::Refusals>("refusals");
    QTest::newRow("not here after all") << Numbers{1_p} << Attendance::Expected << core::Refusals();
    QTest::newRow("several") << Numbers{1_p, 3_p} << Attendance::Waiting << core::Refusals();
    QTest::newRow("nothing to do") << Numbers{3_p} << Attendance::Expected << core::Refusals();
    QTest::newRow("no place") << Numbers{5_p} << Attendance::Here
                              << core::Refusals{refusal(ParticipantFault::NoPlaceFree, "/0/status",
                                                        numberTexts({5, 4}))};
    QTest::newRow("unknown") << Numbers{1_p, 9_p} << Attendance::Expected
                             << core::Refusals{
                                    refusal(ParticipantFault::Unknown, "/1", numberTexts({9}))};
}

void TestCheckingIn::changesStatus()
{
    QFETCH(Numbers, numbers);
    QFETCH(Attendance, status);
    QFETCH(core::Refusals, refusals);
    const auto evening = registered();
    const auto now = monday.addDays(3).addMSecs(250);
    const auto change = core::changeStatus(SituationAt(now, evening), numbers, status);
    QCOMPARE(refusalsOf(change), refusals);
    if (!refusals.empty()) {
        return;
    }
    const auto changed = after(evening, change);
    for (const auto number : numbers) {
        const auto& before = *findParticipant(evening, number);
        const auto& who = *findParticipant(changed, number);
        QCOMPARE(who.status, status);
        const auto since = status == Attendance::Waiting
                               ? monday.addDays(3) // At the end of the list.
                               : before.registeredAt.value_or(monday.addDays(3));
        QCOMPARE(who.registeredAt, std::optional(since));
    }
}

void TestCheckingIn::whoTakesPartStaysHere_data()
{
    QTest::addColumn<Tournament>("evening");
    QTest::addColumn<core::Refusal>("expected");
    auto seated = tournament(3);
    seated.rounds = {round(1, {table(1, {1_p, 2_p, 3_p})})};
    QTest::newRow("seated") << seated
                            << refusal(ParticipantFault::StillSeated, "/0/status",
                                       numberTexts({1, 1}));
    auto penalised = tournament(3);
    penalised.penalties = {{1_p, 1_r, scoring::MatchPoints::fromPoints(-1), {}}};
    QTest::newRow("with a penalty")
        << penalised << refusal(ParticipantFault::StillPenalised, "/0/status", numberTexts({1}));
    auto decided = tournament(3);
    decided.tieDecisions = {{{1_p, 2_p}, core::TieDecidedBy::Lot, {}}};
    QTest::newRow("in a decided tie")
        << decided << refusal(ParticipantFault::StillTied, "/0/status", numberTexts({1}));
}

void TestCheckingIn::whoTakesPartStaysHere()
{
    QFETCH(Tournament, evening);
    QFETCH(core::Refusal, expected);
    QCOMPARE(
        refusalsOf(core::changeStatus(SituationAt(monday, evening), {1_p}, Attendance::Expected)),
        core::Refusals{expected});
    auto wanted = evening.participants.front();
    wanted.status = Attendance::Waiting;
    QCOMPARE(refusalsOf(core::changeParticipants(evening, {wanted})), core::Refusals{expected});
}

void TestCheckingIn::proposesWhoMovesUp_data()
{
    QTest::addColumn<int>("capacity");
    QTest::addColumn<bool>("past");
    QTest::addColumn<Numbers>("released");
    QTest::addColumn<Numbers>("movingUp");
    QTest::newRow("full, before the deadline") << 4 << false << Numbers() << Numbers();
    QTest::newRow("full, past it") << 4 << true << Numbers{3_p, 4_p} << Numbers{6_p, 5_p};
    QTest::newRow("one place free, before it") << 5 << false << Numbers() << Numbers{6_p};
    QTest::newRow("one place free, past it: who registered last goes")
        << 5 << true << Numbers{4_p} << Numbers{6_p, 5_p};
    QTest::newRow("room for all") << 6 << true << Numbers() << Numbers{6_p, 5_p};
}

void TestCheckingIn::proposesWhoMovesUp()
{
    QFETCH(int, capacity);
    QFETCH(bool, past);
    QFETCH(Numbers, released);
    QFETCH(Numbers, movingUp);
    auto evening = registered();
    evening.settings.capacity = capacity;
    const auto release = core::proposedRelease(evening, past);
    QCOMPARE(release.released, released);
    QCOMPARE(release.movingUp, movingUp);
    const auto change = core::releasePlaces(SituationAt(monday.addDays(9), evening), release);
    QVERIFY(change.ok());
    auto changed = after(evening, change);
    QVERIFY(core::faultsOf(changed).empty());
    for (const auto number : movingUp) {
        QCOMPARE(statusOf(changed, number), Attendance::Expected);
    }
    const auto queue = core::waitingList(changed);
    QVERIFY(std::equal(released.rbegin(), released.rend(), queue.rbegin()));
    apply(reversed(*change), changed);
    QVERIFY(changed == evening);
}

namespace {

/// With a deadline days before those changes that are made late: no time zone matters.
Tournament registeredWithDeadline()
{
    auto evening = registered();
    evening.settings.date = deadline.date();
    evening.settings.deadline = deadline.time();
    return evening;
}

Tournament afterRelease(const Tournament& evening, const QDateTime& now)
{
    return after(evening, core::releasePlaces(SituationAt(now, evening),
                                              core::proposedRelease(evening, true)));
}

} // namespace

void TestCheckingIn::passesAPlaceOnOnce_data()
{
    QTest::addColumn<Numbers>("newcomers"); // Waiting since the deadline.
    QTest::addColumn<Numbers>("released");
    QTest::addColumn<Numbers>("movingUp");
    QTest::newRow("nobody new") << Numbers() << Numbers() << Numbers();
    QTest::newRow("somebody new") << Numbers{8_p} << Numbers{2_p} << Numbers{8_p};
    QTest::newRow("more than may be asked") << Numbers{8_p, 9_p} << Numbers{2_p} << Numbers{8_p};
}

/// 2, 3 and 4 do not come. The places of 3 and 4 go to 6 and 5, who keep them, though they are not
/// here either; only that of 2 can be passed on, and never to 3 or 4.
void TestCheckingIn::passesAPlaceOnOnce()
{
    QFETCH(Numbers, newcomers);
    auto evening = registeredWithDeadline();
    evening.participants[1].status = Attendance::Expected;
    evening.participants[1].registeredAt = monday;
    evening = afterRelease(evening, deadline.addDays(2));
    QCOMPARE(core::waitingList(evening), (Numbers{3_p, 4_p}));
    for (const auto number : newcomers) {
        auto newcomer = participant(core::plain(number));
        newcomer.status = Attendance::Waiting;
        newcomer.registeredAt = deadline.addDays(3);
        evening.participants.push_back(newcomer);
    }
    const auto release = core::proposedRelease(evening, true);
    QTEST(release.released, "released");
    QTEST(release.movingUp, "movingUp");
    if (!release.isEmpty()) {
        evening = afterRelease(evening, deadline.addDays(4));
        QVERIFY(core::proposedRelease(evening, true).isEmpty());
    }
}

void TestCheckingIn::putBackComesLast_data()
{
    QTest::addColumn<int>("days"); // After the deadline.
    QTest::addColumn<Numbers>("queue");
    QTest::newRow("before the deadline, behind all with a time") << -2 << Numbers{6_p, 3_p, 5_p};
    QTest::newRow("after it, behind all") << 2 << Numbers{6_p, 5_p, 3_p};
}

void TestCheckingIn::putBackComesLast()
{
    QFETCH(int, days);
    QFETCH(Numbers, queue);
    auto evening = registeredWithDeadline();
    evening.participants[4].registeredAt.reset();
    evening.participants[5].registeredAt = deadline.addDays(5); // By a clock that is fast.
    const auto changed =
        after(evening, core::changeStatus(SituationAt(deadline.addDays(days), evening), {3_p},
                                          Attendance::Waiting));
    QCOMPARE(core::waitingList(changed), queue);
    QCOMPARE(core::hasLostPlace(*findParticipant(changed, 3_p)), days > 0);
    // The free place is not for the one who gave it up.
    QCOMPARE(core::proposedRelease(changed, false).movingUp, Numbers{6_p});
}

void TestCheckingIn::whoLostAPlaceComesBack()
{
    auto evening = afterRelease(registeredWithDeadline(), deadline.addDays(2));
    QCOMPARE(core::waitingList(evening), (Numbers{3_p, 4_p}));
    auto newcomer = participant(7);
    newcomer.status = Attendance::Waiting;
    newcomer.registeredAt = deadline.addDays(3);
    evening.participants.push_back(newcomer);
    QCOMPARE(core::waitingList(evening), (Numbers{7_p, 3_p, 4_p}));

    evening.settings.capacity = 6;
    evening = afterRelease(evening, deadline.addDays(4)); // 7 and 3 move up.
    const auto& third = *findParticipant(evening, 3_p);
    QVERIFY(core::keepsPlace(third));
    evening.settings.capacity = 7;
    evening = after(evening, core::arrivalOf(evening, 4_p));
    const auto& fourth = *findParticipant(evening, 4_p);
    QVERIFY(isHere(fourth) && isPresent(fourth, 1_r));
    QVERIFY(core::faultsOf(evening).empty());
}

void TestCheckingIn::proposalIsRefusedOnceItIsStale()
{
    const auto evening = registered();
    const auto release = core::proposedRelease(evening, true);
    const auto meanwhile = after(evening, core::arrivalOf(evening, 4_p));
    QCOMPARE(
        refusalsOf(core::releasePlaces(SituationAt(monday, meanwhile), release)),
        (core::Refusals{refusal(core::ClubFault::ChangedMeanwhile, "/released/1/status",
                                {QStringLiteral("\"here\""), QStringLiteral("\"waiting\"")})}));
}

void TestCheckingIn::knowsTheDeadline_data()
{
    QTest::addColumn<std::optional<QDate>>("date");
    QTest::addColumn<QDateTime>("now");
    QTest::addColumn<bool>("past");
    const QDate day(2026, 5, 14);
    const auto at = [](QDate date, int hour, int minute) {
        return QDateTime(date, {hour, minute});
    };
    const std::optional<QDate> none;
    QTest::newRow("the day before") << std::optional(day) << at(day.addDays(-1), 23, 0) << false;
    QTest::newRow("a minute before") << std::optional(day) << at(day, 18, 29) << false;
    QTest::newRow("on the minute") << std::optional(day) << at(day, 18, 30) << true;
    QTest::newRow("after midnight") << std::optional(day) << at(day.addDays(1), 0, 5) << true;
    QTest::newRow("without a date, before") << none << at(day, 18, 0) << false;
    QTest::newRow("without a date, after") << none << at(day, 19, 0) << true;
}

void TestCheckingIn::knowsTheDeadline()
{
    QFETCH(std::optional<QDate>, date);
    QFETCH(QDateTime, now);
    QFETCH(bool, past);
    core::Settings settings;
    settings.date = date;
    QVERIFY(!core::isPastDeadline(settings, now));
    settings.deadline = QTime(18, 30);
    QCOMPARE(core::isPastDeadline(settings, now), past);
}

void TestCheckingIn::countsOnlyThoseHere()
{
    auto evening = registered();
    evening.settings.open = true;
    evening.settings.feeBasis = core::FeeBasis::Registered;
    QCOMPARE(core::registrationCount(evening), count(2, 2, 2, 0));
    QCOMPARE(core::Standings(evening).lines().size(), std::size_t{2});
    QCOMPARE(core::licenceFee(evening).cents, std::int64_t{200});
    QCOMPARE(core::withPeopleHere(evening).participants.size(), std::size_t{2});
}

void TestCheckingIn::onlyThoseHereArePossibleInRounds()
{
    auto evening = registered();
    evening.participants.push_back(participant(7));
    evening.settings.capacity.reset();
    evening.rounds = {round(1, {table(1, {1_p, 2_p, 7_p})}, {3_p})};
    evening.penalties = {{5_p, 1_r, scoring::MatchPoints::fromPoints(-1), {}}};
    QCOMPARE(
        core::faultsOf(evening),
        (core::Refusals{
            refusal(ParticipantFault::NotHere, "/rounds/0/byes/0", numberTexts({3})),
            refusal(ParticipantFault::NotHere, "/penalties/0/participant", numberTexts({5}))}));
}

void TestCheckingIn::capacityIsNotBelowThePlacesGiven()
{
    const auto evening = registered();
    auto wanted = evening.settings;
    wanted.capacity = 3;
    QCOMPARE(refusalsOf(core::changeSettings(evening, wanted)),
             core::Refusals{refusal(core::SettingsFault::CapacityTooSmall, "/tournament/capacity",
                                    numberTexts({3, 4}))});
    wanted.capacity = 0;
    QCOMPARE(refusalsOf(core::changeSettings(evening, wanted)),
             core::Refusals{refusal(core::SettingsFault::CapacityOutOfRange, "/tournament/capacity",
                                    numberTexts({0}))});
}

void TestCheckingIn::mergedPersonIsHereIfEitherWas()
{
    const auto evening = registered();
    const auto changed = after(evening, core::mergeParticipants(evening, 6_p, 1_p, true));
    QCOMPARE(statusOf(changed, 6_p), Attendance::Here);
    QVERIFY(core::faultsOf(changed).empty());
    const auto expected = after(evening, core::mergeParticipants(evening, 6_p, 3_p, true));
    QCOMPARE(statusOf(expected, 6_p), Attendance::Expected);
    QCOMPARE(findParticipant(expected, 6_p)->registeredAt,
             findParticipant(evening, 3_p)->registeredAt);
}

void TestCheckingIn::randomChangesKeepThePlaces_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 0; seed < 30; ++seed) {
        QTest::addRow("seed %u", seed) << seed;
    }
}

/// After any steps: nobody is counted twice, no more people than places, and undoing all restores
/// the start.
void TestCheckingIn::randomChangesKeepThePlaces()
{
    QFETCH(quint32, seed);
    std::mt19937 random(seed);
    const auto below = [&random](int limit) {
        return static_cast<int>(random() % static_cast<unsigned>(limit));
    };
    const auto first = registered();
    auto evening = first;
    std::vector<core::Change> done;
    for (int step = 0; step < 40; ++step) {
        const core::StartNumber who{1 + below(static_cast<int>(evening.participants.size()) + 1)};
        const auto now = monday.addDays(10).addSecs(step);
        const auto change = [&]() -> core::Result<core::Change> {
            switch (below(5)) {
            case 0:
                return core::changeStatus(SituationAt(now, evening), {who},
                                          static_cast<Attendance>(below(3)));
            case 1:
                return core::releasePlaces(SituationAt(now, evening),
                                           core::proposedRelease(evening, below(2) == 0));
            case 2:
                return core::enrolIn(evening, {person(QStringLiteral("Guest %1").arg(step))});
            case 3:
                return core::removeParticipants(evening, {who}, core::MoneyOfRemoved::OwedBack);
            default:
                return core::arrivalOf(evening, who);
            }
        }();
        if (change) {
            apply(*change, evening);
            done.push_back(*change);
        }
        const auto counted = core::registrationCount(evening);
        QCOMPARE(counted.here + counted.expected + counted.waiting,
                 static_cast<int>(evening.participants.size()));
        QVERIFY(counted.here + counted.expected <= *evening.settings.capacity);
        QVERIFY(core::faultsOf(evening).empty());
        QVERIFY(normalised(evening) == evening);
    }
    while (!done.empty()) {
        apply(reversed(done.back()), evening);
        done.pop_back();
    }
    QVERIFY(evening == first);
}

RUMMY_TEST(TestCheckingIn)

} // namespace tst_checking_in

#include "tst_checking_in.moc"
