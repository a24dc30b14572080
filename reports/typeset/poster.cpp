#include "reports/typeset/poster.h"

#include "reports/typeset/fitted_text.h"
#include "reports/typeset/ornaments.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace typeset {

namespace {

constexpr qreal frameInset = millimetres(10);
constexpr qreal posterMargin = millimetres(20);
constexpr qreal columnGap = millimetres(10);

/// The types at one scale.
struct PosterTypes
{
    explicit PosterTypes(qreal scale)
        : lead(of(18, Weight::Medium, scale)),
          partTitle(of(18, Weight::Bold, scale)),
          line(of(14, Weight::Regular, scale)),
          head(of(12, Weight::Bold, scale)),
          number(of(22, Weight::Bold, scale))
    {}

    static Type of(qreal size, Weight weight, qreal scale)
    {
        return {std::max(points(size) * scale, smallestSize), weight};
    }

    Type lead;
    Type partTitle;
    Type line;
    Type head;
    Type number;
};

qreal gapBelow(const PosterTypes& types)
{
    return lineHeight(types.line) * 0.9;
}

/// Between lines of a part, which may wrap.
qreal gapBetween(const PosterTypes& types)
{
    return lineHeight(types.line) * 0.3;
}

using PosterParts = std::vector<PosterPart>;

qreal heightOf(const PosterParts& parts, const PosterTypes& types, qreal width)
{
    qreal height = 0;
    for (const auto& part : parts) {
        height += lineHeight(types.partTitle) * 1.2 + gapBelow(types);
        for (const auto& line : part.lines) {
            height += static_cast<qreal>(wrapped(line, types.line, width).size()) *
                          lineHeight(types.line) +
                      gapBetween(types);
        }
    }
    return height;
}

/// Two columns; the second, with the rules, is wider.
struct PosterColumns
{
    PosterParts left;
    PosterParts right;
    qreal height = 0;
};

/// The parts in order, split to make the longer column shortest.
PosterColumns inColumns(const PosterParts& parts, const PosterTypes& types, qreal leftWidth,
                        qreal rightWidth)
{
    PosterColumns best;
    for (std::size_t split = 1; split <= parts.size(); ++split) {
        const auto middle = parts.begin() + static_cast<std::ptrdiff_t>(split);
        PosterColumns columns{{parts.begin(), middle}, {middle, parts.end()}};
        columns.height = std::max(heightOf(columns.left, types, leftWidth),
                                  heightOf(columns.right, types, rightWidth));
        if (split == 1 || columns.height < best.height) {
            best = std::move(columns);
        }
    }
    return best;
}

class PosterLayout
{
public:
    PosterLayout(const Poster& poster, PaperSize size)
        : poster_(poster),
          paper_{size, Orientation::Portrait},
          inner_(
              sheetArea(paper_).adjusted(posterMargin, posterMargin, -posterMargin, -posterMargin))
    {}

    [[nodiscard]] Sheet sheet() const
    {
        Sheet sheet{paper_, {}};
        addFrame(sheet, sheetArea(paper_), frameInset, Ink::Bronze);
        const qreal top = addHead(sheet);
        const QRectF room(inner_.left(), top, inner_.width(), inner_.bottom() - top);
        const auto types = largestTypes(room);
        qreal y = addLead(sheet, types, room.top());
        addDivider(sheet, {inner_.center().x(), y + gapBelow(types)}, millimetres(90), Ink::Bronze);
        y += 2 * gapBelow(types);
        const auto columns = columnsWith(types);
        // The columns are centred in the remaining room.
        y += std::max(0.0, inner_.bottom() - gridHeight(types) - y - columns.height) / 2;
        addColumn(sheet, columns.left, types, {inner_.left(), y}, leftWidth());
        addColumn(sheet, columns.right, types, {inner_.right() - rightWidth(), y}, rightWidth());
        addGrid(sheet, types);
        return sheet;
    }

private:
    [[nodiscard]] qreal leftWidth() const { return (inner_.width() - columnGap) * 0.42; }
    [[nodiscard]] qreal rightWidth() const { return inner_.width() - columnGap - leftWidth(); }

    [[nodiscard]] PosterColumns columnsWith(const PosterTypes& types) const
    {
        auto parts = poster_.parts;
        std::erase_if(parts, [](const PosterPart& part) { return part.lines.isEmpty(); });
        return inColumns(parts, types, leftWidth(), rightWidth());
    }

    [[nodiscard]] qreal heightWith(const PosterTypes& types, qreal width) const
    {
        qreal height = 2 * gapBelow(types) + gridHeight(types);
        for (const auto& line : poster_.lead) {
            height += static_cast<qreal>(wrapped(line, types.lead, width).size()) *
                      lineHeight(types.lead);
        }
        return height + columnsWith(types).height;
    }

    [[nodiscard]] PosterTypes largestTypes(const QRectF& room) const
    {
        constexpr qreal largest = 1.5;
        constexpr qreal smallest = 0.45;
        constexpr qreal step = 0.96;
        qreal scale = largest;
        while (scale > smallest && heightWith(PosterTypes(scale), room.width()) > room.height()) {
            scale *= step;
        }
        return PosterTypes(scale);
    }

