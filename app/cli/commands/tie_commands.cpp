#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "core/model/enum_keys.h"

#include <QRandomGenerator>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

QString orderText(const std::vector<core::StartNumber>& order)
{
    QStringList numbers;
    for (const auto number : order) {
        numbers << QString::number(plain(number));
    }
    return numbers.join(u',');
}

ExitCode decide(Call& call, core::TieDecision decision)
{
    decision.reason = call.reason();
    const auto done = call.run(core::decideTie, decision);
    return call.finish(done, [&decision](const auto&) { return orderText(decision.order); });
}

ExitCode drawLot(Call& call, const core::Tournament& tournament,
                 const std::vector<core::StartNumber>& tied)
{
    const auto drawn = core::drawTie(tournament, tied, QRandomGenerator::system()->generate64());
    return drawn ? decide(call, *drawn) : call.refuse(drawn.refused());
}

ExitCode decideTie(Call& call)
{
    const Arguments& arguments = call.arguments();
    const auto order = arguments.startNumbers("order");
    if (!order) {
        return call.misused("--order", Console::tr("Give start numbers, separated by commas."));
    }
    const auto by = core::fromWord<core::TieDecidedBy>(arguments.text("by"));
    if (arguments.has("draw") && by != core::TieDecidedBy::Lot) {
        return call.misused("--draw", Console::tr("Only a lot can be drawn. Give --by lot."));
    }
    if (arguments.has("cancel")) {
        return call.finish(call.run(core::cancelTieDecision, *order));
    }
    if (arguments.has("draw")) {
        return onTournament([&order](Call& again, const core::Tournament& tournament) {
            return drawLot(again, tournament, *order);
        })(call);
    }
    return decide(call, {*order, *by, {}});
}

} // namespace

std::vector<Command> tieCommands()
{
    QStringList ways;
    for (const auto& [by, word] : core::enumKeys<core::TieDecidedBy>) {
        ways << core::keyOf(by);
    }
    return {{
        .name = u"decide-tie"_s,
        .summary = Console::tr("Decide a tie that the rules leave open"),
        .details = Console::tr(
            "At the end, or between rounds for the next seats by standings. Name everybody who "
            "shares the rank, the best first. A play-off is one game for those tied; the fewest "
            "stones win, and it counts nowhere else. Prints the order. If a correction dissolves "
            "the tie, the decision is set aside. Publishing another round ends it."),
        .options = {tournamentOption(),
                    textOption("order", "LIST",
                               Console::tr("the start numbers of those tied, the best first"))
                        .needed()
                        .at({"/order", "/order/*"}),
                    wordOption("by", ways, Console::tr("what decides")).at({"/by"}),
                    textOption("reason", "TEXT",
                               Console::tr("why; of a play-off a note, such as its stones, 0 : 7"))
                        .at({"/reason"}),
                    flag("draw", Console::tr("with --by lot: draw the order here")),
                    flag("cancel", Console::tr("take the decision back"))},
        .oneOf = {{u"by"_s, u"cancel"_s}},
        .examples = {u"decide-tie --tournament 3 --order 7,4 --by play-off --reason \"0 : 7\""_s,
                     u"decide-tie --tournament 3 --order 4,7 --by lot --draw"_s,
                     u"decide-tie --tournament 3 --order 4,7 --cancel"_s},
        .run = decideTie,
    }};
}

} // namespace cli
