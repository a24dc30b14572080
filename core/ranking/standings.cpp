#include "core/ranking/standings.h"

#include "core/cards/card_tallies.h"
#include "core/people/start_numbers.h"
#include "core/ranking/discipline.h"
#include "core/ranking/tie_breaks.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>

namespace core {
namespace {

using scoring::MatchPoints;
using scoring::RankBy;

Tally emptyTally(StartNumber number)
{
    Tally tally;
    tally.number = number;
    return tally;
}

/// Amounts that a change of one game adds and subtracts, one tally per participant.
class Gains
{
public:
    void add(const scoring::Rules& rules, const TableHead& table, const GameOutcome* outcome,
             std::int64_t times)
    {
        if (outcome != nullptr) {
            Discipline::of(rules.ruleSet)
                .addGame(rules, table, *outcome, times,
                         [this](StartNumber number) -> Tally& { return of(number); });
        }
    }

    [[nodiscard]] const std::vector<Tally>& tallies() const { return tallies_; }

private:
    Tally& of(StartNumber number)
    {
        const auto found =
            std::find_if(tallies_.begin(), tallies_.end(),
                         [number](const Tally& tally) { return tally.number == number; });
        return found != tallies_.end() ? *found : tallies_.emplace_back(emptyTally(number));
    }

