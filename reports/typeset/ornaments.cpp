#include "reports/typeset/ornaments.h"

#include <QLineF>
#include <QTransform>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace typeset {

namespace {

constexpr Type placeType{points(30), Weight::Bold};

/// From the origin along the x axis, slightly curved.
QPainterPath leafPath(qreal length, qreal width)
{
    QPainterPath leaf;
    leaf.moveTo(0, 0);
    leaf.cubicTo(0.30 * length, -0.62 * width, 0.72 * length, -0.56 * width, length, 0);
    leaf.cubicTo(0.72 * length, 0.40 * width, 0.30 * length, 0.44 * width, 0, 0);
    return leaf;
}

/// Builds one branch of a wreath: from the foot upwards along half an ellipse.
class Branch
{
public:
    /// `side` is −1 for the left branch, 1 for the right one.
    Branch(const QPointF& centre, const QSizeF& radii, int side)
        : centre_(centre), radii_(radii), side_(side)
    {}

    [[nodiscard]] QPainterPath leaves() const
    {
        constexpr int pairs = 9;
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        for (int pair = 0; pair < pairs; ++pair) {
            const qreal share = (pair + 0.6) / pairs;
            // Thin at the foot, full in the middle, small at the tip.
            const qreal size = 0.72 + 0.42 * std::sin(share * std::numbers::pi * 0.8);
            addLeaf(path, share, outwards, size);
            addLeaf(path, share + 0.3 / pairs, -outwards, size * 0.86);
        }
        addLeaf(path, 1, 0, 0.9);
        return path;
    }

    [[nodiscard]] QPainterPath stem() const
    {
        constexpr int steps = 40;
        QPainterPath path(at(-0.07));
        for (int step = 1; step <= steps; ++step) {
            path.lineTo(at(-0.07 + 1.07 * step / steps));
        }
        return path;
    }

    [[nodiscard]] QPainterPath berries() const
    {
        QPainterPath path;
        const qreal radius = 0.026 * radii_.height();
        for (const qreal share : {0.2, 0.42, 0.64, 0.84}) {
            const auto place = at(share) + QPointF(side_ * radius * 0.4, radius * 0.5);
            path.addEllipse(place + outside(share) * radius * 5.6, radius, radius);
        }
        return path;
    }

private:
    static constexpr qreal outwards = 40;

    /// Degrees from the foot, at 0, to the tip, at 1.
    [[nodiscard]] static qreal angle(qreal share)
    {
        constexpr qreal foot = 90;
        constexpr qreal sweep = 150;
        return foot - sweep * share;
    }

    [[nodiscard]] QPointF at(qreal share) const
    {
        const qreal radians = angle(share) * std::numbers::pi / 180;
        return centre_ + QPointF(side_ * radii_.width() * std::cos(radians),
                                 radii_.height() * std::sin(radians));
    }

    [[nodiscard]] QPointF outside(qreal share) const
    {
        const QLineF line(centre_, at(share));
        return {line.dx() / line.length(), line.dy() / line.length()};
    }

    /// `turn` in degrees from the direction of growth, positive to the outside.
    void addLeaf(QPainterPath& path, qreal share, qreal turn, qreal size) const
    {
        const auto foot = at(share);
        constexpr qreal near = 0.01;
        const QLineF growth(foot, at(share + near));
        const qreal direction = std::atan2(growth.dy(), growth.dx()) * 180 / std::numbers::pi;
        const qreal length = 0.36 * radii_.height() * size;
        QTransform placed;
        placed.translate(foot.x(), foot.y());
        placed.rotate(direction + side_ * turn);
        placed.scale(1, turn * side_ < 0 ? -1 : 1);
        path.addPath(placed.map(leafPath(length, 0.36 * length)));
    }

    QPointF centre_;
    QSizeF radii_;
    int side_;
};

void addPlace(Sheet& sheet, const QRectF& box, std::int32_t place, const Type& type, Ink ink)
{
    const auto text = QString::number(place);
    constexpr qreal least = 0.3;
    const auto fitting = fitted(text, type, box.width(), least);
    const qreal height = lineHeight(fitting);
    sheet.marks.emplace_back(
        TextMark{{box.left(), box.center().y() - height / 2, box.width(), height},
                 text,
                 fitting,
                 Side::Centre,
                 ink});
}

struct Stone
{
    std::int32_t number = 1;
    Ink ink = Ink::Black;
};

std::array<Stone, 4> stonesFor(std::optional<std::int32_t> place)
{
    constexpr std::int32_t highest = 13;
    if (place && *place <= highest) {
        return {Stone{*place, Ink::Black}, Stone{*place, Ink::Red}, Stone{*place, Ink::Blue},
                Stone{*place, Ink::Amber}};
    }
    return {Stone{highest - 3, Ink::Red}, Stone{highest - 2, Ink::Red},
            Stone{highest - 1, Ink::Red}, Stone{highest, Ink::Red}};
}

void addStone(Sheet& sheet, const QRectF& box, const Stone& stone)
{
    const qreal corner = 0.14 * box.width();
    const auto rounded = [corner](const QRectF& area) {
        QPainterPath path;
        path.addRoundedRect(area, corner, corner);
        return path;
    };
    const qreal depth = 0.045 * box.width();
    sheet.marks.emplace_back(PathMark{rounded(box.translated(depth, depth)), Ink::Faint});
    sheet.marks.emplace_back(PathMark{rounded(box), Ink::Ivory});
    sheet.marks.emplace_back(PathMark{rounded(box), Ink::Grey, points(0.8)});
    const qreal numberHeight = 0.58 * box.height();
    const QRectF upper(box.left() + corner / 2, box.top() + 0.06 * box.height(),
                       box.width() - corner, numberHeight);
    addPlace(sheet, upper, stone.number, {numberHeight * 0.78, Weight::Bold}, stone.ink);
    const qreal radius = 0.14 * box.width();
    QPainterPath ring;
    ring.addEllipse(QPointF(box.center().x(), box.bottom() - 0.22 * box.height()), radius, radius);
    sheet.marks.emplace_back(PathMark{ring, stone.ink, radius * 0.38});
}

} // namespace

