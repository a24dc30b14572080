#include "app/desk/widgets/flow_layout.h"

#include <QLabel>
#include <QWidget>

#include <algorithm>

namespace desk {

FlowLayout::FlowLayout(QWidget* parent, int spacing, int lineSpacing)
    : QLayout(parent), lineSpacing_(lineSpacing)
{
    setContentsMargins({});
    setSpacing(spacing);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item)
{
    items_.emplace_back(item);
    invalidate();
}

int FlowLayout::count() const
{
    return static_cast<int>(items_.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count()) {
        return nullptr;
    }
    auto* const taken = items_[static_cast<std::size_t>(index)].release();
    items_.erase(items_.begin() + index);
    invalidate();
    return taken;
}

int FlowLayout::heightForWidth(int width) const
{
    return layOut(QRect(0, 0, width, 0), false);
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    layOut(rect, true);
}

QSize FlowLayout::sizeHint() const
{
    QSize all(0, 0);
    for (const auto& item : items_) {
        if (!item->isEmpty()) {
            const auto size = item->sizeHint();
            all = {all.width() + (all.width() > 0 ? spacing() : 0) + size.width(),
                   std::max(all.height(), size.height())};
        }
    }
    return all;
}

QSize FlowLayout::minimumSize() const
{
    QSize widest(0, 0);
    for (const auto& item : items_) {
        if (!item->isEmpty()) {
            widest = widest.expandedTo(item->minimumSize());
        }
    }
    return widest;
}

int FlowLayout::widthOnLine(const QLayoutItem& item) const
{
    const int width = item.sizeHint().width();
    const auto* const label = qobject_cast<const QLabel*>(item.widget());
    const auto* const buddy = label != nullptr ? label->buddy() : nullptr;
    return buddy != nullptr ? width + spacing() +
                                  std::clamp(buddy->sizeHint().width(), buddy->minimumWidth(),
                                             buddy->maximumWidth())
                            : width;
}

int FlowLayout::layOut(const QRect& rect, bool moves) const
{
    QPoint place = rect.topLeft();
    int lineHeight = 0;
    for (const auto& item : items_) {
        if (item->isEmpty()) {
            continue;
        }
        const auto size = QSize(std::min(item->sizeHint().width(), std::max(rect.width(), 0)),
                                item->sizeHint().height());
        if (place.x() > rect.left() &&
            place.x() + widthOnLine(*item) > rect.left() + rect.width()) {
            place = QPoint(rect.left(), place.y() + lineHeight + lineSpacing_);
            lineHeight = 0;
        }
        if (moves) {
            item->setGeometry({place, size});
        }
        place.rx() += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    return place.y() + lineHeight - rect.top();
}

} // namespace desk
