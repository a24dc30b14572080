#include "core/change/journal.h"

#include <algorithm>

namespace core {

std::vector<JournalId> takenBack(const std::vector<JournalLink>& links)
{
    std::vector<JournalId> undone;
    for (const auto& link : links) {
        if (link.kind == EntryKind::Undone) {
            undone.push_back(*link.concerns);
        } else if (link.kind == EntryKind::Redone) {
            std::erase(undone, *link.concerns);
        }
    }
    std::sort(undone.begin(), undone.end());
    return undone;
}

} // namespace core
