#include "core/use_cases/planning.h"

#include "core/cards/knock_out.h"
#include "core/people/start_numbers.h"
#include "core/ranking/standings.h"
#include "core/ranking/ties.h"
#include "core/seating/random.h"
#include "core/use_cases/knock_out_checks.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

/// Only decides among plans with equal meetings and threes; see Request::clubWeight.
constexpr int clubsApartWeight = 50;

std::vector<seating::Player> playersOf(const Tournament& tournament)
{
    std::map<QString, int> clubs;
    std::vector<seating::Player> players;
    for (const auto& participant : tournament.participants) {
        seating::Player player;
        player.id = playerId(participant.number);
        if (!participant.club.isEmpty()) {
            player.club =
                clubs.emplace(participant.club, static_cast<int>(clubs.size())).first->second;
        }
        if (participant.fixedTable) {
            player.fixedTable = plain(*participant.fixedTable);
        }
        players.push_back(player);
    }
    return players;
}

bool tookPlace(const Round& round, const Table& table)
{
    return round.head.state != RoundState::Cancelled || !table.games.empty();
}

/// The people who actually played together.
RoundPlan seatsTaken(const Round& round)
{
    RoundPlan seats;
    for (const auto& table : round.tables) {
        if (tookPlace(round, table)) {
            seats.tables.push_back({table.number, table.head.seats});
        }
    }
    if (round.head.state != RoundState::Cancelled) {
        seats.byes = round.head.byes;
    }
    return seats;
}

std::vector<seating::PlayerId> rosterOf(const Tournament& tournament, RoundNumber round)
{
    std::vector<seating::PlayerId> roster;
    for (const auto number : expectedIn(tournament, round)) {
        roster.push_back(playerId(number));
    }
    return roster;
}

/// People level under the rules, or all without a rank.
struct LevelPeople
{
    std::vector<StartNumber> numbers; ///< By start number, or as decided.
    std::optional<TieDecidedBy> decidedBy;
};

/// By rank.
std::vector<LevelPeople> levelPeople(const Tournament& tournament)
{
    std::vector<LevelPeople> groups;
    std::optional<std::int32_t> rank;
    const Standings standings(tournament);
    const auto ties = tiesIn(standings);
    for (const auto& line : standings.lines()) {
        const auto number = line.tally.number;
        if (!groups.empty() && groups.back().decidedBy && isAmong(groups.back().numbers, number)) {
            continue;
        }
        const auto tie = std::find_if(ties.begin(), ties.end(), [number](const Tie& one) {
            return one.decision && isAmong(one.numbers, number);
        });
        if (tie != ties.end()) {
            groups.push_back({tie->numbers, tie->decision->by});
        } else if (groups.empty() || groups.back().decidedBy || line.rank != rank) {
            groups.push_back({{number}, {}});
        } else {
            groups.back().numbers.push_back(number);
        }
        rank = line.rank;
    }
    return groups;
}

/// By the standings; among those level as the director decided, else the seed decides.
std::vector<seating::PlayerId> rankingOf(const Tournament& tournament, std::uint64_t seed)
{
    constexpr std::uint64_t stream = 60;
    seating::Random random(seed, stream);
    std::vector<seating::PlayerId> ranking;
    for (auto& group : levelPeople(tournament)) {
        if (!group.decidedBy) {
            random.shuffle(group.numbers);
        }
        std::transform(group.numbers.begin(), group.numbers.end(), std::back_inserter(ranking),
                       playerId);
    }
    return ranking;
}

/// How many byes somebody has had.
std::ptrdiff_t byesOf(const Tournament& tournament, StartNumber number)
{
    return std::count_if(tournament.rounds.begin(), tournament.rounds.end(), [&](const Round& one) {
        return one.head.state != RoundState::Cancelled && isAmong(one.head.byes, number);
    });
}

/// Of those level with somebody chosen, if they are not all chosen. People with a fixed table are
/// not chosen by rank.
void addParted(PartedTie::By by, const LevelPeople& eligible,
               const std::vector<StartNumber>& chosen, std::vector<PartedTie>& parted)
{
    PartedTie tie{by, eligible.numbers, {}, eligible.decidedBy};
    std::copy_if(tie.level.begin(), tie.level.end(), std::back_inserter(tie.chosen),
                 [&](StartNumber number) { return isAmong(chosen, number); });
    if (!tie.chosen.empty() && tie.chosen.size() < tie.level.size()) {
        parted.push_back(std::move(tie));
    }
}

