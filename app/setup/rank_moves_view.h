#pragma once

#include "core/standings.h"

#include <QWidget>

class QLabel;

namespace desk {

/// The ranks that a change would move, the largest moves first.
class RankMovesView : public QWidget
{
    Q_OBJECT

public:
    explicit RankMovesView(QWidget* parent = nullptr);

    /// `hasResults`: somebody has a rank at all.
    void show(std::vector<core::RankMove> moves, const core::Tournament& tournament,
              bool hasResults);
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Line
    {
        QString from;
        QString to;
        QString name;
        bool gains = false;
    };
    [[nodiscard]] int linesTop() const;

    QLabel* title_;
    QLabel* note_;
    QWidget* space_;
    std::vector<Line> lines_;
};

} // namespace desk
