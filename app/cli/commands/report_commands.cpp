#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/lists.h"
#include "core/cards/match_keys.h"
#include "core/club/who_is_who.h"
#include "core/model/enum_keys.h"
#include "core/money/fee.h"
#include "core/money/prizes.h"
#include "core/ranking/groups.h"
#include "core/ranking/open_tables.h"
#include "core/texts/missing_texts.h"
#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"
#include "core/texts/translation.h"
#include "core/use_cases/series.h"
#include "reports/documents/catalogue.h"
#include "reports/documents/club_catalogue.h"
#include "reports/documents/gathering.h"
#include "reports/documents/people.h"
#include "reports/documents/standings_columns.h"
#include "reports/documents/unwritten_names.h"
#include "reports/documents/usual_print.h"
#include "reports/typeset/file_form.h"
#include "reports/typeset/painting.h"
#include "reports/typeset/table_writers.h"
#include "reports/typeset/terminal.h"

#include <QFileInfo>
#include <QFontDatabase>
#include <QLocale>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

using AfterRound = std::optional<core::RoundNumber>;
using documents::ColumnGroup;
using documents::StandingsColumn;
using documents::StandingsLine;
using documents::StandingsTable;

QString nameOf(const core::Tournament& tournament, core::StartNumber number)
{
    return findParticipant(tournament, number)->name;
}

/// Whose standings: of everybody, of a group or of the teams of a prize.
struct StandingsOf
{
    AfterRound after = std::nullopt;
    QString group = {};
    const core::Prize* teams = nullptr;
};

StandingsTable tableOf(const core::Tournament& tournament, const StandingsOf& wanted)
{
    return {tournament, documents::Ranks(core::Standings(tournament, wanted.after)), wanted.after,
            wanted.group};
}

QString decimal(scoring::MatchPoints points)
{
    constexpr int places = 3;
    return QString::fromStdString(decimalText(points, places));
}

/// Points as exact fractions.
QString exactText(const documents::StandingsValue& value)
{
    if (const auto* const bonus = std::get_if<documents::BonusValue>(&value)) {
        return QString::fromStdString(fractionText(bonus->points));
    }
    const auto* const points = std::get_if<scoring::MatchPoints>(&value);
    return points != nullptr ? QString::fromStdString(fractionText(*points))
                             : documents::textOf(value);
}

Json jsonOf(const documents::StandingsValue& value)
{
    if (const auto* const count = std::get_if<std::int64_t>(&value)) {
        return *count;
    }
    if (const auto* const rank = std::get_if<documents::RankValue>(&value)) {
        return rank->rank;
    }
    return std::holds_alternative<std::monostate>(value) ? Json(nullptr)
                                                         : Json(utf8(exactText(value)));
}

Json lineJson(const StandingsLine& line, bool isOfGroup)
{
    using enum ColumnGroup;
    Json json = Json::object();
    for (const auto* const info :
         documents::columnsOf({Person, Games, Total, Points, Counts, Penalties, Byes, ByePoints})) {
        json[info->rummy.key] = jsonOf(info->value(line));
        if (info->column == StandingsColumn::Tmp) {
            json["tmpDecimal"] = utf8(decimal(line.tally.tmp()));
        }
    }
    if (isOfGroup) {
        json["overall"] = line.overall.value.isEmpty() ? Json() : Json(line.overall.value.toInt());
    }
    return json;
}

Json matchJson(const core::TableMatch& match)
{
    Json totals = Json::array();
    for (std::size_t seat = 0; seat < match.table->head.seats.size(); ++seat) {
        totals.push_back(match.state.score.seats[seat].score);
    }
    return {{"round", plain(match.round)},
            {"table", plain(match.table->number)},
            {"status", utf8(core::keyOf(match.state.status))},
            {"winners", numbersJson(match.state.winners)},
            {"totals", totals}};
}

