#pragma once

#include "core/club/club.h"
#include "core/club/erasing.h"
#include "core/store/store.h"
#include "db/connection.h"
#include "db/journal_rows.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

/// The records and the journal of the club. Both tables have a sum of their rows' digests, so a
/// missing row is found when all are read. The caller holds a transaction. All functions throw
/// core::StoreFailure.
namespace db {

core::ClubRecords readRecords(Connection& connection);

/// The id of the journal's newest entry; 0 for none.
std::int64_t readClubVersion(Connection& connection);
/// Oldest first.
std::vector<core::ClubJournalEntry> readClubJournal(Connection& connection);
/// The newest `limit` at most, oldest first.
/// Newest first.
std::vector<core::ClubJournalEntry> readNewestOfClub(Connection& connection,
                                                     const core::ClubJournalFilter& filter);

/// Writes the steps and their journal entry.
void recordClub(Connection& connection, const core::ClubChange& change, core::EntryKind kind,
                std::optional<core::JournalId> concerns, const core::Stamp& stamp);

/// Adds the record that an evening is deleted, if there is one of that id; without an entry, as the
/// club's undo does not bring an evening back.
void rememberDeletedEvening(Connection& connection, core::TournamentId id);
/// Likewise that the evening, which is stored already, is a version of another one.
void rememberVersion(Connection& connection, core::TournamentId id, const core::TournamentUuid& of);

/// Rewrite records and entries with the eraser; return the number of entries changed. The journals
/// are unguarded meanwhile.
void eraseInRecords(Connection& connection, const core::Eraser& eraser);
int eraseInClubJournal(Connection& connection, const core::Eraser& eraser);

/// Rewrites the texts of all records of a kind and of all entries, for another format of them; rows
/// that were changed outside this program stay as they are. The journals are unguarded meanwhile.
void rewriteRecords(Connection& connection, const QString& kind,
                    const std::function<void(QByteArray& content)>& rewrite);
void rewriteClubJournal(Connection& connection, const RewriteTexts& rewrite);

} // namespace db
