#include "core/faults/faults.h"
#include "core/people/start_numbers.h"
#include "core/ranking/open_tables.h"

#include <algorithm>
#include <map>
#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

/// Who holds the hand at that position; nothing for an empty one.
using HandHolders = std::vector<std::optional<StartNumber>>;

template <typename Played, typename Hands>
HandHolders holdersOf(const TableHead& head, const Played& played, const Hands& hands,
                      std::size_t people)
{
    HandHolders holders(std::min<std::size_t>(hands.size(), people));
    for (std::size_t hand = 0; hand < holders.size(); ++hand) {
        if (hands[hand]) {
            holders[hand] = creditedParticipant(head, played, hand);
        }
    }
    return holders;
}

HandHolders holdersOf(const TableHead& head, const GameOutcome& outcome)
{
    if (const auto* const game = std::get_if<PlayedGame>(&outcome)) {
        return holdersOf(head, *game, game->result.hands, head.seats.size());
    }
    if (const auto* const deal = std::get_if<PlayedDeal>(&outcome)) {
        return holdersOf(head, *deal, deal->deal.hands, playersOf(head, *deal).size());
    }
    return {};
}

bool holdsHandIn(const TableHead& head, const Game& game, StartNumber person)
{
    const auto holders = holdersOf(head, game.outcome);
    return std::find(holders.begin(), holders.end(), person) != holders.end();
}

/// Whether somebody has a hand in the game of that table, or will have one.
bool playsAt(const Settings& settings, const Round& round, const Table& table, GameNumber number,
             StartNumber person)
{
    const Game* const game = findGame(table, number);
    return game != nullptr
               ? holdsHandIn(table.head, *game, person)
               : isAmong(table.head.seats, person) && !isComplete(settings, round, table);
}

Pointer placeOfHand(const Game& game, std::size_t hand, const Pointer& place)
{
    const auto taker = [hand](const Substitution& one) {
        return one.seat == hand && std::holds_alternative<Substitution::TakenOverBy>(one.by);
    };
    const auto& all = substitutionsOf(game.outcome);
    const Pointer at = place / "hands"_L1 / hand;
    return std::any_of(all.begin(), all.end(), taker) ? at / "participant"_L1 : at;
}

Refusal playsElsewhere(StartNumber person, TableNumber table, GameNumber game, const Pointer& place)
{
    return {ResultFault::PlaysElsewhere,
            place,
            {QString::number(plain(person)), QString::number(plain(table)),
             QString::number(plain(game))}};
}

} // namespace

Refusals handsElsewhere(const Settings& settings, const Round& round, const Table& table,
                        const Game& game, const Pointer& place)
{
    Refusals faults;
    const auto holders = holdersOf(table.head, game.outcome);
    for (std::size_t hand = 0; hand < holders.size(); ++hand) {
        for (const auto& other : round.tables) {
            if (holders[hand] && other.number != table.number &&
                playsAt(settings, round, other, game.number, *holders[hand])) {
                faults.push_back(playsElsewhere(*holders[hand], other.number, game.number,
                                                placeOfHand(game, hand, place)));
            }
        }
    }
    return faults;
}

Refusals handsAtTwoTables(const Round& round, const Pointer& place)
{
    Refusals faults;
    std::map<std::pair<GameNumber, StartNumber>, TableNumber> found;
    for (std::size_t index = 0; index < round.tables.size(); ++index) {
        const Table& table = round.tables[index];
        for (std::size_t at = 0; at < table.games.size(); ++at) {
            const Game& game = table.games[at];
            const auto holders = holdersOf(table.head, game.outcome);
            for (std::size_t hand = 0; hand < holders.size(); ++hand) {
                if (!holders[hand]) {
                    continue;
                }
                const auto [first, isNew] =
                    found.try_emplace({game.number, *holders[hand]}, table.number);
                if (!isNew && first->second != table.number) {
                    addFault(faults, playsElsewhere(*holders[hand], first->second, game.number,
                                                    placeOfHand(game, hand,
                                                                place / "tables"_L1 / index /
                                                                    "games"_L1 / at)));
                }
            }
        }
    }
    return faults;
}

} // namespace core
