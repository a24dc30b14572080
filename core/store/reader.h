#pragma once

#include "core/change/journal.h"
#include "core/club/club.h"
#include "core/club/helper_code.h"
#include "core/club/helper_entry.h"
#include "core/model/player.h"
#include "core/model/schedule.h"
#include "core/model/tournament.h"
#include "core/pending/pending_entry.h"
#include "core/ranking/summary.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace core {

/// Grows with each change of a tournament: equal versions mean equal contents but for the clocks of
/// its rounds, which are no change.
enum class Version : std::int64_t {};

/// A journal entry increases the version by one, so a reader of an older version can catch up from
/// the newest entries: at most this many.
inline constexpr std::int64_t mostEntriesToFollow = 50;
/// Added to the version by a change without a journal entry, so that nobody catches up past it.
inline constexpr std::int64_t unfollowedGrowth = mostEntriesToFollow + 1;

struct StoredTournament
{
    Tournament tournament;
    Version version{0};
};

/// How often a game was written, and by whom last: a desk's view is stale once it has grown.
/// A game never entered has revision 0, the first entry makes it 1; clearing counts as writing.
struct GameRevision
{
    std::int64_t number = 0;
    QString desk;   ///< Empty for revision 0.
    QDateTime time; ///< Invalid for revision 0.
};

using GameRevisions = std::map<GameKey, GameRevision>;

/// The number of the game's revision.
inline std::int64_t revisionIn(const GameRevisions& revisions, const GameKey& key)
{
    const auto found = revisions.find(key);
    return found != revisions.end() ? found->second.number : 0;
}

/// Which entries are wanted; by default all.
struct PendingFilter
{
    bool isUnsettled = false;           ///< Only those.
    std::optional<TableKey> table = {}; ///< Of one table, whatever the edition of its slip.
};

/// Every query of the stored contents. All functions throw StoreFailure.
class Reader
{
public:
    Reader() = default;
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;
    Reader(Reader&&) = delete;
    Reader& operator=(Reader&&) = delete;
    virtual ~Reader() = default;

    /// Newest date first, those without a date last; `only` that one, if given.
    virtual std::vector<TournamentSummary>
    tournaments(std::optional<TournamentId> only = std::nullopt) = 0;
    /// Of all tournaments; quick.
    virtual std::map<TournamentId, Version> versions() = 0;
    /// Nothing if there is no such tournament.
    virtual std::optional<StoredTournament> load(TournamentId id) = 0;
    virtual std::optional<Version> version(TournamentId id) = 0;
    /// As load() would return them; quick. None if there is no such tournament.
    virtual RoundClocks clocks(TournamentId id) = 0;

    /// The key of the tournament's codes (hall_codes.h); empty: it has none.
    virtual QByteArray hallKey(TournamentId id) = 0;
    /// What came from elsewhere, in order of arrival. None is ever removed.
    virtual PendingEntries pendingEntries(TournamentId id, const PendingFilter& filter = {}) = 0;
    /// The entry of that id; nothing if none came.
    virtual std::optional<PendingEntry> pendingEntry(TournamentId id, const QString& entry) = 0;

    /// The codes of helpers for the tournament, one each.
    virtual std::vector<HelperCode> helperCodes(TournamentId id) = 0;
    /// What a helper's page sent under that id and was stored; nothing if nothing was.
    virtual std::optional<HelperEntry> helperEntry(TournamentId id, const QString& entry) = 0;
    /// What the helper's pages stored in the tournament, or of one table's games: the newest
    /// `limit` at most, newest first.
    virtual std::vector<JournalId>
    storedByHelper(TournamentId id, const HelperId& helper, std::size_t limit,
                   const std::optional<TableKey>& table = std::nullopt) = 0;

    virtual GameRevision gameRevision(TournamentId id, const GameKey& key) = 0;
    /// The same of all games of a round, or of one of its tables, that were ever entered.
    virtual GameRevisions gameRevisions(TournamentId id, RoundNumber round,
                                        std::optional<TableNumber> table = std::nullopt) = 0;

    /// Oldest first.
    virtual std::vector<JournalEntry> journal(TournamentId id) = 0;
    /// The newest `limit` at most, oldest first.
    virtual std::vector<JournalLink> newestLinks(TournamentId id, std::size_t limit) = 0;
    /// The newest entries that the filter lets through, newest first.
    virtual std::vector<JournalEntry> newest(TournamentId id, const JournalFilter& filter) = 0;
    /// The newest entry of any tournament; 0 for none.
    virtual JournalId newestEntry() = 0;

    /// By name, in dictionary order.
    virtual std::vector<Player> players() = 0;
    /// The participants of one tournament, or of all, by tournament and number.
    virtual std::vector<EnrolledPerson>
    enrolledPeople(std::optional<TournamentId> id = std::nullopt) = 0;
    /// Those of all tournaments of whom it is not known who they are.
    virtual std::vector<EnrolledPerson> unknownPeople() = 0;
    /// The links of one tournament, or of all; also of people who are not enrolled at present:
    /// undoing a change of the tournament brings them back.
    virtual std::vector<PlayerLink> playerLinks(std::optional<TournamentId> id = std::nullopt) = 0;
    /// Of participants of tournaments that have a date, none later than `until`; in any order.
    virtual std::vector<LastPlayed> lastPlayed(QDate until) = 0;
    /// The same without a limit, but only of people for whom a surname was ever set by hand.
    virtual std::vector<LastPlayed> lastPlayedWithSurname() = 0;

    /// The bytes of the club's picture of that name (core/model/picture.h); nothing if it has none.
    virtual std::optional<QByteArray> picture(const QString& name) = 0;
    /// The paths by which settings named pictures before the club had them, on this computer: only
    /// these files may be taken in.
    virtual std::vector<QString> olderPictures() = 0;

    virtual ClubRecords clubRecords() = 0;
    /// Grows with each change in the club's journal: the id of its newest entry, 0 for none.
    virtual std::int64_t clubVersion() = 0;
    /// Oldest first.
    virtual std::vector<ClubJournalEntry> clubJournal() = 0;
    /// The newest entries that the filter lets through, newest first.
    virtual std::vector<ClubJournalEntry> newestOfClub(const ClubJournalFilter& filter) = 0;
};

} // namespace core
