#pragma once

#include "scoring/rummy.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <random>
#include <vector>

/// Rules and games without faults for property tests; the same seed gives the same ones on every
/// machine.
class RandomGames
{
public:
    explicit RandomGames(std::uint32_t seed) : random_(seed) {}

    /// 0 to `limit` - 1.
    int below(int limit) { return static_cast<int>(random_() % static_cast<std::uint32_t>(limit)); }
    bool chance(int percent) { return below(100) < percent; }

    scoring::Rules rules()
    {
        using namespace scoring;
        Rules rules;
        rules.ruleSet = chance(50) ? RuleSet::RummyPure : RuleSet::RummyPurePlus;
        auto& options = rules.options;
        options.scale = scale();
        options.ties = chance(50) ? Ties::Split : Ties::High;
        options.earlyTermination = chance(50) ? EarlyTermination::Full : EarlyTermination::Shifted;
        options.firstRoundRommeClaims =
            chance(50) ? FirstRoundRommeClaims::Keep : FirstRoundRommeClaims::Pool;
        return rules;
    }

    /// Few stones, so that ties are frequent; any of the table's seats may not have played.
    scoring::GameResult game(const scoring::Rules& rules, int seats)
    {
        scoring::GameResult result;
        result.hands = scoring::Hands(static_cast<std::size_t>(seats));
        const auto playing = seatsPlaying(rules.ruleSet, seats);
        const int mostClaims = rules.ruleSet == scoring::RuleSet::RummyPure ? 0 : 4;
        for (const auto seat : playing) {
            result.hands[seat] = scoring::Hand{1 + below(5), below(mostClaims + 1)};
        }
        using enum scoring::Ending;
        result.ending = chance(35) ? Early : chance(30) ? FirstRoundRomme : Romme;
        if (result.ending != Early) {
            result.hands[playing.front()]->stones = 0;
        }
        return result;
    }

    /// A table of a size allowed by the rules.
    scoring::GameResult game(const scoring::Rules& rules)
    {
        const int smallest = scoring::smallestTable(rules.ruleSet);
        return game(rules, smallest + below(scoring::largestTable - smallest + 1));
    }

    template <typename Items>
    void shuffle(Items& items)
    {
        for (std::size_t left = items.size(); left > 1; --left) {
            std::swap(items[left - 1],
                      items[static_cast<std::size_t>(below(static_cast<int>(left)))]);
        }
    }

private:
    scoring::Scale scale()
    {
        using namespace scoring;
        if (chance(50)) {
            const std::vector<NamedScale> named = {NamedScale::English, NamedScale::German,
                                                   NamedScale::Balanced};
            return named[static_cast<std::size_t>(below(3))];
        }
        OwnScale own;
        for (int size = 2; size <= largestTable; ++size) {
            std::vector<MatchPoints> values;
            values.reserve(static_cast<std::size_t>(size));
            for (int place = 0; place < size; ++place) {
                values.push_back(MatchPoints::fromUnits(below(70) * MatchPoints::unitsPerStep));
            }
            std::sort(values.rbegin(), values.rend());
            own.forTableOf(size) = PlaceValues::from(values);
        }
        return own;
    }

    std::vector<std::size_t> seatsPlaying(scoring::RuleSet ruleSet, int seats)
    {
        std::vector<std::size_t> playing(static_cast<std::size_t>(seats));
        std::iota(playing.begin(), playing.end(), std::size_t{0});
        shuffle(playing);
        while (static_cast<int>(playing.size()) > scoring::smallestTable(ruleSet) && chance(15)) {
            playing.pop_back();
        }
        return playing;
    }

    std::mt19937 random_;
};
