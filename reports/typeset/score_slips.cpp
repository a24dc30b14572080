#include "reports/typeset/score_slips.h"

#include "reports/typeset/fitted_text.h"
#include "reports/typeset/slip_layout.h"

#include <algorithm>
#include <array>

namespace typeset {

namespace {

/// How many slips share a page, and its orientation.
struct SlipGrid
{
    Orientation orientation = Orientation::Landscape;
    int columns = 1;
    int rows = 1;

    [[nodiscard]] std::size_t slips() const
    {
        return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
    }
};

/// From many to few. Slips of the first two have the same width.
constexpr std::array grids = {
    SlipGrid{Orientation::Landscape, 2, 2},
    SlipGrid{Orientation::Landscape, 2, 1},
    SlipGrid{Orientation::Portrait, 1, 1},
};

/// From the cut to the printed area.
constexpr qreal cutMargin = millimetres(5);

QSizeF cellSize(const Paper& paper, const SlipGrid& grid)
{
    const auto sheet = sheetArea(paper);
    return {sheet.width() / grid.columns, sheet.height() / grid.rows};
}

/// The printable area of the slip at a place, counted row by row from the upper left.
QRectF roomOf(const Paper& paper, const SlipGrid& grid, std::size_t place)
{
    const auto columns = static_cast<std::size_t>(grid.columns);
    const auto cell = cellSize(paper, grid);
    const auto row = place / columns;
    const QRectF whole({static_cast<qreal>(place % columns) * cell.width(),
                        static_cast<qreal>(row) * cell.height()},
                       cell);
    return whole.marginsRemoved({cutMargin, cutMargin, cutMargin, cutMargin})
        .intersected(printableArea(paper));
}

/// An arrangement of slips on a page, and the room it leaves for names.
struct SlipShape
{
    SlipGrid grid;
    qreal nameHeight = 0;
};

/// The grid with the most slips in which each fits; one per page as a last resort.
SlipShape shapeFor(const ScoreSlips& slips, PaperSize paper)
{
    int games = 0;
    for (const auto& slip : slips.slips) {
        games = std::max(games, slip.games);
    }
    SlipShape shape;
    for (const auto& grid : grids) {
        const auto room = roomOf({paper, grid.orientation}, grid, 0);
        shape = {grid, nameHeight(slips.slips, slips.words, room.width())};
        if (slipHeight(slips.words, shape.nameHeight, games) <= room.height() &&
            slipWidth() <= room.width()) {
            return shape;
        }
    }
    // However long the names, the games keep most of the page.
    constexpr qreal mostForNames = millimetres(60);
    shape.nameHeight = std::min(shape.nameHeight, mostForNames);
    return shape;
}

/// The slips, each with no more games than fit; the rest follow on further slips.
std::vector<Slip> parted(const std::vector<Slip>& slips, int mostGames)
{
    std::vector<Slip> parts;
    for (const auto& slip : slips) {
        for (int begun = 0; begun == 0 || begun < slip.games; begun += mostGames) {
            auto& part = parts.emplace_back(slip);
            part.firstGame = slip.firstGame + begun;
            part.games = std::min(mostGames, slip.games - begun);
        }
    }
    return parts;
}

void addCuts(Sheet& sheet, const SlipGrid& grid)
{
    const auto cell = cellSize(sheet.paper, grid);
    const auto area = printableArea(sheet.paper);
    const auto cut = [&sheet](const QPointF& from, const QPointF& to) {
        sheet.marks.emplace_back(LineMark{from, to, points(0.5), Ink::Grey, true});
    };
    for (int column = 1; column < grid.columns; ++column) {
        const qreal x = column * cell.width();
        cut({x, area.top()}, {x, area.bottom()});
    }
    for (int row = 1; row < grid.rows; ++row) {
        const qreal y = row * cell.height();
        cut({area.left(), y}, {area.right(), y});
    }
}

Sheet sheetSaying(const QString& text, PaperSize paper)
{
    Sheet sheet{{paper, Orientation::Portrait}, {}};
    constexpr Type type{points(14)};
    addFittedText(sheet, text, type, printableArea(sheet.paper));
    return sheet;
}

} // namespace

Sheets slipPages(const ScoreSlips& slips, PaperSize paper)
{
    if (slips.slips.empty()) {
        return {sheetSaying(slips.nothing, paper)};
    }
    const auto [grid, nameHeight] = shapeFor(slips, paper);
    const auto room = roomOf({paper, grid.orientation}, grid, 0);
    const auto parts = parted(slips.slips, gamesThatFit(slips.words, nameHeight, room.height()));
    const auto count = parts.size();
    const auto pages = (count + grid.slips() - 1) / grid.slips();
    Sheets sheets(pages, Sheet{{paper, grid.orientation}, {}});
    for (std::size_t page = 0; page < pages; ++page) {
        auto& sheet = sheets[page];
        for (std::size_t place = 0; place < grid.slips(); ++place) {
            const auto index = place * pages + page;
            if (index < count) {
                addSlip(sheet, parts[index], slips.words, nameHeight,
                        roomOf(sheet.paper, grid, place));
            }
        }
        addCuts(sheet, grid);
    }
    return sheets;
}

} // namespace typeset
