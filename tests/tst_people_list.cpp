#include "core/file/people_list.h"
#include "core/model/bookings.h"
#include "read_people.h"
#include "tests/suite.h"

#include "evening.h"

#include <QTest>

namespace tst_people_list {

using namespace evening;
using core::FileFault;
using core::Line;
using core::Refusals;

using Lines = QStringList;

namespace {

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

/// "line: number|name|club" of each person.
Lines contents(const core::PeopleList& list)
{
    Lines lines;
    for (const auto& listed : list.people) {
        const auto& person = listed.person;
        const QString number = person.number ? QString::number(plain(*person.number)) : QString();
        lines << QStringLiteral("%1: %2|%3|%4")
                     .arg(listed.line.number)
                     .arg(number, person.name, person.club);
    }
    return lines;
}

} // namespace

class TestPeopleList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void readsEveryColumn();
    void readsAmounts_data();
    void readsAmounts();
    void readsPayments_data();
    void readsPayments();
    void readsMoments_data();
    void readsMoments();
    void doubtfulMomentsAreLeftOut_data();
    void doubtfulMomentsAreLeftOut();
    void tellsFaultsByLine_data();
    void tellsFaultsByLine();
    void warnsOfUnknownColumns();
    void choosesOneOfSeveralColumns_data();
    void choosesOneOfSeveralColumns();
    void leavesOutSums_data();
    void leavesOutSums();
    void usesWhatTheListIsFor();
    void columnsCanBeSetByHand_data();
    void columnsCanBeSetByHand();
    void namesColumnsByLetters_data();
    void namesColumnsByLetters();
    void refusesTooManyPeople_data();
    void refusesTooManyPeople();
    void decodes_data();
    void decodes();
};

void TestPeopleList::reads_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<Lines>("expected");
    const auto row = [](const char* name, const char* file, const Lines& expected) {
        QTest::newRow(name) << text(file) << expected;
    };
    row("nothing", "", {});
    row("a column of names", "Berger, Anna\nÖztürk, Deniz\r\n\nGretel",
        {text("1: |Berger, Anna|"), text("2: |Öztürk, Deniz|"), text("4: |Gretel|")});
    row("name and club, tab", "Berger, Anna\tHof\nGretel\n",
        {text("1: |Berger, Anna|Hof"), text("2: |Gretel|")});
    row("name and club, semicolon", "Berger, Anna;Hof", {text("1: |Berger, Anna|Hof")});
    row("name and club, comma", "Anna Berger,Hof", {text("1: |Anna Berger|Hof")});
    row("name and club, quoted, comma", "\"Berger,Anna\",Hof", {text("1: |Berger,Anna|Hof")});
    row("number and name", "12\tBerger, Anna\n\tGretel\n",
        {text("1: 12|Berger, Anna|"), text("2: |Gretel|")});
    row("number, name and club", "3;Anna;Hof\n7;Uwe", {text("1: 3|Anna|Hof"), text("2: 7|Uwe|")});
    row("a name of digits", "007\n", {text("1: |007|")});
    row("blanks within", "  Berger,\xC2\xA0  Anna \t Hof  Saale ",
        {text("1: |Berger, Anna|Hof Saale")});
    row("further columns without titles", "Anna\tHof\t12.5.1950\tx", {text("1: |Anna|Hof")});
    row("title alone", "Name\n", {});
    row("a title over names with commas", "Name\nBerger, Anna\n", {text("2: |Berger, Anna|")});
    row("titles in any order", "Club;Number;NAME\nHof;3;Anna\n", {text("2: 3|Anna|Hof")});
    row("German titles", "Nr.\tSpieler\tVerein\n3\tAnna\tHof\n", {text("2: 3|Anna|Hof")});
    row("start number", "Start-Nr.;Name\n3;Anna\n", {text("2: 3|Anna|")});
    row("first name apart", "Nachname;Vorname;Verein\nBerger;Anna;Hof\nGretel;;\n",
        {text("2: |Berger, Anna|Hof"), text("3: |Gretel|")});
    row("first name first, and a fee", "Vorname;Nachname;Verein;Bezahlt\nAnna;Berger;Hof;5,00 €\n",
        {text("2: |Berger, Anna|Hof")});
    row("name and first name", "Vorname;Name\nAnna;Berger\n", {text("2: |Berger, Anna|")});
    row("first name alone", "First name\nGretel\n", {text("2: |Gretel|")});
    row("blank lines before", "\n\nname\nAnna\n", {text("4: |Anna|")});
    row("a comma within a title", "Vorname Nachname;Verein, Ort\nUwe Lang;SV Plauen\n",
        {text("2: |Uwe Lang|SV Plauen")});
    row("a quoted title", "\"Name, Vorname\";Verein\n\"Lang, Uwe\";Plauen\n",
        {text("2: |Lang, Uwe|Plauen")});
    row("numbers with a dot, a town", "Nr.;Name, Vorname;Ort\n1.;Lang, Uwe;Plauen\n",
        {text("2: 1|Lang, Uwe|Plauen")});
    row("the club before the town", "Name;Ort;Verein\nLang;Plauen;SV\nRoth;Hof;\n",
        {text("2: |Lang|SV"), text("3: |Roth|Hof")});
    row("an export", "Registration No,Paid,Full name,Club\nA17,YES,Uwe Lang,Plauen\n",
        {text("2: |Uwe Lang|Plauen")});
    row("a form", "Zeitstempel,Vor- und Nachname,E-Mail\n05.11.2026 19:03:22,Uwe Lang,u@x.de\n",
        {text("2: |Uwe Lang|")});
    row("below a heading", "Anmeldungen 2026;;\n\nName;Verein;Startgeld\nLang;Plauen;5,-\n",
        {text("4: |Lang|Plauen")});
    row("the separator named", "sep=;\nName\nLang, Uwe\n", {text("3: |Lang, Uwe|")});
    row("the separator named, no titles", "sep=;\nLang, Uwe;Hof\n", {text("2: |Lang, Uwe|Hof")});
    row("sums at the end", "Name;Verein;Startgeld\nLang;Plauen;5\nSumme;;5\n",
        {text("2: |Lang|Plauen")});
    row("sums without a word", "Nr;Name;Startgeld\n1;Lang;5\n1;;5\n", {text("2: 1|Lang|")});
    row("somebody called Sum", "Name;Verein\nLang;Plauen\nSum;Hof\n",
        {text("2: |Lang|Plauen"), text("3: |Sum|Hof")});
    row("plain text with numbers and clubs", "1. Uwe Lang (Plauen)\n2. Eva Roth\n",
        {text("1: 1|Uwe Lang|Plauen"), text("2: 2|Eva Roth|")});
    row("plain text, not all with numbers", "1. Uwe Lang\nEva Roth (Hof)\n",
        {text("1: |1. Uwe Lang|"), text("2: |Eva Roth|Hof")});
}

