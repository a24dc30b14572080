#include "core/cards/knock_out_tree.h"

#include "core/cards/knock_out.h"
#include "core/people/start_numbers.h"

#include <algorithm>

namespace core {
namespace {

Fate fateOf(const Table& table, const MatchState& match, StartNumber number, bool isLast)
{
    if (isAmong(table.head.withdrawn, number)) {
        return Fate::Left;
    }
    if (match.isThrough(number)) {
        return isLast ? Fate::Winner : Fate::GoesOn;
    }
    if (isAmong(match.winners, number)) {
        return Fate::Equal;
    }
    return match.over ? Fate::Out : Fate::Open;
}

/// What separated the last who advances from the first who does not, at equal totals.
std::optional<MatchDecision> tieDecisionOf(const TreeTable& table)
{
    std::optional<MatchDecision> decision;
    for (std::size_t through = 0; through < table.seats.size(); ++through) {
        for (std::size_t out = 0; out < table.seats.size(); ++out) {
            const auto& one = table.match.score.seats[through];
            const auto& other = table.match.score.seats[out];
            if (!table.seats[through].isThrough() || table.seats[out].fate != Fate::Out ||
                one.score != other.score || (one.deals == 0) != (other.deals == 0)) {
                continue;
            }
            const auto by = one.melded != other.melded       ? MatchDecision::Melded
                            : one.lastHand != other.lastHand ? MatchDecision::LastHand
                                                             : MatchDecision::Lot;
            decision = std::max(decision.value_or(by), by);
        }
    }
    return decision;
}

TreeTable treeTable(const TableMatch& match, bool isLast)
{
    const TableHead& head = match.table->head;
    TreeTable table;
    table.number = match.table->number;
    table.match = match.state;
    table.lot = head.lot;
    table.isLast = isLast;
    for (std::size_t seat = 0; seat < head.seats.size(); ++seat) {
        const StartNumber number = head.seats[seat];
        table.seats.push_back({number, match.state.score.seats[seat].score,
                               fateOf(*match.table, match.state, number, isLast)});
    }
    if (match.state.isDecided()) {
        table.tie = tieDecisionOf(table);
    }
    return table;
}

/// In the latest round, as only its people are still awaited.
void markAway(TreeRound& round, const std::vector<StartNumber>& absent)
{
    for (auto& table : round.tables) {
        for (auto& seat : table.seats) {
            if (seat.fate == Fate::GoesOn && isAmong(absent, seat.number)) {
                seat.fate = Fate::Away;
            }
        }
    }
}

} // namespace

KnockOutTree knockOutTree(const Tournament& tournament, std::optional<RoundNumber> after)
{
    KnockOutTree tree;
    for (const auto& match : matchesOf(tournament, after)) {
        const Round& round = *findRound(tournament, match.round);
        if (tree.rounds.empty() || tree.rounds.back().number != match.round) {
            tree.rounds.push_back({match.round, {}, round.head.byes});
        }
        tree.rounds.back().tables.push_back(treeTable(match, isLastOfKnockOut(round)));
    }
    const auto state = knockOutOf(tournament, after);
    if (!tree.rounds.empty() && tree.rounds.back().number == state.round) {
        markAway(tree.rounds.back(), state.absent);
    }
    tree.winner = state.winner;
    tree.overtaken = overtakenRounds(tournament, after);
    return tree;
}

} // namespace core
