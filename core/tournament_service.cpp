#include "core/tournament_service.h"

#include "core/faults.h"
#include "core/file/edits.h"
#include "core/hall_codes.h"
#include "core/use_cases/paying.h"
#include "core/use_cases/slip_editions.h"

#include <algorithm>
#include <limits>
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

/// Whether an entry of Action::PublishRound published that round, maybe among others.
bool publishes(const JournalEntry& entry, RoundNumber round)
{
    const auto& steps = entry.change.steps;
    return entry.change.label.action == Action::PublishRound &&
           std::any_of(steps.begin(), steps.end(), [round](const Step& step) {
               const auto* const head = std::get_if<RoundExchange>(&step);
               return head != nullptr && head->key == round;
           });
}

/// Whether an entry let that person in.
bool letsIn(const JournalEntry& entry, StartNumber number)
{
    const auto& steps = entry.change.steps;
    return std::any_of(steps.begin(), steps.end(), [number](const Step& step) {
        const auto* const person = std::get_if<ParticipantExchange>(&step);
        const bool isAbout = person != nullptr && person->key == number && person->after;
        return isAbout && isHere(*person->after) && (!person->before || !isHere(*person->before));
    });
}

/// How far back to look for the desk that let somebody in: one evening.
JournalFilter arrivals()
{
    constexpr std::size_t entriesOfAnEvening = 1'000;
    return {{Action::CheckIn, Action::Enrol, Action::ChangeStatus, Action::ChangeParticipant},
            std::nullopt,
            entriesOfAnEvening};
}

/// The refusal with the desk and the time of the arrival, if it is among the newest entries.
Refusal withArrival(Refusal refusal, StartNumber number, const std::vector<JournalEntry>& newest)
{
    const auto found = std::find_if(newest.begin(), newest.end(),
                                    [number](const auto& entry) { return letsIn(entry, number); });
    if (found != newest.end()) {
        refusal.arguments << found->desk << found->time.toString(Qt::ISODate);
    }
    return refusal;
}

/// Stores who the people of a tournament are: as was `said`, and whoever is recognised.
void linkPeople(WriteTransaction& transaction, TournamentId id, const std::vector<PlayerLink>& said)
{
    auto outdated = said.empty() ? std::vector<PlayerLink>() : transaction.read().playerLinks(id);
    std::erase_if(outdated, [&said](const PlayerLink& link) {
        return std::none_of(said.begin(), said.end(), [&link](const PlayerLink& other) {
            return other.enrolled == link.enrolled;
        });
    });
    transaction.removeLinks(outdated);
    transaction.addLinks(said);
    transaction.addLinks(
        certainLinks(transaction.read().players(), transaction.read().enrolledPeople(id)));
}

} // namespace

TournamentService::TournamentService(Store& store, QString desk, Clock clock)
    : store_(store), desk_(std::move(desk)), clock_(std::move(clock))
{}

void TournamentService::setListener(Listener listener)
{
    listener_ = std::move(listener);
}

void TournamentService::setClockListener(ClockListener listener)
{
    clockListener_ = std::move(listener);
}

Refusal TournamentService::noTournament(TournamentId id)
{
    return {ClubFault::NoTournament, Pointer(), {QString::number(plain(id))}};
}

Stamp TournamentService::stamp() const
{
    return {desk_, clock_().toUTC()};
}

void TournamentService::notify(const Changed& changed) const
{
    if (listener_) {
        listener_(changed);
    }
}

Result<const Tournament*> TournamentService::refresh(Reader& source, TournamentId id)
{
    const auto version = source.version(id);
    if (!version) {
        snapshot_.reset();
        return noTournament(id);
    }
    const bool isKnown = snapshot_ && snapshot_->id == id;
    if (!isKnown || (snapshot_->stored.version != *version && !catchUp(source, *version))) {
        snapshot_.reset();
        auto stored = source.load(id);
        if (!stored) {
            return noTournament(id);
        }
        snapshot_ = Snapshot{id, std::move(*stored)};
    } else {
        setClocks(snapshot_->stored.tournament, source.clocks(id));
    }
    return &snapshot_->stored.tournament;
}

