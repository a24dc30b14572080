#include "reports/typeset/table_columns.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace typeset {

namespace {

qreal widestWord(const QString& text, TypeMeasure& measure)
{
    qreal widest = 0;
    for (const auto& word : text.split(u' ')) {
        widest = std::max(widest, measure.width(word));
    }
    return widest;
}

bool wraps(ColumnKind kind)
{
    return kind == ColumnKind::Name || kind == ColumnKind::Text;
}

/// The width of a column that may be narrower than its texts.
qreal leastOf(ColumnKind kind, qreal natural, qreal typeSize)
{
    constexpr qreal leastName = 12;
    constexpr qreal leastText = 10;
    switch (kind) {
    case ColumnKind::Name:
        return std::min(natural, leastName * typeSize);
    case ColumnKind::Text:
        return std::min(natural, leastText * typeSize);
    default:
        return natural;
    }
}

/// Measures all texts of a column.
class NeedOfColumn
{
public:
    NeedOfColumn(const TableDocument& document, std::size_t index, const TableStyle& style,
                 Measures& measures)
        : column_(document.columns[index]), index_(index), style_(style), measures_(measures)
    {
        for (const auto& block : document.blocks) {
            for (const auto& row : block.rows) {
                addCell(row);
            }
        }
    }

    [[nodiscard]] ColumnNeed need() const
    {
        auto& measure = measures_.of(style_.head);
        const qreal word = widestWord(column_.head, measure);
        const qreal line = measure.width(column_.head);
        const qreal head = wraps(column_.kind) ? line : word;
        ColumnNeed need;
        need.column = index_;
        need.behind = behind_;
        need.natural = std::max(head, whole_ + behind_);
        need.easy = std::max(line, need.natural);
        need.least =
            std::max(word, leastOf(column_.kind, need.natural, cellType(style_, column_, {}).size));
        need.usual = wraps(column_.kind) ? std::max(need.least, usualWidth()) : need.natural;
        return need;
    }

private:
    void addCell(const Row& row)
    {
        if (index_ >= row.cells.size()) {
            return;
        }
        if (column_.kind == ColumnKind::Code) {
            whole_ = style_.codeSide;
            return;
        }
        auto& measure = measures_.of(cellType(style_, column_, row));
        const auto& text = row.cells[index_].text;
        if (column_.kind != ColumnKind::Points) {
            widths_.push_back(measure.width(text));
            whole_ = std::max(whole_, widths_.back());
            return;
        }
        const auto points = pointsText(text);
        whole_ = std::max(whole_, measure.width(points.whole));
        behind_ = std::max(behind_, measure.width(points.behind));
    }

    [[nodiscard]] qreal usualWidth() const
    {
        if (widths_.empty()) {
            return 0;
        }
        auto widths = widths_;
        const auto ninth = widths.begin() + static_cast<std::ptrdiff_t>(widths.size() * 9 / 10);
        std::nth_element(widths.begin(), ninth, widths.end());
        return *ninth;
    }

