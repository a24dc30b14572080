#include "sample_tables.h"
#include "sheet_checker.h"
#include "tests/suite.h"

#include "reports/typeset/table_columns.h"
#include "reports/typeset/table_writers.h"

namespace tst_table_parts {

using namespace typeset;
using namespace Qt::Literals::StringLiterals;

namespace {

qreal bodySize(const Sheets& sheets)
{
    const auto marks = textMarks(sheets.front());
    const auto name = std::find_if(marks.begin(), marks.end(),
                                   [](const TextMark& mark) { return mark.text == sampleName(1); });
    return name == marks.end() ? 0 : name->type.size;
}

/// The sheets containing a text.
std::vector<std::size_t> pagesWith(const Sheets& sheets, const QString& text)
{
    std::vector<std::size_t> pages;
    for (std::size_t page = 0; page < sheets.size(); ++page) {
        if (runningText(sheets[page]).contains(withoutBlanks(text))) {
            pages.push_back(page);
        }
    }
    return pages;
}

Sheets crossTable(int rows, int rounds, PaperSize paper = PaperSize::A4)
{
    return tablePages(sampleCrossTable(rows, rounds), paper, sampleFrame());
}

} // namespace

class WideTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLost_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("rounds");
        for (const int rows : {0, 3, 22, 120}) {
            for (const int rounds : {6, 12, 20, 40}) {
                QTest::addRow("%d rows, %d rounds", rows, rounds) << rows << rounds;
            }
        }
        QTest::addRow("1000 rows, 12 rounds") << 1000 << 12;
    }
    void nothingIsLost()
    {
        QFETCH(const int, rows);
        QFETCH(const int, rounds);
        for (const auto paper : {PaperSize::A4, PaperSize::Letter}) {
            const auto sheets = crossTable(rows, rounds, paper);
            QCOMPARE(sheetFaults(sheets), QStringList());
            for (const auto& sheet : sheets) {
                QVERIFY(sheet.paper == sheets.front().paper);
            }
            const auto running = runningText(sheets);
            QCOMPARE(running.count(QStringLiteral("Vorläufig,2Tischefehlen")), 1);
            QCOMPARE(running.count(QStringLiteral("RangfolgenachTMP")), 1);
            for (int round = 1; round <= rounds; ++round) {
                QCOMPARE(running.count(QStringLiteral("%1¾").arg(100 + round)), rows);
            }
            for (const auto& sheet : sheets) {
                const auto text = runningText(sheet);
                QVERIFY(!text.contains(u'¾') || text.contains(QStringLiteral("RangNr.Name")));
            }
        }
    }

    void firstLyingThenSmallerThenParted()
    {
        const auto narrow = crossTable(22, 2);
        QCOMPARE(narrow.front().paper.orientation, Orientation::Portrait);
        const auto wide = crossTable(22, 9);
        QCOMPARE(wide.front().paper.orientation, Orientation::Landscape);
        QCOMPARE(bodySize(wide), bodySize(narrow));
        const auto wider = crossTable(22, 14);
        QVERIFY(bodySize(wider) < bodySize(wide));
        QCOMPARE(pagesWith(wider, sampleName(1)).size(), 1U);
        const auto parted = crossTable(22, 40);
        QVERIFY(bodySize(parted) >= points(6.4));
        QVERIFY(pagesWith(parted, sampleName(1)).size() > 1);
    }

    void partsFollowEachOther()
    {
        const auto sheets = crossTable(100, 40);
        const auto first = pagesWith(sheets, QStringLiteral("1001999"));
        const auto parts = pagesWith(sheets, QStringLiteral("11999") + sampleName(1)).size();
        QVERIFY(parts > 1);
        const auto last = pagesWith(sheets, QStringLiteral("1001900") + sampleName(100));
        QCOMPARE(last.size(), parts);
        for (std::size_t part = 0; part < parts; ++part) {
            QCOMPARE(last[part] % parts, part);
        }
    }

    void namesAndSumsAreOnEveryPart()
    {
        auto document = sampleCrossTable(10, 40);
        for (auto& column : document.columns) {
            column.purpose = Purpose::Content;
        }
        const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
        QCOMPARE(sheetFaults(sheets), QStringList());
        QVERIFY(sheets.size() > 1);
        QCOMPARE(pagesWith(sheets, sampleName(1)).size(), sheets.size());
        QCOMPARE(pagesWith(sheets, QStringLiteral("TMP")).size(), sheets.size());
    }

    /// Columns that say the same in every row, the club, what adds up, tie-break figures; single
    /// games at the end, all at once.
    void columnsLeaveInOrder()
    {
        const auto named = [](const char* key, Purpose purpose) {
            Column column{QString::fromUtf8(key), QString::fromUtf8(key), ColumnKind::Number};
            column.purpose = purpose;
            return column;
        };
        TableDocument document;
        document.columns = {named("rank", Purpose::Essential), named("club", Purpose::Aside),
                            named("games", Purpose::Aside),    named("game1", Purpose::Game),
                            named("game2", Purpose::Game),     named("gmp", Purpose::Share),
                            named("cmp", Purpose::Share),      named("wins", Purpose::Figure),
                            named("stones", Purpose::Figure),  named("tmp", Purpose::Share),
                            named("files", Purpose::Aside)};
        document.columns[9].strong = true;
        document.columns[10].use = ColumnUse::Csv;
        const auto row = [](const QStringList& texts) {
            Row made;
            for (const auto& text : texts) {
                made.cells.push_back({text, {}});
            }
            return made;
        };
        document.blocks.emplace_back().rows = {
            row({u"1"_s, u"Hof"_s, u"8"_s, u"3"_s, u"4"_s, u"7"_s, u"0"_s, u"2"_s, u"5"_s, u"7"_s,
                 u""_s}),
            row({u"2"_s, u"Plauen"_s, u"8"_s, u"3"_s, u"4"_s, u"6"_s, u"0"_s, u"2"_s, u"6"_s,
                 u"6"_s, u""_s})};
        QStringList left;
        QStringList before;
        for (const auto& shown : choicesOfColumns(document)) {
            QStringList keys;
            for (const auto column : shown) {
                keys << document.columns[column].key;
            }
            QStringList gone;
            std::copy_if(before.begin(), before.end(), std::back_inserter(gone),
                         [&](const QString& key) { return !keys.contains(key); });
            left << gone.join(u'+');
            before = keys;
        }
        QCOMPARE(left, QStringList({u""_s, u"games"_s, u"cmp"_s, u"wins"_s, u"club"_s, u"gmp"_s,
                                    u"stones"_s, u"game1+game2"_s}));
        QCOMPARE(before, QStringList({u"rank"_s, u"tmp"_s}));
    }

    void clubsTakeTwoLines()
    {
        auto document = sampleStandings(3);
        Column club{QStringLiteral("club"), QStringLiteral("Verein")};
        club.purpose = Purpose::Aside;
        document.columns.push_back(club);
        const auto name = QStringLiteral("Rommé- und Rummikub-Freunde Glück auf Oberhausen ")
                              .repeated(4)
                              .trimmed();
        for (auto& row : document.blocks.front().rows) {
            row.cells.push_back({name, {}});
        }
        const auto marks = textMarks(tablePages(document, PaperSize::A4, sampleFrame()).front());
        QCOMPARE(std::count_if(marks.begin(), marks.end(),
                               [](const TextMark& mark) {
                                   return mark.text.contains(QStringLiteral("Freunde")) ||
                                          mark.text.endsWith(u'…');
                               }),
                 3 * 2);
    }

    void longTextsWrapBesideEachOther()
    {
        auto document = sampleStandings(60);
        document.columns.push_back({QStringLiteral("reason"), QStringLiteral("Begründung")});
        const auto reason =
            QStringLiteral("kam zu spät und hat nicht Bescheid gesagt, %1. Verwarnung");
        int number = 0;
        for (auto& row : document.blocks.front().rows) {
            row.cells.push_back({reason.arg(++number), {}});
        }
        const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
        QCOMPARE(sheetFaults(sheets), QStringList());
        QCOMPARE(sheets.front().paper.orientation, Orientation::Portrait);
        for (number = 1; number <= 60; ++number) {
            QCOMPARE(pagesWith(sheets, reason.arg(number)).size(), 1U);
        }
    }

    void widestOfAll_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addRow("texts") << static_cast<int>(ColumnKind::Text);
        QTest::addRow("names") << static_cast<int>(ColumnKind::Name);
        QTest::addRow("numbers") << static_cast<int>(ColumnKind::Number);
        QTest::addRow("points") << static_cast<int>(ColumnKind::Points);
        QTest::addRow("words") << static_cast<int>(ColumnKind::Word);
    }
    void widestOfAll()
    {
        QFETCH(const int, kind);
        auto document = sampleStandings(5);
        for (auto& column : document.columns) {
            column.kind = static_cast<ColumnKind>(kind);
            column.purpose = Purpose::Essential;
        }
        for (auto& row : document.blocks.front().rows) {
            for (auto& cell : row.cells) {
                cell.text += sampleLongWord() + u' ' + sampleLongName();
            }
        }
        const auto sheets = tablePages(document, PaperSize::A4, sampleFrame());
        QCOMPARE(sheetFaults(sheets), QStringList());
        QCOMPARE(runningText(sheets).count(withoutBlanks(sampleLongName())), 5 * 7);
    }
};

RUMMY_TEST(WideTables)

} // namespace tst_table_parts

#include "tst_table_parts.moc"
