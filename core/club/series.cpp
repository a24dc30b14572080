#include "core/club/series.h"

#include "core/cards/card_tallies.h"
#include "core/cards/knock_out.h"
#include "core/people/people_names.h"
#include "core/people/same_text.h"
#include "core/ranking/groups.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <utility>

namespace core {
namespace {

using scoring::MatchPoints;

MatchPoints valueOf(const SeriesSettings& settings, const EveningResult& result,
                    std::int32_t participants)
{
    switch (settings.measure) {
    case SeriesMeasure::MatchPoints:
        return result.tmp;
    case SeriesMeasure::PlacePoints: {
        const auto place = static_cast<std::size_t>(result.rank - 1);
        const bool hasPoints = place < settings.placePoints.size();
        return MatchPoints::fromPoints(hasPoints ? settings.placePoints[place] : 0);
    }
    case SeriesMeasure::BeatenPlaces:
        return MatchPoints::fromPoints(participants - result.rank + 1);
    case SeriesMeasure::Wins:
        break;
    }
    return MatchPoints::fromPoints(result.wins);
}

/// A line with the values for tie-breaks.
struct SeriesContender
{
    SeriesLine line;
    std::int64_t eveningsWon = 0;
    MatchPoints tmp;
    std::vector<MatchPoints> values; ///< Of all evenings, the largest first.
};

/// Discards all but the best; of equal ones the later.
void strike(const SeriesSettings& settings, std::vector<SeriesShare>& shares)
{
    const auto best = static_cast<std::size_t>(settings.best.value_or(0));
    if (!settings.best || shares.size() <= best) {
        return;
    }
    std::vector<std::size_t> order(shares.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&shares](std::size_t left, std::size_t right) {
        return shares[left].value > shares[right].value;
    });
    for (auto place = best; place < order.size(); ++place) {
        shares[order[place]].counts = false;
    }
}

void sumUp(const SeriesSettings& settings, SeriesContender& contender)
{
    auto& line = contender.line;
    strike(settings, line.shares);
    for (const auto& share : line.shares) {
        contender.values.push_back(share.value);
        if (share.counts) {
            line.total += share.value;
            ++line.counted;
        }
    }
    std::sort(contender.values.begin(), contender.values.end(), std::greater<>());
}

/// Of the first `count` evenings.
std::vector<SeriesContender> contendersOf(const SeriesSettings& settings,
                                          const std::vector<SeriesEvening>& evenings,
                                          std::size_t count, const QString& guestTag)
{
    std::map<PersonKey, SeriesContender> found;
    for (std::size_t index = 0; index < count; ++index) {
        const auto& results = evenings[index].results;
        const auto participants = static_cast<std::int32_t>(results.size());
        for (const auto& result : results) {
            const bool isGuest = !guestTag.isEmpty() && containsSame(result.tags, guestTag);
            if (isGuest && !settings.guestsCount) {
                continue;
            }
            auto& contender = found[keyOf(result.person)];
            contender.line.person = result.person;
            contender.eveningsWon += result.rank == 1 ? 1 : 0;
            contender.tmp += result.tmp;
            contender.line.shares.push_back({index, result.rank, participants,
                                             valueOf(settings, result, participants), true, isGuest,
                                             result.number});
        }
    }
    std::vector<SeriesContender> contenders;
    contenders.reserve(found.size());
    for (auto& [key, contender] : found) {
        sumUp(settings, contender);
        contenders.push_back(std::move(contender));
    }
    return contenders;
}

bool isRanked(const SeriesSettings& settings, const SeriesLine& line)
{
    return std::ssize(line.shares) >= settings.leastAttendance;
}

/// Both the largest first. Anyone with fewer evenings scored nothing at the others.
std::strong_ordering compareEvenings(const std::vector<MatchPoints>& left,
                                     const std::vector<MatchPoints>& right)
{
    const auto valueAt = [](const std::vector<MatchPoints>& values, std::size_t place) {
        return place < values.size() ? values[place] : MatchPoints();
    };
    for (std::size_t place = 0; place < std::max(left.size(), right.size()); ++place) {
        if (const auto order = valueAt(left, place) <=> valueAt(right, place); order != 0) {
            return order;
        }
    }
    return std::strong_ordering::equal;
}

std::strong_ordering compareBy(SeriesTieBreak tieBreak, const SeriesContender& left,
                               const SeriesContender& right)
{
    switch (tieBreak) {
    case SeriesTieBreak::EveningsWon:
        return left.eveningsWon <=> right.eveningsWon;
    case SeriesTieBreak::BestEvening:
        return compareEvenings(left.values, right.values);
    case SeriesTieBreak::Attendance:
        return left.line.shares.size() <=> right.line.shares.size();
    case SeriesTieBreak::TotalPoints:
        break;
    }
    return left.tmp <=> right.tmp;
}

/// `greater` ranks before.
std::strong_ordering compare(const SeriesSettings& settings, const SeriesContender& left,
                             const SeriesContender& right)
{
    const auto& one = left.line;
    const auto& other = right.line;
    if (const auto ranked = isRanked(settings, one) <=> isRanked(settings, other); ranked != 0) {
        return ranked;
    }
    // Means are compared without dividing.
    const bool areMeans = settings.value == SeriesValue::Mean;
    const auto points = areMeans ? one.total * other.counted <=> other.total * one.counted
                                 : one.total <=> other.total;
    if (points != 0) {
        return points;
    }
    for (const auto tieBreak : settings.tieBreaks) {
        if (const auto order = compareBy(tieBreak, left, right); order != 0) {
            return order;
        }
    }
    return std::strong_ordering::equal;
}

std::vector<SeriesLine> rankedLines(const SeriesSettings& settings,
                                    std::vector<SeriesContender> contenders)
{
    std::sort(contenders.begin(), contenders.end(),
              [&settings](const SeriesContender& left, const SeriesContender& right) {
                  const auto order = compare(settings, left, right);
                  const auto nameOf = [](const SeriesContender& one) {
                      const auto& person = one.line.person;
                      return std::tuple(core::spellingOf(person.name, person.club), person.player);
                  };
                  return order != 0 ? order > 0 : nameOf(left) < nameOf(right);
              });
    for (std::size_t place = 0; place < contenders.size(); ++place) {
        auto& rank = contenders[place].line.rank;
        if (!isRanked(settings, contenders[place].line)) {
            continue;
        }
        const bool isShared =
            place > 0 && compare(settings, contenders[place - 1], contenders[place]) == 0;
        rank = isShared ? contenders[place - 1].line.rank
                        : std::optional(static_cast<std::int32_t>(place) + 1);
    }
    std::vector<SeriesLine> lines;
    lines.reserve(contenders.size());
    for (auto& contender : contenders) {
        lines.push_back(std::move(contender.line));
    }
    return lines;
}

/// Whether the same results give the same points. How they are ranked does not matter.
bool scoreAlike(const SeriesEvening& one, const SeriesEvening& other)
{
    auto rules = other.rules;
    rules.options.rankBy = one.rules.options.rankBy;
    rules.options.tieBreaks = one.rules.options.tieBreaks;
    return one.rules == rules && one.tableScoring == other.tableScoring &&
           one.isKnockOut == other.isKnockOut;
}

QStringList latestTags(const SeriesTable& table, const SeriesLine& line)
{
    const auto& share = line.shares.back(); // Nobody is listed without one.
    const auto& results = table.evenings[share.evening].results;
    const auto found =
        std::find_if(results.begin(), results.end(), [&share](const EveningResult& result) {
            return result.number == share.number;
        });
    return found != results.end() ? found->tags : QStringList();
}

} // namespace

