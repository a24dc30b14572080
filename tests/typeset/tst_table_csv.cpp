#include "sample_tables.h"
#include "tests/suite.h"

#include "core/file/csv.h"
#include "reports/typeset/table_writers.h"
#include "tests/evening.h"

namespace tst_table_csv {

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
    const auto table = core::readCsv(tableCsv(document, QLocale::German), columns);
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
        QCOMPARE(tableCsv(document, QLocale::German),
                 QByteArray("\xef\xbb\xbfrank;number;name;games;gmp;cmp;tmp\r\n"
                            "1;1999;\"Berger; Anna\";8;'52/2;1;'54/2\r\n"));
    }

    /// Separator and decimal sign match spreadsheets of that language.
    void languages_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("German") << QLocale(QLocale::German)
                                << QByteArray("\"Hof, b\";-2,5;1,25\r\n");
        QTest::newRow("English") << QLocale(QLocale::English)
                                 << QByteArray("\"Hof, b\",-2.5,1.25\r\n");
        QTest::newRow("US") << QLocale(QLocale::English, QLocale::UnitedStates)
                            << QByteArray("\"Hof, b\",-2.5,1.25\r\n");
    }
    void languages()
    {
        QFETCH(const QLocale, locale);
        TableDocument document;
        document.columns = {{QStringLiteral("club"), QStringLiteral("Club")},
                            {QStringLiteral("tmp"), QStringLiteral("TMP"), ColumnKind::Points},
                            {QStringLiteral("due"), QStringLiteral("Due"), ColumnKind::Number}};
        document.blocks = {Block{}};
        document.blocks.front().rows = {{{{QStringLiteral("Hof, b"), {}},
                                          {QStringLiteral("−2½"), QStringLiteral("-2.5")},
                                          {QStringLiteral("1.25"), {}}},
                                         false}};
        const auto bytes = tableCsv(document, locale);
        const auto lines = bytes.mid(bytes.indexOf('\n') + 1);
        QTEST(lines, "line");
    }

    void numbersAndNothingArePlain_data()
    {
        QTest::addColumn<Cell>("cell");
        QTest::addColumn<QString>("field");
        QTest::newRow("a minus sign") << Cell{QStringLiteral("−12"), {}} << QStringLiteral("-12");
        QTest::newRow("a minus sign in the value")
            << Cell{QStringLiteral("−½"), QStringLiteral("−0.5")} << QStringLiteral("-0.5");
        QTest::newRow("a dash") << Cell{QStringLiteral("–"), {}} << QString();
        QTest::newRow("a blank instead of a dash")
            << Cell{QStringLiteral("–"), QStringLiteral(" ")} << QString();
    }
    void numbersAndNothingArePlain()
    {
        QFETCH(const Cell, cell);
        QFETCH(const QString, field);
        TableDocument document;
        document.columns = {{QStringLiteral("rank"), {}, ColumnKind::Number},
                            {QStringLiteral("tmp"), {}, ColumnKind::Points}};
        document.blocks = {Block{}};
        document.blocks.front().rows = {{{cell, cell}, false}};
        QCOMPARE(QString::fromUtf8(tableCsv(document, QLocale::English)).section(u'\n', 1),
                 field + u',' + field + QStringLiteral("\r\n"));
        QCOMPARE(programRows(document).back(), (QStringList{field, field}));
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
        QVERIFY(!tableCsv(document, QLocale::German).contains("seat"));
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
        same("a fraction", QStringLiteral("15/2"));
        same("a negative fraction", QStringLiteral("-1/2"));
        for (const auto* changed : {"04", "007.5", "1E5", "2.5e-3", "10:30", "1:02:03", "1 2/3",
                                    "TRUE", "falsch", "'04", "'t Hooft", "''=1"}) {
            same(changed, QString::fromUtf8(changed));
        }
        for (const auto* date :
             {"3-4", "1.3.", "1/3/26", "2026-05-14", "5. Mai", "May 5", "März 26", "1 Sep"}) {
            same(date, QString::fromUtf8(date));
        }
        for (const auto* none : {"Mai", "May Miller", "Julia 1", "1. FC", "12:30", "1–3", "3"}) {
            same(none, QString::fromUtf8(none));
        }
        same("a negative decimal", QStringLiteral("-1.5"));
        same("a decimal comma", QStringLiteral("-1,5"));
        same("U+2212", QStringLiteral("−1½"));
        same("a formula within", QStringLiteral("1=1"));
        same("a formula", QStringLiteral("=1+1"));
        same("plus", QStringLiteral("+A1"));
        same("minus", QStringLiteral("-A1"));
        same("at", QStringLiteral("@SUM(A1)"));
        same("formula with separators", QStringLiteral("=HYPERLINK(\"x\";\"y\")"));
        same("numbers in a row", QStringLiteral("-1-1"));
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

    void guardedInTheFile_data()
    {
        QTest::addColumn<QString>("text");
        for (const auto* text :
             {"=1+1", "-A1", "04", "1E5", "10:30", "1 2/3", "TRUE", "15/2", "May 5", "'04"}) {
            QTest::addRow("%s", text) << QString::fromUtf8(text);
        }
    }
    void guardedInTheFile()
    {
        QFETCH(const QString, text);
        const auto csv = tableCsv(single(text), QLocale::c());
        QVERIFY2(csv.contains("\r\n'" + text.toUtf8()), csv.constData());
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

} // namespace tst_table_csv

#include "tst_table_csv.moc"
