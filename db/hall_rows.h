#pragma once

#include "core/club/erasing.h"
#include "core/pending/pending_entry.h"
#include "core/store/reader.h"
#include "db/connection.h"

#include <QByteArray>

#include <optional>

namespace db {

/// The key of a tournament's codes, and what came from elsewhere. All functions throw
/// core::StoreFailure; Damaged if one was changed outside the program.

/// Empty: the tournament has none.
QByteArray readHallKey(Connection& connection, core::TournamentId id);
void writeHallKey(Connection& connection, core::TournamentId id, const QByteArray& key);

/// In order of arrival.
core::PendingEntries readPending(Connection& connection, core::TournamentId id,
                                 const core::PendingFilter& filter);
std::optional<core::PendingEntry> readPendingEntry(Connection& connection, core::TournamentId id,
                                                   const QString& entry);
void addPending(Connection& connection, core::TournamentId id, const core::PendingEntry& entry);
/// The entry exists; nothing: it waits again.
void settlePending(Connection& connection, core::TournamentId id, const QString& entry,
                   const std::optional<core::Settlement>& settlement);
/// Rewrites entries with the eraser.
void eraseInPending(Connection& connection, core::TournamentId id, const core::Eraser& eraser);

/// Gives their new digests to rows of schemas before 29, whose digests were of fewer columns: those
/// of table "report" before 26, and those without a reason. What was changed outside the program
/// stays refused. Called once, when the schema is brought up from `before`; the caller holds the
/// transaction.
void proveFormerEntries(Connection& connection, int before);

} // namespace db
