#include "core/file/list_file.h"
#include "core/file/people_list.h"
#include "core/model/refusal.h"
#include "file_faults.h"
#include "made_zip.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_list_file {

using core::ListFileFault;
using made_zip::Entry;
using Rows = QList<QStringList>;

/// Files as clubs have them: workbooks, and what is none.
class TestListFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsCells_data();
    void readsCells();
    void readsDates_data();
    void readsDates();
    void readsOpenDocument_data();
    void readsOpenDocument();
    void choosesASheet_data();
    void choosesASheet();
    void refusesWorkbooks_data();
    void refusesWorkbooks();
    void inflatesToALimit();
    void namesStrangers_data();
    void namesStrangers();
    void readsPeopleInASheet();
};

namespace {

QString text(const char* words)
{
    return QString::fromUtf8(words);
}

QByteArray sheetOf(const QByteArray& rows)
{
    return "<worksheet><sheetData>" + rows + "</sheetData></worksheet>";
}

QByteArray oneSheet(const QByteArray& rows, const QByteArray& texts = {},
                    const QByteArray& styles = {}, const QByteArray& properties = {})
{
    return made_zip::xlsx({{text("People"), sheetOf(rows)}}, texts, styles, properties);
}

QByteArray odsSheet(const QByteArray& name, const QByteArray& rows, const QByteArray& style = {})
{
    return "<table:table table:name=\"" + name + "\" table:style-name=\"" + style + "\">" + rows +
           "</table:table>";
}

/// The line of each row, then its fields.
Rows rowsOf(const core::ListFileResult<core::Sheet>& read)
{
    Rows rows;
    if (const auto* const sheet = std::get_if<core::Sheet>(&read)) {
        for (const auto& row : sheet->rows) {
            rows << QStringList{QString::number(row.line.number)} + row.fields;
        }
    }
    return rows;
}

} // namespace

void TestListFile::initTestCase()
{
    if (!core::readsWorkbooks()) {
        QSKIP("built without libzip");
    }
}

void TestListFile::readsCells_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<Rows>("expected");
    const auto row = [](const char* name, const QByteArray& rows, const Rows& expected) {
        QTest::newRow(name) << rows << expected;
    };
    row("shared texts",
        R"(<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>)",
        {{text("1"), text("Weiß, Käthe"), text("SV Hof")}});
    row("a text that is not there", R"(<row r="1"><c t="s"><v>9</v></c><c><v>1</v></c></row>)",
        {{text("1"), text(""), text("1")}});
    row("text in the cell",
        R"(<row r="1"><c r="A1" t="inlineStr"><is><r><t>Uwe </t></r><r><t>Lang</t></r></is></c></row>)",
        {{text("1"), text("Uwe Lang")}});
    row("the text of a formula", R"(<row r="1"><c t="str"><f>A2&amp;B2</f><v>Lang</v></c></row>)",
        {{text("1"), text("Lang")}});
    row("gaps", R"(<row r="3"><c r="C3"><v>7</v></c></row><row r="9"><c r="A9"><v>8</v></c></row>)",
        {{text("3"), text(""), text(""), text("7")}, {text("9"), text("8")}});
    row("without references",
        "<row><c><v>1</v></c><c/><c><v>3</v></c></row><row><c><v>4</v></c></row>",
        {{text("1"), text("1"), text(""), text("3")}, {text("2"), text("4")}});
    row("numbers",
        "<row><c><v>7.0</v></c><c><v>7.5</v></c><c><v>0.30000000000000004</v></c><c><v>-2E3</v></"
        "c></row>",
        {{text("1"), text("7"), text("7.5"), text("0.3"), text("-2000")}});
    row("truth and errors",
        R"(<row><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="e"><v>#N/A</v></c><c><v>1</v></c></row>)",
        {{text("1"), text("TRUE"), text("FALSE"), text(""), text("1")}});
    row("rows without content", R"(<row r="1"><c><v> </v></c></row><row r="2"/>)", {});
}