bool has(const Series& series, const TournamentUuid& evening)
{
    return std::find(series.evenings.begin(), series.evenings.end(), evening) !=
           series.evenings.end();
}

PersonKey keyOf(const SeriesPerson& person)
{
    return person.player.value.isNull()
               ? PersonKey(PlayerId(), nameKey(person.name), sameKey(person.club))
               : PersonKey(person.player, QString(), QString());
}

SeriesEvening eveningOf(const TournamentUuid& uuid, const Tournament& tournament,
                        const Standings& standings, const std::vector<EnrolledPerson>& people)
{
    std::map<StartNumber, PlayerId> players;
    for (const auto& person : people) {
        const auto* const participant = findParticipant(tournament, person.number);
        if (person.player && participant != nullptr &&
            participant->uuid == person.key.participant) {
            players.emplace(person.number, *person.player);
        }
    }
    SeriesEvening evening{
        uuid, tournament.settings.name, tournament.settings.date, tournament.settings.rules, {}};
    if (playsCards(tournament.settings) && givesMatchPoints(tournament.settings.cards)) {
        evening.tableScoring = TableScoring::MatchPoints;
    }
    evening.isKnockOut = isKnockOut(tournament.settings);
    if (!hasGames(tournament)) {
        return evening; // Seats alone give nobody a place.
    }
    for (const auto& [rank, tally] : standings.lines()) {
        const auto* const participant = findParticipant(tournament, tally.number);
        if (!rank || participant == nullptr) {
            continue;
        }
        const auto player = players.find(tally.number);
        evening.results.push_back({{player != players.end() ? player->second : PlayerId(),
                                    participant->name, participant->club},
                                   tally.number,
                                   *rank,
                                   tally.tmp(),
                                   tally.wins,
                                   participant->tags});
    }
    return evening;
}

