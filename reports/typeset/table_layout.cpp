#include "reports/typeset/table_layout.h"

#include <algorithm>

namespace typeset {

namespace {

/// Wraps paragraphs to a width.
class Paragraphing
{
public:
    Paragraphing(qreal width, Measures& measures) : width_(width), measures_(measures) {}

    void add(Paragraphs& paragraphs, const QString& text, const Type& type, Ink ink = Ink::Black)
    {
        if (text.isEmpty()) {
            return;
        }
        auto& measure = measures_.of(type);
        constexpr qreal spaceAfter = 0.25;
        paragraphs.push_back({wrapped(text, measure, width_), type, measure.lineHeight(), ink,
                              measure.lineHeight() * spaceAfter});
    }

    void add(Paragraphs& paragraphs, const QStringList& texts, const Type& type,
             Ink ink = Ink::Black)
    {
        for (const auto& text : texts) {
            add(paragraphs, text, type, ink);
        }
    }

private:
    qreal width_;
    Measures& measures_;
};

Paragraphs headingOf(const TableDocument& document, const TableStyle& style, qreal width,
                     Measures& measures)
{
    Paragraphing paragraphing(width, measures);
    const bool ranged = std::any_of(document.columns.begin(), document.columns.end(),
                                    [](const Column& column) { return column.ranged; });
    constexpr qreal roomForRange = millimetres(50);
    Paragraphs heading;
    Paragraphing(ranged ? width - roomForRange : width, measures)
        .add(heading, document.title, style.title);
    paragraphing.add(heading, document.lead, style.lead);
    if (!document.hasRows()) {
        paragraphing.add(heading, document.nothing, style.lead);
    }
    if (!heading.empty()) {
        heading.back().after = style.blockGap / 2;
    }
    return heading;
}

} // namespace

qreal heightOf(const Paragraphs& paragraphs)
{
    qreal height = 0;
    for (const auto& paragraph : paragraphs) {
        height += paragraph.height();
    }
    return height;
}

qreal LaidBlock::height() const
{
    qreal height = heightOf(owner) + heightOf(heading) + heightOf(notes);
    for (const auto& row : rows) {
        height += row.height;
    }
    return height;
}

qreal LaidBlock::repeatedHeight() const
{
    return heightOf(owner) + (heading.empty() ? 0 : heading.front().height());
}

LaidTable laidOut(const TableDocument& document, const Arrangement& arrangement,
                  const TableRoom& room, Measures& measures)
{
    const auto& style = arrangement.style;
    Paragraphing paragraphing(room.column, measures);
    LaidTable table;
    table.heading = headingOf(document, style, room.across, measures);
    paragraphing.add(table.notes, document.notes, style.note, Ink::Grey);
    if (!document.hasRows()) {
        return table;
    }
    RowLayout heads(document, style, arrangement.parts, room.height, measures);
    table.head = heads.head();
    for (const auto& block : document.blocks) {
        LaidBlock laid;
        paragraphing.add(laid.owner, block.owner, style.blockTitle);
        paragraphing.add(laid.heading, block.title, style.blockTitle);
        paragraphing.add(laid.heading, block.lines, style.blockLine);
        paragraphing.add(laid.notes, block.notes, style.note, Ink::Grey);
        RowLayout rows(document, style, arrangement.parts,
                       room.height - table.head.height - laid.repeatedHeight(), measures);
        for (const auto& row : block.rows) {
            laid.rows.push_back(rows.row(row));
        }
        laid.newPage = block.newPage;
        laid.together = block.together;
        table.blocks.push_back(std::move(laid));
    }
    return table;
}

} // namespace typeset
