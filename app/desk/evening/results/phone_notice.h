#pragma once

#include "app/desk/evening/results/waiting_entries.h"
#include "app/desk/widgets/notice.h"

#include <optional>
#include <vector>

namespace desk {

/// What waits at one table, the most urgent kind first: somebody objects to it, a game that differs
/// from what is stored, what came too late, games to be gone through in the grid.
class PhoneNotice : public Notice
{
    Q_OBJECT

public:
    /// Both outlive it.
    PhoneNotice(Session& session, const WaitingEntries& waiting, QWidget* parent);

    /// Shows what waits at the table; hidden if there is nothing, or no table.
    void showTable(const std::optional<core::TableKey>& table);

Q_SIGNALS:
    /// The game is to be filled in as it was reported.
    void gameWanted(core::GameNumber game);
    /// Something was left out.
    void leftOut();

private:
    using Entries = std::vector<WaitingEntry>;

    /// Shows the most urgent kind; returns the entries that it names.
    Entries showMostUrgent(const core::TableKey& table, const Entries& entries);
    void showObjection(const WaitingEntry& waiting);
    void showDiffering(const WaitingEntry& waiting);
    void showLate(const Entries& late);
    void showGames(const core::TableKey& table, const Entries& games);
    void offerToFillIn(const WaitingEntry& waiting);
    /// One of `named`, or `all` that waits at the table.
    void offerToLeaveOut(const Entries& named, const Entries& all);
    void askToLeaveOut(const Entries& entries);

    Session& session_;
    const WaitingEntries& waiting_;
};

} // namespace desk