bool TournamentService::catchUp(Reader& source, Version current)
{
    const auto id = snapshot_->id;
    auto& stored = snapshot_->stored;
    const auto behind = plain(current) - plain(stored.version);
    if (behind < 1 || behind > mostEntriesToFollow) {
        return false;
    }
    const auto links = source.newestLinks(id, static_cast<std::size_t>(behind));
    Change missed;
    for (const auto& link : links) {
        if (const auto entry = source.journalEntry(id, link.id)) {
            const auto& steps = entry->change.steps;
            missed.steps.insert(missed.steps.end(), steps.begin(), steps.end());
        }
    }
    // Outside a transaction there may be a newer entry by now.
    const bool isWhole =
        static_cast<std::int64_t>(links.size()) == behind && source.version(id) == current;
    if (!isWhole || !tryApply(missed, stored.tournament)) {
        return false;
    }
    stored.version = current;
    return true;
}

Result<Change> TournamentService::change(TournamentId id, const Builder& build, BasedOn base,
                                         const std::vector<Enrolment>& enrolled)
{
    auto transaction = store_.beginWrite();
    // What the desk saw, if it is no longer what is stored.
    std::optional<Tournament> seen;
    if (base == BasedOn::LastSeen && snapshot_ && snapshot_->id == id &&
        snapshot_->stored.version != transaction->read().version(id)) {
        seen = snapshot_->stored.tournament;
    }
    const auto tournament = refresh(transaction->read(), id);
    if (!tournament) {
        return tournament.refused();
    }
    auto built = build(**tournament, *transaction);
    if (built) {
        built = folded(*std::move(built));
    }
    if (!built || built->isEmpty()) {
        return built;
    }
    if (seen) {
        if (auto conflicts = overwrittenBy(*built, *seen); !conflicts.empty()) {
            return conflicts;
        }
    }
    Refusals refusals;
    findNoteFaults(built->reason, Pointer() / QLatin1StringView("reason"), refusals);
    if (!refusals.empty()) {
        return refusals;
    }
    const Stamp now = stamp();
    stampPayments(*built, now.desk, now.time);
    const bool concernsNames = namesAnew(*built);
    const auto links = concernsNames
                           ? linksBy(*built, id, enrolled, transaction->read().enrolledPeople(id))
                           : std::vector<PlayerLink>();
    const Version before = snapshot_->stored.version;
    const Version after = transaction->record(id, *built, EntryKind::Done, std::nullopt, now);
    if (concernsNames) {
        linkPeople(*transaction, id, links);
    }
    transaction->commit();
    apply(*built, snapshot_->stored.tournament);
    snapshot_->stored.version = after;
    transaction.reset(); // The listener may want to write in turn.
    notify({id, *built, before, after});
    return built;
}

template <typename UseCase, typename... Arguments>
Result<Done> TournamentService::run(TournamentId id, UseCase useCase, const Arguments&... arguments)
{
    return doneIf(change(id, [&](const Tournament& tournament, WriteTransaction&) {
        return useCase(tournament, arguments...);
    }));
}

template <typename UseCase, typename... Edits>
Result<Done> TournamentService::runEdit(TournamentId id, UseCase useCase, const Edits&... edits)
{
    const auto build = [&](const Tournament& tournament, WriteTransaction&) {
        return useCase(tournament, edits...);
    };
    return doneIf(change(id, build, BasedOn::Edit));
}

template <typename UseCase, typename... Arguments>
Result<Done> TournamentService::runSeating(TournamentId id, UseCase useCase,
                                           const Arguments&... arguments)
{
    return doneIf(change(id, [&](const Tournament& tournament, WriteTransaction& transaction) {
        const auto journal = [&](const JournalFilter& filter) {
            return transaction.read().newest(id, filter);
        };
        auto built = useCase(tournament, arguments...);
        return built ? withSlipsNumbered(tournament, *std::move(built), journal) : built;
    }));
}

