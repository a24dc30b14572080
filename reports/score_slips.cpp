#include "score_slips.h"

#include "fitted_text.h"
#include "slip_layout.h"

#include <algorithm>
#include <array>

namespace reports {

namespace {

/// How many slips share a page, and how it lies.
struct Arrangement
{
    Orientation orientation = Orientation::Landscape;
    int columns = 1;
    int rows = 1;

    [[nodiscard]] std::size_t slips() const
    {
        return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
    }
};

/// From many to few. Slips of the first two are equally wide.
constexpr std::array arrangements = {
    Arrangement{Orientation::Landscape, 2, 2},
    Arrangement{Orientation::Landscape, 2, 1},
    Arrangement{Orientation::Portrait, 1, 1},
};

/// From the cut to what is printed.
constexpr qreal cutMargin = millimetres(5);

QSizeF cellSize(const Paper& paper, const Arrangement& arrangement)
{
    const auto sheet = sheetArea(paper);
    return {sheet.width() / arrangement.columns, sheet.height() / arrangement.rows};
}

/// What can be printed on of the slip at a place, counted row by row from the upper left.
QRectF roomOf(const Paper& paper, const Arrangement& arrangement, std::size_t place)
{
    const auto columns = static_cast<std::size_t>(arrangement.columns);
    const auto cell = cellSize(paper, arrangement);
    const auto row = place / columns;
    const QRectF whole({static_cast<qreal>(place % columns) * cell.width(),
                        static_cast<qreal>(row) * cell.height()},
                       cell);
    return whole.marginsRemoved({cutMargin, cutMargin, cutMargin, cutMargin})
        .intersected(printableArea(paper));
}

/// The most to a page of which every slip fits unshrunk; one to a page takes any.
Arrangement arrangementFor(const ScoreSlips& slips, PaperSize paper)
{
    int games = 0;
    for (const auto& slip : slips.slips) {
        games = std::max(games, slip.games);
    }
    for (const auto& arrangement : arrangements) {
        const auto room = roomOf({paper, arrangement.orientation}, arrangement, 0);
        if (slipHeight(slips.words, games) <= room.height() && slipWidth() <= room.width()) {
            return arrangement;
        }
    }
    return arrangements.back();
}

void addCuts(Sheet& sheet, const Arrangement& arrangement)
{
    const auto cell = cellSize(sheet.paper, arrangement);
    const auto area = printableArea(sheet.paper);
    const auto cut = [&sheet](const QPointF& from, const QPointF& to) {
        sheet.marks.emplace_back(LineMark{from, to, points(0.5), Ink::Grey, true});
    };
    for (int column = 1; column < arrangement.columns; ++column) {
        const qreal x = column * cell.width();
        cut({x, area.top()}, {x, area.bottom()});
    }
    for (int row = 1; row < arrangement.rows; ++row) {
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
    const auto count = slips.slips.size();
    if (count == 0) {
        return {sheetSaying(slips.nothing, paper)};
    }
    const auto arrangement = arrangementFor(slips, paper);
    const auto pages = (count + arrangement.slips() - 1) / arrangement.slips();
    Sheets sheets(pages, Sheet{{paper, arrangement.orientation}, {}});
    for (std::size_t page = 0; page < pages; ++page) {
        auto& sheet = sheets[page];
        for (std::size_t place = 0; place < arrangement.slips(); ++place) {
            const auto index = place * pages + page;
            if (index < count) {
                addSlip(sheet, slips.slips[index], slips.words,
                        roomOf(sheet.paper, arrangement, place));
            }
        }
        addCuts(sheet, arrangement);
    }
    return sheets;
}

} // namespace reports
