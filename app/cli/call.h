#pragma once

#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "core/file/csv.h"
#include "core/file/list_file.h"
#include "core/model/tournament.h"
#include "core/service/club_service.h"
#include "core/service/tournament_service.h"
#include "core/store/clubs.h"

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

/// Where a command runs that continues until the user ends it.
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
    /// Processes events until there were some, or the user ends the command; returns false then.
    virtual bool goesOn() = 0;
};

/// What a command works with.
struct Environment
{
    const core::Clubs& databases;
    QIODevice& standardInput;
    Foreground& foreground;
    QString defaultDatabase; ///< The file of the desk program; empty: the user has no folder.
    QString deskSettings;    ///< The settings file of the desk program.
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
    /// The club that the command is about; nothing if `--database` or the default names none.
    [[nodiscard]] std::optional<core::ClubPlace> namedPlace() const;
    /// The same; throws core::StoreFailure (Missing) if there is none.
    [[nodiscard]] core::ClubPlace place() const;

    /// Where the club's automatic backups are, the one beside it first.
    [[nodiscard]] QStringList backupFolders() const;

    /// Which entries of the club are missing, and which backup has more.
    [[nodiscard]] QString lostText(const core::LostEntries& lost) const;

    /// Opened on first use. Throw core::StoreFailure.
    core::Store& store();
    core::TournamentService& service();
    core::ClubService& club();
    /// Runs a use case with its arguments on the tournament that `--tournament` names.
    template <typename Value, typename Basis, typename... Parameters>
    auto run(core::Result<Value> (*useCase)(Basis, Parameters...),
             const std::type_identity_t<Parameters>&... arguments)
    {
        const auto before = tournamentNow();
        auto result = service().run(tournamentId(), useCase, arguments...);
        if (result) {
            warnOfConsequences(before);
        }
        return result;
    }
    /// As it is stored; nothing if there is none.
    std::optional<core::Tournament> tournamentNow();
    /// Names, as warnings, those whose prizes have changed, which may have been paid out, and
    /// overtaken rounds.
    void warnOfConsequences(const std::optional<core::Tournament>& before);
    /// In a knock-out, names rounds that a correction has overtaken, as a warning each.
    void warnOfOvertakenRounds(const core::Tournament& tournament);

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
    /// A list from a CSV file or a workbook, with pointers such as "/0" for its rows; warns of
    /// unknown columns.
    Read<core::CsvTable> readTable(const QString& file, const core::CsvColumns& columns);
    /// The same of bytes that read() has returned.
    Read<core::CsvTable> tableOf(const QByteArray& bytes, const core::CsvColumns& columns);
    /// A text or a sheet; reports what the bytes are if neither.
    Read<core::ListFile> listOf(const QByteArray& bytes, const QString& sheet);
    void setLines(const LineIndex& lines) { lines_ = lines; }

    /// Prints the result, or writes it to `--output`.
    ExitCode deliver(const QByteArray& result);

    void error(const core::Refusal& refusal);
    void error(const core::Place& place, const QString& text);
    void warn(const core::Warnings& warnings);
    void warn(const core::Place& place, const QString& text);
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
    std::unique_ptr<core::Store> store_;
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
