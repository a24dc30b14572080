#include "app/cli/call.h"
#include "app/cli/table_file.h"
#include "commands.h"
#include "core/file/people_list.h"

#include <QCoreApplication>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class PeopleCommands
{
    Q_DECLARE_TR_FUNCTIONS(PeopleCommands)
};

ExitCode enrol(Call& call)
{
    const auto table =
        readTable(call, call.arguments().operands().constFirst(), core::enrolmentColumns());
    if (!table.value) {
        return table.failure;
    }
    LineIndex lines;
    core::Refusals faults;
    std::vector<core::Enrolment> people;
    for (const auto& row : table.value->rows) {
        lines.add(core::Pointer() / people.size(), row.line);
        people.push_back(core::enrolmentOf(row, faults));
    }
    if (!faults.empty()) {
        return call.refuse(faults);
    }
    call.setLines(lines);
    return call.finish(call.director().enrol(call.tournamentId(), people));
}

QString numberText(const std::optional<core::TableNumber>& number)
{
    return number ? QString::number(plain(*number)) : QString();
}

ExitCode participants(Call& call)
{
    const auto tournament = call.director().tournament(call.tournamentId());
    if (!tournament) {
        return call.refuse(tournament.refused());
    }
    std::vector<QStringList> rows = {
        {u"number"_s, u"name"_s, u"club"_s, u"fixedTable"_s, u"tags"_s, u"paidCents"_s}};
    for (const auto& person : (*tournament)->participants) {
        rows.push_back({QString::number(plain(person.number)), person.name, person.club,
                        numberText(person.fixedTable), core::joinedList(person.tags),
                        QString::number(person.paidCents)});
    }
    return call.deliver(core::writeCsv(rows));
}

/// The participant as it is to be, after the options given.
core::Participant edited(core::Participant person, const Arguments& arguments)
{
    person.number = arguments.idIfGiven<core::StartNumber>(u"number"_s).value_or(person.number);
    if (arguments.has(u"name"_s)) {
        person.name = arguments.text(u"name"_s);
    }
    if (arguments.has(u"club"_s)) {
        person.club = arguments.text(u"club"_s);
    }
    if (arguments.has(u"paid"_s)) {
        person.paidCents = arguments.number(u"paid"_s);
    }
    if (const auto table = arguments.idIfGiven<core::TableNumber>(u"fixed-table"_s)) {
        person.fixedTable = plain(*table) == 0 ? std::nullopt : table;
    }
    return person;
}

ExitCode participant(Call& call)
{
    const auto number = call.arguments().id<core::StartNumber>(u"participant"_s);
    if (call.arguments().has(u"remove"_s)) {
        return call.finish(call.director().removeParticipant(call.tournamentId(), number));
    }
    const auto tournament = call.director().tournament(call.tournamentId());
    if (!tournament) {
        return call.refuse(tournament.refused());
    }
    const core::Participant* person = findParticipant(**tournament, number);
    if (person == nullptr) {
        return call.refuse(core::Refusal{core::ParticipantFault::Unknown,
                                         core::Pointer(u"/participant"_s),
                                         {QString::number(plain(number))}});
    }
    const core::Participant wanted = edited(*person, call.arguments());
    return call.finish(call.director().changeParticipant(call.tournamentId(), number, wanted));
}

Command enrolCommand()
{
    Command command;
    command.name = u"enrol"_s;
    command.summary = PeopleCommands::tr("Enrol the people of a list in a tournament");
    command.details = PeopleCommands::tr(
        "The columns are found by their names: name is needed; number, club, fixedTable, tags "
        "(separated by \"|\") and paidCents may follow. Who has no number gets the next free one. "
        "Who is enrolled already is left as is, so a list may be read twice.");
    command.options = {tournamentOption()};
    command.operands = {
        {u"FILE.csv"_s, PeopleCommands::tr("the list; - reads the standard input"), true, false}};
    command.examples = {u"enrol --tournament 3 people.csv"_s};
    command.run = enrol;
    return command;
}

Command participantsCommand()
{
    Command command;
    command.name = u"participants"_s;
    command.summary = PeopleCommands::tr("Print the participants of a tournament as CSV");
    command.options = {tournamentOption(), outputOption()};
    command.examples = {u"participants --tournament 3"_s};
    command.run = participants;
    return command;
}

Command participantCommand()
{
    Command command;
    command.name = u"participant"_s;
    command.summary = PeopleCommands::tr("Change the entry of a participant, or remove it");
    Option paid =
        numberOption(u"paid"_s, u"CENTS"_s, PeopleCommands::tr("start fee paid, in cents"))
            .at({u"/paidCents"_s});
    paid.largest = core::largestPaidCents;
    command.options = {
        tournamentOption(),
        numberOption(u"participant"_s, u"N"_s, PeopleCommands::tr("the start number"))
            .needed()
            .at({u"/participant"_s}),
        textOption(u"name"_s, u"TEXT"_s, PeopleCommands::tr("the name")).at({u"/name"_s}),
        textOption(u"club"_s, u"TEXT"_s, PeopleCommands::tr("the club")).at({u"/club"_s}),
        numberOption(u"number"_s, u"N"_s, PeopleCommands::tr("another start number"))
            .at({u"/number"_s}),
        numberOption(u"fixed-table"_s, u"T"_s,
                     PeopleCommands::tr("always sits at that table; 0: at any"))
            .at({u"/fixedTable"_s}),
        paid,
        flag(u"remove"_s, PeopleCommands::tr("remove somebody who was never seated")),
    };
    command.examples = {u"participant --tournament 3 --participant 7 --name \"Lang, Uwe\""_s};
    command.run = participant;
    return command;
}

} // namespace

std::vector<Command> peopleCommands()
{
    return {enrolCommand(), participantsCommand(), participantCommand()};
}

} // namespace cli
