#include "sample_tables.h"
#include "sheet_checker.h"
#include "tests/suite.h"

#include "reports/typeset/page_flow.h"
#include "reports/typeset/table_flow.h"

namespace tst_page_flow {

using namespace typeset;

namespace {

const Paper upright{PaperSize::A4, Orientation::Portrait};

PageFrame longFrame(int times)
{
    auto frame = sampleFrame();
    frame.event = QStringLiteral("Offene Vereinsmeisterschaft am Rand der Stadt ").repeated(times);
    frame.dateAndPlace =
        QStringLiteral("21.11.2026 · Gasthaus zur Post mit Nebenzimmer ").repeated(times);
    frame.organiser = QStringLiteral("Rommé-Club Hof und Umgebung ").repeated(times);
    frame.rules = QStringLiteral("Punkteverteilung 4-3-2-1, 3-2-1; ").repeated(times);
    return frame;
}

} // namespace

class Flow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// They wrap before becoming illegible.
    void rulesAreReadable()
    {
        auto frame = sampleFrame();
        for (int times = 1; times < 40; ++times) {
            frame.rules = QStringLiteral("spielfrei: 0; ").repeated(times);
            for (const auto orientation : {Orientation::Portrait, Orientation::Landscape}) {
                Sheets sheets{Sheet{{PaperSize::A4, orientation}, {}}};
                addFrame(sheets, frame);
                for (const auto& mark : textMarks(sheets[0])) {
                    QVERIFY(!mark.text.startsWith(QStringLiteral("spielfrei")) ||
                            mark.type.size >= points(6.9));
                }
            }
        }
    }

    void frameStaysOnThePage_data()
    {
        QTest::addColumn<int>("times");
        for (const int times : {1, 2, 4, 10, 100}) {
            QTest::addRow("%d times as long", times) << times;
        }
    }
    void frameStaysOnThePage()
    {
        QFETCH(const int, times);
        for (const auto size : {PaperSize::A4, PaperSize::Letter}) {
            for (const auto orientation : {Orientation::Portrait, Orientation::Landscape}) {
                const Paper paper{size, orientation};
                const auto frame = longFrame(times);
                Sheets sheets{Sheet{paper, {}}, Sheet{paper, {}}};
                addFrame(sheets, frame);
                QCOMPARE(sheetFaults(sheets), QStringList());
                const auto body = bodyOf(paper, frame);
                QVERIFY(body.height() > sheetArea(paper).height() / 2);
                for (const auto& mark : textMarks(sheets[0])) {
                    QVERIFY(!inkOf(mark).intersects(body));
                }
                if (times <= 4) {
                    QVERIFY(runningText(sheets[1]).contains(withoutBlanks(frame.event)));
                    QVERIFY(runningText(sheets[1]).contains(withoutBlanks(frame.dateAndPlace)));
                }
                QVERIFY(runningText(sheets[1]).contains(QStringLiteral("Seite2von2")));
            }
        }
    }

    void frameOfNothing()
    {
        Sheets sheets{Sheet{upright, {}}};
        addFrame(sheets, {});
        QCOMPARE(textMarks(sheets[0]).size(), 0U);
    }

    void roomsFillColumnsThenPages()
    {
        PageFlow flow(upright, sampleFrame(), 2);
        const qreal half = flow.fullHeight() / 2;
        const auto first = flow.take(half);
        const auto second = flow.take(half);
        QCOMPARE(second.top(), first.bottom());
        QVERIFY(!flow.fits(1));
        const auto third = flow.take(half);
        QCOMPARE(third.top(), first.top());
        QVERIFY(third.left() > first.right());
        QCOMPARE(third.width(), first.width());
        flow.take(half);
        const auto fifth = flow.take(half);
        QCOMPARE(fifth, first);
        flow.put(TextMark{fifth, QStringLiteral("5"), {points(10)}});
        QCOMPARE(std::move(flow).finish().size(), 2U);
    }

    void roomsAcrossPushColumnsDown()
    {
        PageFlow flow(upright, sampleFrame(), 3);
        const auto title = flow.takeAcross(1000);
        QCOMPARE(title.width(), flow.fullWidth());
        const auto first = flow.take(flow.remaining());
        QCOMPARE(first.top(), title.bottom());
        const auto second = flow.take(10);
        QCOMPARE(second.top(), title.bottom());
        flow.nextPage();
        QVERIFY(flow.take(10).top() < title.bottom());
        // Existing text is not overwritten.
        const auto later = flow.takeAcross(10);
        QCOMPARE(later.top(), title.top());
        QCOMPARE(std::move(flow).finish().size(), 3U - 1U);
    }

    void roomHigherThanAPage()
    {
        PageFlow flow(upright, sampleFrame());
        flow.take(10);
        QCOMPARE(flow.take(2 * flow.fullHeight()).height(), flow.fullHeight());
    }

    void keptTogether()
    {
        PageFlow flow(upright, sampleFrame(), 2);
        flow.takeAcross(flow.fullHeight() / 2);
        flow.keepTogether(flow.fullHeight() * 0.75);
        QVERIFY(flow.fits(flow.fullHeight() * 0.75));
        flow.take(10);
        const auto left = flow.remaining();
        flow.keepTogether(flow.fullHeight() * 1.5);
        QCOMPARE(flow.remaining(), left);
    }

    void noEmptyPages()
    {
        PageFlow flow(upright, sampleFrame());
        flow.nextPage();
        flow.nextColumn();
        flow.put(TextMark{flow.take(500), QStringLiteral("1"), {points(10)}});
        flow.nextPage();
        flow.nextPage();
        QCOMPARE(std::move(flow).finish().size(), 1U);
    }

    void tablesStandInOtherPages_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("rounds");
        for (const int rows : {0, 3, 120}) {
            QTest::addRow("%d rows", rows) << rows << 0;
        }
    }
    void tablesStandInOtherPages()
    {
        QFETCH(const int, rows);
        QFETCH(const int, rounds);
        PageFlow flow(upright, sampleFrame());
        addText(flow, QStringLiteral("Vorher"), {points(10)});
        auto document = sampleCrossTable(rows, rounds);
        addTable(flow, document);
        addText(flow, QStringLiteral("Nachher"), {points(10)});
        const auto sheets = std::move(flow).finish();
        QCOMPARE(sheetFaults(sheets), QStringList());
        QStringList expected{QStringLiteral("Vorher"), document.title};
        for (const auto& row : document.blocks.front().rows) {
            for (const auto& cell : row.cells) {
                expected += cell.text;
            }
        }
        expected += QStringLiteral("Nachher");
        QCOMPARE(missingInOrder(runningText(sheets), expected), QStringList());
    }
};

RUMMY_TEST(Flow)

} // namespace tst_page_flow

#include "tst_page_flow.moc"
