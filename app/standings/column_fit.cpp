#include "column_fit.h"

#include "app/theme.h"
#include "app/widgets/list_style.h"
#include "app/widgets/numbers.h"

#include <QFontMetrics>

#include <algorithm>
#include <numeric>

namespace desk {
namespace {

constexpr int cellMargins = 16;
constexpr int headPixels = 12;
constexpr int bodyPixels = 13;
constexpr int largePixels = 15;
constexpr int widestName = 260;
constexpr int widestClub = 140;

/// Room beside the digits: "=" before a rank, the triangle before places gained.
int decoration(Column column)
{
    return column == Column::Rank || column == Column::Change ? 14 : 0;
}

QFont fontOf(Column column)
{
    const bool large = column == Column::Rank || column == Column::Tmp;
    return large ? theme::font(largePixels, QFont::Bold) : theme::font(bodyPixels, QFont::Medium);
}

bool isText(Column column)
{
    return column == Column::Name || column == Column::Club;
}

int widestText(const StandingsModel& model, int column, const QFont& font)
{
    const QFontMetrics metrics(font);
    int widest = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto index = model.index(row, column);
        widest = std::max(widest, metrics.horizontalAdvance(index.data().toString()));
    }
    return widest;
}

/// Digits are all of one width, so the longest text is the widest.
int widestNumber(const StandingsModel& model, int column, const QFont& font)
{
    QString longest;
    bool points = false;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto index = model.index(row, column);
        const QString text = index.data().toString();
        points = points || index.data(PointsRole).isValid();
        longest = text.size() > longest.size() ? text : longest;
    }
    return static_cast<int>(numberWidth(font, longest) + (points ? fractionWidth(font) : 0)) + 1;
}

int widthOf(const StandingsModel& model, int column)
{
    const auto kind = model.column(column).column;
    const QFont font = fontOf(kind);
    const int head = QFontMetrics(theme::font(headPixels, QFont::DemiBold))
                         .horizontalAdvance(
                             model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    int content = isText(kind) ? widestText(model, column, font)
                               : widestNumber(model, column, font) + decoration(kind);
    content = std::min(content, kind == Column::Club ? widestClub : widestName);
    return std::max(head, content) + cellMargins;
}

int total(const std::vector<MeasuredColumn>& columns)
{
    return std::accumulate(
        columns.begin(), columns.end(), 0,
        [](int sum, const MeasuredColumn& column) { return sum + column.width; });
}

bool isRound(const MeasuredColumn& column)
{
    return column.shown.column == Column::Round;
}

bool canGo(const MeasuredColumn& column)
{
    const auto kind = column.shown.column;
    return kind != Column::Rank && kind != Column::Name && kind != Column::Tmp;
}

} // namespace

std::vector<MeasuredColumn> measured(const StandingsModel& model,
                                     const std::vector<ShownColumn>& columns)
{
    StandingsModel all;
    all.show(model.sheet(), columns);
    std::vector<MeasuredColumn> result;
    for (int column = 0; column < all.columnCount(); ++column) {
        result.push_back({all.column(column), widthOf(all, column)});
    }
    return result;
}

int leastWidth(const std::vector<MeasuredColumn>& columns)
{
    int width = 0;
    int lastRound = 0;
    for (const auto& column : columns) {
        if (isRound(column)) {
            lastRound = column.width;
        } else {
            width += column.width;
        }
    }
    return width + lastRound;
}

std::vector<MeasuredColumn> fitting(std::vector<MeasuredColumn> columns, int width)
{
    while (total(columns) > width) {
        auto gone = std::find_if(columns.begin(), columns.end(), isRound);
        if (gone == columns.end()) {
            const auto last = std::find_if(columns.rbegin(), columns.rend(), canGo);
            if (last == columns.rend()) {
                break;
            }
            gone = last.base() - 1;
        }
        columns.erase(gone);
    }
    return columns;
}

} // namespace desk
