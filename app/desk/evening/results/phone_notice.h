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
    void showObjection(const WaitingEntry& waiting);
    void showDiffering(const WaitingEntry& waiting);
    void showLate(const std::vector<WaitingEntry>& late);
    void showGames(const core::TableKey& table, const std::vector<WaitingEntry>& games);
    void offerToFillIn(const WaitingEntry& waiting);
    void offerToLeaveOut(const std::vector<WaitingEntry>& entries);
    void askToLeaveOut(const std::vector<WaitingEntry>& entries);

    Session& session_;
    const WaitingEntries& waiting_;
};

} // namespace desk
