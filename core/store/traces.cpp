#include "core/store/traces.h"

#include "core/people/people_names.h"

#include <algorithm>
#include <cstddef>
#include <tuple>
#include <utility>

namespace core {
namespace {

/// Words of two letters at least, without case and accents.
QStringList wordsIn(const QString& name)
{
    QString plain = SearchText(name).plain;
    for (QChar& character : plain) {
        character = character.isLetterOrNumber() ? character : u' ';
    }
    QStringList words = plain.split(u' ', Qt::SkipEmptyParts);
    words.removeIf([](const QString& word) { return word.size() < 2; });
    return words;
}

/// Whether the name may be another spelling of one of those: "Anna Meier" for "Berger, Anna".
bool isAkin(const QString& name, const Traces& traces)
{
    const auto words = wordsIn(name);
    return std::any_of(traces.names.begin(), traces.names.end(), [&words](const auto& known) {
        const auto others = wordsIn(known.first);
        return std::any_of(words.begin(), words.end(),
                           [&others](const QString& word) { return others.contains(word); });
    });
}

EnrolledKey enrolledAs(TournamentId id, const Participant& participant)
{
    return {id, participant.number, participant.name, participant.club};
}

/// Both spellings of those who were changed, and who was added or removed.
std::vector<const Participant*> sidesOf(const Step& step)
{
    std::vector<const Participant*> sides;
    if (const auto* const exchange = std::get_if<ParticipantExchange>(&step)) {
        for (const auto* const side : {&exchange->before, &exchange->after}) {
            if (*side) {
                sides.push_back(&**side);
            }
        }
    }
    return sides;
}

template <typename Visit>
void forEachStep(const std::vector<JournalEntry>& journal, const Visit& visit)
{
    for (const auto& entry : journal) {
        for (const auto& step : entry.change.steps) {
            visit(step);
        }
    }
}

bool hasEntry(const std::vector<Player>& directory, const PlayerId& id)
{
    return std::any_of(directory.begin(), directory.end(),
                       [&id](const Player& player) { return player.id == id; });
}

/// Entries that a change removes from the directory.
std::vector<Player> removedBy(const ClubChange& change)
{
    std::vector<Player> removed;
    for (const auto& step : change.steps) {
        const auto* const exchange = std::get_if<PlayerExchange>(&step);
        if (exchange != nullptr && exchange->before && !exchange->after) {
            removed.push_back(*exchange->before);
        }
    }
    return removed;
}

/// Whether entries were merged into one of the person's.
bool mergesInto(const ClubChange& change, const Traces& traces)
{
    if (change.label.action != ClubAction::MergePlayers) {
        return false;
    }
    const bool isNamed =
        std::any_of(traces.names.begin(), traces.names.end(), [&change](const auto& known) {
            return nameKey(known.first) == nameKey(change.label.subject);
        });
    return isNamed ||
           std::any_of(change.steps.begin(), change.steps.end(), [&traces](const ClubStep& step) {
               const auto* const link = std::get_if<LinkExchange>(&step);
               const auto* const player = std::get_if<PlayerExchange>(&step);
               return (link != nullptr && link->after && traces.entries.contains(*link->after)) ||
                      (player != nullptr && player->after && traces.entries.contains(player->key));
           });
}

} // namespace

std::vector<Player> erasablePeople(const std::vector<Player>& directory,
                                   const std::vector<EnrolledPerson>& people,
                                   const ClubRecords& records)
{
    std::vector<Player> found = directory;
    std::set<PlayerId> seen;
    std::set<PersonSpelling> outside;
    for (const auto& player : directory) {
        seen.insert(player.id);
    }
    for (const auto& [key, player] : people) {
        const bool isNew = player ? !records.erased.contains(*player) && seen.insert(*player).second
                                  : outside.insert(spellingOf(key.name, key.club)).second;
        if (isNew) {
            found.push_back({key.name, key.club, {}, player.value_or(PlayerId())});
        }
    }
    return found;
}

TraceReader::TraceReader(Reader& reader)
    : reader_(reader),
      directory_(reader.players()),
      people_(reader.enrolledPeople()),
      journal_(reader.clubJournal())
{
    for (const auto& [enrolled, player] : reader.playerLinks()) {
        links_.emplace(enrolled, player);
    }
    for (const auto& summary : reader.tournaments()) {
        uuids_.emplace(summary.id, summary.uuid);
    }
}

std::optional<PlayerId> TraceReader::linkOf(const EnrolledKey& key) const
{
    const auto found = links_.find(key);
    return found != links_.end() ? std::optional(found->second) : std::nullopt;
}

std::vector<EnrolledKey> TraceReader::unknownLike(const QString& name, const QString& club) const
{
    std::vector<EnrolledKey> alike;
    for (const auto& [key, player] : people_) {
        if (!player && spellingOf(key.name, key.club) == spellingOf(name, club)) {
            alike.push_back(key);
        }
    }
    return alike;
}

Traces TraceReader::of(const Player& person) const
{
    Traces traces;
    traces.names.emplace(person.name, QString());
    if (person.id.value.isNull()) {
        traces.person = {QUuid::createUuid()};
        const auto alike = unknownLike(person.name, person.club);
        traces.enrolled.insert(alike.begin(), alike.end());
    } else {
        traces.person = person.id;
        traces.entries.insert(person.id);
        addMerged(traces);
        addOwn(traces);
    }
    complete(traces);
    return traces;
}

Traces TraceReader::of(const ErasedPerson& person, const std::set<PlayerId>& others) const
{
    Traces traces;
    traces.person = person.id;
    traces.entries.insert(person.id);
    addOwn(traces);
    const bool isKnown = !traces.names.empty();
    for (const auto& known : people_) {
        const ErasedPerson::Place place{uuids_.at(known.key.tournament), known.key.number};
        if (person.enrolled.contains(place) && known.key.name != erasedName()) {
            addPlace(traces, known.key, others, isKnown);
        }
    }
    addMerged(traces);
    addOwn(traces);
    // Anyone distinguished only by name and club is so everywhere.
    const auto enrolled = traces.enrolled;
    for (const auto& key : enrolled) {
        if (!isKnown && !linkOf(key)) {
            const auto alike = unknownLike(key.name, key.club);
            traces.enrolled.insert(alike.begin(), alike.end());
        }
    }
    complete(traces);
    return traces;
}

/// Anyone in one of the person's places is that person, unless the other copy knows better.
void TraceReader::addPlace(Traces& traces, const EnrolledKey& key, const std::set<PlayerId>& others,
                           bool isKnown) const
{
    const auto player = linkOf(key);
    if (isKnown && !isAkin(key.name, traces)) {
        return;
    }
    if (!player) {
        traces.enrolled.insert(key);
    } else if (!others.contains(*player)) {
        traces.entries.insert(*player);
    }
}

/// Entries that became one with the person's.
void TraceReader::addMerged(Traces& traces) const
{
    std::size_t before = 0;
    while (before != traces.entries.size()) {
        before = traces.entries.size();
        for (const auto& entry : journal_) {
            if (!mergesInto(entry.change, traces)) {
                continue;
            }
            for (const auto& player : removedBy(entry.change)) {
                if (!hasEntry(directory_, player.id)) {
                    traces.entries.insert(player.id);
                    traces.names.emplace(player.name, QString());
                }
            }
        }
    }
}

/// What is known of the person's entries.
void TraceReader::addOwn(Traces& traces) const
{
    const auto addName = [&traces](const QString& name) {
        if (name != erasedName()) {
            traces.names.emplace(name, QString());
        }
    };
    for (const auto& [key, player] : links_) {
        if (traces.entries.contains(player)) {
            traces.enrolled.insert(key);
            addName(key.name);
        }
    }
    for (const auto& player : directory_) {
        if (traces.entries.contains(player.id)) {
            addName(player.name);
        }
    }
    for (const auto& entry : journal_) {
        for (const auto& step : entry.change.steps) {
            const auto* const exchange = std::get_if<PlayerExchange>(&step);
            if (exchange == nullptr || !traces.entries.contains(exchange->key)) {
                continue;
            }
            for (const auto* const side : {&exchange->before, &exchange->after}) {
                if (*side) {
                    addName((*side)->name);
                }
            }
        }
    }
}

void TraceReader::complete(Traces& traces) const
{
    addDeleted(traces);
    std::set<TournamentId> tournaments;
    for (const auto& key : traces.enrolled) {
        tournaments.insert(key.tournament);
    }
    for (const auto id : tournaments) {
        addEarlierSpellings(traces, id);
    }
    for (const auto* const keys : {&traces.enrolled, &traces.gone}) {
        for (const auto& key : *keys) {
            traces.names.emplace(key.name, QString());
        }
    }
    std::erase_if(traces.names, [](const auto& known) { return known.first == erasedName(); });
}

/// Links are deleted with their tournament, but remain in the journal.
void TraceReader::addDeleted(Traces& traces) const
{
    const auto isOwn = [&traces](const std::optional<PlayerId>& player) {
        return player && traces.entries.contains(*player);
    };
    for (const auto& entry : journal_) {
        for (const auto& step : entry.change.steps) {
            const auto* const link = std::get_if<LinkExchange>(&step);
            if (link != nullptr && (isOwn(link->before) || isOwn(link->after)) &&
                !uuids_.contains(link->key.tournament)) {
                traces.gone.insert(link->key);
            }
        }
    }
}

/// Participants that a change of the tournament replaced the person with, or the reverse, unless
/// they are somebody else; and surnames set by hand.
void TraceReader::addEarlierSpellings(Traces& traces, TournamentId id) const
{
    const auto journal = reader_.journal(id);
    const auto stored = reader_.load(id);
    std::size_t before = 0;
    while (before != traces.enrolled.size()) {
        before = traces.enrolled.size();
        forEachStep(journal, [&](const Step& step) {
            const auto sides = sidesOf(step);
            const bool isOwn =
                std::any_of(sides.begin(), sides.end(), [&](const Participant* side) {
                    return traces.enrolled.contains(enrolledAs(id, *side));
                });
            for (const auto* const side : sides) {
                if (isOwn && !linkOf(enrolledAs(id, *side)) && isAkin(side->name, traces)) {
                    traces.enrolled.insert(enrolledAs(id, *side));
                    traces.names.emplace(side->name, QString());
                }
            }
        });
    }
    const auto addSurname = [&](const Participant& participant) {
        if (!participant.surname.isEmpty() &&
            traces.enrolled.contains(enrolledAs(id, participant))) {
            traces.names.emplace(participant.name, participant.surname);
        }
    };
    forEachStep(journal, [&](const Step& step) {
        for (const auto* const side : sidesOf(step)) {
            addSurname(*side);
        }
    });
    if (stored) {
        for (const auto& participant : stored->tournament.participants) {
            addSurname(participant);
        }
    }
}

std::vector<ErasedPerson> TraceReader::erasedBy(const Traces& traces) const
{
    std::set<ErasedPerson::Place> places;
    for (const auto& key : traces.enrolled) {
        places.emplace(uuids_.at(key.tournament), key.number);
    }
    auto ids = traces.entries;
    ids.insert(traces.person);
    std::vector<ErasedPerson> erased;
    erased.reserve(ids.size());
    for (const auto& id : ids) {
        erased.push_back({id, places});
    }
    return erased;
}

} // namespace core
