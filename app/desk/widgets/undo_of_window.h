#pragma once

#include <QObject>

class QWidget;

namespace desk {

/// Lets Ctrl+Z and Ctrl+Shift+Z through to the window from all fields that have nothing left to
/// undo or redo. Qt's fields take these keys in any case.
class UndoOfWindow : public QObject
{
public:
    /// Watches all fields of the application.
    explicit UndoOfWindow(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// The fields in `window` have nothing to undo or redo any more; their texts stay.
void forgetTyping(QWidget& window);

} // namespace desk
