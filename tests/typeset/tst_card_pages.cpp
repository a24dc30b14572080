#include "page_marks.h"
#include "tests/suite.h"

#include "reports/typeset/table_cards.h"

#include <QTest>

namespace tst_card_pages {

using namespace Qt::Literals::StringLiterals;
using namespace typeset;
using page_marks::all;

/// Table cards: two to a page, readable across the hall and from both sides.
class TestCardPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingFits_data();
    void everythingFits();
    void readsFromBothSides();
    void nothingToPrint();
};

namespace {

TableCards cards(int tables, int people, const QString& name)
{
    TableCards cards{{}, u"Noch keine Runde."_s};
    for (int table = 1; table <= tables; ++table) {
        TableCard card{
            u"Tisch"_s, QString::number(table), u"Herbstturnier 2026"_s, u"Runde 3"_s, {}};
        for (int person = 1; person <= people; ++person) {
            card.people << QString::number(4 * table + person) + u' ' + name;
        }
        cards.cards.push_back(card);
    }
    return cards;
}

std::vector<TextMark> numbersOn(const Sheet& sheet, const QString& number)
{
    auto texts = all<TextMark>(sheet);
    std::erase_if(texts, [&](const TextMark& text) { return text.text != number; });
    return texts;
}

} // namespace

void TestCardPages::everythingFits_data()
{
    QTest::addColumn<int>("tables");
    QTest::addColumn<int>("people");
    QTest::addColumn<PaperSize>("paper");
    for (const auto paper : {PaperSize::A4, PaperSize::Letter}) {
        for (const int tables : {1, 3, 22, 120, 400}) {
            for (const int people : {0, 2, 3, 4}) {
                QTest::addRow("%s, %d tables of %d", paper == PaperSize::A4 ? "A4" : "Letter",
                              tables, people)
                    << tables << people << paper;
            }
        }
    }
}

void TestCardPages::everythingFits()
{
    QFETCH(const int, tables);
    QFETCH(const int, people);
    QFETCH(const PaperSize, paper);
    const QString name = u"von und zu Hohenfels-Wintergerstenberg, Maximiliane Annegret"_s;
    const auto sheets = cardPages(cards(tables, people, name), paper);
    QCOMPARE(page_marks::faults(sheets), QString());
    QCOMPARE(sheets.size(), static_cast<std::size_t>((tables + 1) / 2));
    for (std::size_t page = 0; page < sheets.size(); ++page) {
        const auto number = QString::number(2 * page + 1);
        // Digits are about three quarters of their type size.
        QVERIFY(numbersOn(sheets[page], number).front().type.size * 0.72 > millimetres(25));
    }
}

void TestCardPages::readsFromBothSides()
{
    const auto sheet = cardPages(cards(2, 4, u"Lang, Uwe"_s), PaperSize::A4).front();
    for (const auto& number : {u"1"_s, u"2"_s}) {
        const auto both = numbersOn(sheet, number);
        QCOMPARE(both.size(), std::size_t{2});
        QVERIFY(!both[0].turned && both[1].turned);
        const qreal fold = sheetArea(sheet.paper).height() / 2;
        QVERIFY(both[0].box.top() > fold);
        QVERIFY(qAbs(both[0].box.top() - fold - (fold - both[1].box.bottom())) < 1);
        QVERIFY(qAbs(both[0].box.center().x() - both[1].box.center().x()) < both[0].box.width());
    }
}

void TestCardPages::nothingToPrint()
{
    const auto sheets = cardPages(cards(0, 0, {}), PaperSize::Letter);
    QCOMPARE(sheets.size(), std::size_t{1});
    QCOMPARE(all<TextMark>(sheets.front()).front().text, u"Noch keine Runde."_s);
}

RUMMY_TEST(TestCardPages)

} // namespace tst_card_pages

#include "tst_card_pages.moc"
