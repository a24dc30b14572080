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

/// A tournament that this desk went on with alone, in a club of its own.
struct AloneClub
{
    QString file;  ///< The club database.
    QString place; ///< The server where the others are.
    core::TournamentId there{0};

    friend bool operator==(const AloneClub&, const AloneClub&) = default;
};

/// What an alone club began with, and what has become of it.
struct AloneTournament
{
    core::Tournament base;
    core::Tournament now;
};

/// Those that are not brought back yet, in the order in which they began.
std::vector<AloneClub> aloneClubs(const UiState& uiState);
/// Of those, the first from that server, as whomever it was left.
std::optional<AloneClub> aloneFrom(const Databases& databases, const UiState& uiState,
                                   const QString& place);
/// The one that is in that file, if it is one.
std::optional<AloneClub> aloneIn(const UiState& uiState, const QString& file);
void forget(UiState& uiState, const AloneClub& club);

/// Makes a club of this desk's copy of the tournament; returns its file. Refused as the tournament
/// file is; throws core::StoreFailure, Missing where there is no copy. `desk` is the name of this
/// desk in the journal.
core::Result<QString> goOnAlone(const Databases& databases, UiState& uiState, const QString& place,
                                core::TournamentId id, const QString& desk, const QDateTime& now);

/// Throws core::StoreFailure, Missing where the club is gone.
AloneTournament read(const Databases& databases, const AloneClub& club);

} // namespace desk
