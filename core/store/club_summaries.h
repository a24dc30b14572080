#pragma once

#include "core/store/reader.h"

#include <map>
#include <vector>

namespace core {

/// The summaries of a club's tournaments, read again only where something changed.
class ClubSummaries
{
public:
    /// Brings them up to date; true: one of them is different now. Throws StoreFailure, and then
    /// keeps what it had.
    bool read(Reader& reader);

    /// Newest first, as Reader::tournaments().
    [[nodiscard]] const std::vector<TournamentSummary>& all() const { return all_; }
    /// Whether the tournament had that version when last read.
    [[nodiscard]] bool isOfVersion(TournamentId id, Version version) const;

private:
    std::vector<TournamentSummary> all_;
    std::map<TournamentId, Version> versions_;
};

} // namespace core
