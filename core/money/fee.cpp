#include "core/money/fee.h"

#include "core/people/same_text.h"
#include "core/ranking/discipline.h"
#include "core/ranking/standings.h"

#include <algorithm>
#include <set>

namespace core {
namespace {

bool isCounted(FeeBasis basis, const FeeLine& line)
{
    return basis == FeeBasis::Registered || line.games > 0;
}

void countParticipants(const Tournament& tournament, Fee& fee)
{
    for (const auto& standing : Standings(tournament).lines()) {
        const FeeLine line{standing.tally.number, standing.tally.games};
        (isCounted(tournament.settings.feeBasis, line) ? fee.counted : fee.noShows).push_back(line);
    }
    const auto byNumber = [](const FeeLine& left, const FeeLine& right) {
        return left.number < right.number;
    };
    std::sort(fee.counted.begin(), fee.counted.end(), byNumber);
    std::sort(fee.noShows.begin(), fee.noShows.end(), byNumber);
}

/// Lists everyone who played in somebody else's seat; by name only who is not counted anyway.
void listSubstitutes(const Tournament& tournament, Fee& fee)
{
    std::set<StartNumber> takers;
    std::set<QString> names;
    const auto add = [&](const Substitution& substitution) {
        if (const auto* taker = std::get_if<Substitution::TakenOverBy>(&substitution.by)) {
            takers.insert(*taker);
        } else if (const auto& name = std::get<Substitution::PlayedBy>(substitution.by);
                   names.insert(name).second) {
            fee.playedForOthers.push_back(name);
        }
    };
    for (const auto& round : tournament.rounds) {
        if (!counts(round.head.state)) {
            continue;
        }
        for (const auto& table : round.tables) {
            for (const auto& game : table.games) {
                const auto& substitutions = substitutionsOf(game.outcome);
                std::for_each(substitutions.begin(), substitutions.end(), add);
            }
        }
    }
    fee.tookOver.assign(takers.begin(), takers.end());
    std::erase_if(fee.playedForOthers, [&](const QString& name) {
        return std::any_of(fee.counted.begin(), fee.counted.end(), [&](const FeeLine& line) {
            return isSame(findParticipant(tournament, line.number)->name, name);
        });
    });
}

std::optional<NoFee> reasonForNoFee(const Settings& settings, const Fee& fee)
{
    if (!Discipline::of(settings).isLicensed()) {
        return NoFee::OtherRules;
    }
    if (!settings.open) {
        return NoFee::NotOpen;
    }
    if (settings.licenceHeld) {
        return NoFee::LicenceHeld;
    }
    if (fee.counted.empty()) {
        return NoFee::NobodyPlayed;
    }
    return std::nullopt;
}

} // namespace

Fee licenceFee(const Tournament& tournament)
{
    Fee fee;
    countParticipants(tournament, fee);
    listSubstitutes(tournament, fee);
    fee.reason = reasonForNoFee(tournament.settings, fee);
    if (!fee.reason) {
        fee.cents = static_cast<std::int64_t>(fee.counted.size()) * licenceFeeCentsPerParticipant;
    }
    return fee;
}

} // namespace core
