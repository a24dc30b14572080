#include "core/faults/faults.h"
#include "core/money/start_fee.h"
#include "core/use_cases/checking_in.h"
#include "core/use_cases/enrolling.h"
#include "core/use_cases/managing.h"
#include "core/use_cases/managing_participants.h"
#include "core/use_cases/merging_participants.h"
#include "core/use_cases/paying.h"
#include "evening.h"
#include "tests/suite.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_paying {

using namespace evening;
using core::Action;
using core::FeePayment;
using core::ParticipantFault;
using core::SettingsFault;
using core::Tournament;

class TestPaying : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void classSaysWhatIsDue_data();
    void classSaysWhatIsDue();
    void owesNothingBeforeTheyAreHere_data();
    void owesNothingBeforeTheyAreHere();
    void nothingIsTooMuchWithoutAFee();
    void asksAboutMoreThanTheFee_data();
    void asksAboutMoreThanTheFee();
    void everyCentIsSomewhere();
    void takesAndGivesBack_data();
    void takesAndGivesBack();
    void refuses_data();
    void refuses();
    void sumsAreExact();
    void classInUseStays();
    void unknownClassIsRefused();
    void classTakesEffectAtCheckIn();
    void namesWhoOfARoundHasNotPaid();
    void newPaymentsAreStamped();
    void olderPaymentsAreNotStamped_data();
    void olderPaymentsAreNotStamped();
    void nextEveningKeepsClassesAndNoPayments();
    void saysWhetherMoneyWouldComeBack();
};

namespace {

const QDateTime evening19({2026, 5, 14}, {19, 0, 7, 250}, Qt::UTC);

/// The start fee is 5 €; 2 is a guest (7.50 €), 3 pays nothing.
Tournament withClasses()
{
    auto evening = tournament(4);
    evening.settings.startFeeCents = 500;
    evening.settings.feeClasses = {{QStringLiteral("guest"), QStringLiteral("Gast"), 750},
                                   {QStringLiteral("free"), QStringLiteral("frei"), 0}};
    evening.participants[1].feeClass = QStringLiteral("guest");
    evening.participants[2].feeClass = QStringLiteral("free");
    return evening;
}

Tournament after(Tournament tournament, const core::Result<core::Change>& change)
{
    apply(*change, tournament);
    return tournament;
}

/// What a change books, as it was given.
std::vector<FeePayment> bookedBy(const core::Change& change)
{
    std::vector<FeePayment> booked;
    for (const auto& step : change.steps) {
        if (const auto* const payment = std::get_if<core::PaymentExchange>(&step)) {
            booked.push_back(*payment->after);
            booked.back().number = core::PaymentNumber{0};
            booked.back().payer = {};
        }
    }
    return booked;
}

} // namespace

void TestPaying::classSaysWhatIsDue_data()
{
    QTest::addColumn<core::StartNumber>("number");
    QTest::addColumn<qint64>("paid");
    QTest::addColumn<qint64>("due");
    QTest::addColumn<qint64>("open");
    QTest::newRow("in no class") << 1_p << qint64{0} << qint64{500} << qint64{500};
    QTest::newRow("in a class") << 2_p << qint64{0} << qint64{750} << qint64{750};
    QTest::newRow("in part") << 2_p << qint64{500} << qint64{750} << qint64{250};
    QTest::newRow("free") << 3_p << qint64{0} << qint64{0} << qint64{0};
    QTest::newRow("too much") << 4_p << qint64{800} << qint64{500} << qint64{0};
}

void TestPaying::classSaysWhatIsDue()
{
    QFETCH(core::StartNumber, number);
    QFETCH(qint64, paid);
    const auto evening = withClasses();
    auto person = *findParticipant(evening, number);
    person.setPaidCents(paid);
    QTEST(static_cast<qint64>(startFeeOf(evening.settings, person)), "due");
    QTEST(static_cast<qint64>(feeAccountOf(evening.settings, person).open), "open");
}

