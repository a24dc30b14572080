#include "director.h"

#include "faults.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

Refusal noTournament(TournamentId id)
{
    return {ClubFault::NoTournament, Pointer(), {QString::number(plain(id))}};
}

Refusals playerFaults(const Player& player, const Pointer& place)
{
    Refusals faults;
    if (player.name.trimmed().isEmpty()) {
        faults.push_back({ClubFault::PlayerNameMissing, place / "name"_L1, {}});
    }
    if (!isPlainLine(player.name)) {
        faults.push_back({ParticipantFault::TextNotPlain, place / "name"_L1, {}});
    }
    if (!isPlainLine(player.club)) {
        faults.push_back({ParticipantFault::TextNotPlain, place / "club"_L1, {}});
    }
    for (qsizetype tag = 0; tag < player.tags.size(); ++tag) {
        if (!isPlainLine(player.tags[tag])) {
            faults.push_back({ParticipantFault::TextNotPlain,
                              place / "tags"_L1 / static_cast<std::size_t>(tag),
                              {}});
        }
    }
    return faults;
}

Refusals playerFaults(const std::vector<Player>& players)
{
    Refusals faults;
    for (std::size_t index = 0; index < players.size(); ++index) {
        const auto more = playerFaults(players[index], Pointer() / index);
        faults.insert(faults.end(), more.begin(), more.end());
    }
    return faults;
}

/// An entry of the directory is known by name and club.
bool samePerson(const Player& one, const Player& other)
{
    return one.name == other.name && one.club == other.club;
}

std::optional<Player> entryOf(const std::vector<Player>& directory, const Player& player)
{
    const auto found =
        std::find_if(directory.begin(), directory.end(),
                     [&player](const Player& entry) { return samePerson(entry, player); });
    return found != directory.end() ? std::optional(*found) : std::nullopt;
}

Refusal unknownPlayer(const Player& player, const Pointer& place)
{
    return {ClubFault::PlayerUnknown, place, {player.name, player.club}};
}

/// Entries taken out of a directory, and what is left of it.
struct Parted
{
    std::vector<Player> taken;
    std::vector<Player> left;
};

/// One entry for each of the players, whole as it stands in the directory.
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

/// Those who are not in the directory; two of one name and club in the list are two people.
std::vector<Player> notYetIn(const std::vector<Player>& directory,
                             const std::vector<Player>& players)
{
    std::multiset<std::pair<QString, QString>> known;
    for (const auto& player : directory) {
        known.emplace(player.name, player.club);
    }
    std::vector<Player> unknown;
    for (const auto& player : players) {
        const auto found = known.find({player.name, player.club});
        if (found != known.end()) {
            known.erase(found);
        } else {
            unknown.push_back(player);
        }
    }
    return unknown;
}

/// What undo and redo would do, read from the journal's end backwards as far as it takes.
/// `source` is a Store or a Writing.
template <typename Source>
History historyIn(Source& source, TournamentId id)
{
    constexpr std::size_t first = 32;
    constexpr std::size_t growth = 8;
    for (std::size_t limit = first;; limit *= growth) {
        const auto links = source.newestLinks(id, limit);
        if (links.size() < limit) {
            return historyOf(links);
        }
        if (const auto history = historyOfNewest(links)) {
            return *history;
        }
    }
}

} // namespace

Director::Director(Store& store, QString desk, Clock clock)
    : store_(store), desk_(std::move(desk)), clock_(std::move(clock))
{}

void Director::setListener(Listener listener)
{
    listener_ = std::move(listener);
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
    const auto changed = change(id, [&](const Tournament& tournament, Writing&) {
        return useCase(tournament, arguments...);
    });
    if (!changed) {
        return changed.refused();
    }
    return Done();
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
    const auto history = historyIn(*writing, id);
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
    if (auto faults = playerFaults(players); !faults.empty()) {
        return faults;
    }
    const auto writing = store_.beginWriting();
    const auto unknown = notYetIn(writing->players(), players);
    if (!unknown.empty()) {
        writing->addPlayers(unknown);
        writing->commit();
    }
    return static_cast<int>(unknown.size());
}

Result<Done> Director::changePlayer(const Player& before, const Player& after)
{
    const auto writing = store_.beginWriting();
    const auto directory = writing->players();
    const auto entry = entryOf(directory, before);
    if (!entry) {
        return unknownPlayer(before, Pointer() / "before"_L1);
    }
    auto faults = playerFaults(after, Pointer() / "after"_L1);
    if (!samePerson(before, after) && entryOf(directory, after)) {
        faults.push_back(
            {ClubFault::PlayerTwice, Pointer() / "after"_L1, {after.name, after.club}});
    }
    if (!faults.empty()) {
        return faults;
    }
    if (*entry != after) {
        writing->removePlayers({*entry});
        writing->addPlayers({after});
        writing->commit();
    }
    return Done();
}

Result<Done> Director::removePlayers(const std::vector<Player>& players)
{
    const auto writing = store_.beginWriting();
    const auto gone = takeEntries(writing->players(), players, Pointer());
    if (!gone) {
        return gone.refused();
    }
    if (!gone->taken.empty()) {
        writing->removePlayers(gone->taken);
        writing->commit();
    }
    return Done();
}

