#include "core/faults/faults.h"
#include "core/model/bookings.h"
#include "core/use_cases/door.h"
#include "evening.h"
#include "situation_at.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_door {

using namespace evening;
using namespace Qt::Literals::StringLiterals;
using core::Attendance;
using core::DoorPerson;
using core::ParticipantFault;
using core::Tournament;

namespace {

const QDateTime tonight({2026, 5, 14}, {19, 0}, Qt::UTC);

/// 1 is here, 2 to 5 are expected, 6 waits for one of five places; the fee is 10 €, for guests 12
/// €.
Tournament atTheDoor()
{
    auto evening = withPaymentNumbers(tournament(6));
    evening.settings.capacity = 5;
    evening.settings.startFeeCents = 1'000;
    evening.settings.feeClasses = {{u"guest"_s, u"Guest"_s, 1'200}};
    for (auto& person : evening.participants) {
        person.uuid = {QUuid::createUuid()};
        person.status = person.number == 1_p   ? Attendance::Here
                        : person.number == 6_p ? Attendance::Waiting
                                               : Attendance::Expected;
    }
    return evening;
}

DoorPerson person(const Tournament& tournament, core::StartNumber number, std::int64_t cents = 0)
{
    DoorPerson person;
    person.uuid = findParticipant(tournament, number)->uuid;
    person.cents = cents;
    return person;
}

DoorPerson walkIn(const QString& name, std::int64_t cents = 0)
{
    DoorPerson person;
    person.enrolment.name = name;
    person.cents = cents;
    return person;
}

core::Result<core::Change> entered(const Tournament& tournament,
                                   const std::vector<DoorPerson>& people)
{
    return enterAtDoor(SituationAt(tonight, tournament), people);
}

Tournament after(const Tournament& tournament, const core::Result<core::Change>& change)
{
    Tournament changed = tournament;
    apply(*change, changed);
    return changed;
}

} // namespace

/// What helpers enter at the door.
class TestDoor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void severalAreOneChange()
    {
        const auto before = atTheDoor();
        auto guest = person(before, 3_p, 1'200);
        guest.feeClass = u"guest"_s;
        guest.newTags = {u"Ladies"_s};
        const auto change =
            entered(before, {person(before, 2_p, 1'000), guest, person(before, 4_p)});
        QVERIFY(change.ok());
        QVERIFY(change->label.action == core::Action::CheckIn && !change->label.participant);
        auto changed = after(before, change);
        for (const auto number : {2_p, 3_p, 4_p}) {
            QVERIFY(isHere(*findParticipant(changed, number)));
        }
        QCOMPARE(findParticipant(changed, 2_p)->paidCents(), std::int64_t{1'000});
        QCOMPARE(findParticipant(changed, 3_p)->paidCents(), std::int64_t{1'200});
        QCOMPARE(findParticipant(changed, 3_p)->feeClass, u"guest"_s);
        QCOMPARE(findParticipant(changed, 3_p)->tags, QStringList{u"Ladies"_s});
        QCOMPARE(findParticipant(changed, 4_p)->paidCents(), std::int64_t{0});
        QVERIFY(core::faultsOf(changed).empty());
        apply(reversed(*change), changed);
        QVERIFY(changed == before);
    }

    void whatWasTakenIsAlwaysBooked()
    {
        auto paid = atTheDoor();
        paid.participants[1].setPaidCents(1'000);
        paid = withPaymentNumbers(paid);
        const auto changed = after(paid, entered(paid, {person(paid, 2_p, 1'000)}));
        QCOMPARE(findParticipant(changed, 2_p)->paidCents(), std::int64_t{2'000});
    }

    void whoIsHereStaysHere()
    {
        const auto before = atTheDoor();
        QVERIFY(entered(before, {person(before, 1_p)})->isEmpty());
    }

    void labelSaysWhatWasDone_data()
    {
        QTest::addColumn<core::StartNumber>("number");
        QTest::addColumn<qint64>("cents");
        QTest::addColumn<core::Action>("action");
        QTest::newRow("comes") << 2_p << qint64{0} << core::Action::CheckIn;
        QTest::newRow("comes and pays") << 2_p << qint64{1'000} << core::Action::CheckIn;
        QTest::newRow("is here and pays") << 1_p << qint64{1'000} << core::Action::TakePayment;
    }

    void labelSaysWhatWasDone()
    {
        QFETCH(core::StartNumber, number);
        QFETCH(qint64, cents);
        const auto before = atTheDoor();
        const auto change = entered(before, {person(before, number, cents)});
        QVERIFY(change.ok());
        QTEST(change->label.action, "action");
        QCOMPARE(change->label.participant, number);
    }

    void nobodyNewIsTakenWhileOthersWait()
    {
        auto before = atTheDoor();
        QCOMPARE(core::placesForNewcomers(core::registrationCount(before)), 0);
        before.settings.capacity = 7;
        QCOMPARE(core::placesForNewcomers(core::registrationCount(before)), 0);
        QCOMPARE(core::placeInQueue(before, 6_p), 1);
        QVERIFY(!core::placeToKeepWaitingAt(before, 6_p));
        before.settings.capacity.reset();
        before.participants.pop_back();
        QVERIFY(!core::placesForNewcomers(core::registrationCount(before)));
    }

    void onlyPaying()
    {
        const auto before = atTheDoor();
        auto payer = person(before, 2_p, 1'000);
        payer.comes = false;
        const auto change = entered(before, {payer});
        QVERIFY(change->label.action == core::Action::TakePayment);
        const auto changed = after(before, change);
        QVERIFY(!isHere(*findParticipant(changed, 2_p)));
        QCOMPARE(findParticipant(changed, 2_p)->paidCents(), std::int64_t{1'000});
    }

    void walkInsAreEnrolled()
    {
        auto before = atTheDoor();
        before.settings.capacity.reset();
        before.participants.pop_back();
        const auto change = entered(before, {walkIn(u"Neu, Anna"_s, 1'000), walkIn(u"Neu, Uwe"_s)});
        QVERIFY(change.ok());
        QVERIFY(change->label.action == core::Action::Enrol);
        auto identified = *change;
        core::identifyPeople(identified);
        const auto changed = after(before, identified);
        QCOMPARE(changed.participants.size(), std::size_t{7});
        QVERIFY(isHere(changed.participants[5]) && isHere(changed.participants[6]));
        QCOMPARE(changed.participants[5].paidCents(), std::int64_t{1'000});
        QVERIFY(core::faultsOf(changed).empty());
    }

    void refuses_data()
    {
        QTest::addColumn<std::vector<DoorPerson>>("people");
        QTest::addColumn<core::Refusal>("expected");
        const auto evening = evening_;
        const auto row = [](const char* name, const std::vector<DoorPerson>& people,
                            const core::Refusal& expected) {
            QTest::newRow(name) << people << expected;
        };
        DoorPerson gone;
        gone.uuid = {QUuid::createUuid()};
        row("somebody who was removed", {person(evening, 2_p), gone},
            refusal(ParticipantFault::Gone, "/people/1"));
        row("no place yet", {person(evening, 6_p)},
            refusal(ParticipantFault::OnWaitingList, "/people/0", numberTexts({6, 1})));
        row("money of a walk-in who waits", {walkIn(u"Neu, Anna"_s, 1'000)},
            refusal(ParticipantFault::OnWaitingList, "/people/0", numberTexts({7, 1})));
        row("no name", {walkIn({})}, refusal(ParticipantFault::NameMissing, "/people/0"));
        row("enrolled meanwhile", {walkIn(evening.participants[1].name)},
            refusal(ParticipantFault::AlreadyHere, "/people/0", numberTexts({2})));
        auto unknown = person(evening, 2_p);
        unknown.feeClass = u"vip"_s;
        row("no such fee class", {unknown},
            refusal(ParticipantFault::FeeClassUnknown, "/people/0", {u"vip"_s}));
    }
    void refuses()
    {
        QFETCH(std::vector<DoorPerson>, people);
        QFETCH(core::Refusal, expected);
        const auto change = entered(evening_, people);
        QVERIFY(!change.ok());
        QCOMPARE(change.refused().refusals, core::Refusals{expected});
    }

private:
    const Tournament evening_ = atTheDoor();
};

RUMMY_TEST(TestDoor)

} // namespace tst_door

#include "tst_door.moc"
