#include "app/cli/call.h"
#include "app/cli/entry.h"
#include "app/cli/output/match_output.h"
#include "commands.h"
#include "core/cards/knock_out.h"

#include <QCoreApplication>
#include <QRandomGenerator>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class MatchCommands
{
    Q_DECLARE_TR_FUNCTIONS(MatchCommands)
};

core::TableKey tableKey(const Arguments& arguments)
{
    return {arguments.id<core::RoundNumber>(u"round"_s),
            arguments.id<core::TableNumber>(u"table"_s)};
}

/// The lot as it was drawn at the table, or drawn here.
core::Result<std::vector<core::StartNumber>> drawnLot(Call& call,
                                                      const core::Tournament& tournament)
{
    const Arguments& arguments = call.arguments();
    if (arguments.has(u"drawn"_s)) {
        return *startNumbersIn(arguments.text(u"drawn"_s));
    }
    return core::drawLot(tournament, tableKey(arguments), QRandomGenerator::system()->generate64());
}

ExitCode lot(Call& call)
{
    const Arguments& arguments = call.arguments();
    if (arguments.has(u"drawn"_s) && !startNumbersIn(arguments.text(u"drawn"_s))) {
        call.console().error(u"--drawn"_s,
                             MatchCommands::tr("Give start numbers, separated by commas."));
        return ExitCode::Usage;
    }
    const auto tournament = call.director().tournament(call.tournamentId());
    if (!tournament) {
        return call.refuse(tournament.refused());
    }
    const auto drawn = drawnLot(call, **tournament);
    if (!drawn) {
        return call.refuse(drawn.refused());
    }
    const auto done = call.director().recordLot(call.tournamentId(), tableKey(arguments), *drawn);
    if (done) {
        QStringList numbers;
        for (const auto number : *drawn) {
            numbers << QString::number(plain(number));
        }
        call.console().print(numbers.join(u','));
    }
    return call.finish(done);
}

ExitCode withdraw(Call& call)
{
    const Arguments& arguments = call.arguments();
    const auto round = arguments.id<core::RoundNumber>(u"round"_s);
    const auto number = arguments.id<core::StartNumber>(u"participant"_s);
    auto& director = call.director();
    return call.finish(arguments.has(u"back"_s)
                           ? director.rejoinMatch(call.tournamentId(), round, number)
                           : director.leaveMatch(call.tournamentId(), round, number));
}

ExitCode chips(Call& call)
{
    const auto tournament = call.director().tournament(call.tournamentId());
    if (!tournament) {
        return call.refuse(tournament.refused());
    }
    const core::Settings& settings = (*tournament)->settings;
    if (!playsCards(settings) || !settings.cards.pcr) {
        const auto fault =
            playsCards(settings) ? core::MatchFault::NoChips : core::MatchFault::NotCards;
        return call.refuse(core::Refusal{fault, core::Pointer(), {}});
    }
    const QString format = call.arguments().text(u"format"_s);
    if (format == u"json") {
        return call.deliver(chipsJson(**tournament));
    }
    return call.deliver(format == u"csv" ? chipsCsv(**tournament) : chipsText(**tournament));
}

ExitCode tree(Call& call)
{
    const auto tournament = call.director().tournament(call.tournamentId());
    if (!tournament) {
        return call.refuse(tournament.refused());
    }
    if (!isKnockOut((*tournament)->settings)) {
        return call.refuse(core::Refusal{core::MatchFault::NotAKnockOut, core::Pointer(), {}});
    }
    const bool json = call.arguments().text(u"format"_s) == u"json";
    return call.deliver(json ? treeJson(**tournament) : treeText(**tournament));
}

Option roundOfMatch()
{
    return numberOption(u"round"_s, u"R"_s, MatchCommands::tr("the round"))
        .needed()
        .at({u"/round"_s});
}

Command lotCommand()
{
    Command command;
    command.name = u"lot"_s;
    command.summary = MatchCommands::tr("Rommé 500: draw the lot among those equal at a table");
    command.details = MatchCommands::tr(
        "In a knock-out, where the totals, the points melded and the last hands are equal and not "
        "all can go on. Prints who is drawn, in that order, and records it.");
    command.options = {
        tournamentOption(),
        roundOfMatch(),
        numberOption(u"table"_s, u"T"_s, MatchCommands::tr("the table")).needed().at({u"/table"_s}),
        textOption(u"drawn"_s, u"LIST"_s,
                   MatchCommands::tr("who was drawn at the table, the first drawn first; without "
                                     "it the lot is drawn here"))
            .at({u"/lot"_s, u"/lot/*"_s}),
    };
    command.examples = {u"lot --tournament 5 --round 2 --table 1"_s,
                        u"lot --tournament 5 --round 2 --table 1 --drawn 4"_s};
    command.run = lot;
    return command;
}

Command withdrawCommand()
{
    Command command;
    command.name = u"withdraw"_s;
    command.summary = MatchCommands::tr("Rommé 500: note that somebody left the match");
    command.details = MatchCommands::tr(
        "Who left a match neither wins it nor goes on. If no more are left than can win, they have "
        "won. Results that are entered stay.");
    command.options = {
        tournamentOption(),
        roundOfMatch(),
        numberOption(u"participant"_s, u"N"_s, MatchCommands::tr("the start number"))
            .needed()
            .at({u"/participant"_s}),
        flag(u"back"_s, MatchCommands::tr("take it back: they play on")),
    };
    command.examples = {u"withdraw --tournament 5 --round 1 --participant 7"_s,
                        u"withdraw --tournament 5 --round 1 --participant 7 --back"_s};
    command.run = withdraw;
    return command;
}

Command chipsCommand()
{
    Command command;
    command.name = u"chips"_s;
    command.summary = MatchCommands::tr("Rommé 500: print what everybody won or paid in chips");
    command.details = MatchCommands::tr(
        "After each deal its winner receives chips from the others, for each point as many as pcr "
        "says. The sum over everybody is zero.");
    command.options = {tournamentOption(), formatOption({u"text"_s, u"json"_s, u"csv"_s}),
                       outputOption()};
    command.examples = {u"chips --tournament 5"_s, u"chips --tournament 5 --format csv"_s};
    command.run = chips;
    return command;
}

Command treeCommand()
{
    Command command;
    command.name = u"tree"_s;
    command.summary =
        MatchCommands::tr("Rommé 500: print who went on in each round of a knock-out");
    command.options = {tournamentOption(), formatOption({u"text"_s, u"json"_s}), outputOption()};
    command.examples = {u"tree --tournament 5"_s, u"tree --tournament 5 --format json"_s};
    command.run = tree;
    return command;
}

} // namespace

std::vector<Command> matchCommands()
{
    return {lotCommand(), withdrawCommand(), chipsCommand(), treeCommand()};
}

} // namespace cli
