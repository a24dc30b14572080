#pragma once

#include "fee.h"
#include "result.h"
#include "standings.h"
#include "store.h"
#include "use_cases/beginning.h"
#include "use_cases/directory.h"
#include "use_cases/editing_entries.h"
#include "use_cases/enrolling.h"
#include "use_cases/entering.h"
#include "use_cases/managing.h"
#include "use_cases/managing_matches.h"
#include "use_cases/merging.h"
#include "use_cases/repairing.h"
#include "use_cases/running_rounds.h"
#include "use_cases/seating_rounds.h"

#include <functional>
#include <optional>
#include <vector>

namespace core {

/// The only door for a change. Each use case checks what is wanted against what is stored now
/// (not what somebody saw a while ago), writes the change and its journal entry in one
/// transaction and only then tells the listener. A use case that changes nothing writes nothing.
///
/// Places in refusals are pointers into the use case's argument.
/// Every function throws StoreFailure if the store is broken.
class Director
{
public:
    using Clock = std::function<QDateTime()>;
    /// Called after a tournament was changed through this director.
    using Listener = std::function<void(TournamentId, const Change&)>;

    /// `store` outlives the director. `desk` is the name under which the journal knows this desk.
    Director(Store& store, QString desk, Clock clock);

    void setListener(Listener listener);

    // The club database.
    [[nodiscard]] std::vector<TournamentSummary> tournaments() const;
    /// The current state; the reference holds until the next call of the director.
    Result<const Tournament*> tournament(TournamentId id);
    /// Grows with every change, whoever made it; nothing if there is no such tournament.
    [[nodiscard]] std::optional<Version> version(TournamentId id) const;
    /// Another number than before: somebody else wrote to the club database meanwhile.
    [[nodiscard]] std::int64_t changesByOthers() const;
    Result<TournamentId> create(const Settings& settings);
    /// One that begins with people, as eveningLike() makes them.
    Result<TournamentId> create(const Tournament& tournament);
    /// All faults are refused with pointers into the tournament file's form; use doubtsOf() for
    /// what is merely suspicious.
    Result<TournamentId> import(const Tournament& tournament);
    Result<Done> remove(TournamentId id);
    [[nodiscard]] std::vector<Player> players() const;
    /// Adds those that are not there yet, by name and club; returns how many were added.
    Result<int> addPlayers(const std::vector<Player>& players);
    /// `before` is looked up by name and club. Places: "/before", "/after/name" and so on.
    Result<Done> changePlayer(const Player& before, const Player& after);
    /// By name and club; participants of tournaments stay. Places: "/<index>".
    Result<Done> removePlayers(const std::vector<Player>& players);
    /// The doubles go, and their tags to the entry kept; all are looked up by name and club. An
    /// entry may be its own double where it is there twice. Places: "/keep/0", "/doubles/<index>".
    Result<Done> mergePlayers(const Player& keep, const std::vector<Player>& doubles);
    /// When everybody who ever took part did so last, up to that day.
    [[nodiscard]] std::vector<LastPlayed> lastPlayed(QDate until) const;

    // Settings and participants.
    Result<Done> changeSettings(TournamentId id, const Settings& settings);
    Result<std::vector<StartNumber>> enrol(TournamentId id, const std::vector<Enrolment>& people);
    Result<Done> changeParticipant(TournamentId id, StartNumber number, const Participant& wanted);
    Result<Done> changeParticipants(TournamentId id, const std::vector<Participant>& wanted);
    Result<Done> changeEntry(TournamentId id, StartNumber number, const Entry& wanted);
    Result<Done> removeParticipant(TournamentId id, StartNumber number);
    Result<Done> removeParticipants(TournamentId id, const std::vector<StartNumber>& numbers);
    Result<Done> mergeParticipants(TournamentId id, StartNumber keep, StartNumber twin);
    Result<Done> changePresence(TournamentId id, StartNumber number, const PresenceEdit& edit);
    Result<Done> givePenalty(TournamentId id, const Penalty& penalty);
    /// `index` counts from 0 in Tournament::penalties.
    Result<Done> cancelPenalty(TournamentId id, std::size_t index);

    // Rounds.
    /// Stores the rounds as drafts, or publishes them at once.
    Result<Done> addRounds(TournamentId id, const std::vector<RoundPlan>& plans, RoundState state);
    /// Drafts in place of all drafts from `first` on.
    Result<Done> replaceDrafts(TournamentId id, RoundNumber first,
                               const std::vector<RoundPlan>& plans);
    Result<Done> publish(TournamentId id, RoundNumber round);
    /// Takes back a draft or a published round in which nothing was entered; only the last round.
    Result<Done> withdraw(TournamentId id, RoundNumber round);
    /// Other tables and byes for a round; tables that have results must stay as they are.
    Result<Done> changeSeating(TournamentId id, const RoundPlan& plan,
                               const SeatingTerms& terms = {});
    /// Seating and presence together.
    Result<Done> seatLatecomer(TournamentId id, const RoundPlan& plan, StartNumber latecomer,
                               const SeatingTerms& terms = {});
    Result<Done> replaceMissing(TournamentId id, const RoundPlan& plan, StartNumber missing,
                                Absence absence, const SeatingTerms& terms = {});
    Result<Done> swapSeats(TournamentId id, RoundNumber round, StartNumber one, StartNumber other,
                           ResultsGo results, const QString& reason = {});
    /// Shortens or lengthens a round; games already entered must not lie beyond.
    Result<Done> changeGames(TournamentId id, RoundNumber round, std::int32_t games,
                             const QString& reason);
    /// Refused while tables are open.
    Result<Done> close(TournamentId id, RoundNumber round);
    Result<Done> cancel(TournamentId id, RoundNumber round, const QString& reason);
    /// A closed or cancelled round is published again.
    Result<Done> reopen(TournamentId id, RoundNumber round, const QString& reason);

