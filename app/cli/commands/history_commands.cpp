#include "app/cli/call.h"
#include "app/cli/output/journal_output.h"
#include "app/texts/label_texts.h"
#include "commands.h"

#include <QCoreApplication>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class HistoryCommands
{
    Q_DECLARE_TR_FUNCTIONS(HistoryCommands)
};

ExitCode undo(Call& call)
{
    const auto label = call.director().undo(call.tournamentId());
    if (label) {
        call.console().print(texts::undoText(*label));
    }
    return call.finish(label);
}

ExitCode redo(Call& call)
{
    const auto label = call.director().redo(call.tournamentId());
    if (label) {
        call.console().print(texts::redoText(*label));
    }
    return call.finish(label);
}

ExitCode journal(Call& call)
{
    const auto lines = call.director().journal(call.tournamentId());
    if (!lines) {
        return call.refuse(lines.refused());
    }
    const bool json = call.arguments().text(u"format"_s) == u"json";
    return call.deliver(json ? journalJson(*lines) : journalText(*lines));
}

Command undoCommand()
{
    Command command;
    command.name = u"undo"_s;
    command.summary = HistoryCommands::tr("Take back the newest change of a tournament");
    command.details = HistoryCommands::tr("Prints what was taken back. May be repeated.");
    command.options = {tournamentOption()};
    command.examples = {u"undo --tournament 3"_s};
    command.run = undo;
    return command;
}

Command redoCommand()
{
    Command command;
    command.name = u"redo"_s;
    command.summary = HistoryCommands::tr("Do again what was taken back last");
    command.details = HistoryCommands::tr("Prints what was done again. A new change ends this.");
    command.options = {tournamentOption()};
    command.examples = {u"redo --tournament 3"_s};
    command.run = redo;
    return command;
}

Command journalCommand()
{
    Command command;
    command.name = u"journal"_s;
    command.summary = HistoryCommands::tr("Print what was done in a tournament, when and by whom");
    command.options = {tournamentOption(), formatOption({u"text"_s, u"json"_s}), outputOption()};
    command.examples = {u"journal --tournament 3"_s};
    command.run = journal;
    return command;
}

} // namespace

std::vector<Command> historyCommands()
{
    return {undoCommand(), redoCommand(), journalCommand()};
}

} // namespace cli
