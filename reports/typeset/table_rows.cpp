#include "reports/typeset/table_rows.h"

#include <algorithm>

namespace typeset {

namespace {

qreal bottomOf(const std::vector<TextMark>& marks)
{
    qreal bottom = 0;
    for (const auto& mark : marks) {
        bottom = std::max(bottom, mark.box.bottom());
    }
    return bottom;
}

/// Drops the lines below; the last one kept says so.
void cutAt(qreal height, std::vector<TextMark>& marks)
{
    constexpr qreal tolerance = 0.01;
    std::vector<TextMark> kept;
    for (auto& mark : marks) {
        if (mark.box.bottom() <= height + tolerance) {
            kept.push_back(std::move(mark));
        } else if (!kept.empty() && kept.back().box.left() == mark.box.left() &&
                   !kept.back().text.endsWith(u'…')) {
            auto& last = kept.back();
            last.text = elided(last.text + u'…', last.type, last.box.width());
        }
    }
    marks = std::move(kept);
}

void moveBy(std::vector<TextMark>& marks, qreal down)
{
    for (auto& mark : marks) {
        mark.box.translate(0, down);
    }
}

} // namespace

RowLayout::RowLayout(const TableDocument& document, const TableStyle& style,
                     const std::vector<TablePart>& parts, qreal mostHeight, Measures& measures)
    : document_(document),
      style_(style),
      parts_(parts),
      mostHeight_(mostHeight),
      measures_(measures)
{}

LaidRow RowLayout::row(const Row& row)
{
    LaidRow laid;
    for (std::size_t index = 0; index < std::min(row.cells.size(), document_.columns.size());
         ++index) {
        if (document_.columns[index].ranged) {
            laid.name = row.cells[index].place();
            laid.letter = row.cells[index].letter;
        }
        if (document_.columns[index].carried) {
            laid.carried = row.cells[index].text;
        }
    }
    // A row higher than a page shrinks as a whole while legible.
    constexpr qreal smaller = 0.9;
    const qreal smallest = std::min<qreal>(1, smallestSize / style_.body.size);
    for (qreal scale = 1;; scale = std::max(smallest, scale * smaller)) {
        laid.parts.clear();
        laid.height = measures_.of(style_.body).lineHeight();
        for (const auto& part : parts_) {
            laid.parts.push_back(cells(row, part, scale));
            laid.height = std::max(laid.height, bottomOf(laid.parts.back()));
        }
        if (laid.height + style_.rowPadding <= mostHeight_ || scale <= smallest) {
            break;
        }
    }
    laid.height = std::min(laid.height, mostHeight_ - style_.rowPadding);
    for (auto& part : laid.parts) {
        cutAt(laid.height, part);
    }
    const qreal padding = std::max(style_.rowPadding, style_.leastRow - laid.height);
    laid.height += padding;
    for (auto& part : laid.parts) {
        moveBy(part, padding / 2);
    }
    for (const auto& part : parts_) {
        laid.codes.push_back(codes(row, part, laid.height));
    }
    return laid;
}

std::vector<QrMark> RowLayout::codes(const Row& row, const TablePart& part, qreal height) const
{
    std::vector<QrMark> marks;
    for (const auto& room : part.columns) {
        const bool isCode = document_.columns[room.column].kind == ColumnKind::Code;
        if (!isCode || room.column >= row.cells.size() || row.cells[room.column].text.isEmpty()) {
            continue;
        }
        QRectF box(0, 0, style_.codeSide, style_.codeSide);
        box.moveCenter({room.left + room.width / 2, height / 2});
        marks.push_back({box, qrCode(row.cells[room.column].text.toUtf8(), Correction::Quartile)});
    }
    return marks;
}

std::vector<TextMark> RowLayout::cells(const Row& row, const TablePart& part, qreal scale)
{
    std::vector<TextMark> marks;
    for (const auto& room : part.columns) {
        if (room.column >= row.cells.size() || row.cells[room.column].text.isEmpty()) {
            continue;
        }
        const auto& column = document_.columns[room.column];
        if (column.kind == ColumnKind::Code) {
            continue;
        }
        const auto type = cellType(style_, column, row).scaled(scale);
        auto more = cell(row.cells[room.column].text, column, type, room);
        // Smaller type shares the baseline.
        moveBy(more,
               measures_.of(style_.body.scaled(scale)).ascent() - measures_.of(type).ascent());
        marks.insert(marks.end(), more.begin(), more.end());
    }
    return marks;
}

std::vector<TextMark> RowLayout::cell(const QString& text, const Column& column, const Type& type,
                                      const ColumnRoom& room)
{
    auto& measure = measures_.of(type);
    const QRectF line(room.left, 0, room.width, measure.lineHeight());
    const qreal width = measure.width(text);
    if (column.kind == ColumnKind::Points) {
        const qreal whole = measure.width(pointsText(text).whole);
        const qreal left = line.right() - room.behind - whole;
        constexpr qreal rounding = 1;
        if (left >= line.left() - rounding && left + width <= line.right() + rounding) {
            const QRectF box(left, line.top(), width, line.height());
            return {TextMark{box, text, type, Side::Left, Ink::Black}};
        }
    }
    if (width <= line.width()) {
        return {TextMark{line, text, type, sideOf(column.kind), Ink::Black}};
    }
    auto marks = lines(text, sideOf(column.kind), type, line);
    if (column.purpose == Purpose::Aside) {
        constexpr qreal mostLines = 2;
        cutAt(mostLines * line.height(), marks);
    }
    return marks;
}

std::vector<TextMark> RowLayout::lines(const QString& text, Side side, const Type& type,
                                       const QRectF& line)
{
    std::vector<TextMark> marks;
    auto box = line;
    for (const auto& part : wrapped(text, measures_.of(type), line.width())) {
        marks.push_back({box, part, type, side, Ink::Black});
        box.translate(0, line.height());
    }
    return marks;
}

LaidRow RowLayout::head()
{
    LaidRow laid;
    for (const auto& part : parts_) {
        laid.parts.push_back(heads(part));
        laid.height = std::max(laid.height, bottomOf(laid.parts.back()));
    }
    if (laid.height <= 0) {
        return laid;
    }
    laid.height += style_.rowPadding;
    // Aligned with the lowest line.
    for (std::size_t index = 0; index < parts_.size(); ++index) {
        auto& marks = laid.parts[index];
        for (auto begin = marks.begin(); begin != marks.end();) {
            const auto left = begin->box.left();
            const auto end = std::find_if(begin, marks.end(), [left](const TextMark& mark) {
                return mark.box.left() != left;
            });
            const qreal down = laid.height - style_.rowPadding / 2 - std::prev(end)->box.bottom();
            std::for_each(begin, end, [down](TextMark& mark) { mark.box.translate(0, down); });
            begin = end;
        }
    }
    return laid;
}

std::vector<TextMark> RowLayout::heads(const TablePart& part)
{
    std::vector<TextMark> marks;
    auto& measure = measures_.of(style_.head);
    for (const auto& room : part.columns) {
        const auto& column = document_.columns[room.column];
        if (column.head.isEmpty()) {
            continue;
        }
        QRectF box(room.left, 0, room.width, measure.lineHeight());
        for (const auto& line : wrapped(column.head, measure, room.width)) {
            auto type = style_.head;
            type.struck = column.struck;
            marks.push_back({box, line, type, sideOf(column.kind), Ink::Grey});
            box.translate(0, box.height());
        }
    }
    return marks;
}

} // namespace typeset
