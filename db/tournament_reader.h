#pragma once

#include "core/model/refusal.h"
#include "core/store/store.h"
#include "db/connection.h"

#include <optional>

namespace db {

/// Reads a whole tournament, each table of the database once. The caller holds the transaction.
/// Nothing if there is no such tournament; throws core::StoreFailure; Damaged also as in
/// requireSound(), or if something was changed outside this program.
std::optional<core::StoredTournament> readTournament(Connection& connection, core::TournamentId id);

/// The same without these checks: the result may contain anything.
std::optional<core::StoredTournament> readUnchecked(Connection& connection, core::TournamentId id);

/// Only normalised tournaments without faults, apart from permitted ones (mayBeStored() in
/// core/faults/faults.h), are ever stored, and all callers rely on that: throws core::StoreFailure
/// (Damaged) for all others.
void requireSound(const core::Tournament& tournament);

/// The place of a fault in the tournament file.
QString textOf(const core::Place& place);

} // namespace db
