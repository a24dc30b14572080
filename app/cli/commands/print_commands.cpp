#include "app/cli/call.h"
#include "app/cli/output/document_output.h"
#include "app/cli/read.h"
#include "app/documents/compose.h"
#include "app/documents/usual_print.h"
#include "app/texts/translation.h"
#include "commands.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace cli {

using namespace Qt::Literals::StringLiterals;
using documents::Kind;

namespace {

class PrintCommands
{
    Q_DECLARE_TR_FUNCTIONS(PrintCommands)
};

/// Every document's name, whether or not it applies to a tournament.
QStringList documentIds()
{
    QStringList ids;
    for (const auto kind : documents::allKinds()) {
        ids << idOf(kind);
    }
    return ids;
}

std::optional<DocumentForm> formOf(const Arguments& arguments)
{
    return documentForm(QFileInfo(arguments.text(u"output"_s)).suffix());
}

/// What was asked for, as far as it needs no tournament.
struct Request
{
    documents::Choice choice;
    DocumentLayout layout;
    std::optional<QLocale> locale; ///< Nothing: the program's.
};

ExitCode complain(Call& call, const QString& place, const QString& text)
{
    call.console().error(place, text);
    return ExitCode::Usage;
}

Read<Request> readRequest(Call& call)
{
    const auto& arguments = call.arguments();
    if (arguments.operands().isEmpty()) {
        return {std::nullopt,
                complain(call, u"DOCUMENT"_s, PrintCommands::tr("The argument is needed."))};
    }
    const auto form = formOf(arguments);
    if (!form) {
        return {std::nullopt,
                complain(call, u"--output"_s,
                         PrintCommands::tr("The file's ending says what is written. Let it be "
                                           ".pdf, .html or .csv."))};
    }
    Request request;
    request.choice.kind = *documents::kindOf(arguments.operands().constFirst());
    request.layout.title = titleOf(request.choice.kind);
    request.choice.round = arguments.idIfGiven<core::RoundNumber>(u"round"_s);
    request.choice.participant = arguments.idIfGiven<core::StartNumber>(u"participant"_s);
    for (const auto& table : arguments.texts(u"table"_s)) {
        request.choice.tables.push_back(core::TableNumber{table.toInt()});
    }
    request.layout.form = *form;
    if (const auto paper = documents::paperOf(arguments.text(u"paper"_s))) {
        request.layout.paper = *paper;
    }
    request.locale = documents::usualLocale(arguments.text(u"language"_s));
    request.layout.locale = request.locale.value_or(QLocale());
    return {request};
}

/// In the program's language unless another was asked for.
core::Result<std::vector<reports::Document>> composeFor(const Request& request,
                                                        const documents::Source& source)
{
    std::optional<texts::ThreadLanguage> language;
    if (request.locale) {
        language.emplace(*request.locale);
    }
    return compose(source, request.choice);
}

ExitCode printOf(Call& call, const core::Tournament& tournament, const Request& request)
{
    documents::Source source{tournament, {}, call.environment().clock().toLocalTime()};
    const auto round = roundOf(tournament, request.choice);
    if (request.choice.kind == Kind::Correction && round) {
        source.corrections = call.director().corrections(call.tournamentId(), *round);
    }
    const auto composed = composeFor(request, source);
    return composed ? deliverDocument(call, *composed, request.layout)
                    : call.refuse(composed.refused());
}

ExitCode list(Call& call, const core::Tournament& tournament)
{
    for (const auto kind : documents::kindsFor(tournament)) {
        call.console().print(idOf(kind));
    }
    return ExitCode::Done;
}

ExitCode print(Call& call)
{
    const bool listing = call.arguments().has(u"list"_s);
    const auto request = listing ? Read<Request>{Request()} : readRequest(call);
    if (!request.value) {
        return request.failure;
    }
    const auto found = call.director().tournament(call.tournamentId());
    if (!found) {
        return call.refuse(found.refused());
    }
    // What the director is asked next would take the tournament away.
    const core::Tournament tournament = **found;
    if (listing) {
        return list(call, tournament);
    }
    return printOf(call, tournament, *request.value);
}

Option documentFileOption()
{
    Option made =
        fileOption(u"output"_s, u"FILE"_s,
                   PrintCommands::tr("the file to write; its ending, .pdf, .html or .csv, says "
                                     "the form"));
    made.letter = u"o"_s;
    return made;
}

Command printCommand()
{
    Command command;
    command.name = u"print"_s;
    command.summary = PrintCommands::tr("Write a document: seating, slips, standings and the rest");
    command.details =
        PrintCommands::tr("The same documents as at the desk. Each is there as a PDF; those that "
                          "are tables also as a web page (html) and for spreadsheets (csv, parted "
                          "by semicolons). A display is not needed.");
    command.operands = {{u"DOCUMENT"_s,
                         PrintCommands::tr("one of: %1").arg(documentIds().join(u", "_s)), false,
                         false, true, documentIds()}};
    command.options = {
        tournamentOption(),
        documentFileOption(),
        flag(u"list"_s, PrintCommands::tr("print the names of the documents the tournament has")),
        numberOption(u"round"_s, u"N"_s,
                     PrintCommands::tr("of round N, or as things stood after it (default: the "
                                       "latest that was published)"))
            .at({u"/round"_s}),
        numberOption(u"participant"_s, u"N"_s,
                     PrintCommands::tr("of the participant with start number N alone"))
            .at({u"/participant"_s}),
        numberOption(u"table"_s, u"N"_s, PrintCommands::tr("of table N alone"))
            .repeated()
            .at({u"/table"_s}),
        wordOption(u"paper"_s,
                   {documents::wordOf(reports::PaperSize::A4),
                    documents::wordOf(reports::PaperSize::Letter)},
                   PrintCommands::tr("the paper (default: what is usual in the country)")),
        wordOption(u"language"_s, {u"de"_s, u"en"_s},
                   PrintCommands::tr("the document's language (default: the system's)")),
    };
    command.oneOf = {{u"output"_s, u"list"_s}};
    command.examples = {
        u"print seating-by-table --tournament 3 -o seating.pdf"_s,
        u"print standings --tournament 3 --round 2 --language de -o standings.html"_s,
        u"print personal-sheet --tournament 3 --participant 7 --paper letter -o sheet.pdf"_s,
        u"print --list --tournament 3"_s};
    command.run = print;
    command.paints = [](const Arguments& arguments) {
        return formOf(arguments) == DocumentForm::Pdf;
    };
    return command;
}

} // namespace

std::vector<Command> printCommands()
{
    return {printCommand()};
}

} // namespace cli