std::optional<UnlikeEvenings> unlikeEvenings(const std::vector<SeriesEvening>& evenings,
                                             SeriesMeasure measure)
{
    if (measure == SeriesMeasure::PlacePoints || measure == SeriesMeasure::BeatenPlaces) {
        return std::nullopt;
    }
    for (std::size_t index = 1; index < evenings.size(); ++index) {
        if (!scoreAlike(evenings.front(), evenings[index])) {
            return UnlikeEvenings{0, index};
        }
    }
    return std::nullopt;
}

std::optional<UnlikeEvenings> unlikeEvenings(const std::vector<SeriesEvening>& evenings,
                                             const SeriesSettings& settings)
{
    const auto& tieBreaks = settings.tieBreaks;
    const bool addsPoints = std::find(tieBreaks.begin(), tieBreaks.end(),
                                      SeriesTieBreak::TotalPoints) != tieBreaks.end();
    return unlikeEvenings(evenings, addsPoints ? SeriesMeasure::MatchPoints : settings.measure);
}

bool isEarlier(const SeriesEvening& left, const SeriesEvening& right)
{
    const auto keyOfEvening = [](const SeriesEvening& evening) {
        return std::tuple(!evening.date, evening.date.value_or(QDate()), evening.tournament);
    };
    return keyOfEvening(left) < keyOfEvening(right);
}

void sortByDate(std::vector<SeriesEvening>& evenings)
{
    std::sort(evenings.begin(), evenings.end(), isEarlier);
}

SeriesTable seriesTable(const SeriesSettings& settings, std::vector<SeriesEvening> evenings,
                        const QString& guestTag)
{
    sortByDate(evenings);
    auto lines = rankedLines(settings, contendersOf(settings, evenings, evenings.size(), guestTag));
    return {std::move(evenings), std::move(lines)};
}

SeriesTable groupTable(SeriesTable table, const QString& tag)
{
    std::erase_if(table.lines, [&](const SeriesLine& line) {
        return !containsSame(latestTags(table, line), tag);
    });
    for (auto& line : table.lines) {
        line.overall = line.rank;
    }
    rankAmongThemselves(table.lines);
    return table;
}

QStringList groupsOf(const SeriesTable& table)
{
    QStringList groups;
    for (const auto& line : table.lines) {
        groups << latestTags(table, line);
    }
    return distinctByName(groups);
}

std::vector<std::vector<std::optional<std::int32_t>>>
seriesCourse(const SeriesSettings& settings, const SeriesTable& table, const QString& guestTag)
{
    auto soFar = settings;
    soFar.leastAttendance = 0;
    std::map<PersonKey, std::size_t> places;
    for (std::size_t place = 0; place < table.lines.size(); ++place) {
        places.emplace(keyOf(table.lines[place].person), place);
    }
    std::vector<std::vector<std::optional<std::int32_t>>> course(
        table.lines.size(), std::vector<std::optional<std::int32_t>>(table.evenings.size()));
    for (std::size_t last = 0; last < table.evenings.size(); ++last) {
        for (const auto& line :
             rankedLines(soFar, contendersOf(soFar, table.evenings, last + 1, guestTag))) {
            const auto place = places.find(keyOf(line.person));
            if (place != places.end()) { // The table may be that of a group.
                course[place->second][last] = line.rank;
            }
        }
    }
    return course;
}

std::vector<std::vector<std::size_t>> namesakes(const SeriesTable& table)
{
    std::map<QString, std::vector<std::size_t>> byName;
    for (std::size_t place = 0; place < table.lines.size(); ++place) {
        byName[nameKey(table.lines[place].person.name)].push_back(place);
    }
    std::vector<std::vector<std::size_t>> found;
    for (auto& [name, places] : byName) {
        if (places.size() > 1) {
            found.push_back(std::move(places));
        }
    }
    return found;
}

} // namespace core
