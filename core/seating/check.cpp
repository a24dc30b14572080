#include "core/seating/index.h"
#include "core/seating/round_choice.h"
#include "core/seating/seating.h"
#include "core/seating/sizes.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace seating {
namespace {

constexpr std::int64_t mostSeats = 10000000;
constexpr int heaviestClub = 100000;

class Checker
{
public:
    explicit Checker(const Request& request) : request_(request) {}

    Refusals run()
    {
        checkPlayers();
        checkNumbers();
        checkPairs();
        checkHistory();
        if (refusals_.empty()) {
            checkRosters();
        }
        if (refusals_.empty()) {
            for (int round = 0; round < request_.rounds; ++round) {
                checkRound(round);
            }
            checkLocks();
        }
        return distinct();
    }

private:
    Refusal& refuse(RefusalCode code, std::vector<PlayerId> players = {})
    {
        Refusal refusal;
        refusal.code = code;
        refusal.players = std::move(players);
        refusals_.push_back(std::move(refusal));
        return refusals_.back();
    }

    void refuseCount(RefusalCode code, std::int64_t count)
    {
        refuse(code).count = static_cast<int>(std::min<std::int64_t>(count, 2147483647));
    }

    void checkPlayers()
    {
        if (request_.players.size() > at(mostPlayers)) {
            refuseCount(RefusalCode::TooManyPlayers,
                        static_cast<std::int64_t>(request_.players.size()));
            return;
        }
        for (const Player& player : request_.players) {
            if (!known_.emplace(player.id, &player).second) {
                refuse(RefusalCode::DuplicatePlayer, {player.id});
            }
        }
    }

    void checkNumbers()
    {
        const bool oneRound = request_.mode == Mode::Swiss || request_.mode == Mode::Final;
        const auto seats = static_cast<std::int64_t>(request_.players.size()) * request_.rounds;
        if (request_.rounds < 1) {
            refuseCount(RefusalCode::NoRounds, request_.rounds);
        } else if (request_.rounds > mostRounds || seats > mostSeats) {
            refuseCount(RefusalCode::TooManyRounds, request_.rounds);
        } else if (oneRound && request_.rounds != 1) {
            refuseCount(RefusalCode::OneRoundOnly, request_.rounds);
        }
        if (request_.clubWeight < 0 || request_.clubWeight > heaviestClub) {
            refuseCount(RefusalCode::BadClubWeight, request_.clubWeight);
        }
        if (request_.threads < 0) {
            refuseCount(RefusalCode::BadThreads, request_.threads);
        }
        if (request_.mode == Mode::Final && request_.topTables < 1) {
            refuseCount(RefusalCode::BadTopTables, request_.topTables);
        }
        if (request_.lookAhead < 0 || request_.lookAhead > mostRounds) {
            refuseCount(RefusalCode::BadLookAhead, request_.lookAhead);
        }
        if (!request_.present.empty() && static_cast<std::int64_t>(request_.present.size()) !=
                                             std::int64_t{request_.rounds} + request_.lookAhead) {
            refuseCount(RefusalCode::RosterCountDiffers,
                        static_cast<std::int64_t>(request_.present.size()));
        }
    }

    bool requireKnown(PlayerId id)
    {
        if (known_.count(id) == 0) {
            refuse(RefusalCode::UnknownPlayer, {id});
            return false;
        }
        return true;
    }

    void checkPairs()
    {
        for (const auto& [first, second] : request_.apart) {
            requireKnown(first);
            requireKnown(second);
            if (first == second) {
                refuse(RefusalCode::PairWithItself, {first});
            }
        }
        std::set<PlayerId> ranked;
        for (const PlayerId id : request_.ranking) {
            if (requireKnown(id) && !ranked.insert(id).second) {
                refuse(RefusalCode::DuplicatePlayer, {id});
            }
        }
    }

    /// Records that somebody appears in a round; refuses unknown people and second appearances.
    void appear(PlayerId id, std::set<PlayerId>& seen, int round, bool inHistory)
    {
        RefusalCode code{};
        if (known_.count(id) == 0) {
            code = RefusalCode::UnknownPlayer;
        } else if (!seen.insert(id).second) {
            code = RefusalCode::TwiceInRound;
        } else {
            return;
        }
        Refusal& refusal = refuse(code, {id});
        refusal.round = round;
        refusal.inHistory = inHistory;
    }

