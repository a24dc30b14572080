#include "core/use_cases/remembering.h"

#include "core/people/same_text.h"
#include "core/use_cases/directory.h"

#include <algorithm>
#include <optional>

namespace core {
namespace {

void forget(QStringList& tags, const QString& tag)
{
    tags.removeIf([&tag](const QString& one) { return isSame(one, tag); });
}

void add(QStringList& tags, const QString& tag)
{
    if (!containsSame(tags, tag)) {
        tags << tag;
    }
}

/// The entry with the groups, and the name of the fee class, that were chosen.
Player withChoices(Player player, const DoorPerson& person, const std::vector<FeeClass>& classes)
{
    for (const auto& tag : person.formerTags) {
        forget(player.tags, tag);
    }
    for (const auto& tag : person.newTags) {
        add(player.tags, tag);
    }
    if (!person.feeClass) {
        return player;
    }
    for (const auto& one : classes) {
        forget(player.tags, one.name);
        if (one.id == *person.feeClass) {
            add(player.tags, one.name);
        }
    }
    return player;
}

const Player* entryFor(const std::vector<Player>& directory, const std::optional<PlayerId>& known,
                       const QString& name, const QString& club)
{
    const auto found = std::find_if(directory.begin(), directory.end(), [&](const Player& one) {
        return known ? one.id == *known : one.name == name && one.club == club;
    });
    return found != directory.end() ? &*found : nullptr;
}

/// Whom that means, as the directory would have them; nothing for somebody who is gone.
std::optional<EnrolledPerson> meantBy(const DoorPerson& person,
                                      const std::vector<EnrolledPerson>& enrolled)
{
    if (person.uuid.value.isNull()) {
        EnrolledPerson walkIn;
        walkIn.name = person.enrolment.name;
        walkIn.club = person.enrolment.club;
        walkIn.player = person.enrolment.player;
        return walkIn;
    }
    const auto found =
        std::find_if(enrolled.begin(), enrolled.end(), [&person](const EnrolledPerson& one) {
            return one.key.participant == person.uuid;
        });
    return found != enrolled.end() ? std::optional(*found) : std::nullopt;
}

} // namespace

Result<ClubChange> rememberAtDoor(const ClubSituation& now, const SaidAtDoor& said)
{
    const auto enrolled = now.stored().enrolledPeople(said.tournament);
    ClubChange changed{{ClubAction::ChangePlayer, {}}, {}, {}};
    std::vector<Player> unknown;
    for (const auto& person : said.people) {
        const auto meant = meantBy(person, enrolled);
        const auto* const entry =
            meant ? entryFor(now.directory(), meant->player, meant->name, meant->club) : nullptr;
        if (entry != nullptr) {
            const auto one =
                changePlayer(now.directory(), *entry, withChoices(*entry, person, said.feeClasses));
            if (!one) {
                return one.refused();
            }
            changed.label.subject = changed.steps.empty() ? one->label.subject : QString();
            changed.steps.insert(changed.steps.end(), one->steps.begin(), one->steps.end());
        } else if (person.uuid.value.isNull()) {
            unknown.push_back(withChoices({meant->name, meant->club, person.enrolment.tags}, person,
                                          said.feeClasses));
        }
    }
    auto added = addPlayers(now, unknown);
    if (!added || changed.steps.empty()) {
        return added;
    }
    changed.steps.insert(changed.steps.end(), added->steps.begin(), added->steps.end());
    return changed;
}

std::optional<Respelt> respeltBy(TournamentId id, const Change& change)
{
    for (const auto& step : change.steps) {
        const auto* const person = std::get_if<ParticipantExchange>(&step);
        if (person == nullptr || !person->before || !person->after) {
            continue;
        }
        const auto& before = *person->before;
        const auto& after = *person->after;
        if (before.name != after.name || before.club != after.club) {
            return Respelt{{id, after.uuid}, before.name, before.club, after.name, after.club};
        }
    }
    return std::nullopt;
}

Result<ClubChange> respellPlayer(const ClubSituation& now, const Respelt& respelt)
{
    const auto links = now.stored().playerLinks();
    const auto link = std::find_if(links.begin(), links.end(), [&respelt](const PlayerLink& one) {
        return one.enrolled == respelt.person;
    });
    const auto known = link != links.end() ? std::optional(link->player) : std::nullopt;
    const auto* const entry =
        entryFor(now.directory(), known, respelt.formerName, respelt.formerClub);
    const bool isOfOthers =
        entry != nullptr && std::any_of(links.begin(), links.end(), [&](const PlayerLink& one) {
            return one.player == entry->id && one.enrolled != respelt.person;
        });
    if (entry == nullptr || isOfOthers) {
        return ClubChange();
    }
    auto wanted = *entry;
    wanted.name = respelt.name;
    wanted.club = respelt.club;
    auto change = changePlayer(now.directory(), *entry, wanted);
    if (change && !known) { // A name without a word in common had ended it.
        change->steps.emplace_back(LinkExchange{respelt.person, std::nullopt, entry->id});
    }
    return change;
}

} // namespace core
