#pragma once

#include "core/change/change.h"
#include "core/club/club.h"
#include "core/model/result.h"
#include "core/people/spellings.h"

#include <vector>

/// Making one spelling of several of the same club or group.
namespace core {

/// Clubs first, then groups.
std::vector<Spellings> differentSpellings(const Tournament& tournament);
std::vector<Spellings> differentSpellings(const std::vector<Player>& directory);

/// All participants, or all entries of the directory, get the spelling that is typed most often;
/// nothing is changed if there are no others. Refuses nothing.
Result<Change> unifySpellings(const Tournament& tournament);
Result<ClubChange> unifyDirectory(const std::vector<Player>& directory);

} // namespace core
