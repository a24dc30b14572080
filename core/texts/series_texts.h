#pragma once

#include "core/club/series.h"
#include "core/texts/translation.h"

#include <QLocale>
#include <QString>
#include <QStringList>

/// Series as people read them.
namespace texts {

/// What a number of the table is: "Match points (TMP)", "Points", "Games won".
QString seriesMeasureName(core::SeriesMeasure measure);

/// The rules of a series as sentences, one a text: "The best 8 of 10 evenings count." `evenings` is
/// how many there are so far.
QStringList seriesRules(const core::Series& series, std::size_t evenings);

/// In a list of choices: "more evenings won".
QString seriesTieBreakChoice(core::SeriesTieBreak tieBreak);

/// The evening in a list or above a column: "12/03/2026", without a date its name.
QString eveningName(const core::SeriesEvening& evening);
/// The same with the name: "12/03/2026 · Club evening".
QString eveningTitle(const core::SeriesEvening& evening);

/// By what the table ranks: the total, or the mean with three places.
QString seriesValueText(const core::SeriesSettings& settings, const core::SeriesLine& line,
                        const QLocale& locale = texts::locale());

/// How a line came about, one a text: how many evenings count, which are struck out, what is added,
/// why there is no rank. For somebody who was there at all.
QStringList seriesExplanation(const core::SeriesSettings& settings, const core::SeriesTable& table,
                              const core::SeriesLine& line);

/// "12/03/2026: 2nd place of 24, 31½ points, struck out".
QString seriesShareText(const core::SeriesSettings& settings, const core::SeriesTable& table,
                        const core::SeriesShare& share);

/// "Weber, Anna" or, where the table has several of that name, with the club, else that the person
/// is not in the directory.
QString seriesPersonName(const core::SeriesTable& table, const core::SeriesLine& line);

} // namespace texts
