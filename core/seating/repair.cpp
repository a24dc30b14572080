#include "core/seating/repair.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace seating {
namespace {

constexpr std::size_t fullTable = 4;
constexpr std::size_t shortTable = 3;
/// A longer list would hardly be read.
constexpr std::size_t mostRepairs = 20;

std::vector<int> changedTables(const Round& before, const Round& after)
{
    std::map<int, std::vector<PlayerId>> old;
    for (const Table& table : before.tables) {
        old[table.number] = table.seats;
    }
    std::vector<int> changed;
    for (const Table& table : after.tables) {
        const auto found = old.find(table.number);
        if (found == old.end() || found->second != table.seats) {
            changed.push_back(table.number);
        }
        if (found != old.end()) {
            old.erase(found);
        }
    }
    for (const auto& [number, seats] : old) {
        changed.push_back(number);
    }
    std::sort(changed.begin(), changed.end());
    return changed;
}

class Mender
{
public:
    Mender(const Request& request, const Round& before, const Locks& locks)
        : request_(request), before_(before), locks_(locks)
    {}

    void offer(Round after)
    {
        Repair repair;
        repair.changedTables = changedTables(before_, after);
        repair.cost = costOfChange(request_, before_, after);
        repair.round = std::move(after);
        repairs_.push_back(std::move(repair));
    }

    bool isLocked(int table) const
    {
        return std::find(locks_.tables.begin(), locks_.tables.end(), table) != locks_.tables.end();
    }

    bool isBound(PlayerId player) const
    {
        const auto& locked = locks_.players;
        if (std::find(locked.begin(), locked.end(), player) != locked.end()) {
            return true;
        }
        return std::any_of(request_.players.begin(), request_.players.end(), [&](const Player& p) {
            return p.id == player && p.fixedTable.has_value();
        });
    }

    /// Whether fixed table and locks allow the person to sit at this table.
    bool mayGo(PlayerId player, int table) const
    {
        return !isLocked(table) &&
               std::none_of(request_.players.begin(), request_.players.end(), [&](const Player& p) {
                   return p.id == player && p.fixedTable.value_or(table) != table;
               });
    }

    bool empty() const { return repairs_.empty(); }

    /// Whether some way avoids all forbidden meetings.
    bool keepsWishes() const
    {
        return std::any_of(repairs_.begin(), repairs_.end(),
                           [](const Repair& repair) { return repair.cost.forbidden <= 0; });
    }

    const std::vector<Repair>& repairs() const { return repairs_; }

