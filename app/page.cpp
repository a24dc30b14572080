#include "page.h"

namespace desk {

void Page::outdate()
{
    isOutdated_ = !isVisible();
    if (!isOutdated_) {
        refresh();
    }
}

void Page::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (isOutdated_) {
        outdate();
    }
}

} // namespace desk