void TestPaying::owesNothingBeforeTheyAreHere_data()
{
    QTest::addColumn<core::Attendance>("status");
    QTest::addColumn<bool>("wentHome");
    QTest::addColumn<qint64>("paid");
    QTest::addColumn<core::FeeAccount>("account");
    using core::Attendance;
    using Account = core::FeeAccount;
    QTest::newRow("here") << Attendance::Here << false << qint64{0} << Account{500, 0, 500, 500};
    QTest::newRow("here, in part")
        << Attendance::Here << false << qint64{200} << Account{500, 200, 300, 300};
    QTest::newRow("here, too much")
        << Attendance::Here << false << qint64{800} << Account{500, 800, 0, 0, 300};
    QTest::newRow("here, went home")
        << Attendance::Here << true << qint64{0} << Account{500, 0, 500, 500};
    QTest::newRow("expected") << Attendance::Expected << false << qint64{0}
                              << Account{std::nullopt, 0, 0, 500};
    QTest::newRow("expected, paid in advance")
        << Attendance::Expected << false << qint64{200} << Account{std::nullopt, 200, 0, 300};
    QTest::newRow("expected, too much")
        << Attendance::Expected << false << qint64{800} << Account{std::nullopt, 800, 0, 0, 300};
    QTest::newRow("waiting") << Attendance::Waiting << false << qint64{0}
                             << Account{std::nullopt, 0, 0, 500};
}

void TestPaying::owesNothingBeforeTheyAreHere()
{
    QFETCH(core::Attendance, status);
    QFETCH(bool, wentHome);
    QFETCH(qint64, paid);
    QFETCH(core::FeeAccount, account);
    auto evening = tournament(1);
    evening.settings.startFeeCents = 500;
    auto& person = evening.participants.front();
    person.status = status;
    if (wentHome) {
        person.present.clear();
    }
    person.setPaidCents(paid);
    QVERIFY(feeAccountOf(evening.settings, person) == account);
    const auto totals = feeTotals(evening);
    QCOMPARE(totals.due, account.due.value_or(0));
    QCOMPARE(totals.open, account.open);
    QCOMPARE(totals.inAdvance, account.due ? 0 : paid - account.owedBack);
    QCOMPARE(totals.owedBack, account.owedBack);
}

void TestPaying::nothingIsTooMuchWithoutAFee()
{
    auto evening = tournament(1);
    evening.participants[0].setPaidCents(800);
    QVERIFY((feeAccountOf(evening.settings, evening.participants[0]) ==
             core::FeeAccount{0, 800, 0, 0, 0}));
    QCOMPARE(feeTotals(evening).earned(), std::int64_t{800});
    QVERIFY(!paymentDoubt(evening.settings, evening.participants[0], 500));
}

