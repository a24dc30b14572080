#pragma once

// <cstdint> comes first: moc 6.4 cannot parse <chrono> before it.
#include <cstdint>

#include <chrono>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// The input of the seating library: plain values without a store or a clock.
namespace seating {

/// A person's number in the tournament; any int, unique within one request.
enum class PlayerId : int {};

/// Everyone who plays, has played or will play in the rounds of the request.
struct Player
{
    PlayerId id{};
    /// Any number that the members of a club share; nothing for people without a club.
    std::optional<int> club;
    /// Table number from 1 for a person who cannot change tables.
    std::optional<int> fixedTable;
};

/// seats[0] is seat A (opens game 1), seats[1] is B, and so on; 2 to 4 people.
struct Table
{
    int number = 1;
    std::vector<PlayerId> seats;

    bool operator==(const Table&) const = default;
};

/// Players neither at a table nor in byes were absent.
struct Round
{
    std::vector<Table> tables;
    std::vector<PlayerId> byes;

    bool operator==(const Round&) const = default;
};

enum class Mode {
    Plan,  ///< All rounds ahead with the fewest repeated meetings.
    Draw,  ///< At random, as the first of the rounds planned: see Request::lookAhead.
    Swiss, ///< One round; neighbours of the ranking sit together, avoiding repeats.
    Final, ///< One round; the best 4k of the ranking at the first k tables.
};

enum class FivePlayers {
    FourAndBye,
    ThreeAndTwo, ///< Only with twoPlayerTables.
};

/// What sharing tables of three evenly may cost.
enum class Threes {
    First, ///< Nobody is a whole table of three away from their share, whatever it costs.
    Fair,  ///< One whole table where that saves repeats, none where it does not.
    Last,  ///< Only among plans with equal meetings.
};

/// How long to search. Steps are swaps tried by all logical workers together; with steps the plan
/// of a seed is reproducible on every machine and with any number of threads.
struct Steps
{
    std::uint64_t count = 0;
};

using Limit = std::variant<std::chrono::milliseconds, Steps>;

using PlayerPair = std::pair<PlayerId, PlayerId>;

/// Two people who met at earlier evenings, before the history.
struct EarlierMeeting
{
    PlayerPair pair;
    /// The cost of seating them together again, in hundredths of a repeated meeting; 1 or more. It
    /// only chooses among plans equal in meetings and threes.
    int weight = 1;
};

/// The player stays at this table (number from 1) in this further round (from 0).
struct LockedSeat
{
    int round = 0;
    int table = 1;
    PlayerId player{};
};

/// The most players and rounds in one request.
inline constexpr int mostPlayers = 100'000;
inline constexpr int mostRounds = 1'000;

struct Request
{
    /// 3 to 100,000 people (2 with twoPlayerTables), no id twice.
    std::vector<Player> players;
    /// Further rounds to seat: 1 to 1,000; Swiss and Final seat exactly one.
    int rounds = 1;
    /// Draw: how many rounds will be drawn later, 0 to 1,000. The draw lets the later rounds
    /// continue with the fewest repeats; an evening's draws follow the same plan while history,
    /// rounds and lookAhead have the same sum. Looking ahead stops at the first round with too few
    /// people, and is skipped for more than 200 people or 60 rounds including history.
    int lookAhead = 0;
    /// Either empty (everybody in every round) or one roster per further round, then one for each
    /// round of lookAhead.
    std::vector<std::vector<PlayerId>> present;
    FivePlayers fivePlayers = FivePlayers::FourAndBye;
    bool twoPlayerTables = false;

    /// Rounds played or published, oldest first: considered but never changed.
    std::vector<Round> history;
    std::vector<PlayerPair> apart;
    /// The cost of two clubmates at a table in hundredths of a repeated meeting: 0 ignores clubs, 1
    /// to 99 choose among plans equal in meetings and threes, 100 to 100,000 trade at that rate.
    int clubWeight = 1;
    /// No duplicate pairs; people not among the players are ignored.
    std::vector<EarlierMeeting> earlier;
    Threes threes = Threes::Last;
    std::vector<LockedSeat> locked;
    /// A plan to start from, for the further rounds in order. It may be shorter or out of date:
    /// what does not fit is ignored.
    std::vector<Round> draft;

    Mode mode = Mode::Plan;
    /// Swiss and Final: best first; people present but not named follow in the order of players.
    /// The last of those with the fewest byes has the bye.
    std::vector<PlayerId> ranking;
    /// Final: number of top tables, from 1.
    int topTables = 1;

    std::uint64_t seed = 1;
    Limit limit = std::chrono::milliseconds(1000);
    /// 0: all the machine has, at most the number of logical workers (4).
    int threads = 0;
};

} // namespace seating
