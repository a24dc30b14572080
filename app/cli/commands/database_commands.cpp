#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "core/texts/refusal_texts.h"

#include <QFileInfo>

#include <algorithm>
#include <initializer_list>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Runs `work` on two files; blames failures of `otherKinds` on `otherFile`, any other on the
/// database.
template <typename Work>
ExitCode onTwoFiles(Call& call, const QString& otherFile,
                    std::initializer_list<core::StoreFailure::Kind> otherKinds, const Work& work)
{
    try {
        work();
        return ExitCode::Done;
    } catch (const core::StoreFailure& failure) {
        const bool other =
            std::find(otherKinds.begin(), otherKinds.end(), failure.kind()) != otherKinds.end();
        call.console().error(other ? otherFile : call.databaseFile(), texts::text(failure));
        return ExitCode::Environment;
    }
}

ExitCode backUp(Call& call)
{
    using enum core::StoreFailure::Kind;
    const QString target = call.arguments().text("output");
    if (!QFileInfo(QFileInfo(target).absolutePath()).isDir()) {
        call.console().error(target,
                             Console::tr("There is no such folder. Make it, or name another one."));
        return ExitCode::Environment;
    }
    return onTwoFiles(call, target, {ReadOnly, Full, NetworkPath, Other},
                      [&] { call.environment().databases.backUp(call.databaseFile(), target); });
}

ExitCode restore(Call& call)
{
    using enum core::StoreFailure::Kind;
    const QString backup = call.arguments().operands().constFirst();
    return onTwoFiles(call, backup, {Missing, Unreadable, Damaged, TooNew}, [&] {
        const QString kept = call.environment().databases.restore(backup, call.databaseFile());
        call.console().print(
            kept.isEmpty() ? Console::tr("Restored.")
                           : Console::tr("Restored; the file before is kept as %1").arg(kept));
    });
}

ExitCode check(Call& call)
{
    const auto faults = call.environment().databases.faultsOf(call.databaseFile());
    for (const auto& [place, text] : faults) {
        call.console().error(place.isEmpty() ? call.databaseFile() : place, text);
    }
    if (!faults.empty()) {
        return ExitCode::Refused;
    }
    call.console().print(Console::tr("ok: file, schema and all results are sound"));
    return ExitCode::Done;
}

} // namespace

std::vector<Command> databaseCommands()
{
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
                "Each fault is told in a line of its own; with any the exit status is 1."),
            .examples = {u"check"_s},
            .run = check,
        },
    };
}

} // namespace cli
