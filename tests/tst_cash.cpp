#include "core/club/cash_report.h"
#include "core/club/movement_ids.h"
#include "core/money/fee.h"
#include "core/use_cases/cash.h"
#include "core/use_cases/paying.h"
#include "evening.h"
#include "random_tournament.h"
#include "tests/suite.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <utility>

namespace tst_cash {

using namespace evening;
using core::CashCount;
using core::CashFault;
using core::CashKind;
using core::CashMovement;
using core::ClubRecords;
using core::FeePayment;

class TestCash : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void books();
    void refusesToBook_data();
    void refusesToBook();
    void cancels();
    void refusesToCancel_data();
    void refusesToCancel();
    void counts();
    void refusesToCount_data();
    void refusesToCount();
    void countsOnWhatIsKnown();
    void reportsAnEvening();
    void prizesAreDueAsTheyAreShared();
    void feesAreToldByClass();
    void orderDoesNotMatter();
    void bookHoldsWhatItsLinesSay();
    void spanChoosesDays_data();
    void spanChoosesDays();
    void feesWithoutADateStandWhereTheyWerePaid_data();
    void feesWithoutADateStandWhereTheyWerePaid();
    void feesOfADateStandThere();
    void idsAscendAsBooked_data();
    void idsAscendAsBooked();
    void oneSecondKeepsItsOrder();
    void onlyCashIsInTheBox();
    void eachBoxHasItsOwn();
    void countsOneBox();
    void handsOver();
    void handoverIsCancelledWhole_data();
    void handoverIsCancelledWhole();
    void waysAndBoxesAreTheSameInAnySpelling();
    void waysAreBookedInOneSpelling_data();
    void waysAreBookedInOneSpelling();
};

