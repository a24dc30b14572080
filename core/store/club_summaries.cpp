#include "core/store/club_summaries.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace core {

bool ClubSummaries::read(Reader& reader)
{
    // The versions first, so that what changes meanwhile is read again next time.
    auto versions = reader.versions();
    std::vector<TournamentSummary> all;
    if (versions_.empty()) {
        all = reader.tournaments();
    } else {
        std::copy_if(all_.begin(), all_.end(), std::back_inserter(all), [&](const auto& summary) {
            const auto found = versions.find(summary.id);
            return found != versions.end() && isOfVersion(found->first, found->second);
        });
        for (const auto& [id, version] : versions) {
            if (!isOfVersion(id, version)) {
                std::ranges::move(reader.tournaments(id), std::back_inserter(all));
            }
        }
        sortNewestFirst(all);
    }
    versions_ = std::move(versions);
    return std::exchange(all_, std::move(all)) != all_;
}

bool ClubSummaries::isOfVersion(TournamentId id, Version version) const
{
    const auto known = versions_.find(id);
    return known != versions_.end() && known->second == version;
}

} // namespace core
