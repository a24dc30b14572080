#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/erased_people.h"
#include "core/service/sample_club.h"
#include "core/texts/database_texts.h"

#include <QFileInfo>

#include <variant>

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
    call.environment().databases.backUp(call.place(), target);
    return ExitCode::Done;
}

ExitCode restore(Call& call)
{
    const QString backup = call.arguments().operands().constFirst();
    const auto erased = erasedBefore(call);
    const auto kept =
        call.environment().databases.restore(call.place(), backup, call.environment().clock());
    call.console().print(kept ? Console::tr("Restored; the file before is kept as %1").arg(*kept)
                              : Console::tr("Restored."));
    settleErased(call, erased);
    return ExitCode::Done;
}

/// In which tournament, or in which database.
QString placeText(const core::DatabaseFault& fault, const core::ClubPlace& database)
{
    if (!fault.tournament || !fault.refusal) {
        return database.text();
    }
    const auto* const pointer = std::get_if<core::Pointer>(&fault.refusal->place);
    return Console::tr("tournament %1").arg(plain(*fault.tournament)) +
           (pointer != nullptr ? pointer->text() : QString());
}

ExitCode check(Call& call)
{
    const auto place = call.place();
    bool isDamaged = false;
    for (const auto& fault : call.environment().databases.check(place)) {
        const QString where = placeText(fault, place);
        if (fault.lost) {
            call.console().error(where, call.lostText(*fault.lost));
        } else if (fault.isDamage()) {
            call.console().error(where, texts::text(fault));
        } else {
            call.console().warning(where, texts::text(fault));
        }
        isDamaged = isDamaged || fault.isDamage();
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
    const auto place = core::ClubPlace::parse(file);
    if (!place) {
        throw core::StoreFailure(core::StoreFailure::Kind::NotThere, file);
    }
    return call.finish(
        core::storeSampleClub(*call.environment().databases.open(*place, core::IfMissing::Create)));
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
            .options = {eraseAgainOption()},
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