/// Of matches that are all decided.
Json prizeSharesJson(const core::Tournament& tournament, const core::Standings& standings)
{
    return listJson(core::prizeShares(tournament, standings), [](const auto& share) {
        return Json{{"number", plain(share.number)}, {"cents", utf8(share.fraction())}};
    });
}

QByteArray teamsJson(const core::Tournament& tournament, AfterRound after, const core::Prize& prize)
{
    const auto teams = core::teamStandings(tournament, core::Standings(tournament, after), prize);
    const auto teamJson = [](const core::TeamStanding& team) {
        return Json{{"rank", team.rank ? Json(*team.rank) : Json()},
                    {"team", utf8(team.team)},
                    {"tmp", utf8(QString::fromStdString(fractionText(team.points)))},
                    {"tmpDecimal", utf8(decimal(team.points))},
                    {"counted", numbersJson(team.counted)}};
    };
    return jsonText({{"teams", listJson(teams, teamJson)},
                     {"openTables", core::openTables(tournament, after)}});
}

QByteArray standingsJson(const core::Tournament& tournament, const StandingsOf& wanted)
{
    if (wanted.teams != nullptr) {
        return teamsJson(tournament, wanted.after, *wanted.teams);
    }
    const auto after = wanted.after;
    const int open = core::openTables(tournament, after);
    const auto jsonOfLine = [&wanted](const StandingsLine& line) {
        return lineJson(line, !wanted.group.isEmpty());
    };
    Json json = {{"standings", listJson(tableOf(tournament, wanted).lines, jsonOfLine)},
                 {"feeCents", core::licenceFee(tournament).cents},
                 {"openTables", open}};
    if (documents::disciplineOf(tournament.settings)
            .has(documents::StandingsTrait::Matches, tournament.settings)) {
        json["matches"] = listJson(core::matchesOf(tournament, after), matchJson);
        if (tournament.settings.cards.event == core::CardEvent::Ring) {
            json["prizeShares"] =
                open == 0 ? prizeSharesJson(tournament, core::Standings(tournament, after))
                          : Json::array();
        }
    }
    return jsonText(json);
}

QStringList feeHeading(const core::Settings& settings)
{
    const QString rules = Console::tr("Rules: %1 (%2)")
                              .arg(texts::ruleSetName(settings.rules.ruleSet),
                                   texts::optionsInForce(settings).join(u"; "_s));
    QStringList lines = {Console::tr("Licence fee"), QString()};
    const auto add = [&lines](const QString& name, const QString& value) {
        if (!value.isEmpty()) {
            lines << u"%1: %2"_s.arg(name, value);
        }
    };
    add(Console::tr("Event"), settings.name);
    add(Console::tr("Organiser"), settings.organiser);
    add(Console::tr("Date"),
        settings.date ? QLocale().toString(*settings.date, QLocale::LongFormat) : QString());
    add(Console::tr("Venue"), settings.venue);
    lines << typeset::terminal::wrapped(rules, 2);
    add(Console::tr("Rights holder"), settings.licence.rightsHolder);
    add(Console::tr("Address"),
        settings.licence.address.split(u'\n', Qt::SkipEmptyParts).join(u", "_s));
    add(Console::tr("IBAN"), settings.licence.iban);
    add(Console::tr("BIC"), settings.licence.bic);
    return lines;
}

