#include "core/service/tournament_service.h"

#include "core/club/counted_evenings.h"
#include "core/club/journal_keys.h"
#include "core/codes/hall_codes.h"
#include "core/faults/faults.h"
#include "core/file/edits.h"
#include "core/model/bookings.h"
#include "core/ranking/open_tables.h"
#include "core/store/evening_copies.h"
#include "core/store/readable.h"
#include "core/use_cases/cash.h"
#include "core/use_cases/paying.h"
#include "core/use_cases/settling.h"
#include "core/use_cases/slip_editions.h"

#include <QScopeGuard>

#include <algorithm>
#include <array>
#include <limits>
#include <set>
#include <utility>

namespace core {
namespace {

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

/// Stores who the people of a tournament are: those recognised.
void recognisePeople(WriteTransaction& transaction, TournamentId id)
{
    transaction.addLinks(
        certainLinks(transaction.read().players(), transaction.read().enrolledPeople(id)));
}

/// The same after a change of names: who was taken from the directory is known, and who became
/// somebody else is not.
void linkPeople(WriteTransaction& transaction, TournamentId id, const Change& change,
                const std::vector<Enrolment>& enrolled, const std::vector<EnrolledPerson>& before)
{
    transaction.removeLinks(linksEndedBy(change, transaction.read().players(), before));
    transaction.addLinks(linksBy(change, id, enrolled));
    recognisePeople(transaction, id);
}

/// What others changed from one version to the next, if the journal tells all of it: applying that
/// is faster than loading the tournament again.
std::optional<Change> missedChange(Reader& source, TournamentId id, Version known, Version current)
{
    const auto behind = plain(current) - plain(known);
    if (behind < 1 || behind > mostEntriesToFollow) {
        return std::nullopt;
    }
    const auto links = source.newestLinks(id, static_cast<std::size_t>(behind));
    Change missed;
    for (const auto& link : links) {
        JournalFilter only;
        only.only = link.id;
        for (const auto& entry : source.newest(id, only)) {
            const auto& steps = entry.change.steps;
            missed.label = entry.change.label;
            missed.steps.insert(missed.steps.end(), steps.begin(), steps.end());
        }
    }
    // Outside a transaction there may be a newer entry by now.
    const bool isWhole =
        static_cast<std::int64_t>(links.size()) == behind && source.version(id) == current;
    return isWhole ? std::optional(std::move(missed)) : std::nullopt;
}

Journal<JournalEntry> journalOf(Reader& source, TournamentId id)
{
    return Journal<JournalEntry>(
        [&source, id](const JournalFilter& filter) { return source.newest(id, filter); });
}

/// What undoing or redoing the entry changes in the tournament.
Change wantedOf(EntryKind kind, const JournalEntry& entry, const Tournament& now)
{
    return rebased(kind == EntryKind::Undone ? reversed(entry.change) : entry.change, now);
}

/// Whether somebody got more money back than they had paid.
bool isOverpaid(const FormerPayer& payer)
{
    return payer.owedBack < 0;
}

/// The tables of closed rounds that lack results.
std::set<TableKey> gapsOf(const Tournament& tournament)
{
    std::set<TableKey> gaps;
    for (const auto& round : tournament.rounds) {
        if (round.head.state == RoundState::Closed) {
            for (const auto table : openTablesOf(tournament.settings, round)) {
                gaps.insert({round.number, table});
            }
        }
    }
    return gaps;
}

/// Whether a round that is closed would lack a result that it has: it has to be reopened first.
bool opensClosedRound(const Tournament& before, const Tournament& after)
{
    const auto earlier = gapsOf(before);
    const auto gaps = gapsOf(after);
    return !std::includes(earlier.begin(), earlier.end(), gaps.begin(), gaps.end());
}

/// Nothing if the change does not fit the tournament.
std::optional<Tournament> changedBy(const Change& change, const Tournament& tournament)
{
    auto changed = std::optional(tournament);
    bool fits = tryApply(change, *changed) && faultsOf(*changed).empty() &&
                !opensClosedRound(tournament, *changed);
    if (fits && changesPayments(change)) {
        const auto former = formerPayers(*changed);
        fits = std::none_of(former.begin(), former.end(), isOverpaid);
    }
    return fits ? std::move(changed) : std::nullopt;
}

Settlement settlement(SettledHow how, const Stamp& stamp, const QString& reason = {})
{
    return {how, stamp.desk, stamp.time, reason};
}

/// Settles what came from elsewhere and is stored, or passed over, by the change.
void settlePending(WriteTransaction& transaction, const Situation& now, const Change& change)
{
    const auto unsettled = transaction.read().pendingEntries(now.id, {.isUnsettled = true});
    for (const auto& [entry, how] : settledBy(change, unsettled, now)) {
        transaction.settle(now.id, entry, settlement(how, now.stamp));
    }
}

/// What the change of that journal entry had settled waits again.
void unsettlePending(WriteTransaction& transaction, TournamentId id, const JournalEntry& undone)
{
    for (const auto& entry : transaction.read().pendingEntries(id)) {
        const auto& settled = entry.settled;
        if (settled && settled->time == undone.time && settled->desk == undone.desk &&
            settled->reason.isEmpty()) {
            transaction.settle(id, entry.id, std::nullopt);
        }
    }
}

/// The answer to what was sent before; nothing if it was not.
std::optional<Result<Change>> answeredBefore(Reader& source, TournamentId id,
                                             const HelperEntry& sent)
{
    const auto known = source.helperEntry(id, sent.id);
    if (!known) {
        return std::nullopt;
    }
    return *known == sent ? Result<Change>(Change())
                          : Refusal{HelperFault::SentBefore, Pointer() / "request", {}};
}

/// The entry says what was stored before.
void settleTaken(WriteTransaction& transaction, const Situation& now, const QString& id)
{
    const auto entry = transaction.read().pendingEntry(now.id, id);
    if (entry && !entry->settled) {
        transaction.settle(now.id, id, settlement(SettledHow::Taken, now.stamp));
    }
}

/// Why an entry cannot be reversed: names the later change that was built on it.
Refusal unfit(EntryKind kind, const JournalEntry& entry, const Situation& now)
{
    Tournament earlier = now.tournament;
    const auto takeBack = [&](const Change& change) {
        return tryApply(rebased(change, earlier), earlier);
    };
    const auto isFree = [&] {
        return changedBy(wantedOf(kind, entry, earlier), earlier).has_value();
    };
    const auto later = kind == EntryKind::Undone
                           ? journalOf(now.stored, now.id).builtOn(entry.link.id, takeBack, isFree)
                           : std::nullopt;
    return later ? Refusal{ClubFault::BuiltOn, Pointer(), argumentsOf(later->change.label)}
                 : Refusal{ClubFault::HistoryConflict, Pointer(), {}};
}

/// A change on its way into the store.
struct Writing
{
    Change& change;
    const Situation& now;
    const Tournament* seen; ///< What the desk saw, if it is no longer what is stored.
};

/// What the tournament leaves of its start fees when it is deleted.
ClubChange feesLeft(Reader& reader, TournamentId id, const Stamp& stamp)
{
    const auto deleted = readableTournament(reader, id);
    const CashBasis now(ClubSituation(reader, stamp));
    const auto* const summary = findSummary(now.club, id);
    return deleted && summary != nullptr ? keepFees(now, summary->uuid, *deleted) : ClubChange();
}

/// The evening that an imported one is another version of: by what its file says or, where it says
/// nothing, by what is in it. Null: none. Without payments and results it may be the start of
/// another evening.
TournamentUuid versionedBy(Reader& reader, const Tournament& imported)
{
    if (paymentsOf(imported).empty() && !hasGames(imported)) {
        return {};
    }
    if (imported.copyOf.value.isNull()) {
        const auto copy = storedCopy(reader, imported);
        return copy ? copy->uuid : TournamentUuid();
    }
    const auto records = reader.clubRecords();
    const auto first = CountedEvenings(records, reader.tournaments()).countedFor(imported.copyOf);
    return first.value.isNull() ? imported.copyOf : first;
}

Refusals numberSlips(const Writing& writing)
{
    return core::numberSlips(
        writing.change, writing.now.tournament,
        [&now = writing.now](const auto& filter) { return now.stored.newest(now.id, filter); });
}

Refusals refuseOverwriting(const Writing& writing)
{
    return writing.seen != nullptr ? overwrittenBy(writing.change, *writing.seen) : Refusals();
}

Refusals checkReason(const Writing& writing)
{
    Refusals refusals;
    findNoteFaults(writing.change.reason, Pointer() / QLatin1StringView("reason"), refusals);
    return refusals;
}

Refusals stampPayments(const Writing& writing)
{
    core::stampPayments(writing.change, writing.now.stamp);
    return {};
}

Refusals identifyPeople(const Writing& writing)
{
    core::identifyPeople(writing.change);
    return {};
}

/// What happens to every change before it is stored, whichever use case made it, in this order.
/// Each may refuse it.
constexpr std::array beforeStoring = {
    identifyPeople,    // People enrolled by it get their ids.
    numberSlips,       // Tables with other people get slips of a new edition.
    refuseOverwriting, // Nothing that others changed unseen is taken back.
    checkReason,       // The reason can be a line of the journal.
    stampPayments,     // New payments say when and by which desk they were taken.
};

} // namespace

TournamentService::TournamentService(Store& store, QString desk, Clock clock)
    : store_(store), own_(std::move(desk), store.read().newestEntry()), clock_(std::move(clock))
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
    return {own_.desk(), timeOf(store_, clock_), box_};
}