Result<Done> Director::mergePlayers(const Player& keep, const std::vector<Player>& doubles)
{
    const auto writing = store_.beginWriting();
    const auto kept = takeEntries(writing->players(), {keep}, Pointer() / "keep"_L1);
    if (!kept) {
        return kept.refused();
    }
    const auto gone = takeEntries(kept->left, doubles, Pointer() / "doubles"_L1);
    if (!gone) {
        return gone.refused();
    }
    if (gone->taken.empty()) {
        return Done();
    }
    Player merged = kept->taken.front();
    for (const auto& player : gone->taken) {
        merged.tags += player.tags;
    }
    merged.tags.removeDuplicates();
    writing->removePlayers(kept->taken);
    writing->removePlayers(gone->taken);
    writing->addPlayers({merged});
    writing->commit();
    return Done();
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
    return carryOut(id, core::addRounds, plans, state);
}

Result<Done> Director::replaceDrafts(TournamentId id, RoundNumber first,
                                     const std::vector<RoundPlan>& plans)
{
    return carryOut(id, core::replaceDrafts, first, plans);
}

Result<Done> Director::publish(TournamentId id, RoundNumber round)
{
    return carryOut(id, core::publishRound, round);
}

Result<Done> Director::withdraw(TournamentId id, RoundNumber round)
{
    return carryOut(id, core::withdrawRound, round);
}

Result<Done> Director::changeSeating(TournamentId id, const RoundPlan& plan,
                                     const SeatingTerms& terms)
{
    return carryOut(id, core::changeSeating, plan, terms);
}

Result<Done> Director::seatLatecomer(TournamentId id, const RoundPlan& plan, StartNumber latecomer,
                                     const SeatingTerms& terms)
{
    return carryOut(id, core::seatLatecomer, plan, latecomer, terms);
}

Result<Done> Director::replaceMissing(TournamentId id, const RoundPlan& plan, StartNumber missing,
                                      Absence absence, const SeatingTerms& terms)
{
    return carryOut(id, core::replaceMissing, plan, missing, absence, terms);
}

Result<Done> Director::swapSeats(TournamentId id, RoundNumber round, StartNumber one,
                                 StartNumber other, ResultsGo results, const QString& reason)
{
    return carryOut(id, core::swapSeats, round, one, other, results, reason);
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

Result<Director::NextSteps> Director::nextSteps(TournamentId id) const
{
    if (!store_.version(id)) {
        return noTournament(id);
    }
    const auto history = historyIn(store_, id);
    const auto labelOf = [&](std::optional<JournalId> entry) -> std::optional<Label> {
        const auto found = entry ? store_.journalEntry(id, *entry) : std::nullopt;
        return found ? std::optional(found->change.label) : std::nullopt;
    };
    return NextSteps{labelOf(history.undo), labelOf(history.redo), history.undo};
}

std::vector<JournalEntry> Director::recentResults(TournamentId id, std::size_t count) const
{
    return store_.newestInEffect(
        id, {{Action::EnterGame, Action::CorrectGame, Action::ClearGame}, std::nullopt, count});
}

std::vector<JournalEntry> Director::corrections(TournamentId id, RoundNumber round) const
{
    constexpr std::size_t enough = 200;
    return store_.newestInEffect(id, {{Action::CorrectGame}, round, enough});
}

std::optional<QDateTime> Director::publishedAt(TournamentId id, RoundNumber round) const
{
    // An entry that names no round published several at once.
    constexpr std::size_t enough = 20;
    for (const auto& entry : store_.newestInEffect(id, {{Action::PublishRound}, round, enough})) {
        const auto& steps = entry.change.steps;
        if (std::any_of(steps.begin(), steps.end(), [round](const Step& step) {
                const auto* const head = std::get_if<RoundExchange>(&step);
                return head != nullptr && head->key == round;
            })) {
            return entry.time;
        }
    }
    return std::nullopt;
}

Result<std::vector<Director::JournalLine>> Director::journal(TournamentId id) const
{
    if (!store_.version(id)) {
        return noTournament(id);
    }
    auto entries = store_.journal(id);
    std::vector<JournalLink> links;
    links.reserve(entries.size());
    for (const auto& entry : entries) {
        links.push_back(entry.link);
    }
    const auto undone = takenBack(links);
    std::vector<JournalLine> lines;
    lines.reserve(entries.size());
    for (auto& entry : entries) {
        const bool isUndone = std::binary_search(undone.begin(), undone.end(), entry.link.id);
        lines.push_back({std::move(entry), isUndone});
    }
    return lines;
}

Result<std::vector<JournalLink>> Director::journalLinks(TournamentId id) const
{
    if (!store_.version(id)) {
        return noTournament(id);
    }
    return store_.newestLinks(id, std::numeric_limits<std::int32_t>::max());
}

std::optional<JournalEntry> Director::journalEntry(TournamentId id, JournalId entry) const
{
    return store_.journalEntry(id, entry);
}

} // namespace core