    void checkHistory()
    {
        for (std::size_t i = 0; i < request_.history.size(); ++i) {
            const auto round = static_cast<int>(i);
            std::set<PlayerId> seen;
            std::set<int> numbers;
            for (const Table& table : request_.history[i].tables) {
                checkPastTable(table, round, numbers);
                for (const PlayerId id : table.seats) {
                    appear(id, seen, round, true);
                }
            }
            for (const PlayerId id : request_.history[i].byes) {
                appear(id, seen, round, true);
            }
        }
    }

    void checkPastTable(const Table& table, int round, std::set<int>& numbers)
    {
        const auto place = [&](RefusalCode code) -> Refusal& {
            Refusal& refusal = refuse(code);
            refusal.round = round;
            refusal.inHistory = true;
            refusal.table = table.number;
            return refusal;
        };
        if (table.number < 1 || !numbers.insert(table.number).second) {
            place(RefusalCode::BadTableNumber);
        }
        if (table.seats.size() < 2 || table.seats.size() > 4) {
            place(RefusalCode::BadTableSize).count = static_cast<int>(table.seats.size());
        }
    }

    void checkRosters()
    {
        for (std::size_t i = 0; i < request_.present.size(); ++i) {
            std::set<PlayerId> seen;
            for (const PlayerId id : request_.present[i]) {
                appear(id, seen, static_cast<int>(i), false);
            }
        }
        for (const LockedSeat& lock : request_.locked) {
            requireKnown(lock.player);
        }
    }

    std::vector<PlayerId> roster(int round) const
    {
        if (!request_.present.empty()) {
            return request_.present[at(round)];
        }
        std::vector<PlayerId> everybody;
        for (const Player& player : request_.players) {
            everybody.push_back(player.id);
        }
        return everybody;
    }

    void checkRound(int round)
    {
        if (request_.present.empty() && round > 0 && request_.locked.empty()) {
            return; // reported at the first one
        }
        const auto people = roster(round);
        const auto count = static_cast<int>(people.size());
        const bool pairWanted = count == 5 && request_.fivePlayers == FivePlayers::ThreeAndTwo;
        const auto sizes = roundSizes(count, request_.fivePlayers, request_.twoPlayerTables);
        if (!sizes || (pairWanted && !request_.twoPlayerTables)) {
            Refusal& refusal =
                refuse(count == 2 || pairWanted ? RefusalCode::TwoPlayerTablesNotAllowed
                                                : RefusalCode::TooFewPlayers);
            refusal.round = round;
            refusal.count = count;
            return;
        }
        if (request_.mode == Mode::Final && request_.topTables > mostTables(count)) {
            refuseCount(RefusalCode::BadTopTables, request_.topTables);
            return;
        }
        checkPlaces(round);
    }

    /// Wishes are checked only once all tables involved exist.
    void checkPlaces(int round)
    {
        const int tables = mostTables(static_cast<int>(roster(round).size()));
        bool areThere = true;
        const auto wishes = wishesOf(request_, round);
        for (const PlayerId id : wishes.people) {
            const auto& table = known_.at(id)->fixedTable;
            if (table && (*table < 1 || *table > tables)) {
                Refusal& refusal = refuse(RefusalCode::FixedTableOutOfRange, {id});
                refusal.round = round;
                refusal.table = *table;
                refusal.count = tables;
            }
        }
        for (const auto& [id, table] : wishes.homes) {
            areThere = areThere && table >= 1 && table <= tables;
        }
        if (areThere && refusals_.empty() && !chooseRound(wishes, wishes.people)) {
            checkHomes(wishes, round);
            checkParting(wishes, round);
        }
    }

    int mostTables(int people) const
    {
        std::size_t tables = 0;
        for (const RoundSizes& sizes :
             roundForms(people, request_.fivePlayers, request_.twoPlayerTables)) {
            tables = std::max(tables, sizes.tables.size());
        }
        return static_cast<int>(tables);
    }