Result<Label> TournamentService::undoOrRedo(TournamentId id, EntryKind kind,
                                            std::optional<JournalId> expected)
{
    auto transaction = store_.beginWrite();
    const auto tournament = refresh(transaction->read(), id);
    if (!tournament) {
        return tournament.refused();
    }
    const bool undoes = kind == EntryKind::Undone;
    const auto history =
        historyFrom([&](std::size_t limit) { return transaction->read().newestLinks(id, limit); });
    const auto entryId = undoes ? history.undo : history.redo;
    if (!entryId) {
        const auto fault = undoes ? ClubFault::NothingToUndo : ClubFault::NothingToRedo;
        return Refusal{fault, Pointer(), {}};
    }
    if (expected && expected != entryId) {
        return Refusal{ClubFault::HistoryConflict, Pointer(), {}};
    }
    const auto entry = transaction->read().journalEntry(id, *entryId);
    if (!entry) {
        throw StoreFailure(StoreFailure::Kind::Damaged,
                           QStringLiteral("journal entry %1 is missing").arg(plain(*entryId)));
    }
    const Change wanted = undoes ? reversed(entry->change) : entry->change;
    Tournament changed = **tournament;
    if (!tryApply(wanted, changed) || !faultsOf(changed).empty()) {
        return Refusal{ClubFault::HistoryConflict, Pointer(), {}};
    }
    const Version before = snapshot_->stored.version;
    const Version after = transaction->record(id, wanted, kind, entryId, stamp());
    transaction->commit();
    snapshot_->stored = {std::move(changed), after};
    transaction.reset(); // The listener may want to write in turn.
    notify({id, wanted, before, after});
    return wanted.label;
}

std::optional<Version> TournamentService::version(TournamentId id) const
{
    return store_.read().version(id);
}

std::int64_t TournamentService::changesByOthers() const
{
    return store_.changesByOthers();
}

std::vector<TournamentSummary> TournamentService::tournaments() const
{
    return store_.read().tournaments();
}

Result<const Tournament*> TournamentService::tournament(TournamentId id)
{
    return refresh(store_.read(), id);
}

Result<const StoredTournament*> TournamentService::stored(TournamentId id)
{
    const auto tournament = refresh(store_.read(), id);
    if (!tournament) {
        return tournament.refused();
    }
    return &snapshot_->stored;
}

Result<TournamentId> TournamentService::create(const Settings& settings)
{
    Tournament tournament;
    tournament.settings = settings;
    return add(tournament, Action::CreateTournament);
}

Result<TournamentId> TournamentService::create(const Tournament& tournament)
{
    return add(tournament, Action::CreateTournament);
}

Result<TournamentId> TournamentService::import(const Tournament& tournament)
{
    return add(tournament, Action::ImportTournament);
}

Result<TournamentId> TournamentService::add(const Tournament& tournament, Action beginning)
{
    if (auto faults = faultsOf(tournament); !faults.empty()) {
        return faults;
    }
    const auto transaction = store_.beginWrite();
    const auto id = transaction->create(normalised(tournament), beginning, stamp());
    linkPeople(*transaction, id, {});
    transaction->commit();
    return id;
}

Result<Done> TournamentService::remove(TournamentId id)
{
    const auto transaction = store_.beginWrite();
    if (!transaction->remove(id)) {
        return noTournament(id);
    }
    transaction->commit();
    return Done();
}

Result<Done> TournamentService::changeSettings(TournamentId id, const Edit<Settings>& edit)
{
    return runEdit(id, editSettings, edit);
}

Result<Done> TournamentService::changeSetup(TournamentId id, const Edit<Settings>& settings,
                                            const std::vector<Edit<Participant>>& people)
{
    return runEdit(id, editSetup, settings, people);
}

