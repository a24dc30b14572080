#pragma once

#include "core/club/desk_settings.h"
#include "core/result.h"
#include "db/sqlite/sqlite_connection.h"

#include <QByteArray>
#include <QString>

#include <map>

/// The club file: a whole club as JSON, UTF-8; docs/file-format.md describes it.
namespace db {

/// The value of the key "format", and the newest one of "version".
inline constexpr char clubFormat[] = "rummy-director-club";
inline constexpr int clubFormatVersion = 1;
/// No program wrote a club file of an older schema.
inline constexpr int oldestClubSchema = 15;

/// The most values read: as many as fifteen hundred evenings of 60 people have.
inline constexpr std::size_t mostClubValues = 20'000'000;

/// The contents of files that settings name, by their paths there.
using ClubFiles = std::map<QString, QByteArray>;

/// What a club file has beside the rows of the database.
struct ClubExtras
{
    ClubFiles files = {};
    core::DeskSettings settings = {};

    friend bool operator==(const ClubExtras&, const ClubExtras&) = default;
};

/// Every row of every table, with ids, journals and digests, but for what no other computer is to
/// have: the keys of the hall's codes, reports by phone, and the marks of a file that rests. The
/// same club gives the same bytes, whatever engine it comes from. Throws core::StoreFailure.
QByteArray writeClubFile(SqliteConnection& club, const ClubExtras& extras);

/// Fills `club`, a database without anything, with what writeClubFile() wrote, under the schema
/// that the file states, and returns the rest. Refused, with the place of each fault, unless it is
/// a club that `check` finds sound; then `club` is of no use. Throws core::StoreFailure where
/// `club` can't be written.
core::Result<ClubExtras> readClubFile(const QByteArray& bytes, SqliteConnection& club);

} // namespace db
