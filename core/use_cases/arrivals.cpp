#include "core/use_cases/arrivals.h"

#include <algorithm>
#include <cstddef>
#include <variant>

namespace core {

void Arrivals::follow(Reader& stored, TournamentId id)
{
    constexpr std::size_t mostOfAnEvening = 10'000;
    if (stored.newestEntry() < seen_) { // Another database.
        arrivals_.clear();
        seen_ = JournalId{0};
    }
    using enum Action;
    JournalFilter news{
        {CheckIn, Enrol, ChangeStatus, ChangeParticipant}, std::nullopt, mostOfAnEvening};
    news.after = seen_;
    auto entries = stored.newest(id, news);
    std::reverse(entries.begin(), entries.end());
    for (const auto& entry : entries) {
        seen_ = entry.link.id;
        for (const auto& step : entry.change.steps) {
            const auto* const person = std::get_if<ParticipantExchange>(&step);
            if (person == nullptr) {
                continue;
            }
            const bool wasHere = person->before && isHere(*person->before);
            const bool isNowHere = person->after && isHere(*person->after);
            if (isNowHere && !wasHere) {
                arrivals_[person->after->uuid] = {entry.time, entry.desk, !person->before};
            } else if (wasHere && !isNowHere) {
                arrivals_.erase(person->before->uuid);
            }
        }
    }
}

const Arrivals::Arrival* Arrivals::of(const ParticipantUuid& person) const
{
    const auto found = arrivals_.find(person);
    return found != arrivals_.end() ? &found->second : nullptr;
}

} // namespace core
