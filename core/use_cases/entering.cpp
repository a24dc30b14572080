#include "core/use_cases/entering.h"

#include "core/use_cases/deal_checks.h"
#include "core/use_cases/round_checks.h"

#include "core/faults/faults.h"
#include "core/model/enum_keys.h"
#include "core/ranking/discipline.h"
#include "core/ranking/open_tables.h"

#include <algorithm>
#include <iterator>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

const Game* previousGame(const Table& table, GameNumber number)
{
    const auto next = std::find_if(table.games.begin(), table.games.end(),
                                   [number](const Game& game) { return game.number >= number; });
    return next != table.games.begin() ? &*std::prev(next) : nullptr;
}

Warnings doubtsOfEntry(const Table& table, GameNumber number, const GameOutcome& outcome)
{
    const Game* const previous = previousGame(table, number);
    return doubtsOf(outcome, previous != nullptr ? &previous->outcome : nullptr, Pointer());
}

/// One number a hand, made by `numberOf`: "0,5,-,9".
template <typename Hand, typename NumberOf>
QString handsText(const scoring::PerSeat<Hand>& hands, NumberOf numberOf)
{
    QStringList texts;
    for (const auto& hand : hands) {
        texts.push_back(hand ? QString::number(numberOf(*hand)) : u"-"_s);
    }
    return texts.join(u',');
}

QStringList resultTexts(const PlayedGame& game)
{
    const auto& hands = game.result.hands;
    return {handsText(hands, [](const scoring::Hand& hand) { return hand.stones; }),
            handsText(hands, [](const scoring::Hand& hand) { return hand.claims; }),
            keyOf(game.result.ending)};
}

QStringList resultTexts(const PlayedDeal& deal)
{
    const auto& hands = deal.deal.hands;
    return {handsText(hands, [](const scoring::CardHand& hand) { return hand.melded; }),
            handsText(hands, [](const scoring::CardHand& hand) { return hand.hand; }),
            keyOf(deal.deal.ending)};
}

QStringList resultTexts(const UnplayedGame& /*game*/)
{
    return {QString(), QString(), u"not-played"_s};
}

/// The current result of a game and its entry, as listed in ResultFault::DifferentResult.
QStringList standingResult(const Game* standing, const GameRevision& stored)
{
    const QStringList result =
        standing != nullptr ? std::visit([](const auto& outcome) { return resultTexts(outcome); },
                                         standing->outcome)
                            : QStringList{QString(), QString(), u"cleared"_s};
    return result + QStringList{stored.desk, stored.time.toString(Qt::ISODate)};
}

Refusals conflicts(const Game* standing, const EntryTerms& terms, const GameRevision& stored)
{
    if (terms.seenRevision && *terms.seenRevision != stored.number) {
        const QStringList revisions = {QString::number(*terms.seenRevision),
                                       QString::number(stored.number)};
        return {{ResultFault::Stale, Pointer() / "revision"_L1,
                 revisions + standingResult(standing, stored)}};
    }
    if (standing != nullptr && !terms.correction) {
        return {{ResultFault::DifferentResult, Pointer() / "game"_L1,
                 standingResult(standing, stored)}};
    }
    return {};
}

Change gameChange(Action action, const GameKey& key, const Game* before,
                  const std::optional<GameOutcome>& after, const QString& reason)
{
    Change change{{action, key.round, key.table, key.game}, reason, {}};
    const auto outcome = before != nullptr ? std::optional(before->outcome) : std::nullopt;
    if (outcome != after) {
        change.steps.emplace_back(GameExchange{key, outcome, after});
    }
    return change;
}

/// Completing a table that was set aside clears that mark.
void takeMarkOffIfComplete(const Tournament& tournament, const TableKey& key, Change& change)
{
    const auto isDone = [&key](const Tournament& state) {
        return isComplete(state.settings, *findRound(state, key.round),
                          *findTable(state, key.round, key.table));
    };
    if (findTable(tournament, key.round, key.table)->head.mark != TableMark::Unclear ||
        isDone(tournament)) {
        return;
    }
    Tournament after = tournament;
    apply(change, after);
    if (isDone(after)) {
        const TableHead& marked = findTable(after, key.round, key.table)->head;
        TableHead clear = marked;
        clear.mark.reset();
        clear.note.clear();
        change.steps.emplace_back(TableExchange{key, marked, clear});
    }
}

} // namespace

Result<Change> enterGame(const Situation& now, const GameKey& key, const GameOutcome& outcome,
                         const EntryTerms& terms)
{
    return gameEntry(now, key, outcome, terms, now.stored.gameRevision(now.id, key));
}

