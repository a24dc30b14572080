#pragma once

#include <QByteArray>
#include <QString>

/// Files that are there whole or not at all.
namespace desk {

/// Writes the file and reads it back; why not, if that cannot be. What was there before is then
/// still there. May be called by any thread.
QString saveWhole(const QString& path, const QByteArray& bytes);

/// A name that every file system takes: "Maiturnier - Standings after round 2.pdf".
QString fileName(const QString& event, const QString& title, const QString& suffix);

} // namespace desk
