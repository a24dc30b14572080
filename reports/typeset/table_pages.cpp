#include "reports/typeset/table_flow.h"
#include "reports/typeset/table_layout.h"
#include "reports/typeset/table_writers.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace typeset {

namespace {

/// The first pages of all parts, then the second ones and so on: they belong side by side.
Sheets interleaved(std::vector<Sheets> parts)
{
    std::size_t most = 0;
    for (const auto& sheets : parts) {
        most = std::max(most, sheets.size());
    }
    Sheets result;
    for (std::size_t page = 0; page < most; ++page) {
        for (auto& sheets : parts) {
            // Pages with only the first part's notes are empty in the others.
            if (page < sheets.size() && (!sheets[page].marks.empty() || &sheets == &parts[0])) {
                sheets[page].isFirst = sheets[page].isFirst && &sheets == &parts[0];
                result.push_back(std::move(sheets[page]));
            }
        }
    }
    return result;
}

/// Finds a legible arrangement of a table, fills its pages and leaves none nearly empty.
class Paging
{
public:
    Paging(const TableDocument& document, PaperSize paper, const PageFrame& frame)
        : document_(document), paper_(paper), frame_(frame)
    {}

    Sheets sheets()
    {
        auto arrangement = arranged(document_, paper_, frame_, measures_);
        const qreal scale = arrangement.scale;
        auto best = laid(std::move(arrangement), scale);
        if (document_.hasRows() && best.arrangement.parts.size() == 1) {
            adapt(best);
        }
        const qreal height = balancedHeight(best);
        std::vector<Sheets> parts;
        for (std::size_t part = 0; part < best.arrangement.parts.size(); ++part) {
            parts.push_back(flowed(best, part, height).finishWithoutFrame());
        }
        auto sheets = interleaved(std::move(parts));
        addFrame(sheets, frame_);
        return sheets;
    }

private:
    struct Laid
    {
        Arrangement arrangement;
        LaidTable table;
        std::size_t pages = 0;
        qreal lastPageShare = 1;
        qreal scale = 1;
    };

    [[nodiscard]] PageFlow newFlow(const Arrangement& arrangement) const
    {
        return {arrangement.paper,
                frame_,
                arrangement.newspaperColumns,
                {document_.title, document_.state, document_.carriedOver}};
    }

    [[nodiscard]] PageFlow flowed(const Laid& laid, std::size_t part, qreal height) const
    {
        auto flow = newFlow(laid.arrangement);
        flow.limitHeight(height);
        addPart(flow, laid.table, laid.arrangement, part, document_);
        return flow;
    }

    [[nodiscard]] Laid laid(Arrangement arrangement, qreal scale)
    {
        const auto page = newFlow(arrangement);
        auto table = laidOut(document_, arrangement,
                             {page.fullWidth(), page.width(), page.fullHeight()}, measures_);
        Laid result{std::move(arrangement), std::move(table), 0, 1, scale};
        const auto flow = flowed(result, 0, page.bodyHeight());
        result.pages = flow.pages();
        result.lastPageShare = flow.lastPageShare();
        return result;
    }

    /// The same table in other type or columns; nothing if too wide.
    std::optional<Laid> laidOn(const Paper& paper, const ShownColumns& shown, int columns,
                               qreal scale)
    {
        auto arrangement = arrangedOn(paper, document_, frame_, shown, columns, scale, measures_);
        return arrangement ? std::optional(laid(std::move(*arrangement), scale)) : std::nullopt;
    }

    void adapt(Laid& best)
    {
        const bool isUpright = best.arrangement.paper.orientation == Orientation::Portrait;
        const bool isOnTheWall = document_.use == Use::OnTheWall;
        // What had to shrink anyway takes no more pages than the least type.
        if (document_.use == Use::InTheHand ? isUpright : isOnTheWall && best.scale < 1) {
            auto smallest =
                laidOn(best.arrangement.paper, best.arrangement.shown, 1, smallestScale(document_));
            if (smallest && smallest->pages < best.pages) {
                best = *std::move(smallest);
                grow(best, 1, 1);
            }
        }
        // Long lists fill their pages anyway.
        constexpr std::size_t mostRows = 250;
        if (isOnTheWall && document_.rowCount() <= mostRows) {
            leaveOut(best);
            for (int columns = isUpright ? document_.newspaperColumns : 1; columns >= 1;
                 --columns) {
                grow(best, columns, largestScale(document_));
            }
        }
    }

