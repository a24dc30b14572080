#include "core/seating/fingerprint.h"

#include "core/seating/index.h"

namespace seating {
namespace {

using Colours = std::vector<std::uint64_t>;

std::uint64_t mixed(std::uint64_t value)
{
    value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27U)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31U);
}

/// The tables of both rounds as vertices, joined by the people who sit at both.
struct TableGraph
{
    std::vector<int> tableOf; ///< Of each person in the first round; -1 without one.
    std::vector<int> laterOf; ///< The same in the second round.
    std::vector<std::vector<int>> neighbours; ///< Later tables follow those of the first round.
    Colours sizes;

    TableGraph(const Groups& first, const Groups& second, int people)
        : tableOf(at(people), -1), laterOf(at(people), -1)
    {
        note(first, tableOf, 0);
        note(second, laterOf, 1);
        neighbours.resize(sizes.size());
        for (int person = 0; person < people; ++person) {
            const int before = tableOf[at(person)];
            const int later = laterOf[at(person)];
            if (before >= 0 && later >= 0) {
                neighbours[at(before)].push_back(later);
                neighbours[at(later)].push_back(before);
            }
        }
    }

private:
    void note(const Groups& round, std::vector<int>& places, std::uint64_t which)
    {
        for (const auto& table : round) {
            for (const Index person : table) {
                places[at(person)] = static_cast<int>(sizes.size());
            }
            sizes.push_back(mixed(2 * table.size() + which));
        }
    }
};

/// Colours refined step by step from a person's two tables outwards, summed up.
std::uint64_t seenFrom(const TableGraph& graph, int person)
{
    constexpr int steps = 6;
    Colours colours = graph.sizes;
    colours[at(graph.tableOf[at(person)])] = 1;
    colours[at(graph.laterOf[at(person)])] = 2;
    Colours next(colours.size());
    for (int step = 0; step < steps; ++step) {
        for (std::size_t table = 0; table < colours.size(); ++table) {
            std::uint64_t sum = 0;
            for (const int other : graph.neighbours[table]) {
                sum += mixed(colours[at(other)]);
            }
            next[table] = mixed(colours[table] + 3 * sum);
        }
        colours.swap(next);
    }
    std::uint64_t total = 0;
    for (const std::uint64_t colour : colours) {
        total += mixed(colour);
    }
    return total;
}

} // namespace

std::vector<std::uint64_t> fingerprints(const Groups& first, const Groups& second, int people)
{
    const TableGraph graph(first, second, people);
    std::vector<std::uint64_t> result(at(people), 0);
    for (int person = 0; person < people; ++person) {
        if (graph.tableOf[at(person)] >= 0 && graph.laterOf[at(person)] >= 0) {
            result[at(person)] = seenFrom(graph, person);
        }
    }
    return result;
}

} // namespace seating
