#include "core/use_cases/managing_participants.h"

#include "core/faults/faults.h"
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
void addChange(const Participant& before, const Participant& after, Change& change)
{
    if (after == before) {
        return;
    }
    Participant onlyPresent = before;
    onlyPresent.present = after.present;
    if (after != onlyPresent) {
        change.label.action = Action::ChangeParticipant;
    }
    change.steps.emplace_back(ParticipantExchange{before.number, before, after});
}

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
    if (renumbered) {
        change.steps.emplace_back(ParticipantExchange{number, *before, std::nullopt});
        change.steps.emplace_back(ParticipantExchange{after.number, std::nullopt, after});
    } else if (after != *before) {
        change.steps.emplace_back(ParticipantExchange{number, *before, after});
    }
    return change;
}

Result<Change> changeParticipants(const Tournament& tournament,
                                  const std::vector<Participant>& wanted)
{
    Refusals refusals = repeatedNumbers(numbersOf(wanted));
    Change change{{Action::ChangePresence}, {}, {}};
    PlaceCheck places(tournament);
    for (std::size_t index = 0; index < wanted.size(); ++index) {
        const Pointer place = Pointer() / index;
        const Participant* const before = findParticipant(tournament, wanted[index].number);
        auto faults = before != nullptr
                          ? newFaults(faultsOf(*before, place), faultsOf(wanted[index], place))
                          : Refusals{unknownPerson(wanted[index].number, place / "number"_L1)};
        if (before != nullptr) {
            addFaults(faults, places.refusalsOf(wanted[index], place));
            if (wanted[index].feeClass != before->feeClass) {
                addFaults(faults, feeClassFaultOf(tournament.settings, wanted[index], place));
            }
        }
        refusals.insert(refusals.end(), faults.begin(), faults.end());
        if (before != nullptr && faults.empty()) {
            addChange(*before, normalised(wanted[index]), change);
        }
    }
    if (!refusals.empty()) {
        return refusals;
    }
    if (change.steps.size() == 1) {
        change.label.participant = std::get<ParticipantExchange>(change.steps.front()).key;
    }
    return change;
}

Result<Change> removeParticipant(const Tournament& tournament, StartNumber number)
{
    const Participant* const before = findParticipant(tournament, number);
    if (before == nullptr) {
        return unknownPerson(number, Pointer() / "number"_L1);
    }
    if (auto uses = usesOf(tournament, number, Pointer() / "number"_L1); !uses.empty()) {
        return uses;
    }
    Change change{{Action::RemoveParticipant}, {}, {}};
    change.label.participant = number;
    change.steps.emplace_back(ParticipantExchange{number, *before, std::nullopt});
    return change;
}

Result<Change> removeParticipants(const Tournament& tournament,
                                  const std::vector<StartNumber>& numbers)
{
    Refusals refusals = repeatedNumbers(numbers);
    Change change{{Action::RemoveParticipant}, {}, {}};
    for (std::size_t index = 0; index < numbers.size(); ++index) {
        const Pointer place = Pointer() / index;
        const Participant* const before = findParticipant(tournament, numbers[index]);
        const auto uses = before != nullptr ? usesOf(tournament, numbers[index], place)
                                            : Refusals{unknownPerson(numbers[index], place)};
        refusals.insert(refusals.end(), uses.begin(), uses.end());
        if (before != nullptr && uses.empty()) {
            change.steps.emplace_back(ParticipantExchange{numbers[index], *before, std::nullopt});
        }
    }
    if (!refusals.empty()) {
        return refusals;
    }
    if (numbers.size() == 1) {
        change.label.participant = numbers.front();
    }
    return change;
}

} // namespace core
