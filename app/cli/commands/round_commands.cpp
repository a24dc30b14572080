#include "app/cli/call.h"
#include "commands.h"

#include <QCoreApplication>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class RoundCommands
{
    Q_DECLARE_TR_FUNCTIONS(RoundCommands)
};

core::RoundNumber roundOf(const Call& call)
{
    return call.arguments().id<core::RoundNumber>(u"round"_s);
}

ExitCode changeRound(Call& call)
{
    const Arguments& arguments = call.arguments();
    const auto id = call.tournamentId();
    const auto number = roundOf(call);
    const QString reason = arguments.text(u"reason"_s);
    auto& director = call.director();
    if (arguments.has(u"publish"_s)) {
        return call.finish(director.publish(id, number));
    }
    if (arguments.has(u"close"_s)) {
        return call.finish(director.close(id, number));
    }
    if (arguments.has(u"cancel"_s)) {
        return call.finish(director.cancel(id, number, reason));
    }
    if (arguments.has(u"reopen"_s)) {
        return call.finish(director.reopen(id, number, reason));
    }
    if (arguments.has(u"withdraw"_s)) {
        return call.finish(director.withdraw(id, number));
    }
    const auto games = static_cast<std::int32_t>(arguments.number(u"shorten"_s));
    return call.finish(director.changeGames(id, number, games, reason));
}

ExitCode swapSeats(Call& call)
{
    const auto people = call.arguments();
    const auto results = people.has(u"results-move"_s) ? core::ResultsGo::WithThePerson
                                                       : core::ResultsGo::WithTheSeat;
    return call.finish(call.director().swapSeats(
        call.tournamentId(), roundOf(call), people.id<core::StartNumber>(u"one"_s),
        people.id<core::StartNumber>(u"other"_s), results));
}

ExitCode swapResults(Call& call)
{
    return call.finish(call.director().swapTableResults(
        call.tournamentId(), roundOf(call), call.arguments().id<core::TableNumber>(u"table"_s),
        call.arguments().id<core::TableNumber>(u"other"_s)));
}

std::optional<core::TableMark> wantedMark(const Arguments& arguments)
{
    if (arguments.has(u"unclear"_s)) {
        return core::TableMark::Unclear;
    }
    return arguments.has(u"disputed"_s) ? std::optional(core::TableMark::Disputed) : std::nullopt;
}

ExitCode mark(Call& call)
{
    const Arguments& arguments = call.arguments();
    const core::TableKey table{roundOf(call), arguments.id<core::TableNumber>(u"table"_s)};
    return call.finish(call.director().mark(call.tournamentId(), table, wantedMark(arguments),
                                            arguments.text(u"note"_s)));
}

Option requiredRound()
{
    return numberOption(u"round"_s, u"R"_s, RoundCommands::tr("the round"))
        .needed()
        .at({u"/round"_s});
}

Option requiredTable()
{
    return numberOption(u"table"_s, u"T"_s, RoundCommands::tr("the table"))
        .needed()
        .at({u"/table"_s});
}

Command roundCommand()
{
    Command command;
    command.name = u"round"_s;
    command.summary =
        RoundCommands::tr("Publish, close, cancel, reopen, withdraw or shorten a round");
    command.details = RoundCommands::tr(
        "A round with open tables cannot be closed. The entries of a cancelled round are kept, but "
        "none of them counts.");
    command.options = {
        tournamentOption(),
        requiredRound(),
        flag(u"publish"_s, RoundCommands::tr("a draft becomes the round that is played")),
        flag(u"close"_s, RoundCommands::tr("all results are in")),
        flag(u"cancel"_s, RoundCommands::tr("the round does not count; give a reason")),
        flag(u"reopen"_s, RoundCommands::tr("a closed or cancelled round is played on")),
        flag(u"withdraw"_s, RoundCommands::tr("take back the last round, before any result")),
        numberOption(u"shorten"_s, u"GAMES"_s,
                     RoundCommands::tr("the round has that many games at each table"))
            .at({u"/games"_s}),
        textOption(u"reason"_s, u"TEXT"_s, RoundCommands::tr("why, for the journal"))
            .at({u"/reason"_s}),
    };
    command.oneOf = {
        {u"publish"_s, u"close"_s, u"cancel"_s, u"reopen"_s, u"withdraw"_s, u"shorten"_s}};
    command.examples = {
        u"round --tournament 3 --round 1 --close"_s,
        u"round --tournament 3 --round 4 --cancel --reason \"Power cut\""_s,
    };
    command.run = changeRound;
    return command;
}

Command swapSeatsCommand()
{
    Command command;
    command.name = u"swap-seats"_s;
    command.summary = RoundCommands::tr("Swap the seats of two people in a round");
    command.details = RoundCommands::tr(
        "Results entered stay with the seat: these two sat there all the time. With "
        "--results-move they go along with the person.");
    command.options = {
        tournamentOption(),
        requiredRound(),
        numberOption(u"one"_s, u"N"_s, RoundCommands::tr("start number of the one"))
            .needed()
            .at({u"/one"_s}),
        numberOption(u"other"_s, u"N"_s, RoundCommands::tr("start number of the other"))
            .needed()
            .at({u"/other"_s}),
        flag(u"results-move"_s, RoundCommands::tr("results go with the person")),
    };
    command.examples = {u"swap-seats --tournament 3 --round 2 --one 7 --other 12"_s};
    command.run = swapSeats;
    return command;
}

Command swapResultsCommand()
{
    Command command;
    command.name = u"swap-results"_s;
    command.summary = RoundCommands::tr("Swap the results of two tables in a round");
    command.details =
        RoundCommands::tr("For score slips that were entered at each other's table. Both tables "
                          "must have the same number of seats.");
    command.options = {
        tournamentOption(),
        requiredRound(),
        requiredTable(),
        numberOption(u"other"_s, u"T"_s, RoundCommands::tr("the other table"))
            .needed()
            .at({u"/other"_s}),
    };
    command.examples = {u"swap-results --tournament 3 --round 2 --table 1 --other 4"_s};
    command.run = swapResults;
    return command;
}

Command markCommand()
{
    Command command;
    command.name = u"mark"_s;
    command.summary =
        RoundCommands::tr("Mark a table as unclear or disputed, or take the mark away");
    command.options = {
        tournamentOption(),
        requiredRound(),
        requiredTable(),
        flag(u"unclear"_s, RoundCommands::tr("the slip was put aside")),
        flag(u"disputed"_s, RoundCommands::tr("the players disagree")),
        flag(u"none"_s, RoundCommands::tr("the matter is settled")),
        textOption(u"note"_s, u"TEXT"_s, RoundCommands::tr("what it is about")).at({u"/note"_s}),
    };
    command.oneOf = {{u"unclear"_s, u"disputed"_s, u"none"_s}};
    command.examples = {
        u"mark --tournament 3 --round 2 --table 4 --disputed --note \"slip torn\""_s};
    command.run = mark;
    return command;
}

} // namespace

std::vector<Command> roundCommands()
{
    return {roundCommand(), swapSeatsCommand(), swapResultsCommand(), markCommand()};
}

} // namespace cli
