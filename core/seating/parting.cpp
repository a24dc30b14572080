#include "core/seating/parting.h"

#include "core/seating/index.h"

#include <algorithm>
#include <set>

namespace seating {
namespace {

/// Backtracking: seats those who have somebody to avoid, one after the other.
class Parting
{
public:
    Parting(const std::vector<PlayerPair>& pairs, const std::map<PlayerId, int>& homes,
            const RoundSizes& sizes)
        : free_(sizes.tables)
    {
        if (sizes.tables.back() != 2) {
            // Which tables have three seats is not decided yet.
            std::fill(free_.begin(), free_.end(), sizes.tables.front());
        }
        std::map<PlayerId, std::set<PlayerId>> avoids;
        for (const auto& [first, second] : pairs) {
            avoids[first].insert(second);
            avoids[second].insert(first);
        }
        for (const auto& [id, table] : homes) {
            if (avoids.count(id) == 0) {
                --free_[at(table - 1)];
            } else {
                bound_[id] = table - 1;
            }
        }
        for (const auto& [id, others] : avoids) {
            people_.push_back(id);
        }
        // Those bound to a table first, then by how many people they avoid.
        std::stable_sort(people_.begin(), people_.end(), [&](PlayerId a, PlayerId b) {
            return std::pair(bound_.count(b), avoids[b].size()) <
                   std::pair(bound_.count(a), avoids[a].size());
        });
        for (const PlayerId id : people_) {
            std::vector<std::size_t> earlier;
            for (std::size_t i = 0; i < avoids_.size(); ++i) {
                if (avoids[id].count(people_[i]) != 0) {
                    earlier.push_back(i);
                }
            }
            avoids_.push_back(std::move(earlier));
        }
    }

    bool isImpossible()
    {
        constexpr std::size_t mostPeopleTried = 2000;
        if (people_.size() > mostPeopleTried) {
            return false;
        }
        const bool seated = seatFrom(0);
        return !seated && triesLeft_ > 0;
    }

    const std::vector<PlayerId>& people() const { return people_; }

private:
    bool seatFrom(std::size_t next)
    {
        if (next == people_.size()) {
            return true;
        }
        if (--triesLeft_ <= 0) {
            return false;
        }
        const auto bound = bound_.find(people_[next]);
        for (std::size_t table = 0; table < free_.size(); ++table) {
            const bool allowed = bound == bound_.end() || at(bound->second) == table;
            if (allowed && fits(next, table)) {
                tableOf_.push_back(table);
                --free_[table];
                if (seatFrom(next + 1)) {
                    return true;
                }
                ++free_[table];
                tableOf_.pop_back();
            }
        }
        return false;
    }

    bool fits(std::size_t person, std::size_t table) const
    {
        return free_[table] > 0 &&
               std::none_of(avoids_[person].begin(), avoids_[person].end(),
                            [&](std::size_t other) { return tableOf_[other] == table; });
    }

    std::vector<int> free_;
    std::map<PlayerId, int> bound_;
    std::vector<PlayerId> people_;
    std::vector<std::vector<std::size_t>> avoids_;
    std::vector<std::size_t> tableOf_;
    int triesLeft_ = 50000;
};

} // namespace

std::vector<PlayerId> unpartable(const std::vector<PlayerPair>& pairs,
                                 const std::map<PlayerId, int>& homes, const RoundSizes& sizes)
{
    Parting parting(pairs, homes, sizes);
    return parting.isImpossible() ? parting.people() : std::vector<PlayerId>{};
}

} // namespace seating
