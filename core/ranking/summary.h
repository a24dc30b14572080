#pragma once

#include "core/model/tournament.h"

#include <QDate>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace core {

/// The number of rounds in each state.
struct RoundCounts
{
    std::int32_t drafts = 0;
    std::int32_t published = 0;
    std::int32_t closed = 0;
    std::int32_t cancelled = 0;

    /// Rounds that count: see counts().
    [[nodiscard]] std::int32_t played() const { return published + closed; }

    friend bool operator==(const RoundCounts&, const RoundCounts&) = default;
};

/// One line in a list of tournaments.
struct TournamentSummary
{
    TournamentId id{0};
    QString name;
    std::optional<QDate> date;
    scoring::RuleSet ruleSet = scoring::RuleSet::RummyPure;
    QString venue;
    std::int32_t participants = 0; ///< Here.
    std::int32_t expected = 0;
    RoundCounts rounds;
    std::optional<std::int32_t> plannedRounds;
    TournamentUuid uuid = {}; ///< Null for what is not stored.

    friend bool operator==(const TournamentSummary&, const TournamentSummary&) = default;
};

/// The line of a tournament; nullptr if the list has none.
const TournamentSummary* findSummary(const std::vector<TournamentSummary>& list, TournamentId id);
const TournamentSummary* findSummary(const std::vector<TournamentSummary>& list,
                                     const TournamentUuid& uuid);

/// As lists show them: those without a date last.
void sortNewestFirst(std::vector<TournamentSummary>& list);

TournamentSummary summaryOf(TournamentId id, const Tournament& tournament);

/// The state of a tournament overall.
enum class Stage : std::uint8_t {
    Planned,  ///< No round was published yet.
    Running,  ///< A round is being played, or the next is still to come.
    Finished, ///< All rounds are closed, and the planned number is reached or the day is over.
};

Stage stageOf(const TournamentSummary& summary, QDate today);

} // namespace core
