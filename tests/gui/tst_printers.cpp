#include "app/desk/evening/reports/document_exporter.h"
#include "app/desk/evening/reports/print_offer.h"
#include "core/texts/translation.h"
#include "desk_fixture.h"
#include "reports/typeset/painting.h"
#include "tests/suite.h"
#include "tests/typeset/pdf_reader.h"

#include <QApplication>
#include <QDialog>
#include <QPrinter>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

namespace tst_printers {

using namespace Qt::Literals::StringLiterals;

namespace {

typeset::Sheets sheetsInTurn(int count)
{
    typeset::Sheets sheets;
    for (int page = 0; page < count; ++page) {
        typeset::Sheet sheet;
        sheet.paper.orientation =
            page % 2 == 0 ? typeset::Orientation::Portrait : typeset::Orientation::Landscape;
        sheet.marks.emplace_back(typeset::FillMark{{100, 100, 1000, 1000}});
        sheets.push_back(sheet);
    }
    return sheets;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

qsizetype pagesOf(const QString& path)
{
    static const QRegularExpression page(u"/Type\\s*/Page\\b"_s);
    const auto text = QString::fromLatin1(contentOf(path));
    auto found = page.globalMatch(text);
    qsizetype count = 0;
    for (; found.hasNext(); ++count) {
        found.next();
    }
    return count;
}

/// A printer that writes a file, as on a computer without any.
class PdfPrinter
{
public:
    PdfPrinter() : printer_(std::make_shared<QPrinter>(QPrinter::HighResolution))
    {
        printer_->setOutputFormat(QPrinter::PdfFormat);
        printer_->setOutputFileName(path());
    }
    QPrinter* operator->() const { return printer_.get(); }
    QPrinter& operator*() const { return *printer_; }
    [[nodiscard]] QString path() const { return folder_.filePath(u"out.pdf"_s); }
    [[nodiscard]] QByteArray content() const { return contentOf(path()); }
    /// Chosen by the director.
    [[nodiscard]] desk::DocumentExporter::AskForPrinter asked() const
    {
        return [printer = printer_](auto&&...) {
            return desk::AskedPrinter{printer, desk::PrintEnd::Printed};
        };
    }

private:
    QTemporaryDir folder_;
    std::shared_ptr<QPrinter> printer_;
};

} // namespace

/// From the finished pages to the printer.
class TestPrinters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsThePagesChosen_data();
    void printsThePagesChosen();
    void printsOnThePaperChosen_data();
    void printsOnThePaperChosen();
    void printsCopies();
    void theDialogReachesThePrinter_data();
    void theDialogReachesThePrinter();
    void printsBesideTheWindow();
    void printsOneTableAlone();
    void tellsWhyNothingIsPrinted_data();
    void tellsWhyNothingIsPrinted();
    void printsOverNoClub();
};

void TestPrinters::printsThePagesChosen_data()
{
    QTest::addColumn<QPrinter::PrintRange>("range");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<int>("pages");
    QTest::newRow("all, in both orientations") << QPrinter::AllPages << 0 << 0 << 5;
    QTest::newRow("2 to 4") << QPrinter::PageRange << 2 << 4 << 3;
    QTest::newRow("beyond the last") << QPrinter::PageRange << 5 << 9 << 1;
    QTest::newRow("the one looked at") << QPrinter::CurrentPage << 0 << 0 << 1;
}

void TestPrinters::printsThePagesChosen()
{
    QFETCH(const QPrinter::PrintRange, range);
    QFETCH(const int, from);
    QFETCH(const int, to);
    QFETCH(const int, pages);
    const PdfPrinter printer;
    printer->setPrintRange(range);
    if (from > 0) {
        printer->setFromTo(from, to);
    }
    QVERIFY(desk::printOn(*printer, sheetsInTurn(5), 2) == desk::PrintEnd::Printed);
    QCOMPARE(pagesOf(printer.path()), pages);
}

void TestPrinters::printsOnThePaperChosen_data()
{
    using typeset::PaperSize;
    QTest::addColumn<PaperSize>("sheets");
    QTest::addColumn<PaperSize>("printer");
    QTest::newRow("A4") << PaperSize::A4 << PaperSize::A4;
    QTest::newRow("Letter") << PaperSize::Letter << PaperSize::Letter;
    QTest::newRow("A4 on Letter") << PaperSize::A4 << PaperSize::Letter;
    QTest::newRow("Letter on A4") << PaperSize::Letter << PaperSize::A4;
}

void TestPrinters::printsOnThePaperChosen()
{
    if (!typeset::canReadPdf()) {
        QSKIP("pdftotext of poppler is not installed");
    }
    QFETCH(const typeset::PaperSize, sheets);
    QFETCH(const typeset::PaperSize, printer);
    const typeset::Type type{typeset::points(12)};
    typeset::Sheets pages;
    for (const auto lies : {typeset::Orientation::Portrait, typeset::Orientation::Landscape}) {
        const typeset::Paper paper{sheets, lies};
        const auto area = typeset::printableArea(paper);
        const QRectF last(area.bottomRight() - QPointF(area.width(), typeset::lineHeight(type)),
                          area.bottomRight());
        pages.push_back({paper, {typeset::TextMark{last, u"last"_s, type, typeset::Side::Right}}});
    }
    const PdfPrinter device;
    device->setPageLayout(typeset::pageLayout({printer}));
    QVERIFY(desk::printOn(*device, pages, 0) == desk::PrintEnd::Printed);
    const auto printed = typeset::readPdf(device.content());
    QCOMPARE(printed.size(), pages.size());
    for (std::size_t page = 0; page < printed.size(); ++page) {
        const typeset::Paper paper{printer, pages[page].paper.orientation};
        const auto wanted = typeset::sheetArea(paper).size() / typeset::points(1);
        QVERIFY(qAbs(printed[page].size.width() - wanted.width()) < 1);
        QVERIFY(qAbs(printed[page].size.height() - wanted.height()) < 1);
        QCOMPARE(printed[page].runningText(), u"last"_s);
        QVERIFY(QRectF({0, 0}, printed[page].size).contains(printed[page].words.front().box));
    }
}

void TestPrinters::printsCopies()
{
    const PdfPrinter printer;
    printer->setCopyCount(3);
    QVERIFY(desk::printOn(*printer, sheetsInTurn(2), 0) == desk::PrintEnd::Printed);
    QCOMPARE(pagesOf(printer.path()), 6);
}

void TestPrinters::theDialogReachesThePrinter_data()
{
    QTest::addColumn<QString>("range");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<int>("pages");
    QTest::newRow("all") << u"printAll"_s << 0 << 0 << 5;
    QTest::newRow("2 to 3") << u"printRange"_s << 2 << 3 << 2;
    QTest::newRow("the one looked at") << u"printCurrentPage"_s << 0 << 0 << 1;
    QTest::newRow("given up") << QString() << 0 << 0 << 0;
}

void TestPrinters::theDialogReachesThePrinter()
{
    QFETCH(const QString, range);
    QFETCH(const int, from);
    QFETCH(const int, to);
    QFETCH(const int, pages);
    const PdfPrinter printer;
    const auto sheets = sheetsInTurn(5);
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        timer.stop();
        auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (range.isEmpty()) {
            dialog->reject();
            return;
        }
        dialog->findChild<QRadioButton*>(range)->setChecked(true);
        if (from > 0) {
            dialog->findChild<QSpinBox*>(u"from"_s)->setValue(from);
            dialog->findChild<QSpinBox*>(u"to"_s)->setValue(to);
        }
        dialog->accept();
    });
    timer.start(0);
    QCOMPARE(desk::letChoose(*printer, nullptr, sheets), pages > 0);
    if (pages > 0) {
        QVERIFY(desk::printOn(*printer, sheets, 3) == desk::PrintEnd::Printed);
        QCOMPARE(pagesOf(printer.path()), pages);
    }
}

