#pragma once

#include <QObject>

class QLineEdit;

namespace desk {

/// Leaves Ctrl+Z and Ctrl+Shift+Z to the window: on the page of results they take back and do again
/// what was stored, not the digits of a field.
void leaveUndoToTheWindow(QLineEdit& field);

} // namespace desk
