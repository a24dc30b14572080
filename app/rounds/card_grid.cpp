#include "card_grid.h"

#include <algorithm>

namespace desk {
namespace {

constexpr int gap = 16;
constexpr int leastWidth = 300;
constexpr int mostColumns = 3;
constexpr int bottom = 10;

} // namespace

CardGrid::CardGrid(int width, const std::vector<int>& rows, int rowHeight) : rowHeight_(rowHeight)
{
    columns_ = std::clamp((width + gap) / (leastWidth + gap), 1, mostColumns);
    const int cardWidth = (width - gap * (columns_ - 1)) / columns_;
    int top = 0;
    int lineHeight = 0;
    for (std::size_t card = 0; card < rows.size(); ++card) {
        const int column = static_cast<int>(card) % columns_;
        if (column == 0 && card > 0) {
            top += lineHeight + gap;
            lineHeight = 0;
        }
        const int height = headHeight + rows[card] * rowHeight + bottom;
        lineHeight = std::max(lineHeight, height);
        cards_.emplace_back(column * (cardWidth + gap), top, cardWidth, height);
    }
    height_ = top + lineHeight;
}

QRect CardGrid::row(std::size_t card, std::size_t row) const
{
    const QRect& rect = cards_[card];
    return {rect.left() + 1, rect.top() + headHeight + static_cast<int>(row) * rowHeight_ + 4,
            rect.width() - 2, rowHeight_};
}

} // namespace desk
