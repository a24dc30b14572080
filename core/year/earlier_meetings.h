#pragma once

#include "core/club/club.h"
#include "core/model/earlier_meeting.h"
#include "core/year/evenings.h"

#include <set>
#include <vector>

/// Meetings at earlier evenings of the year, for this evening's draw.
namespace core {

/// The evenings of all series of this tournament whose draw takes earlier ones into account; empty:
/// none.
std::set<TournamentUuid> eveningsMinded(const ClubRecords& records,
                                        const TournamentUuid& tournament);

/// The pairs of participants who sat at one table at earlier evenings of such a series, weighted by
/// frequency and by the series; if several series have both, the largest weight. `club` holds those
/// evenings, `people` are the tournament's.
std::vector<EarlierMeeting> earlierMeetings(const ClubRecords& records, const ClubEvenings& club,
                                            const TournamentUuid& tournament,
                                            const std::vector<EnrolledPerson>& people);

} // namespace core
