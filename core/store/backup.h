#pragma once

#include "core/model/ids.h"

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <optional>

/// Backups of the club database as values, independent of the database engine.
namespace core {

/// A backup made automatically by the program, judged by its name.
struct BackupFile
{
    QString path;
    QDateTime time; ///< UTC, as the clock showed it then.
    /// Grows with each backup in a folder, whatever the clock shows; 0: made before backups were
    /// numbered, so older than any numbered one.
    std::int64_t number = 0;

    friend bool operator==(const BackupFile&, const BackupFile&) = default;
};

/// What a backup holds.
struct BackupContents
{
    enum class State : std::uint8_t {
        Sound,
        Damaged, ///< Or no backup at all.
        TooNew,  ///< Written by a newer version of this program.
        Unread,  ///< Missing or not readable.
    };

    State state = State::Unread;
    QString tournament;               ///< The name of the one changed last; empty if there is none.
    int others = 0;                   ///< Further tournaments in the backup.
    std::optional<RoundNumber> round; ///< The last one published in it.
    int results = 0;                  ///< Games entered in it.

    friend bool operator==(const BackupContents&, const BackupContents&) = default;
};

} // namespace core
