#include "pdf_reader.h"
#include "sample_tables.h"
#include "sheet_checker.h"
#include "tests/suite.h"

#include "reports/typeset/painting.h"
#include "reports/typeset/qr_code.h"
#include "reports/typeset/table_writers.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QPdfWriter>
#include <QPicture>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <limits>

namespace tst_painting {

using namespace typeset;

namespace {

const Paper upright{PaperSize::A4, Orientation::Portrait};
const Paper lying{PaperSize::A4, Orientation::Landscape};
constexpr Type type{points(12)};

/// A sheet with a word in its upper left and lower right corners.
Sheet cornered(const Paper& paper)
{
    const auto area = printableArea(paper);
    const QSizeF size(points(60), lineHeight(type));
    const QRectF last(area.bottomRight() - QPointF(size.width(), size.height()), size);
    return {paper,
            {TextMark{QRectF(area.topLeft(), size), QStringLiteral("first"), type},
             TextMark{last, QStringLiteral("last"), type, Side::Right}}};
}

/// Keeps its paper from the first page on, like a printer.
class StubbornPrinter : public QPdfWriter
{
public:
    using QPdfWriter::QPdfWriter;

    bool setPageLayout(const QPageLayout& layout) override
    {
        const bool first = !asked_;
        asked_ = true;
        return first && QPdfWriter::setPageLayout(layout);
    }

private:
    bool asked_ = false;
};

QRectF inPoints(const QRectF& box)
{
    const qreal factor = 1 / points(1);
    return {box.topLeft() * factor, box.size() * factor};
}

} // namespace

class Painting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsStandWhereTheyWereLaid_data()
    {
        QTest::addColumn<int>("resolution");
        for (const int resolution : {72, 300, 600, 1200}) {
            QTest::addRow("%d dots an inch", resolution) << resolution;
        }
    }
    void textsStandWhereTheyWereLaid()
    {
        if (!canReadPdf()) {
            QSKIP("pdftotext of poppler is not installed");
        }
        QFETCH(const int, resolution);
        const Paper letter{PaperSize::Letter, Orientation::Portrait};
        const Sheets sheets{cornered(upright), cornered(lying), cornered(letter),
                            cornered(upright)};
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        {
            QPdfWriter writer(&buffer);
            writer.setResolution(resolution);
            QVERIFY(paintOn(writer, sheets, 0, sheets.size() - 1));
        }
        const auto pages = readPdf(bytes);
        QCOMPARE(pages.size(), sheets.size());
        for (std::size_t page = 0; page < pages.size(); ++page) {
            const auto size = inPoints(sheetArea(sheets[page].paper)).size();
            QVERIFY(qAbs(pages[page].size.width() - size.width()) < 1);
            QVERIFY(qAbs(pages[page].size.height() - size.height()) < 1);
            const auto marks = textMarks(sheets[page]);
            QCOMPARE(pages[page].words.size(), marks.size());
            for (std::size_t word = 0; word < marks.size(); ++word) {
                QCOMPARE(pages[page].words[word].text, marks[word].text);
                const auto away =
                    pages[page].words[word].box.center() - inPoints(inkOf(marks[word])).center();
                QVERIFY2(away.manhattanLength() < 5, qPrintable(marks[word].text));
            }
        }
    }

    void printersThatKeepTheirPaper()
    {
        if (!canReadPdf()) {
            QSKIP("pdftotext of poppler is not installed");
        }
        const Paper letter{PaperSize::Letter, Orientation::Portrait};
        const Sheets sheets{cornered(upright), cornered(lying), cornered(letter)};
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        {
            StubbornPrinter printer(&buffer);
            QVERIFY(paintOn(printer, sheets, 0, sheets.size() - 1));
        }
        const auto pages = readPdf(bytes);
        QCOMPARE(pages.size(), sheets.size());
        for (const auto& page : pages) {
            QCOMPARE(page.size, pages[0].size);
            QCOMPARE(page.words.size(), 2U);
            for (const auto& word : page.words) {
                QVERIFY(QRectF(QPointF(), page.size).contains(word.box));
            }
        }
        // Rotated: a portrait text reads from the top down.
        const auto& turned = pages[1].words[0].box;
        QVERIFY(turned.height() > turned.width());
        QVERIFY(turned.center().x() > pages[1].size.width() / 2);
    }

