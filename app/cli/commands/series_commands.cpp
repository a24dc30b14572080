#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/lists.h"
#include "core/club/club_keys.h"
#include "core/file/csv.h"
#include "core/people/same_text.h"
#include "core/store/evening_copies.h"
#include "core/texts/refusal_texts.h"
#include "core/texts/series_texts.h"
#include "core/use_cases/series.h"
#include "reports/documents/club_catalogue.h"
#include "reports/documents/series_columns.h"
#include "reports/typeset/terminal.h"

#include <algorithm>
#include <utility>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

using core::Series;
using core::SeriesEvening;

QString exactPoints(scoring::MatchPoints points)
{
    return QString::fromStdString(fractionText(points));
}

/// Every evening of the club.
core::ClubEvenings clubEvenings(Call& call)
{
    core::ClubEvenings club;
    call.club().readEvenings(club);
    return club;
}

std::vector<SeriesEvening> everyEvening(const core::ClubEvenings& club)
{
    std::vector<SeriesEvening> all;
    for (const auto& one : club.all()) {
        all.push_back(one->evening);
    }
    return all;
}

/// The series that `--series` names.
core::Result<Series> chosenSeries(Call& call)
{
    const auto name = call.arguments().text("series");
    const auto records = call.club().read().clubRecords();
    const auto* const found = core::findSeries(records, name);
    if (found == nullptr) {
        return core::Refusal{core::SeriesFault::Unknown, core::Pointer(u"/series"_s), {name}};
    }
    return *found;
}

std::function<ExitCode(Call&)> onSeries(std::function<ExitCode(Call&, const Series&)> run)
{
    return [run = std::move(run)](Call& call) {
        const auto found = chosenSeries(call);
        return found ? run(call, *found) : call.refuse(found.refused());
    };
}

/// "25,18,15"; nothing: something else.
std::optional<std::vector<std::int32_t>> pointsIn(const QString& text)
{
    std::vector<std::int32_t> numbers;
    const auto parts = text.split(u',', Qt::SkipEmptyParts);
    for (const auto& part : parts) {
        bool isNumber = false;
        numbers.push_back(part.trimmed().toInt(&isNumber));
        if (!isNumber) {
            return std::nullopt;
        }
    }
    return numbers;
}

std::optional<std::vector<core::SeriesTieBreak>> tieBreaksIn(const QString& text)
{
    std::vector<core::SeriesTieBreak> tieBreaks;
    const auto parts = text.split(u',', Qt::SkipEmptyParts);
    for (const auto& part : parts) {
        const auto tieBreak = core::fromWord<core::SeriesTieBreak>(part.trimmed());
        if (!tieBreak) {
            return std::nullopt;
        }
        tieBreaks.push_back(*tieBreak);
    }
    return tieBreaks;
}

/// What an option says, where it is given; false: it says nothing that can be read, and that is
/// reported.
template <typename Value>
bool takeOption(Call& call, const char* option, const std::optional<Value>& read, Value& target,
                const QString& otherwise)
{
    if (!call.arguments().has(option)) {
        return true;
    }
    if (!read) {
        call.misused(u"--"_s + QLatin1String(option), otherwise);
        return false;
    }
    target = *read;
    return true;
}

