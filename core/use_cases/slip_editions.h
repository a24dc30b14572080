#pragma once

#include "core/change.h"
#include "core/journal.h"
#include "core/result.h"

#include <functional>
#include <vector>

namespace core {

/// Reads all entries that match a filter, newest first.
using ReadJournal = std::function<std::vector<JournalEntry>(const JournalFilter&)>;

/// Numbers the slips of each table that `change` publishes or reseats: a table seated as on its
/// newest slip keeps that slip; any other gets an edition never used before for that round and
/// table, not even by changes since undone. Drafts have no slips. Refused once the largest edition
/// has been used. Place: "/round".
Result<Change> withSlipsNumbered(const Tournament& tournament, Change change,
                                 const ReadJournal& journal);

} // namespace core
