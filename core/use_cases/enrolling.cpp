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
    explicit EnrolmentDesk(const Tournament& tournament) : settings_(tournament.settings)
    {
        for (const auto& participant : tournament.participants) {
            take(participant.number);
            add(participant, nameKey(participant.name, participant.surname));
            if (!participant.surname.isEmpty()) {
                add(participant, nameKey(participant.name));
            }
        }
    }

    /// The number under which the person is already enrolled, if so; each participant is matched
    /// only once.
    std::optional<StartNumber> recognise(const Enrolment& person)
    {
        const auto name = nameKey(person.name);
        return person.number ? recogniseIn(byNumber_, {name, *person.number})
                             : recogniseIn(byClub_, {name, sameKey(person.club)});
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
    using ByClub = std::multimap<PersonSpelling, StartNumber>;
    using ByNumber = std::multimap<std::pair<QString, StartNumber>, StartNumber>;

    void add(const Participant& participant, const QString& name)
    {
        byClub_.insert({{name, sameKey(participant.club)}, participant.number});
        byNumber_.insert({{name, participant.number}, participant.number});
    }

    template <typename Index>
    std::optional<StartNumber> recogniseIn(Index& index, const typename Index::key_type& key)
    {
        // Somebody with a surname set by hand is listed twice, and everybody in both indices.
        for (auto found = index.find(key); found != index.end() && found->first == key;
             found = index.erase(found)) {
            if (seen_.insert(found->second).second) {
                return found->second;
            }
        }
        return std::nullopt;
    }

    const Settings& settings_;
    ByClub byClub_;
    ByNumber byNumber_;
    std::set<StartNumber> seen_;
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
    participant.feeClass = person.feeClass;
    participant.setPaidCents(person.paidInFull || paysNow ? startFeeOf(settings, participant)
                                                          : person.paidCents);
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
    addFaults(refusals, feeClassFaultOf(settings, participant, place));
    if (!free) {
        refusals.push_back(
            {ParticipantFault::NumberTaken, place / "number"_L1, {QString::number(plain(number))}});
    }
    return refusals;
}

/// The outcome as if there were places for everybody.
Foreseen numbered(const Enrolment& person, const Pointer& place, EnrolmentDesk& desk)
{
    if (const auto there = desk.recognise(person)) {
        return {Foreseen::Fate::There, *there, {}};
    }
    const auto free = desk.numberFor(person);
    Refusals refusals = refusalsOf(person, free, place, desk.settings());
    if (!refusals.empty()) {
        return {Foreseen::Fate::Refused, {}, std::move(refusals)};
    }
    desk.take(*free);
    return {Foreseen::Fate::Added, *free, {}, person.status};
}

/// The indices of the people in the order in which they get their numbers: stated ones first, so
/// that none is given to somebody without one.
std::vector<std::size_t> orderOfNumbers(const std::vector<Enrolment>& people)
{
    std::vector<std::size_t> order(people.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_partition(order.begin(), order.end(), [&people](std::size_t index) {
        return people[index].number.has_value();
    });
    return order;
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
void givePlaces(const Tournament& tournament, const std::vector<Enrolment>& people,
                std::vector<Foreseen>& foreseen)
{
    const auto count = registrationCount(tournament);
    if (!count.free) {
        return;
    }
    int free = count.waiting > 0 ? 0 : *count.free; // Those waiting come first.
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
    for (const std::size_t index : orderOfNumbers(people)) {
        all[index] = numbered(people[index], Pointer() / index, desk);
    }
    givePlaces(tournament, people, all);
    return all;
}

Result<Change> enrol(const Situation& now, const std::vector<Enrolment>& people)
{
    return enrolIn(now, withSurnames(people, now.stored.lastPlayedWithSurname()), now.stamp.time);
}

Result<Change> enrolIn(const Tournament& tournament, const std::vector<Enrolment>& people,
                       const std::optional<QDateTime>& now)
{
    const auto fates = foreseen(tournament, people);
    const RoundNumber from = firstRoundToCome(tournament);
    Refusals refusals;
    Change change{{Action::Enrol}, {}, {}};
    ParticipantSteps steps(tournament);
    for (const std::size_t index : orderOfNumbers(people)) {
        const Foreseen& one = fates[index];
        addFaults(refusals, one.refusals);
        if (one.fate != Foreseen::Fate::Added) {
            continue;
        }
        auto added = newParticipant(people[index], one.number, one.status, tournament.settings);
        added.present = {{from, std::nullopt}};
        if (now && !isHere(added) && !added.registeredAt) {
            added.registeredAt = registrationTime(*now);
        }
        steps.add(change, added);
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

std::vector<StartNumber> waitingAmong(const Tournament& tournament,
                                      const std::vector<StartNumber>& people)
{
    const std::set<StartNumber> wanted(people.begin(), people.end());
    auto waiting = waitingList(tournament);
    std::erase_if(waiting, [&wanted](StartNumber number) { return !wanted.contains(number); });
    return waiting;
}

} // namespace core
