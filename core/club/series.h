#pragma once

#include "core/model/player.h"
#include "core/model/tournament.h"
#include "core/ranking/standings.h"

#include <QDateTime>
#include <QString>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>
#include <variant>
#include <vector>

/// A series (Jahreswertung) ranks people over several tournaments, its evenings. Pure functions:
/// nothing is stored, so a correction to an old evening takes effect at once.
namespace core {

/// What a person scores for an evening.
enum class SeriesMeasure : std::uint8_t {
    MatchPoints,  ///< The evening's TMP.
    PlacePoints,  ///< By place; see SeriesSettings::placePoints.
    BeatenPlaces, ///< One point for the last place, one more for each place above it.
    Wins,         ///< Games won, or matches of Rommé 500: Tally::wins.
};

enum class SeriesValue : std::uint8_t {
    Total, ///< Of the evenings that count.
    Mean,  ///< The same, divided by their number.
};

/// Decides between equals, the first that differs; more is better.
enum class SeriesTieBreak : std::uint8_t {
    EveningsWon, ///< First places, shared ones too, at all evenings.
    BestEvening, ///< The largest value of one evening, then the second, and so on.
    Attendance,  ///< Evenings with a result.
    TotalPoints, ///< TMP of all evenings.
};

struct SeriesSettings
{
    SeriesMeasure measure = SeriesMeasure::MatchPoints;
    SeriesValue value = SeriesValue::Total;
    /// Points of first, second … place; further places score none. Sharers of a place each score
    /// its points. Only for PlacePoints.
    std::vector<std::int32_t> placePoints = {};
    /// How many of a person's best evenings count, 1 or more; nothing: all.
    std::optional<std::int32_t> best = std::nullopt;
    /// Below this number of evenings a person is listed last, without a rank.
    std::int32_t leastAttendance = 0;
    std::vector<SeriesTieBreak> tieBreaks = {}; ///< Each at most once.
    bool guestsCount = true; ///< Otherwise evenings attended as a guest are left out.

    friend bool operator==(const SeriesSettings&, const SeriesSettings&) = default;
};

/// A line of a finished year as announced. Points stay the same, whatever is corrected later.
struct ClosedSeriesLine
{
    std::optional<std::int32_t> rank; ///< Nothing below the least attendance.
    PlayerId player;                  ///< Null for people not in the directory then.
    QString name;
    QString club;
    scoring::MatchPoints total;
    std::int64_t counted = 0; ///< Evenings that count.

    friend bool operator==(const ClosedSeriesLine&, const ClosedSeriesLine&) = default;
};

/// The table of a series, kept as a dated document.
struct ClosedSeries
{
    QDateTime time; ///< UTC, whole seconds.
    QString by;     ///< The desk that closed it.
    std::int32_t evenings = 0;
    std::vector<ClosedSeriesLine> lines;

    friend bool operator==(const ClosedSeries&, const ClosedSeries&) = default;
};

/// A named group of the club's tournaments and how they are ranked together.
struct Series
{
    SeriesId id;
    QString name; ///< One line, not blank; no two series of a club have the same.
    SeriesSettings settings;
    /// Anyone with this tag at an evening was a guest there; empty: nobody.
    QString guestTag;
    std::vector<TournamentUuid> evenings; ///< Ascending, none twice; some may be gone.
    /// How much the draw avoids pairs from earlier evenings, in percent of a meeting on the same
    /// evening: 0 (not at all) to 100.
    std::int32_t earlierMeetings = 0;
    std::vector<ClosedSeries> closed; ///< Oldest first.

    friend bool operator==(const Series&, const Series&) = default;
};

/// Whether the evening belongs to the series.
bool has(const Series& series, const TournamentUuid& evening);

/// One person throughout the series: an entry in the directory, otherwise anyone with that name and
/// club, in any spelling.
struct SeriesPerson
{
    PlayerId player; ///< Null: not in the directory; identified by name and club.
    QString name;    ///< As at the latest evening.
    QString club;

