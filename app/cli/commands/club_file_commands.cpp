#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/erased_people.h"
#include "app/cli/output/json_text.h"
#include "core/club/merging.h"
#include "core/file/csv.h"
#include "core/file/people_list.h"
#include "core/file/tournament_file.h"
#include "core/model/enum_table.h"
#include "core/people/people_names.h"
#include "core/texts/refusal_texts.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr core::EnumTable<core::MergeKind, const char*> kindWords = {
    {core::MergeKind::Evening, "evening"},      {core::MergeKind::Person, "person"},
    {core::MergeKind::Series, "series"},        {core::MergeKind::CashMovement, "cash"},
    {core::MergeKind::CashCount, "cash-count"}, {core::MergeKind::Helper, "helper"},
};

constexpr core::EnumTable<core::MergeFate, const char*> fateWords = {
    {core::MergeFate::Same, "same"},
    {core::MergeFate::New, "new"},
    {core::MergeFate::Continued, "continued"},
    {core::MergeFate::Behind, "behind"},
    {core::MergeFate::Different, "different"},
    {core::MergeFate::Beside, "beside"},
    {core::MergeFate::Recognised, "recognised"},
    {core::MergeFate::Doubtful, "doubtful"},
    {core::MergeFate::Deleted, "deleted"},
    {core::MergeFate::DeletedThere, "deleted-there"},
    {core::MergeFate::MergedThere, "merged-there"},
};

/// The paths that a club file has of another computer.
void warnOfPaths(Call& call, const QStringList& paths)
{
    for (const auto& path : paths) {
        call.console().warning(
            path, Console::tr("This file is on another computer, and was not taken from here."));
    }
}

std::optional<QByteArray> readClub(Call& call)
{
    return call.read(call.arguments().operands().constFirst(), core::largestTournamentFile);
}

QString uuidText(const QUuid& id)
{
    return id.toString(QUuid::WithoutBraces);
}

QString mergeDateText(const core::MergeLine& line)
{
    return line.date ? line.date->toString(Qt::ISODate) : QString();
}

/// "ID Lang, Uwe (Hof)".
QString candidateText(const core::Player& player)
{
    return uuidText(player.id.value) + u' ' + core::nameWithClub(player.name, player.club);
}

QByteArray planCsv(const core::MergePlan& plan)
{
    std::vector<QStringList> rows = {
        {u"what"_s, u"kind"_s, u"taken"_s, u"id"_s, u"date"_s, u"name"_s, u"candidates"_s}};
    for (const auto& line : plan.lines) {
        QStringList candidates;
        for (const auto& player : line.candidates) {
            candidates << candidateText(player);
        }
        rows.push_back({QLatin1StringView(fateWords[line.fate]),
                        QLatin1StringView(kindWords[line.kind]), line.isTaken ? u"yes"_s : u"no"_s,
                        uuidText(line.id), mergeDateText(line), line.name,
                        core::joinedList(candidates)});
    }
    return core::writeCsv(rows);
}

Json mergeLineJson(const core::MergeLine& line)
{
    Json json = {{"what", fateWords[line.fate]},
                 {"kind", kindWords[line.kind]},
                 {"taken", line.isTaken},
                 {"id", utf8(uuidText(line.id))}};
    if (line.date) {
        json["date"] = utf8(mergeDateText(line));
    }
    json["name"] = utf8(line.name);
    json["candidates"] = listJson(line.candidates, [](const core::Player& player) {
        return Json{{"id", utf8(uuidText(player.id.value))},
                    {"name", utf8(player.name)},
                    {"club", utf8(player.club)}};
    });
    return json;
}

/// Nothing, and reported, unless every id is one.
std::optional<std::set<QUuid>> idsIn(Call& call, const char* option)
{
    std::set<QUuid> ids;
    for (const auto& text : call.arguments().texts(option)) {
        const QUuid id(text);
        if (id.isNull()) {
            call.misused(u"--"_s + QLatin1StringView(option),
                         Console::tr("\"%1\" is no id. Copy one from the preview.").arg(text));
            return std::nullopt;
        }
        ids.insert(id);
    }
    return ids;
}