    void textsCanBeSearched()
    {
        if (!canReadPdf()) {
            QSKIP("pdftotext of poppler is not installed");
        }
        const QStringList texts = {
            QStringLiteral("Müller,"), QStringLiteral("Straßburger"), QStringLiteral("22½"),
            QStringLiteral("−3¾"),     QStringLiteral("4-3-2-1"),     QStringLiteral("2x4"),
            QStringLiteral("21:14"),   QStringLiteral("Nguyễn,"),     QStringLiteral("Małgorzata"),
            QStringLiteral("Yıldız"),  QStringLiteral("İbrahim"),     QStringLiteral("Schifffahrt"),
            QStringLiteral("(5"),      QStringLiteral("⅔"),           QStringLiteral("EUR12.00"),
            QStringLiteral("–"),
        };
        for (const auto digits : {Digits::Own, Digits::Even}) {
            const Type used{points(10), Weight::Regular, digits};
            Sheet sheet{upright, {}};
            auto box = printableArea(upright);
            box.setHeight(lineHeight(used));
            for (const auto& text : texts) {
                sheet.marks.emplace_back(TextMark{box, text, used});
                box.translate(0, 2 * box.height());
            }
            const auto pages = readPdf(pdf({sheet}, {QStringLiteral("Probe")}));
            QCOMPARE(pages.size(), 1U);
            QStringList read;
            for (const auto& word : pages[0].words) {
                read += word.text;
            }
            QCOMPARE(read.join(u' '), texts.join(u' '));
        }
    }

