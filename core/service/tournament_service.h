#pragma once

#include "core/evening/prize_changes.h"
#include "core/model/result.h"
#include "core/service/clock.h"
#include "core/service/undoing.h"
#include "core/store/store.h"
#include "core/use_cases/use_cases.h"

#include <functional>
#include <map>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace core {

/// The only way to change a tournament: run() with a use case. A use case checks the request
/// against what is stored now, not against what a desk saw a while ago. The change and its journal
/// entry are written in one transaction; the listener is notified after that. A use case that
/// changes nothing writes nothing.
///
/// A change that would revert someone else's is refused as ClubFault::ChangedMeanwhile, unless the
/// caller has seen theirs: through tournament(), or in a refusal.
///
/// One tournament can be followed: the service keeps it up to date, and its listeners hear of every
/// change of it, by any desk.
///
/// Every function throws StoreFailure if the store is broken.
class TournamentService
{
public:
    using Clock = WallClock;
    /// A change made through this service, or by others to the tournament followed.
    struct Changed
    {
        TournamentId id{0};
        /// Those of several entries by others together; none where isReadAnew.
        const Change& change;
        Version before{0};
        Version after{0};
        bool isOwn = true;
        bool isReadAnew = false; ///< By others: too much, or nothing their journal tells.
    };
    using Listener = std::function<void(const Changed&)>;
    using ClockListener = std::function<void(TournamentId, bool isOwn)>;

    /// `store` outlives the service. `desk` is the name of this desk in the journal.
    TournamentService(Store& store, QString desk, Clock clock);

    /// The name of this desk in the journal.
    [[nodiscard]] const QString& desk() const { return own_.desk(); }
    void setListener(Listener listener);
    /// The box of the desk's cash; empty, as at first: the club's only one.
    void setBox(QString box) { box_ = std::move(box); }
    /// Notified when this service has set the clock of a round, or others one of the tournament
    /// followed.
    void setClockListener(ClockListener listener);

    /// Follows this tournament instead of the previous one. What others change is noticed by any
    /// call that concerns it.
    Result<Done> follow(TournamentId id);
    /// The tournament followed, as last told; nullptr before the first. It remains if it is
    /// removed.
    [[nodiscard]] const StoredTournament* followed() const;

    /// The stored contents, for callers that change nothing.
    [[nodiscard]] Reader& read() const { return store_.read(); }
    /// The current state; the pointer is valid until the next call.
    Result<const Tournament*> tournament(TournamentId id);
    /// The same with its version.
    Result<const StoredTournament*> stored(TournamentId id);
    Result<TournamentId> create(const Settings& settings);
    /// A tournament that already has participants, as from nextEvening().
    Result<TournamentId> create(const Tournament& tournament);
    /// All faults are refused with pointers into the tournament file's form; use doubtsOf() for
    /// what is only suspicious. An evening that is in the club already, or was, comes as another
    /// version of it (counted_evenings.h). Its pictures are kept for the club.
    Result<TournamentId> import(const Tournament& tournament);
    /// The tournament as its file has it, with Tournament::copyOf where money was paid and
    /// Tournament::pictures.
    Result<Tournament> exported(TournamentId id);
    /// What is left of its start fees stays in the cash book (keepFees()), in the same step.
    Result<Done> remove(TournamentId id);

    /// Runs a use case (use_cases.h) with its arguments on the tournament, and stores the change it
    /// returns. Places in refusals are those of the use case. Some things are
    /// done for every use case: an Edit among the arguments is merged with other desks' changes
    /// since it was read, slips of reseated tables are renumbered, payments are stamped, and people
    /// are linked to the directory.
    template <typename Basis, typename... Parameters>
    Result<Change> run(TournamentId id, Result<Change> (*useCase)(Basis, Parameters...),
                       const std::type_identity_t<Parameters>&... arguments)
    {
        return change(id, requestOf(useCase, arguments...));
    }
    /// The same for what a helper's page sent: stored once, however often it is sent. Refused as
    /// HelperFault::SentBefore at "/request" if that id was stored with other content.
    template <typename Basis, typename... Parameters>
    Result<Change> run(TournamentId id, const HelperEntry& sent,
                       Result<Change> (*useCase)(Basis, Parameters...),
                       const std::type_identity_t<Parameters>&... arguments)
    {
        auto request = requestOf(useCase, arguments...);
        request.sent = &sent;
        return change(id, request);
    }
    /// The same for the clock of a round (running_clocks.h). This is not a
    /// change: it is not journalled, cannot be undone, and never conflicts with results.
    template <typename Basis, typename... Parameters>
    Result<Done> run(TournamentId id,
                     Result<std::optional<RoundClock>> (*useCase)(Basis, RoundNumber,
                                                                  Parameters...),
                     RoundNumber round, const std::type_identity_t<Parameters>&... arguments)
    {
        return setClock(id, round,
                        [&](const Situation& now) { return useCase(now, round, arguments...); });
    }