void TournamentService::notify(const Changed& changed) const
{
    if (listener_) {
        listener_(changed);
    }
}

Result<Done> TournamentService::follow(TournamentId id)
{
    auto stored = store_.read().load(id);
    if (!stored) {
        return noTournament(id);
    }
    followed_ = Snapshot{id, *std::move(stored)};
    untold_.clear();
    areClocksUntold_ = false;
    return Done();
}

const StoredTournament* TournamentService::followed() const
{
    return followed_ ? &followed_->stored : nullptr;
}

Result<StoredTournament*> TournamentService::refresh(Reader& source, TournamentId id)
{
    auto& snapshot = snapshotFor(id);
    const auto version = source.version(id);
    if (!version) {
        passing_.reset();
        return noTournament(id);
    }
    const bool isKnown = snapshot && snapshot->id == id;
    if (isKnown && snapshot->stored.version == *version) {
        areClocksUntold_ |=
            setClocks(snapshot->stored.tournament, source.clocks(id)) && isFollowed(id);
        return &snapshot->stored;
    }
    Untold news{id, {}, isKnown ? snapshot->stored.version : Version{0}, *version};
    auto missed = isKnown ? missedChange(source, id, news.before, *version) : std::nullopt;
    if (missed && tryApply(*missed, snapshot->stored.tournament)) {
        snapshot->stored.version = *version;
        setClocks(snapshot->stored.tournament, source.clocks(id));
        news.change = *std::move(missed);
    } else {
        auto stored = source.load(id);
        if (!stored) {
            return noTournament(id);
        }
        news.after = stored->version;
        news.isReadAnew = true;
        snapshot = Snapshot{id, *std::move(stored)};
    }
    if (isFollowed(id)) {
        untold_.push_back(std::move(news));
    }
    return &snapshot->stored;
}

