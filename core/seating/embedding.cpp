#include "core/seating/embedding.h"

#include "core/seating/fingerprint.h"
#include "core/seating/index.h"

#include <algorithm>
#include <bitset>
#include <cstdint>
#include <numeric>

namespace seating {
namespace {

using PointSet = std::bitset<mostPointsRecognised>;

constexpr int noTable = -1;
constexpr int unplaced = -1;
/// Points or rounds tried: without a pair of rounds to start from, from one pair, and from all
/// pairs for a beginning of some length. A draw takes less than a second.
constexpr int triesOfSearch = 4000;
constexpr int triesOfPair = 1000;
constexpr int triesOfLength = 2000;
/// Rounds at the end that may have been altered.
constexpr std::size_t mostLeftOut = 3;

/// The table of each person, or point, in a round.
std::vector<int> tablesOf(const Groups& round, int people)
{
    std::vector<int> tables(at(people), noTable);
    for (std::size_t t = 0; t < round.size(); ++t) {
        for (const Index one : round[t]) {
            tables[at(one)] = static_cast<int>(t);
        }
    }
    return tables;
}

/// A try takes longer with many people.
int scaled(int tries, int players)
{
    constexpr int few = 40;
    return players <= few ? tries : tries * few * few / (players * players);
}

/// The pattern, indexed for the search.
struct PatternIndex
{
    const Pattern* pattern;
    std::vector<std::vector<int>> tableOf;     ///< By round and point.
    std::vector<std::vector<PointSet>> tables; ///< By round: the points of each table.
    std::vector<PointSet> partners;            ///< Of each point, in all rounds.
    PointSet used;                             ///< Those at some table.

    explicit PatternIndex(const Pattern& source) : pattern(&source), partners(at(source.points))
    {
        for (const Groups& round : source.rounds) {
            tableOf.push_back(tablesOf(round, source.points));
            auto& sets = tables.emplace_back();
            for (const auto& table : round) {
                PointSet points;
                for (const Index point : table) {
                    points.set(at(point));
                }
                sets.push_back(points);
                for (const Index point : table) {
                    partners[at(point)] |= points;
                }
            }
        }
        for (std::size_t point = 0; point < partners.size(); ++point) {
            used.set(point, partners[point].any());
            partners[point].reset(point);
        }
    }
};

/// The rounds played, indexed for the search.
struct PastIndex
{
    std::vector<Groups> rounds;
    std::vector<std::vector<int>> tableOf;      ///< By round and player.
    std::vector<char> isFull;                   ///< By round: nobody of the pattern is missing.
    std::vector<Index> people;                  ///< Those who need a point.
    std::vector<std::vector<Index>> withOthers; ///< By player: those who can't share the point.
    std::vector<std::vector<Index>> avoided;    ///< By player: who must never be met.

    PastIndex(const Problem& problem, std::size_t pastRounds, int points, bool keepsApart)
        : withOthers(at(problem.players)), avoided(at(problem.players))
    {
        for (std::size_t h = 0; h < pastRounds; ++h) {
            rounds.push_back(problem.history[h].tables);
            tableOf.push_back(tablesOf(rounds.back(), problem.players));
            isFull.push_back(peopleIn(rounds.back()) == points ? 1 : 0);
        }
        listPeople(problem);
        for (const Index one : people) {
            for (const Index other : people) {
                if (one != other && areSimultaneous(problem, one, other)) {
                    withOthers[at(one)].push_back(other);
                }
                if (keepsApart && one != other && neverMeet(problem, one, other)) {
                    avoided[at(one)].push_back(other);
                }
            }
        }
    }

private:
    int seatedIn(std::size_t round, int players) const
    {
        return players -
               static_cast<int>(std::count(tableOf[round].begin(), tableOf[round].end(), noTable));
    }

    void listPeople(const Problem& problem)
    {
        if (rounds.empty()) {
            people = problem.rounds.front().seated;
            return;
        }
        for (Index player = 0; player < problem.players; ++player) {
            const bool played =
                std::any_of(tableOf.begin(), tableOf.end(),
                            [&](const auto& tables) { return tables[at(player)] != noTable; });
            if (played) {
                people.push_back(player);
            }
        }
    }

    bool areSimultaneous(const Problem& problem, Index one, Index other) const
    {
        const bool before = std::any_of(tableOf.begin(), tableOf.end(), [&](const auto& tables) {
            return tables[at(one)] != noTable && tables[at(other)] != noTable;
        });
        return before || (problem.plays[at(one)] != 0 && problem.plays[at(other)] != 0);
    }

