#include "core/store/readable.h"

#include <utility>

namespace core {

std::optional<Tournament> readableTournament(Reader& source, TournamentId id)
{
    try {
        auto stored = source.load(id);
        return stored ? std::optional(std::move(stored->tournament)) : std::nullopt;
    } catch (const StoreFailure& failure) {
        if (failure.kind() != StoreFailure::Kind::Damaged) {
            throw;
        }
        return std::nullopt;
    }
}

} // namespace core
