#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/json_text.h"
#include "core/file/club_steps.h"
#include "core/file/tournament_file.h"
#include "core/texts/club_texts.h"
#include "core/texts/history_texts.h"

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

Json parsed(const QByteArray& text)
{
    return text.isEmpty() ? Json(nullptr) : Json::parse(text.begin(), text.end());
}

/// A line of a tournament's journal or of the club's.
template <typename JournalLine>
Json entryJson(const JournalLine& line)
{
    const auto& [entry, undone] = line;
    const auto values = core::writeSteps(entry.change.steps);
    const bool changesNothing = entry.change.steps.empty();
    return Json{
        {"id", plain(entry.link.id)},
        {"time", utf8(entry.time.toUTC().toString(Qt::ISODateWithMs))},
        {"desk", utf8(entry.desk)},
        {"what", utf8(texts::text(entry, texts::Wording::English))},
        {"old", changesNothing ? Json(nullptr) : parsed(values.before)},
        {"new", changesNothing ? Json(nullptr) : parsed(values.after)},
        {"reason", utf8(entry.change.reason)},
        {"undone", undone},
    };
}

template <typename JournalLine>
QString entryText(const JournalLine& line)
{
    const auto& entry = line.entry;
    QString text = texts::text(entry);
    if (const QString steps = texts::stepsText(entry.change.steps); !steps.isEmpty()) {
        text += u"; "_s + steps;
    }
    if (!entry.change.reason.isEmpty()) {
        text += u"; "_s + Console::tr("reason: %1").arg(entry.change.reason);
    }
    if (line.undone) {
        text += u' ' + Console::tr("[undone]");
    }
    // For scripts, too: of constant width and sortable as text.
    const QString time = entry.time.toLocalTime().toString(u"yyyy-MM-dd HH:mm:ss"_s);
    return QStringList{QString::number(plain(entry.link.id)), time, entry.desk, text}.join(u"  "_s);
}

template <typename JournalLine>
ExitCode deliverJournal(Call& call, const std::vector<JournalLine>& lines)
{
    if (call.wantsJson()) {
        return call.deliver(jsonText({{"journal", listJson(lines, entryJson<JournalLine>)}}));
    }
    QByteArray text;
    for (const auto& line : lines) {
        text += inOneLine(entryText(line)).toUtf8() + '\n';
    }
    return call.deliver(text);
}

bool isOfClub(const Call& call)
{
    return call.arguments().has("club");
}

ExitCode journal(Call& call)
{
    if (isOfClub(call)) {
        return deliverJournal(call, call.club().journal());
    }
    const auto lines = call.service().journal(call.tournamentId());
    return lines ? deliverJournal(call, *lines) : call.refuse(lines.refused());
}

ExitCode undo(Call& call)
{
    const auto text = [](const auto& done) { return texts::undoText(done); };
    const auto entry = call.arguments().idIfGiven<core::JournalId>("entry");
    if (isOfClub(call)) {
        return call.finish(call.club().undo(entry), text);
    }
    const auto before = call.tournamentNow();
    const auto done =
        call.service().undo(call.tournamentId(), entry, call.arguments().has("confirm-warnings"));
    call.warnOfConsequences(before);
    return call.finish(done, text);
}

ExitCode redo(Call& call)
{
    const auto text = [](const auto& done) { return texts::redoText(done); };
    if (isOfClub(call)) {
        return call.finish(call.club().redo(), text);
    }
    const auto before = call.tournamentNow();
    const auto done = call.service().redo(call.tournamentId());
    call.warnOfConsequences(before);
    return call.finish(done, text);
}

/// The options that say whose journal is meant; one of them is given.
std::vector<Option> scopeOptions()
{
    // What is refused as a whole is refused of the one that is given.
    auto tournament = tournamentOption().at({""});
    tournament.required = false;
    return {tournament,
            flag("club", Console::tr("the club: its directory, series and cash")).at({""})};
}

std::vector<QStringList> eitherScope()
{
    return {{u"tournament"_s, u"club"_s}};
}

} // namespace

std::vector<Command> historyCommands()
{
    auto undoOptions = scopeOptions();
    undoOptions.push_back(
        numberOption("entry", "ID",
                     Console::tr("the change with this number in the journal, by any desk"))
            .between(1, largestNumber));
    undoOptions.push_back(flag(
        "confirm-warnings",
        Console::tr("take back an enrolment in spite of what was paid since, which is owed back")));
    auto journalOptions = scopeOptions();
    journalOptions.push_back(formatOption({u"text"_s, u"json"_s}));
    journalOptions.push_back(outputOption());
    return {
        {
            .name = u"undo"_s,
            .summary = Console::tr("Take back the newest change of a tournament or of the club"),
            .details =
                Console::tr("Without --entry the newest made on the command line. What something "
                            "later was built on is refused, naming that. Prints what was taken "
                            "back. May be repeated."),
            .options = std::move(undoOptions),
            .oneOf = eitherScope(),
            .examples = {u"undo --tournament 3"_s, u"undo --tournament 3 --entry 118"_s,
                         u"undo --club"_s},
            .run = undo,
        },
        {
            .name = u"redo"_s,
            .summary = Console::tr("Do again what was taken back last"),
            .details = Console::tr("Prints what was done again. A new change ends this."),
            .options = scopeOptions(),
            .oneOf = eitherScope(),
            .examples = {u"redo --tournament 3"_s, u"redo --club"_s},
            .run = redo,
        },
        {
            .name = u"journal"_s,
            .summary = Console::tr("Print who did what in a tournament or the club, and when"),
            .options = journalOptions,
            .oneOf = eitherScope(),
            .examples = {u"journal --tournament 3"_s, u"journal --club --format json"_s},
            .run = journal,
        },
    };
}

} // namespace cli
