#include "core/club/who_is_who.h"

#include "core/people/people_names.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace core {
namespace {

/// A person in a tournament.
using Seat = std::pair<TournamentId, PlayerId>;

PersonSpelling spellingOf(const EnrolledPerson& person)
{
    return core::spellingOf(person.name, person.club);
}

/// Those without a link, by what identifies them within their tournament.
std::map<std::pair<TournamentId, PersonSpelling>, int>
countUnknown(const std::vector<EnrolledPerson>& people)
{
    std::map<std::pair<TournamentId, PersonSpelling>, int> counts;
    for (const auto& person : people) {
        if (!person.player) {
            ++counts[{person.key.tournament, spellingOf(person)}];
        }
    }
    return counts;
}

std::set<Seat> knownOf(const std::vector<EnrolledPerson>& people)
{
    std::set<Seat> known;
    for (const auto& person : people) {
        if (person.player) {
            known.emplace(person.key.tournament, *person.player);
        }
    }
    return known;
}

/// Entries that are not already somebody else in these tournaments.
std::vector<Player> candidatesFor(const std::vector<EnrolledPerson>& enrolled,
                                  const std::vector<Player>& namesakes, const std::set<Seat>& known)
{
    auto candidates = namesakes;
    std::erase_if(candidates, [&](const Player& player) {
        return std::any_of(enrolled.begin(), enrolled.end(), [&](const EnrolledPerson& person) {
            return known.contains({person.key.tournament, player.id});
        });
    });
    return candidates;
}

/// People without a link grouped by name and club, as one answer identifies them all.
std::map<PersonSpelling, std::vector<std::vector<EnrolledPerson>>>
groupsOf(const std::vector<EnrolledPerson>& people)
{
    const auto counts = countUnknown(people);
    std::map<PersonSpelling, std::vector<std::vector<EnrolledPerson>>> groups;
    std::map<PersonSpelling, std::vector<EnrolledPerson>> together;
    for (const auto& person : people) {
        if (person.player) {
            continue;
        }
        const auto spelling = spellingOf(person);
        if (counts.at({person.key.tournament, spelling}) > 1) {
            groups[spelling].push_back({person});
        } else {
            together[spelling].push_back(person);
        }
    }
    for (auto& [spelling, enrolled] : together) {
        groups[spelling].push_back(std::move(enrolled));
    }
    return groups;
}

/// Whether a new name or club is that of somebody else than the `linked` entry.
bool becameAnother(const Participant& before, const Participant& after, const PlayerId& linked,
                   const std::vector<Player>& directory)
{
    const auto spelling = core::spellingOf(after.name, after.club);
    if (spelling == core::spellingOf(before.name, before.club)) {
        return false;
    }
    const auto has = [&](const Player& player) {
        return core::spellingOf(player.name, player.club) == spelling;
    };
    const bool isLinkedOne =
        std::any_of(directory.begin(), directory.end(),
                    [&](const Player& player) { return player.id == linked && has(player); });
    return !isLinkedOne && (!haveWordInCommon(before.name, after.name) ||
                            std::any_of(directory.begin(), directory.end(), has));
}

} // namespace

std::vector<PlayerLink> certainLinks(const std::vector<Player>& directory,
                                     const std::vector<EnrolledPerson>& people)
{
    const auto counts = countUnknown(people);
    if (counts.empty()) {
        return {};
    }
    std::map<PersonSpelling, std::vector<PlayerId>> entries;
    for (const auto& player : directory) {
        entries[core::spellingOf(player.name, player.club)].push_back(player.id);
    }
    const auto known = knownOf(people);
    std::vector<PlayerLink> links;
    for (const auto& person : people) {
        if (person.player) {
            continue;
        }
        const auto spelling = spellingOf(person);
        const auto found = entries.find(spelling);
        const bool isCertain = found != entries.end() && found->second.size() == 1 &&
                               counts.at({person.key.tournament, spelling}) == 1 &&
                               !known.contains({person.key.tournament, found->second.front()});
        if (isCertain) {
            links.push_back({person.key, found->second.front()});
        }
    }
    return links;
}

std::set<TournamentId> tournamentsNaming(const std::vector<Player>& players,
                                         const std::vector<EnrolledPerson>& unknown)
{
    std::set<PersonSpelling> spellings;
    for (const auto& player : players) {
        spellings.insert(core::spellingOf(player.name, player.club));
    }
    std::set<TournamentId> tournaments;
    for (const auto& person : unknown) {
        if (spellings.contains(spellingOf(person))) {
            tournaments.insert(person.key.tournament);
        }
    }
    return tournaments;
}

