#include "core/ranking/groups.h"

#include "core/people/same_text.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace core {
namespace {

/// The teams of the prize that somebody belongs to.
QStringList teamsOf(const Participant& person, const Prize& prize)
{
    if (prize.teams.isEmpty()) {
        return person.club.isEmpty() ? QStringList() : QStringList{person.club};
    }
    QStringList teams;
    std::copy_if(prize.teams.begin(), prize.teams.end(), std::back_inserter(teams),
                 [&person](const QString& team) { return containsSame(person.tags, team); });
    return teams;
}

/// By sameKey() of their names.
std::map<QString, TeamStanding> teamsByKey(const Tournament& tournament, const Standings& standings,
                                           const Prize& prize)
{
    std::map<QString, TeamStanding> teams;
    for (const auto& team : prize.teams) {
        teams.emplace(sameKey(team), TeamStanding{{}, team, {}, {}});
    }
    const auto best = static_cast<std::size_t>(std::max(prize.best, 1));
    // In the order of the standings, so that each has its best first.
    for (const auto& line : standings.lines()) {
        if (!line.rank) {
            continue;
        }
        for (const auto& name : teamsOf(*findParticipant(tournament, line.tally.number), prize)) {
            auto& team = teams.emplace(sameKey(name), TeamStanding{{}, name, {}, {}}).first->second;
            if (team.counted.size() < best) {
                team.counted.push_back(line.tally.number);
                team.points += line.tally.tmp();
            }
        }
    }
    return teams;
}

} // namespace

std::vector<Standing> groupStandings(const Tournament& tournament, const Standings& standings,
                                     const QString& tag)
{
    std::vector<Standing> lines;
    std::copy_if(standings.lines().begin(), standings.lines().end(), std::back_inserter(lines),
                 [&](const Standing& line) {
                     return containsSame(findParticipant(tournament, line.tally.number)->tags, tag);
                 });
    rankAmongThemselves(lines);
    return lines;
}

std::vector<TeamStanding> teamStandings(const Tournament& tournament, const Standings& standings,
                                        const Prize& prize)
{
    const auto best = static_cast<std::size_t>(std::max(prize.best, 1));
    std::vector<TeamStanding> teams;
    for (auto& [key, team] : teamsByKey(tournament, standings, prize)) {
        teams.push_back(std::move(team));
    }
    const auto isWhole = [best](const TeamStanding& team) { return team.counted.size() == best; };
    std::stable_sort(
        teams.begin(), teams.end(), [&](const TeamStanding& left, const TeamStanding& right) {
            return isWhole(left) != isWhole(right) ? isWhole(left) : left.points > right.points;
        });
    for (std::size_t place = 0; place < teams.size() && isWhole(teams[place]); ++place) {
        const bool isShared = place > 0 && teams[place - 1].points == teams[place].points;
        teams[place].rank = isShared ? teams[place - 1].rank : static_cast<std::int32_t>(place) + 1;
    }
    return teams;
}

QStringList distinctByName(const QStringList& groups)
{
    std::map<QString, QString> byKey;
    for (const auto& group : groups) {
        byKey.emplace(sameKey(group), group);
    }
    QStringList distinct;
    for (const auto& [key, group] : byKey) {
        distinct << group;
    }
    return distinct;
}

QStringList groupsOf(const Tournament& tournament)
{
    QStringList groups;
    for (const auto& person : tournament.participants) {
        if (isHere(person)) {
            groups << person.tags;
        }
    }
    return distinctByName(groups);
}

QStringList groupsWithPrizes(const Settings& settings)
{
    QStringList groups;
    for (const auto& prize : settings.prizes) {
        if (prize.what == PrizeFor::Group) {
            groups << prize.tag;
        }
    }
    return distinctByName(groups);
}

std::vector<const Prize*> teamPrizes(const Settings& settings)
{
    std::vector<const Prize*> prizes;
    for (const auto& prize : settings.prizes) {
        if (prize.what == PrizeFor::Team) {
            prizes.push_back(&prize);
        }
    }
    return prizes;
}

QStringList namesOf(const std::vector<const Prize*>& prizes)
{
    QStringList names;
    for (const auto* const prize : prizes) {
        names << prize->name;
    }
    return names;
}

const Prize* findTeamPrize(const Settings& settings, const QString& name)
{
    const auto prizes = teamPrizes(settings);
    const auto found = std::find_if(prizes.begin(), prizes.end(), [&name](const Prize* prize) {
        return isSame(prize->name, name);
    });
    return found != prizes.end() ? *found : nullptr;
}

} // namespace core
