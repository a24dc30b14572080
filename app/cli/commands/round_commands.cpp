#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "core/evening/missing.h"
#include "core/use_cases/settling.h"

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What is unsettled in a round that can be closed.
core::Warnings closingDoubts(Call& call)
{
    const auto id = call.tournamentId();
    const auto found = call.service().tournament(id);
    if (!found) {
        return {};
    }
    const core::Tournament& tournament = **found;
    const auto* const round = core::findRound(tournament, call.round());
    return core::closeRound(tournament, call.round())
               ? core::closingDoubts(
                     tournament, *round,
                     call.service().read().pendingEntries(id, {.isUnsettled = true}))
               : core::Warnings();
}

ExitCode closeRound(Call& call)
{
    if (!call.arguments().has("confirm-warnings")) {
        if (const auto doubts = closingDoubts(call); !doubts.empty()) {
            return call.refuse(core::Refused{{}, doubts});
        }
    }
    return call.finish(call.run(core::closeRound, call.round()));
}

/// The entries that wait and that such a change leaves out.
core::Warnings droppingDoubts(Call& call, const core::Result<core::Change>& wanted,
                              const core::Tournament& tournament)
{
    return wanted ? core::droppingDoubts(*wanted,
                                         call.service().read().pendingEntries(
                                             call.tournamentId(), {.isUnsettled = true}),
                                         tournament)
                  : core::Warnings();
}

/// --cancel or --withdraw.
ExitCode endRound(Call& call, const core::Tournament& tournament)
{
    const bool cancels = call.arguments().has("cancel");
    const auto round = call.round();
    if (!call.arguments().has("confirm-warnings")) {
        const auto wanted = cancels ? core::cancelRound(tournament, round, call.reason())
                                    : core::withdrawRound(tournament, round);
        if (const auto doubts = droppingDoubts(call, wanted, tournament); !doubts.empty()) {
            return call.refuse(core::Refused{{}, doubts});
        }
    }
    return call.finish(cancels ? call.run(core::cancelRound, round, call.reason())
                               : call.run(core::withdrawRound, round));
}

ExitCode changeRound(Call& call)
{
    const Arguments& given = call.arguments();
    const auto round = call.round();
    if (given.has("close")) {
        return closeRound(call);
    }
    if (given.has("cancel") || given.has("withdraw")) {
        return onTournament(endRound)(call);
    }
    return call.finish(
        given.has("publish")  ? call.run(core::publishRound, round)
        : given.has("reopen") ? call.run(core::reopenRound, round, call.reason())
        : given.has("seat-through")
            ? call.run(core::seatThoseThrough, round)
            : call.run(core::changeGames, round, given.smallNumber("shorten"), call.reason()));
}

ExitCode swapSeats(Call& call)
{
    const Arguments& arguments = call.arguments();
    const auto results = arguments.has("results-move") ? core::ResultsGo::WithThePerson
                                                       : core::ResultsGo::WithTheSeat;
    return call.finish(call.run(core::swapSeats, call.round(),
                                arguments.id<core::StartNumber>("one"),
                                arguments.id<core::StartNumber>("other"), results, {}));
}

ExitCode mark(Call& call)
{
    const Arguments& given = call.arguments();
    if (given.has("slip-lost")) {
        const auto note = given.text("note");
        return call.finish(call.run(core::loseSlip, call.table(),
                                    note.isEmpty() ? Console::tr("Slip lost") : note));
    }
    const auto wanted = given.has("unclear")    ? std::optional(core::TableMark::Unclear)
                        : given.has("disputed") ? std::optional(core::TableMark::Disputed)
                                                : std::nullopt;
    return call.finish(call.run(core::markTable, call.table(), wanted, given.text("note")));
}

} // namespace

std::vector<Command> roundCommands()
{
    return {
        {
            .name = u"round"_s,
            .summary = Console::tr("Publish, close, cancel, reopen, withdraw or shorten a round"),
            .details = Console::tr(
                "A round with open tables cannot be closed. What is unsettled in it asks for "
                "--confirm-warnings, as closing leaves out what phones reported; cancelling and "
                "withdrawing it likewise. The results of a cancelled round are kept, but none of "
                "them counts."),
            .options = {tournamentOption(), roundOption().needed(),
                        flag("publish", Console::tr("a draft becomes the round that is played")),
                        flag("close", Console::tr("all results are in")),
                        flag("cancel", Console::tr("the round does not count; give a reason")),
                        flag("reopen", Console::tr("a closed or cancelled round is played on")),
                        flag("withdraw",
                             Console::tr("take back the last round, before any result")),
                        flag("seat-through",
                             Console::tr("in a knock-out drawn before a correction: seat those who "
                                         "advanced in place of those who did not")),
                        numberOption("shorten", "GAMES",
                                     Console::tr("the round has that many games at each table"))
                            .at({"/games"}),
                        reasonOption(), confirmWarningsOption()},
            .oneOf = {{u"publish"_s, u"close"_s, u"cancel"_s, u"reopen"_s, u"withdraw"_s,
                       u"seat-through"_s, u"shorten"_s}},
            .examples = {u"round --tournament 3 --round 1 --close"_s,
                         u"round --tournament 3 --round 4 --cancel --reason \"Power cut\""_s},
            .run = changeRound,
        },
        {
            .name = u"swap-seats"_s,
            .summary = Console::tr("Swap the seats of two people in a round"),
            .details = Console::tr("Results entered stay with the seat: these two sat there all "
                                   "the time. With --results-move they go along with the person."),
            .options =
                {tournamentOption(), roundOption().needed(),
                 numberOption("one", "N", Console::tr("start number of the one")).needed(),
                 numberOption("other", "N", Console::tr("start number of the other")).needed(),
                 flag("results-move", Console::tr("results go with the person"))},
            .examples = {u"swap-seats --tournament 3 --round 2 --one 7 --other 12"_s},
            .run = swapSeats,
        },
        {
            .name = u"swap-results"_s,
            .summary = Console::tr("Swap the results of two tables in a round"),
            .details = Console::tr("For score slips that were entered at each other's table. Both "
                                   "tables must have the same number of seats."),
            .options = {tournamentOption(), roundOption().needed(), tableOption().needed(),
                        numberOption("other", "T", Console::tr("the other table")).needed()},
            .examples = {u"swap-results --tournament 3 --round 2 --table 1 --other 4"_s},
            .run =
                [](Call& call) {
                    return call.finish(call.run(core::swapTableResults, call.round(),
                                                call.table().table,
                                                call.arguments().id<core::TableNumber>("other")));
                },
        },
        {
            .name = u"mark"_s,
            .summary = Console::tr("Mark a table as unclear or disputed, or take the mark away"),
            .options = {tournamentOption(), roundOption().needed(), tableOption().needed(),
                        flag("unclear", Console::tr("the slip was put aside")),
                        flag("disputed", Console::tr("the players disagree")),
                        flag("slip-lost",
                             Console::tr("put aside until its games are in; print score-slips "
                                         "--filled prints its replacement")),
                        flag("none", Console::tr("the matter is settled")),
                        textOption("note", "TEXT", Console::tr("what it is about"))},
            .oneOf = {{u"unclear"_s, u"disputed"_s, u"slip-lost"_s, u"none"_s}},
            .examples =
                {u"mark --tournament 3 --round 2 --table 4 --disputed --note \"slip torn\""_s},
            .run = mark,
        },
    };
}

} // namespace cli
