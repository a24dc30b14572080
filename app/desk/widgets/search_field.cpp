#include "app/desk/widgets/search_field.h"

#include "app/desk/frame/icons.h"

#include <QKeyEvent>

namespace desk {

SearchField::SearchField(const QString& objectName, const QString& accessibleName, QWidget* parent)
    : QLineEdit(parent)
{
    setObjectName(objectName);
    setAccessibleName(accessibleName);
    setPlaceholderText(tr("Search"));
    setClearButtonEnabled(true);
    addAction(icons::icon(icons::Meaning::Search, palette(), theme::Role::Muted),
              QLineEdit::LeadingPosition);
}

void SearchField::showKey()
{
    setPlaceholderText(
        tr("Search (%1)").arg(QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText)));
}

void SearchField::clearOnEscapeIn(QWidget& list)
{
    list.installEventFilter(this);
}

bool SearchField::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && !text().isEmpty() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        clear();
        return true;
    }
    return QLineEdit::eventFilter(watched, event);
}

void SearchField::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        clear();
        Q_EMIT ended();
        break;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT listWanted();
        break;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

} // namespace desk
