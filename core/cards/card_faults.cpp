#include "core/cards/card_faults.h"

#include "core/cards/card_tallies.h"
#include "core/model/limits.h"
#include "scoring/chips.h"

#include <variant>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

void findMatchFormFaults(const scoring::MatchForm& form, const Pointer& place, Refusals& faults)
{
    if (const auto* target = std::get_if<scoring::TargetMatch>(&form)) {
        if (!targetRange.contains(target->target)) {
            addFault(faults, {SettingsFault::TargetOutOfRange,
                              place / "target"_L1,
                              {QString::number(target->target)}});
        }
        return;
    }
    const auto deals = std::get<scoring::QuickMatch>(form).deals;
    if (deals < 1 || deals > scoring::mostQuickDeals) {
        addFault(faults,
                 {SettingsFault::DealsOutOfRange,
                  place / "deals"_L1,
                  {QString::number(deals), u"1"_s, QString::number(scoring::mostQuickDeals)}});
    }
}

} // namespace

Refusals cardFaultsOf(const Settings& settings, const Pointer& place)
{
    Refusals faults;
    const CardRules& cards = settings.cards;
    findMatchFormFaults(cards.match, place / "match"_L1, faults);
    if (cards.advance < 1 || cards.advance >= scoring::largestTable) {
        addFault(faults, {SettingsFault::AdvanceOutOfRange,
                          place / "advance"_L1,
                          {QString::number(cards.advance), u"1"_s,
                           QString::number(scoring::largestTable - 1)}});
    }
    if (cards.pcr && (*cards.pcr < 1 || *cards.pcr > scoring::largestPcr)) {
        addFault(faults,
                 {SettingsFault::PcrOutOfRange,
                  place / "pcr"_L1,
                  {QString::number(*cards.pcr), u"1"_s, QString::number(scoring::largestPcr)}});
    }
    if (cards.stack && !stackRange.contains(*cards.stack)) {
        addFault(
            faults,
            {SettingsFault::StackOutOfRange, place / "stack"_L1, {QString::number(*cards.stack)}});
    }
    const auto& bye = settings.rules.options.byeMatchPoints;
    if (std::holds_alternative<scoring::AverageGame>(bye) && !givesMatchPoints(cards)) {
        addFault(
            faults,
            {SettingsFault::AverageWithoutScale, place / "options"_L1 / "byeMatchPoints"_L1, {}});
    }
    return faults;
}

} // namespace core
