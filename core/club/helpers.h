#pragma once

#include "core/model/ids.h"
#include "core/model/refusal.h"
#include "core/model/table_range.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>

namespace core {

/// What a helper may do on the pages that the main laptop serves.
enum class HelperRight : std::uint8_t {
    CheckIn,    ///< Say who has come.
    Fees,       ///< Take start fees.
    Slips,      ///< Type score slips.
    Papers,     ///< Print what hangs on the wall and lies on the tables.
    SecondPass, ///< Type score slips again, blind.
};

using HelperRights = std::set<HelperRight>;

/// Somebody who helps at evenings, with a browser. Belongs to the club; the codes that let helpers
/// in belong to an evening (helper_code.h).
struct Helper
{
    HelperId id;
    QString name; ///< One line, not blank, no other helper's; the journal names them by it.
    HelperRights rights;
    std::optional<TableRange> tables = {}; ///< Whose slips they are to type; nothing: any.

    friend bool operator==(const Helper&, const Helper&) = default;
};

/// Of one club.
inline constexpr std::size_t mostHelpers = 50;

/// Everything wrong with the helper itself. Places: "/name", "/rights".
Refusals faultsOf(const Helper& helper);

} // namespace core
