#include "core/faults/faults.h"
#include "core/model/limits.h"
#include "core/ranking/discipline.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

void findParticipantFaults(const Tournament& tournament, Refusals& faults)
{
    const Pointer list = Pointer() / "participants"_L1;
    std::set<StartNumber> known;
    for (std::size_t index = 0; index < tournament.participants.size() && !isFull(faults);
         ++index) {
        const auto& participant = tournament.participants[index];
        addFaults(faults, faultsOf(participant, list / index));
        addFaults(faults, feeClassFaultOf(tournament.settings, participant, list / index));
        if (!known.insert(participant.number).second) {
            addFault(faults, {ParticipantFault::NumberTaken,
                              list / index / "number"_L1,
                              {QString::number(plain(participant.number))}});
        }
    }
}

void findFormerPaymentFaults(const std::vector<FeePayment>& payments, Refusals& faults)
{
    const Pointer list = Pointer() / "formerPayments"_L1;
    for (std::size_t index = 0; index < payments.size() && !isFull(faults); ++index) {
        addFaults(faults, formerPaymentFaultsOf(payments[index], list / index));
    }
}

void findCapacityFault(const Tournament& tournament, Refusals& faults)
{
    const auto capacity = tournament.settings.capacity;
    const auto given = std::count_if(
        tournament.participants.begin(), tournament.participants.end(),
        [](const Participant& participant) { return participant.status != Attendance::Waiting; });
    if (capacity && capacityRange.contains(*capacity) && given > *capacity) {
        addFault(faults, {SettingsFault::CapacityTooSmall,
                          Pointer() / "tournament"_L1 / "capacity"_L1,
                          {QString::number(*capacity), QString::number(given)}});
    }
}

void findTableGameFaults(const Round& round, const Table& table, const Settings& settings,
                         const Roster& roster, const Pointer& place, Refusals& faults)
{
    const GameSetting setting{settings.rules, roster, table.head, round.head.games};
    std::set<GameNumber> known;
    for (std::size_t index = 0; index < table.games.size() && !isFull(faults); ++index) {
        const auto& game = table.games[index];
        addFaults(faults, faultsOf(game, setting, place / index));
        if (!known.insert(game.number).second) {
            addFault(faults, {ResultFault::GameTwice,
                              place / index / "number"_L1,
                              {QString::number(plain(game.number))}});
        }
    }
    if (round.head.state == RoundState::Draft && !table.games.empty()) {
        addFault(faults, {RoundFault::DraftHasGames, place, {}});
    }
}

void findRoundFaults(const Tournament& tournament, const Roster& roster, Refusals& faults)
{
    const Settings& settings = tournament.settings;
    const bool matchesCount = Discipline::of(settings).settingsFaults(settings, Pointer()).empty();
    const Pointer list = Pointer() / "rounds"_L1;
    std::set<RoundNumber> known;
    for (std::size_t index = 0; index < tournament.rounds.size() && !isFull(faults); ++index) {
        const auto& round = tournament.rounds[index];
        const Pointer place = list / index;
        addFaults(faults, faultsOf(round, roster, settings.rules.ruleSet, place));
        if (!known.insert(round.number).second) {
            addFault(faults, {RoundFault::NumberTaken,
                              place / "number"_L1,
                              {QString::number(plain(round.number))}});
        }
        for (std::size_t table = 0; table < round.tables.size() && !isFull(faults); ++table) {
            const Pointer at = place / "tables"_L1 / table;
            const auto before = faults.size();
            findTableGameFaults(round, round.tables[table], settings, roster, at / "games"_L1,
                                faults);
            if (matchesCount && faults.size() == before) {
                addFaults(faults, matchFaultsOf(settings, round, round.tables[table], at));
            }
        }
    }
}

/// Rounds known to the players come first.
void findDraftFaults(const std::vector<Round>& rounds, Refusals& faults)
{
    const auto isKnown = [](const Round& round) { return round.head.state != RoundState::Draft; };
    RoundNumber lastKnown{0};
    for (const auto& round : rounds) {
        lastKnown = isKnown(round) ? std::max(lastKnown, round.number) : lastKnown;
    }
    for (std::size_t index = 0; index < rounds.size() && !isFull(faults); ++index) {
        if (!isKnown(rounds[index]) && rounds[index].number < lastKnown) {
            addFault(faults, {RoundFault::DraftNotLast,
                              Pointer() / "rounds"_L1 / index / "state"_L1,
                              {QString::number(plain(rounds[index].number)),
                               QString::number(plain(lastKnown))}});
        }
    }
}

void findPenaltyFaults(const Tournament& tournament, const Roster& roster, Refusals& faults)
{
    const Pointer list = Pointer() / "penalties"_L1;
    for (std::size_t index = 0; index < tournament.penalties.size() && !isFull(faults); ++index) {
        addFaults(faults, faultsOf(tournament.penalties[index], roster, list / index));
    }
}

