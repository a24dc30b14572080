#pragma once

#include "core/model/prize.h"
#include "core/ranking/standings.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// The standings of a group and of teams: the one rule for lists and prizes.
namespace core {

/// Gives lines that are in the order of their ranks ranks of their own from 1; those who shared a
/// rank still do, those without one stay without.
template <typename Line>
void rankAmongThemselves(std::vector<Line>& lines)
{
    std::optional<std::int32_t> before;
    for (std::size_t place = 0; place < lines.size(); ++place) {
        const auto rank = lines[place].rank;
        const bool isShared = place > 0 && rank == before;
        before = rank;
        if (rank) {
            lines[place].rank =
                isShared ? lines[place - 1].rank : static_cast<std::int32_t>(place) + 1;
        }
    }
}

/// The lines of those with the tag, with ranks of their own.
std::vector<Standing> groupStandings(const Tournament& tournament, const Standings& standings,
                                     const QString& tag);

/// A team with the results that count.
struct TeamStanding
{
    /// Shared by equals; nothing with too few people who have a result, which ranks last.
    std::optional<std::int32_t> rank;
    QString team;
    std::vector<StartNumber> counted; ///< Those whose points are added, the best first.
    scoring::MatchPoints points;

    friend bool operator==(const TeamStanding&, const TeamStanding&) = default;
};

/// By rank, equals by name. Teams and the number of results are those of the prize, a
/// PrizeFor::Team; clubs without anybody who has a result are left out.
std::vector<TeamStanding> teamStandings(const Tournament& tournament, const Standings& standings,
                                        const Prize& prize);

/// Each once, whatever its spelling, by name.
QStringList distinctByName(const QStringList& groups);
/// The tags of those here.
QStringList groupsOf(const Tournament& tournament);
/// Those that have a prize, which makes them public.
QStringList groupsWithPrizes(const Settings& settings);
/// Whose teams and results that count make a team's standings.
std::vector<const Prize*> teamPrizes(const Settings& settings);
QStringList namesOf(const std::vector<const Prize*>& prizes);
/// The team prize of that name, in any spelling; nullptr: none.
const Prize* findTeamPrize(const Settings& settings, const QString& name);

} // namespace core
