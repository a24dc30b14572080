#pragma once

#include "core/change/change.h"
#include "core/model/result.h"
#include "core/model/tournament.h"

#include <QByteArray>

#include <utility>

/// The tournament file: JSON, UTF-8, versioned; see docs/file-format.md.
namespace core {

/// The value of the key "format", and the oldest and newest one of "version". Files are written
/// with the lowest version that has their keys: 2 has "tieDecisions" and a participant's "surname",
/// 3 hall keys ("clock" and "schedule"), 4 check-in keys ("status" and "capacity"), 5 "feeClasses"
/// and "payments", 6 "prizes" and "raffles", 7 "formerPayments" and a payment's "way" and "box",
/// 8 "evening", 9 a prize's "choice", 10 "threes", 11 "pictures" and settings that name them.
inline constexpr char tournamentFormat[] = "rummy-director-tournament";
/// What the file of a whole club has there.
inline constexpr char clubFormat[] = "rummy-director-club";
inline constexpr int oldestTournamentFormatVersion = 1;
inline constexpr int tournamentFormatVersion = 11;

/// The largest file read, in bytes, and the deepest nesting.
inline constexpr qint64 largestTournamentFile = 256LL * 1024 * 1024;
inline constexpr int deepestNesting = 32;

/// The tournament as the file states it, in the file's order. All faults of format are reported, at
/// a Line where the text is not JSON, else at a Pointer. Tournament rules are checked only if there
/// are format faults; rule faults not caused by these are then reported as well. Otherwise call
/// faultsOf().
Result<Tournament> readTournament(const QByteArray& file);

/// With every default written out, except keys of later versions, and with the lowest version that
/// has its keys; ends with a line feed.
QByteArray writeTournament(const Tournament& tournament);

/// The settings with one key of the file's "tournament" object or of its "options" set to a
/// command-line value: "venue", "ties", also "licence.iban" and "options.ties". The value is JSON
/// where the key takes it, else the bare text; lists of words can be bare too ("wins,claims"). Of
/// an object only the members given are set. Places: the key's pointer in the file. Only the format
/// is checked.
Result<Settings> withSetting(const Settings& settings, const QString& key, const QString& value);

/// Both sides of a change as JSON objects, from the path of each step ("settings",
/// "participants/4", "payments/7", "rounds/1", "rounds/1/tables/2", "rounds/1/tables/2/games/3",
/// "penalties", "tieDecisions", "raffles") to its value in the file's form, null if absent. No two
/// steps may have the same path; folded() ensures that.
struct ChangeTexts
{
    QByteArray before;
    QByteArray after;
};
ChangeTexts writeSteps(const std::vector<Step>& steps);
/// Nothing if the texts were not written by writeSteps.
std::optional<std::vector<Step>> readSteps(const ChangeTexts& texts);

} // namespace core
