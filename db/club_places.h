#pragma once

#include "core/backup.h"
#include "core/club/club_file.h"
#include "core/club/merging.h"
#include "core/result.h"
#include "core/store.h"
#include "db/sqlite/check.h"
#include "db/sqlite/database_file.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace db {

/// Club databases by their places, as both programs take them: the name of a file, or the address
/// of one on a server. All functions may be called on any thread, and throw core::StoreFailure
/// unless they say otherwise.
class ClubPlaces
{
public:
    /// `folder` is where automatic backups of clubs on servers are, and what restoring replaced;
    /// those of a file are beside it.
    explicit ClubPlaces(QString folder) : folder_(std::move(folder)) {}

    /// A file that can't be written is read as it is now; an empty database on a server becomes a
    /// club's.
    [[nodiscard]] std::unique_ptr<core::Store> open(const QString& place,
                                                    IfMissing ifMissing) const;
    /// As the functions of db/sqlite/backup.h and db/server_backup.h.
    void backUp(const QString& place, const QString& target) const;
    [[nodiscard]] QString backUpTo(const QString& place, const QString& folder,
                                   const QDateTime& now) const;
    [[nodiscard]] std::optional<QString> restore(const QString& place, const QString& backup,
                                                 const QDateTime& now) const;
    [[nodiscard]] std::vector<core::BackupFile> backupsOf(const QString& place,
                                                          const QStringList& folders) const;
    [[nodiscard]] std::vector<core::BackupFile> backupsHolding(const QString& place,
                                                               const QStringList& folders,
                                                               const QStringList& names) const;
    [[nodiscard]] std::vector<Fault> check(const QString& place) const;
    /// As the functions of db/club_exchange.h.
    [[nodiscard]] core::ClubExport exportClub(const QString& place,
                                              const core::DeskSettings& settings = {}) const;
    [[nodiscard]] core::Result<core::TakenClub>
    takeOver(const QString& place, const QByteArray& clubFile, const QDateTime& now) const;
    [[nodiscard]] core::Result<core::MergePlan>
    previewMerge(const QString& place, const QByteArray& clubFile,
                 const core::MergeChoices& choices) const;
    [[nodiscard]] core::Result<core::MergePlan> merge(const QString& place,
                                                      const QByteArray& clubFile,
                                                      const core::MergeChoices& choices,
                                                      const core::Stamp& stamp) const;
    /// The file that the club is, or that its backups are named after and kept beside.
    [[nodiscard]] QString fileOf(const QString& place) const;
    /// Whether the file is there and can be read, but not written. Never throws.
    [[nodiscard]] bool canOnlyBeRead(const QString& place) const;
    /// As the functions of db/sqlite/resting_mark.h, of a file; a club on a server is no file, and
    /// never moved.
    void markMoved(const QString& place, const QDateTime& now) const;
    void goOnHere(const QString& place) const;
    [[nodiscard]] bool isMoved(const QString& place) const;
    /// Whether whoever opens it so may check in and enter results alone: see desk_roles.h.
    [[nodiscard]] static bool isForHelpers(const QString& place);

private:
    QString folder_;
};

} // namespace db
