#pragma once

#include "core/change.h"
#include "core/club/evenings.h"
#include "core/club/series.h"

#include <QDateTime>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

/// A closed year beside what became of it: the table that was kept is never changed.
namespace core {

/// Somebody in the table that was kept, and as it is by now.
struct ClosedLineNow
{
    std::optional<std::size_t> kept; ///< Place in ClosedSeries::lines; nothing: came later.
    std::optional<std::size_t> now;  ///< Place in SeriesTable::lines; nothing: is gone.
    bool isDifferent = false;        ///< Another place, other points, other evenings.

    friend bool operator==(const ClosedLineNow&, const ClosedLineNow&) = default;
};

/// In the order of the table that was kept; who came later by rank behind it.
std::vector<ClosedLineNow> comparedWithNow(const ClosedSeries& closed, const SeriesTable& table);

/// Something entered or decided at an evening of a series after its year was closed.
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
