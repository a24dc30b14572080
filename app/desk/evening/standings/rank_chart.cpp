#include "app/desk/evening/standings/rank_chart.h"

#include "app/desk/frame/theme.h"
#include "core/people/people_names.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using theme::Role;

/// More people than this make the lines a tangle.
constexpr std::size_t mostLines = 40;
constexpr std::size_t neighbours = 2;
constexpr int fontPixels = 12;

std::optional<int> placeAmong(const std::vector<core::StartNumber>& highlighted,
                              core::StartNumber number)
{
    const auto found = std::find(highlighted.begin(), highlighted.end(), number);
    return found != highlighted.end() ? std::optional(static_cast<int>(found - highlighted.begin()))
                                      : std::nullopt;
}

/// Whether a row is highlighted or next to one that is.
bool isNear(const Sheet& sheet, std::size_t row, const std::vector<core::StartNumber>& highlighted)
{
    const auto begin = sheet.rows.begin();
    const auto first = begin + static_cast<std::ptrdiff_t>(row - std::min(row, neighbours));
    const auto last =
        begin + static_cast<std::ptrdiff_t>(std::min(row + neighbours + 1, sheet.rows.size()));
    return std::any_of(first, last, [&highlighted](const SheetRow& other) {
        return placeAmong(highlighted, other.tally.number).has_value();
    });
}

/// Positions of rounds and ranks. All lengths scale with the font.
struct Geometry
{
    Geometry(const QRectF& rect, const RankCourse& course)
        : rounds(course.rounds.size()), lowest(std::max(course.lowestRank, 2))
    {
        const QFontMetricsF metrics(theme::font(fontPixels));
        line = metrics.height();
        const qreal axis = metrics.horizontalAdvance(QString::number(lowest)) + line;
        plot = rect.adjusted(axis, line * 2, -labelRoom(course, metrics), -line / 2);
    }

    [[nodiscard]] qreal x(std::size_t round) const
    {
        const auto steps = static_cast<qreal>(std::max<std::size_t>(rounds, 2) - 1);
        return plot.left() + plot.width() * static_cast<qreal>(round) / steps;
    }
    [[nodiscard]] qreal y(std::int32_t rank) const
    {
        return plot.top() + plot.height() * (rank - 1) / (lowest - 1);
    }
    [[nodiscard]] QPointF at(std::size_t round, std::int32_t rank) const
    {
        return {x(round), y(rank)};
    }

    /// Labels follow the last round played; future rounds leave them room.
    [[nodiscard]] qreal labelRoom(const RankCourse& course, const QFontMetricsF& metrics) const
    {
        qreal widest = 0;
        std::size_t played = 0;
        for (const auto& person : course.lines) {
            played = std::max(played, person.ranks.size());
            if (person.highlight) {
                widest = std::max(widest, metrics.horizontalAdvance(person.label));
            }
        }
        const bool more = played < course.rounds.size();
        return more ? line : std::min(widest + line * 1.5, line * 8);
    }

    std::size_t rounds;
    std::int32_t lowest;
    qreal line = 0; ///< Height of a line of text.
    QRectF plot;
};

/// 1, and then every fifth, tenth, fiftieth … rank, about ten in all.
std::vector<std::int32_t> marksOf(const Geometry& geometry)
{
    constexpr std::array steps = {1, 5, 10, 25, 50, 100, 250, 500, 1000, 5000};
    const auto fits = [&geometry](int step) {
        return geometry.lowest / step <= 10 &&
               geometry.plot.height() * step / geometry.lowest > geometry.line * 1.2;
    };
    const auto* const found = std::find_if(steps.begin(), steps.end(), fits);
    const int step = found != steps.end() ? *found : steps.back();
    std::vector<std::int32_t> marks = {1};
    for (std::int32_t rank = step == 1 ? 2 : step; rank <= geometry.lowest; rank += step) {
        marks.push_back(rank);
    }
    return marks;
}

/// The rounds between heads that have room side by side.
std::size_t headStep(const Geometry& geometry, const RankCourse& course, const QFontMetricsF& font)
{
    qreal widest = 0;
    for (const auto& head : course.rounds) {
        widest = std::max(widest, font.horizontalAdvance(head));
    }
    const qreal between = geometry.x(1) - geometry.x(0);
    return static_cast<std::size_t>(
        std::max(1.0, std::ceil((widest + geometry.line / 2) / std::max(1.0, between))));
}

