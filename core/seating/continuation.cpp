#include "core/seating/continuation.h"

#include "core/seating/index.h"

#include <algorithm>
#include <deque>
#include <optional>

namespace seating {
namespace {

/// The table of each player, or point, in each round; nothing for an absence.
using TableOf = std::vector<std::vector<std::optional<std::size_t>>>;

TableOf tablesOf(const std::vector<Groups>& rounds, int people)
{
    TableOf result;
    for (const Groups& round : rounds) {
        std::vector<std::optional<std::size_t>> tables(at(people));
        for (std::size_t t = 0; t < round.size(); ++t) {
            for (const Index one : round[t]) {
                tables[at(one)] = t;
            }
        }
        result.push_back(std::move(tables));
    }
    return result;
}

/// Maps players to points so that every past table is part of a table of the design.
class Embedding
{
public:
    Embedding(const std::vector<Groups>& past, int players, const Design& design)
        : past_(past),
          design_(design),
          pastTable_(tablesOf(past, players)),
          designTable_(tablesOf(design.rounds, design.points)),
          point_(at(players)),
          owner_(at(design.points)),
          roundOf_(past.size()),
          roundTaken_(design.rounds.size(), 0)
    {
        for (const Groups& round : past) {
            image_.emplace_back(round.size());
        }
        orderPlayers(players);
    }

    bool find() { return place(0); }

    const std::vector<std::optional<int>>& pointOfPlayer() const { return point_; }
    bool isTaken(std::size_t round) const { return roundTaken_[round] != 0; }

private:
    /// Everybody who has played, those of one table next to each other.
    void orderPlayers(int players)
    {
        std::vector<char> seen(at(players), 0);
        for (Index first = 0; first < players; ++first) {
            std::deque<Index> next{first};
            while (!next.empty()) {
                const Index player = next.front();
                next.pop_front();
                if (seen[at(player)] != 0 || !hasPlayed(player)) {
                    continue;
                }
                seen[at(player)] = 1;
                order_.push_back(player);
                for (std::size_t round = 0; round < past_.size(); ++round) {
                    const auto table = pastTable_[round][at(player)];
                    if (table) {
                        const auto& mates = past_[round][*table];
                        next.insert(next.end(), mates.begin(), mates.end());
                    }
                }
            }
        }
    }

    bool hasPlayed(Index player) const
    {
        return std::any_of(pastTable_.begin(), pastTable_.end(),
                           [&](const auto& round) { return round[at(player)].has_value(); });
    }

    bool place(std::size_t next)
    {
        if (next == order_.size()) {
            return true;
        }
        for (const int point : candidates(order_[next])) {
            if (--triesLeft_ <= 0) {
                return false;
            }
            if (!owner_[at(point)] && seat(next, point, 0)) {
                return true;
            }
        }
        return false;
    }

    /// The candidate points: those of the smallest table that must hold the player, else all.
    std::vector<int> candidates(Index player) const
    {
        for (std::size_t round = 0; round < past_.size(); ++round) {
            const auto table = pastTable_[round][at(player)];
            if (table && roundOf_[round] && image_[round][*table]) {
                return design_.rounds[*roundOf_[round]][*image_[round][*table]];
            }
        }
        std::vector<int> all(at(design_.points));
        for (int point = 0; point < design_.points; ++point) {
            all[at(point)] = point;
        }
        return all;
    }

    /// Assigns the point to the player, checking each past round.
    bool seat(std::size_t next, int point, std::size_t round)
    {
        const Index player = order_[next];
        if (round == past_.size()) {
            point_[at(player)] = point;
            owner_[at(point)] = player;
            if (place(next + 1)) {
                return true;
            }
            point_[at(player)].reset();
            owner_[at(point)].reset();
            return false;
        }
        const auto table = pastTable_[round][at(player)];
        if (!table) {
            return seat(next, point, round + 1);
        }
        if (roundOf_[round]) {
            return seatInRound(next, point, round, *table);
        }
        for (std::size_t r = 0; r < design_.rounds.size(); ++r) {
            if (roundTaken_[r] != 0) {
                continue;
            }
            roundOf_[round] = r;
            roundTaken_[r] = 1;
            if (seatInRound(next, point, round, *table)) {
                return true;
            }
            roundOf_[round].reset();
            roundTaken_[r] = 0;
        }
        return false;
    }

    bool seatInRound(std::size_t next, int point, std::size_t round, std::size_t table)
    {
        auto& image = image_[round][table];
        const auto target = designTable_[*roundOf_[round]][at(point)];
        if (image) {
            return image == target && seat(next, point, round + 1);
        }
        if (std::find(image_[round].begin(), image_[round].end(), target) != image_[round].end()) {
            return false;
        }
        image = target;
        if (seat(next, point, round + 1)) {
            return true;
        }
        image.reset();
        return false;
    }

    const std::vector<Groups>& past_;
    const Design& design_;
    TableOf pastTable_;
    TableOf designTable_;
    std::vector<Index> order_;
    std::vector<std::optional<int>> point_;
    std::vector<std::optional<Index>> owner_;
    std::vector<std::optional<std::size_t>> roundOf_;
    std::vector<std::vector<std::optional<std::size_t>>> image_;
    std::vector<char> roundTaken_;
    int triesLeft_ = 300000;
};

/// Gives newcomers free points; returns the unused rounds of the design with players for points.
std::vector<Groups> remainingRounds(const Problem& problem, const Design& design,
                                    const Embedding& embedding)
{
    std::vector<std::optional<Index>> owner(at(design.points));
    std::vector<Index> newcomers;
    for (Index player = 0; player < problem.players; ++player) {
        const auto point = embedding.pointOfPlayer()[at(player)];
        if (problem.plays[at(player)] == 0) {
            continue;
        }
        if (point) {
            owner[at(*point)] = player;
        } else {
            newcomers.push_back(player);
        }
    }
    for (auto& place : owner) {
        if (!place && !newcomers.empty()) {
            place = newcomers.back();
            newcomers.pop_back();
        }
    }
    std::vector<Groups> result;
    for (std::size_t r = 0; r < design.rounds.size(); ++r) {
        if (embedding.isTaken(r) || result.size() == problem.rounds.size()) {
            continue;
        }
        Groups groups;
        for (const auto& table : design.rounds[r]) {
            std::vector<Index> group;
            for (const Index point : table) {
                if (owner[at(point)]) {
                    group.push_back(*owner[at(point)]);
                }
            }
            groups.push_back(std::move(group));
        }
        result.push_back(std::move(groups));
    }
    return result;
}

} // namespace

std::vector<Groups> continueDesign(const Problem& problem)
{
    constexpr int mostPlayersContinued = 200;
    if (problem.history.empty() || problem.players > mostPlayersContinued) {
        return {};
    }
    std::vector<Groups> past;
    std::size_t tables = 0;
    for (const DenseRound& round : problem.history) {
        past.push_back(round.tables);
        tables = std::max(tables, round.tables.size());
    }
    const auto rounds = static_cast<int>(past.size() + problem.rounds.size());
    for (const Design& design : designsFor(static_cast<int>(tables) * chairsPerTable, rounds)) {
        if (design.rounds.size() <= past.size()) {
            continue;
        }
        Embedding embedding(past, problem.players, design);
        if (embedding.find()) {
            return remainingRounds(problem, design, embedding);
        }
    }
    return {};
}

} // namespace seating
