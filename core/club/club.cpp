#include "core/club/club.h"

#include <algorithm>
#include <utility>

namespace core {

void rememberDeleted(ClubChange& change, const DeletedItem& item)
{
    change.steps.emplace_back(DeletedExchange{item.id, std::nullopt, item});
}

ClubChange reversed(ClubChange change)
{
    std::reverse(change.steps.begin(), change.steps.end());
    for (auto& step : change.steps) {
        std::visit([](auto& exchange) { std::swap(exchange.before, exchange.after); }, step);
    }
    return change;
}

bool isUndoable(ClubAction action)
{
    return action != ClubAction::ErasePerson && action != ClubAction::MergeClub &&
           action != ClubAction::DeleteEvening;
}

} // namespace core
