#pragma once

#include "core/tournament.h"

#include <QString>

/// Names of files that are suggested to the director.
namespace desk {

/// As much of the text as fits into so many bytes of UTF-8, cut between letters.
QString shortened(QString text, qsizetype bytes);

/// A name that every file system takes: "Maiturnier - Standings after round 2.pdf".
QString fileName(const QString& event, const QString& title, const QString& suffix);
/// The same with the day, so that each evening has files of its own: "Clubabend 2026-10-16 -
/// Standings after round 2.pdf".
QString fileName(const core::Settings& settings, const QString& title, const QString& suffix);

/// The path of `name` in the folder; with a number before the ending if that file exists: "name
/// (2).pdf".
QString unusedPath(const QString& folder, const QString& name);

} // namespace desk
