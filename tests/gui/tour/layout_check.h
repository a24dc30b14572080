#pragma once

#include <QStringList>
#include <QWidget>

/// What is wrong with the layout of a window that is shown: a control outside of it (and not in
/// something that scrolls), a text cut off, controls on top of each other.
QStringList layoutFaults(const QWidget& window);
