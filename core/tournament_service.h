#pragma once

#include "core/fee.h"
#include "core/result.h"
#include "core/standings.h"
#include "core/store.h"
#include "core/use_cases/bringing_back.h"
#include "core/use_cases/checking_in.h"
#include "core/use_cases/confirming.h"
#include "core/use_cases/deciding_ties.h"
#include "core/use_cases/editing_entries.h"
#include "core/use_cases/enrolling.h"
#include "core/use_cases/entering.h"
#include "core/use_cases/managing.h"
#include "core/use_cases/managing_matches.h"
#include "core/use_cases/raffling.h"
#include "core/use_cases/repairing.h"
#include "core/use_cases/running_clocks.h"
#include "core/use_cases/running_rounds.h"
#include "core/use_cases/seating_rounds.h"

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace core {

/// The only way to change a tournament. Each use case checks the request against what is stored now
/// (not what somebody saw a while ago), writes the change and its journal entry in one
/// transaction and only then notifies the listener. A use case that changes nothing writes nothing.
///
/// What would take back a change of others is refused as ClubFault::ChangedMeanwhile, unless the
/// caller was told of it: by tournament(), or by a refusal.
///
/// Places in refusals are pointers into the use case's argument.
/// Every function throws StoreFailure if the store is broken.
class TournamentService
{
public:
    using Clock = std::function<QDateTime()>;
    /// A change made through this service, which led from one version of a tournament to the next.
    struct Changed
    {
        TournamentId id{0};
        const Change& change;
        Version before{0};
        Version after{0};
    };
    using Listener = std::function<void(const Changed&)>;
    using ClockListener = std::function<void(TournamentId)>;

    /// `store` outlives the service. `desk` is the name of this desk in the journal.
    TournamentService(Store& store, QString desk, Clock clock);

    void setListener(Listener listener);
    /// Is told when this service has set the clock of a round.
    void setClockListener(ClockListener listener);

    // The club database.
    [[nodiscard]] std::vector<TournamentSummary> tournaments() const;
    /// The current state; the pointer is valid until the next call.
    Result<const Tournament*> tournament(TournamentId id);
    /// The same with its version.
    Result<const StoredTournament*> stored(TournamentId id);
    /// Grows with every change, whoever made it; nothing if there is no such tournament.
    [[nodiscard]] std::optional<Version> version(TournamentId id) const;
    /// A different number than before means that somebody else has written to the club database.
    [[nodiscard]] std::int64_t changesByOthers() const;
    Result<TournamentId> create(const Settings& settings);
    /// A tournament that already has participants, as from nextEvening().
    Result<TournamentId> create(const Tournament& tournament);
    /// All faults are refused with pointers into the tournament file's form; use doubtsOf() for
    /// what is merely suspicious.
    Result<TournamentId> import(const Tournament& tournament);
    Result<Done> remove(TournamentId id);

    // Settings and participants.
    // What is edited as a whole is merged with what others have changed since it was seen; see
    // use_cases/editing_entries.h.
    Result<Done> changeSettings(TournamentId id, const Edit<Settings>& edit);
    /// Both in one change.
    Result<Done> changeSetup(TournamentId id, const Edit<Settings>& settings,
                             const std::vector<Edit<Participant>>& people);
    Result<std::vector<StartNumber>> enrol(TournamentId id, const std::vector<Enrolment>& people);
    Result<Done> changeParticipant(TournamentId id, const Edit<Participant>& edit);
    Result<Done> changeParticipants(TournamentId id, const std::vector<Edit<Participant>>& people);
    Result<Done> changeEntry(TournamentId id, const Edit<Entry>& edit);
    Result<Done> removeParticipant(TournamentId id, StartNumber number);
    Result<Done> removeParticipants(TournamentId id, const std::vector<StartNumber>& numbers);
    Result<Done> mergeParticipants(TournamentId id, StartNumber keep, StartNumber twin);
    Result<Done> changePresence(TournamentId id, StartNumber number, const PresenceEdit& edit);
    /// Refused of somebody here already with the desk and the time of that check-in, if the journal
    /// knows them.
    Result<Done> checkIn(TournamentId id, StartNumber number, StartFee fee);
    Result<Done> changeStatus(TournamentId id, const std::vector<StartNumber>& numbers,
                              Attendance status);
    Result<Done> releasePlaces(TournamentId id, const PlaceRelease& release);
    /// One that does not say when and by whom was taken now by this desk.
    Result<Done> takePayment(TournamentId id, StartNumber number, const FeePayment& payment);
    Result<Done> givePenalty(TournamentId id, const Penalty& penalty);
    Result<Done> decideTie(TournamentId id, const TieDecision& decision);
    Result<Done> cancelTieDecision(TournamentId id, const std::vector<StartNumber>& tied);
    Result<Done> addRaffle(TournamentId id, const Raffle& raffle);
    Result<Done> cancelRaffle(TournamentId id, std::size_t place, const Raffle& raffle);
    Result<Done> cancelPenalty(TournamentId id, const Penalty& penalty);

    /// Takes over what a desk did alone.
    Result<Done> bringBack(TournamentId id, const std::vector<Departure>& chosen);

    // Rounds.
    /// Stores the rounds as drafts, or publishes them at once.
    Result<Done> addRounds(TournamentId id, const std::vector<RoundPlan>& plans, RoundState state);
    /// Replaces all drafts from `first` on.
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
    Result<EntryResult> enter(TournamentId id, const GameKey& key, const GameOutcome& outcome,
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
    /// The same of all games of a round, or of a table, that were ever entered.
    [[nodiscard]] GameRevisions revisions(TournamentId id, RoundNumber round) const;
    [[nodiscard]] GameRevisions revisions(TournamentId id, const TableKey& table) const;

    // The clock of a round; see use_cases/running_clocks.h. It is no change: it stands in no
    // journal, is never undone, and is in nobody's way who enters results meanwhile.
    Result<Done> startClock(TournamentId id, RoundNumber round);
    Result<Done> pauseClock(TournamentId id, RoundNumber round);
    Result<Done> addToClock(TournamentId id, RoundNumber round, std::int32_t minutes);
    Result<Done> resetClock(TournamentId id, RoundNumber round);
    [[nodiscard]] RoundClocks clocks(TournamentId id) const;

    // Phones in the hall. What they need and send is no change either.
    /// The key of the tournament's codes (hall_codes.h); empty where none was made.
    [[nodiscard]] QByteArray hallKey(TournamentId id) const;
    /// The same; makes one where there is none.
    Result<QByteArray> makeHallKey(TournamentId id);
    /// What tables reported, in the order in which it came, without the first `known`.
    [[nodiscard]] std::vector<Report> reportsAfter(TournamentId id, std::size_t known) const;
    /// What one table reported.
    [[nodiscard]] std::vector<Report> reports(TournamentId id, const TableKey& table) const;
    /// Keeps what a table reported of a game. One in time (isInTime()) is refused as enter() would
    /// refuse it, also where the game has a result; a late one is kept as it is. A repeated request
    /// is kept once. Places as of enter(), and "/reporter" of somebody not in the game.
    Result<Done> report(TournamentId id, const Report& report, bool warningsConfirmed);
    /// Enters a report that a second person of its table confirms; see use_cases/confirming.h. This
    /// is a change like any other; a repeated confirmation changes nothing.
    Result<Done> confirm(TournamentId id, const Confirmation& confirmation);

    // History.
    /// Refused as ClubFault::HistoryConflict if the entry to be undone is no longer `expected`
    /// because somebody was faster.
    Result<Label> undo(TournamentId id, std::optional<JournalId> expected = std::nullopt);
    Result<Label> redo(TournamentId id);
    /// What undo() and redo() would do.
    struct NextSteps
    {
        std::optional<JournalEntry> undo; ///< Its id is what undo() takes as `expected`.
        std::optional<JournalEntry> redo;
    };
    Result<NextSteps> nextSteps(TournamentId id) const;
    /// The newest results entered, corrected or cleared and not undone, newest first.
    [[nodiscard]] std::vector<JournalEntry> recentResults(TournamentId id, std::size_t count) const;
    /// How many results each desk entered for the first time, by its name.
    [[nodiscard]] std::map<QString, int> enteredByDesk(TournamentId id) const;
    /// The newest corrections in a round since it was published that are not undone, newest first:
    /// of results, of seats, latecomers seated, missing people replaced, penalties given or taken
    /// back.
    [[nodiscard]] std::vector<JournalEntry> corrections(TournamentId id, RoundNumber round) const;
    /// When each of the raffles was drawn, as far as the journal knows: UTC.
    [[nodiscard]] std::vector<std::optional<QDateTime>>
    raffleTimes(TournamentId id, const std::vector<Raffle>& raffles) const;
    /// When the round was last published, as far as the journal knows.
    [[nodiscard]] std::optional<QDateTime> publishedAt(TournamentId id, RoundNumber round) const;
    /// Oldest first.
    struct JournalLine
    {
        JournalEntry entry;
        bool undone = false; ///< Currently undone.
    };
    Result<std::vector<JournalLine>> journal(TournamentId id) const;
    /// The same without the changes, oldest first: quick however long the journal is.
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

    using Builder = std::function<Result<Change>(const Tournament&, WriteTransaction&)>;

    /// Brings the snapshot up to date with `source`.
    Result<const Tournament*> refresh(Reader& source, TournamentId id);
    /// Applies to the snapshot what others changed since, by the journal: quicker than loading
    /// everything. False if that cannot be; the snapshot is then as it was.
    bool catchUp(Reader& source, Version current);
    /// What a use case is based on.
    enum class BasedOn : std::uint8_t {
        LastSeen, ///< What this service was last asked for.
        Edit,     ///< What its argument says was seen.
    };
    /// Runs a use case inside a transaction and stores the change it builds.
    Result<Change> change(TournamentId id, const Builder& build, BasedOn base = BasedOn::LastSeen,
                          const std::vector<Enrolment>& enrolled = {});
    template <typename UseCase, typename... Arguments>
    Result<Done> run(TournamentId id, UseCase useCase, const Arguments&... arguments);
    /// The same for use cases that merge an Edit.
    template <typename UseCase, typename... Edits>
    Result<Done> runEdit(TournamentId id, UseCase useCase, const Edits&... edits);
    /// The same for use cases that may require new score slips.
    template <typename UseCase, typename... Arguments>
    Result<Done> runSeating(TournamentId id, UseCase useCase, const Arguments&... arguments);
    using SetClock = std::function<Result<std::optional<RoundClock>>(const Tournament&)>;
    Result<Done> setClock(TournamentId id, RoundNumber round, const SetClock& useCase);
    Result<Label> undoOrRedo(TournamentId id, EntryKind kind, std::optional<JournalId> expected);
    static Refusal noTournament(TournamentId id);
    void notify(const Changed& changed) const;
    [[nodiscard]] Stamp stamp() const;

    Store& store_;
    QString desk_;
    Clock clock_;
    Listener listener_;
    ClockListener clockListener_;
    std::optional<Snapshot> snapshot_;
};

} // namespace core
