#include "core/change/journal.h"

#include <algorithm>

namespace core {
namespace {

/// The entries of kind Done that are in effect and those undone, each with the newest last.
struct Stacks
{
    std::vector<JournalLink> done;
    std::vector<JournalLink> undone;
};

void transfer(JournalId id, std::vector<JournalLink>& from, std::vector<JournalLink>& to)
{
    const auto found = std::find_if(from.begin(), from.end(),
                                    [id](const JournalLink& link) { return link.id == id; });
    if (found != from.end()) {
        to.push_back(*found);
        from.erase(found);
    }
}

std::optional<JournalId> reachable(const std::vector<JournalLink>& links)
{
    return links.empty() || !links.back().undoable ? std::nullopt : std::optional(links.back().id);
}

Stacks replay(const std::vector<JournalLink>& links)
{
    Stacks stacks;
    for (const auto& link : links) {
        switch (link.kind) {
        case EntryKind::Done:
            stacks.done.push_back(link);
            stacks.undone.clear();
            break;
        case EntryKind::Undone:
            transfer(*link.concerns, stacks.done, stacks.undone);
            break;
        case EntryKind::Redone:
            transfer(*link.concerns, stacks.undone, stacks.done);
            break;
        }
    }
    return stacks;
}

} // namespace

History historyOf(const std::vector<JournalLink>& links)
{
    const auto stacks = replay(links);
    return {reachable(stacks.done), reachable(stacks.undone)};
}

std::optional<History> historyOfNewest(const std::vector<JournalLink>& links)
{
    const bool reachesBack = std::any_of(links.begin(), links.end(), [&](const JournalLink& link) {
        return link.concerns && *link.concerns < links.front().id;
    });
    const auto stacks = replay(links);
    if (reachesBack || stacks.done.empty()) {
        return std::nullopt;
    }
    return History{reachable(stacks.done), reachable(stacks.undone)};
}

History historyFrom(const ReadNewestLinks& newest)
{
    constexpr std::size_t first = 32;
    constexpr std::size_t growth = 8;
    for (std::size_t limit = first;; limit *= growth) {
        const auto links = newest(limit);
        if (links.size() < limit) {
            return historyOf(links);
        }
        if (const auto history = historyOfNewest(links)) {
            return *history;
        }
    }
}

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