QByteArray feeText(const core::Tournament& tournament)
{
    const core::Fee fee = core::licenceFee(tournament);
    auto text = typeset::terminal::textOf(feeHeading(tournament.settings));
    const documents::People people(tournament);
    documents::Columns<core::FeeLine> columns;
    columns.addPerson(people, &core::FeeLine::number);
    columns.add(documents::column(u"games"_s, Console::tr("Games"), typeset::ColumnKind::Number),
                &core::FeeLine::games);
    const auto addPeople = [&](const QString& title, const std::vector<core::FeeLine>& lines) {
        auto list = columns.list(lines);
        list.blocks.front().title = title;
        text += lines.empty() ? QByteArray() : '\n' + typeset::tableText(list);
    };
    QStringList lines;
    const auto addNames = [&](const QString& title, const QStringList& names) {
        if (!names.isEmpty()) {
            lines << QString() << title.arg(names.join(u"; "_s));
        }
    };
    addPeople(Console::tr("Counted:"), fee.counted);
    addPeople(Console::tr("Not counted, did not play:"), fee.noShows);
    QStringList tookOver;
    for (const auto number : fee.tookOver) {
        tookOver << u"%1 %2"_s.arg(plain(number)).arg(nameOf(tournament, number));
    }
    addNames(Console::tr("Took over a seat (counted): %1"), tookOver);
    addNames(Console::tr("Played for somebody else (not counted): %1"),
             {fee.playedForOthers.begin(), fee.playedForOthers.end()});
    const QString sum = Console::tr("Due: %1 €").arg(texts::centsText(fee.cents));
    lines << QString() << (fee.reason ? u"%1. %2"_s.arg(sum, texts::text(*fee.reason)) : sum);
    return text + typeset::terminal::textOf(lines);
}

QByteArray feeJson(const core::Tournament& tournament)
{
    const auto lineJson = [&tournament](const core::FeeLine& line) {
        return Json{{"number", plain(line.number)},
                    {"name", utf8(nameOf(tournament, line.number))},
                    {"games", line.games}};
    };
    const core::Fee fee = core::licenceFee(tournament);
    const Json reason =
        fee.reason ? Json(utf8(texts::text(*fee.reason, texts::Wording::English))) : Json(nullptr);
    return jsonText({{"cents", fee.cents},
                     {"participants", listJson(fee.counted, lineJson)},
                     {"noShows", listJson(fee.noShows, lineJson)},
                     {"reason", reason}});
}

ExitCode fee(Call& call, const core::Tournament& tournament)
{
    return call.deliver(call.wantsJson() ? feeJson(tournament) : feeText(tournament));
}

/// What to print and how.
struct PrintRequest
{
    documents::Choice choice;
    typeset::FileForm form = typeset::FileForm::Pdf;
    typeset::PaperSize paper = documents::usualPaper();
    std::optional<QLocale> locale = {}; ///< Nothing: the program's.
    QString hallAddress = {};           ///< Empty: without codes for phones.
    documents::Wifi wifi = {};
};

/// Finished documents with what the file says of itself.
struct Printed
{
    core::Result<documents::Documents> composed;
    typeset::PdfProperties properties;
};

/// What `make` composes in the language of the document.
template <typename Make>
Printed inLanguage(const PrintRequest& request, const Make& make)
{
    std::optional<texts::ThreadLanguage> language;
    if (request.locale) {
        language.emplace(*request.locale);
    }
    return make();
}

/// Writes it as the file that is wanted, other than a PDF only what is a table.
ExitCode deliverDocuments(Call& call, const PrintRequest& request, const Printed& printed)
{
    const auto& composed = printed.composed;
    if (!composed) {
        return call.refuse(composed.refused());
    }
    if (request.form == typeset::FileForm::Pdf) {
        if (QFontDatabase::families().isEmpty()) {
            call.console().error("pdf",
                                 Console::tr("No typeface is installed, so that nothing can be "
                                             "written on paper. Install one, such as Inter."));
            return ExitCode::Environment;
        }
        return call.deliver(typeset::pdf(sheetsOf(*composed, request.paper), printed.properties));
    }
    const auto& table = *tableOf(composed->front());
    if (request.form == typeset::FileForm::Xlsx) {
        const auto workbook = typeset::tableXlsx(table);
        if (!workbook) {
            call.console().error("xlsx", Console::tr("The folder for temporary files cannot be "
                                                     "written. Free some space there."));
            return ExitCode::Environment;
        }
        return call.deliver(*workbook);
    }
    const auto locale = request.locale.value_or(texts::locale());
    return call.deliver(request.form == typeset::FileForm::Csv
                            ? typeset::tableCsv(table, locale)
                            : typeset::tableHtml(table, composed->front().frame, locale));
}

