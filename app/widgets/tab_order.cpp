#include "tab_order.h"

#include <QLayout>
#include <QScrollArea>
#include <QWidget>

#include <vector>

namespace desk {
namespace {

void collect(const QLayout& layout, std::vector<QWidget*>& parts);

void collect(QWidget& part, std::vector<QWidget*>& parts)
{
    // Of buttons of which one is taken only that one is a stop; another can be taken later.
    const bool takesKeys = part.focusPolicy() != Qt::NoFocus && part.focusProxy() == nullptr;
    if (takesKeys) {
        parts.push_back(&part);
    }
    const auto* const scrolled = qobject_cast<QScrollArea*>(&part);
    const auto* const layout = part.layout();
    if (scrolled != nullptr && scrolled->widget() != nullptr) {
        collect(*scrolled->widget(), parts);
    } else if (layout != nullptr && !takesKeys) { // Else it is one stop, whatever it is made of.
        collect(*layout, parts);
    }
}

void collect(const QLayout& layout, std::vector<QWidget*>& parts)
{
    for (int index = 0; index < layout.count(); ++index) {
        auto* const item = layout.itemAt(index);
        if (auto* const part = item->widget()) {
            collect(*part, parts);
        } else if (const auto* const inner = item->layout()) {
            collect(*inner, parts);
        }
    }
}

} // namespace

void orderTabs(QWidget& parent)
{
    std::vector<QWidget*> parts;
    collect(parent, parts);
    for (std::size_t index = 1; index < parts.size(); ++index) {
        QWidget::setTabOrder(parts[index - 1], parts[index]);
    }
}

} // namespace desk
