#include "db/table_rows.h"

#include "db/enum_keys.h"

#include <variant>

namespace db {
namespace {

using namespace Qt::StringLiterals;

/// The columns played_by and taken_over_by of a hand.
struct HolderColumns
{
    std::optional<QString> playedBy;
    std::optional<core::StartNumber> takenOverBy;
};

HolderColumns holderOf(const std::vector<core::Substitution>& substitutions, std::size_t seat)
{
    HolderColumns columns;
    for (const auto& substitution : substitutions) {
        if (substitution.seat != seat) {
            continue;
        }
        if (const auto* name = std::get_if<core::Substitution::PlayedBy>(&substitution.by)) {
            columns.playedBy = *name;
        } else {
            columns.takenOverBy = std::get<core::Substitution::TakenOverBy>(substitution.by);
        }
    }
    return columns;
}

} // namespace

void TableRows::add(const core::TableKey& key, const core::TableHead& head)
{
    tables_.emplace_back(tournament_, key.round, key.table,
                         head.mark ? std::optional(core::keyOf(*head.mark)) : std::nullopt,
                         head.note, head.slip);
    addLists(key, head);
}

void TableRows::addLists(const core::TableKey& key, const core::TableHead& head)
{
    for (std::size_t seat = 0; seat < head.seats.size(); ++seat) {
        seats_.emplace_back(tournament_, key.round, key.table, seat, head.seats[seat]);
    }
    for (std::size_t position = 0; position < head.lot.size(); ++position) {
        lots_.emplace_back(tournament_, key.round, key.table, position, head.lot[position]);
    }
    for (const auto participant : head.withdrawn) {
        withdrawn_.emplace_back(tournament_, key.round, key.table, participant);
    }
}

void TableRows::add(const core::GameKey& key, const core::GameOutcome& outcome)
{
    std::visit([&](const auto& one) { addOutcome(key, one); }, outcome);
}

void TableRows::addOutcome(const core::GameKey& key, const core::UnplayedGame& game)
{
    games_.emplace_back(tournament_, key.round, key.table, key.game, std::nullopt, std::nullopt,
                        game.reason);
}

void TableRows::addOutcome(const core::GameKey& key, const core::PlayedGame& game)
{
    const auto& hands = game.result.hands;
    games_.emplace_back(tournament_, key.round, key.table, key.game,
                        core::keyOf(game.result.ending), hands.size(), std::nullopt);
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        if (hands[seat]) {
            const auto holder = holderOf(game.substitutions, seat);
            hands_.emplace_back(tournament_, key.round, key.table, key.game, seat,
                                hands[seat]->stones, hands[seat]->claims, holder.playedBy,
                                holder.takenOverBy);
        }
    }
}

void TableRows::addOutcome(const core::GameKey& key, const core::PlayedDeal& deal)
{
    const auto& hands = deal.deal.hands;
    deals_.emplace_back(tournament_, key.round, key.table, key.game, core::keyOf(deal.deal.ending),
                        hands.size(), deal.isTieBreak());
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        if (hands[seat]) {
            const auto holder = holderOf(deal.substitutions, seat);
            dealHands_.emplace_back(tournament_, key.round, key.table, key.game, seat,
                                    hands[seat]->melded, hands[seat]->hand,
                                    deal.isTieBreak() ? std::optional(deal.tieBreak[seat])
                                                      : std::nullopt,
                                    holder.playedBy, holder.takenOverBy);
        }
    }
}

void TableRows::insertInto(Connection& connection) const
{
    connection.insert(u"game_table (tournament, round, number, mark, note, slip)"_s, tables_);
    connection.insert(u"seat (tournament, round, game_table, seat, participant)"_s, seats_);
    connection.insert(u"lot (tournament, round, game_table, position, participant)"_s, lots_);
    connection.insert(u"withdrawn (tournament, round, game_table, participant)"_s, withdrawn_);
    connection.insert(u"game (tournament, round, game_table, number, ending, seats, not_played)"_s,
                      games_);
    connection.insert(u"hand (tournament, round, game_table, game, seat, stones, claims, "
                      "played_by, taken_over_by)"_s,
                      hands_);
    connection.insert(u"deal (tournament, round, game_table, number, ending, seats, tie_breaker)"_s,
                      deals_);
    connection.insert(u"deal_hand (tournament, round, game_table, deal, seat, melded, hand, "
                      "player, played_by, taken_over_by)"_s,
                      dealHands_);
}

} // namespace db
