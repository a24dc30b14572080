#include "core/service/undoing.h"

#include <algorithm>

namespace core {
namespace {

constexpr std::size_t furthest = 512; ///< The most entries looked at for one step.

} // namespace

template <typename Entry>
NextSteps<Entry> Journal<Entry>::nextSteps(const OwnEntries& own, const Predicate& about,
                                           const Predicate& fits) const
{
    const auto isMeant = [&](const Entry& one) {
        return own.contains(one.link.id, one.desk) && !one.change.isEmpty() && about(one.change);
    };
    NextSteps<Entry> next;
    Filter filter;
    filter.desk = own.desk();
    filter.after = fence();
    filter.state = EntryState::InEffect;
    readBack(filter, [&](const Entry& one) {
        if (!isMeant(one)) {
            return false;
        }
        const bool isNext = fits(reversed(one.change));
        if (isNext) {
            next.undo = one;
        } else if (!next.builtOn) {
            next.builtOn = one;
        }
        return isNext;
    });
    std::set<JournalId> seen;
    bool isFound = false;
    filter.state = EntryState::Any;
    readBack(filter, [&](const Entry& one) {
        if (!isMeant(one)) {
            return false;
        }
        if (one.link.kind == EntryKind::Done) {
            next.done = one.time;
            return true;
        }
        const bool isNews = seen.insert(*one.link.concerns).second;
        if (isFound || !isNews || one.link.kind == EntryKind::Redone) {
            return false;
        }
        isFound = true;
        const auto redo = entry(*one.link.concerns, EntryState::TakenBack);
        if (redo && redo->link.undoable && fits(redo->change)) {
            next.redo = redo;
            next.takenBack = one.time;
        }
        return false;
    });
    return next;
}

template <typename Entry>
Result<Entry> Journal<Entry>::reversible(EntryKind kind, JournalId id) const
{
    const auto place = Pointer() / QLatin1StringView("entry");
    const auto any = entry(id, EntryState::Any);
    if (!any || any->link.kind != EntryKind::Done) {
        return Refusal{ClubFault::NoSuchEntry, place, {QString::number(plain(id))}};
    }
    if (id <= fence() || any->change.isEmpty()) {
        return Refusal{ClubFault::BeyondUndo, place, {}};
    }
    const auto found =
        entry(id, kind == EntryKind::Undone ? EntryState::InEffect : EntryState::TakenBack);
    if (!found) {
        return Refusal{ClubFault::HistoryConflict, place, {}};
    }
    return *found;
}

template <typename Entry>
std::optional<Entry> Journal<Entry>::builtOn(JournalId id, const Predicate& takeBack,
                                             const std::function<bool()>& isFree) const
{
    Filter filter;
    filter.after = id;
    filter.state = EntryState::InEffect;
    filter.limit = furthest;
    for (const auto& later : newest_(filter)) {
        if (!takeBack(reversed(later.change))) {
            return std::nullopt;
        }
        if (isFree()) {
            return later;
        }
    }
    return std::nullopt;
}

template <typename Entry>
std::optional<Entry> Journal<Entry>::entry(JournalId id, EntryState state) const
{
    Filter filter;
    filter.only = id;
    filter.state = state;
    auto found = newest_(filter);
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

template <typename Entry>
JournalId Journal<Entry>::fence() const
{
    Filter filter;
    filter.state = EntryState::Final;
    const auto found = newest_(filter);
    return found.empty() ? JournalId{0} : found.front().link.id;
}

template <typename Entry>
void Journal<Entry>::readBack(Filter filter, const std::function<bool(const Entry&)>& isLast) const
{
    constexpr std::size_t growth = 8;
    std::size_t read = 0;
    for (filter.limit = growth; filter.limit <= furthest; filter.limit *= growth) {
        const auto entries = newest_(filter);
        const auto unread = entries.begin() + static_cast<std::ptrdiff_t>(read);
        if (std::any_of(unread, entries.end(), isLast) || entries.size() < filter.limit) {
            return;
        }
        read = entries.size();
    }
}

template class Journal<JournalEntry>;
template class Journal<ClubJournalEntry>;

} // namespace core
