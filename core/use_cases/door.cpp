#include "core/use_cases/door.h"

#include "core/faults/faults.h"
#include "core/model/registration.h"
#include "core/money/start_fee.h"
#include "core/people/candidates.h"
#include "core/people/same_text.h"
#include "core/use_cases/checking_in.h"
#include "core/use_cases/enrolling.h"
#include "core/use_cases/managing_participants.h"
#include "core/use_cases/paying.h"
#include "core/use_cases/place_checks.h"

#include <algorithm>
#include <set>
#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

/// The change as it grows, and the tournament as it leaves it.
class DoorChange
{
public:
    explicit DoorChange(const Situation& now) : now_(now), tournament_(now.tournament) {}

    void add(const DoorPerson& person, const Pointer& place)
    {
        const bool isNew = person.uuid.value.isNull();
        const auto number = isNew ? enrolled(person, place) : registered(person, place);
        if (!number) {
            return;
        }
        numbers_.push_back(*number);
        changeEntry(person, *number, place);
        const auto& entry = *findParticipant(tournament_, *number);
        areNew_ &= isNew;
        if (!isNew && person.comes && !isPresent(entry, firstRoundToCome(tournament_))) {
            isAnyArrival_ = true;
            take(arrivalOf(tournament_, *number), place);
        }
        if (person.cents > 0) {
            pay(person, *number, place);
        }
    }

    [[nodiscard]] Result<Change> result() &&
    {
        if (!refusals_.empty()) {
            return std::move(refusals_);
        }
        change_.label = {action()};
        if (numbers_.size() == 1) {
            change_.label.participant = numbers_.front();
        }
        return std::move(change_);
    }

private:
    [[nodiscard]] Action action() const
    {
        if (areNew_) {
            return Action::Enrol;
        }
        return isAnyArrival_              ? Action::CheckIn
               : changesPayments(change_) ? Action::TakePayment
                                          : Action::ChangeParticipant;
    }

    std::optional<StartNumber> registered(const DoorPerson& person, const Pointer& place)
    {
        const auto* const found = findPerson(tournament_, person.uuid);
        if (found == nullptr) {
            addFault(refusals_, {ParticipantFault::Gone, place, {}});
            return std::nullopt;
        }
        return found->number;
    }

    std::optional<StartNumber> enrolled(const DoorPerson& person, const Pointer& place)
    {
        const auto change =
            enrol(Situation{now_.id, tournament_, now_.stamp, now_.stored}, {person.enrolment});
        take(change, place);
        const auto added = change ? enrolledBy(*change) : std::vector<StartNumber>();
        if (change && added.empty()) {
            const auto there = foreseen(tournament_, {person.enrolment}).front().number;
            addFault(refusals_,
                     {ParticipantFault::AlreadyHere, place, {QString::number(plain(there))}});
        }
        return added.empty() ? std::nullopt : std::optional(added.front());
    }

    void changeEntry(const DoorPerson& person, StartNumber number, const Pointer& place)
    {
        auto wanted = *findParticipant(tournament_, number);
        wanted.feeClass = person.feeClass.value_or(wanted.feeClass);
        for (const auto& tag : person.formerTags) {
            wanted.tags.removeIf([&tag](const QString& one) { return isSame(one, tag); });
        }
        for (const auto& tag : person.newTags) {
            if (!containsSame(wanted.tags, tag)) {
                wanted.tags << tag;
            }
        }
        take(changeParticipant(tournament_, number, wanted), place);
    }

    void pay(const DoorPerson& person, StartNumber number, const Pointer& place)
    {
        const auto& payer = *findParticipant(tournament_, number);
        if (const auto turn = placeInQueue(tournament_, payer.number)) {
            addFault(refusals_, onWaitingList(number, *turn, place));
            return;
        }
        FeePayment payment;
        payment.cents = person.cents;
        take(takePayment(tournament_, number, payment), place);
    }

    /// Applies a part, or keeps why it is refused.
    void take(const Result<Change>& part, const Pointer& place)
    {
        if (!part) {
            for (auto refusal : part.refused().refusals) {
                refusal.place = place;
                addFault(refusals_, std::move(refusal));
            }
            return;
        }
        apply(*part, tournament_);
        change_.steps.insert(change_.steps.end(), part->steps.begin(), part->steps.end());
    }

    const Situation& now_;
    Tournament tournament_;
    Change change_;
    std::vector<StartNumber> numbers_;
    Refusals refusals_;
    bool areNew_ = true;
    bool isAnyArrival_ = false;
};

bool wasEnrolledBy(const Situation& now, const Spelling& wanted)
{
    constexpr std::size_t mostOfAnEvening = 2'000;
    const auto stored = now.stored.storedByHelper(now.id, wanted.by, mostOfAnEvening);
    const std::set<JournalId> own(stored.begin(), stored.end());
    const auto entries = now.stored.newest(now.id, {{Action::Enrol, Action::CheckIn},
                                                    std::nullopt,
                                                    own.empty() ? 0 : mostOfAnEvening,
                                                    EntryState::InEffect});
    return std::any_of(entries.begin(), entries.end(), [&](const JournalEntry& entry) {
        const auto& steps = entry.change.steps;
        return own.contains(entry.link.id) &&
               std::any_of(steps.begin(), steps.end(), [&wanted](const Step& step) {
                   const auto* const one = std::get_if<ParticipantExchange>(&step);
                   return one != nullptr && !one->before && one->after->uuid == wanted.person;
               });
    });
}

} // namespace

std::int64_t missingFeeOf(const DoorPerson& person, const Tournament& tournament)
{
    const bool isNew = person.uuid.value.isNull();
    const auto* const found = isNew ? nullptr : findPerson(tournament, person.uuid);
    Participant entry = found != nullptr ? *found : Participant();
    entry.feeClass = person.feeClass.value_or(entry.feeClass);
    return isNew || found != nullptr ? feeAccountOf(tournament.settings, entry).missing : 0;
}

Result<Change> correctSpelling(const Situation& now, const Spelling& wanted)
{
    const auto* const person = findPerson(now.tournament, wanted.person);
    if (person == nullptr) {
        return Refusal{ParticipantFault::Gone, Pointer() / "person"_L1, {}};
    }
    if (!wasEnrolledBy(now, wanted)) {
        return Refusal{
            ParticipantFault::EnrolledElsewhere, Pointer() / "person"_L1, {person->name}};
    }
    auto renamed = *person;
    renamed.name = wanted.name.simplified();
    return changeParticipant(now.tournament, person->number, renamed);
}

Result<Change> enterAtDoor(const Situation& now, const std::vector<DoorPerson>& people)
{
    DoorChange change(now);
    for (std::size_t index = 0; index < std::min(people.size(), mostAtTheDoor); ++index) {
        change.add(people[index], Pointer() / "people"_L1 / index);
    }
    return std::move(change).result();
}

} // namespace core