    std::vector<Repair> sorted()
    {
        const auto rank = [](const Repair& repair) {
            return std::tuple(repair.cost.forbidden, repair.round.byes.size(),
                              repair.changedTables.size(), repair.cost.repeats,
                              repair.cost.sameClub);
        };
        std::stable_sort(repairs_.begin(), repairs_.end(),
                         [&](const Repair& a, const Repair& b) { return rank(a) < rank(b); });
        repairs_.resize(std::min(repairs_.size(), mostRepairs));
        return std::move(repairs_);
    }

private:
    const Request& request_;
    const Round& before_;
    const Locks& locks_;
    std::vector<Repair> repairs_;
};

int freeNumber(const Round& round)
{
    int number = 0;
    for (const Table& table : round.tables) {
        number = std::max(number, table.number);
    }
    return number + 1;
}

bool isIn(const Round& round, PlayerId player)
{
    const auto has = [&](const std::vector<PlayerId>& people) {
        return std::find(people.begin(), people.end(), player) != people.end();
    };
    return has(round.byes) || std::any_of(round.tables.begin(), round.tables.end(),
                                          [&](const Table& table) { return has(table.seats); });
}

void takeFromTable(Round& round, std::size_t table, PlayerId player)
{
    auto& seats = round.tables[table].seats;
    seats.erase(std::find(seats.begin(), seats.end(), player));
}

/// A new table: the latecomer, people with a bye, and one person each from tables of four.
void offerNewTable(const Request& request, const Round& round, PlayerId latecomer, Mender& mender)
{
    Round after = round;
    Table fresh;
    fresh.number = freeNumber(round);
    fresh.seats.push_back(latecomer);
    for (const PlayerId player : round.byes) {
        const bool room = fresh.seats.size() < fullTable && mender.mayGo(player, fresh.number);
        if (room) {
            fresh.seats.push_back(player);
            after.byes.erase(std::find(after.byes.begin(), after.byes.end(), player));
        }
    }
    for (std::size_t t = 0; t < round.tables.size() && fresh.seats.size() < shortTable; ++t) {
        if (round.tables[t].seats.size() < fullTable || mender.isLocked(round.tables[t].number)) {
            continue;
        }
        // The person whose move costs least changes tables.
        const Round base = after;
        bool taken = false;
        std::tuple<int, int, int> least{};
        for (const PlayerId player : round.tables[t].seats) {
            if (mender.isBound(player)) {
                continue;
            }
            Round trial = base;
            takeFromTable(trial, t, player);
            Table bigger = fresh;
            if (taken) {
                bigger.seats.pop_back();
            }
            bigger.seats.push_back(player);
            trial.tables.push_back(bigger);
            const ManualCost cost = costOfChange(request, round, trial);
            const std::tuple price(cost.forbidden, cost.repeats, cost.sameClub);
            if (!taken || price < least) {
                least = price;
                taken = true;
                trial.tables.pop_back();
                after = std::move(trial);
                fresh = std::move(bigger);
            }
        }
    }
    const std::size_t enough = request.twoPlayerTables ? 2 : shortTable;
    if (fresh.seats.size() >= enough && mender.mayGo(latecomer, fresh.number)) {
        after.tables.push_back(std::move(fresh));
        mender.offer(std::move(after));
    }
}

Round exchanged(Round round, PlayerId one, PlayerId other)
{
    for (Table& table : round.tables) {
        for (PlayerId& place : table.seats) {
            place = place == one ? other : place == other ? one : place;
        }
    }
    return round;
}

/// For each way offered, variants in which the person swaps with somebody at another table.
void offerExchanges(PlayerId person, Mender& mender)
{
    const auto offered = mender.repairs();
    for (const Repair& repair : offered) {
        for (const Table& table : repair.round.tables) {
            const auto& seats = table.seats;
            const bool isHere = std::find(seats.begin(), seats.end(), person) != seats.end();
            for (const PlayerId other : seats) {
                if (!isHere && !mender.isBound(other) && mender.mayGo(person, table.number)) {
                    mender.offer(exchanged(repair.round, person, other));
                }
            }
        }
    }
}

void offerFill(const Round& shortened, std::size_t table, Mender& mender)
{
    const int number = shortened.tables[table].number;
    for (const PlayerId player : shortened.byes) {
        if (mender.mayGo(player, number)) {
            Round after = shortened;
            after.tables[table].seats.push_back(player);
            after.byes.erase(std::find(after.byes.begin(), after.byes.end(), player));
            mender.offer(std::move(after));
        }
    }
    for (std::size_t giver = 0; giver < shortened.tables.size(); ++giver) {
        if (shortened.tables[giver].seats.size() < fullTable ||
            mender.isLocked(shortened.tables[giver].number)) {
            continue;
        }
        for (const PlayerId player : shortened.tables[giver].seats) {
            if (!mender.isBound(player)) {
                Round after = shortened;
                takeFromTable(after, giver, player);
                after.tables[table].seats.push_back(player);
                mender.offer(std::move(after));
            }
        }
    }
}

/// Moves the two people left at a table to two tables of three.
void offerDissolving(const Round& shortened, std::size_t table, Mender& mender)
{
    const std::vector<PlayerId> left = shortened.tables[table].seats;
    for (std::size_t first = 0; first < shortened.tables.size(); ++first) {
        for (std::size_t second = 0; second < shortened.tables.size(); ++second) {
            const bool usable = first != second && first != table && second != table &&
                                shortened.tables[first].seats.size() == shortTable &&
                                shortened.tables[second].seats.size() == shortTable;
            if (usable && mender.mayGo(left[0], shortened.tables[first].number) &&
                mender.mayGo(left[1], shortened.tables[second].number)) {
                Round after = shortened;
                after.tables[first].seats.push_back(left[0]);
                after.tables[second].seats.push_back(left[1]);
                after.tables.erase(after.tables.begin() + static_cast<std::ptrdiff_t>(table));
                mender.offer(std::move(after));
            }
        }
    }
}

} // namespace

std::vector<Repair> seatLatecomer(const Request& request, const Round& round, PlayerId latecomer,
                                  const Locks& locks)
{
    Mender mender(request, round, locks);
    if (isIn(round, latecomer)) {
        return {};
    }
    for (std::size_t t = 0; t < round.tables.size(); ++t) {
        if (round.tables[t].seats.size() < fullTable &&
            mender.mayGo(latecomer, round.tables[t].number)) {
            Round after = round;
            after.tables[t].seats.push_back(latecomer);
            mender.offer(std::move(after));
        }
    }
    if (mender.empty()) {
        offerNewTable(request, round, latecomer, mender);
    }
    if (!mender.keepsWishes()) {
        offerExchanges(latecomer, mender);
    }
    Round waiting = round;
    waiting.byes.push_back(latecomer);
    mender.offer(std::move(waiting));
    return mender.sorted();
}

std::vector<Repair> replaceMissing(const Request& request, const Round& round, PlayerId missing,
                                   const Locks& locks)
{
    Mender mender(request, round, locks);
    Round shortened = round;
    shortened.byes.erase(std::remove(shortened.byes.begin(), shortened.byes.end(), missing),
                         shortened.byes.end());
    const auto table = std::find_if(round.tables.begin(), round.tables.end(), [&](const Table& t) {
        return std::find(t.seats.begin(), t.seats.end(), missing) != t.seats.end();
    });
    if (table == round.tables.end()) {
        if (shortened.byes.size() < round.byes.size()) {
            mender.offer(std::move(shortened));
        }
        return mender.sorted();
    }
    if (mender.isLocked(table->number)) {
        return {};
    }
    const auto position = static_cast<std::size_t>(table - round.tables.begin());
    takeFromTable(shortened, position, missing);
    const std::size_t left = shortened.tables[position].seats.size();
    const std::size_t enough = request.twoPlayerTables ? 2 : shortTable;
    if (left >= enough) {
        mender.offer(shortened);
    }
    offerFill(shortened, position, mender);
    if (left == 2) {
        offerDissolving(shortened, position, mender);
    }
    if (!mender.keepsWishes()) {
        // Nobody can fill in: the people left get a bye.
        for (const PlayerId player : shortened.tables[position].seats) {
            shortened.byes.push_back(player);
        }
        shortened.tables.erase(shortened.tables.begin() + static_cast<std::ptrdiff_t>(position));
        mender.offer(std::move(shortened));
    }
    return mender.sorted();
}

} // namespace seating