    /// Returns where the area below it begins.
    qreal addHead(Sheet& sheet) const
    {
        const QRectF stones(inner_.left(), inner_.top(), inner_.width(), millimetres(26));
        addStones(sheet, stones, 0, std::nullopt);
        const Type wanted{points(44), Weight::Bold};
        const QRectF box(inner_.left(), stones.bottom() + millimetres(4), inner_.width(),
                         2 * lineHeight(wanted));
        const auto title = fittedText(poster_.table.title, wanted, box.size());
        qreal y = box.top();
        for (const auto& line : title.lines) {
            const QRectF place(box.left(), y, box.width(), lineHeight(title.type));
            sheet.marks.emplace_back(TextMark{place, line, title.type, Side::Centre});
            y = place.bottom();
        }
        return y + millimetres(2);
    }

    /// Returns where the area below it begins.
    qreal addLead(Sheet& sheet, const PosterTypes& types, qreal y) const
    {
        for (const auto& text : poster_.lead) {
            for (const auto& line : wrapped(text, types.lead, inner_.width())) {
                const QRectF box(inner_.left(), y, inner_.width(), lineHeight(types.lead));
                sheet.marks.emplace_back(TextMark{box, line, types.lead, Side::Centre});
                y = box.bottom();
            }
        }
        return y;
    }

    void addColumn(Sheet& sheet, const PosterParts& parts, const PosterTypes& types, QPointF place,
                   qreal width) const
    {
        const qreal end = inner_.bottom() - gridHeight(types);
        for (const auto& part : parts) {
            addPartTitle(sheet, part.title, types, {place, QSizeF(width, 0)});
            place.ry() += lineHeight(types.partTitle) * 1.2;
            for (const auto& paragraph : part.lines) {
                for (const auto& line : wrapped(paragraph, types.line, width)) {
                    const QRectF box(place, QSizeF(width, lineHeight(types.line)));
                    if (box.bottom() > end) {
                        return;
                    }
                    sheet.marks.emplace_back(TextMark{box, line, types.line});
                    place.setY(box.bottom());
                }
                place.ry() += gapBetween(types);
            }
            place.ry() += gapBelow(types);
        }
    }

    /// Underlined, at the top of the area.
    static void addPartTitle(Sheet& sheet, const QString& title, const PosterTypes& types,
                             const QRectF& room)
    {
        const QRectF box(room.topLeft(), QSizeF(room.width(), lineHeight(types.partTitle)));
        addFittedLine(sheet, title, types.partTitle, box);
        sheet.marks.emplace_back(
            LineMark{box.bottomLeft(), box.bottomRight(), points(1), Ink::Bronze});
    }

    [[nodiscard]] const std::vector<Row>& gridRows() const
    {
        static const std::vector<Row> none;
        return poster_.table.hasRows() ? poster_.table.blocks.front().rows : none;
    }

    static qreal gridRowHeight(const PosterTypes& types) { return lineHeight(types.number) * 1.15; }

    [[nodiscard]] qreal gridHeadHeight(const PosterTypes& types) const
    {
        std::size_t deepest = 1;
        const auto& columns = poster_.table.columns;
        for (std::size_t at = 0; at < columns.size(); ++at) {
            const qreal width = gridCell(at, 0, 0).width();
            deepest = std::max(deepest, wrapped(columns[at].head, types.head, width).size());
        }
        return static_cast<qreal>(deepest) * lineHeight(types.head) * 1.1;
    }

    [[nodiscard]] qreal gridHeight(const PosterTypes& types) const
    {
        if (gridRows().empty()) {
            return 0;
        }
        return lineHeight(types.partTitle) * 1.4 + gridHeadHeight(types) +
               static_cast<qreal>(gridRows().size()) * gridRowHeight(types);
    }

    /// The first column is as wide as two of the others.
    [[nodiscard]] QRectF gridCell(std::size_t column, qreal y, qreal height) const
    {
        const auto shares = static_cast<qreal>(poster_.table.columns.size() + 1);
        const qreal share = inner_.width() / shares;
        const qreal left = column == 0 ? 0 : share * static_cast<qreal>(column + 1);
        return {inner_.left() + left, y, column == 0 ? 2 * share : share, height};
    }

    /// At the foot of the page.
    void addGrid(Sheet& sheet, const PosterTypes& types) const
    {
        if (gridRows().empty()) {
            return;
        }
        qreal y = inner_.bottom() - gridHeight(types);
        addPartTitle(sheet, poster_.tableTitle, types, {inner_.left(), y, inner_.width(), 0});
        y += lineHeight(types.partTitle) * 1.4;
        const auto& columns = poster_.table.columns;
        for (std::size_t at = 0; at < columns.size(); ++at) {
            addFittedText(sheet, columns[at].head, types.head,
                          gridCell(at, y, gridHeadHeight(types)),
                          at == 0 ? Side::Left : Side::Centre, Ink::Grey);
        }
        y += gridHeadHeight(types);
        bool isStriped = true;
        for (const auto& row : gridRows()) {
            const qreal height = gridRowHeight(types);
            if (std::exchange(isStriped, !isStriped)) {
                sheet.marks.emplace_back(FillMark{{inner_.left(), y, inner_.width(), height}});
            }
            for (std::size_t at = 0; at < row.cells.size(); ++at) {
                if (const auto& text = row.cells[at].text; !text.isEmpty()) {
                    addFittedLine(sheet, text, types.number, gridCell(at, y, height), Side::Centre);
                }
            }
            y += height;
        }
    }

    const Poster& poster_;
    Paper paper_;
    QRectF inner_;
};

} // namespace

Sheets posterPages(const Poster& poster, PaperSize paper)
{
    return {PosterLayout(poster, paper).sheet()};
}

} // namespace typeset
