#include "reports/typeset/table_arrangement.h"

#include "reports/typeset/page_flow.h"

#include <algorithm>
#include <span>
#include <utility>

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

/// Arranges some columns of a document, in type of scale 1 or less.
class Shrinking
{
public:
    Shrinking(const TableDocument& document, ShownColumns shown, Measures& measures)
        : document_(document),
          shown_(std::move(shown)),
          measures_(measures),
          needs_(columnNeeds(document, shown_, tableStyle(document, 1), measures))
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

    /// Whether one part is legible.
    [[nodiscard]] bool fits(qreal width) const
    {
        return partsAt(smallestScale(document_), width) == 1;
    }

    [[nodiscard]] Arrangement arrangement(const Paper& paper, int newspaperColumns, qreal width,
                                          qreal scale, bool mayPart) const
    {
        Arrangement result{paper, newspaperColumns, shown_, scale, tableStyle(document_, scale),
                           {}};
        const auto needs =
            scale < 1 ? columnNeeds(document_, shown_, result.style, measures_) : needs_;
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
    ShownColumns shown_;
    Measures& measures_;
    ColumnNeeds needs_;
};

/// Finds the first way that fits.
class Arranging
{
public:
    Arranging(const TableDocument& document, PaperSize paper, const PageFrame& frame,
              Measures& measures)
        : document_(document), paper_(paper), frame_(frame)
    {
        for (auto& shown : choicesOfColumns(document)) {
            choices_.emplace_back(document, std::move(shown), measures);
        }
    }

    [[nodiscard]] Arrangement arrangement() const
    {
        const std::span all(choices_);
        if (const auto whole = withColumns(all.first(all.size() - 1))) {
            return *whole;
        }
        if (const auto whole = withColumns(all.last(1))) {
            return *whole;
        }
        return lying(all.back());
    }

private:
    /// In one part.
    [[nodiscard]] std::optional<Arrangement> withColumns(std::span<const Shrinking> choices) const
    {
        for (const auto& choice : choices) {
            if (auto fitting = upright(choice)) {
                return fitting;
            }
        }
        const qreal width = widthOf(Orientation::Landscape);
        for (const auto& choice : choices) {
            if (choice.scaleToFit(width) >= 1) {
                return lying(choice);
            }
        }
        return choices.back().fits(width) ? std::optional(lying(choices.back())) : std::nullopt;
    }

    [[nodiscard]] std::optional<Arrangement> upright(const Shrinking& choice) const
    {
        // Documents read from afar get more pages instead.
        const qreal smallestBeside = document_.use == Use::OnTheWall ? 1 : 0.8;
        for (int columns = std::max(1, document_.newspaperColumns); columns >= 1; --columns) {
            const qreal width = PageFlow::columnWidth(widthOf(Orientation::Portrait), columns);
            const qreal scale = choice.scaleToFit(width);
            if (scale >= (columns > 1 ? smallestBeside : 1)) {
                return choice.arrangement({paper_, Orientation::Portrait}, columns, width, scale,
                                          false);
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] Arrangement lying(const Shrinking& choice) const
    {
        const qreal width = widthOf(Orientation::Landscape);
        return choice.arrangement({paper_, Orientation::Landscape}, 1, width,
                                  choice.scaleFor(width), true);
    }

    [[nodiscard]] qreal widthOf(Orientation orientation) const
    {
        return bodyOf({paper_, orientation}, frame_).width();
    }

    const TableDocument& document_;
    PaperSize paper_;
    const PageFrame& frame_;
    std::vector<Shrinking> choices_; ///< The last one without single games.
};

} // namespace

Arrangement arranged(const TableDocument& document, PaperSize paper, const PageFrame& frame,
                     Measures& measures)
{
    return Arranging(document, paper, frame, measures).arrangement();
}

std::optional<Arrangement> arrangedOn(const Paper& paper, const TableDocument& document,
                                      const PageFrame& frame, const ShownColumns& shown,
                                      int columns, qreal scale, Measures& measures)
{
    const qreal width = PageFlow::columnWidth(bodyOf(paper, frame).width(), columns);
    Arrangement result{paper, columns, shown, scale, tableStyle(document, scale), {}};
    const auto needs = columnNeeds(document, shown, result.style, measures);
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
    const Shrinking shrinking(document, choicesOfColumns(document).front(), measures);
    return shrinking.arrangement({}, 1, width, shrinking.scaleToFit(width), false);
}

} // namespace typeset
