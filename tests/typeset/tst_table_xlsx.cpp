#include "sample_tables.h"
#include "tests/suite.h"

#include "reports/typeset/table_writers.h"

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
