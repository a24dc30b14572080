#pragma once

#include "core/faults/faults.h"
#include "core/model/ids.h"
#include "core/model/refusal.h"
#include "core/store/lost_entries.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace core {

/// Something wrong in a club database, found by Clubs::check().
struct DatabaseFault
{
    enum class Kind : std::uint8_t {
        File,       ///< The engine reports its structure as damaged.
        Contents,   ///< It is not a club database.
        Reference,  ///< A row refers to nothing.
        Schema,     ///< A table, index or trigger differs from this program's schema.
        Tournament, ///< A stored tournament or its journal can't be read.
        Rule,       ///< A stored tournament breaks a rule.
        Directory,  ///< The directory of players can't be read.
        Club,       ///< The records of the club or its journal can't be read.
        Log,        ///< Entries that were stored are missing, with the log that they were in.
    };

    Kind kind = Kind::File;
    QString detail; ///< The engine's message, or a name.
    std::optional<TournamentId> tournament = std::nullopt;
    std::optional<Refusal> refusal = std::nullopt;  ///< Of a Rule.
    std::optional<LostEntries> lost = std::nullopt; ///< Of a Log.

    /// False: an earlier version of the program may have stored it.
    [[nodiscard]] bool isDamage() const { return !refusal || !mayBeStored(*refusal); }
};

} // namespace core