/// "THEIRS:OURS", two ids each.
std::optional<std::map<QUuid, core::PlayerId>> pairsIn(Call& call, const char* option)
{
    std::map<QUuid, core::PlayerId> pairs;
    for (const auto& text : call.arguments().texts(option)) {
        const QUuid theirs(text.section(u':', 0, 0));
        const QUuid ours(text.section(u':', 1));
        if (theirs.isNull() || ours.isNull()) {
            call.misused(
                u"--"_s + QLatin1StringView(option),
                Console::tr("\"%1\" is no pair of ids. Copy them from the preview.").arg(text));
            return std::nullopt;
        }
        pairs.emplace(theirs, core::PlayerId{ours});
    }
    return pairs;
}

std::optional<core::MergeChoices> choicesIn(Call& call)
{
    auto leftOut = idsIn(call, "leave-out");
    auto taken = idsIn(call, "take");
    auto same = pairsIn(call, "same");
    auto apart = idsIn(call, "apart");
    if (!leftOut || !taken || !same || !apart) {
        return std::nullopt;
    }
    const QString mark = call.arguments().text("mark").simplified();
    return core::MergeChoices{*std::move(leftOut), *std::move(taken), *std::move(same),
                              *std::move(apart), mark.isEmpty() ? u"2"_s : mark};
}

ExitCode unmerge(Call& call)
{
    const auto& environment = call.environment();
    const auto backup = environment.databases.backupBeforeMerge(call.place(), call.backupFolders());
    if (!backup) {
        for (const auto& refusal : backup.refused().refusals) {
            call.console().error(call.place().text(), texts::text(refusal));
        }
        return ExitCode::Refused;
    }
    const auto kept =
        environment.databases.restore(call.place(), backup->path, environment.clock());
    call.console().print(Console::tr("The merge was taken back; the club with it is kept as %1")
                             .arg(kept.value_or(QString())));
    return ExitCode::Done;
}

ExitCode merge(Call& call)
{
    const auto choices = choicesIn(call);
    if (!choices) {
        return ExitCode::Usage;
    }
    const auto bytes = readClub(call);
    if (!bytes) {
        return ExitCode::Environment;
    }
    const auto& environment = call.environment();
    const bool isPreview = call.arguments().has("dry-run");
    const auto plan = isPreview
                          ? environment.databases.previewMerge(call.place(), *bytes, *choices)
                          : environment.databases.merge(call.place(), *bytes, *choices,
                                                        {environment.desk, environment.clock()},
                                                        call.backupFolders().constFirst());
    if (!plan) {
        return call.refuse(plan.refused());
    }
    warnOfPaths(call, plan->notFollowed);
    if (plan->erased > 0) {
        call.console().warning(call.arguments().operands().constFirst(),
                               Console::tr("%n person(s) were erased: neither copy keeps the name.",
                                           nullptr, plan->erased));
    }
    call.console().write(call.wantsJson()
                             ? jsonText({{"merge", listJson(plan->lines, mergeLineJson)}})
                             : planCsv(*plan));
    return ExitCode::Done;
}

/// Whether the settings of the desk program are those of that club.
bool isDesks(const Call& call, const core::ClubPlace& place)
{
    if (!place.file()) {
        return false;
    }
    // QFileInfo takes all files that do not exist for the same one.
    const QFileInfo file(*place.file());
    const QFileInfo usual(call.environment().defaultDatabase);
    return file.absoluteFilePath() == usual.absoluteFilePath() || (file.exists() && file == usual);
}

} // namespace