/// Flat at each round; a gap without a rank.
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

/// Each highlighted person also has their own shape: colour alone is not enough.
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
    default: { // A cross, in quarters.
        const qreal arm = half * 0.45;
        QPolygonF cross;
        for (const QPointF side : {QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0)}) {
            const QPointF across(-side.y(), side.x());
            cross << side * half * 1.2 - across * arm << side * half * 1.2 + across * arm
                  << (side + across) * arm;
        }
        return cross;
    }
    }
}

struct Label
{
    const RankLine* line;
    qreal y;
};

/// The labels of highlighted lines, moved apart if they would overlap.
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
        labels[index].y = std::max(labels[index].y, labels[index - 1].y + geometry.line);
    }
    qreal limit = geometry.plot.bottom();
    for (std::size_t index = labels.size(); index > 0; --index) {
        auto& label = labels[index - 1];
        label.y = std::min(label.y, limit);
        limit = label.y - geometry.line;
    }
    return labels;
}

/// Paints one course.
class CoursePainter
{
public:
    CoursePainter(QPainter& painter, const QRectF& rect, const RankCourse& course,
                  const QPalette& palette)
        : painter_(painter),
          rect_(rect),
          course_(course),
          palette_(palette),
          geometry_(rect, course)
    {}

    void paint()
    {
        painter_.setRenderHint(QPainter::Antialiasing);
        painter_.setFont(theme::font(fontPixels));
        paintGrid();
        for (const bool isHighlighted : {false, true}) {
            for (const auto& line : course_.lines) {
                if (line.highlight.has_value() == isHighlighted) {
                    paintLine(line);
                }
            }
        }
        paintLabels();
    }

private:
    [[nodiscard]] QColor ink(Role role) const { return theme::colour(palette_, role); }
    [[nodiscard]] QColor ink(const RankLine& line) const
    {
        constexpr std::array<Role, mostHighlighted> roles = {Role::Accent, Role::Note,  Role::Done,
                                                             Role::Warn,   Role::Error, Role::Text};
        return ink(roles.at(static_cast<std::size_t>(*line.highlight)));
    }

    void paintGrid()
    {
        const auto& plot = geometry_.plot;
        const qreal height = geometry_.line;
        const auto step = headStep(geometry_, course_, QFontMetricsF(painter_.font()));
        for (std::size_t round = 0; round < course_.rounds.size(); ++round) {
            const qreal x = geometry_.x(round);
            painter_.setPen(QPen(ink(Role::Line), 1));
            painter_.drawLine(QPointF(x, plot.top() - height / 2), QPointF(x, plot.bottom()));
            if ((course_.rounds.size() - 1 - round) % step == 0) {
                painter_.setPen(ink(Role::Muted));
                painter_.drawText(
                    QRectF(x - height * 2, plot.top() - height * 2, height * 4, height),
                    Qt::AlignCenter | Qt::TextDontClip, course_.rounds[round]);
            }
        }
        for (const auto rank : marksOf(geometry_)) {
            const qreal y = geometry_.y(rank);
            painter_.setPen(QPen(ink(Role::Line), 1));
            painter_.drawLine(QPointF(plot.left() - height / 2, y), QPointF(plot.right(), y));
            painter_.setPen(ink(Role::Muted));
            const qreal right = plot.left() - height * 0.8;
            painter_.drawText(QRectF(right - height * 6, y - height / 2, height * 6, height),
                              Qt::AlignRight | Qt::AlignVCenter, QString::number(rank));
        }
    }

