#include "plain_undo.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace desk {
namespace {

class UndoFilter : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride) {
            const auto* const key = static_cast<QKeyEvent*>(event);
            if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
                event->ignore();
                return true;
            }
        }
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

void leaveUndoToTheWindow(QLineEdit& field)
{
    field.installEventFilter(new UndoFilter(&field));
}

} // namespace desk
