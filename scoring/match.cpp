#include "scoring/match.h"

#include <algorithm>

namespace scoring {
namespace {

void add(const Deal& deal, MatchScore& match)
{
    for (std::size_t seat = 0; seat < deal.hands.size(); ++seat) {
        if (const auto& hand = deal.hands[seat]) {
            SeatTotal& total = match.seats[seat];
            total.score += hand->score();
            total.melded += hand->melded;
            ++total.deals;
            total.lastHand = hand->hand;
        }
    }
}

std::optional<MatchEnd> endAfter(const TargetMatch& form, const MatchScore& match,
                                 const Deal* latest)
{
    if (latest == nullptr) {
        return MatchEnd::TimeRanOut;
    }
    const bool reached =
        std::any_of(match.seats.begin(), match.seats.end(),
                    [&form](const SeatTotal& total) { return total.score >= form.target; });
    return reached ? std::optional(MatchEnd::TargetReached) : std::nullopt;
}

std::optional<MatchEnd> endAfter(const QuickMatch& form, const MatchScore& match,
                                 const Deal* /*latest*/)
{
    return match.deals >= static_cast<std::size_t>(form.deals)
               ? std::optional(MatchEnd::DealsPlayed)
               : std::nullopt;
}

} // namespace

MatchScore scoreMatch(const MatchForm& form, std::span<const Deal* const> deals)
{
    MatchScore match;
    for (const Deal* const deal : deals) {
        if (match.end) {
            break;
        }
        ++match.deals;
        if (deal != nullptr) {
            add(*deal, match);
        }
        match.end = std::visit(
            [&match, deal](const auto& stated) { return endAfter(stated, match, deal); }, form);
    }
    return match;
}

MatchPoints pointsOfPlaces(const Rules& rules, int players, int first, int last)
{
    const auto values = placeValues(rules.options.scale, rules.ruleSet, players);
    return rules.options.ties == Ties::Split ? values.sum(first, last).sharedBy(last - first + 1)
                                             : values.at(first);
}

} // namespace scoring
