#include "starter_search.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <iostream>
#include <set>

namespace starter_search {
namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

} // namespace

Search::Search(const Options& options) : options_(options), random_(options.seed)
{
    const StarterGroup symmetry(options_);
    n_ = symmetry.points();
    group_ = symmetry.elements();
    stabiliser_ = symmetry.stabiliser();
    buildPairOrbits();
    countMetBefore();
    buildBlocks();
}

std::optional<std::vector<BaseRound>> Search::run()
{
    const auto start = std::chrono::steady_clock::now();
    int best = 1 << 30;
    for (std::uint64_t attempt = 0;; ++attempt) {
        shuffle();
        const Acceptance accept = drawTemperature();
        constexpr long moves = 4000000;
        for (long move = 0; move < moves; ++move) {
            step(accept);
            if (cost_ < best) {
                best = cost_;
                std::cerr << "attempt " << attempt << " cost " << cost_ << '\n';
            }
            if (cost_ <= options_.target) {
                return rounds();
            }
            if ((move & 0xFFFF) == 0 &&
                std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() >
                    options_.seconds) {
                return std::nullopt;
            }
        }
    }
}

/// The requested temperature, or one drawn for this attempt.
Search::Acceptance Search::drawTemperature()
{
    const double temperature =
        options_.temperature > 0 ? options_.temperature : 0.22 + 0.06 * random_.below(6);
    Acceptance accept{};
    for (std::size_t worse = 0; worse < accept.size(); ++worse) {
        accept[worse] = static_cast<std::uint32_t>(
            4294967295.0 * std::exp(-static_cast<double>(worse) / temperature));
    }
    return accept;
}

void Search::buildPairOrbits()
{
    const auto n = at(n_);
    orbit_.assign(n * n, -1);
    for (int p = 0; p < n_; ++p) {
        for (int q = p + 1; q < n_; ++q) {
            if (orbit_[index(p, q)] >= 0) {
                continue;
            }
            const int id = static_cast<int>(weight_.size());
            int size = 0;
            for (const auto& g : group_) {
                const int a = g[at(p)];
                const int b = g[at(q)];
                if (orbit_[index(a, b)] < 0) {
                    orbit_[index(a, b)] = id;
                    orbit_[index(b, a)] = id;
                    ++size;
                }
            }
            weight_.push_back(static_cast<int>(group_.size()) / size);
        }
    }
}

void Search::countMetBefore()
{
    initial_.assign(weight_.size(), 0);
    for (const auto& block : options_.metBlocks) {
        for (std::size_t i = 0; i < block.size(); ++i) {
            for (std::size_t j = i + 1; j < block.size(); ++j) {
                ++initial_[at(orbit_[index(block[i], block[j])])];
            }
        }
    }
    if (options_.triangles) {
        const int length = options_.cycles[0];
        for (int c = 0; c < 3; ++c) {
            initial_[at(orbit_[index(c * length, ((c + 1) % 3) * length)])] = 1;
        }
    }
}

const std::vector<Permutation>& Search::stabiliserOf(int round) const
{
    return round < options_.fixedRounds ? group_ : stabiliser_;
}

void Search::buildBlocks()
{
    for (int r = 0; r < options_.baseRounds; ++r) {
        buildBlocksOf(r);
    }
    blockOf_.assign(content_.size(), 0);
    for (std::size_t b = 0; b < blocks_.size(); ++b) {
        for (const int s : blocks_[b].slots) {
            blockOf_[at(s)] = static_cast<int>(b);
        }
    }
}

/// Every orbit of the stabiliser contributes one representative to the base round.
void Search::buildBlocksOf(int round)
{
    const auto& stabiliser = stabiliserOf(round);
    std::vector<int> representatives;
    std::vector<int> fixed;
    std::vector<char> seen(at(n_), 0);
    for (int p = 0; p < n_; ++p) {
        if (seen[at(p)] != 0) {
            continue;
        }
        std::set<int> orbit;
        for (const auto& s : stabiliser) {
            orbit.insert(s[at(p)]);
        }
        for (const int q : orbit) {
            seen[at(q)] = 1;
        }
        (orbit.size() == stabiliser.size() ? representatives : fixed).push_back(p);
    }
    const std::size_t firstSlot = content_.size();
    std::size_t next = 0;
    for (const int point : fixed) {
        Block block;
        block.isShort = true;
        block.slots = {addSlot(point, round, true), addSlot(representatives[next++], round, false)};
        blocks_.push_back(block);
    }
    for (int mirrored = 0; mirrored < options_.mirroredBlocks; ++mirrored) {
        Block block;
        block.isMirrored = true;
        block.slots = {addSlot(representatives[next], round, false),
                       addSlot(representatives[next + 1], round, false)};
        next += 2;
        blocks_.push_back(block);
    }
    while (next < representatives.size()) {
        Block block;
        for (int k = 0; k < 4 && next < representatives.size(); ++k) {
            block.slots.push_back(addSlot(representatives[next++], round, false));
        }
        blocks_.push_back(block);
    }
    std::vector<int> movable;
    for (std::size_t s = firstSlot; s < content_.size(); ++s) {
        if (pinned_[s] == 0) {
            movable.push_back(static_cast<int>(s));
        }
    }
    movable_.push_back(movable);
}