std::vector<PartedTie> partedBy(const Tournament& tournament, const SeatingOrder& order,
                                const RoundPlan& plan)
{
    std::vector<StartNumber> atTop;
    std::vector<StartNumber> present = plan.byes;
    for (const auto& table : plan.tables) {
        present.insert(present.end(), table.seats.begin(), table.seats.end());
        if (plain(table.number) <= order.topTables) {
            atTop.insert(atTop.end(), table.seats.begin(), table.seats.end());
        }
    }
    const auto hasFixedTable = [&](StartNumber number) {
        const auto* const person = findParticipant(tournament, number);
        return person != nullptr && person->fixedTable.has_value();
    };
    std::vector<PartedTie> parted;
    for (auto level : levelPeople(tournament)) {
        std::erase_if(level.numbers, [&](StartNumber number) {
            return !isAmong(present, number) || hasFixedTable(number);
        });
        if (order.mode == seating::Mode::Final) {
            addParted(PartedTie::By::FinalTables, level, atTop, parted);
        }
        if (!plan.byes.empty()) {
            const auto fewest = byesOf(tournament, plan.byes.front());
            std::erase_if(level.numbers,
                          [&](StartNumber number) { return byesOf(tournament, number) != fewest; });
            addParted(PartedTie::By::Bye, level, plan.byes, parted);
        }
    }
    return parted;
}

/// How many planned rounds remain after those of the order. Their players are unknown in a
/// knock-out.
std::int32_t roundsAfter(const Tournament& tournament, const SeatingOrder& order)
{
    const auto planned = tournament.settings.plannedRounds.value_or(0);
    const std::int64_t drawn = roundsHeld(tournament) + std::int64_t{std::max(order.rounds, 0)};
    return isKnockOut(tournament.settings)
               ? 0
               : static_cast<std::int32_t>(std::max<std::int64_t>(planned - drawn, 0));
}

RoundNumber roundAfter(RoundNumber first, std::size_t further)
{
    return RoundNumber{plain(first) + static_cast<std::int32_t>(further)};
}

/// Takes out people who neither played nor will play, since plans are chosen by the number of
/// players. Refusals include them.
void leaveOutAbsentees(seating::Request& request)
{
    std::set<seating::PlayerId> concerned;
    for (const auto& roster : request.present) {
        concerned.insert(roster.begin(), roster.end());
    }
    for (const auto& round : request.history) {
        for (const auto& table : round.tables) {
            concerned.insert(table.seats.begin(), table.seats.end());
        }
        concerned.insert(round.byes.begin(), round.byes.end());
    }
    std::erase_if(request.players,
                  [&](const auto& player) { return !concerned.contains(player.id); });
    std::erase_if(request.ranking, [&](const auto id) { return !concerned.contains(id); });
    std::erase_if(request.apart, [&](const auto& pair) {
        return !concerned.contains(pair.first) || !concerned.contains(pair.second);
    });
}

/// The part of the request at fault.
QLatin1StringView memberAtFault(const seating::Refusal& refusal)
{
    using enum seating::RefusalCode;
    switch (refusal.code) {
    case NoRounds:
    case TooManyRounds:
    case OneRoundOnly:
    case BadLookAhead:
        return "rounds"_L1;
    case RosterCountDiffers:
        return "present"_L1;
    case UnknownPlayer:
    case TwiceInRound:
        return refusal.inHistory ? "history"_L1 : refusal.round ? "present"_L1 : "apart"_L1;
    case BadTableSize:
    case BadTableNumber:
        return "history"_L1;
    case PairWithItself:
    case PairMustMeet:
    case PairCannotBeParted:
    case PairCannotBePartedInFinal:
        return "apart"_L1;
    case FixedTableOutOfRange:
    case FixedTableFull:
        return "fixedTable"_L1;
    case LockedPlayerAbsent:
    case LockedTwice:
    case LockedAgainstFixedTable:
    case LockOutOfRange:
        return "locked"_L1;
    case BadClubWeight:
        return "clubWeight"_L1;
    case BadTopTables:
        return "topTables"_L1;
    case BadThreads:
        return "threads"_L1;
    case TooManyPlayers:
    case DuplicatePlayer:
    case TooFewPlayers:
    case TwoPlayerTablesNotAllowed:
        break;
    }
    return "players"_L1;
}

QString numberText(const std::optional<int>& number)
{
    return number ? QString::number(*number) : QString();
}

} // namespace

std::vector<std::vector<StartNumber>> standingsFor(const Tournament& beforeRound,
                                                   const RoundPlan& plan)
{
    std::vector<StartNumber> people = plan.byes;
    for (const auto& table : plan.tables) {
        people.insert(people.end(), table.seats.begin(), table.seats.end());
    }
    std::vector<std::vector<StartNumber>> standings;
    for (auto& level : levelPeople(beforeRound)) {
        std::erase_if(level.numbers, [&](StartNumber number) { return !isAmong(people, number); });
        if (level.decidedBy) {
            std::transform(level.numbers.begin(), level.numbers.end(),
                           std::back_inserter(standings),
                           [](StartNumber number) { return std::vector{number}; });
        } else if (!level.numbers.empty()) {
            standings.push_back(std::move(level.numbers));
        }
    }
    return standings;
}

