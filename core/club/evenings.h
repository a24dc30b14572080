#pragma once

#include "core/club/evening_facts.h"
#include "core/club/series.h"
#include "core/start_fee.h"
#include "core/store.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

/// The results of the club's tournaments, cached in memory.
namespace core {

/// What the year needs of a tournament.
struct ClubEvening
{
    TournamentId id{0};
    Version version{0};
    QString organiser;
    SeriesEvening evening;
    EveningFacts facts;
    int openTables = 0; ///< Drawn tables without a result: the tournament is not over.
    FeeTotals fees = {};
};

/// Immutable values, so that copies share them across threads.
using ClubEveningList = std::vector<std::shared_ptr<const ClubEvening>>;

/// The evenings of a club, reread only where something changed. Copies are cheap and may be updated
/// on another thread with that thread's store.
class ClubEvenings
{
public:
    using Deadline = std::chrono::steady_clock::time_point;

    /// Updates everything; returns whether anything changed. Throws StoreFailure, but skips a
    /// damaged tournament, see damaged(). After the deadline no further tournament is read:
    /// isComplete() is then false, and nothing may be queried until another read completes it.
    bool read(Store& store, std::optional<Deadline> deadline = std::nullopt);
    /// The same, for only those tournaments.
    bool read(Store& store, const std::set<TournamentUuid>& wanted,
              std::optional<Deadline> deadline = std::nullopt);
    /// Whether the last read was complete.
    [[nodiscard]] bool isComplete() const { return isComplete_; }

    /// Newest first, those without a date last.
    [[nodiscard]] const ClubEveningList& all() const { return all_; }
    /// nullptr if the club has no such evening.
    [[nodiscard]] const ClubEvening* find(const TournamentUuid& uuid) const;
    /// Those of the series that are there, oldest first.
    [[nodiscard]] std::vector<SeriesEvening> of(const Series& series) const;
    /// The tournaments that could not be read.
    [[nodiscard]] const std::vector<TournamentSummary>& damaged() const { return damaged_; }

private:
    using IsWanted = std::function<bool(const TournamentUuid&)>;
    bool read(Store& store, const IsWanted& isWanted, std::optional<Deadline> deadline);
    /// Reuses what was read before if still current.
    void take(Store& store, const TournamentSummary& summary, const ClubEvenings& before,
              std::optional<Deadline> deadline);
    /// People may have been identified differently, though the tournaments have not changed.
    void recognisePeople(Store& store);

    ClubEveningList all_;
    std::map<TournamentUuid, std::size_t> places_; ///< Index in `all_`.
    std::vector<TournamentSummary> damaged_;
    bool isComplete_ = false;
};

} // namespace core
