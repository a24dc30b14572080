#include "seat_moves.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace documents {
namespace {

using Moves = std::map<core::StartNumber, SeatMove>;
using Side = std::optional<Spot> SeatMove::*;

void note(const std::optional<core::TableHead>& head, core::TableNumber table, Side side,
          Moves& moves)
{
    for (std::size_t seat = 0; head && seat < head->seats.size(); ++seat) {
        moves[head->seats[seat]].*side = Spot{table, seat};
    }
}

void note(const std::optional<core::RoundHead>& head, Side side, Moves& moves)
{
    if (head) {
        for (const auto person : head->byes) {
            moves[person].*side = Spot();
        }
    }
}

/// Tables first, then byes, then nowhere.
auto orderOf(const SeatMove& move)
{
    const bool isSeated = move.after && move.after->table;
    return std::tuple(!move.after, !isSeated,
                      isSeated ? move.after->table : std::optional<core::TableNumber>(),
                      isSeated ? move.after->seat : 0, move.person);
}

} // namespace

std::vector<SeatMove> seatMoves(const core::Change& change, core::RoundNumber round)
{
    Moves moves;
    for (const auto& step : change.steps) {
        if (const auto* const table = std::get_if<core::TableExchange>(&step)) {
            if (table->key.round == round) {
                note(table->before, table->key.table, &SeatMove::before, moves);
                note(table->after, table->key.table, &SeatMove::after, moves);
            }
        } else if (const auto* const head = std::get_if<core::RoundExchange>(&step)) {
            if (head->key == round) {
                note(head->before, &SeatMove::before, moves);
                note(head->after, &SeatMove::after, moves);
            }
        }
    }
    std::vector<SeatMove> moved;
    for (auto& [person, move] : moves) {
        move.person = person;
        if (move.before != move.after) {
            moved.push_back(move);
        }
    }
    std::sort(moved.begin(), moved.end(), [](const SeatMove& left, const SeatMove& right) {
        return orderOf(left) < orderOf(right);
    });
    return moved;
}

TablesThen::TablesThen(const core::Round& round) : round_(round.number)
{
    for (const auto& table : round.tables) {
        heads_[table.number] = table.head;
    }
}

const core::TableHead* TablesThen::headOf(const core::GameKey& game) const
{
    const auto found = heads_.find(game.table);
    return game.round == round_ && found != heads_.end() ? &found->second : nullptr;
}

void TablesThen::goBehind(const core::Change& change)
{
    for (const auto& step : change.steps) {
        const auto* const table = std::get_if<core::TableExchange>(&step);
        if (table == nullptr || table->key.round != round_ || !table->before) {
            continue;
        }
        if (const auto found = heads_.find(table->key.table); found != heads_.end()) {
            found->second = *table->before;
        }
    }
}

} // namespace documents
