#include "app/desk/frame/held_input.h"

#include <QCoreApplication>

namespace desk {

namespace {

/// Passed on it would reach the field alone, not the command: Ctrl+Z would undo there.
bool isOfCommand(const QKeyEvent& key)
{
    const auto pressed =
        key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    // Windows tells AltGr as both.
    return pressed && pressed != (Qt::ControlModifier | Qt::AltModifier);
}

} // namespace

HeldInput::HeldInput(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

HeldInput::~HeldInput()
{
    QCoreApplication::instance()->removeEventFilter(this);
    for (auto& [receiver, key] : keys_) {
        if (receiver != nullptr) {
            QCoreApplication::postEvent(receiver, key.release());
        }
    }
}

bool HeldInput::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        event->accept(); // So that the key arrives as one.
        return true;
    case QEvent::KeyPress:
    case QEvent::KeyRelease: {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.key() != Qt::Key_Escape) {
            if (!isOfCommand(key)) {
                keys_.emplace_back(watched, key.clone());
            }
        } else if (key.type() == QEvent::KeyPress) {
            Q_EMIT escaped();
        }
        return true;
    }
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::ContextMenu:
    case QEvent::Close:
        event->ignore();
        return true;
    default:
        return false;
    }
}

} // namespace desk
