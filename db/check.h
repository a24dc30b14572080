#pragma once

#include "core/ids.h"
#include "core/tournament.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace db {

/// Something wrong with the file of a club database.
struct Fault
{
    enum class Kind : std::uint8_t {
        File,       ///< SQLite reports its structure as damaged.
        Contents,   ///< It is not a club database.
        Reference,  ///< A row refers to nothing.
        Schema,     ///< A table, index or trigger differs from this program's schema.
        Tournament, ///< A stored tournament or its journal can't be read.
    };

    Kind kind = Kind::File;
    QString detail; ///< The engine's message, or a name.
    std::optional<core::TournamentId> tournament = std::nullopt;
};

/// Called with each tournament that can be read.
using SeeTournament = std::function<void(core::TournamentId, const core::Tournament&)>;

/// Examines the file without changing it, though SQLite may create its empty log next to it; empty
/// if all is well. The rules of the tournaments themselves are checked by core::faultsOf(), in
/// `see`. Tournaments under an older schema are read as they are after migration, in memory. Throws
/// core::StoreFailure where there is nothing to examine: Missing, Unreadable, Busy, TooNew.
std::vector<Fault> checkDatabase(const QString& file, const SeeTournament& see = {});

} // namespace db
