#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/json_text.h"
#include "core/file/tournament_file.h"
#include "core/texts/history_texts.h"

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

using JournalLine = core::TournamentService::JournalLine;

Json parsed(const QByteArray& text)
{
    return text.isEmpty() ? Json(nullptr) : Json::parse(text.begin(), text.end());
}

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

ExitCode journal(Call& call)
{
    const auto lines = call.service().journal(call.tournamentId());
    if (!lines) {
        return call.refuse(lines.refused());
    }
    if (call.wantsJson()) {
        return call.deliver(jsonText({{"journal", listJson(*lines, entryJson)}}));
    }
    QByteArray text;
    for (const auto& line : *lines) {
        text += inOneLine(entryText(line)).toUtf8() + '\n';
    }
    return call.deliver(text);
}

} // namespace

std::vector<Command> historyCommands()
{
    return {
        {
            .name = u"undo"_s,
            .summary = Console::tr("Take back the newest change of a tournament"),
            .details = Console::tr("Prints what was taken back. May be repeated."),
            .options = {tournamentOption()},
            .examples = {u"undo --tournament 3"_s},
            .run =
                [](Call& call) {
                    return call.finish(
                        call.service().undo(call.tournamentId()),
                        [](const core::Label& label) { return texts::undoText(label); });
                },
        },
        {
            .name = u"redo"_s,
            .summary = Console::tr("Do again what was taken back last"),
            .details = Console::tr("Prints what was done again. A new change ends this."),
            .options = {tournamentOption()},
            .examples = {u"redo --tournament 3"_s},
            .run =
                [](Call& call) {
                    return call.finish(
                        call.service().redo(call.tournamentId()),
                        [](const core::Label& label) { return texts::redoText(label); });
                },
        },
        {
            .name = u"journal"_s,
            .summary = Console::tr("Print what was done in a tournament, when and by whom"),
            .options = {tournamentOption(), formatOption({u"text"_s, u"json"_s}), outputOption()},
            .examples = {u"journal --tournament 3"_s},
            .run = journal,
        },
    };
}

} // namespace cli
