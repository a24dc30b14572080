#pragma once

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
        selectAll();
    }
};

} // namespace desk