void TestPaying::asksAboutMoreThanTheFee_data()
{
    QTest::addColumn<core::StartNumber>("number");
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<std::optional<core::PaymentDoubt>>("doubt");
    using core::PaymentDoubt;
    QTest::newRow("the rest") << 1_p << qint64{200} << std::optional<PaymentDoubt>();
    QTest::newRow("a cent too much")
        << 1_p << qint64{201} << std::optional(PaymentDoubt{500, 501, 1});
    QTest::newRow("800.00 for 8.00")
        << 1_p << qint64{80'000} << std::optional(PaymentDoubt{500, 80'300, 79'800});
    QTest::newRow("in a class") << 2_p << qint64{450} << std::optional<PaymentDoubt>();
    QTest::newRow("free") << 3_p << qint64{1} << std::optional(PaymentDoubt{0, 301, 301});
    QTest::newRow("less is given back than is owed")
        << 3_p << qint64{-100} << std::optional<PaymentDoubt>();
    QTest::newRow("expected") << 4_p << qint64{201} << std::optional(PaymentDoubt{500, 501, 1});
}

void TestPaying::asksAboutMoreThanTheFee()
{
    QFETCH(core::StartNumber, number);
    QFETCH(qint64, cents);
    auto evening = withClasses();
    evening.participants[3].status = core::Attendance::Expected;
    auto person = *findParticipant(evening, number);
    person.setPaidCents(300);
    QTEST(paymentDoubt(evening.settings, person, cents), "doubt");
}

/// Received less refunded is what is paid of the fees due, in advance and too much.
void TestPaying::everyCentIsSomewhere()
{
    QRandomGenerator random(8);
    for (int turn = 0; turn < 50; ++turn) {
        auto evening = withClasses();
        std::int64_t most = 0;
        for (auto& person : evening.participants) {
            person.status = static_cast<core::Attendance>(random.bounded(3));
            person.setPaidCents(random.bounded(1'000));
            const auto account = feeAccountOf(evening.settings, person);
            most += std::min(account.paid, account.due.value_or(0));
        }
        const auto totals = feeTotals(evening);
        QCOMPARE(totals.earned(), totals.due - totals.open);
        QCOMPARE(totals.earned(), most);
        QCOMPARE(totals.paid(), totals.earned() + totals.inAdvance + totals.owedBack);
    }
}

void TestPaying::takesAndGivesBack_data()
{
    QTest::addColumn<qint64>("before");
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<qint64>("after");
    QTest::addColumn<Action>("action");
    QTest::newRow("all") << qint64{0} << qint64{750} << qint64{750} << Action::TakePayment;
    QTest::newRow("a part") << qint64{0} << qint64{500} << qint64{500} << Action::TakePayment;
    QTest::newRow("the rest") << qint64{500} << qint64{250} << qint64{750} << Action::TakePayment;
    QTest::newRow("refund") << qint64{750} << qint64{-250} << qint64{500} << Action::RefundPayment;
    QTest::newRow("all back") << qint64{750} << qint64{-750} << qint64{0} << Action::RefundPayment;
}

void TestPaying::takesAndGivesBack()
{
    QFETCH(qint64, before);
    QFETCH(qint64, cents);
    auto evening = withClasses();
    evening.participants[1].setPaidCents(before);
    const FeePayment payment{cents, evening19, QStringLiteral("bar"), QStringLiteral("desk 2")};
    const auto change = takePayment(evening, 2_p, payment);
    QVERIFY2(change, core::told(refusalsOf(change)).constData());
    QTEST(change->label.action, "action");
    QCOMPARE(change->label.participant, 2_p);
    auto changed = after(evening, change);
    QTEST(static_cast<qint64>(changed.participants[1].paidCents()), "after");
    auto stored = changed.participants[1].payments.back();
    QCOMPARE(std::exchange(stored.number, core::PaymentNumber{0}), core::PaymentNumber{1});
    QCOMPARE(std::exchange(stored.payer, {}).number, 2_p);
    QCOMPARE(stored, payment);
    QVERIFY(core::faultsOf(changed).empty());
    apply(reversed(*change), changed);
    QVERIFY(changed == evening);
}

void TestPaying::refuses_data()
{
    QTest::addColumn<core::StartNumber>("number");
    QTest::addColumn<FeePayment>("payment");
    QTest::addColumn<core::Refusal>("expected");
    const auto row = [](const char* name, core::StartNumber number, const FeePayment& payment,
                        const core::Refusal& expected) {
        QTest::newRow(name) << number << payment << expected;
    };
    row("nobody", 9_p, {500},
        refusal(ParticipantFault::Unknown, "/participant", {QStringLiteral("9")}));
    row("nothing", 1_p, {0}, refusal(ParticipantFault::PaymentOfNothing, "/cents"));
    row("more back than was paid", 1_p, {-301},
        refusal(ParticipantFault::RefundBeyondPaid, "/cents",
                {QStringLiteral("301"), QStringLiteral("300")}));
    row("more than an amount can be", 1_p, {core::largestPaidCents + 1},
        refusal(ParticipantFault::PaymentOutOfRange, "/cents",
                {QString::number(core::largestPaidCents + 1)}));
    row("more than can have been paid", 1_p, {core::largestPaidCents},
        refusal(ParticipantFault::PaidOutOfRange, "/cents",
                {QString::number(core::largestPaidCents + 300)}));
    row("a note of two lines", 1_p, {100, {}, QStringLiteral("a\nb")},
        refusal(ParticipantFault::TextNotPlain, "/note"));
}

void TestPaying::refuses()
{
    QFETCH(core::StartNumber, number);
    QFETCH(FeePayment, payment);
    QFETCH(core::Refusal, expected);
    auto evening = withClasses();
    evening.participants[0].setPaidCents(300);
    QCOMPARE(refusalsOf(takePayment(evening, number, payment)), core::Refusals{expected});
}

void TestPaying::sumsAreExact()
{
    QRandomGenerator random(7);
    auto evening = withClasses();
    std::map<core::StartNumber, std::int64_t> paid;
    for (int turn = 0; turn < 300; ++turn) {
        const core::StartNumber number{random.bounded(1, 5)};
        const std::int64_t cents = random.bounded(-400, 800);
        if (const auto change = takePayment(evening, number, {cents})) {
            apply(*change, evening);
            paid[number] += cents;
        } else {
            QVERIFY(cents == 0 || paid[number] + cents < 0);
        }
    }
    std::int64_t sum = 0;
    std::int64_t open = 0;
    for (const auto& person : evening.participants) {
        QCOMPARE(person.paidCents(), paid[person.number]);
        sum += person.paidCents();
        open += feeAccountOf(evening.settings, person).open;
    }
    const auto totals = feeTotals(evening);
    QCOMPARE(totals.due, std::int64_t{500 + 750 + 0 + 500});
    QCOMPARE(totals.received - totals.refunded, sum);
    QCOMPARE(totals.paid(), sum);
    QCOMPARE(totals.open, open);
    QVERIFY(totals.refunded > 0);
}

void TestPaying::classInUseStays()
{
    const auto evening = withClasses();
    auto settings = evening.settings;
    settings.feeClasses.clear();
    const auto at = "/tournament/feeClasses";
    QCOMPARE(refusalsOf(changeSettings(evening, settings)),
             (core::Refusals{refusal(SettingsFault::FeeClassInUse, at,
                                     {QStringLiteral("Gast"), evening.participants[1].name}),
                             refusal(SettingsFault::FeeClassInUse, at,
                                     {QStringLiteral("frei"), evening.participants[2].name})}));
    settings.feeClasses = {{QStringLiteral("free"), QStringLiteral("frei"), 100},
                           {QStringLiteral("guest"), QStringLiteral("Gäste"), 800}};
    QVERIFY(changeSettings(evening, settings));
}

void TestPaying::unknownClassIsRefused()
{
    const auto evening = withClasses();
    auto person = evening.participants[0];
    person.feeClass = QStringLiteral("youth");
    const QStringList youth = {QStringLiteral("youth")};
    QCOMPARE(refusalsOf(changeParticipant(evening, 1_p, person)),
             core::Refusals{refusal(ParticipantFault::FeeClassUnknown, "/feeClass", youth)});
    QCOMPARE(refusalsOf(changeParticipants(evening, {person})),
             core::Refusals{refusal(ParticipantFault::FeeClassUnknown, "/0/feeClass", youth)});
    core::Enrolment newcomer;
    newcomer.name = QStringLiteral("Neu");
    newcomer.feeClass = youth.front();
    QCOMPARE(refusalsOf(core::enrolIn(evening, {newcomer})),
             core::Refusals{refusal(ParticipantFault::FeeClassUnknown, "/0/feeClass", youth)});
}

void TestPaying::classTakesEffectAtCheckIn()
{
    auto evening = withClasses();
    evening.participants[1].setPaidCents(500);
    evening.participants[1].uuid = {QUuid::createUuid()};
    core::DoorPerson arrival;
    arrival.uuid = evening.participants[1].uuid;
    QCOMPARE(core::missingFeeOf(arrival, evening), 250);
    core::Enrolment guest;
    guest.name = QStringLiteral("Neu");
    guest.feeClass = QStringLiteral("guest");
    guest.paidIfHere = true;
    const auto enrolled = core::enrolIn(evening, {guest});
    QVERIFY(enrolled);
    QCOMPARE(bookedBy(*enrolled), (std::vector<FeePayment>{{750}}));
}

void TestPaying::namesWhoOfARoundHasNotPaid()
{
    auto evening = withClasses();
    evening.participants[0].setPaidCents(500);
    evening.participants[1].setPaidCents(500);
    auto drawn = round(1, {table(1, {1_p, 2_p, 3_p})});
    QCOMPARE(unpaidIn(evening, drawn), std::vector{2_p});
    drawn.head.byes = {4_p};
    QCOMPARE(unpaidIn(evening, drawn), (std::vector{2_p, 4_p}));
}

void TestPaying::newPaymentsAreStamped()
{
    auto evening = withClasses();
    evening.participants[0].setPaidCents(200);
    auto change = *takePayment(evening, 1_p, {300});
    stampPayments(change, {QStringLiteral("desk 2"), evening19});
    const FeePayment stamped{
        300, QDateTime({2026, 5, 14}, {19, 0, 7}, Qt::UTC), {}, QStringLiteral("desk 2")};
    QCOMPARE(bookedBy(change), (std::vector<FeePayment>{stamped}));
    auto named = *takePayment(evening, 1_p, {300, {}, {}, QStringLiteral("Uwe")});
    stampPayments(named, {QStringLiteral("desk 2"), evening19});
    QCOMPARE(bookedBy(named).back().by, QStringLiteral("Uwe"));
}

void TestPaying::olderPaymentsAreNotStamped_data()
{
    QTest::addColumn<bool>("merges");
    QTest::newRow("another start number") << false;
    QTest::newRow("two entries become one") << true;
}

void TestPaying::olderPaymentsAreNotStamped()
{
    QFETCH(bool, merges);
    auto evening = withClasses();
    evening.participants[0].setPaidCents(500);
    evening.participants[3].setPaidCents(500);
    auto renumbered = evening.participants[3];
    renumbered.number = 9_p;
    auto change = merges ? mergeParticipants(evening, 1_p, 4_p, true)
                         : changeParticipant(evening, 4_p, renumbered);
    QVERIFY(change);
    const auto before = *change;
    stampPayments(*change, {QStringLiteral("desk 2"), evening19});
    QVERIFY(*change == before);
}

void TestPaying::nextEveningKeepsClassesAndNoPayments()
{
    auto evening = withClasses();
    evening.participants[1].setPaidCents(750);
    const auto next = core::nextEvening(evening, {2026, 6, 1}, core::Regulars::Enrol);
    QCOMPARE(next.settings.feeClasses, evening.settings.feeClasses);
    QCOMPARE(next.participants[1].feeClass, QStringLiteral("guest"));
    QVERIFY(next.participants[1].payments.empty());
}

void TestPaying::saysWhetherMoneyWouldComeBack()
{
    const auto evening = withClasses();
    QVERIFY(changesPayments(*takePayment(evening, 1_p, {300})));
    QVERIFY(!changesPayments(*arrivalOf(evening, 1_p)));
    auto renamed = evening.participants[0];
    renamed.name = QStringLiteral("Anders");
    QVERIFY(!changesPayments(*changeParticipant(evening, 1_p, renamed)));
}

RUMMY_TEST(TestPaying)

} // namespace tst_paying

#include "tst_paying.moc"
