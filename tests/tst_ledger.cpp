#include "core/faults/faults.h"
#include "core/file/tournament_file.h"
#include "core/model/bookings.h"
#include "core/money/start_fee.h"
#include "people_known.h"
#include "service_desk.h"
#include "tests/suite.h"

#include <QRandomGenerator>
#include <QTest>

#include <map>
#include <numeric>

namespace tst_ledger {

using namespace director_test;
using core::FeePayment;
using core::MoneyOfRemoved;
using core::ParticipantFault;
using core::StartNumber;
using core::Tournament;

/// What was paid stays booked, whatever becomes of the people (DESIGN: "Cash is a ledger").
class TestLedger : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void removalKeepsWhatWasPaid_data();
    void removalKeepsWhatWasPaid();
    void removalAsks();
    void removedPersonComesBackWithPayments();
    void undoneEnrolmentGivesItsPaymentBack();
    void undoneEnrolmentLeavesLaterPayments();
    void enrolmentPaidBackSinceStays();
    void renumberedPersonKeepsPayments();
    void mergedEntriesKeepBothPayments();
    void undoOfMergePartsPayments();
    void formerPayerIsPaidBack();
    void refusesToPayBack_data();
    void refusesToPayBack();
    void deletedEveningLeavesIncome_data();
    void deletedEveningLeavesIncome();
    void deletionIsNotUndone();
    void deletionKeepsDaysOfPayment();
    void deletionTellsWhatIsOwedBack();
    void deletionTellsWhichBookingsStay();
    void twoDesksTakingMoneyAreBothBooked();
    void listPaysInItsWay();
    void fileHasFormerPayments();
    void moneyIsKeptInRandomEvenings();
};

namespace {

/// Number 10, who has paid 8 € and is not seated.
struct Desk : Session
{
    Desk()
    {
        core::Enrolment guest;
        guest.name = QStringLiteral("Cramer, Ida");
        guest.paidCents = 800;
        enrolled = service.run(id, core::enrol, {guest}).ok();
    }

    std::int64_t paid() { return feeTotals(now()).paid(); }

    bool enrolled = false;
};

const core::Participant& person(const Tournament& tournament, StartNumber number)
{
    return *core::findParticipant(tournament, number);
}

} // namespace

void TestLedger::removalKeepsWhatWasPaid_data()
{
    QTest::addColumn<MoneyOfRemoved::Fate>("money");
    QTest::addColumn<qint64>("paid");
    QTest::addColumn<qint64>("owedBack");
    QTest::newRow("owed back") << MoneyOfRemoved::OwedBack << qint64{800} << qint64{800};
    QTest::newRow("paid back at once") << MoneyOfRemoved::PaidBack << qint64{0} << qint64{0};
}

void TestLedger::removalKeepsWhatWasPaid()
{
    QFETCH(MoneyOfRemoved::Fate, money);
    Desk desk;
    QVERIFY(desk.service.run(desk.id, core::removeParticipant, 10_p, money));
    QTEST(static_cast<qint64>(desk.paid()), "paid");
    const auto former = formerPayers(desk.now());
    QCOMPARE(former.size(), std::size_t{1});
    QCOMPARE(former.front().payer.number, 10_p);
    QCOMPARE(former.front().payer.name, QStringLiteral("Cramer, Ida"));
    QTEST(static_cast<qint64>(former.front().owedBack), "owedBack");
    QCOMPARE(feeTotals(desk.now()).received, std::int64_t{800});
    QVERIFY(core::faultsOf(desk.now()).empty());
}

void TestLedger::removalAsks()
{
    Desk desk;
    const auto asked =
        desk.service.run(desk.id, core::removeParticipants, {10_p}, MoneyOfRemoved::Ask);
    QVERIFY(!asked);
    QVERIFY(asked.refused().refusals.empty());
    QCOMPARE(asked.refused().unconfirmed.size(), std::size_t{1});
    QVERIFY(asked.refused().unconfirmed.front().code ==
            core::WarningCode(core::MoneyDoubt::RemovedAfterPaying));
    QVERIFY(core::findParticipant(desk.now(), 10_p) != nullptr);
    QVERIFY(desk.service.run(desk.id, core::takePayment, 10_p, FeePayment{-800}));
    QVERIFY(desk.service.run(desk.id, core::removeParticipants, {10_p}, MoneyOfRemoved::Ask));
}

void TestLedger::removedPersonComesBackWithPayments()
{
    Desk desk;
    const auto before = desk.now();
    QVERIFY(desk.service.run(desk.id, core::removeParticipant, 10_p, MoneyOfRemoved::OwedBack));
    QVERIFY(desk.service.undo(desk.id));
    QVERIFY(desk.now() == before);
    QVERIFY(desk.service.redo(desk.id));
    QCOMPARE(desk.paid(), std::int64_t{800});
}

