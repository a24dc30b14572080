#include "core/use_cases/deal_checks.h"

#include "core/cards/deal_order.h"
#include "core/cards/matches.h"
#include "core/faults/faults.h"
#include "core/people/start_numbers.h"
#include "core/ranking/discipline.h"

#include <algorithm>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

Table withOutcome(Table table, GameNumber number, const std::optional<GameOutcome>& outcome)
{
    std::erase_if(table.games, [number](const Game& game) { return game.number == number; });
    if (outcome) {
        const auto next = std::find_if(table.games.begin(), table.games.end(),
                                       [number](const Game& game) { return game.number > number; });
        table.games.insert(next, {number, *outcome});
    }
    return table;
}

/// The game that a fault of a match concerns; nothing if it concerns the table.
std::optional<std::size_t> gameOf(const Refusal& fault)
{
    const QString pointer = std::get<Pointer>(fault.place).text();
    return pointer.section(u'/', 1, 1) == u"games"
               ? std::optional(static_cast<std::size_t>(pointer.section(u'/', 2, 2).toULong()))
               : std::nullopt;
}

/// The fault of the deal that is entered, with its place in the argument; refers to the tie-breaker
/// deal if one is due instead.
Refusal ofThisDeal(const DealSpot& spot, Refusal fault)
{
    const QString key = std::get<Pointer>(fault.place).text().section(u'/', 3);
    fault.place = Pointer() / (key == u"number" ? u"game"_s : key);
    const MatchState match = matchOf(spot.settings, spot.round, spot.table);
    const bool late = fault.code == RefusalCode(MatchFault::DealAfterEnd);
    if (late && match.status == MatchStatus::TieBreaker) {
        return {MatchFault::TieBreakDue, fault.place, {listText(match.winners)}};
    }
    return fault;
}

/// A match that ended by walkover accepts no new deal.
Refusals refusalsAfterWalkOver(const DealSpot& spot, const GameKey& key)
{
    const MatchState match = matchOf(spot.settings, spot.round, spot.table);
    if (match.over != MatchOver::WalkOver || findGame(spot.table, key.game) != nullptr) {
        return {};
    }
    return {{MatchFault::DealAfterEnd,
             Pointer() / "game"_L1,
             {QString::number(plain(key.game)), QString()}}};
}

} // namespace

Table withoutStaleLot(const Settings& settings, const Round& round, Table table)
{
    const auto faults = matchFaultsOf(settings, round, table, Pointer());
    const bool stale = std::any_of(faults.begin(), faults.end(), [](const Refusal& fault) {
        return std::get<Pointer>(fault.place).text().startsWith(u"/lot");
    });
    if (stale) {
        table.head.lot.clear();
    }
    return table;
}

Refusals completeMatchChange(const DealSpot& spot, const GameKey& key,
                             const std::optional<GameOutcome>& outcome, Change& change)
{
    if (!Discipline::of(spot.settings).hasMatches()) {
        return {};
    }
    if (outcome) {
        if (auto refusals = refusalsAfterWalkOver(spot, key); !refusals.empty()) {
            return refusals;
        }
    }
    const Table after =
        withoutStaleLot(spot.settings, spot.round, withOutcome(spot.table, key.game, outcome));
    QStringList later;
    for (const auto& fault : matchFaultsOf(spot.settings, spot.round, after, Pointer())) {
        const auto index = gameOf(fault);
        const auto number = index ? after.games[*index].number : key.game;
        if (number == key.game) {
            return {ofThisDeal(spot, fault)};
        }
        later.push_back(QString::number(plain(number)));
    }
    if (!later.isEmpty()) {
        return {{MatchFault::LaterDeals, Pointer() / "game"_L1, {later.join(u", "_s)}}};
    }
    if (after.head != spot.table.head) {
        change.steps.emplace_back(
            TableExchange{{key.round, key.table}, spot.table.head, after.head});
    }
    return {};
}

} // namespace core
