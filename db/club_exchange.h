#pragma once

#include "core/club/club_file.h"
#include "core/club/merging.h"
#include "core/model/result.h"
#include "db/club_merge.h"
#include "db/sqlite/sqlite_connection.h"

#include <QByteArray>
#include <QString>

#include <functional>

/// Moves a club to another computer and back: db/sqlite/club_file.h plus the files named by
/// settings. `file` is the club database, or its stand-in: such files are looked up and kept beside
/// it, see core::foundFile(). All functions throw core::StoreFailure.
namespace db {

/// The largest picture or sound included.
inline constexpr qint64 largestClubPicture = 32LL * 1024 * 1024;

core::ClubExport exportClub(SqliteConnection& club, const QString& file,
                            const core::DeskSettings& settings);

/// Replaces a club with that of a club file: `replace` receives its database and returns where the
/// previous one is kept.
core::Result<core::TakenClub> takeOver(const QByteArray& clubFile, const QString& file,
                                       const std::function<QString(const QString& made)>& replace);

/// Merges the club of a club file, in memory, with `use`; without a `file` its pictures are left
/// out.
core::Result<core::MergePlan>
withOther(const QByteArray& clubFile, const QString& file,
          const std::function<core::Result<core::MergePlan>(OpenClub& theirs)>& use);

} // namespace db
