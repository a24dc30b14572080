#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "core/faults.h"
#include "core/file/enum_keys.h"
#include "core/file/people_list.h"
#include "core/file/tournament_file.h"

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

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
    const auto id = call.service().import(*tournament);
    if (id) {
        call.warn(core::doubtsOf(*tournament));
    }
    return call.finish(id, idText);
}

ExitCode exportTournament(Call& call, const core::Tournament& tournament)
{
    return call.deliver(core::writeTournament(tournament));
}

ExitCode list(Call& call)
{
    for (const auto& summary : call.service().tournaments()) {
        const QString date = summary.date ? summary.date->toString(Qt::ISODate) : QString();
        call.console().print(QStringList{QString::number(plain(summary.id)), date,
                                         core::keyOf(summary.ruleSet), summary.name}
                                 .join(u'\t'));
    }
    return ExitCode::Done;
}

ExitCode importPlayers(Call& call)
{
    const auto table = call.readTable(call.arguments().operands().constFirst(),
                                      {{u"name"_s}, {u"club"_s, u"tags"_s}});
    if (!table.value) {
        return table.failure;
    }
    std::vector<core::Player> players;
    players.reserve(table.value->rows.size());
    for (const auto& row : table.value->rows) {
        players.push_back(
            {row.field(u"name"_s), row.field(u"club"_s), core::listIn(row.field(u"tags"_s))});
    }
    return call.finish(call.service().addPlayers(players),
                       [](int added) { return Console::tr("%n player(s) added", nullptr, added); });
}

ExitCode listPlayers(Call& call)
{
    std::vector<QStringList> rows = {{u"name"_s, u"club"_s, u"tags"_s}};
    for (const auto& player : call.service().players()) {
        rows.push_back({player.name, player.club, core::joinedList(player.tags)});
    }
    call.console().write(core::writeCsv(rows));
    return ExitCode::Done;
}

} // namespace

std::vector<Command> clubCommands()
{
    return {
        {
            .name = u"import"_s,
            .summary = Console::tr("Read a tournament file and print the new tournament's id"),
            .details = Console::tr(
                "Every fault is listed with its place in the file, and then nothing is stored. "
                "What is merely suspicious is listed as warnings and imported."),
            .operands = {inputFile("FILE.json",
                                   Console::tr("the tournament file; - reads the standard input"))},
            .examples = {u"import evening.json"_s},
            .createsDatabase = true,
            .run = import,
        },
        {
            .name = u"export"_s,
            .summary = Console::tr("Write a tournament as a tournament file"),
            .options = {tournamentOption(), outputOption()},
            .examples = {u"export --tournament 3 -o evening.json"_s},
            .run = onTournament(exportTournament),
        },
        {
            .name = u"list"_s,
            .summary = Console::tr("List the tournaments"),
            .details = Console::tr("One a line, separated by tabs: id, date, rule set, name."),
            .examples = {u"list"_s},
            .createsDatabase = true,
            .run = list,
        },
        {
            .name = u"delete"_s,
            .summary = Console::tr("Delete a tournament with all its results and its journal"),
            .details = Console::tr("This cannot be undone; export the tournament before."),
            .options = {tournamentOption()},
            .examples = {u"delete --tournament 3"_s},
            .run =
                [](Call& call) { return call.finish(call.service().remove(call.tournamentId())); },
        },
        {
            .name = u"players import"_s,
            .summary = Console::tr("Add people to the player directory"),
            .details = Console::tr("Who is there with the same name and club is not added again. "
                                   "The columns are found by their names: name is needed; club and "
                                   "tags (separated by \"|\") may follow."),
            .operands = {inputFile("FILE.csv",
                                   Console::tr("the list; - reads the standard input"))},
            .examples = {u"players import members.csv"_s},
            .createsDatabase = true,
            .run = importPlayers,
        },
        {
            .name = u"players list"_s,
            .summary = Console::tr("Print the player directory as CSV"),
            .examples = {u"players list"_s},
            .createsDatabase = true,
            .run = listPlayers,
        },
    };
}

} // namespace cli
