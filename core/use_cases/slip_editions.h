#pragma once

#include "core/change.h"
#include "core/journal.h"
#include "core/result.h"

#include <functional>
#include <vector>

namespace core {

/// Reads the entries of every kind that a filter lets through, newest first.
using ReadJournal = std::function<std::vector<JournalEntry>(const JournalFilter&)>;

/// Numbers the slips of each table that `change` publishes or seats otherwise: a table seated as
/// its newest slip says keeps that slip, another gets an edition that was never given before for
/// that round and table, not even by what was taken back since. Of a draft no slips are handed out.
/// Refused once the largest edition was given. Place: "/round".
Result<Change> withSlipsNumbered(const Tournament& tournament, Change change,
                                 const ReadJournal& journal);

} // namespace core
