#include "app/cli/call.h"
#include "app/texts/refusal_texts.h"
#include "commands.h"
#include "core/faults.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <initializer_list>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class DatabaseCommands
{
    Q_DECLARE_TR_FUNCTIONS(DatabaseCommands)
};

/// Runs something that works on two files; a failure of one of `otherKinds` is put down to
/// `otherFile`, any other to the database.
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
    const QString target = call.arguments().text(u"output"_s);
    if (!QFileInfo(QFileInfo(target).absolutePath()).isDir()) {
        call.console().error(target, DatabaseCommands::tr("There is no such folder. Make it, or "
                                                          "name another one."));
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
            kept.isEmpty()
                ? DatabaseCommands::tr("Restored.")
                : DatabaseCommands::tr("Restored; the file before is kept as %1").arg(kept));
    });
}

QString placeIn(core::TournamentId id, const core::Place& place)
{
    const auto* pointer = std::get_if<core::Pointer>(&place);
    return DatabaseCommands::tr("tournament %1").arg(plain(id)) +
           (pointer != nullptr ? pointer->text() : QString());
}

/// Reads every tournament and holds it against the rules; the number of faults.
std::size_t checkTournaments(Call& call)
{
    std::size_t found = 0;
    for (const auto& summary : call.store().tournaments()) {
        const auto stored = call.store().load(summary.id);
        const auto faults = stored ? core::faultsOf(stored->tournament) : core::Refusals();
        for (const auto& fault : faults) {
            call.console().error(placeIn(summary.id, fault.place), texts::text(fault));
        }
        found += faults.size();
    }
    return found;
}

ExitCode check(Call& call)
{
    const QStringList faults = call.environment().databases.faultsOf(call.databaseFile());
    for (const auto& fault : faults) {
        call.console().error(call.databaseFile(), fault);
    }
    if (!faults.isEmpty() || checkTournaments(call) > 0) {
        return ExitCode::Refused;
    }
    call.console().print(DatabaseCommands::tr("ok: file, schema and all results are sound"));
    return ExitCode::Done;
}

Command backupCommand()
{
    Command command;
    command.name = u"backup"_s;
    command.summary = DatabaseCommands::tr("Write a verified copy of the database");
    Option output = outputOption().needed();
    output.help = DatabaseCommands::tr("the copy");
    command.options = {output};
    command.examples = {u"backup -o /media/stick/club.rummydb"_s};
    command.run = backUp;
    return command;
}

Command restoreCommand()
{
    Command command;
    command.name = u"restore"_s;
    command.summary = DatabaseCommands::tr("Put a backup in the place of the database");
    command.details = DatabaseCommands::tr(
        "The file replaced is kept; its name is printed. Refused while another program uses the "
        "database.");
    command.operands = {{u"FILE"_s, DatabaseCommands::tr("the backup"), true, false}};
    command.examples = {u"restore /media/stick/club.rummydb"_s};
    command.createsDatabase = true;
    command.run = restore;
    return command;
}

Command checkCommand()
{
    Command command;
    command.name = u"check"_s;
    command.summary =
        DatabaseCommands::tr("Check the database file, its form and every result in it");
    command.details = DatabaseCommands::tr(
        "Each fault is told in a line of its own; with any the exit status is 1.");
    command.examples = {u"check"_s};
    command.run = check;
    return command;
}

} // namespace

std::vector<Command> databaseCommands()
{
    return {backupCommand(), restoreCommand(), checkCommand()};
}

} // namespace cli
