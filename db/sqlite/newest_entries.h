#pragma once

#include "core/store/lost_entries.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <cstdint>
#include <optional>

/// The newest entries of a club database, and the small file beside it that says which they are, so
/// that a log that was damaged, cut or deleted does not take entries away unseen. The file is
/// written after each commit and not synced: it may lag, but never leads. Missing or unreadable, it
/// says nothing.
namespace db {

class SqliteConnection;

struct NewestEntries
{
    QString club;                 ///< The uuid of the oldest tournament; empty: there is none.
    std::int64_t journal = 0;     ///< The newest id that was ever given; 0: none.
    std::int64_t clubJournal = 0; ///< The same.
    std::int64_t waiting = 0;     ///< The newest position of what waits at the newest tournament.
    QDateTime time;               ///< Of the newer entry.
    std::int64_t digest = 0;      ///< Of that entry.
    QString text;                 ///< What that entry did, in the journal's words.

    friend bool operator==(const NewestEntries&, const NewestEntries&) = default;
};

/// Throws core::StoreFailure.
NewestEntries newestEntries(SqliteConnection& connection);

/// Whether `one`, another state of the same club, has entries beyond `other`.
bool isBeyond(const NewestEntries& one, const NewestEntries& other);

QString newestEntriesFile(const QString& database);
/// Failing has no effect: the file lags.
void writeNewestEntries(const QString& database, const NewestEntries& newest);
void removeNewestEntries(const QString& database);
/// Nothing if there is no file, or a torn one.
std::optional<NewestEntries> readNewestEntries(const QString& database);

/// Moves what the log has into the database, as far as nobody reads it, and syncs the file beside
/// it. Does not wait, and never throws.
void settleLog(const QString& database);

/// What the file beside the database has and the database has not. Throws core::StoreFailure.
std::optional<core::LostEntries> lostEntries(SqliteConnection& connection, const QString& database);

} // namespace db
