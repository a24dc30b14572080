#include "core/use_cases/managing.h"

#include "core/faults/faults.h"
#include "core/money/payment.h"
#include "core/use_cases/managing_participants.h"
#include "core/use_cases/paying.h"

#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

} // namespace

Result<Change> changeSettings(const Tournament& tournament, const Settings& wanted)
{
    if (auto refusals = feeClassesInUse(tournament, wanted); !refusals.empty()) {
        return refusals;
    }
    Tournament changed = tournament;
    changed.settings = wanted;
    if (auto faults = faultsOf(changed); !faults.empty()) {
        faults = newFaults(faultsOf(tournament), std::move(faults));
        if (!faults.empty()) {
            return faults;
        }
    }
    changed.settings = normalised(std::move(changed.settings));
    // Files may hold texts too long for a payment code, as no file rule forbids it.
    const auto licence = Pointer() / "tournament"_L1 / "licence"_L1;
    if (auto faults = newFaults(paymentFaultsOf(tournament.settings.licence, licence),
                                paymentFaultsOf(changed.settings.licence, licence));
        !faults.empty()) {
        return faults;
    }
    Change change{{Action::ChangeSettings}, {}, {}};
    if (changed.settings != tournament.settings) {
        change.steps.emplace_back(
            SettingsExchange{{}, tournament.settings, std::move(changed.settings)});
    }
    return change;
}

seating::Threes usualThrees(const scoring::Rules& rules)
{
    if (rules.ruleSet == scoring::RuleSet::Romme500) {
        return seating::Threes::First;
    }
    const auto sum = [&rules](int hands) {
        return scoring::placeValues(rules.options.scale, rules.ruleSet, hands).sum();
    };
    return sum(3) * 4 < sum(4) * 3 ? seating::Threes::First : seating::Threes::Fair;
}

Settings withThreesOfScale(const Tournament& before, Settings wanted)
{
    const Settings& had = before.settings;
    const bool isAsUsual = had.threes == usualThrees(had.rules) && wanted.threes == had.threes;
    if (before.rounds.empty() && isAsUsual && wanted.rules != had.rules) {
        wanted.threes = usualThrees(wanted.rules);
    }
    return wanted;
}

std::vector<RankMove> rankMovesBy(const Change& change, const Tournament& tournament)
{
    Tournament changed = tournament;
    apply(change, changed);
    return rankMoves(Standings(tournament), Standings(changed));
}

Result<Change> changeSetup(const Tournament& tournament, const Settings& settings,
                           const std::vector<Participant>& people)
{
    auto whole = changeSettings(tournament, settings);
    auto entries = changeParticipants(tournament, people);
    Refusals refusals;
    for (const auto* part : {&std::as_const(whole), &std::as_const(entries)}) {
        if (!*part) {
            const auto& found = part->refused().refusals;
            refusals.insert(refusals.end(), found.begin(), found.end());
        }
    }
    if (!refusals.empty()) {
        return refusals;
    }
    if (whole->isEmpty()) {
        return entries;
    }
    whole->steps.insert(whole->steps.end(), entries->steps.begin(), entries->steps.end());
    return whole;
}

Tournament nextEvening(const Tournament& last, QDate today, Regulars regulars)
{
    Tournament next;
    next.settings = last.settings;
    next.settings.date = today;
    if (regulars == Regulars::Leave) {
        next.settings.apart.clear();
        return next;
    }
    next.participants.reserve(last.participants.size());
    for (const auto& participant : last.participants) {
        if (participant.status == Attendance::Waiting) {
            continue;
        }
        auto& regular = next.participants.emplace_back(participant);
        regular.present = {PresenceSpan()};
        regular.payments.clear();
        regular.status = Attendance::Expected;
        regular.registeredAt.reset();
    }
    std::erase_if(next.settings.apart, [&next](const auto& pair) {
        return findParticipant(next, pair.first) == nullptr ||
               findParticipant(next, pair.second) == nullptr;
    });
    return next;
}

} // namespace core
