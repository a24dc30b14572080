#pragma once

#include "core/change/change.h"
#include "core/club/series.h"
#include "core/year/evenings.h"

#include <QDateTime>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

/// A closed year compared with its current results: the table that was kept never changes.
namespace core {

/// Somebody in the kept table, and their current line.
struct ClosedLineNow
{
    std::optional<std::size_t> kept; ///< Index in ClosedSeries::lines; nothing: added later.
    std::optional<std::size_t> now;  ///< Index in SeriesTable::lines; nothing: no longer there.
    bool isDifferent = false;        ///< Place, points or evenings differ.

    friend bool operator==(const ClosedLineNow&, const ClosedLineNow&) = default;
};

/// In the order of the table that was kept; then later additions by rank.
std::vector<ClosedLineNow> comparedWithNow(const ClosedSeries& closed, const SeriesTable& table);

/// A result or decision at an evening of a series after its year was closed.
struct LaterCorrection
{
    TournamentUuid evening;
    QDateTime time; ///< UTC.
    QString desk;
    Label label;
    QString reason;

    friend bool operator==(const LaterCorrection&, const LaterCorrection&) = default;
};

/// Those in effect that may change points or places, the oldest first. Throws StoreFailure.
std::vector<LaterCorrection> correctionsAfter(Reader& reader, const ClubEvenings& club,
                                              const Series& series, const QDateTime& closed);

} // namespace core