int Search::addSlot(int point, int round, bool pinned)
{
    content_.push_back(point);
    roundOf_.push_back(round);
    pinned_.push_back(pinned ? 1 : 0);
    return static_cast<int>(content_.size()) - 1;
}

std::size_t Search::index(int p, int q) const
{
    return at(p) * at(n_) + at(q);
}

void Search::count(int p, int q, int sign, int share)
{
    const auto id = at(orbit_[index(p, q)]);
    const int before = meets_[id];
    const int after = before + sign * weight_[id] / share;
    meets_[id] = after;
    cost_ += after * (after - 1) / 2 - before * (before - 1) / 2;
}

void Search::countBlock(int block, int sign)
{
    const Block& b = blocks_[at(block)];
    if (b.isShort) {
        const int fixed = content_[at(b.slots[0])];
        const int point = content_[at(b.slots[1])];
        count(fixed, point, sign);
        const auto& stabiliser = stabiliserOf(roundOf_[at(b.slots[0])]);
        count(point, stabiliser[1][at(point)], sign);
        return;
    }
    if (b.isMirrored) {
        const int first = content_[at(b.slots[0])];
        const int second = content_[at(b.slots[1])];
        const Permutation& sigma = stabiliser_[1];
        count(first, sigma[at(first)], sign, 2);
        count(second, sigma[at(second)], sign, 2);
        count(first, second, sign);
        count(first, sigma[at(second)], sign);
        return;
    }
    for (std::size_t i = 0; i < b.slots.size(); ++i) {
        for (std::size_t j = i + 1; j < b.slots.size(); ++j) {
            count(content_[at(b.slots[i])], content_[at(b.slots[j])], sign);
        }
    }
}

void Search::shuffle()
{
    for (const auto& slots : movable_) {
        for (std::size_t i = slots.size(); i > 1; --i) {
            std::swap(content_[at(slots[i - 1])],
                      content_[at(slots[at(random_.below(static_cast<int>(i)))])]);
        }
    }
    meets_ = initial_;
    cost_ = 0;
    for (const int met : meets_) {
        cost_ += met * (met - 1) / 2;
    }
    for (std::size_t b = 0; b < blocks_.size(); ++b) {
        countBlock(static_cast<int>(b), 1);
    }
}

void Search::step(const Acceptance& accept)
{
    const auto& slots = movable_[at(random_.below(static_cast<int>(movable_.size())))];
    const auto a = at(random_.pick(slots));
    const auto& stabiliser = stabiliserOf(roundOf_[a]);
    const bool turn = stabiliser.size() > 1 && random_.below(3) == 0;
    const auto b = turn ? a : at(random_.pick(slots));
    const int oldA = content_[a];
    const int oldB = content_[b];
    if (!turn && (blockOf_[a] == blockOf_[b])) {
        return;
    }
    const int before = cost_;
    countBlock(blockOf_[a], -1);
    if (turn) {
        const auto s = at(1 + random_.below(static_cast<int>(stabiliser.size()) - 1));
        content_[a] = stabiliser[s][at(oldA)];
    } else {
        countBlock(blockOf_[b], -1);
        std::swap(content_[a], content_[b]);
        countBlock(blockOf_[b], 1);
    }
    countBlock(blockOf_[a], 1);
    const int delta = cost_ - before;
    if (delta <= 0 || (delta < 16 && random_.next() < accept[at(delta)])) {
        return;
    }
    countBlock(blockOf_[a], -1);
    if (turn) {
        content_[a] = oldA;
    } else {
        countBlock(blockOf_[b], -1);
        content_[a] = oldA;
        content_[b] = oldB;
        countBlock(blockOf_[b], 1);
    }
    countBlock(blockOf_[a], 1);
}

std::vector<BaseRound> Search::rounds() const
{
    std::vector<BaseRound> result(at(options_.baseRounds));
    for (const auto& block : blocks_) {
        const auto r = at(roundOf_[at(block.slots.front())]);
        const auto& stabiliser = stabiliserOf(static_cast<int>(r));
        if (block.isShort) {
            std::vector<int> table{content_[at(block.slots[0])]};
            for (const auto& s : stabiliser) {
                table.push_back(s[at(content_[at(block.slots[1])])]);
            }
            result[r].push_back(table);
            continue;
        }
        if (block.isMirrored) {
            std::vector<int> table;
            for (const int slot : block.slots) {
                const int point = content_[at(slot)];
                table.push_back(point);
                table.push_back(stabiliser_[1][at(point)]);
            }
            result[r].push_back(table);
            continue;
        }
        for (const auto& s : stabiliser) {
            std::vector<int> table;
            for (const int slot : block.slots) {
                table.push_back(s[at(content_[at(slot)])]);
            }
            result[r].push_back(table);
        }
    }
    return result;
}

std::vector<BaseRound> Search::developed(const std::vector<BaseRound>& rounds) const
{
    std::vector<BaseRound> result;
    std::set<std::set<std::set<int>>> seen;
    for (const BaseRound& round : rounds) {
        for (const Permutation& element : group_) {
            BaseRound image = round;
            std::set<std::set<int>> tables;
            for (auto& table : image) {
                for (int& point : table) {
                    point = element[at(point)];
                }
                tables.emplace(table.begin(), table.end());
            }
            if (seen.insert(tables).second) {
                result.push_back(image);
            }
        }
    }
    return result;
}

} // namespace starter_search
