#pragma once

#include "core/model/tournament.h"

#include <vector>

namespace core {

/// The deals of a table in the order in which they were played.
struct DealOrder
{
    std::vector<const Game*> deals; ///< All but tie-breakers; those closed without a result too.
    std::vector<const Game*> tieBreaks;

    /// The deals of the match as scoreMatch() takes them.
    [[nodiscard]] std::vector<const scoring::Deal*> results() const;
};

/// The table outlives the result; its games need not be in order.
DealOrder dealOrder(const Table& table);

/// The deal in a game that is known to hold one.
const PlayedDeal& playedDeal(const Game& game);

/// Follows the tie-breaker deals of a table in order: each leaves those tied at its top. Players
/// who left the match are out from their last tie-breaker deal on.
class TieBreakCourse
{
public:
    /// The table outlives this.
    TieBreakCourse(const TableHead& table, std::vector<const Game*> tieBreaks);

    /// Those who can be tied at all: everybody who stays or plays a tie-breaker deal.
    [[nodiscard]] std::vector<StartNumber> present() const;
    /// Those of them who are tied at the top of the match before any tie-breaker.
    void begin(std::vector<StartNumber> tied) { tied_ = std::move(tied); }
    /// Those who have to play the next deal or, after the last, are still tied; a single one has
    /// won.
    [[nodiscard]] std::vector<StartNumber> due() const;
    [[nodiscard]] bool hasNext() const { return next_ < tieBreaks_.size(); }
    [[nodiscard]] const Game& next() const { return *tieBreaks_[next_]; }
    void playNext();

private:
    [[nodiscard]] bool isIn(StartNumber number) const;

    const TableHead& table_;
    std::vector<const Game*> tieBreaks_;
    std::size_t next_ = 0;
    std::vector<StartNumber> tied_;
};

} // namespace core
