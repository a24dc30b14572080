#include "slip_editions.h"

#include <algorithm>

namespace core {

void replaceSlips(const Round& before, Round& after)
{
    if (before.head.state == RoundState::Draft) {
        return;
    }
    for (auto& table : after.tables) {
        const Table* const standing = findTable(before, table.number);
        if (standing != nullptr && standing->head.seats != table.head.seats) {
            table.head.slip = std::min(standing->head.slip + 1, largestSlipEdition);
        }
    }
}

} // namespace core
