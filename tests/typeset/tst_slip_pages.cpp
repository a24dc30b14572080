#include "code_reader.h"
#include "page_marks.h"
#include "tests/suite.h"

#include "reports/typeset/painting.h"
#include "reports/typeset/score_slips.h"

#include <QTest>

namespace tst_slip_pages {

using namespace Qt::Literals::StringLiterals;
using namespace typeset;
using page_marks::all;

/// Score slips on paper: complete, separate, in stacking order.
class TestSlipPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingFits_data();
    void everythingFits();
    void slipsToAPage_data();
    void slipsToAPage();
    void stacksLieInTableOrder_data();
    void stacksLieInTableOrder();
    void marksOpeners();
    void boxesToFillIn_data();
    void boxesToFillIn();
    void runningTotals_data();
    void runningTotals();
    void namesOfASlipAreOfOneSize();
    void boxesAreHighEnough_data();
    void boxesAreHighEnough();
    void saysWhatItReplaces();
    void blankSlips();
    void nothingToPrint();
    void codesAreRead_data();
    void codesAreRead();
};

namespace {

const QString longName = u"von und zu Hohenfels-Wintergerstenberg, Maximiliane Annegret"_s;

struct Print
{
    int tables = 1;
    int games = 4;
    int seats = 4;
    bool claims = true;
    bool firstRound = true;
    QString name = u"Öztürk, Deniz"_s;
};

} // namespace

namespace {

SlipWords words(const Print& print)
{
    SlipWords words{u"Herbstturnier 2026"_s,
                    u"21.11.2026 · Gasthaus Post"_s,
                    u"Spiel %1"_s,
                    u"beginnt das Spiel"_s,
                    u"Reststeine"_s,
                    u"Claims"_s,
                    {u"Rommé"_s, u"Rommé im 1. Umlauf"_s, u"Vorzeitig beendet"_s},
                    u"Summe"_s,
                    u"Unterschrift"_s};
    if (!print.claims) {
        words.secondBox.clear();
    }
    if (!print.firstRound) {
        words.endings.removeAt(1);
    }
    return words;
}

/// Like the real ones, but with no check digit: "3-07-0".
QString idOf(int table)
{
    return u"3-%1-0"_s.arg(table, 2, 10, QLatin1Char('0'));
}

Slip slip(int table, const Print& print)
{
    Slip slip{u"Tisch %1"_s.arg(table), u"Runde 3"_s, idOf(table), {}, {}, {}, print.games};
    for (int seat = 0; seat < print.seats; ++seat) {
        slip.seats.push_back(
            {QString(QChar(u'A' + seat)), QString::number(4 * table + seat), print.name});
    }
    return slip;
}

ScoreSlips slips(const Print& print)
{
    ScoreSlips slips{words(print), {}, u"Noch keine Runde."_s};
    for (int table = 1; table <= print.tables; ++table) {
        slips.slips.push_back(slip(table, print));
    }
    return slips;
}

QPointF placeOf(const Sheet& sheet, const QString& id)
{
    for (const auto& text : all<TextMark>(sheet)) {
        if (text.text == id) {
            return text.box.center();
        }
    }
    return {};
}

QStringList idsOn(const Sheet& sheet)
{
    QStringList ids;
    for (const auto& text : all<TextMark>(sheet)) {
        if (text.text.startsWith(u"3-"_s)) {
            ids << text.text;
        }
    }
    return ids;
}

/// The index of the place on the sheet, row by row.
int placeNumber(const Sheet& sheet, const QString& id, int columns, int rows)
{
    const auto area = sheetArea(sheet.paper);
    const auto place = placeOf(sheet, id);
    return static_cast<int>(place.y() * rows / area.height()) * columns +
           static_cast<int>(place.x() * columns / area.width());
}

std::size_t slipsOnFirst(const ScoreSlips& slips, PaperSize paper)
{
    return static_cast<std::size_t>(idsOn(slipPages(slips, paper).front()).size());
}

} // namespace

