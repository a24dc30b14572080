#include "core/use_cases/managing_participants.h"

#include "core/faults/faults.h"
#include "core/use_cases/participant_steps.h"
#include "core/use_cases/paying.h"
#include "core/use_cases/place_checks.h"

#include <set>
#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

/// Why a start number cannot be removed: where it is still used.
Refusals usesOf(const Tournament& tournament, StartNumber number, const Pointer& place)
{
    if (auto refusals = takesPart(tournament, number, place); !refusals.empty()) {
        return refusals;
    }
    for (const auto& [one, other] : tournament.settings.apart) {
        if (one == number || other == number) {
            return {{ParticipantFault::StillWished, place, {QString::number(plain(number))}}};
        }
    }
    return {};
}

/// Why the numbers can't be changed together: one occurs twice.
Refusals repeatedNumbers(const std::vector<StartNumber>& numbers)
{
    Refusals refusals;
    std::set<StartNumber> seen;
    for (std::size_t index = 0; index < numbers.size(); ++index) {
        if (!seen.insert(numbers[index]).second) {
            refusals.push_back({RoundFault::SamePerson,
                                Pointer() / index,
                                {QString::number(plain(numbers[index]))}});
        }
    }
    return refusals;
}

std::vector<StartNumber> numbersOf(const std::vector<Participant>& people)
{
    std::vector<StartNumber> numbers;
    numbers.reserve(people.size());
    for (const auto& person : people) {
        numbers.push_back(person.number);
    }
    return numbers;
}

/// Adds the exchange, if there is a difference. The label says presence if nothing else differs.
void addChange(const Participant& before, const Participant& after, ParticipantSteps& steps,
               Change& change)
{
    if (after == before) {
        return;
    }
    Participant onlyPresent = before;
    onlyPresent.present = after.present;
    if (after != onlyPresent) {
        change.label.action = Action::ChangeParticipant;
    }
    steps.exchange(change, before, after);
}

/// Removes people, with or without giving back what they paid.
class Removal
{
public:
    Removal(const Tournament& tournament, MoneyOfRemoved money)
        : tournament_(tournament), money_(std::move(money)), steps_(tournament)
    {
        findPersonLineFaults(money_.way, Pointer() / "way"_L1, refusals_);
        findPersonLineFaults(money_.box, Pointer() / "box"_L1, refusals_);
    }

    void refuse(const Refusals& refusals) { addFaults(refusals_, refusals); }

    void add(StartNumber number, const Pointer& place)
    {
        const Participant* const before = findParticipant(tournament_, number);
        if (before == nullptr) {
            refuse({unknownPerson(number, place)});
            return;
        }
        if (const auto uses = usesOf(tournament_, number, place); !uses.empty()) {
            refuse(uses);
            return;
        }
        numbers_.push_back(number);
        if (money_.fate == MoneyOfRemoved::PaidBack && before->paidCents() != 0) {
            Participant paidBack = *before;
            paidBack.payments.push_back(
                {-before->paidCents(), std::nullopt, {}, {}, money_.way, money_.box});
            steps_.exchange(change_, *before, paidBack);
        }
        steps_.remove(change_, *before);
    }

    [[nodiscard]] Result<Change> result() &&
    {
        if (!refusals_.empty()) {
            return std::move(refusals_);
        }
        if (money_.fate == MoneyOfRemoved::Ask) {
            if (auto doubts = moneyAtStake(change_, tournament_); !doubts.empty()) {
                return Refused{{}, std::move(doubts)};
            }
        }
        if (numbers_.size() == 1) {
            change_.label.participant = numbers_.front();
        }
        return std::move(change_);
    }

private:
    const Tournament& tournament_;
    MoneyOfRemoved money_;
    ParticipantSteps steps_;
    std::vector<StartNumber> numbers_;
    Refusals refusals_;
    Change change_{{Action::RemoveParticipant}, {}, {}};
};

} // namespace

