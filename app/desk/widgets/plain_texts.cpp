#include "app/desk/widgets/plain_texts.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QMenu>
#include <QTextDocument>
#include <QToolTip>

namespace desk {
namespace {

/// What Qt would show there.
QString toolTipAt(const QWidget& widget, const QPoint& position)
{
    if (const auto* const menu = qobject_cast<const QMenu*>(&widget)) {
        const auto* const action = menu->toolTipsVisible() ? menu->actionAt(position) : nullptr;
        return action != nullptr ? action->toolTip() : QString();
    }
    const auto* const view = qobject_cast<const QAbstractItemView*>(widget.parentWidget());
    if (view != nullptr && view->viewport() == &widget) {
        return view->indexAt(position).data(Qt::ToolTipRole).toString();
    }
    return widget.toolTip();
}

} // namespace

bool PlainToolTips::eventFilter(QObject* watched, QEvent* event)
{
    auto* const widget =
        event->type() == QEvent::ToolTip ? qobject_cast<QWidget*>(watched) : nullptr;
    if (widget == nullptr) {
        return false;
    }
    const auto* const help = static_cast<QHelpEvent*>(event);
    const auto text = toolTipAt(*widget, help->pos());
    if (!Qt::mightBeRichText(text)) {
        return false;
    }
    QToolTip::showText(help->globalPos(), Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal),
                       widget);
    return true;
}

} // namespace desk
