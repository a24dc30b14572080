#pragma once

#include "core/club/series.h"
#include "core/year/evenings.h"

#include <cstddef>
#include <vector>

class QWidget;

namespace desk {

class Session;

/// Asks whether these namesakes in a table are one person, and merges them if so: in the directory,
/// and wherever they are enrolled.
void mergeNamesakes(Session& session, const core::ClubEvenings& evenings,
                    const core::SeriesTable& table, const std::vector<std::size_t>& lines,
                    QWidget* parent);

} // namespace desk