    static bool neverMeet(const Problem& problem, Index one, Index other)
    {
        const auto& home = problem.fixedTable[at(one)];
        const auto& otherHome = problem.fixedTable[at(other)];
        return problem.areApart(one, other) || (home && otherHome && home != otherHome);
    }
};

/// Backtracking with the points still possible for each player; the player with the fewest comes
/// next. Two mates fix the round of the pattern in which their points meet.
class Search
{
public:
    Search(const PastIndex& past, const PatternIndex& pattern, int players, Random& random)
        : past_(past), pattern_(pattern), random_(random)
    {
        start_.possible.assign(at(players), pattern.used);
        start_.point.assign(at(players), unplaced);
        start_.roundOf.resize(past.rounds.size());
        start_.taken.assign(pattern.pattern->rounds.size(), 0);
        for (const Groups& round : past.rounds) {
            start_.image.emplace_back(round.size(), noTable);
        }
    }

    /// Restricts the player to these points.
    void restrict(Index player, const PointSet& points) { start_.possible[at(player)] &= points; }
    bool bind(std::size_t past, std::size_t round) { return bindRound(start_, past, round); }

    std::optional<Recognised> run(int tries)
    {
        most_ = tries;
        if (!settle(start_) || !place(start_)) {
            return std::nullopt;
        }
        Recognised result;
        result.pointOfPlayer.resize(found_.point.size());
        for (const Index player : past_.people) {
            result.pointOfPlayer[at(player)] = found_.point[at(player)];
        }
        result.roundOfPast = found_.roundOf;
        return result;
    }

    int triesDone() const { return tries_; }

private:
    struct State
    {
        std::vector<PointSet> possible; ///< By player.
        std::vector<int> point;         ///< By player: the remaining one, once taken into account.
        std::vector<std::optional<std::size_t>> roundOf; ///< By past round.
        std::vector<std::vector<int>> image;             ///< By past round and table.
        std::vector<char> taken;                         ///< By round of the pattern.
    };

    static int firstOf(const PointSet& points)
    {
        int point = 0;
        while (!points.test(at(point))) {
            ++point;
        }
        return point;
    }

    bool place(const State& state)
    {
        if (const auto past = unboundWithMates(state)) {
            return bindSomehow(state, *past);
        }
        const auto next = narrowest(state);
        if (!next) {
            found_ = state;
            return true;
        }
        std::vector<int> points;
        for (int point = 0; point < pattern_.pattern->points; ++point) {
            if (state.possible[at(*next)].test(at(point))) {
                points.push_back(point);
            }
        }
        random_.shuffle(points);
        for (const int point : points) {
            if (++tries_ > most_) {
                return false;
            }
            State tried = state;
            tried.possible[at(*next)].reset().set(at(point));
            if (settle(tried) && place(tried)) {
                return true;
            }
        }
        return false;
    }

    std::optional<Index> narrowest(const State& state) const
    {
        std::optional<Index> best;
        std::size_t fewest = 0;
        for (const Index player : past_.people) {
            if (state.point[at(player)] != unplaced) {
                continue;
            }
            const std::size_t count = state.possible[at(player)].count();
            if (!best || count < fewest) {
                best = player;
                fewest = count;
            }
        }
        return best;
    }

    /// A round not yet fixed by two mates, as their points meet more than once.
    std::optional<std::size_t> unboundWithMates(const State& state) const
    {
        const auto isPlaced = [&](Index player) { return state.point[at(player)] != unplaced; };
        for (std::size_t past = 0; past < past_.rounds.size(); ++past) {
            const Groups& tables = past_.rounds[past];
            const bool hasMates = std::any_of(tables.begin(), tables.end(), [&](const auto& table) {
                return std::count_if(table.begin(), table.end(), isPlaced) > 1;
            });
            if (!state.roundOf[past] && hasMates) {
                return past;
            }
        }
        return std::nullopt;
    }

    bool bindSomehow(const State& state, std::size_t past)
    {
        std::vector<std::size_t> rounds(state.taken.size());
        std::iota(rounds.begin(), rounds.end(), 0);
        random_.shuffle(rounds);
        return std::any_of(rounds.begin(), rounds.end(), [&](std::size_t round) {
            if (state.taken[round] != 0 || ++tries_ > most_) {
                return false;
            }
            State tried = state;
            return bindRound(tried, past, round) && settle(tried) && place(tried);
        });
    }

