#pragma once

#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "core/backup.h"
#include "core/club/club_file.h"
#include "core/club/club_service.h"
#include "core/club/merging.h"
#include "core/file/csv.h"
#include "core/store.h"
#include "core/tournament_service.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>
#include <QStringList>

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace cli {

/// Something wrong in a database.
struct DatabaseFault
{
    QString place; ///< The tournament; empty: the file itself.
    QString text;
    bool isDamage = true; ///< False: an earlier version of the program may have stored it.
};

/// Club databases as files. All functions throw core::StoreFailure.
class Databases
{
    Q_DISABLE_COPY_MOVE(Databases)

public:
    Databases() = default;
    virtual ~Databases() = default;

    /// The database in the file; lives as long as this object. Fails with Kind::Missing if the file
    /// is missing and not to be created. A read-only file can still be read.
    virtual core::Store& open(const QString& file, bool create) = 0;
    /// Opens the same existing database again, for another thread.
    virtual std::unique_ptr<core::Store> openAgain(const QString& file) = 0;
    /// Writes a verified copy of the database to `target`.
    virtual void backUp(const QString& file, const QString& target) = 0;
    /// Replaces the database by the backup; returns where the replaced file is kept, nothing if
    /// there was none.
    virtual QString restore(const QString& backup, const QString& file) = 0;
    /// Faults of the file, its schema and every stored result; changes nothing.
    virtual std::vector<DatabaseFault> faultsOf(const QString& file) = 0;

    /// Automatic backups and files replaced by restoring that contain one of the names.
    virtual std::vector<core::BackupFile> backupsHolding(const QString& file,
                                                         const QStringList& names) = 0;

    /// The whole club as a file.
    virtual core::ClubExport exportClub(const QString& file) = 0;
    /// Replaces a database without tournaments, created if missing, with the club of a club file;
    /// returns where the previous database is kept.
    virtual core::Result<core::TakenClub> takeOver(const QByteArray& clubFile,
                                                   const QString& file) = 0;
    /// The effect of merging the club of a club file; changes nothing.
    virtual core::Result<core::MergePlan> previewMerge(const QByteArray& clubFile,
                                                       const QString& file,
                                                       const core::MergeChoices& choices) = 0;
    /// Performs the merge.
    virtual core::Result<core::MergePlan> merge(const QByteArray& clubFile, const QString& file,
                                                const core::MergeChoices& choices,
                                                const core::Stamp& stamp) = 0;
};

/// The context of a command that runs until the user ends it.
class Foreground
{
    Q_DISABLE_COPY_MOVE(Foreground)

public:
    Foreground() = default;
    virtual ~Foreground() = default;

    /// Before the command starts: from now on the user's request to end it is kept for goesOn().
    virtual void begin() = 0;
    /// Prints a line of the result at once.
    virtual void print(const QString& line) = 0;
    /// Waits that long or until the user ends the command; returns false then.
    virtual bool goesOn(std::chrono::milliseconds wait) = 0;
};

/// What a command works with.
struct Environment
{
    Databases& databases;
    QIODevice& standardInput;
    Foreground& foreground;
    QString defaultDatabase; ///< The window's file; empty: the user has no folder.
    QString desk;            ///< The name in the journal.
    core::TournamentService::Clock clock;
};

/// The line numbers of parts of a file that was read, by pointer.
class LineIndex
{
public:
    void add(const core::Pointer& pointer, core::Line line)
    {
        lines_.emplace(pointer.text(), line);
    }
    /// The line of the part, or of the smallest part around it.
    [[nodiscard]] std::optional<core::Line> lineOf(const core::Pointer& pointer) const;

private:
    std::map<QString, core::Line> lines_;
};

/// What was read from a command's arguments or files; without a value all faults have been
/// reported, and the command ends with `failure`.
template <typename Value>
struct Read
{
    std::optional<Value> value;
    ExitCode failure = ExitCode::Refused;
};

/// One command call: its arguments, what it works on and where it answers.
class Call
{
public:
    Call(const Command& command, Arguments arguments, const Environment& environment,
         Console& console)
        : command_(command),
          arguments_(std::move(arguments)),
          environment_(environment),
          console_(console)
    {}

    [[nodiscard]] const Arguments& arguments() const { return arguments_; }
    [[nodiscard]] const Environment& environment() const { return environment_; }
    [[nodiscard]] Console& console() const { return console_; }
    [[nodiscard]] QString databaseFile() const;

    /// Opened on first use. Throw core::StoreFailure.
    core::Store& store();
    core::TournamentService& service();
    core::ClubService& club();

    /// The values of options shared by several commands.
    [[nodiscard]] core::TournamentId tournamentId() const
    {
        return arguments_.id<core::TournamentId>("tournament");
    }
    [[nodiscard]] core::RoundNumber round() const
    {
        return arguments_.id<core::RoundNumber>("round");
    }
    [[nodiscard]] core::TableKey table() const
    {
        return {round(), arguments_.id<core::TableNumber>("table")};
    }
    [[nodiscard]] core::StartNumber participant() const
    {
        return arguments_.id<core::StartNumber>("participant");
    }
    [[nodiscard]] QString reason() const { return arguments_.text("reason"); }
    /// `--format json`.
    [[nodiscard]] bool wantsJson() const { return arguments_.text("format") == u"json"; }

    /// The whole file, or the standard input for "-"; at most `largest` + 1 bytes. Nothing, after
    /// reporting it, if it cannot be read. From here on places refer to that file.
    std::optional<QByteArray> read(const QString& file, qint64 largest);
    /// A list from a CSV file, with pointers such as "/0" for its rows; warns of unknown columns.
    Read<core::CsvTable> readTable(const QString& file, const core::CsvColumns& columns);
    void setLines(const LineIndex& lines) { lines_ = lines; }

    /// Prints the result, or writes it to `--output`.
    ExitCode deliver(const QByteArray& result);

    void error(const core::Refusal& refusal);
    void warn(const core::Warnings& warnings);
    /// Reports a misuse of the command line.
    ExitCode misused(QAnyStringView place, const QString& text);
    /// Reports each given option as inapplicable; returns whether there were any.
    bool misusedAny(std::initializer_list<const char*> options, const QString& text);
    /// Reports why; for warnings only, also how to confirm them.
    ExitCode refuse(const core::Refused& refused);
    ExitCode refuse(const core::Refusal& refusal) { return refuse(core::Refused{{refusal}, {}}); }
    ExitCode refuse(core::RefusalCode code, const core::Place& place = core::Pointer(),
                    const QStringList& arguments = {})
    {
        return refuse(core::Refusal{code, place, arguments});
    }
    ExitCode refuse(const core::Refusals& refusals) { return refuse(core::Refused{refusals, {}}); }
    template <typename Value>
    ExitCode finish(const core::Result<Value>& result)
    {
        return result ? ExitCode::Done : refuse(result.refused());
    }
    /// Prints `text(value)` first.
    template <typename Value, typename Text>
    ExitCode finish(const core::Result<Value>& result, const Text& text)
    {
        if (result) {
            console_.print(text(*result));
        }
        return finish(result);
    }

private:
    /// Place and text of a message about `place`.
    [[nodiscard]] std::pair<QString, QString> located(const core::Place& place,
                                                      const QString& text) const;

    const Command& command_;
    Arguments arguments_;
    const Environment& environment_;
    Console& console_;
    QString source_; ///< The file last read.
    LineIndex lines_;
    core::Store* store_ = nullptr;
    std::optional<core::TournamentService> service_;
    std::optional<core::ClubService> club_;
};

/// Only the id, in digits.
inline QString idText(core::TournamentId id)
{
    return QString::number(plain(id));
}

/// Gives `run` a copy of the tournament that `--tournament` names; refuses if there is none.
std::function<ExitCode(Call&)>
onTournament(std::function<ExitCode(Call&, const core::Tournament&)> run);

} // namespace cli
