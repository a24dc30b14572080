#include "core/seating/design.h"

#include "core/seating/index.h"

#include <algorithm>
#include <array>
#include <utility>

namespace seating {
namespace {

using Offsets = std::array<int, chairsPerTable>;

/// Finds offsets for the rounds such that no two columns ever repeat a relative shift.
class OffsetSearch
{
public:
    explicit OffsetSearch(int tables) : tables_(tables)
    {
        for (auto& used : used_) {
            used.assign(at(tables), 0);
        }
    }

    std::optional<Offsets> next(int round)
    {
        const Offsets straight{0, round % tables_, 2 * round % tables_, 3 * round % tables_};
        if (take(straight)) {
            return straight;
        }
        for (int b = 0; b < tables_; ++b) {
            for (int c = 0; c < tables_; ++c) {
                if (!isFree({0, b, c, c}, 3)) {
                    continue;
                }
                for (int d = 0; d < tables_; ++d) {
                    const Offsets offsets{0, b, c, d};
                    if (take(offsets)) {
                        return offsets;
                    }
                }
            }
        }
        return std::nullopt;
    }

private:
    bool isFree(const Offsets& offsets, std::size_t columns) const
    {
        std::size_t pair = 0;
        for (std::size_t j = 1; j < columns; ++j) {
            for (std::size_t i = 0; i < j; ++i, ++pair) {
                if (used_[pair][difference(offsets[i], offsets[j])] != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    bool take(const Offsets& offsets)
    {
        if (!isFree(offsets, offsets.size())) {
            return false;
        }
        std::size_t pair = 0;
        for (std::size_t j = 1; j < offsets.size(); ++j) {
            for (std::size_t i = 0; i < j; ++i, ++pair) {
                used_[pair][difference(offsets[i], offsets[j])] = 1;
            }
        }
        return true;
    }

    std::size_t difference(int first, int second) const
    {
        return at((second - first + tables_) % tables_);
    }

    int tables_;
    std::array<std::vector<char>, 6> used_;
};

/// A failing search of all offsets takes time cubic in the number of tables.
constexpr int mostTablesSearched = 120;

Groups shiftedRound(int tables, const Offsets& offsets)
{
    Groups round;
    for (int x = 0; x < tables; ++x) {
        std::vector<Index> table;
        table.reserve(chairsPerTable);
        for (int column = 0; column < chairsPerTable; ++column) {
            table.push_back(column * tables + (x + offsets[at(column)]) % tables);
        }
        round.push_back(std::move(table));
    }
    return round;
}

int shifted(const Starter& starter, int point, int by)
{
    const int length = starter.cycleLength;
    if (point >= length * starter.cycles) {
        return point;
    }
    return point / length * length + (point % length + by) % length;
}

} // namespace

Design directShift(int tables, int rounds)
{
    Design design;
    design.points = tables * chairsPerTable;
    design.method = Method::DirectShift;
    OffsetSearch search(tables);
    for (int round = 0; round < std::min(rounds, tables); ++round) {
        if (tables > mostTablesSearched && 3 * round >= tables) {
            break;
        }
        const auto offsets = search.next(round);
        if (!offsets) {
            break;
        }
        design.rounds.push_back(shiftedRound(tables, *offsets));
    }
    return design;
}

Design develop(const Starter& starter)
{
    Design design;
    design.points = starter.points();
    design.method = Method::CyclicDevelopment;
    const auto tablesOf = [](std::span<const std::uint8_t> points) {
        Groups tables;
        for (std::size_t i = 0; i < points.size(); i += chairsPerTable) {
            tables.emplace_back(points.begin() + static_cast<std::ptrdiff_t>(i),
                                points.begin() + static_cast<std::ptrdiff_t>(i + chairsPerTable));
        }
        return tables;
    };
    const auto developed = [&](Groups tables, int by) {
        for (auto& table : tables) {
            for (Index& point : table) {
                point = shifted(starter, point, by);
            }
        }
        return tables;
    };
    const auto points = at(starter.points());
    for (std::size_t base = 0; base < starter.tables.size(); base += points) {
        const Groups tables = tablesOf(starter.tables.subspan(base, points));
        for (int by = 0; by < starter.cycleLength; ++by) {
            design.rounds.push_back(developed(tables, by));
        }
    }
    for (const auto& transversal : tablesOf(starter.transversals)) {
        Groups round;
        for (int by = 0; by < starter.cycleLength; ++by) {
            round.push_back(developed({transversal}, by).front());
        }
        design.rounds.push_back(std::move(round));
    }
    return design;
}

std::vector<Design> designsFor(int points, int rounds)
{
    std::vector<Design> designs;
    for (const Starter& starter : starters()) {
        if (starter.points() == points) {
            designs.push_back(develop(starter));
        }
    }
    designs.push_back(directShift(points / chairsPerTable, rounds));
    std::stable_sort(designs.begin(), designs.end(), [&](const Design& a, const Design& b) {
        return std::min(at(rounds), a.rounds.size()) > std::min(at(rounds), b.rounds.size());
    });
    return designs;
}

Design designOf(const StoredPlan& plan)
{
    const int tables = (plan.players + chairsPerTable - 1) / chairsPerTable;
    const int fours = plan.players - 3 * tables;
    Design design{plan.players, {}, Method::Catalogue};
    auto seat = plan.seats.begin();
    for (int round = 0; round < plan.rounds; ++round) {
        Groups groups;
        for (int table = 0; table < tables; ++table) {
            const std::ptrdiff_t size = table < fours ? 4 : 3;
            groups.emplace_back(seat, seat + size);
            seat += size;
        }
        design.rounds.push_back(std::move(groups));
    }
    return design;
}

std::optional<Design> storedDesign(int players, int rounds, Threes threes)
{
    const bool evennessFirst = threes == Threes::First;
    const auto isWanted = [=](const StoredPlan& plan) {
        return plan.players == players && plan.rounds == rounds &&
               (evennessFirst || !plan.evenAtAPrice);
    };
    const auto cost = [evennessFirst](const StoredPlan& plan) {
        return std::pair(evennessFirst && plan.threesSpread > 1, plan.repeats);
    };
    const StoredPlan* best = nullptr;
    for (const StoredPlan& plan : storedPlans()) {
        if (isWanted(plan) && (best == nullptr || cost(plan) < cost(*best))) {
            best = &plan;
        }
    }
    return best != nullptr ? std::optional(designOf(*best)) : std::nullopt;
}

} // namespace seating
