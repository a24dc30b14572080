#pragma once

#include "core/club/cash_report.h"
#include "core/club/day_span.h"
#include "core/club/series.h"
#include "core/store/club_summaries.h"
#include "core/year/evening_facts.h"

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
    EveningFees fees = {};
    bool isReleased = true; ///< The points of all its rounds are public.
};

/// Immutable values, so that copies share them across threads.
using ClubEveningList = std::vector<std::shared_ptr<const ClubEvening>>;

/// The evenings of a club, read again only where something changed. A copy is cheap and may be
/// updated on another thread, with a reader of that thread.
class ClubEvenings
{
public:
    using Deadline = std::chrono::steady_clock::time_point;

    /// Brings everything up to date; true: something is different now. Throws StoreFailure; a
    /// tournament that is damaged is left out instead, see damaged(). After the deadline it reads
    /// no further tournament: then isComplete() is false, and nothing can be asked until reading
    /// again has completed it.
    bool read(Reader& reader, std::optional<Deadline> deadline = std::nullopt);
    /// The same for only those evenings.
    bool read(Reader& reader, const std::set<TournamentUuid>& wanted,
              std::optional<Deadline> deadline = std::nullopt);
    /// Whether the last read was complete.
    [[nodiscard]] bool isComplete() const { return isComplete_; }

    /// Newest first, those without a date last.
    [[nodiscard]] const ClubEveningList& all() const { return all_; }
    /// The same without further copies of an evening (counted_evenings.h): what people's pages and
    /// records are made of.
    [[nodiscard]] const ClubEveningList& counted() const { return counted_; }
    /// nullptr if the club has no such evening.
    [[nodiscard]] const ClubEvening* find(const TournamentUuid& uuid) const;
    /// Those of the series that are there, oldest first.
    [[nodiscard]] std::vector<SeriesEvening> of(const Series& series) const;
    /// How many of them are not over on that day: tables are open, or planned rounds to come.
    /// Without a day only open tables count.
    [[nodiscard]] int unfinishedOf(const Series& series, QDate today) const;
    /// The tournaments that could not be read.
    [[nodiscard]] const std::vector<TournamentSummary>& damaged() const { return damaged_; }
    /// Those of them of these days.
    [[nodiscard]] std::vector<TournamentSummary> damagedIn(const DaySpan& days) const;
    /// Those of them that belong to the series.
    [[nodiscard]] std::vector<TournamentSummary> damagedOf(const Series& series) const;

private:
    using IsWanted = std::function<bool(const TournamentUuid&)>;
    bool read(Reader& reader, const IsWanted& isWanted, std::optional<Deadline> deadline);
    /// Takes over what was read before where it is still the same.
    void take(Reader& reader, const TournamentSummary& summary, const ClubEvenings& before,
              std::optional<Deadline> deadline);
    /// Who is who may have changed, though the tournaments have not.
    void recognisePeople(Reader& reader);
    void leaveOutCopies(Reader& reader);

    ClubSummaries summaries_; ///< Of all tournaments, wanted or not.
    ClubEveningList all_;
    ClubEveningList counted_;
    std::map<TournamentUuid, std::size_t> places_; ///< Index in `all_`.
    std::vector<TournamentSummary> damaged_;
    bool isComplete_ = false;
};

} // namespace core
