#pragma once

#include <QString>

#include <optional>

/// The sample club's database, beside the own club's.
namespace desk {

struct Databases;

/// Its path, existing or not; `own` is the file of the open club.
QString sampleClubBeside(const QString& own);

/// Whether a database place is that of a sample club.
bool isSampleClub(const QString& place);

/// Creates it completely or not at all; returns the reason for failure, if any.
std::optional<QString> makeSampleClub(const Databases& databases, const QString& place);

} // namespace desk
