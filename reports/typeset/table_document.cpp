#include "reports/typeset/table_document.h"

#include <algorithm>

namespace typeset {

bool TableDocument::hasRows() const
{
    return std::any_of(blocks.begin(), blocks.end(),
                       [](const Block& block) { return !block.rows.empty(); });
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
