#include "settings_merge.h"

#include <algorithm>

namespace desk {
namespace {

using Apart = std::vector<std::pair<core::StartNumber, core::StartNumber>>;

bool has(const Apart& pairs, const Apart::value_type& pair)
{
    return std::find(pairs.begin(), pairs.end(), pair) != pairs.end();
}

/// Pairs added and taken away at either side.
Apart mergedPairs(const Apart& base, const Apart& mine, const Apart& theirs)
{
    Apart pairs;
    for (const auto& pair : theirs) {
        if (has(mine, pair) || !has(base, pair)) {
            pairs.push_back(pair);
        }
    }
    for (const auto& pair : mine) {
        if (!has(base, pair) && !has(pairs, pair)) {
            pairs.push_back(pair);
        }
    }
    return pairs;
}

/// Takes over, value by value, what was changed on this side.
template <typename Whole>
class Merger
{
public:
    Merger(const Whole& base, const Whole& mine, const Whole& theirs, Whole& target,
           bool& contested)
        : base_(base), mine_(mine), theirs_(theirs), target_(target), contested_(contested)
    {}

    template <typename Value>
    Merger& take(Value Whole::*member)
    {
        if (mine_.*member != base_.*member) {
            contested_ = contested_ ||
                         (theirs_.*member != base_.*member && theirs_.*member != mine_.*member);
            target_.*member = mine_.*member;
        }
        return *this;
    }

private:
    const Whole& base_;
    const Whole& mine_;
    const Whole& theirs_;
    Whole& target_;
    bool& contested_;
};

} // namespace

MergedSettings merged(const core::Settings& base, const core::Settings& mine,
                      const core::Settings& theirs)
{
    MergedSettings result{theirs, false};
    auto& target = result.settings;
    using core::Settings;
    Merger(base, mine, theirs, target, result.contested)
        .take(&Settings::name)
        .take(&Settings::date)
        .take(&Settings::venue)
        .take(&Settings::organiser)
        .take(&Settings::feeBasis)
        .take(&Settings::open)
        .take(&Settings::licenceHeld)
        .take(&Settings::gamesPerRound)
        .take(&Settings::plannedRounds)
        .take(&Settings::startFeeCents)
        .take(&Settings::prizeCents)
        .take(&Settings::clubsApart);
    Merger(base.rules, mine.rules, theirs.rules, target.rules, result.contested)
        .take(&scoring::Rules::ruleSet);
    using scoring::RuleOptions;
    Merger(base.rules.options, mine.rules.options, theirs.rules.options, target.rules.options,
           result.contested)
        .take(&RuleOptions::scale)
        .take(&RuleOptions::ties)
        .take(&RuleOptions::earlyTermination)
        .take(&RuleOptions::firstRoundRomme)
        .take(&RuleOptions::firstRoundRommeClaims)
        .take(&RuleOptions::byeMatchPoints)
        .take(&RuleOptions::rankBy)
        .take(&RuleOptions::tieBreaks);
    using core::CardRules;
    Merger(base.cards, mine.cards, theirs.cards, target.cards, result.contested)
        .take(&CardRules::event)
        .take(&CardRules::match)
        .take(&CardRules::tableScoring)
        .take(&CardRules::advance)
        .take(&CardRules::pcr)
        .take(&CardRules::stack);
    using core::Licence;
    Merger(base.licence, mine.licence, theirs.licence, target.licence, result.contested)
        .take(&Licence::rightsHolder)
        .take(&Licence::address)
        .take(&Licence::iban)
        .take(&Licence::bic)
        .take(&Licence::text);
    using core::Certificate;
    Merger(base.certificate, mine.certificate, theirs.certificate, target.certificate,
           result.contested)
        .take(&Certificate::text)
        .take(&Certificate::places)
        .take(&Certificate::background)
        .take(&Certificate::logo);
    target.apart = mergedPairs(base.apart, mine.apart, theirs.apart);
    target = core::normalised(std::move(target));
    return result;
}

} // namespace desk
