#include "core/service/club_service.h"

#include "core/club/club_state.h"
#include "core/club/counted_evenings.h"
#include "core/club/journal_keys.h"
#include "core/faults/faults.h"
#include "core/model/registration.h"
#include "core/money/start_fee.h"
#include "core/store/readable.h"
#include "core/store/traces.h"
#include "core/use_cases/cash.h"

#include <algorithm>
#include <set>
#include <utility>

namespace core {
namespace {

ClubState directoryAndRecords(Reader& source)
{
    ClubState state;
    state.records = source.clubRecords();
    for (auto& player : source.players()) {
        state.players.emplace(player.id, std::move(player));
    }
    return state;
}

/// Adds what stands of the links that the change concerns. Those of a tournament that is gone went
/// with it: its steps are left out.
void addLinks(ClubState& state, Reader& source, ClubChange& change)
{
    std::set<TournamentId> tournaments;
    std::erase_if(change.steps, [&](const ClubStep& step) {
        const auto* const link = std::get_if<LinkExchange>(&step);
        if (link == nullptr || tournaments.contains(link->key.tournament)) {
            return false;
        }
        const bool isThere = source.version(link->key.tournament).has_value();
        if (isThere) {
            tournaments.insert(link->key.tournament);
        }
        return !isThere;
    });
    for (const auto id : tournaments) {
        for (auto& [enrolled, player] : source.playerLinks(id)) {
            state.links.emplace(enrolled, player);
        }
    }
}

/// Whether somebody was recognised as an entry that the change merges into another, after that
/// change was made: the merger would leave them behind.
bool leavesSomebodyBehind(Reader& source, const ClubChange& change)
{
    if (change.label.action != ClubAction::MergePlayers) {
        return false;
    }
    std::set<PlayerId> gone;
    std::set<EnrolledKey> moved;
    for (const auto& step : change.steps) {
        if (const auto* const player = std::get_if<PlayerExchange>(&step)) {
            if (!player->after) {
                gone.insert(player->key);
            }
        } else if (const auto* const link = std::get_if<LinkExchange>(&step)) {
            moved.insert(link->key);
        }
    }
    const auto links = source.playerLinks();
    return std::any_of(links.begin(), links.end(), [&](const PlayerLink& link) {
        return gone.contains(link.player) && !moved.contains(link.enrolled);
    });
}

Journal<ClubJournalEntry> journalOf(Reader& source)
{
    return Journal<ClubJournalEntry>(
        [&source](const ClubJournalFilter& filter) { return source.newestOfClub(filter); });
}

/// What undoing or redoing the entry changes in `state`, applied there; nothing if that does not
/// fit.
std::optional<ClubChange> reverse(EntryKind kind, const ClubJournalEntry& entry, Reader& source,
                                  ClubState& state)
{
    auto wanted = kind == EntryKind::Undone ? reversed(entry.change) : entry.change;
    addLinks(state, source, wanted);
    const bool fits = tryApply(wanted, state) &&
                      (kind == EntryKind::Undone || !leavesSomebodyBehind(source, wanted));
    return fits ? std::optional(std::move(wanted)) : std::nullopt;
}

/// Why an entry cannot be reversed: names the later change that was built on it.
Refusal unfit(EntryKind kind, const ClubJournalEntry& entry, Reader& source)
{
    auto earlier = directoryAndRecords(source);
    const auto takeBack = [&](ClubChange change) {
        addLinks(earlier, source, change);
        return tryApply(change, earlier);
    };
    const auto isFree = [&] {
        auto copy = earlier;
        return reverse(kind, entry, source, copy).has_value();
    };
    const auto later = kind == EntryKind::Undone
                           ? journalOf(source).builtOn(entry.link.id, takeBack, isFree)
                           : std::nullopt;
    return later ? Refusal{ClubFault::ClubBuiltOn, Pointer(), argumentsOf(later->change.label)}
                 : Refusal{ClubFault::HistoryConflict, Pointer(), {}};
}

/// Of people erased in another copy who are named in this one.
std::vector<Traces> tracesBack(Reader& source, const KnownErased& before)
{
    const auto here = source.clubRecords().erased;
    const TraceReader reader(source);
    std::vector<Traces> back;
    for (const auto& [id, person] : before.erased) {
        auto traces = here.contains(id) ? Traces() : reader.of(person, before.living);
        if (!traces.names.empty()) {
            back.push_back(std::move(traces));
        }
    }
    return back;
}

} // namespace

ClubService::ClubService(Store& store, QString desk, Clock clock)
    : store_(store),
      own_(std::move(desk), JournalId{store.read().clubVersion()}),
      clock_(std::move(clock))
{}

void ClubService::setListener(Listener listener)
{
    listener_ = std::move(listener);
}

Stamp ClubService::stamp() const
{
    return {own_.desk(), timeOf(store_, clock_), box_};
}

Result<ClubChange> ClubService::change(const Builder& build)
{
    auto transaction = store_.beginWrite();
    const ClubSituation now(transaction->read(), stamp());
    auto built = build(now);
    if (!built || built->isEmpty()) {
        return built;
    }
    Refusals faults;
    findNoteFaults(built->reason, Pointer() / QLatin1StringView("reason"), faults);
    if (!faults.empty()) {
        return faults;
    }
    stampCash(*built, now.stamp());
    transaction->recordClub(*built, EntryKind::Done, std::nullopt, now.stamp());
    const JournalId entry{transaction->read().clubVersion()};
    transaction->commit();
    own_.add(entry);
    transaction.reset(); // The listener may want to write in turn.
    if (listener_) {
        listener_(*built);
    }
    return built;
}

Result<ClubJournalEntry> ClubService::undoOrRedo(EntryKind kind, std::optional<JournalId> entry)
{
    auto transaction = store_.beginWrite();
    auto& source = transaction->read();
    const bool undoes = kind == EntryKind::Undone;
    if (!entry) {
        const auto next = nextSteps([](const ClubChange& /*any*/) { return true; });
        const auto& step = undoes ? next.undo : next.redo;
        if (!step) {
            return Refusal{
                undoes ? ClubFault::NothingToUndo : ClubFault::NothingToRedo, Pointer(), {}};
        }
        entry = step->link.id;
    }
    auto step = journalOf(source).reversible(kind, *entry);
    if (!step) {
        return step;
    }
    auto state = directoryAndRecords(source);
    const auto wanted = reverse(kind, *step, source, state);
    if (!wanted) {
        return unfit(kind, *step, source);
    }
    transaction->recordClub(*wanted, kind, step->link.id, stamp());
    const JournalId written{source.clubVersion()};
    transaction->commit();
    own_.add(written);
    transaction.reset(); // The listener may want to write in turn.
    if (listener_) {
        listener_(*wanted);
    }
    return step;
}

std::vector<Player> ClubService::erasablePeople() const
{
    return core::erasablePeople(store_.read().players(), store_.read().enrolledPeople(),
                                store_.read().clubRecords());
}

Result<ClubService::Erasure> ClubService::erasePerson(const Player& person)
{
    auto transaction = store_.beginWrite();
    const auto records = transaction->read().clubRecords();
    const auto people = core::erasablePeople(transaction->read().players(),
                                             transaction->read().enrolledPeople(), records);
    const bool isThere = std::any_of(people.begin(), people.end(), [&person](const Player& one) {
        return one.id == person.id && one.name == person.name && one.club == person.club;
    });
    if (!isThere) {
        return Refusal{ClubFault::NobodyNamed, Pointer(), {person.name}};
    }
    const auto traces = TraceReader(transaction->read()).of(person);
    return erase(std::move(transaction), {traces});
}

ClubService::Erasure ClubService::erase(std::unique_ptr<WriteTransaction> transaction,
                                        const std::vector<Traces>& people)
{
    const Eraser eraser(people);
    const TraceReader reader(transaction->read());
    std::map<PlayerId, ErasedPerson> erased;
    for (const auto& traces : people) {
        for (const auto& person : reader.erasedBy(traces)) {
            erased.emplace(person.id, person);
        }
    }
    ClubChange change{{ClubAction::ErasePerson, {}}, {}, {}};
    for (const auto& [id, person] : erased) {
        change.steps.emplace_back(ErasedExchange{id, std::nullopt, person});
    }
    const auto counts = transaction->erase(eraser);
    auto doubts = doubtsAfter(transaction->read(), eraser);
    transaction->recordClub(change, EntryKind::Done, std::nullopt, stamp());
    transaction->commit();
    transaction.reset();
    auto notWiped = store_.wipe();
    if (listener_) {
        listener_(change);
    }
    return Erasure{counts, eraser.spellings(), std::move(notWiped), std::move(doubts)};
}

QStringList ClubService::namesBack(const KnownErased& before) const
{
    QStringList names;
    for (const auto& traces : tracesBack(store_.read(), before)) {
        names << traces.names.begin()->first;
    }
    return names;
}

ClubService::Erasure ClubService::eraseAgain(const KnownErased& before)
{
    auto transaction = store_.beginWrite();
    const auto people = tracesBack(transaction->read(), before);
    return people.empty() ? Erasure() : erase(std::move(transaction), people);
}

std::vector<DoubtfulPerson> ClubService::doubtfulPeople() const
{
    return core::doubtfulPeople(store_.read().players(), store_.read().enrolledPeople());
}

PublicNames ClubService::publicNames(TournamentId id) const
{
    return publicNamesOf(store_.read().players(), store_.read().enrolledPeople(id));
}

bool ClubService::readEvenings(ClubEvenings& evenings,
                               std::optional<ClubEvenings::Deadline> deadline) const
{
    return evenings.read(store_.read(), deadline);
}

bool ClubService::readEvenings(ClubEvenings& evenings, const std::set<TournamentUuid>& wanted,
                               std::optional<ClubEvenings::Deadline> deadline) const
{
    return evenings.read(store_.read(), wanted, deadline);
}

std::vector<LaterCorrection> ClubService::correctionsAfter(const ClubEvenings& evenings,
                                                           const Series& series) const
{
    return series.closed.empty()
               ? std::vector<LaterCorrection>()
               : core::correctionsAfter(store_.read(), evenings, series, series.closed.back().time);
}

std::vector<EarlierMeeting> ClubService::earlierMeetings(TournamentId tournament) const
{
    const auto tournaments = store_.read().tournaments();
    const auto found =
        std::find_if(tournaments.begin(), tournaments.end(),
                     [tournament](const auto& summary) { return summary.id == tournament; });
    if (found == tournaments.end()) {
        return {};
    }
    const auto records = store_.read().clubRecords();
    const auto minded = eveningsMinded(records, found->uuid);
    if (minded.empty()) {
        return {};
    }
    ClubEvenings evenings;
    evenings.read(store_.read(), minded);
    auto people = store_.read().enrolledPeople();
    std::erase_if(people, [tournament](const EnrolledPerson& person) {
        return person.key.tournament != tournament;
    });
    return core::earlierMeetings(records, evenings, found->uuid, people);
}

Warnings ClubService::atStake(TournamentId id) const
{
    const CashBasis basis(ClubSituation(store_.read(), stamp()));
    const auto* const summary = findSummary(basis.club, id);
    if (summary == nullptr) {
        return {};
    }
    auto warnings = seriesAtStake(basis.records, summary->uuid);
    if (const auto tournament = readableTournament(store_.read(), id)) {
        const auto cash = cashAtStake(basis, summary->uuid, *tournament);
        warnings.insert(warnings.end(), cash.begin(), cash.end());
    }
    return warnings;
}

EveningCash ClubService::cashOf(TournamentId id) const
{
    const auto club = store_.read().tournaments();
    const auto* const evening = findSummary(club, id);
    return evening != nullptr ? core::cashOf(store_.read().clubRecords(), evening->uuid)
                              : EveningCash();
}

std::optional<TournamentSummary> ClubService::countedInstead(TournamentId id) const
{
    const auto club = store_.read().tournaments();
    const auto* const evening = findSummary(club, id);
    if (evening == nullptr) {
        return std::nullopt;
    }
    const auto records = store_.read().clubRecords();
    const auto counted = CountedEvenings(records, club).countedFor(evening->uuid);
    const auto* const other = findSummary(club, counted);
    return other != nullptr && other->id != id ? std::optional(*other) : std::nullopt;
}

CashBook ClubService::cashBook(const DaySpan& span) const
{
    const DaySpan upToItsEnd{std::nullopt, span.until};
    std::vector<EveningFees> evenings;
    for (const auto& summary : store_.read().tournaments()) {
        const bool mayCount = !summary.date || upToItsEnd.contains(summary.date);
        const auto stored = mayCount ? store_.read().load(summary.id) : std::nullopt;
        evenings.push_back(stored ? eveningFees(summary.uuid, stored->tournament)
                                  : EveningFees{summary.uuid, summary.name, summary.date, {}, {}});
    }
    return core::cashBook(store_.read().clubRecords(), evenings, span);
}

Result<ClubJournalEntry> ClubService::undo(std::optional<JournalId> entry)
{
    return undoOrRedo(EntryKind::Undone, entry);
}

Result<ClubJournalEntry> ClubService::redo(std::optional<JournalId> entry)
{
    return undoOrRedo(EntryKind::Redone, entry);
}

ClubService::NextSteps
ClubService::nextSteps(const std::function<bool(const ClubChange&)>& about) const
{
    auto& source = store_.read();
    std::optional<ClubState> stands; // Read only if there is a step.
    return journalOf(source).nextSteps(own_, about, [&](ClubChange change) {
        if (!stands) {
            stands = directoryAndRecords(source);
        }
        auto state = *stands;
        addLinks(state, source, change);
        return tryApply(change, state);
    });
}

std::vector<ClubService::JournalLine> ClubService::journal() const
{
    return withUndone<JournalLine>(store_.read().clubJournal());
}

} // namespace core