void TestLedger::undoneEnrolmentGivesItsPaymentBack()
{
    Desk desk;
    const auto enrolled = desk.now();
    QVERIFY(desk.service.undo(desk.id));
    QVERIFY(core::findParticipant(desk.now(), 10_p) == nullptr);
    QCOMPARE(desk.paid(), std::int64_t{0});
    QVERIFY(formerPayers(desk.now()).empty());
    QVERIFY(desk.service.redo(desk.id));
    QVERIFY(desk.now() == enrolled);
}

void TestLedger::undoneEnrolmentLeavesLaterPayments()
{
    Desk desk;
    const auto entry = (*desk.service.nextSteps(desk.id)).undo->link.id;
    QVERIFY(desk.service.run(desk.id, core::takePayment, 10_p, FeePayment{300}));
    const auto asked = desk.service.undo(desk.id, entry);
    QVERIFY(!asked && asked.refused().refusals.empty());
    QCOMPARE(asked.refused().unconfirmed.front().arguments.back(), QStringLiteral("300"));
    QVERIFY(desk.service.undo(desk.id, entry, true));
    QCOMPARE(formerPayers(desk.now()).front().owedBack, std::int64_t{300});
    QCOMPARE(desk.paid(), std::int64_t{300});
}

void TestLedger::enrolmentPaidBackSinceStays()
{
    Desk desk;
    const auto entry = (*desk.service.nextSteps(desk.id)).undo->link.id;
    QVERIFY(desk.service.run(desk.id, core::takePayment, 10_p, FeePayment{-500}));
    const auto refused = refusalsOf(desk.service.undo(desk.id, entry, true));
    QCOMPARE(refused.size(), std::size_t{1});
    QVERIFY(refused.front().code == core::RefusalCode(core::ClubFault::BuiltOn));
    QCOMPARE(desk.paid(), std::int64_t{300});
}

void TestLedger::renumberedPersonKeepsPayments()
{
    Desk desk;
    auto renumbered = person(desk.now(), 10_p);
    renumbered.number = 23_p;
    QVERIFY(desk.service.run(desk.id, core::changeParticipant, 10_p, renumbered));
    QCOMPARE(person(desk.now(), 23_p).paidCents(), std::int64_t{800});
    QVERIFY(desk.now().formerPayments.empty());
    QVERIFY(desk.service.undo(desk.id));
    QCOMPARE(person(desk.now(), 10_p).paidCents(), std::int64_t{800});
}