void TestPrinters::printsBesideTheWindow()
{
    const texts::Translation english{QLocale(u"en"_s)};
    DeskFixture fixture;
    fixture.openSample();
    PdfPrinter printer;
    desk::DocumentExporter exporter(fixture.session(), nullptr, printer.asked());
    QSignalSpy told(&exporter, &desk::DocumentExporter::told);
    const auto pages = desk::rendering(fixture.session(),
                                       {{{documents::Kind::Standings}}, {}, QLocale(u"de"_s)})();
    exporter.print(pages, 0);
    QCOMPARE(told.count(), 0);
    QTRY_COMPARE(told.count(), 1);
    QVERIFY(told.front().front().toString().contains(pages->title));
    QCOMPARE(pagesOf(printer.path()), static_cast<qsizetype>(pages->sheets.size()));
}

void TestPrinters::printsOneTableAlone()
{
    if (!typeset::canReadPdf()) {
        QSKIP("pdftotext of poppler is not installed");
    }
    const texts::Translation english{QLocale(u"en"_s)};
    DeskFixture fixture;
    fixture.openSample();
    const auto offer = desk::offers::again(core::RoundNumber{1}, core::TableNumber{2});
    const auto rendered = desk::rendering(
        fixture.session(),
        {{offer.items.front().choice}, typeset::PaperSize::Letter, QLocale(u"en"_s)})();
    const PdfPrinter printer;
    printer->setPageLayout(typeset::pageLayout(rendered->sheets.front().paper));
    QVERIFY(desk::printOn(*printer, rendered->sheets, 0) == desk::PrintEnd::Printed);
    const auto pages = typeset::readPdf(printer.content());
    QCOMPARE(pages.size(), std::size_t{1});
    QVERIFY(pages.front().runningText().contains(u"Table2"_s));
    QCOMPARE(pages.front().runningText().count(u"Table"_s), 1);
}

