#include "reports/typeset/page_frame.h"

#include <algorithm>
#include <utility>

namespace typeset {

namespace {

constexpr Type frameEventType{points(10), Weight::Bold};
constexpr Type frameType{points(8)};
constexpr qreal sideMargin = millimetres(15);
constexpr qreal topMargin = millimetres(14);
constexpr qreal bottomMargin = millimetres(12);
constexpr qreal frameGap = millimetres(2);
/// Longer texts are cut off, or they would fill the page.
constexpr std::size_t mostLines = 8;

QRectF framedArea(const Paper& paper)
{
    return sheetArea(paper).marginsRemoved({sideMargin, topMargin, sideMargin, bottomMargin});
}

/// A text in as many lines as needed; on one smaller line if it fits.
struct Lines
{
    std::vector<QString> texts;
    Type type;

    [[nodiscard]] qreal height() const
    {
        return static_cast<qreal>(texts.size()) * lineHeight(type);
    }
};

Lines linesOf(const QString& text, const Type& type, qreal width)
{
    if (text.isEmpty()) {
        return {{}, type};
    }
    // Shrinks while legible before wrapping.
    const auto shrunk = fitted(text, type, width, smallestSize / type.size);
    if (textWidth(text, shrunk) <= width) {
        return {{text}, shrunk};
    }
    Lines lines{wrapped(text, type, width), type};
    if (lines.texts.size() > mostLines) {
        auto& last = lines.texts[mostLines - 1];
        last = elided(last + u' ' + lines.texts[mostLines], type, width);
        lines.texts.resize(mostLines);
    }
    return lines;
}

void add(Sheet& sheet, const Lines& lines, QRectF box, Side side, Ink ink)
{
    box.setHeight(lineHeight(lines.type));
    for (const auto& line : lines.texts) {
        sheet.marks.emplace_back(TextMark{box, line, lines.type, side, ink});
        box.translate(0, box.height());
    }
}

/// The event on the left, date and place on the right of one line; if both are too long, they share
/// the width.
struct Head
{
    Head(const Paper& paper, const PageFrame& frame) : area(framedArea(paper))
    {
        const qreal wanted = textWidth(frame.dateAndPlace, frameType);
        const qreal left = area.width() - frameGap - textWidth(frame.event, frameEventType);
        right = std::min(wanted, std::max(left, area.width() / 2 - frameGap));
        event = linesOf(frame.event, frameEventType, area.width() - right - frameGap);
        dateAndPlace = linesOf(frame.dateAndPlace, frameType, right);
    }

    [[nodiscard]] qreal height() const
    {
        return std::max({event.height(), dateAndPlace.height(), lineHeight(frameEventType)}) +
               frameGap;
    }

    QRectF area;
    qreal right = 0; ///< Width of the right side.
    Lines event;
    Lines dateAndPlace;
};

Lines ruleLines(const Paper& paper, const PageFrame& frame)
{
    return linesOf(frame.rules, frameType, framedArea(paper).width());
}

qreal footHeight(const Paper& paper, const PageFrame& frame)
{
    return ruleLines(paper, frame).height() + lineHeight(frameType) + frameGap;
}

void addHead(Sheet& sheet, const PageFrame& frame)
{
    const Head head(sheet.paper, frame);
    const auto& area = head.area;
    add(sheet, head.event, area.adjusted(0, 0, -head.right - frameGap, 0), Side::Left, Ink::Black);
    // On the baseline of the event's first line.
    const qreal lower = lineHeight(head.event.type) > lineHeight(head.dateAndPlace.type) &&
                                head.dateAndPlace.texts.size() == 1
                            ? (lineHeight(head.event.type) - lineHeight(head.dateAndPlace.type)) / 2
                            : 0;
    add(sheet, head.dateAndPlace, area.adjusted(area.width() - head.right, lower, 0, 0),
        Side::Right, Ink::Grey);
    const qreal y = area.top() + head.height() - frameGap / 2;
    sheet.marks.emplace_back(LineMark{{area.left(), y}, {area.right(), y}});
}

/// One line of the foot: shrunk and then elided, as all pages need their room.
void addToFoot(Sheet& sheet, const QRectF& box, const QString& text, Side side)
{
    if (!text.isEmpty()) {
        const auto type = fitted(text, frameType, box.width(), smallestSize / frameType.size);
        sheet.marks.emplace_back(
            TextMark{box, elided(text, type, box.width()), type, side, Ink::Grey});
    }
}

void addFoot(Sheet& sheet, const PageFrame& frame, const QString& page)
{
    const auto area = framedArea(sheet.paper);
    const auto rules = ruleLines(sheet.paper, frame);
    const QRectF line(area.left(), area.bottom() - lineHeight(frameType), area.width(),
                      lineHeight(frameType));
    add(sheet, rules, line.translated(0, -rules.height() - frameGap / 2), Side::Left, Ink::Grey);
    const qreal third = line.width() / 3;
    const qreal middle = std::min(textWidth(frame.printed, frameType), third);
    const qreal side = frame.printed.isEmpty()
                           ? line.width() - std::min(textWidth(page, frameType), third) - frameGap
                           : (line.width() - middle) / 2 - frameGap;
    addToFoot(sheet, line.adjusted(0, 0, side - line.width(), 0), frame.organiser, Side::Left);
    addToFoot(sheet, line.adjusted((line.width() - middle) / 2, 0, (middle - line.width()) / 2, 0),
              frame.printed, Side::Centre);
    addToFoot(sheet, line.adjusted(line.width() - third, 0, 0, 0), page, Side::Right);
}

} // namespace

QRectF bodyOf(const Paper& paper, const PageFrame& frame)
{
    const qreal head = Head(paper, frame).height();
    return framedArea(paper).adjusted(0, head + frameGap, 0, -footHeight(paper, frame) - frameGap);
}

void addFrame(Sheets& sheets, const PageFrame& frame)
{
    for (auto sheet = sheets.begin(); sheet != sheets.end();) {
        const auto end =
            std::find_if(sheet + 1, sheets.end(), [](const Sheet& next) { return next.isFirst; });
        const auto own = static_cast<int>(std::distance(sheet, end));
        const auto count = QString::number(frame.pageCount.value_or(own));
        for (int number = frame.pagesBefore + 1; sheet != end; ++number, ++sheet) {
            addHead(*sheet, frame);
            addFoot(*sheet, frame,
                    frame.pageOf.isEmpty() ? QString()
                                           : frame.pageOf.arg(QString::number(number), count));
        }
    }
}

} // namespace typeset
