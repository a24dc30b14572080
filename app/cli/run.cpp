#include "run.h"

#include "app/texts/refusal_texts.h"
#include "call.h"
#include "commands/commands.h"
#include "help.h"

#include <QCoreApplication>

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class RunTexts
{
    Q_DECLARE_TR_FUNCTIONS(RunTexts)
};

/// A command line taken apart: the options in front of the command belong to it as well.
struct Words
{
    QStringList command; ///< What stands from the command's name on.
    QStringList leading; ///< Options that stand before it.
};

Words splitAtCommand(const QStringList& arguments)
{
    qsizetype first = 0;
    while (first < arguments.size() && arguments[first].startsWith(u'-')) {
        first += arguments[first] == u"--database" ? 2 : 1;
    }
    first = std::min(first, arguments.size());
    return {arguments.mid(first), arguments.mid(0, first)};
}

/// The command whose name the words begin with, and how many words that takes.
struct Found
{
    const Command* command = nullptr;
    qsizetype used = 0;
};

Found findCommand(const std::vector<Command>& commands, const QStringList& words)
{
    for (const auto& command : commands) {
        const QStringList name = command.name.split(u' ');
        if (words.mid(0, name.size()) == name) {
            return {&command, name.size()};
        }
    }
    return {};
}

class Runner
{
public:
    explicit Runner(const Environment& environment) : environment_(environment) {}

    Outcome run(const QStringList& arguments)
    {
        const ExitCode code = dispatch(splitAtCommand(arguments));
        return {code, console_.output(), console_.errors()};
    }

private:
    ExitCode dispatch(const Words& words)
    {
        if (words.command.isEmpty()) {
            return withoutCommand(words.leading);
        }
        if (words.command.constFirst() == u"help") {
            return help(words.command.mid(1));
        }
        const Found found = findCommand(commands_, words.command);
        if (found.command == nullptr) {
            return unknown(words.command, words.leading);
        }
        return call(*found.command, words.leading + words.command.mid(found.used));
    }

    ExitCode withoutCommand(const QStringList& leading)
    {
        if (leading.contains(u"--version"_s)) {
            console_.print(QString::fromLatin1(programName) + u' ' +
                           QCoreApplication::applicationVersion());
            return ExitCode::Done;
        }
        if (asksForHelp(leading)) {
            console_.print(programHelp(commands_));
            return ExitCode::Done;
        }
        return usageError(u"COMMAND"_s, RunTexts::tr("A command is needed."), {});
    }

    ExitCode help(const QStringList& names)
    {
        const Command* command = findCommand(commands_, names).command;
        if (names.isEmpty()) {
            console_.print(programHelp(commands_));
        } else if (command != nullptr) {
            console_.print(commandHelp(*command));
        } else {
            return unknown(names, {u"--help"_s});
        }
        return ExitCode::Done;
    }

    static bool asksForHelp(const QStringList& arguments)
    {
        const QStringList options = arguments.mid(0, arguments.indexOf(u"--"_s));
        return options.contains(u"--help"_s) || options.contains(u"-h"_s);
    }

    /// The first word may still be that of a family of commands, as in "players list".
    ExitCode unknown(const QStringList& words, const QStringList& leading)
    {
        std::vector<Command> family;
        QStringList names;
        for (const auto& command : commands_) {
            if (command.name.startsWith(words.constFirst() + u' ')) {
                family.push_back(command);
                names << command.name;
            }
        }
        if (family.empty()) {
            return usageError(words.constFirst(), RunTexts::tr("There is no such command."), {});
        }
        if (asksForHelp(words + leading)) {
            for (const auto& command : family) {
                console_.print(commandHelp(command));
            }
            return ExitCode::Done;
        }
        return usageError(words.constFirst(),
                          RunTexts::tr("Give one of: %1.").arg(names.join(u", "_s)), words[0]);
    }

    ExitCode call(const Command& command, const QStringList& arguments)
    {
        if (asksForHelp(arguments)) {
            console_.print(commandHelp(command));
            return ExitCode::Done;
        }
        const Parsed parsed = parse(command, arguments);
        if (!parsed.complaints.empty()) {
            return complain(command, parsed.complaints);
        }
        Call call(command, parsed.arguments, environment_, console_);
        try {
            const ExitCode code = command.run(call);
            if (code == ExitCode::Usage) {
                console_.hint(helpHint(command.name));
            }
            return code;
        } catch (const core::StoreFailure& failure) {
            console_.error(call.databaseFile(), texts::text(failure));
            return ExitCode::Environment;
        }
    }

    ExitCode complain(const Command& command, const std::vector<Complaint>& complaints)
    {
        bool usage = false;
        for (const auto& complaint : complaints) {
            console_.error(complaint.place, complaint.text);
            usage = usage || complaint.weight == ExitCode::Usage;
        }
        if (usage) {
            console_.hint(helpHint(command.name));
        }
        return usage ? ExitCode::Usage : ExitCode::Refused;
    }

    ExitCode usageError(const QString& place, const QString& text, const QString& command)
    {
        console_.error(place, text);
        console_.hint(helpHint(command));
        return ExitCode::Usage;
    }

    const Environment& environment_;
    std::vector<Command> commands_ = allCommands();
    Console console_;
};

} // namespace

bool paints(const QStringList& arguments)
{
    const auto commands = allCommands();
    const Words words = splitAtCommand(arguments);
    const Found found = findCommand(commands, words.command);
    if (found.command == nullptr || !found.command->paints) {
        return false;
    }
    const auto parsed = parse(*found.command, words.leading + words.command.mid(found.used));
    return found.command->paints(parsed.arguments);
}

Outcome run(const QStringList& arguments, const Environment& environment)
{
    return Runner(environment).run(arguments);
}

} // namespace cli
