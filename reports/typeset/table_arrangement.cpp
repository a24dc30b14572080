#include "reports/typeset/table_arrangement.h"

#include "reports/typeset/page_flow.h"

#include <algorithm>

namespace typeset {

namespace {

/// Type sizes are integral, so a table may be this much wider in another size than measured.
constexpr qreal safety = 1.01;

/// The widths needed in smaller type.
ColumnNeeds scaled(ColumnNeeds needs, qreal scale)
{
    for (auto& need : needs) {
        need.least *= scale * safety;
    }
    return needs;
}

/// Tries scales from 1 downwards.
class Shrinking
{
public:
    Shrinking(const TableDocument& document, Measures& measures)
        : document_(document),
          measures_(measures),
          needs_(columnNeeds(document, tableStyle(document, 1), measures))
    {}

    /// The largest scale with no more parts than at the smallest.
    [[nodiscard]] qreal scaleFor(qreal width) const
    {
        const qreal smallest = smallestScale(document_);
        const auto fewest = partsAt(smallest, width);
        constexpr qreal step = 0.02;
        qreal scale = 1;
        while (scale > smallest && partsAt(scale, width) > fewest) {
            scale = std::max(smallest, scale - step);
        }
        return scale;
    }

    /// The largest scale with one part, even if illegible.
    [[nodiscard]] qreal scaleToFit(qreal width) const
    {
        const qreal needed = leastWidth(needs_, tableStyle(document_, 1));
        return needed <= width ? 1 : std::min<qreal>(1, width / (needed * safety));
    }

    [[nodiscard]] Arrangement arrangement(const Paper& paper, int newspaperColumns, qreal width,
                                          qreal scale, bool mayPart) const
    {
        Arrangement result{paper, newspaperColumns, tableStyle(document_, scale), {}};
        const auto needs = scale < 1 ? columnNeeds(document_, result.style, measures_) : needs_;
        const bool whole = !mayPart || leastWidth(needs, result.style) <= width;
        const auto parts = whole ? std::vector<ColumnNeeds>{needs}
                                 : partedNeeds(document_, needs, result.style, width);
        for (const auto& part : parts) {
            result.parts.push_back(tablePart(part, result.style, width));
        }
        return result;
    }

private:
    [[nodiscard]] std::size_t partsAt(qreal scale, qreal width) const
    {
        const auto style = tableStyle(document_, scale);
        const auto needs = scaled(needs_, scale);
        return leastWidth(needs, style) <= width
                   ? 1
                   : partedNeeds(document_, needs, style, width).size();
    }

    const TableDocument& document_;
    Measures& measures_;
    ColumnNeeds needs_;
};

} // namespace

Arrangement arranged(const TableDocument& document, PaperSize paper, const PageFrame& frame,
                     Measures& measures)
{
    const Shrinking shrinking(document, measures);
    const Paper upright{paper, Orientation::Portrait};
    const qreal narrow = bodyOf(upright, frame).width();
    for (int columns = std::max(1, document.newspaperColumns); columns >= 1; --columns) {
        const qreal width = PageFlow::columnWidth(narrow, columns);
        const qreal scale = shrinking.scaleToFit(width);
        // Documents read from afar get more pages instead.
        const qreal smallestBeside = document.use == Use::OnTheWall ? 1 : 0.8;
        if (scale >= (columns > 1 ? smallestBeside : 1)) {
            return shrinking.arrangement(upright, columns, width, scale, false);
        }
    }
    const Paper lying{paper, Orientation::Landscape};
    const qreal wide = bodyOf(lying, frame).width();
    return shrinking.arrangement(lying, 1, wide, shrinking.scaleFor(wide), true);
}

std::optional<Arrangement> arrangedOn(const Paper& paper, const TableDocument& document,
                                      const PageFrame& frame, int columns, qreal scale,
                                      Measures& measures)
{
    const qreal width = PageFlow::columnWidth(bodyOf(paper, frame).width(), columns);
    Arrangement result{paper, columns, tableStyle(document, scale), {}};
    const auto needs = columnNeeds(document, result.style, measures);
    const qreal needed =
        scale > 1 ? usualWidth(needs, result.style) : leastWidth(needs, result.style);
    if (needed > width) {
        return std::nullopt;
    }
    result.parts.push_back(tablePart(needs, result.style, width));
    return result;
}

Arrangement arrangedWithin(const TableDocument& document, qreal width, Measures& measures)
{
    const Shrinking shrinking(document, measures);
    return shrinking.arrangement({}, 1, width, shrinking.scaleToFit(width), false);
}

} // namespace typeset
