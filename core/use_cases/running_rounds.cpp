#include "core/use_cases/running_rounds.h"

#include "core/use_cases/deal_checks.h"
#include "core/use_cases/deciding_ties.h"
#include "core/use_cases/round_checks.h"
#include "core/use_cases/round_difference.h"

#include "core/cards/knock_out.h"
#include "core/faults/faults.h"
#include "core/model/limits.h"
#include "core/ranking/discipline.h"
#include "core/ranking/open_tables.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

Refusal refusal(RoundFault code, QLatin1StringView key, QStringList arguments)
{
    return {code, Pointer() / key, std::move(arguments)};
}

/// The change that turns the round into `after`, unless that is impossible.
Result<Change> exchanged(const Tournament& tournament, Action action, const Round& before,
                         Round after, const QString& reason = {})
{
    for (auto& table : after.tables) {
        table = withoutStaleLot(tournament.settings, after, std::move(table));
    }
    if (auto faults = faultsWith(tournament, after); !faults.empty()) {
        faults = newFaults(faultsWith(tournament, before), std::move(faults));
        if (!faults.empty()) {
            return faults;
        }
    }
    for (auto& table : after.tables) {
        for (auto& game : table.games) {
            game.outcome = normalised(std::move(game.outcome), table.head);
        }
    }
    std::sort(after.head.byes.begin(), after.head.byes.end());
    Change change{{action}, reason, stepsBetween(&before, &after)};
    change.label.round = before.number;
    return change;
}

/// No round follows those closed: as many are planned from now on.
void addEnd(const Tournament& tournament, const Tournament& closed, Change& change)
{
    auto after = tournament.settings;
    after.plannedRounds = static_cast<std::int32_t>(
        std::count_if(closed.rounds.begin(), closed.rounds.end(),
                      [](const Round& round) { return round.head.state == RoundState::Closed; }));
    if (after != tournament.settings) {
        change.steps.emplace_back(SettingsExchange{{}, tournament.settings, std::move(after)});
    }
}

/// The place of a person; without a table: a bye.
struct SeatOrBye
{
    Table* table = nullptr;
    std::size_t index = 0;

    [[nodiscard]] StartNumber& in(Round& round) const
    {
        return table != nullptr ? table->head.seats[index] : round.head.byes[index];
    }
};

std::optional<std::size_t> indexOf(const std::vector<StartNumber>& list, StartNumber number)
{
    const auto found = std::find(list.begin(), list.end(), number);
    return found != list.end() ? std::optional(static_cast<std::size_t>(found - list.begin()))
                               : std::nullopt;
}

std::optional<SeatOrBye> spotOf(Round& round, StartNumber number)
{
    for (auto& table : round.tables) {
        if (const auto seat = indexOf(table.head.seats, number)) {
            return SeatOrBye{&table, *seat};
        }
    }
    if (const auto bye = indexOf(round.head.byes, number)) {
        return SeatOrBye{nullptr, *bye};
    }
    return std::nullopt;
}

template <typename Played>
void swapSubstitutions(Played& one, std::size_t seat, Played& other, std::size_t otherSeat)
{
    std::vector<Substitution> leaving;
    std::vector<Substitution> arriving;
    for (const auto& substitution : one.substitutions) {
        if (substitution.seat == seat) {
            leaving.push_back({otherSeat, substitution.by});
        }
    }
    for (const auto& substitution : other.substitutions) {
        if (substitution.seat == otherSeat) {
            arriving.push_back({seat, substitution.by});
        }
    }
    std::erase_if(one.substitutions, [seat](const auto& it) { return it.seat == seat; });
    std::erase_if(other.substitutions,
                  [otherSeat](const auto& it) { return it.seat == otherSeat; });
    one.substitutions.insert(one.substitutions.end(), arriving.begin(), arriving.end());
    other.substitutions.insert(other.substitutions.end(), leaving.begin(), leaving.end());
}

scoring::Hands& handsIn(PlayedGame& game)
{
    return game.result.hands;
}

scoring::CardHands& handsIn(PlayedDeal& deal)
{
    return deal.deal.hands;
}

/// Does nothing unless both are games or both are deals.
void swapHands(GameOutcome& one, std::size_t seat, GameOutcome& other, std::size_t otherSeat)
{
    const auto swapIfBoth = [&](auto* here, auto* there) {
        if (here != nullptr && there != nullptr) {
            std::swap(handsIn(*here)[seat], handsIn(*there)[otherSeat]);
            swapSubstitutions(*here, seat, *there, otherSeat);
        }
    };
    swapIfBoth(std::get_if<PlayedGame>(&one), std::get_if<PlayedGame>(&other));
    swapIfBoth(std::get_if<PlayedDeal>(&one), std::get_if<PlayedDeal>(&other));
}

