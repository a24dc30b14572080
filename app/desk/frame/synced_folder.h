#pragma once

#include "core/store/clubs.h"

#include <QDateTime>

namespace desk {

class UiState;

/// If a service such as OneDrive synchronises the folder of the club's file, explains why that is
/// no place for it, and offers to move it to `folder`. Returns the place to open. A club that is to
/// stay is not asked about again.
core::ClubPlace awayFromSynced(const core::Clubs& clubs, UiState& uiState,
                               const core::ClubPlace& place, const QString& folder,
                               const QDateTime& now);

} // namespace desk