    friend bool operator==(const SeriesPerson&, const SeriesPerson&) = default;
};

/// Identifies a person: the id, or without one the nameKey() and the sameKey() of the club.
using PersonKey = std::tuple<PlayerId, QString, QString>;
PersonKey keyOf(const SeriesPerson& person);

/// A person's results at one evening.
struct EveningResult
{
    SeriesPerson person;
    StartNumber number{1};
    std::int32_t rank = 0;
    scoring::MatchPoints tmp;
    std::int64_t wins = 0;
    QStringList tags = {}; ///< As of that evening.
};

/// What a series needs of a tournament.
struct SeriesEvening
{
    TournamentUuid tournament;
    QString name;
    std::optional<QDate> date;
    scoring::Rules rules;
    std::vector<EveningResult> results;                   ///< Of everybody with a result, by rank.
    TableScoring tableScoring = TableScoring::CardPoints; ///< Under Rommé 500.
    bool isKnockOut = false;                              ///< It has places and no points.
};

/// `people` are those of this tournament (at least), `standings` those after all rounds.
SeriesEvening eveningOf(const TournamentUuid& uuid, const Tournament& tournament,
                        const Standings& standings, const std::vector<EnrolledPerson>& people);

/// By date, those without one last, then by uuid.
bool isEarlier(const SeriesEvening& left, const SeriesEvening& right);
void sortByDate(std::vector<SeriesEvening>& evenings);

/// Two evenings whose results can't be added, as their rules differ; by index in the list.
struct UnlikeEvenings
{
    std::size_t one = 0;
    std::size_t other = 0;

    friend bool operator==(const UnlikeEvenings&, const UnlikeEvenings&) = default;
};

/// The first of them. Places can always be added.
std::optional<UnlikeEvenings> unlikeEvenings(const std::vector<SeriesEvening>& evenings,
                                             SeriesMeasure measure);
/// The same if the points decide nothing but ties.
std::optional<UnlikeEvenings> unlikeEvenings(const std::vector<SeriesEvening>& evenings,
                                             const SeriesSettings& settings);

/// Somebody's share of one evening.
struct SeriesShare
{
    std::size_t evening = 0; ///< Place in SeriesTable::evenings.
    std::int32_t rank = 0;
    std::int32_t participants = 0; ///< With a result.
    scoring::MatchPoints value;
    bool counts = true; ///< Otherwise discarded (Streichergebnis).
    bool isGuest = false;
    StartNumber number{1}; ///< At that evening.

    friend bool operator==(const SeriesShare&, const SeriesShare&) = default;
};

struct SeriesLine
{
    std::optional<std::int32_t> rank; ///< Shared by equals; nothing below the least attendance.
    SeriesPerson person;
    std::vector<SeriesShare> shares; ///< Of evenings attended, in the order of the evenings.
    scoring::MatchPoints total;      ///< Of the shares that count.
    std::int64_t counted = 0;        ///< How many of these there are; the mean is total / counted.
    /// In the table of a group: the rank in the whole table.
    std::optional<std::int32_t> overall = {};

    friend bool operator==(const SeriesLine&, const SeriesLine&) = default;
};

struct SeriesTable
{
    /// In the order of sortByDate(), whatever order they were given in.
    std::vector<SeriesEvening> evenings;
    std::vector<SeriesLine> lines; ///< By rank, equals by name.
};

/// Anyone with the tag `guestTag` at an evening was a guest there; empty: nobody.
SeriesTable seriesTable(const SeriesSettings& settings, std::vector<SeriesEvening> evenings,
                        const QString& guestTag = {});

/// Only those who had the tag at their latest evening, with ranks of their own (see
/// rankAmongThemselves()).
SeriesTable groupTable(SeriesTable table, const QString& tag);
/// The tags that people had at their latest evening, each once, by name.
QStringList groupsOf(const SeriesTable& table);

/// The rank after each evening, for a chart: by index in `lines`, then in `evenings`; nothing
/// before the first share. The least attendance applies only at the end.
std::vector<std::vector<std::optional<std::int32_t>>> seriesCourse(const SeriesSettings& settings,
                                                                   const SeriesTable& table,
                                                                   const QString& guestTag = {});

/// Lines that may be one person under two spellings, by index in `lines`: same name with different
/// clubs, or not all in the directory. Never merged automatically.
std::vector<std::vector<std::size_t>> namesakes(const SeriesTable& table);

} // namespace core