/// Whether the outcome lists hands by seat; tie-breaker deals name their players.
bool isPlayedBySeat(const GameOutcome& outcome)
{
    const auto* deal = std::get_if<PlayedDeal>(&outcome);
    return std::holds_alternative<PlayedGame>(outcome) || (deal != nullptr && !deal->isTieBreak());
}

/// Swaps the hands of two seats in every game. If a game was played at only one of the tables,
/// changes nothing and returns the first such game.
std::optional<GameNumber> moveHands(const SeatOrBye& one, const SeatOrBye& other)
{
    const auto playedAt = [](Table& table, GameNumber number) -> GameOutcome* {
        for (auto& game : table.games) {
            if (game.number == number && isPlayedBySeat(game.outcome)) {
                return &game.outcome;
            }
        }
        return nullptr;
    };
    for (const Table* table : {one.table, other.table}) {
        for (const auto& game : table->games) {
            const bool here = playedAt(*one.table, game.number) != nullptr;
            const bool there = playedAt(*other.table, game.number) != nullptr;
            if (here != there) {
                return game.number;
            }
        }
    }
    for (const auto& game : one.table->games) {
        GameOutcome* const here = playedAt(*one.table, game.number);
        GameOutcome* const there = playedAt(*other.table, game.number);
        if (here != nullptr && there != nullptr) {
            swapHands(*here, one.index, *there, other.index);
        }
    }
    return std::nullopt;
}

void swapNames(std::vector<StartNumber>& numbers, StartNumber one, StartNumber other)
{
    for (auto& number : numbers) {
        number = number == one ? other : number == other ? one : number;
    }
}

/// Transfers a match's notes about one person to the new holder of the seat.
void swapNamesInMatches(Round& round, StartNumber one, StartNumber other)
{
    for (auto& table : round.tables) {
        swapNames(table.head.lot, one, other);
        swapNames(table.head.withdrawn, one, other);
        std::sort(table.head.withdrawn.begin(), table.head.withdrawn.end());
        for (auto& game : table.games) {
            if (auto* deal = std::get_if<PlayedDeal>(&game.outcome)) {
                swapNames(deal->tieBreak, one, other);
            }
        }
    }
}

Result<Change> withState(const Tournament& tournament, Action action, const Round& before,
                         RoundState state, const QString& reason, const QString& shownReason)
{
    Round after = before;
    after.head.state = state;
    after.head.reason = shownReason;
    auto change = exchanged(tournament, action, before, std::move(after), reason);
    if (change && counts(state) != counts(before.head.state)) {
        addEndOfTieDecisions(tournament, *change);
    }
    return change;
}

} // namespace

Result<Change> swapSeats(const Tournament& tournament, RoundNumber number, StartNumber one,
                         StartNumber other, ResultsGo results, const QString& reason)
{
    const Round* const before = findRound(tournament, number);
    if (auto refusals = roundRefusals(
            before, number, {RoundState::Draft, RoundState::Published, RoundState::Closed});
        !refusals.empty()) {
        return refusals;
    }
    if (one == other) {
        return refusal(RoundFault::SamePerson, "other"_L1, {QString::number(plain(one))});
    }
    Round after = *before;
    Refusals refusals;
    const auto find = [&](StartNumber person, QLatin1StringView key) {
        const auto spot = spotOf(after, person);
        const bool moves = results == ResultsGo::WithThePerson;
        if (!spot || (moves && spot->table == nullptr)) {
            refusals.push_back(
                refusal(RoundFault::NotSeated, key,
                        {QString::number(plain(person)), QString::number(plain(number))}));
        }
        return spot;
    };
    const auto first = find(one, "one"_L1);
    const auto second = find(other, "other"_L1);
    if (!refusals.empty()) {
        return refusals;
    }
    std::swap(first->in(after), second->in(after));
    if (results == ResultsGo::WithTheSeat) {
        swapNamesInMatches(after, one, other);
    } else {
        if (const auto game = moveHands(*first, *second)) {
            return Refusal{
                ResultFault::GamesDiffer, Pointer() / "other"_L1, {QString::number(plain(*game))}};
        }
    }
    return exchanged(tournament, Action::SwapSeats, *before, std::move(after), reason);
}

