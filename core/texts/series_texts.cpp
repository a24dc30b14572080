#include "core/texts/series_texts.h"

#include "core/people/people_names.h"
#include "core/people/same_text.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace texts {
namespace {

using namespace Qt::Literals::StringLiterals;

class SeriesTexts
{
    Q_DECLARE_TR_FUNCTIONS(SeriesTexts)
};

QString pointsList(const std::vector<std::int32_t>& points)
{
    constexpr std::size_t most = 12;
    QStringList shown;
    for (std::size_t place = 0; place < std::min(points.size(), most); ++place) {
        shown << QString::number(points[place]);
    }
    return shown.join(u"–"_s) + (points.size() > most ? u" …"_s : QString());
}

QString measureRule(const core::SeriesSettings& settings)
{
    const bool isMean = settings.value == core::SeriesValue::Mean;
    switch (settings.measure) {
    case core::SeriesMeasure::MatchPoints:
        return isMean ? SeriesTexts::tr("The mean of the match points (TMP) an evening decides.")
                      : SeriesTexts::tr("The match points (TMP) of the evenings are added.");
    case core::SeriesMeasure::PlacePoints:
        return (isMean ? SeriesTexts::tr("Each evening gives points by place (%1); their mean "
                                         "decides.")
                       : SeriesTexts::tr("Each evening gives points by place (%1); they are "
                                         "added."))
            .arg(pointsList(settings.placePoints));
    case core::SeriesMeasure::BeatenPlaces:
        return isMean ? SeriesTexts::tr("Each evening gives one point for the last place and one "
                                        "more for each place above it; their mean decides.")
                      : SeriesTexts::tr("Each evening gives one point for the last place and one "
                                        "more for each place above it; they are added.");
    case core::SeriesMeasure::Wins:
        break;
    }
    return isMean ? SeriesTexts::tr("The mean of the games won an evening decides.")
                  : SeriesTexts::tr("The games won are added.");
}

QString countingRule(const core::SeriesSettings& settings, int evenings)
{
    if (!settings.best) {
        return SeriesTexts::tr("All evenings count.");
    }
    const int best = *settings.best;
    return best < evenings ? SeriesTexts::tr("The best %1 of %2 evenings count.", nullptr)
                                 .arg(best)
                                 .arg(evenings)
                           : SeriesTexts::tr("The best %n evening(s) count.", nullptr, best);
}

QString levelRule(const core::SeriesSettings& settings)
{
    QStringList choices;
    for (const auto tieBreak : settings.tieBreaks) {
        choices << seriesTieBreakChoice(tieBreak);
    }
    return choices.isEmpty() ? SeriesTexts::tr("Equals share a place.")
                             : SeriesTexts::tr("If level: %1.")
                                   .arg(choices.join(SeriesTexts::tr(", then ", "tie-breaks")));
}

QString pointsWithUnit(core::SeriesMeasure measure, scoring::MatchPoints points)
{
    const auto number = matchPointsText(points);
    const bool isOne = points == scoring::MatchPoints::fromPoints(1);
    if (measure == core::SeriesMeasure::Wins) {
        return isOne ? SeriesTexts::tr("1 game won") : SeriesTexts::tr("%1 games won").arg(number);
    }
    return isOne ? SeriesTexts::tr("1 point") : SeriesTexts::tr("%1 points").arg(number);
}

} // namespace

QString seriesMeasureName(core::SeriesMeasure measure)
{
    switch (measure) {
    case core::SeriesMeasure::MatchPoints:
        return SeriesTexts::tr("Match points (TMP)");
    case core::SeriesMeasure::PlacePoints:
        return SeriesTexts::tr("Points by place");
    case core::SeriesMeasure::BeatenPlaces:
        return SeriesTexts::tr("Points by place and number of people");
    case core::SeriesMeasure::Wins:
        break;
    }
    return SeriesTexts::tr("Games won");
}

QString seriesTieBreakChoice(core::SeriesTieBreak tieBreak)
{
    switch (tieBreak) {
    case core::SeriesTieBreak::EveningsWon:
        return SeriesTexts::tr("more evenings won");
    case core::SeriesTieBreak::BestEvening:
        return SeriesTexts::tr("the best single evening (then the next best)");
    case core::SeriesTieBreak::Attendance:
        return SeriesTexts::tr("more evenings attended");
    case core::SeriesTieBreak::TotalPoints:
        break;
    }
    return SeriesTexts::tr("more match points (TMP) in all");
}

