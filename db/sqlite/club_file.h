#pragma once

#include "core/club/desk_settings.h"
#include "core/model/result.h"
#include "db/sqlite/sqlite_connection.h"

#include <QByteArray>
#include <QString>

#include <map>

/// The club file: a whole club as JSON, UTF-8; see docs/file-format.md.
namespace db {

/// The newest value of the key "version".
inline constexpr int clubFormatVersion = 1;
/// No program wrote a club file of an older schema.
inline constexpr int oldestClubSchema = 15;

/// The most values read: enough for fifteen hundred evenings of 60 people.
inline constexpr std::size_t mostClubValues = 20'000'000;

/// The contents of files named by settings, by their paths there.
using ClubFiles = std::map<QString, QByteArray>;

/// What a club file holds beside the database rows.
struct ClubExtras
{
    ClubFiles files = {};
    core::DeskSettings settings = {};

    friend bool operator==(const ClubExtras&, const ClubExtras&) = default;
};

/// Every row of every table, with ids, journals and digests, except what must not leave this
/// computer: the keys of the hall's codes, reports by phone, and resting marks. The same club gives
/// the same bytes from any engine. Throws core::StoreFailure.
QByteArray writeClubFile(SqliteConnection& club, const ClubExtras& extras);

/// Fills `club`, an empty database, with the output of writeClubFile(), under the file's schema,
/// and returns the rest. Refused, with the place of each fault, unless `check` finds the club
/// sound; `club` is then useless. Throws core::StoreFailure if `club` can't be written.
core::Result<ClubExtras> readClubFile(const QByteArray& bytes, SqliteConnection& club);

} // namespace db
