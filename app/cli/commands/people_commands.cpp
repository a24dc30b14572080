#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "core/file/people_list.h"
#include "core/model/enum_keys.h"
#include "scoring/match_points.h"

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

std::optional<core::Attendance> statusIn(const Arguments& arguments)
{
    return arguments.has("status") ? core::fromWord<core::Attendance>(arguments.text("status"))
                                   : std::nullopt;
}

/// Prints which of them are on the waiting list.
ExitCode printWaiting(Call& call, const std::vector<core::StartNumber>& enrolled)
{
    const auto tournament = call.service().tournament(call.tournamentId());
    if (!tournament) {
        return call.refuse(tournament.refused());
    }
    for (const auto& line : waitingLines(**tournament, enrolled)) {
        call.console().print(line);
    }
    return ExitCode::Done;
}

ExitCode enrol(Call& call)
{
    const auto table =
        call.readTable(call.arguments().operands().constFirst(), core::enrolmentColumns());
    if (!table.value) {
        return table.failure;
    }
    core::Refusals faults;
    std::vector<core::Enrolment> people;
    people.reserve(table.value->rows.size());
    const auto status = statusIn(call.arguments());
    for (const auto& row : table.value->rows) {
        people.push_back(core::enrolmentOf(row, faults));
        people.back().status = status.value_or(people.back().status);
    }
    if (!faults.empty()) {
        return call.refuse(faults);
    }
    const auto change = call.run(core::enrol, people);
    if (!change) {
        return call.refuse(change.refused());
    }
    return printWaiting(call, core::enrolledBy(*change));
}

/// Whether somebody's entry says more than that the person is here.
bool isRegistered(const core::Participant& person)
{
    return !isHere(person) || person.registeredAt.has_value();
}

ExitCode participants(Call& call, const core::Tournament& tournament)
{
    const auto& people = tournament.participants;
    const bool areRegistered = std::any_of(people.begin(), people.end(), isRegistered);
    std::vector<QStringList> rows = {
        {u"number"_s, u"name"_s, u"club"_s, u"fixedTable"_s, u"tags"_s, u"paidCents"_s}};
    if (areRegistered) {
        rows.front() << u"status"_s << u"registeredAt"_s;
    }
    for (const auto& person : people) {
        const auto table = person.fixedTable;
        auto& row = rows.emplace_back();
        row << QString::number(plain(person.number)) << person.name << person.club
            << (table ? QString::number(plain(*table)) : QString()) << core::joinedList(person.tags)
            << QString::number(person.paidCents());
        if (areRegistered) {
            row << core::keyOf(person.status)
                << (person.registeredAt ? person.registeredAt->toString(Qt::ISODate) : QString());
        }
    }
    return call.deliver(core::writeCsv(rows));
}

ExitCode changeParticipant(Call& call, const core::Tournament& tournament)
{
    const Arguments& arguments = call.arguments();
    const core::Participant* const found = findParticipant(tournament, call.participant());
    if (found == nullptr) {
        return call.refuse(core::ParticipantFault::Unknown, core::Pointer() / "participant",
                           {QString::number(plain(call.participant()))});
    }
    core::Participant person = *found;
    person.number = arguments.idIfGiven<core::StartNumber>("number").value_or(person.number);
    if (arguments.has("name")) {
        person.name = arguments.text("name");
    }
    if (arguments.has("club")) {
        person.club = arguments.text("club");
    }
    if (arguments.has("fee-class")) {
        person.feeClass = arguments.text("fee-class");
    }
    if (arguments.has("paid")) {
        const auto paid = arguments.number("paid");
        if (!mayTake(call, tournament.settings, person, paid - person.paidCents(), "paid")) {
            return ExitCode::Refused;
        }
        person.setPaidCents(paid);
    }
    if (const auto table = arguments.idIfGiven<core::TableNumber>("fixed-table")) {
        person.fixedTable = plain(*table) == 0 ? std::nullopt : table;
    }
    return call.finish(call.run(core::editParticipant, {*found, person}));
}

ExitCode participant(Call& call)
{
    const auto& arguments = call.arguments();
    if (!arguments.has("remove")) {
        return onTournament(changeParticipant)(call);
    }
    const auto money = arguments.has("pay-back")           ? core::MoneyOfRemoved::PaidBack
                       : arguments.has("confirm-warnings") ? core::MoneyOfRemoved::OwedBack
                                                           : core::MoneyOfRemoved::Ask;
    return call.finish(call.run(core::removeParticipant, call.participant(), money));
}

core::PresenceEdit wantedPresence(const Arguments& arguments)
{
    if (const auto from = arguments.idIfGiven<core::RoundNumber>("from")) {
        return core::PresentFrom{*from};
    }
    if (const auto until = arguments.idIfGiven<core::RoundNumber>("until")) {
        return core::PresentUntil{*until};
    }
    return core::AbsentIn{arguments.id<core::RoundNumber>("absent")};
}

ExitCode penalty(Call& call)
{
    const QString points = call.arguments().text("points");
    const auto matchPoints = scoring::parseMatchPoints(points.toStdString());
    if (!matchPoints) {
        return call.refuse(core::FileFault::NotMatchPoints, core::Pointer(u"/matchPoints"_s),
                           {points});
    }
    return call.finish(call.run(core::givePenalty,
                                {call.participant(), call.round(), *matchPoints, call.reason()}));
}

