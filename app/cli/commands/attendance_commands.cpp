#include "app/cli/call.h"
#include "commands.h"
#include "scoring/match_points.h"

#include <QCoreApplication>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class AttendanceCommands
{
    Q_DECLARE_TR_FUNCTIONS(AttendanceCommands)
};

core::StartNumber participantOf(const Call& call)
{
    return call.arguments().id<core::StartNumber>(u"participant"_s);
}

core::PresenceEdit wantedPresence(const Arguments& arguments)
{
    if (const auto from = arguments.idIfGiven<core::RoundNumber>(u"from"_s)) {
        return core::PresentFrom{*from};
    }
    if (const auto until = arguments.idIfGiven<core::RoundNumber>(u"until"_s)) {
        return core::PresentUntil{*until};
    }
    return core::AbsentIn{arguments.id<core::RoundNumber>(u"absent"_s)};
}

ExitCode presence(Call& call)
{
    return call.finish(call.director().changePresence(call.tournamentId(), participantOf(call),
                                                      wantedPresence(call.arguments())));
}

ExitCode penalty(Call& call)
{
    const Arguments& arguments = call.arguments();
    const QString points = arguments.text(u"points"_s);
    const auto matchPoints = scoring::parseMatchPoints(points.toStdString());
    if (!matchPoints) {
        return call.refuse(core::Refusal{
            core::FileFault::NotMatchPoints, core::Pointer(u"/matchPoints"_s), {points}});
    }
    const core::Penalty penalty{participantOf(call), arguments.id<core::RoundNumber>(u"round"_s),
                                *matchPoints, arguments.text(u"reason"_s)};
    return call.finish(call.director().givePenalty(call.tournamentId(), penalty));
}

ExitCode cancelPenalty(Call& call)
{
    const qint64 number = call.arguments().number(u"number"_s);
    if (number < 1) {
        return call.refuse(core::Refusal{
            core::PenaltyFault::Unknown, core::Pointer(u"/index"_s), {QString::number(number)}});
    }
    return call.finish(
        call.director().cancelPenalty(call.tournamentId(), static_cast<std::size_t>(number - 1)));
}

Option participantOption()
{
    return numberOption(u"participant"_s, u"N"_s, AttendanceCommands::tr("the start number"))
        .needed()
        .at({u"/participant"_s});
}

Command presenceCommand()
{
    const auto roundOption = [](const QString& name, const QString& help) {
        return numberOption(name, u"R"_s, help).at({u"/round"_s});
    };
    Command command;
    command.name = u"presence"_s;
    command.summary = AttendanceCommands::tr("Say in which rounds somebody is present");
    command.details = AttendanceCommands::tr(
        "This concerns rounds to be seated; whoever is seated already stays seated.");
    command.options = {
        tournamentOption(),
        participantOption(),
        roundOption(u"from"_s, AttendanceCommands::tr("comes, or comes back, in round R")),
        roundOption(u"until"_s, AttendanceCommands::tr("drops out after round R")),
        roundOption(u"absent"_s, AttendanceCommands::tr("misses round R alone")),
    };
    command.oneOf = {{u"from"_s, u"until"_s, u"absent"_s}};
    command.examples = {u"presence --tournament 3 --participant 7 --until 2"_s};
    command.run = presence;
    return command;
}

Command penaltyCommand()
{
    Command command;
    command.name = u"penalty"_s;
    command.summary = AttendanceCommands::tr("Take match points from somebody, or give some");
    command.options = {
        tournamentOption(),
        participantOption(),
        numberOption(u"round"_s, u"R"_s, AttendanceCommands::tr("the round it belongs to"))
            .needed()
            .at({u"/round"_s}),
        textOption(u"points"_s, u"P"_s,
                   AttendanceCommands::tr("match points, as in -1/2 or -0.5; steps of 0.1"))
            .needed()
            .at({u"/matchPoints"_s}),
        textOption(u"reason"_s, u"TEXT"_s, AttendanceCommands::tr("why"))
            .needed()
            .at({u"/reason"_s}),
    };
    command.examples = {
        u"penalty --tournament 3 --participant 7 --round 1 --points -1/2 --reason late"_s};
    command.run = penalty;
    return command;
}

Command cancelPenaltyCommand()
{
    Command command;
    command.name = u"cancel-penalty"_s;
    command.summary = AttendanceCommands::tr("Take a penalty back");
    command.options = {
        tournamentOption(),
        numberOption(u"number"_s, u"N"_s,
                     AttendanceCommands::tr("which one, in the order they were given, from 1"))
            .needed()
            .at({u"/index"_s}),
    };
    command.examples = {u"cancel-penalty --tournament 3 --number 1"_s};
    command.run = cancelPenalty;
    return command;
}

} // namespace

std::vector<Command> attendanceCommands()
{
    return {presenceCommand(), penaltyCommand(), cancelPenaltyCommand()};
}

} // namespace cli
