#include "core/use_cases/enrolling.h"

#include "core/faults/faults.h"
#include "core/model/limits.h"
#include "core/model/registration.h"
#include "core/money/start_fee.h"
#include "core/people/people_names.h"
#include "core/people/same_text.h"
#include "core/ranking/open_tables.h"
#include "core/use_cases/participant_steps.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr StartNumber largestNumber{startNumberRange.largest};

/// Assigns start numbers and recognises those already enrolled.
class EnrolmentDesk
{
public:
    explicit EnrolmentDesk(const Tournament& tournament)
        : from_(firstRoundToCome(tournament)), settings_(tournament.settings)
    {
        const auto count = registrationCount(tournament);
        if (count.free) { // Those waiting come before new registrations.
            free_ = count.waiting > 0 ? 0 : *count.free;
        }
        for (const auto& participant : tournament.participants) {
            take(participant.number);
            unseen_.emplace(nameKey(participant.name, participant.surname), &participant);
            if (!participant.surname.isEmpty()) {
                unseen_.emplace(nameKey(participant.name), &participant);
            }
        }
    }

    /// The number under which the person is already enrolled, if so; each participant is matched
    /// only once.
    std::optional<StartNumber> recognise(const Enrolment& person)
    {
        const auto [first, last] = unseen_.equal_range(nameKey(person.name));
        const auto found = std::find_if(first, last, [this, &person](const auto& entry) {
            const Participant& participant = *entry.second;
            const bool isMeant = person.number ? participant.number == *person.number
                                               : isSame(participant.club, person.club);
            return isMeant && !seen_.contains(participant.number);
        });
        if (found == last) {
            return std::nullopt;
        }
        const StartNumber number = found->second->number;
        unseen_.erase(found);
        seen_.insert(number); // Somebody with a surname set by hand is listed twice.
        return number;
    }

    /// The stated number, if it is free; else the next one after all others, or the smallest free
    /// one if none follow.
    [[nodiscard]] std::optional<StartNumber> numberFor(const Enrolment& person)
    {
        if (person.number) {
            return taken_.contains(*person.number) ? std::nullopt : person.number;
        }
        if (highest_ < largestNumber) {
            return StartNumber{plain(highest_) + 1};
        }
        while (taken_.contains(smallestFree_)) {
            smallestFree_ = StartNumber{plain(smallestFree_) + 1};
        }
        return smallestFree_ <= largestNumber ? std::optional(smallestFree_) : std::nullopt;
    }

    /// The status of the next person who is enrolled.
    [[nodiscard]] Attendance statusFor(const Enrolment& person) const
    {
        return free_ && *free_ == 0 ? Attendance::Waiting : person.status;
    }

    /// From which round a newly enrolled person is present.
    [[nodiscard]] RoundNumber from() const { return from_; }
    [[nodiscard]] const Settings& settings() const { return settings_; }

    void take(StartNumber number)
    {
        highest_ = std::max(highest_, number);
        taken_.insert(number);
    }

    /// A person with that new status may have taken a place.
    void takePlace(Attendance status)
    {
        if (free_ && status != Attendance::Waiting) {
            --*free_;
        }
    }

private:
    RoundNumber from_;
    const Settings& settings_;
    std::optional<int> free_; ///< Places; nothing: no limit.
    std::multimap<QString, const Participant*> unseen_;
    std::set<StartNumber> seen_;
    std::set<StartNumber> taken_;
    StartNumber highest_{0};
    StartNumber smallestFree_{1}; ///< No number before it is free.
};

Participant newParticipant(const Enrolment& person, StartNumber number, Attendance status,
                           const EnrolmentDesk& desk)
{
    Participant participant;
    participant.number = number;
    participant.present = {{desk.from(), std::nullopt}};
    participant.name = person.name;
    participant.surname = person.surname;
    participant.club = person.club;
    participant.tags = person.tags;
    participant.fixedTable = person.fixedTable;
    const bool paysNow = person.paidIfHere && status == Attendance::Here;
    participant.feeClass = person.feeClass;
    participant.setPaidCents(person.paidInFull || paysNow ? startFeeOf(desk.settings(), participant)
                                                          : person.paidCents);
    participant.status = status;
    participant.registeredAt = person.registeredAt;
    return participant;
}

