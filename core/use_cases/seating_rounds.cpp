#include "core/use_cases/seating_rounds.h"

#include "core/use_cases/deciding_ties.h"
#include "core/use_cases/knock_out_checks.h"
#include "core/use_cases/round_checks.h"
#include "core/use_cases/round_difference.h"

#include "core/cards/knock_out.h"
#include "core/faults/faults.h"

#include <algorithm>
#include <set>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

QStringList numbers(std::initializer_list<std::int64_t> values)
{
    QStringList texts;
    for (const auto value : values) {
        texts.push_back(QString::number(value));
    }
    return texts;
}

Change roundChange(Action action, RoundNumber round, const QString& reason, std::vector<Step> steps)
{
    Change change{{action}, reason, std::move(steps)};
    change.label.round = round;
    return change;
}

std::set<StartNumber> peopleIn(const RoundPlan& plan)
{
    std::set<StartNumber> people(plan.byes.begin(), plan.byes.end());
    for (const auto& table : plan.tables) {
        people.insert(table.seats.begin(), table.seats.end());
    }
    return people;
}

/// Refuses people the plan adds although they are not present.
Refusals presenceRefusals(const Tournament& tournament, const RoundPlan& plan,
                          const std::set<StartNumber>& alreadyIn, const Pointer& place)
{
    Refusals refusals;
    const auto check = [&](StartNumber number, const Pointer& at) {
        const Participant* const participant = findParticipant(tournament, number);
        const bool missing = participant != nullptr && !isPresent(*participant, plan.round);
        if (missing && !alreadyIn.contains(number)) {
            refusals.push_back(
                {RoundFault::NotPresent, at, numbers({plain(number), plain(plan.round)})});
        }
    };
    for (std::size_t table = 0; table < plan.tables.size(); ++table) {
        const auto& seats = plan.tables[table].seats;
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            check(seats[seat], place / "tables"_L1 / table / "seats"_L1 / seat);
        }
    }
    for (std::size_t index = 0; index < plan.byes.size(); ++index) {
        check(plan.byes[index], place / "byes"_L1 / index);
    }
    return refusals;
}

Round roundFrom(const RoundPlan& plan, RoundState state, std::int32_t games)
{
    Round round;
    round.number = plan.round;
    round.head.state = state;
    round.head.games = games;
    round.head.byes = plan.byes;
    for (const auto& table : plan.tables) {
        round.tables.push_back({table.number, {table.seats, std::nullopt, {}}, {}});
    }
    return round;
}

void sortTablesAndByes(Round& round)
{
    std::sort(round.head.byes.begin(), round.head.byes.end());
    std::sort(round.tables.begin(), round.tables.end(),
              [](const Table& left, const Table& right) { return left.number < right.number; });
}

Refusals planRefusals(const Tournament& tournament, const RoundPlan& plan, const Round& round,
                      const std::set<StartNumber>& alreadyIn, const Pointer& place)
{
    Refusals refusals =
        faultsOf(round, Roster(tournament), tournament.settings.rules.ruleSet, place);
    const auto absent = presenceRefusals(tournament, plan, alreadyIn, place);
    refusals.insert(refusals.end(), absent.begin(), absent.end());
    if (plan.tables.empty()) {
        refusals.push_back(
            {RoundFault::NoTables, place / "tables"_L1, numbers({plain(plan.round)})});
    }
    return refusals;
}

Refusals numberRefusals(const Tournament& tournament, RoundNumber number, std::int64_t next,
                        const Pointer& place)
{
    if (findRound(tournament, number) != nullptr) {
        return {{RoundFault::NumberTaken, place, numbers({plain(number)})}};
    }
    if (plain(number) != next || number >= roundNumberLimit) {
        return {{RoundFault::NotNext, place, numbers({plain(number), next})}};
    }
    return {};
}

const Table* tableWithGames(const Round& round)
{
    const auto found = std::find_if(round.tables.begin(), round.tables.end(),
                                    [](const Table& table) { return !table.games.empty(); });
    return found != round.tables.end() ? &*found : nullptr;
}

void addSteps(const std::vector<Step>& steps, Change& change)
{
    change.steps.insert(change.steps.end(), steps.begin(), steps.end());
}

