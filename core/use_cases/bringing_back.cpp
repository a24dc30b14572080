#include "core/use_cases/bringing_back.h"

#include "core/faults/faults.h"
#include "core/file/edits.h"
#include "core/model/bookings.h"
#include "core/use_cases/participant_steps.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace core {
namespace {

template <typename Value>
std::optional<Value> valueOf(const Value* value)
{
    return value != nullptr ? std::optional(*value) : std::nullopt;
}

std::optional<RoundHead> headOf(const Round* round)
{
    return round != nullptr ? std::optional(round->head) : std::nullopt;
}

std::optional<TableHead> headOf(const Table* table)
{
    return table != nullptr ? std::optional(table->head) : std::nullopt;
}

std::optional<GameOutcome> outcomeOf(const Game* game)
{
    return game != nullptr ? std::optional(game->outcome) : std::nullopt;
}

/// The numbers of the items in any of the lists, ascending.
template <typename Item>
auto numbersOf(const std::vector<const std::vector<Item>*>& lists)
{
    std::set<decltype(Item::number)> numbers;
    for (const auto* const list : lists) {
        for (const auto& item : *list) {
            numbers.insert(item.number);
        }
    }
    return numbers;
}

/// What the desk did to a round.
Action actionOf(const Round* alone, const Round* shared)
{
    using enum RoundState;
    if (alone == nullptr) {
        return Action::WithdrawRound;
    }
    const auto state = alone->head.state;
    if (shared != nullptr && shared->head.state == state) {
        return Action::ChangeSeating;
    }
    return state == Draft       ? Action::DraftRound
           : state == Closed    ? Action::CloseRound
           : state == Cancelled ? Action::CancelRound
                                : Action::PublishRound;
}

/// What happened at one place, as far as known yet.
class DepartureBuilder
{
public:
    explicit DepartureBuilder(const Label& label) : departure_{label, {}, false} {}

    /// Removals come after removals from inside the removed item.
    template <typename ExchangeOf, typename Key, typename Value>
    void compare(const Key& key, const std::optional<Value>& base,
                 const std::optional<Value>& alone, const std::optional<Value>& shared)
    {
        if (alone == base || alone == shared) {
            return;
        }
        departure_.isContested = departure_.isContested || shared != base;
        const ExchangeOf exchange{key, shared, alone};
        if (alone) {
            departure_.steps.push_back(exchange);
        } else {
            removals_.insert(removals_.begin(), exchange);
        }
    }

    void contest() { departure_.isContested = true; }
    void add(Step step) { departure_.steps.push_back(std::move(step)); }

    void finish(std::vector<Departure>& departures) &&
    {
        auto& steps = departure_.steps;
        steps.insert(steps.begin(), removals_.begin(), removals_.end());
        if (!steps.empty()) {
            departures.push_back(std::move(departure_));
        }
    }

private:
    Departure departure_;
    std::vector<Step> removals_;
};

/// The copy enrolled its people again, and booked their payments: by number they are those of the
/// shared evening.
Tournament withIdsOf(const Tournament& shared, Tournament copy)
{
    for (auto& participant : copy.participants) {
        if (const auto* const same = findParticipant(shared, participant.number)) {
            participant.uuid = same->uuid;
        }
        for (auto& payment : participant.payments) {
            payment.number = PaymentNumber{0};
            payment.payer = {};
        }
    }
    return copy;
}

/// What they paid at the desk that was alone, added to what is shared.
Participant withPaymentsOf(Participant shared, const std::vector<FeePayment>& base,
                           const std::vector<FeePayment>& alone)
{
    const auto added = mergedList<FeePayment>({base, alone}, {});
    shared.payments.insert(shared.payments.end(), added.begin(), added.end());
    return shared;
}

class CopyComparison
{
public:
    CopyComparison(const Tournament& base, const Tournament& alone, const Tournament& shared)
        : base_(withIdsOf(shared, base)),
          alone_(withIdsOf(shared, alone)),
          shared_(shared),
          steps_(shared_)
    {}

    std::vector<Departure> run() &&
    {
        compareSettings();
        for (const auto number : numbersOf<Participant>(
                 {&base_.participants, &alone_.participants, &shared_.participants})) {
            compareParticipant(number);
        }
        for (const auto number :
             numbersOf<Round>({&base_.rounds, &alone_.rounds, &shared_.rounds})) {
            compareRound(number);
        }
        comparePenalties();
        DepartureBuilder ties(Label{Action::DecideTie});
        ties.compare<TieDecisionsExchange>(Whole(), std::optional(base_.tieDecisions),
                                           std::optional(alone_.tieDecisions),
                                           std::optional(shared_.tieDecisions));
        std::move(ties).finish(departures_);
        DepartureBuilder raffles(Label{Action::DrawRaffle});
        raffles.compare<RafflesExchange>(Whole(), std::optional(base_.raffles),
                                         std::optional(alone_.raffles),
                                         std::optional(shared_.raffles));
        std::move(raffles).finish(departures_);
        return std::move(departures_);
    }

private:
    void compareSettings()
    {
        const auto merge =
            merged(Edit<Settings>{base_.settings, alone_.settings}, shared_.settings);
        if (merge.value != shared_.settings) {
            departures_.push_back({Label{Action::ChangeSettings},
                                   {SettingsExchange{Whole(), shared_.settings, merge.value}},
                                   !merge.conflicts.empty()});
        }
    }

