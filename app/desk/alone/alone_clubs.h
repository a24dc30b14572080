#pragma once

#include "app/desk/databases.h"
#include "core/result.h"
#include "core/tournament.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace desk {

class UiState;

/// A tournament continued offline by this desk, in a separate club.
struct AloneClub
{
    QString file;  ///< The club database.
    QString place; ///< The server with the other desks.
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
/// The first of them from that server, in any role.
std::optional<AloneClub> aloneFrom(const Databases& databases, const UiState& uiState,
                                   const QString& place);
/// The one in that file, if any.
std::optional<AloneClub> aloneIn(const UiState& uiState, const QString& file);
void forget(UiState& uiState, const AloneClub& club);

/// Creates a club from this desk's copy of the tournament; returns its file. Refused like a
/// tournament file; throws core::StoreFailure, Missing if there is no copy. `desk` is this desk's
/// name in the journal.
core::Result<QString> goOnAlone(const Databases& databases, UiState& uiState, const QString& place,
                                core::TournamentId id, const QString& desk, const QDateTime& now);

/// Throws core::StoreFailure, Missing if the club is gone.
AloneTournament read(const Databases& databases, const AloneClub& club);

} // namespace desk
