#include "core/seating/quality.h"

#include "core/seating/bounds.h"
#include "core/seating/index.h"
#include "core/seating/measure.h"
#include "core/seating/meetings.h"
#include "core/seating/score.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace seating {
namespace {

using Visits = std::map<int, int>;

struct Counts
{
    std::vector<std::array<int, chairsPerTable>> seats;
    std::vector<Visits> tables;
    std::vector<int> threes;
    std::vector<int> rounds;
};

class Counter
{
public:
    Counter(const Problem& problem, QualitySheet& sheet)
        : problem_(problem), sheet_(sheet), meetings_(problem.players)
    {
        const std::size_t players = at(problem.players);
        counts_.seats.resize(players);
        counts_.tables.resize(players);
        counts_.threes.assign(players, 0);
        counts_.rounds.assign(players, 0);
    }

    void countTable(const std::vector<Index>& people, int number, bool further)
    {
        for (std::size_t i = 0; i < people.size(); ++i) {
            ++counts_.seats[at(people[i])][i];
            ++counts_.tables[at(people[i])][number];
            ++counts_.rounds[at(people[i])];
            counts_.threes[at(people[i])] += people.size() == 3 ? 1 : 0;
            for (std::size_t j = i + 1; j < people.size(); ++j) {
                countMeeting(people[i], people[j]);
                if (further) {
                    sheet_.sameClub += problem_.areClubmates(people[i], people[j]) ? 1 : 0;
                    sheet_.forbidden += problem_.areApart(people[i], people[j]) ? 1 : 0;
                }
            }
        }
    }

    const Counts& counts() const { return counts_; }

private:
    void countMeeting(Index first, Index second)
    {
        const int met = meetings_.count(first, second);
        meetings_.add(first, second);
        sheet_.repeats += met > 0 ? 1 : 0;
        sheet_.c2 += met;
        sheet_.mostMeetings = std::max(sheet_.mostMeetings, met + 1);
    }

    const Problem& problem_;
    QualitySheet& sheet_;
    Meetings meetings_;
    Counts counts_;
};

void sheetThrees(const Problem& problem, const Request& request, const Counts& counts,
                 QualitySheet& sheet)
{
    bool first = true;
    for (Index player = 0; player < problem.players; ++player) {
        const int threes = counts.threes[at(player)];
        if (problem.plays[at(player)] == 0) {
            continue;
        }
        const int away = wholeThreesAway(problem, player, threes);
        const bool isBelow = threes * shareUnit < problem.threesShare[at(player)];
        sheet.threes.push_back({request.players[at(player)].id, threes, isBelow ? -away : away});
        sheet.threesMin = first ? threes : std::min(sheet.threesMin, threes);
        sheet.threesMax = std::max(sheet.threesMax, threes);
        sheet.threesDistance = std::max(sheet.threesDistance, away);
        first = false;
    }
    sheet.threesEven = threesAreEven(problem, counts.threes);
}

std::int64_t familiarMeetings(const Request& request, const std::vector<SeatedRound>& rounds)
{
    std::set<PlayerPair> pairs;
    for (const auto& [pair, weight] : request.earlier) {
        pairs.insert(std::minmax(pair.first, pair.second));
    }
    std::int64_t meetings = 0;
    for (const SeatedRound& round : rounds) {
        for (const auto& table : round) {
            for (std::size_t one = 0; one < table.size(); ++one) {
                for (std::size_t other = one + 1; other < table.size(); ++other) {
                    meetings += static_cast<std::int64_t>(pairs.count(std::minmax(
                        request.players[at(table[one])].id, request.players[at(table[other])].id)));
                }
            }
        }
    }
    return meetings;
}

int spreadOfSeats(const Counts& counts, Index player)
{
    const auto& seats = counts.seats[at(player)];
    const auto end = counts.threes[at(player)] > 0 ? seats.begin() + 3 : seats.end();
    const auto [least, most] = std::minmax_element(seats.begin(), end);
    return *most - *least;
}

int spreadOfTables(const Counts& counts, Index player, std::size_t tables)
{
    const Visits& visits = counts.tables[at(player)];
    int most = 0;
    int least = visits.size() < tables ? 0 : counts.rounds[at(player)];
    for (const auto& [number, times] : visits) {
        most = std::max(most, times);
        least = std::min(least, times);
    }
    return most - least;
}

/// Where even threes would cost repeats, one whole table is the least distance.
bool isUnevenByNeed(const Problem& problem, const Bounds& bounds, const QualitySheet& sheet)
{
    return problem.threes != Threes::First && sheet.threesDistance == 1 &&
           sheet.c2 < bounds.c2OfEvenThrees;
}

} // namespace

std::string methodName(Method method)
{
    switch (method) {
    case Method::DirectShift:
        return "direct shift";
    case Method::CyclicDevelopment:
        return "cyclic development";
    case Method::Catalogue:
        return "catalogue";
    case Method::Search:
        break;
    }
    return "search";
}

QualitySheet measureRounds(const Problem& problem, const Bounds& bounds, const Request& request,
                           const std::vector<SeatedRound>& rounds)
{
    QualitySheet sheet;
    sheet.seed = request.seed;
    Counter counter(problem, sheet);
    for (const DenseRound& past : problem.history) {
        for (std::size_t t = 0; t < past.tables.size(); ++t) {
            counter.countTable(past.tables[t], past.numbers[t], false);
        }
    }
    std::size_t tables = 0;
    for (const SeatedRound& round : rounds) {
        tables = std::max(tables, round.size());
        for (std::size_t t = 0; t < round.size(); ++t) {
            counter.countTable(round[t], static_cast<int>(t) + 1, true);
        }
    }
    sheetThrees(problem, request, counter.counts(), sheet);
    if (!request.earlier.empty()) {
        sheet.familiar = FamiliarPairs{familiarMeetings(request, rounds), std::nullopt};
    }
    for (Index player = 0; player < problem.players; ++player) {
        if (counter.counts().rounds[at(player)] > 0) {
            sheet.seatSpread = std::max(sheet.seatSpread, spreadOfSeats(counter.counts(), player));
            sheet.tableSpread =
                std::max(sheet.tableSpread, spreadOfTables(counter.counts(), player, tables));
        }
    }
    Bounds least = bounds;
    if (sheet.threesEven) {
        least.c2 = bounds.c2Wanted;
    }
    sheet.c2Bound = least.c2;
    sheet.bound = repeatsBound(least, sheet.mostMeetings);
    sheet.proven = sheet.c2 == least.c2 && sheet.repeats == sheet.bound &&
                   (sheet.threesEven || isUnevenByNeed(problem, bounds, sheet));
    return sheet;
}

} // namespace seating
