#include "core/year/evenings.h"

#include "core/club/counted_evenings.h"
#include "core/evening/release.h"
#include "core/ranking/open_tables.h"
#include "core/store/store.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace core {
namespace {

using Shared = std::shared_ptr<const ClubEvening>;

/// Who somebody enrolled is.
using KnownPlayers = std::map<TournamentId, std::vector<EnrolledPerson>>;

KnownPlayers knownPlayers(Reader& reader)
{
    KnownPlayers known;
    for (auto& person : reader.enrolledPeople()) {
        auto& people = known[person.key.tournament];
        people.push_back(std::move(person));
    }
    return known;
}

/// The person behind a result; null if unknown. `people` are by number.
PlayerId playerOf(const EveningResult& result, const std::vector<EnrolledPerson>& people)
{
    const auto found = std::lower_bound(
        people.begin(), people.end(), result.number,
        [](const EnrolledPerson& person, StartNumber number) { return person.number < number; });
    const bool isThere = found != people.end() && found->number == result.number &&
                         found->name == result.person.name && found->club == result.person.club;
    return isThere ? found->player.value_or(PlayerId()) : PlayerId();
}

/// The evening with its people as currently identified; itself if nothing differs.
Shared withPeople(const Shared& evening, const std::vector<EnrolledPerson>& people)
{
    std::shared_ptr<ClubEvening> changed;
    for (std::size_t place = 0; place < evening->evening.results.size(); ++place) {
        const auto& result = evening->evening.results[place];
        const auto player = playerOf(result, people);
        if (player == result.person.player) {
            continue;
        }
        if (!changed) {
            changed = std::make_shared<ClubEvening>(*evening);
        }
        changed->evening.results[place].person.player = player;
    }
    return changed ? changed : evening;
}

/// Nothing if it is gone meanwhile.
Shared readEvening(Reader& reader, const TournamentSummary& summary)
{
    const auto stored = reader.load(summary.id);
    if (!stored) {
        return nullptr;
    }
    const auto& tournament = stored->tournament;
    const Standings standings(tournament);
    return std::make_shared<const ClubEvening>(ClubEvening{
        summary.id, stored->version, tournament.settings.organiser,
        eveningOf(summary.uuid, tournament, standings, {}), factsOf(tournament, standings),
        openTables(tournament), eveningFees(summary.uuid, tournament), areAllReleased(tournament)});
}

/// On that day, or later; an evening is over once its day is.
bool hasMoreToCome(const TournamentSummary& summary, QDate today)
{
    const bool isPast = summary.date && *summary.date < today;
    return today.isValid() && !isPast && stageOf(summary, today) == Stage::Running;
}

} // namespace

bool ClubEvenings::read(Reader& reader, std::optional<Deadline> deadline)
{
    return read(
        reader, [](const TournamentUuid& /*uuid*/) { return true; }, deadline);
}

bool ClubEvenings::read(Reader& reader, const std::set<TournamentUuid>& wanted,
                        std::optional<Deadline> deadline)
{
    return read(
        reader, [&wanted](const auto& uuid) { return wanted.contains(uuid); }, deadline);
}

bool ClubEvenings::read(Reader& reader, const IsWanted& isWanted, std::optional<Deadline> deadline)
{
    ClubEvenings now;
    now.isComplete_ = true;
    now.summaries_ = summaries_;
    now.summaries_.read(reader);
    for (const auto& summary : now.summaries_.all()) {
        if (isWanted(summary.uuid)) {
            now.take(reader, summary, *this, deadline);
        }
    }
    if (now.isComplete_) {
        now.recognisePeople(reader);
        now.leaveOutCopies(reader);
    }
    const bool isDifferent = std::tie(now.all_, now.counted_, now.damaged_, now.isComplete_) !=
                             std::tie(all_, counted_, damaged_, isComplete_);
    *this = std::move(now);
    return isDifferent;
}

void ClubEvenings::take(Reader& reader, const TournamentSummary& summary,
                        const ClubEvenings& before, std::optional<Deadline> deadline)
{
    const auto known = before.places_.find(summary.uuid);
    auto evening = known != before.places_.end() ? before.all_[known->second] : nullptr;
    try {
        if (!evening || !summaries_.isOfVersion(summary.id, evening->version)) {
            if (deadline && std::chrono::steady_clock::now() >= *deadline) {
                isComplete_ = false;
                return;
            }
            evening = readEvening(reader, summary);
        }
    } catch (const StoreFailure& failure) {
        if (failure.kind() != StoreFailure::Kind::Damaged) {
            throw;
        }
        damaged_.push_back(summary);
        return;
    }
    if (evening) {
        places_.emplace(summary.uuid, all_.size());
        all_.push_back(std::move(evening));
    }
}

void ClubEvenings::recognisePeople(Reader& reader)
{
    const auto known = knownPlayers(reader);
    static const std::vector<EnrolledPerson> nobody;
    for (auto& evening : all_) {
        const auto people = known.find(evening->id);
        evening = withPeople(evening, people != known.end() ? people->second : nobody);
    }
}

void ClubEvenings::leaveOutCopies(Reader& reader)
{
    const auto records = reader.clubRecords();
    const CountedEvenings versions(records, summaries_.all());
    std::copy_if(all_.begin(), all_.end(), std::back_inserter(counted_), [&](const auto& evening) {
        const auto& uuid = evening->evening.tournament;
        return versions.countedFor(uuid) == uuid;
    });
}

const ClubEvening* ClubEvenings::find(const TournamentUuid& uuid) const
{
    const auto found = places_.find(uuid);
    return found != places_.end() ? all_[found->second].get() : nullptr;
}

std::vector<SeriesEvening> ClubEvenings::of(const Series& series) const
{
    std::vector<SeriesEvening> evenings;
    for (const auto& uuid : series.evenings) {
        if (const auto* const found = find(uuid)) {
            evenings.push_back(found->evening);
        }
    }
    sortByDate(evenings);
    return evenings;
}

int ClubEvenings::unfinishedOf(const Series& series, QDate today) const
{
    const auto& all = summaries_.all();
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [&](const TournamentSummary& summary) {
            const auto* const evening = has(series, summary.uuid) ? find(summary.uuid) : nullptr;
            return evening != nullptr && (evening->openTables > 0 || hasMoreToCome(summary, today));
        }));
}

std::vector<TournamentSummary> ClubEvenings::damagedIn(const DaySpan& days) const
{
    std::vector<TournamentSummary> found;
    std::copy_if(damaged_.begin(), damaged_.end(), std::back_inserter(found),
                 [&days](const TournamentSummary& summary) { return days.contains(summary.date); });
    return found;
}

std::vector<TournamentSummary> ClubEvenings::damagedOf(const Series& series) const
{
    std::vector<TournamentSummary> found;
    std::copy_if(damaged_.begin(), damaged_.end(), std::back_inserter(found),
                 [&series](const TournamentSummary& summary) { return has(series, summary.uuid); });
    return found;
}

} // namespace core