/// Takes over the options given; false: one of them can't be read, and that is reported.
bool takeOptions(Call& call, Series& series)
{
    const auto& arguments = call.arguments();
    auto& settings = series.settings;
    if (arguments.has("name")) {
        series.name = arguments.text("name");
    }
    if (arguments.has("guest-tag")) {
        series.guestTag = arguments.text("guest-tag");
    }
    if (arguments.has("best")) {
        settings.best = arguments.smallNumber("best");
    }
    if (arguments.has("all-count")) {
        settings.best.reset();
    }
    if (arguments.has("least-attendance")) {
        settings.leastAttendance = arguments.smallNumber("least-attendance");
    }
    if (arguments.has("earlier-meetings")) {
        series.earlierMeetings = arguments.smallNumber("earlier-meetings");
    }
    if (arguments.has("guests")) {
        settings.guestsCount = arguments.text("guests") == u"count";
    }
    settings.measure =
        core::fromWord<core::SeriesMeasure>(arguments.text("measure")).value_or(settings.measure);
    settings.value =
        core::fromWord<core::SeriesValue>(arguments.text("value")).value_or(settings.value);
    return takeOption(call, "place-points", pointsIn(arguments.text("place-points")),
                      settings.placePoints,
                      Console::tr("Give whole numbers, separated by commas: 25,18,15.")) &&
           takeOption(call, "tie-breaks", tieBreaksIn(arguments.text("tie-breaks")),
                      settings.tieBreaks,
                      Console::tr("Give some of these, separated by commas: %1.")
                          .arg(core::allWords<core::SeriesTieBreak>().join(u", "_s)));
}

ExitCode createSeries(Call& call)
{
    Series series;
    if (!takeOptions(call, series)) {
        return ExitCode::Usage;
    }
    return call.finish(
        call.club().run(core::createSeries, series, everyEvening(clubEvenings(call))));
}

ExitCode setSeries(Call& call, const Series& seen)
{
    auto wanted = seen;
    if (!takeOptions(call, wanted)) {
        return ExitCode::Usage;
    }
    return call.finish(
        call.club().run(core::changeSeries, {seen, wanted}, everyEvening(clubEvenings(call))));
}

/// The tournaments that `--tournament` names, by their ids.
core::Result<std::vector<core::TournamentUuid>> namedEvenings(Call& call)
{
    const auto known = call.service().read().tournaments();
    std::vector<core::TournamentUuid> uuids;
    for (const auto& text : call.arguments().texts("tournament")) {
        const core::TournamentId id{text.toLongLong()};
        const auto found = std::find_if(known.begin(), known.end(),
                                        [id](const auto& summary) { return summary.id == id; });
        if (found == known.end()) {
            return core::Refusal{core::ClubFault::NoTournament, core::Pointer(), {text}};
        }
        uuids.push_back(found->uuid);
    }
    return uuids;
}

/// Names added evenings that the series already has under another id.
void warnOfCopies(Call& call, const std::vector<core::TournamentUuid>& added, const Series& seen)
{
    for (const auto& copy : core::copiesIn(call.club().read(), added, seen.evenings)) {
        call.console().warning("--tournament",
                               Console::tr("%1 %2 is the same evening as %3 %4, which the series "
                                           "has already: it counts twice now.")
                                   .arg(idText(copy.evening.id), copy.evening.name,
                                        idText(copy.other.id), copy.other.name));
    }
}

ExitCode addEvenings(Call& call, const Series& seen)
{
    const auto named = namedEvenings(call);
    if (!named) {
        return call.refuse(named.refused());
    }
    std::vector<core::TournamentUuid> added;
    for (const auto& uuid : *named) {
        if (!has(seen, uuid)) {
            added.push_back(uuid);
        }
    }
    auto wanted = seen;
    wanted.evenings.insert(wanted.evenings.end(), added.begin(), added.end());
    const auto change =
        call.club().run(core::changeSeries, {seen, wanted}, everyEvening(clubEvenings(call)));
    if (change) {
        warnOfCopies(call, added, seen);
    }
    return call.finish(change);
}

ExitCode removeEvenings(Call& call, const Series& seen)
{
    const auto named = namedEvenings(call);
    if (!named) {
        return call.refuse(named.refused());
    }
    auto wanted = seen;
    for (const auto& uuid : *named) {
        if (std::erase(wanted.evenings, uuid) == 0) {
            return call.refuse(core::SeriesFault::EveningUnknown);
        }
    }
    return call.finish(
        call.club().run(core::changeSeries, {seen, wanted}, everyEvening(clubEvenings(call))));
}

