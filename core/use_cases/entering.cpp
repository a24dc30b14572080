#include "entering.h"

#include "round_checks.h"

#include "core/faults.h"

#include <algorithm>
#include <iterator>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

struct Spot
{
    const Round* round = nullptr;
    const Table* table = nullptr;
};

/// The round and table of a result, or why no result can stand there.
Result<Spot> spotFor(const Tournament& tournament, const TableKey& key,
                     std::initializer_list<RoundState> allowed)
{
    const Round* const round = findRound(tournament, key.round);
    if (auto refusals = roundRefusals(round, key.round, allowed); !refusals.empty()) {
        return refusals;
    }
    const Table* const table = findTable(*round, key.table);
    if (table == nullptr) {
        return Refusal{
            RoundFault::TableUnknown, Pointer() / "table"_L1, {QString::number(plain(key.table))}};
    }
    return Spot{round, table};
}

Refusals gameNumberRefusals(const Round& round, GameNumber number)
{
    if (plain(number) >= 1 && plain(number) <= round.head.games) {
        return {};
    }
    return {{ResultFault::GameOutOfRange,
             Pointer() / "game"_L1,
             {QString::number(plain(number)), QString::number(round.head.games)}}};
}

const Game* previousGame(const Table& table, GameNumber number)
{
    const auto next = std::find_if(table.games.begin(), table.games.end(),
                                   [number](const Game& game) { return game.number >= number; });
    return next != table.games.begin() ? &*std::prev(next) : nullptr;
}

QString endingWord(scoring::Ending ending)
{
    switch (ending) {
    case scoring::Ending::Romme:
        return u"romme"_s;
    case scoring::Ending::FirstRoundRomme:
        return u"first-round-romme"_s;
    case scoring::Ending::Early:
        break;
    }
    return u"early"_s;
}

/// What stands at a game and who entered it, as ResultFault::DifferentResult lists it.
QStringList standingResult(const Game* standing, const GameRevision& stored)
{
    QStringList stones;
    QStringList claims;
    QString ending = u"cleared"_s;
    if (standing != nullptr) {
        ending = u"not-played"_s;
        if (const auto* played = std::get_if<PlayedGame>(&standing->outcome)) {
            ending = endingWord(played->result.ending);
            for (const auto& hand : played->result.hands) {
                stones.push_back(hand ? QString::number(hand->stones) : u"-"_s);
                claims.push_back(hand ? QString::number(hand->claims) : u"-"_s);
            }
        }
    }
    return {stones.join(u','), claims.join(u','), ending, stored.desk,
            stored.time.toString(Qt::ISODate)};
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

GameOutcome normalisedOutcome(const GameOutcome& outcome, const TableHead& table)
{
    const auto* played = std::get_if<PlayedGame>(&outcome);
    return played != nullptr ? GameOutcome(normalised(*played, table)) : outcome;
}

} // namespace

Result<Change> enterGame(const Tournament& tournament, const GameKey& key,
                         const GameOutcome& outcome, const EntryTerms& terms,
                         const GameRevision& stored)
{
    const auto spot =
        spotFor(tournament, {key.round, key.table}, {RoundState::Published, RoundState::Closed});
    if (!spot) {
        return spot.refused();
    }
    const auto& [round, table] = *spot;
    if (auto refusals = gameNumberRefusals(*round, key.game); !refusals.empty()) {
        return refusals;
    }
    const Roster roster(tournament);
    const GameSetting setting{tournament.settings.rules, roster, table->head, round->head.games};
    Refusals refusals = faultsOf({key.game, outcome}, setting, Pointer());
    if (!refusals.empty()) {
        return refusals;
    }
    const Game* const standing = findGame(*table, key.game);
    const GameOutcome wanted = normalisedOutcome(outcome, table->head);
    const Action action = standing != nullptr ? Action::CorrectGame : Action::EnterGame;
    Change change = gameChange(action, key, standing, wanted, terms.reason);
    if (change.isEmpty()) {
        return change;
    }
    if (refusals = conflicts(standing, terms, stored); !refusals.empty()) {
        return refusals;
    }
    const Game* const previous = previousGame(*table, key.game);
    auto doubts = doubtsOf(wanted, previous != nullptr ? &previous->outcome : nullptr, Pointer());
    if (!doubts.empty() && !terms.warningsConfirmed) {
        return Refused{{}, std::move(doubts)};
    }
    return change;
}

Entered enteredGame(const Tournament& tournament, const GameKey& key, const GameOutcome& outcome)
{
    Entered entered;
    if (const auto* played = std::get_if<PlayedGame>(&outcome)) {
        entered.score = scoreGame(tournament.settings.rules, played->result);
    }
    const Table* const table = findTable(tournament, key.round, key.table);
    const Game* const previous = previousGame(*table, key.game);
    entered.warnings =
        doubtsOf(outcome, previous != nullptr ? &previous->outcome : nullptr, Pointer());
    return entered;
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
    return gameChange(Action::ClearGame, key, standing, std::nullopt, reason);
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
