#include "core/use_cases/unifying.h"

#include "core/use_cases/managing_participants.h"

#include <utility>

namespace core {
namespace {

/// Of participants or of entries of the directory.
struct ClubsAndGroups
{
    std::vector<Spellings> clubs;
    std::vector<Spellings> groups;
};

template <typename People>
ClubsAndGroups spellingsOfAll(const People& people)
{
    QStringList clubs;
    QStringList groups;
    for (const auto& person : people) {
        clubs << person.club;
        groups << person.tags;
    }
    return {spellingsIn(clubs), spellingsIn(groups)};
}

std::vector<Spellings> together(ClubsAndGroups spellings)
{
    auto all = std::move(spellings.clubs);
    all.insert(all.end(), spellings.groups.begin(), spellings.groups.end());
    return all;
}

template <typename Person>
Person unified(Person person, const ClubsAndGroups& spellings)
{
    person.club = keptOf(spellings.clubs, person.club);
    for (auto& group : person.tags) {
        group = keptOf(spellings.groups, group);
    }
    person.tags.removeDuplicates();
    return person;
}

} // namespace

std::vector<Spellings> differentSpellings(const Tournament& tournament)
{
    return together(spellingsOfAll(tournament.participants));
}

std::vector<Spellings> differentSpellings(const std::vector<Player>& directory)
{
    return together(spellingsOfAll(directory));
}

Result<Change> unifySpellings(const Tournament& tournament)
{
    const auto spellings = spellingsOfAll(tournament.participants);
    std::vector<Participant> wanted;
    for (const auto& person : tournament.participants) {
        if (auto changed = unified(person, spellings); changed != person) {
            wanted.push_back(std::move(changed));
        }
    }
    return changeParticipants(tournament, wanted);
}

Result<ClubChange> unifyDirectory(const std::vector<Player>& directory)
{
    const auto spellings = spellingsOfAll(directory);
    ClubChange change{{ClubAction::ChangePlayer, {}}, {}, {}};
    for (const auto& player : directory) {
        if (const auto after = unified(player, spellings); after != player) {
            change.steps.emplace_back(PlayerExchange{player.id, player, after});
        }
    }
    return change;
}

} // namespace core
