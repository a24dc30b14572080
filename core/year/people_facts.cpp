#include "core/year/people_facts.h"

#include "core/people/people_names.h"

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace core {
namespace {

using scoring::MatchPoints;
using scoring::RuleSet;

auto nameOrder(const SeriesPerson& person)
{
    return std::tuple(spellingOf(person.name, person.club), person.player);
}

/// The participants with a result come first, in the order of the results.
const ParticipantFacts& factsOfResult(const PlayedEvening& played, std::size_t place)
{
    return played.facts->participants[place];
}

/// The place of the person among the results.
std::optional<std::size_t> placeOf(const PlayedEvening& played, const PersonKey& person)
{
    const auto& results = played.evening->results;
    const auto found =
        std::find_if(results.begin(), results.end(), [&person](const EveningResult& result) {
            return keyOf(result.person) == person;
        });
    return found != results.end() ? std::optional(static_cast<std::size_t>(found - results.begin()))
                                  : std::nullopt;
}

PersonEvening personEvening(const PlayedEvenings& evenings, std::size_t evening, std::size_t place)
{
    const auto& results = evenings[evening].evening->results;
    return {evening, results[place].rank, static_cast<std::int32_t>(results.size()),
            factsOfResult(evenings[evening], place).tally};
}

/// Follows somebody's games from evening to evening.
class Streaks
{
public:
    void add(std::size_t evening, const std::vector<bool>& won)
    {
        for (const bool one : won) {
            if (!one) {
                running_ = {};
                continue;
            }
            running_ = {running_.length + 1, running_.length == 0 ? evening : running_.first,
                        evening};
            if (longest_.empty() || running_.length > longest_.front().length) {
                longest_.clear();
            }
            if (longest_.empty() || running_.length == longest_.front().length) {
                longest_.push_back(running_);
            }
        }
    }

    [[nodiscard]] const std::vector<WinningStreak>& longest() const { return longest_; }

private:
    WinningStreak running_;
    std::vector<WinningStreak> longest_;
};

/// The evenings for which `valueOf` is largest.
template <typename ValueOf>
std::vector<std::size_t> largest(const std::vector<const PersonEvening*>& evenings,
                                 const ValueOf& valueOf)
{
    std::vector<std::size_t> found;
    auto best = valueOf(*evenings.front());
    for (const auto* const evening : evenings) {
        const auto value = valueOf(*evening);
        if (value > best) {
            found.clear();
            best = value;
        }
        if (value == best) {
            found.push_back(evening->evening);
        }
    }
    return found;
}

RuleSetSum sumOf(RuleSet ruleSet, const PlayedEvenings& played,
                 const std::vector<const PersonEvening*>& evenings, const Streaks& streaks)
{
    RuleSetSum sum;
    sum.ruleSet = ruleSet;
    for (const auto* const evening : evenings) {
        ++sum.evenings;
        sum.eveningsWon += evening->rank == 1 ? 1 : 0;
        sum.tally.add(evening->tally);
    }
    auto scored = evenings;
    std::erase_if(scored, [&played](const PersonEvening* one) {
        return played[one->evening].evening->isKnockOut;
    });
    if (!scored.empty()) {
        sum.mostPoints = largest(scored, [](const auto& one) { return one.tally.tmp(); });
        sum.fewestPoints =
            largest(scored, [](const auto& one) { return -one.tally.tmp().units(); });
    }
    sum.bestPlace = largest(evenings, [](const auto& one) { return -one.rank; });
    sum.worstPlace = largest(evenings, [](const auto& one) { return one.rank; });
    sum.longestStreaks = streaks.longest();
    return sum;
}

std::vector<RuleSetSum> sumsOf(const PlayedEvenings& evenings, const PersonFacts& facts,
                               const PersonKey& person)
{
    std::map<RuleSet, std::pair<std::vector<const PersonEvening*>, Streaks>> byRules;
    for (const auto& one : facts.evenings) {
        const auto& played = evenings[one.evening];
        auto& [own, streaks] = byRules[played.evening->rules.ruleSet];
        own.push_back(&one);
        streaks.add(one.evening, factsOfResult(played, *placeOf(played, person)).won);
    }
    std::vector<RuleSetSum> sums;
    sums.reserve(byRules.size());
    for (const auto& [ruleSet, of] : byRules) {
        sums.push_back(sumOf(ruleSet, evenings, of.first, of.second));
    }
    return sums;
}

/// The people of an evening by their numbers there.
std::unordered_map<StartNumber, const SeriesPerson*> peopleByNumber(const SeriesEvening& evening)
{
    std::unordered_map<StartNumber, const SeriesPerson*> people;
    for (const auto& result : evening.results) {
        people.emplace(result.number, &result.person);
    }
    return people;
}

using Met = std::map<PersonKey, PersonMet>;

void add(const MeetingFacts& meeting, bool isOne, PersonMet& met)
{
    ++met.evenings;
    met.tables += meeting.tables;
    met.games += meeting.games;
    met.ahead += isOne ? meeting.oneAhead : meeting.otherAhead;
    met.behind += isOne ? meeting.otherAhead : meeting.oneAhead;
}

void addMeetings(const PlayedEvening& played, StartNumber number, Met& met)
{
    const auto people = peopleByNumber(*played.evening);
    for (const auto& meeting : played.facts->meetings) {
        const bool isOne = meeting.one == number;
        if (!isOne && meeting.other != number) {
            continue;
        }
        if (const auto other = people.find(isOne ? meeting.other : meeting.one);
            other != people.end()) {
            auto& entry = met[keyOf(*other->second)];
            entry.person = *other->second;
            add(meeting, isOne, entry);
        }
    }
}

std::vector<PersonMet> listed(const Met& met)
{
    std::vector<PersonMet> people;
    people.reserve(met.size());
    for (const auto& [key, person] : met) {
        people.push_back(person);
    }
    std::sort(people.begin(), people.end(), [](const PersonMet& left, const PersonMet& right) {
        return std::tuple(-left.games, -left.tables, nameOrder(left.person)) <
               std::tuple(-right.games, -right.tables, nameOrder(right.person));
    });
    return people;
}

/// Meetings of two people at an evening; nothing if they never met.
MeetingFacts meetingOf(const PlayedEvening& played, StartNumber one, StartNumber other)
{
    const auto pair = std::minmax(one, other);
    const auto& meetings = played.facts->meetings;
    const auto found = std::lower_bound(meetings.begin(), meetings.end(), pair,
                                        [](const MeetingFacts& meeting, const auto& numbers) {
                                            return std::pair(meeting.one, meeting.other) <
                                                   std::pair(numbers.first, numbers.second);
                                        });
    const bool isThere =
        found != meetings.end() && found->one == pair.first && found->other == pair.second;
    return isThere ? *found : MeetingFacts{};
}

void add(const EveningOfBoth& evening, HeadToHead& both)
{
    both.oneBefore += evening.one.rank < evening.other.rank ? 1 : 0;
    both.otherBefore += evening.other.rank < evening.one.rank ? 1 : 0;
    both.tables += evening.tables;
    both.games += evening.games;
    both.oneAhead += evening.oneAhead;
    both.otherAhead += evening.otherAhead;
    both.evenings.push_back(evening);
}

/// Collects the holders of one record.
class Record
{
public:
    void offer(MatchPoints value, const RecordHolder& holder)
    {
        if (value > record_.value) {
            record_.value = value;
            record_.holders.clear();
        }
        if (value == record_.value && value > MatchPoints()) {
            record_.holders.push_back(holder);
        }
    }

    [[nodiscard]] PlayersRecord of(RuleSet ruleSet, RecordKind kind) const
    {
        return {ruleSet, kind, record_.value, record_.holders};
    }

private:
    PlayersRecord record_;
};

/// The evenings of one rule set.
class Records
{
public:
    void add(std::size_t index, const PlayedEvening& played)
    {
        for (std::size_t place = 0; place < played.evening->results.size(); ++place) {
            const auto& person = played.evening->results[place].person;
            const auto& facts = factsOfResult(played, place);
            points_.offer(facts.tally.tmp(), {person, index, index});
            rommes_.offer(MatchPoints::fromPoints(facts.tally.rommes), {person, index, index});
            auto& [latest, streaks] = streaks_[keyOf(person)];
            latest = person;
            streaks.add(index, facts.won);
        }
    }

    void listIn(std::vector<PlayersRecord>& records, RuleSet ruleSet) const
    {
        Record longest;
        for (const auto& [key, one] : streaks_) {
            for (const auto& streak : one.second.longest()) {
                longest.offer(MatchPoints::fromPoints(streak.length),
                              {one.first, streak.first, streak.last});
            }
        }
        for (auto record : {points_.of(ruleSet, RecordKind::MostPoints),
                            rommes_.of(ruleSet, RecordKind::MostRommes),
                            longest.of(ruleSet, RecordKind::LongestStreak)}) {
            if (!record.holders.empty()) {
                std::stable_sort(record.holders.begin(), record.holders.end(),
                                 [](const RecordHolder& left, const RecordHolder& right) {
                                     return std::tuple(left.first, nameOrder(left.person)) <
                                            std::tuple(right.first, nameOrder(right.person));
                                 });
                records.push_back(std::move(record));
            }
        }
    }

private:
    Record points_;
    Record rommes_;
    std::map<PersonKey, std::pair<SeriesPerson, Streaks>> streaks_;
};

} // namespace

void sortByDate(PlayedEvenings& evenings)
{
    std::sort(evenings.begin(), evenings.end(),
              [](const PlayedEvening& left, const PlayedEvening& right) {
                  return isEarlier(*left.evening, *right.evening);
              });
}

PlayedEvenings playedEvenings(const ClubEveningList& evenings, const DaySpan& days)
{
    PlayedEvenings played;
    played.reserve(evenings.size());
    for (const auto& one : evenings) {
        if (days.contains(one->evening.date)) {
            played.push_back({&one->evening, &one->facts});
        }
    }
    sortByDate(played);
    return played;
}

std::vector<ClubPerson> peopleOf(const PlayedEvenings& evenings)
{
    std::map<PersonKey, ClubPerson> found;
    for (const auto& played : evenings) {
        for (const auto& result : played.evening->results) {
            auto& entry = found[keyOf(result.person)];
            entry.person = result.person;
            ++entry.evenings;
            entry.last = std::max(entry.last, played.evening->date);
        }
    }
    std::vector<ClubPerson> people;
    people.reserve(found.size());
    for (auto& [key, person] : found) {
        people.push_back(std::move(person));
    }
    std::sort(people.begin(), people.end(), [](const ClubPerson& left, const ClubPerson& right) {
        return nameOrder(left.person) < nameOrder(right.person);
    });
    return people;
}

std::optional<PersonFacts> personFacts(const PlayedEvenings& evenings, const PersonKey& person)
{
    PersonFacts facts;
    Met met;
    for (std::size_t index = 0; index < evenings.size(); ++index) {
        if (const auto place = placeOf(evenings[index], person)) {
            facts.person = evenings[index].evening->results[*place].person;
            facts.evenings.push_back(personEvening(evenings, index, *place));
            addMeetings(evenings[index], facts.evenings.back().tally.number, met);
        }
    }
    if (facts.evenings.empty()) {
        return std::nullopt;
    }
    facts.sums = sumsOf(evenings, facts, person);
    facts.met = listed(met);
    return facts;
}

std::optional<HeadToHead> headToHead(const PlayedEvenings& evenings, const PersonKey& one,
                                     const PersonKey& other)
{
    HeadToHead both;
    bool isOneKnown = false;
    bool isOtherKnown = false;
    for (std::size_t index = 0; index < evenings.size(); ++index) {
        const auto& played = evenings[index];
        const auto onePlace = placeOf(played, one);
        const auto otherPlace = placeOf(played, other);
        if (onePlace) {
            isOneKnown = true;
            both.one = played.evening->results[*onePlace].person;
        }
        if (otherPlace) {
            isOtherKnown = true;
            both.other = played.evening->results[*otherPlace].person;
        }
        if (!onePlace || !otherPlace) {
            continue;
        }
        EveningOfBoth evening{personEvening(evenings, index, *onePlace),
                              personEvening(evenings, index, *otherPlace)};
        const auto oneNumber = evening.one.tally.number;
        const auto otherNumber = evening.other.tally.number;
        const auto meeting = meetingOf(played, oneNumber, otherNumber);
        const bool isInOrder = oneNumber < otherNumber;
        evening.tables = meeting.tables;
        evening.games = meeting.games;
        evening.oneAhead = isInOrder ? meeting.oneAhead : meeting.otherAhead;
        evening.otherAhead = isInOrder ? meeting.otherAhead : meeting.oneAhead;
        add(evening, both);
    }
    return isOneKnown && isOtherKnown && one != other ? std::optional(both) : std::nullopt;
}

std::vector<PlayersRecord> recordsOf(const PlayedEvenings& evenings)
{
    std::map<RuleSet, Records> byRules;
    for (std::size_t index = 0; index < evenings.size(); ++index) {
        byRules[evenings[index].evening->rules.ruleSet].add(index, evenings[index]);
    }
    std::vector<PlayersRecord> records;
    for (const auto& [ruleSet, of] : byRules) {
        of.listIn(records, ruleSet);
    }
    return records;
}

} // namespace core
