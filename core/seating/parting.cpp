#include "core/seating/parting.h"

#include "core/seating/index.h"

#include <algorithm>
#include <optional>
#include <set>

namespace seating {
namespace {

constexpr std::size_t mostPeopleParted = 2000;
constexpr int mostTries = 50000;

/// Backtracking: seats one person after the other.
class Parter
{
public:
    explicit Parter(const PartingTask& task)
        : task_(task), taken_(task.seats.size(), 0), fullLeft_(task.fullTables)
    {
        std::map<PlayerId, std::set<PlayerId>> avoids;
        for (const auto& [first, second] : task.apart) {
            avoids[first].insert(second);
            avoids[second].insert(first);
        }
        for (const PlayerId person : task.people) {
            const auto& others = avoids[person];
            std::vector<std::size_t> earlier;
            for (std::size_t i = 0; i < avoids_.size() && !others.empty(); ++i) {
                if (others.count(task.people[i]) != 0) {
                    earlier.push_back(i);
                }
            }
            avoids_.push_back(std::move(earlier));
            const auto home = task.homes.find(person);
            homes_.push_back(home == task.homes.end()
                                 ? std::nullopt
                                 : std::optional(at(home->second - task.firstTable)));
        }
        isBound_.assign(task.seats.size(), 0);
        for (const auto& home : homes_) {
            if (home) {
                isBound_[*home] = 1;
            }
        }
    }

    Parting run()
    {
        if (task_.people.size() > mostPeopleParted) {
            return {};
        }
        if (!seatFrom(0)) {
            return {triesLeft_ > 0 ? PartingOutcome::Impossible : PartingOutcome::Unknown, {}};
        }
        Parting parting{PartingOutcome::Parted, {}};
        for (std::size_t i = 0; i < tableOf_.size(); ++i) {
            parting.tables[task_.people[i]] = static_cast<int>(tableOf_[i]) + task_.firstTable;
        }
        return parting;
    }

private:
    bool seatFrom(std::size_t next)
    {
        if (next == task_.people.size()) {
            return true;
        }
        if (--triesLeft_ <= 0) {
            return false;
        }
        std::set<int> emptyTried; // by seats: empty tables of one size are alike
        for (std::size_t table = 0; table < taken_.size(); ++table) {
            const bool isFree = homes_[next].value_or(table) == table && fits(next, table);
            if (isFree && (taken_[table] > 0 || isBound_[table] != 0 ||
                           emptyTried.insert(task_.seats[table]).second)) {
                seat(table, 1);
                tableOf_.push_back(table);
                if (seatFrom(next + 1)) {
                    return true;
                }
                tableOf_.pop_back();
                seat(table, -1);
            }
        }
        return false;
    }

    bool fits(std::size_t person, std::size_t table) const
    {
        const int left = task_.seats[table] - taken_[table];
        return left > (fullLeft_ > 0 ? 0 : 1) &&
               std::none_of(avoids_[person].begin(), avoids_[person].end(),
                            [&](std::size_t other) { return tableOf_[other] == table; });
    }

    void seat(std::size_t table, int by)
    {
        const bool wasFull = taken_[table] == task_.seats[table];
        taken_[table] += by;
        const bool isFull = taken_[table] == task_.seats[table];
        fullLeft_ += (wasFull ? 1 : 0) - (isFull ? 1 : 0);
    }

    const PartingTask& task_;
    std::vector<std::vector<std::size_t>> avoids_; ///< Of each person, those seated earlier.
    std::vector<std::optional<std::size_t>> homes_;
    std::vector<char> isBound_; ///< For each table, whether it is somebody's home.
    std::vector<int> taken_;
    std::vector<std::size_t> tableOf_;
    int fullLeft_;
    int triesLeft_ = mostTries;
};

} // namespace

Parting part(const PartingTask& task)
{
    return Parter(task).run();
}

} // namespace seating
