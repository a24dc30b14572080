#pragma once

#include "core/club/club_file.h"
#include "core/club/merging.h"
#include "core/model/result.h"
#include "db/club_merge.h"
#include "db/sqlite/sqlite_connection.h"

#include <QByteArray>
#include <QString>

#include <functional>

/// Moves a club to another computer and back: db/sqlite/club_file.h plus the sound that the
/// settings name. No path in a file from elsewhere is followed. `file` is the club database, or its
/// stand-in, beside which the sound is kept: see core::keptFile(). All functions throw
/// core::StoreFailure.
namespace db {

/// The largest sound included.
inline constexpr qint64 largestClubSound = 32LL * 1024 * 1024;

core::ClubExport exportClub(SqliteConnection& club, const QString& file,
                            const core::DeskSettings& settings);

/// Replaces a club with that of a club file: `replace` receives its database, a file beside `file`
/// that is gone afterwards, and returns where the previous one is kept. PNG and JPEG files that an
/// older club file carries for paths in settings become the club's; the stamp is for that change.
core::Result<core::TakenClub> takeOver(const QByteArray& clubFile, const QString& file,
                                       const core::Stamp& stamp,
                                       const std::function<QString(const QString& made)>& replace);

/// Merges the club of a club file, in memory, with `use`.
core::Result<core::MergePlan>
withOther(const QByteArray& clubFile,
          const std::function<core::Result<core::MergePlan>(OpenClub& theirs)>& use);

} // namespace db
