#pragma once

#include "core/seating/request.h"

#include <cstdint>
#include <variant>
#include <vector>

/// Changing a draft by hand. Seatings are values: an operation returns the new round with its cost
/// and does not modify the old one.
namespace seating {

enum class ManualRefusal {
    UnknownPlayer, ///< Not in the round, not even with a bye.
    UnknownTable,  ///< No table of this number.
    SamePlace,     ///< Nothing would change.
    PlayerLocked,  ///< The person or the table is locked, or bound to a fixed table.
    TableFull,     ///< A fifth person at the table.
    TableTooSmall, ///< Would leave one person, or two if tables of two are not allowed.
    AlreadySeated, ///< The newcomer is in the round already.
};

/// What a change costs; negative figures are gains. Counts meetings in the history and this round.
struct ManualCost
{
    int repeats = 0;   ///< Change of the repeated meetings.
    int forbidden = 0; ///< Change of the meetings of pairs to be kept apart.
    int sameClub = 0;  ///< Change of the meetings of clubmates.
    /// Pairs who would meet because of the change, and not for the first time.
    std::vector<PlayerPair> repeatedPairs;
};

struct ManualChange
{
    Round round;
    ManualCost cost;
};

using ManualResult = std::variant<ManualChange, ManualRefusal>;

struct Locks
{
    std::vector<PlayerId> players;
    std::vector<int> tables; ///< Numbers from 1.
};

/// Operations on one draft. The request supplies players, history and wishes; its rounds, mode and
/// limit are ignored.
class ManualRound
{
public:
    /// The request must outlive this object.
    ManualRound(const Request& request, Round round, Locks locks = {});

    const Round& round() const { return round_; }

    /// Two people change places; one of them may have the bye.
    ManualResult swapped(PlayerId first, PlayerId second) const;
    /// Moves one person to another table's last seat, from a table or the bye.
    ManualResult moved(PlayerId player, int table) const;

    /// Adopts the round of a change, in which locked people and tables have kept their seats.
    void take(Round round) { round_ = std::move(round); }

private:
    bool isLocked(PlayerId player) const;

    const Request* request_;
    Round round_;
    Locks locks_;
};

/// The cost of replacing `before` with `after`, given the history of the request.
ManualCost costOfChange(const Request& request, const Round& before, const Round& after);

} // namespace seating
