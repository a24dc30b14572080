#include "core/people/candidates.h"

#include "core/model/registration.h"
#include "core/people/name_order.h"
#include "core/people/people_names.h"

#include <QLocale>

#include <algorithm>
#include <set>

namespace core {
namespace {

using Kind = Candidate::Kind;

/// Everyone in list order.
std::vector<StartNumber> inOrderOfArrival(const Tournament& tournament)
{
    const auto byName = NameOrder(QLocale()).sorted(tournament.participants);
    std::vector<StartNumber> order;
    const auto add = [&](Attendance status) {
        for (const auto number : byName) {
            if (findParticipant(tournament, number)->status == status) {
                order.push_back(number);
            }
        }
    };
    add(Attendance::Expected);
    const auto queue = waitingList(tournament);
    order.insert(order.end(), queue.begin(), queue.end());
    add(Attendance::Here);
    return order;
}

SearchText searchTextOf(const QString& name, const QString& club)
{
    return {name + u' ' + club};
}

bool beginsAsTyped(const NameMatcher& wanted, const QString& name)
{
    const auto matches = wanted.find(name);
    return matches && std::any_of(matches->begin(), matches->end(),
                                  [](const TextSpan& span) { return span.from == 0; });
}

bool hasDigit(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar sign) { return sign.isDigit(); });
}

} // namespace

const Participant* findPerson(const Tournament& tournament, const ParticipantUuid& uuid)
{
    const auto& people = tournament.participants;
    const auto found = std::find_if(people.begin(), people.end(),
                                    [&uuid](const Participant& one) { return one.uuid == uuid; });
    return found != people.end() ? &*found : nullptr;
}

std::vector<Player> notEnrolled(const std::vector<Player>& directory, const Tournament& tournament)
{
    std::multiset<PersonSpelling> enrolled;
    for (const auto& participant : tournament.participants) {
        enrolled.insert(spellingOf(participant.name, participant.club, participant.surname));
    }
    std::vector<Player> left;
    for (const auto& player : directory) {
        const auto found = enrolled.find(spellingOf(player.name, player.club));
        if (found != enrolled.end()) {
            enrolled.erase(found);
        } else {
            left.push_back(player);
        }
    }
    return left;
}

Player typedPlayer(const QString& typed)
{
    const qsizetype end = typed.indexOf(u';');
    return {
        typed.left(end).simplified(), end < 0 ? QString() : typed.mid(end + 1).simplified(), {}};
}

bool Candidate::isSamePerson(const Candidate& other) const
{
    if (kind != other.kind) {
        return false;
    }
    return kind == Kind::Registered
               ? number == other.number
               : player.name == other.player.name && player.club == other.player.club;
}

CandidateFinder::CandidateFinder(const Tournament& tournament, const std::vector<Player>& directory)
{
    for (const auto number : inOrderOfArrival(tournament)) {
        const auto& person = *findParticipant(tournament, number);
        registered_.push_back({{Kind::Registered, number, {person.name, person.club, person.tags}},
                               person.status,
                               searchTextOf(person.name, person.club)});
    }
    for (const auto& player : notEnrolled(directory, tournament)) {
        directory_.push_back(
            {{Kind::Known, StartNumber{0}, player}, {}, searchTextOf(player.name, player.club)});
    }
}

std::vector<Candidate> CandidateFinder::matching(const Entries& entries, const NameMatcher& wanted)
{
    Entries found;
    std::copy_if(entries.begin(), entries.end(), std::back_inserter(found),
                 [&wanted](const Entry& entry) { return wanted.matches(entry.text); });
    auto first = found.begin();
    while (first != found.end()) {
        const auto end = std::find_if(first, found.end(), [first](const Entry& entry) {
            return entry.status != first->status;
        });
        std::stable_partition(first, end, [&wanted](const Entry& entry) {
            return beginsAsTyped(wanted, entry.candidate.player.name);
        });
        first = end;
    }
    std::vector<Candidate> candidates(found.size());
    std::transform(found.begin(), found.end(), candidates.begin(),
                   [](const Entry& entry) { return entry.candidate; });
    return candidates;
}

std::vector<Candidate> CandidateFinder::find(const QString& typed) const
{
    constexpr std::size_t mostKnown = 8;
    const Player wanted = typedPlayer(typed);
    using Match = NameMatcher::Match;
    const auto text = wanted.name + u' ' + wanted.club;
    auto candidates = matching(registered_, NameMatcher(text, Match::WordStart));
    if (wanted.name.isEmpty()) {
        return candidates;
    }
    auto known = matching(directory_, NameMatcher(text, Match::WordStart));
    if (candidates.empty() && known.empty()) {
        candidates = matching(registered_, NameMatcher(text));
        known = matching(directory_, NameMatcher(text));
    }
    known.resize(std::min(known.size(), mostKnown));
    candidates.insert(candidates.end(), known.begin(), known.end());
    if (!hasDigit(wanted.name)) {
        candidates.push_back({Kind::New, StartNumber{0}, wanted});
    }
    return candidates;
}

std::vector<Candidate> CandidateFinder::withNumber(StartNumber number) const
{
    const auto found =
        std::find_if(registered_.begin(), registered_.end(),
                     [number](const Entry& entry) { return entry.candidate.number == number; });
    return found != registered_.end() ? std::vector{found->candidate} : std::vector<Candidate>();
}

std::optional<std::size_t> usualCandidate(const std::vector<Candidate>& candidates)
{
    constexpr std::size_t first = 0;
    if (candidates.empty()) {
        return std::nullopt;
    }
    const auto nameOf = [](const Candidate& candidate) { return nameKey(candidate.player.name); };
    const bool hasNamesake =
        std::any_of(candidates.begin() + 1, candidates.end(), [&](const Candidate& other) {
            return other.kind != Kind::New && nameOf(other) == nameOf(candidates[first]);
        });
    const bool areSeveral = candidates[first].kind == Kind::Known && candidates.size() > 1 &&
                            candidates[1].kind == Kind::Known;
    return hasNamesake || areSeveral ? std::nullopt : std::optional(first);
}

} // namespace core