std::vector<PlayerLink> linksBy(const Change& change, TournamentId id,
                                const std::vector<Enrolment>& enrolled)
{
    std::multimap<std::pair<QString, QString>, PlayerId> players;
    for (const auto& person : enrolled) {
        if (person.player) {
            players.insert({{person.name, person.club}, *person.player});
        }
    }
    std::vector<PlayerLink> links;
    for (const auto& step : change.steps) {
        const auto* const added = std::get_if<ParticipantExchange>(&step);
        if (added == nullptr || added->before) {
            continue;
        }
        const auto player = players.find({added->after->name, added->after->club});
        if (player != players.end()) {
            links.push_back({{id, added->after->uuid}, player->second});
            players.erase(player);
        }
    }
    return links;
}

std::vector<PlayerLink> linksEndedBy(const Change& change, const std::vector<Player>& directory,
                                     const std::vector<EnrolledPerson>& before)
{
    std::map<ParticipantUuid, const EnrolledPerson*> known;
    for (const auto& person : before) {
        if (person.player) {
            known.emplace(person.key.participant, &person);
        }
    }
    // By uuid, as another number is a step of its own.
    std::map<ParticipantUuid, const Participant*> earlier;
    for (const auto& step : change.steps) {
        const auto* const person = std::get_if<ParticipantExchange>(&step);
        if (person != nullptr && person->before) {
            earlier.emplace(person->before->uuid, &*person->before);
        }
    }
    std::vector<PlayerLink> links;
    for (const auto& step : change.steps) {
        const auto* const person = std::get_if<ParticipantExchange>(&step);
        if (person == nullptr || !person->after) {
            continue;
        }
        const auto linked = known.find(person->after->uuid);
        const auto same = earlier.find(person->after->uuid);
        if (linked != known.end() && same != earlier.end() &&
            becameAnother(*same->second, *person->after, *linked->second->player, directory)) {
            links.push_back({linked->second->key, *linked->second->player});
        }
    }
    return links;
}

PeopleWishes wishesOf(const std::vector<Player>& directory)
{
    PeopleWishes wishes;
    for (const auto& player : directory) {
        if (player.publicName != PublicName::Full) {
            wishes.emplace(player.id, player.publicName);
        }
    }
    return wishes;
}

PublicNames publicNamesOf(const std::vector<Player>& directory,
                          const std::vector<EnrolledPerson>& people)
{
    const auto wishes = wishesOf(directory);
    PublicNames names;
    for (const auto& person : people) {
        const auto wish = person.player ? wishes.find(*person.player) : wishes.end();
        if (wish != wishes.end()) {
            names.emplace(person.number, wish->second);
        }
    }
    return names;
}

bool namesAnew(const Change& change)
{
    return std::any_of(change.steps.begin(), change.steps.end(), [](const Step& step) {
        const auto* const person = std::get_if<ParticipantExchange>(&step);
        return person != nullptr && person->after &&
               (!person->before || person->before->name != person->after->name ||
                person->before->club != person->after->club);
    });
}

std::vector<DoubtfulPerson> doubtfulPeople(const std::vector<Player>& directory,
                                           const std::vector<EnrolledPerson>& people)
{
    std::map<QString, std::vector<Player>> byName;
    for (const auto& player : directory) {
        byName[nameKey(player.name)].push_back(player);
    }
    const auto known = knownOf(people);
    std::vector<DoubtfulPerson> doubtful;
    for (const auto& [spelling, groups] : groupsOf(people)) {
        const auto namesakes = byName.find(spelling.first);
        if (namesakes == byName.end()) {
            continue;
        }
        for (const auto& enrolled : groups) {
            auto candidates = candidatesFor(enrolled, namesakes->second, known);
            if (!candidates.empty()) {
                doubtful.push_back({enrolled, std::move(candidates)});
            }
        }
    }
    return doubtful;
}

std::optional<SeenTwice> seenTwice(const std::vector<EnrolledPerson>& people,
                                   const std::vector<PlayerLink>& links)
{
    std::map<EnrolledKey, PlayerId> added;
    for (const auto& link : links) {
        added.insert_or_assign(link.enrolled, link.player);
    }
    std::map<Seat, EnrolledPerson> seen;
    for (const auto& person : people) {
        const auto link = added.find(person.key);
        const auto player = link != added.end() ? std::optional(link->second) : person.player;
        if (!player) {
            continue;
        }
        const auto [other, isFirst] = seen.insert({{person.key.tournament, *player}, person});
        if (!isFirst && (link != added.end() || added.contains(other->second.key))) {
            return SeenTwice{other->second, person};
        }
    }
    return std::nullopt;
}

} // namespace core
