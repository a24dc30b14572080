#include "core/use_cases/checking_in.h"

#include "core/faults/faults.h"
#include "core/model/enum_keys.h"
#include "core/money/start_fee.h"
#include "core/use_cases/attending.h"
#include "core/use_cases/enrolling.h"
#include "core/use_cases/participant_steps.h"
#include "core/use_cases/place_checks.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

/// Why somebody has to keep waiting.
Refusals queueRefusals(const Tournament& tournament, StartNumber number, const Pointer& place)
{
    const auto queue = waitingList(tournament);
    const auto turn = std::find(queue.begin(), queue.end(), number) - queue.begin() + 1;
    const auto free = registrationCount(tournament).free;
    return !free || turn <= *free
               ? Refusals()
               : Refusals{{ParticipantFault::OnWaitingList,
                           place,
                           {QString::number(plain(number)), QString::number(turn)}}};
}

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

/// Whether an entry let that person in.
bool letsIn(const JournalEntry& entry, StartNumber number)
{
    const auto& steps = entry.change.steps;
    return std::any_of(steps.begin(), steps.end(), [number](const Step& step) {
        const auto* const person = std::get_if<ParticipantExchange>(&step);
        const bool isAbout = person != nullptr && person->key == number && person->after;
        return isAbout && isHere(*person->after) && (!person->before || !isHere(*person->before));
    });
}

/// How far back to look for the desk that let somebody in: one evening.
JournalFilter arrivals()
{
    constexpr std::size_t entriesOfAnEvening = 1'000;
    return {{Action::CheckIn, Action::Enrol, Action::ChangeStatus, Action::ChangeParticipant},
            std::nullopt,
            entriesOfAnEvening};
}

/// The refusal with the desk and the time of the arrival, if it is among the newest entries.
Refusal withArrival(Refusal refusal, StartNumber number, const std::vector<JournalEntry>& newest)
{
    const auto found = std::find_if(newest.begin(), newest.end(),
                                    [number](const auto& entry) { return letsIn(entry, number); });
    if (found != newest.end()) {
        refusal.arguments << found->desk << found->time.toString(Qt::ISODate);
    }
    return refusal;
}

} // namespace

Participant arrived(Participant person, RoundNumber round)
{
    person.status = Attendance::Here;
    person.present = withPresence(person.present, PresentFrom{round});
    return normalised(std::move(person));
}

Result<Change> checkIn(const Situation& now, StartNumber number, StartFee fee)
{
    auto arrival = arrivalOf(now, number, fee);
    const bool isHereAlready = !arrival && arrival.refused().refusals.front().code ==
                                               RefusalCode(ParticipantFault::AlreadyHere);
    return isHereAlready ? Result<Change>(withArrival(arrival.refused().refusals.front(), number,
                                                      now.stored.newest(now.id, arrivals())))
                         : arrival;
}

Result<Change> arrivalOf(const Tournament& tournament, StartNumber number, StartFee fee,
                         std::optional<RoundNumber> from)
{
    const Pointer place = Pointer() / "participant"_L1;
    const Participant* const before = findParticipant(tournament, number);
    if (before == nullptr) {
        return unknownPerson(number, place);
    }
    if (before->status == Attendance::Waiting) {
        if (auto refusals = queueRefusals(tournament, number, place); !refusals.empty()) {
            return refusals;
        }
    }
    const RoundNumber round = from.value_or(firstRoundToCome(tournament));
    const bool comes = !isPresent(*before, round);
    Participant after = comes ? arrived(*before, round) : *before;
    if (fee == StartFee::PaidNow) {
        after.setPaidCents(std::max(after.paidCents(), startFeeOf(tournament.settings, after)));
    }
    if (after == *before) {
        return Refusal{ParticipantFault::AlreadyHere, place, {QString::number(plain(number))}};
    }
    Change change{{comes ? Action::CheckIn : Action::ChangeParticipant}, {}, {}};
    change.label.participant = number;
    ParticipantSteps(tournament).exchange(change, *before, after);
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