    std::vector<Tally> tallies_;
};

std::int64_t meanSum(const Tally& tally)
{
    return (tally.gmp + tally.cmp + tally.penalties).units();
}

/// Compares the whole units first and then the remainders, so that no product exceeds the product
/// of the two numbers of games.
std::strong_ordering compareMeans(const Tally& left, const Tally& right)
{
    const auto leftSum = meanSum(left);
    const auto rightSum = meanSum(right);
    // Without a deal, as after a match won by walkover, the mean is the sum itself.
    const auto leftGames = std::max<std::int64_t>(left.games, 1);
    const auto rightGames = std::max<std::int64_t>(right.games, 1);
    const auto whole = leftSum / leftGames <=> rightSum / rightGames;
    return whole != std::strong_ordering::equal
               ? whole
               : leftSum % leftGames * rightGames <=> rightSum % rightGames * leftGames;
}

/// Orders the higher value before the lower.
template <typename Value>
std::strong_ordering higherFirst(const Value& left, const Value& right)
{
    return right <=> left;
}

std::vector<Standing> emptyLines(const std::vector<Participant>& participants)
{
    std::vector<Standing> lines;
    lines.reserve(participants.size());
    for (const auto& participant : participants) {
        if (isHere(participant)) {
            lines.push_back({std::nullopt, emptyTally(participant.number)});
        }
    }
    return lines;
}

struct Comparison
{
    std::weak_ordering order = std::weak_ordering::equivalent;
    Decision decision;
};

Comparison compared(const scoring::RuleOptions& options, const Tally& left, const Tally& right)
{
    if (!left.hasResult() || !right.hasResult()) {
        const auto order = higherFirst(left.hasResult(), right.hasResult());
        const bool equal = order == std::strong_ordering::equal;
        return {order, {equal ? Decision::By::Nothing : Decision::By::HavingPlayed, {}}};
    }
    if (left.reached != right.reached) {
        return {higherFirst(left.reached, right.reached), {Decision::By::Reached, {}}};
    }
    const auto byPoints = options.rankBy == RankBy::Mean ? compareMeans(right, left)
                                                         : higherFirst(left.tmp(), right.tmp());
    if (byPoints != std::strong_ordering::equal) {
        return {byPoints, {Decision::By::Points, {}}};
    }
    if (left.tieBreaks != right.tieBreaks) {
        return {higherFirst(left.tieBreaks, right.tieBreaks), {Decision::By::TieBreakDeal, {}}};
    }
    for (const auto tieBreak : options.tieBreaks) {
        const auto order = compareByTieBreak(tieBreak, left, right);
        if (order != std::strong_ordering::equal) {
            return {order, {Decision::By::TieBreak, tieBreak}};
        }
    }
    return {};
}

/// Whether no later round counts.
bool countsAll(const Tournament& tournament, std::optional<RoundNumber> after)
{
    return std::none_of(tournament.rounds.begin(), tournament.rounds.end(),
                        [after](const Round& round) {
                            return counts(round.head.state) && after && round.number > *after;
                        });
}

} // namespace

std::weak_ordering compareTallies(const scoring::RuleOptions& options, const Tally& left,
                                  const Tally& right)
{
    return compared(options, left, right).order;
}

Decision decisionBetween(const scoring::RuleOptions& options, const Tally& left, const Tally& right)
{
    return compared(options, left, right).decision;
}

Standings::Standings(const Tournament& tournament, std::optional<RoundNumber> after)
    : rules_(tournament.settings.rules), lines_(emptyLines(tournament.participants))
{
    countOn(tournament, after);
}

void Standings::countOn(const Tournament& tournament, std::optional<RoundNumber> after)
{
    const auto isDue = [this, after](RoundNumber round) {
        return counted_ && round > *counted_ && (!after || round <= *after);
    };
    std::unordered_map<StartNumber, Tally*> tallies;
    tallies.reserve(lines_.size());
    for (auto& line : lines_) {
        tallies.emplace(line.tally.number, &line.tally);
    }
    const auto tallyOf = [&tallies](StartNumber number) -> Tally& { return *tallies.at(number); };
    const Discipline& discipline = Discipline::of(tournament.settings);
    for (const auto& round : tournament.rounds) {
        if (!counts(round.head.state) || !isDue(round.number)) {
            continue;
        }
        for (const auto number : round.head.byes) {
            tallyOf(number).byePoints += discipline.byePoints(tournament.settings, round);
            ++tallyOf(number).byes;
        }
        for (const auto& table : round.tables) {
            discipline.addTable(tournament.settings, round, table, tallyOf);
        }
    }
    for (const auto& penalty : tournament.penalties) {
        if (isDue(penalty.round)) {
            tallyOf(penalty.participant).penalties += penalty.matchPoints;
        }
    }
    decisions_.clear();
    const auto reached = discipline.reached(tournament, after);
    const auto champion = discipline.champion(tournament, after);
    for (auto& line : lines_) {
        const auto found = reached.find(line.tally.number);
        line.tally.reached = found != reached.end() ? found->second : 0;
        line.tally.isChampion = line.tally.number == champion;
    }
    std::sort(lines_.begin(), lines_.end(), [this](const Standing& left, const Standing& right) {
        return standsBefore(left, right);
    });
    renumber({0, lines_.size()});
    counted_ = after;
    countsAll_ = countsAll(tournament, after);
    allDecisions_ = countsAll_ ? tournament.tieDecisions : std::vector<TieDecision>();
    applyDecisions();
}

void Standings::gameChanged(const TableHead& table, const GameOutcome* before,
                            const GameOutcome* after)
{
    Gains gains;
    gains.add(rules_, table, before, -1);
    gains.add(rules_, table, after, 1);
    liftDecisions();
    Span moved{lines_.size(), 0};
    for (const auto& gain : gains.tallies()) {
        const Span span = moveLine(gain);
        moved = {std::min(moved.first, span.first), std::max(moved.last, span.last)};
    }
    renumber(moved);
    applyDecisions();
}

Standings::Span Standings::moveLine(const Tally& gain)
{
    const auto line = std::find_if(lines_.begin(), lines_.end(), [&gain](const Standing& standing) {
        return standing.tally.number == gain.number;
    });
    Standing changed = *line;
    changed.tally.add(gain);

    const auto before = [this](const Standing& left, const Standing& right) {
        return standsBefore(left, right);
    };
    const auto from = static_cast<std::size_t>(line - lines_.begin());
    const auto rises = std::lower_bound(lines_.begin(), line, changed, before);
    if (rises != line) {
        std::move_backward(rises, line, line + 1);
        *rises = changed;
        return {static_cast<std::size_t>(rises - lines_.begin()), from};
    }
    const auto falls = std::lower_bound(line + 1, lines_.end(), changed, before) - 1;
    std::move(line + 1, falls + 1, line);
    *falls = changed;
    return {from, static_cast<std::size_t>(falls - lines_.begin())};
}

void Standings::renumber(Span moved)
{
    for (std::size_t line = moved.first; line < lines_.size(); ++line) {
        const auto rank = rankOf(line);
        if (line > moved.last && lines_[line].rank == rank) {
            return;
        }
        lines_[line].rank = rank;
    }
}

Standings::Span Standings::sharersOf(StartNumber number) const
{
    const auto line =
        std::find_if(lines_.begin(), lines_.end(), [number](const Standing& standing) {
            return standing.tally.number == number;
        });
    if (line == lines_.end() || !line->rank) {
        return {};
    }
    const auto isApart = [&line](const Standing& other) { return other.rank != line->rank; };
    const auto first =
        std::find_if(std::make_reverse_iterator(line), lines_.rend(), isApart).base();
    const auto last = std::find_if(line, lines_.end(), isApart);
    return {static_cast<std::size_t>(first - lines_.begin()),
            static_cast<std::size_t>(last - lines_.begin())};
}

void Standings::applyDecisions()
{
    for (const auto& decision : allDecisions_) {
        const auto& order = decision.order;
        const auto [first, last] = sharersOf(order.front());
        const auto begin = lines_.begin() + static_cast<std::ptrdiff_t>(first);
        const auto end = lines_.begin() + static_cast<std::ptrdiff_t>(last);
        const bool isOfThese =
            last - first == order.size() && std::all_of(begin, end, [&order](const auto& line) {
                return isAmong(order, line.tally.number);
            });
        if (!isOfThese) {
            continue;
        }
        const auto placeOf = [&order](const Standing& line) {
            return std::find(order.begin(), order.end(), line.tally.number);
        };
        std::sort(begin, end, [&placeOf](const Standing& left, const Standing& right) {
            return placeOf(left) < placeOf(right);
        });
        for (std::size_t line = first; line < last; ++line) {
            lines_[line].rank = static_cast<std::int32_t>(line + 1);
        }
        decisions_.push_back(decision);
    }
}

void Standings::liftDecisions()
{
    for (const auto& decision : decisions_) {
        const auto begin =
            lines_.begin() + static_cast<std::ptrdiff_t>(sharersOf(decision.order.front()).first);
        const auto end = begin + static_cast<std::ptrdiff_t>(decision.order.size());
        const auto rank = begin->rank;
        std::for_each(begin, end, [rank](Standing& line) { line.rank = rank; });
        std::sort(begin, end, [](const Standing& left, const Standing& right) {
            return left.tally.number < right.tally.number;
        });
    }
    decisions_.clear();
}

std::optional<std::int32_t> Standings::rankOf(std::size_t line) const
{
    const Tally& tally = lines_[line].tally;
    if (!tally.hasResult()) {
        return std::nullopt;
    }
    const bool shared = line > 0 && compareTallies(rules_.options, lines_[line - 1].tally, tally) ==
                                        std::weak_ordering::equivalent;
    return shared ? lines_[line - 1].rank : static_cast<std::int32_t>(line + 1);
}

bool Standings::standsBefore(const Standing& left, const Standing& right) const
{
    const auto order = compareTallies(rules_.options, left.tally, right.tally);
    return order != std::weak_ordering::equivalent ? order == std::weak_ordering::less
                                                   : left.tally.number < right.tally.number;
}

std::vector<RankMove> rankMoves(const Standings& before, const Standings& after)
{
    std::unordered_map<StartNumber, std::optional<std::int32_t>> ranksBefore;
    for (const auto& line : before.lines()) {
        ranksBefore.emplace(line.tally.number, line.rank);
    }
    std::vector<RankMove> moves;
    for (const auto& line : after.lines()) {
        const auto known = ranksBefore.find(line.tally.number);
        const auto from = known != ranksBefore.end() ? known->second : std::nullopt;
        if (from != line.rank) {
            moves.push_back({line.tally.number, from, line.rank});
        }
    }
    return moves;
}

} // namespace core
