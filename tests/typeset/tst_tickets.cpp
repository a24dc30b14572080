#include "code_reader.h"
#include "page_marks.h"
#include "tests/suite.h"

#include "reports/typeset/tickets.h"

#include <QTest>

namespace tst_tickets {

using namespace Qt::Literals::StringLiterals;
using namespace typeset;
using page_marks::all;

/// Cards, slips and receipts cut from pages.
class TestTickets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingFits_data();
    void everythingFits();
    void goOnRowByRow();
    void allNamesHaveOneSize();
    void longNamesLeaveTheOthersAlone();
    void codesAreRead();
    void whatIsTooLongSaysSo();
    void nothingToPrint();
};

namespace {

Ticket ticket(int number, const QString& name)
{
    Ticket made;
    made.event = u"Herbstturnier 2026"_s;
    made.corner = QString::number(number);
    made.title = name;
    made.lines = {u"RC Hof"_s};
    made.heads = {u"Runde"_s, u"Tisch"_s, u"Sitz"_s, u"Punkte"_s, u"Summe"_s};
    made.rows = {{u"1"_s, u"12"_s, u"A"_s}, {u"2"_s}, {u"3"_s}};
    return made;
}

Tickets tickets(int count, const QString& name = u"Öztürk, Deniz"_s)
{
    Tickets made;
    for (int number = 1; number <= count; ++number) {
        made.tickets.push_back(ticket(number, name));
    }
    made.nothing = u"Noch niemand."_s;
    return made;
}

const QString longest = u"von und zu Hohenfels-Wintergerstenberg, Maximiliane Annegret"_s;

} // namespace

void TestTickets::everythingFits_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("rows");
    QTest::addColumn<PaperSize>("paper");
    for (const auto paper : {PaperSize::A4, PaperSize::Letter}) {
        for (const int rows : {2, 4}) {
            QTest::addRow("%s, a short name, %d below each other",
                          paper == PaperSize::A4 ? "A4" : "Letter", rows)
                << u"Ilse"_s << rows << paper;
            QTest::addRow("%s, a long name, %d below each other",
                          paper == PaperSize::A4 ? "A4" : "Letter", rows)
                << longest << rows << paper;
        }
    }
}

void TestTickets::everythingFits()
{
    QFETCH(const QString, name);
    QFETCH(const int, rows);
    QFETCH(const PaperSize, paper);
    auto printed = tickets(5, name);
    printed.rows = rows;
    printed.tickets[2].heads.clear();
    printed.tickets[2].rows.clear();
    printed.tickets[2].code = u"3"_s;
    printed.tickets[2].signatures = {u"Unterschrift"_s};
    QString read;
    for (const auto& sheet : ticketPages(printed, paper)) {
        QCOMPARE(page_marks::faults(sheet), QString());
        for (const auto& mark : all<TextMark>(sheet)) {
            QVERIFY2(mark.type.size >= smallestSize, qPrintable(mark.text));
        }
        read += page_marks::textIn(sheet, sheetArea(sheet.paper));
    }
    QCOMPARE(read.count(QString(name).remove(u' ')), 5);
    QCOMPARE(read.count(u"Unterschrift"_s), 1);
    QCOMPARE(read.count(u"Punkte"_s), 4);
}

void TestTickets::goOnRowByRow()
{
    const auto sheets = ticketPages(tickets(11), PaperSize::A4);
    QCOMPARE(sheets.size(), std::size_t{2});
    const auto middle = sheetArea(sheets[0].paper).center().x();
    for (const auto& mark : all<TextMark>(sheets[0])) {
        if (mark.text == u"2" && mark.type.weight == Weight::Bold) {
            QVERIFY(mark.box.left() > middle && mark.box.top() < millimetres(30));
        }
    }
    QCOMPARE(page_marks::textIn(sheets[1], sheetArea(sheets[1].paper)).count(u"Deniz"_s), 3);
}

void TestTickets::allNamesHaveOneSize()
{
    auto printed = tickets(4);
    printed.titleSize = points(24);
    printed.tickets[1].title = longest;
    QString whole;
    std::vector<qreal> sizes;
    for (const auto& mark : all<TextMark>(ticketPages(printed, PaperSize::A4).front())) {
        if (mark.type.weight == Weight::Bold && mark.text.size() > 1) {
            sizes.push_back(mark.type.size);
            whole += mark.text;
        }
    }
    QVERIFY(whole.remove(u' ').contains(QString(longest).remove(u' ')));
    QCOMPARE(std::count(sizes.begin(), sizes.end(), sizes.front()),
             static_cast<std::ptrdiff_t>(sizes.size()));
    QVERIFY(sizes.front() < printed.titleSize);
}

/// A name of 60 letters takes lines from its own club, not size from all names.
void TestTickets::longNamesLeaveTheOthersAlone()
{
    auto printed = tickets(8);
    printed.tickets[1].title = longest;
    printed.tickets[1].lines = {u"Rommé-Club Hof an der Saale "_s.repeated(7)};
    QString whole;
    for (const auto& mark : all<TextMark>(ticketPages(printed, PaperSize::A4).front())) {
        if (mark.type.weight == Weight::Bold && mark.text.size() > 1) {
            QCOMPARE(mark.type.size, printed.titleSize);
            whole += mark.text;
        }
    }
    QVERIFY(whole.remove(u' ').contains(QString(longest).remove(u' ')));
}

/// Of a single badge, as shown at the desk.
void TestTickets::codesAreRead()
{
    if (code_reader::program().isEmpty()) {
        QSKIP("zbarimg is not installed (Debian: zbar-tools)");
    }
    for (const auto* const code : {"1", "22", "399", "999999"}) {
        auto printed = tickets(1);
        printed.rows = 5;
        auto& badge = printed.tickets.front();
        badge.code = QString::fromLatin1(code);
        badge.heads.clear();
        badge.rows.clear();
        QCOMPARE(code_reader::codesOn(ticketPages(printed, PaperSize::A4)),
                 QStringList{badge.code});
    }
}

void TestTickets::whatIsTooLongSaysSo()
{
    auto printed = tickets(1, u"Nguyễn Thị Minh Châu "_s.repeated(40));
    const auto sheet = ticketPages(printed, PaperSize::A4).front();
    QCOMPARE(page_marks::faults(sheet), QString());
    QVERIFY(page_marks::textIn(sheet, sheetArea(sheet.paper)).contains(u'…'));
}

void TestTickets::nothingToPrint()
{
    const auto sheets = ticketPages(tickets(0), PaperSize::Letter);
    QCOMPARE(sheets.size(), std::size_t{1});
    QCOMPARE(page_marks::textIn(sheets[0], sheetArea(sheets[0].paper)), u"Nochniemand."_s);
}

RUMMY_TEST(TestTickets)

} // namespace tst_tickets

#include "tst_tickets.moc"
