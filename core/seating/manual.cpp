#include "core/seating/manual.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace seating {
namespace {

struct Place
{
    std::vector<PlayerId>* people = nullptr; ///< Seats of a table, or the byes.
    std::size_t position = 0;
    std::optional<int> table;
};

std::optional<Place> placeOf(Round& round, PlayerId player)
{
    const auto find = [&](std::vector<PlayerId>& people, std::optional<int> table) {
        const auto found = std::find(people.begin(), people.end(), player);
        return found == people.end()
                   ? std::nullopt
                   : std::optional(
                         Place{&people, static_cast<std::size_t>(found - people.begin()), table});
    };
    for (Table& table : round.tables) {
        if (const auto place = find(table.seats, table.number)) {
            return place;
        }
    }
    return find(round.byes, std::nullopt);
}

Table* tableOf(Round& round, int number)
{
    const auto found = std::find_if(round.tables.begin(), round.tables.end(),
                                    [&](const Table& table) { return table.number == number; });
    return found == round.tables.end() ? nullptr : &*found;
}

template <typename T>
bool contains(const std::vector<T>& items, const T& item)
{
    return std::find(items.begin(), items.end(), item) != items.end();
}

using Pairs = std::set<PlayerPair>;

Pairs pairsOf(const Round& round)
{
    Pairs pairs;
    for (const Table& table : round.tables) {
        for (std::size_t i = 0; i < table.seats.size(); ++i) {
            for (std::size_t j = i + 1; j < table.seats.size(); ++j) {
                pairs.insert(std::minmax(table.seats[i], table.seats[j]));
            }
        }
    }
    return pairs;
}

Pairs without(const Pairs& pairs, const Pairs& others)
{
    Pairs result;
    std::set_difference(pairs.begin(), pairs.end(), others.begin(), others.end(),
                        std::inserter(result, result.end()));
    return result;
}

/// Looks up earlier meetings, wishes and clubs of pairs.
class PairCounter
{
public:
    explicit PairCounter(const Request& request)
    {
        for (const Round& round : request.history) {
            const Pairs pairs = pairsOf(round);
            met_.insert(pairs.begin(), pairs.end());
        }
        for (const auto& [first, second] : request.apart) {
            apart_.insert(std::minmax(first, second));
        }
        for (const Player& player : request.players) {
            if (player.club) {
                club_[player.id] = *player.club;
            }
        }
    }

    bool metBefore(const PlayerPair& pair) const { return met_.count(pair) > 0; }

    void add(const Pairs& pairs, int sign, ManualCost& cost) const
    {
        for (const PlayerPair& pair : pairs) {
            const auto first = club_.find(pair.first);
            const auto second = club_.find(pair.second);
            const bool clubmates =
                first != club_.end() && second != club_.end() && first->second == second->second;
            cost.repeats += metBefore(pair) ? sign : 0;
            cost.forbidden += apart_.count(pair) > 0 ? sign : 0;
            cost.sameClub += clubmates ? sign : 0;
        }
    }

private:
    Pairs met_;
    Pairs apart_;
    std::map<PlayerId, int> club_;
};

} // namespace

ManualCost costOfChange(const Request& request, const Round& before, const Round& after)
{
    const PairCounter counter(request);
    const Pairs old = pairsOf(before);
    const Pairs now = pairsOf(after);
    const Pairs come = without(now, old);
    ManualCost cost;
    counter.add(come, 1, cost);
    counter.add(without(old, now), -1, cost);
    for (const PlayerPair& pair : come) {
        if (counter.metBefore(pair)) {
            cost.repeatedPairs.push_back(pair);
        }
    }
    return cost;
}

ManualRound::ManualRound(const Request& request, Round round, Locks locks)
    : request_(&request), round_(std::move(round)), locks_(std::move(locks))
{}

bool ManualRound::isLocked(PlayerId player) const
{
    if (contains(locks_.players, player)) {
        return true;
    }
    for (const Table& table : round_.tables) {
        if (!contains(table.seats, player)) {
            continue;
        }
        // A fixed table binds only the person who sits there.
        const auto known = std::find_if(request_->players.begin(), request_->players.end(),
                                        [&](const Player& p) { return p.id == player; });
        const bool home =
            known != request_->players.end() && known->fixedTable == std::optional(table.number);
        return home || contains(locks_.tables, table.number);
    }
    return false;
}

ManualResult ManualRound::swapped(PlayerId first, PlayerId second) const
{
    Round after = round_;
    const auto one = placeOf(after, first);
    const auto other = placeOf(after, second);
    if (!one || !other) {
        return ManualRefusal::UnknownPlayer;
    }
    if (first == second || (!one->table && !other->table)) {
        return ManualRefusal::SamePlace;
    }
    const bool sameTable = one->table == other->table;
    if (!sameTable && (isLocked(first) || isLocked(second))) {
        return ManualRefusal::PlayerLocked;
    }
    std::swap((*one->people)[one->position], (*other->people)[other->position]);
    const ManualCost cost = costOfChange(*request_, round_, after);
    return ManualChange{std::move(after), cost};
}

ManualResult ManualRound::moved(PlayerId player, int table) const
{
    Round after = round_;
    const auto from = placeOf(after, player);
    Table* to = tableOf(after, table);
    if (!from) {
        return ManualRefusal::UnknownPlayer;
    }
    if (to == nullptr) {
        return ManualRefusal::UnknownTable;
    }
    if (from->table == std::optional(table)) {
        return ManualRefusal::SamePlace;
    }
    if (isLocked(player) || contains(locks_.tables, table)) {
        return ManualRefusal::PlayerLocked;
    }
    constexpr std::size_t fullTable = 4;
    if (to->seats.size() >= fullTable) {
        return ManualRefusal::TableFull;
    }
    const std::size_t leastLeft = request_->twoPlayerTables ? 2 : 3;
    if (from->table && from->people->size() <= leastLeft) {
        return ManualRefusal::TableTooSmall;
    }
    from->people->erase(from->people->begin() + static_cast<std::ptrdiff_t>(from->position));
    to->seats.push_back(player);
    const ManualCost cost = costOfChange(*request_, round_, after);
    return ManualChange{std::move(after), cost};
}

} // namespace seating