void TestSlipPages::everythingFits_data()
{
    QTest::addColumn<Print>("print");
    QTest::addColumn<PaperSize>("paper");
    for (const auto paper : {PaperSize::A4, PaperSize::Letter}) {
        const char* const name = paper == PaperSize::A4 ? "A4" : "Letter";
        for (const int tables : {1, 22, 120}) {
            QTest::addRow("%s, %d tables", name, tables) << Print{tables} << paper;
        }
        for (const int games : {1, 4, 5, 8, 12, 25, 60}) {
            for (const int seats : {2, 4}) {
                QTest::addRow("%s, plus, %d games, %d seats", name, games, seats)
                    << Print{5, games, seats} << paper;
                QTest::addRow("%s, pure, %d games, %d seats, long names", name, games, seats)
                    << Print{5, games, seats, false, false, longName} << paper;
            }
        }
        QTest::addRow("%s, long names", name) << Print{5, 4, 4, true, true, longName} << paper;
        QTest::addRow("%s, a name without end", name)
            << Print{5, 4, 4, true, true, QString(200, u'W')} << paper;
        QTest::addRow("%s, names of many words", name)
            << Print{5, 4, 4, true, true, u"Nguyễn Thị Minh Châu "_s.repeated(8).trimmed()}
            << paper;
    }
}

void TestSlipPages::everythingFits()
{
    QFETCH(const Print, print);
    QFETCH(const PaperSize, paper);
    const auto printed = slips(print);
    const auto sheets = slipPages(printed, paper);
    QCOMPARE(page_marks::faults(sheets), QString());
    QStringList ids;
    const QString name = QString(print.name).remove(u' ');
    for (const auto& sheet : sheets) {
        const auto area = sheetArea(sheet.paper);
        for (const auto& mark : all<TextMark>(sheet)) {
            QVERIFY2(mark.type.size >= smallestSize, qPrintable(mark.text));
        }
        QCOMPARE(page_marks::textIn(sheet, area).count(name), idsOn(sheet).size() * print.seats);
        ids << idsOn(sheet);
    }
    // A slip with many games continues on the next one.
    const auto parts = ids.size() / print.tables;
    QCOMPARE(ids.size(), parts * print.tables);
    QVERIFY(parts == 1 || print.games > 20);
    ids.removeDuplicates();
    QCOMPARE(ids.size(), qsizetype{print.tables});
}

void TestSlipPages::slipsToAPage_data()
{
    QTest::addColumn<Print>("print");
    QTest::addColumn<PaperSize>("paper");
    QTest::addColumn<std::size_t>("slips");
    const auto row = [](const char* name, const Print& print, PaperSize paper, std::size_t slips) {
        QTest::newRow(name) << print << paper << slips;
    };
    row("four of four games, A4", {12, 4}, PaperSize::A4, 4);
    row("four of four games, Letter", {12, 4}, PaperSize::Letter, 4);
    row("four, whatever the names", {12, 4, 4, true, true, longName}, PaperSize::A4, 4);
    row("two of five", {9, 5}, PaperSize::A4, 2);
    row("two of twelve, A4", {9, 12}, PaperSize::A4, 2);
    row("two of twelve, Letter", {9, 12}, PaperSize::Letter, 2);
    row("one of twenty", {9, 20}, PaperSize::A4, 1);
    row("sixty games go on on further slips", {9, 60}, PaperSize::A4, 1);
}

void TestSlipPages::slipsToAPage()
{
    QFETCH(const Print, print);
    QFETCH(const PaperSize, paper);
    QTEST(slipsOnFirst(slips(print), paper), "slips");
}

void TestSlipPages::stacksLieInTableOrder_data()
{
    QTest::addColumn<Print>("print");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    for (const int tables : {1, 3, 4, 5, 22, 120, 400}) {
        QTest::addRow("%d tables", tables) << Print{tables} << 2 << 2;
        QTest::addRow("%d tables, two to a page", tables) << Print{tables, 8} << 2 << 1;
    }
    QTest::newRow("one to a page") << Print{7, 20} << 1 << 1;
}

void TestSlipPages::stacksLieInTableOrder()
{
    QFETCH(const Print, print);
    QFETCH(const int, columns);
    QFETCH(const int, rows);
    // The pages are stacked and cut, giving a stack for each place.
    std::vector<QStringList> stacks(static_cast<std::size_t>(columns * rows));
    for (const auto& sheet : slipPages(slips(print), PaperSize::A4)) {
        for (const auto& id : idsOn(sheet)) {
            stacks.at(static_cast<std::size_t>(placeNumber(sheet, id, columns, rows))) << id;
        }
    }
    QStringList together;
    for (const auto& stack : stacks) {
        together << stack;
    }
    QStringList expected;
    for (int table = 1; table <= print.tables; ++table) {
        expected << idOf(table);
    }
    QCOMPARE(together, expected);
}

