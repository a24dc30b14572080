#include "app/cli/call.h"
#include "app/cli/output/seating_output.h"
#include "app/cli/seat_request.h"
#include "app/cli/seating_file.h"
#include "app/texts/refusal_texts.h"
#include "commands.h"
#include "core/use_cases/planning.h"

#include <QCoreApplication>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class SeatingCommands
{
    Q_DECLARE_TR_FUNCTIONS(SeatingCommands)
};

ExitCode publish(Call& call, const std::vector<core::RoundPlan>& plans)
{
    const bool replaces = call.arguments().has(u"replace"_s);
    const auto id = call.tournamentId();
    const auto done = replaces ? call.director().changeSeating(id, plans.front())
                               : call.director().addRounds(id, plans, core::RoundState::Published);
    if (done) {
        call.console().write(writeSeating(plans));
    }
    return call.finish(done);
}

/// Tables that were made elsewhere.
ExitCode seatTables(Call& call)
{
    auto seating = readSeating(call, call.arguments().text(u"tables"_s));
    if (!seating.value) {
        return seating.failure;
    }
    auto& plans = seating.value->plans;
    const bool replaces = call.arguments().has(u"replace"_s);
    if (plans.empty() || (replaces && plans.size() > 1)) {
        call.console().error(u"--tables"_s,
                             plans.empty()
                                 ? SeatingCommands::tr("The file seats nobody. Add lines to it.")
                                 : SeatingCommands::tr("Only one round at a time can be seated "
                                                       "otherwise. Leave one round in the file."));
        return ExitCode::Refused;
    }
    const auto tournament = call.director().tournament(call.tournamentId());
    if (!tournament) {
        return call.refuse(tournament.refused());
    }
    for (auto& plan : plans) {
        plan = withByes(**tournament, plan);
    }
    call.setLines(replaces ? seating.value->linesOfRound : seating.value->lines);
    return publish(call, plans);
}

seating::Mode modeOf(const QString& word)
{
    if (word == u"draw") {
        return seating::Mode::Draw;
    }
    if (word == u"swiss") {
        return seating::Mode::Swiss;
    }
    return word == u"final" ? seating::Mode::Final : seating::Mode::Plan;
}

/// The next rounds of a tournament, searched for here.
ExitCode seatNextRounds(Call& call)
{
    const auto tournament = call.director().tournament(call.tournamentId());
    if (!tournament) {
        return call.refuse(tournament.refused());
    }
    const Arguments& arguments = call.arguments();
    core::SeatingOrder order;
    if (arguments.has(u"rounds"_s)) {
        order.rounds = static_cast<std::int32_t>(arguments.number(u"rounds"_s));
    }
    if (arguments.has(u"top"_s)) {
        order.topTables = static_cast<std::int32_t>(arguments.number(u"top"_s));
    }
    order.mode = modeOf(arguments.text(u"mode"_s));
    order.seed = searchSeed(arguments);
    order.limit = searchLimit(arguments);
    order.threads = static_cast<int>(arguments.number(u"threads"_s));
    const auto proposal = core::proposeSeating(**tournament, order);
    return proposal ? publish(call, proposal->plans) : call.refuse(proposal.refused());
}

/// Says why, at the line of a file where there is one.
void refuseNumbers(Call& call, const seating::Refusals& refusals, const SeatRequest& read)
{
    for (const auto& refusal : refusals) {
        const auto told = core::refusalOf(refusal, read.firstRound);
        const bool tooFew = refusal.code == seating::RefusalCode::TooFewPlayers ||
                            refusal.code == seating::RefusalCode::TwoPlayerTablesNotAllowed;
        if (const auto place = read.places.placeOf(refusal)) {
            call.console().error(*place, texts::text(told));
        } else if (tooFew && call.arguments().has(u"present"_s)) {
            call.console().error(u"--present"_s, texts::text(told));
        } else {
            call.error(told);
        }
    }
}

/// Rounds of numbers from 1 on, without a tournament.
ExitCode seatNumbers(Call& call)
{
    const auto read = readSeatRequest(call);
    if (!read.value) {
        return read.failure;
    }
    const seating::Request& request = read.value->request;
    const core::RoundNumber firstRound = read.value->firstRound;
    const auto result = seating::makePlan(request);
    if (const auto* refused = std::get_if<seating::Refusals>(&result)) {
        refuseNumbers(call, *refused, *read.value);
        return ExitCode::Refused;
    }
    const auto& plan = std::get<seating::Plan>(result);
    std::vector<core::RoundPlan> plans;
    for (const auto& round : plan.rounds) {
        const auto number = plain(firstRound) + static_cast<std::int32_t>(plans.size());
        plans.push_back(core::planOf(round, core::RoundNumber{number}));
    }
    const bool json = call.arguments().text(u"format"_s) == u"json";
    call.console().write(json ? seatingJson(plans, plan.quality) : writeSeating(plans));
    return ExitCode::Done;
}

/// Whether an option is given that has no meaning beside `form`; says so.
bool hasStrayOption(Call& call, const QString& form, const QStringList& options)
{
    bool stray = false;
    for (const auto& option : options) {
        if (call.arguments().has(option)) {
            stray = true;
            call.console().error(u"--"_s + option,
                                 SeatingCommands::tr("This does not go with %1.").arg(form));
        }
    }
    return stray;
}