    void checkHomes(const RoundWishes& wishes, int round)
    {
        const RoundSizes& sizes = wishes.forms.front();
        std::map<int, std::vector<PlayerId>> guests;
        for (const auto& [id, table] : wishes.homes) {
            if (sizes.byes == 0 || wishes.locked.count(id) > 0) {
                guests[table].push_back(id);
            }
        }
        auto foursLeft = std::count(sizes.tables.begin(), sizes.tables.end(), 4);
        const bool hasPair = sizes.tables.back() == 2;
        for (const auto& [table, people] : guests) {
            const auto seats = at(hasPair ? sizes.tables[at(table - 1)] : 3);
            const bool takesFour = !hasPair && people.size() == 4 && foursLeft > 0;
            foursLeft -= takesFour ? 1 : 0;
            if (people.size() > seats && !takesFour) {
                Refusal& refusal = refuse(RefusalCode::FixedTableFull, people);
                refusal.round = round;
                refusal.table = table;
            }
        }
    }

    /// Precondition: the round cannot be seated by its wishes.
    void checkParting(const RoundWishes& wishes, int round)
    {
        for (const PlayerPair& pair : wishes.apart) {
            const auto first = wishes.homes.find(pair.first);
            const auto second = wishes.homes.find(pair.second);
            if (first == wishes.homes.end() || second == wishes.homes.end() ||
                first->second != second->second) {
                continue;
            }
            auto alone = wishes;
            alone.apart = {pair};
            if (!chooseRound(alone, alone.people)) {
                Refusal& refusal = refuse(RefusalCode::PairMustMeet, {pair.first, pair.second});
                refusal.round = round;
                refusal.table = first->second;
            }
        }
        if (!refusals_.empty()) {
            return;
        }
        std::set<PlayerId> people;
        for (const auto& [first, second] : pairsInTheWay(wishes)) {
            people.insert({first, second});
        }
        auto withoutTop = wishes;
        withoutTop.topTables = 0;
        const bool isDueToFinal =
            wishes.topTables > 0 && chooseRound(withoutTop, wishes.people).has_value();
        Refusal& refusal = refuse(isDueToFinal ? RefusalCode::PairCannotBePartedInFinal
                                               : RefusalCode::PairCannotBeParted,
                                  {people.begin(), people.end()});
        refusal.round = round;
        if (isDueToFinal) {
            refusal.count = wishes.topTables;
        }
    }

    void checkLocks()
    {
        std::set<std::pair<int, PlayerId>> seen;
        for (const LockedSeat& lock : request_.locked) {
            const auto place = [&](RefusalCode code) {
                Refusal& refusal = refuse(code, {lock.player});
                refusal.round = lock.round;
                refusal.table = lock.table;
            };
            if (lock.round < 0 || lock.round >= request_.rounds) {
                place(RefusalCode::LockOutOfRange);
                continue;
            }
            const auto people = roster(lock.round);
            const int tables = mostTables(static_cast<int>(people.size()));
            if (std::find(people.begin(), people.end(), lock.player) == people.end()) {
                place(RefusalCode::LockedPlayerAbsent);
            } else if (tables > 0 && (lock.table < 1 || lock.table > tables)) {
                place(RefusalCode::LockOutOfRange);
            } else if (!seen.insert({lock.round, lock.player}).second) {
                place(RefusalCode::LockedTwice);
            } else if (known_.at(lock.player)->fixedTable.value_or(lock.table) != lock.table) {
                place(RefusalCode::LockedAgainstFixedTable);
            }
        }
    }

    /// A fault repeated in later rounds is reported once, for the first of them.
    Refusals distinct() const
    {
        Refusals result;
        std::set<std::tuple<RefusalCode, std::vector<PlayerId>, std::optional<int>>> told;
        for (const Refusal& refusal : refusals_) {
            if (refusal.inHistory ||
                told.emplace(refusal.code, refusal.players, refusal.table).second) {
                result.push_back(refusal);
            }
        }
        return result;
    }

    const Request& request_;
    std::map<PlayerId, const Player*> known_;
    Refusals refusals_;
};

} // namespace

Refusals check(const Request& request)
{
    return Checker(request).run();
}

} // namespace seating
