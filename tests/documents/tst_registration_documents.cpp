#include "printed_evening.h"
#include "table_reading.h"
#include "tests/suite.h"
#include "tests/typeset/code_reader.h"
#include "tests/typeset/sheet_checker.h"

#include "core/codes/badge_code.h"
#include "core/people/name_order.h"
#include "reports/typeset/document.h"
#include "reports/typeset/table_writers.h"

#include <QSet>

namespace tst_registration_documents {

using namespace Qt::Literals::StringLiterals;
using core::Attendance;
using documents::Form;
using documents::Kind;
using table_reading::isShown;
using table_reading::shown;
using table_reading::sourceOf;
using table_reading::tableOf;
using table_reading::values;

namespace {

const QLocale english(QLocale::English, QLocale::UnitedKingdom);

core::Participant registered(int number, const QString& name, Attendance status,
                             std::int64_t paidCents = 0)
{
    core::Participant person;
    person.number = core::StartNumber{number};
    person.name = name;
    person.status = status;
    person.setPaidCents(paidCents);
    // The highest number registered first.
    person.registeredAt = QDateTime({2026, 5, 1}, {12, 0}, Qt::UTC).addSecs(qint64{-60} * number);
    return person;
}

/// After two rounds of 22 people three are expected, one of whom paid in advance, and two wait.
core::Tournament evening()
{
    auto tournament = printed_evening::tournament(22);
    tournament.participants.front().setPaidCents(500);
    for (const auto& person : {registered(23, u"Äckermann, Vera"_s, Attendance::Expected, 500),
                               registered(24, u"Zacharias, Udo"_s, Attendance::Expected, 200),
                               registered(25, u"Xantener, Ida"_s, Attendance::Waiting),
                               registered(26, u"Yilmaz, Ole"_s, Attendance::Waiting),
                               registered(27, u"Quast, Eva"_s, Attendance::Expected)}) {
        tournament.participants.push_back(person);
    }
    return normalised(tournament);
}

/// Surnames of people who are not here.
QStringList others(Attendance status)
{
    QStringList surnames;
    for (const auto& person : evening().participants) {
        if (person.status == status && !isHere(person)) {
            surnames << person.name.section(u',', 0, 0);
        }
    }
    return surnames;
}

typeset::Sheets sheetsOf(const core::Tournament& tournament, const documents::Choice& choice,
                         typeset::PaperSize paper = typeset::PaperSize::A4)
{
    return typeset::sheetsOf(*documents::compose(sourceOf(tournament), choice), paper);
}

/// That column in a person's row.
QString cellOf(const QStringList& column, const typeset::TableDocument& table, int number)
{
    return column.value(values(table, u"number"_s).indexOf(QString::number(number)));
}

QStringList codesOf(const core::Tournament& tournament)
{
    QStringList codes;
    for (const auto& person : tournament.participants) {
        codes << core::badgeCode(person.number);
    }
    codes.sort();
    return codes;
}

} // namespace

/// Documents of tournaments with registration.
class TestRegistrationDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { translation_.emplace(english); }
    void cleanup() { translation_.reset(); }

    void othersStandOnPapersOfThoseRegisteredAlone_data();
    void othersStandOnPapersOfThoseRegisteredAlone();
    void allElseIsAsWithoutThem_data();
    void allElseIsAsWithoutThem();
    void wifiStaysOnTheWall();

    void tellsWhereEverybodyIs_data();
    void tellsWhereEverybodyIs();
    void countsAtTheHead_data();
    void countsAtTheHead();
    void sortsBySurname();
    void partsByLetter();
    void hasRoomForWalkIns();
    void scannersReadTheCodes_data();
    void scannersReadTheCodes();
    void codesHaveTheirLightBorder();
    void badgesHaveTheSameCodes();
    void filesHaveTheCodeAsText();

    void signUpListMarksThoseNotHere();
    void participantsListSaysWhoIsNotHere();
    void nothingIsSaidWhereAllAreHere_data();
    void nothingIsSaidWhereAllAreHere();

private:
    std::optional<texts::Translation> translation_;
    texts::ThreadLanguage language_{english};
};

