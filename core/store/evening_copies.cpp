#include "core/store/evening_copies.h"

#include "core/people/people_names.h"
#include "core/people/same_text.h"
#include "core/store/reader.h"

#include <algorithm>
#include <map>
#include <set>

namespace core {
namespace {

bool looksAlike(const TournamentSummary& one, const TournamentSummary& other)
{
    return one.date == other.date && one.ruleSet == other.ruleSet && isSame(one.name, other.name);
}

bool haveSamePeople(const Tournament& one, const Tournament& other)
{
    const auto& larger = one.participants.size() < other.participants.size() ? other : one;
    const auto& smaller = &larger == &one ? other : one;
    const auto same = std::count_if(
        smaller.participants.begin(), smaller.participants.end(), [&larger](const auto& person) {
            const auto* const there = findParticipant(larger, person.number);
            return there != nullptr && nameKey(there->name) == nameKey(person.name);
        });
    return 2 * same >= std::ssize(larger.participants);
}

std::set<std::vector<StartNumber>> seatsIn(const Round& round)
{
    std::set<std::vector<StartNumber>> tables;
    for (const auto& table : round.tables) {
        auto seats = table.head.seats;
        std::sort(seats.begin(), seats.end());
        tables.insert(std::move(seats));
    }
    return tables;
}

bool haveSameFirstRound(const Tournament& one, const Tournament& other)
{
    if (one.rounds.empty() || other.rounds.empty()) {
        return true;
    }
    const auto tables = seatsIn(one.rounds.front());
    const auto others = seatsIn(other.rounds.front());
    return std::any_of(tables.begin(), tables.end(),
                       [&others](const auto& seats) { return others.contains(seats); });
}

/// Loads each tournament once.
class Evenings
{
public:
    explicit Evenings(Reader& reader) : reader_(reader) {}

    bool areSame(const TournamentSummary& one, const TournamentSummary& other)
    {
        if (!looksAlike(one, other)) {
            return false;
        }
        const auto& first = load(one.id);
        const auto& second = load(other.id);
        return first && second && isSameEvening(*first, *second);
    }

private:
    const std::optional<Tournament>& load(TournamentId id)
    {
        auto found = loaded_.find(id);
        if (found == loaded_.end()) {
            const auto stored = reader_.load(id);
            found = loaded_.emplace(id, stored ? std::optional(stored->tournament) : std::nullopt)
                        .first;
        }
        return found->second;
    }

    Reader& reader_;
    std::map<TournamentId, std::optional<Tournament>> loaded_;
};

std::vector<TournamentSummary> summariesOf(const std::vector<TournamentSummary>& club,
                                           const std::vector<TournamentUuid>& uuids)
{
    std::vector<TournamentSummary> summaries;
    for (const auto& uuid : uuids) {
        if (const auto* const summary = findSummary(club, uuid)) {
            summaries.push_back(*summary);
        }
    }
    return summaries;
}

} // namespace

bool isSameEvening(const Tournament& one, const Tournament& other)
{
    return looksAlike(summaryOf(TournamentId{0}, one), summaryOf(TournamentId{0}, other)) &&
           haveSamePeople(one, other) && haveSameFirstRound(one, other);
}

std::optional<TournamentSummary> storedCopy(Reader& reader, const Tournament& evening)
{
    const auto summary = summaryOf(TournamentId{0}, evening);
    std::optional<TournamentSummary> first;
    for (const auto& stored : reader.tournaments()) {
        if ((first && first->id < stored.id) || !looksAlike(stored, summary)) {
            continue;
        }
        if (const auto other = reader.load(stored.id);
            other && isSameEvening(other->tournament, evening)) {
            first = stored;
        }
    }
    return first;
}

std::vector<SameEvenings> copiesIn(Reader& reader, const std::vector<TournamentUuid>& added,
                                   const std::vector<TournamentUuid>& others)
{
    const auto club = reader.tournaments();
    Evenings evenings(reader);
    auto there = summariesOf(club, others);
    std::vector<SameEvenings> copies;
    for (const auto& evening : summariesOf(club, added)) {
        const auto found =
            std::find_if(there.begin(), there.end(), [&](const TournamentSummary& other) {
                return other.uuid != evening.uuid && evenings.areSame(evening, other);
            });
        if (found != there.end()) {
            copies.push_back({evening, *found});
        }
        there.push_back(evening);
    }
    return copies;
}

} // namespace core
