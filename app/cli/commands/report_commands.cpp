#include "app/cli/call.h"
#include "app/cli/output/document_output.h"
#include "app/cli/output/fee_output.h"
#include "app/cli/output/standings_output.h"
#include "commands.h"

#include <QCoreApplication>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class ReportCommands
{
    Q_DECLARE_TR_FUNCTIONS(ReportCommands)
};

QByteArray standingsIn(const QString& format, const core::Tournament& tournament, AfterRound after)
{
    if (format == u"json") {
        return standingsJson(tournament, after);
    }
    return format == u"csv" ? standingsCsv(tournament, after) : standingsText(tournament, after);
}

/// The document as it is printed at the desk.
ExitCode standingsDocument(Call& call, const core::Tournament& tournament, AfterRound after,
                           DocumentForm form)
{
    const documents::Source source{tournament, {}, call.environment().clock().toLocalTime()};
    const auto composed = compose(source, {documents::Kind::Standings, after});
    if (!composed) {
        return call.refuse(composed.refused());
    }
    const auto title = titleOf(documents::Kind::Standings);
    return deliverDocument(call, *composed, {form, title});
}

ExitCode standings(Call& call)
{
    const auto tournament = call.director().tournament(call.tournamentId());
    if (!tournament) {
        return call.refuse(tournament.refused());
    }
    const auto after = call.arguments().idIfGiven<core::RoundNumber>(u"after-round"_s);
    if (after && findRound(**tournament, *after) == nullptr) {
        return call.refuse(core::Refusal{core::RoundFault::Unknown,
                                         core::Pointer(u"/round"_s),
                                         {QString::number(plain(*after))}});
    }
    const QString format = call.arguments().text(u"format"_s);
    if (const auto form = documentForm(format); form && *form != DocumentForm::Csv) {
        return standingsDocument(call, **tournament, after, *form);
    }
    return call.deliver(standingsIn(format, **tournament, after));
}

ExitCode fee(Call& call)
{
    const auto tournament = call.director().tournament(call.tournamentId());
    if (!tournament) {
        return call.refuse(tournament.refused());
    }
    const bool json = call.arguments().text(u"format"_s) == u"json";
    return call.deliver(json ? feeJson(**tournament) : feeText(**tournament));
}

Command standingsCommand()
{
    Command command;
    command.name = u"standings"_s;
    command.summary = ReportCommands::tr("Print the standings");
    command.details = ReportCommands::tr(
        "The text is for people and follows their language; json and csv are for programs, with "
        "match points as fractions. html and pdf are the document that is printed at the desk.");
    command.options = {
        tournamentOption(),
        numberOption(u"after-round"_s, u"N"_s,
                     ReportCommands::tr("as they stood after round N (default: the last)"))
            .at({u"/round"_s}),
        formatOption({u"text"_s, u"json"_s, u"csv"_s, u"html"_s, u"pdf"_s}),
        outputOption(),
    };
    command.examples = {
        u"standings --tournament 3"_s,
        u"standings --tournament 3 --after-round 2 --format csv -o standings.csv"_s};
    command.run = standings;
    command.paints = [](const Arguments& arguments) {
        return arguments.text(u"format"_s) == u"pdf";
    };
    return command;
}

Command feeCommand()
{
    Command command;
    command.name = u"fee"_s;
    command.summary = ReportCommands::tr("Print the licence fee that is due, and for whom");
    command.options = {tournamentOption(), formatOption({u"text"_s, u"json"_s}), outputOption()};
    command.examples = {u"fee --tournament 3"_s, u"fee --tournament 3 --format json"_s};
    command.run = fee;
    return command;
}

} // namespace

std::vector<Command> reportCommands()
{
    return {standingsCommand(), feeCommand()};
}

} // namespace cli
