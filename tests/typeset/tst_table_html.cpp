#include "sample_tables.h"
#include "tests/suite.h"

#include "reports/typeset/table_writers.h"

#include <QSet>
#include <QXmlStreamReader>

namespace tst_table_html {

using namespace typeset;

namespace {

/// HTML written so that an XML reader also accepts it.
struct Read
{
    QString error;
    QString text;         ///< Everything but the style.
    QStringList rows;     ///< The texts of each row.
    QStringList rowHeads; ///< th of scope row.
    QStringList heads;    ///< th of scope col.
    QStringList captions;
    QSet<QString> elements;
    QString language;
};

class Reader
{
public:
    explicit Reader(const QByteArray& html) : xml_(html) {}

    Read read()
    {
        while (!xml_.atEnd()) {
            take(xml_.readNext());
        }
        read_.error = xml_.hasError() ? xml_.errorString() : QString();
        return read_;
    }

private:
    void take(QXmlStreamReader::TokenType token)
    {
        if (token == QXmlStreamReader::StartElement) {
            begin(xml_.name().toString());
        } else if (token == QXmlStreamReader::EndElement) {
            if (xml_.name() == QLatin1String("style")) {
                style_ = false;
            } else if (xml_.name() == QLatin1String("tr")) {
                inRow_ = false;
            }
        } else if (token == QXmlStreamReader::Characters && !style_) {
            addText(xml_.text().toString());
        }
    }

    void begin(const QString& name)
    {
        read_.elements += name;
        const auto scope = xml_.attributes().value(QLatin1String("scope"));
        into_ = nullptr;
        if (name == QLatin1String("html")) {
            read_.language = xml_.attributes().value(QLatin1String("lang")).toString();
        } else if (name == QLatin1String("style")) {
            style_ = true;
        } else if (name == QLatin1String("tr")) {
            read_.rows += QString();
            inRow_ = true;
        } else if (name == QLatin1String("caption")) {
            read_.captions += QString();
            into_ = &read_.captions;
        } else if (scope == QLatin1String("row")) {
            read_.rowHeads += QString();
            into_ = &read_.rowHeads;
        } else if (scope == QLatin1String("col")) {
            read_.heads += QString();
            into_ = &read_.heads;
        }
    }

    void addText(const QString& text)
    {
        read_.text += text;
        if (inRow_) {
            read_.rows.last() += text.trimmed();
        }
        if (into_ != nullptr) {
            into_->last() += text.trimmed();
        }
    }

    QXmlStreamReader xml_;
    Read read_;
    QStringList* into_ = nullptr;
    bool style_ = false;
    bool inRow_ = false;
};

Read readHtml(const TableDocument& document, const QLocale& locale = QLocale::German)
{
    return Reader(tableHtml(document, sampleFrame(), locale)).read();
}

} // namespace

class TableHtml : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRowIsThere_data()
    {
        QTest::addColumn<int>("rows");
        for (const int rows : {0, 3, 22, 120, 1000}) {
            QTest::addRow("%d rows", rows) << rows;
        }
    }
    void everyRowIsThere()
    {
        QFETCH(const int, rows);
        const auto document = sampleStandings(rows);
        const auto html = readHtml(document);
        QCOMPARE(html.error, QString());
        QCOMPARE(html.rows.size(), rows == 0 ? 0 : rows + 1);
        QCOMPARE(html.rowHeads.size(), rows);
        QCOMPARE(html.text.contains(document.nothing), rows == 0);
        QVERIFY(html.text.contains(document.notes.front()));
        QVERIFY(html.text.contains(document.lead.front()));
        for (int row = 0; row < rows; ++row) {
            QString text;
            const auto& cells = document.blocks[0].rows[static_cast<std::size_t>(row)].cells;
            for (const std::size_t index : {0U, 1U, 2U, 6U, 3U, 4U, 5U}) { // Essential ones first.
                text += cells[index].text;
            }
            QCOMPARE(html.rows[row + 1], text);
        }
    }

    void frameIsThere()
    {
        const auto html = readHtml(sampleStandings(3));
        const auto frame = sampleFrame();
        for (const auto& text :
             {frame.event, frame.dateAndPlace, frame.organiser, frame.printed, frame.rules}) {
            QVERIFY2(html.text.contains(text), qPrintable(text));
        }
        QVERIFY(!html.text.contains(u'%'));
    }