Result<std::vector<StartNumber>> TournamentService::enrol(TournamentId id,
                                                          const std::vector<Enrolment>& people)
{
    const auto named = withSurnames(people, store_.read().lastPlayedWithSurname());
    const auto build = [&](const Tournament& tournament, WriteTransaction&) {
        return core::enrol(tournament, named, clock_());
    };
    const auto changed = change(id, build, BasedOn::LastSeen, named);
    if (!changed) {
        return changed.refused();
    }
    std::vector<StartNumber> added;
    for (const auto& step : changed->steps) {
        added.push_back(std::get<ParticipantExchange>(step).key);
    }
    return added;
}

Result<Done> TournamentService::changeParticipant(TournamentId id, const Edit<Participant>& edit)
{
    return runEdit(id, editParticipant, edit);
}

Result<Done> TournamentService::changeParticipants(TournamentId id,
                                                   const std::vector<Edit<Participant>>& people)
{
    return runEdit(id, editParticipants, people);
}

Result<Done> TournamentService::changeEntry(TournamentId id, const Edit<Entry>& edit)
{
    return runEdit(id, editEntry, edit);
}

Result<Done> TournamentService::removeParticipants(TournamentId id,
                                                   const std::vector<StartNumber>& numbers)
{
    return run(id, core::removeParticipants, numbers);
}

Result<Done> TournamentService::mergeParticipants(TournamentId id, StartNumber keep,
                                                  StartNumber twin)
{
    return run(id, core::mergeParticipants, keep, twin);
}

Result<Done> TournamentService::removeParticipant(TournamentId id, StartNumber number)
{
    return run(id, core::removeParticipant, number);
}

Result<Done> TournamentService::changePresence(TournamentId id, StartNumber number,
                                               const PresenceEdit& edit)
{
    return run(id, core::changePresence, number, edit);
}

Result<Done> TournamentService::checkIn(TournamentId id, StartNumber number, StartFee fee)
{
    const auto build = [&](const Tournament& tournament, WriteTransaction& transaction) {
        auto built = core::checkIn(tournament, number, fee);
        const bool isHereAlready = !built && built.refused().refusals.front().code ==
                                                 RefusalCode(ParticipantFault::AlreadyHere);
        return isHereAlready
                   ? Result<Change>(withArrival(built.refused().refusals.front(), number,
                                                transaction.read().newest(id, arrivals())))
                   : built;
    };
    return doneIf(change(id, build));
}

Result<Done> TournamentService::changeStatus(TournamentId id,
                                             const std::vector<StartNumber>& numbers,
                                             Attendance status)
{
    return run(id, core::changeStatus, numbers, status, clock_());
}

Result<Done> TournamentService::bringBack(TournamentId id, const std::vector<Departure>& chosen)
{
    return run(id, core::bringBack, chosen);
}

Result<Done> TournamentService::releasePlaces(TournamentId id, const PlaceRelease& release)
{
    return run(id, core::releasePlaces, release, clock_());
}

Result<Done> TournamentService::takePayment(TournamentId id, StartNumber number,
                                            const FeePayment& payment)
{
    return run(id, core::takePayment, number, payment);
}

Result<Done> TournamentService::givePenalty(TournamentId id, const Penalty& penalty)
{
    return run(id, core::givePenalty, penalty);
}

Result<Done> TournamentService::cancelPenalty(TournamentId id, const Penalty& penalty)
{
    return run(id, core::cancelPenalty, penalty);
}

Result<Done> TournamentService::decideTie(TournamentId id, const TieDecision& decision)
{
    return run(id, core::decideTie, decision);
}

Result<Done> TournamentService::cancelTieDecision(TournamentId id,
                                                  const std::vector<StartNumber>& tied)
{
    return run(id, core::cancelTieDecision, tied);
}

Result<Done> TournamentService::addRaffle(TournamentId id, const Raffle& raffle)
{
    return run(id, core::addRaffle, raffle);
}

Result<Done> TournamentService::cancelRaffle(TournamentId id, std::size_t place,
                                             const Raffle& raffle)
{
    return run(id, core::cancelRaffle, place, raffle);
}

Result<Done> TournamentService::addRounds(TournamentId id, const std::vector<RoundPlan>& plans,
                                          RoundState state)
{
    return runSeating(id, core::addRounds, plans, state);
}

