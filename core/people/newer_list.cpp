#include "core/people/newer_list.h"

#include "core/people/people_names.h"
#include "core/people/same_text.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

using Matches = std::vector<std::optional<StartNumber>>;

/// Those enrolled, by name and club and by name and number.
class EnrolledNames
{
public:
    explicit EnrolledNames(const Tournament& tournament)
    {
        for (const auto& participant : tournament.participants) {
            add(participant, nameKey(participant.name, participant.surname));
            if (!participant.surname.isEmpty()) {
                add(participant, nameKey(participant.name));
            }
        }
    }

    std::optional<StartNumber> take(const Enrolment& person)
    {
        const auto name = nameKey(person.name);
        return person.number ? takeFrom(byNumber_, {name, *person.number})
                             : takeFrom(byClub_, {name, sameKey(person.club)});
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
    std::optional<StartNumber> takeFrom(Index& index, const typename Index::key_type& key)
    {
        // Somebody with a surname set by hand is listed twice, and everybody in both indices.
        for (auto found = index.find(key); found != index.end() && found->first == key;
             found = index.erase(found)) {
            if (taken_.insert(found->second).second) {
                return found->second;
            }
        }
        return std::nullopt;
    }

    ByClub byClub_;
    ByNumber byNumber_;
    std::set<StartNumber> taken_;
};

std::set<StartNumber> numbersIn(const Matches& matches)
{
    std::set<StartNumber> numbers;
    for (const auto& match : matches) {
        if (match) {
            numbers.insert(*match);
        }
    }
    return numbers;
}

/// People whom the list does not name.
std::vector<const Participant*> unnamed(const Tournament& tournament, const Matches& matches)
{
    const auto named = numbersIn(matches);
    std::vector<const Participant*> people;
    for (const auto& participant : tournament.participants) {
        if (!named.contains(participant.number)) {
            people.push_back(&participant);
        }
    }
    return people;
}

/// Those of them who are expected or waiting.
std::vector<StartNumber> missingFrom(const Tournament& tournament, const Matches& matches)
{
    std::vector<StartNumber> numbers;
    for (const auto* const participant : unnamed(tournament, matches)) {
        if (!isHere(*participant)) {
            numbers.push_back(participant->number);
        }
    }
    return numbers;
}

/// Matches stated numbers whose names were corrected.
void matchCorrectedNames(const Tournament& tournament, const std::vector<Enrolment>& people,
                         Matches& matches)
{
    std::map<StartNumber, const Participant*> open;
    for (const auto* const participant : unnamed(tournament, matches)) {
        open.emplace(participant->number, participant);
    }
    for (std::size_t row = 0; row < people.size(); ++row) {
        const auto found =
            !matches[row] && people[row].number ? open.find(*people[row].number) : open.end();
        if (found != open.end() && haveWordInCommon(found->second->name, people[row].name)) {
            matches[row] = found->first;
            open.erase(found);
        }
    }
}

/// Matches names that occur once among the rest of the list and once among the rest of the people.
void matchCorrectedClubs(const Tournament& tournament, const std::vector<Enrolment>& people,
                         Matches& matches)
{
    std::map<QString, std::vector<StartNumber>> open;
    for (const auto* const participant : unnamed(tournament, matches)) {
        open[nameKey(participant->name, participant->surname)].push_back(participant->number);
    }
    std::map<QString, std::vector<std::size_t>> rows;
    for (std::size_t row = 0; row < people.size(); ++row) {
        if (!matches[row] && !people[row].number) {
            rows[nameKey(people[row].name)].push_back(row);
        }
    }
    for (const auto& [name, same] : rows) {
        const auto found = open.find(name);
        if (same.size() == 1 && found != open.end() && found->second.size() == 1) {
            matches[same.front()] = found->second.front();
        }
    }
}

Matches recognisedOrCorrected(const Tournament& tournament, const std::vector<Enrolment>& people)
{
    auto matches = recognised(tournament, people);
    matchCorrectedNames(tournament, people, matches);
    matchCorrectedClubs(tournament, people, matches);
    return matches;
}

/// Collects what a list says differently about a participant.
class Difference
{
public:
    Difference(const Participant& before, ListedEntry& entry) : wanted_(before), entry_(entry) {}

    Participant& wanted() { return wanted_; }

    /// Sets a text unless it is empty or means the same.
    void set(QString Participant::*member, const QString& listed, const char* key)
    {
        if (!listed.isEmpty() && !isSame(wanted_.*member, listed)) {
            wanted_.*member = listed;
            add(key);
        }
    }

