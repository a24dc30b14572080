#pragma once

#include "core/club/series.h"
#include "core/model/player.h"
#include "core/texts/numbers.h"
#include "reports/documents/columns.h"

#include <algorithm>
#include <optional>
#include <vector>

/// The catalogue of what the table of a series can show. The page, the paper and the command line
/// all read it: adding a column is one more entry.
namespace documents {

/// The table of a series with what its columns need besides; series and table outlive it.
struct RankedSeries
{
    const core::SeriesSettings& settings;
    const core::SeriesTable& table;
    bool hasClubs = false;          ///< Clubs are shown.
    core::PeopleWishes wishes = {}; ///< How people are named in public.
};

struct SeriesColumnInfo
{
    const char* key = nullptr;      ///< In files for spreadsheets.
    const char* listKey = nullptr;  ///< In lists for programs; nullptr: they lack the column.
    const char* head = nullptr;     ///< On paper and on the command line; not translated yet.
    const char* pageHead = nullptr; ///< On the page; nullptr: it lacks the column.
    typeset::ColumnKind kind = typeset::ColumnKind::Number;
    typeset::Cell (*value)(const RankedSeries&, const core::SeriesLine&) = nullptr;
    /// Which readers of a document get it; nullptr: all; nothing: none. The page shows what paper
    /// shows.
    std::optional<typeset::ColumnUse> (*onPaper)(const RankedSeries&) = nullptr;
    typeset::Purpose purpose = typeset::Purpose::Content; ///< See typeset::Column, here and below.
    bool isStrong = false;
    bool isOfMeans = false;  ///< Lists for programs have it only where the mean decides.
    bool isOfGroups = false; ///< Likewise in the list of a group.
};

const std::vector<SeriesColumnInfo>& seriesColumns();
/// Those of the page, in its order.
std::vector<const SeriesColumnInfo*> seriesPageColumns();
QString pageHeadOf(const SeriesColumnInfo& info);
/// Whether paper and page show it.
bool isShown(const SeriesColumnInfo& info, const RankedSeries& series);

bool anybodyHasClub(const core::SeriesTable& table);
/// "=2" where one of the `lines` has the same rank, the number alone in files.
template <typename Line>
typeset::Cell sharedRankCell(const std::vector<Line>& lines, std::optional<std::int32_t> rank)
{
    if (!rank) {
        return {QStringLiteral("–"), QStringLiteral(" ")};
    }
    const auto sharers = std::count_if(lines.begin(), lines.end(),
                                       [&](const Line& line) { return line.rank == rank; });
    const auto number = QString::number(*rank);
    return sharers > 1 ? typeset::Cell{texts::rankText(*rank, true), number}
                       : typeset::Cell{number, {}};
}
/// What the series ranks by: the total or the mean.
typeset::Cell seriesValueCell(const core::SeriesSettings& settings, const core::SeriesLine& line);
/// "evening_2026-05-14": an evening in files.
QString eveningKey(const core::SeriesEvening& evening, std::size_t place);

/// The columns of the table on paper; the series outlives them.
Columns<core::SeriesLine> paperColumnsOf(const RankedSeries& series);
/// The table for programs.
typeset::TableDocument seriesList(const core::SeriesSettings& settings,
                                  const core::SeriesTable& table);

} // namespace documents
