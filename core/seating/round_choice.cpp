#include "core/seating/round_choice.h"

#include "core/seating/index.h"
#include "core/seating/parting.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace seating {
namespace {

constexpr int seatsOfFullTable = 4;

bool contains(const std::vector<PlayerId>& people, PlayerId person)
{
    return std::find(people.begin(), people.end(), person) != people.end();
}

/// The tables of one form: whether each size is fixed to a table, or any table may be the full one.
class Tables
{
public:
    explicit Tables(const RoundSizes& sizes) : seats_(sizes.tables)
    {
        const bool isPairThere = seats_.back() == 2;
        full_ = static_cast<int>(isPairThere
                                     ? static_cast<std::ptrdiff_t>(seats_.size())
                                     : std::count(seats_.begin(), seats_.end(), seatsOfFullTable));
        if (!isPairThere) {
            std::fill(seats_.begin(), seats_.end(), seatsOfFullTable);
        }
    }

    int count() const { return static_cast<int>(seats_.size()); }
    int full() const { return full_; }
    int seats(int table) const { return seats_[at(table - 1)]; }

    /// The tables with these numbers, and how many of them are full.
    PartingTask task(int first, int last, int full) const
    {
        PartingTask task;
        task.firstTable = first;
        task.seats.assign(seats_.begin() + (first - 1), seats_.begin() + last);
        task.fullTables = full;
        return task;
    }

private:
    std::vector<int> seats_;
    int full_ = 0;
};

/// Tries one form with certain byes.
class Attempt
{
public:
    Attempt(const RoundWishes& wishes, RoundSizes sizes, std::vector<PlayerId> byes)
        : wishes_(wishes), tables_(sizes)
    {
        choice_.sizes = std::move(sizes);
        choice_.byes = std::move(byes);
        choice_.homes = wishes.homes;
        for (const PlayerId person : choice_.byes) {
            choice_.homes.erase(person);
        }
        choice_.topTables = wishes.topTables;
    }

    std::optional<RoundChoice> run()
    {
        return seatTop() && seatOthers() ? std::optional(std::move(choice_)) : std::nullopt;
    }

private:
    /// The best sit at the top tables as a set: each at the first possible table.
    bool seatTop()
    {
        const int top = choice_.topTables;
        if (top == 0) {
            return true;
        }
        const int fullBelow = fullTablesBelowTop();
        fullAtTop_ = std::min(top, tables_.full() - fullBelow);
        if (fullAtTop_ < 0) {
            return false;
        }
        auto task = tables_.task(1, top, fullAtTop_);
        task.people = peopleAtTop(task);
        task.homes = choice_.homes;
        task.apart = wishes_.apart;
        top_.insert(task.people.begin(), task.people.end());
        auto parting = part(task);
        if (parting.outcome == PartingOutcome::Unknown) {
            fillInOrder(task, parting.tables);
        }
        choice_.homes.insert(parting.tables.begin(), parting.tables.end());
        return parting.outcome != PartingOutcome::Impossible;
    }

    /// Ignores wishes, but is instant.
    static void fillInOrder(const PartingTask& task, std::map<PlayerId, int>& tables)
    {
        auto free = task.seats;
        int notFull = static_cast<int>(free.size()) - task.fullTables;
        for (const PlayerId person : task.people) {
            const auto home = task.homes.find(person);
            if (home != task.homes.end()) {
                --free[at(home->second - task.firstTable)];
            }
        }
        for (auto seats = free.rbegin(); seats != free.rend(); ++seats) {
            const bool staysShort = notFull > 0 && *seats > 0;
            *seats -= staysShort ? 1 : 0;
            notFull -= staysShort ? 1 : 0;
        }
        std::size_t table = 0;
        for (const PlayerId person : task.people) {
            if (task.homes.count(person) > 0) {
                continue;
            }
            while (free[table] == 0) {
                ++table;
            }
            --free[table];
            tables[person] = static_cast<int>(table) + task.firstTable;
        }
    }

    int fullTablesBelowTop() const
    {
        std::map<int, int> guests;
        for (const auto& [person, table] : choice_.homes) {
            guests[table] += table > choice_.topTables ? 1 : 0;
        }
        return static_cast<int>(std::count_if(guests.begin(), guests.end(), [&](const auto& guest) {
            return guest.second >= tables_.seats(guest.first);
        }));
    }

    /// By rank; including people whose fixed table is a top one, excluding those with another.
    std::vector<PlayerId> peopleAtTop(const PartingTask& task) const
    {
        int free = fullAtTop_ - static_cast<int>(task.seats.size());
        for (const int seats : task.seats) {
            free += seats;
        }
        for (const auto& [person, table] : choice_.homes) {
            free -= table <= choice_.topTables ? 1 : 0;
        }
        std::vector<PlayerId> people;
        for (const PlayerId person : wishes_.ranking) {
            const auto home = choice_.homes.find(person);
            const bool isHere = home == choice_.homes.end()
                                    ? free > 0 && !contains(choice_.byes, person)
                                    : home->second <= choice_.topTables;
            free -= isHere && home == choice_.homes.end() ? 1 : 0;
            if (isHere) {
                people.push_back(person);
            }
        }
        std::stable_partition(people.begin(), people.end(),
                              [&](PlayerId person) { return choice_.homes.count(person) > 0; });
        return people;
    }

