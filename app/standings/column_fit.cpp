#include "column_fit.h"

#include "app/texts/numbers.h"
#include "app/theme.h"
#include "app/widgets/list_style.h"
#include "app/widgets/numbers.h"

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

/// Names and clubs are written in the same font, so a text has one width.
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

/// Without the fraction behind it: "15½" is "15".
QString wholeOf(const QString& text)
{
    const auto end = std::find_if(text.begin(), text.end(), [](QChar letter) {
        return !letter.isDigit() && letter != QChar(u'−');
    });
    return text.left(end - text.begin());
}

/// Digits are all of one width, so the longest text is the widest; of points that of the most or of
/// the fewest.
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
    const QFont font = fontOf(kind);
    const int head = QFontMetrics(theme::font(headPixels, QFont::DemiBold))
                         .horizontalAdvance(
                             model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    int content = isText(kind) ? widestText(model, column, font, known)
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
    return kind != Column::Rank && kind != Column::Name && kind != Column::Tmp &&
           kind != Column::Reached;
}

} // namespace

std::vector<MeasuredColumn> measured(const StandingsModel& model,
                                     const std::vector<ShownColumn>& columns, NameWidths& known)
{
    StandingsModel all;
    all.show(model.sheet(), columns);
    std::vector<MeasuredColumn> result;
    for (int column = 0; column < all.columnCount(); ++column) {
        result.push_back({all.column(column), widthOf(all, column, known)});
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
