#pragma once

#include <QFocusEvent>
#include <QLineEdit>

namespace desk {

/// A field whose number is replaced by typing after it gets the focus.
class NumberField : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;

protected:
    void focusInEvent(QFocusEvent* event) override
    {
        QLineEdit::focusInEvent(event);
        // A look at another window must not let the next digit replace what is typed.
        const bool isBack = event->reason() == Qt::ActiveWindowFocusReason ||
                            event->reason() == Qt::PopupFocusReason;
        if (!isBack || !isModified()) {
            selectAll();
        }
    }
};

} // namespace desk
