#include "core/file/csv.h"
#include "tests/suite.h"

#include "evening.h"

#include <QTest>

#include <random>

namespace tst_csv {

using namespace evening;
using core::CsvColumns;
using core::FileFault;
using core::Line;
using core::Refusals;

using Rows = std::vector<QStringList>;

namespace {

const CsvColumns people = {{QStringLiteral("name")},
                           {QStringLiteral("club"), QStringLiteral("fixedTable")}};

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

/// Line, name, club and fixed table of each row.
Rows contents(const core::CsvTable& table)
{
    Rows rows;
    for (const auto& row : table.rows) {
        rows.push_back({QString::number(row.line.number), row.field(text("name")),
                        row.field(text("club")), row.field(text("fixedTable"))});
    }
    return rows;
}

} // namespace

class TestCsv : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void refusesTooManyRows();
    void warnsOfUnknownColumns();
    void readsNumbers();
    void refusesNumbers();
    void quotesWhereNeeded();
    void writtenAndReadIsTheSame();
};

void TestCsv::reads_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<Rows>("expected");

    const auto row = [](const char* name, const QByteArray& file, const Rows& expected) {
        QTest::newRow(name) << file << expected;
    };
    const auto one = [](const char* name, const char* club = "", const char* fixedTable = "") {
        return Rows{{text("2"), text(name), text(club), text(fixedTable)}};
    };
    row("a header alone", "name\n", {});
    row("a header without its end", "name", {});
    row("comma", "name,club\nAnna,Hof\n", one("Anna", "Hof"));
    row("semicolon", "name;club\nAnna;Hof, Plauen\n", one("Anna", "Hof, Plauen"));
    row("tab", "name\tclub\nAnna\tHof; Plauen\n", one("Anna", "Hof; Plauen"));
    row("a single column keeps its other separators", "name\nAnna; Hof\n", one("Anna; Hof"));
    row("byte-order mark", "\xEF\xBB\xBFname\nAnna\n", one("Anna"));
    row("lines ended as on Windows", "name,club\r\nAnna,Hof\r\n", one("Anna", "Hof"));
    row("no end of the last line", "name\nAnna", one("Anna"));
    row("no end but a return", "name\nAnna\r", one("Anna"));
    row("lines ended by returns alone", "name,club\rAnna,Hof\r", one("Anna", "Hof"));
    row("all three ends of lines", "name\r\nAnna\rBert\n\rCarl\r\n",
        {{text("2"), text("Anna"), {}, {}},
         {text("3"), text("Bert"), {}, {}},
         {text("5"), text("Carl"), {}, {}}});
    row("returns within quotes are lines", "name\n\"Anna\rB\"\nBert\n",
        {{text("2"), text("Anna\rB"), {}, {}}, {text("4"), text("Bert"), {}, {}}});
    row("columns in another order and case", "FIXEDTABLE,Club, NAME \n3,Hof,Anna\n",
        one("Anna", "Hof", "3"));
    row("quoted header", "\"name\",\"club\"\nAnna,Hof\n", one("Anna", "Hof"));
    row("fields missing at the end", "name,club,fixedTable\nAnna\n", one("Anna"));
    row("blanks around fields", "name,club\n  Anna \t,\" Hof \"\n", one("Anna", "Hof"));
    row("a quote behind blanks", "name,club\nAnna, \"Hof, Saale\"\n", one("Anna", "Hof, Saale"));
    row("quoted separator", "name,club\n\"Berger, Anna\",Hof\n", one("Berger, Anna", "Hof"));
    row("doubled quote", "name\n\"Anna \"\"Ann\"\" B\"\n", one("Anna \"Ann\" B"));
    row("nothing but a quote", "name\n\"\"\"\"\n", one("\""));
    row("a quote within a field", "name\nAnna \"Ann\" B\n", one("Anna \"Ann\" B"));
    row("text behind a quoted part", "name\n\"Anna\" B\n", one("Anna B"));
    row("empty quotes", "name,club\nAnna,\"\"\n", one("Anna"));
    row("umlauts and more", "name\n日本 Ö 😀\n", one("日本 Ö 😀"));
    row("rows keep the line they begin on, blank ones are skipped",
        "\n\nname,club\n\nAnna,\"Hof\nSaale\r\n\"\n,\n  \nBert,\n\"\"\nCarl\n",
        {{text("5"), text("Anna"), text("Hof\nSaale"), {}},
         {text("10"), text("Bert"), {}, {}},
         {text("12"), text("Carl"), {}, {}}});
    row("columns without a title", "name,,\nAnna,x,y\n", one("Anna"));
}

void TestCsv::reads()
{
    QFETCH(QByteArray, file);
    const auto table = core::readCsv(file, people);
    QVERIFY2(table, core::told(refusalsOf(table)).constData());
    QCOMPARE(table->warnings, core::Warnings());
    QTEST(contents(*table), "expected");
}

