#include "rank_course_painting.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace desk {
namespace {

/// Where rounds and ranks lie. All lengths grow with the font, so that paper looks like the screen.
class Geometry
{
public:
    Geometry(const QRectF& rect, const RankCourse& course, const RankCourseStyle& style)
        : rounds_(course.rounds.size()), lowest_(std::max(course.lowestRank, 2))
    {
        const QFontMetricsF metrics(style.font);
        line_ = metrics.height();
        const qreal axis = metrics.horizontalAdvance(QString::number(lowest_)) + line_;
        plot_ = rect.adjusted(axis, line_ * 2, -labelRoom(course, metrics), -line_ / 2);
    }

    [[nodiscard]] qreal x(std::size_t round) const
    {
        const auto steps = static_cast<qreal>(std::max<std::size_t>(rounds_, 2) - 1);
        return plot_.left() + plot_.width() * static_cast<qreal>(round) / steps;
    }
    [[nodiscard]] qreal y(std::int32_t rank) const
    {
        return plot_.top() + plot_.height() * (rank - 1) / (lowest_ - 1);
    }
    [[nodiscard]] QPointF at(std::size_t round, std::int32_t rank) const
    {
        return {x(round), y(rank)};
    }
    [[nodiscard]] qreal line() const { return line_; }
    [[nodiscard]] const QRectF& plot() const { return plot_; }
    [[nodiscard]] std::int32_t lowest() const { return lowest_; }

private:
    /// Behind the last round played there has to be room for labels; rounds to come give it.
    [[nodiscard]] qreal labelRoom(const RankCourse& course, const QFontMetricsF& metrics) const
    {
        qreal widest = 0;
        std::size_t played = 0;
        for (const auto& line : course.lines) {
            played = std::max(played, line.ranks.size());
            if (line.highlight) {
                widest = std::max(widest, metrics.horizontalAdvance(line.label));
            }
        }
        const bool more = played < course.rounds.size();
        return more ? line_ : std::min(widest + line_ * 1.5, line_ * 8);
    }