const Round* firstDraft(const Tournament& tournament)
{
    const auto found =
        std::find_if(tournament.rounds.begin(), tournament.rounds.end(),
                     [](const Round& round) { return round.head.state == RoundState::Draft; });
    return found != tournament.rounds.end() ? &*found : nullptr;
}

/// The rounds of the plans, following those of the tournament.
Result<std::vector<Round>> newRounds(const Tournament& tournament,
                                     const std::vector<RoundPlan>& plans, RoundState state)
{
    std::vector<Round> rounds;
    Refusals refusals = knockOutRefusals(tournament, plans);
    std::int64_t next =
        tournament.rounds.empty() ? 1 : std::int64_t{plain(tournament.rounds.back().number)} + 1;
    const Round* const draft = state == RoundState::Draft ? nullptr : firstDraft(tournament);
    for (std::size_t index = 0; index < plans.size(); ++index) {
        const auto& plan = plans[index];
        const Pointer place = Pointer() / index;
        if (draft != nullptr) {
            refusals.push_back({RoundFault::EarlierDraft, place / "round"_L1,
                                numbers({plain(plan.round), plain(draft->number)})});
        }
        Round round = roundFrom(plan, state, tournament.settings.gamesPerRound);
        for (const auto& more : {numberRefusals(tournament, plan.round, next++, place / "round"_L1),
                                 planRefusals(tournament, plan, round, {}, place)}) {
            refusals.insert(refusals.end(), more.begin(), more.end());
        }
        sortTablesAndByes(round);
        rounds.push_back(std::move(round));
    }
    if (!refusals.empty()) {
        return refusals;
    }
    return rounds;
}

/// Refuses people who have left, or in a knock-out are out, since the draft was drawn.
Refusals staleDraftRefusals(const Tournament& tournament, const Round& draft)
{
    const RoundPlan plan = planOf(draft);
    Refusals refusals = presenceRefusals(tournament, plan, {}, Pointer());
    if (refusals.empty()) {
        refusals = admissionRefusals(tournament, plan, {});
    }
    for (auto& refusal : refusals) {
        refusal.place = Pointer() / "round"_L1;
    }
    return refusals;
}

/// The tables of the plan; unchanged ones keep their games and marks.
Round reseated(const Round& before, const RoundPlan& plan)
{
    Round after = roundFrom(plan, before.head.state, before.head.games);
    after.head.reason = before.head.reason;
    for (auto& table : after.tables) {
        const Table* const standing = findTable(before, table.number);
        if (standing != nullptr && standing->head.seats == table.head.seats) {
            table = *standing;
        }
    }
    return after;
}

Refusals lostGames(const Round& before, const Round& after)
{
    Refusals refusals;
    for (const auto& table : before.tables) {
        const Table* const kept = findTable(after, table.number);
        if (!table.games.empty() && (kept == nullptr || kept->games.empty())) {
            refusals.push_back({RoundFault::HasGames, Pointer() / "tables"_L1,
                                numbers({plain(before.number), plain(table.number)})});
        }
    }
    return refusals;
}

} // namespace

RoundPlan planOf(const Round& round)
{
    RoundPlan plan{round.number, {}, round.head.byes};
    for (const auto& table : round.tables) {
        plan.tables.push_back({table.number, table.head.seats});
    }
    return plan;
}

RoundPlan withByes(const Tournament& tournament, RoundPlan plan)
{
    const auto listed = peopleIn(plan);
    for (const auto number : expectedIn(tournament, plan.round)) {
        if (!listed.contains(number)) {
            plan.byes.push_back(number);
        }
    }
    return plan;
}

Result<Change> addRounds(const Tournament& tournament, const std::vector<RoundPlan>& plans,
                         RoundState state)
{
    Change change{{state == RoundState::Draft ? Action::DraftRound : Action::PublishRound}, {}, {}};
    const auto rounds = newRounds(tournament, plans, state);
    if (!rounds) {
        return rounds.refused();
    }
    for (const auto& round : *rounds) {
        addSteps(stepsBetween(nullptr, &round), change);
    }
    if (counts(state) && !plans.empty()) {
        addEndOfTieDecisions(tournament, change);
    }
    if (plans.size() == 1) {
        change.label.round = plans.front().round;
    }
    return change;
}

