#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "core/club/sample_club.h"

#include <QFileInfo>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

ExitCode backUp(Call& call)
{
    const QString target = call.arguments().text("output");
    if (!QFileInfo(QFileInfo(target).absolutePath()).isDir()) {
        call.console().error(target,
                             Console::tr("There is no such folder. Make it, or name another one."));
        return ExitCode::Environment;
    }
    call.environment().databases.backUp(call.databaseFile(), target);
    return ExitCode::Done;
}

ExitCode restore(Call& call)
{
    const QString backup = call.arguments().operands().constFirst();
    const QString kept = call.environment().databases.restore(backup, call.databaseFile());
    call.console().print(kept.isEmpty()
                             ? Console::tr("Restored.")
                             : Console::tr("Restored; the file before is kept as %1").arg(kept));
    return ExitCode::Done;
}

ExitCode check(Call& call)
{
    const auto faults = call.environment().databases.faultsOf(call.databaseFile());
    bool isDamaged = false;
    for (const auto& [place, text, isDamage] : faults) {
        const QString where = place.isEmpty() ? call.databaseFile() : place;
        if (isDamage) {
            call.console().error(where, text);
        } else {
            call.console().warning(where, text);
        }
        isDamaged = isDamaged || isDamage;
    }
    if (isDamaged) {
        return ExitCode::Refused;
    }
    call.console().print(Console::tr("ok: file, schema and all results are sound"));
    return ExitCode::Done;
}

ExitCode sampleClub(Call& call)
{
    const QString file = call.arguments().text("output");
    if (QFileInfo::exists(file)) {
        call.console().error(file, Console::tr("There is a file of that name. Name another one."));
        return ExitCode::Refused;
    }
    return call.finish(core::storeSampleClub(call.environment().databases.open(file, true)));
}

} // namespace

std::vector<Command> databaseCommands()
{
    Option sample = outputOption().needed();
    sample.help = Console::tr("the new database");
    Option copy = outputOption().needed();
    copy.help = Console::tr("the copy");
    return {
        {
            .name = u"backup"_s,
            .summary = Console::tr("Write a verified copy of the database"),
            .options = {copy},
            .examples = {u"backup -o /media/stick/club.rummydb"_s},
            .run = backUp,
        },
        {
            .name = u"restore"_s,
            .summary = Console::tr("Put a backup in the place of the database"),
            .details = Console::tr("The file replaced is kept; its name is printed. Refused while "
                                   "another program uses the database."),
            .operands = {inputFile("FILE", Console::tr("the backup"))},
            .examples = {u"restore /media/stick/club.rummydb"_s},
            .createsDatabase = true,
            .run = restore,
        },
        {
            .name = u"check"_s,
            .summary = Console::tr("Check the database file, its form and every result in it"),
            .details = Console::tr(
                "Each fault is told in a line of its own; with any the exit status is 1. What an "
                "earlier version of the program stored beyond today's limits is a warning alone."),
            .examples = {u"check"_s},
            .run = check,
        },
        {
            .name = u"sample-club"_s,
            .summary = Console::tr("Make a club database with an invented year, to try things out"),
            .details = Console::tr("24 evenings with guests, namesakes, payments and an evening of "
                                   "Rommé 500. It is the same wherever it is made."),
            .options = {sample},
            .examples = {u"sample-club -o out/sample.rummydb"_s},
            .run = sampleClub,
        },
    };
}

} // namespace cli