ExitCode printDocument(Call& call, const core::Tournament& tournament, const PrintRequest& request)
{
    // Before it is composed, for which some of these need fonts.
    if (request.form != typeset::FileForm::Pdf &&
        !is(request.choice.kind, documents::Trait::IsTable)) {
        call.console().error("--output",
                             Console::tr("%1: this is no table. There is only a PDF of it.")
                                 .arg(titleOf(request.choice.kind)));
        return ExitCode::Refused;
    }
    documents::Source source{tournament, {}, call.environment().clock().toLocalTime()};
    if (!request.hallAddress.isEmpty()) {
        const auto key = call.service().makeHallKey(call.tournamentId());
        if (!key) {
            return call.refuse(key.refused());
        }
        source.hallAddress = request.hallAddress;
    }
    source.wifi = request.wifi;
    source.publicNames = call.club().publicNames(call.tournamentId());
    gather(source, {request.choice}, call.service(), call.club(), call.tournamentId());
    const auto printed = inLanguage(request, [&] {
        return Printed{compose(source, request.choice),
                       pdfProperties(source, titleOf(request.choice.kind), texts::locale())};
    });
    const auto missing = texts::missingTexts(missingFor(source, request.choice));
    if (printed.composed && request.form == typeset::FileForm::Pdf && !missing.isEmpty()) {
        call.console().warning(
            idOf(request.choice.kind),
            Console::tr("Provisional: %1.").arg(missing.join(QStringLiteral("; "))));
    }
    if (printed.composed && request.form == typeset::FileForm::Pdf) {
        const auto unwritten = documents::unwrittenNamesText(tournament, {request.choice});
        if (!unwritten.isEmpty()) {
            call.console().warning(idOf(request.choice.kind), unwritten);
        }
    }
    return deliverDocuments(call, request, printed);
}

/// Whether days or people are given for a document that is not of such; those of tournaments never
/// are.
bool misusesChoices(Call& call, const QString& title, std::optional<documents::ClubKind> kind)
{
    using enum documents::ClubTrait;
    bool isMisused =
        kind && !is(*kind, TakesGroup) &&
        call.misusedAny({"group"},
                        Console::tr("%1: the document does not exist in this form.").arg(title));
    for (const auto& [option, trait] : {std::pair("from", OfDays),
                                        {"until", OfDays},
                                        {"player", OfPlayer},
                                        {"against", OfTwoPlayers}}) {
        if (!kind || !is(*kind, trait)) {
            isMisused |= call.misusedAny(
                {option}, Console::tr("%1: the document does not exist in this form.").arg(title));
        }
    }
    return isMisused;
}

/// Who is chosen, as the `player` command names people; nothing, and reported, unless the document
/// can be of them.
std::optional<documents::ClubChoice> withPeople(Call& call, const core::ClubEvenings& evenings,
                                                documents::ClubChoice choice)
{
    using documents::ClubTrait;
    if (!is(choice.kind, ClubTrait::OfPlayer)) {
        return choice;
    }
    const auto people = core::peopleOf(core::playedEvenings(evenings.counted(), choice.days));
    const auto chosen = [&](const QString& option) {
        return personCalled(call, people, u"--"_s + option, call.arguments().text(option));
    };
    choice.player = chosen(u"player"_s);
    if (!choice.player || !is(choice.kind, ClubTrait::OfTwoPlayers)) {
        return choice.player ? std::optional(choice) : std::nullopt;
    }
    choice.other = chosen(u"against"_s);
    if (choice.other == choice.player) {
        call.console().error("--against", Console::tr("This is the same person."));
        return std::nullopt;
    }
    return choice.other ? std::optional(choice) : std::nullopt;
}

