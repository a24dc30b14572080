#include "sample_tables.h"
#include "tests/suite.h"

#include "reports/typeset/table_writers.h"
#include "reports/typeset/terminal.h"

namespace tst_table_text {

using namespace Qt::Literals::StringLiterals;
using namespace typeset;

namespace {

/// A table of one block; the kinds are those of the columns, whose heads are `heads`.
TableDocument table(const QStringList& heads, const std::vector<ColumnKind>& kinds,
                    const std::vector<QStringList>& rows)
{
    TableDocument document;
    for (std::size_t index = 0; index < kinds.size(); ++index) {
        const auto& head = heads[static_cast<qsizetype>(index)];
        document.columns.push_back({head.toLower(), head, kinds[index]});
    }
    auto& block = document.blocks.emplace_back();
    for (const auto& texts : rows) {
        auto& row = block.rows.emplace_back();
        for (const auto& text : texts) {
            row.cells.push_back({text, {}});
        }
    }
    return document;
}

TableDocument nameTable(const QString& name)
{
    return table({u"Name"_s, u"Games"_s}, {ColumnKind::Name, ColumnKind::Number}, {{name, u"4"_s}});
}

} // namespace

/// Tables as text for a terminal, and as rows for programs.
class TestTableText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void widthsCountColumns_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("width");
        QTest::newRow("plain") << u"Anna"_s << 4;
        QTest::newRow("umlaut") << u"Öztürk"_s << 6;
        QTest::newRow("accent joined to its letter") << u"Rome\u0301"_s << 4;
        QTest::newRow("ideographs") << u"東京"_s << 4;
        QTest::newRow("beyond the first plane") << u"𝄞"_s << 1;
    }
    void widthsCountColumns()
    {
        QFETCH(const QString, text);
        QFETCH(const int, width);
        QCOMPARE(terminal::displayWidth(text), width);
    }

    void columnsAreAligned_data()
    {
        QTest::addColumn<TableDocument>("document");
        QTest::addColumn<QString>("text");
        QTest::newRow("numbers and points at the right, nothing at the end of lines")
            << table({u"Name"_s, u"No."_s, u"TMP"_s, u"Club"_s},
                     {ColumnKind::Name, ColumnKind::Number, ColumnKind::Points, ColumnKind::Text},
                     {{u"Öz"_s, u"7"_s, u"12½"_s, u"Hof"_s}, {u"Berger"_s, u"1234"_s, u"4"_s, {}}})
            << u"Name     No.  TMP  Club\n"
               "Öz         7  12½  Hof\n"
               "Berger  1234    4\n"_s;
        QTest::newRow("wide characters")
            << nameTable(u"東京, 太郎"_s) << u"Name        Games\n東京, 太郎      4\n"_s;
        QTest::newRow("combining accents")
            << nameTable(u"Rome\u0301o"_s) << u"Name   Games\nRome\u0301o      4\n"_s;
        QTest::newRow("long names are not cut") << nameTable(u"x"_s.repeated(120))
                                                << u"Name"_s + QString(118, u' ') + u"Games\n"_s +
                                                       u"x"_s.repeated(120) + u"      4\n"_s;
        QTest::newRow("line breaks stay out")
            << nameTable(u"A\nB"_s) << u"Name  Games\nA B       4\n"_s;
    }
    void columnsAreAligned()
    {
        QFETCH(const TableDocument, document);
        QTEST(QString::fromUtf8(tableText(document)), "text");
    }

    void allOfADocumentIsThere()
    {
        auto document = nameTable(u"Anna"_s);
        document.title = u"Standings"_s;
        document.state = u"provisional"_s;
        document.lead = {u"2 tables missing."_s};
        document.blocks.front().title = u"Table 1"_s;
        document.blocks.front().lines = {u"by lot"_s};
        document.blocks.front().notes = {u"Level."_s};
        document.notes = {u"=: shared."_s};
        document.columns.push_back({u"tag"_s, {}, ColumnKind::Text, ColumnUse::Csv});
        document.blocks.front().rows.front().cells.push_back({u"hidden"_s, {}});
        PageFrame frame;
        frame.event = u"Evening"_s;
        frame.dateAndPlace = u"14 May · Hof"_s;
        frame.rules = u"word "_s.repeated(17);
        QCOMPARE(QString::fromUtf8(tableText(document, frame)),
                 u"Evening · 14 May · Hof\nStandings, provisional\n2 tables missing.\n\n"
                 "Table 1\nby lot\nName  Games\nAnna      4\nLevel.\n\n=: shared.\n\n"_s +
                     u"word "_s.repeated(16).trimmed() + u"\n  word\n"_s);
    }

    void headsStandOncePerBlockOrOnce_data()
    {
        QTest::addColumn<bool>("oneHead");
        QTest::addColumn<int>("heads");
        QTest::newRow("each block") << false << 2;
        QTest::newRow("once") << true << 1;
    }
    void headsStandOncePerBlockOrOnce()
    {
        QFETCH(const bool, oneHead);
        auto document = nameTable(u"Anna"_s);
        document.blocks.push_back(document.blocks.front());
        document.oneHead = oneHead;
        QTEST(static_cast<int>(tableText(document).count("Games")), "heads");
    }

    void nothingSaysSo()
    {
        auto document = table({u"Name"_s}, {ColumnKind::Name}, {});
        document.nothing = u"No round has been published yet."_s;
        QCOMPARE(tableText(document), QByteArray("No round has been published yet.\n"));
    }

    void programsGetExactValues_data()
    {
        QTest::addColumn<Cell>("cell");
        QTest::addColumn<QString>("field");
        QTest::newRow("the text") << Cell{u"Anna"_s, {}} << u"Anna"_s;
        QTest::newRow("the value") << Cell{u"=2"_s, u"2"_s} << u"2"_s;
        QTest::newRow("nothing") << Cell{u"–"_s, u" "_s} << QString();
        QTest::newRow("a fraction") << Cell{u"7½"_s, u"7.5"_s, {}, u"15/2"_s} << u"15/2"_s;
        QTest::newRow("a formula stays") << Cell{u"=1+1"_s, {}} << u"=1+1"_s;
    }
    void programsGetExactValues()
    {
        QFETCH(const Cell, cell);
        QFETCH(const QString, field);
        TableDocument document;
        document.columns = {{u"page"_s, {}, ColumnKind::Text, ColumnUse::Page},
                            {u"tmp"_s, u"TMP"_s, ColumnKind::Points}};
        document.blocks.resize(2);
        document.blocks[0].rows = {{{{u"shown"_s, {}}, cell}}};
        document.blocks[1].rows = document.blocks[0].rows;
        document.blocks[1].blank = true;
        const std::vector<QStringList> expected = {{u"tmp"_s}, {field}};
        QCOMPARE(programRows(document), expected);
    }
};

RUMMY_TEST(TestTableText)

} // namespace tst_table_text

#include "tst_table_text.moc"
