#pragma once

#include "core/change/change.h"
#include "core/pending/pending_entry.h"
#include "core/store/reader.h"
#include "core/use_cases/settling.h"

#include <QString>

#include <optional>
#include <vector>

namespace desk {

class Session;

/// An entry, and what would become of it.
struct WaitingEntry
{
    core::PendingEntry entry;
    core::Judgement judgement;
};

/// What came from elsewhere for the open tournament and is not settled.
class WaitingEntries
{
public:
    /// The session outlives it.
    explicit WaitingEntries(Session& session);

    /// Discards everything, after another tournament or database was opened.
    void forget();
    /// Reads what waits; returns whether that has changed.
    bool read();
    /// All that was read, in order of arrival.
    [[nodiscard]] const core::PendingEntries& all() const { return entries_; }
    /// Those at the table but for what says what is stored, in order of arrival.
    [[nodiscard]] std::vector<WaitingEntry> at(const core::TableKey& table) const;
    /// The newest that applies to the game.
    [[nodiscard]] std::optional<core::PendingEntry> offered(const core::GameKey& game) const;
    /// The correction that a helper asks for and that says just this.
    [[nodiscard]] std::optional<core::PendingEntry>
    correction(const core::GameKey& key, const core::GameOutcome& outcome) const;
    /// What other phones say instead, one a line; empty: nothing else.
    [[nodiscard]] QString otherwiseThan(const core::PendingEntry& offered) const;
    /// Whether the desk has to look at the table before anything is taken over.
    [[nodiscard]] bool isDisputed(const core::TableKey& table) const;
    /// The tables with a game that applies, by round and number.
    [[nodiscard]] std::vector<core::TableKey> tables() const;
    /// Leaves out all that say something else of that game than is stored.
    core::Result<core::Done> leaveOutOthers(const core::GameKey& game, const QString& reason);

private:
    /// The revisions of a round's games, and the session's when they were read.
    struct Revisions
    {
        core::RoundNumber round{1};
        int session = 0;
        core::GameRevisions games;
    };

    [[nodiscard]] core::Judgement judged(const core::PendingEntry& entry) const;
    [[nodiscard]] const core::GameRevisions& revisionsOf(core::RoundNumber round) const;

    Session& session_;
    core::PendingEntries entries_;
    mutable std::optional<Revisions> revisions_;
};

/// What waits in the open tournament; nothing while the database is out of reach.
core::PendingEntries waitingIn(Session& session);

/// Leaves an entry out, for a reason.
core::Result<core::Done> leaveOut(Session& session, const QString& entry, const QString& reason);

/// "Game 2: A 0 +1 · B 5 · C 9 – by phone: seat B, phone 4F2A", or what is said of the table.
QString entryText(const core::PendingEntry& entry);

} // namespace desk
