#include "scoring/rummy.h"

#include "scoring/breakdown.h"

#include <algorithm>

namespace scoring {
namespace {

void markWinners(RuleSet ruleSet, GameScore& score)
{
    std::optional<MatchPoints> best;
    for (const auto& hand : score) {
        if (hand && (!best || hand->total() > *best)) {
            best = hand->total();
        }
    }
    for (auto& hand : score) {
        if (hand) {
            const bool firstPlace = hand->firstPlace == 1;
            hand->won = ruleSet == RuleSet::RummyPure ? firstPlace : hand->total() == *best;
        }
    }
}

} // namespace

int playedHands(const Hands& hands)
{
    return static_cast<int>(std::count_if(hands.begin(), hands.end(),
                                          [](const auto& hand) { return hand.has_value(); }));
}

GameScore scoreGame(const Rules& rules, const GameResult& game)
{
    const auto values = valuesOf(rules, game);
    GameScore score(game.hands.size());
    for (std::size_t seat = 0; seat < game.hands.size(); ++seat) {
        if (const auto& hand = game.hands[seat]) {
            const auto parts = breakdownOf(rules, game, values, *hand);
            HandScore& scored = score[seat].emplace();
            scored.firstPlace = static_cast<std::int8_t>(parts.firstPlace);
            scored.lastPlace = static_cast<std::int8_t>(parts.lastPlace);
            scored.gmp = parts.gmp();
            scored.cmp = parts.cmp();
        }
    }
    markWinners(rules.ruleSet, score);
    return score;
}

} // namespace scoring
