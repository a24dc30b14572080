#pragma once

#include "core/ids.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace db {

/// Something wrong with the file of a club database.
struct Fault
{
    enum class Kind : std::uint8_t {
        File,       ///< The engine finds its structure damaged.
        Contents,   ///< It is not a club database.
        Reference,  ///< A row refers to nothing.
        Schema,     ///< A table, index or trigger is not as this program makes it.
        Tournament, ///< A stored tournament or its journal can't be read.
    };

    Kind kind = Kind::File;
    QString detail; ///< The engine's words, or a name.
    std::optional<core::TournamentId> tournament = std::nullopt;
};

/// Examines the file without changing it, though the engine may lay its empty log beside it; no
/// faults: all is well. Whether the tournaments keep their
/// own rules is core::faultsOf()'s to say. Tournaments under an older schema are not read. Throws
/// core::StoreFailure where there is nothing to examine: Missing, Unreadable, Busy, TooNew.
std::vector<Fault> checkDatabase(const QString& file);

} // namespace db
