#include "app/cli/run.h"

#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "core/texts/refusal_texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

bool asksForHelp(const QStringList& arguments)
{
    const QStringList options = arguments.mid(0, arguments.indexOf(u"--"_s));
    return options.contains(u"--help"_s) || options.contains(u"-h"_s);
}

class Runner
{
public:
    explicit Runner(const QStringList& arguments)
    {
        qsizetype first = 0;
        while (first < arguments.size() && arguments[first].startsWith(u'-')) {
            first += arguments[first] == u"--database" ? 2 : 1;
        }
        leading_ = arguments.mid(0, first);
        words_ = arguments.mid(first);
        if (words_.value(0) == u"help") {
            words_.removeFirst();
            leading_ = QStringList{u"--help"_s};
        }
    }

    [[nodiscard]] bool paints() const
    {
        const Command* command = find();
        return command != nullptr && command->paints &&
               command->paints(parse(*command, argumentsOf(*command)).arguments);
    }

    ExitCode run(const Environment& environment)
    {
        if (words_.isEmpty()) {
            return withoutCommand();
        }
        const Command* command = find();
        return command != nullptr ? call(*command, environment) : unknown();
    }

    [[nodiscard]] const Console& console() const { return console_; }

private:
    /// The command whose name the words begin with; the longer of "cash" and "cash book".
    [[nodiscard]] const Command* find() const
    {
        const Command* found = nullptr;
        for (const auto& command : commands_) {
            const QStringList name = command.name.split(u' ');
            const bool isLonger = found == nullptr || name.size() > found->name.count(u' ') + 1;
            if (isLonger && words_.mid(0, name.size()) == name) {
                found = &command;
            }
        }
        return found;
    }

    [[nodiscard]] QStringList argumentsOf(const Command& command) const
    {
        return leading_ + words_.mid(command.name.count(u' ') + 1);
    }

    ExitCode withoutCommand()
    {
        if (leading_.contains(u"--version"_s)) {
            return print(programName + u' ' + QCoreApplication::applicationVersion());
        }
        return asksForHelp(leading_)
                   ? print(programHelp(commands_))
                   : usageError(u"COMMAND"_s, Console::tr("A command is needed."), {});
    }

    /// The first word may still begin a family of commands, as in "players list".
    ExitCode unknown()
    {
        const QString& first = words_.constFirst();
        QStringList names;
        QStringList helps;
        for (const auto& command : commands_) {
            if (command.name.startsWith(first + u' ')) {
                names << command.name;
                helps << commandHelp(command);
            }
        }
        if (names.isEmpty()) {
            return usageError(first, Console::tr("There is no such command."), {});
        }
        return asksForHelp(words_ + leading_)
                   ? print(helps.join(u'\n'))
                   : usageError(first, Console::tr("Give one of: %1.").arg(names.join(u", "_s)),
                                first);
    }

    ExitCode call(const Command& command, const Environment& environment)
    {
        const QStringList arguments = argumentsOf(command);
        if (asksForHelp(arguments)) {
            return print(commandHelp(command));
        }
        const Parsed parsed = parse(command, arguments);
        auto code = ExitCode::Done;
        for (const auto& complaint : parsed.complaints) {
            console_.error(complaint.place, complaint.text);
            code = code == ExitCode::Usage ? code : complaint.weight;
        }
        if (code == ExitCode::Done) {
            Call call(command, parsed.arguments, environment, console_);
            try {
                code = command.run(call);
            } catch (const core::StoreFailure& failure) {
                report(call, failure);
                code = ExitCode::Environment;
            }
        }
        if (code == ExitCode::Usage) {
            console_.hint(helpHint(command.name));
        }
        return code;
    }

    void report(const Call& call, const core::StoreFailure& failure)
    {
        if (!failure.backup().isEmpty()) {
            console_.error(failure.backup(), texts::text(failure));
        } else if (const auto place = call.namedPlace()) {
            // It may hold a password.
            const bool isTold = failure.kind() != core::StoreFailure::Kind::Address;
            console_.error(isTold ? place->text() : QStringLiteral("--database"),
                           texts::text(failure));
        } else {
            console_.error("--database",
                           call.arguments().has("database")
                               ? Console::tr("The file has no name. Give one.")
                               : Console::tr("The user's data folder is unknown: HOME is not set. "
                                             "Name a file."));
        }
    }

    ExitCode print(const QString& text)
    {
        console_.print(text);
        return ExitCode::Done;
    }

    ExitCode usageError(const QString& place, const QString& text, const QString& command)
    {
        console_.error(place, text);
        console_.hint(helpHint(command));
        return ExitCode::Usage;
    }

    const std::vector<Command> commands_ = allCommands();
    QStringList words_; ///< From the command name on.
    /// Preceding options, which also belong to the command; "--help" in place of the word "help".
    QStringList leading_;
    Console console_;
};

} // namespace

bool paints(const QStringList& arguments)
{
    return Runner(arguments).paints();
}

Outcome run(const QStringList& arguments, const Environment& environment)
{
    Runner runner(arguments);
    const ExitCode code = runner.run(environment);
    return {code, runner.console().output(), runner.console().errors()};
}

} // namespace cli
