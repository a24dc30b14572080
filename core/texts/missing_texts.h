#pragma once

#include "core/evening/missing.h"

#include <QStringList>

#include <vector>

/// What keeps results from being final, in words.
namespace texts {

/// For the desk, a line each: "Round 2, table(s) 3, 7: results missing", "Round 2, table 5:
/// disputed".
QStringList missingTexts(const std::vector<core::Missing>& missing);

/// For everybody, sentences that name no table: "Provisional: 2 tables missing.", "Provisional: one
/// result is being checked."
QStringList publicMissingTexts(const std::vector<core::Missing>& missing);

/// "provisional"; empty if nothing is missing.
QString provisionalWord(const std::vector<core::Missing>& missing);

} // namespace texts