void findTieDecisionFaults(const Tournament& tournament, const Roster& roster, Refusals& faults)
{
    const Pointer list = Pointer() / "tieDecisions"_L1;
    std::set<StartNumber> before;
    for (std::size_t index = 0; index < tournament.tieDecisions.size() && !isFull(faults);
         ++index) {
        const auto& decision = tournament.tieDecisions[index];
        addFaults(faults, faultsOf(decision, roster, list / index));
        for (std::size_t at = 0; at < decision.order.size() && !isFull(faults); ++at) {
            if (before.count(decision.order[at]) > 0) {
                addFault(faults, {TieFault::InTwo,
                                  list / index / "order"_L1 / at,
                                  {QString::number(plain(decision.order[at]))}});
            }
        }
        before.insert(decision.order.begin(), decision.order.end());
    }
}

void findRaffleFaults(const Tournament& tournament, const Roster& roster, Refusals& faults)
{
    const Pointer list = Pointer() / "raffles"_L1;
    const auto& raffles = tournament.raffles;
    if (raffles.size() > mostPrizes) {
        addFault(faults, {RaffleFault::TooManyRaffles,
                          list,
                          {QString::number(raffles.size()), QString::number(mostPrizes)}});
        return;
    }
    for (std::size_t index = 0; index < raffles.size() && !isFull(faults); ++index) {
        addFaults(faults, faultsOf(raffles[index], roster, list / index));
    }
}

void findTableDoubts(const Table& table, const Pointer& place, Warnings& doubts)
{
    std::map<GameNumber, const GameOutcome*> byNumber;
    for (const auto& game : table.games) {
        byNumber.emplace(game.number, &game.outcome);
    }
    for (std::size_t index = 0; index < table.games.size(); ++index) {
        const auto& game = table.games[index];
        const auto here = byNumber.find(game.number);
        const GameOutcome* const previous =
            here == byNumber.begin() ? nullptr : std::prev(here)->second;
        for (auto& doubt : doubtsOf(game.outcome, previous, place / index)) {
            addWarning(doubts, std::move(doubt));
        }
    }
}

} // namespace

Refusals faultsOf(const Tournament& tournament)
{
    const Roster roster(tournament);
    Refusals faults = faultsOf(tournament.settings, roster, Pointer() / "tournament"_L1);
    findParticipantFaults(tournament, faults);
    findCapacityFault(tournament, faults);
    findRoundFaults(tournament, roster, faults);
    findDraftFaults(tournament.rounds, faults);
    findPenaltyFaults(tournament, roster, faults);
    findTieDecisionFaults(tournament, roster, faults);
    findRaffleFaults(tournament, roster, faults);
    findFormerPaymentFaults(tournament.formerPayments, faults);
    return faults;
}

bool mayBeStored(const Refusal& fault)
{
    static const std::vector<RefusalCode> codes = {TextFault::TooLong,
                                                   TextFault::NotUnicode,
                                                   TextFault::Invisible,
                                                   TextFault::DirectionOpen,
                                                   SettingsFault::GamesOutOfRange,
                                                   SettingsFault::PlannedRoundsOutOfRange,
                                                   SettingsFault::ReleasedOutOfRange,
                                                   SettingsFault::MinutesOutOfRange,
                                                   SettingsFault::StartFeeOutOfRange,
                                                   SettingsFault::PlacesOutOfRange,
                                                   SettingsFault::PrizeOutOfRange,
                                                   SettingsFault::TargetOutOfRange,
                                                   SettingsFault::StackOutOfRange,
                                                   ParticipantFault::NumberOutOfRange,
                                                   ParticipantFault::FixedTableOutOfRange,
                                                   ParticipantFault::PaidOutOfRange,
                                                   RoundFault::NumberOutOfRange,
                                                   RoundFault::GamesOutOfRange,
                                                   RoundFault::DraftNotLast,
                                                   PenaltyFault::RoundOutOfRange};
    return std::find(codes.begin(), codes.end(), fault.code) != codes.end();
}

Refusals newFaults(const Refusals& before, Refusals after)
{
    std::erase_if(after, [&before](const Refusal& fault) {
        return std::find(before.begin(), before.end(), fault) != before.end();
    });
    return after;
}

Warnings doubtsOf(const Tournament& tournament)
{
    Warnings doubts;
    for (std::size_t round = 0; round < tournament.rounds.size(); ++round) {
        const auto& tables = tournament.rounds[round].tables;
        const Pointer place = Pointer() / "rounds"_L1 / round / "tables"_L1;
        for (std::size_t table = 0; table < tables.size() && !isFull(doubts); ++table) {
            findTableDoubts(tables[table], place / table / "games"_L1, doubts);
        }
    }
    const auto& certificate = tournament.settings.certificate;
    const Pointer place = Pointer() / "tournament"_L1 / "certificate"_L1;
    for (const auto& [key, path] : {std::pair("background"_L1, certificate.background),
                                    std::pair("logo"_L1, certificate.logo)}) {
        if (!path.isEmpty() && !isPictureName(path)) {
            addWarning(doubts, {FileFault::PathNotFollowed, place / key, {path}});
        }
    }
    return doubts;
}

} // namespace core