void TournamentService::tellOfOthers()
{
    for (const auto& news : std::exchange(untold_, {})) {
        notify({news.id, news.change, news.before, news.after, false, news.isReadAnew});
    }
    if (std::exchange(areClocksUntold_, false) && clockListener_) {
        clockListener_(followed_->id, false);
    }
}

Result<Change> TournamentService::change(TournamentId id, const Request& request)
{
    const auto noticed = qScopeGuard([this] { tellOfOthers(); });
    std::optional<std::pair<Version, Version>> versions;
    auto built = store(id, request, versions);
    // The listener may want to write in turn, now that the transaction is over.
    tellOfOthers();
    if (versions) {
        notify({id, *built, versions->first, versions->second});
    }
    return built;
}

Result<Change> TournamentService::store(TournamentId id, const Request& request,
                                        std::optional<std::pair<Version, Version>>& versions)
{
    const auto transaction = store_.beginWrite();
    std::optional<Tournament> seen;
    const auto& snapshot = snapshotFor(id);
    if (!request.merges && snapshot && snapshot->id == id &&
        snapshot->stored.version != transaction->read().version(id)) {
        seen = snapshot->stored.tournament;
    }
    const auto stored = refresh(transaction->read(), id);
    if (!stored) {
        return stored.refused();
    }
    auto& [tournament, version] = **stored;
    const Situation now{id, tournament, stamp(), transaction->read()};
    if (auto answer = request.sent != nullptr ? answeredBefore(now.stored, id, *request.sent)
                                              : std::nullopt) {
        return *std::move(answer);
    }
    auto built = request.build(now);
    if (built) {
        built = folded(*std::move(built));
    }
    if (built && built->isEmpty() && request.entry != nullptr) {
        settleTaken(*transaction, now, *request.entry);
        transaction->commit();
    }
    if (!built || built->isEmpty()) {
        return built;
    }
    for (const auto& step : beforeStoring) {
        if (auto refusals = step({*built, now, seen ? &*seen : nullptr}); !refusals.empty()) {
            return refusals;
        }
    }
    const bool concernsNames = namesAnew(*built);
    const auto before =
        concernsNames ? transaction->read().enrolledPeople(id) : std::vector<EnrolledPerson>();
    const Version after = transaction->record(id, *built, EntryKind::Done, std::nullopt, now.stamp);
    settlePending(*transaction, now, *built);
    const auto entry = transaction->read().newestEntry();
    if (request.sent != nullptr) {
        transaction->addHelperEntry(id, *request.sent, entry);
    }
    if (concernsNames) {
        linkPeople(*transaction, id, *built,
                   request.enrolled != nullptr ? *request.enrolled : std::vector<Enrolment>(),
                   before);
    }
    transaction->commit();
    own_.add(entry);
    versions.emplace(std::exchange(version, after), after);
    apply(*built, tournament);
    return built;
}

