#pragma once

#include "core/club/cash_report.h"
#include "core/model/result.h"
#include "core/service/clock.h"
#include "core/service/undoing.h"
#include "core/store/store.h"
#include "core/store/traces.h"
#include "core/use_cases/use_cases.h"
#include "core/year/closed_series.h"
#include "core/year/earlier_meetings.h"
#include "core/year/evenings.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <set>
#include <type_traits>
#include <vector>

namespace core {

/// The only way to change what belongs to the club as a whole: the directory, who is who, series
/// and cash. As with TournamentService, a use case runs inside the write transaction, its change is
/// written together with an entry of the club's journal, and the listener is notified after that.
/// A use case that changes nothing writes nothing.
///
/// Every function throws StoreFailure if the store is broken.
class ClubService
{
public:
    using Clock = WallClock;
    using Listener = std::function<void(const ClubChange&)>;

    /// `store` outlives the service. `desk` is the name of this desk in the journal.
    ClubService(Store& store, QString desk, Clock clock);
    void setListener(Listener listener);
    /// The box of the desk's cash; empty, as at first: the club's only one.
    void setBox(QString box) { box_ = std::move(box); }

    /// The stored contents, for callers that change nothing.
    [[nodiscard]] Reader& read() const { return store_.read(); }

    /// Runs a use case (use_cases.h) with its arguments and stores the change it returns. Places in
    /// refusals are those of the use case. Cash that is booked or counted is stamped, whichever use
    /// case did it.
    template <typename Basis, typename... Parameters>
    Result<ClubChange> run(Result<ClubChange> (*useCase)(Basis, Parameters...),
                           const std::type_identity_t<Parameters>&... arguments)
    {
        return change([&](const ClubSituation& now) { return useCase(now, arguments...); });
    }
    /// The same for what follows a change of an evening (ClubAction::FollowEvening).
    template <typename Basis, typename... Parameters>
    Result<ClubChange> follow(Result<ClubChange> (*useCase)(Basis, Parameters...),
                              const std::type_identity_t<Parameters>&... arguments)
    {
        return change([&](const ClubSituation& now) {
            auto built = useCase(now, arguments...);
            if (built) {
                built->label.action = ClubAction::FollowEvening;
            }
            return built;
        });
    }

    struct Erasure
    {
        ErasedCounts counts;
        QStringList spellings;                     ///< Of the name, for looking into backups.
        std::optional<StoreFailure> notWiped = {}; ///< As Store::wipe() says.
        /// Texts that may still mean the person.
        std::vector<TraceDoubt> doubts = {};
    };
    /// The people who can be erased; see erasablePeople().
    [[nodiscard]] std::vector<Player> erasablePeople() const;
    /// Removes a person's name from the directory, tournaments and journals; points stay. Neither
    /// this nor any earlier change of the club can be undone.
    Result<Erasure> erasePerson(const Player& person);
    /// The names, now here, of people erased in the copy of which a backup took the place.
    [[nodiscard]] QStringList namesBack(const KnownErased& before) const;
    /// Erases all of these again.
    Erasure eraseAgain(const KnownErased& before);

    // Who is who.
    /// Participants whom only the director can identify.
    [[nodiscard]] std::vector<DoubtfulPerson> doubtfulPeople() const;
    /// How the participants of a tournament wish to be named in public.
    [[nodiscard]] PublicNames publicNames(TournamentId id) const;

    // The year; all as ClubEvenings::read().
    bool readEvenings(ClubEvenings& evenings,
                      std::optional<ClubEvenings::Deadline> deadline = std::nullopt) const;
    bool readEvenings(ClubEvenings& evenings, const std::set<TournamentUuid>& wanted,
                      std::optional<ClubEvenings::Deadline> deadline = std::nullopt) const;
    /// Corrections made at the evenings of the series since it was last closed.
    [[nodiscard]] std::vector<LaterCorrection> correctionsAfter(const ClubEvenings& evenings,
                                                                const Series& series) const;
    /// Who met at earlier evenings, for the draw of this tournament; see core::earlierMeetings().
    [[nodiscard]] std::vector<EarlierMeeting> earlierMeetings(TournamentId tournament) const;

    /// What deleting that tournament does with its start fees (cash.h), and to series.
    [[nodiscard]] Warnings atStake(TournamentId id) const;

    // Cash.
    /// Of one evening; none if there is no such tournament.
    [[nodiscard]] EveningCash cashOf(TournamentId id) const;
    /// The version of that evening whose start fees the cash book has instead; nothing: its own.
    [[nodiscard]] std::optional<TournamentSummary> countedInstead(TournamentId id) const;
    /// Reads the tournaments of those days.
    [[nodiscard]] CashBook cashBook(const DaySpan& span) const;

    // History.
    /// As TournamentService::undo(); ClubFault::ClubBuiltOn instead of BuiltOn.
    Result<ClubJournalEntry> undo(std::optional<JournalId> entry = std::nullopt);
    Result<ClubJournalEntry> redo(std::optional<JournalId> entry = std::nullopt);
    using NextSteps = core::NextSteps<ClubJournalEntry>;
    [[nodiscard]] NextSteps nextSteps(const std::function<bool(const ClubChange&)>& about =
                                          [](const ClubChange&) { return true; }) const;
    struct JournalLine
    {
        ClubJournalEntry entry;
        bool undone = false; ///< Currently undone.
    };
    /// Oldest first.
    [[nodiscard]] std::vector<JournalLine> journal() const;

private:
    /// Commits.
    Erasure erase(std::unique_ptr<WriteTransaction> transaction, const std::vector<Traces>& people);
    using Builder = std::function<Result<ClubChange>(const ClubSituation&)>;
    /// Runs a use case inside a transaction and stores the change it builds.
    Result<ClubChange> change(const Builder& build);
    Result<ClubJournalEntry> undoOrRedo(EntryKind kind, std::optional<JournalId> entry);
    [[nodiscard]] Stamp stamp() const;

    Store& store_;
    OwnEntries own_;
    QString box_;
    Clock clock_;
    Listener listener_;
};

} // namespace core