void TestSlipPages::marksOpeners()
{
    const auto sheet = slipPages(slips({1, 4, 3}), PaperSize::A4).front();
    const auto boxes = all<BoxMark>(sheet);
    std::vector<qreal> lefts;
    for (const auto& mark : all<FillMark>(sheet)) {
        lefts.push_back(mark.box.left());
    }
    // Games 1 to 4 are opened by A, B, C, A; the last mark explains them.
    QCOMPARE(lefts.size(), std::size_t{5});
    QVERIFY(lefts[0] < lefts[1] && lefts[1] < lefts[2] && lefts[2] < lefts[4]);
    QCOMPARE(lefts[3], lefts[0]);
    // Each is to the left of its box, nearer to it than to any other.
    QVERIFY(lefts[0] < boxes.front().box.left());
    QVERIFY(boxes.front().box.left() - lefts[0] < millimetres(3));
}

void TestSlipPages::boxesToFillIn_data()
{
    QTest::addColumn<Print>("print");
    QTest::addColumn<std::size_t>("boxes");
    // Stones and claims of each seat, for each game and the sums; tick boxes for each game.
    QTest::newRow("plus, four") << Print{1, 4, 4} << std::size_t{5 * 4 * 2 + 4 * 3};
    QTest::newRow("plus, three") << Print{1, 4, 3} << std::size_t{5 * 3 * 2 + 4 * 3};
    QTest::newRow("pure") << Print{1, 4, 4, false} << std::size_t{5 * 4 + 4 * 3};
    QTest::newRow("without first-round Rommé")
        << Print{1, 2, 2, true, false} << std::size_t{3 * 2 * 2 + 2 * 2};
}

void TestSlipPages::boxesToFillIn()
{
    QFETCH(const Print, print);
    QTEST(all<BoxMark>(slipPages(slips(print), PaperSize::A4).front()).size(), "boxes");
}

ScoreSlips cardSlips(int games, bool low)
{
    auto printed = slips({8, games});
    printed.words.firstBox = u"ausgelegt"_s;
    printed.words.secondBox = u"Restpunkte"_s;
    printed.words.endings = {u"Talon aufgebraucht"_s};
    printed.words.runningTotal = u"Zwischenstand"_s;
    printed.words.low = low;
    return printed;
}

void TestSlipPages::runningTotals_data()
{
    QTest::addColumn<int>("games");
    QTest::addColumn<bool>("low");
    QTest::addColumn<std::size_t>("boxes");
    // Two boxes per seat and one to tick for each game, one sum per seat.
    QTest::newRow("one game: the sum alone") << 1 << false << std::size_t{2 * 4 + 1 + 4};
    QTest::newRow("three games, two totals before the sum")
        << 3 << false << std::size_t{3 * (2 * 4 + 1) + 2 * 4 + 4};
    QTest::newRow("eight low rows") << 8 << true << std::size_t{8 * (2 * 4 + 1) + 7 * 4 + 4};
}

void TestSlipPages::runningTotals()
{
    QFETCH(const int, games);
    QFETCH(const bool, low);
    for (const auto paper : {PaperSize::A4, PaperSize::Letter}) {
        const auto sheets = slipPages(cardSlips(games, low), paper);
        QCOMPARE(page_marks::faults(sheets), QString());
        QCOMPARE(idsOn(sheets.front()).size(), qsizetype{low ? 2 : 4});
    }
    auto one = cardSlips(games, low);
    one.slips.resize(1);
    QTEST(all<BoxMark>(slipPages(one, PaperSize::A4).front()).size(), "boxes");
}