Result<JournalEntry> TournamentService::undoOrRedo(TournamentId id, EntryKind kind,
                                                   std::optional<JournalId> entry,
                                                   bool warningsConfirmed)
{
    const auto noticed = qScopeGuard([this] { tellOfOthers(); });
    auto transaction = store_.beginWrite();
    const auto stored = refresh(transaction->read(), id);
    if (!stored) {
        return stored.refused();
    }
    auto& [tournament, version] = **stored;
    const Situation now{id, tournament, stamp(), transaction->read()};
    auto step = stepToReverse(kind, entry, now);
    if (!step) {
        return step.refused();
    }
    const auto wanted = wantedOf(kind, *step, tournament);
    auto doubts = moneyAtStake(wanted, tournament);
    if (kind == EntryKind::Undone) {
        addWarnings(doubts, paidSince(step->time, wanted, tournament));
        addWarnings(doubts, droppingDoubts(
                                wanted, now.stored.pendingEntries(id, {.isUnsettled = true}), now));
    }
    if (!warningsConfirmed && !doubts.empty()) {
        return Refused{{}, std::move(doubts)};
    }
    auto changed = changedBy(wanted, tournament);
    if (!changed) {
        return unfit(kind, *step, now);
    }
    const bool concernsNames = namesAnew(wanted);
    const auto people =
        concernsNames ? transaction->read().enrolledPeople(id) : std::vector<EnrolledPerson>();
    const Version before = version;
    const Version after = transaction->record(id, wanted, kind, step->link.id, now.stamp);
    if (kind == EntryKind::Undone) {
        unsettlePending(*transaction, id, *step);
    }
    settlePending(*transaction, now, wanted);
    if (concernsNames) {
        linkPeople(*transaction, id, wanted, {}, people);
    }
    const auto written = transaction->read().newestEntry();
    transaction->commit();
    own_.add(written);
    **stored = {*std::move(changed), after};
    transaction.reset(); // The listener may want to write in turn.
    tellOfOthers();
    notify({id, wanted, before, after});
    return step;
}

