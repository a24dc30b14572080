#pragma once

#include "journal.h"
#include "player.h"
#include "summary.h"
#include "tournament.h"

#include <QDateTime>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <vector>

/// The seam behind which tournaments are kept. Nothing of the engine shows through it.
namespace core {

/// The environment is broken: the store cannot be read or written. Nothing was half-stored.
class StoreFailure : public std::runtime_error
{
public:
    enum class Kind : std::uint8_t {
        Missing,    ///< There is no such file.
        Unreadable, ///< Not to be opened, or not a club database.
        ReadOnly,
        Busy,        ///< Another program kept it locked for longer than one waits.
        Full,        ///< The disk is full.
        Damaged,     ///< The file's contents contradict themselves.
        TooNew,      ///< Written by a newer version of this program.
        NetworkPath, ///< On a network folder, where locks can't be relied on.
        Other,
    };

    /// `detail` is the engine's own words, for the person who mends it.
    StoreFailure(Kind kind, const QString& detail)
        : std::runtime_error(detail.toStdString()), kind_(kind)
    {}

    [[nodiscard]] Kind kind() const { return kind_; }
    [[nodiscard]] QString detail() const { return QString::fromStdString(what()); }

private:
    Kind kind_;
};

/// Grows by each change of a tournament: equal versions, equal contents.
enum class Version : std::int64_t {};

struct StoredTournament
{
    Tournament tournament;
    Version version{0};
};

/// How often a game was written, and by whom last: what a desk saw is stale when it grew.
/// A game never entered has revision 0, the first entry makes 1; clearing counts as writing.
struct GameRevision
{
    std::int64_t number = 0;
    QString desk;   ///< Empty for revision 0.
    QDateTime time; ///< Invalid for revision 0.
};

/// Who does something and when.
struct Stamp
{
    QString desk;
    QDateTime time; ///< UTC.
};

/// One transaction that writes. While it lives no other can begin; what it wrote is gone unless
/// commit() returned. All functions throw StoreFailure.
class Writing
{
public:
    Writing() = default;
    Writing(const Writing&) = delete;
    Writing& operator=(const Writing&) = delete;
    Writing(Writing&&) = delete;
    Writing& operator=(Writing&&) = delete;
    virtual ~Writing() = default;

    /// The same as Store's, within the transaction.
    virtual std::optional<Version> version(TournamentId id) = 0;
    virtual std::optional<StoredTournament> load(TournamentId id) = 0;
    virtual GameRevision gameRevision(TournamentId id, const GameKey& key) = 0;
    virtual std::vector<JournalLink> newestLinks(TournamentId id, std::size_t limit) = 0;
    virtual std::optional<JournalEntry> journalEntry(TournamentId id, JournalId entry) = 0;
    virtual std::vector<Player> players() = 0;
    /// The newest entries of every kind, also those taken back, newest first.
    virtual std::vector<JournalEntry> newest(TournamentId id, const JournalFilter& filter) = 0;

    /// Stores a new tournament, which must be normalised and without faults. `beginning` is
    /// Action::CreateTournament or ImportTournament.
    virtual TournamentId create(const Tournament& tournament, Action beginning,
                                const Stamp& stamp) = 0;
    /// Removes the tournament with its journal; false if there is none.
    virtual bool remove(TournamentId id) = 0;
    /// Writes the steps and their journal entry, and returns the tournament's new version.
    /// `concerns` is set exactly for Undone and Redone.
    virtual Version record(TournamentId id, const Change& change, EntryKind kind,
                           std::optional<JournalId> concerns, const Stamp& stamp) = 0;
    virtual void addPlayers(const std::vector<Player>& players) = 0;
    /// Takes one entry out for each, equal in everything; all of them are there.
    virtual void removePlayers(const std::vector<Player>& players) = 0;

    /// On return everything is on the disk.
    virtual void commit() = 0;
};

/// All functions throw StoreFailure.
class Store
{
public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    Store(Store&&) = delete;
    Store& operator=(Store&&) = delete;
    virtual ~Store() = default;

    /// Newest date first, those without a date last.
    virtual std::vector<TournamentSummary> tournaments() = 0;
    /// Nothing if there is no such tournament.
    virtual std::optional<StoredTournament> load(TournamentId id) = 0;
    virtual std::optional<Version> version(TournamentId id) = 0;
    virtual GameRevision gameRevision(TournamentId id, const GameKey& key) = 0;
    /// Oldest first.
    virtual std::vector<JournalEntry> journal(TournamentId id) = 0;
    /// The newest `limit` at most, oldest first.
    virtual std::vector<JournalLink> newestLinks(TournamentId id, std::size_t limit) = 0;
    /// Nothing if the tournament has no such entry.
    virtual std::optional<JournalEntry> journalEntry(TournamentId id, JournalId entry) = 0;
    /// The newest entries of kind Done that are not taken back at present, newest first.
    virtual std::vector<JournalEntry> newestInEffect(TournamentId id,
                                                     const JournalFilter& filter) = 0;
    /// By name, as a directory is sorted.
    virtual std::vector<Player> players() = 0;
    /// Of participants of tournaments that have a date, none later than `until`; in any order.
    virtual std::vector<LastPlayed> lastPlayed(QDate until) = 0;
    /// Changes with every commit that was not made through this store; cheap enough to ask often.
    virtual std::int64_t changesByOthers() = 0;

    /// Waits for a writer before it.
    virtual std::unique_ptr<Writing> beginWriting() = 0;
};

} // namespace core
