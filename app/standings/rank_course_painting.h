#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

class QPainter;

namespace desk {

/// How many people the chart can tell apart.
inline constexpr int mostHighlighted = 6;

/// One participant's way through the ranks.
struct RankLine
{
    std::int32_t number = 0;
    QString label;                                  ///< At the end of a highlighted line.
    std::vector<std::optional<std::int32_t>> ranks; ///< By round; nothing before the first game.
    /// Which colour and marker, 0 to mostHighlighted − 1; nothing: faint.
    std::optional<int> highlight;
};

/// What the chart shows.
struct RankCourse
{
    std::vector<QString> rounds; ///< Heads, left to right; those to come as well.
    std::vector<RankLine> lines;
    std::int32_t lowestRank = 1;
};

/// With what it is painted: screen and paper differ in nothing else.
struct RankCourseStyle
{
    QFont font;
    QColor text;
    QColor muted;
    QColor grid;
    QColor faint;
    QColor ground; ///< Behind labels.
    std::array<QColor, mostHighlighted> highlights;
};

/// Ranks from top to bottom, rounds from left to right.
void paintRankCourse(QPainter& painter, const QRectF& rect, const RankCourse& course,
                     const RankCourseStyle& style);

/// The number of the line nearest to a point of the same rect, if one is near.
std::optional<std::int32_t> lineAt(const QRectF& rect, const RankCourse& course,
                                   const RankCourseStyle& style, QPointF point);

} // namespace desk
