#pragma once

#include "core/change.h"
#include "core/report.h"
#include "core/result.h"
#include "core/store.h"

#include <QString>

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace desk {

class Session;

/// What tables of the open tournament reported by phone and what this desk does with it.
class PhoneReports
{
public:
    /// The session outlives it.
    explicit PhoneReports(Session& session);

    /// Forgets everything: another tournament is open, or another database.
    void forget();
    /// Reads what came meanwhile; whether there is anything new.
    bool read();
    /// Those that can be taken over: the newest of each game of the table that has no result. By
    /// game.
    [[nodiscard]] std::vector<core::Report> pending(const core::TableKey& table) const;
    /// Those that came too late for a game that has no result: the newest of each game. By game.
    [[nodiscard]] std::vector<core::Report> late(const core::TableKey& table) const;
    /// The one of a game that can be taken over.
    [[nodiscard]] std::optional<core::Report> pendingGame(const core::GameKey& game) const;
    /// Enters what was reported; the phone has asked about warnings.
    core::Result<core::Done> takeOver(const core::Report& report);
    /// Enters all that are pending, one game after the other, up to the first that is refused.
    core::Result<core::Done> takeOver(const core::TableKey& table);

private:
    /// The revisions of a round's games, and the session's when they were read.
    struct Revisions
    {
        core::RoundNumber round{1};
        int session = 0;
        core::GameRevisions games;
    };

    [[nodiscard]] std::vector<core::Report> newestOf(const core::TableKey& table,
                                                     bool isInTime) const;
    [[nodiscard]] const core::GameRevisions& revisionsOf(core::RoundNumber round) const;

    Session& session_;
    std::map<core::TableKey, std::vector<core::Report>> reports_; ///< As they came.
    std::size_t known_ = 0;                                       ///< So many were read.
    mutable std::optional<Revisions> revisions_;
};

/// "Game 2: A 0 +1 · B 5 · C 9".
QString reportText(const core::Report& report);

} // namespace desk