void TestListFile::readsCells()
{
    QFETCH(QByteArray, rows);
    QFETCH(Rows, expected);
    const QByteArray texts = "<si><r><rPr/><t>Weiß,</t></r><r><t xml:space=\"preserve\"> Käthe</t>"
                             "</r><rPh><t>hint</t></rPh></si><si><t>SV Hof</t></si>";
    for (const auto packing : {made_zip::Packing::Stored, made_zip::Packing::Deflated}) {
        const auto file = made_zip::xlsx({{text("People"), sheetOf(rows)}}, texts, {}, {}, packing);
        QCOMPARE(rowsOf(core::readWorkbook(file, {})), expected);
    }
}

void TestListFile::readsDates_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<int>("style"); // Of those below.
    QTest::addColumn<bool>("from1904");
    QTest::addColumn<QString>("expected");
    QTest::newRow("no format") << QByteArray("46153") << 0 << false << text("46153");
    QTest::newRow("a day") << QByteArray("46153") << 1 << false << text("2026-05-11");
    QTest::newRow("a moment") << QByteArray("46153.84375") << 2 << false
                              << text("2026-05-11T20:15:00");
    QTest::newRow("a time") << QByteArray("0.84375") << 2 << false << text("20:15:00");
    QTest::newRow("an own format") << QByteArray("46153") << 3 << false << text("2026-05-11");
    QTest::newRow("an amount in red") << QByteArray("5") << 4 << false << text("5");
    QTest::newRow("days in words of a format") << QByteArray("5") << 5 << false << text("5");
    QTest::newRow("hours beyond a day") << QByteArray("0.5") << 6 << false << text("12:00:00");
    QTest::newRow("counted from 1904") << QByteArray("44691") << 1 << true << text("2026-05-11");
    QTest::newRow("before the calendar") << QByteArray("-1") << 1 << false << text("-1");
    QTest::newRow("behind it") << QByteArray("1e300") << 1 << false << text("1e+300");
    QTest::newRow("an unknown style") << QByteArray("46153") << 99 << false << text("46153");
}

void TestListFile::readsDates()
{
    QFETCH(QByteArray, value);
    QFETCH(int, style);
    QFETCH(bool, from1904);
    QFETCH(QString, expected);
    const QByteArray styles =
        R"(<numFmts><numFmt numFmtId="164" formatCode="dd\.mm\.yyyy"/>
           <numFmt numFmtId="165" formatCode="[Red]#,##0.00\ &quot;EUR&quot;"/>
           <numFmt numFmtId="166" formatCode="0&quot; days&quot;"/>
           <numFmt numFmtId="167" formatCode="[h]:mm"/></numFmts>
           <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
           <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="164"/>
           <xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/></cellXfs>)";
    const auto file =
        oneSheet("<row><c s=\"" + QByteArray::number(style) + "\"><v>" + value + "</v></c></row>",
                 {}, styles, from1904 ? "<workbookPr date1904=\"1\"/>" : "");
    QCOMPARE(rowsOf(core::readWorkbook(file, {})), (Rows{{text("1"), expected}}));
}

