#include "design_file.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <sstream>
#include <utility>

namespace plan_search {
namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

/// Tries all choices of points to drop.
class Dropper
{
public:
    explicit Dropper(const std::vector<seating::Round>& design)
    {
        for (const auto& round : design) {
            for (const auto& table : round.tables) {
                for (const auto point : table.seats) {
                    points_ = std::max(points_, static_cast<int>(point) + 1);
                }
            }
        }
        met_.assign(at(points_) * at(points_), 0);
        for (const auto& round : design) {
            for (const auto& table : round.tables) {
                for (const auto first : table.seats) {
                    for (const auto second : table.seats) {
                        ++met_[cell(static_cast<int>(first), static_cast<int>(second))];
                    }
                }
            }
        }
    }

    [[nodiscard]] int points() const { return points_; }

    std::optional<std::vector<int>> best(int count)
    {
        std::vector<int> chosen;
        choose(0, count, chosen);
        return best_;
    }

private:
    [[nodiscard]] std::size_t cell(int first, int second) const
    {
        return at(first) * at(points_) + at(second);
    }

    void choose(int from, int count, std::vector<int>& chosen)
    {
        if (count == 0) {
            const auto price = priceOf(chosen);
            if (!best_ || price < bestPrice_) {
                best_ = chosen;
                bestPrice_ = price;
            }
            return;
        }
        for (int point = from; point < points_; ++point) {
            const bool apart = std::all_of(chosen.begin(), chosen.end(), [&](int other) {
                return met_[cell(other, point)] == 0;
            });
            if (apart) {
                chosen.push_back(point);
                choose(point + 1, count - 1, chosen);
                chosen.pop_back();
            }
        }
    }

    /// Repeats, then the spread of threes.
    [[nodiscard]] std::pair<int, int> priceOf(const std::vector<int>& dropped) const
    {
        int repeats = 0;
        int fewest = points_ * points_;
        int most = 0;
        for (int point = 0; point < points_; ++point) {
            if (std::find(dropped.begin(), dropped.end(), point) != dropped.end()) {
                continue;
            }
            int threes = 0;
            for (const int gone : dropped) {
                threes += met_[cell(gone, point)];
            }
            fewest = std::min(fewest, threes);
            most = std::max(most, threes);
            for (int other = 0; other < point; ++other) {
                if (std::find(dropped.begin(), dropped.end(), other) == dropped.end()) {
                    repeats += std::max(0, met_[cell(other, point)] - 1);
                }
            }
        }
        return {repeats, most - fewest};
    }

    int points_ = 0;
    std::vector<int> met_;
    std::optional<std::vector<int>> best_;
    std::pair<int, int> bestPrice_;
};

} // namespace

std::vector<seating::Round> readDesign(const std::string& path)
{
    std::vector<seating::Round> design;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        seating::Round round;
        std::istringstream tables(line);
        for (std::string text; tables >> text;) {
            seating::Table table;
            table.number = static_cast<int>(round.tables.size()) + 1;
            std::istringstream points(text);
            for (std::string point; std::getline(points, point, ',');) {
                table.seats.push_back(seating::PlayerId{std::stoi(point)});
            }
            round.tables.push_back(std::move(table));
        }
        design.push_back(std::move(round));
    }
    return design;
}

std::vector<seating::Round> withoutPoints(const std::vector<seating::Round>& design, int points)
{
    Dropper dropper(design);
    const auto dropped = dropper.best(std::max(0, dropper.points() - points));
    if (!dropped) {
        return {};
    }
    auto result = design;
    for (auto& round : result) {
        for (auto& table : round.tables) {
            std::vector<seating::PlayerId> seats;
            for (const auto seat : table.seats) {
                const int point = static_cast<int>(seat);
                if (std::find(dropped->begin(), dropped->end(), point) == dropped->end()) {
                    const auto before = std::count_if(dropped->begin(), dropped->end(),
                                                      [point](int other) { return other < point; });
                    seats.push_back(seating::PlayerId{point - static_cast<int>(before)});
                }
            }
            table.seats = std::move(seats);
        }
    }
    return result;
}

} // namespace plan_search
