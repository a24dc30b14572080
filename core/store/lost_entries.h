#pragma once

#include "core/change/change.h"
#include "core/club/club.h"

#include <QDateTime>

#include <variant>

namespace core {

/// Entries of the journals that were stored and are gone, as a damaged log loses them.
struct LostEntries
{
    QDateTime after; ///< When the newest entry that is there was stored; invalid: there is none.
    std::variant<std::monostate, Label, ClubLabel> last = {}; ///< That entry.
    QDateTime until;                                          ///< Of the newest that is missing.
};

} // namespace core