/// Why the person cannot be enrolled with that free number.
Refusals refusalsOf(const Enrolment& person, std::optional<StartNumber> free, const Pointer& place,
                    const EnrolmentDesk& desk)
{
    const StartNumber number = free.value_or(person.number.value_or(largestNumber));
    const auto participant = newParticipant(person, number, desk.statusFor(person), desk);
    Refusals refusals = faultsOf(participant, place);
    addFaults(refusals, feeClassFaultOf(desk.settings(), participant, place));
    if (!free) {
        refusals.push_back(
            {ParticipantFault::NumberTaken, place / "number"_L1, {QString::number(plain(number))}});
    }
    return refusals;
}

Foreseen foreseenOf(const Enrolment& person, const Pointer& place, EnrolmentDesk& desk)
{
    if (const auto there = desk.recognise(person)) {
        return {Foreseen::Fate::There, *there, {}};
    }
    const auto free = desk.numberFor(person);
    Refusals refusals = refusalsOf(person, free, place, desk);
    if (!refusals.empty()) {
        return {Foreseen::Fate::Refused, {}, std::move(refusals)};
    }
    const auto status = desk.statusFor(person);
    desk.take(*free);
    desk.takePlace(status);
    return {Foreseen::Fate::Added, *free, {}, status};
}

/// The indices of the people in the order in which they get their numbers: stated ones first, so
/// that none is given to somebody without one.
std::vector<std::size_t> orderOf(const std::vector<Enrolment>& people)
{
    std::vector<std::size_t> order(people.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_partition(order.begin(), order.end(), [&people](std::size_t index) {
        return people[index].number.has_value();
    });
    return order;
}

} // namespace

RoundNumber firstRoundToCome(const Tournament& tournament)
{
    std::int32_t begun = 0;
    for (const auto& round : tournament.rounds) {
        if (round.head.state == RoundState::Draft) {
            break;
        }
        begun = plain(round.number);
        if (round.head.state == RoundState::Published &&
            !openTablesOf(tournament.settings, round).empty()) {
            break; // later ones are only planned ahead
        }
    }
    return RoundNumber{std::min<std::int32_t>(begun + 1, roundsRange.largest)};
}

std::vector<Enrolment> withSurnames(std::vector<Enrolment> people,
                                    const std::vector<LastPlayed>& history)
{
    std::map<PersonSpelling, const LastPlayed*> last;
    for (const auto& played : history) {
        auto& known = last[spellingOf(played.name, played.club)];
        known = known == nullptr || known->date < played.date ? &played : known;
    }
    for (auto& person : people) {
        const auto found = last.find(spellingOf(person.name, person.club));
        if (person.surname.isEmpty() && found != last.end()) {
            person.surname = found->second->surname;
        }
    }
    return people;
}

std::vector<Foreseen> foreseen(const Tournament& tournament, const std::vector<Enrolment>& people)
{
    EnrolmentDesk desk(tournament);
    std::vector<Foreseen> all(people.size());
    for (const std::size_t index : orderOf(people)) {
        all[index] = foreseenOf(people[index], Pointer() / index, desk);
    }
    return all;
}

Result<Change> enrol(const Situation& now, const std::vector<Enrolment>& people)
{
    return enrolIn(now, withSurnames(people, now.stored.lastPlayedWithSurname()), now.stamp.time);
}

Result<Change> enrolIn(const Tournament& tournament, const std::vector<Enrolment>& people,
                       const std::optional<QDateTime>& now)
{
    EnrolmentDesk desk(tournament);
    Refusals refusals;
    Change change{{Action::Enrol}, {}, {}};
    ParticipantSteps steps(tournament);
    for (const std::size_t index : orderOf(people)) {
        if (isFull(refusals)) {
            break;
        }
        const Foreseen one = foreseenOf(people[index], Pointer() / index, desk);
        addFaults(refusals, one.refusals);
        if (one.fate == Foreseen::Fate::Added) {
            auto added = newParticipant(people[index], one.number, one.status, desk);
            if (now && !isHere(added) && !added.registeredAt) {
                added.registeredAt = registrationTime(*now);
            }
            steps.add(change, added);
        }
    }
    if (!refusals.empty()) {
        return refusals;
    }
    if (const auto numbers = enrolledBy(change); numbers.size() == 1) {
        change.label.participant = numbers.front();
    }
    return change;
}

std::vector<StartNumber> enrolledBy(const Change& change)
{
    std::vector<StartNumber> numbers;
    for (const auto& step : change.steps) {
        if (const auto* const person = std::get_if<ParticipantExchange>(&step)) {
            numbers.push_back(person->key);
        }
    }
    return numbers;
}

} // namespace core
