#include "reports/typeset/table_style.h"

#include <algorithm>

namespace typeset {

namespace {

struct Sizes
{
    qreal title;
    qreal lead;
    qreal blockTitle;
    qreal head;
    qreal body;
    qreal note;
    qreal rowPadding; ///< Relative to the body.
};

constexpr Sizes fileSizes{points(16), points(10), points(12), points(8),
                          points(10), points(8),  0.45};
constexpr Sizes wallSizes{points(22), points(13), points(16), points(11),
                          points(14), points(10), 0.45};
/// For few people, who are read from further away and still fit a single sheet.
constexpr Sizes fewSizes{points(24), points(13), points(18), points(12),
                         points(18), points(10), 0.15};
constexpr Sizes largeSizes{points(24), points(14), points(22), points(12),
                           points(17), points(10), 0.45};

/// Type of texts such as clubs on the wall, relative to names.
constexpr qreal besideNames = 0.8;

/// The scales of one use, relative to its sizes.
struct Scales
{
    qreal smallest;
    qreal largest;
};

const Sizes& sizesOf(const TableDocument& document)
{
    if (document.use == Use::ReadAloud) {
        return largeSizes;
    }
    if (document.use != Use::OnTheWall) {
        return fileSizes;
    }
    constexpr std::size_t few = 40;
    return document.rowCount() <= few ? fewSizes : document.large ? largeSizes : wallSizes;
}

Scales scalesOf(const TableDocument& document)
{
    const qreal body = sizesOf(document).body;
    switch (document.use) {
    case Use::OnTheWall:
        return {wallSizes.body / body, 2 * std::min(body, largeSizes.body) / body};
    case Use::InTheHand:
        return {0.75, 1};
    case Use::ReadAloud:
        return {wallSizes.body / body, 1};
    case Use::InTheFile:
        break;
    }
    return {0.8, 1};
}

bool showsCodes(const TableDocument& document)
{
    return std::any_of(document.columns.begin(), document.columns.end(), [](const Column& column) {
        return column.kind == ColumnKind::Code && column.use != ColumnUse::Csv;
    });
}

/// The minimum height of rows.
qreal leastRowOf(const TableDocument& document)
{
    constexpr qreal roomToWrite = millimetres(8.5);
    // Two codes are separated by the quiet zone of both, so that a scanner reads only one.
    constexpr qreal roomForCode = millimetres(11);
    return showsCodes(document) ? roomForCode : document.ruled ? roomToWrite : 0;
}

/// Hand-held documents are read in worse light.
qreal smallestOf(const TableDocument& document)
{
    return document.use == Use::InTheFile ? points(8) : smallestSize;
}

} // namespace

TableStyle tableStyle(const TableDocument& document, qreal scale)
{
    const auto& sizes = sizesOf(document);
    const qreal around = document.use == Use::InTheHand ? scale : 1;
    const auto legible = [least = smallestOf(document)](qreal size) {
        return std::max(size, least);
    };
    TableStyle style;
    style.title = {sizes.title, Weight::Bold};
    style.lead = {legible(sizes.lead * around)};
    style.blockTitle = {sizes.blockTitle * (document.use == Use::OnTheWall ? scale : around),
                        Weight::Bold};
    style.blockLine = {legible(sizes.lead * around)};
    style.head = {legible(sizes.head * scale), Weight::Bold};
    style.body = {legible(sizes.body * scale)};
    style.text = document.use == Use::OnTheWall ? style.body.scaled(besideNames) : style.body;
    style.note = {legible(sizes.note * around)};
    style.columnGap = style.body.size * 0.9;
    style.edge = style.body.size * 0.3;
    // If room is short, the space between lines goes first.
    style.rowPadding = style.body.size * sizes.rowPadding * around * around;
    style.leastRow = leastRowOf(document);
    constexpr qreal sideOfCode = millimetres(8);
    style.codeSide = sideOfCode;
    style.blockGap = sizes.body * 1.4 * around * around;
    return style;
}

qreal smallestScale(const TableDocument& document)
{
    return scalesOf(document).smallest;
}

qreal largestScale(const TableDocument& document)
{
    return scalesOf(document).largest;
}

Type cellType(const TableStyle& style, const Column& column, const Row& row)
{
    auto type = column.kind == ColumnKind::Text ? style.text : style.body;
    if (column.strong || row.strong) {
        type.weight = Weight::Bold;
    } else if (column.kind == ColumnKind::Name) {
        type.weight = Weight::Medium;
    }
    type.struck = column.struck;
    if (holdsNumbers(column.kind)) {
        type.digits = Digits::Even;
    }
    return type;
}

Side sideOf(ColumnKind kind)
{
    switch (kind) {
    case ColumnKind::Text:
    case ColumnKind::Name:
    case ColumnKind::Date:
        return Side::Left;
    case ColumnKind::Number:
    case ColumnKind::Points:
    case ColumnKind::Money:
        return Side::Right;
    case ColumnKind::Word:
    case ColumnKind::Code:
        return Side::Centre;
    }
    return Side::Left;
}

} // namespace typeset
