#pragma once

#include "core/change/desk.h"
#include "core/change/journal.h"
#include "core/club/club.h"
#include "core/club/erasing.h"
#include "core/model/player.h"
#include "core/model/schedule.h"
#include "core/model/tournament.h"
#include "core/pending/pending_entry.h"
#include "core/store/lost_entries.h"
#include "core/store/reader.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <vector>

/// The interface to the stored tournaments, independent of the database engine.
namespace core {

/// The store cannot be read or written. Nothing was stored in part; whether anything was is unknown
/// only for the kinds Unsettled and Unconfirmed.
class StoreFailure : public std::runtime_error
{
public:
    enum class Kind : std::uint8_t {
        NotThere,   ///< There is no such file.
        Unreadable, ///< Cannot be opened, or is not a club database.
        ReadOnly,
        Busy,           ///< Another program kept it locked until the timeout.
        Full,           ///< The disk is full.
        Damaged,        ///< The contents of the file contradict each other.
        TooNew,         ///< Written by a newer version of this program.
        NetworkPath,    ///< On a network folder, where locks can't be relied on.
        Occupied,       ///< A backup would be written over a database.
        Vanished,       ///< The open file was deleted, moved or replaced.
        Device,         ///< The disk, or the way to it, reports an error.
        Shared,         ///< The club is on a server for now; its file is read-only.
        Moved,          ///< The club is on another computer; this file is read-only.
        Address,        ///< Not a valid server address, or it contains a password.
        NoDriver,       ///< The database driver is not installed.
        Unreachable,    ///< The server does not answer, or the connection broke off.
        Denied,         ///< The server refuses the user or the password.
        Forbidden,      ///< The user may not do what was asked.
        Ended,          ///< The server lets nobody in any more: sharing has ended.
        Unverified,     ///< The server would not have to prove who it is.
        Stranger,       ///< The server's certificate is not the one that was agreed on.
        TooOld,         ///< The server's version is too old.
        InUse,          ///< Others have the database open, which prevents this change.
        Unsettled,      ///< The commit's answer was lost: it may or may not be stored.
        StoredAfterAll, ///< The unsettled change was stored; this one was not begun.
        Unconfirmed,    ///< Written, but the disk failed to make it last: it may come undone, or,
                        ///< if it was a change, return after a crash.
        Other,
    };

    /// `detail` is the engine's own message, for troubleshooting.
    StoreFailure(Kind kind, const QString& detail)
        : std::runtime_error(detail.toStdString()), kind_(kind)
    {}
    /// The same failure, but of a backup: of reading or writing that file.
    [[nodiscard]] StoreFailure ofBackup(const QString& file) const
    {
        StoreFailure failure = *this;
        failure.backup_ = file;
        return failure;
    }

    [[nodiscard]] Kind kind() const { return kind_; }
    [[nodiscard]] QString detail() const { return QString::fromStdString(what()); }
    /// The backup that failed; empty: the club database did.
    [[nodiscard]] const QString& backup() const { return backup_; }

private:
    Kind kind_;
    QString backup_;
};

/// Author and time of a change.
struct Stamp
{
    QString desk;
    QDateTime time;   ///< UTC.
    QString box = {}; ///< Where the desk's cash goes; empty: the club's only box.
};

/// A write transaction. While it lives no other can begin; it is rolled back unless commit() has
/// returned. All functions throw StoreFailure.
class WriteTransaction
{
public:
    WriteTransaction() = default;
    WriteTransaction(const WriteTransaction&) = delete;
    WriteTransaction& operator=(const WriteTransaction&) = delete;
    WriteTransaction(WriteTransaction&&) = delete;
    WriteTransaction& operator=(WriteTransaction&&) = delete;
    virtual ~WriteTransaction() = default;

    /// Sees what was written in this transaction; lives as long as the transaction.
    virtual Reader& read() = 0;

    /// Stores a new tournament, which must be normalised and without faults. `beginning` is
    /// Action::CreateTournament or ImportTournament. Its `copyOf`, if any, is remembered as what it
    /// is a version of.
    virtual TournamentId create(const Tournament& tournament, Action beginning,
                                const Stamp& stamp) = 0;
    /// Removes the tournament with its journal and the pictures that nothing else names, and
    /// remembers that it is deleted; false if there is none.
    virtual bool remove(TournamentId id) = 0;
    /// Writes the steps and their journal entry, and returns the tournament's new version.
    /// `concerns` is set exactly for Undone and Redone.
    virtual Version record(TournamentId id, const Change& change, EntryKind kind,
                           std::optional<JournalId> concerns, const Stamp& stamp) = 0;
    /// Gives the round this clock, or none; version and journal stay as they are.
    virtual void setClock(TournamentId id, RoundNumber round,
                          const std::optional<RoundClock>& clock) = 0;
    /// `key` has hallKeyLength bytes. Version and journal stay as they are, here and below.
    virtual void setHallKey(TournamentId id, const QByteArray& key) = 0;
    /// Keeps a picture for the club, if isKeptPicture(); one that it has stays as it is.
    virtual void addPicture(const QByteArray& bytes) = 0;
    /// There must be no entry of that id yet.
    virtual void addPending(TournamentId id, const PendingEntry& entry) = 0;
    /// The entry exists; nothing: it waits again.
    virtual void settle(TournamentId id, const QString& entry,
                        const std::optional<Settlement>& settlement) = 0;
    /// These replace the codes of helpers that the tournament has; one each.
    virtual void setHelperCodes(TournamentId id, const std::vector<HelperCode>& codes) = 0;
    /// The entry was stored by that entry of the journal. There must be none of its id yet.
    virtual void addHelperEntry(TournamentId id, const HelperEntry& entry, JournalId stored) = 0;
    /// Returns their ids, in their order; those without an id get one.
    virtual std::vector<PlayerId> addPlayers(const std::vector<Player>& players) = 0;
    /// Removes the entry of each, which has its id and is equal in everything.
    virtual void removePlayers(const std::vector<Player>& players) = 0;
    /// Of people who have no link yet. Versions and journals of tournaments stay as they are, here
    /// and below.
    virtual void addLinks(const std::vector<PlayerLink>& links) = 0;
    /// All of them must exist.
    virtual void removeLinks(const std::vector<PlayerLink>& links) = 0;
    /// Writes the steps, whose `before` are what is stored, and their entry of the club's journal.
    /// `concerns` is set exactly for Undone and Redone.
    virtual void recordClub(const ClubChange& change, EntryKind kind,
                            std::optional<JournalId> concerns, const Stamp& stamp) = 0;