Result<Change> changeParticipant(const Tournament& tournament, StartNumber number,
                                 const Participant& wanted)
{
    const Participant* const before = findParticipant(tournament, number);
    if (before == nullptr) {
        return unknownPerson(number, Pointer() / "number"_L1);
    }
    const Participant after = normalised(wanted);
    Refusals refusals = newFaults(faultsOf(*before, Pointer()), faultsOf(wanted, Pointer()));
    if (wanted.name != before->name) {
        addFaults(refusals, nameFaultOf(wanted.name, Pointer()));
    }
    if (wanted.feeClass != before->feeClass) {
        addFaults(refusals, feeClassFaultOf(tournament.settings, wanted, Pointer()));
    }
    Participant sameNumber = after;
    sameNumber.number = number;
    addFaults(refusals, PlaceCheck(tournament).refusalsOf(sameNumber, Pointer()));
    const bool renumbered = after.number != number;
    if (renumbered && findParticipant(tournament, after.number) != nullptr) {
        refusals.push_back({ParticipantFault::NumberTaken,
                            Pointer() / "number"_L1,
                            {QString::number(plain(after.number))}});
    }
    if (renumbered) {
        const auto uses = usesOf(tournament, number, Pointer() / "number"_L1);
        refusals.insert(refusals.end(), uses.begin(), uses.end());
    }
    if (!refusals.empty()) {
        return refusals;
    }
    Change change{{Action::ChangeParticipant}, {}, {}};
    change.label.participant = number;
    ParticipantSteps(tournament).exchange(change, *before, after);
    return change;
}

Result<Change> changeParticipants(const Tournament& tournament,
                                  const std::vector<Participant>& wanted)
{
    Refusals refusals = repeatedNumbers(numbersOf(wanted));
    Change change{{Action::ChangePresence}, {}, {}};
    PlaceCheck places(tournament);
    ParticipantSteps steps(tournament);
    std::vector<StartNumber> changed;
    for (std::size_t index = 0; index < wanted.size(); ++index) {
        const Pointer place = Pointer() / index;
        const Participant* const before = findParticipant(tournament, wanted[index].number);
        auto faults = before != nullptr
                          ? newFaults(faultsOf(*before, place), faultsOf(wanted[index], place))
                          : Refusals{unknownPerson(wanted[index].number, place / "number"_L1)};
        if (before != nullptr) {
            addFaults(faults, places.refusalsOf(wanted[index], place));
            if (wanted[index].name != before->name) {
                addFaults(faults, nameFaultOf(wanted[index].name, place));
            }
            if (wanted[index].feeClass != before->feeClass) {
                addFaults(faults, feeClassFaultOf(tournament.settings, wanted[index], place));
            }
        }
        refusals.insert(refusals.end(), faults.begin(), faults.end());
        if (before != nullptr && faults.empty()) {
            const auto known = change.steps.size();
            addChange(*before, normalised(wanted[index]), steps, change);
            if (change.steps.size() > known) {
                changed.push_back(before->number);
            }
        }
    }
    if (!refusals.empty()) {
        return refusals;
    }
    if (changed.size() == 1) {
        change.label.participant = changed.front();
    }
    return change;
}

Result<Change> removeParticipant(const Tournament& tournament, StartNumber number,
                                 const MoneyOfRemoved& money)
{
    const Pointer place = Pointer() / "number"_L1;
    Removal removal(tournament, money);
    removal.add(number, place);
    return std::move(removal).result();
}

Result<Change> removeParticipants(const Tournament& tournament,
                                  const std::vector<StartNumber>& numbers,
                                  const MoneyOfRemoved& money)
{
    Removal removal(tournament, money);
    removal.refuse(repeatedNumbers(numbers));
    for (std::size_t index = 0; index < numbers.size(); ++index) {
        removal.add(numbers[index], Pointer() / index);
    }
    return std::move(removal).result();
}

} // namespace core
