#include "core/seating/arrangement.h"

#include "core/seating/index.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace seating {
namespace {

struct Seat
{
    Index player = 0;
    bool pinned = false;
};

/// Seats one round table by table; every step preserves the table sizes.
class RoundSeater
{
public:
    RoundSeater(const RoundTask& task, int players)
        : task_(task), waiting_(at(players), 0), tables_(task.sizes.tables.size())
    {
        for (const Index player : task.seated) {
            waiting_[at(player)] = 1;
        }
        const bool hasPair = std::count(task.sizes.tables.begin(), task.sizes.tables.end(), 2) > 0;
        for (const int size : task.sizes.tables) {
            capacity_.push_back(hasPair ? size : chairsPerTable);
            least_.push_back(hasPair ? size : 3);
        }
        for (int table = 0; table < task.closedTables; ++table) {
            const auto bound = std::count_if(task.pins.begin(), task.pins.end(),
                                             [&](const Pin& pin) { return pin.table == table; });
            capacity_[at(table)] = static_cast<int>(bound);
            least_[at(table)] = static_cast<int>(bound);
        }
        for (const Pin& pin : task.pins) {
            if (waiting_[at(pin.player)] != 0) {
                seat(pin.table, pin.player, true);
            }
        }
    }

    void seatGroups(const Groups& groups)
    {
        std::vector<char> used(tables_.size(), 0);
        for (std::size_t t = 0; t < tables_.size(); ++t) {
            used[t] = tables_[t].empty() ? 0 : 1;
        }
        std::vector<const std::vector<Index>*> later;
        for (const auto& group : groups) {
            const auto home = pinnedHome(group);
            if (home) {
                fill(*home, group);
            } else {
                later.push_back(&group);
            }
        }
        std::size_t next = 0;
        for (const auto* group : later) {
            while (next < tables_.size() && used[next] != 0) {
                ++next;
            }
            if (next == tables_.size()) {
                break;
            }
            used[next] = 1;
            fill(static_cast<int>(next), *group);
        }
    }

    void seatTheRest(Random& random)
    {
        std::vector<Index> rest;
        for (const Index player : task_.seated) {
            if (waiting_[at(player)] != 0) {
                rest.push_back(player);
            }
        }
        random.shuffle(rest);
        for (const bool toLeast : {true, false}) {
            for (std::size_t t = 0; t < tables_.size(); ++t) {
                const int wanted = toLeast ? least_[t] : capacity_[t];
                while (static_cast<int>(tables_[t].size()) < wanted && !rest.empty()) {
                    seat(static_cast<int>(t), rest.back(), false);
                    rest.pop_back();
                }
            }
        }
        evenOut();
    }

    const std::vector<std::vector<Seat>>& tables() const { return tables_; }
    int capacity(std::size_t table) const { return capacity_[table]; }

private:
    void seat(int table, Index player, bool pinned)
    {
        tables_[at(table)].push_back({player, pinned});
        waiting_[at(player)] = 0;
    }

    std::optional<int> pinnedHome(const std::vector<Index>& group) const
    {
        for (const Pin& pin : task_.pins) {
            if (std::find(group.begin(), group.end(), pin.player) != group.end()) {
                return pin.table;
            }
        }
        return std::nullopt;
    }

    void fill(int table, const std::vector<Index>& group)
    {
        for (const Index player : group) {
            if (waiting_[at(player)] != 0 &&
                static_cast<int>(tables_[at(table)].size()) < capacity_[at(table)]) {
                seat(table, player, false);
            }
        }
    }

    /// Moves players from the fullest tables to those with too few.
    void evenOut()
    {
        for (std::size_t t = 0; t < tables_.size(); ++t) {
            for (std::size_t giver = 0; giver < tables_.size(); ++giver) {
                if (static_cast<int>(tables_[t].size()) >= least_[t]) {
                    break;
                }
                auto& from = tables_[giver];
                const auto guest = std::find_if(from.rbegin(), from.rend(),
                                                [](const Seat& seat) { return !seat.pinned; });
                if (static_cast<int>(from.size()) > least_[giver] && guest != from.rend()) {
                    tables_[t].push_back(*guest);
                    from.erase(std::next(guest).base());
                }
            }
        }
    }

    const RoundTask& task_;
    std::vector<char> waiting_;
    std::vector<std::vector<Seat>> tables_;
    std::vector<int> capacity_;
    std::vector<int> least_;
};

} // namespace

int peopleIn(const Groups& tables)
{
    return std::accumulate(tables.begin(), tables.end(), 0, [](int sum, const auto& table) {
        return sum + static_cast<int>(table.size());
    });
}

Arrangement::Arrangement(const Problem& problem, const std::vector<Groups>& wanted, Random& random)
{
    starts_.push_back(0);
    for (std::size_t round = 0; round < problem.rounds.size(); ++round) {
        RoundSeater seater(problem.rounds[round], problem.players);
        if (round < wanted.size()) {
            seater.seatGroups(wanted[round]);
        }
        seater.seatTheRest(random);
        std::vector<std::size_t> movable;
        for (std::size_t t = 0; t < seater.tables().size(); ++t) {
            const auto& seats = seater.tables()[t];
            for (int c = 0; c < chairsPerTable; ++c) {
                const bool taken = at(c) < seats.size();
                const bool blocked = c >= seater.capacity(t);
                if (!blocked && (!taken || !seats[at(c)].pinned)) {
                    movable.push_back(chairs_.size());
                }
                chairs_.push_back(taken     ? seats[at(c)].player
                                  : blocked ? blockedChair
                                            : emptyChair);
            }
        }
        starts_.push_back(chairs_.size());
        movable_.push_back(std::move(movable));
    }
}

int Arrangement::tableCount(int round) const
{
    return static_cast<int>((starts_[at(round) + 1] - starts_[at(round)]) / chairsPerTable);
}

std::vector<Index> Arrangement::table(int round, int number) const
{
    std::vector<Index> result;
    const std::size_t first = starts_[at(round)] + at(number) * chairsPerTable;
    for (std::size_t chair = first; chair < first + chairsPerTable; ++chair) {
        if (chairs_[chair] >= 0) {
            result.push_back(chairs_[chair]);
        }
    }
    return result;
}

} // namespace seating
