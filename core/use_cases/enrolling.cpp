#include "core/use_cases/enrolling.h"

#include "core/faults/faults.h"
#include "core/model/limits.h"
#include "core/model/registration.h"
#include "core/money/start_fee.h"
#include "core/people/people_names.h"
#include "core/ranking/open_tables.h"
#include "core/use_cases/managing_participants.h"
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

/// Assigns start numbers.
class EnrolmentDesk
{
public:
    explicit EnrolmentDesk(const Tournament& tournament) : settings_(tournament.settings)
    {
        for (const auto& participant : tournament.participants) {
            take(participant.number);
        }
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

    [[nodiscard]] const Settings& settings() const { return settings_; }

    void take(StartNumber number)
    {
        highest_ = std::max(highest_, number);
        taken_.insert(number);
    }

private:
    const Settings& settings_;
    std::set<StartNumber> taken_;
    StartNumber highest_{0};
    StartNumber smallestFree_{1}; ///< No number before it is free.
};

Participant newParticipant(const Enrolment& person, StartNumber number, Attendance status,
                           const Settings& settings)
{
    Participant participant;
    participant.number = number;
    participant.name = person.name;
    participant.surname = person.surname;
    participant.club = person.club;
    participant.tags = person.tags;
    participant.fixedTable = person.fixedTable;
    const bool paysNow = person.paidIfHere && status == Attendance::Here;
    participant.feeClass = feeClassOf(person, settings);
    participant.setPaidCents(person.paidInFull || paysNow ? startFeeOf(settings, participant)
                                                          : person.paidCents);
    for (auto& payment : participant.payments) {
        payment.way = person.paidWay;
    }
    participant.status = status;
    participant.registeredAt = person.registeredAt;
    return participant;
}

/// Why the person cannot be enrolled with that free number.
Refusals refusalsOf(const Enrolment& person, std::optional<StartNumber> free, const Pointer& place,
                    const Settings& settings)
{
    const StartNumber number = free.value_or(person.number.value_or(largestNumber));
    const auto participant = newParticipant(person, number, person.status, settings);
    Refusals refusals = faultsOf(participant, place);
    addFaults(refusals, nameFaultOf(person.name, place));
    addFaults(refusals, feeClassFaultOf(settings, participant, place));
    if (!free) {
        refusals.push_back(
            {ParticipantFault::NumberTaken, place / "number"_L1, {QString::number(plain(number))}});
    }
    return refusals;
}

/// The outcome for somebody not enrolled yet, as if there were places for everybody.
Foreseen numbered(const Enrolment& person, const Pointer& place, EnrolmentDesk& desk)
{
    const auto free = desk.numberFor(person);
    Refusals refusals = refusalsOf(person, free, place, desk.settings());
    if (!refusals.empty()) {
        return {Foreseen::Fate::Refused, {}, std::move(refusals)};
    }
    desk.take(*free);
    return {Foreseen::Fate::Added, *free, {}, person.status};
}

/// The indices of the people in the order in which they registered. Those without a time register
/// now, in the order of the list.
std::vector<std::size_t> orderOfRegistration(const std::vector<Enrolment>& people)
{
    std::vector<std::size_t> order(people.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&people](std::size_t left, std::size_t right) {
        const auto& earlier = people[left].registeredAt;
        const auto& later = people[right].registeredAt;
        return earlier && (!later || *earlier < *later);
    });
    return order;
}

/// Puts those on the waiting list for whom no place is left.
void givePlaces(const RegistrationCount& count, const std::vector<Enrolment>& people,
                std::vector<Foreseen>& foreseen)
{
    const auto places = placesForNewcomers(count);
    if (!places) {
        return;
    }
    int free = *places;
    for (const std::size_t index : orderOfRegistration(people)) {
        auto& one = foreseen[index];
        if (one.fate != Foreseen::Fate::Added || one.status == Attendance::Waiting) {
            continue;
        }
        if (free == 0) {
            one.status = Attendance::Waiting;
        } else {
            --free;
        }
    }
}

std::vector<std::optional<StartNumber>> numbersIn(const ListComparison& comparison)
{
    std::vector<std::optional<StartNumber>> numbers;
    numbers.reserve(comparison.entries.size());
    for (const auto& entry : comparison.entries) {
        numbers.push_back(entry.number);
    }
    return numbers;
}

/// The outcome for people of whom some are enrolled, where so many are registered.
std::vector<Foreseen> foreseenFor(const Tournament& tournament,
                                  const std::vector<Enrolment>& people,
                                  const std::vector<std::optional<StartNumber>>& enrolled,
                                  const RegistrationCount& count)
{
    EnrolmentDesk desk(tournament);
    std::vector<Foreseen> all(people.size());
    for (const std::size_t index : orderOfNumbers(people)) {
        all[index] = enrolled[index] ? Foreseen{Foreseen::Fate::There, *enrolled[index], {}}
                                     : numbered(people[index], Pointer() / index, desk);
    }
    givePlaces(count, people, all);
    return all;
}

/// A change of people as it grows, and what is refused of it.
struct PeopleChange
{
    explicit PeopleChange(const Tournament& tournament) : steps(tournament) {}

    ParticipantSteps steps;
    Change change{{Action::Enrol}, {}, {}};
    Refusals refusals = {};
};

