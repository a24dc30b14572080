#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/json_text.h"
#include "core/model/enum_keys.h"
#include "core/model/registration.h"

#include <set>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isPastDeadline(const Call& call, const core::Tournament& tournament)
{
    return core::isPastDeadline(tournament.settings, call.environment().clock().toLocalTime());
}

Json releaseJson(const core::PlaceRelease& release)
{
    return {{"released", numbersJson(release.released)},
            {"movingUp", numbersJson(release.movingUp)}};
}

QString personLine(const core::Tournament& tournament, core::StartNumber number)
{
    return u"%1 %2"_s.arg(plain(number)).arg(findParticipant(tournament, number)->name);
}

QStringList releaseLines(const core::Tournament& tournament, const core::PlaceRelease& release)
{
    QStringList lines;
    for (const auto number : release.released) {
        lines << Console::tr("Released: %1").arg(personLine(tournament, number));
    }
    for (const auto number : release.movingUp) {
        lines << Console::tr("Moves up: %1").arg(personLine(tournament, number));
    }
    return lines;
}

ExitCode registrations(Call& call, const core::Tournament& tournament)
{
    const auto& settings = tournament.settings;
    const auto count = core::registrationCount(tournament);
    const auto queue = core::waitingList(tournament);
    const auto proposal = core::proposedRelease(tournament, isPastDeadline(call, tournament));
    if (call.wantsJson()) {
        return call.deliver(jsonText(
            {{"here", count.here},
             {"expected", count.expected},
             {"waiting", count.waiting},
             {"capacity", numberOrNull(settings.capacity)},
             {"free", numberOrNull(count.free)},
             {"deadline", settings.deadline ? Json(utf8(settings.deadline->toString(u"HH:mm")))
                                            : Json(nullptr)},
             {"waitingList", numbersJson(queue)},
             {"proposal", releaseJson(proposal)}}));
    }
    QStringList lines = {Console::tr("%1 here, %2 expected, %3 waiting")
                             .arg(count.here)
                             .arg(count.expected)
                             .arg(count.waiting)};
    if (settings.capacity) {
        lines << Console::tr("%1 participants at most: places left: %2")
                     .arg(*settings.capacity)
                     .arg(*count.free);
    }
    lines << waitingLines(tournament, queue);
    if (!proposal.isEmpty()) {
        lines << QString() << Console::tr("Proposal (check-in --release):")
              << releaseLines(tournament, proposal);
    }
    return call.deliver((lines.join(u'\n') + u'\n').toUtf8());
}

ExitCode release(Call& call, const core::Tournament& tournament)
{
    const auto proposal = core::proposedRelease(tournament, isPastDeadline(call, tournament));
    const auto change = call.run(core::releasePlaces, proposal);
    if (change) {
        for (const auto& line : releaseLines(tournament, proposal)) {
            call.console().print(line);
        }
    }
    return call.finish(change);
}

ExitCode arrive(Call& call, const core::Tournament& tournament)
{
    const auto* const person = findParticipant(tournament, call.participant());
    if (person == nullptr) {
        return call.refuse(core::ParticipantFault::Unknown, core::Pointer() / "participant",
                           {QString::number(plain(call.participant()))});
    }
    core::DoorPerson arrival;
    arrival.uuid = person->uuid;
    arrival.cents = call.arguments().has("paid") ? core::missingFeeOf(arrival, tournament) : 0;
    const auto change = call.run(core::enterAtDoor, {arrival});
    return change && change->isEmpty()
               ? call.refuse(core::hereAlready(call.service().read(), call.tournamentId(), *person))
               : call.finish(change);
}

ExitCode checkIn(Call& call)
{
    const Arguments& arguments = call.arguments();
    if (arguments.has("release")) {
        return onTournament(release)(call);
    }
    if (arguments.has("status")) {
        const auto status = core::fromWord<core::Attendance>(arguments.text("status"));
        return call.finish(call.run(core::changeStatus, {call.participant()},
                                    status.value_or(core::Attendance::Here)));
    }
    return onTournament(arrive)(call);
}

} // namespace

QStringList waitingLines(const core::Tournament& tournament,
                         const std::vector<core::StartNumber>& people)
{
    const std::set<core::StartNumber> wanted(people.begin(), people.end());
    const auto queue = core::waitingList(tournament);
    QStringList lines;
    for (std::size_t place = 0; place < queue.size(); ++place) {
        if (wanted.contains(queue[place])) {
            lines << Console::tr("Waiting list, place %1: %2")
                         .arg(place + 1)
                         .arg(personLine(tournament, queue[place]));
        }
    }
    return lines;
}

std::vector<Command> checkInCommands()
{
    Option participant = participantOption();
    participant.required = false;
    participant.places << u"/0"_s << u"/0/status"_s << u"/people/0"_s;
    return {
        {
            .name = u"check-in"_s,
            .summary = Console::tr("Say that somebody who registered is here"),
            .details = Console::tr(
                "Whoever is here already is refused, with the desk and the time. With --status the "
                "person goes back to those expected or to the waiting list. --release gives free "
                "places to those waiting, in order of their registration; past the deadline also "
                "the places of those who are not here, and prints who that is. A place is passed "
                "on once; who has lost one comes last."),
            .options = {tournamentOption(), participant,
                        flag("paid", Console::tr("the start fee is paid, too")),
                        wordOption("status", {u"here"_s, u"expected"_s, u"waiting"_s},
                                   Console::tr("where the person is instead of here")),
                        flag("release", Console::tr("give places to those waiting"))},
            .oneOf = {{u"participant"_s, u"release"_s}},
            .examples = {u"check-in --tournament 3 --participant 7 --paid"_s,
                         u"check-in --tournament 3 --release"_s},
            .run = checkIn,
        },
        {
            .name = u"registrations"_s,
            .summary = Console::tr("Print who is here, expected and waiting"),
            .details = Console::tr("Counts, the waiting list in order, and who would move up now."),
            .options = {tournamentOption(), formatOption({u"text"_s, u"json"_s}), outputOption()},
            .examples = {u"registrations --tournament 3 --format json"_s},
            .run = onTournament(registrations),
        },
    };
}

} // namespace cli