ExitCode importClub(Call& call)
{
    const auto bytes = readClub(call);
    if (!bytes) {
        return ExitCode::Environment;
    }
    const auto& environment = call.environment();
    const auto place = call.place();
    const auto erased = erasedBefore(call);
    const auto taken =
        environment.databases.takeOver(place, *bytes, {environment.desk, environment.clock()});
    if (taken && isDesks(call, place) && !taken->settings.empty()) {
        QSettings settings(environment.deskSettings, QSettings::IniFormat);
        const auto values = core::valuesOf(taken->settings);
        for (auto value = values.begin(); value != values.end(); ++value) {
            settings.setValue(value.key(), value.value());
        }
    }
    const auto code = call.finish(taken, [](const core::TakenClub& club) {
        return club.kept.isEmpty()
                   ? Console::tr("The club was taken over.")
                   : Console::tr("The club was taken over; the file before is kept as %1")
                         .arg(club.kept);
    });
    if (taken) {
        warnOfPaths(call, taken->notFollowed);
        settleErased(call, erased);
    }
    return code;
}

ExitCode exportClub(Call& call)
{
    call.store(); // One of an older version of the program is brought up to date.
    const auto place = call.place();
    const QSettings settings(call.environment().deskSettings, QSettings::IniFormat);
    const auto exported = call.environment().databases.exportClub(
        place, isDesks(call, place) ? core::deskSettingsIn(core::valuesIn(settings))
                                    : core::DeskSettings());
    for (const auto& path : exported.missing) {
        call.console().warning(path, Console::tr("The club file lacks this file."));
    }
    const auto code = call.deliver(exported.bytes);
    const QString file = call.arguments().text("output");
    if (code == ExitCode::Done && !file.isEmpty() && file != u"-") {
        // People's names and what they paid.
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    }
    return code;
}

Command mergeCommand()
{
    return {
        .name = u"merge"_s,
        .summary = Console::tr("Merge another copy of the club into this one"),
        .details = Console::tr(
            "The other copy comes as a club file from a second computer. Printed is what becomes "
            "of each evening, person and record there: same, new, continued (with all that is "
            "here and more), behind (all of it is here), different (both were changed: this "
            "club's stays unless you take the other), beside (was taken over earlier), recognised "
            "(a person of the same name and club), doubtful (a person whose name is known "
            "here), deleted (here: it stays so unless you take it), deleted-there (a booking is "
            "cancelled here too, a series stays unless you take that), merged-there (a person who "
            "became one with another there, and so here).\nMerging twice changes nothing. Before "
            "anything is changed a backup is made; unmerge takes the merge back."),
        .options =
            {flag("dry-run", Console::tr("print it and change nothing")),
             textOption("leave-out", "ID", Console::tr("leave out what comes by itself"))
                 .repeated()
                 .at({"/leftOut"}),
             textOption("take", "ID",
                        Console::tr("take what is different or deleted: a different evening "
                                    "beside this club's, anything else in its place"))
                 .repeated()
                 .at({"/taken"}),
             textOption("mark", "TEXT",
                        Console::tr("stands behind the name of what is taken beside")),
             textOption("same", "ID:ID", Console::tr("a doubtful person there is that person here"))
                 .repeated()
                 .at({"/same"}),
             textOption("apart", "ID", Console::tr("a recognised person there is somebody else"))
                 .repeated()
                 .at({"/apart"}),
             wordOption("format", {u"csv"_s, u"json"_s}, Console::tr("the form (default: csv)"))},
        .operands = {inputFile("FILE", Console::tr("the club file; - reads the standard input"))},
        .examples = {u"merge --dry-run laptop2.rummyclub"_s, u"merge laptop2.rummyclub"_s},
        .run = merge,
    };
}

Command unmergeCommand()
{
    return {
        .name = u"unmerge"_s,
        .summary = Console::tr("Take back the newest merge"),
        .details =
            Console::tr("The club is restored as it was, from the backup that was made before "
                        "the merge and that the club's journal names. The club with the merge "
                        "is kept beside it. Refused once anything was stored since."),
        .examples = {u"unmerge"_s},
        .run = unmerge,
    };
}

} // namespace cli