    void languageIsTold()
    {
        QCOMPARE(readHtml(sampleStandings(1), QLocale::German).language, QStringLiteral("de"));
        QCOMPARE(readHtml(sampleStandings(1), QLocale::English).language, QStringLiteral("en"));
    }

    void headsAndCaptionsTellWhatIsWhat()
    {
        const auto html = readHtml(sampleStandings(2));
        QCOMPARE(html.heads.join(u' '), QStringLiteral("Rang Nr. Name TMP Spiele SMP CMP"));
        QCOMPARE(html.rowHeads.first(), sampleName(1));
        QCOMPARE(html.captions, QStringList(sampleStandings(2).title));
        const auto seating = readHtml(sampleSeating(3));
        QCOMPARE(seating.captions.join(u' '), QStringLiteral("Tisch 1 Tisch 2 Tisch 3"));
    }

    void namesAreEscaped_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("read");
        const auto same = [](const char* row, const QString& name) {
            QTest::addRow("%s", row) << name << name;
        };
        same("a script", QStringLiteral("<script>alert(1)</script>"));
        same("an ampersand", QStringLiteral("Berger & Lang &amp;"));
        same("quotes", QStringLiteral("\"Anni\" 'B' -->"));
        same("60 characters", sampleLongName());
        same("signs no typeface has", sampleNameWithoutSigns());
        QTest::addRow("control characters") << QStringLiteral("Anna\x01\x1f"
                                                              "B")
                                            << QStringLiteral("Anna\ufffd\ufffdB");
        QTest::addRow("a line break") << QStringLiteral("Anna\nB") << QStringLiteral("Anna B");
    }
    void namesAreEscaped()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, read);
        auto document = sampleStandings(1);
        document.title = name;
        document.lead = {name};
        document.notes = {name};
        document.columns[2].head = name;
        auto& block = document.blocks.front();
        block.title = name;
        block.lines = {name};
        block.notes = {name};
        for (auto& cell : block.rows.front().cells) {
            cell.text = name;
        }
        const auto html = readHtml(document);
        QCOMPARE(html.error, QString());
        QVERIFY(!html.elements.contains(QStringLiteral("script")));
        QCOMPARE(html.text.count(read), 15);
    }

    void onlyKnownElements()
    {
        auto document = sampleSeating(3);
        document.blocks[1].rows.clear();
        document.blocks[2].newPage = true;
        document.ruled = true;
        const auto html = readHtml(document);
        QCOMPARE(html.error, QString());
        const QSet<QString> known = {
            QStringLiteral("html"),    QStringLiteral("head"),    QStringLiteral("meta"),
            QStringLiteral("title"),   QStringLiteral("style"),   QStringLiteral("body"),
            QStringLiteral("header"),  QStringLiteral("main"),    QStringLiteral("footer"),
            QStringLiteral("h1"),      QStringLiteral("h2"),      QStringLiteral("p"),
            QStringLiteral("div"),     QStringLiteral("section"), QStringLiteral("table"),
            QStringLiteral("caption"), QStringLiteral("thead"),   QStringLiteral("tbody"),
            QStringLiteral("tr"),      QStringLiteral("th"),      QStringLiteral("td"),
            QStringLiteral("span"),
        };
        QCOMPARE(html.elements - known, QSet<QString>());
        const auto bytes = tableHtml(document, sampleFrame(), QLocale::German);
        QVERIFY(bytes.startsWith("<!DOCTYPE html>"));
        QVERIFY(bytes.contains("name=\"viewport\""));
        QVERIFY(bytes.contains("@media print"));
        for (const char* elsewhere : {"http", "url(", "src=", "@import", "<link"}) {
            QVERIFY2(!bytes.contains(elsewhere), elsewhere);
        }
    }

    void columnsForCsvAreNotShown()
    {
        auto document = sampleStandings(3);
        document.columns[5].use = ColumnUse::Csv;
        QVERIFY(!readHtml(document).text.contains(QStringLiteral("CMP")));
    }

    void noHeadsNoHead()
    {
        auto document = sampleStandings(3);
        for (auto& column : document.columns) {
            column.head.clear();
        }
        QVERIFY(!readHtml(document).elements.contains(QStringLiteral("thead")));
    }
};

RUMMY_TEST(TableHtml)

} // namespace tst_table_html

#include "tst_table_html.moc"