Result<Done> TournamentService::replaceDrafts(TournamentId id, RoundNumber first,
                                              const std::vector<RoundPlan>& plans)
{
    return run(id, core::replaceDrafts, first, plans);
}

Result<Done> TournamentService::publish(TournamentId id, RoundNumber round)
{
    return runSeating(id, core::publishRound, round);
}

Result<Done> TournamentService::withdraw(TournamentId id, RoundNumber round)
{
    return run(id, core::withdrawRound, round);
}

Result<Done> TournamentService::changeSeating(TournamentId id, const RoundPlan& plan,
                                              const SeatingTerms& terms)
{
    return runSeating(id, core::changeSeating, plan, terms);
}

Result<Done> TournamentService::seatLatecomer(TournamentId id, const RoundPlan& plan,
                                              StartNumber latecomer, const SeatingTerms& terms)
{
    return runSeating(id, core::seatLatecomer, plan, latecomer, terms);
}

Result<Done> TournamentService::replaceMissing(TournamentId id, const RoundPlan& plan,
                                               StartNumber missing, Absence absence,
                                               const SeatingTerms& terms)
{
    return runSeating(id, core::replaceMissing, plan, missing, absence, terms);
}

Result<Done> TournamentService::swapSeats(TournamentId id, RoundNumber round, StartNumber one,
                                          StartNumber other, ResultsGo results,
                                          const QString& reason)
{
    return runSeating(id, core::swapSeats, round, one, other, results, reason);
}

Result<Done> TournamentService::changeGames(TournamentId id, RoundNumber round, std::int32_t games,
                                            const QString& reason)
{
    return run(id, core::changeGames, round, games, reason);
}

Result<Done> TournamentService::close(TournamentId id, RoundNumber round)
{
    return run(id, core::closeRound, round);
}

Result<Done> TournamentService::cancel(TournamentId id, RoundNumber round, const QString& reason)
{
    return run(id, core::cancelRound, round, reason);
}

Result<Done> TournamentService::reopen(TournamentId id, RoundNumber round, const QString& reason)
{
    return run(id, core::reopenRound, round, reason);
}

