#pragma once

#include "core/club/club_file.h"
#include "core/club/merging.h"
#include "core/result.h"
#include "db/club_merge.h"
#include "db/sqlite/sqlite_connection.h"

#include <QByteArray>
#include <QString>

#include <functional>

/// A club on its way to another computer and back: db/sqlite/club_file.h with the files that
/// settings name. `file` is the club database, or what stands for it: such files are looked for and
/// kept beside it, see core::foundFile(). All functions throw core::StoreFailure.
namespace db {

/// The largest picture or sound that comes along.
inline constexpr qint64 largestClubPicture = 32LL * 1024 * 1024;

core::ClubExport exportClub(SqliteConnection& club, const QString& file,
                            const core::DeskSettings& settings);

/// Puts the club of a club file in the place of one: `replace` is given a database of it, and
/// returns where the one before is kept.
core::Result<core::TakenClub> takeOver(const QByteArray& clubFile, const QString& file,
                                       const std::function<QString(const QString& made)>& replace);

/// Merges the club of a club file, in memory, by `use`; without a `file` its pictures stay away.
core::Result<core::MergePlan>
withOther(const QByteArray& clubFile, const QString& file,
          const std::function<core::Result<core::MergePlan>(OpenClub& theirs)>& use);

} // namespace db