void TestRegistrationDocuments::othersStandOnPapersOfThoseRegisteredAlone_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QStringList>("named");
    const QSet<Kind> ofAll = {Kind::SignUpList, Kind::CheckInList, Kind::NameBadges,
                              Kind::Participants};
    for (const auto kind : documents::kindsFor(evening())) {
        const auto named = ofAll.contains(kind)
                               ? others(Attendance::Expected) + others(Attendance::Waiting)
                           : kind == Kind::FeeReceipts // of those who paid in advance
                               ? QStringList{u"Äckermann"_s, u"Zacharias"_s}
                               : QStringList();
        QTest::newRow(qPrintable(idOf(kind))) << kind << named;
    }
}

void TestRegistrationDocuments::othersStandOnPapersOfThoseRegisteredAlone()
{
    QFETCH(const Kind, kind);
    QFETCH(const QStringList, named);
    const auto text = typeset::runningText(sheetsOf(evening(), {.kind = kind}));
    for (const auto status : {Attendance::Expected, Attendance::Waiting}) {
        for (const auto& surname : others(status)) {
            QVERIFY2(text.contains(surname) == named.contains(surname), qPrintable(surname));
        }
    }
}

void TestRegistrationDocuments::allElseIsAsWithoutThem_data()
{
    QTest::addColumn<Kind>("kind");
    for (const auto kind : documents::kindsFor(evening())) {
        if (!documents::is(kind, documents::Trait::OfRegistered)) {
            QTest::newRow(qPrintable(idOf(kind))) << kind;
        }
    }
}

void TestRegistrationDocuments::allElseIsAsWithoutThem()
{
    QFETCH(const Kind, kind);
    QCOMPARE(typeset::runningText(sheetsOf(evening(), {.kind = kind})),
             typeset::runningText(sheetsOf(core::withPeopleHere(evening()), {.kind = kind})));
}

void TestRegistrationDocuments::wifiStaysOnTheWall()
{
    const auto tournament = evening();
    auto source = sourceOf(tournament);
    source.wifi = {u"Saal"_s, u"12345678"_s};
    const auto made = documents::compose(source, {.kind = Kind::HallCodes});
    const auto& codes = std::get<typeset::Tickets>(made->front().body);
    QCOMPARE(codes.tickets.size(), std::size_t{1});
    QCOMPARE(codes.tickets.front().lines.front(), u"Saal"_s);
}

void TestRegistrationDocuments::tellsWhereEverybodyIs_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("box");
    QTest::addColumn<QString>("due");
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("statusInFiles");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, int number, const QString& box, const QString& due,
                        const QString& status, const QString& statusInFiles,
                        const QString& place = {}) {
        QTest::newRow(name) << number << box << due << status << statusInFiles << place;
    };
    row("here, paid", 1, u"✓"_s, u"paid"_s, u"here"_s, u"here"_s);
    row("here, owes", 2, u"✓"_s, u"5 €"_s, u"here"_s, u"here"_s);
    row("expected, paid in advance", 23, u"□"_s, u"paid"_s, {}, u"expected"_s);
    row("expected, paid in part", 24, u"□"_s, u"3 €"_s, {}, u"expected"_s);
    row("second in the queue", 25, u"□"_s, u"5 €"_s, u"waiting list, place 2"_s, u"waiting"_s,
        u"2"_s);
    row("first in the queue", 26, u"□"_s, u"5 €"_s, u"waiting list, place 1"_s, u"waiting"_s,
        u"1"_s);
}

void TestRegistrationDocuments::tellsWhereEverybodyIs()
{
    QFETCH(const int, number);
    QFETCH(const QString, box);
    QFETCH(const QString, due);
    QFETCH(const QString, status);
    QFETCH(const QString, statusInFiles);
    QFETCH(const QString, place);
    const auto list = tableOf(evening(), {.kind = Kind::CheckInList});
    QCOMPARE(cellOf(shown(list, u"here"_s), list, number), box);
    QCOMPARE(cellOf(shown(list, u"due"_s), list, number), due);
    QCOMPARE(cellOf(shown(list, u"status"_s), list, number), status);
    QCOMPARE(cellOf(values(list, u"status"_s), list, number), statusInFiles);
    QCOMPARE(cellOf(values(list, u"waiting_place"_s), list, number), place);
    QCOMPARE(cellOf(values(list, u"code"_s), list, number),
             core::badgeCode(core::StartNumber{number}));
}

