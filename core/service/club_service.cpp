#include "core/service/club_service.h"

#include "core/club/club_state.h"
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
    return {desk_, clock_().toUTC(), box_};
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
    return core::undoOrRedo(
        kind, expected,
        [&](std::size_t limit) { return transaction->read().newestClubLinks(limit); },
        [&](JournalId entry) { return transaction->read().clubJournalEntry(entry); },
        [&](ClubChange wanted) -> Result<ClubChange> {
            auto state = stateAround(*transaction, wanted);
            if (!tryApply(wanted, state) ||
                (kind == EntryKind::Redone && leavesSomebodyBehind(*transaction, wanted))) {
                return Refusal{ClubFault::HistoryConflict, Pointer(), {}};
            }
            return wanted;
        },
        [&](const ClubChange& wanted, JournalId entry) {
            transaction->recordClub(wanted, kind, entry, stamp());
            transaction->commit();
            transaction.reset(); // The listener may want to write in turn.
            if (listener_) {
                listener_(wanted);
            }
        });
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
    auto doubts = doubtsAfter(transaction->read(), eraser);
    transaction->recordClub(change, EntryKind::Done, std::nullopt, stamp());
    transaction->commit();
    transaction.reset();
    const bool isWiped = store_.wipe();
    if (listener_) {
        listener_(change);
    }
    return Erasure{counts, eraser.spellings(), isWiped, std::move(doubts)};
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

Warnings ClubService::feesAtStake(TournamentId id) const
{
    const ClubSituation now(store_.read(), stamp());
    const CashBasis basis(now);
    const auto tournament = readableTournament(store_.read(), id);
    const auto* const summary = findSummary(basis.club, id);
    return tournament && summary != nullptr ? core::feesAtStake(basis, summary->uuid, *tournament)
                                            : Warnings();
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
        const bool mayCount = !summary.date || upToItsEnd.contains(summary.date);
        const auto stored = mayCount ? store_.read().load(summary.id) : std::nullopt;
        evenings.push_back(stored ? eveningFees(summary.uuid, stored->tournament)
                                  : EveningFees{summary.uuid, summary.name, summary.date, {}, {}});
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
    return nextStepsIn([this](std::size_t limit) { return store_.read().newestClubLinks(limit); },
                       [this](JournalId entry) { return store_.read().clubJournalEntry(entry); });
}

std::vector<ClubService::JournalLine> ClubService::journal() const
{
    return withUndone<JournalLine>(store_.read().clubJournal());
}

} // namespace core