/// A document of the club, which belongs to no tournament.
ExitCode printClubDocument(Call& call, documents::ClubKind kind, const PrintRequest& request)
{
    using documents::ClubTrait;
    const auto& arguments = call.arguments();
    for (const auto& [option, trait] : {std::pair("series", ClubTrait::OfSeries),
                                        {"player", ClubTrait::OfPlayer},
                                        {"against", ClubTrait::OfTwoPlayers}}) {
        if (is(kind, trait) && !arguments.has(option)) {
            return call.misused(u"--"_s + QLatin1StringView(option),
                                Console::tr("The argument is needed.", "print"));
        }
    }
    const auto records = call.club().read().clubRecords();
    core::ClubEvenings evenings;
    call.club().readEvenings(evenings);
    documents::ClubChoice choice{.kind = kind};
    if (is(kind, ClubTrait::OfDays)) {
        const auto days = daysOf(call);
        if (!days) {
            return ExitCode::Usage;
        }
        choice.days = *days;
    }
    const auto chosen = withPeople(call, evenings, choice);
    if (!chosen) {
        return ExitCode::Refused;
    }
    choice = *chosen;
    documents::ClubSource source{records, evenings, call.environment().clock().toLocalTime()};
    source.wishes = core::wishesOf(call.club().read().players());
    if (const auto name = arguments.text("series"); !name.isEmpty()) {
        const auto* const series = core::findSeries(records, name);
        if (series == nullptr) {
            return call.refuse(core::SeriesFault::Unknown, core::Pointer(u"/series"_s), {name});
        }
        choice.series = series->id;
        choice.group = arguments.text("group");
        if (!series->closed.empty()) {
            source.corrections = call.club().correctionsAfter(evenings, *series);
        }
    }
    for (const auto& text : documents::damagedTexts(documents::damagedIn(source, choice))) {
        call.console().warning(idOf(kind), text);
    }
    const auto printed = inLanguage(request, [&] {
        return Printed{compose(source, choice), pdfProperties(source, choice, texts::locale())};
    });
    return deliverDocuments(call, request, printed);
}

/// Of whom the list is; false, and reported, if both are given.
bool readWhose(Call& call, documents::Choice& choice)
{
    const auto& arguments = call.arguments();
    if (arguments.has("group") &&
        call.misusedAny({"teams"}, Console::tr("This does not go with %1.").arg(u"--group"_s))) {
        return false;
    }
    choice.group = arguments.text("group");
    choice.teams = arguments.text("teams");
    return true;
}

Option groupOption()
{
    return textOption("group", "NAME",
                      Console::tr("standings, winners, series: only those in that group, ranked "
                                  "among themselves"))
        .at({"/group"});
}

Option teamsOption()
{
    return textOption("teams", "PRIZE",
                      Console::tr("standings, winners: of the teams of that prize, with the "
                                  "results that count"))
        .at({"/teams"});
}

ExitCode standings(Call& call, const core::Tournament& tournament)
{
    const auto after = call.arguments().idIfGiven<core::RoundNumber>("after-round");
    if (after && findRound(tournament, *after) == nullptr) {
        return call.refuse(core::RoundFault::Unknown, core::Pointer() / "round",
                           {QString::number(plain(*after))});
    }
    documents::Choice choice{documents::Kind::Standings, after};
    if (!readWhose(call, choice)) {
        return ExitCode::Usage;
    }
    const QString format = call.arguments().text("format");
    if (format == u"pdf" || format == u"html") {
        return printDocument(call, tournament, {choice, *typeset::fileFormOf(format)});
    }
    const documents::Source source{tournament, {}, call.environment().clock().toLocalTime()};
    if (!choice.group.isEmpty() || !choice.teams.isEmpty()) {
        if (const auto composed = documents::compose(source, choice); !composed) {
            return call.refuse(composed.refused());
        }
    }
    const StandingsOf wanted{after, choice.group,
                             core::findTeamPrize(tournament.settings, choice.teams)};
    return deliverList(
        call,
        [&] {
            return wanted.teams != nullptr
                       ? documents::teamStandingsList(tournament, after, *wanted.teams)
                       : documents::standingsList(tournament, after, wanted.group);
        },
        [&] { return documents::standingsDocument(source, choice); },
        [&] { return standingsJson(tournament, wanted); });
}

