#pragma once

#include <QStringList>
#include <QWidget>

/// Layout faults of a visible window: a control outside it (and not in a scroll area), truncated
/// text, overlapping controls.
QStringList layoutFaults(const QWidget& window);
