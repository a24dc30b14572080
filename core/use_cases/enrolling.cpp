#include "enrolling.h"

#include "core/faults.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr StartNumber largestNumber{std::numeric_limits<std::int32_t>::max()};

/// Gives out start numbers and tells who is enrolled already.
class EnrolmentDesk
{
public:
    explicit EnrolmentDesk(const std::vector<Participant>& participants)
    {
        for (const auto& participant : participants) {
            take(participant.number);
            unseen_.emplace(participant.name, &participant);
        }
    }

    /// Whether the person stands on the list already; each participant is recognised only once.
    bool recognises(const Enrolment& person)
    {
        const auto [first, last] = unseen_.equal_range(person.name);
        const auto found = std::find_if(first, last, [&person](const auto& entry) {
            const Participant& participant = *entry.second;
            return person.number ? participant.number == *person.number
                                 : participant.club == person.club;
        });
        if (found == last) {
            return false;
        }
        unseen_.erase(found);
        return true;
    }

    /// The stated number or the next one after all others, if it is free.
    std::optional<StartNumber> numberFor(const Enrolment& person)
    {
        if (!person.number && highest_ == largestNumber) {
            return std::nullopt;
        }
        const StartNumber number =
            person.number ? *person.number : StartNumber{plain(highest_) + 1};
        return take(number) ? std::optional(number) : std::nullopt;
    }

private:
    bool take(StartNumber number)
    {
        highest_ = std::max(highest_, number);
        return taken_.insert(number).second;
    }

    std::multimap<QString, const Participant*> unseen_;
    std::set<StartNumber> taken_;
    StartNumber highest_{0};
};

Participant newParticipant(const Enrolment& person, StartNumber number)
{
    Participant participant;
    participant.number = number;
    participant.name = person.name;
    participant.club = person.club;
    participant.tags = person.tags;
    participant.fixedTable = person.fixedTable;
    participant.paidCents = person.paidCents;
    return participant;
}

/// Adds the person to the change, or says why that cannot be.
Refusals enrolOne(const Enrolment& person, const Pointer& place, EnrolmentDesk& desk,
                  Change& change)
{
    const auto free = desk.numberFor(person);
    const StartNumber number = free.value_or(person.number.value_or(largestNumber));
    const Participant participant = newParticipant(person, number);
    change.steps.emplace_back(ParticipantExchange{number, std::nullopt, participant});
    Refusals refusals = faultsOf(participant, place);
    if (!free) {
        refusals.push_back(
            {ParticipantFault::NumberTaken, place / "number"_L1, {QString::number(plain(number))}});
    }
    return refusals;
}

} // namespace

Result<Change> enrol(const Tournament& tournament, const std::vector<Enrolment>& people)
{
    EnrolmentDesk desk(tournament.participants);
    Refusals refusals;
    Change change{{Action::Enrol}, {}, {}};
    // Stated numbers first, so that none of them is given away to somebody without one.
    for (const bool stated : {true, false}) {
        for (std::size_t index = 0; index < people.size(); ++index) {
            const auto& person = people[index];
            if (person.number.has_value() == stated && !desk.recognises(person)) {
                const auto faults = enrolOne(person, Pointer() / index, desk, change);
                refusals.insert(refusals.end(), faults.begin(), faults.end());
            }
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

} // namespace core
