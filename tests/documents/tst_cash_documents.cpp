#include "samples.h"
#include "table_reading.h"
#include "tests/suite.h"
#include "typeset/sheet_checker.h"

#include "reports/documents/club_catalogue.h"
#include "reports/typeset/document.h"

namespace tst_cash_documents {

using namespace Qt::Literals::StringLiterals;
using core::CashKind;
using core::CashMovement;
using documents::Kind;
using table_reading::csvKeys;
using table_reading::tableOf;
using table_reading::titles;
using table_reading::values;

namespace {

CashMovement moved(CashKind kind, std::int64_t cents, const QString& text = {})
{
    static uint number = 0;
    CashMovement movement;
    movement.id.value = QUuid(++number, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    movement.kind = kind;
    movement.cents = cents;
    movement.text = text;
    movement.time = QDateTime({2026, 11, 21}, {21, 0}, Qt::UTC);
    return movement;
}

core::Tournament paying()
{
    auto tournament = samples::withoutRounds();
    tournament.settings.startFeeCents = 500;
    tournament.settings.feeClasses = {{u"guest"_s, u"Gäste"_s, 750}};
    tournament.participants[0].feeClass = u"guest"_s;
    tournament.participants[0].setPaidCents(750);
    tournament.participants[1].setPaidCents(500);
    return tournament;
}

core::EveningCash busyEvening()
{
    core::EveningCash cash;
    cash.movements = {moved(CashKind::Float, 10'000), moved(CashKind::Receipt, 2'050, u"Raffle"_s),
                      moved(CashKind::Expense, 1'999, u"Hall"_s),
                      moved(CashKind::TransferOut, 5'000, u"Bank"_s)};
    cash.count = core::CashCount{{{5'000, 1}, {1'000, 1}, {50, 3}}, cash.movements[0].time, {}};
    return cash;
}

} // namespace

class TestCashDocuments : public QObject
{
    Q_OBJECT

private:
    /// 100 € in April; two movements on a day in May, one a day later.
    static core::ClubRecords bookRecords()
    {
        core::ClubRecords records;
        const auto add = [&records](CashMovement movement, QDate day) {
            movement.time = QDateTime(day, QTime(12, 0), Qt::UTC);
            records.cash.emplace(movement.id, movement);
        };
        add(moved(CashKind::Float, 10'000), {2026, 4, 1});
        add(moved(CashKind::Receipt, 2'050, u"Raffle"_s), {2026, 5, 14});
        add(moved(CashKind::Expense, 1'999, u"Hall"_s), {2026, 5, 14});
        add(moved(CashKind::Expense, 100, u"Pencils"_s), {2026, 5, 15});
        return records;
    }

    static typeset::TableDocument bookOf(const core::ClubRecords& records,
                                         const core::DaySpan& days)
    {
        const core::ClubEvenings evenings;
        const auto made =
            documents::compose({records, evenings, QDateTime({2026, 12, 31}, {21, 0})},
                               {.kind = documents::ClubKind::CashBook, .days = days});
        return *typeset::tableOf(made->front());
    }

    const texts::ThreadLanguage english_{QLocale(QLocale::English, QLocale::UnitedKingdom)};

private Q_SLOTS:
    void saysAllThatMoved()
    {
        const auto tournament = paying();
        auto source = table_reading::sourceOf(tournament);
        source.cash = busyEvening();
        const auto table = tableOf(source, {Kind::CashReport});
        QCOMPARE(csvKeys(table).join(u','), u"part,item,due,in,out"_s);
        QCOMPARE(titles(table), QStringList({u"Start fees"_s, u"Other income"_s, u"Expenses"_s,
                                             u"Result"_s, u"In the box"_s, u"Counted"_s}));
        QCOMPARE(values(table, u"item"_s),
                 QStringList({u"6 at 5 €"_s, u"Gäste: 1 at 7.50 €"_s, u"Raffle"_s, u"Hall"_s,
                              u"Sum"_s, u"Surplus"_s, u"Result of the evening"_s,
                              u"Opening float"_s, u"Bank"_s, u"Expected"_s, u"Counted"_s,
                              u"Missing"_s, u"1 × 50 €"_s, u"1 × 10 €"_s, u"3 × 50 ct"_s}));
        QCOMPARE(values(table, u"in"_s),
                 QStringList({u"5.00"_s, u"7.50"_s, u"20.50"_s, QString(), u"33.00"_s, u"13.01"_s,
                              u"13.01"_s, u"100.00"_s, QString(), u"63.01"_s, u"61.50"_s, QString(),
                              u"50.00"_s, u"10.00"_s, u"1.50"_s}));
        QCOMPARE(values(table, u"out"_s)[11], u"1.51"_s);
        QCOMPARE(values(table, u"due"_s).mid(0, 2), QStringList({u"30.00"_s, u"7.50"_s}));
        QVERIFY(table.blocks[0].notes.contains(u"25 € still open"_s));
    }

    void saysWhatIsOwedBack()
    {
        auto tournament = paying();
        tournament.participants[1].setPaidCents(80'000);
        const auto cash = tableOf(tournament, {Kind::CashReport});
        QVERIFY(cash.blocks[0].notes.contains(u"795 € owed back"_s));
        const auto people = tableOf(tournament, {Kind::Participants});
        QCOMPARE(values(people, u"owed_back"_s)[1], u"795.00"_s);
        QVERIFY(table_reading::isShown(people, u"owed_back"_s));
        QVERIFY(people.notes.contains(u"Owed back: 795 €"_s));
        QVERIFY(people.notes.contains(u"Start fees: 37.50 € due, 807.50 € paid, 25 € open"_s));
        for (const auto kind : {Kind::SignUpList, Kind::CheckInList}) {
            QVERIFY(values(tableOf(tournament, {kind}), u"due"_s).contains(u"-795.00"_s));
        }
        QVERIFY(!table_reading::isShown(tableOf(paying(), {Kind::Participants}), u"owed_back"_s));
    }

    /// The lines and the sums below them make what was paid.
    void participantsAddUpWithWhoWasRemoved()
    {
        auto tournament = paying();
        core::FeePayment former{300};
        former.payer.number = core::StartNumber{77};
        tournament.formerPayments = {former};
        tournament.participants[1].setPaidCents(600);
        const auto people = tableOf(tournament, {Kind::Participants});
        QVERIFY(people.notes.contains(u"Start fees: 37.50 € due, 13.50 € paid, 25 € open"_s));
        QVERIFY(people.notes.contains(u"Removed since: 3 € paid"_s));
        QVERIFY(people.notes.contains(u"Owed back: 4 €, of this 3 € to people removed since"_s));
    }

    void eachBoxHasItsDifference()
    {
        const auto tournament = paying();
        auto source = table_reading::sourceOf(tournament);
        source.cash = busyEvening();
        auto change = moved(CashKind::Float, 5'000);
        change.box = u"Door 2"_s;
        source.cash.movements.push_back(change);
        source.cash.count->otherBoxes = {{u"Door 2"_s, {{1'000, 4}}}};
        const auto table = tableOf(source, {Kind::CashReport});
        const auto items = values(table, u"item"_s);
        const auto missing = items.indexOf(u"Door 2: Missing"_s);
        QVERIFY2(missing > 0, qPrintable(items.join(u'\n')));
        QCOMPARE(values(table, u"out"_s)[missing], u"10.00"_s);
        QVERIFY(items.contains(u"Main box: Missing"_s));
        QVERIFY(titles(table).contains(u"Counted in Main box"_s));
    }

    void boxAddsUpWithoutWhatIsNotCash()
    {
        auto tournament = paying();
        tournament.participants[1].payments.front().way = QString(core::transferWay);
        auto source = table_reading::sourceOf(tournament);
        source.cash.movements = {moved(CashKind::Float, 10'000)};
        const auto table = tableOf(source, {Kind::CashReport});
        const auto items = values(table, u"item"_s);
        const auto result = items.indexOf(u"Result of the evening, in cash"_s);
        QVERIFY2(result > 0, qPrintable(items.join(u'\n')));
        QCOMPARE(values(table, u"in"_s)[result], u"7.50"_s);
        QCOMPARE(values(table, u"in"_s)[items.indexOf(u"Expected"_s)], u"107.50"_s);
    }

    void isToBeSigned()
    {
        const auto tournament = paying();
        auto source = table_reading::sourceOf(tournament);
        const auto expense = moved(CashKind::Expense, 100, u"Beer mats and pencils"_s);
        source.cash = busyEvening();
        source.cash.movements.insert(source.cash.movements.end(), 12, expense);
        source.cash.count->pieces.clear();
        for (const auto piece : core::euroPieces) {
            source.cash.count->pieces.emplace(piece, 7);
        }
        for (const auto paper : {typeset::PaperSize::A4, typeset::PaperSize::Letter}) {
            const auto sheets = typeset::sheetsOf(*compose(source, {Kind::CashReport}), paper);
            QCOMPARE(sheets.size(), std::size_t{1});
            const QString text = typeset::runningText(sheets);
            QVERIFY(text.contains(typeset::withoutBlanks(u"Checked by"_s)));
            QCOMPARE(typeset::sheetFaults(sheets), QStringList());
        }
    }

    void saysThatNothingMoved()
    {
        const auto table = tableOf(samples::withoutRounds(), {Kind::CashReport});
        QVERIFY(!table.hasRows());
        QCOMPARE(table.nothing, u"No money was taken or spent yet."_s);
    }

    void bookTellsEveryMovement()
    {
        const auto records = bookRecords();
        const auto table = bookOf(records, {QDate(2026, 5, 14), QDate(2026, 12, 31)});
        QCOMPARE(csvKeys(table).join(u','), u"date,evening,kind,number,item,in,out,held"_s);
        QCOMPARE(values(table, u"kind"_s),
                 QStringList({u"opening"_s, u"receipt"_s, u"expense"_s, u"sum"_s, u"expense"_s,
                              u"total-receipt"_s, u"total-expense"_s, u"total"_s, u"closing"_s}));
        QCOMPARE(values(table, u"item"_s).mid(1, 2),
                 QStringList({u"Income: Raffle"_s, u"Expense: Hall"_s}));
        QCOMPARE(values(table, u"held"_s),
                 QStringList({u"100.00"_s, u"120.50"_s, u"100.51"_s, QString(), u"99.51"_s,
                              QString(), QString(), QString(), u"99.51"_s}));
        QCOMPARE(values(table, u"in"_s)[3], u"20.50"_s);
        QCOMPARE(values(table, u"out"_s)[3], u"19.99"_s);
        QCOMPARE(values(table, u"out"_s)[7], u"20.99"_s);
        QCOMPARE(titles(table)[1], u"14 May 2026"_s);
        QCOMPARE(table.signatures.size(), 3);
    }

    void bookWithoutABeginningOpensWithNothing()
    {
        const auto table = bookOf(bookRecords(), {});
        QVERIFY(!values(table, u"kind"_s).contains(u"opening"_s));
        QCOMPARE(values(table, u"held"_s).last(), u"99.51"_s);
        const auto none = bookOf({}, {QDate(2026, 1, 1), {}});
        QVERIFY(!none.hasRows() && none.signatures.isEmpty());
    }

    void bookFitsItsPages()
    {
        auto records = bookRecords();
        for (int day = 0; day < 300; ++day) {
            auto one = moved(CashKind::Expense, 123'456'789, u"Hall and caretaker, by invoice"_s);
            one.time = QDateTime({2026, 1, 1}, {12, 0}, Qt::UTC).addDays(day);
            records.cash.emplace(one.id, one);
        }
        const core::ClubEvenings evenings;
        for (const auto paper : {typeset::PaperSize::A4, typeset::PaperSize::Letter}) {
            const auto made =
                documents::compose({records, evenings, QDateTime({2026, 12, 31}, {21, 0})},
                                   {.kind = documents::ClubKind::CashBook});
            QCOMPARE(typeset::sheetFaults(typeset::sheetsOf(*made, paper)), QStringList());
        }
    }

    void saysThatNobodyCounted()
    {
        const auto tournament = samples::withoutRounds();
        auto source = table_reading::sourceOf(tournament);
        source.cash.movements = {moved(CashKind::Expense, 100, u"Hall"_s)};
        const auto table = tableOf(source, {Kind::CashReport});
        QCOMPARE(values(table, u"item"_s),
                 QStringList({u"Hall"_s, u"Sum"_s, u"Deficit"_s, u"Result of the evening"_s,
                              u"Expected"_s}));
        QVERIFY(table.notes.contains(u"The cash was not counted yet."_s));
    }
};

RUMMY_TEST(TestCashDocuments)

} // namespace tst_cash_documents

#include "tst_cash_documents.moc"
