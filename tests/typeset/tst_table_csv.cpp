#include "sample_tables.h"
#include "tests/suite.h"

#include "core/file/csv.h"
#include "reports/typeset/table_writers.h"
#include "tests/evening.h"

using namespace typeset;

namespace {

core::CsvTable reread(const TableDocument& document)
{
    core::CsvColumns columns;
    for (const auto& column : document.columns) {
        if (column.use != ColumnUse::Page) {
            columns.required += column.key;
        }
    }
    const auto table = core::readCsv(tableCsv(document), columns);
    return table ? *table : core::CsvTable();
}

/// A document of one column and row.
TableDocument single(const QString& text, const QString& value = {})
{
    TableDocument document;
    document.columns = {{QStringLiteral("name"), QStringLiteral("Name")},
                        {QStringLiteral("end"), QStringLiteral("Ende")}};
    document.blocks = {Block{}};
    document.blocks.front().rows = {{{{text, value}, {QStringLiteral("e"), {}}}, false}};
    return document;
}

} // namespace

class TableCsv : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void looksLikeThis()
    {
        auto document = sampleStandings(1);
        document.blocks[0].rows[0].cells[2].text = QStringLiteral("Berger; Anna");
        QCOMPARE(tableCsv(document), QByteArray("\xef\xbb\xbfrank;number;name;games;gmp;cmp;tmp\r\n"
                                                "1;1999;\"Berger; Anna\";8;52/2;1;54/2\r\n"));
    }

    void everyRowIsReread_data()
    {
        QTest::addColumn<int>("rows");
        for (const int rows : {0, 3, 22, 120, 1000}) {
            QTest::addRow("%d rows", rows) << rows;
        }
    }
    void everyRowIsReread()
    {
        QFETCH(const int, rows);
        const auto document = sampleStandings(rows);
        const auto table = reread(document);
        QCOMPARE(table.rows.size(), static_cast<std::size_t>(rows));
        for (int row = 0; row < rows; ++row) {
            const auto& read = table.rows[static_cast<std::size_t>(row)];
            const auto& cells = document.blocks[0].rows[static_cast<std::size_t>(row)].cells;
            QCOMPARE(read.field(QStringLiteral("rank")), cells[0].text);
            QCOMPARE(read.field(QStringLiteral("name")), cells[2].text);
            QCOMPARE(read.field(QStringLiteral("tmp")), cells[6].value);
        }
    }

    void blocksFollowEachOther()
    {
        auto document = sampleSeating(3);
        document.columns.insert(document.columns.begin(),
                                {QStringLiteral("table"), {}, ColumnKind::Number, ColumnUse::Csv});
        document.columns[1].use = ColumnUse::Page;
        for (auto& block : document.blocks) {
            for (auto& row : block.rows) {
                row.cells.insert(row.cells.begin(), {block.title, {}});
            }
        }
        const auto table = reread(document);
        QCOMPARE(table.rows.size(), 12U);
        QCOMPARE(table.rows[5].field(QStringLiteral("table")), QStringLiteral("Tisch 2"));
        QVERIFY(!tableCsv(document).contains("seat"));
    }

    void textsAreKept_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("read");
        const auto same = [](const char* name, const QString& text) {
            QTest::addRow("%s", name) << text << text;
        };
        same("quotes", QStringLiteral("Anna \"Anni\" Berger"));
        same("only a quote", QStringLiteral("\""));
        same("separators", QStringLiteral("a;b,c\td"));
        same("line breaks", QStringLiteral("a\nb\r\nc"));
        same("umlauts", QStringLiteral("Öztürk Straße ½ − Nguyễn"));
        same("a negative number", QStringLiteral("-1"));
        same("a negative fraction", QStringLiteral("-1/2"));
        same("a negative decimal", QStringLiteral("-1.5"));
        same("a decimal comma", QStringLiteral("-1,5"));
        same("U+2212", QStringLiteral("−1½"));
        same("a formula within", QStringLiteral("1=1"));
        QTest::addRow("a formula") << QStringLiteral("=1+1") << QStringLiteral("'=1+1");
        QTest::addRow("plus") << QStringLiteral("+A1") << QStringLiteral("'+A1");
        QTest::addRow("minus") << QStringLiteral("-A1") << QStringLiteral("'-A1");
        QTest::addRow("at") << QStringLiteral("@SUM(A1)") << QStringLiteral("'@SUM(A1)");
        QTest::addRow("formula with separators") << QStringLiteral("=HYPERLINK(\"x\";\"y\")")
                                                 << QStringLiteral("'=HYPERLINK(\"x\";\"y\")");
        QTest::addRow("numbers in a row") << QStringLiteral("-1-1") << QStringLiteral("'-1-1");
    }
    void textsAreKept()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, read);
        const auto table = reread(single(text));
        QCOMPARE(table.rows.size(), 1U);
        QCOMPARE(table.rows[0].fields.value(QStringLiteral("name")), read);
        QCOMPARE(table.rows[0].field(QStringLiteral("end")), QStringLiteral("e"));
    }

    void valuesGoBeforeTexts()
    {
        const auto table = reread(single(QStringLiteral("22½"), QStringLiteral("45/2")));
        QCOMPARE(table.rows[0].field(QStringLiteral("name")), QStringLiteral("45/2"));
    }

    void missingCellsAreEmpty()
    {
        auto document = single(QStringLiteral("a"));
        document.blocks[0].rows[0].cells.resize(1);
        QCOMPARE(reread(document).rows[0].field(QStringLiteral("end")), QString());
    }
};

RUMMY_TEST(TableCsv)
#include "tst_table_csv.moc"
