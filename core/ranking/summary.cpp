#include "core/ranking/summary.h"

#include <algorithm>

namespace core {
namespace {

template <typename Name>
const TournamentSummary* lineWith(const std::vector<TournamentSummary>& list,
                                  Name TournamentSummary::*member, const Name& name)
{
    const auto found = std::find_if(list.begin(), list.end(),
                                    [&](const auto& summary) { return summary.*member == name; });
    return found != list.end() ? &*found : nullptr;
}

std::int32_t& countOf(RoundCounts& counts, RoundState state)
{
    switch (state) {
    case RoundState::Draft:
        return counts.drafts;
    case RoundState::Published:
        return counts.published;
    case RoundState::Closed:
        return counts.closed;
    case RoundState::Cancelled:
        break;
    }
    return counts.cancelled;
}

} // namespace

const TournamentSummary* findSummary(const std::vector<TournamentSummary>& list, TournamentId id)
{
    return lineWith(list, &TournamentSummary::id, id);
}

const TournamentSummary* findSummary(const std::vector<TournamentSummary>& list,
                                     const TournamentUuid& uuid)
{
    return lineWith(list, &TournamentSummary::uuid, uuid);
}

void sortNewestFirst(std::vector<TournamentSummary>& list)
{
    std::sort(list.begin(), list.end(), [](const auto& left, const auto& right) {
        return std::tie(left.date, left.id) > std::tie(right.date, right.id);
    });
}

TournamentSummary summaryOf(TournamentId id, const Tournament& tournament)
{
    const Settings& settings = tournament.settings;
    TournamentSummary summary;
    summary.id = id;
    summary.name = settings.name;
    summary.date = settings.date;
    summary.ruleSet = settings.rules.ruleSet;
    summary.venue = settings.venue;
    summary.participants = static_cast<std::int32_t>(
        std::count_if(tournament.participants.begin(), tournament.participants.end(), isHere));
    summary.expected = static_cast<std::int32_t>(
        std::count_if(tournament.participants.begin(), tournament.participants.end(),
                      [](const auto& person) { return person.status == Attendance::Expected; }));
    for (const auto& round : tournament.rounds) {
        ++countOf(summary.rounds, round.head.state);
    }
    summary.plannedRounds = settings.plannedRounds;
    return summary;
}

Stage stageOf(const TournamentSummary& summary, QDate today)
{
    const RoundCounts& rounds = summary.rounds;
    if (rounds.played() == 0) {
        return Stage::Planned;
    }
    if (rounds.published > 0) {
        return Stage::Running;
    }
    if (summary.plannedRounds && rounds.closed >= *summary.plannedRounds) {
        return Stage::Finished;
    }
    const bool isOver = summary.date ? *summary.date < today : !summary.plannedRounds;
    return isOver ? Stage::Finished : Stage::Running;
}

} // namespace core