    template <typename Value>
    void set(std::optional<Value> Participant::*member, const std::optional<Value>& listed,
             const char* key)
    {
        if (listed && wanted_.*member != listed) {
            wanted_.*member = listed;
            add(key);
        }
    }

    void add(const char* key) { entry_.members << QString::fromLatin1(key); }

private:
    Participant wanted_;
    ListedEntry& entry_;
};

void addTags(const QStringList& listed, Difference& difference)
{
    auto& tags = difference.wanted().tags;
    const auto before = tags.size();
    for (const auto& tag : listed) {
        if (!containsSame(tags, tag)) {
            tags << tag;
        }
    }
    if (tags.size() > before) {
        difference.add("tags");
    }
}

void addPayment(const Enrolment& listed, const FeeOf& feeOf, Difference& difference)
{
    auto& wanted = difference.wanted();
    const auto paid = listed.paidInFull ? feeOf(wanted) : listed.paidCents;
    if (paid > wanted.paidCents()) {
        wanted.setPaidCents(paid);
        wanted.payments.back().way = listed.paidWay;
        difference.add("paidCents");
    }
}

ListedEntry entryOf(const Settings& settings, const Participant& before, const Enrolment& listed,
                    const FeeOf& feeOf)
{
    ListedEntry entry{before.number};
    Difference difference(before, entry);
    // Either form of the same name is no difference.
    if (nameKey(listed.name) != nameKey(before.name) &&
        nameKey(listed.name) != nameKey(before.name, before.surname)) {
        difference.set(&Participant::name, listed.name, "name");
        difference.wanted().surname.clear();
    }
    difference.set(&Participant::club, listed.club, "club");
    addTags(listed.tags, difference);
    difference.set(&Participant::fixedTable, listed.fixedTable, "fixedTable");
    difference.set(&Participant::feeClass, feeClassOf(listed, settings), "feeClass");
    difference.set(&Participant::registeredAt, listed.registeredAt, "registeredAt");
    addPayment(listed, feeOf, difference);
    if (!entry.members.isEmpty() && !isHere(before)) {
        entry.wanted = difference.wanted();
    }
    return entry;
}

} // namespace

std::vector<std::size_t> orderOfNumbers(const std::vector<Enrolment>& people)
{
    std::vector<std::size_t> order(people.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_partition(order.begin(), order.end(), [&people](std::size_t index) {
        return people[index].number.has_value();
    });
    return order;
}

std::vector<std::optional<StartNumber>> recognised(const Tournament& tournament,
                                                   const std::vector<Enrolment>& people)
{
    EnrolledNames enrolled(tournament);
    Matches matches(people.size());
    for (const std::size_t row : orderOfNumbers(people)) {
        matches[row] = enrolled.take(people[row]);
    }
    return matches;
}

std::vector<std::optional<std::size_t>> repeatedIn(const std::vector<Enrolment>& people)
{
    std::map<PersonSpelling, std::size_t> first;
    std::vector<std::optional<std::size_t>> repeated(people.size());
    for (std::size_t row = 0; row < people.size(); ++row) {
        const auto& person = people[row];
        const auto [found, isNew] =
            first.emplace(spellingOf(person.name, person.club, person.surname), row);
        if (!isNew && !(person.number && people[found->second].number)) {
            repeated[row] = found->second;
        }
    }
    return repeated;
}

ListComparison compared(const Tournament& tournament, const std::vector<Enrolment>& people,
                        ListKind kind, const FeeOf& feeOf)
{
    const auto matches = kind == ListKind::Newer ? recognisedOrCorrected(tournament, people)
                                                 : recognised(tournament, people);
    ListComparison comparison;
    for (std::size_t row = 0; row < people.size(); ++row) {
        const auto* const participant =
            matches[row] ? findParticipant(tournament, *matches[row]) : nullptr;
        comparison.entries.push_back(
            participant != nullptr ? entryOf(tournament.settings, *participant, people[row], feeOf)
                                   : ListedEntry{});
    }
    if (kind == ListKind::Newer) {
        comparison.missing = missingFrom(tournament, matches);
    }
    return comparison;
}

ListKind kindOfList(const Tournament& tournament, const std::vector<Enrolment>& people)
{
    const auto& all = tournament.participants;
    const auto registered = std::count_if(
        all.begin(), all.end(), [](const auto& participant) { return !isHere(participant); });
    const auto missing =
        std::ssize(missingFrom(tournament, recognisedOrCorrected(tournament, people)));
    return registered > missing && 2 * missing <= registered ? ListKind::Newer : ListKind::More;
}

} // namespace core
