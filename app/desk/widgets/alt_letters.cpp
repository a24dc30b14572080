#include "app/desk/widgets/alt_letters.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace desk {
namespace {

/// On Windows digits of the keypad with Alt give a sign by its number, and AltGr is Ctrl with Alt.
bool isAltLetter(const QKeyEvent& key)
{
#ifdef Q_OS_MACOS
    return false; // The option key types signs.
#else
    const auto text = key.text();
    return (key.modifiers() & ~Qt::ShiftModifier) == Qt::AltModifier && !text.isEmpty() &&
           text.front().isPrint();
#endif
}

bool isField(const QObject* watched)
{
    return qobject_cast<const QLineEdit*>(watched) != nullptr ||
           qobject_cast<const QTextEdit*>(watched) != nullptr ||
           qobject_cast<const QPlainTextEdit*>(watched) != nullptr;
}

} // namespace

bool AltLetters::eventFilter(QObject* watched, QEvent* event)
{
    return (event->type() == QEvent::KeyPress && isField(watched) &&
            isAltLetter(*static_cast<QKeyEvent*>(event))) ||
           QObject::eventFilter(watched, event);
}

} // namespace desk
