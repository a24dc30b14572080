#include "core/file/csv.h"
#include "documents/printed_evening.h"
#include "reports/typeset/table_writers.h"
#include "tests/suite.h"

#include <QTest>
#include <QXmlStreamReader>

namespace tst_table_files {

using namespace Qt::Literals::StringLiterals;
using documents::Kind;

namespace {

const QStringList hostile = {u"<b>Bold</b> & <script>x()</script>"_s,
                             u"Lang; Uwe"_s,
                             u"\"Uwe\", der 'Lange'"_s,
                             u"=1+1"_s,
                             u"-2+3"_s,
                             u"+49 30 1234"_s,
                             u"@home"_s,
                             u"]]> &amp; <!--"_s,
                             u"5"_s};

/// Everything typed by people that a file could misread.
core::Tournament tournament()
{
    auto made = printed_evening::tournament(22);
    for (std::size_t index = 0; index < made.participants.size(); ++index) {
        const auto text = static_cast<qsizetype>(index) % hostile.size();
        made.participants[index].name = hostile[text];
        made.participants[index].club = hostile[hostile.size() - 1 - text];
    }
    made.settings.name = hostile[0];
    made.settings.venue = hostile[1];
    made.settings.organiser = hostile[2];
    auto& table = made.rounds.back().tables.front().head;
    table.mark = core::TableMark::Disputed;
    table.note = hostile[7];
    return made;
}

typeset::Document documentOf(Kind kind)
{
    return printed_evening::documentsOf(tournament(), kind).front();
}

QString shownIn(const typeset::Document& document)
{
    QString text;
    const auto& table = *typeset::tableOf(document);
    for (const auto& block : table.blocks) {
        text += block.title + block.lines.join(QString());
        for (const auto& row : block.rows) {
            for (std::size_t index = 0; index < row.cells.size(); ++index) {
                const bool page = table.columns[index].use != typeset::ColumnUse::Csv;
                text += page ? row.cells[index].text : QString();
            }
        }
    }
    return text;
}

} // namespace

/// The files of all table documents, with names made to break them.
class TestTableFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void csvIsReadBack_data() { addKinds(); }
    void csvIsReadBack()
    {
        QFETCH(const Kind, kind);
        const auto document = documentOf(kind);
        const auto& table = *typeset::tableOf(document);
        QStringList keys;
        for (const auto& column : table.columns) {
            if (column.use != typeset::ColumnUse::Page) {
                keys << column.key;
            }
        }
        const auto read = core::readCsv(typeset::tableCsv(table, QLocale::c()), {keys, {}});
        QVERIFY(read);
        QVERIFY(read->warnings.empty());
        auto line = read->rows.begin();
        for (const auto& block : table.blocks) {
            if (block.blank) {
                continue;
            }
            for (const auto& row : block.rows) {
                QVERIFY(line != read->rows.end());
                for (std::size_t index = 0; index < row.cells.size(); ++index) {
                    const auto& column = table.columns[index];
                    if (column.use != typeset::ColumnUse::Page) {
                        const auto& cell = row.cells[index];
                        const auto& value = cell.value.isEmpty() ? cell.text : cell.value;
                        QCOMPARE(line->field(column.key), value);
                    }
                }
                ++line;
            }
        }
        QVERIFY(line == read->rows.end());
        QVERIFY(!read->rows.empty());
    }

    void htmlIsWellFormed_data() { addKinds(); }
    void htmlIsWellFormed()
    {
        QFETCH(const Kind, kind);
        const auto document = documentOf(kind);
        const auto& table = *typeset::tableOf(document);
        QXmlStreamReader xml(typeset::tableHtml(table, document.frame, QLocale::English));
        QString text;
        QSet<QString> elements;
        while (!xml.atEnd()) {
            switch (xml.readNext()) {
            case QXmlStreamReader::StartElement:
                elements += xml.name().toString();
                break;
            case QXmlStreamReader::Characters:
                text += xml.text();
                break;
            default:
                break;
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(!elements.contains(u"b"_s) && !elements.contains(u"script"_s));
        const auto shown = shownIn(document);
        int found = 0;
        for (const auto& name : hostile) {
            QVERIFY2(!shown.contains(name) || text.contains(name), qPrintable(name));
            found += shown.contains(name) ? 1 : 0;
        }
        const bool namesPeople =
            kind != Kind::PrizeReading && !documents::is(kind, documents::Trait::NamesNobody);
        QVERIFY(found > 2 || !namesPeople);
        QVERIFY(text.contains(hostile[0])); // The event's name is on all of them.
    }

private:
    static void addKinds()
    {
        QTest::addColumn<Kind>("kind");
        for (const auto kind : documents::kindsFor(printed_evening::tournament(3))) {
            if (documents::is(kind, documents::Trait::IsTable)) {
                QTest::newRow(qPrintable(idOf(kind))) << kind;
            }
        }
    }
};

RUMMY_TEST(TestTableFiles)

} // namespace tst_table_files

#include "tst_table_files.moc"
