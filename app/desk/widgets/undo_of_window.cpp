#include "app/desk/widgets/undo_of_window.h"

#include <QAbstractSpinBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

#include <optional>

namespace desk {
namespace {

struct Typing
{
    bool canUndo = false;
    bool canRedo = false;
};

/// Nothing if the widget is no field, or one that others look after.
std::optional<Typing> typingIn(QObject& widget)
{
    // A spin box passes the key on to its inner field by itself.
    const auto* const line = qobject_cast<QAbstractSpinBox*>(&widget) != nullptr
                                 ? widget.findChild<QLineEdit*>()
                                 : qobject_cast<QLineEdit*>(&widget);
    if (line != nullptr) {
        return Typing{line->isUndoAvailable(), line->isRedoAvailable()};
    }
    const auto ofDocument = [](const QTextDocument& document) {
        return Typing{document.isUndoAvailable(), document.isRedoAvailable()};
    };
    if (const auto* const plain = qobject_cast<QPlainTextEdit*>(&widget)) {
        return ofDocument(*plain->document());
    }
    if (const auto* const rich = qobject_cast<QTextEdit*>(&widget)) {
        return ofDocument(*rich->document());
    }
    return std::nullopt;
}

} // namespace

UndoOfWindow::UndoOfWindow(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool UndoOfWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride) {
        return false;
    }
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const bool undoes = key.matches(QKeySequence::Undo);
    if (!undoes && !key.matches(QKeySequence::Redo)) {
        return false;
    }
    const auto typing = typingIn(*watched);
    if (!typing || (undoes ? typing->canUndo : typing->canRedo)) {
        return false;
    }
    event->ignore();
    return true;
}

void forgetTyping(QWidget& window)
{
    for (auto* const field : window.findChildren<QLineEdit*>()) {
        if (field->isUndoAvailable() || field->isRedoAvailable()) {
            const int cursor = field->cursorPosition();
            const int selected = field->selectionStart();
            const auto length = static_cast<int>(field->selectedText().size());
            const bool isModified = field->isModified();
            field->setText(field->text());
            field->setModified(isModified);
            field->setCursorPosition(cursor);
            if (selected >= 0) {
                field->setSelection(selected, length);
            }
        }
    }
    for (auto* const text : window.findChildren<QPlainTextEdit*>()) {
        text->document()->clearUndoRedoStacks();
    }
}

} // namespace desk