    // Pictures: no changes either, until settings name one.
    /// Keeps a picture for the club, if isKeptPicture(), and returns its name.
    QString keepPicture(const QByteArray& bytes);
    /// Those that the settings name and the club has.
    [[nodiscard]] Pictures pictures(const Certificate& settings) const;

    // Phones in the hall: not changes either.
    /// The key of the tournament's codes (hall_codes.h); makes one where there is none.
    Result<QByteArray> makeHallKey(TournamentId id);
    /// Keeps what came from elsewhere for the desk; its time is now, its warnings are those that
    /// were confirmed. One in time (isInTime()) is refused unless it applies or is stored already,
    /// as judge() says; a late one is kept as it is, if the round has such a game. The same entry
    /// sent again is kept once. Places as of judge(), and "/reporter" of somebody not in the game.
    Result<Done> submit(TournamentId id, PendingEntry entry, bool warningsConfirmed);
    /// Leaves an entry out, for a reason. Refused as of takeEntry(), at "/reason" without one.
    Result<Done> drop(TournamentId id, const QString& entry, const QString& reason);

    // History.
    /// Takes back the change of that entry, by any desk; by default nextSteps().undo. Refused
    /// as ClubFault::NothingToUndo, as Journal::reversible(), as BuiltOn where its values no longer
    /// stand, and with moneyAtStake(), paidSince() and droppingDoubts() to be confirmed. What
    /// people paid since then stays.
    Result<JournalEntry> undo(TournamentId id, std::optional<JournalId> entry = std::nullopt,
                              bool warningsConfirmed = false);
    /// The reverse, likewise.
    Result<JournalEntry> redo(TournamentId id, std::optional<JournalId> entry = std::nullopt);
    /// This desk's, among the changes that are `about(change)`; by default all.
    using NextSteps = core::NextSteps<JournalEntry>;
    Result<NextSteps> nextSteps(
        TournamentId id,
        const std::function<bool(const Change&)>& about = [](const Change&) { return true; });
    /// The newest results entered, corrected or cleared and not undone, newest first.
    [[nodiscard]] std::vector<JournalEntry> recentResults(TournamentId id, std::size_t count) const;
    /// How many results each desk entered for the first time, by its name.
    [[nodiscard]] std::map<QString, int> enteredByDesk(TournamentId id) const;
    /// The newest corrections in a round since it was first closed, or published if it never was,
    /// that are not undone, newest first: of results, of seats, latecomers seated, missing people
    /// replaced, penalties given or taken back.
    [[nodiscard]] std::vector<JournalEntry> corrections(TournamentId id, RoundNumber round) const;
    /// Whose prizes changed since that time, in UTC; nobody's if too much has changed to look at.
    Result<std::vector<PrizeChange>> prizeChangesSince(TournamentId id, const QDateTime& time);
    /// When each of the raffles was drawn, in UTC, if the journal has it.
    [[nodiscard]] std::vector<std::optional<QDateTime>>
    raffleTimes(TournamentId id, const std::vector<Raffle>& raffles) const;
    /// When the round was last published, if the journal has it.
    [[nodiscard]] std::optional<QDateTime> publishedAt(TournamentId id, RoundNumber round) const;
    /// The number of rounds planned before the evening was ended, if it is; else as it is set.
    [[nodiscard]] std::optional<std::int32_t> plannedBeforeEnd(TournamentId id,
                                                               const Settings& settings) const;
    /// When rounds were last closed or cancelled, if the journal has it.
    [[nodiscard]] RoundEnds roundEnds(TournamentId id) const;
    /// Oldest first.
    struct JournalLine
    {
        JournalEntry entry;
        bool undone = false; ///< Currently undone.
    };
    Result<std::vector<JournalLine>> journal(TournamentId id) const;
    /// The same without the changes, oldest first: quick however long the journal is.
    Result<std::vector<JournalLink>> journalLinks(TournamentId id) const;

private:
    struct Snapshot
    {
        TournamentId id{0};
        StoredTournament stored;
    };
    /// A change by others that the listener has not heard of.
    struct Untold
    {
        TournamentId id{0};
        Change change;
        Version before{0};
        Version after{0};
        bool isReadAnew = false;
    };
    /// Checks a new tournament and stores it.
    Result<TournamentId> add(const Tournament& tournament, Action beginning);

