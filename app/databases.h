#pragma once

#include "core/store.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <optional>

namespace desk {

/// What the desk needs of club databases; main.cpp gives it SQLite files, tests what they like.
/// All functions throw core::StoreFailure; all but open() may be used on any thread.
class Databases
{
public:
    Databases() = default;
    Databases(const Databases&) = delete;
    Databases& operator=(const Databases&) = delete;
    Databases(Databases&&) = delete;
    Databases& operator=(Databases&&) = delete;
    virtual ~Databases() = default;

    /// Opens the database, making an empty one where there is none.
    virtual std::unique_ptr<core::Store> open(const QString& file) = 0;
    /// A verified copy in one file.
    virtual void backUp(const QString& file, const QString& target) = 0;
    /// An automatic backup in a folder, where surplus ones are then deleted; its path.
    virtual QString backUpTo(const QString& file, const QString& folder, const QDateTime& now) = 0;
    /// Puts the backup in the database's place, which nobody has open; the path where what was
    /// replaced is kept, nothing if there was none.
    virtual std::optional<QString> restore(const QString& file, const QString& backup,
                                           const QDateTime& now) = 0;
};

} // namespace desk
