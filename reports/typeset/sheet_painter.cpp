#include "reports/typeset/sheet_painter.h"

#include <QPainter>
#include <QPainterPath>

namespace typeset {

namespace {

QColor colourOf(Ink ink)
{
    switch (ink) {
    case Ink::Black:
        return {0x1a, 0x1f, 0x24};
    case Ink::Grey:
        return {0x53, 0x5d, 0x66};
    case Ink::Faint:
        return {0x96, 0x9f, 0xa8};
    case Ink::Stripe:
        return {0xe0, 0xe4, 0xe7};
    case Ink::White:
        return Qt::white;
    case Ink::Bronze:
        return {0x8a, 0x6a, 0x2c};
    case Ink::Red:
        return {0xb3, 0x2b, 0x2b};
    case Ink::Blue:
        return {0x24, 0x4f, 0x8f};
    case Ink::Amber:
        return {0xc9, 0x7a, 0x12};
    case Ink::Ivory:
        return {0xfb, 0xf6, 0xea};
    }
    return Qt::black;
}

qreal leftOf(const TextMark& mark, qreal width)
{
    switch (mark.side) {
    case Side::Left:
        return mark.box.left();
    case Side::Centre:
        return mark.box.center().x() - width / 2;
    case Side::Right:
        return mark.box.right() - width;
    }
    return mark.box.left();
}

/// The largest box of that shape centred in `box`.
QRectF within(const QRectF& box, const QSizeF& shape)
{
    QRectF area(QPointF(0, 0), shape.scaled(box.size(), Qt::KeepAspectRatio));
    area.moveCenter(box.center());
    return area;
}

} // namespace

void SheetPainter::paint(const Sheet& sheet)
{
    painter_.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                            QPainter::SmoothPixmapTransform);
    for (const auto& mark : sheet.marks) {
        std::visit(*this, mark);
    }
}

void SheetPainter::operator()(const TextMark& mark)
{
    if (mark.turned) {
        constexpr qreal halfTurn = 180;
        TextMark upright = mark;
        upright.turned = false;
        upright.box.moveCenter({0, 0});
        painter_.save();
        painter_.translate(mark.box.center());
        painter_.rotate(halfTurn);
        (*this)(upright);
        painter_.restore();
        return;
    }
    auto& measure = measures_.of(mark.type);
    painter_.setPen(colourOf(mark.ink));
    const qreal left =
        mark.side == Side::Left ? mark.box.left() : leftOf(mark, measure.width(mark.text));
    const qreal top = mark.box.center().y() - measure.lineHeight() / 2;
    for (const auto& piece : measure.pieces(mark.text)) {
        painter_.setFont(measure.font(piece.setting));
        painter_.drawText(QPointF(left + piece.left, top + measure.ascent()), piece.text);
    }
}

void SheetPainter::operator()(const LineMark& mark)
{
    QPen pen(colourOf(mark.ink), mark.width, mark.dashed ? Qt::DashLine : Qt::SolidLine);
    pen.setCapStyle(Qt::FlatCap);
    painter_.setPen(pen);
    painter_.drawLine(mark.from, mark.to);
}

void SheetPainter::operator()(const FillMark& mark)
{
    painter_.fillRect(mark.box, colourOf(mark.ink));
}

void SheetPainter::operator()(const BoxMark& mark)
{
    QPen pen(colourOf(mark.ink), mark.width);
    pen.setJoinStyle(Qt::MiterJoin);
    painter_.setPen(pen);
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRect(mark.box);
}

void SheetPainter::operator()(const PictureMark& mark)
{
    const auto& image = pictures_.read(mark.bytes);
    if (!image.isNull()) {
        painter_.drawImage(within(mark.box, image.size()), image);
    }
}

void SheetPainter::operator()(const PathMark& mark)
{
    if (mark.width <= 0) {
        painter_.fillPath(mark.path, colourOf(mark.ink));
        return;
    }
    painter_.strokePath(mark.path, QPen(colourOf(mark.ink), mark.width, Qt::SolidLine, Qt::RoundCap,
                                        Qt::RoundJoin));
}

void SheetPainter::operator()(const QrMark& mark)
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

} // namespace typeset