    [[nodiscard]] bool isFollowed(TournamentId id) const
    {
        return followed_ && followed_->id == id;
    }
    /// The one of that tournament, or the one that may be replaced by it.
    std::optional<Snapshot>& snapshotFor(TournamentId id)
    {
        return isFollowed(id) ? followed_ : passing_;
    }
    /// Brings the snapshot up to date with `source`. Within a transaction tellOfOthers() has to
    /// follow its end.
    Result<StoredTournament*> refresh(Reader& source, TournamentId id);
    void tellOfOthers();
    /// A use case with its arguments.
    struct Request
    {
        std::function<Result<Change>(const Situation&)> build;
        bool merges = false; ///< An argument is an Edit, which has what was seen.
        const std::vector<Enrolment>* enrolled = nullptr; ///< Among its arguments.
        const QString* entry = nullptr;                   ///< The pending entry that it stores.
        const HelperEntry* sent = nullptr;                ///< What a helper's page sent.

        void take(const std::vector<Enrolment>& people) { enrolled = &people; }
        void take(const TakenEntry& taken) { entry = &taken.id; }
        void take(const Confirmation& confirmation) { entry = &confirmation.request; }
        template <typename Argument>
        void take(const Argument& /*other*/)
        {}
    };
    /// The arguments outlive the request.
    template <typename Basis, typename... Parameters>
    static Request requestOf(Result<Change> (*useCase)(Basis, Parameters...),
                             const std::type_identity_t<Parameters>&... arguments)
    {
        Request request;
        request.merges = (isEdit<std::remove_cvref_t<Parameters>> || ...);
        (request.take(arguments), ...);
        request.build = [useCase, &arguments...](const Situation& now) {
            return useCase(now, arguments...);
        };
        return request;
    }
    /// Runs the use case and stores the change it builds.
    Result<Change> change(TournamentId id, const Request& request);
    /// The same in a transaction; `versions` are those before and after, if anything was stored.
    Result<Change> store(TournamentId id, const Request& request,
                         std::optional<std::pair<Version, Version>>& versions);
    using SetClock = std::function<Result<std::optional<RoundClock>>(const Situation&)>;
    Result<Done> setClock(TournamentId id, RoundNumber round, const SetClock& useCase);
    Result<JournalEntry> undoOrRedo(TournamentId id, EntryKind kind, std::optional<JournalId> entry,
                                    bool warningsConfirmed);
    /// The entry named, or this desk's next step.
    [[nodiscard]] Result<JournalEntry> stepToReverse(EntryKind kind, std::optional<JournalId> entry,
                                                     const Situation& now) const;
    [[nodiscard]] NextSteps nextSteps(const Situation& now,
                                      const std::function<bool(const Change&)>& about) const;
    static Refusal noTournament(TournamentId id);
    void notify(const Changed& changed) const;
    [[nodiscard]] Stamp stamp() const;

    Store& store_;
    OwnEntries own_;
    QString box_;
    Clock clock_;
    Listener listener_;
    ClockListener clockListener_;
    std::optional<Snapshot> followed_;
    std::optional<Snapshot> passing_; ///< The tournament asked for last besides that one.
    std::vector<Untold> untold_;      ///< Of the tournament followed.
    bool areClocksUntold_ = false;    ///< Likewise.
};

} // namespace core
