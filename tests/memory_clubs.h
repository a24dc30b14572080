#pragma once

#include "core/store/clubs.h"
#include "memory_store.h"

#include <QObject>
#include <QTemporaryDir>

#include <map>
#include <memory>
#include <utility>

/// What opening a club in memory returns: the club itself outlives it.
class LentStore : public core::Store
{
public:
    explicit LentStore(MemoryStore& store) : store_(store) {}
    LentStore(const LentStore&) = delete;
    LentStore& operator=(const LentStore&) = delete;
    LentStore(LentStore&&) = delete;
    LentStore& operator=(LentStore&&) = delete;
    ~LentStore() override { store_.notifyOf(this, {}); }

    core::Reader& read() override { return store_.read(); }
    std::unique_ptr<core::WriteTransaction> beginWrite() override
    {
        return store_.beginWriteOf(this);
    }
    void setWaiting(core::Waiting waiting) override { store_.setWaiting(std::move(waiting)); }

protected:
    std::int64_t changesByOthers() override { return changes_; }
    void setWatched(bool isWatched) override
    {
        const auto noticed = [this] {
            ++changes_;
            QMetaObject::invokeMethod(
                &context_, [this] { look(); }, Qt::QueuedConnection);
        };
        store_.notifyOf(this, isWatched ? std::function<void()>(noticed) : nullptr);
    }

private:
    MemoryStore& store_;
    QObject context_; ///< Queued looks go away with it.
    std::int64_t changes_ = 0;
};

/// Clubs in memory that outlive each opening. What was asked of them is kept for tests, which also
/// set what they answer.
class MemoryClubs : public core::Clubs
{
public:
    /// The same club for all who open it, on one thread.
    [[nodiscard]] std::unique_ptr<core::Store> open(const core::ClubPlace& place,
                                                    core::IfMissing ifMissing) const override
    {
        if (ifMissing == core::IfMissing::Create && !stores_.contains(place.text())) {
            stores_[place.text()];
        }
        require(place);
        return std::make_unique<LentStore>(stores_.at(place.text()));
    }
    /// Of a club on a server a name in a folder that goes away with this object.
    [[nodiscard]] QString fileOf(const core::ClubPlace& place) const override
    {
        return place.file().value_or(folder_.filePath(QStringLiteral("shared.rummydb")));
    }

    void backUp(const core::ClubPlace& place, const QString& target) const override
    {
        require(place);
        backups << target;
    }
    QString backUpTo(const core::ClubPlace& place, const QString& folder,
                     const QDateTime& /*now*/) const override
    {
        backUp(place, folder);
        return folder;
    }
    [[nodiscard]] bool isBackedUp(const core::ClubPlace& /*place*/,
                                  const QString& /*folder*/) const override
    {
        return false;
    }
    [[nodiscard]] std::optional<core::BackupFile>
    backupBeyond(const core::ClubPlace& /*place*/, const QStringList& /*folders*/) const override
    {
        return std::nullopt;
    }
    void settleLog(const core::ClubPlace& /*place*/) const override {}
    std::optional<QString> restore(const core::ClubPlace& place, const QString& /*backup*/,
                                   const QDateTime& /*now*/) const override
    {
        const bool isThere = stores_.contains(place.text());
        (void)open(place, core::IfMissing::Create);
        return isThere ? std::optional(place.text() + QStringLiteral(".replaced")) : std::nullopt;
    }
    [[nodiscard]] std::vector<core::BackupFile>
    backupsOf(const core::ClubPlace& /*place*/, const QStringList& /*folders*/) const override
    {
        return holding;
    }
    [[nodiscard]] std::vector<core::BackupFile>
    backupsHolding(const core::ClubPlace& /*place*/, const QStringList& folders,
                   const QStringList& names) const override
    {
        foldersLookedThrough = folders;
        namesLookedFor = names;
        return holding;
    }
    [[nodiscard]] core::BackupContents describe(const QString& /*backup*/) const override
    {
        return {};
    }
    [[nodiscard]] std::vector<core::DatabaseFault>
    check(const core::ClubPlace& place) const override
    {
        require(place);
        return faults;
    }

    [[nodiscard]] core::ClubExport exportClub(const core::ClubPlace& place,
                                              const core::DeskSettings& settings) const override
    {
        require(place);
        exportedSettings = settings;
        return {"the club", missing};
    }
    core::Result<core::TakenClub> takeOver(const core::ClubPlace& place, const QByteArray& clubFile,
                                           const core::Stamp& /*stamp*/) const override
    {
        if (!open(place, core::IfMissing::Create)->read().tournaments().empty()) {
            return core::Refusal{
                core::ClubFault::HasTournaments, core::Pointer(), {QStringLiteral("1")}};
        }
        takenOver = clubFile;
        return core::TakenClub{{}, takenSettings, {}};
    }
    [[nodiscard]] core::Result<core::MergePlan>
    previewMerge(const core::ClubPlace& place, const QByteArray& /*clubFile*/,
                 const core::MergeChoices& chosen) const override
    {
        require(place);
        choices = chosen;
        return plan;
    }
    core::Result<core::MergePlan> merge(const core::ClubPlace& place, const QByteArray& clubFile,
                                        const core::MergeChoices& chosen,
                                        const core::Stamp& /*stamp*/,
                                        const QString& /*backupFolder*/) const override
    {
        merged = clubFile;
        return previewMerge(place, clubFile, chosen);
    }
    [[nodiscard]] core::Result<core::BackupFile>
    backupBeforeMerge(const core::ClubPlace& /*place*/, const QStringList& folders) const override
    {
        return core::BackupFile{folders.value(0), {}};
    }

    void markMoved(const core::ClubPlace& /*place*/, const QDateTime& /*now*/) const override {}
    void goOnHere(const core::ClubPlace& /*place*/) const override {}
    [[nodiscard]] bool isMoved(const core::ClubPlace& /*place*/) const override { return false; }

    QStringList missing;                     ///< Pictures that a club file lacks.
    core::MergePlan plan;                    ///< What every merging does.
    std::vector<core::BackupFile> holding;   ///< Backups in which every name stands.
    std::vector<core::DatabaseFault> faults; ///< What every check finds.
    core::DeskSettings takenSettings;        ///< Those that every club file has.
    mutable QByteArray takenOver;
    mutable QByteArray merged;
    mutable core::MergeChoices choices; ///< Of the merging asked for last.
    mutable core::DeskSettings exportedSettings;
    mutable QStringList backups;
    mutable QStringList foldersLookedThrough;
    mutable QStringList namesLookedFor;

private:
    void require(const core::ClubPlace& place) const
    {
        if (!stores_.contains(place.text())) {
            throw core::StoreFailure(core::StoreFailure::Kind::NotThere, place.text());
        }
    }

    QTemporaryDir folder_;
    mutable std::map<QString, MemoryStore> stores_;
};
