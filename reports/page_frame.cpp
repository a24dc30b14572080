#include "page_frame.h"

#include <utility>

namespace reports {

namespace {

constexpr Type eventType{points(10), Weight::Bold};
constexpr Type smallType{points(7.5)};
constexpr qreal sideMargin = millimetres(15);
constexpr qreal topMargin = millimetres(14);
constexpr qreal bottomMargin = millimetres(12);
constexpr qreal gap = millimetres(2);
/// How far a text may shrink before it is wrapped or its neighbour gives way.
constexpr qreal smallest = 0.5;

QRectF framedArea(const Paper& paper)
{
    return sheetArea(paper).marginsRemoved({sideMargin, topMargin, sideMargin, bottomMargin});
}

std::vector<QString> ruleLines(const Paper& paper, const PageFrame& frame)
{
    if (frame.rules.isEmpty()) {
        return {};
    }
    return wrapped(frame.rules, smallType, framedArea(paper).width());
}

qreal headHeight()
{
    return lineHeight(eventType) + gap;
}

qreal footHeight(const Paper& paper, const PageFrame& frame)
{
    const auto lines = static_cast<qreal>(ruleLines(paper, frame).size());
    return (lines + 1) * lineHeight(smallType) + gap;
}

void add(Sheet& sheet, const QRectF& box, const QString& text, Type type, Side side, Ink ink)
{
    sheet.marks.emplace_back(
        TextMark{box, text, fitted(text, type, box.width(), smallest), side, ink});
}

void addHead(Sheet& sheet, const PageFrame& frame)
{
    const auto area = framedArea(sheet.paper);
    const qreal height = lineHeight(eventType);
    const QRectF line(area.topLeft(), QSizeF(area.width(), height));
    const qreal right = std::min(textWidth(frame.dateAndPlace, smallType), line.width() / 2);
    add(sheet, line.adjusted(0, 0, -right - gap, 0), frame.event, eventType, Side::Left,
        Ink::Black);
    add(sheet, line.adjusted(line.width() - right, 0, 0, 0), frame.dateAndPlace, smallType,
        Side::Right, Ink::Grey);
    const qreal y = line.bottom() + gap / 2;
    sheet.marks.emplace_back(LineMark{{area.left(), y}, {area.right(), y}});
}

void addFoot(Sheet& sheet, const PageFrame& frame, const QString& page)
{
    const auto area = framedArea(sheet.paper);
    const qreal height = lineHeight(smallType);
    qreal y = area.bottom() - footHeight(sheet.paper, frame) + gap;
    for (const auto& line : ruleLines(sheet.paper, frame)) {
        sheet.marks.emplace_back(TextMark{
            {area.left(), y, area.width(), height}, line, smallType, Side::Left, Ink::Grey});
        y += height;
    }
    const QRectF line(area.left(), y, area.width(), height);
    const qreal third = line.width() / 3;
    add(sheet, line.adjusted(0, 0, -2 * third, 0), frame.organiser, smallType, Side::Left,
        Ink::Grey);
    add(sheet, line.adjusted(third, 0, -third, 0), frame.printed, smallType, Side::Centre,
        Ink::Grey);
    add(sheet, line.adjusted(2 * third, 0, 0, 0), page, smallType, Side::Right, Ink::Grey);
}

} // namespace

QRectF bodyOf(const Paper& paper, const PageFrame& frame)
{
    return framedArea(paper).adjusted(0, headHeight() + gap, 0, -footHeight(paper, frame) - gap);
}

void addFrame(Sheets& sheets, const PageFrame& frame)
{
    const auto count = QString::number(sheets.size());
    int number = 0;
    for (auto& sheet : sheets) {
        ++number;
        addHead(sheet, frame);
        addFoot(sheet, frame, frame.pageOf.arg(QString::number(number), count));
    }
}

} // namespace reports
