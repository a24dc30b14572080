#pragma once

#include <QRect>

#include <vector>

namespace desk {

/// Where cards of a flow stand: as many columns as have room, all of one width.
class CardGrid
{
public:
    CardGrid() = default;
    /// `rows[i]` is how many rows card i has.
    CardGrid(int width, const std::vector<int>& rows, int rowHeight);

    static constexpr int headHeight = 41;

    [[nodiscard]] int columns() const { return columns_; }
    [[nodiscard]] int height() const { return height_; }
    [[nodiscard]] const std::vector<QRect>& cards() const { return cards_; }
    [[nodiscard]] QRect row(std::size_t card, std::size_t row) const;

private:
    int columns_ = 1;
    int height_ = 0;
    int rowHeight_ = 0;
    std::vector<QRect> cards_;
};

} // namespace desk
