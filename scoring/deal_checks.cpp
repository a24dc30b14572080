#include "scoring/deal_checks.h"

namespace scoring {
namespace {

using DealFaults = std::vector<Finding<DealFault>>;
using DealDoubts = std::vector<Finding<DealDoubt>>;

/// On the table an ace counts 11 at most, and so does a joker replacing it.
constexpr int allMelded = allInHand - 6 * (15 - 11);
/// Ace, 2 and 3, with the ace before the 2.
constexpr int smallestMeld = 1 + 2 + 3;

struct CardTotals
{
    std::int64_t melded = 0;
    std::int64_t inHand = 0;
    int players = 0;
    int emptyHands = 0;
};

CardTotals totalsOf(const CardHands& hands)
{
    CardTotals totals;
    for (const auto& hand : hands) {
        if (hand) {
            totals.melded += hand->melded;
            totals.inHand += hand->hand;
            ++totals.players;
            totals.emptyHands += hand->hand == 0 ? 1 : 0;
        }
    }
    return totals;
}

void findHandFaults(const CardHands& hands, DealFaults& faults)
{
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        const auto& hand = hands[seat];
        if (hand && hand->melded < 0) {
            faults.push_back({DealFault::NegativeMelded, seat, hand->melded, 0});
        }
        if (hand && hand->melded > largestMelded) {
            faults.push_back({DealFault::TooMuchMelded, seat, hand->melded, largestMelded});
        }
        if (hand && hand->hand < 0) {
            faults.push_back({DealFault::NegativeHand, seat, hand->hand, 0});
        }
        if (hand && hand->hand == 1) {
            faults.push_back({DealFault::HandOfOne, seat, 1, 2});
        }
    }
}

} // namespace

std::vector<Finding<DealFault>> dealFaults(const Deal& deal)
{
    DealFaults faults;
    findHandFaults(deal.hands, faults);
    const auto totals = totalsOf(deal.hands);
    const auto refuse = [&faults](DealFault fault, std::int64_t actual, std::int64_t limit) {
        faults.push_back({fault, std::nullopt, actual, limit});
    };
    if (!allowsTableOf(RuleSet::Romme500, totals.players)) {
        refuse(DealFault::HandCountRefused, totals.players, smallestTable(RuleSet::Romme500));
    }
    if (totals.emptyHands > 1) {
        refuse(DealFault::SeveralEmptyHands, totals.emptyHands, 1);
    }
    if (deal.ending == DealEnding::Out && totals.emptyHands == 0) {
        refuse(DealFault::NoEmptyHand, 0, 1);
    }
    if (totals.inHand > allInHand) {
        refuse(DealFault::TooMuchInHand, totals.inHand, allInHand);
    }
    if (totals.melded > 0 && totals.melded < smallestMeld) {
        refuse(DealFault::TooLittleMelded, totals.melded, smallestMeld);
    }
    return faults;
}

std::vector<Finding<DealDoubt>> dealDoubts(const Deal& deal, const Deal* previous)
{
    DealDoubts doubts;
    const auto totals = totalsOf(deal.hands);
    const auto ask = [&doubts](DealDoubt doubt, std::int64_t actual, std::int64_t limit) {
        doubts.push_back({doubt, std::nullopt, actual, limit});
    };
    if (totals.melded > allMelded) {
        ask(DealDoubt::MuchMelded, totals.melded, allMelded);
    }
    if (totals.melded + totals.inHand > allInHand) {
        ask(DealDoubt::MuchAltogether, totals.melded + totals.inHand, allInHand);
    }
    if (previous != nullptr && *previous == deal) {
        ask(DealDoubt::SameAsPreviousDeal, 0, 0);
    }
    return doubts;
}

} // namespace scoring
