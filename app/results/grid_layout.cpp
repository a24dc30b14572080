#include "grid_sheet.h"

#include <algorithm>

namespace desk {
namespace {

constexpr int labelWidth = 70;
constexpr int endingWidth = 104;
constexpr int narrowSeat = 138;
constexpr int wideSeat = 240;
constexpr int firstWidth = 44;
constexpr int firstWidthOfCards = 40;
constexpr int secondWidth = 36;
constexpr int fieldHeight = 32;
constexpr int gap = 6;
constexpr int pointsWidth = 44;
constexpr int pointsWidthOfCards = 48;
/// Whole numbers keep clear of the next seat; others have their fractions there.
constexpr int behindWholePoints = 8;

} // namespace

GridLayout::GridLayout(const GridSheet& sheet, QRect rect)
    : rect_(rect),
      rowHeight_(rowHeightFor(sheet.rows.size())),
      rows_(static_cast<int>(sheet.rows.size())),
      seatWidth_(std::clamp((rect.width() - labelWidth - endingWidth) / scoring::largestTable,
                            narrowSeat, wideSeat)),
      hasSecond_(sheet.hasSecond),
      cards_(sheet.cards)
{}

int GridLayout::rowHeightFor(std::size_t rows)
{
    constexpr std::size_t fewRows = 4;
    return rows <= fewRows ? 46 : 40;
}

int GridLayout::heightFor(std::size_t rows)
{
    return headHeight + titlesHeight + static_cast<int>(rows) * rowHeightFor(rows) + sumsHeight;
}

int GridLayout::seatLeft(std::size_t seat) const
{
    return rect_.left() + labelWidth + static_cast<int>(seat) * seatWidth_;
}

QRect GridLayout::head(std::size_t seat) const
{
    return {seatLeft(seat), rect_.top(), seatWidth_ - gap, headHeight};
}

QRect GridLayout::titles() const
{
    return {rect_.left(), rect_.top() + headHeight, rect_.width(), titlesHeight};
}

QRect GridLayout::row(std::size_t row) const
{
    return {rect_.left(), titles().bottom() + 1 + static_cast<int>(row) * rowHeight_, rect_.width(),
            rowHeight_};
}

QRect GridLayout::label(std::size_t index) const
{
    const QRect whole = row(index);
    return {whole.left() + 2 * gap, whole.top(), labelWidth - 2 * gap, whole.height()};
}

QRect GridLayout::field(std::size_t index, FieldPlace place) const
{
    const QRect whole = row(index);
    const QRect first(seatLeft(place.seat), whole.center().y() - fieldHeight / 2 + 1,
                      cards_ ? firstWidthOfCards : firstWidth, fieldHeight);
    return place.second ? QRect(first.right() + gap, first.top(), hasSecond_ ? secondWidth : 0,
                                first.height())
                        : first;
}

QRect GridLayout::points(std::size_t index, std::size_t seat) const
{
    const QRect left = field(index, {seat, hasSecond_});
    return {left.right() + gap / 2, left.top(),
            cards_ ? pointsWidthOfCards - behindWholePoints : pointsWidth, left.height()};
}

QRect GridLayout::ending(std::size_t index) const
{
    const QRect whole = row(index);
    const int left = seatLeft(scoring::largestTable);
    return {left, whole.top(), whole.right() - left, whole.height()};
}

QRect GridLayout::sums() const
{
    return {rect_.left(), titles().bottom() + 1 + rows_ * rowHeight_, rect_.width(), sumsHeight};
}

QRect GridLayout::sumText(std::size_t seat) const
{
    const QRect whole = sums();
    return {seatLeft(seat), whole.top(), points(0, seat).left() - seatLeft(seat), whole.height()};
}

QRect GridLayout::sumPoints(std::size_t seat) const
{
    const QRect above = points(0, seat);
    return {above.left(), sums().top(), above.width(), sums().height()};
}

} // namespace desk