/// Every document's name, whether or not it applies to a tournament.
QStringList documentIds()
{
    QStringList ids;
    for (const auto kind : documents::allKinds()) {
        ids << idOf(kind);
    }
    for (const auto kind : documents::allClubKinds()) {
        ids << idOf(kind);
    }
    return ids;
}

ExitCode listClubDocuments(Call& call)
{
    for (const auto kind : documents::allClubKinds()) {
        call.console().print(idOf(kind));
    }
    return ExitCode::Done;
}

std::optional<typeset::FileForm> outputForm(const Arguments& arguments)
{
    return typeset::fileFormOf(QFileInfo(arguments.text("output")).suffix());
}

ExitCode listDocuments(Call& call, const core::Tournament& tournament)
{
    for (const auto kind : documents::kindsFor(tournament)) {
        call.console().print(idOf(kind));
    }
    return ExitCode::Done;
}

ExitCode print(Call& call)
{
    const auto& arguments = call.arguments();
    if (arguments.has("list")) {
        return arguments.has("tournament") ? onTournament(listDocuments)(call)
                                           : listClubDocuments(call);
    }
    if (arguments.operands().isEmpty()) {
        return call.misused("DOCUMENT", Console::tr("The argument is needed.", "print"));
    }
    const auto form = outputForm(arguments);
    if (!form) {
        return call.misused(
            "--output",
            Console::tr("The file's ending says what is written. Let it be .pdf, .html, .csv or "
                        ".xlsx."));
    }
    PrintRequest request;
    request.form = *form;
    request.paper = documents::paperOf(arguments.text("paper")).value_or(documents::usualPaper());
    request.locale = documents::usualLocale(arguments.text("language"));
    const auto document = arguments.operands().constFirst();
    if (const auto kind = documents::clubKindOf(document)) {
        return call.misusedAny(
                   {"tournament", "round", "participant", "table", "teams"},
                   Console::tr("%1 is of the club, not of a tournament.").arg(document)) ||
                       misusesChoices(call, titleOf(*kind), kind)
                   ? ExitCode::Usage
                   : printClubDocument(call, *kind, request);
    }
    if (misusesChoices(call, titleOf(*documents::kindOf(document)), std::nullopt)) {
        return ExitCode::Usage;
    }
    if (!arguments.has("tournament")) {
        return call.misused("--tournament", Console::tr("The argument is needed.", "print"));
    }
    request.choice.kind = *documents::kindOf(document);
    request.choice.round = arguments.idIfGiven<core::RoundNumber>("round");
    request.choice.participant = arguments.idIfGiven<core::StartNumber>("participant");
    for (const auto& table : arguments.texts("table")) {
        request.choice.tables.push_back(core::TableNumber{table.toInt()});
    }
    if (!is(request.choice.kind, documents::Trait::TakesGroup) &&
        call.misusedAny({"group", "teams"},
                        Console::tr("%1: the document does not exist in this form.")
                            .arg(titleOf(request.choice.kind)))) {
        return ExitCode::Usage;
    }
    if (!readWhose(call, request.choice)) {
        return ExitCode::Usage;
    }
    if (const auto until = arguments.text("objections-until"); !until.isEmpty()) {
        if (!is(request.choice.kind, documents::Trait::TakesObjections)) {
            return call.misused("--objections-until",
                                Console::tr("%1: the document does not exist in this form.")
                                    .arg(titleOf(request.choice.kind)));
        }
        request.choice.objectionsUntil = until;
    }
    if (auto address = arguments.text("hall-address"); !address.isEmpty()) {
        if (!is(request.choice.kind, documents::Trait::HasPhoneCodes)) {
            return call.misused("--hall-address",
                                Console::tr("%1: the document does not exist in this form.")
                                    .arg(titleOf(request.choice.kind)));
        }
        request.hallAddress = address.endsWith(u'/') ? address : address + u'/';
    }
    request.wifi = {arguments.text("wifi"), arguments.text("wifi-password")};
    if (!request.wifi.network.isEmpty() && request.choice.kind != documents::Kind::HallCodes) {
        return call.misused("--wifi", Console::tr("%1: the document does not exist in this form.")
                                          .arg(titleOf(request.choice.kind)));
    }
    struct FormFlag
    {
        QString name;
        documents::Form form;
    };
    for (const auto& [name, wanted] : {FormFlag{u"short"_s, documents::Form::Short},
                                       FormFlag{u"by-letter"_s, documents::Form::ByLetter},
                                       FormFlag{u"two-sided"_s, documents::Form::TwoSided},
                                       FormFlag{u"points"_s, documents::Form::Points},
                                       FormFlag{u"opponents"_s, documents::Form::Opponents},
                                       FormFlag{u"stickers"_s, documents::Form::Stickers},
                                       FormFlag{u"filled"_s, documents::Form::Filled},
                                       FormFlag{u"halves"_s, documents::Form::Halves}}) {
        if (!arguments.has(name)) {
            continue;
        }
        if (documents::formOf(request.choice.kind) != wanted) {
            return call.misused(u"--"_s + name,
                                Console::tr("%1: the document does not exist in this form.")
                                    .arg(titleOf(request.choice.kind)));
        }
        request.choice.form = wanted;
    }
    return onTournament([&request](Call& again, const core::Tournament& tournament) {
        return printDocument(again, tournament, request);
    })(call);
}

} // namespace

