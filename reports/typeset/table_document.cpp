#include "reports/typeset/table_document.h"

#include <algorithm>
#include <numeric>

namespace typeset {

bool TableDocument::hasRows() const
{
    return std::any_of(blocks.begin(), blocks.end(),
                       [](const Block& block) { return !block.rows.empty(); });
}

std::size_t TableDocument::rowCount() const
{
    return std::accumulate(blocks.begin(), blocks.end(), std::size_t(0),
                           [](std::size_t sum, const Block& block) {
                               return sum + std::max<std::size_t>(1, block.rows.size());
                           });
}

bool holdsNumbers(ColumnKind kind)
{
    return kind == ColumnKind::Number || kind == ColumnKind::Points || kind == ColumnKind::Money;
}

QString fileValueOf(const Cell& cell, ColumnKind kind)
{
    const auto& value = cell.value.isEmpty() ? cell.text : cell.value;
    const bool isNumber = holdsNumbers(kind);
    if (value == u' ' || (isNumber && value == u'–')) {
        return {};
    }
    return isNumber ? QString(value).replace(u'\u2212', u'-') : value;
}

PointsText pointsText(const QString& text)
{
    const auto isWhole = [](QChar character) {
        return character.isDigit() || character == u'−' || character == u'-' || character == u'+';
    };
    const auto isNumber = [](QChar character) { return character.isNumber(); };
    if (std::none_of(text.begin(), text.end(), isNumber)) {
        return {text, {}};
    }
    const auto end = std::find_if_not(text.begin(), text.end(), isWhole) - text.begin();
    return {text.left(end), text.mid(end)};
}

} // namespace typeset
