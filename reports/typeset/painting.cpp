#include "reports/typeset/painting.h"

#include "reports/typeset/sheet_painter.h"

#include <QBuffer>
#include <QPagedPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPdfWriter>
#include <QUuid>

#include <algorithm>

namespace typeset {

namespace {

/// The paintable size of the device, in units of paper.h.
QSizeF pageSize(const QPaintDevice& device)
{
    return {static_cast<qreal>(device.width()) * unitsPerInch / device.logicalDpiX(),
            static_cast<qreal>(device.height()) * unitsPerInch / device.logicalDpiY()};
}

/// Maps painter to sheet coordinates: rotated if orientations differ, shrunk if the page is
/// smaller.
void fitTo(QPainter& painter, const QSizeF& sheet)
{
    const auto& device = *painter.device();
    painter.scale(static_cast<qreal>(device.logicalDpiX()) / unitsPerInch,
                  static_cast<qreal>(device.logicalDpiY()) / unitsPerInch);
    const auto page = pageSize(device);
    const bool turned = (page.width() < page.height()) != (sheet.width() < sheet.height());
    if (turned) {
        constexpr qreal quarter = 90;
        painter.translate(page.width(), 0);
        painter.rotate(quarter);
    }
    const auto room = turned ? page.transposed() : page;
    const qreal factor = std::min(room.width() / sheet.width(), room.height() / sheet.height());
    // Devices count whole dots; differences below that are ignored.
    constexpr qreal nearlyAll = 0.998;
    if (factor < nearlyAll) {
        painter.scale(factor, factor);
    }
}

/// Printers, unless they make a PDF, keep their paper for the whole job.
bool takesOtherPaper(const QPainter& painter)
{
    return painter.paintEngine()->type() == QPaintEngine::Pdf;
}

/// In the sheet's orientation.
QPageLayout layoutFor(const QPagedPaintDevice& device, const Sheet& sheet, PaperOf paper)
{
    auto layout = pageLayout(sheet.paper);
    if (paper == PaperOf::Device) {
        layout.setPageSize(device.pageLayout().pageSize());
    }
    return layout;
}

bool beginPage(QPagedPaintDevice& device, const QPainter& painter, const QPageLayout& layout)
{
    if (takesOtherPaper(painter) && !layout.isEquivalentTo(device.pageLayout())) {
        device.setPageLayout(layout);
    }
    return device.newPage();
}

} // namespace

void paint(QPainter& painter, const Sheet& sheet)
{
    SheetPainter(painter).paint(sheet);
}

bool paintOn(QPagedPaintDevice& device, const Sheets& sheets, std::size_t first, std::size_t last,
             PaperOf paper)
{
    if (first > last || first >= sheets.size()) {
        return false;
    }
    const auto end = std::min(last, sheets.size() - 1) + 1;
    device.setPageLayout(layoutFor(device, sheets[first], paper));
    QPainter painter;
    if (!painter.begin(&device)) {
        return false;
    }
    SheetPainter sheetPainter(painter);
    for (auto index = first; index < end; ++index) {
        const auto& sheet = sheets[index];
        if (index != first && !beginPage(device, painter, layoutFor(device, sheet, paper))) {
            return false;
        }
        painter.save();
        fitTo(painter, sheetArea(sheet.paper).size());
        sheetPainter.paint(sheet);
        painter.restore();
    }
    return painter.end();
}

QByteArray pdf(const Sheets& sheets, const PdfProperties& properties)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(properties.title);
    writer.setCreator(QStringLiteral("Rummy Director"));
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    // By default a random one, and the same document would never give the same bytes again.
    writer.setDocumentId(QUuid::createUuidV5(QUuid(), properties.title));
#endif
    writer.setResolution(unitsPerInch);
    const bool painted = paintOn(writer, sheets, 0, sheets.size() - 1);
    return painted ? withProperties(bytes, sheets, properties) : QByteArray();
}

} // namespace typeset
