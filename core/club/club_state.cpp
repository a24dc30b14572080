#include "core/club/club_state.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace core {
namespace {

std::map<PlayerId, Player>& valuesOf(const PlayerExchange& /*step*/, ClubState& state)
{
    return state.players;
}

std::map<EnrolledKey, PlayerId>& valuesOf(const LinkExchange& /*step*/, ClubState& state)
{
    return state.links;
}

std::map<SeriesId, Series>& valuesOf(const SeriesExchange& /*step*/, ClubState& state)
{
    return state.records.series;
}

std::map<CashMovementId, CashMovement>& valuesOf(const CashExchange& /*step*/, ClubState& state)
{
    return state.records.cash;
}

std::map<TournamentUuid, CashCount>& valuesOf(const CashCountExchange& /*step*/, ClubState& state)
{
    return state.records.cashCounts;
}

std::map<PlayerId, ErasedPerson>& valuesOf(const ErasedExchange& /*step*/, ClubState& state)
{
    return state.records.erased;
}

std::map<PlayerId, MergedPlayer>& valuesOf(const MergedExchange& /*step*/, ClubState& state)
{
    return state.records.merged;
}

std::map<DeletedId, DeletedItem>& valuesOf(const DeletedExchange& /*step*/, ClubState& state)
{
    return state.records.deleted;
}

std::map<TournamentUuid, EveningVersion>& valuesOf(const VersionExchange& /*step*/,
                                                   ClubState& state)
{
    return state.records.versions;
}

std::map<HelperId, Helper>& valuesOf(const HelperExchange& /*step*/, ClubState& state)
{
    return state.records.helpers;
}

template <typename Key, typename Value>
bool tryApplyStep(const Exchange<Key, Value>& step, ClubState& state)
{
    auto& values = valuesOf(step, state);
    const auto standing = values.find(step.key);
    const bool fits = standing != values.end() ? step.before == standing->second : !step.before;
    if (fits && step.after) {
        values.insert_or_assign(step.key, *step.after);
    } else if (fits && standing != values.end()) {
        values.erase(standing);
    }
    return fits;
}

} // namespace

bool tryApply(const ClubChange& change, ClubState& state)
{
    ClubState changed = state;
    const bool fits =
        std::all_of(change.steps.begin(), change.steps.end(), [&changed](const ClubStep& step) {
            return std::visit(
                [&changed](const auto& exchange) { return tryApplyStep(exchange, changed); }, step);
        });
    if (fits) {
        state = std::move(changed);
    }
    return fits;
}

} // namespace core
