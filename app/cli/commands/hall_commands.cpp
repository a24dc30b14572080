#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/hall/addresses.h"
#include "app/hall/server.h"
#include "app/hall/website.h"
#include "core/texts/series_texts.h"
#include "core/texts/translation.h"
#include "core/use_cases/series.h"
#include "reports/documents/usual_print.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QScopeGuard>

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

hall::NameStyle nameStyleOf(const QString& word, hall::NameStyle usual)
{
    return word == u"full"     ? hall::NameStyle::Full
           : word == u"short"  ? hall::NameStyle::Short
           : word == u"number" ? hall::NameStyle::Number
                               : usual;
}

/// What the pages show of the tournament as it is stored now.
web::Content contentOf(Call& call, const core::Tournament& tournament, hall::NameStyle usualNames)
{
    const auto& arguments = call.arguments();
    const auto id = call.tournamentId();
    web::Content content{
        tournament,
        {nameStyleOf(arguments.text("names"), usualNames), call.club().publicNames(id)}};
    content.ahead = call.store().ahead();
    content.pending = call.service().read().pendingEntries(id, {.isUnsettled = true});
    if (arguments.has("name-checked-tables")) {
        content.checkedTables = texts::CheckedTables::Named;
    }
    return content;
}

Option checkedTablesOption()
{
    return flag("name-checked-tables", Console::tr("name tables whose results are being checked"));
}

/// The series that is to be on the website.
core::Result<std::optional<hall::SeriesPage>> seriesOf(Call& call, hall::NameStyle names)
{
    const auto name = call.arguments().text("series");
    if (name.isEmpty()) {
        return std::optional<hall::SeriesPage>();
    }
    const auto records = call.club().read().clubRecords();
    const auto* const series = core::findSeries(records, name);
    if (series == nullptr) {
        return core::Refusal{core::SeriesFault::Unknown, core::Pointer(u"/series"_s), {name}};
    }
    core::ClubEvenings evenings;
    call.club().readEvenings(evenings);
    const auto directory = call.club().read().players();
    return std::optional(hall::seriesPage({records, evenings, directory}, *series, names));
}

ExitCode writeWebsite(Call& call, const core::Tournament& tournament)
{
    const auto& arguments = call.arguments();
    const bool isOneFile = arguments.has("one-file");
    std::vector<web::WebFile> files;
    QByteArray onePage;
    QStringList heldBack;
    {
        std::optional<texts::ThreadLanguage> language;
        if (const auto locale = documents::usualLocale(arguments.text("language"))) {
            language.emplace(*locale);
        }
        const auto content = contentOf(call, tournament, hall::NameStyle::Short);
        const hall::Source source = {tournament, content.names, content.notices, content.pending,
                                     content.checkedTables};
        const auto series = seriesOf(call, content.names.usual);
        if (!series) {
            return call.refuse(series.refused());
        }
        heldBack = *series ? (*series)->heldBack : QStringList();
        if (isOneFile) {
            onePage = web::onePageOf(source, *series);
        } else {
            files = web::websiteOf(source, *series);
        }
    }
    using enum web::OtherPages;
    const auto target = arguments.text("output");
    const auto failure =
        isOneFile ? web::writeOnePage(target, onePage)
                  : web::writeWebsite(target, files, arguments.has("replace") ? Replace : Keep);
    if (failure) {
        call.console().error(failure->file, failure->text);
        return failure->isOfTournament ? ExitCode::Refused : ExitCode::Environment;
    }
    if (!heldBack.isEmpty()) {
        call.warn(core::Pointer(u"/series"_s), texts::heldBackText(heldBack));
    }
    return ExitCode::Done;
}

/// Empty where helpers' pages are not to be encrypted.
std::optional<web::Encryption> encryptionOf(Call& call)
{
    const auto& arguments = call.arguments();
    if (!arguments.has("helpers-port")) {
        return std::nullopt;
    }
    const auto file = QFileInfo(call.environment().deskSettings).dir().filePath(u"helpers.pem"_s);
    QDir().mkpath(QFileInfo(file).path());
    const auto own = web::ownCertificate(file, call.environment().clock().toUTC());
    if (!own) {
        return std::nullopt;
    }
    return web::Encryption{*own, static_cast<std::uint16_t>(arguments.number("helpers-port"))};
}

QString failureText(const web::ServerFailure& failure)
{
    using enum web::ServerFailure::Kind;
    switch (failure.kind) {
    case PortInUse:
        return Console::tr("Another program uses the port. Give another one.");
    case NotAllowed:
        return Console::tr("The system keeps this port for itself. Give one above 1023.");
    case Other:
        break;
    }
    return Console::tr("The pages cannot be served: %1.").arg(failure.detail);
}

/// Ends the command if the club's file was deleted, moved or replaced, which only a write notices.
void lookForClub(Call& call, QElapsedTimer& sinceLook)
{
    constexpr qint64 betweenLooks = 5'000; // milliseconds
    if (sinceLook.elapsed() < betweenLooks ||
        call.environment().databases.fileOf(call.place()).isEmpty()) {
        return;
    }
    sinceLook.restart();
    try {
        call.store().beginWrite();
    } catch (const core::StoreFailure& failure) {
        if (failure.kind() == core::StoreFailure::Kind::Vanished) {
            throw;
        }
    }
}