    /// Read back by an independent program.
    void pdfSaysWhatItIs()
    {
#ifndef RUMMY_QPDF
        QSKIP("built without qpdf");
#endif
        const auto qpdf = QStandardPaths::findExecutable(QStringLiteral("qpdf"));
        if (qpdf.isEmpty()) {
            QSKIP("qpdf is not installed");
        }
        Sheets sheets{cornered(upright), cornered(upright), cornered(lying)};
        sheets[0].begins = QStringLiteral("Plätze nach Namen");
        sheets[0].letters = {QStringLiteral("A"), QStringLiteral("Ö")};
        sheets[1].letters = {QStringLiteral("Z")};
        sheets[2].begins = QStringLiteral("Rangliste");
        const PdfProperties properties{QStringLiteral("Rangliste – Maiturnier"),
                                       QStringLiteral("de"),
                                       QDateTime({2026, 5, 14}, {21, 14}, Qt::UTC)};
        const auto bytes = pdf(sheets, properties);
        QCOMPARE(bytes, pdf(sheets, properties));
        const QTemporaryDir folder;
        const auto path = folder.filePath(QStringLiteral("a.pdf"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        const auto told = [&](const QStringList& arguments, int& code) {
            QProcess process;
            process.start(qpdf, arguments);
            process.waitForFinished();
            code = process.exitCode();
            return process.readAllStandardOutput();
        };
        int code = -1;
        told({QStringLiteral("--check"), path}, code);
        QCOMPARE(code, 0);
        const auto json =
            QJsonDocument::fromJson(told({QStringLiteral("--json=1"), path}, code)).object();
        const auto marks = json[QStringLiteral("outlines")].toArray();
        QStringList titles;
        for (const auto& mark : marks) {
            titles << mark[QStringLiteral("title")].toString();
            for (const auto& letter : mark[QStringLiteral("kids")].toArray()) {
                titles << letter[QStringLiteral("title")].toString() +
                              QString::number(letter[QStringLiteral("destpageposfrom1")].toInt());
            }
        }
        QCOMPARE(titles, (QStringList{QStringLiteral("Plätze nach Namen"), QStringLiteral("A1"),
                                      QStringLiteral("Ö1"), QStringLiteral("Z2"),
                                      QStringLiteral("Rangliste")}));
        QVERIFY(bytes.contains("/Lang (de)") && bytes.contains("/DisplayDocTitle true"));
        QVERIFY(bytes.contains("/CreationDate (D:20260514211400+00'00')"));
    }

    void aRangeOfPages()
    {
        const Sheets sheets{cornered(upright), cornered(lying), cornered(upright)};
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        QPdfWriter writer(&buffer);
        QVERIFY(paintOn(writer, sheets, 1, std::numeric_limits<std::size_t>::max()));
        QCOMPARE(bytes.count("/Type /Page\n"), 2);
        QVERIFY(!paintOn(writer, sheets, 3, 3));
        QVERIFY(!paintOn(writer, sheets, 2, 1));
    }

    void failureIsTold()
    {
        QVERIFY(pdf({}, {QStringLiteral("nothing")}).isEmpty());
        QPdfWriter writer(QStringLiteral("/no/such/folder/file.pdf"));
        QVERIFY(!paintOn(writer, {cornered(upright)}, 0, 0));
    }

    void picturesOfAPreviewKeepTheTexts()
    {
        // QPrintPreviewWidget records and plays back.
        const Sheet sheet = tablePages(sampleStandings(22), PaperSize::A4, sampleFrame()).front();
        const auto rendered = [&sheet](bool recorded) {
            constexpr qreal dots = 0.1;
            QImage image((sheetArea(upright).size() * dots).toSize(), QImage::Format_Grayscale8);
            image.fill(Qt::white);
            QPicture picture;
            if (recorded) {
                QPainter painter(&picture);
                paint(painter, sheet);
            }
            QPainter painter(&image);
            painter.scale(dots, dots);
            if (recorded) {
                painter.drawPicture(0, 0, picture);
            } else {
                paint(painter, sheet);
            }
            return image;
        };
        const auto direct = rendered(false);
        const auto recorded = rendered(true);
        int different = 0;
        int dark = 0;
        for (int y = 0; y < direct.height(); ++y) {
            for (int x = 0; x < direct.width(); ++x) {
                const int here = qGray(direct.pixel(x, y));
                dark += here < 128 ? 1 : 0;
                different += qAbs(here - qGray(recorded.pixel(x, y))) > 128 ? 1 : 0;
            }
        }
        QVERIFY(dark > 1000);
        QVERIFY2(different * 20 < dark, qPrintable(QString::number(different)));
    }

    void onePictureOnManyPages()
    {
        QImage image(300, 300, QImage::Format_RGB32);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                image.setPixelColor(x, y, QColor((x * 37 + y * 91) % 256, (x * y) % 256, x % 256));
            }
        }
        QByteArray png;
        QBuffer buffer(&png);
        QVERIFY(buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG"));
        const Sheet sheet{upright, {PictureMark{QRectF(1000, 1000, 3000, 3000), png}}};
        const auto one = pdf({sheet}, {});
        const auto twenty = pdf(Sheets(20, sheet), {});
        QVERIFY(one.size() > 50'000);
        QVERIFY(twenty.size() < 2 * one.size());
        QCOMPARE(pixelsOf(png), QSize(300, 300));
        QVERIFY(pixelsOf("no picture").isEmpty());
        QVERIFY(!pdf({Sheet{upright, {PictureMark{QRectF(0, 0, 100, 100), "no picture"}}}}, {})
                     .isEmpty());
    }

    void codesHaveTheirModules()
    {
        const auto code = qrCode("3-7-4", Correction::Medium);
        constexpr int dots = 8;
        const int side = code.side * dots;
        QImage image(side, side, QImage::Format_Grayscale8);
        image.fill(Qt::white);
        QPainter painter(&image);
        paint(painter, {upright, {QrMark{QRectF(0, 0, side, side), code}}});
        painter.end();
        for (int row = 0; row < code.side; ++row) {
            for (int column = 0; column < code.side; ++column) {
                const auto dot = image.pixel(column * dots + dots / 2, row * dots + dots / 2);
                QCOMPARE(qGray(dot) < 128, code.isDark(column, row));
            }
        }
    }
};

RUMMY_TEST(Painting)

} // namespace tst_painting

#include "tst_painting.moc"
