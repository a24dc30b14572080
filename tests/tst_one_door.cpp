#include "core/model/limits.h"
#include "core/use_cases/participant_steps.h"
#include "core/use_cases/slip_editions.h"
#include "service_desk.h"
#include "tests/suite.h"

#include <QTest>

#include <chrono>

namespace tst_one_door {

using namespace director_test;
using core::Change;
using core::Edit;
using core::Participant;
using core::Result;
using core::Tournament;

namespace {

const QString otherClub = QStringLiteral("Plauen");

/// Use cases that nobody has thought of yet: what follows from their arguments and changes does not
/// depend on who wrote them.
Result<Change> moveClubs(const Tournament& tournament, const std::vector<Edit<Participant>>& people)
{
    Change change{{core::Action::ChangeParticipant}, {}, {}};
    for (const auto& edit : people) {
        const Participant& before = *core::findParticipant(tournament, edit.seen.number);
        Participant after = before;
        after.club = edit.wanted.club;
        change.steps.emplace_back(core::ParticipantExchange{before.number, before, after});
    }
    return change;
}

Result<Change> moveClub(const Tournament& tournament, core::StartNumber number, const QString& club)
{
    Participant wanted = *core::findParticipant(tournament, number);
    wanted.club = club;
    return moveClubs(tournament, {{wanted, wanted}});
}

Result<Change> turnSeats(const Tournament& tournament, const core::TableKey& key)
{
    const auto& before = core::findTable(tournament, key.round, key.table)->head;
    auto after = before;
    std::rotate(after.seats.begin(), after.seats.begin() + 1, after.seats.end());
    Change change{{core::Action::ChangeSeating, key.round}, {}, {}};
    change.steps.emplace_back(core::TableExchange{key, before, after});
    return change;
}

Result<Change> payInAdvance(const Tournament& tournament, core::StartNumber number)
{
    const Participant& before = *core::findParticipant(tournament, number);
    Participant after = before;
    after.setPaidCents(1'000);
    Change change{{core::Action::ChangeParticipant}, {}, {}};
    core::ParticipantSteps(tournament).exchange(change, before, after);
    return change;
}

Participant withFee(const Tournament& tournament, core::StartNumber number)
{
    Participant person = *core::findParticipant(tournament, number);
    person.setPaidCents(1'000);
    return person;
}

/// Table 1 with the first two swapped.
core::RoundPlan swappedPlan()
{
    auto swapped = plan(1);
    std::swap(swapped.tables[0].seats[0], swapped.tables[0].seats[1]);
    return swapped;
}

} // namespace

/// What follows from the arguments of a use case, or from its change, follows for every use case.
class TestOneDoor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Several desks on one server store by one clock, whatever their own say.
    void storesByTheServersClock()
    {
        class AheadStore final : public MemoryStore
        {
        public:
            [[nodiscard]] std::chrono::milliseconds ahead() const override
            {
                return std::chrono::minutes(-7);
            }
        };
        AheadStore store;
        const auto clock = [] { return start; };
        TournamentService service(store, QStringLiteral("left"), clock);
        core::ClubService club(store, QStringLiteral("left"), clock);
        const auto id = *service.import(tournament(4));
        QVERIFY(club.run(core::addPlayers, {{QStringLiteral("Moser, Ida"), {}, {}}}));
        QCOMPARE(store.read().journal(id).back().time, start.addSecs(-420));
        QCOMPARE(store.read().clubJournal().back().time, start.addSecs(-420));
    }

    void mergesWhatIsAnEdit();
    void numbersSlipsWhereSeatsChange_data();
    void numbersSlipsWhereSeatsChange();
    void keepsSlipsWhereNoSeatsChange_data();
    void keepsSlipsWhereNoSeatsChange();
    void stampsPayments_data();
    void stampsPayments();
    void stampsCash();
    void refusesReasonsThatAreTooLong();
};

using Use = std::function<Result<Change>(Session&)>;

void TestOneDoor::mergesWhatIsAnEdit()
{
    Session desk;
    TournamentService other(desk.store, QStringLiteral("right"), tickingClock());
    const auto seen = **desk.service.tournament(desk.id);
    QVERIFY(other.run(desk.id, moveClub, 1_p, otherClub));
    // The number of somebody whose club changed meanwhile is no edit: what it rests on is stale.
    QCOMPARE(
        refusalsOf(desk.service.run(desk.id, moveClub, 1_p, QStringLiteral("Hof"))).front().code,
        core::RefusalCode(core::ClubFault::ChangedMeanwhile));

    Session again;
    TournamentService another(again.store, QStringLiteral("right"), tickingClock());
    static_cast<void>(again.service.tournament(again.id));
    QVERIFY(another.run(again.id, moveClub, 1_p, otherClub));
    auto wanted = *core::findParticipant(seen, 1_p);
    wanted.club = QStringLiteral("Hof");
    QVERIFY(again.service.run(again.id, moveClubs,
                              {{*core::findParticipant(seen, 1_p), std::move(wanted)}}));
    QCOMPARE(core::findParticipant(again.now(), 1_p)->club, QStringLiteral("Hof"));
}

void TestOneDoor::numbersSlipsWhereSeatsChange_data()
{
    QTest::addColumn<Use>("use");
    const auto row = [](const char* name, const Use& use) { QTest::newRow(name) << use; };
    row("seating changed", [](Session& desk) {
        return desk.service.run(desk.id, core::changeSeating, swappedPlan(), {});
    });
    row("seats swapped", [](Session& desk) {
        return desk.service.run(desk.id, core::swapSeats, 1_r, 1_p, 2_p,
                                core::ResultsGo::WithTheSeat, {});
    });
    row("a use case of its own", [](Session& desk) {
        return desk.service.run(desk.id, turnSeats, {1_r, 1_t});
    });
}

void TestOneDoor::numbersSlipsWhereSeatsChange()
{
    QFETCH(Use, use);
    Session desk;
    const auto done = use(desk);
    QVERIFY2(done, told(refusalsOf(done)).constData());
    QCOMPARE(core::findTable(desk.now(), 1_r, 1_t)->head.slip, 2);
    QCOMPARE(core::findTable(desk.now(), 1_r, 2_t)->head.slip, 1);
}

void TestOneDoor::keepsSlipsWhereNoSeatsChange_data()
{
    QTest::addColumn<Use>("use");
    const auto row = [](const char* name, const Use& use) { QTest::newRow(name) << use; };
    row("game entered", [](Session& desk) {
        return desk.service.run(desk.id, core::enterGame, firstGame, played("0,1,2,3"), plainTerms);
    });
    row("table put aside", [](Session& desk) {
        return desk.service.run(desk.id, core::markTable, {1_r, 1_t}, core::TableMark::Unclear, {});
    });
    row("round cancelled", [](Session& desk) {
        return desk.service.run(desk.id, core::cancelRound, 1_r, QStringLiteral("rain"));
    });
    row("number of games",
        [](Session& desk) { return desk.service.run(desk.id, core::changeGames, 1_r, 3, {}); });
    // A person enrolled twice keeps the slip that shows the other number.
    row("two numbers merged", [](Session& desk) {
        core::Enrolment twin;
        twin.name = QStringLiteral("Twin");
        static_cast<void>(desk.service.run(desk.id, core::enrol, {twin}));
        return desk.service.run(desk.id, core::mergeParticipants, 10_p, 1_p, true);
    });
}

void TestOneDoor::keepsSlipsWhereNoSeatsChange()
{
    QFETCH(Use, use);
    Session desk;
    const auto before = desk.now();
    const auto done = use(desk);
    QVERIFY2(done, told(refusalsOf(done)).constData());
    QVERIFY(!done->isEmpty());
    QCOMPARE(core::findTable(desk.now(), 1_r, 1_t)->head.slip, 1);
    auto change = *done;
    bool wasRead = false;
    const auto refusals = core::numberSlips(change, before, [&wasRead](const auto& /*filter*/) {
        wasRead = true;
        return std::vector<core::JournalEntry>();
    });
    QVERIFY(refusals.empty());
    QVERIFY(change == *done);
    QVERIFY2(!wasRead, "The journal was read for a change without other seats.");
}

void TestOneDoor::stampsPayments_data()
{
    QTest::addColumn<Use>("use");
    const auto row = [](const char* name, const Use& use) { QTest::newRow(name) << use; };
    row("payment taken", [](Session& desk) {
        core::FeePayment payment;
        payment.cents = 1'000;
        return desk.service.run(desk.id, core::takePayment, 1_p, payment);
    });
    row("participant edited", [](Session& desk) {
        const auto now = desk.now();
        return desk.service.run(desk.id, core::editParticipant,
                                {*core::findParticipant(now, 1_p), withFee(now, 1_p)});
    });
    row("several edited", [](Session& desk) {
        const auto now = desk.now();
        return desk.service.run(desk.id, core::editParticipants,
                                core::editsOf(now, {withFee(now, 1_p)}));
    });
    row("entry edited", [](Session& desk) {
        const auto seen = *core::entryOf(desk.now(), 1_p);
        auto wanted = seen;
        wanted.participant = withFee(desk.now(), 1_p);
        return desk.service.run(desk.id, core::editEntry, {seen, wanted});
    });
    row("a use case of its own",
        [](Session& desk) { return desk.service.run(desk.id, payInAdvance, 1_p); });
}

void TestOneDoor::stampsPayments()
{
    QFETCH(Use, use);
    Session desk;
    const auto done = use(desk);
    QVERIFY2(done, told(refusalsOf(done)).constData());
    const auto tournament = desk.now();
    const auto& payments = core::findParticipant(tournament, 1_p)->payments;
    QCOMPARE(payments.size(), std::size_t{1});
    QVERIFY(payments[0].time);
    QCOMPARE(payments[0].by, QStringLiteral("left"));
}

void TestOneDoor::stampsCash()
{
    Session desk;
    core::CashMovement movement;
    movement.kind = core::CashKind::Float;
    movement.cents = 10'000;
    const auto booked = desk.club.run(core::bookCash, movement);
    QVERIFY(booked);
    const auto stored = desk.store.read().clubRecords().cash.at(core::bookedBy(*booked));
    QCOMPARE(stored.by, QStringLiteral("left"));
    QVERIFY(stored.time.isValid());

    const auto evening = desk.store.read().tournaments().front().uuid;
    QVERIFY(desk.club.run(core::countCash, {evening, {}, {{{100, 5}}, {}, QStringLiteral("Ina")}}));
    const auto count = desk.store.read().clubRecords().cashCounts.at(evening);
    QCOMPARE(count.by, QStringLiteral("Ina"));
    QVERIFY(count.time.isValid());
}

void TestOneDoor::refusesReasonsThatAreTooLong()
{
    Session desk;
    const auto refused =
        desk.service.run(desk.id, core::swapSeats, 1_r, 1_p, 2_p, core::ResultsGo::WithTheSeat,
                         QString(core::longestNote + 1, u'x'));
    QCOMPARE(refusalsOf(refused), (core::Refusals{refusal(core::TextFault::TooLong, "/reason",
                                                          numberTexts({2'001, 2'000}))}));
    QCOMPARE(desk.store.commits(), 1);
}

RUMMY_TEST(TestOneDoor)

} // namespace tst_one_door

#include "tst_one_door.moc"
