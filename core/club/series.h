#pragma once

#include "core/player.h"
#include "core/standings.h"
#include "core/tournament.h"

#include <QDateTime>
#include <QString>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>
#include <variant>
#include <vector>

/// A series (Jahreswertung) ranks people over several tournaments, its evenings. Values in, values
/// out: nothing is kept, so that a correction in an old evening shows at once.
namespace core {

/// What somebody gets for an evening.
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

/// What decides between equals, the first that differs; more is better.
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
    /// Points of first, second … place; further places get none. Whoever shares a place gets its
    /// points. Used by PlacePoints alone.
    std::vector<std::int32_t> placePoints = {};
    /// Only so many of somebody's best evenings count, 1 or more; nothing: all of them.
    std::optional<std::int32_t> best = std::nullopt;
    /// With fewer evenings somebody is listed behind all others, without a rank.
    std::int32_t leastAttendance = 0;
    std::vector<SeriesTieBreak> tieBreaks = {}; ///< Each at most once.
    bool guestsCount = true; ///< Else an evening at which somebody was a guest is left out.

    friend bool operator==(const SeriesSettings&, const SeriesSettings&) = default;
};

/// A line of a finished year as it was read out. Points stay as they were, whatever is corrected
/// later.
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
    QString by;     ///< Which desk did it.
    std::int32_t evenings = 0;
    std::vector<ClosedSeriesLine> lines;

    friend bool operator==(const ClosedSeries&, const ClosedSeries&) = default;
};

/// A named group of this club's tournaments and how they are ranked together.
struct Series
{
    SeriesId id;
    QString name; ///< One line, not blank; no two series of a club have the same.
    SeriesSettings settings;
    /// Whoever has this tag at an evening was a guest there; empty: nobody is one.
    QString guestTag;
    std::vector<TournamentUuid> evenings; ///< Ascending, none twice; some may be gone.
    /// How much the draw minds that people met at earlier evenings, in percent of what it minds a
    /// meeting of the same evening: 0 (not at all) to 100.
    std::int32_t earlierMeetings = 0;
    std::vector<ClosedSeries> closed; ///< Oldest first.

    friend bool operator==(const Series&, const Series&) = default;
};

/// One person through the series: an entry of the directory, else whoever has exactly that name and
/// club.
struct SeriesPerson
{
    PlayerId player; ///< Null: not in the directory; name and club tell them apart.
    QString name;    ///< As at the latest evening.
    QString club;

    friend bool operator==(const SeriesPerson&, const SeriesPerson&) = default;
};

/// What tells people apart: the id, or without one name and club.
using PersonKey = std::tuple<PlayerId, QString, QString>;
PersonKey keyOf(const SeriesPerson& person);

/// What somebody did at one evening.
struct EveningResult
{
    SeriesPerson person;
    StartNumber number{1};
    std::int32_t rank = 0;
    scoring::MatchPoints tmp;
    std::int64_t wins = 0;
    QStringList tags = {}; ///< As of that evening.
};

/// A tournament as far as a series needs it.
struct SeriesEvening
{
    TournamentUuid tournament;
    QString name;
    std::optional<QDate> date;
    scoring::Rules rules;
    std::vector<EveningResult> results; ///< Of everybody with a result, by rank.
};

/// `people` are those of this tournament (at least), `standings` its own after all rounds.
SeriesEvening eveningOf(const TournamentUuid& uuid, const Tournament& tournament,
                        const Standings& standings, const std::vector<EnrolledPerson>& people);

/// By date, those without one last, then by uuid.
bool isEarlier(const SeriesEvening& left, const SeriesEvening& right);
void sortByDate(std::vector<SeriesEvening>& evenings);

/// Two evenings whose results can't be added, as their rules differ; by place in the list.
struct UnlikeEvenings
{
    std::size_t one = 0;
    std::size_t other = 0;

    friend bool operator==(const UnlikeEvenings&, const UnlikeEvenings&) = default;
};

/// The first of them. Places can be added whatever was played.
std::optional<UnlikeEvenings> unlikeEvenings(const std::vector<SeriesEvening>& evenings,
                                             SeriesMeasure measure);

/// Somebody's share of one evening.
struct SeriesShare
{
    std::size_t evening = 0; ///< Place in SeriesTable::evenings.
    std::int32_t rank = 0;
    std::int32_t participants = 0; ///< With a result.
    scoring::MatchPoints value;
    bool counts = true; ///< Else struck out (Streichergebnis).
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
    std::int64_t counted = 0;        ///< How many these are; the mean is total / counted.

    friend bool operator==(const SeriesLine&, const SeriesLine&) = default;
};

struct SeriesTable
{
    /// As sortByDate() leaves them: the order they were given in does not matter.
    std::vector<SeriesEvening> evenings;
    std::vector<SeriesLine> lines; ///< By rank, equals by name.
};

/// Whoever has the tag `guestTag` at an evening was a guest there; empty: nobody.
SeriesTable seriesTable(const SeriesSettings& settings, std::vector<SeriesEvening> evenings,
                        const QString& guestTag = {});

/// The rank after each evening, for a chart: by place in `lines`, then in `evenings`; nothing
/// before the first share and below the least attendance, of which the course asks nothing but at
/// its end.
std::vector<std::vector<std::optional<std::int32_t>>> seriesCourse(const SeriesSettings& settings,
                                                                   const SeriesTable& table,
                                                                   const QString& guestTag = {});

/// Lines that may be one person under two spellings, by place in `lines`: of one name with
/// different clubs, or not all in the directory. Never merged by themselves.
std::vector<std::vector<std::size_t>> namesakes(const SeriesTable& table);

} // namespace core