Result<JournalEntry> TournamentService::stepToReverse(EntryKind kind,
                                                      std::optional<JournalId> entry,
                                                      const Situation& now) const
{
    const bool undoes = kind == EntryKind::Undone;
    if (!entry) {
        const auto next = nextSteps(now, [](const Change& /*any*/) { return true; });
        const auto& step = undoes ? next.undo : next.redo;
        if (!step) {
            return Refusal{
                undoes ? ClubFault::NothingToUndo : ClubFault::NothingToRedo, Pointer(), {}};
        }
        entry = step->link.id;
    }
    return journalOf(now.stored, now.id).reversible(kind, *entry);
}

TournamentService::NextSteps
TournamentService::nextSteps(const Situation& now,
                             const std::function<bool(const Change&)>& about) const
{
    return journalOf(now.stored, now.id).nextSteps(own_, about, [&](const Change& change) {
        return changedBy(rebased(change, now.tournament), now.tournament).has_value();
    });
}

Result<const Tournament*> TournamentService::tournament(TournamentId id)
{
    const auto found = stored(id);
    if (!found) {
        return found.refused();
    }
    return &(*found)->tournament;
}

Result<const StoredTournament*> TournamentService::stored(TournamentId id)
{
    const auto noticed = qScopeGuard([this] { tellOfOthers(); });
    const auto found = refresh(store_.read(), id);
    if (!found) {
        return found.refused();
    }
    return *found;
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
    auto added = withNewPeople(normalised(tournament));
    if (beginning == Action::ImportTournament) {
        added.copyOf = versionedBy(transaction->read(), tournament);
    }
    for (const auto& [name, bytes] : std::exchange(added.pictures, {})) {
        transaction->addPicture(bytes);
    }
    const auto id = transaction->create(added, beginning, stamp());
    recognisePeople(*transaction, id);
    transaction->commit();
    return id;
}

Result<Tournament> TournamentService::exported(TournamentId id)
{
    const auto found = tournament(id);
    if (!found) {
        return found.refused();
    }
    Tournament copy = **found;
    const auto club = store_.read().tournaments(id);
    if (!club.empty() && !paymentsOf(copy).empty()) {
        copy.copyOf = originalOf(store_.read().clubRecords(), club.front().uuid);
    }
    copy.pictures = pictures(copy.settings.certificate);
    return copy;
}

QString TournamentService::keepPicture(const QByteArray& bytes)
{
    auto name = pictureName(bytes);
    if (!store_.read().picture(name)) {
        const auto transaction = store_.beginWrite();
        transaction->addPicture(bytes);
        transaction->commit();
    }
    return name;
}

Pictures TournamentService::pictures(const Certificate& settings) const
{
    Pictures found;
    for (const auto& name : {settings.background, settings.logo}) {
        if (!isPictureName(name)) {
            continue;
        }
        if (auto bytes = store_.read().picture(name)) {
            found.emplace(name, *std::move(bytes));
        }
    }
    return found;
}

Result<Done> TournamentService::remove(TournamentId id)
{
    const auto transaction = store_.beginWrite();
    const auto left = feesLeft(transaction->read(), id, stamp());
    if (!transaction->remove(id)) {
        return noTournament(id);
    }
    if (!left.isEmpty()) {
        transaction->recordClub(left, EntryKind::Done, std::nullopt, stamp());
    }
    transaction->commit();
    return Done();
}

