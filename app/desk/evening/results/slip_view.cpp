#include "app/desk/evening/results/slip_view.h"

#include "app/desk/evening/results/game_grid.h"
#include "app/desk/evening/results/slip_feedback.h"
#include "app/desk/evening/results/slip_head.h"
#include "app/desk/evening/results/slip_model.h"
#include "app/desk/widgets/layout.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

/// As high as the sheet of any table in the round if there is room, and no higher.
class GridScroll : public QScrollArea
{
public:
    GridScroll(const GameGrid& grid, QWidget* parent) : QScrollArea(parent), grid_(grid)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    }

    // Qt's own hint is the grid's initial height.
    [[nodiscard]] QSize sizeHint() const override
    {
        return {grid_.sizeHint().width(), grid_.usualHeight()};
    }

private:
    const GameGrid& grid_;
};

} // namespace

SlipView::SlipView(Session& session, QWidget* parent)
    : QWidget(parent),
      head_(new SlipHead(session, this)),
      model_(new SlipModel(this)),
      grid_(new GameGrid(*model_, this)),
      scroll_(new GridScroll(*grid_, this)),
      place_(new QWidget(this)),
      feedback_(new SlipFeedback(session, this))
{
    build();
    // There is more or less room than before.
    connect(scroll_->verticalScrollBar(), &QScrollBar::rangeChanged, this,
            &SlipView::scrollToTypingRow);
}

void SlipView::build()
{
    scroll_->setObjectName(u"gridScroll"_s);
    scroll_->setWidget(grid_);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setMinimumWidth(grid_->minimumSizeHint().width() +
                             scroll_->verticalScrollBar()->sizeHint().width());
    auto* const column = makeColumn(this, distance::small);
    column->addWidget(head_);
    column->addWidget(scroll_);
    column->addWidget(place_);
    column->addStretch(1);
    place_->installEventFilter(this);
    feedback_->installEventFilter(this);
}

void SlipView::setLow(bool isLow)
{
    grid_->setLow(isLow);
    feedback_->setLow(isLow);
    layout()->setSpacing(isLow ? distance::tight : distance::small);
    placeFeedback();
    showTypingRow();
}

void SlipView::showFromTop()
{
    scroll_->verticalScrollBar()->setValue(0);
}

void SlipView::showTypingRow()
{
    scroll_->updateGeometry();
    scrollToTypingRow();
}

void SlipView::scrollToTypingRow()
{
    if (const auto row = grid_->typingRow()) {
        scroll_->ensureVisible(0, row->bottom(), 0, GameGrid::sumsHeight);
        scroll_->ensureVisible(0, row->top(), 0, grid_->headHeight());
    }
}

void SlipView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeFeedback();
}

bool SlipView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest ||
        (watched == place_ && event->type() == QEvent::Move)) {
        placeFeedback();
    }
    return QWidget::eventFilter(watched, event);
}

void SlipView::placeFeedback()
{
    place_->setFixedHeight(feedback_->usualHeight(width()));
    const QRect place = place_->geometry();
    const int height = std::max(place.height(), feedback_->heightForWidth(place.width()));
    feedback_->setGeometry(place.adjusted(0, place.height() - height, 0, 0));
    feedback_->raise();
}

} // namespace desk
