#include "core/club/club_service.h"

#include "core/club/club_state.h"
#include "core/club/traces.h"
#include "core/faults.h"
#include "core/registration.h"
#include "core/start_fee.h"

#include <algorithm>
#include <set>
#include <utility>

namespace core {
namespace {

Result<Done> doneIf(const Result<ClubChange>& changed)
{
    if (!changed) {
        return changed.refused();
    }
    return Done();
}

KnownPeople knownPeople(WriteTransaction& transaction)
{
    return {transaction.read().enrolledPeople(), transaction.read().playerLinks()};
}

/// The links of whoever took part in a tournament and is known by these new entries.
std::vector<PlayerLink> linksOfNew(WriteTransaction& transaction, const ClubChange& change)
{
    std::vector<Player> added;
    for (const auto& step : change.steps) {
        added.push_back(*std::get<PlayerExchange>(step).after);
    }
    std::vector<EnrolledPerson> people;
    for (const auto id : tournamentsNaming(added, transaction.read().unknownPeople())) {
        const auto enrolled = transaction.read().enrolledPeople(id);
        people.insert(people.end(), enrolled.begin(), enrolled.end());
    }
    auto directory = transaction.read().players();
    directory.insert(directory.end(), added.begin(), added.end());
    return certainLinks(directory, people);
}

/// What stands where the change does something. Links of a tournament that is gone went with it:
/// its steps are left out.
ClubState stateAround(WriteTransaction& transaction, ClubChange& change)
{
    ClubState state;
    state.records = transaction.read().clubRecords();
    for (auto& player : transaction.read().players()) {
        state.players.emplace(player.id, std::move(player));
    }
    std::set<TournamentId> tournaments;
    std::erase_if(change.steps, [&](const ClubStep& step) {
        const auto* const link = std::get_if<LinkExchange>(&step);
        if (link == nullptr || tournaments.contains(link->key.tournament)) {
            return false;
        }
        const bool isThere = transaction.read().version(link->key.tournament).has_value();
        if (isThere) {
            tournaments.insert(link->key.tournament);
        }
        return !isThere;
    });
    for (const auto id : tournaments) {
        for (auto& [enrolled, player] : transaction.read().playerLinks(id)) {
            state.links.emplace(enrolled, player);
        }
    }
    return state;
}

/// Whether somebody was recognised as an entry that the change merges into another, after that
/// change was made: the merger would leave them behind.
bool leavesSomebodyBehind(WriteTransaction& transaction, const ClubChange& change)
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
    const auto links = transaction.read().playerLinks();
    return std::any_of(links.begin(), links.end(), [&](const PlayerLink& link) {
        return gone.contains(link.player) && !moved.contains(link.enrolled);
    });
}

History historyIn(Store& store)
{
    return historyFrom([&store](std::size_t limit) { return store.read().newestClubLinks(limit); });
}

} // namespace

ClubService::ClubService(Store& store, QString desk, Clock clock)
    : store_(store), desk_(std::move(desk)), clock_(std::move(clock))
{}

void ClubService::setListener(Listener listener)
{
    listener_ = std::move(listener);
}

Stamp ClubService::stamp() const
{
    return {desk_, clock_().toUTC()};
}

ClubRecords ClubService::records() const
{
    return store_.read().clubRecords();
}

std::int64_t ClubService::version() const
{
    return store_.read().clubVersion();
}

Result<ClubChange> ClubService::change(const Builder& build)
{
    auto transaction = store_.beginWrite();
    auto built = build(*transaction);
    if (!built || built->isEmpty()) {
        return built;
    }
    Refusals faults;
    findNoteFaults(built->reason, Pointer() / QLatin1StringView("reason"), faults);
    if (!faults.empty()) {
        return faults;
    }
    transaction->recordClub(*built, EntryKind::Done, std::nullopt, stamp());
    transaction->commit();
    transaction.reset(); // The listener may want to write in turn.
    if (listener_) {
        listener_(*built);
    }
    return built;
}