ExitCode seat(Call& call)
{
    const Arguments& arguments = call.arguments();
    if (arguments.has(u"seconds"_s) && !secondsFrom(arguments.text(u"seconds"_s))) {
        call.console().error(u"--seconds"_s,
                             SeatingCommands::tr("Give a number above 0 and up to 3600."));
        return ExitCode::Usage;
    }
    if (arguments.has(u"steps"_s) && hasStrayOption(call, u"--steps"_s, {u"seconds"_s})) {
        return ExitCode::Usage;
    }
    if (arguments.has(u"players"_s)) {
        const bool complete = arguments.has(u"rounds"_s);
        if (!complete) {
            call.console().error(u"--rounds"_s, SeatingCommands::tr("The option is needed."));
        }
        const bool stray =
            hasStrayOption(call, u"--players"_s, {u"tables"_s, u"replace"_s, u"mode"_s, u"top"_s});
        return complete && !stray ? seatNumbers(call) : ExitCode::Usage;
    }
    const QStringList withoutTournament = {u"history"_s, u"present"_s, u"apart"_s, u"fixed-table"_s,
                                           u"format"_s};
    if (hasStrayOption(call, u"--tournament"_s, withoutTournament)) {
        return ExitCode::Usage;
    }
    if (!arguments.has(u"tables"_s)) {
        return hasStrayOption(call, u"--tournament"_s, {u"replace"_s}) ? ExitCode::Usage
                                                                       : seatNextRounds(call);
    }
    const QStringList searching = {u"rounds"_s,  u"mode"_s,  u"top"_s,    u"seed"_s,
                                   u"seconds"_s, u"steps"_s, u"threads"_s};
    return hasStrayOption(call, u"--tables"_s, searching) ? ExitCode::Usage : seatTables(call);
}

Option tournamentToSeat()
{
    Option option = tournamentOption();
    option.required = false;
    return option.at({u"/players"_s, u"/apart"_s, u"/fixedTable"_s});
}

std::vector<Option> seatOptions()
{
    Option seed = numberOption(u"seed"_s, u"S"_s,
                               SeatingCommands::tr("another seed, another plan (default: 1)"));
    Option steps = numberOption(u"steps"_s, u"N"_s,
                                SeatingCommands::tr("search for N steps instead: the same plan on "
                                                    "every machine"));
    seed.largest = steps.largest = std::numeric_limits<qint64>::max();
    seed.smallest = steps.smallest = 0;
    return {
        tournamentToSeat(),
        fileOption(u"tables"_s, u"FILE.csv"_s,
                   SeatingCommands::tr("publish tables made elsewhere; - reads the standard "
                                       "input"))
            .at({u"/tables"_s}),
        flag(u"replace"_s,
             SeatingCommands::tr("with --tables: seat a round that is there otherwise; tables "
                                 "with results must stay as they are")),
        wordOption(u"mode"_s, {u"plan"_s, u"draw"_s, u"swiss"_s, u"final"_s},
                   SeatingCommands::tr("fewest repeated meetings over all rounds (default), each "
                                       "round at random, neighbours in the standings together, or "
                                       "the best at the top tables")),
        numberOption(u"top"_s, u"K"_s, SeatingCommands::tr("top tables of a final (default: 1)"))
            .at({u"/topTables"_s}),
        numberOption(u"players"_s, u"N"_s,
                     SeatingCommands::tr("seat the numbers 1 to N without a tournament"))
            .at({u"/players"_s}),
        numberOption(u"rounds"_s, u"R"_s,
                     SeatingCommands::tr("how many further rounds (default with a tournament: 1)"))
            .at({u"/rounds"_s}),
        seed,
        textOption(u"seconds"_s, u"T"_s,
                   SeatingCommands::tr("search for at most T seconds (default: 1)")),
        steps,
        numberOption(u"threads"_s, u"N"_s,
                     SeatingCommands::tr("use N threads (default: as many as there are)"))
            .at({u"/threads"_s}),
        fileOption(u"history"_s, u"FILE.csv"_s,
                   SeatingCommands::tr("rounds played before: round, table, seat, player"))
            .at({u"/history"_s}),
        fileOption(u"present"_s, u"FILE.csv"_s,
                   SeatingCommands::tr("who is present from now on: player"))
            .at({u"/present"_s}),
        fileOption(u"apart"_s, u"FILE.csv"_s,
                   SeatingCommands::tr("who never sits together: player, other"))
            .at({u"/apart"_s}),
        fileOption(u"fixed-table"_s, u"FILE.csv"_s,
                   SeatingCommands::tr("who stays at a table: player, table"))
            .at({u"/fixedTable"_s}),
        wordOption(u"format"_s, {u"csv"_s, u"json"_s},
                   SeatingCommands::tr("JSON tells the quality as well (default: csv)")),
    };
}

Command seatCommand()
{
    Command command;
    command.name = u"seat"_s;
    command.summary = SeatingCommands::tr("Seat the next rounds, or publish tables made elsewhere");
    command.details = SeatingCommands::tr(
        "With --tournament the next rounds are seated with whoever is present, published, and "
        "printed as CSV: round, table, seat (A to D), player (the start number). With --tables "
        "they are read from such a file instead; whoever is present and not listed has a bye.\n"
        "With --players the same is done for plain numbers, and nothing is stored.");
    command.options = seatOptions();
    command.oneOf = {{u"tournament"_s, u"players"_s}};
    command.examples = {u"seat --tournament 3 --rounds 4"_s,
                        u"seat --tournament 3 --tables round1.csv"_s,
                        u"seat --players 24 --rounds 7 --format json"_s};
    command.run = seat;
    return command;
}

} // namespace

std::vector<Command> seatingCommands()
{
    return {seatCommand()};
}

} // namespace cli
