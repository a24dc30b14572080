#include "core/club/counted_evenings.h"

#include "core/club/movement_ids.h"

namespace core {
namespace {

struct Origin
{
    TournamentUuid original;
    int steps = 0;
};

Origin originOf(const ClubRecords& records, const TournamentUuid& evening)
{
    Origin origin{evening};
    std::set<TournamentUuid> seen;
    auto found = records.versions.find(evening);
    while (found != records.versions.end() && seen.insert(found->first).second) {
        origin = {found->second.of, origin.steps + 1};
        found = records.versions.find(origin.original);
    }
    return origin;
}

std::vector<TournamentUuid> uuidsOf(const std::vector<TournamentSummary>& evenings)
{
    std::vector<TournamentUuid> uuids;
    uuids.reserve(evenings.size());
    for (const auto& summary : evenings) {
        uuids.push_back(summary.uuid);
    }
    return uuids;
}

} // namespace

TournamentUuid originalOf(const ClubRecords& records, const TournamentUuid& evening)
{
    return originOf(records, evening).original;
}

CountedEvenings::CountedEvenings(const ClubRecords& records,
                                 const std::vector<TournamentUuid>& evenings)
    : records_(records)
{
    for (const auto& evening : evenings) {
        const auto [original, steps] = originOf(records, evening);
        versions_[original].emplace(steps, evening);
    }
}

CountedEvenings::CountedEvenings(const ClubRecords& records,
                                 const std::vector<TournamentSummary>& evenings)
    : CountedEvenings(records, uuidsOf(evenings))
{}

bool CountedEvenings::counts(const TournamentUuid& evening) const
{
    return originalOf(records_, evening) != sampleEvening && countedFor(evening) == evening;
}

bool CountedEvenings::counts(const CashMovement& movement) const
{
    const auto original = originalOf(records_, movement.evening);
    return original != sampleEvening && !(isKeptFee(movement) && versions_.contains(original));
}

TournamentUuid CountedEvenings::countedOf(const TournamentUuid& original) const
{
    const auto found = versions_.find(original);
    return found != versions_.end() ? found->second.begin()->second : TournamentUuid();
}

TournamentUuid CountedEvenings::countedFor(const TournamentUuid& evening) const
{
    return countedOf(originalOf(records_, evening));
}

bool CountedEvenings::isOnly(const TournamentUuid& evening) const
{
    return versions_.at(originalOf(records_, evening)).size() == 1;
}

} // namespace core