RoundPlan planOf(const seating::Round& round, RoundNumber number)
{
    RoundPlan plan;
    plan.round = number;
    for (const auto& table : round.tables) {
        TablePlan& tablePlan = plan.tables.emplace_back();
        tablePlan.number = TableNumber{table.number};
        std::transform(table.seats.begin(), table.seats.end(), std::back_inserter(tablePlan.seats),
                       startNumber);
    }
    std::transform(round.byes.begin(), round.byes.end(), std::back_inserter(plan.byes),
                   startNumber);
    return plan;
}

seating::Round seatingOf(const RoundPlan& plan)
{
    seating::Round round;
    for (const auto& table : plan.tables) {
        seating::Table& seated = round.tables.emplace_back();
        seated.number = plain(table.number);
        std::transform(table.seats.begin(), table.seats.end(), std::back_inserter(seated.seats),
                       playerId);
    }
    std::transform(plan.byes.begin(), plan.byes.end(), std::back_inserter(round.byes), playerId);
    return round;
}

seating::Request seatingRequest(const Tournament& tournament, const SeatingOrder& order)
{
    seating::Request request;
    request.players = playersOf(tournament);
    request.rounds = order.rounds;
    request.mode = order.mode;
    request.lookAhead = order.mode == seating::Mode::Draw ? roundsAfter(tournament, order) : 0;
    const bool planable = order.rounds >= 1 && order.rounds <= seating::mostRounds;
    const auto rosters =
        static_cast<std::size_t>(order.rounds) + static_cast<std::size_t>(request.lookAhead);
    for (std::size_t further = 0; planable && further < rosters; ++further) {
        request.present.push_back(rosterOf(tournament, roundAfter(nextRound(tournament), further)));
    }
    request.twoPlayerTables = allowsTableOf(tournament.settings.rules.ruleSet, 2);
    std::transform(tournament.rounds.begin(), tournament.rounds.end(),
                   std::back_inserter(request.history),
                   [](const Round& round) { return seatingOf(seatsTaken(round)); });
    for (const auto& [one, other] : tournament.settings.apart) {
        request.apart.emplace_back(playerId(one), playerId(other));
    }
    for (const auto& [one, other, weight] : order.earlier) {
        request.earlier.push_back({{playerId(one), playerId(other)}, weight});
    }
    request.clubWeight = tournament.settings.clubsApart ? clubsApartWeight : 0;
    request.ranking = rankingOf(tournament, order.seed);
    request.topTables = order.topTables;
    // A table of two is better than advancing in a knock-out without playing.
    request.fivePlayers =
        isKnockOut(tournament.settings) ? seating::FivePlayers::ThreeAndTwo : order.fivePlayers;
    request.threes = tournament.settings.threes;
    for (const auto& lock : order.locked) {
        request.locked.push_back({plain(lock.round) - plain(nextRound(tournament)),
                                  plain(lock.table), playerId(lock.person)});
    }
    request.seed = order.seed;
    request.limit = order.limit;
    request.threads = order.threads;
    return request;
}

Result<SeatingProposal> proposeSeating(const Tournament& tournament, const SeatingOrder& order,
                                       const seating::Hooks& hooks)
{
    const RoundNumber first = nextRound(tournament);
    if (auto refusals = knockOutRefusals(tournament, order.rounds); !refusals.empty()) {
        return refusals;
    }
    auto request = seatingRequest(tournament, order);
    if (seating::check(request).empty()) {
        leaveOutAbsentees(request);
    }
    const auto result = seating::makePlan(request, hooks);
    if (const auto* refused = std::get_if<seating::Refusals>(&result)) {
        Refusals refusals;
        for (const auto& refusal : *refused) {
            refusals.push_back(refusalOf(refusal, first));
        }
        return refusals;
    }
    const auto plansOf = [first](const std::vector<seating::Round>& rounds) {
        std::vector<RoundPlan> plans;
        for (std::size_t further = 0; further < rounds.size(); ++further) {
            plans.push_back(planOf(rounds[further], roundAfter(first, further)));
        }
        return plans;
    };
    const auto& plan = std::get<seating::Plan>(result);
    SeatingProposal proposal{{plansOf(plan.rounds), plan.quality}, {}, {}};
    if (order.mode == seating::Mode::Swiss || order.mode == seating::Mode::Final) {
        proposal.parted = partedBy(tournament, order, proposal.plans.front());
    }
    if (plan.other) {
        proposal.other = {plansOf(plan.other->rounds), plan.other->quality};
    }
    return proposal;
}

Refusal refusalOf(const seating::Refusal& refusal, RoundNumber firstRound)
{
    QStringList players;
    for (const auto player : refusal.players) {
        players.push_back(QString::number(static_cast<int>(player)));
    }
    std::optional<int> round = refusal.round;
    if (round) {
        *round += refusal.inHistory ? 1 : plain(firstRound);
    }
    return {refusal.code,
            Pointer() / memberAtFault(refusal),
            {players.join(u", "_s), numberText(round), numberText(refusal.table),
             numberText(refusal.count)}};
}

} // namespace core
