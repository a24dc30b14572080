#include "director.h"

#include "faults.h"
#include "use_cases/slip_editions.h"

#include <utility>

namespace core {
namespace {

template <typename Value>
Result<Done> doneIf(const Result<Value>& result)
{
    if (!result) {
        return result.refused();
    }
    return Done();
}

} // namespace

Director::Director(Store& store, QString desk, Clock clock)
    : store_(store), desk_(std::move(desk)), clock_(std::move(clock))
{}

void Director::setListener(Listener listener)
{
    listener_ = std::move(listener);
}

Refusal Director::noTournament(TournamentId id)
{
    return {ClubFault::NoTournament, Pointer(), {QString::number(plain(id))}};
}

Stamp Director::stamp() const
{
    return {desk_, clock_().toUTC()};
}

void Director::tell(TournamentId id, const Change& change) const
{
    if (listener_) {
        listener_(id, change);
    }
}

template <typename Source>
Result<const Tournament*> Director::refresh(Source& source, TournamentId id)
{
    const auto version = source.version(id);
    if (!version) {
        snapshot_.reset();
        return noTournament(id);
    }
    if (!snapshot_ || snapshot_->id != id || snapshot_->stored.version != *version) {
        auto stored = source.load(id);
        if (!stored) {
            return noTournament(id);
        }
        snapshot_ = Snapshot{id, std::move(*stored)};
    }
    return &snapshot_->stored.tournament;
}

Result<Change> Director::change(TournamentId id, const Builder& build)
{
    auto writing = store_.beginWriting();
    const auto tournament = refresh(*writing, id);
    if (!tournament) {
        return tournament.refused();
    }
    auto built = build(**tournament, *writing);
    if (!built || built->isEmpty()) {
        return built;
    }
    const Version version = writing->record(id, *built, EntryKind::Done, std::nullopt, stamp());
    writing->commit();
    apply(*built, snapshot_->stored.tournament);
    snapshot_->stored.version = version;
    writing.reset(); // The listener may want to write in turn.
    tell(id, *built);
    return built;
}

template <typename UseCase, typename... Arguments>
Result<Done> Director::carryOut(TournamentId id, UseCase useCase, const Arguments&... arguments)
{
    return doneIf(change(id, [&](const Tournament& tournament, Writing&) {
        return useCase(tournament, arguments...);
    }));
}

template <typename UseCase, typename... Arguments>
Result<Done> Director::carryOutSeating(TournamentId id, UseCase useCase,
                                       const Arguments&... arguments)
{
    return doneIf(change(id, [&](const Tournament& tournament, Writing& writing) {
        const auto journal = [&](const JournalFilter& filter) {
            return writing.newest(id, filter);
        };
        auto built = useCase(tournament, arguments...);
        return built ? withSlipsNumbered(tournament, *std::move(built), journal) : built;
    }));
}

template <typename UseCase, typename... Arguments>
Result<DirectoryChange> Director::changeDirectory(UseCase useCase, const Arguments&... arguments)
{
    const auto writing = store_.beginWriting();
    auto changed = useCase(writing->players(), arguments...);
    if (changed && !changed->isEmpty()) {
        writing->removePlayers(changed->removed);
        writing->addPlayers(changed->added);
        writing->commit();
    }
    return changed;
}

Result<Label> Director::moveInHistory(TournamentId id, EntryKind kind,
                                      std::optional<JournalId> expected)
{
    auto writing = store_.beginWriting();
    const auto tournament = refresh(*writing, id);
    if (!tournament) {
        return tournament.refused();
    }
    const bool undoes = kind == EntryKind::Undone;
    const auto history =
        historyFrom([&](std::size_t limit) { return writing->newestLinks(id, limit); });
    const auto entryId = undoes ? history.undo : history.redo;
    if (!entryId) {
        const auto fault = undoes ? ClubFault::NothingToUndo : ClubFault::NothingToRedo;
        return Refusal{fault, Pointer(), {}};
    }
    if (expected && expected != entryId) {
        return Refusal{ClubFault::HistoryConflict, Pointer(), {}};
    }
    const auto entry = writing->journalEntry(id, *entryId);
    const Change wanted = undoes ? reversed(entry->change) : entry->change;
    Tournament changed = **tournament;
    if (!applyIfFits(wanted, changed)) {
        return Refusal{ClubFault::HistoryConflict, Pointer(), {}};
    }
    const Version version = writing->record(id, wanted, kind, entryId, stamp());
    writing->commit();
    snapshot_->stored = {std::move(changed), version};
    writing.reset(); // The listener may want to write in turn.
    tell(id, wanted);
    return wanted.label;
}

std::optional<Version> Director::version(TournamentId id) const
{
    return store_.version(id);
}

std::int64_t Director::changesByOthers() const
{
    return store_.changesByOthers();
}

std::vector<TournamentSummary> Director::tournaments() const
{
    return store_.tournaments();
}

Result<const Tournament*> Director::tournament(TournamentId id)
{
    return refresh(store_, id);
}

Result<TournamentId> Director::create(const Settings& settings)
{
    Tournament tournament;
    tournament.settings = settings;
    return add(tournament, Action::CreateTournament);
}

Result<TournamentId> Director::create(const Tournament& tournament)
{
    return add(tournament, Action::CreateTournament);
}

Result<TournamentId> Director::import(const Tournament& tournament)
{
    return add(tournament, Action::ImportTournament);
}

Result<TournamentId> Director::add(const Tournament& tournament, Action beginning)
{
    if (auto faults = faultsOf(tournament); !faults.empty()) {
        return faults;
    }
    const auto writing = store_.beginWriting();
    const auto id = writing->create(normalised(tournament), beginning, stamp());
    writing->commit();
    return id;
}

Result<Done> Director::remove(TournamentId id)
{
    const auto writing = store_.beginWriting();
    if (!writing->remove(id)) {
        return noTournament(id);
    }
    writing->commit();
    return Done();
}

std::vector<Player> Director::players() const
{
    return store_.players();
}

Result<int> Director::addPlayers(const std::vector<Player>& players)
{
    const auto changed = changeDirectory(core::addPlayers, players);
    if (!changed) {
        return changed.refused();
    }
    return static_cast<int>(changed->added.size());
}

Result<Done> Director::changePlayer(const Player& before, const Player& after)
{
    return doneIf(changeDirectory(core::changePlayer, before, after));
}

Result<Done> Director::removePlayers(const std::vector<Player>& players)
{
    return doneIf(changeDirectory(core::removePlayers, players));
}

Result<Done> Director::mergePlayers(const Player& keep, const std::vector<Player>& doubles)
{
    return doneIf(changeDirectory(core::mergePlayers, keep, doubles));
}

std::vector<LastPlayed> Director::lastPlayed(QDate until) const
{
    return store_.lastPlayed(until);
}

Result<Done> Director::changeSettings(TournamentId id, const Settings& settings)
{
    return carryOut(id, core::changeSettings, settings);
}

Result<std::vector<StartNumber>> Director::enrol(TournamentId id,
                                                 const std::vector<Enrolment>& people)
{
    const auto changed = change(id, [&](const Tournament& tournament, Writing&) {
        return core::enrol(tournament, people);
    });
    if (!changed) {
        return changed.refused();
    }
    std::vector<StartNumber> added;
    for (const auto& step : changed->steps) {
        added.push_back(std::get<ParticipantExchange>(step).key);
    }
    return added;
}

Result<Done> Director::changeParticipant(TournamentId id, StartNumber number,
                                         const Participant& wanted)
{
    return carryOut(id, core::changeParticipant, number, wanted);
}

Result<Done> Director::changeParticipants(TournamentId id, const std::vector<Participant>& wanted)
{
    return carryOut(id, core::changeParticipants, wanted);
}

Result<Done> Director::changeEntry(TournamentId id, StartNumber number, const Entry& wanted)
{
    return carryOut(id, core::changeEntry, number, wanted);
}

Result<Done> Director::removeParticipants(TournamentId id, const std::vector<StartNumber>& numbers)
{
    return carryOut(id, core::removeParticipants, numbers);
}

Result<Done> Director::mergeParticipants(TournamentId id, StartNumber keep, StartNumber twin)
{
    return carryOut(id, core::mergeParticipants, keep, twin);
}

Result<Done> Director::removeParticipant(TournamentId id, StartNumber number)
{
    return carryOut(id, core::removeParticipant, number);
}

Result<Done> Director::changePresence(TournamentId id, StartNumber number, const PresenceEdit& edit)
{
    return carryOut(id, core::changePresence, number, edit);
}

Result<Done> Director::givePenalty(TournamentId id, const Penalty& penalty)
{
    return carryOut(id, core::givePenalty, penalty);
}

Result<Done> Director::cancelPenalty(TournamentId id, std::size_t index)
{
    return carryOut(id, core::cancelPenalty, index);
}

Result<Done> Director::addRounds(TournamentId id, const std::vector<RoundPlan>& plans,
                                 RoundState state)
{
    return carryOutSeating(id, core::addRounds, plans, state);
}

Result<Done> Director::replaceDrafts(TournamentId id, RoundNumber first,
                                     const std::vector<RoundPlan>& plans)
{
    return carryOut(id, core::replaceDrafts, first, plans);
}

Result<Done> Director::publish(TournamentId id, RoundNumber round)
{
    return carryOutSeating(id, core::publishRound, round);
}

Result<Done> Director::withdraw(TournamentId id, RoundNumber round)
{
    return carryOut(id, core::withdrawRound, round);
}

Result<Done> Director::changeSeating(TournamentId id, const RoundPlan& plan,
                                     const SeatingTerms& terms)
{
    return carryOutSeating(id, core::changeSeating, plan, terms);
}

Result<Done> Director::seatLatecomer(TournamentId id, const RoundPlan& plan, StartNumber latecomer,
                                     const SeatingTerms& terms)
{
    return carryOutSeating(id, core::seatLatecomer, plan, latecomer, terms);
}

Result<Done> Director::replaceMissing(TournamentId id, const RoundPlan& plan, StartNumber missing,
                                      Absence absence, const SeatingTerms& terms)
{
    return carryOutSeating(id, core::replaceMissing, plan, missing, absence, terms);
}

Result<Done> Director::swapSeats(TournamentId id, RoundNumber round, StartNumber one,
                                 StartNumber other, ResultsGo results, const QString& reason)
{
    return carryOutSeating(id, core::swapSeats, round, one, other, results, reason);
}

Result<Done> Director::changeGames(TournamentId id, RoundNumber round, std::int32_t games,
                                   const QString& reason)
{
    return carryOut(id, core::changeGames, round, games, reason);
}

Result<Done> Director::close(TournamentId id, RoundNumber round)
{
    return carryOut(id, core::closeRound, round);
}

Result<Done> Director::cancel(TournamentId id, RoundNumber round, const QString& reason)
{
    return carryOut(id, core::cancelRound, round, reason);
}

Result<Done> Director::reopen(TournamentId id, RoundNumber round, const QString& reason)
{
    return carryOut(id, core::reopenRound, round, reason);
}

Result<Entered> Director::enter(TournamentId id, const GameKey& key, const GameOutcome& outcome,
                                const EntryTerms& terms)
{
    Entered entered;
    const auto changed = change(id, [&](const Tournament& tournament, Writing& writing) {
        auto built = enterGame(tournament, key, outcome, terms, writing.gameRevision(id, key));
        if (built) {
            entered = enteredGame(tournament, key, outcome);
            entered.changed = !built->isEmpty();
        }
        return built;
    });
    if (!changed) {
        return changed.refused();
    }
    return entered;
}

Result<Done> Director::clear(TournamentId id, const GameKey& key, const QString& reason)
{
    return carryOut(id, core::clearGame, key, reason);
}

Result<Done> Director::mark(TournamentId id, const TableKey& key, std::optional<TableMark> mark,
                            const QString& note)
{
    return carryOut(id, core::markTable, key, mark, note);
}

Result<Done> Director::swapTableResults(TournamentId id, RoundNumber round, TableNumber one,
                                        TableNumber other)
{
    return carryOut(id, core::swapTableResults, round, one, other);
}

Result<Done> Director::recordLot(TournamentId id, const TableKey& key,
                                 const std::vector<StartNumber>& drawn)
{
    return carryOut(id, core::recordLot, key, drawn);
}

Result<Done> Director::leaveMatch(TournamentId id, RoundNumber round, StartNumber number)
{
    return carryOut(id, core::leaveMatch, round, number);
}

Result<Done> Director::rejoinMatch(TournamentId id, RoundNumber round, StartNumber number)
{
    return carryOut(id, core::rejoinMatch, round, number);
}

GameRevision Director::revision(TournamentId id, const GameKey& key) const
{
    return store_.gameRevision(id, key);
}

Result<Label> Director::undo(TournamentId id, std::optional<JournalId> expected)
{
    return moveInHistory(id, EntryKind::Undone, expected);
}

Result<Label> Director::redo(TournamentId id)
{
    return moveInHistory(id, EntryKind::Redone, std::nullopt);
}

} // namespace core