Result<EntryResult> TournamentService::enter(TournamentId id, const GameKey& key,
                                             const GameOutcome& outcome, const EntryTerms& terms)
{
    EntryResult entered;
    const auto changed =
        change(id, [&](const Tournament& tournament, WriteTransaction& transaction) {
            auto built = enterGame(tournament, key, outcome, terms,
                                   transaction.read().gameRevision(id, key));
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

Result<Done> TournamentService::clear(TournamentId id, const GameKey& key, const QString& reason)
{
    return run(id, core::clearGame, key, reason);
}

Result<Done> TournamentService::mark(TournamentId id, const TableKey& key,
                                     std::optional<TableMark> mark, const QString& note)
{
    return run(id, core::markTable, key, mark, note);
}

Result<Done> TournamentService::swapTableResults(TournamentId id, RoundNumber round,
                                                 TableNumber one, TableNumber other)
{
    return run(id, core::swapTableResults, round, one, other);
}

Result<Done> TournamentService::recordLot(TournamentId id, const TableKey& key,
                                          const std::vector<StartNumber>& drawn)
{
    return run(id, core::recordLot, key, drawn);
}

Result<Done> TournamentService::leaveMatch(TournamentId id, RoundNumber round, StartNumber number)
{
    return run(id, core::leaveMatch, round, number);
}

Result<Done> TournamentService::rejoinMatch(TournamentId id, RoundNumber round, StartNumber number)
{
    return run(id, core::rejoinMatch, round, number);
}

/// The snapshot keeps what the desk last saw: what others changed since is not told here.
Result<Done> TournamentService::setClock(TournamentId id, RoundNumber round,
                                         const SetClock& useCase)
{
    auto transaction = store_.beginWrite();
    const auto stored = transaction->read().load(id);
    if (!stored) {
        return noTournament(id);
    }
    const auto clock = useCase(stored->tournament);
    if (!clock) {
        return clock.refused();
    }
    if (*clock != findRound(stored->tournament, round)->clock) {
        transaction->setClock(id, round, *clock);
        transaction->commit();
        transaction.reset(); // The listener may want to write in turn.
        if (clockListener_) {
            clockListener_(id);
        }
    }
    return Done();
}

Result<Done> TournamentService::startClock(TournamentId id, RoundNumber round)
{
    return setClock(id, round, [&](const Tournament& tournament) {
        return core::startClock(tournament, round, clock_());
    });
}

Result<Done> TournamentService::pauseClock(TournamentId id, RoundNumber round)
{
    return setClock(id, round, [&](const Tournament& tournament) {
        return core::pauseClock(tournament, round, clock_());
    });
}

Result<Done> TournamentService::addToClock(TournamentId id, RoundNumber round, std::int32_t minutes)
{
    return setClock(id, round, [&](const Tournament& tournament) {
        return core::addToClock(tournament, round, minutes);
    });
}

Result<Done> TournamentService::resetClock(TournamentId id, RoundNumber round)
{
    return setClock(id, round, [&](const Tournament& tournament) {
        return core::resetClock(tournament, round);
    });
}

RoundClocks TournamentService::clocks(TournamentId id) const
{
    return store_.read().clocks(id);
}

QByteArray TournamentService::hallKey(TournamentId id) const
{
    return store_.read().hallKey(id);
}

Result<QByteArray> TournamentService::makeHallKey(TournamentId id)
{
    if (auto key = store_.read().hallKey(id); !key.isEmpty()) {
        return key;
    }
    auto transaction = store_.beginWrite();
    if (!transaction->read().version(id)) {
        return noTournament(id);
    }
    auto key = transaction->read().hallKey(id);
    if (key.isEmpty()) {
        key = newHallKey();
        transaction->setHallKey(id, key);
        transaction->commit();
    }
    return key;
}

std::vector<Report> TournamentService::reportsAfter(TournamentId id, std::size_t known) const
{
    return store_.read().reportsAfter(id, known);
}

std::vector<Report> TournamentService::reports(TournamentId id, const TableKey& table) const
{
    return store_.read().reports(id, table);
}

Result<Done> TournamentService::report(TournamentId id, const Report& report,
                                       bool warningsConfirmed)
{
    auto transaction = store_.beginWrite();
    const auto tournament = refresh(transaction->read(), id);
    if (!tournament) {
        return tournament.refused();
    }
    if (transaction->read().hasReport(id, report.request)) {
        return Done();
    }
    const auto key = gameOf(report);
    const auto before = transaction->read().reports(id, {key.round, key.table});
    const auto isOfGame = [&key](const Report& one) { return gameOf(one) == key; };
    const auto ofGame = std::count_if(before.begin(), before.end(), isOfGame);
    if (ofGame >= static_cast<std::ptrdiff_t>(mostReportsOfGame)) {
        return Refusal{
            ResultFault::TooManyReports, Pointer() / "game", {QString::number(mostReportsOfGame)}};
    }
    if (isInTime(**tournament, report)) {
        EntryTerms terms;
        terms.warningsConfirmed = warningsConfirmed;
        terms.seenRevision = report.seenRevision;
        const auto checked = enterGame(**tournament, key, report.outcome, terms,
                                       transaction->read().gameRevision(id, key));
        if (!checked) {
            return checked.refused();
        }
        if (report.reporter && !seatIn(**tournament, report, *report.reporter)) {
            return Refusal{ResultFault::NotOfTable,
                           Pointer() / "reporter",
                           {QString::number(plain(*report.reporter))}};
        }
    }
    transaction->addReport(id, report);
    transaction->commit();
    return Done();
}

Result<Done> TournamentService::confirm(TournamentId id, const Confirmation& confirmation)
{
    const auto& key = confirmation.game;
    return doneIf(change(id, [&](const Tournament& tournament, WriteTransaction& transaction) {
        return confirmReport(tournament, transaction.read().reports(id, {key.round, key.table}),
                             confirmation, transaction.read().gameRevision(id, key));
    }));
}

GameRevision TournamentService::revision(TournamentId id, const GameKey& key) const
{
    return store_.read().gameRevision(id, key);
}

GameRevisions TournamentService::revisions(TournamentId id, RoundNumber round) const
{
    return store_.read().gameRevisions(id, round);
}

GameRevisions TournamentService::revisions(TournamentId id, const TableKey& table) const
{
    return store_.read().gameRevisions(id, table.round, table.table);
}

Result<Label> TournamentService::undo(TournamentId id, std::optional<JournalId> expected)
{
    return undoOrRedo(id, EntryKind::Undone, expected);
}

Result<Label> TournamentService::redo(TournamentId id)
{
    return undoOrRedo(id, EntryKind::Redone, std::nullopt);
}

Result<TournamentService::NextSteps> TournamentService::nextSteps(TournamentId id) const
{
    if (!store_.read().version(id)) {
        return noTournament(id);
    }
    const auto history =
        historyFrom([&](std::size_t limit) { return store_.read().newestLinks(id, limit); });
    const auto entryOf = [&](std::optional<JournalId> entry) {
        return entry ? store_.read().journalEntry(id, *entry) : std::nullopt;
    };
    return NextSteps{entryOf(history.undo), entryOf(history.redo)};
}

std::vector<JournalEntry> TournamentService::recentResults(TournamentId id, std::size_t count) const
{
    return store_.read().newestInEffect(
        id, {{Action::EnterGame, Action::CorrectGame, Action::ClearGame}, std::nullopt, count});
}

std::map<QString, int> TournamentService::enteredByDesk(TournamentId id) const
{
    std::map<QString, int> counts;
    for (const auto& entry : store_.read().newestInEffect(
             id, {{Action::EnterGame}, std::nullopt, std::numeric_limits<std::int32_t>::max()})) {
        ++counts[entry.desk];
    }
    return counts;
}

std::vector<JournalEntry> TournamentService::corrections(TournamentId id, RoundNumber round) const
{
    using enum Action;
    constexpr std::size_t enough = 200;
    auto entries =
        store_.read().newestInEffect(id, {{CorrectGame, SwapTableResults, ChangeSeating, SwapSeats,
                                           GivePenalty, CancelPenalty, PublishRound},
                                          round,
                                          enough});
    entries.erase(std::find_if(entries.begin(), entries.end(),
                               [round](const auto& entry) { return publishes(entry, round); }),
                  entries.end());
    std::erase_if(entries,
                  [](const auto& entry) { return entry.change.label.action == PublishRound; });
    return entries;
}

std::vector<std::optional<QDateTime>>
TournamentService::raffleTimes(TournamentId id, const std::vector<Raffle>& raffles) const
{
    return core::raffleTimes(raffles, store_.read().newestInEffect(
                                          id, {{Action::DrawRaffle}, std::nullopt, mostPrizes}));
}

std::optional<QDateTime> TournamentService::publishedAt(TournamentId id, RoundNumber round) const
{
    // An entry that names no round published several at once.
    constexpr std::size_t enough = 20;
    for (const auto& entry :
         store_.read().newestInEffect(id, {{Action::PublishRound}, round, enough})) {
        if (publishes(entry, round)) {
            return entry.time;
        }
    }
    return std::nullopt;
}

Result<std::vector<TournamentService::JournalLine>>
TournamentService::journal(TournamentId id) const
{
    if (!store_.read().version(id)) {
        return noTournament(id);
    }
    return withUndone<JournalLine>(store_.read().journal(id));
}

Result<std::vector<JournalLink>> TournamentService::journalLinks(TournamentId id) const
{
    if (!store_.read().version(id)) {
        return noTournament(id);
    }
    return store_.read().newestLinks(id, std::numeric_limits<std::int32_t>::max());
}

std::optional<JournalEntry> TournamentService::journalEntry(TournamentId id, JournalId entry) const
{
    return store_.read().journalEntry(id, entry);
}

} // namespace core
