#pragma once

#include "core/club/series.h"
#include "core/texts/translation.h"

#include <QLocale>
#include <QString>
#include <QStringList>

/// Series in words.
namespace texts {

/// The meaning of the numbers in the table: "Match points (TMP)", "Points", "Games won".
QString seriesMeasureName(core::SeriesMeasure measure);

/// The rules of a series as sentences, one per text: "The best 8 of 10 evenings count." `evenings`
/// is how many there are so far.
QStringList seriesRules(const core::Series& series, std::size_t evenings);

/// In a list of choices: "more evenings won".
QString seriesTieBreakChoice(core::SeriesTieBreak tieBreak);

/// The evening in a list or above a column: "12/03/2026", or its name if undated.
QString eveningName(const core::SeriesEvening& evening);
/// The same with the name: "12/03/2026 · Club evening".
QString eveningTitle(const core::SeriesEvening& evening);

/// "2 evenings of it are not finished.": why the table is provisional.
QString unfinishedText(int evenings);
/// Why these evenings do not count in public.
QString heldBackText(const QStringList& evenings);

/// What the table ranks by: the total, or the mean with three places.
QString seriesValueText(const core::SeriesSettings& settings, const core::SeriesLine& line,
                        const QLocale& locale = texts::locale());

/// The mean exactly: "21/4", "5". Of a line with an evening that counts.
QString seriesMeanFraction(const core::SeriesLine& line);

/// How a line is made up, one per text: how many evenings count, which are discarded, what is
/// added, why there is no rank. Only for somebody with at least one evening.
QStringList seriesExplanation(const core::SeriesSettings& settings, const core::SeriesTable& table,
                              const core::SeriesLine& line);

/// "12/03/2026: 2nd place of 24, 31½ points, struck out".
QString seriesShareText(const core::SeriesSettings& settings, const core::SeriesTable& table,
                        const core::SeriesShare& share);

/// "Weber, Anna" or, if the table has namesakes, with the club, or else a note that the person is
/// not in the directory.
QString seriesPersonName(const core::SeriesTable& table, const core::SeriesLine& line);

} // namespace texts
