#pragma once

#include "core/club/club.h"
#include "core/club/evenings.h"
#include "core/model/earlier_meeting.h"

#include <set>
#include <vector>

/// Who met at earlier evenings of the year, for the draw of this one.
namespace core {

/// The evenings of all series of this tournament whose draw minds earlier ones; empty: none does.
std::set<TournamentUuid> eveningsMinded(const ClubRecords& records,
                                        const TournamentUuid& tournament);

/// The pairs of participants who sat at one table at earlier evenings of such a series, weighed by
/// how often and by the series; where several series have both, the one that minds it most.
/// `club` has the evenings minded, `people` are those of the tournament.
std::vector<EarlierMeeting> earlierMeetings(const ClubRecords& records, const ClubEvenings& club,
                                            const TournamentUuid& tournament,
                                            const std::vector<EnrolledPerson>& people);

} // namespace core