/// The snapshots keep what the desk last saw: what others changed since is not told here.
Result<Done> TournamentService::setClock(TournamentId id, RoundNumber round,
                                         const SetClock& useCase)
{
    auto transaction = store_.beginWrite();
    const auto stored = transaction->read().load(id);
    if (!stored) {
        return noTournament(id);
    }
    const auto clock = useCase({id, stored->tournament, stamp(), transaction->read()});
    if (!clock) {
        return clock.refused();
    }
    if (*clock != findRound(stored->tournament, round)->clock) {
        transaction->setClock(id, round, *clock);
        const auto clocks = transaction->read().clocks(id);
        transaction->commit();
        transaction.reset(); // The listener may want to write in turn.
        if (isFollowed(id)) {
            setClocks(followed_->stored.tournament, clocks);
        }
        if (clockListener_) {
            clockListener_(id, true);
        }
    }
    return Done();
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

Result<Done> TournamentService::submit(TournamentId id, PendingEntry entry, bool warningsConfirmed)
{
    const auto noticed = qScopeGuard([this] { tellOfOthers(); });
    const auto transaction = store_.beginWrite();
    const auto stored = refresh(transaction->read(), id);
    if (!stored) {
        return stored.refused();
    }
    const Situation now{id, (*stored)->tournament, stamp(), transaction->read()};
    if (const auto known = now.stored.pendingEntry(id, entry.id)) {
        const auto judgement = judge(entry, now, &*known);
        const auto* const refused = std::get_if<Refused>(&judgement);
        return refused != nullptr ? Result<Done>(*refused) : Done();
    }
    const auto before = now.stored.pendingEntries(id, {.table = tableOf(entry)});
    const auto ofTheSame = std::count_if(
        before.begin(), before.end(), [&](const auto& one) { return concernTheSame(one, entry); });
    if (ofTheSame >= static_cast<std::ptrdiff_t>(mostPendingOfOne)) {
        return Refusal{
            ResultFault::TooManyReports, Pointer() / "game", {QString::number(mostPendingOfOne)}};
    }
    const auto doubts = checkEntry(now, entry, warningsConfirmed);
    if (!doubts) {
        return doubts.refused();
    }
    entry.warnings = *doubts;
    entry.time = now.stamp.time;
    transaction->addPending(id, entry);
    if (const auto* const replaced = replacedBy(entry, before)) {
        transaction->settle(id, replaced->id, settlement(SettledHow::Replaced, now.stamp));
    }
    if (std::holds_alternative<AppliedAlready>(judge(entry, now))) {
        transaction->settle(id, entry.id, settlement(SettledHow::Taken, now.stamp));
    }
    transaction->commit();
    return Done();
}

Result<Done> TournamentService::drop(TournamentId id, const QString& entry, const QString& reason)
{
    const auto noticed = qScopeGuard([this] { tellOfOthers(); });
    const auto transaction = store_.beginWrite();
    const auto found = transaction->read().pendingEntry(id, entry);
    if (!found || found->settled) {
        return Refusal{found ? ResultFault::EntrySettled : ResultFault::EntryUnknown,
                       Pointer() / "id",
                       {entry}};
    }
    if (reason.trimmed().isEmpty()) {
        return Refusal{ResultFault::ReasonMissing, Pointer() / "reason", {}};
    }
    transaction->settle(id, entry, settlement(SettledHow::Dropped, stamp(), reason.trimmed()));
    transaction->commit();
    return Done();
}

Result<JournalEntry> TournamentService::undo(TournamentId id, std::optional<JournalId> entry,
                                             bool warningsConfirmed)
{
    return undoOrRedo(id, EntryKind::Undone, entry, warningsConfirmed);
}

Result<JournalEntry> TournamentService::redo(TournamentId id, std::optional<JournalId> entry)
{
    return undoOrRedo(id, EntryKind::Redone, entry, true);
}

Result<TournamentService::NextSteps>
TournamentService::nextSteps(TournamentId id, const std::function<bool(const Change&)>& about)
{
    const auto found = tournament(id);
    if (!found) {
        return found.refused();
    }
    return nextSteps({id, **found, stamp(), store_.read()}, about);
}

std::vector<JournalEntry> TournamentService::recentResults(TournamentId id, std::size_t count) const
{
    return store_.read().newest(id, {{Action::EnterGame, Action::CorrectGame, Action::ClearGame},
                                     std::nullopt,
                                     count,
                                     EntryState::InEffect});
}

std::map<QString, int> TournamentService::enteredByDesk(TournamentId id) const
{
    std::map<QString, int> counts;
    for (const auto& entry : store_.read().newest(id, {{Action::EnterGame},
                                                       std::nullopt,
                                                       std::numeric_limits<std::int32_t>::max(),
                                                       EntryState::InEffect})) {
        ++counts[entry.desk];
    }
    return counts;
}

std::vector<JournalEntry> TournamentService::corrections(TournamentId id, RoundNumber round) const
{
    using enum Action;
    constexpr std::size_t enough = 200;
    auto entries =
        store_.read().newest(id, {{CorrectGame, SwapTableResults, ChangeSeating, SwapSeats,
                                   GivePenalty, CancelPenalty, PublishRound, CloseRound},
                                  round,
                                  enough,
                                  EntryState::InEffect});
    entries.erase(std::find_if(entries.begin(), entries.end(),
                               [round](const auto& entry) { return publishes(entry, round); }),
                  entries.end());
    const auto isClosing = [](const JournalEntry& entry) {
        return entry.change.label.action == CloseRound;
    };
    // The oldest: corrections in a round that was reopened concern what stood before.
    if (const auto closing = std::find_if(entries.rbegin(), entries.rend(), isClosing);
        closing != entries.rend()) {
        entries.erase(std::prev(closing.base()), entries.end());
    }
    std::erase_if(entries, [&](const JournalEntry& entry) {
        return isClosing(entry) || entry.change.label.action == PublishRound;
    });
    return entries;
}

Result<std::vector<PrizeChange>> TournamentService::prizeChangesSince(TournamentId id,
                                                                      const QDateTime& time)
{
    constexpr std::size_t few = 16;
    constexpr std::size_t most = 1024;
    const auto now = tournament(id);
    if (!now) {
        return now.refused();
    }
    for (std::size_t limit = few; limit <= most; limit *= 8) {
        const auto entries = store_.read().newest(id, {{}, std::nullopt, limit});
        const auto known = std::find_if(entries.begin(), entries.end(),
                                        [&time](const auto& entry) { return entry.time <= time; });
        if (known == entries.end() && entries.size() == limit) {
            continue;
        }
        Tournament before = **now;
        std::for_each(entries.begin(), known, [&before](const JournalEntry& later) {
            apply(reversed(later.change), before);
        });
        return prizeChanges(before, **now);
    }
    return std::vector<PrizeChange>();
}

std::vector<std::optional<QDateTime>>
TournamentService::raffleTimes(TournamentId id, const std::vector<Raffle>& raffles) const
{
    return core::raffleTimes(
        raffles, store_.read().newest(
                     id, {{Action::DrawRaffle}, std::nullopt, mostPrizes, EntryState::InEffect}));
}

std::optional<QDateTime> TournamentService::publishedAt(TournamentId id, RoundNumber round) const
{
    // An entry that names no round published several at once.
    constexpr std::size_t enough = 20;
    for (const auto& entry :
         store_.read().newest(id, {{Action::PublishRound}, round, enough, EntryState::InEffect})) {
        if (publishes(entry, round)) {
            return entry.time;
        }
    }
    return std::nullopt;
}

std::optional<std::int32_t> TournamentService::plannedBeforeEnd(TournamentId id,
                                                                const Settings& settings) const
{
    constexpr std::size_t enough = 20;
    for (const auto& entry : store_.read().newest(id, {{Action::EndEvening, Action::CloseRound},
                                                       std::nullopt,
                                                       enough,
                                                       EntryState::InEffect})) {
        for (const auto& step : entry.change.steps) {
            const auto* const end = std::get_if<SettingsExchange>(&step);
            if (end != nullptr && end->after->plannedRounds == settings.plannedRounds) {
                return end->before->plannedRounds;
            }
        }
    }
    return settings.plannedRounds;
}

RoundEnds TournamentService::roundEnds(TournamentId id) const
{
    constexpr std::size_t enough = 1'000;
    RoundEnds ends;
    for (const auto& entry : store_.read().newest(id, {{Action::CloseRound, Action::CancelRound},
                                                       std::nullopt,
                                                       enough,
                                                       EntryState::InEffect})) {
        if (entry.change.label.round) {
            ends.emplace(*entry.change.label.round, entry.time);
        }
    }
    return ends;
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

} // namespace core