ExitCode cancelPenalty(Call& call, const core::Tournament& tournament)
{
    const auto& penalties = tournament.penalties;
    const qint64 number = call.arguments().number("number");
    if (number < 1 || number > std::ssize(penalties)) {
        return call.refuse(core::PenaltyFault::Unknown, core::Pointer(u"/index"_s),
                           {QString::number(number)});
    }
    return call.finish(
        call.run(core::cancelPenalty, penalties[static_cast<std::size_t>(number - 1)]));
}

Option presenceOption(QAnyStringView name, const QString& help)
{
    return numberOption(name, "R", help).at({"/round"});
}

} // namespace

std::vector<Command> peopleCommands()
{
    return {
        {
            .name = u"enrol"_s,
            .summary = Console::tr("Enrol the people of a list in a tournament"),
            .details = Console::tr("The columns are found by their names: name is needed; number, "
                                   "club, fixedTable, tags (separated by \"|\") and paidCents may "
                                   "follow. A club's own titles serve, too: surname, first name, "
                                   "paid. Who has no number gets the next free one. Who is "
                                   "enrolled already is left as is, so a list may be read twice. "
                                   "A status can be here, expected or waiting. Places are given in "
                                   "the order of registeredAt, people without it last in the order "
                                   "of the list; the status of those without a place becomes "
                                   "waiting, and they are printed with their place on the waiting "
                                   "list. A list has 10,000 people at most."),
            .options = {tournamentOption(),
                        wordOption("status", {u"here"_s, u"expected"_s, u"waiting"_s},
                                   Console::tr("for all of the list; here if nothing says so"))},
            .operands = {inputFile("FILE.csv",
                                   Console::tr("the list; - reads the standard input"))},
            .examples = {u"enrol --tournament 3 people.csv"_s,
                         u"enrol --tournament 3 --status expected registered.csv"_s},
            .run = enrol,
        },
        {
            .name = u"participants"_s,
            .summary = Console::tr("Print the participants of a tournament as CSV"),
            .options = {tournamentOption(), outputOption()},
            .examples = {u"participants --tournament 3"_s},
            .run = onTournament(participants),
        },
        {
            .name = u"participant"_s,
            .summary = Console::tr("Change the entry of a participant, or remove it"),
            .options = {tournamentOption(), participantOption(),
                        textOption("name", "TEXT", Console::tr("the name")),
                        textOption("club", "TEXT", Console::tr("the club")),
                        numberOption("number", "N", Console::tr("another start number")),
                        numberOption("fixed-table", "T",
                                     Console::tr("always sits at that table; 0: at any")),
                        numberOption("paid", "CENTS", Console::tr("start fee paid, in cents"))
                            .at({"/paidCents"})
                            .between(-core::largestPaidCents, core::largestPaidCents),
                        textOption("fee-class", "ID",
                                   Console::tr("owes the start fee of that class; \"\": of none"))
                            .at({"/feeClass"}),
                        flag("remove", Console::tr("remove somebody who was never seated")),
                        flag("pay-back", Console::tr("with --remove: what was paid is given back "
                                                     "at once")),
                        flag("confirm-warnings", Console::tr("store it in spite of warnings"))},
            .examples = {u"participant --tournament 3 --participant 7 --name \"Lang, Uwe\""_s},
            .run = participant,
        },
        {
            .name = u"presence"_s,
            .summary = Console::tr("Say in which rounds somebody is present"),
            .details = Console::tr(
                "This concerns rounds to be seated; whoever is seated already stays seated."),
            .options = {tournamentOption(), participantOption(),
                        presenceOption(u"from"_s, Console::tr("comes, or comes back, in round R")),
                        presenceOption(u"until"_s, Console::tr("drops out after round R")),
                        presenceOption(u"absent"_s, Console::tr("misses round R alone"))},
            .oneOf = {{u"from"_s, u"until"_s, u"absent"_s}},
            .examples = {u"presence --tournament 3 --participant 7 --until 2"_s},
            .run =
                [](Call& call) {
                    return call.finish(call.run(core::changePresence, call.participant(),
                                                wantedPresence(call.arguments())));
                },
        },
        {
            .name = u"penalty"_s,
            .summary = Console::tr("Take match points from somebody, or give some"),
            .options = {tournamentOption(), participantOption(),
                        numberOption("round", "R", Console::tr("the round it belongs to")).needed(),
                        textOption("points", "P",
                                   Console::tr("match points, as in -1/2 or -0.5; steps of 0.1"))
                            .needed()
                            .at({"/matchPoints"}),
                        textOption("reason", "TEXT", Console::tr("why")).needed()},
            .examples =
                {u"penalty --tournament 3 --participant 7 --round 1 --points -1/2 --reason late"_s},
            .run = penalty,
        },
        {
            .name = u"cancel-penalty"_s,
            .summary = Console::tr("Take a penalty back"),
            .options = {tournamentOption(),
                        numberOption("number", "N",
                                     Console::tr("which one, in the order they were given, from 1"))
                            .needed()
                            .at({"/index"})},
            .examples = {u"cancel-penalty --tournament 3 --number 1"_s},
            .run = onTournament(cancelPenalty),
        },
    };
}

} // namespace cli
