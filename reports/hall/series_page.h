#pragma once

#include "core/club/club.h"
#include "core/model/player.h"
#include "core/model/tournament.h"
#include "core/year/evenings.h"
#include "reports/hall/public_names.h"
#include "reports/typeset/table_document.h"

#include <QString>

#include <vector>

namespace hall {

/// The table of a series, for a website.
struct SeriesPage
{
    QString name;
    typeset::TableDocument table; ///< Without a title of its own.
};

/// The input for it.
struct SeriesSource
{
    const core::ClubRecords& records;
    const core::ClubEvenings& evenings;
    const std::vector<core::Player>& directory;
    core::TournamentId id; ///< Of the tournament whose website it is on.
    const core::Tournament& tournament;
};

/// People are named in that style, or with less if they wish. The tournament's own evening counts
/// once the points of all its rounds are released.
SeriesPage seriesPage(const SeriesSource& source, core::Series series, NameStyle names);

} // namespace hall