    /// Leaves out columns, as far as that saves pages.
    void leaveOut(Laid& best)
    {
        auto choices = choicesOfColumns(document_);
        choices.pop_back(); // Single games leave only where they do not fit.
        for (const auto& shown : choices) {
            if (best.pages == 1 || shown.size() >= best.arrangement.shown.size()) {
                continue;
            }
            auto fewer = laidOn(best.arrangement.paper, shown, best.arrangement.newspaperColumns,
                                best.scale);
            if (fewer && fewer->pages < best.pages) {
                best = *std::move(fewer);
            }
        }
    }

    /// Takes the largest type that does not need more pages.
    void grow(Laid& best, int columns, qreal largest)
    {
        constexpr qreal step = 0.05;
        qreal low = best.scale;
        qreal high = largest + step;
        while (high - low > step) {
            const qreal middle = (low + high) / 2;
            auto larger = laidOn(best.arrangement.paper, best.arrangement.shown, columns, middle);
            if (larger && larger->pages <= best.pages) {
                best = *std::move(larger);
                low = middle;
            } else {
                high = middle;
            }
        }
    }

    /// The page height that gives the last page a fair share of rows, and makes columns on a single
    /// page end together. No block that is whole is split for that.
    [[nodiscard]] qreal balancedHeight(const Laid& laid) const
    {
        const qreal full = newFlow(laid.arrangement).bodyHeight();
        const bool beginsPages = std::any_of(document_.blocks.begin(), document_.blocks.end(),
                                             [](const Block& block) { return block.newPage; });
        constexpr qreal nearlyEmpty = 0.5;
        const bool isWell = laid.pages == 1 ? laid.arrangement.newspaperColumns == 1
                                            : laid.lastPageShare >= nearlyEmpty;
        if (beginsPages || isWell || !document_.hasRows()) {
            return full;
        }
        constexpr int tries = 7;
        constexpr qreal leastShare = 0.4;
        // Blocks that belong together still do.
        qreal low = std::max(full * leastShare, std::min(full, highestTogether(laid)));
        qreal high = full;
        const int continued = flowed(laid, 0, full).continued();
        const auto isAsGood = [&](qreal height) {
            const auto flow = flowed(laid, 0, height);
            return flow.pages() <= laid.pages && flow.continued() <= continued;
        };
        for (int count = 0; count < tries; ++count) {
            const qreal middle = (low + high) / 2;
            (isAsGood(middle) ? high : low) = middle;
        }
        return high;
    }

    static qreal highestTogether(const Laid& laid)
    {
        qreal highest = 0;
        for (const auto& block : laid.table.blocks) {
            if (block.together) {
                highest = std::max(highest, block.height());
            }
        }
        constexpr qreal runningHead = millimetres(10);
        return highest + laid.table.head.height + heightOf(laid.table.heading) + runningHead;
    }

    const TableDocument& document_;
    PaperSize paper_;
    const PageFrame& frame_;
    Measures measures_;
};

} // namespace

Sheets tablePages(const TableDocument& document, PaperSize paper, const PageFrame& frame)
{
    return Paging(document, paper, frame).sheets();
}

void addTable(PageFlow& flow, const TableDocument& document)
{
    Measures measures;
    auto arrangement = arrangedWithin(document, flow.width(), measures);
    arrangement.style.title = arrangement.style.blockTitle;
    arrangement.style.blockTitle = arrangement.style.blockLine;
    arrangement.style.blockTitle.weight = Weight::Bold;
    const auto table =
        laidOut(document, arrangement, {flow.width(), flow.width(), flow.fullHeight()}, measures);
    addPart(flow, table, arrangement, 0, document);
}

} // namespace typeset
