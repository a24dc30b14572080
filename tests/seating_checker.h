#pragma once

#include "core/seating/seating.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

/// Checks a seating from its seats alone, sharing only value types with the library.
namespace checker {

using seating::PlayerId;

struct Figures
{
    std::int64_t repeats = 0;
    std::int64_t c2 = 0;
    int most = 0;
    std::int64_t forbidden = 0;
    std::int64_t sameClub = 0;
    int threesMin = 0;
    int threesMax = 0;
};

inline std::string number(PlayerId id)
{
    return std::to_string(static_cast<int>(id));
}

class Checker
{
public:
    explicit Checker(const seating::Request& request) : request_(request)
    {
        for (const auto& player : request.players) {
            players_[player.id] = player;
        }
        for (const auto& [first, second] : request.apart) {
            apart_.insert(std::minmax(first, second));
        }
    }

    /// The first fault found, or an empty text.
    std::string fault(const seating::Plan& plan)
    {
        if (static_cast<int>(plan.rounds.size()) != request_.rounds) {
            return "wrong number of rounds";
        }
        for (const auto& round : request_.history) {
            countRound(round, false);
            for (const PlayerId id : round.byes) {
                ++byes_[id];
            }
        }
        for (std::size_t r = 0; r < plan.rounds.size(); ++r) {
            std::string text = faultOfRound(plan.rounds[r], r);
            if (!text.empty()) {
                return "round " + std::to_string(r + 1) + ": " + text;
            }
            countRound(plan.rounds[r], true);
        }
        return faultOfSheet(plan.quality);
    }

    const Figures& figures() const { return figures_; }

private:
    std::set<PlayerId> roster(std::size_t round) const
    {
        std::set<PlayerId> people;
        if (request_.present.empty()) {
            for (const auto& [id, player] : players_) {
                people.insert(id);
            }
        } else {
            people.insert(request_.present[round].begin(), request_.present[round].end());
        }
        return people;
    }

    /// Fewest threes: all tables have 4 except b tables of 3, with 4a + 3b people.
    std::multiset<std::size_t> sizesFor(std::size_t people) const
    {
        if (people == 2) {
            return {2};
        }
        if (people == 5) {
            const bool pair = request_.fivePlayers == seating::FivePlayers::ThreeAndTwo;
            return pair ? std::multiset<std::size_t>{2, 3} : std::multiset<std::size_t>{4};
        }
        for (std::size_t threes = 0; threes < 4; ++threes) {
            if (people >= 3 * threes && (people - 3 * threes) % 4 == 0) {
                std::multiset<std::size_t> sizes;
                for (std::size_t t = 0; t < threes; ++t) {
                    sizes.insert(3);
                }
                for (std::size_t t = 0; t < (people - 3 * threes) / 4; ++t) {
                    sizes.insert(4);
                }
                return sizes;
            }
        }
        return {};
    }

    std::string faultOfRound(const seating::Round& round, std::size_t index)
    {
        const auto people = roster(index);
        std::set<PlayerId> seen;
        std::multiset<std::size_t> sizes;
        int expected = 1;
        for (const auto& table : round.tables) {
            if (table.number != expected++) {
                return "tables are not numbered from 1";
            }
            sizes.insert(table.seats.size());
            for (const PlayerId id : table.seats) {
                if (people.count(id) == 0) {
                    return "player " + number(id) + " is absent";
                }
                if (!seen.insert(id).second) {
                    return "player " + number(id) + " sits twice";
                }
                const auto& home = players_.at(id).fixedTable;
                if (home && *home != table.number) {
                    return "player " + number(id) + " is not at the fixed table";
                }
            }
        }
        for (const PlayerId id : round.byes) {
            if (people.count(id) == 0 || !seen.insert(id).second) {
                return "bye of somebody absent or seated";
            }
        }
        if (seen != people) {
            return "somebody present is left out";
        }
        if (sizes != sizesFor(people.size()) && !isOtherFormOfFive(sizes)) {
            return "wrong table sizes";
        }
        for (const auto& lock : request_.locked) {
            if (lock.round == static_cast<int>(index) && !sitsAt(round, lock)) {
                return "player " + number(lock.player) + " is not at the locked table";
            }
        }
        return faultOfByes(round, people);
    }

    bool hasWishes() const
    {
        return !request_.apart.empty() || !request_.locked.empty() ||
               std::any_of(request_.players.begin(), request_.players.end(),
                           [](const auto& player) { return player.fixedTable.has_value(); });
    }

