#include "scoring/explain.h"

#include "scoring/breakdown.h"

namespace scoring {
namespace {

GmpRule gmpRuleOf(const Rules& rules, const GameResult& game, const HandBreakdown& parts)
{
    if (game.ending == Ending::FirstRoundRomme) {
        return parts.firstPlace == 1 ? GmpRule::FirstRoundRomme : GmpRule::FirstRoundRommeShare;
    }
    if (parts.firstPlace == parts.lastPlace) {
        return GmpRule::OwnPlace;
    }
    return rules.options.ties == Ties::Split ? GmpRule::TiesSplit : GmpRule::TiesHigh;
}

CmpRule cmpRuleOf(const Rules& rules, const HandBreakdown& parts)
{
    if (rules.ruleSet == RuleSet::RummyPure) {
        return CmpRule::None;
    }
    return parts.claimsPooled ? CmpRule::Pooled : CmpRule::Own;
}

std::vector<MatchPoints> addedValues(const PlaceValues& values, const HandBreakdown& parts)
{
    std::vector<MatchPoints> added;
    for (int place = parts.firstPlace; place <= parts.lastAddedPlace; ++place) {
        added.push_back(values.at(place));
    }
    return added;
}

} // namespace

std::optional<HandExplanation> explainHand(const Rules& rules, const GameResult& game,
                                           std::size_t seat)
{
    const auto& hand = game.hands[seat];
    if (!hand) {
        return std::nullopt;
    }
    const auto values = valuesOf(rules, game);
    const auto parts = breakdownOf(rules, game, values, *hand);

    HandExplanation explanation;
    explanation.stones = hand->stones;
    explanation.firstPlace = parts.firstPlace;
    explanation.lastPlace = parts.lastPlace;
    explanation.addedValues = addedValues(values, parts);
    explanation.gmpRule = gmpRuleOf(rules, game, parts);
    explanation.shifted = shiftsValues(rules, game.ending);
    explanation.gmp = parts.gmp();
    explanation.cmpRule = cmpRuleOf(rules, parts);
    explanation.claimSum = parts.claimSum;
    explanation.claimSharers = parts.claimSharers;
    explanation.cmp = parts.cmp();
    explanation.won = scoreGame(rules, game)[seat]->won;
    return explanation;
}

} // namespace scoring
