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
    SlipView(Session& session, QWidget* parent);

    /// Gives its height to the grid.
    void setLow(bool isLow);

protected:
    [[nodiscard]] SlipHead& head() { return *head_; }
    [[nodiscard]] SlipModel& model() { return *model_; }
    [[nodiscard]] GameGrid& grid() { return *grid_; }
    [[nodiscard]] SlipFeedback& feedback() { return *feedback_; }

    void showFromTop();
    /// Brings the row being typed into sight, after the sheet has changed.
    void showTypingRow();
    /// After its usual height has changed.
    void placeFeedback();

    void resizeEvent(QResizeEvent* event) override;
    /// Follows the place of the feedback and its contents.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void scrollToTypingRow();

    SlipHead* head_;
    SlipModel* model_;
    GameGrid* grid_;
    QScrollArea* scroll_;
    QWidget* place_; ///< Of the feedback.
    SlipFeedback* feedback_;
};

} // namespace desk
