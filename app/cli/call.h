#pragma once

#include "arguments.h"
#include "command.h"
#include "console.h"
#include "core/director.h"
#include "environment.h"
#include "places.h"

#include <QByteArray>

#include <optional>

namespace cli {

/// One call of a command: what it was given, what it works on and where it answers.
class Call
{
public:
    Call(const Command& command, Arguments arguments, const Environment& environment,
         Console& console);

    [[nodiscard]] const Arguments& arguments() const { return arguments_; }
    [[nodiscard]] const Environment& environment() const { return environment_; }
    [[nodiscard]] Console& console() const { return console_; }
    [[nodiscard]] QString databaseFile() const;

    /// Opened when first asked for. Throw core::StoreFailure.
    core::Store& store();
    core::Director& director();

    /// `--tournament`.
    [[nodiscard]] core::TournamentId tournamentId() const;

    /// The whole file, or the standard input for "-"; at most `largest` + 1 bytes. Nothing, and
    /// said why, if it cannot be read. From here on places are given within that file.
    std::optional<QByteArray> read(const QString& file, qint64 largest);
    void setLines(const LineIndex& lines) { lines_ = lines; }

    /// Prints the result, or writes it to `--output`.
    ExitCode deliver(const QByteArray& result);

    void error(const core::Refusal& refusal);
    void warn(const core::Warnings& warnings);
    /// Says why; with warnings alone also how to confirm them.
    ExitCode refuse(const core::Refused& refused);
    ExitCode refuse(const core::Refusal& refusal) { return refuse(core::Refused{{refusal}, {}}); }
    ExitCode refuse(const core::Refusals& refusals) { return refuse(core::Refused{refusals, {}}); }
    template <typename Value>
    ExitCode finish(const core::Result<Value>& result)
    {
        return result ? ExitCode::Done : refuse(result.refused());
    }

private:
    struct Located
    {
        QString place;
        QString text;
    };
    [[nodiscard]] Located located(const core::Place& place, const QString& text) const;
    [[nodiscard]] QString lineText(core::Line line) const;

    const Command& command_;
    Arguments arguments_;
    const Environment& environment_;
    Console& console_;
    QString source_; ///< The file last read.
    LineIndex lines_;
    core::Store* store_ = nullptr;
    std::optional<core::Director> director_;
};

} // namespace cli
