#include "pdf_reader.h"
#include "sample_tables.h"
#include "sheet_checker.h"
#include "tests/suite.h"

#include "reports/typeset/document.h"
#include "reports/typeset/page_flow.h"
#include "reports/typeset/painting.h"
#include "reports/typeset/table_writers.h"

namespace tst_table_pages {

using namespace typeset;

namespace {

QStringList rowTexts(const TableDocument& document)
{
    QStringList texts;
    for (const auto& block : document.blocks) {
        for (const auto& row : block.rows) {
            QString text;
            for (const auto& cell : row.cells) {
                text += cell.text;
            }
            texts += text;
        }
    }
    return texts;
}

qsizetype countIn(const Sheets& sheets, const QString& text)
{
    return runningText(sheets).count(withoutBlanks(text));
}

void addPapers()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("paper");
    for (const int rows : {0, 3, 22, 120, 1000}) {
        for (const auto paper : {PaperSize::A4, PaperSize::Letter}) {
            QTest::addRow("%d rows on %s", rows, paper == PaperSize::A4 ? "A4" : "Letter")
                << rows << static_cast<int>(paper);
        }
    }
}

/// A page's own statement of its first and last name; one empty text without one.
QStringList rangeOn(const Sheet& sheet)
{
    QString range;
    for (const auto& mark : textMarks(sheet)) {
        range = mark.text.contains(QStringLiteral(" – ")) ? mark.text : range;
    }
    return range.split(QStringLiteral(" – "));
}

/// The mark with that text; an empty one if not found.
TextMark markOf(const Sheet& sheet, const QString& text)
{
    for (const auto& mark : textMarks(sheet)) {
        if (mark.text == text) {
            return mark;
        }
    }
    return {};
}

/// Its baseline, from the top of the page.
qreal baselineOf(const TextMark& mark)
{
    return mark.box.top() + TypeMeasure(mark.type).ascent();
}

/// On the wall: tables of four with that many games, too wide for portrait.
TableDocument wideResults(int tables, int games)
{
    TableDocument document;
    document.title = QStringLiteral("Ergebnisse");
    document.use = Use::OnTheWall;
    document.columns.push_back({QStringLiteral("name"), QStringLiteral("Name"), ColumnKind::Name});
    for (int game = 0; game < games; ++game) {
        document.columns.push_back(
            {QString::number(game), QStringLiteral("Spiel"), ColumnKind::Number});
    }
    Row row;
    row.cells.resize(document.columns.size(), {QStringLiteral("14"), {}});
    row.cells.front().text = sampleName(1);
    for (int table = 0; table < tables; ++table) {
        Block block;
        block.title = QStringLiteral("Tisch");
        block.rows.assign(4, row);
        block.together = true;
        document.blocks.push_back(block);
    }
    return document;
}

} // namespace

class TableDocumentPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What a treasurer adds up continues from page to page.
    void furtherPagesBeginWithTheBalance()
    {
        auto document = sampleStandings(120);
        document.carriedOver = QStringLiteral("Übertrag: %1 €");
        document.columns.back().carried = true;
        int balance = 0;
        for (auto& row : document.blocks.front().rows) {
            row.cells.back() = {QString::number(++balance), {}};
        }
        const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
        QVERIFY(sheets.size() > 2);
        QString last;
        for (std::size_t page = 0; page < sheets.size(); ++page) {
            const auto carried = QStringLiteral("Übertrag: %1 €").arg(last);
            QCOMPARE(markOf(sheets[page], carried).text.isEmpty(), page == 0);
            for (const auto& row : document.blocks.front().rows) {
                const auto& text = row.cells.back().text;
                last = markOf(sheets[page], text).text.isEmpty() || text.size() < 2 ? last : text;
            }
        }
        QCOMPARE(sheetFaults(sheets), QStringList());
    }

    void halvesAreTwoCopies_data()
    {
        QTest::addColumn<int>("paper");
        QTest::newRow("A4") << static_cast<int>(PaperSize::A4);
        QTest::newRow("Letter") << static_cast<int>(PaperSize::Letter);
    }
    void halvesAreTwoCopies()
    {
        QFETCH(const int, paper);
        auto document = sampleStandings(3);
        document.halved = true;
        const auto size = static_cast<PaperSize>(paper);
        const auto sheets = sheetsOf({{sampleFrame(), document}}, size);
        QCOMPARE(sheets.size(), std::size_t{1});
        QCOMPARE(sheets[0].paper, (Paper{size, Orientation::Portrait}));
        QCOMPARE(countIn(sheets, document.title), 2);
        QCOMPARE(sheetFaults(sheets), QStringList());
        const qreal middle = sheetArea(sheets[0].paper).height() / 2;
        const auto cuts = std::count_if(
            sheets[0].marks.begin(), sheets[0].marks.end(), [middle](const Mark& mark) {
                const auto* const line = std::get_if<LineMark>(&mark);
                return line != nullptr && line->dashed && line->from.y() == middle;
            });
        QCOMPARE(cuts, 1);
        auto wide = wideResults(1, 30);
        wide.halved = true;
        QCOMPARE(sheetsOf({{sampleFrame(), wide}}, size).size(),
                 tablePages(wide, size, sampleFrame()).size()); // Too wide for half a sheet.
    }

    /// A list that fits its page stays whole, however empty the page of the block behind it is.
    void noWholeBlockIsSplitToBalancePages()
    {
        auto document = sampleStandings(20);
        document.ruled = true;
        Block blank;
        blank.rows.assign(11, document.blocks.front().rows.front());
        for (auto& cell : blank.rows.front().cells) {
            cell = {};
        }
        blank.together = true;
        document.blocks.push_back(blank);
        const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
        QCOMPARE(sheets.size(), std::size_t{2});
        const auto last = document.blocks.front().rows.back().cells[1].text;
        QVERIFY(!markOf(sheets[0], last).text.isEmpty());
    }

    /// Columns stand closer before a name takes a second line.
    void gapsNarrowBeforeANameWraps()
    {
        TableDocument document;
        document.use = Use::OnTheWall;
        document.columns = {{QStringLiteral("name"), QStringLiteral("Name"), ColumnKind::Name}};
        for (int count = 0; count < 5; ++count) {
            document.columns.push_back(
                {QString::number(count), QStringLiteral("Siege"), ColumnKind::Number});
        }
        for (int number = 0; number < 22; ++number) {
            Row row;
            row.cells.resize(document.columns.size(), {QStringLiteral("4"), {}});
            row.cells.front().text =
                number == 6 ? QStringLiteral("Krüger, Hans-Joachim") : QStringLiteral("Lang, Eva");
            document.blocks.resize(1);
            document.blocks.front().rows.push_back(row);
        }
        const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
        QVERIFY(!markOf(sheets[0], QStringLiteral("Krüger, Hans-Joachim")).text.isEmpty());
    }

    void everyRowIsThereOnce_data() { addPapers(); }
    void everyRowIsThereOnce()
    {
        QFETCH(const int, rows);
        QFETCH(const int, paper);
        const auto document = sampleStandings(rows);
        const auto sheets = tablePages(document, static_cast<PaperSize>(paper), sampleFrame());
        QCOMPARE(sheetFaults(sheets), QStringList());
        QCOMPARE(missingInOrder(runningText(sheets), rowTexts(document)), QStringList());
        for (const auto& row : rowTexts(document)) {
            QCOMPARE(countIn(sheets, row), 1);
        }
        QCOMPARE(countIn(sheets, document.title), static_cast<qsizetype>(sheets.size()));
        QCOMPARE(countIn(sheets, document.notes.front()), 1);
        QCOMPARE(countIn(sheets, document.nothing), rows == 0 ? 1 : 0);
        for (std::size_t page = 0; page < sheets.size(); ++page) {
            const auto text = runningText(sheets[page]);
            QVERIFY(text.contains(QStringLiteral("Seite%1von%2").arg(page + 1).arg(sheets.size())));
            QVERIFY(text.contains(QStringLiteral("Herbstturnier2026")));
            const bool rowsHere = rows > 0;
            QCOMPARE(text.contains(QStringLiteral("RangNr.NameSpieleSMPCMPTMP")), rowsHere);
        }
    }

    void pagesAreFull_data() { addPapers(); }
    void pagesAreFull()
    {
        QFETCH(const int, rows);
        QFETCH(const int, paper);
        const auto sheets =
            tablePages(sampleStandings(rows), static_cast<PaperSize>(paper), sampleFrame());
        // At least thirty of these rows fit a page.
        QVERIFY(sheets.size() <= static_cast<std::size_t>(rows) / 30 + 1);
        for (const auto& sheet : sheets) {
            QCOMPARE(sheet.paper.orientation, Orientation::Portrait);
        }
    }

    void pdfSaysTheSame_data() { addPapers(); }
    void pdfSaysTheSame()
    {
        if (!canReadPdf()) {
            QSKIP("pdftotext of poppler is not installed");
        }
        QFETCH(const int, rows);
        QFETCH(const int, paper);
        const auto document = sampleStandings(rows);
        const auto sheets = tablePages(document, static_cast<PaperSize>(paper), sampleFrame());
        const auto pages = readPdf(pdf(sheets, {document.title}));
        QCOMPARE(pages.size(), sheets.size());
        QString text;
        for (const auto& page : pages) {
            text += page.runningText();
            for (const auto& word : page.words) {
                QVERIFY2(QRectF(QPointF(), page.size).contains(word.box), qPrintable(word.text));
            }
        }
        QCOMPARE(missingInOrder(text, rowTexts(document)), QStringList());
    }

    void longNamesStayWhole_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addRow("60 characters") << sampleLongName();
        QTest::addRow("one word of 60 letters") << sampleLongWord();
        QTest::addRow("signs no typeface has") << sampleNameWithoutSigns();
        QTest::addRow("600 characters") << sampleLongName().repeated(10);
        QTest::addRow("2,000 characters, as long as a note") << sampleLongName().repeated(33);
    }
    void longNamesStayWhole()
    {
        QFETCH(const QString, name);
        for (const auto use : {Use::InTheFile, Use::OnTheWall}) {
            for (const int newspaperColumns : {1, 3}) {
                auto document = sampleStandings(50);
                document.use = use;
                document.newspaperColumns = newspaperColumns;
                document.blocks[0].rows[20].cells[2].text = name;
                const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
                QCOMPARE(sheetFaults(sheets), QStringList());
                QCOMPARE(missingInOrder(runningText(sheets), rowTexts(document)), QStringList());
                QCOMPARE(sheets[0].paper.orientation, Orientation::Portrait);
            }
        }
    }

    void longNamesShrinkBeforeTheyWrap()
    {
        auto document = sampleStandings(3);
        document.blocks[0].rows[1].cells[2].text = sampleLongName();
        const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
        const auto ink = inkOf(markOf(sheets[0], sampleLongName()));
        QVERIFY(ink.height() > 0);
        QVERIFY(ink.height() <= inkOf(markOf(sheets[0], sampleName(1))).height());
    }

    void unitsStandUnderEachOther()
    {
        auto document = sampleStandings(4);
        const QStringList points = {QStringLiteral("987½"), QStringLiteral("123456"),
                                    QStringLiteral("−2¾"), QStringLiteral("11.375")};
        for (int row = 0; row < points.size(); ++row) {
            document.blocks[0].rows[static_cast<std::size_t>(row)].cells[4].text = points[row];
        }
        const auto sheet = tablePages(document, PaperSize::A4, sampleFrame()).front();
        QList<qreal> unitLines;
        for (const auto& mark : textMarks(sheet)) {
            if (points.contains(mark.text)) {
                unitLines += inkOf(mark).left() + textWidth(pointsText(mark.text).whole, mark.type);
            }
        }
        QCOMPARE(unitLines.size(), points.size());
        for (const auto line : unitLines) {
            QVERIFY(qAbs(line - unitLines.front()) < checkerTolerance);
        }
    }

    void ownersStandOnEveryPage_data()
    {
        QTest::addColumn<int>("tables");
        QTest::addColumn<bool>("together");
        QTest::newRow("whole blocks") << 30 << true;
        QTest::newRow("parted blocks") << 30 << false;
    }
    void ownersStandOnEveryPage()
    {
        QFETCH(const int, tables);
        QFETCH(const bool, together);
        auto document = sampleSeating(tables);
        document.newspaperColumns = 1;
        const QString owner = QStringLiteral("12 Kowalczyk");
        for (auto& block : document.blocks) {
            block.owner = owner;
            block.together = together;
            block.rows.push_back(block.rows.front());
        }
        const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
        QCOMPARE(sheetFaults(sheets), QStringList());
        QVERIFY(sheets.size() > 2);
        for (std::size_t page = 0; page < sheets.size(); ++page) {
            const auto text = runningText(sheets[page]);
            QCOMPARE(text.count(withoutBlanks(owner)), page == 0 ? 0 : 1);
        }
    }

    void blocksKeepTogether_data()
    {
        QTest::addColumn<int>("tables");
        for (const int tables : {1, 6, 25, 100}) {
            QTest::addRow("%d tables", tables) << tables;
        }
    }
    void blocksKeepTogether()
    {
        QFETCH(const int, tables);
        const auto document = sampleSeating(tables);
        const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
        QCOMPARE(sheetFaults(sheets), QStringList());
        QCOMPARE(missingInOrder(runningText(sheets), rowTexts(document)), QStringList());
        for (int table = 1; table <= tables; ++table) {
            // Title, head and rows follow one another without a page frame between them.
            QString block = QStringLiteral("Tisch%1PlatzNr.Name").arg(table);
            for (const auto& row : rowTexts(document).mid(qsizetype{4} * (table - 1), 4)) {
                block += row;
            }
            QCOMPARE(countIn(sheets, block), 1);
        }
    }

    void newPages()
    {
        auto document = sampleSeating(5);
        document.newspaperColumns = 1;
        for (auto& block : document.blocks) {
            block.newPage = true;
        }
        const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
        QCOMPARE(sheets.size(), 5U);
        QVERIFY(runningText(sheets[0]).contains(withoutBlanks(document.title)));
    }

    void titleOfABlockIsRepeatedWhereItGoesOn()
    {
        auto document = sampleStandings(100);
        document.blocks[0].title = QStringLiteral("Gruppe Ost");
        const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
        QVERIFY(sheets.size() > 1);
        QCOMPARE(countIn(sheets, document.blocks[0].title), static_cast<qsizetype>(sheets.size()));
    }

    void titleIsNeverLeftAlone()
    {
        // Blocks of all lengths, so that titles reach the end of a page.
        auto document = sampleStandings(0);
        for (int length = 1; length <= 40; ++length) {
            auto block = sampleStandings(length).blocks.front();
            block.title = QStringLiteral("Gruppe %1.").arg(length);
            document.blocks.push_back(block);
        }
        const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
        QCOMPARE(sheetFaults(sheets), QStringList());
        for (int length = 1; length <= 40; ++length) {
            const auto rows = rowTexts(sampleStandings(std::min(2, length))).join(QString());
            QVERIFY(
                countIn(sheets, QStringLiteral("Gruppe%1.RangNr.NameSpieleSMPCMPTMP").arg(length) +
                                    rows) >= 1);
        }
    }

    void noHeadsNoLine()
    {
        auto document = sampleStandings(3);
        for (auto& column : document.columns) {
            column.head.clear();
        }
        const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
        const auto lines =
            std::count_if(sheets[0].marks.begin(), sheets[0].marks.end(),
                          [](const Mark& mark) { return std::holds_alternative<LineMark>(mark); });
        QCOMPARE(lines, 1); // The frame's.
    }

    void ruledRowsHaveRoomToWrite()
    {
        auto document = sampleStandings(10);
        document.ruled = true;
        const auto sheet = tablePages(document, PaperSize::A4, sampleFrame()).front();
        qreal last = 0;
        int rules = 0;
        for (const auto& mark : sheet.marks) {
            QVERIFY(!std::holds_alternative<FillMark>(mark));
            const auto* line = std::get_if<LineMark>(&mark);
            if (line != nullptr && line->ink == Ink::Grey) {
                QVERIFY(line->from.y() - last >= millimetres(8));
                last = line->from.y();
                ++rules;
            }
        }
        QCOMPARE(rules, 10);
    }

    /// If there is room; else it wraps, and the columns keep theirs.
    void headsStandOnOneLine()
    {
        auto document = sampleStandings(3);
        document.columns.back().head = QStringLiteral("Punkte am Ende");
        const auto hasLine = [&] {
            const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
            const auto marks = textMarks(sheets.front());
            return std::any_of(marks.begin(), marks.end(), [&](const TextMark& mark) {
                return mark.text == document.columns.back().head;
            });
        };
        QVERIFY(hasLine());
        for (auto& row : document.blocks.front().rows) {
            row.cells[2].text = QStringLiteral("Name ").repeated(40);
        }
        QVERIFY(!hasLine());
    }

    /// The alignment of units is the column's edge unless something follows it.
    void wholePointsEndAtTheEdge()
    {
        const auto leftOf = [](const QString& points) {
            auto document = sampleStandings(1);
            document.blocks.front().rows.front().cells.back().text = points;
            document.columns.back().head = QStringLiteral("P");
            const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
            qreal left = 0;
            for (const auto& mark : textMarks(sheets.front())) {
                left = mark.text.startsWith(QStringLiteral("7777")) ? inkOf(mark).left() : left;
            }
            return left;
        };
        const qreal fraction = leftOf(QStringLiteral("7777½"));
        QVERIFY(fraction > 0);
        QVERIFY(leftOf(QStringLiteral("7777")) > fraction + points(2));
    }

    void columnsForCsvAreNotShown()
    {
        auto document = sampleStandings(3);
        document.columns[5].use = ColumnUse::Csv;
        const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
        QVERIFY(!runningText(sheets).contains(QStringLiteral("CMP")));
    }

    /// A single page on the wall is still identifiable.
    void everyPageSaysWhatItIs()
    {
        for (const int rounds : {0, 40}) { // Several parts in landscape.
            auto document = sampleCrossTable(200, rounds);
            document.state = QStringLiteral("vorläufig");
            const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
            QVERIFY(sheets.size() > 3);
            QCOMPARE(sheetFaults(sheets), QStringList());
            QCOMPARE(countIn(sheets, document.title), static_cast<qsizetype>(sheets.size()));
            QVERIFY(runningText({sheets.back()}).contains(QStringLiteral("Runde2·vorläufig")));
        }
    }

    void pagesOfOneListSayTheirRange_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addRow("one page") << 20 << 1;
        QTest::addRow("several pages") << 90 << 1;
        QTest::addRow("side by side") << 190 << 2;
    }
    void pagesOfOneListSayTheirRange()
    {
        QFETCH(const int, rows);
        QFETCH(const int, columns);
        auto document = sampleSeating(0);
        document.newspaperColumns = columns;
        document.columns.back().ranged = true;
        auto& block = document.blocks.emplace_back();
        const auto nameOf = [](int row) {
            return QStringLiteral("Na%1").arg(row, 3, 10, QChar(u'0'));
        };
        for (int row = 0; row < rows; ++row) {
            const auto name = nameOf(row) + QStringLiteral(", Ida");
            block.rows.push_back({{{}, {}, {name, {}}}});
        }
        const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
        QCOMPARE(sheets.size() > 1, rows > 20);
        QCOMPARE(sheetFaults(sheets), QStringList());
        int next = 0;
        for (const auto& sheet : sheets) {
            const int first = next;
            for (; countIn({sheet}, nameOf(next) + u',') > 0; ++next) {
            }
            const auto range = rangeOn(sheet);
            QCOMPARE(range.size(), sheets.size() > 1 ? 2 : 1);
            QVERIFY(nameOf(first).startsWith(range.front()));
            QVERIFY(range.size() == 1 || nameOf(next - 1).startsWith(range.back()));
            QVERIFY(range.size() == 1 || next == rows || !nameOf(next).startsWith(range.back()));
        }
        QCOMPARE(next, rows);
    }

    /// As many letters as distinguish the last name of a page from the first of the next.
    void rangesAreAsLongAsNeeded()
    {
        PageFlow flow({}, sampleFrame(), 1, {QStringLiteral("Liste"), {}});
        const auto page = [&flow](const QString& first, const QString& last) {
            flow.nextPage();
            flow.put(TextMark{flow.take(points(10)), first, {points(10)}});
            flow.noteName(first, first.left(1));
            flow.noteName(last, last.left(1));
        };
        page(QStringLiteral("Özdemir, Gülay"), QStringLiteral("Schmidt, Eva"));
        page(QStringLiteral("Schmitz, Eva"), QStringLiteral("Z, Eva"));
        const auto sheets = std::move(flow).finish();
        QVERIFY(runningText({sheets[0]}).contains(QStringLiteral("Öz–Schmid")));
        QVERIFY(runningText({sheets[1]}).contains(QStringLiteral("Schmit–Z")));
    }

    void largeTypeIsLarger()
    {
        auto document = sampleStandings(3);
        const auto height = [&document] {
            const auto sheet = tablePages(document, PaperSize::A4, sampleFrame()).front();
            return inkOf(markOf(sheet, sampleName(2))).height();
        };
        const qreal normal = height();
        document.use = Use::OnTheWall;
        QVERIFY(height() > normal * 1.2);
    }

    void clubsBesideNamesAreSmallerOnTheWall_data()
    {
        QTest::addColumn<Use>("use");
        QTest::addColumn<qreal>("size");
        QTest::newRow("on the wall") << Use::OnTheWall << 0.8;
        QTest::newRow("in the file") << Use::InTheFile << 1.0;
    }
    void clubsBesideNamesAreSmallerOnTheWall()
    {
        QFETCH(const Use, use);
        QFETCH(const qreal, size);
        auto document = wideResults(1, 1);
        document.use = use;
        document.columns[1].kind = ColumnKind::Text;
        const auto sheet = tablePages(document, PaperSize::A4, sampleFrame()).front();
        const auto name = markOf(sheet, sampleName(1));
        const auto club = markOf(sheet, QStringLiteral("14"));
        QCOMPARE(club.type.size, name.type.size * size);
        QCOMPARE(baselineOf(club), baselineOf(name));
    }

    void typeGrowsOnPaperThatLiesToo()
    {
        const auto sheets = tablePages(wideResults(6, 11), PaperSize::A4, sampleFrame());
        QCOMPARE(sheetFaults(sheets), QStringList());
        QCOMPARE(sheets.front().paper.orientation, Orientation::Landscape);
        QCOMPARE(sheets.size(), std::size_t(3));
        QVERIFY(markOf(sheets.front(), sampleName(1)).type.size > points(15));
    }

    void rowsWithTooFewCells()
    {
        auto document = sampleStandings(3);
        document.blocks[0].rows[1].cells.resize(3);
        document.blocks[0].rows[2].cells.clear();
        const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
        QCOMPARE(sheetFaults(sheets), QStringList());
    }
};

RUMMY_TEST(TableDocumentPages)

} // namespace tst_table_pages

#include "tst_table_pages.moc"
