#include "core/file/people_list.h"
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
    for (const auto& [line, person, faults] : list.people) {
        const QString number = person.number ? QString::number(plain(*person.number)) : QString();
        lines << QStringLiteral("%1: %2|%3|%4")
                     .arg(line.number)
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
    void readsMoments_data();
    void readsMoments();
    void ambiguousMomentsAreLeftOut();
    void tellsFaultsByLine_data();
    void tellsFaultsByLine();
    void warnsOfUnknownColumns();
    void enrolmentKnowsTheSameTitles_data();
    void enrolmentKnowsTheSameTitles();
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
    const auto list = core::readPeopleList(file);
    QVERIFY2(list, core::told(refusalsOf(list)).constData());
    QTEST(contents(*list), "expected");
    for (const auto& listed : list->people) {
        QCOMPARE(listed.faults, Refusals());
    }
}

void TestPeopleList::readsEveryColumn()
{
    const auto list = core::readPeopleList(
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
                                       {"EUR 12.50", 1'250}}) {
        QTest::newRow(field) << text(field) << std::int64_t{cents};
    }
}

void TestPeopleList::readsAmounts()
{
    QFETCH(const QString, field);
    const auto list = core::readPeopleList(QStringLiteral("Name;Startgeld\nLang;%1\n").arg(field));
    QVERIFY(list);
    QCOMPARE(list->people.at(0).faults, Refusals());
    QTEST(list->people.at(0).person.paidCents, "cents");
}

void TestPeopleList::readsMoments_data()
{
    QTest::addColumn<QString>("field");
    for (const auto* const field :
         {"05.11.2026 19:03:22", "5.11.2026 19:03:22", "2026-11-05 19:03:22", "2026/11/05 19:03:22",
          "2026-11-05T19:03:22"}) {
        QTest::newRow(field) << text(field);
    }
}

void TestPeopleList::readsMoments()
{
    QFETCH(const QString, field);
    const auto list =
        core::readPeopleList(QStringLiteral("Zeitstempel;Name\n%1;Lang\n").arg(field));
    QVERIFY(list);
    QCOMPARE(list->people.at(0).faults, Refusals());
    const QDateTime local(QDate(2026, 11, 5), QTime(19, 3, 22));
    QCOMPARE(list->people.at(0).person.registeredAt, local.toUTC());
}

void TestPeopleList::ambiguousMomentsAreLeftOut()
{
    const auto list =
        core::readPeopleList(text("Timestamp,Name\n5/11/2026 19:03:22,Lang\n25/11/2026,Roth\n"));
    QVERIFY(list);
    for (const auto& listed : list->people) {
        QCOMPARE(listed.faults, Refusals());
        QVERIFY(!listed.person.registeredAt);
    }
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
    row("a quote never closed", "name\n\"Anna\n", {{FileFault::UnclosedQuote, Line{2}, {}}});
}

void TestPeopleList::tellsFaultsByLine()
{
    QFETCH(QString, file);
    const auto list = core::readPeopleList(file);
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
    const auto list = core::readPeopleList(text("Name;Telefon;\nAnna;1;2\n"));
    QVERIFY(list);
    QCOMPARE(list->warnings,
             (core::Warnings{{FileFault::UnknownColumn, Line{1}, {text("Telefon")}}}));
}

void TestPeopleList::enrolmentKnowsTheSameTitles_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("club");
    QTest::addColumn<bool>("paid");
    QTest::newRow("surname first")
        << QByteArray("Nachname;Vorname;Verein;Bezahlt\nWeiß;Käthe;Hof;ja\n") << text("Weiß, Käthe")
        << text("Hof") << true;
    QTest::newRow("first name first") << QByteArray("First name,Surname\nKäthe,Weiß\n")
                                      << text("Weiß, Käthe") << QString() << false;
    QTest::newRow("name beside first name")
        << QByteArray("Vorname,Name\nKäthe,Weiß\n") << text("Weiß, Käthe") << QString() << false;
    QTest::newRow("surname alone")
        << QByteArray("nachname\nWeiß\n") << text("Weiß") << QString() << false;
    QTest::newRow("a comma within a title")
        << QByteArray("Vorname Nachname;Verein, Ort\nKäthe Weiß;SV Hof\n") << text("Käthe Weiß")
        << text("SV Hof") << false;
    QTest::newRow("a quoted title") << QByteArray("\"Name, Vorname\";Verein\n\"Weiß, Käthe\";Hof\n")
                                    << text("Weiß, Käthe") << text("Hof") << false;
    QTest::newRow("numbers with a dot, a town")
        << QByteArray("Nr.;Name, Vorname;Ort\n1.;Weiß, Käthe;Hof\n") << text("Weiß, Käthe")
        << text("Hof") << false;
    QTest::newRow("an export")
        << QByteArray("Registration No,Paid,Full name,Club\nA17,YES,Käthe Weiß,Hof\n")
        << text("Käthe Weiß") << text("Hof") << true;
    QTest::newRow("the column's own name wins")
        << QByteArray("surname,name\nx,Käthe Weiß\n") << text("Käthe Weiß") << QString() << false;
}

void TestPeopleList::enrolmentKnowsTheSameTitles()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QString, name);
    QFETCH(const QString, club);
    QFETCH(const bool, paid);
    const auto table = core::readCsv(file, core::enrolmentColumns());
    QVERIFY(table);
    core::Refusals faults;
    const auto person = core::enrolmentOf(table->rows.at(0), faults);
    QCOMPARE(faults, core::Refusals());
    QCOMPARE(person.name, name);
    QCOMPARE(person.club, club);
    QCOMPARE(person.paidInFull, paid);
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
                               << Columns{Other, Club, Name} << QStringList{text("A")};
    QTest::newRow("titles that say something else")
        << text("Code;Stadt;Wer;Name\nx1;Hof;Anna Berger;\nx2;Selb;Uwe Lang;\n")
        << Columns{Other, Other, Other, Name} << std::size_t{1} << Columns{Other, Club, Name, Other}
        << QStringList{text("Code"), text("Name")};
    QTest::newRow("a column without a title")
        << text("Name;;Ort\nAnna Berger;7;Hof\nUwe Lang;;Selb\n") << Columns{Name, Other, Town}
        << std::size_t{1} << Columns{Name, Other, Club} << QStringList{text("B")};
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
    const auto list = core::readPeopleList(titles + row.repeated(most));
    QVERIFY(list);
    QCOMPARE(list->people.size(), core::mostListedPeople);
    const core::Refusals expected = {
        {FileFault::TooManyRows, core::Line{heads + most + 1}, {text("10000")}}};
    QCOMPARE(refusalsOf(core::readPeopleList(titles + row.repeated(most + 1))), expected);
    if (heads == 1) {
        QCOMPARE(refusalsOf(core::readCsv((titles + row.repeated(most + 1)).toUtf8(),
                                          core::enrolmentColumns())),
                 expected);
    }
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