Result<ClubLabel> ClubService::undoOrRedo(EntryKind kind, std::optional<JournalId> expected)
{
    auto transaction = store_.beginWrite();
    const bool undoes = kind == EntryKind::Undone;
    const auto history =
        historyFrom([&](std::size_t limit) { return transaction->read().newestClubLinks(limit); });
    const auto entryId = undoes ? history.undo : history.redo;
    if (!entryId) {
        const auto fault = undoes ? ClubFault::NothingToUndo : ClubFault::NothingToRedo;
        return Refusal{fault, Pointer(), {}};
    }
    if (expected && expected != entryId) {
        return Refusal{ClubFault::HistoryConflict, Pointer(), {}};
    }
    const auto entry = transaction->read().clubJournalEntry(*entryId);
    if (!entry) {
        throw StoreFailure(
            StoreFailure::Kind::Damaged,
            QStringLiteral("entry %1 of the club's journal is missing").arg(plain(*entryId)));
    }
    ClubChange wanted = undoes ? reversed(entry->change) : entry->change;
    auto state = stateAround(*transaction, wanted);
    if (!tryApply(wanted, state) || (!undoes && leavesSomebodyBehind(*transaction, wanted))) {
        return Refusal{ClubFault::HistoryConflict, Pointer(), {}};
    }
    transaction->recordClub(wanted, kind, entryId, stamp());
    transaction->commit();
    transaction.reset(); // The listener may want to write in turn.
    if (listener_) {
        listener_(wanted);
    }
    return wanted.label;
}

std::vector<Player> ClubService::players() const
{
    return store_.read().players();
}

Result<int> ClubService::addPlayers(const std::vector<Player>& players)
{
    int added = 0;
    const auto changed = change([&](WriteTransaction& transaction) {
        auto built = core::addPlayers(transaction.read().players(), players);
        if (built && !built->isEmpty()) {
            added = static_cast<int>(built->steps.size());
            return Result(withLinks(*built, linksOfNew(transaction, *built)));
        }
        return built;
    });
    if (!changed) {
        return changed.refused();
    }
    return added;
}

Result<Done> ClubService::changePlayer(const Player& before, const Player& after)
{
    return doneIf(change([&](WriteTransaction& transaction) {
        return core::changePlayer(transaction.read().players(), before, after);
    }));
}

Result<Done> ClubService::removePlayers(const std::vector<Player>& players)
{
    return doneIf(change([&](WriteTransaction& transaction) {
        return core::removePlayers(transaction.read().players(), players);
    }));
}

Result<Done> ClubService::mergePlayers(const Player& keep, const std::vector<Player>& doubles)
{
    return doneIf(change([&](WriteTransaction& transaction) {
        return core::mergePlayers(transaction.read().players(), keep, doubles,
                                  knownPeople(transaction));
    }));
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
    const TraceReader reader(transaction->read());
    const auto traces = reader.of(person);
    const Eraser eraser({traces});
    ClubChange change{{ClubAction::ErasePerson, {}}, {}, {}};
    for (const auto& erased : reader.erasedBy(traces)) {
        change.steps.emplace_back(ErasedExchange{erased.id, std::nullopt, erased});
    }
    const auto counts = transaction->erase(eraser);
    transaction->recordClub(change, EntryKind::Done, std::nullopt, stamp());
    transaction->commit();
    transaction.reset();
    const bool isWiped = store_.wipe();
    if (listener_) {
        listener_(change);
    }
    return Erasure{counts, eraser.spellings(), isWiped};
}

std::vector<EnrolledPerson> ClubService::enrolledPeople() const
{
    return store_.read().enrolledPeople();
}

std::vector<DoubtfulPerson> ClubService::doubtfulPeople() const
{
    return core::doubtfulPeople(store_.read().players(), store_.read().enrolledPeople());
}

Result<Done> ClubService::recognise(const std::vector<EnrolledKey>& enrolled, PlayerId player)
{
    return doneIf(change([&](WriteTransaction& transaction) {
        return core::recognise(transaction.read().players(), knownPeople(transaction), enrolled,
                               player);
    }));
}

Result<Done> ClubService::recogniseAsNew(const std::vector<EnrolledKey>& enrolled)
{
    return doneIf(change([&](WriteTransaction& transaction) {
        return core::recogniseAsNew(transaction.read().players(), knownPeople(transaction),
                                    enrolled);
    }));
}

PublicNames ClubService::publicNames(TournamentId id) const
{
    return publicNamesOf(store_.read().players(), store_.read().enrolledPeople(id));
}

std::vector<LastPlayed> ClubService::lastPlayed(QDate until) const
{
    return store_.read().lastPlayed(until);
}

