#include "scoring/romme500.h"

namespace scoring {

DealScore scoreDeal(const Deal& deal)
{
    DealScore score(deal.hands.size());
    for (std::size_t seat = 0; seat < deal.hands.size(); ++seat) {
        if (const auto& hand = deal.hands[seat]) {
            score[seat] = hand->score();
        }
    }
    return score;
}

} // namespace scoring
