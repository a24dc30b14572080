#include "reports/typeset/paper.h"

#include <QPageSize>

namespace typeset {

namespace {

QPageSize::PageSizeId sizeId(PaperSize size)
{
    return size == PaperSize::A4 ? QPageSize::A4 : QPageSize::Letter;
}

QPageLayout::Orientation orientation(const Paper& paper)
{
    return paper.orientation == Orientation::Portrait ? QPageLayout::Portrait
                                                      : QPageLayout::Landscape;
}

/// Portrait. Exact, while QPageSize rounds to points.
QSizeF sizeOf(PaperSize size)
{
    switch (size) {
    case PaperSize::A4:
        return {millimetres(210), millimetres(297)};
    case PaperSize::Letter:
        return {8.5 * unitsPerInch, 11.0 * unitsPerInch};
    case PaperSize::HalfA4:
        return {millimetres(210), millimetres(148.5)};
    case PaperSize::HalfLetter:
        return {8.5 * unitsPerInch, 5.5 * unitsPerInch};
    }
    return {};
}

} // namespace

QRectF sheetArea(const Paper& paper)
{
    const auto size = sizeOf(paper.size);
    return {QPointF(0, 0), paper.orientation == Orientation::Portrait ? size : size.transposed()};
}

QRectF printableArea(const Paper& paper)
{
    const qreal margin = millimetres(10);
    return sheetArea(paper).marginsRemoved({margin, margin, margin, margin});
}

QPageLayout pageLayout(const Paper& paper)
{
    QPageLayout layout(QPageSize(sizeId(paper.size)), orientation(paper), {});
    layout.setMode(QPageLayout::FullPageMode);
    return layout;
}

} // namespace typeset
