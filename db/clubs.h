#pragma once

#include "core/store/clubs.h"

#include <QString>

#include <utility>

namespace db {

/// Clubs as SQLite files and on PostgreSQL servers.
class Clubs : public core::Clubs
{
public:
    /// `folder` is where automatic backups of clubs on servers are, and what restoring replaced;
    /// those of a file are beside it.
    explicit Clubs(QString folder) : folder_(std::move(folder)) {}

    [[nodiscard]] std::unique_ptr<core::Store> open(const core::ClubPlace& place,
                                                    core::IfMissing ifMissing) const override;
    [[nodiscard]] QString fileOf(const core::ClubPlace& place) const override;

    void backUp(const core::ClubPlace& place, const QString& target) const override;
    QString backUpTo(const core::ClubPlace& place, const QString& folder,
                     const QDateTime& now) const override;
    [[nodiscard]] bool isBackedUp(const core::ClubPlace& place,
                                  const QString& folder) const override;
    [[nodiscard]] std::optional<core::BackupFile>
    backupBeyond(const core::ClubPlace& place, const QStringList& folders) const override;
    void settleLog(const core::ClubPlace& place) const override;
    std::optional<QString> restore(const core::ClubPlace& place, const QString& backup,
                                   const QDateTime& now) const override;
    [[nodiscard]] std::vector<core::BackupFile>
    backupsOf(const core::ClubPlace& place, const QStringList& folders) const override;
    [[nodiscard]] std::vector<core::BackupFile>
    backupsHolding(const core::ClubPlace& place, const QStringList& folders,
                   const QStringList& names) const override;
    [[nodiscard]] core::BackupContents describe(const QString& backup) const override;
    [[nodiscard]] std::vector<core::DatabaseFault>
    check(const core::ClubPlace& place) const override;

    [[nodiscard]] core::ClubExport exportClub(const core::ClubPlace& place,
                                              const core::DeskSettings& settings) const override;
    core::Result<core::TakenClub> takeOver(const core::ClubPlace& place, const QByteArray& clubFile,
                                           const core::Stamp& stamp) const override;
    [[nodiscard]] core::Result<core::MergePlan>
    previewMerge(const core::ClubPlace& place, const QByteArray& clubFile,
                 const core::MergeChoices& choices) const override;
    core::Result<core::MergePlan> merge(const core::ClubPlace& place, const QByteArray& clubFile,
                                        const core::MergeChoices& choices, const core::Stamp& stamp,
                                        const QString& backupFolder) const override;
    [[nodiscard]] core::Result<core::BackupFile>
    backupBeforeMerge(const core::ClubPlace& place, const QStringList& folders) const override;

    void markMoved(const core::ClubPlace& place, const QDateTime& now) const override;
    void goOnHere(const core::ClubPlace& place) const override;
    [[nodiscard]] bool isMoved(const core::ClubPlace& place) const override;

private:
    QString folder_;
};

} // namespace db
