#pragma once

#include "core/club/club.h"
#include "core/file/edits.h"
#include "core/result.h"
#include "core/use_cases/club_situation.h"

#include <QString>

#include <vector>

/// What the director decides about series. Each function checks against the records that are
/// stored and returns what changes, or why not; an empty change if nothing would be different.
/// `club` are the evenings of the club as they were read last (ClubEvenings), in any order.
namespace core {

/// A series without a table that was kept; one without an id gets one. Places: those of faultsOf().
Result<ClubChange> createSeries(const ClubRecords& records, Series series,
                                const std::vector<SeriesEvening>& club);
/// The id of the series that such a change creates.
SeriesId createdBy(const ClubChange& change);

/// Member by member; evenings one by one, so that two desks may add one each. Tables that were kept
/// stay as they are. An evening that was there before may be gone from the club. Places: the same,
/// "" where the series is gone.
Result<ClubChange> changeSeries(const ClubRecords& records, const Edit<Series>& edit,
                                const std::vector<SeriesEvening>& club);

/// The tournaments stay.
Result<ClubChange> removeSeries(const ClubRecords& records, const SeriesId& id);

/// The table as it stands, to be kept. `evenings` are those of the series.
ClosedSeries closedTable(const Series& series, const std::vector<SeriesEvening>& evenings,
                         const QDateTime& time, const QString& by);

/// Keeps the table that these evenings of the series make beside those kept before. Refused without
/// an evening that has results.
Result<ClubChange> closeSeries(const ClubSituation& now, const SeriesId& id,
                               const std::vector<SeriesEvening>& evenings);
/// The same for a table that is made already.
Result<ClubChange> keepTable(const ClubRecords& records, const SeriesId& id,
                             const ClosedSeries& table);

/// Gives up the table that was kept last.
Result<ClubChange> reopenSeries(const ClubRecords& records, const SeriesId& id);

/// The series of that name, written in any case; nullptr if there is none.
const Series* findSeries(const ClubRecords& records, const QString& name);

} // namespace core
