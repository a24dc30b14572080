#include "core/use_cases/checking_in.h"

#include "core/faults/faults.h"
#include "core/model/enum_keys.h"
#include "core/use_cases/arrivals.h"
#include "core/use_cases/attending.h"
#include "core/use_cases/enrolling.h"
#include "core/use_cases/participant_steps.h"
#include "core/use_cases/place_checks.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

/// The time that puts somebody behind all who wait now; those without a time are last in any case.
QDateTime endOfQueue(const Tournament& tournament, const QDateTime& now)
{
    QDateTime end = now;
    for (const auto& participant : tournament.participants) {
        if (participant.status == Attendance::Waiting && participant.registeredAt >= end) {
            end = participant.registeredAt->addSecs(1);
        }
    }
    return end;
}

/// Collects the steps of a status change for several people.
class StatusChange
{
public:
    StatusChange(const Tournament& tournament, Action action, const QDateTime& now)
        : tournament_(tournament),
          places_(tournament),
          now_(registrationTime(now)),
          end_(endOfQueue(tournament, now_)),
          isPastDeadline_(isPastDeadline(tournament.settings, now.toLocalTime())),
          change_{{action}, {}, {}}
    {}

    void setStatus(StartNumber number, Attendance status, const Pointer& place)
    {
        const Participant* const before = findParticipant(tournament_, number);
        if (before == nullptr) {
            addFault(refusals_, unknownPerson(number, place));
            return;
        }
        if (before->status != status) {
            add(*before, changed(*before, status), place);
        }
    }

    void releasePlaceOf(StartNumber number, const Pointer& place)
    {
        const Participant& before = *findParticipant(tournament_, number);
        add(before, withoutPlace(before), place);
    }

    void moveUp(StartNumber number, const Pointer& place)
    {
        const Participant& before = *findParticipant(tournament_, number);
        add(before, expected(before), place);
    }

    [[nodiscard]] Result<Change> result() &&
    {
        if (!refusals_.empty()) {
            return std::move(refusals_);
        }
        if (change_.steps.size() == 1) {
            change_.label.participant = std::get<ParticipantExchange>(change_.steps.front()).key;
        }
        return std::move(change_);
    }

private:
    [[nodiscard]] Participant changed(const Participant& before, Attendance status) const
    {
        switch (status) {
        case Attendance::Here:
            return arrived(before, firstRoundToCome(tournament_));
        case Attendance::Expected:
            return expected(before);
        case Attendance::Waiting:
            break;
        }
        return isPastDeadline_ && before.status == Attendance::Expected ? withoutPlace(before)
                                                                        : atEnd(before);
    }

    [[nodiscard]] Participant expected(Participant person) const
    {
        if (person.status == Attendance::Waiting && isPastDeadline_) {
            person.present.clear(); // From now on they keep the place.
        } else if (hasLostPlace(person)) {
            person = arrived(std::move(person), firstRoundToCome(tournament_));
        }
        person.status = Attendance::Expected;
        person.registeredAt = person.registeredAt.value_or(now_);
        return person;
    }

    [[nodiscard]] Participant atEnd(Participant person) const
    {
        person.status = Attendance::Waiting;
        person.registeredAt = end_;
        return person;
    }

    [[nodiscard]] Participant withoutPlace(Participant person) const
    {
        person = atEnd(std::move(person));
        person.present.clear();
        return person;
    }

    void add(const Participant& before, const Participant& after, const Pointer& place)
    {
        addFaults(refusals_, places_.refusalsOf(after, place));
        ParticipantSteps(tournament_).exchange(change_, before, after);
    }

    const Tournament& tournament_;
    PlaceCheck places_;
    QDateTime now_;
    QDateTime end_;
    bool isPastDeadline_;
    Change change_;
    Refusals refusals_;
};

/// Changes since a proposal was made.
Refusals conflictsOf(const Tournament& tournament, const std::vector<StartNumber>& numbers,
                     Attendance seen, Attendance wanted, const Pointer& list)
{
    Refusals conflicts;
    for (std::size_t index = 0; index < numbers.size(); ++index) {
        const Participant* const person = findParticipant(tournament, numbers[index]);
        const Pointer place = list / index;
        if (person == nullptr) {
            addFault(conflicts, unknownPerson(numbers[index], place));
        } else if (person->status != seen) {
            addFault(conflicts,
                     {ClubFault::ChangedMeanwhile,
                      place / "status"_L1,
                      {u'"' + keyOf(person->status) + u'"', u'"' + keyOf(wanted) + u'"'}});
        }
    }
    return conflicts;
}

} // namespace

Participant arrived(Participant person, RoundNumber round)
{
    person.status = Attendance::Here;
    person.present = withPresence(person.present, PresentFrom{round});
    return normalised(std::move(person));
}

Refusal hereAlready(Reader& stored, TournamentId id, const Participant& person)
{
    Refusal refusal{ParticipantFault::AlreadyHere,
                    Pointer() / "participant"_L1,
                    {QString::number(plain(person.number))}};
    Arrivals arrivals;
    arrivals.follow(stored, id);
    if (const auto* const arrival = arrivals.of(person.uuid)) {
        refusal.arguments << arrival->desk << arrival->time.toString(Qt::ISODate);
    }
    return refusal;
}

Refusal onWaitingList(StartNumber number, int turn, const Pointer& place)
{
    return {ParticipantFault::OnWaitingList,
            place,
            {QString::number(plain(number)), QString::number(turn)}};
}

Result<Change> arrivalOf(const Tournament& tournament, StartNumber number,
                         std::optional<RoundNumber> from)
{
    const Pointer place = Pointer() / "participant"_L1;
    const Participant* const before = findParticipant(tournament, number);
    if (before == nullptr) {
        return unknownPerson(number, place);
    }
    if (const auto turn = placeToKeepWaitingAt(tournament, number)) {
        return onWaitingList(number, *turn, place);
    }
    const RoundNumber round = from.value_or(firstRoundToCome(tournament));
    Change change{{Action::CheckIn}, {}, {}};
    change.label.participant = number;
    if (!isPresent(*before, round)) {
        ParticipantSteps(tournament).exchange(change, *before, arrived(*before, round));
    }
    return change;
}

Result<Change> changeStatus(const Situation& now, const std::vector<StartNumber>& numbers,
                            Attendance status)
{
    StatusChange change(now.tournament, Action::ChangeStatus, now.stamp.time);
    for (std::size_t index = 0; index < numbers.size(); ++index) {
        change.setStatus(numbers[index], status, Pointer() / index);
    }
    return std::move(change).result();
}

Result<Change> releasePlaces(const Situation& now, const PlaceRelease& release)
{
    const auto& tournament = now.tournament;
    const Pointer released = Pointer() / "released"_L1;
    const Pointer movingUp = Pointer() / "movingUp"_L1;
    Refusals conflicts = conflictsOf(tournament, release.released, Attendance::Expected,
                                     Attendance::Waiting, released);
    addFaults(conflicts, conflictsOf(tournament, release.movingUp, Attendance::Waiting,
                                     Attendance::Expected, movingUp));
    if (!conflicts.empty()) {
        return conflicts;
    }
    StatusChange change(tournament, Action::ReleasePlaces, now.stamp.time);
    for (std::size_t index = 0; index < release.released.size(); ++index) {
        change.releasePlaceOf(release.released[index], released / index);
    }
    for (std::size_t index = 0; index < release.movingUp.size(); ++index) {
        change.moveUp(release.movingUp[index], movingUp / index);
    }
    return std::move(change).result();
}

} // namespace core