    void paintMarker(QPointF at, int highlight, qreal size, const QColor& colour)
    {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colour);
        if (highlight == 0) {
            painter_.drawEllipse(at, size / 2, size / 2);
        } else {
            painter_.drawPolygon(markerShape(highlight, size / 2).translated(at));
        }
        painter_.setBrush(Qt::NoBrush);
    }

    /// Faint lines only have a marker at their end.
    void paintLine(const RankLine& line)
    {
        const qreal unit = geometry_.line;
        const QColor colour = line.highlight ? ink(line) : ink(Role::Faint);
        painter_.setPen(QPen(colour, line.highlight ? unit / 7 : std::max(1.0, unit / 14)));
        painter_.drawPath(pathOf(geometry_, line));
        for (std::size_t round = 0; round < line.ranks.size(); ++round) {
            if (line.ranks[round] && (line.highlight || round + 1 == line.ranks.size())) {
                paintMarker(geometry_.at(round, *line.ranks[round]), line.highlight.value_or(0),
                            unit * (line.highlight ? 0.6 : 0.25), colour);
            }
        }
    }

    void paintLabels()
    {
        painter_.setFont(theme::font(fontPixels, QFont::DemiBold));
        const QFontMetricsF metrics(painter_.font());
        for (const auto& [line, y] : placedLabels(geometry_, course_)) {
            const qreal left = geometry_.x(line->ranks.size() - 1) + geometry_.line * 0.7;
            const QString text =
                metrics.elidedText(line->label, Qt::ElideRight, rect_.right() - left);
            const QRectF box(left, y - geometry_.line / 2, metrics.horizontalAdvance(text) + 2,
                             geometry_.line);
            painter_.fillRect(box, ink(Role::Window));
            painter_.setPen(ink(*line));
            painter_.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, text);
        }
    }

    QPainter& painter_;
    QRectF rect_;
    const RankCourse& course_;
    const QPalette& palette_;
    Geometry geometry_;
};

} // namespace

RankCourse rankCourseOf(const Sheet& sheet, const std::vector<core::StartNumber>& highlighted)
{
    RankCourse course;
    auto rounds = sheet.rounds;
    constexpr std::int32_t mostToCome = 3;
    const std::int32_t last = rounds.empty() ? 0 : plain(rounds.back());
    const auto planned = std::min(sheet.settings.plannedRounds.value_or(last), last + mostToCome);
    for (std::int32_t round = last + 1; round <= planned; ++round) {
        rounds.push_back(core::RoundNumber{round});
    }
    for (const auto round : rounds) {
        course.rounds.push_back(RankChart::tr("R%1", "short for a round").arg(plain(round)));
    }
    course.lowestRank = static_cast<std::int32_t>(sheet.rows.size());
    for (std::size_t index = 0; index < sheet.rows.size(); ++index) {
        const auto& row = sheet.rows[index];
        if (sheet.rows.size() <= mostLines || isNear(sheet, index, highlighted)) {
            auto& line = course.lines.emplace_back();
            line.key = plain(row.tally.number);
            line.name = row.name;
            line.tip = core::numberedName(row.tally.number, row.name);
            line.rank = row.rank ? QString::number(*row.rank) : QString();
            line.label = (line.rank + u' ' + row.shortName).trimmed();
            std::transform(row.stops.begin(), row.stops.end(), std::back_inserter(line.ranks),
                           [](const core::CourseStop& stop) { return stop.rank; });
            line.highlight = placeAmong(highlighted, row.tally.number);
        }
    }
    return course;
}

RankChart::RankChart(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"rankChart"_s);
    setAccessibleName(tr("Course of the ranks"));
    setMinimumWidth(240);
}

void RankChart::show(RankCourse course)
{
    course_ = std::move(course);
    QStringList spoken;
    for (const auto& line : course_.lines) {
        if (line.highlight) {
            spoken << line.rank + u' ' + line.name;
        }
    }
    setAccessibleDescription(spoken.join(u"; "_s));
    update();
}

const RankLine* RankChart::lineAt(QPointF point) const
{
    const Geometry geometry(rect(), course_);
    const RankLine* nearest = nullptr;
    qreal distance = geometry.line * 0.7;
    for (const auto& line : course_.lines) {
        for (std::size_t round = 0; round < line.ranks.size(); ++round) {
            if (line.ranks[round]) {
                const QPointF away = geometry.at(round, *line.ranks[round]) - point;
                const qreal length = std::hypot(away.x(), away.y());
                nearest = length < distance ? &line : nearest;
                distance = std::min(distance, length);
            }
        }
    }
    return nearest;
}

bool RankChart::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto* const help = static_cast<QHelpEvent*>(event);
    const auto* const line = lineAt(help->pos());
    // Without a text it hides the previous one.
    QToolTip::showText(help->globalPos(), line != nullptr ? line->tip : QString(), this);
    return true;
}

void RankChart::paintEvent(QPaintEvent* /*event*/)
{
    if (!course_.rounds.empty()) {
        QPainter painter(this);
        CoursePainter(painter, rect(), course_, palette()).paint();
    }
}

void RankChart::mousePressEvent(QMouseEvent* event)
{
    if (const auto* const line = lineAt(event->position())) {
        Q_EMIT picked(line->key);
    }
}

} // namespace desk