namespace {

const QDateTime at21({2026, 5, 14}, {21, 0, 0}, Qt::UTC);
const core::TournamentUuid may{QUuid(QStringLiteral("{00000000-0000-4000-8000-000000000005}"))};
const core::TournamentUuid june{QUuid(QStringLiteral("{00000000-0000-4000-8000-000000000006}"))};

core::CashMovementId movementId(int number)
{
    return {QUuid(static_cast<uint>(number), 0, 0x4000, 0x80, 0, 0, 0, 0, 0, 0, 0)};
}

std::vector<core::TournamentSummary> clubOfTwo()
{
    core::TournamentSummary first;
    first.name = QStringLiteral("Mai");
    first.uuid = may;
    core::TournamentSummary second;
    second.name = QStringLiteral("Juni");
    second.uuid = june;
    return {first, second};
}

CashMovement movement(CashKind kind, std::int64_t cents, const QString& text = {})
{
    return {movementId(1), may, kind, cents, text, at21, QStringLiteral("desk 1")};
}

ClubRecords after(ClubRecords records, const core::ClubChange& change)
{
    for (const auto& step : change.steps) {
        if (const auto* const booked = std::get_if<core::CashExchange>(&step)) {
            records.cash.erase(booked->key);
            if (booked->after) {
                records.cash.emplace(booked->key, *booked->after);
            }
        } else if (const auto* const counted = std::get_if<core::CashCountExchange>(&step)) {
            records.cashCounts.erase(counted->key);
            if (counted->after) {
                records.cashCounts.emplace(counted->key, *counted->after);
            }
        }
    }
    return records;
}

ClubRecords withOneExpense()
{
    return after({}, *core::bookCash({{}, clubOfTwo(), at21},
                                     movement(CashKind::Expense, 1'250, QStringLiteral("Hall"))));
}

CashKind anyKind(QRandomGenerator& random)
{
    return static_cast<CashKind>(
        random.bounded(static_cast<int>(core::enumeratorCount<CashKind>())));
}

std::vector<CashMovement> anyMovements(QRandomGenerator& random, int count)
{
    std::vector<CashMovement> movements;
    for (int number = 1; number <= count; ++number) {
        auto one = movement(anyKind(random), random.bounded(1, 100'000), QStringLiteral("x"));
        one.id = movementId(number);
        one.evening = random.bounded(3) == 0 ? core::TournamentUuid() : may;
        one.time = at21.addSecs(random.bounded(100'000));
        movements.push_back(one);
    }
    return movements;
}

ClubRecords recordsOf(const std::vector<CashMovement>& movements)
{
    ClubRecords records;
    for (const auto& one : movements) {
        records.cash.emplace(one.id, one);
    }
    return records;
}

/// The start fee is 5 €, guests pay 7.50 €; 1 and 2 have paid, 3 got back what was paid.
core::Tournament paidEvening()
{
    auto evening = tournament(5);
    evening.settings.name = QStringLiteral("Mai");
    evening.settings.date = QDate(2026, 5, 14);
    evening.settings.startFeeCents = 500;
    evening.settings.feeClasses = {{QStringLiteral("guest"), QStringLiteral("Gast"), 750},
                                   {QStringLiteral("free"), QStringLiteral("frei"), 0}};
    evening.participants[1].feeClass = QStringLiteral("guest");
    evening.participants[0].payments = {{500}};
    evening.participants[1].payments = {{500}, {200}};
    evening.participants[2].payments = {{500}, {-500}};
    return evening;
}

core::EveningFees feesOfMay()
{
    return eveningFees(may, paidEvening());
}

} // namespace

void TestCash::books()
{
    const auto paid = movement(CashKind::Expense, 1'250, QStringLiteral("  Hall "));
    const auto change = core::bookCash({{}, clubOfTwo(), at21}, paid);
    QVERIFY2(change, core::told(refusalsOf(change)).constData());
    QVERIFY((change->label == core::ClubLabel{core::ClubAction::BookCash, QStringLiteral("Hall")}));
    const auto records = after({}, *change);
    QCOMPARE(records.cash.at(paid.id).text, QStringLiteral("Hall"));
    QVERIFY(after(records, core::reversed(*change)) == ClubRecords());
}

void TestCash::refusesToBook_data()
{
    QTest::addColumn<CashMovement>("wanted");
    QTest::addColumn<core::Refusal>("expected");
    const auto row = [](const char* name, const CashMovement& wanted,
                        const core::Refusal& expected) {
        QTest::newRow(name) << wanted << expected;
    };
    const QString word = QStringLiteral("Hall");
    for (const std::int64_t cents :
         {std::int64_t{0}, std::int64_t{-5}, core::largestPaidCents + 1}) {
        row(cents == 0  ? "nothing"
            : cents < 0 ? "less than nothing"
                        : "too much",
            movement(CashKind::Expense, cents, word),
            refusal(CashFault::AmountOutOfRange, "/cents", {QString::number(cents)}));
    }
    row("an expense for nothing", movement(CashKind::Expense, 100, QStringLiteral(" ")),
        refusal(CashFault::TextMissing, "/text"));
    row("a receipt for nothing", movement(CashKind::Receipt, 100),
        refusal(CashFault::TextMissing, "/text"));
    auto strange = movement(CashKind::Float, 100);
    strange.evening.value = QUuid(QStringLiteral("{00000000-0000-4000-8000-000000000009}"));
    row("an evening of another club", strange, refusal(CashFault::EveningUnknown, "/evening"));
    row("two lines", movement(CashKind::Float, 100, QStringLiteral("a\nb")),
        refusal(core::ParticipantFault::TextNotPlain, "/text"));
}

void TestCash::refusesToBook()
{
    QFETCH(CashMovement, wanted);
    QFETCH(core::Refusal, expected);
    QCOMPARE(refusalsOf(core::bookCash({{}, clubOfTwo(), at21}, wanted)), core::Refusals{expected});
}

void TestCash::cancels()
{
    const auto records = withOneExpense();
    const auto change = cancelCash(records, movementId(1), QStringLiteral("booked twice"));
    QVERIFY2(change, core::told(refusalsOf(change)).constData());
    QCOMPARE(change->reason, QStringLiteral("booked twice"));
    QVERIFY(after(records, *change) == ClubRecords());
    QVERIFY(after({}, core::reversed(*change)) == records);
}

void TestCash::refusesToCancel_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<core::Refusal>("expected");
    QTest::newRow("a movement that is gone")
        << 2 << QStringLiteral("twice") << refusal(CashFault::MovementGone, "/movement");
    QTest::newRow("without a reason")
        << 1 << QStringLiteral(" ") << refusal(CashFault::ReasonMissing, "/reason");
    QTest::newRow("a reason of two lines")
        << 1 << QStringLiteral("a\nb") << refusal(core::ParticipantFault::TextNotPlain, "/reason");
}

void TestCash::refusesToCancel()
{
    QFETCH(int, number);
    QFETCH(QString, reason);
    QFETCH(core::Refusal, expected);
    QCOMPARE(refusalsOf(cancelCash(withOneExpense(), movementId(number), reason)),
             core::Refusals{expected});
}

void TestCash::counts()
{
    const CashCount counted{{{5'000, 2}, {100, 0}, {1, 7}}, at21, QStringLiteral("desk 1")};
    const auto change = core::countCash({{}, clubOfTwo(), at21}, {may, std::nullopt, counted});
    QVERIFY2(change, core::told(refusalsOf(change)).constData());
    QCOMPARE(change->label.subject, QStringLiteral("Mai"));
    const auto records = after({}, *change);
    const auto& stored = records.cashCounts.at(may);
    QCOMPARE(centsOf(stored), std::int64_t{10'007});
    QCOMPARE(stored.pieces.size(), std::size_t{2});
    QVERIFY(core::countCash({records, clubOfTwo(), at21}, {may, std::nullopt, counted})->isEmpty());
}

void TestCash::refusesToCount_data()
{
    QTest::addColumn<qint64>("value");
    QTest::addColumn<qint64>("pieces");
    QTest::addColumn<bool>("ofClub");
    QTest::addColumn<core::Refusal>("expected");
    QTest::newRow("three cents") << qint64{3} << qint64{1} << true
                                 << refusal(CashFault::PieceUnknown, "/pieces/3", numberTexts({3}));
    QTest::newRow("less than none")
        << qint64{100} << qint64{-1} << true
        << refusal(CashFault::PiecesOutOfRange, "/pieces/100", numberTexts({100, -1, 100'000}));
    QTest::newRow("too many") << qint64{100} << qint64{100'001} << true
                              << refusal(CashFault::PiecesOutOfRange, "/pieces/100",
                                         numberTexts({100, 100'001, 100'000}));
    QTest::newRow("an evening of another club")
        << qint64{100} << qint64{1} << false << refusal(CashFault::EveningUnknown, "/evening");
}

void TestCash::refusesToCount()
{
    QFETCH(qint64, value);
    QFETCH(qint64, pieces);
    QFETCH(bool, ofClub);
    QFETCH(core::Refusal, expected);
    const CashCount counted{
        {{static_cast<std::int32_t>(value), static_cast<std::int32_t>(pieces)}}, at21, {}};
    const auto evening = ofClub ? may : core::TournamentUuid();
    QCOMPARE(refusalsOf(core::countCash({{}, clubOfTwo(), at21}, {evening, std::nullopt, counted})),
             core::Refusals{expected});
}

void TestCash::countsOnWhatIsKnown()
{
    const CashCount first{{{100, 5}}, at21, QStringLiteral("desk 1")};
    const CashCount second{{{100, 6}}, at21, QStringLiteral("desk 2")};
    const auto records =
        after({}, *core::countCash({{}, clubOfTwo(), at21}, {may, std::nullopt, first}));
    QCOMPARE(refusalsOf(core::countCash({records, clubOfTwo(), at21}, {may, std::nullopt, second})),
             core::Refusals{refusal(
                 CashFault::CountedMeanwhile, "/pieces",
                 {QStringLiteral("500"), QStringLiteral("600"), QStringLiteral("desk 1")})});
    QVERIFY(core::countCash({records, clubOfTwo(), at21}, {may, first, second}));
}

void TestCash::reportsAnEvening()
{
    core::EveningCash cash;
    cash.movements = {movement(CashKind::Float, 10'000),
                      movement(CashKind::Receipt, 2'000, QStringLiteral("Raffle")),
                      movement(CashKind::Expense, 1'250, QStringLiteral("Hall")),
                      movement(CashKind::Prize, 3'000),
                      movement(CashKind::LicenceFee, 500),
                      movement(CashKind::TransferIn, 700),
                      movement(CashKind::TransferOut, 8'000)};
    cash.count = CashCount{{{1'000, 1}, {50, 1}}, at21, {}};
    const auto report = cashReport(paidEvening(), cash);
    QCOMPARE(report.totals.income(), std::int64_t{1'700 + 2'000});
    QCOMPARE(report.totals.spending(), std::int64_t{500 + 1'250 + 3'000 + 500});
    QCOMPARE(report.totals.balance(), std::int64_t{-1'550});
    QCOMPARE(report.totals.expected(), std::int64_t{10'000 + 700 - 8'000 - 1'550});
    QCOMPARE(report.counted, std::optional<std::int64_t>(1'050));
    QCOMPARE(report.difference(), std::optional<std::int64_t>(1'050 - 1'150));
    cash.count.reset();
    QVERIFY(!cashReport(paidEvening(), cash).difference());
}

void TestCash::prizesAreDueAsTheyAreShared()
{
    auto evening = tournament(4);
    evening.settings.prizeCents = {3'000, 2'000, 1'000, 500, 100};
    QCOMPARE(cashReport(evening, {}).prizesDue, std::int64_t{6'600});
    evening.rounds = {round(
        1, {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played("0,5,5,9")}, {2_g, played("0,5,5,9")}})})};
    QCOMPARE(cashReport(evening, {}).prizesDue, std::int64_t{6'500});
}

void TestCash::feesAreToldByClass()
{
    const auto report = cashReport(paidEvening(), {});
    QCOMPARE(report.classes.size(), std::size_t{2});
    QVERIFY(
        (report.classes[0] == core::FeeClassTotals{{}, {}, 500, 4, {2'000, 1'000, 500, 1'500}}));
    QVERIFY((report.classes[1] ==
             core::FeeClassTotals{
                 QStringLiteral("guest"), QStringLiteral("Gast"), 750, 1, {750, 700, 0, 50}}));
    core::FeeTotals sum;
    for (const auto& one : report.classes) {
        sum += one.totals;
    }
    QVERIFY(sum == report.totals.fees);
}

void TestCash::orderDoesNotMatter()
{
    QRandomGenerator random(11);
    for (int turn = 0; turn < 50; ++turn) {
        const auto evening = random_tournament::Maker(static_cast<quint32>(turn), {}).tournament();
        auto movements = anyMovements(random, random.bounded(1, 40));
        const auto report = cashReport(evening, {movements, std::nullopt});
        std::int64_t sum = report.totals.fees.paid() - report.totals.fees.notCash;
        for (const auto& one : movements) {
            sum += signOf(one.kind) * one.cents;
        }
        QCOMPARE(report.totals.expected(), sum);
        std::shuffle(movements.begin(), movements.end(), random);
        QVERIFY(report == cashReport(evening, {movements, std::nullopt}));
        core::FeeTotals ofClasses;
        for (const auto& one : report.classes) {
            ofClasses += one.totals;
        }
        QVERIFY(ofClasses == report.totals.fees);
    }
}

void TestCash::bookHoldsWhatItsLinesSay()
{
    QRandomGenerator random(12);
    for (int turn = 0; turn < 50; ++turn) {
        const auto movements = anyMovements(random, random.bounded(0, 40));
        const auto book = cashBook(recordsOf(movements), {feesOfMay()}, {});
        std::int64_t held = 0;
        for (const auto& line : book.lines) {
            QVERIFY(line.in >= 0 && line.out >= 0);
            held += line.in - line.out;
            QCOMPARE(line.held, held);
        }
        QCOMPARE(book.totals.expected(), held);
        QCOMPARE(book.lines.size(), movements.size() + 1);
        QVERIFY(std::is_sorted(
            book.lines.begin(), book.lines.end(),
            [](const auto& left, const auto& right) { return left.day < right.day; }));
    }
}

void TestCash::spanChoosesDays_data()
{
    QTest::addColumn<QDate>("from");
    QTest::addColumn<QDate>("until");
    QTest::addColumn<qint64>("expected");
    const QDate day(2026, 5, 14);
    // Start fees of 1,200, an expense of 300 on that evening, and 50 of no evening in June.
    QTest::newRow("all") << QDate() << QDate() << qint64{950};
    QTest::newRow("that day") << day << day << qint64{900};
    QTest::newRow("before it") << QDate() << day.addDays(-1) << qint64{0};
    QTest::newRow("after it") << day.addDays(1) << QDate() << qint64{50};
    QTest::newRow("from it on") << day << QDate() << qint64{950};
}

void TestCash::spanChoosesDays()
{
    QFETCH(QDate, from);
    QFETCH(QDate, until);
    const auto dayOf = [](QDate day) { return day.isValid() ? std::optional(day) : std::nullopt; };
    auto expense = movement(CashKind::Expense, 300, QStringLiteral("Hall"));
    expense.time = at21.addDays(90); // Booked late, it still belongs to its evening.
    auto donation = movement(CashKind::Receipt, 50, QStringLiteral("Found"));
    donation.id = movementId(2);
    donation.evening = {};
    donation.time = at21.addDays(30);
    const auto book =
        cashBook(recordsOf({expense, donation}), {feesOfMay()}, {dayOf(from), dayOf(until)});
    QTEST(static_cast<qint64>(book.totals.expected()), "expected");
    const auto before = from.isValid() ? cashBook(recordsOf({expense, donation}), {feesOfMay()},
                                                  {std::nullopt, from.addDays(-1)})
                                       : core::CashBook();
    QCOMPARE(book.opening, before.closing());
    QCOMPARE(book.closing(), book.opening + book.totals.expected());
    auto held = book.opening;
    for (const auto& line : book.lines) {
        held += line.in - line.out;
        QCOMPARE(line.held, held);
    }
    QCOMPARE(held, book.closing());
}

namespace {

QDateTime atNoon(const QDate& day)
{
    return QDateTime(day, {12, 0}, Qt::LocalTime).toUTC();
}

const QDate may30(2026, 5, 30);
const QDate june1(2026, 6, 1);

/// Without a date: 5 € on 30 May, 3 € and 1 € back on 1 June, and 2 € at an unknown time.
core::Tournament undatedEvening()
{
    auto evening = paidEvening();
    evening.settings.date.reset();
    for (auto& person : evening.participants) {
        person.payments.clear();
    }
    evening.participants[0].payments = {{200}, {500, atNoon(may30)}};
    evening.participants[1].payments = {{300, atNoon(june1)}};
    evening.participants[2].payments = {{-100, atNoon(june1)}};
    return evening;
}

/// "2026-05-30 +500 -0 =500", without a day "-".
QStringList linesOf(const core::CashBook& book)
{
    QStringList lines;
    for (const auto& line : book.lines) {
        lines << QStringLiteral("%1 +%2 -%3 =%4")
                     .arg(line.day ? line.day->toString(Qt::ISODate) : QStringLiteral("-"))
                     .arg(line.in)
                     .arg(line.out)
                     .arg(line.held);
    }
    return lines;
}

} // namespace

void TestCash::feesWithoutADateStandWhereTheyWerePaid_data()
{
    QTest::addColumn<core::DaySpan>("span");
    QTest::addColumn<qint64>("opening");
    QTest::addColumn<QStringList>("lines");
    using core::DaySpan;
    const auto text = [](const char* line) { return QString::fromLatin1(line); };
    QTest::newRow("all") << DaySpan() << qint64{0}
                         << QStringList{text("2026-05-30 +500 -0 =500"),
                                        text("2026-06-01 +300 -100 =700"), text("- +200 -0 =900")};
    QTest::newRow("from the second day on")
        << DaySpan{june1, {}} << qint64{500}
        << QStringList{text("2026-06-01 +300 -100 =700"), text("- +200 -0 =900")};
    QTest::newRow("until the first day")
        << DaySpan{{}, may30} << qint64{0} << QStringList{text("2026-05-30 +500 -0 =500")};
    QTest::newRow("between the two")
        << DaySpan{may30.addDays(1), may30.addDays(1)} << qint64{500} << QStringList();
    QTest::newRow("later") << DaySpan{june1.addDays(1), {}} << qint64{700}
                           << QStringList{text("- +200 -0 =900")};
}

void TestCash::feesWithoutADateStandWhereTheyWerePaid()
{
    QFETCH(const core::DaySpan, span);
    const auto book = core::cashBook({}, {eveningFees(june, undatedEvening())}, span);
    QTEST(static_cast<qint64>(book.opening), "opening");
    QTEST(linesOf(book), "lines");
    QCOMPARE(book.closing(), book.lines.empty() ? book.opening : book.lines.back().held);
}

void TestCash::feesOfADateStandThere()
{
    auto evening = undatedEvening();
    evening.settings.date = QDate(2026, 5, 14);
    const auto book = core::cashBook({}, {eveningFees(june, evening)}, {});
    QCOMPARE(linesOf(book), QStringList{QStringLiteral("2026-05-14 +1000 -100 =900")});
}

void TestCash::idsAscendAsBooked_data()
{
    QTest::addColumn<QString>("stored");
    QTest::addColumn<QDateTime>("storedAt");
    QTest::addColumn<QString>("expected"); // Without the random part.
    const auto row = [](const char* name, const char* stored, const QDateTime& storedAt,
                        const char* expected) {
        QTest::newRow(name) << QString::fromLatin1(stored) << storedAt
                            << QString::fromLatin1(expected);
    };
    // 2026-05-14 21:00:00.250 UTC is 0x019e284a057a milliseconds after 1970.
    row("nothing in that second", "019e284a-057a-7005-8000-000000000001", at21.addSecs(-1),
        "019e284a-057a-7000-");
    row("earlier in it", "019e284a-0579-7fff-bfff-ffffffffffff", at21, "019e284a-057a-7000-");
    row("in the same millisecond", "019e284a-057a-7005-8000-000000000001", at21,
        "019e284a-057a-7006-");
    row("the counter is full", "019e284a-057a-7fff-8000-000000000001", at21, "019e284a-057b-7000-");
    row("by a clock that is ahead", "02000000-0000-7000-8000-000000000001", at21,
        "02000000-0000-7001-");
    row("a random id", "ffffffff-ffff-4fff-bfff-ffffffffffff", at21, "019e284a-057a-7000-");
    row("none is larger", "ffffffff-ffff-7fff-8000-000000000001", at21, "019e284a-057a-7000-");
}

void TestCash::idsAscendAsBooked()
{
    QFETCH(const QString, stored);
    QFETCH(const QDateTime, storedAt);
    QFETCH(const QString, expected);
    auto first = movement(CashKind::Float, 100);
    first.id.value = QUuid(stored);
    first.time = storedAt;
    const std::map<core::CashMovementId, CashMovement> booked = {{first.id, first}};
    const auto moment = at21.addMSecs(250);
    const auto id = core::nextMovementId(booked, moment).value;
    const auto text = id.toString(QUuid::WithoutBraces);
    QVERIFY2(text.startsWith(expected), qPrintable(text));
    QVERIFY(id.variant() == QUuid::DCE);
    QVERIFY(id != core::nextMovementId(booked, moment).value);
}

void TestCash::oneSecondKeepsItsOrder()
{
    ClubRecords records;
    QStringList expected;
    for (int number = 1; number <= 40; ++number) {
        const auto text = QString::number(number);
        auto booked = movement(CashKind::Expense, number, text);
        booked.id = {};
        // The clocks of two desks that take turns differ.
        booked.time = at21.addMSecs(number % 2 == 0 ? 100 : 900);
        auto change = *core::bookCash({records, clubOfTwo(), at21}, booked);
        stampCash(change, {QStringLiteral("desk 1"), at21});
        records = after(std::move(records), change);
        expected << text;
    }
    QStringList told;
    for (const auto& one : cashOf(records, may).movements) {
        told << one.text;
    }
    QCOMPARE(told, expected);
    QStringList written;
    for (const auto& line : core::cashBook(records, {feesOfMay()}, {}).lines) {
        written << line.text;
    }
    QCOMPARE(written.mid(1), expected);
}

void TestCash::onlyCashIsInTheBox()
{
    auto evening = tournament(2);
    evening.settings.name = QStringLiteral("Mai");
    evening.settings.date = QDate(2026, 5, 14);
    evening.participants[0].payments = {{500}};
    evening.participants[1].payments = {{800, std::nullopt, {}, {}, QString(core::transferWay)}};
    auto prize = movement(CashKind::Prize, 300);
    prize.way = QStringLiteral("voucher");
    const core::EveningCash cash{{prize}, {}};
    const auto report = core::cashReport(evening, cash);
    QCOMPARE(report.totals.balance(), std::int64_t{1'000});
    QCOMPARE(report.totals.expected(), std::int64_t{500});
    const std::vector<core::WayTotals> ways = {
        {{}, 500, 0}, {QString(core::transferWay), 800, 0}, {QStringLiteral("voucher"), 0, 300}};
    QVERIFY(report.ways == ways);
    const auto book =
        core::cashBook(recordsOf({prize}), {core::eveningFees(may, evening)}, core::DaySpan());
    QVERIFY(book.ways == ways);
    QCOMPARE(book.closing(), std::int64_t{500});
    QCOMPARE(book.lines.size(), std::size_t{3});
    QCOMPARE(book.lines.back().held, std::int64_t{500});
}

/// "Door 2: 50 float + 78 fees = 128".
void TestCash::eachBoxHasItsOwn()
{
    const auto door = QStringLiteral("Door 2");
    auto evening = tournament(2);
    evening.participants[0].payments = {{7'800, std::nullopt, {}, {}, {}, door}};
    evening.participants[1].payments = {{500}};
    auto change = movement(CashKind::Float, 5'000);
    change.box = door;
    core::EveningCash cash{{change}, CashCount{{{500, 1}}, at21, {}}};
    auto report = core::cashReport(evening, cash);
    QCOMPARE(report.boxes.size(), std::size_t{2});
    QCOMPARE(report.boxes[0].expected(), std::int64_t{500});
    QCOMPARE(report.boxes[0].difference(), std::optional<std::int64_t>(0));
    QCOMPARE(report.boxes[1].floats, std::int64_t{5'000});
    QCOMPARE(report.boxes[1].fees, std::int64_t{7'800});
    QCOMPARE(report.boxes[1].expected(), std::int64_t{12'800});
    QVERIFY(!report.boxes[1].counted);
    QVERIFY(!report.counted);
    cash.count->otherBoxes = {{door, {{10'000, 1}, {2'000, 1}}}};
    report = core::cashReport(evening, cash);
    QCOMPARE(report.boxes[1].difference(), std::optional<std::int64_t>(-800));
    QCOMPARE(report.difference(), std::optional<std::int64_t>(-800));
}

void TestCash::countsOneBox()
{
    const auto door = QStringLiteral("Door 2");
    const core::CashBasis now({}, clubOfTwo(), at21);
    const auto first = core::countCash(now, {may, {}, CashCount{{{500, 2}}, at21, {}}});
    QVERIFY(first);
    const auto records = after({}, *first);
    // Who counts another box need not have seen that count.
    const auto second = core::countCash({records, clubOfTwo(), at21},
                                        {may, {}, CashCount{{{200, 3}}, at21, {}}, door});
    QVERIFY2(second, core::told(refusalsOf(second)).constData());
    const auto count = after(records, *second).cashCounts.at(may);
    QCOMPARE(centsOf(count), std::int64_t{1'600});
    QVERIFY(core::countedIn(count, door) == core::CashPieces({{200, 3}}));
    QVERIFY(core::countedIn(count, {}) == core::CashPieces({{500, 2}}));
    const auto again = core::countCash({after(records, *second), clubOfTwo(), at21},
                                       {may, {}, CashCount{{{200, 4}}, at21, {}}, door});
    QCOMPARE(refusalsOf(again).front().code, core::RefusalCode(CashFault::CountedMeanwhile));
}

void TestCash::handsOver()
{
    const core::CashBasis now({}, clubOfTwo(), at21);
    auto taken = movement(CashKind::TransferOut, 2'000);
    taken.id = {};
    taken.box = QStringLiteral("Door 2");
    const auto change = core::handOverCash(now, taken, {});
    QVERIFY(change);
    const auto records = after({}, *change);
    QCOMPARE(records.cash.size(), std::size_t{2});
    const auto report = core::cashReport(tournament(1), core::cashOf(records, may));
    QCOMPARE(report.totals.expected(), std::int64_t{0});
    QCOMPARE(report.boxes[0].expected(), std::int64_t{2'000});
    QCOMPARE(report.boxes[1].expected(), std::int64_t{-2'000});
    QCOMPARE(refusalsOf(core::handOverCash(now, taken, taken.box)).front().code,
             core::RefusalCode(CashFault::SameBox));
}

void TestCash::handoverIsCancelledWhole_data()
{
    QTest::addColumn<CashKind>("half");
    QTest::addColumn<QDateTime>("time");
    QTest::newRow("what was taken out") << CashKind::TransferOut << at21;
    QTest::newRow("what was put in") << CashKind::TransferIn << at21;
    QTest::newRow("at a time of the program's") << CashKind::TransferIn << QDateTime();
}

void TestCash::handoverIsCancelledWhole()
{
    QFETCH(CashKind, half);
    QFETCH(QDateTime, time);
    auto taken = movement(CashKind::TransferOut, 2'000);
    taken.id = {};
    taken.time = time;
    const auto handover =
        core::handOverCash({{}, clubOfTwo(), at21}, taken, QStringLiteral("Door 2"));
    auto records = after({}, *handover);
    // The same amount to the bank is another movement.
    const auto bank = core::bookCash({records, clubOfTwo(), at21}, taken);
    records = after(records, *bank);
    const auto found = std::find_if(records.cash.begin(), records.cash.end(), [&](const auto& one) {
        return one.second.kind == half && one.first != core::bookedBy(*bank);
    });
    const auto cancelled = core::cancelCash(records, found->first, QStringLiteral("twice"));
    QVERIFY(cancelled);
    const auto left = after(records, *cancelled);
    QCOMPARE(left.cash.size(), std::size_t{1});
    QVERIFY(left.cash.contains(core::bookedBy(*bank)));
    const auto alone = core::cancelCash(records, core::bookedBy(*bank), QStringLiteral("twice"));
    QCOMPARE(after(records, *alone).cash.size(), std::size_t{2});
}

void TestCash::waysAndBoxesAreTheSameInAnySpelling()
{
    auto evening = tournament(4);
    const auto paid = [](std::int64_t cents, const char* way, const char* box) {
        return FeePayment{cents, std::nullopt,           {},
                          {},    QString::fromUtf8(way), QString::fromUtf8(box)};
    };
    evening.participants[0].payments = {paid(500, "", "Tür 1"), paid(100, "CASH", "TÜR  1")};
    evening.participants[1].payments = {paid(300, "Kuchen", "")};
    evening.participants[2].payments = {paid(200, "kuchen", ""), paid(50, "Transfer", "")};
    auto prize = movement(CashKind::Prize, 40);
    prize.way = QString(core::transferWay);
    CashCount count;
    count.otherBoxes = {{QStringLiteral("tür 1"), {{200, 3}}}};
    const auto report = core::cashReport(evening, {{prize}, count});
    const std::vector<core::WayTotals> ways = {
        {{}, 600, 0}, {QStringLiteral("Kuchen"), 500, 0}, {QString(core::transferWay), 50, 40}};
    QVERIFY(report.ways == ways);
    QCOMPARE(report.boxes.size(), std::size_t{1});
    QCOMPARE(report.boxes[0].box, QStringLiteral("Tür 1"));
    QCOMPARE(report.boxes[0].difference(), std::optional<std::int64_t>(0));
    QCOMPARE(report.totals.expected(), std::int64_t{600});
    const auto book = core::cashBook({}, {core::eveningFees(may, evening)}, {});
    QCOMPARE(book.closing(), std::int64_t{600});
    QCOMPARE(book.lines.size(), std::size_t{3});
}

void TestCash::waysAreBookedInOneSpelling_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("booked");
    QTest::newRow("cash") << QStringLiteral("CASH") << QString();
    QTest::newRow("German cash") << QStringLiteral("Bar") << QString();
    QTest::newRow("a transfer") << QStringLiteral("Transfer") << QString(core::transferWay);
    QTest::newRow("a German transfer")
        << QStringLiteral("überweisung") << QString(core::transferWay);
    QTest::newRow("a word of the club's own")
        << QStringLiteral("Kuchen") << QStringLiteral("Kuchen");
}

void TestCash::waysAreBookedInOneSpelling()
{
    QFETCH(QString, typed);
    auto paid = movement(CashKind::Expense, 100, QStringLiteral("Hall"));
    paid.way = typed;
    auto change = *core::bookCash({{}, clubOfTwo(), at21}, paid);
    core::stampCash(change, {QStringLiteral("desk 1"), at21});
    QTEST(std::get<core::CashExchange>(change.steps.front()).after->way, "booked");
}

RUMMY_TEST(TestCash)

} // namespace tst_cash

#include "tst_cash.moc"