void TestPrinters::tellsWhyNothingIsPrinted_data()
{
    QTest::addColumn<desk::PrintEnd>("end");
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("why");
    QTest::newRow("no printer") << desk::PrintEnd::NoPrinter << u"This computer has no printer."_s
                                << u"Save a PDF"_s;
    QTest::newRow("the printer fails")
        << desk::PrintEnd::Failed << u"Not printed: Standings"_s << u"Is it switched on"_s;
    QTest::newRow("given up") << desk::PrintEnd::GivenUp << QString() << QString();
}

void TestPrinters::tellsWhyNothingIsPrinted()
{
    QFETCH(const desk::PrintEnd, end);
    QFETCH(const QString, what);
    QFETCH(const QString, why);
    const texts::Translation english{QLocale(u"en"_s)};
    DeskFixture fixture;
    fixture.openSample();
    PdfPrinter broken;
    broken->setOutputFileName(fixture.file(u"no/such/folder/out.pdf"_s));
    desk::DocumentExporter exporter(
        fixture.session(), nullptr,
        end == desk::PrintEnd::Failed ? broken.asked() : [end](auto&&...) {
            return desk::AskedPrinter{nullptr, end};
        });
    QSignalSpy failed(&exporter, &desk::DocumentExporter::failed);
    exporter.print(desk::rendering(fixture.session(),
                                   {{{documents::Kind::Standings}}, {}, QLocale(u"en"_s)})(),
                   0);
    if (what.isEmpty()) {
        QCOMPARE(failed.count(), 0);
        return;
    }
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(failed.front()[0].toString().startsWith(what));
    QVERIFY(failed.front()[1].toString().contains(why));
}

/// The system's dialog lets a PDF be printed into any file.
void TestPrinters::printsOverNoClub()
{
    const texts::Translation english{QLocale(u"en"_s)};
    DeskFixture fixture;
    fixture.openSample();
    PdfPrinter intoFile;
    intoFile->setOutputFileName(fixture.clubFile());
    desk::DocumentExporter exporter(fixture.session(), nullptr, intoFile.asked());
    QSignalSpy failed(&exporter, &desk::DocumentExporter::failed);
    exporter.print(desk::rendering(fixture.session(),
                                   {{{documents::Kind::Standings}}, {}, QLocale(u"en"_s)})(),
                   0);
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed.front()[1].toString().contains(u"belongs to a database"_s));
    QVERIFY(contentOf(fixture.clubFile()).startsWith("SQLite format 3"));
}

RUMMY_TEST(TestPrinters)

} // namespace tst_printers

#include "tst_printers.moc"
