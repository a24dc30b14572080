#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/listed_people.h"
#include "core/file/csv.h"
#include "core/model/enum_keys.h"
#include "core/money/start_fee.h"
#include "core/people/people_names.h"
#include "core/texts/cash_texts.h"
#include "core/texts/member_texts.h"
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

/// "7 Berger, Anna (Hof)", and how the list differs: "club, paid".
struct Difference
{
    Difference(const core::Tournament& tournament, const core::ListedEntry& entry)
        : person(personText(*findParticipant(tournament, *entry.number)))
    {
        QStringList names;
        for (const auto& member : entry.members) {
            names << texts::memberName(member);
        }
        members = names.join(u", "_s);
    }

    QString person;
    QString members;
};

/// Names people whom the list describes differently and who stay unchanged.
void warnOfDifferences(Call& call, const core::Tournament& tournament,
                       const core::ListComparison& comparison, bool updates)
{
    for (std::size_t row = 0; row < comparison.entries.size(); ++row) {
        const auto& entry = comparison.entries[row];
        if (entry.members.isEmpty() || (updates && entry.wanted)) {
            continue;
        }
        const Difference difference(tournament, entry);
        const QString text =
            entry.wanted
                ? Console::tr("%1 is enrolled already and stays unchanged; different in the list: "
                              "%2. Use --update to change it.")
                : Console::tr("%1 is here and stays unchanged; different in the list: %2.");
        call.warn(core::Pointer() / row, text.arg(difference.person, difference.members));
    }
}

QStringList changedLines(const core::Tournament& tournament, const core::ListComparison& comparison)
{
    QStringList lines;
    for (const auto& entry : comparison.entries) {
        if (entry.wanted) {
            const Difference difference(tournament, entry);
            lines << Console::tr("Changed: %1: %2").arg(difference.person, difference.members);
        }
    }
    return lines;
}

QStringList newLines(const core::Tournament& tournament,
                     const std::vector<core::StartNumber>& people)
{
    QStringList lines;
    for (const auto number : people) {
        lines << Console::tr("New: %1").arg(personText(*findParticipant(tournament, number)));
    }
    return lines;
}

QStringList missingLines(const core::Tournament& tournament,
                         const std::vector<core::StartNumber>& people, bool areDropped)
{
    QStringList lines;
    for (const auto number : people) {
        lines << (areDropped ? Console::tr("Removed: %1") : Console::tr("Not on the list: %1"))
                     .arg(personText(*findParticipant(tournament, number)));
    }
    return lines;
}

/// A list may say that somebody paid more than the fee; pay asks about that.
void warnOfOverpayments(Call& call, const core::Tournament& after,
                        const std::vector<core::StartNumber>& enrolled)
{
    for (const auto number : enrolled) {
        auto person = *findParticipant(after, number);
        const auto paid = person.paidCents();
        person.payments.clear();
        if (const auto doubt = paymentDoubt(after.settings, person, paid)) {
            call.console().warning(personText(person), texts::text(*doubt));
        }
    }
}

core::ListKind kindOf(const Arguments& arguments)
{
    return arguments.has("update") ? core::ListKind::Newer : core::ListKind::More;
}

/// Enrols the people; with `--update` as a newer list of the same event.
ExitCode enrolPeople(Call& call, const core::Tournament& before,
                     const std::vector<core::Enrolment>& people)
{
    const bool updates = call.arguments().has("update");
    const bool drops = call.arguments().has("drop-missing");
    const auto kind = kindOf(call.arguments());
    const auto comparison = core::comparedWithList(before, people, kind);
    core::ListTicks ticks{kind, {}, {}};
    if (updates) {
        for (const auto& entry : comparison.entries) {
            if (entry.wanted) {
                ticks.changed.insert(entry.wanted->number);
            }
        }
    }
    if (drops) {
        ticks.dropped.insert(comparison.missing.begin(), comparison.missing.end());
    }
    const auto change = call.run(core::updateFromList, people, ticks);
    if (!change) {
        return call.refuse(change.refused());
    }
    warnOfDifferences(call, before, comparison, updates);
    const auto after = call.service().tournament(call.tournamentId());
    if (!after) {
        return call.refuse(after.refused());
    }
    const auto enrolled = core::enrolledBy(*change);
    warnOfOverpayments(call, **after, enrolled);
    QStringList lines;
    if (updates) {
        lines << newLines(**after, enrolled) << changedLines(before, comparison)
              << missingLines(before, comparison.missing, drops);
    }
    lines << waitingLines(**after, enrolled);
    for (const auto& line : lines) {
        call.console().print(line);
    }
    return ExitCode::Done;
}

