#pragma once

#include <QString>

#include <optional>

/// The database of the sample club, which stands beside the own club's.
namespace desk {

struct Databases;

/// Where it is, or will be; `own` is the file of the club that is open.
QString sampleClubBeside(const QString& own);

/// Whether the place of a database is that of a sample club.
bool isSampleClub(const QString& place);

/// Makes it, whole or not at all; returns why that failed, else nothing.
std::optional<QString> makeSampleClub(const Databases& databases, const QString& place);

} // namespace desk
