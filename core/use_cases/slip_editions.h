#pragma once

#include "core/change/change.h"
#include "core/change/journal.h"
#include "core/model/refusal.h"

#include <functional>
#include <vector>

namespace core {

/// Reads all entries that match a filter, newest first.
using ReadJournal = std::function<std::vector<JournalEntry>(const JournalFilter&)>;

/// Numbers the slips of each table that `change` publishes or reseats: a table seated as on its
/// newest slip keeps that slip, any other gets an edition that was never used before for that round
/// and table, not even by changes undone since. Somebody whose two start numbers are merged sits
/// where they sat. Drafts have no slips. The journal is read only where a table needs it. Refused
/// once the largest edition has been used. Place: "/round".
Refusals numberSlips(Change& change, const Tournament& tournament, const ReadJournal& journal);

} // namespace core
