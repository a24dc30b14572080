#pragma once

#include <QWidget>

class QScrollArea;

namespace desk {

class GameGrid;
class Session;
class SlipFeedback;
class SlipHead;
class SlipModel;

/// What is seen of a slip: its head, the grid, as high as the sheet where there is room, and below
/// it the feedback. A feedback higher than its place covers the foot of the grid: nothing moves.
class SlipView : public QWidget
{
    Q_OBJECT

public:
    SlipView(Session& session, SlipModel& model, QWidget* parent);

    [[nodiscard]] SlipHead& head() { return *head_; }
    [[nodiscard]] GameGrid& grid() { return *grid_; }
    [[nodiscard]] SlipFeedback& feedback() { return *feedback_; }

    /// Gives its height to the grid.
    void setLow(bool isLow);
    void showFromTop();
    /// Brings the row being typed into sight, after the sheet has changed.
    void showTypingRow();
    /// After its usual height has changed.
    void placeFeedback();

protected:
    void resizeEvent(QResizeEvent* event) override;
    /// Follows the place of the feedback and its contents.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void scrollToTypingRow();

    SlipHead* head_;
    GameGrid* grid_;
    QScrollArea* scroll_;
    QWidget* place_; ///< Of the feedback.
    SlipFeedback* feedback_;
};

} // namespace desk
