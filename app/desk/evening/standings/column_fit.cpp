#include "app/desk/evening/standings/column_fit.h"

#include "app/desk/frame/theme.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/numbers.h"
#include "core/texts/numbers.h"

#include <QFontMetrics>

#include <algorithm>
#include <numeric>
#include <optional>

namespace desk {
namespace {

constexpr int cellMargins = 16;
constexpr int headPixels = 12;
constexpr int bodyPixels = 13;
constexpr int largePixels = 15;
constexpr int widestName = 260;
constexpr int widestClub = 140;

/// Names and clubs have the same font, so each text has one width.
int widestText(const StandingsModel& model, int column, const QFont& font, NameWidths& known)
{
    const QFontMetrics metrics(font);
    int widest = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString text = model.index(row, column).data().toString();
        auto found = known.constFind(text);
        if (found == known.constEnd()) {
            found = known.insert(text, metrics.horizontalAdvance(text));
        }
        widest = std::max(widest, *found);
    }
    return widest + 1; // texts are painted to a fraction of a pixel
}

/// Digits have equal width, so the longest text is the widest; for points, that of the most or the
/// fewest.
int widestNumber(const StandingsModel& model, int column, const QFont& font)
{
    QString longest;
    const auto look = [&longest](const QString& text) {
        longest = text.size() > longest.size() ? text : longest;
    };
    std::optional<scoring::MatchPoints> most;
    std::optional<scoring::MatchPoints> fewest;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto index = model.index(row, column);
        const QVariant points = index.data(PointsRole);
        if (points.isValid()) {
            const auto value = points.value<scoring::MatchPoints>();
            most = std::max(most.value_or(value), value);
            fewest = std::min(fewest.value_or(value), value);
        } else {
            look(index.data().toString());
        }
    }
    for (const auto& extreme : {most, fewest}) {
        if (extreme) {
            look(wholeOf(texts::matchPointsText(*extreme)));
        }
    }
    return static_cast<int>(numberWidth(font, longest) + (most ? fractionWidth(font) : 0)) + 1;
}

int widthOf(const StandingsModel& model, int column, NameWidths& known)
{
    const auto kind = model.column(column).column;
    const bool isLarge = kind == Column::Rank || kind == Column::Tmp;
    const QFont font =
        isLarge ? theme::font(largePixels, QFont::Bold) : theme::font(bodyPixels, QFont::Medium);
    // "=" before a rank, the triangle before places gained.
    const int decoration = kind == Column::Rank || kind == Column::Change ? 14 : 0;
    const int content = isText(kind) ? widestText(model, column, font, known)
                                     : widestNumber(model, column, font) + decoration;
    const int head = QFontMetrics(theme::font(headPixels, QFont::DemiBold))
                         .horizontalAdvance(
                             model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    return std::max(head, std::min(content, kind == Column::Club ? widestClub : widestName)) +
           cellMargins;
}

bool isRound(const MeasuredColumn& column)
{
    return column.shown.column == Column::Round;
}

bool canGo(const MeasuredColumn& column)
{
    const auto kind = column.shown.column;
    return kind != Column::Rank && kind != Column::Name && kind != Column::Tmp &&
           kind != Column::Reached;
}

} // namespace

std::vector<MeasuredColumn> measured(const StandingsModel& model, NameWidths& known)
{
    std::vector<MeasuredColumn> result;
    for (int column = 0; column < model.columnCount(); ++column) {
        result.push_back({model.column(column), widthOf(model, column, known)});
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
    int total =
        std::accumulate(columns.begin(), columns.end(), 0,
                        [](int sum, const MeasuredColumn& column) { return sum + column.width; });
    while (total > width) {
        auto gone = std::find_if(columns.begin(), columns.end(), isRound);
        if (gone == columns.end()) {
            const auto last = std::find_if(columns.rbegin(), columns.rend(), canGo);
            if (last == columns.rend()) {
                break;
            }
            gone = last.base() - 1;
        }
        total -= gone->width;
        columns.erase(gone);
    }
    return columns;
}

} // namespace desk
