#pragma once

#include <QKeyEvent>
#include <QLineEdit>

namespace desk {

/// A field whose number is replaced by typing whenever it gets the focus. Ctrl+Z and Ctrl+Shift+Z
/// are left to the window: on the page of results they undo and redo what was stored, not digits.
class NumberField : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride) {
            const auto* const key = static_cast<QKeyEvent*>(event);
            if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
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