    std::size_t rounds_;
    std::int32_t lowest_;
    qreal line_ = 0;
    QRectF plot_;
};

/// 1, and then every fifth, tenth, fiftieth … rank, about ten in all.
std::vector<std::int32_t> marksOf(const Geometry& geometry)
{
    constexpr std::array steps = {1, 5, 10, 25, 50, 100, 250, 500, 1000, 5000};
    const auto fits = [&geometry](int step) {
        return geometry.lowest() / step <= 10 &&
               geometry.plot().height() * step / geometry.lowest() > geometry.line() * 1.2;
    };
    const auto* const found = std::find_if(steps.begin(), steps.end(), fits);
    const int step = found != steps.end() ? *found : steps.back();
    std::vector<std::int32_t> marks = {1};
    for (std::int32_t rank = step == 1 ? 2 : step; rank <= geometry.lowest(); rank += step) {
        marks.push_back(rank);
    }
    return marks;
}

/// How many rounds further the next head has room beside one.
std::size_t headStep(const Geometry& geometry, const RankCourse& course, const QFontMetricsF& font)
{
    qreal widest = 0;
    for (const auto& head : course.rounds) {
        widest = std::max(widest, font.horizontalAdvance(head));
    }
    const qreal between = geometry.x(1) - geometry.x(0);
    return static_cast<std::size_t>(
        std::max(1.0, std::ceil((widest + geometry.line() / 2) / std::max(1.0, between))));
}

void paintGrid(QPainter& painter, const Geometry& geometry, const RankCourse& course,
               const RankCourseStyle& style)
{
    const auto& plot = geometry.plot();
    const auto step = headStep(geometry, course, QFontMetricsF(style.font));
    for (std::size_t round = 0; round < course.rounds.size(); ++round) {
        const qreal x = geometry.x(round);
        painter.setPen(QPen(style.grid, 1));
        painter.drawLine(QPointF(x, plot.top() - geometry.line() / 2), QPointF(x, plot.bottom()));
        if ((course.rounds.size() - 1 - round) % step != 0) {
            continue;
        }
        painter.setPen(style.muted);
        const QRectF head(x - geometry.line() * 2, plot.top() - geometry.line() * 2,
                          geometry.line() * 4, geometry.line());
        painter.drawText(head, Qt::AlignCenter, course.rounds[round]);
    }
    for (const auto rank : marksOf(geometry)) {
        const qreal y = geometry.y(rank);
        painter.setPen(QPen(style.grid, 1));
        painter.drawLine(QPointF(plot.left() - geometry.line() / 2, y), QPointF(plot.right(), y));
        painter.setPen(style.muted);
        const qreal right = plot.left() - geometry.line() * 0.8;
        painter.drawText(QRectF(right - geometry.line() * 6, y - geometry.line() / 2,
                                geometry.line() * 6, geometry.line()),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(rank));
    }
}

/// From round to round, level at each of them; a gap where there is no rank.
QPainterPath pathOf(const Geometry& geometry, const RankLine& line)
{
    QPainterPath path;
    bool drawing = false;
    for (std::size_t round = 0; round < line.ranks.size(); ++round) {
        if (!line.ranks[round]) {
            drawing = false;
            continue;
        }
        const QPointF to = geometry.at(round, *line.ranks[round]);
        if (drawing) {
            const QPointF from = path.currentPosition();
            const qreal middle = (from.x() + to.x()) / 2;
            path.cubicTo({middle, from.y()}, {middle, to.y()}, to);
        } else {
            path.moveTo(to);
            drawing = true;
        }
    }
    return path;
}

/// Each highlighted person has a shape of their own: colour alone says nothing.
QPolygonF markerShape(int highlight, qreal half)
{
    switch (highlight) {
    case 1:
        return QPolygonF(QRectF(-half * 0.9, -half * 0.9, half * 1.8, half * 1.8));
    case 2:
        return QPolygonF({{0, -half * 1.2}, {half * 1.2, 0}, {0, half * 1.2}, {-half * 1.2, 0}});
    case 3:
        return QPolygonF({{0, -half * 1.2}, {half * 1.1, half}, {-half * 1.1, half}});
    case 4:
        return QPolygonF({{0, half * 1.2}, {half * 1.1, -half}, {-half * 1.1, -half}});
    default: {
        // A cross.
        const qreal arm = half * 0.45;
        return QPolygonF({{-arm, -half * 1.2},
                          {arm, -half * 1.2},
                          {arm, -arm},
                          {half * 1.2, -arm},
                          {half * 1.2, arm},
                          {arm, arm},
                          {arm, half * 1.2},
                          {-arm, half * 1.2},
                          {-arm, arm},
                          {-half * 1.2, arm},
                          {-half * 1.2, -arm},
                          {-arm, -arm}});
    }
    }
}

void paintMarker(QPainter& painter, QPointF at, int highlight, qreal size, const QColor& colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    if (highlight == 0) {
        painter.drawEllipse(at, size / 2, size / 2);
    } else {
        painter.drawPolygon(markerShape(highlight, size / 2).translated(at));
    }
    painter.setBrush(Qt::NoBrush);
}

void paintFaint(QPainter& painter, const Geometry& geometry, const RankLine& line,
                const RankCourseStyle& style)
{
    painter.setPen(QPen(style.faint, std::max(1.0, geometry.line() / 14)));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(pathOf(geometry, line));
    if (!line.ranks.empty() && line.ranks.back()) {
        paintMarker(painter, geometry.at(line.ranks.size() - 1, *line.ranks.back()), 0,
                    geometry.line() * 0.25, style.faint);
    }
}

void paintHighlighted(QPainter& painter, const Geometry& geometry, const RankLine& line,
                      const RankCourseStyle& style)
{
    const auto& colour = style.highlights.at(static_cast<std::size_t>(*line.highlight));
    painter.setPen(QPen(colour, geometry.line() / 7));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(pathOf(geometry, line));
    for (std::size_t round = 0; round < line.ranks.size(); ++round) {
        if (line.ranks[round]) {
            paintMarker(painter, geometry.at(round, *line.ranks[round]), *line.highlight,
                        geometry.line() * 0.6, colour);
        }
    }
}

struct Label
{
    const RankLine* line;
    qreal y;
};

/// The labels of the highlighted lines, parted where they would lie on each other.
std::vector<Label> placedLabels(const Geometry& geometry, const RankCourse& course)
{
    std::vector<Label> labels;
    for (const auto& line : course.lines) {
        if (line.highlight && !line.ranks.empty() && line.ranks.back()) {
            labels.push_back({&line, geometry.y(*line.ranks.back())});
        }
    }
    std::stable_sort(labels.begin(), labels.end(),
                     [](const Label& left, const Label& right) { return left.y < right.y; });
    for (std::size_t index = 1; index < labels.size(); ++index) {
        labels[index].y = std::max(labels[index].y, labels[index - 1].y + geometry.line());
    }
    qreal limit = geometry.plot().bottom();
    for (auto label = labels.rbegin(); label != labels.rend(); ++label) {
        label->y = std::min(label->y, limit);
        limit = label->y - geometry.line();
    }
    return labels;
}

void paintLabels(QPainter& painter, const QRectF& rect, const Geometry& geometry,
                 const RankCourse& course, const RankCourseStyle& style)
{
    QFont font = style.font;
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    for (const auto& [line, y] : placedLabels(geometry, course)) {
        const qreal left = geometry.x(line->ranks.size() - 1) + geometry.line() * 0.7;
        const QString text = metrics.elidedText(line->label, Qt::ElideRight, rect.right() - left);
        const QRectF box(left, y - geometry.line() / 2, metrics.horizontalAdvance(text) + 2,
                         geometry.line());
        painter.fillRect(box, style.ground);
        painter.setPen(style.highlights.at(static_cast<std::size_t>(*line->highlight)));
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, text);
    }
}

} // namespace

void paintRankCourse(QPainter& painter, const QRectF& rect, const RankCourse& course,
                     const RankCourseStyle& style)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(style.font);
    const Geometry geometry(rect, course, style);
    paintGrid(painter, geometry, course, style);
    for (const auto& line : course.lines) {
        if (!line.highlight) {
            paintFaint(painter, geometry, line, style);
        }
    }
    for (const auto& line : course.lines) {
        if (line.highlight) {
            paintHighlighted(painter, geometry, line, style);
        }
    }
    paintLabels(painter, rect, geometry, course, style);
    painter.restore();
}

std::optional<std::int32_t> lineAt(const QRectF& rect, const RankCourse& course,
                                   const RankCourseStyle& style, QPointF point)
{
    const Geometry geometry(rect, course, style);
    std::optional<std::int32_t> nearest;
    qreal distance = geometry.line() * 0.7;
    for (const auto& line : course.lines) {
        for (std::size_t round = 0; round < line.ranks.size(); ++round) {
            if (!line.ranks[round]) {
                continue;
            }
            const QPointF away = geometry.at(round, *line.ranks[round]) - point;
            const qreal length = std::hypot(away.x(), away.y());
            if (length < distance) {
                distance = length;
                nearest = line.number;
            }
        }
    }
    return nearest;
}

} // namespace desk
