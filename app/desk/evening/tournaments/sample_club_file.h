#pragma once

#include "core/store/clubs.h"

#include <QString>

#include <optional>

/// The sample club's database, beside the own club's.
namespace desk {

/// Where it is, or will be; `own` is the file of the club that is open.
QString sampleClubBeside(const QString& own);

/// Whether the club is a sample club, judged by the name of its file.
bool isSampleClub(const core::ClubPlace& place);

/// Makes it in that file, whole or not at all; returns why that failed, else nothing.
std::optional<QString> makeSampleClub(const core::Clubs& databases, const QString& file);

} // namespace desk
