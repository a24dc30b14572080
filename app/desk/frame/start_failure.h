#pragma once

#include "app/sharing/fault.h"
#include "core/store/clubs.h"

#include <QString>

#include <optional>

namespace desk {

class UiState;
struct Sharing;

/// Host and port of a club's server: "192.168.1.5:5433".
QString serverOf(const core::ClubPlace& place);

/// Reports why the database cannot be opened and asks how to continue. Returns the place to open
/// next: the same one, perhaps replaced by a backup, `own`, this computer's club, or another;
/// nothing to quit.
std::optional<core::ClubPlace> askAfterFailure(const core::Clubs& databases, UiState& uiState,
                                               const core::ClubPlace& own,
                                               const core::ClubPlace& place,
                                               const core::StoreFailure& failure);

/// Says why this machine's server, which has the club, does not start, and offers to continue with
/// one of its copies, which brings the club back into its file.
void askWithoutServer(const core::Clubs& databases, UiState& uiState, const Sharing& sharing,
                      const sharing::Fault& fault);

} // namespace desk
