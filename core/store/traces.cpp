#include "core/store/traces.h"

#include "core/file/free_texts.h"
#include "core/file/tournament_file.h"
#include "core/people/people_names.h"

#include <algorithm>
#include <cstddef>
#include <tuple>
#include <utility>

namespace core {
namespace {

/// Whether the name may be another spelling of one of those.
bool isAkin(const QString& name, const Traces& traces)
{
    return std::any_of(traces.names.begin(), traces.names.end(), [&name](const auto& known) {
        return name == known.first || haveWordInCommon(name, known.first);
    });
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

/// Collects doubtful texts, each once for an evening.
class Doubts
{
public:
    explicit Doubts(const Eraser& eraser) : eraser_(eraser) {}

    void look(const QString& evening, const QStringList& texts)
    {
        for (const auto& text : texts) {
            const TraceDoubt doubt{evening, text};
            if (eraser_.mayBeIn(text) &&
                std::find(found_.begin(), found_.end(), doubt) == found_.end()) {
                found_.push_back(doubt);
            }
        }
    }
    [[nodiscard]] std::vector<TraceDoubt> found() && { return std::move(found_); }

private:
    const Eraser& eraser_;
    std::vector<TraceDoubt> found_;
};

} // namespace

std::vector<TraceDoubt> doubtsAfter(Reader& reader, const Eraser& eraser)
{
    Doubts doubts(eraser);
    for (const auto& summary : reader.tournaments()) {
        if (const auto stored = reader.load(summary.id)) {
            doubts.look(summary.name, freeTexts(writeTournament(stored->tournament)));
        }
        for (const auto& entry : reader.journal(summary.id)) {
            const auto texts = writeSteps(entry.change.steps);
            doubts.look(summary.name, {entry.change.reason});
            doubts.look(summary.name, freeTexts(texts.before) + freeTexts(texts.after));
        }
    }
    for (const auto& [id, movement] : reader.clubRecords().cash) {
        doubts.look({}, {movement.text});
    }
    for (const auto& entry : reader.clubJournal()) {
        doubts.look({}, {entry.change.reason});
    }
    return std::move(doubts).found();
}

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
    for (const auto& person : people) {
        const bool isNew =
            person.player
                ? !records.erased.contains(*person.player) && seen.insert(*person.player).second
                : outside.insert(spellingOf(person.name, person.club)).second;
        if (isNew) {
            found.push_back({person.name, person.club, {}, person.player.value_or(PlayerId())});
        }
    }
    return found;
}

KnownErased knownErased(Reader& reader)
{
    KnownErased known{reader.clubRecords().erased, {}};
    for (const auto& player : reader.players()) {
        known.living.insert(player.id);
    }
    return known;
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

std::vector<EnrolledKey> TraceReader::unknownLike(const QString& name, const QString& club) const
{
    std::vector<EnrolledKey> alike;
    for (const auto& person : people_) {
        if (!person.player && spellingOf(person.name, person.club) == spellingOf(name, club)) {
            alike.push_back(person.key);
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
        const ErasedPerson::Place place{uuids_.at(known.key.tournament), known.key.participant};
        if (person.enrolled.contains(place) && known.name != erasedName()) {
            addPlace(traces, known, others, isKnown);
        }
    }
    addMerged(traces);
    addOwn(traces);
    // Anyone distinguished only by name and club is so everywhere.
    for (const auto& known : people_) {
        if (!isKnown && !known.player && traces.enrolled.contains(known.key)) {
            const auto alike = unknownLike(known.name, known.club);
            traces.enrolled.insert(alike.begin(), alike.end());
        }
    }
    complete(traces);
    return traces;
}

/// Anyone in one of the person's places is that person, unless the other copy knows better.
void TraceReader::addPlace(Traces& traces, const EnrolledPerson& person,
                           const std::set<PlayerId>& others, bool isKnown) const
{
    if (isKnown && !isAkin(person.name, traces)) {
        return;
    }
    if (person.player && !others.contains(*person.player)) {
        traces.entries.insert(*person.player);
    } else if (!person.player || !isEntryOf(person)) {
        traces.enrolled.insert(person.key);
    }
}

/// Whether the entry behind a participant has that name: then somebody else took the place.
bool TraceReader::isEntryOf(const EnrolledPerson& person) const
{
    return std::any_of(directory_.begin(), directory_.end(), [&person](const Player& player) {
        return player.id == person.player && nameKey(player.name) == nameKey(person.name);
    });
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
        }
    }
    for (const auto& person : people_) {
        if (traces.enrolled.contains(person.key)) {
            addName(person.name);
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
    std::set<TournamentId> tournaments;
    for (const auto& key : traces.enrolled) {
        tournaments.insert(key.tournament);
    }
    for (const auto& person : people_) {
        if (traces.enrolled.contains(person.key)) {
            traces.names.emplace(person.name, QString());
        }
    }
    for (const auto id : tournaments) {
        addEarlierSpellings(traces, id);
    }
    std::erase_if(traces.names, [](const auto& known) { return known.first == erasedName(); });
}

/// The names that the person's participants had, and surnames set by hand; not those of somebody
/// else whom a correction replaced.
void TraceReader::addEarlierSpellings(Traces& traces, TournamentId id) const
{
    const auto add = [&](const Participant& participant) {
        if (traces.enrolled.contains({id, participant.uuid}) &&
            (traces.names.empty() || isAkin(participant.name, traces))) {
            traces.names.emplace(participant.name, participant.surname);
            traces.spellings.insert(spellingOf(participant.name, participant.club));
        }
    };
    const auto stored = reader_.load(id);
    if (stored) {
        std::for_each(stored->tournament.participants.begin(),
                      stored->tournament.participants.end(), add);
    }
    // From the newest name back: each correction leads from one spelling to the one before.
    auto journal = reader_.journal(id);
    std::reverse(journal.begin(), journal.end());
    for (const auto& entry : journal) {
        for (const auto& step : entry.change.steps) {
            for (const auto* const side : sidesOf(step)) {
                add(*side);
            }
        }
    }
}

std::vector<ErasedPerson> TraceReader::erasedBy(const Traces& traces) const
{
    std::set<ErasedPerson::Place> places;
    for (const auto& key : traces.enrolled) {
        places.emplace(uuids_.at(key.tournament), key.participant);
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
