#pragma once

#include "core/change/journal.h"
#include "core/club/helper_code.h"
#include "core/club/helper_entry.h"
#include "db/connection.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace db {

/// The codes of helpers for a tournament, by helper. Both throw core::StoreFailure; Damaged if one
/// was changed outside the program.
std::vector<core::HelperCode> readHelperCodes(Connection& connection, core::TournamentId id);
/// Replaces them.
void writeHelperCodes(Connection& connection, core::TournamentId id,
                      const std::vector<core::HelperCode>& codes);

/// As of core::Reader. All throw core::StoreFailure; Damaged if a row was changed outside the
/// program.
std::optional<core::HelperEntry> readHelperEntry(Connection& connection, core::TournamentId id,
                                                 const QString& entry);
std::vector<core::JournalId> readStoredByHelper(Connection& connection, core::TournamentId id,
                                                const core::HelperId& helper, std::size_t limit,
                                                const std::optional<core::TableKey>& table);
void requireHelperEntriesProven(Connection& connection, core::TournamentId id);
void addHelperEntry(Connection& connection, core::TournamentId id, const core::HelperEntry& entry,
                    core::JournalId stored);

} // namespace db
