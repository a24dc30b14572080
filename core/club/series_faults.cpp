#include "core/club/series_faults.h"

#include "core/club/club_keys.h"
#include "core/faults/faults.h"
#include "core/model/limits.h"

#include <algorithm>
#include <optional>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

void checkRange(std::int64_t number, const NumberRange& range, SeriesFault fault,
                const QString& place, Refusals& faults)
{
    if (!range.contains(number)) {
        addFault(faults, {fault,
                          Pointer(place),
                          {QString::number(number), QString::number(range.smallest),
                           QString::number(range.largest)}});
    }
}

void checkSeriesLine(const QString& line, const Pointer& place, Refusals& faults)
{
    if (!isPlainLine(line)) {
        addFault(faults, {SettingsFault::TextNotPlain, place, {}});
    }
    findLineFaults(line, place, faults);
}

void checkPlacePoints(const SeriesSettings& settings, Refusals& faults)
{
    const auto& points = settings.placePoints;
    const auto place = Pointer() / "placePoints"_L1;
    if (points.empty() && settings.measure == SeriesMeasure::PlacePoints) {
        addFault(faults, {SeriesFault::PlacePointsMissing, place, {}});
    }
    if (points.size() > mostPlacesWithPoints) {
        addFault(faults, {SeriesFault::TooManyPlaces,
                          place,
                          {QString::number(points.size()), QString::number(mostPlacesWithPoints)}});
    }
    for (std::size_t index = 0; index < points.size() && !isFull(faults); ++index) {
        checkRange(points[index], placePointsRange, SeriesFault::PointsOutOfRange,
                   (place / index).text(), faults);
        if (index > 0 && points[index] > points[index - 1]) {
            addFault(faults,
                     {SeriesFault::PointsRise,
                      place / index,
                      {QString::number(points[index]), QString::number(points[index - 1])}});
        }
    }
}

/// Reports each item that repeats an earlier one.
template <typename Item, typename Refuse>
void findDoubles(const std::vector<Item>& items, const Refuse& refuse)
{
    for (auto item = items.begin(); item != items.end(); ++item) {
        if (std::find(items.begin(), item, *item) != item) {
            refuse(static_cast<std::size_t>(item - items.begin()), *item);
        }
    }
}

} // namespace

Refusals faultsOf(const Series& series)
{
    Refusals faults;
    const auto& settings = series.settings;
    const Pointer root;
    if (series.name.trimmed().isEmpty()) {
        addFault(faults, {SeriesFault::NameMissing, root / "name"_L1, {}});
    }
    checkSeriesLine(series.name, root / "name"_L1, faults);
    checkSeriesLine(series.guestTag, root / "guestTag"_L1, faults);
    checkRange(settings.best.value_or(1), seriesEveningsRange, SeriesFault::BestOutOfRange,
               u"/best"_s, faults);
    checkRange(settings.leastAttendance, {0, seriesEveningsRange.largest},
               SeriesFault::AttendanceOutOfRange, u"/leastAttendance"_s, faults);
    checkRange(series.earlierMeetings, percentRange, SeriesFault::EarlierOutOfRange,
               u"/earlierMeetings"_s, faults);
    checkPlacePoints(settings, faults);
    findDoubles(settings.tieBreaks, [&](std::size_t index, SeriesTieBreak tieBreak) {
        addFault(faults,
                 {SeriesFault::TieBreakTwice, root / "tieBreaks"_L1 / index, {keyOf(tieBreak)}});
    });
    const auto evenings = root / "evenings"_L1;
    if (!NumberRange{0, seriesEveningsRange.largest}.contains(std::ssize(series.evenings))) {
        addFault(faults, {SeriesFault::TooManyEvenings,
                          evenings,
                          {QString::number(series.evenings.size()),
                           QString::number(seriesEveningsRange.largest)}});
        return faults;
    }
    findDoubles(series.evenings, [&](std::size_t index, const TournamentUuid& /*uuid*/) {
        addFault(faults, {SeriesFault::EveningTwice, evenings / index, {}});
    });
    return faults;
}

} // namespace core
