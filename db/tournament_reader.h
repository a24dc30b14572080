#pragma once

#include "core/refusal.h"
#include "core/store.h"
#include "db/connection.h"

#include <optional>

namespace db {

/// Reads a whole tournament, each table of the database once. The caller holds the transaction.
/// Nothing if there is no such tournament; throws core::StoreFailure, Damaged also where
/// requireSound() does, or where something was changed by other than this program.
std::optional<core::StoredTournament> readTournament(Connection& connection, core::TournamentId id);

/// The same without these checks: it may contain anything.
std::optional<core::StoredTournament> readUnchecked(Connection& connection, core::TournamentId id);

/// Only normalised tournaments without faults, but for those that may be stored (core/faults.h),
/// are ever stored, and everybody who is given one relies on that: throws core::StoreFailure
/// (Damaged) for all others.
void requireSound(const core::Tournament& tournament);

/// The place of a fault in the tournament file.
QString textOf(const core::Place& place);

} // namespace db
