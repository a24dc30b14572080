#include "core/seating/score.h"

#include "core/seating/index.h"

#include <algorithm>
#include <cstdlib>

namespace seating {
namespace {

void countTable(const Problem& problem, const std::vector<Index>& table, Totals& totals)
{
    for (std::size_t i = 0; i < table.size(); ++i) {
        for (std::size_t j = i + 1; j < table.size(); ++j) {
            totals.forbidden += problem.areApart(table[i], table[j]) ? 1 : 0;
            totals.clubmates += problem.areClubmates(table[i], table[j]) ? 1 : 0;
            totals.familiar += problem.familiarityOf(table[i], table[j]);
            const std::int64_t gap = problem.rank[at(table[i])] - problem.rank[at(table[j])];
            totals.gaps += gap * gap;
        }
    }
}

void addMeetings(Meetings& meetings, const std::vector<Index>& table, Totals& totals)
{
    for (std::size_t i = 0; i < table.size(); ++i) {
        for (std::size_t j = i + 1; j < table.size(); ++j) {
            const std::int64_t met = meetings.count(table[i], table[j]);
            totals.c2 += met;
            totals.triples += met * (met - 1) / 2;
            meetings.add(table[i], table[j]);
        }
    }
}

} // namespace

Totals& Totals::operator+=(const Totals& other)
{
    forbidden += other.forbidden;
    c2 += other.c2;
    triples += other.triples;
    threes += other.threes;
    uneven += other.uneven;
    tooFar += other.tooFar;
    clubmates += other.clubmates;
    familiar += other.familiar;
    gaps += other.gaps;
    return *this;
}

Key orderOfGoals(const Totals& totals, const Problem& problem)
{
    std::int64_t meetings = totals.c2;
    if (problem.clubWeight >= 100) {
        meetings = totals.c2 * 100 + totals.clubmates * problem.clubWeight;
    }
    const bool isFair = problem.threes == Threes::Fair;
    if (problem.ranked) {
        meetings = totals.c2 * gapsPerRepeat + totals.gaps + totals.threes +
                   (isFair ? totals.uneven * gapsPerUneven : 0);
    }
    const std::int64_t first = isFair ? totals.tooFar : totals.uneven;
    const std::int64_t fair = isFair ? totals.uneven : 0;
    // Clubs and earlier evenings are weighed against each other in hundredths of a meeting.
    const std::int64_t company = totals.clubmates * problem.clubWeight + totals.familiar;
    return {totals.forbidden, first, meetings, totals.triples, fair, totals.threes, company};
}

int threesTarget(const Problem& problem, Index player)
{
    return (problem.threesShare[at(player)] * threesUnit + shareUnit / 2) / shareUnit;
}

Count countAll(const Problem& problem, const Arrangement& arrangement)
{
    Count count{Meetings(problem.players), problem.threesBefore, {}};
    for (const DenseRound& round : problem.history) {
        for (const auto& table : round.tables) {
            addMeetings(count.meetings, table, count.totals);
        }
    }
    for (int round = 0; round < arrangement.roundCount(); ++round) {
        for (int number = 0; number < arrangement.tableCount(round); ++number) {
            const auto table = arrangement.table(round, number);
            addMeetings(count.meetings, table, count.totals);
            countTable(problem, table, count.totals);
            for (const Index player : table) {
                count.threes[at(player)] += table.size() == 3 ? 1 : 0;
            }
        }
    }
    for (Index player = 0; player < problem.players; ++player) {
        const std::int64_t distance =
            count.threes[at(player)] * threesUnit - threesTarget(problem, player);
        count.totals.threes += distance * distance;
        if (problem.threes != Threes::Last) {
            count.totals.uneven += unevenness(problem, player, count.threes[at(player)]);
            count.totals.tooFar += tooFarAway(problem, player, count.threes[at(player)]);
        }
    }
    return count;
}

int wholeThreesAway(const Problem& problem, Index player, int threes)
{
    const int distance = threes * shareUnit - problem.threesShare[at(player)];
    return problem.plays[at(player)] != 0 ? std::abs(distance) / shareUnit : 0;
}

int unevenness(const Problem& problem, Index player, int threes)
{
    const int away = wholeThreesAway(problem, player, threes);
    const Range& range = problem.threesRange[at(player)];
    const bool isOutside =
        problem.plays[at(player)] != 0 && (threes < range.least || threes > range.most);
    return away > 0 ? unevenUnit * away * away : isOutside ? 1 : 0;
}

int tooFarAway(const Problem& problem, Index player, int threes)
{
    const int away = wholeThreesAway(problem, player, threes) - 1;
    return away > 0 ? away * away : 0;
}

bool threesAreEven(const Problem& problem, const std::vector<int>& threes)
{
    for (Index player = 0; player < problem.players; ++player) {
        if (unevenness(problem, player, threes[at(player)]) > 0) {
            return false;
        }
    }
    return true;
}

} // namespace seating
