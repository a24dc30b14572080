#include "app/desk/evening/check_in/check_in_field.h"

#include "app/desk/frame/icons.h"
#include "app/desk/widgets/controls.h"

#include <QKeyEvent>

namespace desk {

CheckInField::CheckInField(QWidget* parent) : QLineEdit(parent)
{
    setObjectName(QStringLiteral("checkInField"));
    setAccessibleName(tr("Check in"));
    setPlaceholderText(tr("Name, start number, or scan a code"));
    setProperty("size", QStringLiteral("large"));
    setClearButtonEnabled(true);
    addAction(icons::icon(icons::Meaning::Search, palette(), theme::Role::Accent),
              QLineEdit::LeadingPosition);
}

void CheckInField::keyPressEvent(QKeyEvent* event)
{
    constexpr int page = 10;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers().testFlag(Qt::ControlModifier)) {
            Q_EMIT newPersonEntered();
        } else {
            Q_EMIT entered(false);
        }
        return;
    case Qt::Key_Plus:
        Q_EMIT entered(true);
        return;
    case Qt::Key_F6:
        Q_EMIT leavingAsked();
        return;
    case Qt::Key_F7:
        Q_EMIT feeClassAsked();
        return;
    case Qt::Key_F8:
        Q_EMIT companyAsked();
        return;
    case Qt::Key_Up:
        Q_EMIT stepped(-1);
        return;
    case Qt::Key_Down:
        Q_EMIT stepped(1);
        return;
    case Qt::Key_PageUp:
        Q_EMIT stepped(-page);
        return;
    case Qt::Key_PageDown:
        Q_EMIT stepped(page);
        return;
    case Qt::Key_Escape:
        if (text().isEmpty()) {
            Q_EMIT left();
            return;
        }
        empty();
        Q_EMIT textEdited(QString());
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

} // namespace desk