void TestListFile::readsOpenDocument_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<Rows>("expected");
    const auto row = [](const char* name, const QByteArray& rows, const Rows& expected) {
        QTest::newRow(name) << "<table:table-row>" + rows + "</table:table-row>" << expected;
    };
    row("texts",
        R"(<table:table-cell office:value-type="string"><text:p>Weiß,<text:s/><text:span>Käthe</text:span></text:p></table:table-cell>
           <table:table-cell><text:p>SV<text:s text:c="2"/>Hof</text:p><text:p>e. V.</text:p></table:table-cell>)",
        {{text("1"), text("Weiß, Käthe"), text("SV  Hof\ne. V.")}});
    row("comments are left out",
        R"(<table:table-cell><office:annotation><text:p>ask her</text:p></office:annotation><text:p>Anna</text:p></table:table-cell>)",
        {{text("1"), text("Anna")}});
    row("numbers as they are, not as they look",
        R"(<table:table-cell office:value-type="float" office:value="7"><text:p>007</text:p></table:table-cell>
           <table:table-cell office:value-type="currency" office:value="7.5"><text:p>7,50 €</text:p></table:table-cell>)",
        {{text("1"), text("7"), text("7.5")}});
    row("days, moments, times and truth",
        R"(<table:table-cell office:value-type="date" office:date-value="2026-05-11"><text:p>11.5.</text:p></table:table-cell>
           <table:table-cell office:value-type="date" office:date-value="2026-05-11T20:15:00.000000000"/>
           <table:table-cell office:value-type="time" office:time-value="PT20H15M00S"/>
           <table:table-cell office:value-type="boolean" office:boolean-value="true"/>)",
        {{text("1"), text("2026-05-11"), text("2026-05-11T20:15:00"), text("20:15:00"),
          text("TRUE")}});
    row("repeated and covered cells",
        R"(<table:table-cell table:number-columns-repeated="2"><text:p>x</text:p></table:table-cell>
           <table:covered-table-cell table:number-columns-repeated="3"/><table:table-cell><text:p>y</text:p></table:table-cell>
           <table:table-cell table:number-columns-repeated="16000"/>)",
        {{text("1"), text("x"), text("x"), text(""), text(""), text(""), text("y")}});
    QTest::newRow("repeated rows")
        << QByteArray(
               R"(<table:table-row table:number-rows-repeated="2"><table:table-cell><text:p>a</text:p></table:table-cell></table:table-row>
                  <table:table-row table:number-rows-repeated="1000"><table:table-cell/></table:table-row>
                  <table:table-header-rows><table:table-row><table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table-header-rows>
                  <table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>)")
        << Rows{{text("1"), text("a")}, {text("2"), text("a")}, {text("1003"), text("b")}};
}

void TestListFile::readsOpenDocument()
{
    QFETCH(QByteArray, rows);
    QFETCH(Rows, expected);
    const auto content = made_zip::odsContent(odsSheet("People", rows));
    for (const auto packing : {made_zip::Packing::Stored, made_zip::Packing::Deflated}) {
        QCOMPARE(rowsOf(core::readWorkbook(made_zip::ods(content, packing), {})), expected);
    }
}

void TestListFile::choosesASheet_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("name"); // Empty: refused.
    QTest::addColumn<QStringList>("others");
    const auto row = [](const char* value) {
        return "<row><c><v>" + QByteArray(value) + "</v></c></row>";
    };
    const auto odsRow = [](const char* value) {
        return "<table:table-row><table:table-cell><text:p>" + QByteArray(value) +
               "</text:p></table:table-cell></table:table-row>";
    };
    const auto xlsx = made_zip::xlsx({{text("Old|hidden"), sheetOf(row("1"))},
                                      {text("Secret|veryHidden"), sheetOf(row("2"))},
                                      {text("People"), sheetOf(row("3"))},
                                      {text("Money"), sheetOf(row("4"))}});
    const auto ods = made_zip::ods(made_zip::odsContent(odsSheet("Old", odsRow("1"), "hidden") +
                                                        odsSheet("People", odsRow("3"), "shown") +
                                                        odsSheet("Money", odsRow("4"), "shown")));
    for (const auto& [name, file] : {std::pair("xlsx", xlsx), std::pair("ods", ods)}) {
        QTest::addRow("%s, first visible", name)
            << file << QString() << text("People") << QStringList{text("Money")};
        QTest::addRow("%s, by name in any case", name)
            << file << text("MONEY") << text("Money") << QStringList{text("People")};
        QTest::addRow("%s, hidden", name)
            << file << text("old") << text("Old") << QStringList{text("People"), text("Money")};
        QTest::addRow("%s, unknown", name) << file << text("Cash") << QString() << QStringList();
    }
}

