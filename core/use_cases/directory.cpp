#include "core/use_cases/directory.h"

#include "core/faults/faults.h"
#include "core/file/edits.h"
#include "core/people/people_names.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

Refusals playerFaults(const std::vector<Player>& players)
{
    Refusals faults;
    for (std::size_t index = 0; index < players.size() && !isFull(faults); ++index) {
        addFaults(faults, faultsOf(players[index], Pointer() / index));
        addFaults(faults, nameFaultOf(players[index].name, Pointer() / index));
    }
    return faults;
}

bool haveOneName(const Player& one, const Player& other)
{
    return one.name == other.name && one.club == other.club;
}

bool isMeant(const Player& entry, const Player& player)
{
    return haveOneName(entry, player) && (player.id.value.isNull() || player.id == entry.id);
}

std::optional<Player> entryOf(const std::vector<Player>& directory, const Player& player)
{
    const auto found =
        std::find_if(directory.begin(), directory.end(),
                     [&player](const Player& entry) { return isMeant(entry, player); });
    return found != directory.end() ? std::optional(*found) : std::nullopt;
}

Refusal unknownPlayer(const Player& player, const Pointer& place)
{
    return {ClubFault::PlayerUnknown, place, {player.name, player.club}};
}

Refusal enrolledTwice(const SeenTwice& people, const Pointer& place)
{
    return {ClubFault::PlayerEnrolledTwice,
            place,
            {QString::number(plain(people.one.key.tournament)), people.one.name,
             QString::number(plain(people.one.number)), people.other.name,
             QString::number(plain(people.other.number))}};
}

/// Entries removed from a directory, and the rest of it.
struct Parted
{
    std::vector<Player> taken;
    std::vector<Player> left;
};

/// One entry for each player, complete as in the directory.
Result<Parted> takeEntries(std::vector<Player> directory, const std::vector<Player>& players,
                           const Pointer& place)
{
    Refusals refusals;
    Parted parted{{}, std::move(directory)};
    for (std::size_t index = 0; index < players.size(); ++index) {
        const auto entry = entryOf(parted.left, players[index]);
        if (!entry) {
            refusals.push_back(unknownPlayer(players[index], place / index));
            continue;
        }
        parted.left.erase(std::find(parted.left.begin(), parted.left.end(), *entry));
        parted.taken.push_back(*entry);
    }
    if (!refusals.empty()) {
        return refusals;
    }
    return parted;
}

/// The stored tags, with the differences between `before` and `after` applied.
QStringList mergedTags(const Player& before, const Player& after, const Player& stored)
{
    const auto listOf = [](const QStringList& tags) {
        return std::vector<QString>(tags.begin(), tags.end());
    };
    const auto merged =
        mergedList<QString>({listOf(before.tags), listOf(after.tags)}, listOf(stored.tags));
    return before.tags == stored.tags ? after.tags : QStringList(merged.begin(), merged.end());
}

/// Those not in the directory; duplicates in the list are different people.
std::vector<Player> notYetIn(const std::vector<Player>& directory,
                             const std::vector<Player>& players)
{
    std::multiset<PersonSpelling> known;
    for (const auto& player : directory) {
        known.insert(spellingOf(player.name, player.club));
    }
    std::vector<Player> unknown;
    for (const auto& player : players) {
        const auto found = known.find(spellingOf(player.name, player.club));
        if (found != known.end()) {
            known.erase(found);
        } else {
            unknown.push_back(player);
        }
    }
    return unknown;
}

/// The name, if it is of one person only.
QString subjectOf(const std::vector<Player>& players)
{
    return players.size() == 1 ? players.front().name : QString();
}

/// The links of participants whom these new entries identify.
std::vector<PlayerLink> linksOfNew(const ClubSituation& now, const std::vector<Player>& added)
{
    std::vector<EnrolledPerson> people;
    for (const auto id : tournamentsNaming(added, now.stored().unknownPeople())) {
        const auto enrolled = now.stored().enrolledPeople(id);
        people.insert(people.end(), enrolled.begin(), enrolled.end());
    }
    auto directory = now.directory();
    directory.insert(directory.end(), added.begin(), added.end());
    return certainLinks(directory, people);
}

/// Says that people are that entry, which is in the directory or added by the same change.
Result<ClubChange> recognition(const KnownPeople& known,
                               const std::vector<EnrolledPerson>& enrolled, PlayerId player)
{
    ClubChange change{
        {ClubAction::RecognisePlayer, enrolled.empty() ? QString() : enrolled.front().name},
        {},
        {}};
    std::vector<PlayerLink> links;
    for (std::size_t index = 0; index < enrolled.size(); ++index) {
        const auto& seen = enrolled[index];
        const auto found = std::find_if(
            known.people.begin(), known.people.end(), [&seen](const EnrolledPerson& person) {
                return person.key == seen.key && person.name == seen.name &&
                       person.club == seen.club;
            });
        if (found == known.people.end()) {
            return Refusal{ParticipantFault::Unknown,
                           Pointer() / "enrolled"_L1 / index,
                           {QString::number(plain(seen.number))}};
        }
        if (found->player != player) {
            change.steps.emplace_back(LinkExchange{seen.key, found->player, player});
            links.push_back({seen.key, player});
        }
    }
    if (const auto twice = seenTwice(known.people, links)) {
        return enrolledTwice(*twice, Pointer() / "enrolled"_L1);
    }
    return change;
}

} // namespace