void TestCsv::refuses_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<Refusals>("expected");

    const auto row = [](const char* name, const QByteArray& file, const Refusals& expected) {
        QTest::newRow(name) << file << expected;
    };
    row("nothing", "", {{FileFault::MissingColumn, Line{1}, {text("name")}}});
    row("blank", "\n \r\n", {{FileFault::MissingColumn, Line{1}, {text("name")}}});
    row("no name column", "\nclub\nHof\n", {{FileFault::MissingColumn, Line{2}, {text("name")}}});
    row("a column twice", "name,Club,CLUB\nA,B,C\n",
        {{FileFault::DuplicateColumn, Line{1}, {text("CLUB")}}});
    row("too many fields, each line", "name,club\nA,B,C\nD\nE,F,G,H\n",
        {{FileFault::WrongFieldCount, Line{2}, {text("3"), text("2")}},
         {FileFault::WrongFieldCount, Line{4}, {text("4"), text("2")}}});
    row("a comma in a single column", "name\nBerger, Anna\n",
        {{FileFault::WrongFieldCount, Line{2}, {text("2"), text("1")}}});
    row("a quote never closed", "name\nAnna\n\"Bert\nCarl\nDora\n",
        {{FileFault::UnclosedQuote, Line{3}, {}}});
    row("a quote in a header never closed", "name,\"club\nA,B\n",
        {{FileFault::UnclosedQuote, Line{1}, {}}});
    row("a database", QByteArray("SQLite format 3\0", 16), {{FileFault::Database, Line{1}, {}}});
    row("Latin-1", "name\nAnna\nM\xFCller\n\xC4\n", {{FileFault::NotUtf8, Line{3}, {}}});
    row("UTF-16", QByteArray("\xFF\xFEn\0a\0", 6), {{FileFault::NotUtf8, Line{1}, {}}});
    row("all at once", "club,club\nA,B,C\n",
        {{FileFault::DuplicateColumn, Line{1}, {text("club")}},
         {FileFault::MissingColumn, Line{1}, {text("name")}},
         {FileFault::WrongFieldCount, Line{2}, {text("3"), text("2")}}});
}

void TestCsv::refuses()
{
    QFETCH(QByteArray, file);
    QTEST(refusalsOf(core::readCsv(file, people)), "expected");
}

void TestCsv::refusesTooManyRows()
{
    auto columns = people;
    columns.mostRows = 2;
    QVERIFY(core::readCsv("name\n\nAnna\n\nBert\n\n", columns));
    QCOMPARE(refusalsOf(core::readCsv("name\nAnna\n\nBert\nCarl\nDora\n", columns)),
             (Refusals{{FileFault::TooManyRows, Line{5}, {text("2")}}}));
}

void TestCsv::warnsOfUnknownColumns()
{
    const auto table = core::readCsv("Phone,name,e-mail\n1,Anna,2\n", people);
    QVERIFY(table);
    QCOMPARE(table->warnings,
             (core::Warnings{{FileFault::UnknownColumn, Line{1}, {text("Phone")}},
                             {FileFault::UnknownColumn, Line{1}, {text("e-mail")}}}));
    QCOMPARE(contents(*table), (Rows{{text("2"), text("Anna"), {}, {}}}));
}

void TestCsv::readsNumbers()
{
    const auto table = core::readCsv("name\n7\n 007 \n-1\n2147483647\n", people);
    Refusals faults;
    std::vector<std::int64_t> numbers;
    for (const auto& row : table->rows) {
        numbers.push_back(row.number(text("name"), core::NumberRange(), faults).value());
    }
    QCOMPARE(numbers, (std::vector<std::int64_t>{7, 7, -1, 2147483647}));
    QCOMPARE(faults, Refusals());
}

void TestCsv::refusesNumbers()
{
    const QByteArray file =
        "name,club\n0,\nx,\n,x\n1.0,\n+1,\n2147483648,\n99999999999999999999,\n-,\n٣,\n";
    const auto table = core::readCsv(file, people);
    Refusals faults;
    for (const auto& row : table->rows) {
        QVERIFY(!row.number(text("name"), core::idRange, faults));
    }
    const auto outOfRange = [](int line, const char* token) {
        return core::Refusal{
            FileFault::NumberOutOfRange, Line{line}, {text(token), text("1"), text("2147483647")}};
    };
    const auto notWhole = [](int line, const char* token) {
        return core::Refusal{FileFault::NotAWholeNumber, Line{line}, {text(token)}};
    };
    QCOMPARE(faults, (Refusals{outOfRange(2, "0"), notWhole(3, "x"), notWhole(4, ""),
                               notWhole(5, "1.0"), notWhole(6, "+1"), outOfRange(7, "2147483648"),
                               outOfRange(8, "99999999999999999999"), notWhole(9, "-"),
                               notWhole(10, "٣")}));
}

void TestCsv::quotesWhereNeeded()
{
    QCOMPARE(core::writeCsv({{text("name"), text("club")},
                             {text("Berger, Anna"), text("Hof")},
                             {text("Anna \"Ann\" B"), {}},
                             {text("a\nb"), text("c;d\te")},
                             {text("Öztürk"), text("1/2")}}),
             QByteArray("name,club\n\"Berger, Anna\",Hof\n\"Anna \"\"Ann\"\" B\",\n"
                        "\"a\nb\",c;d\te\nÖztürk,1/2\n"));
    QCOMPARE(core::writeCsv({}), QByteArray());
}

void TestCsv::writtenAndReadIsTheSame()
{
    const QString alphabet = text("ab\",;\n\r ö");
    std::mt19937 random(5);
    const auto field = [&] {
        QString made = text("x");
        for (auto length = random() % 8; length > 0; --length) {
            made += alphabet.at(static_cast<qsizetype>(random() % 9));
        }
        return made + u'x';
    };
    for (int run = 0; run < 500; ++run) {
        const QString name = field();
        const QString club = field();
        const auto table =
            core::readCsv(core::writeCsv({{text("name"), text("club")}, {name, club}}), people);
        QVERIFY(table);
        QCOMPARE(contents(*table), (Rows{{text("2"), name, club, {}}}));
    }
}

RUMMY_TEST(TestCsv)

} // namespace tst_csv

#include "tst_csv.moc"