void TestRegistrationDocuments::countsAtTheHead_data()
{
    QTest::addColumn<std::optional<std::int32_t>>("capacity");
    QTest::addColumn<std::optional<QTime>>("deadline");
    QTest::addColumn<QStringList>("lead");
    const auto counts = u"22 here, 3 expected, 2 on the waiting list"_s;
    const std::optional<std::int32_t> noLimit;
    const std::optional<QTime> noDeadline;
    QTest::newRow("no limit") << noLimit << noDeadline << QStringList{counts};
    QTest::newRow("25 places") << std::optional(25) << noDeadline
                               << QStringList{counts + u" · at most 25 participants"_s};
    QTest::newRow("kept until") << noLimit << std::optional(QTime(19, 30))
                                << QStringList{counts, u"Places are kept until 19:30."_s};
}

void TestRegistrationDocuments::countsAtTheHead()
{
    QFETCH(const std::optional<std::int32_t>, capacity);
    QFETCH(const std::optional<QTime>, deadline);
    QFETCH(const QStringList, lead);
    auto tournament = evening();
    tournament.settings.capacity = capacity;
    tournament.settings.deadline = deadline;
    QCOMPARE(tableOf(tournament, {.kind = Kind::CheckInList}).lead, lead);
}

void TestRegistrationDocuments::sortsBySurname()
{
    const auto tournament = evening();
    QStringList numbers;
    for (const auto number : core::NameOrder(english).sorted(tournament.participants)) {
        numbers << QString::number(plain(number));
    }
    const auto list = tableOf(tournament, {.kind = Kind::CheckInList});
    QCOMPARE(values(list, u"number"_s).mid(0, numbers.size()), numbers);
    QCOMPARE(values(list, u"name"_s).front(), u"Äckermann, Vera"_s);
}

void TestRegistrationDocuments::partsByLetter()
{
    const auto list = tableOf(evening(), {.kind = Kind::CheckInList, .form = Form::ByLetter});
    QCOMPARE(table_reading::titles(list), (QStringList{u"A"_s, u"Q"_s, u"S"_s, u"X"_s, u"Y"_s,
                                                       u"Z"_s, u"Without registration"_s}));
}

void TestRegistrationDocuments::hasRoomForWalkIns()
{
    const auto list = tableOf(evening(), {.kind = Kind::CheckInList});
    const auto& rows = list.blocks.back();
    QVERIFY(list.ruled && rows.blank);
    QCOMPARE(rows.rows.size(), std::size_t{10});
    for (const auto& row : rows.rows) {
        QCOMPARE(row.cells.front().text, u"□"_s);
        QVERIFY(std::all_of(std::next(row.cells.begin()), row.cells.end(),
                            [](const typeset::Cell& cell) { return cell.text.isEmpty(); }));
    }
}

void TestRegistrationDocuments::scannersReadTheCodes_data()
{
    QTest::addColumn<int>("people");
    QTest::addColumn<printed_evening::Names>("names");
    QTest::addColumn<std::optional<Form>>("form");
    QTest::addColumn<typeset::PaperSize>("paper");
    using printed_evening::Names;
    const std::optional<Form> usual;
    QTest::newRow("22 people, A4") << 22 << Names::Plain << usual << typeset::PaperSize::A4;
    QTest::newRow("22 long names, Letter")
        << 22 << Names::Long << usual << typeset::PaperSize::Letter;
    QTest::newRow("120 people by letter")
        << 120 << Names::Plain << std::optional(Form::ByLetter) << typeset::PaperSize::A4;
}

void TestRegistrationDocuments::scannersReadTheCodes()
{
    if (code_reader::program().isEmpty()) {
        QSKIP("zbarimg of zbar-tools is not installed");
    }
    QFETCH(const int, people);
    QFETCH(const printed_evening::Names, names);
    QFETCH(const std::optional<Form>, form);
    QFETCH(const typeset::PaperSize, paper);
    auto tournament = printed_evening::tournament(people, names);
    tournament.participants.back().number = core::StartNumber{core::startNumberRange.largest};
    tournament.rounds.clear();
    const auto sheets = sheetsOf(tournament, {.kind = Kind::CheckInList, .form = form}, paper);
    QCOMPARE(typeset::sheetFaults(sheets), QStringList());
    constexpr int handScanner = 200; // dots per inch: seen from some distance
    auto codes = code_reader::codesOneByOne(sheets, handScanner);
    codes.sort();
    QCOMPARE(codes, codesOf(tournament));
}

