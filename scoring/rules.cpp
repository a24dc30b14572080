#include "scoring/rules.h"

#include <algorithm>
#include <initializer_list>

namespace scoring {
namespace {

PlaceValues fromTenths(std::initializer_list<int> tenths)
{
    std::array<MatchPoints, largestTable> values;
    std::transform(tenths.begin(), tenths.end(), values.begin(), [](int value) {
        return MatchPoints::fromUnits(value * MatchPoints::unitsPerStep);
    });
    return *PlaceValues::from(std::span(values).first(tenths.size()));
}

PlaceValues englishValues(int hands)
{
    switch (hands) {
    case 2:
        return fromTenths({20, 10});
    case 3:
        return fromTenths({30, 20, 10});
    default:
        return fromTenths({40, 30, 20, 10});
    }
}

PlaceValues germanValues(RuleSet ruleSet, int hands)
{
    if (ruleSet == RuleSet::RummyPure) {
        return hands == 3 ? fromTenths({30, 20, 10}) : fromTenths({40, 30, 30, 10});
    }
    switch (hands) {
    case 2:
        return fromTenths({40, 30});
    case 3:
        return fromTenths({40, 30, 20});
    default:
        return fromTenths({40, 30, 20, 10});
    }
}

PlaceValues balancedValues(int hands)
{
    switch (hands) {
    case 2:
        return fromTenths({40, 10});
    case 3:
        return fromTenths({40, 25, 10});
    default:
        return fromTenths({40, 30, 20, 10});
    }
}

PlaceValues namedValues(NamedScale scale, RuleSet ruleSet, int hands)
{
    switch (scale) {
    case NamedScale::German:
        return germanValues(ruleSet, hands);
    case NamedScale::Balanced:
        return balancedValues(hands);
    case NamedScale::English:
        break;
    }
    return englishValues(hands);
}

} // namespace

std::optional<PlaceValues> PlaceValues::from(std::span<const MatchPoints> values)
{
    if (values.empty() || values.size() > static_cast<std::size_t>(largestTable)) {
        return std::nullopt;
    }
    PlaceValues places;
    for (const MatchPoints value : values) {
        const bool rises = places.size_ > 0 && value > places.at(places.size_);
        if (value < MatchPoints() || rises) {
            return std::nullopt;
        }
        places.values_[static_cast<std::size_t>(places.size_)] = value;
        ++places.size_;
    }
    return places;
}

MatchPoints PlaceValues::sum(int first, int last) const
{
    MatchPoints total;
    for (int place = first; place <= last; ++place) {
        total += at(place);
    }
    return total;
}

PlaceValues PlaceValues::shifted() const
{
    PlaceValues moved;
    moved.size_ = size_;
    for (int place = 1; place < size_; ++place) {
        moved.values_[static_cast<std::size_t>(place - 1)] = at(place + 1);
    }
    return moved;
}

const std::optional<PlaceValues>& OwnScale::forTableOf(int hands) const
{
    switch (hands) {
    case 2:
        return two;
    case 3:
        return three;
    default:
        return four;
    }
}

std::optional<PlaceValues>& OwnScale::forTableOf(int hands)
{
    return const_cast<std::optional<PlaceValues>&>(std::as_const(*this).forTableOf(hands));
}

PlaceValues placeValues(const Scale& scale, RuleSet ruleSet, int hands)
{
    if (const auto* own = std::get_if<OwnScale>(&scale)) {
        const auto& stated = own->forTableOf(hands);
        return stated ? *stated : englishValues(hands);
    }
    return namedValues(std::get<NamedScale>(scale), ruleSet, hands);
}

RuleOptions optionsOf(RuleText text)
{
    RuleOptions options;
    options.scale = text == RuleText::German ? NamedScale::German : NamedScale::English;
    return options;
}

std::optional<RuleText> followedText(const RuleOptions& options)
{
    for (const RuleText text : {RuleText::English, RuleText::German}) {
        if (options == optionsOf(text)) {
            return text;
        }
    }
    return std::nullopt;
}

MatchPoints byePoints(const Rules& rules, std::int64_t games)
{
    if (const auto* stated = std::get_if<MatchPoints>(&rules.options.byeMatchPoints)) {
        return *stated;
    }
    const auto values = placeValues(rules.options.scale, rules.ruleSet, largestTable);
    return values.sum().sharedBy(largestTable) * games;
}

} // namespace scoring
