#pragma once

#include "app/cli/run.h"
#include "core/texts/translation.h"
#include "file_contents.h"
#include "memory_store.h"

#include <QBuffer>
#include <QDateTime>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <functional>
#include <map>

/// Databases in memory that outlive single commands.
class MemoryDatabases : public cli::Databases
{
public:
    core::Store& open(const QString& file, bool create) override
    {
        if (!create && !stores_.contains(file)) {
            throw core::StoreFailure(core::StoreFailure::Kind::Missing, file);
        }
        return stores_[file];
    }
    /// These have only one connection.
    std::unique_ptr<core::Store> openAgain(const QString& file) override
    {
        throw core::StoreFailure(core::StoreFailure::Kind::Busy, file);
    }
    void backUp(const QString& file, const QString& target) override
    {
        open(file, false);
        backups << target;
    }
    QString restore(const QString& backup, const QString& file) override
    {
        open(file, true);
        return backup.isEmpty() ? QString() : file + QStringLiteral(".replaced");
    }
    std::vector<cli::DatabaseFault> faultsOf(const QString& file) override
    {
        open(file, false);
        return faults;
    }

    std::vector<core::BackupFile> backupsHolding(const QString& file,
                                                 const QStringList& names) override
    {
        open(file, false);
        namesLookedFor = names;
        return holding;
    }
    core::ClubExport exportClub(const QString& file) override
    {
        open(file, false);
        return {"the club", missing};
    }
    core::Result<core::TakenClub> takeOver(const QByteArray& clubFile, const QString& file) override
    {
        if (!open(file, true).tournaments().empty()) {
            return core::Refusal{
                core::ClubFault::HasTournaments, core::Pointer(), {QStringLiteral("1")}};
        }
        takenOver = clubFile;
        return core::TakenClub{};
    }
    core::Result<core::MergePlan> previewMerge(const QByteArray& /*clubFile*/, const QString& file,
                                               const core::MergeChoices& chosen) override
    {
        open(file, false);
        choices = chosen;
        return plan;
    }
    core::Result<core::MergePlan> merge(const QByteArray& clubFile, const QString& file,
                                        const core::MergeChoices& chosen,
                                        const core::Stamp& /*stamp*/) override
    {
        merged = clubFile;
        return previewMerge(clubFile, file, chosen);
    }

    QStringList missing; ///< Pictures missing from a club file.
    QByteArray takenOver;
    QByteArray merged;
    core::MergeChoices choices; ///< Of the last merge requested.
    core::MergePlan plan;       ///< The result of every merge.
    QStringList backups;
    std::vector<core::BackupFile> holding; ///< Backups that contain every name.
    QStringList namesLookedFor;
    std::vector<cli::DatabaseFault> faults; ///< The faults found in every file.

private:
    std::map<QString, MemoryStore> stores_;
};

/// Ends a command after a few turns, in each of which a test can act.
class ScriptedForeground : public cli::Foreground
{
public:
    void begin() override {}
    void print(const QString& line) override { printed << line; }
    bool goesOn(std::chrono::milliseconds /*wait*/) override
    {
        if (turns.isEmpty()) {
            return false;
        }
        turns.takeFirst()();
        return true;
    }

    QStringList printed;
    QList<std::function<void()>> turns;
};

/// Runs commands in this process on databases in memory, with a fixed clock.
class CommandLine
{
public:
    cli::Outcome run(const QStringList& arguments, const QByteArray& input = {})
    {
        QBuffer standardInput;
        standardInput.setData(input);
        standardInput.open(QIODevice::ReadOnly);
        const cli::Environment environment{databases,
                                           standardInput,
                                           foreground,
                                           QStringLiteral("club.rummydb"),
                                           QStringLiteral("desk 1, command line"),
                                           [] {
                                               return QDateTime({2026, 5, 14}, {18, 30}, Qt::UTC);
                                           }};
        return cli::run(arguments, environment);
    }

    /// The same with the arguments on one line, separated by blanks; quotes keep them together.
    cli::Outcome run(const QString& line, const QByteArray& input = {})
    {
        return run(QProcess::splitCommand(line), input);
    }

    /// A file in a folder removed with this object; returns its name.
    QString file(const QString& name, const QByteArray& contents) const
    {
        QFile file(path(name));
        const bool written =
            file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size();
        return written ? file.fileName() : QString();
    }
    [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }

    /// The whole tournament, to see whether a command changed anything.
    QByteArray exported(int tournament)
    {
        return run(QStringLiteral("export --tournament %1").arg(tournament)).output;
    }

    MemoryDatabases databases;
    ScriptedForeground foreground;

private:
    texts::Translation english_{QLocale(QLocale::English)};
    QTemporaryDir folder_;
};