    /// Wishes, or two final tables, may require the other form for five.
    bool isOtherFormOfFive(const std::multiset<std::size_t>& sizes) const
    {
        using Sizes = std::multiset<std::size_t>;
        const bool isWanted = hasWishes() || request_.mode == seating::Mode::Final;
        return isWanted && request_.twoPlayerTables && (sizes == Sizes{4} || sizes == Sizes{2, 3});
    }

    static bool sitsAt(const seating::Round& round, const seating::LockedSeat& lock)
    {
        const auto& seats = round.tables[static_cast<std::size_t>(lock.table - 1)].seats;
        return std::find(seats.begin(), seats.end(), lock.player) != seats.end();
    }

    /// Nobody has a second bye while somebody present has had fewer, unless wishes require it.
    std::string faultOfByes(const seating::Round& round, const std::set<PlayerId>& people)
    {
        for (const PlayerId id : round.byes) {
            for (const PlayerId other : people) {
                const bool alsoBye = std::count(round.byes.begin(), round.byes.end(), other) > 0;
                if (!alsoBye && !hasWishes() && byes_[other] < byes_[id]) {
                    return "player " + number(id) + " has a bye before " + number(other);
                }
            }
        }
        for (const PlayerId id : round.byes) {
            ++byes_[id];
        }
        return {};
    }

    void countRound(const seating::Round& round, bool further)
    {
        for (const auto& table : round.tables) {
            for (std::size_t i = 0; i < table.seats.size(); ++i) {
                threes_[table.seats[i]] += table.seats.size() == 3 ? 1 : 0;
                if (further) {
                    seated_.insert(table.seats[i]);
                }
                for (std::size_t j = i + 1; j < table.seats.size(); ++j) {
                    countPair(table.seats[i], table.seats[j], further);
                }
            }
        }
    }

    void countPair(PlayerId first, PlayerId second, bool further)
    {
        const auto pair = std::minmax(first, second);
        const int before = met_[pair]++;
        figures_.c2 += before;
        figures_.repeats += before > 0 ? 1 : 0;
        figures_.most = std::max(figures_.most, before + 1);
        if (further) {
            const auto& clubOfFirst = players_.at(first).club;
            figures_.forbidden += apart_.count(pair) > 0 ? 1 : 0;
            figures_.sameClub +=
                clubOfFirst && clubOfFirst == players_.at(second).club && request_.clubWeight > 0;
        }
    }

    std::string faultOfSheet(const seating::QualitySheet& sheet)
    {
        bool first = true;
        for (const PlayerId id : seated_) {
            figures_.threesMin = first ? threes_[id] : std::min(figures_.threesMin, threes_[id]);
            figures_.threesMax = std::max(figures_.threesMax, threes_[id]);
            first = false;
        }
        if (sheet.repeats != figures_.repeats || sheet.c2 != figures_.c2 ||
            sheet.mostMeetings != figures_.most) {
            return "the sheet counts meetings differently";
        }
        if (sheet.forbidden != figures_.forbidden || sheet.sameClub != figures_.sameClub) {
            return "the sheet counts wishes differently";
        }
        if (sheet.threesMin != figures_.threesMin || sheet.threesMax != figures_.threesMax) {
            return "the sheet counts threes differently";
        }
        if (sheet.c2 < sheet.c2Bound || sheet.repeats < sheet.bound) {
            return "a bound is not one";
        }
        const bool isAtBounds = sheet.c2 == sheet.c2Bound && sheet.repeats == sheet.bound;
        if (sheet.threesEven ? sheet.proven != isAtBounds : sheet.proven && !isAtBounds) {
            return "proven does not say whether the bounds are met";
        }
        const bool isFirst = request_.threes == seating::Threes::First;
        if (sheet.proven && sheet.threesDistance > (isFirst ? 0 : 1)) {
            return "proven beside threes that are not";
        }
        return {};
    }

    const seating::Request& request_;
    std::map<PlayerId, seating::Player> players_;
    std::set<std::pair<PlayerId, PlayerId>> apart_;
    std::map<std::pair<PlayerId, PlayerId>, int> met_;
    std::map<PlayerId, int> threes_;
    std::map<PlayerId, int> byes_;
    std::set<PlayerId> seated_;
    Figures figures_;
};

} // namespace checker