    void compareParticipant(StartNumber number)
    {
        const auto* const base = findParticipant(base_, number);
        const auto* const alone = findParticipant(alone_, number);
        const auto* const shared = findParticipant(shared_, number);
        Label label{alone == nullptr    ? Action::RemoveParticipant
                    : shared == nullptr ? Action::Enrol
                                        : Action::ChangeParticipant};
        label.participant = number;
        DepartureBuilder builder(label);
        Change made;
        if (base == nullptr || alone == nullptr || shared == nullptr) {
            const auto plain = [](const Participant* person) {
                return person != nullptr ? std::optional(withoutPayments(*person)) : std::nullopt;
            };
            builder.compare<ParticipantExchange>(number, plain(base), plain(alone), plain(shared));
            if (alone != nullptr && base == nullptr) {
                const auto known = shared != nullptr ? *shared : withoutPayments(*alone);
                steps_.exchange(made, known, withPaymentsOf(known, {}, alone->payments));
            }
        } else if (const auto merge = merged(Edit<Participant>{*base, *alone}, *shared);
                   merge.value != *shared) {
            steps_.exchange(made, *shared, merge.value);
            if (!merge.conflicts.empty()) {
                builder.contest();
            }
        }
        for (auto& step : made.steps) {
            builder.add(std::move(step));
        }
        std::move(builder).finish(departures_);
    }

    void compareRound(RoundNumber number)
    {
        const auto* const base = findRound(base_, number);
        const auto* const alone = findRound(alone_, number);
        const auto* const shared = findRound(shared_, number);
        Label label{actionOf(alone, shared)};
        label.round = number;
        DepartureBuilder builder(label);
        builder.compare<RoundExchange>(number, headOf(base), headOf(alone), headOf(shared));
        std::vector<Departure> games;
        static const std::vector<Table> none;
        const auto tablesOf = [](const Round* round) {
            return round != nullptr ? &round->tables : &none;
        };
        for (const auto table :
             numbersOf<Table>({tablesOf(base), tablesOf(alone), tablesOf(shared)})) {
            compareTable({number, table}, builder, games);
        }
        std::move(builder).finish(departures_);
        departures_.insert(departures_.end(), games.begin(), games.end());
    }

    /// Games at a table with the same people are separate departures.
    void compareTable(const TableKey& key, DepartureBuilder& round,
                      std::vector<Departure>& games) const
    {
        const auto* const base = findTable(base_, key.round, key.table);
        const auto* const alone = findTable(alone_, key.round, key.table);
        const auto* const shared = findTable(shared_, key.round, key.table);
        round.compare<TableExchange>(key, headOf(base), headOf(alone), headOf(shared));
        const bool isSame =
            alone != nullptr && shared != nullptr && alone->head.seats == shared->head.seats;
        static const std::vector<Game> none;
        const auto gamesOf = [](const Table* table) {
            return table != nullptr ? &table->games : &none;
        };
        for (const auto number :
             numbersOf<Game>({gamesOf(base), gamesOf(alone), gamesOf(shared)})) {
            const GameKey game{key.round, key.table, number};
            const auto here = outcomeOf(findGame(alone_, game));
            const auto there = outcomeOf(findGame(shared_, game));
            const auto action = !here    ? Action::ClearGame
                                : !there ? Action::EnterGame
                                         : Action::CorrectGame;
            DepartureBuilder own(Label{action, key.round, key.table, number});
            (isSame ? own : round)
                .compare<GameExchange>(game, outcomeOf(findGame(base_, game)), here, there);
            std::move(own).finish(games);
        }
    }

    void comparePenalties()
    {
        auto wanted = mergedList<Penalty>({base_.penalties, alone_.penalties}, shared_.penalties);
        if (wanted != shared_.penalties) {
            departures_.push_back(
                {Label{Action::GivePenalty},
                 {PenaltiesExchange{Whole(), shared_.penalties, std::move(wanted)}},
                 false});
        }
    }

    Tournament base_;
    Tournament alone_;
    const Tournament& shared_;
    ParticipantSteps steps_;
    std::vector<Departure> departures_;
};

} // namespace

std::vector<Departure> departures(const Tournament& base, const Tournament& alone,
                                  const Tournament& shared)
{
    return CopyComparison(base, alone, shared).run();
}

Result<Change> bringBack(const Tournament& shared, const std::vector<Departure>& chosen)
{
    Change change{Label{Action::BringBack}, {}, {}};
    Tournament result = shared;
    Refusals refusals;
    for (std::size_t index = 0; index < chosen.size(); ++index) {
        const auto& steps = chosen[index].steps;
        if (!tryApply({chosen[index].label, {}, steps}, result)) {
            refusals.push_back({ClubFault::DepartureUnfit, Pointer() / index, {}});
        }
        change.steps.insert(change.steps.end(), steps.begin(), steps.end());
    }
    if (refusals.empty()) {
        refusals = faultsOf(result);
    }
    return refusals.empty() ? Result<Change>(std::move(change))
                            : Result<Change>(std::move(refusals));
}

} // namespace core
