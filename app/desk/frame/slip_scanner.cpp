#include "app/desk/frame/slip_scanner.h"

#include "core/codes/slip_id.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QUndoStack>

#include <utility>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

/// As printed, with or without the address before it: what people type may be shorter.
bool isPrintedId(const QString& text)
{
    const auto id = core::readSlipId(text);
    return id && core::slipText(*id) == text.section(u'#', -1);
}

bool isEnter(const QKeyEvent& key)
{
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) &&
           (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

} // namespace

SlipScanner::SlipScanner(QWidget& window, std::function<QUndoStack*()> typing)
    : QObject(&window), window_(window), typing_(std::move(typing))
{
    qApp->installEventFilter(this);
}

bool SlipScanner::eventFilter(QObject* watched, QEvent* event)
{
    const auto* const focused = QApplication::focusWidget();
    const bool isOurs = event->type() == QEvent::KeyPress && watched == focused &&
                        focused->window() == &window_ && !focused->property(readsSlipIds).toBool();
    if (!isOurs) {
        return QObject::eventFilter(watched, event);
    }
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (isEnter(key)) {
        return take();
    }
    if (key.key() != Qt::Key_Shift) {
        read(key);
    }
    return false;
}

void SlipScanner::read(const QKeyEvent& key)
{
    const bool isCommand = (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != 0;
    if (isCommand || key.text().isEmpty() || !key.text().front().isPrint()) {
        read_.clear();
        return;
    }
    if (read_.isEmpty()) {
        field_ = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        text_ = field_ != nullptr ? field_->text() : QString();
        stack_ = typing_();
        steps_ = stack_ != nullptr ? stack_->index() : 0;
    }
    read_ += key.text();
}

bool SlipScanner::take()
{
    const auto read = std::exchange(read_, {});
    if (!isPrintedId(read)) {
        return false;
    }
    putBack();
    Q_EMIT scanned(read);
    return true;
}

void SlipScanner::putBack()
{
    if (stack_ != nullptr) {
        while (stack_->index() > steps_) {
            stack_->undo();
        }
    } else if (field_ != nullptr) {
        field_->setText(text_);
    }
}

} // namespace desk
