#pragma once

#include "core/ids.h"
#include "core/refusal.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace db {

class SqliteConnection;

/// Something wrong with the file of a club database.
struct Fault
{
    enum class Kind : std::uint8_t {
        File,       ///< SQLite reports its structure as damaged.
        Contents,   ///< Not a club database.
        Reference,  ///< A row refers to nothing.
        Schema,     ///< A table, index or trigger differs from this program's schema.
        Tournament, ///< A stored tournament or its journal can't be read.
        Rule,       ///< A stored tournament breaks a rule.
        Directory,  ///< The directory of players can't be read.
        Club,       ///< The club's records or journal can't be read.
    };

    Kind kind = Kind::File;
    QString detail; ///< The engine's message, or a name.
    std::optional<core::TournamentId> tournament = std::nullopt;
    std::optional<core::Refusal> refusal = std::nullopt; ///< For a Rule.
};

/// Examines a club database, whatever it contains; empty if all is well. An older schema is
/// migrated in memory first. Throws core::StoreFailure: Busy, TooNew.
std::vector<Fault> examine(SqliteConnection& connection);

/// Examines a file; neither it nor anything beside it is changed. Throws core::StoreFailure if
/// there is nothing to examine: Missing, Unreadable, Busy, TooNew.
std::vector<Fault> checkDatabase(const QString& file);

/// Throws core::StoreFailure (Damaged) with the first fault found by examine(), except permitted
/// ones: see core/faults.h.
void requireSound(SqliteConnection& connection);

} // namespace db