    /// Applies the eraser to everything stored, including journals, pending entries and links, and
    /// removes the person's directory entries. Versions of changed tournaments grow; no journal
    /// gets an entry.
    virtual ErasedCounts erase(const Eraser& eraser) = 0;

    /// Durable on return.
    virtual void commit() = 0;
};

/// Called between attempts to begin writing while another program writes, with the time waited so
/// far. It pauses briefly and returns whether to try again; if not, the result is
/// StoreFailure(Busy).
using Waiting = std::function<bool(std::chrono::milliseconds waited)>;

/// Called while a server has to answer, and returns once `overWithin`, which waits for so long at
/// most, is true; false to give the answer up, which then is lost as if the connection had broken
/// off. Meanwhile the store must not be used.
using Awaiting =
    std::function<bool(const std::function<bool(std::chrono::milliseconds)>& overWithin)>;

/// What a store has noticed of the others who use the same club.
struct Notice
{
    bool committed = false; ///< Others have committed; or may have, while a server was away.
    bool desks = false;     ///< otherDesks() has changed.
    /// Set when the store can no longer look or the listener failed, once for each kind of failure.
    std::optional<StoreFailure> failure = std::nullopt;
};

/// All functions throw StoreFailure.
class Store
{
public:
    using Listener = std::function<void(const Notice&)>;

    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    Store(Store&&) = delete;
    Store& operator=(Store&&) = delete;
    virtual ~Store() = default;

    /// What is stored now. Lives as long as the store.
    virtual Reader& read() = 0;
    /// From now on the listener hears of others from the event loop of this thread, soon after they
    /// commit, and when the store fails or works again. It is not called within other functions of
    /// the store than look(). If it throws StoreFailure, it hears of that, and the same again at
    /// the next look, unless something is damaged. An empty one ends this.
    void setListener(Listener listener);
    /// Has the listener called now if there is anything to notice; throws nothing. Returns false if
    /// that failed.
    bool look();

    /// Announces this desk to the others, asynchronously; does nothing without a server.
    virtual void announce(const Desk& /*own*/) {}
    /// The other desks by name, as of a few seconds ago; cheap.
    virtual std::vector<Desk> otherDesks() { return {}; }

    /// How far the clock of the store's server is ahead of this computer's: what several desks
    /// store goes by one clock. Cheap; 0 without a server.
    [[nodiscard]] virtual std::chrono::milliseconds ahead() const
    {
        return std::chrono::milliseconds::zero();
    }

    /// What keeps the store from being written since it was opened, so that it is only read: the
    /// file or its folder is read-only, or the disk is full. Every change is refused with that.
    [[nodiscard]] virtual const std::optional<StoreFailure>& obstacle() const
    {
        static const std::optional<StoreFailure> none;
        return none;
    }

    /// Entries that were missing when the store was opened.
    [[nodiscard]] virtual const std::optional<LostEntries>& lostEntries() const
    {
        static const std::optional<LostEntries> none;
        return none;
    }

    /// Overwrites erased content on disk as well, where the store controls that. Returns what
    /// prevented it: Busy while another program reads.
    virtual std::optional<StoreFailure> wipe() { return std::nullopt; }

    /// Waits for another write transaction to end; see setWaiting().
    virtual std::unique_ptr<WriteTransaction> beginWrite() = 0;
    /// The default is to wait ten seconds. The store may be read while waiting.
    virtual void setWaiting(Waiting waiting) = 0;
    /// The default is to wait for each answer as long as the server may take. A file is not waited
    /// for.
    virtual void setAwaiting(const Awaiting& /*awaiting*/) {}

protected:
    /// Changes with every commit not made through this store; cheap to call often.
    virtual std::int64_t changesByOthers() = 0;
    /// Has look() called from the event loop from now on, or no longer.
    virtual void setWatched(bool /*isWatched*/) {}

private:
    void lookOnce();

    Listener listener_;
    bool isLooking_ = false;
    std::int64_t seenChanges_ = 0;
    std::vector<Desk> seenDesks_;
    std::optional<StoreFailure::Kind> failure_; ///< Told, and not over.
};

} // namespace core