void TestPeopleList::reads()
{
    QFETCH(QString, file);
    const auto list = readPeopleList(file);
    QVERIFY2(list, core::told(refusalsOf(list)).constData());
    QTEST(contents(*list), "expected");
    for (const auto& listed : list->people) {
        QCOMPARE(listed.faults, Refusals());
    }
}

void TestPeopleList::readsEveryColumn()
{
    const auto list = readPeopleList(
        text("number,name,club,fixedTable,tags,paidCents\n4,Anna,Hof,2,Ladies|Guest,500\n"));
    QVERIFY(list);
    const auto& person = list->people.at(0).person;
    QVERIFY(person.number == 4_p);
    QCOMPARE(person.name, text("Anna"));
    QCOMPARE(person.club, text("Hof"));
    QVERIFY(person.fixedTable == 2_t);
    QCOMPARE(person.tags, QStringList({text("Ladies"), text("Guest")}));
    QCOMPARE(person.paidCents, std::int64_t{500});
}

void TestPeopleList::readsAmounts_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<std::int64_t>("cents");
    for (const auto& [field, cents] : {std::pair("5", 500),
                                       {"5,-", 500},
                                       {"5,--", 500},
                                       {"5 €", 500},
                                       {"5,00", 500},
                                       {"7,5", 750},
                                       {"EUR 12.50", 1'250},
                                       {"5,00 Euro", 500},
                                       {"5 euro", 500},
                                       {"1.005,00", 100'500},
                                       {"1,005.00", 100'500},
                                       {"5,00 € bar", 500},
                                       {"bezahlt: 5", 500}}) {
        QTest::newRow(field) << text(field) << std::int64_t{cents};
    }
}

void TestPeopleList::readsAmounts()
{
    QFETCH(const QString, field);
    const auto list = readPeopleList(QStringLiteral("Name;Startgeld\nLang;%1\n").arg(field));
    QVERIFY(list);
    QCOMPARE(list->people.at(0).faults, Refusals());
    QTEST(list->people.at(0).person.paidCents, "cents");
}

void TestPeopleList::readsPayments_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<bool>("paid");
    QTest::addColumn<QString>("way"); // Null: not said.
    const auto row = [](const char* field, bool paid, const QString& way = {}) {
        QTest::newRow(field) << text(field) << paid << way;
    };
    row("ja", true);
    row("bezahlt", true);
    row("bez.", true);
    row("OK", true);
    row("☑", true);
    row("bar", true, QStringLiteral(""));
    row("überwiesen", true, QString(core::transferWay));
    row("u\u0308berwiesen", true, QString(core::transferWay));
    row("paypal", true, text("PayPal"));
    row("offen", false);
    row("nein", false);
}

void TestPeopleList::readsPayments()
{
    QFETCH(QString, field);
    QFETCH(QString, way);
    const auto list = readPeopleList(QStringLiteral("Name;Bezahlt\nLang;%1\n").arg(field));
    QVERIFY(list);
    const auto& listed = list->people.at(0);
    QCOMPARE(listed.faults, Refusals());
    QTEST(listed.person.paidInFull, "paid");
    QCOMPARE(listed.person.paidCents, std::int64_t{0});
    QCOMPARE(listed.paidWay.has_value(), !way.isNull());
    QCOMPARE(core::completed(listed, core::Attendance::Here, text("Box")).paidWay,
             way.isNull() ? text("Box") : way);
}

void TestPeopleList::readsMoments_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QDateTime>("moment");
    const QDateTime local(QDate(2026, 11, 5), QTime(19, 3, 22));
    const auto row = [](const char* field, const QDateTime& moment) {
        QTest::newRow(field) << text(field) << moment.toUTC();
    };
    for (const auto* const field :
         {"05.11.2026 19:03:22", "5.11.2026 19:03:22", "2026-11-05 19:03:22", "2026/11/05 19:03:22",
          "2026-11-05T19:03:22", "05.11.26 19:03:22", "05.11.2026, 19:03:22",
          "05.11.2026 um 19:03:22 Uhr", "2026/11/05 7:03:22 PM", "2026/11/05 7:03:22 nachm.",
          "Do., 5. 11. 2026 19:03:22"}) {
        row(field, local);
    }
    row("05.11.2026 19:03", local.addSecs(-22));
    row("05.11.26", QDateTime(QDate(2026, 11, 5), QTime(0, 0)));
    const QDateTime utc(QDate(2026, 11, 5), QTime(18, 3, 22), Qt::UTC);
    row("2026/11/05 7:03:22 PM MEZ", utc);
    row("2026/11/05 8:03:22 nachm. MESZ", utc);
    row("2026/11/05 12:03:22 vorm. GMT-6", utc.addSecs(-12 * qint64{3'600}));
    row("2026-11-05T19:03:22+01:00", utc);
}

void TestPeopleList::readsMoments()
{
    QFETCH(const QString, field);
    const auto list = readPeopleList(QStringLiteral("Zeitstempel;Name\n%1;Lang\n").arg(field));
    QVERIFY(list);
    QCOMPARE(list->people.at(0).faults, Refusals());
    QCOMPARE(list->warnings, core::Warnings());
    QTEST(list->people.at(0).person.registeredAt.value_or(QDateTime()), "moment");
}

void TestPeopleList::doubtfulMomentsAreLeftOut_data()
{
    QTest::addColumn<QString>("field");
    for (const auto* const field :
         {"5/11/2026 19:03:22", "25/11/2026", "10/5/26 19:03:22", "gestern", "31.2.2026",
          "05.11.2026 25:00", "05.11.2026 13:00 nachm.", "20:15:00"}) {
        QTest::newRow(field) << text(field);
    }
}

/// They only order the waiting list.
void TestPeopleList::doubtfulMomentsAreLeftOut()
{
    QFETCH(QString, field);
    const auto list = readPeopleList(QStringLiteral("Zeitstempel;Name\n%1;Lang\n").arg(field));
    QVERIFY(list);
    QCOMPARE(list->people.at(0).faults, Refusals());
    QVERIFY(!list->people.at(0).person.registeredAt);
    QCOMPARE(list->warnings, (core::Warnings{{FileFault::DateLeftOut, Line{2}, {field}}}));
}

void TestPeopleList::tellsFaultsByLine_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<Refusals>("expected");
    const auto row = [](const char* name, const char* file, const Refusals& expected) {
        QTest::newRow(name) << text(file) << expected;
    };
    row("no number", "Nr;Name\nx;Anna\n3;Uwe\n",
        {{FileFault::NotAWholeNumber, Line{2}, {text("x")}}});
    row("no number without titles", "1;Anna\nx;Uwe\n",
        {{FileFault::NotAWholeNumber, Line{2}, {text("x")}}});
    row("a last row without a name, but with a club", "Nr;Name;Verein\n1;Anna;Hof\nx;;Hof\n",
        {{FileFault::NotAWholeNumber, Line{3}, {text("x")}}});
    row("number zero", "0;Anna\n",
        {{FileFault::NumberOutOfRange, Line{1}, {text("0"), text("1"), text("999999")}}});
    row("a name parted by mistake", "name,club\nBerger, Anna,Hof\n",
        {{FileFault::WrongFieldCount, Line{2}, {text("3"), text("2")}}});
    row("no amount", "Name;Bezahlt\nAnna;-5\n", {{FileFault::NotAnAmount, Line{2}, {text("-5")}}});
    row("thousands without cents", "Name;Bezahlt\nAnna;1.005\n",
        {{FileFault::NotAnAmount, Line{2}, {text("1.005")}}});
    row("too wide", ("name;club\nAnna" + QByteArray(100'000, ';') + "x\n").constData(),
        {{FileFault::TooManyColumns, Line{2}, {text("200")}}});
    row("a quote never closed", "name\n\"Anna\n", {{FileFault::UnclosedQuote, Line{2}, {}}});
}

void TestPeopleList::tellsFaultsByLine()
{
    QFETCH(QString, file);
    const auto list = readPeopleList(file);
    Refusals faults = refusalsOf(list);
    if (list) {
        for (const auto& listed : list->people) {
            faults.insert(faults.end(), listed.faults.begin(), listed.faults.end());
        }
    }
    QTEST(faults, "expected");
}

void TestPeopleList::warnsOfUnknownColumns()
{
    const auto list = readPeopleList(text("Name;Telefon;\nAnna;1;2\n"));
    QVERIFY(list);
    QCOMPARE(list->warnings,
             (core::Warnings{{FileFault::UnknownColumn, Line{1}, {text("Telefon")}}}));
}

void TestPeopleList::choosesOneOfSeveralColumns_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("leftOut");
    QTest::addColumn<QStringList>("doubles");
    const auto row = [](const char* name, const char* file, const char* person,
                        const QStringList& leftOut, const QStringList& doubles = {}) {
        QTest::newRow(name) << text(file) << text(person) << leftOut << doubles;
    };
    row("the column's own name", "surname,name\nx,Käthe Weiß\n", "Käthe Weiß", {text("surname")});
    row("its own name behind another", "Spieler;Name\nx;Käthe Weiß\n", "Käthe Weiß",
        {text("Spieler")});
    row("the parts of the name", "Name;Vorname;Nachname\nx;Käthe;Weiß\n", "Weiß, Käthe",
        {text("Name")});
    row("what is due beside what was paid", "Name;Startgeld;Bezahlt\nKäthe Weiß;5;nein\n",
        "Käthe Weiß", {text("Startgeld")});
    row("twice its own name", "name,Name\nKäthe Weiß,x\n", "Käthe Weiß", {text("Name")},
        {text("Name")});
    row("two other titles", "Spieler;Teilnehmer\nKäthe Weiß;x\n", "Käthe Weiß",
        {text("Teilnehmer")}, {text("Teilnehmer")});
}

void TestPeopleList::choosesOneOfSeveralColumns()
{
    QFETCH(QString, file);
    QFETCH(QString, name);
    const auto table = core::readListTable(file);
    QVERIFY(table);
    const auto arguments = [](const auto& about) {
        QStringList all;
        for (const auto& one : about) {
            all << one.arguments;
        }
        return all;
    };
    QTEST(arguments(table->doubles), "doubles");
    const auto list = core::peopleIn(*table);
    QTEST(arguments(list.warnings), "leftOut");
    QCOMPARE(list.people.at(0).person.name, name);
}

void TestPeopleList::leavesOutSums_data()
{
    QTest::addColumn<QString>("rest");
    QTest::addColumn<int>("people");
    const auto row = [](const char* rest, int people) {
        QTest::newRow(QByteArray(rest).replace('\n', ' ').constData()) << text(rest) << people;
    };
    row(";Summe;;5,00\n", 0);
    row(";Summen;;5,00\n", 0);
    row(";Summe Startgeld;;5,00\n", 0);
    row(";Summe Startgeld;;1.005,00 €\n", 0);
    row(";Gesamt: 2 Personen;;\n", 0);
    row("Anzahl;2;;\n", 0);
    row(";Σ;;5,00\n", 0);
    row("Summe;;;\n", 0);
    row(";Total:;;5.00\n", 0);
    row("2;;;10\n", 0);
    row(";Summe;;5,00\n;Stand 5.11.;;\n", 0);
    row(";Zwischensumme;;5\n2.;Lang, Uwe;Hof;5\n;Summe;;10\n", 1);
    row(";Summe;;5\n;Spät, Susi;;\n", 1);
    row("2.;;;\n", 1);
    row(";Summe;Hof;5\n", 1);
    row(";Summe, Anna;;5\n", 1);
    row(";Sum Li;;5\n", 1);
}

/// By titles, and with the same columns set by hand.
void TestPeopleList::leavesOutSums()
{
    QFETCH(QString, rest);
    QFETCH(int, people);
    const auto titles = text("Nr.;Name;Verein;Bezahlt\n");
    const auto anna = text("1.;Anna Berger;Hof;5,00\n");
    const auto lines = rest.count(u'\n');
    const auto found = readPeopleList(titles + anna + rest);
    QVERIFY(found);
    QCOMPARE(std::ssize(found->people), 1 + people);
    QCOMPARE(std::ssize(found->warnings), lines - people);
    for (const auto& warning : found->warnings) {
        QVERIFY(warning.code == core::WarningCode(FileFault::NotAPerson));
    }
    auto table =
        core::readListTable(anna + rest, core::ListUse::Enrolment, core::PlainLines::AsTheyAre);
    QVERIFY(table);
    using enum core::ListColumn;
    table->columns = {Number, Name, Club, Paid};
    table->isByHand = true;
    QCOMPARE(std::ssize(core::peopleIn(*table).people), 1 + people);
}

void TestPeopleList::usesWhatTheListIsFor()
{
    const auto list = text("Nr.;Name;Verein;Bezahlt;public\n7;Lang, Uwe;Hof;ja;short\n");
    const auto leftOut = [&list](core::ListUse use) {
        QStringList titles;
        for (const auto& warning : core::peopleIn(*core::readListTable(list, use)).warnings) {
            titles << warning.arguments;
        }
        return titles;
    };
    QCOMPARE(leftOut(core::ListUse::Enrolment), QStringList{text("public")});
    QCOMPARE(leftOut(core::ListUse::Directory), (QStringList{text("Nr."), text("Bezahlt")}));
    const auto people = core::peopleIn(*core::readListTable(list, core::ListUse::Directory)).people;
    QVERIFY(people.at(0).publicName == core::PublicName::Short);
    QCOMPARE(people.at(0).person.club, text("Hof"));
    const auto doubles = text("Name;Nr;Startnummer\nLang, Uwe;1;2\n");
    QVERIFY(core::readListTable(doubles, core::ListUse::Directory)->doubles.empty());
    QVERIFY(!core::readListTable(doubles, core::ListUse::Enrolment)->doubles.empty());
}

void TestPeopleList::columnsCanBeSetByHand_data()
{
    using Columns = std::vector<core::ListColumn>;
    using enum core::ListColumn;
    QTest::addColumn<QString>("list");
    QTest::addColumn<Columns>("found");
    QTest::addColumn<std::size_t>("heads");
    QTest::addColumn<Columns>("wanted");
    QTest::addColumn<QStringList>("leftOut");
    QTest::newRow("no titles") << text("x1;Hof;Anna Berger\nx2;Selb;Uwe Lang\n")
                               << Columns{Name, Club} << std::size_t{0}
                               << Columns{Other, Club, Name} << QStringList();
    QTest::newRow("titles that say something else")
        << text("Code;Stadt;Wer;Name\nx1;Hof;Anna Berger;\nx2;Selb;Uwe Lang;\n")
        << Columns{Other, Other, Other, Name} << std::size_t{1} << Columns{Other, Club, Name}
        << QStringList{text("Name")};
    QTest::newRow("a column without a title")
        << text("Name;Ort;\nAnna Berger;Hof;7\nUwe Lang;Selb;\n") << Columns{Name, Town, Other}
        << std::size_t{1} << Columns{Name, Club} << QStringList{text("C")};
}

void TestPeopleList::columnsCanBeSetByHand()
{
    QFETCH(QString, list);
    QFETCH(std::size_t, heads);
    QFETCH(std::vector<core::ListColumn>, wanted);
    auto table = core::readListTable(list);
    QVERIFY(table);
    QTEST(table->columns, "found");
    QCOMPARE(table->heads, heads);
    table->columns = wanted;
    table->isByHand = true;
    const auto people = core::peopleIn(*table);
    QCOMPARE(people.people.size(), std::size_t{2});
    QCOMPARE(people.people[0].person.name, text("Anna Berger"));
    QCOMPARE(people.people[1].person.club, text("Selb"));
    QVERIFY(people.people[0].faults.empty());
    QStringList leftOut;
    for (const auto& warning : people.warnings) {
        QVERIFY(warning.code == core::WarningCode(FileFault::UnknownColumn));
        leftOut << warning.arguments;
    }
    QTEST(leftOut, "leftOut");
    table->heads = table->rows.size() + 1;
    QVERIFY(core::peopleIn(*table).people.empty());
}

void TestPeopleList::namesColumnsByLetters_data()
{
    QTest::addColumn<std::size_t>("column");
    QTest::addColumn<QString>("letters");
    QTest::newRow("first") << std::size_t{0} << text("A");
    QTest::newRow("last of one letter") << std::size_t{25} << text("Z");
    QTest::newRow("first of two") << std::size_t{26} << text("AA");
    QTest::newRow("far") << std::size_t{701} << text("ZZ");
    QTest::newRow("first of three") << std::size_t{702} << text("AAA");
}

void TestPeopleList::namesColumnsByLetters()
{
    QFETCH(std::size_t, column);
    QTEST(core::columnLetters(column), "letters");
}

void TestPeopleList::refusesTooManyPeople_data()
{
    QTest::addColumn<QString>("titles");
    QTest::addColumn<QString>("row");
    QTest::addColumn<int>("heads");
    QTest::newRow("one column") << QString() << text("Anna\n") << 0;
    QTest::newRow("titles") << text("Name;Verein\n") << text("Anna;Hof\n") << 1;
    QTest::newRow("titles below a heading")
        << text("Anmeldungen\n\nName;Verein\n") << text("Anna;Hof\n") << 3;
}

void TestPeopleList::refusesTooManyPeople()
{
    QFETCH(QString, titles);
    QFETCH(QString, row);
    QFETCH(int, heads);
    const auto most = static_cast<int>(core::mostListedPeople);
    const auto list = readPeopleList(titles + row.repeated(most));
    QVERIFY(list);
    QCOMPARE(list->people.size(), core::mostListedPeople);
    const core::Refusals expected = {
        {FileFault::TooManyRows, core::Line{heads + most + 1}, {text("10000")}}};
    QCOMPARE(refusalsOf(readPeopleList(titles + row.repeated(most + 1))), expected);
}

void TestPeopleList::decodes_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("expected");
    QTest::newRow("UTF-8") << QByteArray("Gößwein") << text("Gößwein");
    QTest::newRow("UTF-8, marked") << QByteArray("\xEF\xBB\xBFGößwein") << text("Gößwein");
    QTest::newRow("Windows-1252") << QByteArray("G\xF6\xDFwein") << text("Gößwein");
    QTest::newRow("Windows-1252, upper half")
        << QByteArray("\x80 \x8A \x96 \x9E \x9F M\xFC") << text("€ Š – ž Ÿ Mü");
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFEG\0\xF6\0", 6) << text("Gö");
    QTest::newRow("UTF-16, high byte first") << QByteArray("\xFE\xFF\0G\0\xF6", 6) << text("Gö");
}

void TestPeopleList::decodes()
{
    QFETCH(QByteArray, file);
    QTEST(core::decoded(file), "expected");
}

RUMMY_TEST(TestPeopleList)

} // namespace tst_people_list

#include "tst_people_list.moc"
