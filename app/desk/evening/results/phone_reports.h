#pragma once

#include "core/change/change.h"
#include "core/change/report.h"
#include "core/model/result.h"
#include "core/store/store.h"

#include <QString>

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace desk {

class Session;

/// Reports from tables of the open tournament by phone, and what this desk does with them.
class PhoneReports
{
public:
    /// The session outlives it.
    explicit PhoneReports(Session& session);

    /// Discards everything, after another tournament or database was opened.
    void forget();
    /// Reads new reports; returns whether there are any.
    bool read();
    /// Reports to be accepted: the newest for each game of the table without a result. By game.
    [[nodiscard]] std::vector<core::Report> pending(const core::TableKey& table) const;
    /// Late reports for games without a result: the newest for each. By game.
    [[nodiscard]] std::vector<core::Report> late(const core::TableKey& table) const;
    /// The acceptable report for a game.
    [[nodiscard]] std::optional<core::Report> pendingGame(const core::GameKey& game) const;
    /// The tables with acceptable reports, by round and number.
    [[nodiscard]] std::vector<core::TableKey> waiting() const;
    /// All that were read; those of a table in order of arrival.
    [[nodiscard]] std::vector<core::Report> all() const;
    /// Enters the report; the phone has already confirmed warnings.
    core::Result<core::Done> takeOver(const core::Report& report);
    /// Enters all pending ones in order, up to the first refusal.
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
    std::map<core::TableKey, std::vector<core::Report>> reports_; ///< In order of arrival.
    std::size_t known_ = 0;                                       ///< The number read.
    mutable std::optional<Revisions> revisions_;
};

/// All reports of the open tournament in order of arrival, also when tables report no longer; none
/// while the database is out of reach.
std::vector<core::Report> reportsOf(Session& session);

/// "Game 2: A 0 +1 · B 5 · C 9".
QString reportText(const core::Report& report);

} // namespace desk
