#pragma once

#include "under_grid.h"

#include <vector>

namespace desk {

/// The ranks that a correction will change.
class RankMovesStrip : public QWidget
{
    Q_OBJECT

public:
    explicit RankMovesStrip(QWidget* parent = nullptr);

    void setMoves(std::vector<ShownMove> moves);
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintMove(class QPainter& painter, const ShownMove& move, const QRect& rect) const;

    std::vector<ShownMove> moves_;
};

} // namespace desk
