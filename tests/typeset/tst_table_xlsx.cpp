#include "sample_tables.h"
#include "tests/suite.h"

#include "reports/typeset/table_writers.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryFile>

namespace tst_table_xlsx {

using namespace typeset;

namespace {

/// A part of a workbook as extracted by unzip, independently of this program.
QString partOf(const QByteArray& workbook, const QString& name)
{
    QTemporaryFile file;
    if (!file.open() || file.write(workbook) != workbook.size() || !file.flush()) {
        return {};
    }
    QProcess process;
    process.start(QStringLiteral("unzip"), {QStringLiteral("-p"), file.fileName(), name});
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// A Python that has it; empty: none.
QString pythonWithOpenpyxl()
{
    for (const auto& python : {QStringLiteral("python3"), QStringLiteral("/usr/bin/python3")}) {
        if (QProcess::execute(python, {QStringLiteral("-c"), QStringLiteral("import openpyxl")}) ==
            0) {
            return python;
        }
    }
    return {};
}

/// The heads, then a line for each row: type and value of the cells, dates alone.
QStringList readByOpenpyxl(const QString& python, const QByteArray& workbook)
{
    static const auto script = QStringLiteral(R"(
import openpyxl, sys
def told(cell):
    if cell.value is None: return '-'
    if cell.is_date: return cell.value.date().isoformat()
    return '%s:%s' % (cell.data_type, cell.value if cell.data_type != 'n' else '%g' % cell.value)
rows = list(openpyxl.load_workbook(sys.argv[1]).active.rows)
print('|'.join(cell.value for cell in rows[0]))
for row in rows[1:]: print('|'.join(told(cell) for cell in row))
)");
    QTemporaryFile file(QDir::tempPath() + QStringLiteral("/XXXXXX.xlsx"));
    if (!file.open() || file.write(workbook) != workbook.size() || !file.flush()) {
        return {};
    }
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("PYTHONIOENCODING"), QStringLiteral("utf-8"));
    process.setProcessEnvironment(environment);
    process.start(python, {QStringLiteral("-c"), script, file.fileName()});
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed().split(u'\n');
}

} // namespace

class TableXlsx : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("unzip")).isEmpty()) {
            QSKIP("unzip is not installed");
        }
    }

    void numbersAreNumbers()
    {
        auto document = sampleStandings(2);
        document.title = QStringLiteral("Rangliste: Runde 1/2 [vorläufig], und noch viel mehr");
        document.blocks[0].rows[1].cells[2].text = QStringLiteral("=SUM(1;2)\x07");
        document.columns[1].use = ColumnUse::Page;
        const auto bytes = tableXlsx(document).value_or(QByteArray());
        const auto sheet = partOf(bytes, QStringLiteral("xl/worksheets/sheet1.xml"));
        QVERIFY(sheet.contains(QStringLiteral("<c r=\"A2\"><v>1</v></c>")));    // The rank.
        QVERIFY(sheet.contains(QStringLiteral("<c r=\"D2\"><v>26</v></c>")));   // 52/2
        QVERIFY(sheet.contains(QStringLiteral("<c r=\"D3\"><v>26.5</v></c>"))); // 53/2
        QVERIFY(sheet.contains(QStringLiteral("<c r=\"B3\" t=\"s\">")));        // No formula.
        QVERIFY(!sheet.contains(QStringLiteral("<f>")));
        QVERIFY(sheet.contains(QStringLiteral("state=\"frozen\"")));
        QVERIFY(sheet.contains(QStringLiteral("customWidth=\"1\"")));
        const auto texts = partOf(bytes, QStringLiteral("xl/sharedStrings.xml"));
        QVERIFY(texts.contains(sampleName(1)));
        QVERIFY(texts.contains(QStringLiteral("=SUM(1;2)\ufffd")));
        QVERIFY(texts.contains(QStringLiteral("Rang")) && !texts.contains(QStringLiteral("Nr.")));
        QVERIFY(partOf(bytes, QStringLiteral("xl/workbook.xml"))
                    .contains(QStringLiteral("name=\"Rangliste- Runde 1-2 -vorläufig\"")));
    }

    /// As an independent reader sees it.
    void kindsOfColumns()
    {
        const auto python = pythonWithOpenpyxl();
        if (python.isEmpty()) {
            QSKIP("python3-openpyxl is not installed");
        }
        const auto column = [](const char* key, const char* head, ColumnKind kind) {
            Column made;
            made.key = QString::fromUtf8(key);
            made.head = QString::fromUtf8(head);
            made.kind = kind;
            return made;
        };
        TableDocument document;
        document.title = QStringLiteral("Kasse");
        document.columns = {column("date", "Datum", ColumnKind::Date),
                            column("item", "Was", ColumnKind::Name),
                            column("stones", "Pkt.", ColumnKind::Number),
                            column("tmp", "Pkt.", ColumnKind::Points),
                            column("in", "Ein", ColumnKind::Money),
                            column("held", "Bestand", ColumnKind::Money)};
        const auto day = [](const char* iso) {
            return Cell{QStringLiteral("x"), QString::fromUtf8(iso)};
        };
        const auto text = [](const char* said) { return Cell{QString::fromUtf8(said), {}}; };
        const auto money = [](const char* value) {
            return Cell{QStringLiteral("x"), QString::fromUtf8(value)};
        };
        document.blocks.emplace_back().rows = {{{day("2026-05-14"),
                                                 text("04"),
                                                 text("12"),
                                                 {QStringLiteral("22½"), QStringLiteral("22.5")},
                                                 money("1200.00"),
                                                 money("1200.00")}},
                                               {{day("2026-05-15"), text("=1+1"), text("–"),
                                                 text("7"), money("-0.50"), money("1199.50")}}};
        QCOMPARE(readByOpenpyxl(python, *tableXlsx(document)),
                 QStringList({
                     QStringLiteral("Datum|Was|Pkt.|Pkt. 2|Ein|Bestand"),
                     QStringLiteral("2026-05-14|s:04|n:12|n:22.5|n:1200|n:1200"),
                     QStringLiteral("2026-05-15|s:=1+1|-|n:7|n:-0.5|n:1199.5"),
                     QStringLiteral("-|-|-|-|f:=SUM(E2:E3)|f:=SUM(F2:F3)"),
                 }));
        document.blocks.front().rows.push_back(
            {{{}, text("Summe"), {}, {}, money("1199.50"), money("1199.50")}, true});
        QCOMPARE(readByOpenpyxl(python, *tableXlsx(document)).last(),
                 QStringLiteral("-|s:Summe|-|-|f:=SUM(E2:E3)|n:1199.5"));
    }

    void nothingWithoutTemporaryFiles()
    {
        QTemporaryFile file; // No folder.
        QVERIFY(file.open());
        const auto before = qgetenv("TMPDIR");
        qputenv("TMPDIR", QFile::encodeName(file.fileName()));
        const auto workbook = tableXlsx(sampleStandings(2));
        qputenv("TMPDIR", before);
        QVERIFY(!workbook);
    }

    void withoutRows()
    {
        const auto sheet =
            partOf(*tableXlsx(sampleStandings(0)), QStringLiteral("xl/worksheets/sheet1.xml"));
        QVERIFY(sheet.contains(QStringLiteral("<row r=\"1\"")));
        QVERIFY(!sheet.contains(QStringLiteral("<row r=\"2\"")));
    }
};

RUMMY_TEST(TableXlsx)

} // namespace tst_table_xlsx

#include "tst_table_xlsx.moc"