Json eveningJson(const core::ClubEvenings& club, const SeriesEvening& evening)
{
    const auto* const known = club.find(evening.tournament);
    return {
        {"tournament", known != nullptr ? Json(plain(known->id)) : Json(nullptr)},
        {"date", evening.date ? Json(utf8(evening.date->toString(Qt::ISODate))) : Json(nullptr)},
        {"name", utf8(evening.name)}};
}

Json seriesJson(const Series& series)
{
    const auto& settings = series.settings;
    return {{"name", utf8(series.name)},
            {"measure", utf8(core::keyOf(settings.measure))},
            {"value", utf8(core::keyOf(settings.value))},
            {"placePoints", settings.placePoints},
            {"best", settings.best ? Json(*settings.best) : Json(nullptr)},
            {"leastAttendance", settings.leastAttendance},
            {"tieBreaks", listJson(settings.tieBreaks,
                                   [](auto tieBreak) { return utf8(core::keyOf(tieBreak)); })},
            {"guestTag", utf8(series.guestTag)},
            {"guestsCount", settings.guestsCount},
            {"earlierMeetings", series.earlierMeetings},
            {"closed", listJson(series.closed, [](const core::ClosedSeries& closed) {
                 return utf8(closed.time.toString(Qt::ISODate));
             })}};
}

Json shareJson(const core::SeriesShare& share)
{
    return {{"evening", share.evening},
            {"number", plain(share.number)},
            {"rank", share.rank},
            {"participants", share.participants},
            {"value", utf8(exactPoints(share.value))},
            {"counts", share.counts},
            {"guest", share.isGuest}};
}

Json seriesLineJson(const core::SeriesSettings& settings, const core::SeriesLine& line)
{
    const auto& person = line.person;
    Json json{{"rank", line.rank ? Json(*line.rank) : Json(nullptr)},
              {"name", utf8(person.name)},
              {"club", utf8(person.club)},
              {"inDirectory", !person.player.value.isNull()},
              {"evenings", line.shares.size()},
              {"counted", line.counted},
              {"total", utf8(exactPoints(line.total))},
              {"shares", listJson(line.shares, shareJson)}};
    if (line.overall) {
        json["overall"] = *line.overall;
    }
    if (settings.value == core::SeriesValue::Mean) {
        json["mean"] =
            line.counted > 0 ? Json(utf8(texts::seriesMeanFraction(line))) : Json(nullptr);
    }
    return json;
}

QByteArray tableJson(const core::ClubEvenings& club, const Series& series,
                     const core::SeriesTable& table)
{
    auto json = seriesJson(series);
    json["evenings"] = listJson(table.evenings, [&club](const SeriesEvening& evening) {
        return eveningJson(club, evening);
    });
    return jsonText(
        {{"series", json}, {"table", listJson(table.lines, [&series](const core::SeriesLine& line) {
                                return seriesLineJson(series.settings, line);
                            })}});
}

void warnOfDamaged(Call& call, const core::ClubEvenings& club, const Series& series)
{
    for (auto text : documents::damagedTexts(club.damagedOf(series))) {
        if (!series.closed.empty()) {
            text += u' ' + Console::tr("The table as it was closed stays: print closed-series.");
        }
        call.console().warning("--series", text);
    }
}

ExitCode printTable(Call& call, const Series& series)
{
    const auto club = clubEvenings(call);
    auto made = core::seriesTable(series.settings, club.of(series), series.guestTag);
    const QString group = call.arguments().text("group");
    if (!group.isEmpty()) {
        if (!core::containsSame(core::groupsOf(made), group)) {
            return call.refuse(core::ParticipantFault::GroupUnknown, core::Pointer(u"/group"_s),
                               {group});
        }
        made = core::groupTable(std::move(made), group);
    }
    if (const auto unlike = core::unlikeEvenings(made.evenings, series.settings)) {
        call.console().warning("--series",
                               texts::text(core::Refusal{core::SeriesFault::RulesDiffer,
                                                         core::Pointer(),
                                                         {made.evenings[unlike->one].name,
                                                          made.evenings[unlike->other].name}}));
    }
    warnOfDamaged(call, club, series);
    return deliverList(
        call, [&] { return documents::seriesList(series.settings, made); },
        [&] {
            const auto records = call.club().read().clubRecords();
            const documents::ClubSource source{records, club,
                                               call.environment().clock().toLocalTime()};
            return documents::seriesTableDocument(source, series, group);
        },
        [&] { return tableJson(club, series, made); });
}