/// Adds the steps for those who are added, or why others are refused.
void addPeople(const Tournament& tournament, const std::vector<Enrolment>& people,
               const std::vector<Foreseen>& fates, const std::optional<QDateTime>& now,
               PeopleChange& made)
{
    const RoundNumber from = firstRoundToCome(tournament);
    for (const std::size_t index : orderOfNumbers(people)) {
        const Foreseen& one = fates[index];
        addFaults(made.refusals, one.refusals);
        if (one.fate != Foreseen::Fate::Added) {
            continue;
        }
        auto added = newParticipant(people[index], one.number, one.status, tournament.settings);
        added.present = {{from, std::nullopt}};
        if (now && !isHere(added) && !added.registeredAt) {
            added.registeredAt = registrationTime(*now);
        }
        made.steps.add(made.change, added);
    }
}

/// The change, labelled with the person if it is about one only.
Result<Change> checked(PeopleChange made)
{
    if (!made.refusals.empty()) {
        return std::move(made.refusals);
    }
    const auto& steps = made.change.steps;
    const auto isPerson = [](const Step& step) {
        return std::holds_alternative<ParticipantExchange>(step);
    };
    if (std::count_if(steps.begin(), steps.end(), isPerson) == 1) {
        const auto& only = *std::find_if(steps.begin(), steps.end(), isPerson);
        made.change.label.participant = std::get<ParticipantExchange>(only).key;
    }
    return std::move(made.change);
}

/// Adds the steps that bring people up to date with the list.
void addUpdates(const Tournament& tournament, const ListComparison& comparison,
                const std::set<StartNumber>& ticked, PeopleChange& made)
{
    for (std::size_t row = 0; row < comparison.entries.size(); ++row) {
        const auto& wanted = comparison.entries[row].wanted;
        if (!wanted || !ticked.contains(wanted->number)) {
            continue;
        }
        const Pointer place = Pointer() / row;
        const Participant& before = *findParticipant(tournament, wanted->number);
        addFaults(made.refusals, newFaults(faultsOf(before, place), faultsOf(*wanted, place)));
        if (wanted->feeClass != before.feeClass) {
            addFaults(made.refusals, feeClassFaultOf(tournament.settings, *wanted, place));
        }
        made.steps.exchange(made.change, before, normalised(*wanted));
    }
}

/// Adds the steps that remove those who are missing from the list and ticked; `count` is then
/// without them.
void dropMissing(const Tournament& tournament, const std::vector<StartNumber>& missing,
                 const std::set<StartNumber>& ticked, RegistrationCount& count, PeopleChange& made)
{
    std::vector<StartNumber> dropped;
    Tournament remaining = tournament;
    std::copy_if(missing.begin(), missing.end(), std::back_inserter(dropped),
                 [&ticked](StartNumber number) { return ticked.contains(number); });
    // What they paid is owed back.
    const auto removal = removeParticipants(tournament, dropped, MoneyOfRemoved::OwedBack);
    if (!removal) {
        for (auto refusal : removal.refused().refusals) {
            refusal.place = Pointer() / "missing"_L1;
            addFault(made.refusals, std::move(refusal));
        }
        return;
    }
    apply(*removal, remaining);
    count = registrationCount(remaining);
    auto& steps = made.change.steps;
    steps.insert(steps.end(), removal->steps.begin(), removal->steps.end());
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
    return foreseenFor(tournament, people, recognised(tournament, people),
                       registrationCount(tournament));
}

std::vector<Foreseen> foreseen(const Tournament& tournament, const std::vector<Enrolment>& people,
                               const ListComparison& comparison)
{
    return foreseenFor(tournament, people, numbersIn(comparison), registrationCount(tournament));
}

Result<Change> enrol(const Situation& now, const std::vector<Enrolment>& people)
{
    return enrolIn(now, withSurnames(people, now.stored.lastPlayedWithSurname()), now.stamp.time);
}

Result<Change> enrolIn(const Tournament& tournament, const std::vector<Enrolment>& people,
                       const std::optional<QDateTime>& now)
{
    PeopleChange made(tournament);
    addPeople(tournament, people, foreseen(tournament, people), now, made);
    return checked(std::move(made));
}

ListComparison comparedWithList(const Tournament& tournament, const std::vector<Enrolment>& people,
                                ListKind kind)
{
    return compared(tournament, people, kind, [&tournament](const Participant& person) {
        return startFeeOf(tournament.settings, person);
    });
}

Result<Change> updateFromList(const Situation& now, const std::vector<Enrolment>& people,
                              const ListTicks& ticks)
{
    const Tournament& tournament = now;
    const auto named = withSurnames(people, now.stored.lastPlayedWithSurname());
    const auto comparison = comparedWithList(tournament, named, ticks.kind);
    PeopleChange made(tournament);
    auto count = registrationCount(tournament);
    dropMissing(tournament, comparison.missing, ticks.dropped, count, made);
    addUpdates(tournament, comparison, ticks.changed, made);
    const auto fates = foreseenFor(tournament, named, numbersIn(comparison), count);
    addPeople(tournament, named, fates, now.stamp.time, made);
    return checked(std::move(made));
}

std::vector<StartNumber> enrolledBy(const Change& change)
{
    std::vector<StartNumber> numbers;
    for (const auto& step : change.steps) {
        const auto* const person = std::get_if<ParticipantExchange>(&step);
        if (person != nullptr && !person->before) {
            numbers.push_back(person->key);
        }
    }
    return numbers;
}

std::vector<StartNumber> waitingAmong(const Tournament& tournament,
                                      const std::vector<StartNumber>& people)
{
    const std::set<StartNumber> wanted(people.begin(), people.end());
    auto waiting = waitingList(tournament);
    std::erase_if(waiting, [&wanted](StartNumber number) { return !wanted.contains(number); });
    return waiting;
}

} // namespace core
