#include "reports/typeset/table_columns.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>

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
        need.least = std::max(word, leastWidth(need.natural));
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

    /// Of a column whose texts wrap: a few long ones have no say.
    [[nodiscard]] qreal leastWidth(qreal natural) const
    {
        if (!wraps(column_.kind)) {
            return natural;
        }
        constexpr qreal fewLetters = 5;
        constexpr qreal mostLetters = 12;
        constexpr qreal mostOfText = 10;
        const qreal em = cellType(style_, column_, {}).size;
        return column_.kind == ColumnKind::Text
                   ? std::min(natural, mostOfText * em)
                   : std::min(natural, std::clamp(usualWidth(), fewLetters * em, mostLetters * em));
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

/// Whether its texts may take several lines.
bool mayWrap(const ColumnNeed& need)
{
    return need.grows || need.least < need.natural;
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
    // Where even that is too much, texts wrap more before numbers do.
    const qreal numbers = std::accumulate(
        needs.begin(), needs.end(), qreal(0),
        [](qreal sum, const ColumnNeed& need) { return sum + (mayWrap(need) ? 0 : need.least); });
    const bool haveRoom = numbers < least && room - numbers > (least - numbers) / 2;
    const qreal fixed = haveRoom ? 1 : room / least;
    const qreal wrapping = haveRoom ? (room - numbers) / (least - numbers) : room / least;
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
            widths.push_back(need.least * (mayWrap(need) ? wrapping : fixed));
        }
    }
    return widths;
}

/// One more column, in its place.
ColumnNeeds with(ColumnNeeds needs, const ColumnNeed& more)
{
    const auto behind = std::find_if(needs.begin(), needs.end(), [&](const ColumnNeed& need) {
        return need.column > more.column;
    });
    needs.insert(behind, more);
    return needs;
}

/// Nothing is lost without such a column.
bool saysTheSameInAllRows(const TableDocument& document, std::size_t column)
{
    std::optional<QString> said;
    for (const auto& block : document.blocks) {
        for (const auto& row : block.rows) {
            const auto text = column < row.cells.size() ? row.cells[column].text : QString();
            if (said.value_or(text) != text) {
                return false;
            }
            said = text;
        }
    }
    return true;
}

/// Which columns leave before single games, the first one first.
ShownColumns leavingColumns(const TableDocument& document, const ShownColumns& shown)
{
    ShownColumns leaving;
    std::copy_if(shown.rbegin(), shown.rend(), std::back_inserter(leaving),
                 [&](std::size_t column) {
                     const auto& one = document.columns[column];
                     return one.purpose > Purpose::Game && !one.isEssential();
                 });
    std::stable_sort(leaving.begin(), leaving.end(), [&](std::size_t one, std::size_t other) {
        return document.columns[one].purpose > document.columns[other].purpose;
    });
    std::stable_partition(leaving.begin(), leaving.end(), [&](std::size_t column) {
        return saysTheSameInAllRows(document, column);
    });
    return leaving;
}

/// The distance of columns: less of it before a text has to take a second line.
qreal gapBetween(const ColumnNeeds& needs, const TableStyle& style, qreal width)
{
    constexpr qreal least = 0.5;
    const qreal missing =
        sumOf(needs, &ColumnNeed::natural) + aroundColumns(needs.size(), style) - width;
    if (missing <= 0 || needs.size() < 2) {
        return style.columnGap;
    }
    const qreal narrower = style.columnGap - missing / static_cast<qreal>(needs.size() - 1);
    return std::max(narrower, style.columnGap * least);
}

} // namespace

std::vector<ShownColumns> choicesOfColumns(const TableDocument& document)
{
    ShownColumns shown;
    for (std::size_t index = 0; index < document.columns.size(); ++index) {
        if (document.columns[index].use != ColumnUse::Csv) {
            shown.push_back(index);
        }
    }
    std::vector<ShownColumns> choices{shown};
    for (const auto column : leavingColumns(document, shown)) {
        std::erase(shown, column);
        choices.push_back(shown);
    }
    std::erase_if(shown, [&](std::size_t column) {
        return document.columns[column].purpose == Purpose::Game;
    });
    choices.push_back(shown);
    return choices;
}

ColumnNeeds columnNeeds(const TableDocument& document, const ShownColumns& shown,
                        const TableStyle& style, Measures& measures)
{
    ColumnNeeds needs;
    for (const auto index : shown) {
        needs.push_back(NeedOfColumn(document, index, style, measures).need());
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
    const qreal gap = gapBetween(needs, style, width);
    const auto gaps = static_cast<qreal>(needs.size() - 1) * gap;
    const auto widths = sharedWidths(needs, width - 2 * style.edge - gaps);
    TablePart part;
    qreal left = style.edge;
    for (std::size_t index = 0; index < needs.size(); ++index) {
        part.columns.push_back({needs[index].column, left, widths[index], needs[index].behind});
        left += widths[index] + gap;
    }
    part.width = left - gap + style.edge;
    return part;
}

std::vector<ColumnNeeds> partedNeeds(const TableDocument& document, const ColumnNeeds& needs,
                                     const TableStyle& style, qreal width)
{
    ColumnNeeds essential;
    ColumnNeeds others;
    std::partition_copy(
        needs.begin(), needs.end(), std::back_inserter(essential), std::back_inserter(others),
        [&](const ColumnNeed& need) { return document.columns[need.column].isEssential(); });
    std::vector<ColumnNeeds> parts{essential};
    for (const auto& need : others) {
        auto wider = with(parts.back(), need);
        const bool isFirstOfPart = parts.back().size() == essential.size();
        if (isFirstOfPart || leastWidth(wider, style) <= width) {
            parts.back() = std::move(wider);
        } else {
            parts.push_back(with(essential, need));
        }
    }
    return parts;
}

} // namespace typeset
