#pragma once

#include "core/club/cash_report.h"
#include "core/club/closed_series.h"
#include "core/club/earlier_meetings.h"
#include "core/club/evenings.h"
#include "core/result.h"
#include "core/store.h"
#include "core/use_cases/cash.h"
#include "core/use_cases/directory.h"
#include "core/use_cases/series.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <set>
#include <vector>

namespace core {

/// The only way to change what belongs to the club as a whole: the directory, who is who, series
/// and cash. As with TournamentService, each use case is built inside the write transaction from
/// what is stored, is written with its entry of the club's journal, and only then the listener
/// hears of it. A use case that changes nothing writes nothing.
///
/// Places in refusals are pointers into the use case's argument.
/// Every function throws StoreFailure if the store is broken.
class ClubService
{
public:
    using Clock = std::function<QDateTime()>;
    using Listener = std::function<void(const ClubChange&)>;

    /// `store` outlives the service. `desk` is the name of this desk in the journal.
    ClubService(Store& store, QString desk, Clock clock);
    void setListener(Listener listener);

    [[nodiscard]] ClubRecords records() const;
    /// Grows with each change of the club: the id of the newest entry of its journal, 0 for none.
    [[nodiscard]] std::int64_t version() const;

    // The directory; see use_cases/directory.h.
    [[nodiscard]] std::vector<Player> players() const;
    /// Adds those that are not there yet, by name and club; returns how many were added. Whoever of
    /// them took part in a tournament is recognised where there is no doubt.
    Result<int> addPlayers(const std::vector<Player>& players);
    /// `before` is looked up by name and club. Places: "/before", "/after/name" and so on.
    Result<Done> changePlayer(const Player& before, const Player& after);
    /// By name and club; participants of tournaments stay. Places: "/<index>".
    Result<Done> removePlayers(const std::vector<Player>& players);
    /// Removes the doubles and adds their tags to the entry kept; in all tournaments they are one
    /// person from then on. Places: "/keep/0", "/doubles/<index>".
    Result<Done> mergePlayers(const Player& keep, const std::vector<Player>& doubles);

    struct Erasure
    {
        ErasedCounts counts;
        QStringList spellings; ///< Of the name, for looking into backups.
        bool isWiped = true;   ///< As Store::wipe() says.
    };
    /// Whoever can be erased; see erasablePeople().
    [[nodiscard]] std::vector<Player> erasablePeople() const;
    /// Takes the name of one of them out of directory, tournaments and journals; points stay. It
    /// cannot be undone, nor can any change of the club before it.
    Result<Erasure> erasePerson(const Player& person);

    // Who is who.
    /// The participants of all tournaments, and whom of them the directory knows. Whoever is
    /// enrolled, renamed or imported is recognised by name and club where there is no doubt.
    [[nodiscard]] std::vector<EnrolledPerson> enrolledPeople() const;
    /// Those of whom the director has to say who they are.
    [[nodiscard]] std::vector<DoubtfulPerson> doubtfulPeople() const;
    /// Says who these people are. Places: "/player", "/enrolled/<index>".
    Result<Done> recognise(const std::vector<EnrolledKey>& enrolled, PlayerId player);
    /// The same for a person who is not in the directory: an entry is added of the first one's name
    /// and club.
    Result<Done> recogniseAsNew(const std::vector<EnrolledKey>& enrolled);
    /// What the participants of a tournament wish to have shown of their names in public.
    [[nodiscard]] PublicNames publicNames(TournamentId id) const;
    /// When each person last took part in a tournament, up to that day.
    [[nodiscard]] std::vector<LastPlayed> lastPlayed(QDate until) const;

    // Series; see use_cases/series.h. `club` are its evenings as they were read last.
    /// Returns the id that the series was given.
    Result<SeriesId> createSeries(Series series, const std::vector<SeriesEvening>& club);
    Result<Done> changeSeries(const Edit<Series>& edit, const std::vector<SeriesEvening>& club);
    Result<Done> removeSeries(const SeriesId& id);
    /// Keeps the table that these evenings of the series make.
    Result<Done> closeSeries(const SeriesId& id, const std::vector<SeriesEvening>& evenings);
    Result<Done> reopenSeries(const SeriesId& id);

    // The year; all as ClubEvenings::read().
    bool readEvenings(ClubEvenings& evenings,
                      std::optional<ClubEvenings::Deadline> deadline = std::nullopt) const;
    bool readEvenings(ClubEvenings& evenings, const std::set<TournamentUuid>& wanted,
                      std::optional<ClubEvenings::Deadline> deadline = std::nullopt) const;
    /// What was corrected at the evenings of the series since it was closed last.
    [[nodiscard]] std::vector<LaterCorrection> correctionsAfter(const ClubEvenings& evenings,
                                                                const Series& series) const;
    /// Who met at earlier evenings, for the draw of this tournament; see core::earlierMeetings().
    [[nodiscard]] std::vector<EarlierMeeting> earlierMeetings(TournamentId tournament) const;

    // Cash; see use_cases/cash.h.
    /// The movement gets an id, and where it does not say so, when and by which desk it was booked.
    Result<CashMovementId> bookCash(CashMovement movement);
    Result<Done> cancelCash(CashMovementId movement, const QString& reason);
    /// Says when and by which desk it was counted, where the count does not say so.
    Result<Done> countCash(CountedCash counted);
    /// Of one evening; none if there is no such tournament.
    [[nodiscard]] EveningCash cashOf(TournamentId id) const;
    /// Reads the tournaments of those days.
    [[nodiscard]] CashBook cashBook(const DaySpan& span) const;

    // History.
    /// Refused as ClubFault::HistoryConflict if the entry to be undone is no longer `expected`, or
    /// if what it changed is no longer as it left it.
    Result<ClubLabel> undo(std::optional<JournalId> expected = std::nullopt);
    Result<ClubLabel> redo();
    /// What undo() and redo() would do.
    struct NextSteps
    {
        std::optional<ClubJournalEntry> undo; ///< Its id is what undo() takes as `expected`.
        std::optional<ClubJournalEntry> redo;
    };
    [[nodiscard]] NextSteps nextSteps() const;
    struct JournalLine
    {
        ClubJournalEntry entry;
        bool undone = false; ///< Currently undone.
    };
    /// Oldest first.
    [[nodiscard]] std::vector<JournalLine> journal() const;

private:
    using Builder = std::function<Result<ClubChange>(WriteTransaction&)>;
    /// Runs a use case inside a transaction and stores the change it builds.
    Result<ClubChange> change(const Builder& build);
    Result<ClubLabel> undoOrRedo(EntryKind kind, std::optional<JournalId> expected);
    [[nodiscard]] Stamp stamp() const;

    Store& store_;
    QString desk_;
    Clock clock_;
    Listener listener_;
};

} // namespace core
