#include "painting.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>

#include <algorithm>

namespace reports {

namespace {

QColor colourOf(Ink ink)
{
    switch (ink) {
    case Ink::Black:
        return {0x1a, 0x1f, 0x24};
    case Ink::Grey:
        return {0x53, 0x5d, 0x66};
    case Ink::Faint:
        return {0xc3, 0xca, 0xd0};
    case Ink::Stripe:
        return {0xf1, 0xf3, 0xf4};
    case Ink::White:
        return Qt::white;
    }
    return Qt::black;
}

Qt::Alignment alignmentOf(Side side)
{
    switch (side) {
    case Side::Left:
        return Qt::AlignLeft | Qt::AlignVCenter;
    case Side::Centre:
        return Qt::AlignCenter;
    case Side::Right:
        return Qt::AlignRight | Qt::AlignVCenter;
    }
    return Qt::AlignCenter;
}

/// The largest box of that shape in the middle of `box`.
QRectF within(const QRectF& box, const QSizeF& shape)
{
    QRectF area(QPointF(0, 0), shape.scaled(box.size(), Qt::KeepAspectRatio));
    area.moveCenter(box.center());
    return area;
}

/// Drawings without pixels of their own (SVG) are drawn as fine as a printer shows.
QImage pictureOf(const QByteArray& bytes, const QSizeF& size)
{
    QByteArray copy = bytes;
    QBuffer buffer(&copy);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    if (reader.format().startsWith("svg")) {
        constexpr qreal dotsPerInch = 300;
        const auto dots = size * dotsPerInch / unitsPerInch;
        reader.setScaledSize(reader.size().scaled(dots.toSize(), Qt::KeepAspectRatio));
    }
    return reader.read();
}

/// Pictures as they were read. One that stands on many sheets is read once, and a PDF holds it
/// once.
class Pictures
{
public:
    QImage of(const QByteArray& bytes, const QSizeF& size)
    {
        const auto known = std::find_if(read_.begin(), read_.end(), [&](const Read& one) {
            return one.bytes.constData() == bytes.constData() && one.size == size;
        });
        if (known != read_.end()) {
            return known->image;
        }
        read_.push_back({bytes, size, pictureOf(bytes, size)});
        return read_.back().image;
    }

private:
    struct Read
    {
        QByteArray bytes;
        QSizeF size;
        QImage image;
    };

    std::vector<Read> read_;
};

class SheetPainter
{
public:
    SheetPainter(QPainter& painter, Pictures& pictures) : painter_(painter), pictures_(pictures) {}

    void operator()(const TextMark& mark) const
    {
        painter_.setFont(fontOf(mark.type));
        painter_.setPen(colourOf(mark.ink));
        painter_.drawText(mark.box,
                          static_cast<int>(alignmentOf(mark.side)) | Qt::TextDontClip |
                              Qt::TextSingleLine,
                          mark.text);
    }
    void operator()(const LineMark& mark) const
    {
        QPen pen(colourOf(mark.ink), mark.width, mark.dashed ? Qt::DashLine : Qt::SolidLine);
        pen.setCapStyle(Qt::FlatCap);
        painter_.setPen(pen);
        painter_.drawLine(mark.from, mark.to);
    }
    void operator()(const FillMark& mark) const { painter_.fillRect(mark.box, colourOf(mark.ink)); }
    void operator()(const BoxMark& mark) const
    {
        QPen pen(colourOf(mark.ink), mark.width);
        pen.setJoinStyle(Qt::MiterJoin);
        painter_.setPen(pen);
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRect(mark.box);
    }
    void operator()(const PictureMark& mark) const
    {
        const auto image = pictures_.of(mark.bytes, mark.box.size());
        painter_.drawImage(within(mark.box, image.size()), image);
    }
    void operator()(const QrMark& mark) const
    {
        const qreal module = mark.box.width() / mark.code.side;
        // One path, so that no light seams show between the modules.
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        for (int row = 0; row < mark.code.side; ++row) {
            for (int column = 0; column < mark.code.side; ++column) {
                if (mark.code.isDark(column, row)) {
                    path.addRect(mark.box.left() + column * module, mark.box.top() + row * module,
                                 module, module);
                }
            }
        }
        painter_.fillPath(path, Qt::black);
    }

private:
    QPainter& painter_;
    Pictures& pictures_;
};

void paintWith(QPainter& painter, const Sheet& sheet, Pictures& pictures)
{
    for (const auto& mark : sheet.marks) {
        std::visit(SheetPainter(painter, pictures), mark);
    }
}

} // namespace

void paint(QPainter& painter, const Sheet& sheet)
{
    Pictures pictures;
    paintWith(painter, sheet, pictures);
}

bool paintOn(QPagedPaintDevice& device, const Sheets& sheets, std::size_t first, std::size_t last)
{
    device.setPageLayout(pageLayout(sheets.at(first).paper));
    QPainter painter;
    Pictures pictures;
    if (!painter.begin(&device)) {
        return false;
    }
    for (auto index = first; index <= std::min(last, sheets.size() - 1); ++index) {
        const auto& sheet = sheets[index];
        if (index != first &&
            !(device.setPageLayout(pageLayout(sheet.paper)) && device.newPage())) {
            return false;
        }
        painter.save();
        const auto area = sheetArea(sheet.paper);
        painter.scale(painter.device()->width() / area.width(),
                      painter.device()->height() / area.height());
        paintWith(painter, sheet, pictures);
        painter.restore();
    }
    return painter.end();
}

QByteArray pdf(const Sheets& sheets, const QString& title)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Rummy Director"));
        writer.setResolution(unitsPerInch);
        paintOn(writer, sheets, 0, sheets.size() - 1);
    }
    return bytes;
}

bool isPicture(const QByteArray& bytes)
{
    return !pictureSize(bytes).isEmpty();
}

QSizeF pictureSize(const QByteArray& bytes)
{
    constexpr QSizeF anySize(unitsPerInch, unitsPerInch);
    return pictureOf(bytes, anySize).size();
}

} // namespace reports