std::vector<core::Enrolment> peopleOf(const std::vector<core::ListedPerson>& listed,
                                      const Arguments& arguments)
{
    const auto status = statusIn(arguments);
    std::vector<core::Enrolment> people;
    people.reserve(listed.size());
    for (const auto& one : listed) {
        people.push_back(core::completed(one, core::Attendance::Here, wayOf(arguments)));
        people.back().status = status.value_or(people.back().status);
    }
    return people;
}

/// Rows that repeat an earlier one, but for those of people who are enrolled already.
std::vector<std::optional<std::size_t>> repeatedIn(const core::Tournament& tournament,
                                                   const std::vector<core::Enrolment>& people,
                                                   core::ListKind kind)
{
    auto repeated = core::repeatedIn(people);
    const auto comparison = core::comparedWithList(tournament, people, kind);
    for (std::size_t row = 0; row < people.size(); ++row) {
        if (comparison.entries[row].number) {
            repeated[row].reset();
        }
    }
    return repeated;
}

ExitCode enrol(Call& call, const core::Tournament& tournament)
{
    const auto& arguments = call.arguments();
    if (arguments.has("drop-missing") && !arguments.has("update")) {
        return call.misused("--drop-missing", Console::tr("This needs --update."));
    }
    auto listed = readPeople(call, core::ListUse::Enrolment);
    if (!listed.value) {
        return listed.failure;
    }
    leaveOutRepeated(call, *listed.value,
                     repeatedIn(tournament, peopleOf(*listed.value, arguments), kindOf(arguments)),
                     Console::tr("Two people? Give each a number."));
    return enrolPeople(call, tournament, peopleOf(*listed.value, arguments));
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
    const bool isPaidBack = arguments.has("pay-back");
    if (!isPaidBack && call.misusedAny({"way", "box"}, Console::tr("This needs --pay-back."))) {
        return ExitCode::Usage;
    }
    const core::MoneyOfRemoved money =
        isPaidBack ? core::MoneyOfRemoved(core::MoneyOfRemoved::PaidBack, wayOf(arguments),
                                          arguments.text("box"))
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
            .details =
                Console::tr("The columns are found by their names: name is needed; number, "
                            "club, fixedTable, tags (separated by \"|\") and paidCents may "
                            "follow. A club's own titles serve, too: surname, first name, "
                            "paid. Without titles, --columns says what the columns hold. "
                            "Lines of sums are left out, and so is somebody who comes twice "
                            "without a number. Who has no number gets the next free one. Who is "
                            "enrolled already is left as is, so a list may be read twice. "
                            "A status can be here, expected or waiting. Places are given in "
                            "the order of registeredAt, people without it last in the order "
                            "of the list; the status of those without a place becomes "
                            "waiting, and they are printed with their place on the waiting "
                            "list. A list has 10,000 people at most.\n\nWith --update the "
                            "list is a newer one of the same event: people who are not "
                            "here are brought up to date with it, payments included, and "
                            "it is printed who is new, who has changed and who is no "
                            "longer on the list. Nobody who is here is changed, and an "
                            "empty field changes nothing."),
            .options = withListOptions(
                core::ListUse::Enrolment,
                {tournamentOption(),
                 wordOption("status", {u"here"_s, u"expected"_s, u"waiting"_s},
                            Console::tr("for all of the list; here if nothing says so")),
                 wayOption(),
                 flag("update", Console::tr("bring people up to date with a newer list")),
                 flag("drop-missing",
                      Console::tr("with --update: remove who is expected or waiting and no "
                                  "longer on the list"))
                     .at({"/missing"})}),
            .operands = {inputFile("FILE",
                                   Console::tr("the list, as CSV or a workbook (.xlsx, .ods); - "
                                               "reads the standard input"))},
            .examples = {u"enrol --tournament 3 people.csv"_s,
                         u"enrol --tournament 3 --status expected registered.csv"_s,
                         u"enrol --tournament 3 --status expected --update registered.csv"_s,
                         u"enrol --tournament 3 --columns number,name,-,club list.xlsx"_s},
            .run = onTournament(enrol),
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
                        wayOption(), boxOption(), confirmWarningsOption()},
            .examples = {u"participant --tournament 3 --participant 7 --name \"Lang, Uwe\""_s},
            .run = participant,
        },
        {
            .name = u"presence"_s,
            .summary = Console::tr("Say in which rounds somebody is present"),
            .details = Console::tr(
                "This concerns rounds to be seated; anyone seated already stays seated."),
            .options = {tournamentOption(), participantOption(),
                        presenceOption(u"from"_s, Console::tr("comes, or comes back, in round R")),
                        presenceOption(u"until"_s, Console::tr("drops out after round R")),
                        presenceOption(u"absent"_s, Console::tr("misses only round R"))},
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
