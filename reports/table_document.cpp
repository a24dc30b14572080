#include "table_document.h"

#include <algorithm>

namespace reports {

bool TableDocument::hasRows() const
{
    return std::any_of(blocks.begin(), blocks.end(),
                       [](const Block& block) { return !block.rows.empty(); });
}

} // namespace reports
