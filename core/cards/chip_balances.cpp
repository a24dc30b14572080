#include "core/cards/chip_balances.h"

#include "core/cards/deal_order.h"

#include <map>
#include <utility>

namespace core {
namespace {

using scoring::Chips;

/// Pays the deals in order.
class ChipCount
{
public:
    explicit ChipCount(const CardRules& cards) : cards_(cards) {}

    void add(RoundNumber round, const Table& table)
    {
        for (const Game* const game : dealOrder(table).deals) {
            if (const auto* played = std::get_if<PlayedDeal>(&game->outcome)) {
                payments_.push_back(
                    {{round, table.number, game->number}, pay(table.head, *played)});
            }
        }
    }

    [[nodiscard]] Chips of(StartNumber number) const
    {
        const auto found = balances_.find(number);
        return found != balances_.end() ? found->second : Chips();
    }

    [[nodiscard]] std::vector<DealPayment> payments() && { return std::move(payments_); }

private:
    scoring::PerSeat<Chips> pay(const TableHead& table, const PlayedDeal& played)
    {
        const auto& hands = played.deal.hands;
        scoring::PerSeat<Chips> held(hands.size());
        for (std::size_t seat = 0; seat < hands.size() && cards_.stack; ++seat) {
            held[seat] =
                Chips::fromChips(*cards_.stack) + of(creditedParticipant(table, played, seat));
        }
        auto gains = chipsOf(played.deal, *cards_.pcr, held);
        for (std::size_t seat = 0; seat < hands.size(); ++seat) {
            if (gains[seat]) {
                balances_[creditedParticipant(table, played, seat)] += *gains[seat];
            }
        }
        return gains;
    }

    const CardRules& cards_;
    std::map<StartNumber, Chips> balances_;
    std::vector<DealPayment> payments_;
};

/// The tournament has chips and outlives the result.
ChipCount counted(const Tournament& tournament, std::optional<RoundNumber> after)
{
    ChipCount count(tournament.settings.cards);
    for (const auto& round : tournament.rounds) {
        if (counts(round.head.state) && (!after || round.number <= *after)) {
            for (const auto& table : round.tables) {
                count.add(round.number, table);
            }
        }
    }
    return count;
}

} // namespace

bool hasChips(const Settings& settings)
{
    return settings.rules.ruleSet == scoring::RuleSet::Romme500 && settings.cards.pcr.has_value();
}

std::vector<DealPayment> dealPayments(const Tournament& tournament,
                                      std::optional<RoundNumber> after)
{
    return hasChips(tournament.settings) ? counted(tournament, after).payments()
                                         : std::vector<DealPayment>();
}

std::vector<ChipBalance> chipBalances(const Tournament& tournament,
                                      std::optional<RoundNumber> after)
{
    std::vector<ChipBalance> balances;
    if (!hasChips(tournament.settings)) {
        return balances;
    }
    const ChipCount count = counted(tournament, after);
    for (const auto& participant : tournament.participants) {
        if (isHere(participant)) {
            balances.push_back({participant.number, count.of(participant.number)});
        }
    }
    return balances;
}

} // namespace core
