#pragma once

#include "core/club/club.h"
#include "core/model/player.h"
#include "core/year/evenings.h"
#include "reports/hall/public_names.h"
#include "reports/typeset/table_document.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace hall {

/// The table of a series, for a website.
struct SeriesPage
{
    QString name;
    typeset::TableDocument table; ///< Without a title of its own.
    QStringList heldBack = {};    ///< Evenings that do not count, as they are not released.
};

/// The input for it.
struct SeriesSource
{
    const core::ClubRecords& records;
    const core::ClubEvenings& evenings;
    const std::vector<core::Player>& directory;
};

/// People are named in that style, or with less if they wish. An evening counts once the points of
/// all its rounds are released.
SeriesPage seriesPage(const SeriesSource& source, core::Series series, NameStyle names);

} // namespace hall
