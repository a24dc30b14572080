#pragma once

#include "core/model/result.h"
#include "core/model/tournament.h"
#include "core/store/clubs.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace desk {

class UiState;

/// A tournament continued offline by this desk, in a separate club.
struct AloneClub
{
    QString file;          ///< The club database.
    core::ClubPlace place; ///< The server where the others are.
    core::TournamentId there{0};

    friend bool operator==(const AloneClub&, const AloneClub&) = default;
};

/// The original and current state of an offline club's tournament.
struct AloneTournament
{
    core::Tournament base;
    core::Tournament now;
};

/// Those not merged yet, oldest first.
std::vector<AloneClub> aloneClubs(const UiState& uiState);
/// Of those, the first from that server, regardless of which desk left it.
std::optional<AloneClub> aloneFrom(const core::Clubs& databases, const UiState& uiState,
                                   const core::ClubPlace& place);
/// The one that is there, if it is one.
std::optional<AloneClub> aloneIn(const UiState& uiState, const core::ClubPlace& place);
void forget(UiState& uiState, const AloneClub& club);

/// Makes a club of this desk's copy of the tournament; returns where it is. Refused as the
/// tournament file is; throws core::StoreFailure, Missing where there is no copy. `desk` is the
/// name of this desk in the journal.
core::Result<core::ClubPlace> goOnAlone(const core::Clubs& databases, UiState& uiState,
                                        const core::ClubPlace& place, core::TournamentId id,
                                        const QString& desk, const QDateTime& now);

/// Throws core::StoreFailure, Missing where the club is gone.
AloneTournament read(const core::Clubs& databases, const AloneClub& club);

} // namespace desk
