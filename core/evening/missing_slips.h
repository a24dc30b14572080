#pragma once

#include "core/model/tournament.h"
#include "core/pending/pending_entry.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace core {

/// A table of a round being played whose results are not all in.
struct MissingSlip
{
    TableNumber table{1};
    bool isReported = false; ///< Phones have reported what is not stored: only the slip is missing.
    /// Since it was reported, else since the round began; nothing if that is not known.
    std::optional<QDateTime> since;

    friend bool operator==(const MissingSlip&, const MissingSlip&) = default;
};

/// The tables that the desk waits for, the longest first. `pending` are the entries not settled, in
/// order of arrival.
std::vector<MissingSlip> missingSlips(const Tournament& tournament, const Round& round,
                                      const PendingEntries& pending,
                                      const std::optional<QDateTime>& publishedAt);

} // namespace core