/// Serves the pages until the user ends the command; what is stored meanwhile is shown.
ExitCode serve(Call& call, const core::Tournament& tournament)
{
    const auto& arguments = call.arguments();
    const auto id = call.tournamentId();
    auto& foreground = call.environment().foreground;
    core::Notice news;
    call.store().setListener([&news](const core::Notice& notice) {
        news.committed |= notice.committed;
        news.failure = notice.failure;
    });
    const auto ended = qScopeGuard([&call] { call.store().setListener({}); });
    QByteArray key;
    if (const auto made = call.service().makeHallKey(id)) {
        key = *made;
    }
    const auto content = [&call, &key](const core::Tournament& now) {
        auto shown = contentOf(call, now, hall::NameStyle::Full);
        shown.key = key;
        return shown;
    };
    foreground.begin();
    const auto port = static_cast<std::uint16_t>(arguments.number("port"));
    const auto open = [&databases = call.environment().databases, place = call.place()] {
        return databases.open(place, core::IfMissing::Refuse);
    };
    const auto encryption = encryptionOf(call);
    if (arguments.has("helpers-port") && !encryption) {
        call.console().error("--helpers-port",
                             web::canEncrypt()
                                 ? Console::tr("The laptop's certificate cannot be written.")
                                 : Console::tr("This program was built without encryption."));
        return ExitCode::Environment;
    }
    const auto address = arguments.text("listen");
    if (!address.isEmpty() && !web::isOwnAddress(address)) {
        call.console().error("--listen",
                             Console::tr("%1 is no IPv4 address of this computer.").arg(address));
        return ExitCode::Usage;
    }
    auto started =
        web::Server::start({port, address}, content(tournament), {},
                           web::ReportStore{open, id, call.environment().clock}, encryption);
    if (const auto* const failure = std::get_if<web::ServerFailure>(&started)) {
        call.console().error(failure->isOfHelpers ? "--helpers-port" : "--port",
                             failureText(*failure));
        return ExitCode::Environment;
    }
    auto& server = *std::get<std::unique_ptr<web::Server>>(started);
    const auto host =
        address.isEmpty() ? web::reachableAddresses().value(0, u"127.0.0.1"_s) : address;
    foreground.print(web::pageAddress(host, server.port()));
    if (const auto helpersPort = server.helpersPort()) {
        foreground.print(u"https://%1:%2/helper"_s.arg(host).arg(*helpersPort));
    }
    QElapsedTimer sinceLook;
    sinceLook.start();
    while (foreground.goesOn()) {
        lookForClub(call, sinceLook);
        const auto notice = std::exchange(news, {});
        if (notice.failure) {
            throw core::StoreFailure(*notice.failure);
        }
        if (!notice.committed) {
            continue;
        }
        const auto found = call.service().tournament(id);
        if (!found) {
            return call.refuse(found.refused());
        }
        server.show(content(**found));
    }
    return ExitCode::Done;
}

} // namespace

std::vector<Command> hallCommands()
{
    Option folder = outputOption().needed();
    folder.value = u"FOLDER"_s;
    folder.help = Console::tr("the folder to write to; it is made if it is missing");
    constexpr qint64 largestPort = 65535;
    return {
        {
            .name = u"hall"_s,
            .summary = Console::tr("Serve the pages of the hall to phones and other screens"),
            .details = Console::tr(
                "Where everybody sits, which tables are open, and the standings once they were "
                "released (releasedRounds), to every browser in the same network; /hall is the "
                "display for a television, /helper are the pages of helpers (helpers codes); with "
                "--helpers-port they are encrypted, for a Wi-Fi with guests in it. What is stored "
                "meanwhile is shown at once. The address is printed first, that of the encrypted "
                "pages on the second line; Ctrl+C ends it."),
            .options = {tournamentOption(),
                        numberOption("port", "N", Console::tr("where to serve, such as 8080"))
                            .between(1, largestPort)
                            .needed(),
                        numberOption("helpers-port", "N",
                                     Console::tr("where to serve helpers, encrypted, such as 8443"))
                            .between(1, largestPort),
                        textOption("listen", "ADDRESS",
                                   Console::tr("serve only at this address of the computer, such "
                                               "as 192.168.1.5 (default: at all of them)")),
                        wordOption("names", {u"full"_s, u"short"_s, u"number"_s},
                                   Console::tr("how people are named (default: full)")),
                        checkedTablesOption()},
            .examples = {u"hall --tournament 3 --port 8080"_s,
                         u"hall --tournament 3 --port 8080 --helpers-port 8443"_s},
            .run = onTournament(serve),
            .paints = [](const Arguments& /*arguments*/) { return true; }, // For helpers' papers.
        },
        {
            .name = u"website"_s,
            .summary = Console::tr("Write pages for the club's website"),
            .details = Console::tr(
                "An overview, each round, and once points were released (releasedRounds) the "
                "standings and everybody's evening. The files need nothing else and link to each "
                "other: copy the folder to the website, or open index.html from disk. Written "
                "again, pages no longer public are removed.\n"
                "Names are short unless people agreed: Käthe W."),
            .options =
                {tournamentOption(), folder,
                 wordOption("names", {u"short"_s, u"full"_s, u"number"_s},
                            Console::tr("how people are named (default: short)")),
                 textOption("series", "NAME", Console::tr("the table of that series as well")),
                 flag("one-file", Console::tr("write standings and series as one page to -o FILE")),
                 flag("replace", Console::tr("the pages of another tournament in the "
                                             "folder as well")),
                 checkedTablesOption(),
                 wordOption("language", {u"de"_s, u"en"_s},
                            Console::tr("the language of the pages (default: the system's)"))},
            .examples = {u"website --tournament 3 -o pages"_s,
                         u"website --tournament 3 --series Liga --one-file -o evening.html"_s,
                         u"website --tournament 3 --names full --language de -o pages"_s},
            .run = onTournament(writeWebsite),
        },
    };
}

} // namespace cli
