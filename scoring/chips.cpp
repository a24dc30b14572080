#include "scoring/chips.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace scoring {
namespace {

/// A higher score comes first, then a higher melded sum; the lower hand follows from both.
bool beats(const CardHand& left, const CardHand& right)
{
    return left.score() != right.score() ? left.score() > right.score()
                                         : left.melded > right.melded;
}

const CardHand* bestOf(const CardHands& hands)
{
    const CardHand* best = nullptr;
    for (const auto& hand : hands) {
        if (hand && (best == nullptr || beats(*hand, *best))) {
            best = &*hand;
        }
    }
    return best;
}

Chips payment(const CardHand& hand, const CardHand& best, std::int32_t pcr,
              const std::optional<Chips>& held)
{
    const std::int64_t due = (best.score() - hand.score()) * pcr;
    return Chips::fromChips(held ? std::min(due, std::max<std::int64_t>(held->whole(), 0)) : due);
}

} // namespace

PerSeat<Chips> chipsOf(const Deal& deal, std::int32_t pcr, const PerSeat<Chips>& held)
{
    PerSeat<Chips> gains(deal.hands.size());
    const CardHand* const best = bestOf(deal.hands);
    Chips paid;
    std::vector<std::size_t> winners;
    for (std::size_t seat = 0; best != nullptr && seat < deal.hands.size(); ++seat) {
        const auto& hand = deal.hands[seat];
        if (!hand) {
            continue;
        }
        if (!beats(*best, *hand)) {
            winners.push_back(seat);
            continue;
        }
        const Chips pays = payment(*hand, *best, pcr, held[seat]);
        paid += pays;
        gains[seat] = Chips() - pays;
    }
    for (const std::size_t seat : winners) {
        // If all four are equal nothing is paid.
        gains[seat] = paid.sharedBy(static_cast<int>(winners.size()));
    }
    return gains;
}

std::string fractionText(Chips chips)
{
    const std::int64_t divisor = std::gcd(chips.sixths(), Chips::sixthsPerChip);
    const std::int64_t denominator = Chips::sixthsPerChip / divisor;
    std::string text = std::to_string(chips.sixths() / divisor);
    return denominator == 1 ? text : text + '/' + std::to_string(denominator);
}

} // namespace scoring
