#include "app/cli/call.h"
#include "app/cli/table_file.h"
#include "commands.h"
#include "core/faults.h"
#include "core/file/people_list.h"
#include "core/file/tournament_file.h"
#include "core/file/words.h"

#include <QCoreApplication>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class ClubCommands
{
    Q_DECLARE_TR_FUNCTIONS(ClubCommands)
};

ExitCode import(Call& call)
{
    const auto bytes =
        call.read(call.arguments().operands().constFirst(), core::largestTournamentFile);
    if (!bytes) {
        return ExitCode::Environment;
    }
    const auto tournament = core::readTournament(*bytes);
    if (!tournament) {
        return call.refuse(tournament.refused());
    }
    const auto id = call.director().import(*tournament);
    if (id) {
        call.warn(core::doubtsOf(*tournament));
        call.console().print(QString::number(plain(*id)));
    }
    return call.finish(id);
}

ExitCode exportTournament(Call& call)
{
    const auto tournament = call.director().tournament(call.tournamentId());
    return tournament ? call.deliver(core::writeTournament(**tournament))
                      : call.refuse(tournament.refused());
}

ExitCode list(Call& call)
{
    for (const auto& summary : call.director().tournaments()) {
        const QString date = summary.date ? summary.date->toString(Qt::ISODate) : QString();
        call.console().print(QStringList{QString::number(plain(summary.id)), date,
                                         core::wordOf(summary.ruleSet), summary.name}
                                 .join(u'\t'));
    }
    return ExitCode::Done;
}

ExitCode remove(Call& call)
{
    return call.finish(call.director().remove(call.tournamentId()));
}

ExitCode importPlayers(Call& call)
{
    const auto table = readTable(call, call.arguments().operands().constFirst(),
                                 {{u"name"_s}, {u"club"_s, u"tags"_s}});
    if (!table.value) {
        return table.failure;
    }
    LineIndex lines;
    std::vector<core::Player> players;
    for (const auto& row : table.value->rows) {
        lines.add(core::Pointer() / players.size(), row.line);
        players.push_back(
            {row.field(u"name"_s), row.field(u"club"_s), core::listIn(row.field(u"tags"_s))});
    }
    call.setLines(lines);
    const auto added = call.director().addPlayers(players);
    if (added) {
        call.console().print(ClubCommands::tr("%n player(s) added", nullptr, *added));
    }
    return call.finish(added);
}

ExitCode listPlayers(Call& call)
{
    std::vector<QStringList> rows = {{u"name"_s, u"club"_s, u"tags"_s}};
    for (const auto& player : call.director().players()) {
        rows.push_back({player.name, player.club, core::joinedList(player.tags)});
    }
    call.console().write(core::writeCsv(rows));
    return ExitCode::Done;
}

Command importCommand()
{
    Command command;
    command.name = u"import"_s;
    command.summary = ClubCommands::tr("Read a tournament file and print the new tournament's id");
    command.details = ClubCommands::tr(
        "Every fault is listed with its place in the file, and then nothing is stored. What is "
        "merely suspicious is listed as warnings and imported.");
    command.operands = {{u"FILE.json"_s,
                         ClubCommands::tr("the tournament file; - reads the standard input"), true,
                         false}};
    command.examples = {u"import evening.json"_s};
    command.createsDatabase = true;
    command.run = import;
    return command;
}

Command exportCommand()
{
    Command command;
    command.name = u"export"_s;
    command.summary = ClubCommands::tr("Write a tournament as a tournament file");
    command.options = {tournamentOption(), outputOption()};
    command.examples = {u"export --tournament 3 -o evening.json"_s};
    command.run = exportTournament;
    return command;
}

Command listCommand()
{
    Command command;
    command.name = u"list"_s;
    command.summary = ClubCommands::tr("List the tournaments");
    command.details = ClubCommands::tr("One a line, separated by tabs: id, date, rule set, name.");
    command.examples = {u"list"_s};
    command.createsDatabase = true;
    command.run = list;
    return command;
}

Command deleteCommand()
{
    Command command;
    command.name = u"delete"_s;
    command.summary = ClubCommands::tr("Delete a tournament with all its results and its journal");
    command.details = ClubCommands::tr("This cannot be undone; export the tournament before.");
    command.options = {tournamentOption()};
    command.examples = {u"delete --tournament 3"_s};
    command.run = remove;
    return command;
}

Command importPlayersCommand()
{
    Command command;
    command.name = u"players import"_s;
    command.summary = ClubCommands::tr("Add people to the player directory");
    command.details = ClubCommands::tr(
        "Who is there with the same name and club is not added again. The columns are found by "
        "their names: name is needed; club and tags (separated by \"|\") may follow.");
    command.operands = {
        {u"FILE.csv"_s, ClubCommands::tr("the list; - reads the standard input"), true, false}};
    command.examples = {u"players import members.csv"_s};
    command.createsDatabase = true;
    command.run = importPlayers;
    return command;
}

Command listPlayersCommand()
{
    Command command;
    command.name = u"players list"_s;
    command.summary = ClubCommands::tr("Print the player directory as CSV");
    command.examples = {u"players list"_s};
    command.createsDatabase = true;
    command.run = listPlayers;
    return command;
}

} // namespace

std::vector<Command> clubCommands()
{
    return {importCommand(), exportCommand(),        listCommand(),
            deleteCommand(), importPlayersCommand(), listPlayersCommand()};
}

} // namespace cli