ExitCode listSeries(Call& call)
{
    const auto records = call.club().read().clubRecords();
    if (call.wantsJson()) {
        return call.deliver(jsonText({{"series", listJson(records.series, [](const auto& entry) {
                                           auto json = seriesJson(entry.second);
                                           json["evenings"] = entry.second.evenings.size();
                                           return json;
                                       })}}));
    }
    std::vector<QStringList> rows;
    for (const auto& [id, series] : records.series) {
        rows.push_back(
            {series.name, QString::number(series.evenings.size()),
             series.closed.empty() ? QString() : series.closed.back().time.toString(Qt::ISODate)});
    }
    std::sort(rows.begin(), rows.end());
    rows.insert(rows.begin(), {u"name"_s, u"evenings"_s, u"closed"_s});
    if (call.arguments().text("format") == u"csv") {
        return call.deliver(core::writeCsv(rows));
    }
    QStringList lines;
    std::transform(rows.begin() + 1, rows.end(), std::back_inserter(lines),
                   [](const QStringList& row) { return row.join(u'\t'); });
    return call.deliver(lines.isEmpty() ? QByteArray() : typeset::terminal::textOf(lines));
}

ExitCode closeSeries(Call& call, const Series& series)
{
    const auto club = clubEvenings(call);
    const auto today = call.environment().clock().toLocalTime().date();
    if (const int open = club.unfinishedOf(series, today); open > 0) {
        call.console().warning("--series", texts::unfinishedText(open));
    }
    return call.finish(call.club().run(core::closeSeries, series.id, club.of(series)));
}

Option seriesOption()
{
    return textOption("series", "NAME", Console::tr("the series, by its name"))
        .needed()
        .at({"/series"});
}

Option eveningOption()
{
    return tournamentOption().repeated().at({"/evenings"});
}

/// Of `series create` and `series set`.
std::vector<Option> settingOptions()
{
    return {
        wordOption("measure", core::allWords<core::SeriesMeasure>(),
                   Console::tr("what an evening gives: match points (TMP), points by place, one "
                               "point for the last place and one more for each place above it, or "
                               "games won"))
            .at({"/measure"}),
        wordOption("value", core::allWords<core::SeriesValue>(),
                   Console::tr("whether evenings are added, or their mean is taken"))
            .at({"/value"}),
        textOption("place-points", "LIST",
                   Console::tr("points of the first, second … place, such as 25,18,15"))
            .at({"/placePoints", "/placePoints/*"}),
        numberOption("best", "N", Console::tr("only everybody's best N evenings count"))
            .at({"/best"}),
        flag("all-count", Console::tr("all evenings count")),
        numberOption("least-attendance", "N",
                     Console::tr("whoever was there less often has no rank"))
            .at({"/leastAttendance"}),
        textOption("tie-breaks", "LIST",
                   Console::tr("what decides between equals, the first that differs: %1")
                       .arg(core::allWords<core::SeriesTieBreak>().join(u", "_s)))
            .at({"/tieBreaks", "/tieBreaks/*"}),
        textOption("guest-tag", "TEXT",
                   Console::tr("people of this group are guests at the evening"))
            .at({"/guestTag"}),
        wordOption("guests", {u"count"_s, u"leave-out"_s},
                   Console::tr("whether evenings as a guest count")),
        numberOption("earlier-meetings", "PERCENT",
                     Console::tr("how much the draw minds that people met at earlier evenings of "
                                 "the series, 0 to 100"))
            .at({"/earlierMeetings"}),
    };
}

