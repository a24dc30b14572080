#pragma once

#include "core/evening/missing.h"

#include <QStringList>

#include <cstdint>
#include <vector>

/// What keeps results from being final, in words.
namespace texts {

/// For the desk, a line each: "Round 2, table(s) 3, 7: results missing", "Round 2, table 5:
/// disputed".
QStringList missingTexts(const std::vector<core::Missing>& missing);

/// Disputed, unclear, objected to, waiting and undecided, for the desk, on one line: "Round 2:
/// table 4 disputed, tables 5, 7 unclear · provisional"; empty if nothing is. At the tables that
/// wait, a phone has reported games that nobody has entered yet.
QString unsettledText(const std::vector<core::Missing>& missing,
                      const std::vector<core::TableKey>& waiting = {});

/// Whether tables whose results are being checked are named in public.
enum class CheckedTables : std::uint8_t { Unnamed, Named };

/// For everybody, sentences: "Provisional: 2 tables are still open.", "Provisional: one result is
/// being checked." or "Provisional: round 2, table 4 is being checked."
QStringList publicMissingTexts(const std::vector<core::Missing>& missing,
                               CheckedTables tables = CheckedTables::Unnamed);

/// The same about checking alone: "One result is being checked.", "Round 2, table 4 is being
/// checked."; empty if nothing is checked.
QString checkedText(const std::vector<core::Missing>& missing, CheckedTables tables);

/// "provisional"; empty if nothing is missing.
QString provisionalWord(const std::vector<core::Missing>& missing);

} // namespace texts
