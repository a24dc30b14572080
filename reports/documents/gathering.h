#pragma once

#include "reports/documents/catalogue.h"

#include <vector>

namespace core {
class ClubService;
class TournamentService;
} // namespace core

namespace documents {

/// Reads what the documents need from the store beside the tournament itself, and nothing else:
/// corrections, cash, when raffles were drawn, what phones reported in a round being played, the
/// key of the hall's codes. Throws core::StoreFailure.
void gather(Source& source, const std::vector<Choice>& choices,
            const core::TournamentService& service, const core::ClubService& club,
            core::TournamentId id);

} // namespace documents
