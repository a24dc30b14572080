#pragma once

#include "request.h"

#include <cstdint>
#include <variant>
#include <vector>

/// Changing a drafted round by hand: every operation says what it costs before it is done.
///
/// Seatings are values: an operation returns the new round and leaves the old one alone.
namespace seating {

enum class ManualRefusal {
    UnknownPlayer, ///< Sits nowhere in the round and has no bye.
    UnknownTable,  ///< No table of this number.
    SamePlace,     ///< Nothing would change.
    PlayerLocked,  ///< The person or the table is locked, or bound to a fixed table.
    TableFull,     ///< A fifth person at the table.
    TableTooSmall, ///< Would leave one person, or two where tables of two are not allowed.
    AlreadySeated, ///< The newcomer sits already.
};

/// What a change does to the evening; negative figures are gains. Meetings count over the history
/// and this round.
struct ManualCost
{
    int repeats = 0;   ///< Change of the repeated meetings.
    int forbidden = 0; ///< Change of the meetings of pairs to be kept apart.
    int sameClub = 0;  ///< Change of the meetings of clubmates.
    /// Meetings the change brings about that are not the first.
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

/// One drafted round by hand. The request gives players, history and wishes; its rounds, mode and
/// limit don't matter here.
class ManualRound
{
public:
    /// The request must outlive the value.
    ManualRound(const Request& request, Round round, Locks locks = {});

    const Round& round() const { return round_; }
    const Locks& locks() const { return locks_; }

    /// Two people change places; one of them may have the bye.
    ManualResult swapped(PlayerId first, PlayerId second) const;
    /// One person goes to another table's last seat, from a table or the bye.
    ManualResult moved(PlayerId player, int table) const;

    /// Takes the round of a change; the seats of locked people and tables are as before.
    void take(Round round) { round_ = std::move(round); }

    void lockPlayer(PlayerId player);
    void lockTable(int table);
    void unlockPlayer(PlayerId player);
    void unlockTable(int table);

    /// Everybody locked, for planning the rest of the round anew (Request::locked).
    std::vector<LockedSeat> lockedSeats(int round) const;

private:
    bool isLocked(PlayerId player) const;

    const Request* request_;
    Round round_;
    Locks locks_;
};

/// What it costs to seat after instead of before, given the history of the request.
ManualCost costOfChange(const Request& request, const Round& before, const Round& after);

} // namespace seating