Result<Change> changeGames(const Tournament& tournament, RoundNumber number, std::int32_t games,
                           const QString& reason)
{
    const Round* const before = findRound(tournament, number);
    if (auto refusals = roundRefusals(before, number, {RoundState::Draft, RoundState::Published});
        !refusals.empty()) {
        return refusals;
    }
    if (!gamesRange.contains(games)) {
        return refusal(RoundFault::GamesOutOfRange, "games"_L1, {QString::number(games)});
    }
    const bool fixed = Discipline::of(tournament.settings).hasFixedGames();
    for (const auto& table : before->tables) {
        if (fixed && !table.games.empty() && plain(table.games.back().number) > games) {
            return refusal(
                RoundFault::GamesBeyond, "games"_L1,
                {QString::number(games), QString::number(plain(table.games.back().number))});
        }
    }
    Round after = *before;
    after.head.games = games;
    if (!reason.isEmpty()) {
        after.head.reason = reason;
    }
    return exchanged(tournament, Action::ChangeRoundGames, *before, std::move(after), reason);
}

Result<Change> closeRound(const Tournament& tournament, RoundNumber number)
{
    const Round* const before = findRound(tournament, number);
    if (auto refusals = roundRefusals(before, number, {RoundState::Published, RoundState::Closed});
        !refusals.empty()) {
        return refusals;
    }
    const auto open = openTablesOf(tournament.settings, *before);
    if (!open.empty()) {
        return refusal(RoundFault::TablesOpen, "round"_L1, {QString::number(open.size())});
    }
    auto closing = withState(tournament, Action::CloseRound, *before, RoundState::Closed, {},
                             before->head.reason);
    if (closing && isKnockOut(tournament.settings)) {
        Tournament after = tournament;
        apply(*closing, after);
        if (knockOutOf(after).winner) {
            addEnd(tournament, after, *closing);
        }
    }
    return closing;
}

Result<Change> cancelRound(const Tournament& tournament, RoundNumber number, const QString& reason)
{
    const Round* const before = findRound(tournament, number);
    if (auto refusals = roundRefusals(
            before, number, {RoundState::Published, RoundState::Closed, RoundState::Cancelled});
        !refusals.empty()) {
        return refusals;
    }
    if (reason.trimmed().isEmpty()) {
        return Refusal{ResultFault::ReasonMissing, Pointer() / "reason"_L1, {}};
    }
    return withState(tournament, Action::CancelRound, *before, RoundState::Cancelled, reason,
                     reason);
}

Result<Change> reopenRound(const Tournament& tournament, RoundNumber number, const QString& reason)
{
    const Round* const before = findRound(tournament, number);
    if (auto refusals = roundRefusals(
            before, number, {RoundState::Published, RoundState::Closed, RoundState::Cancelled});
        !refusals.empty()) {
        return refusals;
    }
    const bool wasCancelled = before->head.state == RoundState::Cancelled;
    return withState(tournament, Action::ReopenRound, *before, RoundState::Published, reason,
                     wasCancelled ? QString() : before->head.reason);
}

Result<Change> endEvening(const Tournament& tournament)
{
    std::optional<RoundNumber> last;
    for (const auto& round : tournament.rounds) {
        switch (round.head.state) {
        case RoundState::Draft:
            return refusal(RoundFault::IsDraft, "round"_L1, {QString::number(plain(round.number))});
        case RoundState::Published:
            return refusal(RoundFault::IsPublished, "round"_L1,
                           {QString::number(plain(round.number))});
        case RoundState::Closed:
            last = round.number;
            break;
        case RoundState::Cancelled:
            break;
        }
    }
    if (!last) {
        return refusal(RoundFault::Unknown, "round"_L1, {QString::number(1)});
    }
    Change change{{Action::EndEvening, *last}, {}, {}};
    addEnd(tournament, tournament, change);
    return change;
}

Result<Change> swapTableResults(const Tournament& tournament, RoundNumber number, TableNumber one,
                                TableNumber other)
{
    const Round* const before = findRound(tournament, number);
    if (auto refusals = roundRefusals(before, number, {RoundState::Published, RoundState::Closed});
        !refusals.empty()) {
        return refusals;
    }
    Round after = *before;
    const auto find = [&after](TableNumber wanted) {
        return std::find_if(after.tables.begin(), after.tables.end(),
                            [wanted](const Table& table) { return table.number == wanted; });
    };
    const auto first = find(one);
    const auto second = find(other);
    if (first == after.tables.end()) {
        return refusal(RoundFault::TableUnknown, "table"_L1, {QString::number(plain(one))});
    }
    if (second == after.tables.end()) {
        return refusal(RoundFault::TableUnknown, "other"_L1, {QString::number(plain(other))});
    }
    if (one == other) {
        return Refusal{
            ResultFault::SameTable, Pointer() / "other"_L1, {QString::number(plain(one))}};
    }
    if (first->head.seats.size() != second->head.seats.size()) {
        return Refusal{ResultFault::TablesDiffer,
                       Pointer() / "other"_L1,
                       {QString::number(plain(one)), QString::number(plain(other))}};
    }
    std::swap(first->games, second->games);
    return exchanged(tournament, Action::SwapTableResults, *before, std::move(after));
}

} // namespace core
