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
    [[nodiscard]] std::optional<core::GameNumber> nextGame(const core::Settings& settings,
                                                           const core::Round& round,
                                                           core::TableNumber table) const;
    [[nodiscard]] std::optional<core::TableNumber>
    nextTable(const core::Settings& settings, const core::Round& round,
              std::optional<core::TableNumber> after) const;

    struct Count
    {
        int compared = 0; ///< Games closed as not played need no comparison.
        int games = 0;
    };
    [[nodiscard]] Count count(const core::Settings& settings, const core::Round& round,
                              const core::Table& table) const;
    [[nodiscard]] int games() const;
    [[nodiscard]] int differences() const { return differences_; }

private:
    [[nodiscard]] bool isDone(const core::Table& table, core::GameNumber number) const;

    std::map<core::TableNumber, std::set<core::GameNumber>> games_;
    int differences_ = 0;
};

} // namespace desk