Result<SeriesId> ClubService::createSeries(Series series, const std::vector<SeriesEvening>& club)
{
    series.id = {QUuid::createUuid()};
    const auto changed = change([&](WriteTransaction& transaction) {
        return core::createSeries(transaction.read().clubRecords(), series, club);
    });
    if (!changed) {
        return changed.refused();
    }
    return series.id;
}

Result<Done> ClubService::changeSeries(const Edit<Series>& edit,
                                       const std::vector<SeriesEvening>& club)
{
    return doneIf(change([&](WriteTransaction& transaction) {
        return core::changeSeries(transaction.read().clubRecords(), edit, club);
    }));
}

Result<Done> ClubService::removeSeries(const SeriesId& id)
{
    return doneIf(change([&](WriteTransaction& transaction) {
        return core::removeSeries(transaction.read().clubRecords(), id);
    }));
}

Result<Done> ClubService::closeSeries(const SeriesId& id,
                                      const std::vector<SeriesEvening>& evenings)
{
    return doneIf(change([&](WriteTransaction& transaction) -> Result<ClubChange> {
        const auto records = transaction.read().clubRecords();
        const auto found = records.series.find(id);
        const auto table = found != records.series.end()
                               ? closedTable(found->second, evenings, clock_().toUTC(), desk_)
                               : ClosedSeries();
        return core::closeSeries(records, id, table);
    }));
}

Result<Done> ClubService::reopenSeries(const SeriesId& id)
{
    return doneIf(change([&](WriteTransaction& transaction) {
        return core::reopenSeries(transaction.read().clubRecords(), id);
    }));
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

Result<CashMovementId> ClubService::bookCash(CashMovement movement)
{
    const auto [desk, time] = stamp();
    movement.id = {QUuid::createUuid()};
    movement.time = registrationTime(movement.time.isValid() ? movement.time : time);
    movement.by = movement.by.isEmpty() ? desk : movement.by;
    const auto club = store_.read().tournaments();
    const auto booked = change([&](WriteTransaction& transaction) {
        return core::bookCash(transaction.read().clubRecords(), club, movement);
    });
    if (!booked) {
        return booked.refused();
    }
    return movement.id;
}

Result<Done> ClubService::cancelCash(CashMovementId movement, const QString& reason)
{
    return doneIf(change([&](WriteTransaction& transaction) {
        return core::cancelCash(transaction.read().clubRecords(), movement, reason);
    }));
}

Result<Done> ClubService::countCash(CountedCash counted)
{
    const auto [desk, time] = stamp();
    auto& count = counted.count;
    count.time = registrationTime(count.time.isValid() ? count.time : time);
    count.by = count.by.isEmpty() ? desk : count.by;
    const auto club = store_.read().tournaments();
    return doneIf(change([&](WriteTransaction& transaction) {
        return core::countCash(transaction.read().clubRecords(), club, counted);
    }));
}

EveningCash ClubService::cashOf(TournamentId id) const
{
    const auto club = store_.read().tournaments();
    const auto* const evening = findSummary(club, id);
    return evening != nullptr ? core::cashOf(store_.read().clubRecords(), evening->uuid)
                              : EveningCash();
}

CashBook ClubService::cashBook(const DaySpan& span) const
{
    const DaySpan upToItsEnd{std::nullopt, span.until};
    std::vector<EveningFees> evenings;
    for (const auto& summary : store_.read().tournaments()) {
        const auto stored =
            upToItsEnd.contains(summary.date) ? store_.read().load(summary.id) : std::nullopt;
        evenings.push_back({summary.uuid, summary.name, summary.date,
                            stored ? feeTotals(stored->tournament) : FeeTotals()});
    }
    return core::cashBook(store_.read().clubRecords(), evenings, span);
}

Result<ClubLabel> ClubService::undo(std::optional<JournalId> expected)
{
    return undoOrRedo(EntryKind::Undone, expected);
}

Result<ClubLabel> ClubService::redo()
{
    return undoOrRedo(EntryKind::Redone, std::nullopt);
}

ClubService::NextSteps ClubService::nextSteps() const
{
    const auto history = historyIn(store_);
    const auto entryOf = [this](std::optional<JournalId> entry) {
        return entry ? store_.read().clubJournalEntry(*entry) : std::nullopt;
    };
    return {entryOf(history.undo), entryOf(history.redo)};
}

std::vector<ClubService::JournalLine> ClubService::journal() const
{
    return withUndone<JournalLine>(store_.read().clubJournal());
}

} // namespace core
