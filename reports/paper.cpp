#include "paper.h"

#include <QPageSize>

namespace reports {

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

} // namespace

QRectF sheetArea(const Paper& paper)
{
    const auto inches = pageLayout(paper).fullRect(QPageLayout::Inch);
    return {QPointF(0, 0), inches.size() * unitsPerInch};
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

} // namespace reports
