#include "core/year/earlier_meetings.h"

#include <algorithm>
#include <map>
#include <utility>

namespace core {
namespace {

using NumberPair = std::pair<StartNumber, StartNumber>;

bool isMinding(const Series& series, const TournamentUuid& tournament)
{
    return series.earlierMeetings > 0 && has(series, tournament);
}

/// The start number here of everybody who is enrolled.
std::map<PersonKey, StartNumber> numbersOf(const std::vector<EnrolledPerson>& people)
{
    std::map<PersonKey, StartNumber> numbers;
    for (const auto& person : people) {
        numbers.emplace(keyOf({person.player.value_or(PlayerId()), person.name, person.club}),
                        person.number);
    }
    return numbers;
}

/// Adds how often people here met at that evening.
void countMeetings(const ClubEvening& evening, const std::map<PersonKey, StartNumber>& here,
                   std::map<NumberPair, std::int32_t>& times)
{
    std::map<StartNumber, StartNumber> now; // By start number at that evening.
    for (const auto& result : evening.evening.results) {
        const auto found = here.find(keyOf(result.person));
        if (found != here.end()) {
            now.emplace(result.number, found->second);
        }
    }
    for (const auto& meeting : evening.facts.meetings) {
        const auto one = now.find(meeting.one);
        const auto other = now.find(meeting.other);
        if (meeting.tables > 0 && one != now.end() && other != now.end() &&
            one->second != other->second) {
            times[std::minmax(one->second, other->second)] += meeting.tables;
        }
    }
}

/// Evenings of the series before the tournament, by date.
std::vector<const ClubEvening*> eveningsBefore(const Series& series, const ClubEvenings& club,
                                               const TournamentUuid& tournament)
{
    std::vector<const ClubEvening*> before;
    for (const auto& evening : club.of(series)) {
        if (evening.tournament == tournament) {
            break;
        }
        before.push_back(club.find(evening.tournament));
    }
    return before;
}

} // namespace

std::set<TournamentUuid> eveningsMinded(const ClubRecords& records,
                                        const TournamentUuid& tournament)
{
    std::set<TournamentUuid> evenings;
    for (const auto& [id, series] : records.series) {
        if (isMinding(series, tournament)) {
            evenings.insert(series.evenings.begin(), series.evenings.end());
        }
    }
    return evenings;
}

std::vector<EarlierMeeting> earlierMeetings(const ClubRecords& records, const ClubEvenings& club,
                                            const TournamentUuid& tournament,
                                            const std::vector<EnrolledPerson>& people)
{
    const auto here = numbersOf(people);
    std::map<NumberPair, std::int32_t> weights;
    for (const auto& [id, series] : records.series) {
        if (!isMinding(series, tournament)) {
            continue;
        }
        std::map<NumberPair, std::int32_t> times;
        for (const auto* const evening : eveningsBefore(series, club, tournament)) {
            countMeetings(*evening, here, times);
        }
        for (const auto& [pair, count] : times) {
            // Capped: beyond this it makes no difference between people.
            constexpr std::int32_t most = 10'000;
            auto& weight = weights[pair];
            weight = std::max(weight, std::min(count, most) * series.earlierMeetings);
        }
    }
    std::vector<EarlierMeeting> meetings;
    meetings.reserve(weights.size());
    for (const auto& [pair, weight] : weights) {
        meetings.push_back({pair.first, pair.second, weight});
    }
    return meetings;
}

} // namespace core