    // Results.
    Result<Entered> enter(TournamentId id, const GameKey& key, const GameOutcome& outcome,
                          const EntryTerms& terms);
    Result<Done> clear(TournamentId id, const GameKey& key, const QString& reason);
    Result<Done> mark(TournamentId id, const TableKey& key, std::optional<TableMark> mark,
                      const QString& note);
    Result<Done> swapTableResults(TournamentId id, RoundNumber round, TableNumber one,
                                  TableNumber other);
    /// Matches of Rommé 500; see use_cases/managing_matches.h.
    Result<Done> recordLot(TournamentId id, const TableKey& key,
                           const std::vector<StartNumber>& drawn);
    Result<Done> leaveMatch(TournamentId id, RoundNumber round, StartNumber number);
    Result<Done> rejoinMatch(TournamentId id, RoundNumber round, StartNumber number);
    /// What EntryTerms::seenRevision refers to; read it before what is shown of the game.
    [[nodiscard]] GameRevision revision(TournamentId id, const GameKey& key) const;

    // History.
    /// Where the entry to be taken back is not `expected` any more, somebody was faster: refused
    /// as ClubFault::HistoryConflict.
    Result<Label> undo(TournamentId id, std::optional<JournalId> expected = std::nullopt);
    Result<Label> redo(TournamentId id);
    /// What undo() and redo() would do.
    struct NextSteps
    {
        std::optional<Label> undo;
        std::optional<Label> redo;
        std::optional<JournalId> undoEntry; ///< What undo() takes as `expected`.
    };
    Result<NextSteps> nextSteps(TournamentId id) const;
    /// The newest results entered, corrected or cleared and not taken back, newest first.
    [[nodiscard]] std::vector<JournalEntry> recentResults(TournamentId id, std::size_t count) const;
    /// The newest corrections in a round since it was published that are not taken back, newest
    /// first: of results, of seats, latecomers seated, missing people replaced.
    [[nodiscard]] std::vector<JournalEntry> corrections(TournamentId id, RoundNumber round) const;
    /// When the round was last published, as far as the journal knows.
    [[nodiscard]] std::optional<QDateTime> publishedAt(TournamentId id, RoundNumber round) const;
    /// Oldest first.
    struct JournalLine
    {
        JournalEntry entry;
        bool undone = false; ///< Taken back at present.
    };
    Result<std::vector<JournalLine>> journal(TournamentId id) const;
    /// The same without what was changed, oldest first: quick however long the journal is.
    Result<std::vector<JournalLink>> journalLinks(TournamentId id) const;
    /// One entry; nothing if there is none of that id.
    [[nodiscard]] std::optional<JournalEntry> journalEntry(TournamentId id, JournalId entry) const;

private:
    struct Snapshot
    {
        TournamentId id{0};
        StoredTournament stored;
    };
    /// Checks a new tournament and stores it.
    Result<TournamentId> add(const Tournament& tournament, Action beginning);

    using Builder = std::function<Result<Change>(const Tournament&, Writing&)>;

    /// Makes sure that the snapshot is what `source` (a Store or a Writing) holds.
    template <typename Source>
    Result<const Tournament*> refresh(Source& source, TournamentId id);
    /// Runs a use case inside a transaction and stores what it builds.
    Result<Change> change(TournamentId id, const Builder& build);
    template <typename UseCase, typename... Arguments>
    Result<Done> carryOut(TournamentId id, UseCase useCase, const Arguments&... arguments);
    /// The same for one that may make new score slips necessary.
    template <typename UseCase, typename... Arguments>
    Result<Done> carryOutSeating(TournamentId id, UseCase useCase, const Arguments&... arguments);
    /// The same for the directory.
    template <typename UseCase, typename... Arguments>
    Result<DirectoryChange> changeDirectory(UseCase useCase, const Arguments&... arguments);
    Result<Label> moveInHistory(TournamentId id, EntryKind kind, std::optional<JournalId> expected);
    static Refusal noTournament(TournamentId id);
    void tell(TournamentId id, const Change& change) const;
    [[nodiscard]] Stamp stamp() const;

    Store& store_;
    QString desk_;
    Clock clock_;
    Listener listener_;
    std::optional<Snapshot> snapshot_;
};

} // namespace core
