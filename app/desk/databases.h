#pragma once

#include "core/store.h"

#include <QDateTime>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace desk {

/// What the desk needs from club databases; main.cpp passes those of SQLite files. All functions
/// throw core::StoreFailure; all but `open` may be used on any thread.
struct Databases
{
    /// Opens the database; creates an empty one if there is none.
    std::function<std::unique_ptr<core::Store>(const QString& file)> open;
    /// Makes a verified copy in one file.
    std::function<void(const QString& file, const QString& target)> backUp;
    /// Makes an automatic backup in a folder, then deletes surplus ones there; returns its path.
    std::function<QString(const QString& file, const QString& folder, const QDateTime& now)>
        backUpTo;
    /// Replaces the database, which must not be open, by the backup; returns the path where the
    /// replaced file is kept, nothing if there was none.
    std::function<std::optional<QString>(const QString& file, const QString& backup,
                                         const QDateTime& now)>
        restore;
};

} // namespace desk
