#include "core/seating/trim.h"

#include "core/seating/index.h"

#include <algorithm>
#include <numeric>

namespace seating {
namespace {

/// Local search for even threes: changes the choice of rounds and empty points step by step.
class Trimmer
{
public:
    Trimmer(const Design& design, int missing, int rounds, Random& random)
        : design_(design), random_(random)
    {
        for (const Groups& round : design.rounds) {
            std::vector<int> tables(at(design.points));
            for (std::size_t t = 0; t < round.size(); ++t) {
                for (const Index point : round[t]) {
                    tables[at(point)] = static_cast<int>(t);
                }
            }
            tableOf_.push_back(std::move(tables));
        }
        order_.resize(design.rounds.size());
        std::iota(order_.begin(), order_.end(), 0);
        used_ = at(rounds);
        for (int point = 0; point < missing; ++point) {
            empties_.push_back(point);
        }
        threes_.resize(at(design.points));
    }

    void walk(int moves)
    {
        drawApartEmpties();
        std::int64_t price = measure();
        keep(price);
        for (int move = 0; move < moves && (!best_.clean || best_.threesSpread > 1); ++move) {
            const auto rounds = order_;
            const auto empties = empties_;
            const std::int64_t meetings = meetings_;
            change();
            const std::int64_t next = measure();
            // An occasional worsening leads out of dead ends.
            if (next <= price || random_.below(60) == 0) {
                price = next;
                keep(price);
            } else {
                order_ = rounds;
                empties_ = empties;
                meetings_ = meetings;
            }
        }
    }

    const Trim& best() const { return best_; }

private:
    bool meet(int first, int second) const
    {
        for (std::size_t i = 0; i < used_; ++i) {
            const auto& tables = tableOf_[at(order_[i])];
            if (tables[at(first)] == tables[at(second)]) {
                return true;
            }
        }
        return false;
    }

    /// New empty points that never meet in the chosen rounds, if found within a few tries.
    void drawApartEmpties()
    {
        std::vector<int> points(at(design_.points));
        std::iota(points.begin(), points.end(), 0);
        constexpr int draws = 12;
        for (int draw = 0; draw < draws; ++draw) {
            random_.shuffle(points);
            std::vector<int> chosen;
            for (const int point : points) {
                const bool apart = std::none_of(chosen.begin(), chosen.end(),
                                                [&](int other) { return meet(other, point); });
                if (apart) {
                    chosen.push_back(point);
                }
                if (chosen.size() == empties_.size()) {
                    empties_ = chosen;
                    return;
                }
            }
        }
    }

    void change()
    {
        const bool roundsLeft = used_ < order_.size();
        if (meetings_ > 0 && random_.below(20) == 0) {
            drawApartEmpties();
            return;
        }
        if (roundsLeft && random_.below(2) == 0) {
            const auto in = at(random_.below(static_cast<int>(used_)));
            const auto out = used_ + at(random_.below(static_cast<int>(order_.size() - used_)));
            std::swap(order_[in], order_[out]);
            return;
        }
        const int point = random_.below(design_.points);
        if (std::find(empties_.begin(), empties_.end(), point) == empties_.end()) {
            empties_[at(random_.below(static_cast<int>(empties_.size())))] = point;
        }
    }

    /// Sum of the squared threes of all used points; two empty points at a table cost far more.
    std::int64_t measure()
    {
        constexpr std::int64_t priceOfMeeting = 1000000;
        std::fill(threes_.begin(), threes_.end(), 0);
        std::int64_t price = 0;
        for (std::size_t i = 0; i < used_; ++i) {
            const auto round = at(order_[i]);
            for (const int empty : empties_) {
                for (const Index point : design_.rounds[round][at(tableOf_[round][at(empty)])]) {
                    price += 2 * threes_[at(point)]++ + 1;
                }
            }
        }
        meetings_ = 0;
        for (const int empty : empties_) {
            const std::int64_t threes = threes_[at(empty)];
            meetings_ += threes - static_cast<std::int64_t>(used_);
            price -= threes * threes;
        }
        return price + meetings_ * priceOfMeeting;
    }

    void keep(std::int64_t price)
    {
        if (bestPrice_ && *bestPrice_ <= price) {
            return;
        }
        bestPrice_ = price;
        int most = 0;
        int fewest = static_cast<int>(used_ * empties_.size());
        for (int point = 0; point < design_.points; ++point) {
            if (std::find(empties_.begin(), empties_.end(), point) == empties_.end()) {
                most = std::max(most, threes_[at(point)]);
                fewest = std::min(fewest, threes_[at(point)]);
            }
        }
        best_.empties = empties_;
        best_.rounds.assign(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(used_));
        best_.clean = meetings_ == 0;
        best_.threesSpread = most - fewest;
    }

    const Design& design_;
    Random& random_;
    std::vector<std::vector<int>> tableOf_;
    std::vector<int> order_; ///< The first `used_` rounds are taken.
    std::size_t used_ = 0;
    std::vector<int> empties_;
    std::vector<int> threes_;
    std::int64_t meetings_ = 0;
    Trim best_;
    std::optional<std::int64_t> bestPrice_;
};

} // namespace

Trim trimDesign(const Design& design, int players, int rounds, Random& random)
{
    const int used = std::min(rounds, static_cast<int>(design.rounds.size()));
    const int missing = design.points - players;
    if (missing == 0) {
        Trim whole;
        whole.rounds.resize(at(used));
        std::iota(whole.rounds.begin(), whole.rounds.end(), 0);
        return whole;
    }
    Trimmer trimmer(design, missing, used, random);
    trimmer.walk(design.points <= 200 ? 8000 : 200);
    return trimmer.best();
}

bool Fitted::isPerfect(int rounds) const
{
    return static_cast<int>(trim.rounds.size()) == rounds && trim.clean && trim.threesSpread <= 1;
}

Fitted fitDesign(int players, int rounds, Random& random)
{
    const int points = (players + chairsPerTable - 1) / chairsPerTable * chairsPerTable;
    std::optional<Fitted> best;
    for (Design& design : designsFor(points, rounds)) {
        const std::size_t usable = std::min(at(rounds), design.rounds.size());
        if (best && usable < best->trim.rounds.size()) {
            break;
        }
        Trim trim = trimDesign(design, players, rounds, random);
        if (!best || trim.clean > best->trim.clean || trim.threesSpread < best->trim.threesSpread) {
            best = {std::move(design), std::move(trim)};
        }
        if (best->trim.clean && best->trim.threesSpread <= 1) {
            break;
        }
    }
    return best.value_or(Fitted());
}

std::vector<Groups> applyTrim(const Design& design, const Trim& trim,
                              const std::vector<Index>& playerOfPoint)
{
    std::vector<Index> player(at(design.points), emptyChair);
    std::size_t next = 0;
    for (int point = 0; point < design.points; ++point) {
        if (std::find(trim.empties.begin(), trim.empties.end(), point) == trim.empties.end()) {
            player[at(point)] = playerOfPoint[next++];
        }
    }
    std::vector<Groups> result;
    for (const int round : trim.rounds) {
        Groups groups;
        for (const auto& table : design.rounds[at(round)]) {
            std::vector<Index> group;
            for (const Index point : table) {
                if (player[at(point)] != emptyChair) {
                    group.push_back(player[at(point)]);
                }
            }
            groups.push_back(std::move(group));
        }
        result.push_back(std::move(groups));
    }
    return result;
}

} // namespace seating