void TestListFile::choosesASheet()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, wanted);
    QFETCH(QString, name);
    QFETCH(QStringList, others);
    const auto read = core::readWorkbook(file, wanted);
    if (name.isEmpty()) {
        const auto failure = std::get<core::ListFileFailure>(read);
        QCOMPARE(failure.fault, ListFileFault::UnknownSheet);
        QVERIFY(failure.arguments.at(1).endsWith(text("People, Money")));
        return;
    }
    const auto& sheet = std::get<core::Sheet>(read);
    QCOMPARE(sheet.name, name);
    QCOMPARE(sheet.others, others);
    QCOMPARE(sheet.rows.front().fields, QStringList{QString::number(name == text("Old")      ? 1
                                                                    : name == text("People") ? 3
                                                                                             : 4)});
}

void TestListFile::refusesWorkbooks_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<ListFileFault>("fault");
    const QByteArray cell = "<c><v>1</v></c>";
    const auto row = [](const char* name, const QByteArray& file, ListFileFault fault) {
        QTest::newRow(name) << file << fault;
    };
    row("cut off", oneSheet("<row>" + cell + "</row>").chopped(40), ListFileFault::Damaged);
    row("a sheet that breaks off", oneSheet("<row><c><v>1"), ListFileFault::Damaged);
    row("parts missing", made_zip::archive({{text("[Content_Types].xml"), "<Types/>"}}),
        ListFileFault::Damaged);
    row("a document type",
        made_zip::xlsx({{text("People"), "<!DOCTYPE a [<!ENTITY b \"c\">]>" + sheetOf("")}}),
        ListFileFault::DeclaresTypes);
    row("a document type, OpenDocument",
        made_zip::ods("<!DOCTYPE a []>" + made_zip::odsContent(odsSheet("People", ""))),
        ListFileFault::DeclaresTypes);
    row("all hidden", made_zip::xlsx({{text("People|hidden"), sheetOf("")}}),
        ListFileFault::NoSheet);
    row("no sheet", made_zip::ods(made_zip::odsContent("")), ListFileFault::NoSheet);
    row("too many rows", oneSheet(QByteArray("<row>" + cell + "</row>").repeated(10'021)),
        ListFileFault::TooManyRows);
    row("rows repeated too often",
        made_zip::ods(made_zip::odsContent(
            odsSheet("People",
                     "<table:table-row table:number-rows-repeated=\"99999999999\">"
                     "<table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>"))),
        ListFileFault::TooManyRows);
    row("too many columns", oneSheet("<row>" + cell.repeated(201) + "</row>"),
        ListFileFault::TooManyColumns);
    row("a far column", oneSheet("<row><c r=\"ZZZZZZZZZZZZZZ1\"><v>1</v></c></row>"),
        ListFileFault::TooManyColumns);
    row("columns repeated too often",
        made_zip::ods(made_zip::odsContent(odsSheet(
            "People", "<table:table-row><table:table-cell "
                      "table:number-columns-repeated=\"9223372036854775807\"><text:p>x</text:p>"
                      "</table:table-cell></table:table-row>"))),
        ListFileFault::TooManyColumns);
    row("too large", made_zip::xlsx({}) + QByteArray(core::largestWorkbook, ' '),
        ListFileFault::TooLarge);
}

void TestListFile::refusesWorkbooks()
{
    QFETCH(QByteArray, file);
    QFETCH(ListFileFault, fault);
    const auto read = core::readListFile(file, {});
    const auto* const failure = std::get_if<core::ListFileFailure>(&read);
    QVERIFY(failure != nullptr);
    QCOMPARE(failure->fault, fault);
}

/// Four parts of 30 MB each, in an archive of some kilobytes.
void TestListFile::inflatesToALimit()
{
    const QByteArray blanks(30'000'000, ' ');
    const auto file = made_zip::xlsx({{text("People"), sheetOf(blanks + "<row/>")}},
                                     "<si/>" + blanks, blanks, blanks, made_zip::Packing::Deflated);
    QVERIFY(file.size() < 1'000'000);
    const auto read = core::readWorkbook(file, {});
    const auto* const failure = std::get_if<core::ListFileFailure>(&read);
    QVERIFY(failure != nullptr);
    QCOMPARE(failure->fault, ListFileFault::UnpackedTooLarge);
}

void TestListFile::namesStrangers_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<ListFileFault>("fault");
    const auto archive = [](const char* name) {
        return made_zip::archive({{QString::fromLatin1(name), "x"}});
    };
    const auto row = [](const char* name, const QByteArray& file, ListFileFault fault) {
        QTest::newRow(name) << file << fault;
    };
    row(".xls", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 and more", ListFileFault::OldWorkbook);
    row(".xlsb", archive("xl/workbook.bin"), ListFileFault::OldWorkbook);
    row(".numbers", archive("Index/Document.iwa"), ListFileFault::Numbers);
    row(".docx", archive("word/document.xml"), ListFileFault::TextDocument);
    row(".odt", made_zip::archive({{text("mimetype"), "application/vnd.oasis.opendocument.text"}}),
        ListFileFault::TextDocument);
    row(".rtf", "{\\rtf1 Anna}", ListFileFault::TextDocument);
    row(".pdf", "%PDF-1.7\n", ListFileFault::Pdf);
    row(".png", "\x89PNG\r\n", ListFileFault::Picture);
    row(".jpg", "\xFF\xD8\xFF\xE0", ListFileFault::Picture);
    row(".heic",
        QByteArray("\0\0\0\x18"
                   "ftypheic",
                   12),
        ListFileFault::Picture);
    row(".html", " \n<!DOCTYPE HTML><table>", ListFileFault::WebPage);
    row(".html that calls itself .xls", "\xEF\xBB\xBF<table><tr>", ListFileFault::WebPage);
    row(".zip", archive("people.csv"), ListFileFault::OtherArchive);
    row(".gz", "\x1F\x8B\x08", ListFileFault::OtherArchive);
}

void TestListFile::namesStrangers()
{
    QFETCH(QByteArray, file);
    QFETCH(ListFileFault, fault);
    const auto read = core::readListFile(file, {});
    const auto* const failure = std::get_if<core::ListFileFailure>(&read);
    QVERIFY(failure != nullptr);
    QCOMPARE(failure->fault, fault);
}

void TestListFile::readsPeopleInASheet()
{
    const auto row = [](const QByteArrayList& fields) {
        QByteArray cells;
        for (const auto& field : fields) {
            cells += "<c t=\"inlineStr\"><is><t>" + field + "</t></is></c>";
        }
        return "<row>" + cells + "</row>";
    };
    const auto file = oneSheet(
        row({"Anmeldungen zum Maiturnier"}) + row({"Nr.", "Name", "Verein", "Bezahlt", "Telefon"}) +
        row({"1", "Berger, Anna", "Hof", "TRUE", "123"}) +
        row({"2", "Lang, Uwe", "", "FALSE", ""}) + row({"Summe:", "", "", "5", ""}));
    const auto read = core::readListFile(file, {});
    const auto table = core::readListTable(std::get<core::ListFile>(read));
    QVERIFY(table);
    QCOMPARE(table->heads, std::size_t{2});
    const auto list = core::peopleIn(*table);
    QCOMPARE(list.people.size(), std::size_t{2});
    QCOMPARE(list.people[0].person.name, text("Berger, Anna"));
    QVERIFY(list.people[0].person.paidInFull && !list.people[1].person.paidInFull);
    QCOMPARE(list.people[1].line, core::Line{4});
    QCOMPARE(list.warnings,
             (core::Warnings{{core::FileFault::UnknownColumn, core::Line{2}, {text("Telefon")}},
                             {core::FileFault::NotAPerson, core::Line{5}, {text("Summe: 5")}}}));
}

RUMMY_TEST(TestListFile)

} // namespace tst_list_file

#include "tst_list_file.moc"
