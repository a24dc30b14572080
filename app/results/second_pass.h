#pragma once

#include "core/tournament.h"

#include <map>
#include <optional>
#include <set>

namespace desk {

/// Which games of a round have been typed a second time.
class SecondPass
{
public:
    void compared(const core::GameKey& key, bool differed);

    /// The next game of the table, or the next table of the round, still to be compared.
    [[nodiscard]] std::optional<core::GameNumber> nextGame(const core::Round& round,
                                                           core::TableNumber table) const;
    [[nodiscard]] std::optional<core::TableNumber>
    nextTable(const core::Round& round, std::optional<core::TableNumber> after) const;

    [[nodiscard]] std::map<core::TableNumber, int> counts() const;
    [[nodiscard]] int games() const;
    [[nodiscard]] int differences() const { return differences_; }

private:
    std::map<core::TableNumber, std::set<core::GameNumber>> games_;
    int differences_ = 0;
};

} // namespace desk