std::vector<Option> withFirst(std::vector<Option> first, const std::vector<Option>& more)
{
    first.insert(first.end(), more.begin(), more.end());
    return first;
}

} // namespace

std::vector<Command> seriesCommands()
{
    const auto nameOption =
        textOption("name", "TEXT", Console::tr("what it is called, such as the year"))
            .at({"/name"});
    return {
        {
            .name = u"series list"_s,
            .summary = Console::tr("List the series of evenings"),
            .details = Console::tr("One a line, separated by tabs: name, number of evenings, when "
                                   "it was closed last."),
            .options = {formatOption({u"text"_s, u"json"_s, u"csv"_s}), outputOption()},
            .examples = {u"series list"_s},
            .run = listSeries,
        },
        {
            .name = u"series create"_s,
            .summary = Console::tr("Begin a series: a year's table over several evenings"),
            .options = withFirst({Option(nameOption).needed()}, settingOptions()),
            .examples =
                {u"series create --name 2026 --best 8 --tie-breaks evenings-won,attendance"_s,
                 u"series create --name Cup --measure place-points --place-points 25,18,15,12"_s},
            .run = createSeries,
        },
        {
            .name = u"series set"_s,
            .summary = Console::tr("Change the name or the rules of a series"),
            .details = Console::tr("What is not named stays as it is. The table follows at once; "
                                   "tables of closed years stay."),
            .options = withFirst({seriesOption(), nameOption}, settingOptions()),
            .examples =
                {u"series set --series 2026 --best 10 --guest-tag Gast --guests leave-out"_s},
            .run = onSeries(setSeries),
        },
        {
            .name = u"series add"_s,
            .summary = Console::tr("Add evenings to a series"),
            .options = {seriesOption(), eveningOption()},
            .examples = {u"series add --series 2026 --tournament 3 --tournament 4"_s},
            .run = onSeries(addEvenings),
        },
        {
            .name = u"series remove"_s,
            .summary = Console::tr("Take evenings out of a series"),
            .details = Console::tr("The tournaments stay."),
            .options = {seriesOption(), eveningOption()},
            .examples = {u"series remove --series 2026 --tournament 4"_s},
            .run = onSeries(removeEvenings),
        },
        {
            .name = u"series table"_s,
            .summary = Console::tr("Print the table of a series"),
            .details = Console::tr("The text is for people and follows their language; json and "
                                   "csv are for programs, with points as fractions. For paper: "
                                   "print series."),
            .options = {seriesOption(),
                        textOption("group", "NAME",
                                   Console::tr("only those in that group, ranked among themselves"))
                            .at({"/group"}),
                        formatOption({u"text"_s, u"json"_s, u"csv"_s}), outputOption()},
            .examples = {u"series table --series 2026"_s,
                         u"series table --series 2026 --group Ladies"_s,
                         u"series table --series 2026 --format csv -o year.csv"_s},
            .run = onSeries(printTable),
        },
        {
            .name = u"series close"_s,
            .summary = Console::tr("Keep the table of a finished year as it stands"),
            .details = Console::tr("What is corrected later stands beside it (print "
                                   "closed-series), not in it."),
            .options = {seriesOption()},
            .examples = {u"series close --series 2026"_s},
            .run = onSeries(closeSeries),
        },
        {
            .name = u"series reopen"_s,
            .summary = Console::tr("Give up the table that was kept last"),
            .options = {seriesOption()},
            .examples = {u"series reopen --series 2026"_s},
            .run = onSeries([](Call& call, const Series& series) {
                return call.finish(call.club().run(core::reopenSeries, series.id));
            }),
        },
        {
            .name = u"series delete"_s,
            .summary = Console::tr("Delete a series; its evenings stay"),
            .options = {seriesOption()},
            .examples = {u"series delete --series 2025"_s},
            .run = onSeries([](Call& call, const Series& series) {
                return call.finish(call.club().run(core::removeSeries, series.id));
            }),
        },
    };
}

} // namespace cli
