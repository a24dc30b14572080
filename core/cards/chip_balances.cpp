#include "chip_balances.h"

#include "deal_order.h"

#include <algorithm>
#include <map>

namespace core {
namespace {

using scoring::Chips;

class ChipCount
{
public:
    explicit ChipCount(const CardRules& cards) : cards_(cards) {}

    void add(const Table& table)
    {
        for (const Game* const game : dealOrder(table).deals) {
            if (const auto* played = std::get_if<PlayedDeal>(&game->outcome)) {
                add(table.head, *played);
            }
        }
    }

    [[nodiscard]] Chips of(StartNumber number) const
    {
        const auto found = balances_.find(number);
        return found != balances_.end() ? found->second : Chips();
    }

private:
    void add(const TableHead& table, const PlayedDeal& played)
    {
        const auto& hands = played.deal.hands;
        scoring::PerSeat<Chips> held(hands.size());
        for (std::size_t seat = 0; seat < hands.size() && cards_.stack; ++seat) {
            held[seat] =
                Chips::fromChips(*cards_.stack) + of(creditedParticipant(table, played, seat));
        }
        const auto gains = chipsOf(played.deal, *cards_.pcr, held);
        for (std::size_t seat = 0; seat < hands.size(); ++seat) {
            if (gains[seat]) {
                balances_[creditedParticipant(table, played, seat)] += *gains[seat];
            }
        }
    }

    const CardRules& cards_;
    std::map<StartNumber, Chips> balances_;
};

} // namespace

std::vector<ChipBalance> chipBalances(const Tournament& tournament)
{
    const Settings& settings = tournament.settings;
    std::vector<ChipBalance> balances;
    if (!playsCards(settings) || !settings.cards.pcr) {
        return balances;
    }
    ChipCount count(settings.cards);
    for (const auto& round : tournament.rounds) {
        if (counts(round.head.state)) {
            std::for_each(round.tables.begin(), round.tables.end(),
                          [&count](const Table& table) { count.add(table); });
        }
    }
    for (const auto& participant : tournament.participants) {
        balances.push_back({participant.number, count.of(participant.number)});
    }
    return balances;
}

} // namespace core
