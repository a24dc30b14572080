#pragma once

#include "core/model/tournament.h"

#include <QString>

/// Suggested file names.
namespace desk {

/// As much of the text as fits that many bytes of UTF-8, cut between letters.
QString shortened(QString text, qsizetype bytes);

/// A name valid on every file system: "Maiturnier - Standings after round 2.pdf".
QString fileName(const QString& event, const QString& title, const QString& suffix);
/// The same with the date unless the name has it, so that each evening has its own files:
/// "Clubabend 2026-10-16 - Standings after round 2.pdf".
QString fileName(const core::Settings& settings, const QString& title, const QString& suffix);

/// The path of `name` in the folder; with a number before the suffix if that file exists: "name
/// (2).pdf".
QString unusedPath(const QString& folder, const QString& name);

} // namespace desk