    /// Draws all conclusions from players with one point left; false on contradiction.
    bool settle(State& state) const
    {
        for (bool changed = true; changed;) {
            changed = false;
            for (const Index player : past_.people) {
                if (state.possible[at(player)].none()) {
                    return false;
                }
                if (state.point[at(player)] == unplaced &&
                    state.possible[at(player)].count() == 1) {
                    changed = true;
                    if (!conclude(state, player)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    bool conclude(State& state, Index player) const
    {
        const int point = firstOf(state.possible[at(player)]);
        state.point[at(player)] = point;
        for (const Index other : past_.withOthers[at(player)]) {
            state.possible[at(other)].reset(at(point));
        }
        for (const Index other : past_.avoided[at(player)]) {
            state.possible[at(other)] &= ~pattern_.partners[at(point)];
        }
        for (std::size_t h = 0; h < past_.rounds.size(); ++h) {
            const int table = past_.tableOf[h][at(player)];
            if (table != noTable && !concludeInRound(state, h, table, player, point)) {
                return false;
            }
        }
        return true;
    }

    bool concludeInRound(State& state, std::size_t past, int table, Index player, int point) const
    {
        if (state.roundOf[past]) {
            return bindTable(state, past, table, pattern_.tableOf[*state.roundOf[past]][at(point)]);
        }
        for (const Index mate : past_.rounds[past][at(table)]) {
            if (mate == player) {
                continue;
            }
            if (state.point[at(mate)] == unplaced) {
                state.possible[at(mate)] &= pattern_.partners[at(point)];
                continue;
            }
            const auto rounds = roundsOfBoth(state, point, state.point[at(mate)]);
            if (rounds.empty()) {
                return false;
            }
            if (rounds.size() == 1) {
                return bindRound(state, past, rounds.front());
            }
        }
        return true;
    }

    std::vector<std::size_t> roundsOfBoth(const State& state, int first, int second) const
    {
        std::vector<std::size_t> rounds;
        for (std::size_t round = 0; round < state.taken.size(); ++round) {
            const auto& tables = pattern_.tableOf[round];
            if (state.taken[round] == 0 && tables[at(first)] != noTable &&
                tables[at(first)] == tables[at(second)]) {
                rounds.push_back(round);
            }
        }
        return rounds;
    }

    bool bindRound(State& state, std::size_t past, std::size_t round) const
    {
        state.roundOf[past] = round;
        state.taken[round] = 1;
        const auto& tables = past_.tableOf[past];
        return std::all_of(past_.people.begin(), past_.people.end(), [&](Index player) {
            return tables[at(player)] == noTable || state.point[at(player)] == unplaced ||
                   bindTable(state, past, tables[at(player)],
                             pattern_.tableOf[round][at(state.point[at(player)])]);
        });
    }

    /// The table played matches that table of the pattern.
    bool bindTable(State& state, std::size_t past, int table, int target) const
    {
        auto& images = state.image[past];
        if (target == noTable || images[at(table)] == target) {
            return target != noTable;
        }
        const std::size_t round = *state.roundOf[past];
        const std::size_t people = past_.rounds[past][at(table)].size();
        const std::size_t room = pattern_.pattern->rounds[round][at(target)].size();
        const bool fits = past_.isFull[past] != 0 ? people == room : people <= room;
        if (images[at(table)] != noTable || !fits ||
            std::find(images.begin(), images.end(), target) != images.end()) {
            return false;
        }
        images[at(table)] = target;
        const PointSet& points = pattern_.tables[round][at(target)];
        for (const Index player : past_.people) {
            const int seat = past_.tableOf[past][at(player)];
            if (seat != noTable) {
                state.possible[at(player)] &= seat == table ? points : ~points;
            }
        }
        return true;
    }

    const PastIndex& past_;
    const PatternIndex& pattern_;
    Random& random_;
    State start_;
    State found_;
    int tries_ = 0;
    int most_ = 0;
};

using Pair = std::pair<std::size_t, std::size_t>;

/// Two past rounds in which nobody of the pattern is missing.
std::optional<Pair> fullPair(const PastIndex& past)
{
    std::vector<std::size_t> full;
    for (std::size_t h = 0; h < past.rounds.size(); ++h) {
        if (past.isFull[h] != 0) {
            full.push_back(h);
        }
    }
    return full.size() < 2 ? std::nullopt : std::optional(Pair(full[0], full[1]));
}

/// The numbers of those who sit in both rounds.
std::vector<std::uint64_t> sorted(std::vector<std::uint64_t> numbers)
{
    numbers.erase(std::remove(numbers.begin(), numbers.end(), 0), numbers.end());
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

/// Two rounds of the pattern that have the structure of two rounds played.
struct Match
{
    std::size_t first = 0;
    std::size_t second = 0;
    std::vector<std::uint64_t> numbers; ///< Fingerprints of the points.
};

/// Finds them one by one, in random order: the first often suffices, and finding them is slow.
class Matches
{
public:
    Matches(const Pattern& pattern, const std::vector<std::uint64_t>& played, Random& random)
        : pattern_(pattern), wanted_(sorted(played))
    {
        for (std::size_t first = 0; first < pattern.rounds.size(); ++first) {
            for (std::size_t second = 0; second < pattern.rounds.size(); ++second) {
                if (first != second) {
                    open_.emplace_back(first, second);
                }
            }
        }
        random.shuffle(open_);
    }

    /// Null if there are at most `index`.
    const Match* get(std::size_t index)
    {
        while (found_.size() <= index && !open_.empty()) {
            const auto [first, second] = open_.back();
            open_.pop_back();
            auto numbers =
                fingerprints(pattern_.rounds[first], pattern_.rounds[second], pattern_.points);
            if (sorted(numbers) == wanted_) {
                found_.push_back({first, second, std::move(numbers)});
            }
        }
        return index < found_.size() ? &found_[index] : nullptr;
    }

private:
    const Pattern& pattern_;
    std::vector<std::uint64_t> wanted_;
    std::vector<Pair> open_;
    std::vector<Match> found_;
};

class Recogniser
{
public:
    Recogniser(const Problem& problem, const Pattern& pattern, bool keepsApart, Random& random)
        : problem_(problem),
          pattern_(pattern),
          keepsApart_(keepsApart),
          index_(pattern),
          random_(random)
    {}

    std::optional<Recognised> run()
    {
        const int points = static_cast<int>(index_.used.count());
        const std::size_t all = problem_.history.size();
        for (std::size_t rounds = all; rounds + mostLeftOut >= all; --rounds) {
            triesLeft_ = scaled(triesOfLength, problem_.players);
            const PastIndex past(problem_, rounds, points, keepsApart_);
            const auto pair = fullPair(past);
            const bool isWhole = rounds == all;
            if (auto found = pair ? byPair(past, *pair) : isWhole ? plainly(past) : std::nullopt) {
                return found;
            }
            if (!pair || rounds <= pair->second + 1) {
                break;
            }
        }
        return std::nullopt;
    }

private:
    std::optional<Recognised> plainly(const PastIndex& past)
    {
        return Search(past, index_, problem_.players, random_)
            .run(scaled(triesOfSearch, problem_.players));
    }

    /// Shorter beginnings share the pair of longer ones.
    std::optional<Recognised> byPair(const PastIndex& past, const Pair& pair)
    {
        if (!matches_) {
            played_ =
                fingerprints(past.rounds[pair.first], past.rounds[pair.second], problem_.players);
            matches_.emplace(pattern_, played_, random_);
        }
        std::size_t index = 0;
        while (const Match* const match = triesLeft_ > 0 ? matches_->get(index++) : nullptr) {
            Search search(past, index_, problem_.players, random_);
            for (const Index player : past.people) {
                search.restrict(player, pointsLike(*match, player));
            }
            if (!search.bind(pair.first, match->first) ||
                !search.bind(pair.second, match->second)) {
                continue;
            }
            const int tries = std::min(triesOfPair, triesLeft_);
            if (auto found = search.run(tries)) {
                return found;
            }
            triesLeft_ -= search.triesDone();
        }
        return std::nullopt;
    }

    PointSet pointsLike(const Match& match, Index player) const
    {
        const std::uint64_t number = played_[at(player)];
        PointSet same;
        for (std::size_t point = 0; point < match.numbers.size(); ++point) {
            // Anyone absent from these two rounds has no number.
            same.set(point, number == 0 || match.numbers[point] == number);
        }
        return same;
    }

    const Problem& problem_;
    const Pattern& pattern_;
    bool keepsApart_;
    PatternIndex index_;
    Random& random_;
    std::vector<std::uint64_t> played_;
    std::optional<Matches> matches_;
    int triesLeft_ = 0;
};

bool hasApart(const Problem& problem)
{
    return std::any_of(problem.apart.begin(), problem.apart.end(),
                       [](const auto& others) { return !others.empty(); });
}

/// Nobody is recognised if there were more people or tables than in the pattern.
bool isLargeEnough(const Problem& problem, const Pattern& pattern)
{
    if (pattern.points > mostPointsRecognised || pattern.rounds.empty()) {
        return false;
    }
    const Groups& room = pattern.rounds.front();
    const auto fits = [&](const DenseRound& round) {
        return round.tables.size() <= room.size() && peopleIn(round.tables) <= peopleIn(room);
    };
    return pattern.rounds.size() <= at(mostRoundsRecognised) &&
           problem.history.size() <= pattern.rounds.size() &&
           std::all_of(problem.history.begin(), problem.history.end(), fits);
}

} // namespace

std::optional<Recognised> recognise(const Problem& problem, const Pattern& pattern, Random& random)
{
    if (!isLargeEnough(problem, pattern)) {
        return std::nullopt;
    }
    auto found = Recogniser(problem, pattern, true, random).run();
    return found || !hasApart(problem) ? found : Recogniser(problem, pattern, false, random).run();
}

} // namespace seating
