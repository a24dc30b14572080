#include "core/year/closed_series.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

namespace core {
namespace {

/// Anything in an evening that may change anyone's points.
const std::vector<Action>& correctingActions()
{
    using enum Action;
    static const std::vector<Action> actions = {
        ChangeSettings,    MergeParticipants, RemoveParticipant, GivePenalty, CancelPenalty,
        CloseRound,        CancelRound,       ReopenRound,       EnterGame,   CorrectGame,
        ClearGame,         SwapTableResults,  SwapSeats,         DrawLot,     LeaveMatch,
        RejoinMatch,       DecideTie,         CancelTieDecision, BringBack,   ChangeRoundGames,
        ChangeParticipant,
    };
    return actions;
}

} // namespace

std::vector<ClosedLineNow> comparedWithNow(const ClosedSeries& closed, const SeriesTable& table)
{
    std::map<PersonKey, std::size_t> places;
    for (std::size_t place = 0; place < table.lines.size(); ++place) {
        places.emplace(keyOf(table.lines[place].person), place);
    }
    std::vector<ClosedLineNow> result;
    for (std::size_t kept = 0; kept < closed.lines.size(); ++kept) {
        const auto& line = closed.lines[kept];
        const auto found = places.find(keyOf({line.player, line.name, line.club}));
        if (found == places.end()) {
            result.push_back({kept, std::nullopt, true});
            continue;
        }
        const auto& now = table.lines[found->second];
        const bool isDifferent = std::tie(line.rank, line.total, line.counted) !=
                                 std::tie(now.rank, now.total, now.counted);
        result.push_back({kept, found->second, isDifferent});
        places.erase(found);
    }
    std::vector<std::size_t> later;
    later.reserve(places.size());
    for (const auto& [key, place] : places) {
        later.push_back(place);
    }
    std::sort(later.begin(), later.end());
    for (const auto place : later) {
        result.push_back({std::nullopt, place, true});
    }
    return result;
}

std::vector<LaterCorrection> correctionsAfter(Reader& reader, const ClubEvenings& club,
                                              const Series& series, const QDateTime& closed)
{
    constexpr std::size_t mostOfOne = 100;
    std::vector<LaterCorrection> corrections;
    for (const auto& uuid : series.evenings) {
        const auto* const evening = club.find(uuid);
        if (evening == nullptr) {
            continue;
        }
        const JournalFilter filter{correctingActions(), std::nullopt, mostOfOne,
                                   EntryState::InEffect};
        for (const auto& entry : reader.newest(evening->id, filter)) {
            if (entry.time < closed.addSecs(1)) { // Of which only whole seconds are kept.
                break;
            }
            corrections.push_back(
                {uuid, entry.time, entry.desk, entry.change.label, entry.change.reason});
        }
    }
    std::stable_sort(corrections.begin(), corrections.end(),
                     [](const LaterCorrection& left, const LaterCorrection& right) {
                         return left.time < right.time;
                     });
    return corrections;
}

} // namespace core
