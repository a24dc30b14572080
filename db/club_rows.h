#pragma once

#include "core/club/club.h"
#include "core/club/erasing.h"
#include "core/store/store.h"
#include "db/connection.h"

#include <cstddef>
#include <cstdint>
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
std::vector<core::JournalLink> readNewestClubLinks(Connection& connection, std::size_t limit);
std::optional<core::ClubJournalEntry> readClubEntry(Connection& connection, core::JournalId entry);

/// Writes the steps and their journal entry.
void recordClub(Connection& connection, const core::ClubChange& change, core::EntryKind kind,
                std::optional<core::JournalId> concerns, const core::Stamp& stamp);

/// Rewrite records and entries with the eraser; return the number of entries changed. The journals
/// are unguarded meanwhile.
void eraseInRecords(Connection& connection, const core::Eraser& eraser);
int eraseInClubJournal(Connection& connection, const core::Eraser& eraser);

} // namespace db