Result<ClubChange> addPlayers(const ClubSituation& now, const std::vector<Player>& players)
{
    if (auto faults = playerFaults(players); !faults.empty()) {
        return faults;
    }
    auto added = notYetIn(now.directory(), players);
    ClubChange change{{ClubAction::AddPlayers, subjectOf(added)}, {}, {}};
    for (auto& player : added) {
        if (player.id.value.isNull()) {
            player.id.value = QUuid::createUuid();
        }
        change.steps.emplace_back(PlayerExchange{player.id, std::nullopt, player});
    }
    if (!added.empty()) {
        for (const auto& [enrolled, player] : linksOfNew(now, added)) {
            change.steps.emplace_back(LinkExchange{enrolled, std::nullopt, player});
        }
    }
    return change;
}

int playersAddedBy(const ClubChange& change)
{
    return static_cast<int>(
        std::count_if(change.steps.begin(), change.steps.end(), [](const ClubStep& step) {
            return std::holds_alternative<PlayerExchange>(step);
        }));
}

Result<ClubChange> changePlayer(const std::vector<Player>& directory, const Player& before,
                                const Player& after)
{
    const auto entry = entryOf(directory, before);
    if (!entry) {
        return unknownPlayer(before, Pointer() / "before"_L1);
    }
    auto faults = faultsOf(after, Pointer() / "after"_L1);
    if (after.name != before.name) {
        addFaults(faults, nameFaultOf(after.name, Pointer() / "after"_L1));
    }
    if (!haveOneName(before, after) && entryOf(directory, {after.name, after.club, {}})) {
        faults.push_back(
            {ClubFault::PlayerTwice, Pointer() / "after"_L1, {after.name, after.club}});
    }
    if (!faults.empty()) {
        return faults;
    }
    auto changed = after;
    changed.id = entry->id;
    changed.tags = mergedTags(before, after, *entry);
    if (before.publicName == after.publicName) {
        changed.publicName = entry->publicName;
    }
    ClubChange change{{ClubAction::ChangePlayer, changed.name}, {}, {}};
    if (*entry != changed) {
        change.steps = {PlayerExchange{entry->id, *entry, changed}};
    }
    return change;
}

Result<ClubChange> removePlayers(const std::vector<Player>& directory,
                                 const std::vector<Player>& players)
{
    const auto gone = takeEntries(directory, players, Pointer());
    if (!gone) {
        return gone.refused();
    }
    ClubChange change{{ClubAction::RemovePlayers, subjectOf(gone->taken)}, {}, {}};
    for (const auto& player : gone->taken) {
        change.steps.emplace_back(PlayerExchange{player.id, player, std::nullopt});
    }
    return change;
}

Result<ClubChange> mergePlayers(const ClubSituation& now, const Player& keep,
                                const std::vector<Player>& doubles)
{
    const auto kept = takeEntries(now, {keep}, Pointer() / "keep"_L1);
    if (!kept) {
        return kept.refused();
    }
    const auto gone = takeEntries(kept->left, doubles, Pointer() / "doubles"_L1);
    if (!gone) {
        return gone.refused();
    }
    const auto known = now.known();
    const Player& before = kept->taken.front();
    Player merged = before;
    ClubChange change{{ClubAction::MergePlayers, before.name}, {}, {}};
    std::vector<PlayerLink> moved;
    for (const auto& player : gone->taken) {
        change.steps.emplace_back(PlayerExchange{player.id, player, std::nullopt});
        change.steps.emplace_back(
            MergedExchange{player.id, std::nullopt, MergedPlayer{player.id, before.id}});
        merged.tags += player.tags;
        merged.publicName = std::max(merged.publicName, player.publicName);
        for (const auto& link : known.links) {
            if (link.player == player.id) {
                change.steps.emplace_back(LinkExchange{link.enrolled, link.player, merged.id});
                moved.push_back({link.enrolled, merged.id});
            }
        }
    }
    merged.tags.removeDuplicates();
    if (const auto twice = seenTwice(known.people, moved)) {
        return enrolledTwice(*twice, Pointer() / "doubles"_L1);
    }
    if (merged != before) {
        change.steps.emplace_back(PlayerExchange{before.id, before, merged});
    }
    return change;
}

Result<ClubChange> recognise(const ClubSituation& now, const std::vector<EnrolledPerson>& enrolled,
                             PlayerId player)
{
    const auto& directory = now.directory();
    const bool isThere = std::any_of(directory.begin(), directory.end(),
                                     [player](const auto& one) { return one.id == player; });
    if (!isThere) {
        return Refusal{ClubFault::PlayerGone, Pointer() / "player"_L1, {}};
    }
    return recognition(now.known(), enrolled, player);
}

Result<ClubChange> recogniseAsNew(const ClubSituation& now,
                                  const std::vector<EnrolledPerson>& enrolled)
{
    if (enrolled.empty()) {
        return ClubChange();
    }
    const auto& first = enrolled.front();
    const Player added{first.name, first.club, {}, {QUuid::createUuid()}};
    auto change = recognition(now.known(), enrolled, added.id);
    if (change) {
        change->steps.insert(change->steps.begin(), PlayerExchange{added.id, std::nullopt, added});
    }
    return change;
}

} // namespace core
