#pragma once

#include "kinds.h"

#include "core/ids.h"

#include <optional>
#include <vector>

namespace documents {

/// Which document, and what of it.
struct Choice
{
    Kind kind = Kind::Standings;
    std::optional<core::RoundNumber> round = std::nullopt;       ///< Nothing: roundOf() says which.
    std::optional<core::StartNumber> participant = std::nullopt; ///< Nothing: everybody.
    std::vector<core::TableNumber> tables = {};                  ///< Empty: all.
};

} // namespace documents