Result<Change> gameEntry(const Tournament& tournament, const GameKey& key,
                         const GameOutcome& outcome, const EntryTerms& terms,
                         const GameRevision& stored)
{
    const auto spot =
        spotFor(tournament, {key.round, key.table}, {RoundState::Published, RoundState::Closed});
    if (!spot) {
        return spot.refused();
    }
    const auto& [round, table] = *spot;
    if (auto refusals = gameNumberRefusals(tournament, *round, key.game); !refusals.empty()) {
        return refusals;
    }
    const Roster roster(tournament);
    const GameSetting setting{tournament.settings.rules, roster, table->head, round->head.games};
    const Game game{key.game, outcome};
    Refusals refusals = faultsOf(game, setting, Pointer());
    if (refusals.empty()) {
        refusals = handsElsewhere(tournament.settings, *round, *table, game, Pointer());
    }
    if (!refusals.empty()) {
        return refusals;
    }
    const Game* const standing = findGame(*table, key.game);
    const GameOutcome wanted = normalised(outcome, table->head);
    const Action action = standing != nullptr ? Action::CorrectGame : Action::EnterGame;
    const bool isAside = standing == nullptr && table->head.mark == TableMark::Unclear;
    Change change = gameChange(action, key, standing, wanted,
                               isAside && terms.reason.isEmpty() ? table->head.note : terms.reason);
    if (change.isEmpty()) {
        return change;
    }
    if (refusals = conflicts(standing, terms, stored); !refusals.empty()) {
        return refusals;
    }
    const DealSpot dealSpot{tournament.settings, *round, *table};
    if (refusals = completeMatchChange(dealSpot, key, wanted, change); !refusals.empty()) {
        return refusals;
    }
    if (!terms.warningsConfirmed) {
        if (auto doubts = doubtsOfEntry(*table, key.game, wanted); !doubts.empty()) {
            return Refused{{}, std::move(doubts)};
        }
    }
    takeMarkOffIfComplete(tournament, {key.round, key.table}, change);
    return change;
}

OutcomeScore scoreOutcome(const Settings& settings, const GameOutcome& outcome)
{
    if (const auto* played = std::get_if<PlayedGame>(&outcome)) {
        return {scoreGame(settings.rules, played->result), {}};
    }
    if (const auto* deal = std::get_if<PlayedDeal>(&outcome)) {
        return {{}, scoreDeal(deal->deal)};
    }
    return {};
}

Refusals gameNumberRefusals(const Tournament& tournament, const Round& round, GameNumber number)
{
    const bool isLimited = Discipline::of(tournament.settings).hasFixedGames();
    if (gamesRange.contains(plain(number)) && (!isLimited || plain(number) <= round.head.games)) {
        return {};
    }
    return {{ResultFault::GameOutOfRange,
             Pointer() / "game"_L1,
             {QString::number(plain(number)),
              isLimited ? QString::number(round.head.games) : QString()}}};
}

Warnings entryDoubts(const Tournament& tournament, const GameKey& key, const GameOutcome& outcome)
{
    return doubtsOfEntry(*findTable(tournament, key.round, key.table), key.game, outcome);
}

Result<Change> clearGame(const Tournament& tournament, const GameKey& key, const QString& reason)
{
    const auto spot = spotFor(tournament, {key.round, key.table}, {RoundState::Published});
    if (!spot) {
        return spot.refused();
    }
    const Game* const standing = findGame(*spot->table, key.game);
    if (standing == nullptr) {
        return Refusal{
            ResultFault::NotEntered, Pointer() / "game"_L1, {QString::number(plain(key.game))}};
    }
    Change change = gameChange(Action::ClearGame, key, standing, std::nullopt, reason);
    const DealSpot dealSpot{tournament.settings, *spot->round, *spot->table};
    if (auto refusals = completeMatchChange(dealSpot, key, std::nullopt, change);
        !refusals.empty()) {
        return refusals;
    }
    return change;
}

Result<Change> loseSlip(const Tournament& tournament, const TableKey& key, const QString& note)
{
    const auto spot = spotFor(tournament, key, {RoundState::Published});
    if (!spot) {
        return spot.refused();
    }
    if (isComplete(tournament.settings, *spot->round, *spot->table)) {
        return Change{{Action::MarkTable, key.round, key.table}, {}, {}};
    }
    const auto& head = spot->table->head;
    return markTable(tournament, key, head.mark.value_or(TableMark::Unclear),
                     head.note.isEmpty()        ? note
                     : head.note.contains(note) ? head.note
                                                : head.note + u"; "_s + note);
}

Result<Change> markTable(const Tournament& tournament, const TableKey& key,
                         std::optional<TableMark> mark, const QString& note)
{
    const auto spot =
        spotFor(tournament, key, {RoundState::Draft, RoundState::Published, RoundState::Closed});
    if (!spot) {
        return spot.refused();
    }
    const TableHead& before = spot->table->head;
    Refusals refusals;
    if (note != before.note) {
        findNoteFaults(note, Pointer() / "note"_L1, refusals);
    }
    if (!refusals.empty()) {
        return refusals;
    }
    TableHead after = before;
    after.mark = mark;
    after.note = note;
    Change change{{Action::MarkTable, key.round, key.table}, {}, {}};
    if (after != before) {
        change.steps.emplace_back(TableExchange{key, before, after});
    }
    return change;
}

} // namespace core
