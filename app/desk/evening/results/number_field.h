#pragma once

#include <QKeyEvent>
#include <QLineEdit>

namespace desk {

/// A field whose number is replaced by typing after it gets the focus. If nothing was typed, Ctrl+Z
/// and Ctrl+Shift+Z go to the window.
class NumberField : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride) {
            const auto* const key = static_cast<QKeyEvent*>(event);
            if ((key->matches(QKeySequence::Undo) && !isUndoAvailable()) ||
                (key->matches(QKeySequence::Redo) && !isRedoAvailable())) {
                event->ignore();
                return true;
            }
        }
        return QLineEdit::event(event);
    }
    void focusInEvent(QFocusEvent* event) override
    {
        QLineEdit::focusInEvent(event);
        selectAll();
    }
};

} // namespace desk