    /// Only those affected by wishes: the others fit anywhere.
    bool seatOthers()
    {
        std::map<PlayerId, int> avoided;
        for (const auto& [first, second] : wishes_.apart) {
            const bool isMet = isSeatedBelow(first) && isSeatedBelow(second);
            avoided[first] += isMet ? 1 : 0;
            avoided[second] += isMet ? 1 : 0;
        }
        auto task =
            tables_.task(choice_.topTables + 1, tables_.count(), tables_.full() - fullAtTop_);
        for (const auto& [person, table] : choice_.homes) {
            if (top_.count(person) == 0) {
                task.homes.emplace(person, table);
                avoided.emplace(person, 0);
            }
        }
        for (const auto& [person, others] : avoided) {
            if (others > 0 || task.homes.count(person) > 0) {
                task.people.push_back(person);
            }
        }
        // Those bound to a table first, then by how many people they avoid.
        std::stable_sort(task.people.begin(), task.people.end(), [&](PlayerId a, PlayerId b) {
            return std::pair(task.homes.count(b), avoided[b]) <
                   std::pair(task.homes.count(a), avoided[a]);
        });
        task.apart = wishes_.apart;
        auto parting = part(task);
        if (!wishes_.apart.empty()) {
            choice_.parted = std::move(parting.tables);
        }
        return parting.outcome != PartingOutcome::Impossible;
    }

    bool isSeatedBelow(PlayerId person) const
    {
        return top_.count(person) == 0 && !contains(choice_.byes, person);
    }

    const RoundWishes& wishes_;
    Tables tables_;
    RoundChoice choice_;
    std::set<PlayerId> top_;
    int fullAtTop_ = 0;
};

bool hasTables(const RoundSizes& sizes, const std::map<PlayerId, int>& homes)
{
    return std::all_of(homes.begin(), homes.end(), [&](const auto& home) {
        return home.second >= 1 && home.second <= static_cast<int>(sizes.tables.size());
    });
}

} // namespace

RoundWishes wishesOf(const Request& request, int round)
{
    RoundWishes wishes;
    std::set<PlayerId> here;
    const bool isEverybodyHere = request.present.empty();
    if (!isEverybodyHere) {
        wishes.people = request.present[at(round)];
        here.insert(wishes.people.begin(), wishes.people.end());
    }
    const auto isHere = [&](PlayerId person) { return isEverybodyHere || here.count(person) > 0; };
    for (const Player& player : request.players) {
        if (isEverybodyHere) {
            wishes.people.push_back(player.id);
        }
        if (player.fixedTable && isHere(player.id)) {
            wishes.homes.emplace(player.id, *player.fixedTable);
        }
    }
    for (const LockedSeat& lock : request.locked) {
        if (lock.round == round && isHere(lock.player)) {
            wishes.homes.emplace(lock.player, lock.table);
            wishes.locked.insert(lock.player);
        }
    }
    for (const PlayerPair& pair : request.apart) {
        if (isHere(pair.first) && isHere(pair.second)) {
            wishes.apart.push_back(pair);
        }
    }
    if (request.mode == Mode::Final) {
        wishes.topTables = request.topTables;
        std::copy_if(request.ranking.begin(), request.ranking.end(),
                     std::back_inserter(wishes.ranking), isHere);
        const std::set<PlayerId> ranked(wishes.ranking.begin(), wishes.ranking.end());
        for (const Player& player : request.players) {
            if (isHere(player.id) && ranked.count(player.id) == 0) {
                wishes.ranking.push_back(player.id);
            }
        }
    }
    for (auto& sizes : roundForms(static_cast<int>(wishes.people.size()), request.fivePlayers,
                                  request.twoPlayerTables)) {
        const bool hasTop = wishes.topTables <= static_cast<int>(sizes.tables.size());
        if (hasTop && hasTables(sizes, wishes.homes)) {
            wishes.forms.push_back(std::move(sizes));
        }
    }
    return wishes;
}

std::optional<RoundChoice> chooseRound(const RoundWishes& wishes,
                                       const std::vector<PlayerId>& forByes)
{
    if (wishes.homes.empty() && wishes.apart.empty() && wishes.topTables == 0) {
        return wantedRound(wishes, forByes);
    }
    for (const RoundSizes& sizes : wishes.forms) {
        if (sizes.byes == 0) {
            if (auto choice = Attempt(wishes, sizes, {}).run()) {
                return choice;
            }
            continue;
        }
        for (const PlayerId person : forByes) {
            if (wishes.locked.count(person) == 0) {
                if (auto choice = Attempt(wishes, sizes, {person}).run()) {
                    return choice;
                }
            }
        }
    }
    return std::nullopt;
}

RoundChoice wantedRound(const RoundWishes& wishes, const std::vector<PlayerId>& forByes)
{
    RoundChoice choice;
    choice.sizes = wishes.forms.front();
    choice.byes.assign(forByes.begin(), forByes.begin() + choice.sizes.byes);
    choice.homes = wishes.homes;
    for (const PlayerId person : choice.byes) {
        choice.homes.erase(person);
    }
    return choice;
}

std::vector<PlayerPair> pairsInTheWay(RoundWishes wishes)
{
    // Each pair left out needs another search.
    constexpr std::size_t mostPairsTried = 100;
    const auto people = wishes.people;
    for (std::size_t pair = std::min(wishes.apart.size(), mostPairsTried); pair > 0; --pair) {
        const auto place = wishes.apart.begin() + static_cast<std::ptrdiff_t>(pair - 1);
        const PlayerPair left = *place;
        wishes.apart.erase(place);
        if (chooseRound(wishes, people)) {
            wishes.apart.insert(wishes.apart.begin() + static_cast<std::ptrdiff_t>(pair - 1), left);
        }
    }
    return wishes.apart;
}

} // namespace seating
