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
};

constexpr Sizes normalSizes{points(16), points(10), points(12), points(8), points(10), points(8)};
constexpr Sizes largeSizes{points(20), points(12), points(15), points(10), points(13), points(9)};
constexpr qreal smallestBody = points(8);

const Sizes& sizesOf(const TableDocument& document)
{
    return document.size == TypeSize::Large ? largeSizes : normalSizes;
}

} // namespace

TableStyle tableStyle(const TableDocument& document, qreal scale)
{
    const auto& sizes = sizesOf(document);
    TableStyle style;
    style.title = {sizes.title, Weight::Bold};
    style.lead = {sizes.lead};
    style.blockTitle = {sizes.blockTitle, Weight::Bold};
    style.blockLine = {sizes.lead};
    style.head = {sizes.head * scale, Weight::Bold};
    style.body = {sizes.body * scale};
    style.note = {sizes.note};
    style.columnGap = style.body.size * 0.9;
    style.edge = style.body.size * 0.3;
    style.rowPadding = style.body.size * 0.45;
    constexpr qreal roomToWrite = millimetres(8.5);
    style.leastRow = document.ruled ? roomToWrite : 0;
    style.blockGap = sizes.body * 1.4;
    return style;
}

qreal smallestScale(const TableDocument& document)
{
    return smallestBody / sizesOf(document).body;
}

Type cellType(const TableStyle& style, const Column& column, const Row& row)
{
    auto type = style.body;
    if (column.strong || row.strong) {
        type.weight = Weight::Bold;
    } else if (column.kind == ColumnKind::Name) {
        type.weight = Weight::Medium;
    }
    if (column.kind == ColumnKind::Number || column.kind == ColumnKind::Points) {
        type.digits = Digits::Even;
    }
    return type;
}

Side sideOf(ColumnKind kind)
{
    switch (kind) {
    case ColumnKind::Text:
    case ColumnKind::Name:
        return Side::Left;
    case ColumnKind::Number:
    case ColumnKind::Points:
        return Side::Right;
    case ColumnKind::Word:
        return Side::Centre;
    }
    return Side::Left;
}

} // namespace typeset