Result<Change> replaceDrafts(const Tournament& tournament, RoundNumber first,
                             const std::vector<RoundPlan>& plans)
{
    Tournament kept = tournament;
    std::erase_if(kept.rounds, [first](const Round& round) { return round.number >= first; });
    for (const auto& round : tournament.rounds) {
        if (round.number < first) {
            continue;
        }
        if (auto refusals = roundRefusals(&round, round.number, {RoundState::Draft});
            !refusals.empty()) {
            return refusals;
        }
    }
    auto rounds = newRounds(kept, plans, RoundState::Draft);
    if (!rounds) {
        return rounds.refused();
    }
    Change change{{Action::DraftRound}, {}, {}};
    for (auto& round : *rounds) {
        const Round* const before = findRound(tournament, round.number);
        if (before != nullptr) {
            round.head.games = before->head.games;
            round.head.reason = before->head.reason;
        }
        addSteps(stepsBetween(before, &round), change);
    }
    for (const auto& round : tournament.rounds) {
        if (round.number >= first && plain(round.number) >= plain(first) + std::ssize(plans)) {
            addSteps(stepsBetween(&round, nullptr), change);
        }
    }
    const auto held = roundsHeld(kept) + static_cast<std::int32_t>(plans.size());
    if (tournament.settings.plannedRounds && *tournament.settings.plannedRounds < held) {
        Settings settings = tournament.settings;
        settings.plannedRounds = held;
        change.steps.emplace_back(SettingsExchange{{}, tournament.settings, std::move(settings)});
    }
    if (plans.size() == 1) {
        change.label.round = first;
    }
    return change;
}

Result<Change> publishRound(const Tournament& tournament, RoundNumber number)
{
    const Round* const before = findRound(tournament, number);
    if (auto refusals = roundRefusals(before, number, {RoundState::Draft}); !refusals.empty()) {
        return refusals;
    }
    for (const auto& earlier : tournament.rounds) {
        if (earlier.number < number && earlier.head.state == RoundState::Draft) {
            return Refusal{RoundFault::EarlierDraft, Pointer() / "round"_L1,
                           numbers({plain(number), plain(earlier.number)})};
        }
    }
    if (auto refusals = staleDraftRefusals(tournament, *before); !refusals.empty()) {
        return refusals;
    }
    Round after = *before;
    after.head.state = RoundState::Published;
    auto change = roundChange(Action::PublishRound, number, {}, stepsBetween(before, &after));
    addEndOfTieDecisions(tournament, change);
    return change;
}

Result<Change> withdrawRound(const Tournament& tournament, RoundNumber number)
{
    const Round* const before = findRound(tournament, number);
    if (auto refusals = roundRefusals(before, number, {RoundState::Draft, RoundState::Published});
        !refusals.empty()) {
        return refusals;
    }
    const RoundNumber last = tournament.rounds.back().number;
    if (number != last) {
        return Refusal{RoundFault::NotLast, Pointer() / "round"_L1,
                       numbers({plain(number), plain(last)})};
    }
    if (const Table* const table = tableWithGames(*before)) {
        return Refusal{RoundFault::HasGames, Pointer() / "round"_L1,
                       numbers({plain(number), plain(table->number)})};
    }
    auto change = roundChange(Action::WithdrawRound, number, {}, stepsBetween(before, nullptr));
    if (counts(before->head.state)) {
        addEndOfTieDecisions(tournament, change);
    }
    return change;
}

Result<Change> changeSeating(const Tournament& tournament, const RoundPlan& plan,
                             const SeatingTerms& terms)
{
    const Round* const before = findRound(tournament, plan.round);
    if (auto refusals =
            roundRefusals(before, plan.round, {RoundState::Draft, RoundState::Published});
        !refusals.empty()) {
        return refusals;
    }
    if (terms.seen && *terms.seen != planOf(*before)) {
        return Refusal{RoundFault::SeatingChanged, Pointer() / "round"_L1,
                       numbers({plain(plan.round)})};
    }
    Round after = reseated(*before, plan);
    Refusals refusals = planRefusals(tournament, plan, after, peopleIn(*before), Pointer());
    sortTablesAndByes(after);
    for (const auto& more :
         {admissionRefusals(tournament, plan, peopleIn(*before)), lostGames(*before, after)}) {
        refusals.insert(refusals.end(), more.begin(), more.end());
    }
    if (!refusals.empty()) {
        return refusals;
    }
    return roundChange(Action::ChangeSeating, plan.round, terms.reason,
                       stepsBetween(before, &after));
}

} // namespace core
