#pragma once

#include "core/club/club.h"
#include "core/file/edits.h"
#include "core/model/result.h"
#include "core/use_cases/club_situation.h"

#include <QString>

#include <vector>

/// The director's decisions about series. Each function checks against the stored records and
/// returns the change, or why not; an empty change if nothing would differ. `club` holds the club's
/// evenings as last read (ClubEvenings), in any order.
namespace core {

/// A series without a table that was kept; one without an id gets one. Places: those of faultsOf().
Result<ClubChange> createSeries(const ClubRecords& records, Series series,
                                const std::vector<SeriesEvening>& club);
/// The id of the series that such a change creates.
SeriesId createdBy(const ClubChange& change);

/// Member by member; evenings one by one, so that two desks may add one each. Kept tables are
/// unchanged. An evening of the series may be gone from the club. Places: the same, "" if the
/// series is gone.
Result<ClubChange> changeSeries(const ClubRecords& records, const Edit<Series>& edit,
                                const std::vector<SeriesEvening>& club);

/// The tournaments stay.
Result<ClubChange> removeSeries(const ClubRecords& records, const SeriesId& id);

/// DeletionDoubt::LeavesSeries for each series that has the evening.
Warnings seriesAtStake(const ClubRecords& records, const TournamentUuid& evening);

/// The current table, to be kept. `evenings` are those of the series.
ClosedSeries closedTable(const Series& series, const std::vector<SeriesEvening>& evenings,
                         const QDateTime& time, const QString& by);

/// Keeps the table that these evenings of the series make beside those kept before. Refused without
/// an evening that has results, and while one of the series could not be read.
Result<ClubChange> closeSeries(const ClubSituation& now, const SeriesId& id,
                               const std::vector<SeriesEvening>& evenings);
/// The same for a table that is made already.
Result<ClubChange> keepTable(const ClubRecords& records, const SeriesId& id,
                             const ClosedSeries& table);

/// Discards the table that was kept last.
Result<ClubChange> reopenSeries(const ClubRecords& records, const SeriesId& id);

/// The series of that name, ignoring case; nullptr if there is none.
const Series* findSeries(const ClubRecords& records, const QString& name);

} // namespace core