std::vector<Command> reportCommands()
{
    Option ofTournament = tournamentOption();
    ofTournament.required = false;
    Option file = outputOption();
    file.help = Console::tr("the file to write; its ending, .pdf, .html, .csv or .xlsx, "
                            "says the form");
    return {
        {
            .name = u"standings"_s,
            .summary = Console::tr("Print the standings"),
            .details = Console::tr("The text is for people and follows their language; json and "
                                   "csv are for programs, with match points as fractions. html and "
                                   "pdf are the document that is printed at the desk."),
            .options = {tournamentOption(),
                        numberOption("after-round", "N",
                                     Console::tr("as they stood after round N (default: the last)"))
                            .at({"/round"}),
                        groupOption(), teamsOption(),
                        formatOption({u"text"_s, u"json"_s, u"csv"_s, u"html"_s, u"pdf"_s}),
                        outputOption()},
            .examples =
                {u"standings --tournament 3"_s,
                 u"standings --tournament 3 --after-round 2 --format csv -o standings.csv"_s},
            .run = onTournament(standings),
            .paints = [](const Arguments& arguments) { return arguments.text("format") == u"pdf"; },
        },
        {
            .name = u"fee"_s,
            .summary = Console::tr("Print the licence fee that is due, and for whom"),
            .options = {tournamentOption(), formatOption({u"text"_s, u"json"_s}), outputOption()},
            .examples = {u"fee --tournament 3"_s, u"fee --tournament 3 --format json"_s},
            .run = onTournament(fee),
        },
        {
            .name = u"print"_s,
            .summary = Console::tr("Write a document: seating, slips, standings and the rest"),
            .details =
                Console::tr("The same documents as at the desk. Each is there as a PDF; those that "
                            "are tables also as a web page (html) and for spreadsheets (xlsx, "
                            "or csv, in German with semicolons). A display is not needed."),
            .options =
                {ofTournament,
                 file,
                 flag("list", Console::tr("print the names of the documents the tournament has, "
                                          "without one those of the club")),
                 textOption("series", "NAME",
                            Console::tr("series, series-evenings, closed-series: of that series"))
                     .at({"/series"}),
                 textOption("player", "NAME",
                            Console::tr("player-year, player-met, head-to-head: of that person, "
                                        "named as for the command player")),
                 textOption("against", "OTHER", Console::tr("head-to-head: against that person")),
                 textOption("from", "DATE",
                            Console::tr("papers of players, records, cash-book: the first day")),
                 textOption("until", "DATE",
                            Console::tr("papers of players, records, cash-book: the last day")),
                 numberOption("round", "N",
                              Console::tr("of round N, or as things stood after it (default: the "
                                          "latest that was published)")),
                 numberOption("participant", "N",
                              Console::tr("only of the participant with start number N")),
                 numberOption("table", "N", Console::tr("only of table N")).repeated(),
                 groupOption(),
                 teamsOption(),
                 flag("short", Console::tr("standings: only rank, number, name and points, in "
                                           "large type")),
                 flag("by-letter",
                      Console::tr("seating-by-name, sign-up-list, check-in-list: split by letter")),
                 flag("two-sided", Console::tr("personal-sheet: everybody begins on the front of "
                                               "a sheet")),
                 flag("points", Console::tr("seating-by-table: with the points so far")),
                 flag("opponents", Console::tr("cross-table: with the numbers of those met")),
                 textOption("objections-until", "TIME",
                            Console::tr("standings: until when objections are heard, such as "
                                        "22:30")),
                 textOption(
                     "hall-address", "URL",
                     Console::tr("hall-codes, score-slips, player-cards, paper-kit: where the "
                                 "pages of the hall are served, such as http://192.168.1.5:8080; "
                                 "they then have codes that phones open")),
                 textOption("wifi", "NAME", Console::tr("hall-codes: the Wi-Fi that phones join")),
                 textOption("wifi-password", "TEXT",
                            Console::tr("hall-codes: its password, which is printed")),
                 flag("stickers", Console::tr("table-numbers: eight to a page")),
                 flag("filled", Console::tr("score-slips: in place of lost ones, with what is "
                                            "stored or reported by phone")),
                 flag("halves", Console::tr("open-tables: two copies a page, to be cut")),
                 wordOption("paper",
                            {documents::keyOf(typeset::PaperSize::A4),
                             documents::keyOf(typeset::PaperSize::Letter)},
                            Console::tr("the paper (default: what is usual in the country)")),
                 wordOption("language", {u"de"_s, u"en"_s},
                            Console::tr("the document's language (default: the system's)"))},
            .operands = {{u"DOCUMENT"_s, Console::tr("one of: %1").arg(documentIds().join(u", "_s)),
                          false, false, true, documentIds()}},
            .oneOf = {{u"output"_s, u"list"_s}},
            .examples =
                {u"print seating-by-table --tournament 3 -o seating.pdf"_s,
                 u"print standings --tournament 3 --round 2 --language de -o standings.html"_s,
                 u"print personal-sheet --tournament 3 --participant 7 --paper letter -o sheet.pdf"_s,
                 u"print standings --tournament 3 --short -o wall.pdf"_s,
                 u"print standings --tournament 3 --group Ladies -o ladies.pdf"_s,
                 u"print series --series 2026 -o year.pdf"_s,
                 u"print player-year --player \"Lang, Uwe\" --from 2026-01-01 -o uwe.pdf"_s,
                 u"print cash-book --from 2026-01-01 --until 2026-12-31 -o book.pdf"_s,
                 u"print --list --tournament 3"_s},
            .run = print,
            .paints =
                [](const Arguments& arguments) {
                    return outputForm(arguments) == typeset::FileForm::Pdf;
                },
        },
    };
}

} // namespace cli