    const Column& column_;
    std::size_t index_;
    const TableStyle& style_;
    Measures& measures_;
    std::vector<qreal> widths_; ///< Except for points.
    qreal whole_ = 0;
    qreal behind_ = 0;
};

/// Lets the names, or else the texts, take the remaining width.
void letGrow(ColumnNeeds& needs, const std::vector<Column>& columns)
{
    for (const auto kind : {ColumnKind::Name, ColumnKind::Text}) {
        bool any = false;
        for (auto& need : needs) {
            need.grows = columns[need.column].kind == kind;
            any = any || need.grows;
        }
        if (any) {
            return;
        }
    }
}

qreal aroundColumns(std::size_t columns, const TableStyle& style)
{
    return 2 * style.edge + (static_cast<qreal>(columns) - 1) * style.columnGap;
}

qreal sumOf(const ColumnNeeds& needs, qreal ColumnNeed::*width)
{
    return std::accumulate(
        needs.begin(), needs.end(), qreal(0),
        [width](qreal sum, const ColumnNeed& need) { return sum + need.*width; });
}

/// Interpolates between two widths.
qreal between(qreal narrow, qreal wide, qreal way)
{
    return narrow + (wide - narrow) * way;
}

/// The columns' widths within `room`.
std::vector<qreal> sharedWidths(const ColumnNeeds& needs, qreal room)
{
    const qreal natural = sumOf(needs, &ColumnNeed::natural);
    const bool isEasy = room >= sumOf(needs, &ColumnNeed::easy);
    const auto whole = isEasy ? &ColumnNeed::easy : &ColumnNeed::natural;
    const qreal spare = room - sumOf(needs, whole);
    const qreal usual = sumOf(needs, &ColumnNeed::usual);
    const qreal least = sumOf(needs, &ColumnNeed::least);
    const auto growing = std::count_if(needs.begin(), needs.end(),
                                       [](const ColumnNeed& need) { return need.grows; });
    std::vector<qreal> widths;
    for (const auto& need : needs) {
        if (spare >= 0) {
            const qreal more = need.grows ? spare / static_cast<qreal>(growing) : 0;
            widths.push_back(need.*whole + more);
        } else if (room >= usual) {
            widths.push_back(between(need.usual, need.natural, (room - usual) / (natural - usual)));
        } else if (room >= least) {
            widths.push_back(between(need.least, need.usual, (room - least) / (usual - least)));
        } else {
            widths.push_back(need.least * room / least);
        }
    }
    return widths;
}

/// Those marked as leading; if there are none, all up to the first name.
std::size_t countOfLeading(const TableDocument& document, const ColumnNeeds& needs)
{
    const auto isLeading = [&](const ColumnNeed& need) {
        return document.columns[need.column].leading;
    };
    const auto isName = [&](const ColumnNeed& need) {
        return document.columns[need.column].kind == ColumnKind::Name;
    };
    const auto last = std::find_if(needs.rbegin(), needs.rend(), isLeading);
    if (last != needs.rend()) {
        return static_cast<std::size_t>(std::distance(last, needs.rend()));
    }
    const auto name = std::find_if(needs.begin(), needs.end(), isName);
    return name == needs.end() ? 0
                               : static_cast<std::size_t>(std::distance(needs.begin(), name)) + 1;
}

} // namespace

ColumnNeeds columnNeeds(const TableDocument& document, const TableStyle& style, Measures& measures)
{
    ColumnNeeds needs;
    for (std::size_t index = 0; index < document.columns.size(); ++index) {
        if (document.columns[index].use != ColumnUse::Csv) {
            needs.push_back(NeedOfColumn(document, index, style, measures).need());
        }
    }
    letGrow(needs, document.columns);
    return needs;
}

qreal leastWidth(const ColumnNeeds& needs, const TableStyle& style)
{
    return sumOf(needs, &ColumnNeed::least) + aroundColumns(needs.size(), style);
}

qreal usualWidth(const ColumnNeeds& needs, const TableStyle& style)
{
    return sumOf(needs, &ColumnNeed::usual) + aroundColumns(needs.size(), style);
}

TablePart tablePart(const ColumnNeeds& needs, const TableStyle& style, qreal width)
{
    if (needs.empty()) {
        return {};
    }
    const auto widths = sharedWidths(needs, width - aroundColumns(needs.size(), style));
    TablePart part;
    qreal left = style.edge;
    for (std::size_t index = 0; index < needs.size(); ++index) {
        part.columns.push_back({needs[index].column, left, widths[index], needs[index].behind});
        left += widths[index] + style.columnGap;
    }
    part.width = left - style.columnGap + style.edge;
    return part;
}

std::vector<ColumnNeeds> partedNeeds(const TableDocument& document, const ColumnNeeds& needs,
                                     const TableStyle& style, qreal width)
{
    const auto firstOther =
        needs.begin() + static_cast<std::ptrdiff_t>(countOfLeading(document, needs));
    ColumnNeeds leading(needs.begin(), firstOther);
    // Columns that leave no room for others are not worth repeating.
    if (leastWidth(leading, style) > width * 2 / 3) {
        leading.clear();
    }
    std::vector<ColumnNeeds> parts{ColumnNeeds(needs.begin(), firstOther)};
    for (auto need = firstOther; need != needs.end(); ++need) {
        auto wider = parts.back();
        wider.push_back(*need);
        const bool fits = leastWidth(wider, style) <= width;
        const bool nothingElse = parts.back().size() == (parts.size() == 1 ? 0 : leading.size());
        if (fits || nothingElse) {
            parts.back() = std::move(wider);
        } else {
            parts.push_back(leading);
            parts.back().push_back(*need);
        }
    }
    return parts;
}

} // namespace typeset