void TestSlipPages::namesOfASlipAreOfOneSize()
{
    auto printed = slips({1, 4, 4, true, true, u"Ilse Ort"_s});
    printed.slips.front().seats[2].name = longName;
    for (const auto paper : {PaperSize::A4, PaperSize::Letter}) {
        std::vector<qreal> sizes;
        for (const auto& mark : all<TextMark>(slipPages(printed, paper).front())) {
            if (mark.text == u"Ilse Ort" || longName.startsWith(mark.text)) {
                sizes.push_back(mark.type.size);
            }
        }
        QVERIFY(sizes.size() >= 4);
        const auto [least, most] = std::minmax_element(sizes.begin(), sizes.end());
        QCOMPARE(*least, *most);
        QVERIFY(*most < points(9));
    }
}

/// Handwritten in ink: a digit needs 7 mm.
void TestSlipPages::boxesAreHighEnough_data()
{
    QTest::addColumn<bool>("low");
    QTest::newRow("a quick match") << false;
    QTest::newRow("a match to a target") << true;
}
void TestSlipPages::boxesAreHighEnough()
{
    QFETCH(const bool, low);
    auto printed = cardSlips(low ? 8 : 3, low);
    printed.words.tieBreaker = u"Stechen"_s;
    for (const auto paper : {PaperSize::A4, PaperSize::Letter}) {
        const auto sheet = slipPages(printed, paper).front();
        QCOMPARE(page_marks::faults(sheet), QString());
        const auto texts = page_marks::textIn(sheet, sheetArea(sheet.paper));
        QCOMPARE(texts.count(u"Stechen"_s), idsOn(sheet).size());
        const auto boxes = all<BoxMark>(sheet);
        const auto high = std::count_if(boxes.begin(), boxes.end(), [](const BoxMark& box) {
            return box.box.height() >= millimetres(7);
        });
        // Two per seat for each deal and for the tie-breaker.
        QVERIFY(high >= idsOn(sheet).size() * 4 * 2 * (low ? 9 : 4));
    }
}

void TestSlipPages::saysWhatItReplaces()
{
    auto printed = slips({2});
    printed.slips[1].remark = u"Ersetzt den früher gedruckten Zettel"_s;
    const auto sheet = slipPages(printed, PaperSize::A4).front();
    const auto texts = page_marks::textIn(sheet, sheetArea(sheet.paper));
    QCOMPARE(texts.count(u"Ersetztdenfrüher"_s), 1);
    QCOMPARE(page_marks::faults(sheet), QString());
}

void TestSlipPages::blankSlips()
{
    auto printed = slips({1, 4, 4, true, true, QString()});
    auto& blank = printed.slips.front();
    blank.id.clear();
    blank.table = u"Tisch"_s;
    blank.round = u"Runde"_s;
    for (auto& seat : blank.seats) {
        seat.number.clear();
    }
    const auto sheet = slipPages(printed, PaperSize::A4).front();
    QVERIFY(all<QrMark>(sheet).empty());
    QCOMPARE(page_marks::faults(sheet), QString());
    const auto full = slipPages(slips({1}), PaperSize::A4).front();
    QCOMPARE(all<BoxMark>(sheet).size(), all<BoxMark>(full).size());
    QVERIFY(all<LineMark>(sheet).size() > all<LineMark>(full).size());
}

void TestSlipPages::nothingToPrint()
{
    const auto sheets = slipPages(slips({0}), PaperSize::Letter);
    QCOMPARE(sheets.size(), std::size_t{1});
    const auto& sheet = sheets.front();
    QCOMPARE(page_marks::textIn(sheet, sheetArea(sheet.paper)), u"NochkeineRunde."_s);
    QCOMPARE(page_marks::faults(sheet), QString());
}

void TestSlipPages::codesAreRead_data()
{
    QTest::addColumn<int>("games");
    QTest::newRow("four to a page") << 4;
    QTest::newRow("two to a page") << 9;
    QTest::newRow("one to a page") << 20;
}

void TestSlipPages::codesAreRead()
{
    QFETCH(const int, games);
    if (code_reader::program().isEmpty()) {
        QSKIP("zbarimg is not installed (Debian: zbar-tools)");
    }
    auto printed = slips({8, games});
    printed.slips[0].id = u"12-400-998"_s;
    QStringList expected;
    for (const auto& slip : printed.slips) {
        expected << slip.id;
    }
    expected.sort();
    QCOMPARE(code_reader::codesOn(slipPages(printed, PaperSize::A4)), expected);
}

RUMMY_TEST(TestSlipPages)

} // namespace tst_slip_pages

#include "tst_slip_pages.moc"