/// Four modules on all sides: required by scanners, and so that they read only one.
void TestRegistrationDocuments::codesHaveTheirLightBorder()
{
    for (const auto& sheet : sheetsOf(evening(), {.kind = Kind::CheckInList})) {
        for (const auto& mark : sheet.marks) {
            const auto* const code = std::get_if<typeset::QrMark>(&mark);
            if (code == nullptr) {
                continue;
            }
            const qreal module = code->box.width() / code->code.side;
            const qreal sides = 4 * module;
            // The line below the row is between two borders.
            const qreal ends = 3.5 * module;
            const auto around = code->box.adjusted(-sides, -ends, sides, ends);
            QVERIFY(sheetArea(sheet.paper).contains(around));
            for (const auto& other : sheet.marks) {
                QVERIFY(&other == &mark || !around.intersects(typeset::areaOf(other)));
            }
        }
    }
}

void TestRegistrationDocuments::badgesHaveTheSameCodes()
{
    const auto made = documents::compose(sourceOf(evening()), {.kind = Kind::NameBadges});
    QStringList codes;
    for (const auto& badge : std::get<typeset::Tickets>(made->front().body).tickets) {
        codes << badge.code;
    }
    codes.sort();
    QCOMPARE(codes, codesOf(evening()));
}

void TestRegistrationDocuments::filesHaveTheCodeAsText()
{
    const auto tournament = evening();
    const auto made = documents::compose(sourceOf(tournament), {.kind = Kind::CheckInList});
    const auto& list = std::get<typeset::TableDocument>(made->front().body);
    const auto lines = QString::fromUtf8(typeset::tableCsv(list, english)).split(u"\r\n"_s);
    QCOMPARE(lines.front(), u"number,name,club,due,status,waiting_place,code"_s);
    QCOMPARE(lines.size(), static_cast<qsizetype>(tournament.participants.size()) + 2);
    QCOMPARE(lines[1], u"23,\"Äckermann, Vera\",,0.00,expected,,P23"_s);
    const auto page = QString::fromUtf8(typeset::tableHtml(list, made->front().frame, english));
    QVERIFY(page.contains(u">P23</td>"_s));
}

void TestRegistrationDocuments::signUpListMarksThoseNotHere()
{
    const auto list = tableOf(evening(), {.kind = Kind::SignUpList});
    const auto status = shown(list, u"status"_s);
    QVERIFY(isShown(list, u"status"_s));
    QCOMPARE(cellOf(status, list, 1), QString());
    QCOMPARE(cellOf(status, list, 23), u"expected"_s);
    QCOMPARE(cellOf(status, list, 26), u"waiting list, place 1"_s);
}

void TestRegistrationDocuments::participantsListSaysWhoIsNotHere()
{
    const auto list = tableOf(evening(), {.kind = Kind::Participants});
    QVERIFY(isShown(list, u"status"_s));
    QCOMPARE(cellOf(shown(list, u"status"_s), list, 1), QString());
    QCOMPARE(cellOf(shown(list, u"status"_s), list, 24), u"expected"_s);
    QCOMPARE(cellOf(shown(list, u"present"_s), list, 24), u"–"_s);
    // Anyone not here owes nothing, and their payments are listed separately.
    QCOMPARE(cellOf(values(list, u"open"_s), list, 24), u"0.00"_s);
    QCOMPARE(cellOf(values(list, u"paid"_s), list, 24), u"2.00"_s);
    QCOMPARE(list.notes, (QStringList{u"22 here, 3 expected, 2 on the waiting list"_s,
                                      u"Start fees: 110 € due, 5 € paid, 105 € open"_s,
                                      u"Paid in advance by people who are not here: 7 €"_s}));
}

void TestRegistrationDocuments::nothingIsSaidWhereAllAreHere_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::newRow("sign-up list") << Kind::SignUpList;
    QTest::newRow("participants") << Kind::Participants;
}

void TestRegistrationDocuments::nothingIsSaidWhereAllAreHere()
{
    QFETCH(const Kind, kind);
    const auto list = tableOf(core::withPeopleHere(evening()), {.kind = kind});
    QVERIFY(!isShown(list, u"status"_s));
    QVERIFY(!list.notes.join(u' ').contains(u"expected"_s));
}

RUMMY_TEST(TestRegistrationDocuments)

} // namespace tst_registration_documents

#include "tst_registration_documents.moc"