QStringList seriesRules(const core::Series& series, std::size_t evenings)
{
    const auto& settings = series.settings;
    QStringList rules = {measureRule(settings), countingRule(settings, static_cast<int>(evenings))};
    if (settings.leastAttendance > 1) {
        rules << SeriesTexts::tr("Anyone there fewer than %n time(s) is listed without a "
                                 "place.",
                                 nullptr, settings.leastAttendance);
    }
    rules << levelRule(settings);
    if (!series.guestTag.isEmpty()) {
        rules << (settings.guestsCount
                      ? SeriesTexts::tr("Evenings as a guest (group \"%1\") count.")
                      : SeriesTexts::tr("Evenings as a guest (group \"%1\") are left out."))
                     .arg(series.guestTag);
    }
    if (series.earlierMeetings > 0) {
        rules << SeriesTexts::tr("The draw minds who met at earlier evenings (%1 %).")
                     .arg(series.earlierMeetings);
    }
    return rules;
}

QString eveningName(const core::SeriesEvening& evening)
{
    return evening.date ? dayText(*evening.date) : evening.name;
}

QString eveningTitle(const core::SeriesEvening& evening)
{
    return evening.date ? dayText(*evening.date) + u" · "_s + evening.name : evening.name;
}

QString unfinishedText(int evenings)
{
    return SeriesTexts::tr("%n evening(s) of it are not finished.", nullptr, evenings);
}

QString heldBackText(const QStringList& evenings)
{
    return SeriesTexts::tr("Not counted, as the standings are not released: %1.")
        .arg(evenings.join(u", "_s));
}

QString seriesValueText(const core::SeriesSettings& settings, const core::SeriesLine& line,
                        const QLocale& locale)
{
    return settings.value == core::SeriesValue::Mean && line.counted > 0
               ? meanText(line.total, line.counted, locale)
               : matchPointsText(line.total, locale);
}

QString seriesMeanFraction(const core::SeriesLine& line)
{
    const auto units = line.total.units();
    const auto divisor = scoring::MatchPoints::unitsPerPoint * line.counted;
    const auto common = std::gcd(units, divisor);
    const auto numerator = QString::number(units / common);
    return divisor == common ? numerator : numerator + u'/' + QString::number(divisor / common);
}

QStringList seriesExplanation(const core::SeriesSettings& settings, const core::SeriesTable& table,
                              const core::SeriesLine& line)
{
    QStringList struckOut;
    for (const auto& share : line.shares) {
        if (!share.counts) {
            struckOut << SeriesTexts::tr("%1, %2", "an evening, its points")
                             .arg(eveningName(table.evenings[share.evening]),
                                  pointsWithUnit(settings.measure, share.value));
        }
    }
    const auto attended = static_cast<int>(line.shares.size());
    const auto counted = static_cast<int>(line.counted);
    QStringList texts = {
        counted == attended
            ? SeriesTexts::tr("%n evening(s) count.", nullptr, counted)
            : SeriesTexts::tr("%1 of %n evening(s) count.", nullptr, attended).arg(counted)};
    if (!struckOut.isEmpty()) {
        texts << SeriesTexts::tr("Struck out: %1.").arg(struckOut.join(u"; "_s));
    }
    const auto sum = pointsWithUnit(settings.measure, line.total);
    texts << (settings.value == core::SeriesValue::Mean
                  ? SeriesTexts::tr("%1 ÷ %2 = %3.", "points, evenings, mean")
                        .arg(sum, QString::number(counted), seriesValueText(settings, line))
                  : SeriesTexts::tr("Together %1.").arg(sum));
    if (!line.rank) {
        texts << SeriesTexts::tr("Without a place: %n evening(s) are needed.", nullptr,
                                 settings.leastAttendance);
    }
    return texts;
}

QString seriesShareText(const core::SeriesSettings& settings, const core::SeriesTable& table,
                        const core::SeriesShare& share)
{
    QStringList parts = {SeriesTexts::tr("place %1 of %2").arg(share.rank).arg(share.participants),
                         pointsWithUnit(settings.measure, share.value)};
    if (share.isGuest) {
        parts << SeriesTexts::tr("as a guest");
    }
    if (!share.counts) {
        parts << SeriesTexts::tr("struck out");
    }
    return SeriesTexts::tr("%1: %2", "an evening, what somebody did there")
        .arg(eveningTitle(table.evenings[share.evening]), parts.join(u", "_s));
}

QString seriesPersonName(const core::SeriesTable& table, const core::SeriesLine& line)
{
    const auto& person = line.person;
    const auto key = core::nameKey(person.name);
    bool hasNamesake = false;
    bool isOfOneClub = false;
    for (const auto& other : table.lines) {
        if (&other != &line && core::nameKey(other.person.name) == key) {
            hasNamesake = true;
            isOfOneClub = isOfOneClub || core::isSame(other.person.club, person.club);
        }
    }
    if (!hasNamesake) {
        return person.name;
    }
    const auto name = core::nameWithClub(person.name, person.club);
    return isOfOneClub && person.player.value.isNull()
               ? SeriesTexts::tr("%1, not in the directory").arg(name)
               : name;
}

} // namespace texts