void addLaurel(Sheet& sheet, const QRectF& box, qreal middleWidth,
               std::optional<std::int32_t> place)
{
    // Leaves reach beyond the stem.
    const qreal radius = 0.40 * box.height();
    // The branches bend inwards: the corners in the gap are clear of their tips.
    const qreal apart = std::max(0.0, middleWidth - 0.3 * radius) / 2;
    const QSizeF radii(0.92 * radius, radius);
    for (const int side : {-1, 1}) {
        const QPointF centre(box.center().x() + side * apart, box.center().y());
        const Branch branch(centre, radii, side);
        sheet.marks.emplace_back(PathMark{branch.stem(), Ink::Bronze, points(1.2)});
        sheet.marks.emplace_back(PathMark{branch.leaves(), Ink::Bronze});
        sheet.marks.emplace_back(PathMark{branch.berries(), Ink::Bronze});
    }
    if (middleWidth <= 0 && place) {
        const QRectF inner(box.center().x() - 0.6 * radius, box.top(), 1.2 * radius, box.height());
        addPlace(sheet, inner, *place, placeType.scaled(radius / millimetres(15)), Ink::Black);
    }
}

void addStones(Sheet& sheet, const QRectF& box, qreal middleWidth,
               std::optional<std::int32_t> place)
{
    const auto stones = stonesFor(middleWidth > 0 ? std::nullopt : place);
    const qreal height = 0.86 * box.height();
    const qreal width = height / 1.36;
    const qreal gap = 0.12 * width;
    const qreal middle = middleWidth > 0 ? middleWidth + 2 * gap : 0;
    qreal left = box.center().x() - 2 * width - 1.5 * gap - middle / 2;
    for (std::size_t index = 0; index < stones.size(); ++index) {
        if (index == stones.size() / 2) {
            left += middle;
        }
        addStone(sheet, {left, box.center().y() - height / 2, width, height}, stones[index]);
        left += width + gap;
    }
}

void addDivider(Sheet& sheet, const QPointF& centre, qreal width, Ink ink)
{
    const qreal half = width / 2;
    const qreal thick = points(0.9);
    const qreal diamond = points(4.5);
    const qreal free = diamond * 1.9;
    QPainterPath path;
    for (const int side : {-1, 1}) {
        path.moveTo(centre + QPointF(side * free, -thick / 2));
        path.lineTo(centre + QPointF(side * half, 0));
        path.lineTo(centre + QPointF(side * free, thick / 2));
        path.closeSubpath();
    }
    path.moveTo(centre + QPointF(-diamond, 0));
    path.lineTo(centre + QPointF(0, -diamond));
    path.lineTo(centre + QPointF(diamond, 0));
    path.lineTo(centre + QPointF(0, diamond));
    path.closeSubpath();
    sheet.marks.emplace_back(PathMark{path, ink});
}

void addFrame(Sheet& sheet, const QRectF& page, qreal inset, Ink ink)
{
    const auto box = [&page](qreal distance) {
        return page.marginsRemoved({distance, distance, distance, distance});
    };
    sheet.marks.emplace_back(BoxMark{box(inset), points(2), ink});
    // The inner line makes way for the corners.
    constexpr qreal corner = millimetres(6);
    const auto inner = box(inset + millimetres(2));
    QPainterPath path;
    path.moveTo(inner.left() + corner, inner.top());
    path.lineTo(inner.right() - corner, inner.top());
    path.arcTo(inner.right() - corner, inner.top() - corner, 2 * corner, 2 * corner, 180, 90);
    path.lineTo(inner.right(), inner.bottom() - corner);
    path.arcTo(inner.right() - corner, inner.bottom() - corner, 2 * corner, 2 * corner, 90, 90);
    path.lineTo(inner.left() + corner, inner.bottom());
    path.arcTo(inner.left() - corner, inner.bottom() - corner, 2 * corner, 2 * corner, 0, 90);
    path.lineTo(inner.left(), inner.top() + corner);
    path.arcTo(inner.left() - corner, inner.top() - corner, 2 * corner, 2 * corner, 270, 90);
    path.closeSubpath();
    sheet.marks.emplace_back(PathMark{path, ink, points(0.6)});
}

} // namespace typeset