void TestLedger::mergedEntriesKeepBothPayments()
{
    Desk desk;
    QVERIFY(desk.service.run(desk.id, core::takePayment, 1_p, FeePayment{800}));
    const auto asked = desk.service.run(desk.id, core::mergeParticipants, 1_p, 10_p, false);
    QVERIFY(!asked && asked.refused().refusals.empty());
    QVERIFY(desk.service.run(desk.id, core::mergeParticipants, 1_p, 10_p, true));
    QCOMPARE(person(desk.now(), 1_p).paidCents(), std::int64_t{1'600});
    QCOMPARE(desk.paid(), std::int64_t{1'600});
    QVERIFY(desk.now().formerPayments.empty());
}

void TestLedger::undoOfMergePartsPayments()
{
    Desk desk;
    QVERIFY(desk.service.run(desk.id, core::takePayment, 1_p, FeePayment{500}));
    QVERIFY(desk.service.run(desk.id, core::takePayment, 10_p, FeePayment{-300}));
    const auto before = desk.now();
    QVERIFY(desk.service.run(desk.id, core::mergeParticipants, 1_p, 10_p, true));
    QCOMPARE(person(desk.now(), 1_p).paidCents(), std::int64_t{1'000});
    QVERIFY(desk.service.undo(desk.id));
    QVERIFY(desk.now() == before);
}

void TestLedger::formerPayerIsPaidBack()
{
    Desk desk;
    QVERIFY(desk.service.run(desk.id, core::removeParticipant, 10_p, MoneyOfRemoved::OwedBack));
    const core::Payer number10{{}, 10_p, {}};
    QVERIFY(desk.service.run(desk.id, core::refundFormer, number10, FeePayment{-300}));
    QCOMPARE(formerPayers(desk.now()).front().owedBack, std::int64_t{500});
    const auto payer = formerPayers(desk.now()).front().payer;
    QVERIFY(desk.service.run(desk.id, core::refundFormer, payer, FeePayment{-500}));
    QCOMPARE(formerPayers(desk.now()).front().owedBack, std::int64_t{0});
    QCOMPARE(desk.paid(), std::int64_t{0});
    QCOMPARE(feeTotals(desk.now()).refunded, std::int64_t{800});
    QCOMPARE(desk.now().formerPayments.back().by, QStringLiteral("left"));
}

void TestLedger::refusesToPayBack_data()
{
    QTest::addColumn<StartNumber>("number");
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<core::RefusalCode>("expected");
    const auto row = [](const char* name, StartNumber number, qint64 cents,
                        ParticipantFault fault) {
        QTest::newRow(name) << number << cents << core::RefusalCode(fault);
    };
    row("more than was paid", 10_p, -801, ParticipantFault::RefundBeyondPaid);
    row("nothing", 10_p, 0, ParticipantFault::PaymentOfNothing);
    row("taking money", 10_p, 100, ParticipantFault::FormerOwesNothing);
    row("somebody present", 1_p, -100, ParticipantFault::NobodyOwedBack);
    row("nobody", 77_p, -100, ParticipantFault::NobodyOwedBack);
}

void TestLedger::refusesToPayBack()
{
    QFETCH(StartNumber, number);
    QFETCH(qint64, cents);
    Desk desk;
    QVERIFY(desk.service.run(desk.id, core::removeParticipant, 10_p, MoneyOfRemoved::OwedBack));
    const auto refused = refusalsOf(
        desk.service.run(desk.id, core::refundFormer, {{}, number, {}}, FeePayment{cents}));
    QCOMPARE(refused.size(), std::size_t{1});
    QTEST(refused.front().code, "expected");
}

void TestLedger::deletedEveningLeavesIncome_data()
{
    QTest::addColumn<bool>("removed");
    QTest::addColumn<bool>("paidBack");
    QTest::addColumn<qint64>("left");
    QTest::newRow("of a participant") << false << false << qint64{800};
    QTest::newRow("of somebody removed") << true << false << qint64{800};
    QTest::newRow("nothing, all was paid back") << true << true << qint64{0};
}

void TestLedger::deletedEveningLeavesIncome()
{
    QFETCH(bool, removed);
    QFETCH(bool, paidBack);
    QFETCH(qint64, left);
    Desk desk;
    if (removed) {
        QVERIFY(desk.service.run(desk.id, core::removeParticipant, 10_p,
                                 paidBack ? MoneyOfRemoved::PaidBack : MoneyOfRemoved::OwedBack));
    }
    const auto before = desk.club.cashBook({}).closing();
    QCOMPARE(static_cast<qint64>(before), left);
    QCOMPARE(desk.club.atStake(desk.id).size(), std::size_t{left > 0 ? 1U : 0U});
    QVERIFY(desk.service.remove(desk.id));
    QCOMPARE(desk.club.cashBook({}).closing(), before);
    QCOMPARE(desk.store.read().clubRecords().cash.size(), std::size_t{left > 0 ? 1U : 0U});
}

void TestLedger::deletionIsNotUndone()
{
    Desk desk;
    core::CashMovement donation;
    donation.kind = core::CashKind::Receipt;
    donation.cents = 700;
    donation.text = QStringLiteral("Spende");
    QVERIFY(desk.club.run(core::bookCash, donation));
    QVERIFY(desk.service.remove(desk.id));
    QCOMPARE(desk.club.cashBook({}).closing(), std::int64_t{1'500});
    QVERIFY(!desk.club.nextSteps().undo);
    const auto refused = refusalsOf(desk.club.undo());
    QVERIFY(refused.front().code == core::RefusalCode(core::ClubFault::NothingToUndo));
    QCOMPARE(desk.club.cashBook({}).closing(), std::int64_t{1'500});
    const auto label = desk.club.journal().back().entry.change.label;
    QVERIFY(label.action == core::ClubAction::DeleteEvening);
}

void TestLedger::deletionKeepsDaysOfPayment()
{
    Desk desk;
    const QDateTime dayBefore({2026, 5, 13}, {12, 0}, Qt::UTC);
    QVERIFY(desk.service.run(desk.id, core::takePayment, 1_p, FeePayment{500, dayBefore}));
    QVERIFY(desk.service.run(desk.id, core::takePayment, 2_p,
                             FeePayment{300, dayBefore, {}, {}, QString(core::transferWay)}));
    const auto linesOf = [&desk] {
        std::map<std::pair<std::optional<QDate>, QString>, std::int64_t> lines;
        for (const auto& line : desk.club.cashBook({}).lines) {
            lines[{line.day, line.way}] += line.in - line.out;
        }
        return lines;
    };
    const auto before = linesOf();
    QCOMPARE(before.size(), std::size_t{3});
    QVERIFY(desk.service.remove(desk.id));
    QVERIFY(linesOf() == before);
}

void TestLedger::deletionTellsWhatIsOwedBack()
{
    Desk desk;
    QVERIFY(desk.service.run(desk.id, core::takePayment, 1_p, FeePayment{500}));
    QVERIFY(desk.service.run(desk.id, core::removeParticipant, 10_p, MoneyOfRemoved::OwedBack));
    const auto stake = desk.club.atStake(desk.id);
    QCOMPARE(stake.size(), std::size_t{1});
    QCOMPARE(stake.front().arguments.mid(1),
             QStringList({QStringLiteral("1300"), QStringLiteral("800")}));
}

void TestLedger::deletionTellsWhichBookingsStay()
{
    Desk desk;
    core::CashMovement prize;
    prize.evening = desk.service.read().tournaments().front().uuid;
    prize.kind = core::CashKind::Prize;
    prize.cents = 700;
    QVERIFY(desk.club.run(core::bookCash, prize));
    const auto before = desk.club.cashBook({}).closing();
    const auto stake = desk.club.atStake(desk.id);
    QVERIFY(stake.back().code == core::WarningCode(core::MoneyDoubt::BookingsLeft));
    QCOMPARE(stake.back().arguments.at(1), QStringLiteral("1"));
    QVERIFY(desk.service.remove(desk.id));
    QCOMPARE(desk.club.cashBook({}).closing(), before);
}

void TestLedger::twoDesksTakingMoneyAreBothBooked()
{
    Session desk;
    TournamentService other(desk.store, QStringLiteral("right"), tickingClock());
    const auto seen = person(**other.tournament(desk.id), 1_p);
    QVERIFY(desk.service.run(desk.id, core::takePayment, 1_p, FeePayment{800}));
    auto wanted = seen;
    wanted.setPaidCents(800);
    const auto both = other.run(desk.id, core::editParticipant, {seen, wanted});
    QVERIFY2(both, core::told(refusalsOf(both)).constData());
    QCOMPARE(person(desk.now(), 1_p).paidCents(), std::int64_t{1'600});
}

/// A list says that people paid, its reader how.
void TestLedger::listPaysInItsWay()
{
    Session desk;
    core::Enrolment guest;
    guest.name = QStringLiteral("Cramer, Ida");
    guest.paidCents = 800;
    guest.paidWay = QString(core::transferWay);
    QVERIFY(desk.service.run(desk.id, core::enrol, {guest}));
    const auto totals = feeTotals(desk.now());
    QCOMPARE(totals.paid(), std::int64_t{800});
    QCOMPARE(totals.notCash, std::int64_t{800});
}

void TestLedger::fileHasFormerPayments()
{
    Desk desk;
    QVERIFY(desk.service.run(
        desk.id, core::takePayment, 1_p,
        FeePayment{
            500, std::nullopt, {}, {}, QString(core::transferWay), QStringLiteral("Tür 2")}));
    QVERIFY(desk.service.run(desk.id, core::removeParticipant, 10_p, MoneyOfRemoved::OwedBack));
    const auto file = core::writeTournament(desk.now());
    QVERIFY(file.contains("\"version\": 7"));
    const auto read = core::readTournament(file);
    QVERIFY2(read, core::told(refusalsOf(read)).constData());
    QVERIFY(withoutIds(*read) == withoutIds(desk.now()));
    const auto copy = desk.service.import(*read);
    QVERIFY(copy);
    QCOMPARE(core::writeTournament(**desk.service.tournament(*copy)), file);
    QCOMPARE(formerPayers(**desk.service.tournament(*copy)).front().owedBack, std::int64_t{800});
}

namespace {

/// Enrols, takes money, removes, merges, undoes, and keeps a book of its own about the money.
class RandomCashier
{
public:
    explicit RandomCashier(quint32 seed) : random_(seed) {}

    void step()
    {
        const auto now = desk_.now();
        switch (below(10)) {
        case 8:
            importAgain();
            break;
        case 0:
        case 1:
            enrol();
            break;
        case 2:
            pay(now, below(1'000));
            break;
        case 3:
            pay(now, -below(1'000));
            break;
        case 4:
            remove(now);
            break;
        case 5:
            merge(now);
            break;
        case 6:
            payBack(now);
            break;
        default:
            undoOrRedo(now);
            break;
        }
    }

    std::int64_t booked() { return feeTotals(desk_.now()).paid(); }
    [[nodiscard]] std::int64_t expected() const { return expected_; }
    Tournament now() { return desk_.now(); }
    [[nodiscard]] std::int64_t inTheBook() const { return desk_.club.cashBook({}).closing(); }
    bool removeEvening() { return desk_.service.remove(desk_.id).ok(); }

private:
    int below(int limit) { return random_.bounded(limit); }

    StartNumber anybody(const Tournament& tournament)
    {
        const auto& people = tournament.participants;
        return people[static_cast<std::size_t>(below(static_cast<int>(people.size())))].number;
    }

    void enrol()
    {
        core::Enrolment guest;
        guest.name = QStringLiteral("Gast %1").arg(++guests_);
        guest.paidCents = std::int64_t{below(3)} * 400;
        if (desk_.service.run(desk_.id, core::enrol, {guest})) {
            expected_ += guest.paidCents;
        }
    }

    void pay(const Tournament& now, std::int64_t cents)
    {
        if (desk_.service.run(desk_.id, core::takePayment, anybody(now), FeePayment{cents})) {
            expected_ += cents;
        }
    }

    void remove(const Tournament& now)
    {
        const auto number = anybody(now);
        const auto paid = person(now, number).paidCents();
        const auto money = below(2) == 0 ? MoneyOfRemoved::OwedBack : MoneyOfRemoved::PaidBack;
        if (desk_.service.run(desk_.id, core::removeParticipants, {number}, money) &&
            money == MoneyOfRemoved::PaidBack) {
            expected_ -= paid;
        }
    }

    void merge(const Tournament& now)
    {
        static_cast<void>(
            desk_.service.run(desk_.id, core::mergeParticipants, anybody(now), anybody(now), true));
    }

    /// Continues with the imported evening.
    void importAgain()
    {
        const auto file = *desk_.service.exported(desk_.id);
        const bool isDeletedFirst = below(2) == 0;
        if (isDeletedFirst && !removeEvening()) {
            return;
        }
        const auto imported = desk_.service.import(file);
        if (imported && !isDeletedFirst) {
            removeEvening();
        }
        desk_.id = imported ? *imported : desk_.id;
    }

    void payBack(const Tournament& now)
    {
        for (const auto& former : formerPayers(now)) {
            if (former.owedBack > 0 && desk_.service.run(desk_.id, core::refundFormer, former.payer,
                                                         FeePayment{-former.owedBack})) {
                expected_ -= former.owedBack;
            }
        }
    }

    /// Undoing takes the payments that the change made out of the book, and no others.
    void undoOrRedo(const Tournament& /*now*/)
    {
        const bool undoes = below(3) > 0;
        const auto steps = *desk_.service.nextSteps(desk_.id);
        const auto& entry = undoes ? steps.undo : steps.redo;
        if (!entry) {
            return;
        }
        std::int64_t moved = 0;
        for (const auto& step : entry->change.steps) {
            const auto* const payment = std::get_if<core::PaymentExchange>(&step);
            if (payment != nullptr && !payment->before) {
                moved += payment->after->cents;
            }
        }
        const bool done = undoes ? desk_.service.undo(desk_.id, std::nullopt, true).ok()
                                 : desk_.service.redo(desk_.id).ok();
        if (done) {
            expected_ += undoes ? -moved : moved;
        }
    }

    QRandomGenerator random_;
    Session desk_;
    std::int64_t expected_ = 0;
    int guests_ = 0;
};

} // namespace

void TestLedger::moneyIsKeptInRandomEvenings()
{
    constexpr quint32 evenings = 500;
    constexpr int steps = 25;
    for (quint32 seed = 0; seed < evenings; ++seed) {
        RandomCashier cashier(seed);
        for (int step = 0; step < steps; ++step) {
            cashier.step();
            QVERIFY2(cashier.booked() == cashier.expected(),
                     qPrintable(QStringLiteral("seed %1, step %2").arg(seed).arg(step)));
            if (step % 5 == 0) {
                QCOMPARE(cashier.inTheBook(), cashier.expected());
            }
            const auto now = cashier.now();
            QVERIFY(core::faultsOf(now).empty());
            std::set<core::PaymentNumber> numbers;
            for (const auto& payment : paymentsOf(now)) {
                QVERIFY(numbers.insert(payment.number).second);
            }
        }
        const auto left = cashier.inTheBook();
        QCOMPARE(left, cashier.expected());
        QVERIFY(cashier.removeEvening());
        QCOMPARE(cashier.inTheBook(), left);
    }
}

RUMMY_TEST(TestLedger)

} // namespace tst_ledger

#include "tst_ledger.moc"
